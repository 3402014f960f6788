command-find = buscar
    .about = Te busco rival en todos los servidores
option-name-find-rules = reglas
    .about = Las reglas que quieres (vacío: cualquiera de estas)
option-name-find-pace = ritmo
    .about = En vivo: juegan ahora. Por días: un día por turno (vacío: en vivo)
choice-find-any = Cualquiera de estas reglas

find-any = cualquier conjunto de reglas
find-pace-live = en vivo
find-pace-daily = por días
find-wish = -# { $rules } · { $pace } · tu rating: { $rating }
find-looking = 🔎 **Te estoy buscando rival** en todos los servidores. Te escribiré cuando encuentre a alguien; tendrás entonces 90 segundos para pulsar *{ button-find-play }*.
find-looking-here = 🔎 **Te estoy buscando rival** en todos los servidores. Cuando encuentre a alguien, tendrás 90 segundos para pulsar *{ button-find-play }*.
find-looking-daily = 🔎 **Te estoy buscando rival para una partida por días** en todos los servidores. En cuanto encuentre a alguien, empieza la partida; tienes un día por turno.
find-rests = ⏸️ **La búsqueda está en pausa mientras juegas una partida en vivo.** Cuando termine, seguiré buscando.
# Where a hidden message shows the search.
find-here = ⚠️ No puedo enviarte mensajes directos, así que solo puedo mostrarlo aquí, sin sonido y durante un cuarto de hora como mucho: **quédate en este canal.** Permite los mensajes directos de un servidor que compartamos y busca otra vez: entonces te escribiré.
find-here-soon = ⚠️ Estoy abriendo los mensajes directos poco a poco, unas pocas personas cada vez, así que de momento solo puedo mostrarlo aquí, sin sonido y durante un cuarto de hora como mucho: **quédate en este canal.**
find-here-flagged = ⚠️ Discord no me deja abrir mensajes directos nuevos en este momento, así que solo puedo mostrarlo aquí, sin sonido y durante un cuarto de hora como mucho: **quédate en este canal.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Tu búsqueda está en [nuestros mensajes directos]({ $url }). Ahí te escribiré.
find-front = La otra persona no se presentó. Ahora vas en primer lugar en la fila.
find-quiet = { $count ->
    [0] En diez minutos no ha venido nadie, y en las últimas cuatro semanas nadie encontró rival a esta hora. En una partida por días es más fácil encontrar a alguien.
    [one] En diez minutos no ha venido nadie. En las últimas cuatro semanas { $count } persona encontró rival a esta hora. En una partida por días es más fácil encontrar a alguien.
    [many] En diez minutos no ha venido nadie. En las últimas cuatro semanas { $count } personas encontraron rival a esta hora. En una partida por días es más fácil encontrar a alguien.
   *[other] En diez minutos no ha venido nadie. En las últimas cuatro semanas { $count } personas encontraron rival a esta hora. En una partida por días es más fácil encontrar a alguien.
}
find-until = -# Dejaré de buscar { $when } si no viene nadie.
find-found = 🎴 **¡Te encontré rival!** Rating { $rating }. Pulsa *{ button-find-play }* en menos de 90 segundos.
find-ready = ✔️ **Confirmado.** Espero a la otra persona, 90 segundos como mucho.
find-begun = 🎴 Empezó tu partida contra **{ $name }**.
find-stopped = Dejé de buscarte rival.
find-missed = ⏰ No pulsaste *{ button-find-play }* a tiempo, así que dejé de buscar.
find-unreached = Encontré a alguien, pero no pude avisarte, así que dejé de buscar. Permite los mensajes directos o quédate aquí la próxima vez.
find-over = No vino nadie, así que dejé de buscar. Juega ya contra mí con `/koikoi máquina`.
button-find-computer = Contra la máquina
button-find-daily = Partida por días
button-find-stop = Dejar de buscar
button-find-play = Jugar
button-find-no = Ahora no
button-find-again = Buscar de nuevo
games-looking = 🔎 **Te estoy buscando rival** · desde { $since }
games-found = 🎴 **¡Te encontré rival!** Pulsa *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** te espera.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } quiere jugar otra vez.** Pulsa *{ button-rematch }* para aceptar; la invitación se cierra { $when }.
rematch-asked-hand = Revancha pedida. { $name } puede pulsar *{ $button }* para aceptar; entonces recibirás tu nueva mano.
rematch-waits-hand = Ya la pediste. Estoy esperando la respuesta de { $name }.

change-find = Rivales de otros servidores
ask-find = { $value } · Rivales de fuera
refused-find-off = Los admins de este servidor desactivaron la búsqueda de rivales en otros servidores. Puedes usarla en nuestros mensajes directos.
refused-not-looking = No te estoy buscando rival. Empieza con `/koikoi buscar`.
refused-nobody-found = Esa persona ya no está disponible. Busca otro rival con `/koikoi buscar`.
refused-still-looking = Esa persona ya no está disponible. Te sigo buscando rival.
