puzzle-name = Rompicapo n. { $number }
puzzle-other = Avversario
puzzle-head = ### 🧩 { $name } · che cosa scegli?
puzzle-play = **Quale carta giochi?**
puzzle-once = -# Conta la tua prima scelta. In base a ciò che vedi, una è chiaramente la migliore.
puzzle-solved = ### ✅ { $name }: risolto!
puzzle-missed = ### ❌ { $name }: stavolta no
puzzle-solved-late = ### ✅ { $name }: risolto, dopo il suo giorno
puzzle-missed-late = ### ❌ { $name }: stavolta no
puzzle-again = Avevi già risposto: conta la tua prima scelta.
puzzle-chosen = ❌ Hai scelto **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ Hai scelto **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ La migliore: **{ $action }**.
puzzle-best-because = ✅ La migliore, **{ $action }**: { $reason }.
puzzle-second = Poi: **{ $action }**, −{ $points } punti in media.
puzzle-second-danger = Poi: **{ $action }**, −{ $points } punti in media; { $danger }.
puzzle-first = 👥 La tua è la prima risposta.
puzzle-crowd = 👥 Trovata da { $solvers } su { $count } ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] nessun altro ha scelto come te
    [one] 1 altra persona ha scelto come te
    [many] altre { $count } persone hanno scelto come te
   *[other] altre { $count } persone hanno scelto come te
}
puzzle-late = -# Il suo giorno era passato: non cambia né il tuo rating né i tuoi giorni di fila.
puzzle-rating = 📈 Rating **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Rating **{ $rating }** ({ $gained }), provvisorio
puzzle-count = risolti: { $solved } su { $count }
puzzle-streak = 🔥 { $days } giorni di fila
puzzle-next = -# Il prossimo rompicapo arriva { $when }.
puzzle-alt = Segnata, la scelta migliore: { $best }.
puzzle-line-solved = 🧩 Koi-Koi, rompicapo del giorno n. { $number }: ✅ risolto
puzzle-line-missed = 🧩 Koi-Koi, rompicapo del giorno n. { $number }: ❌ sbagliato
puzzle-line-solved-late = 🧩 Koi-Koi, rompicapo del giorno n. { $number }: ✅ risolto, un po’ tardi
puzzle-line-missed-late = 🧩 Koi-Koi, rompicapo del giorno n. { $number }: ❌ sbagliato, un po’ tardi
puzzle-line-streak = { $line } · 🔥 { $days } giorni di fila
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Rompicapo di oggi
