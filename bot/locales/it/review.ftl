button-review = Analisi
percent = { $value }%
review-begins = 🔎 Analizzo la partita…
review-working = 🔎 Analizzo la partita: { $done } decisioni su { $whole }…
review-accuracy = # { $name }: precisione { $accuracy }
review-undecided = # { $name }: niente da decidere
review-seat = { $mark } **{ $name } { $accuracy }** · probabilità di vincere regalate: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · non ha regalato nulla
review-seat-undecided = { $mark } **{ $name }** non aveva decisioni da prendere
review-count-none = solo piccole sviste
review-count-inaccuracy = { $count ->
    [one] 1 imprecisione
    [many] { $count } imprecisioni
   *[other] { $count } imprecisioni
}
review-count-mistake = { $count ->
    [one] 1 errore
    [many] { $count } errori
   *[other] { $count } errori
}
review-count-blunder = { $count ->
    [one] 1 errore grave
    [many] { $count } errori gravi
   *[other] { $count } errori gravi
}
review-rounds = { $mark } probabilità di vincere regalate per manche: { $rounds }
review-best = 👏 { $mark } Scelte migliori: **{ $best }** su { $all }
review-finest = ✨ { $round }, turno { $turn }: **{ $action }**, di gran lunga la scelta migliore
review-finest-because = ✨ { $round }, turno { $turn }: **{ $action }**, di gran lunga la scelta migliore: { $reason }.
review-nothing = In questa partita non c’era nulla da decidere.
review-meaning = -# 100%: nessuna probabilità di vincere regalata. Ogni decisione è giudicata per ciò che si poteva vedere allora, non per la fortuna.
button-retry = Riprova da qui
button-retry-again = Riprova
retry-name = Nuovo tentativo (non conta)
match-retried = 🔁 Era un nuovo tentativo e non conta. La partita vera è finita { $score }.
review-turn = { $number } · { $round }, turno { $turn }: { $before } → { $after }
picture-chance = Probabilità di vincere
review-alt-course = La probabilità di vincere di { $name }, scelta dopo scelta, con il punteggio dopo ogni manche.
review-alt-course-round = { $round }: { $before } → { $after }.
button-review-points = { $count ->
    [one] 1 punto di svolta ▸
    [many] { $count } punti di svolta ▸
   *[other] { $count } punti di svolta ▸
}
button-review-other = Mosse: { $name }
button-review-own = Il tuo gioco

review-point = **Punto di svolta { $number }/{ $count }** · { $round }, turno { $turn } · { $mark } { $name }
review-played = ❌ Giocata: **{ $action }**, { $grade }
review-played-you = ❌ Hai giocato **{ $action }**: { $grade }
review-played-danger = ❌ Giocata: **{ $action }**, { $grade }; { $danger }
review-played-danger-you = ❌ Hai giocato **{ $action }**: { $grade }; { $danger }
danger-gives = l’avversario potrebbe prenderla per { $yaku }
danger-feeds = l’avversario potrebbe far crescere { $yaku } e poi fermarsi
danger-exposes = avvicina l’avversario a { $yaku }
review-better = ✅ Meglio: **{ $action }**
review-better-because = ✅ Meglio, **{ $action }**: { $reason }.
review-cost = Costo: **{ $points } punti**, probabilità di vincere **{ $before } → { $after }**
review-cost-chance = Costo: probabilità di vincere **{ $before } → { $after }**
review-grade-best = la migliore
review-grade-good = buona
review-grade-inaccuracy = un’imprecisione
review-grade-mistake = un errore
review-grade-blunder = un errore grave
review-koi = Koi-koi
review-stop = Stop (+{ $points })
review-odds = Dopo koi-koi, chi fa punti: { $own } { $improve }, { $other } { $first }, nessuno { $nobody }
review-alt-seat = Come lo vedeva { $name } («tu» è { $name }).
review-alt = Barrato, ciò che è stato giocato: { $played }. Spuntato, ciò che era meglio: { $better }.

history-review = Vedi come è stata giocata una partita
history-review-line = { $name } { $score }
