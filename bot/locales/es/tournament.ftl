tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Cada partida: { $terms }
tournament-tie = más rondas mientras los puntos estén igualados
tournament-best-of-three = -# Al mejor de tres: deciden dos victorias. Si se acaba el tiempo de la ronda, decide el mayor número de victorias; si hay igualdad, el marcador de la partida en juego.
tournament-live = en vivo
tournament-daily = { $days ->
    [one] un día para cada ronda
    [many] { $days } días para cada ronda
   *[other] { $days } días para cada ronda
}
format-single = Eliminación directa
format-double = Doble eliminación
tournament-twice = -# Dos derrotas y quedas fuera. En la gran final, quien gana la repesca tiene que ganar dos veces.
tournament-winners = **Cuadro principal**
tournament-losers = **Repesca**: quien pierde queda fuera
tournament-final = **Gran final**
tournament-grand-final-1 = Gran final
tournament-grand-final-2 = Gran final, segunda partida
format-round-robin = Todos contra todos
format-swiss = Sistema suizo

tournament-closes = La inscripción se cierra { $when }, y luego empieza: { $hour } · { $count } de { $most } plazas, { $seeding }
seeding-rating = orden por rating
seeding-draw = orden por sorteo
seeding-hand = orden a mano
tournament-begins-soon = { $missing ->
        [0] ⏰ **Empieza { $when }.** Si no puedes jugar, pulsa antes *{ button-sign-off }*.
        [one] ⏰ **Empieza { $when } si se inscribe una persona más**; si no, se cancela.
        [many] ⏰ **Empieza { $when } si se inscriben { $missing } personas más**; si no, se cancela.
       *[other] ⏰ **Empieza { $when } si se inscriben { $missing } personas más**; si no, se cancela.
    }
tournament-closes-short = { $state }: se cierra { $when }
tournament-nobody = Aún no se ha inscrito nadie.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Inscribirme
button-sign-off = Salir
tournament-waiting = ⏳ **Lista de espera** ({ $count }): si alguien se va, entra quien esté primero.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Pasan de la lista de espera al torneo: { $names }
button-wait-list = Entrar en la lista de espera
tournament-waiting-place = Este torneo está completo, así que ahora estás en la lista de espera: **puesto { $place }**. Si alguien se va antes del comienzo, entra quien esté primero y recibe un aviso. *{ $button }* te quita de la lista.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Ronda { $number }/{ $rounds }
tournament-final-0 = Final
tournament-final-1 = Semifinales
tournament-final-2 = Cuartos de final
tournament-begin = **Pulsa «{ button-here }»**: el plazo termina { $when }. Cuando estén los dos jugadores, empieza su partida. Si no estás a tiempo, la pierdes.
tournament-ends = Esta ronda termina { $when } como muy tarde; entonces decide el marcador de una partida en juego.
tournament-misses = -# Si te pierdes dos rondas seguidas, quedas fuera del torneo.
tournament-begin-again = ⏰ **Tu partida espera. Pulsa «{ button-here }»**: el plazo termina { $when }. Después, pierdes la partida.
tournament-ends-again = ⏰ **Esta ronda termina { $when }**; entonces decide el marcador de una partida en juego. Si es tu turno, `/koikoi partidas` te lleva a tu partida.
tournament-again = 🔁 marca cruces que ya se jugaron: no había rival nuevo para todo el mundo.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[else] 🎴 { $first } – { $second } · [mesa]({ $url })
}
pairing-first = ✔️ **{ $first }** gana a { $second } { $cause }
pairing-second = ✔️ **{ $second }** gana a { $first } { $cause }
pairing-draw = ✔️ { $first } y { $second }: empate { $cause }
pairing-neither = ✖️ { $first } y { $second }: pierden ambos { $cause }
pairing-annulled = ➖ { $first } y { $second }: no cuenta para nadie (salió del torneo)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** tiene descanso
pairing-rests = 💤 **{ $first }** descansa esta ronda
cause-no-show = (no se presentó)
cause-left = (salida del torneo)
cause-admin = (decisión de un admin)
tournament-decided = -# ⚖️ { $admin } decidió { $first } – { $second }, ronda { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } corrigió { $first } – { $second }, ronda { $round } (antes: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } sacó a { $name }: { $note }
button-here = Aquí estoy
button-standings = Posiciones
button-tournament-text = Como texto
tournament-text-sent = Aquí tienes el torneo en un archivo de texto, para guardarlo o compartirlo.
button-withdraw-tournament = Salir

