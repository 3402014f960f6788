button-review = Análisis
percent = { $value } %
review-begins = 🔎 Analizando la partida…
review-working = 🔎 Analizando la partida: { $done } de { $whole } decisiones…
review-accuracy = # { $name }: { $accuracy } de precisión
review-undecided = # { $name }: nada que decidir
review-seat = { $mark } **{ $name } { $accuracy }** · opciones de ganar regaladas: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · no regaló nada
review-seat-undecided = { $mark } **{ $name }** no tuvo nada que decidir
review-count-none = solo pequeñas imprecisiones
review-count-inaccuracy = { $count ->
    [one] 1 imprecisión
    [many] { $count } imprecisiones
   *[other] { $count } imprecisiones
}
review-count-mistake = { $count ->
    [one] 1 error
    [many] { $count } errores
   *[other] { $count } errores
}
review-count-blunder = { $count ->
    [one] 1 error grave
    [many] { $count } errores graves
   *[other] { $count } errores graves
}
review-rounds = { $mark } opciones de ganar regaladas por ronda: { $rounds }
review-best = 👏 { $mark } Mejores decisiones: **{ $best }** de { $all }
review-finest = ✨ { $round }, turno { $turn }: **{ $action }**, de lejos la mejor
review-finest-because = ✨ { $round }, turno { $turn }: **{ $action }**, de lejos la mejor: { $reason }.
review-nothing = En esta partida no había nada que decidir.
review-meaning = -# 100 %: no se regaló ninguna opción de ganar. Cada decisión se juzga por lo que se podía ver entonces, no por la suerte.
button-retry = Reintentar desde aquí
button-retry-again = Otro intento
retry-name = Reintento (no cuenta)
match-retried = 🔁 Era un reintento y no cuenta. La partida original terminó { $score }.
review-turn = { $number } · { $round }, turno { $turn }: { $before } → { $after }
picture-chance = Opciones de ganar
review-alt-course = Las opciones de ganar de { $name }, decisión a decisión, con el marcador tras cada ronda.
review-alt-course-round = { $round }: { $before } → { $after }.
button-review-points = { $count ->
    [one] 1 punto decisivo ▸
    [many] { $count } puntos decisivos ▸
   *[other] { $count } puntos decisivos ▸
}
button-review-other = Jugadas: { $name }
button-review-own = Tu juego

review-point = **Punto decisivo { $number }/{ $count }** · { $round }, turno { $turn } · { $mark } { $name }
review-played = ❌ Se jugó **{ $action }**: { $grade }
review-played-you = ❌ Jugaste **{ $action }**: { $grade }
review-played-danger = ❌ Se jugó **{ $action }**: { $grade }; { $danger }
review-played-danger-you = ❌ Jugaste **{ $action }**: { $grade }; { $danger }
danger-gives = el rival podría llevársela para { $yaku }
danger-feeds = podría darle puntos al rival ({ $yaku }) y dejar que se plante
danger-exposes = acerca al rival a { $yaku }
review-better = ✅ Mejor: **{ $action }**
review-better-because = ✅ Mejor, **{ $action }**: { $reason }.
review-cost = Costo: **{ $points } puntos**, opciones de ganar **{ $before } → { $after }**
review-cost-chance = Costo: opciones de ganar **{ $before } → { $after }**
review-grade-best = la mejor
review-grade-good = buena
review-grade-inaccuracy = una imprecisión
review-grade-mistake = un error
review-grade-blunder = un error grave
review-koi = Koi-koi
review-stop = Plantarse (+{ $points })
review-odds = Tras koi-koi, quién puntúa después: { $own } { $improve }, { $other } { $first }, nadie { $nobody }
review-alt-seat = Como lo vio { $name } («tú» es { $name }).
review-alt = Tachado, lo que se jugó: { $played }. Marcado, lo mejor: { $better }.

history-review = Ver cómo se jugó una partida
history-review-line = { $name } { $score }
