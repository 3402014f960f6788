# Een tafel voor drie of meer, van wie er twee spelen: /koikoi tafel.

rotation-name = Winnaar blijft
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = tot { $points } punten
rotation-to-hands = { $hands } rondes
rotation-how = Twee spelen één ronde. Wie verliest, wacht. De volgende speelt tegen de winnaar, en de winnaar deelt. Iedereen houdt de eigen punten.
rotation-seated = Aan tafel ({ $count }): { $names }
rotation-missing = { $missing ->
    [one] Er is er nog één nodig.
   *[other] Er zijn er nog { $missing } nodig.
}
rotation-ready = { $host } kan nu beginnen. Tot acht mensen kunnen meedoen, ook later nog.
rotation-closes = -# Sluit { $when } als niemand begint.
rule-goal = Het doel van de tafel: { $goal }. Wie de meeste punten heeft, wint.
rotation-hand = Ronde { $number }
picture-rotation-hand = Ronde
rotation-runs = ▶️ Ronde { $number }: **{ $first }** en **{ $second }** spelen.
rotation-at = ▶️ Ronde { $number }: **{ $first }** en **{ $second }** spelen. [Naar de ronde]({ $url })
rotation-soon = ⏭️ Volgende ronde { $when }: **{ $first }** deelt, **{ $second }** speelt.
rotation-waiting = Hierna tegen de winnaar: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · { $won } van { $played } gewonnen
rotation-left = -# **{ $rank }.** { $name } · { $points } · { $won } van { $played } gewonnen · weg
rotation-more = -# … en nog { $more }
rotation-late = -# Wie opgeeft of de tijd laat verlopen, verliest de ronde; de tegenstander scoort wat de eigen kaarten tot dan toe waard zijn, minstens 1. Wie twee keer op rij de tijd laat verlopen, ligt eruit.
rotation-won = 🏆 **{ $names } wint de tafel**: { $points } punten na { $hands ->
    [one] één ronde
   *[other] { $hands } rondes
}
rotation-shared = 🏆 **{ $names } delen de eerste plaats**: { $points } punten na { $hands ->
    [one] één ronde
   *[other] { $hands } rondes
}
rotation-end-few = De tafel is afgelopen: er zijn minder dan twee spelers over.
rotation-end-aborted = De tafel is afgelopen: een admin heeft de ronde beëindigd.
rotation-end-expired = De tafel is gesloten: niemand is begonnen.
rotation-hand-won = 🏆 **{ $mark } { $name } wint de ronde!**
rotation-hand-drawn = 🤝 **De ronde eindigt gelijk.** De volgende deler speelt door.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ { $name } speelt tegen de winnaar.
rotation-line-pair = ⏭️ Volgende ronde: **{ $first }** deelt, **{ $second }** speelt.
rotation-resign-won = 🏆 Je wint de ronde: { $name } gaf op
rotation-resign-lost = Je gaf deze ronde op tegen { $name }
rotation-timeout-won = 🏆 Je wint de ronde: de tijd van { $name } was om
rotation-timeout-lost = Je tijd was om in deze ronde tegen { $name }
rotation-half = ⏳ **De helft van je tijd is om.** Is alles om, dan verlies je deze ronde.
rotation-resign = Deze ronde opgeven? { $name } scoort wat de gepakte kaarten nu waard zijn, minstens 1 punt.
winner-question = **Hier een tafel openen?** Iedereen in dit kanaal ziet hem, en jij staat vooraan in de rij.
button-winner-yes = Openen
button-rotation-join = Meedoen
button-rotation-leave = Weggaan
button-rotation-start = Beginnen
button-rotation-again = Nog eens
button-rotation-show = Stand
refused-line-of-players = Je speelt deze partij zelf: de rij is voor de anderen.
refused-unknown-rotation = Deze tafel ken ik niet.
refused-rotation-guild-only = Een tafel open je in een kanaal van een server. Hier kun je met `/koikoi zoeken` op alle servers een tegenstander vinden, of met `/koikoi computer` tegen mij spelen.
refused-rotation-open = Je hebt een tafel geopend die nog niet afgelopen is. Ga daar weg, of wacht tot die voorbij is.
refused-rotation-open-at = Je hebt een tafel geopend die nog niet afgelopen is: [ga erheen]({ $url }). Ga daar weg, of wacht tot die voorbij is.
refused-rotation-started = Deze tafel is al begonnen.
refused-rotation-over = Deze tafel is afgelopen. Open een nieuwe met `/koikoi tafel`.
refused-rotation-full = Er zitten al { $limit } mensen aan deze tafel: er is geen plek meer.
refused-too-few-seated = Om te beginnen zijn { $limit } mensen nodig.
refused-already-seated = Je zit al aan deze tafel.
refused-not-seated = Je zit niet aan deze tafel.
refused-not-seated-over = Je zat niet aan deze tafel. Open een nieuwe met `/koikoi tafel`.
refused-not-your-rotation = Alleen { $name } kan deze tafel laten beginnen.
