button-block = Bloquear
block-question = ¿Bloquear a { $name }? Ya no podrá desafiarte, `/koikoi buscar` nunca los cruzará, y cualquier desafío abierto entre ustedes se cierra. No se enterará. A una mesa que abras para todo el mundo puede seguir uniéndose cualquiera.
button-block-yes = Sí, bloquear
button-block-no = No
block-done = Bloqueaste a { $name }. Gestiona tus bloqueos con `/koikoi yo`.
block-known = Ya habías bloqueado a { $name }. Gestiona tus bloqueos con `/koikoi yo`.
block-match-runs = Esta partida sigue, a menos que te rindas.
block-kept = No se cambió nada.
button-blocks = Tus bloqueos
blocks-title = ### Tus bloqueos
blocks-none = No has bloqueado a nadie.
blocks-line = { $name } · { $since }
button-unblock = Desbloquear
blocks-lifted = Desbloqueaste a { $name }.
blocks-note = -# Solo tú ves esta lista. *{ button-block }* está en el menú de cada partida contra una persona.

button-report-person = Denunciar al jugador
report-person-about = ¿Denunciar a { $name } ante quien gestiona este bot? Lo leerá con el registro de esta partida y puede excluir a jugadores. { $name } no se enterará.
report-why = ¿Por qué?
report-reason-leaving = Abandona partidas o agota el tiempo
report-reason-unfair = Juega sucio
report-reason-name = Nombre o imagen ofensivos
report-reason-other = Otra cosa
report-person-label = ¿Qué pasó?
reported-person = Gracias. Quien gestiona el bot puede leerlo. { $name } no se enterará.
host-report-about = Denuncia contra { $name }: { $reason }

find-pause = Últimamente dejaste varias partidas que te encontré. Podrás buscar rival otra vez { $when }.

refused-blocked-by-you = No puedes desafiar a { $name } porque bloqueaste a esa persona. Gestiona tus bloqueos con `/koikoi yo`.
refused-no-opponent = En esta partida no hay nadie a quien bloquear o denunciar.
refused-former-opponent = Esta persona borró sus datos, así que ya nada une esta partida con su cuenta: aquí no puedes bloquearla ni denunciarla. De todos modos, puedes contarle lo que pasó a quien gestiona el bot con *{ button-report }*. Si esa cuenta vuelve a jugar contra ti, podrás bloquearla entonces.
refused-barred-from-find = Quien gestiona el bot te cerró el acceso a `/koikoi buscar`. Puedes seguir jugando en tus servidores.
refused-find-paused = Últimamente dejaste varias partidas que te encontré, o no te presentaste. Podrás buscar rival otra vez { $when }.