tournament-over = ### 🏆 { $name } ha terminado
tournament-won = { $count ->
    [one] 🎉 ¡Felicidades, { $names }! El torneo es para ti.
    [many] 🎉 ¡Felicidades, { $names }! El primer puesto es compartido.
   *[other] 🎉 ¡Felicidades, { $names }! El primer puesto es compartido.
}
tournament-not-won = No lo ganó nadie.
ended-left = La final no se terminó: salida del torneo ({ $names }).
ended-no-show = La final no se jugó, por incomparecencia: { $names }.
ended-unopposed = No hubo final: no quedaba nadie para jugar contra { $names }.
ended-no-final = No hubo final: no quedaba nadie para jugarla.
ended-alone = Terminó tras la ronda { $number } de { $rounds }: todos los demás habían salido.
ended-empty = Todo el mundo salió del torneo.
table-elimination = { $rank ->
        [0] –
       *[else] **{ $rank }.**
    } { $name } · { $won ->
        [one] { $won } ganada
        [many] { $won } ganadas
       *[other] { $won } ganadas
    }, { $lost ->
        [one] { $lost } perdida
        [many] { $lost } perdidas
       *[other] { $lost } perdidas
    } { $notes }
tournament-row = { $rank ->
    [0] –
   *[else] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] (un descanso)
    [many] ({ $count } descansos)
   *[other] ({ $count } descansos)
}
table-left = (salió)
table-annulled = (salió, no cuenta para nadie)
tournament-too-few = Se inscribieron menos de { $fewest } jugadores, así que se canceló.
tournament-cancelled = { $admin } lo canceló: { $note }
tournament-plays-on = Las partidas empezadas se pueden jugar hasta el final, pero aquí no cuentan.

tournament-leave-question = ¿Salir de **{ $name }** ahora? Te rindes en tu partida en juego, y tus próximos rivales ganan sin jugar. Ya no podrás volver ni ganar el torneo.
tournament-leave-annuls = Has jugado menos de la mitad de tus partidas: tus resultados no contarán para nadie.
button-withdraw-yes = Sí, salir
button-withdraw-no = No, me quedo
tournament-left = Saliste del torneo.
tournament-stayed = Sigues en el torneo.
tournament-noted = Hecho. El mensaje del torneo lo muestra.

