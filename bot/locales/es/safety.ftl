button-block = Bloquear
block-question = ¿Bloquear a { $name }? Ya no podrá desafiarte, `/koikoi buscar` nunca te cruzará con esa persona, y un desafío en espera entre ambas partes se acaba. Nadie se lo dice. En una mesa que abres para todo el mundo, todo el mundo puede sentarse.
button-block-yes = Sí, bloquear
button-block-no = No
block-done = Bloqueaste a { $name }. `/koikoi yo` muestra tus bloqueos y los quita.
block-known = Ya habías bloqueado a { $name }. `/koikoi yo` muestra tus bloqueos y los quita.
block-match-runs = Esta partida sigue, a menos que te rindas.
block-kept = No se cambió nada.
button-blocks = Tus bloqueos
blocks-title = ### Tus bloqueos
blocks-none = No has bloqueado a nadie.
blocks-line = { $name } · { $since }
blocks-lift = Quitar un bloqueo
blocks-lifted = Ya no bloqueas a { $name }.
blocks-note = -# Solo tú ves esta lista. *{ button-block }* está en el menú de cada partida contra una persona.

button-report-person = Denunciar
report-person-about = ¿Denunciar a { $name } ante quien gestiona este bot? Lo lee con el registro de esta partida y puede dejar fuera a la gente. { $name } no se entera.
report-why = ¿Por qué?
report-reason-leaving = Deja partidas o agota el tiempo
report-reason-unfair = Juega sucio
report-reason-name = Nombre o imagen ofensivos
report-reason-other = Otra cosa
report-person-label = ¿Qué pasó?
reported-person = Gracias. Quien gestiona el bot puede leerlo. { $name } no se entera.
host-report-about = Sobre { $name }: { $reason }

find-pause = Últimamente dejaste varias partidas encontradas: podrás buscar rival otra vez { $when }.

refused-blocked-by-you = No puedes desafiar a { $name }, porque hay un bloqueo tuyo. `/koikoi yo` muestra tus bloqueos y los quita.
refused-no-opponent = En esta partida no hay nadie a quien bloquear o denunciar.
refused-former-opponent = Esta persona borró sus datos y desde esta partida ya nada lleva a su cuenta: por eso aquí no puedes bloquearla ni denunciarla. Lo que pasó se lo puedes contar igualmente a quien gestiona el bot con *{ button-report }*. Si esa cuenta vuelve a jugar contigo, podrás bloquearla entonces.
refused-barred-from-find = Quien gestiona este bot te cerró el acceso a `/koikoi buscar`. Puedes jugar en tus servidores.
refused-find-paused = Últimamente dejaste varias partidas que te encontré, o no viniste. Podrás buscar rival otra vez { $when }.
