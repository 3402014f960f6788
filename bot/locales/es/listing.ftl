listing-summary = Juega a Koi-Koi, el juego japonés de cartas de flores, con amigos o contra la máquina, en Discord.
listing-description = Koi-Koi es el juego más querido de Japón con hanafuda, las cartas de flores. Desafía a alguien con `/koikoi jugar`, o a la máquina con `/koikoi máquina`. Todos ven la mesa; tu mano, solo tú. ¿Es nuevo para ti? `/koikoi aprender` te lo enseña en cinco minutos. Gratis y sin anuncios.
listing-page =
    Dos jugadores, cuarenta y ocho cartas de flores y una pregunta: ¿parar y llevarte tus puntos, o decir koi-koi y arriesgarlos por más?

    - **Cartas preciosas.** La mesa es una imagen en el canal, y los botones dicen qué hace cada carta.
    - **Fácil de aprender.** `/koikoi aprender` te enseña las cartas en cinco minutos y juega contigo la primera ronda.
    - **Siempre hay rival.** Desafía a un miembro, busca a alguien en otros servidores o juega contra la máquina, de principiante a maestro.
    - **Algo nuevo cada día.** Un reparto igual para todo el mundo y un acertijo.
    - **Para tu servidor.** Torneos, clasificaciones, temporadas y tus propias reglas a partir de siete reglamentos.
    - **Estés donde estés.** Añádelo a tu cuenta y juega en cualquier servidor, grupo o mensaje directo.
    - **Justo y privado.** Cada reparto se puede comprobar después, y puedes exportar o borrar tus datos cuando quieras.