tournaments-title = ### 🏆 Torneos de aquí
tournaments-line = { $name } · { $count ->
    [one] un jugador
    [many] { $count } jugadores
   *[other] { $count } jugadores
} · { $state }
yours-signup = -# ↳ Ya te inscribiste.
yours-waiting = -# ↳ Tienes el puesto { $place } en la lista de espera.
yours-call = -# ↳ Juegas contra { $opponent }. ¡Pulsa «{ button-here }»!
yours-wait = -# ↳ Juegas contra { $opponent }, que aún no está.
yours-match = -# ↳ Ahora juegas contra { $opponent }: `/koikoi partidas` te lleva a tu partida.
tournaments-none = Aún no hay torneos aquí. Quien administra el servidor puede empezar uno: `/koikoi-admin torneo`.
tournaments-none-admin = Aún no hay torneos aquí.
button-manage = Gestionar
button-all-tournaments = Todos los torneos
tournament-stage-signup = inscripción
tournament-stage-finished = terminado
tournament-stage-won = victoria: { $names }
tournament-stage-cancelled = cancelado

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Nadie más ve esto. Quienes administran el servidor pueden hacer lo mismo. Si das un motivo, todo el mundo podrá leerlo.
tournament-made = ✔ La inscripción está abierta: su mensaje está en este canal. Cuando se cierre, el torneo empieza solo.
tournament-entry = Solo pueden inscribirse los miembros con el rol { $role }.
tournament-prize-role = 🎖️ Quien gane recibe el rol { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ { $names } tiene ahora el rol { $role }.
    [many] 🎖️ { $names } tienen ahora el rol { $role }.
   *[other] 🎖️ { $names } tienen ahora el rol { $role }.
}
tournament-prize-refused = ⚠️ Discord no me dejó dar el rol { $role }. Un admin puede darlo: { $names }
tournament-prize-partly = ⚠️ Discord solo me dejó dar el rol { $role } a parte de los ganadores. Un admin puede dárselo a los demás: { $names }
audit-prize = Ganó el torneo de koi-koi { $name }
tournaments-new = Un torneo nuevo…
change-title-new = Un torneo nuevo
plan-format-label = Cómo se cruzan los jugadores
plan-format-single = Eliminación directa: quien pierde queda fuera
plan-format-double = Doble eliminación: dos derrotas y quedas fuera
plan-format-round-robin = Todos contra todos
plan-format-swiss = Suizo: pocas rondas, contra rivales con puntos parecidos
plan-days-label = Tiempo para cada ronda
plan-best-label = Partidas por cruce
plan-best-1 = Una partida
plan-best-3 = Al mejor de tres: deciden dos victorias
plan-rounds-label = Número de rondas
plan-rounds-about = Vacío: las que hagan falta
plan-entry-label = Rol necesario para inscribirse
plan-entry-about = Solo pueden inscribirse los miembros con este rol (vacío: cualquiera)
plan-call-label = Rol al que avisar
plan-call-about = Rol al que avisar cuando se abra la inscripción (vacío: ninguno)
plan-prize-label = Rol para quien gane
plan-call = 📣 Se avisará a { $role } cuando se abra la inscripción.
button-plan-matches = Partidas…
button-plan-roles = Roles…
plan-question = Ves esta hora en tu propia zona horaria; los demás la ven en la suya. ¿Es correcta?
button-plan-yes = Sí, abrir la inscripción
button-plan-no = No
plan-dropped = No se abrió nada.
begin-question = **{ $name }** empezaría: { $hour }, { $when }. ¿Es correcto?
    
    Ves esta hora en tu propia zona horaria; los demás la ven en la suya.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: esa hora puede significar dos cosas. ¿Cuándo empieza?
