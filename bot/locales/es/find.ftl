command-find = buscar
    .about = Te busco rival en todos los servidores
option-name-find-rules = reglas
    .about = Las reglas que quieres (vacío: cualquiera de estas)
option-name-find-pace = ritmo
    .about = En vivo: se juega ahora. Por días: un día para cada turno (vacío: en vivo)
choice-find-any = Cualquiera

find-any = cualquier regla
find-pace-live = en vivo
find-pace-daily = un día para cada turno
find-wish = -# { $rules } · { $pace } · tu rating: { $rating }
find-looking = 🔎 **Te estoy buscando rival**, en todos los servidores. Te escribo cuando haya alguien; entonces tienes 90 segundos para tocar *{ button-find-play }*.
find-looking-here = 🔎 **Te estoy buscando rival**, en todos los servidores. Cuando haya alguien, tienes 90 segundos para tocar *{ button-find-play }*.
find-looking-daily = 🔎 **Te estoy buscando rival para una partida por días**, en todos los servidores. Cuando haya alguien, la partida empieza al momento; tienes un día para cada turno.
find-rests = ⏸️ **La búsqueda está en pausa mientras juegas una partida en vivo.** Cuando termine, sigue sola.
# Where a hidden message shows the search.
find-here = ⚠️ No puedo enviarte mensajes directos, así que solo puedo mostrarlo aquí, sin sonido y durante un cuarto de hora como mucho: **quédate en este canal.** Permite los mensajes directos de un servidor que compartamos y busca otra vez: entonces te escribiré.
find-here-soon = ⚠️ Todavía estoy abriendo nuestros mensajes directos, a unas pocas personas cada vez, así que de momento solo puedo mostrarlo aquí, sin sonido y durante un cuarto de hora como mucho: **quédate en este canal.**
find-here-flagged = ⚠️ Discord no me deja abrir mensajes directos nuevos en este momento, así que solo puedo mostrarlo aquí, sin sonido y durante un cuarto de hora como mucho: **quédate en este canal.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Tu búsqueda está en [nuestros mensajes directos]({ $url }). Ahí te escribo.
find-front = La otra persona no vino. Ahora encabezas la fila.
find-quiet = { $count ->
    [0] En diez minutos no ha venido nadie, y en las últimas cuatro semanas nadie encontró rival a esta hora. En una partida por días es más fácil encontrar a alguien.
    [one] En diez minutos no ha venido nadie. En las últimas cuatro semanas { $count } persona encontró rival a esta hora. En una partida por días es más fácil encontrar a alguien.
    [many] En diez minutos no ha venido nadie. En las últimas cuatro semanas { $count } personas encontraron rival a esta hora. En una partida por días es más fácil encontrar a alguien.
   *[other] En diez minutos no ha venido nadie. En las últimas cuatro semanas { $count } personas encontraron rival a esta hora. En una partida por días es más fácil encontrar a alguien.
}
find-until = -# Paro { $when } si no viene nadie.
find-found = 🎴 **¡Te encontré rival!** Rating { $rating }. Toca *{ button-find-play }* antes de 90 segundos.
find-ready = ✔️ **Confirmado.** Espero a la otra persona, 90 segundos como mucho.
find-begun = 🎴 Empezó tu partida contra **{ $name }**.
find-stopped = Ya no te busco rival.
find-missed = ⏰ No tocaste *{ button-find-play }* a tiempo, así que dejo de buscar.
find-unreached = No pude avisarte de que había alguien, así que dejo de buscar. Abre tus mensajes directos o quédate aquí la próxima vez.
find-over = No vino nadie, así que dejo de buscar. `/koikoi máquina` empieza al momento una partida contra mí.
button-find-computer = Contra la máquina
button-find-daily = Partida por días
button-find-stop = Dejar de buscar
button-find-play = Jugar
button-find-no = Ahora no
button-find-again = Buscar de nuevo
games-looking = 🔎 **Te estoy buscando rival** · desde { $since }
games-found = 🎴 **¡Te encontré rival!** Toca *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** te espera.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } quiere jugar otra vez.** Toca *{ button-rematch }* para aceptar; la invitación se cierra { $when }.
rematch-asked-hand = Pedida. { $name } puede tocar *{ $button }* para aceptar; entonces llega tu nueva mano.
rematch-waits-hand = Ya la pediste. Espero la respuesta de { $name }.

change-find = Rivales de otros servidores
ask-find = { $value } · Rivales de fuera
refused-find-off = Los admins de este servidor desactivaron la búsqueda de rivales en otros servidores. Puedes usarla en nuestros mensajes directos.
refused-not-looking = No te estoy buscando rival. `/koikoi buscar` empieza la búsqueda.
refused-nobody-found = Ya no hay nadie. `/koikoi buscar` te busca rival otra vez.
refused-still-looking = Esa persona ya no está. Te sigo buscando rival.
