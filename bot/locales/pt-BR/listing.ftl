listing-summary = Jogue Koi-Koi, o jogo japonês das cartas de flores, com amigos ou contra o computador, direto no Discord.
listing-description = Koi-Koi é o jogo mais querido do Japão com hanafuda, as cartas de flores. Desafie alguém com `/koikoi jogar`, ou o computador com `/koikoi computador`. Todos veem a mesa; sua mão, só você. Primeira vez? `/koikoi aprender` ensina em cinco minutos. Grátis e sem anúncios.
listing-page =
    Dois jogadores, quarenta e oito cartas de flores e uma pergunta: parar e levar seus pontos, ou pedir koi-koi e arriscar tudo por mais?

    - **Cartas lindas.** A mesa é uma imagem no canal, e os botões dizem o que cada carta faz.
    - **Fácil de aprender.** `/koikoi aprender` mostra as cartas em cinco minutos e joga a primeira rodada com você.
    - **Sempre um oponente.** Desafie um membro, encontre alguém em outros servidores ou jogue contra o computador, de iniciante a mestre.
    - **Novidade todo dia.** Uma mão igual para todo mundo e um enigma.
    - **Para o seu servidor.** Torneios, rankings, temporadas e regras da casa, a partir de sete conjuntos de regras.
    - **Onde você estiver.** Adicione à sua conta e jogue em qualquer servidor, grupo ou mensagem direta.
    - **Justo e privado.** Cada mão pode ser conferida depois, e você pode exportar ou apagar seus dados quando quiser.