button-which = Elegir { $number }
button-hour-yes = Sí, a esa hora
choose-change = Cambiar algo…
change-title = Cambiar el torneo
change-name-label = El título
change-name-about = Lo ve todo el mundo.
change-begins-label = Cuándo empieza
change-begins-about = dentro de 2 horas o mañana a las 20:00, hora del servidor. Hasta entonces hay inscripción.
change-most-label = Máximo de jugadores
change-most-about = De 3 a { $most }. Quien ya se inscribió se queda.
tournament-done = ✔ Hecho.
tournament-done-gone = ✔ Guardado, pero ningún mensaje lo muestra: el canal del torneo se borró.
tournament-done-closed = ✔ Guardado, pero el mensaje del torneo aún no lo muestra: no puedo escribir en { $channel }. Lo mostrará en cuanto pueda publicar allí.
tournament-brought = ✔ Ahora está en este canal; sus próximas partidas se jugarán aquí.
tournament-held-gone = ⚠️ **No puedo mostrar este torneo: su canal se borró.** El reloj está en pausa: nadie sale perjudicado. Ve a otro canal y pulsa *{ button-show-here }*.
tournament-held-closed = ⚠️ **No puedo mostrar este torneo: no puedo escribir en { $channel }.** El reloj está en pausa: nadie sale perjudicado. Déjame escribir allí otra vez, o ve a otro canal y pulsa *{ button-show-here }*.
tournament-held-filtered = ⚠️ **No puedo mostrar este torneo: AutoMod bloquea mi mensaje en { $channel }.** El reloj está en pausa: nadie sale perjudicado. Exime a mi rol de sus reglas (*Ajustes del servidor → AutoMod*) y pulsa *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord no aceptó el mensaje de este torneo.** El reloj está en pausa: nadie sale perjudicado. Pronto lo intentaré otra vez.
tournament-held = -# ⚠️ El mensaje no se puede mostrar ahora: el reloj está en pausa. Por favor, avisa a un admin.
button-start-now = Empezar ya…
start-question = ¿Empezar **{ $name }** ahora, con { $count ->
    [one] un jugador
    [many] { $count } jugadores
   *[other] { $count } jugadores
}? Después nadie puede inscribirse.
button-start-yes = Sí, empezar
button-show-here = Mostrarlo aquí
button-cancel = Cancelar…
choose-pairing = Poner un resultado…
button-decide = Decidir…
button-correct = Corregir…
pairing-own = -# ↳ Juegas en esta partida: la decide otro admin.
choose-removed = Sacar a un jugador…
button-seeds = Orden…
seeds-title = ### 🏆 { $name } · orden
seeds-about = El orden decide quién juega contra quién. Ahora: { $seeding }. Quien se inscriba después de un sorteo o de un cambio queda al final.
choose-seed = Cambiar el puesto de alguien…
button-seeds-rating = Por rating
button-seeds-draw = Sortear
seed-title = Puesto de { $name }
seed-label = Puesto
seed-about = El 1 es el mejor, y se puede hasta { $count }. Los demás siguen en su orden.
decide-question = ¿Cómo terminó **{ $pairing }**? Después darás tu motivo; todo el mundo lo verá.
decide-now = Ahora: { $line }
decide-stops = Su partida se está jugando: se detendrá y no contará.
decide-goes-on-double = Quien gana sigue. Quien pierde queda fuera tras una segunda derrota. Si pierden ambos, es una derrota para los dos.
decide-goes-on-single = Quien gana pasa a la próxima ronda. Si pierden ambos, no pasa nadie.
decide-ends = - { $result }: el torneo termina. { $count ->
    [0] No lo gana nadie.
    [one] Lo gana { $names }.
    [many] Comparten el primer puesto { $names }.
   *[other] Comparten el primer puesto { $names }.
}
decide-ends-many = - { $result }: el torneo termina. { $count } jugadores comparten el primer puesto.
decide-until = Puedes corregir el resultado hasta que empiece la próxima ronda.
decide-last-of-round = ⚠️ Es la última partida abierta de la ronda: la próxima empieza al momento, y el resultado pasa a ser definitivo.
decide-last = ⚠️ Es la última partida abierta: el torneo termina al momento, y el resultado pasa a ser definitivo.
decide-first = Gana { $first }
decide-second = Gana { $second }
decide-draw = Empate
decide-neither = Pierden ambos
reason-title = Tu motivo
reason-label = ¿Por qué?
reason-about = Todos lo verán, con tu nombre.
reason-about-end = El torneo termina al momento y no lo gana nadie. Todos verán el motivo, con tu nombre.
reason-about-remove = Pierde su partida en juego y no podrá volver. Todos verán el motivo, con tu nombre.

table-about-swiss = -# Puntos · ganadas–empates–perdidas · puntos de los rivales (BH). Con puntos iguales decide BH.
table-about-round-robin = -# Puntos · ganadas–empates–perdidas · puntos de los rivales vencidos (SB). Con puntos iguales decide SB.
table-rule-swiss = -# Para BH, un descanso o una partida sin jugar cuenta como contra un rival virtual, como en el ajedrez (FIDE).
table-rule-round-robin = -# Si alguien sale antes de la mitad de sus partidas, sus resultados no cuentan para nadie, como en el ajedrez (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = El cuadro de { $name }. Esta ronda:
alt-standings = Las posiciones del torneo:
refused-line-of-tournament = Es una partida de torneo: el torneo decide quién juega contra quien gane.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Añadir a los eventos
button-event-off = Quitar de los eventos
event-about = Inscríbete en el canal antes de que empiece.
tournament-event-on = 📅 Este torneo está entre los eventos del servidor.
tournament-event-refused = ⚠️ Discord no ha aceptado el evento. Necesito el permiso *Crear eventos*, y un servidor puede tener 100 eventos como máximo.
tournament-event-again = Después, pulsa *{ button-event-on }*.
