rotation-name = Quien gana se queda
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = a { $points } puntos
rotation-to-hands = { $hands } rondas
rotation-how = Dos juegan una ronda. Quien pierde deja su sitio, y la siguiente persona juega contra quien ganó, que reparte. Todos conservan sus puntos.
rotation-seated = En la mesa ({ $count }): { $names }
rotation-missing = { $missing ->
    [one] Falta una persona más.
    [many] Faltan { $missing } personas más.
   *[other] Faltan { $missing } personas más.
}
rotation-ready = { $host } puede empezar ya. Pueden unirse hasta ocho, incluso más tarde.
rotation-closes = -# Se cerrará { $when } si nadie la empieza.
rule-goal = La meta de la mesa: { $goal }. Gana quien tenga más puntos.
rotation-hand = Ronda { $number }
picture-rotation-hand = Ronda
rotation-runs = ▶️ Ronda { $number }: juegan **{ $first }** y **{ $second }**.
rotation-at = ▶️ Ronda { $number }: juegan **{ $first }** y **{ $second }**. [A la ronda]({ $url })
rotation-soon = ⏭️ Próxima ronda { $when }: **{ $first }** reparte, **{ $second }** juega.
rotation-waiting = Después juegan contra quien gane: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · ganó { $won } de { $played }
rotation-left = -# **{ $rank }.** { $name } · { $points } · ganó { $won } de { $played } · se fue
rotation-more = -# … y { $more } más
rotation-late = -# Si te rindes o se te acaba el tiempo, pierdes la ronda, y tu rival suma lo que valgan sus cartas hasta ese momento, al menos 1. Si se te acaba dos veces seguidas, quedas fuera.
rotation-won = 🏆 **La mesa es de { $names }**: { $points } puntos tras { $hands ->
    [one] una ronda
    [many] { $hands } rondas
   *[other] { $hands } rondas
}
rotation-shared = 🏆 **Comparten el primer puesto { $names }**: { $points } puntos tras { $hands ->
    [one] una ronda
    [many] { $hands } rondas
   *[other] { $hands } rondas
}
rotation-end-few = La mesa terminó: quedan menos de dos jugadores.
rotation-end-aborted = La mesa terminó: un admin detuvo la ronda.
rotation-end-expired = La mesa se cerró: nadie la empezó.
rotation-hand-won = 🏆 **{ $mark } ¡{ $name } gana la ronda!**
rotation-hand-drawn = 🤝 **La ronda queda en empate.** Sigue jugando quien reparte la próxima.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ { $name } juega contra quien gane.
rotation-line-pair = ⏭️ Próxima ronda: **{ $first }** reparte, **{ $second }** juega.
rotation-resign-won = 🏆 Ganaste la ronda: { $name } se rindió
rotation-resign-lost = Te rendiste en esta ronda contra { $name }
rotation-timeout-won = 🏆 Ganaste la ronda: a { $name } se le acabó el tiempo
rotation-timeout-lost = Se te acabó el tiempo en esta ronda contra { $name }
rotation-half = ⏳ **Te queda la mitad del tiempo.** Si se acaba, pierdes esta ronda.
rotation-resign = ¿Te rindes en esta ronda? { $name } suma lo que valgan sus cartas hasta ahora, al menos 1 punto.
winner-question = **¿Abrir una mesa aquí?** Todo el canal la verá y tú irás en primer lugar.
button-winner-yes = Abrirla
button-rotation-join = Unirme
button-rotation-leave = Salir
button-rotation-start = Empezar
button-rotation-again = Otra vez
button-rotation-show = Posiciones
refused-line-of-players = Tú ya juegas esta partida: la fila es para los demás.
refused-unknown-rotation = No conozco esta mesa.
refused-rotation-guild-only = Una mesa se abre en el canal de un servidor. Aquí puedes buscar rival en todos los servidores con `/koikoi buscar`, o jugar contra mí con `/koikoi máquina`.
refused-rotation-open = Abriste una mesa que aún no ha terminado. Sal de ella o deja que termine primero.
refused-rotation-open-at = Abriste una mesa que aún no ha terminado: [ir a ella]({ $url }). Sal de ella o deja que termine primero.
refused-rotation-started = Esta mesa ya empezó.
refused-rotation-over = Esta mesa terminó. Abre una nueva con `/koikoi mesa`.
refused-rotation-full = En esta mesa ya hay { $limit } personas y no cabe nadie más.
refused-too-few-seated = Hacen falta { $limit } personas para empezar.
refused-already-seated = Ya estás en esta mesa.
refused-not-seated = No estás en esta mesa.
refused-not-seated-over = No estabas en esta mesa. Abre una nueva con `/koikoi mesa`.
refused-not-your-rotation = Solo { $name } puede empezar esta mesa.
