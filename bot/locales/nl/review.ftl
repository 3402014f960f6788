# De analyse van een partij.

button-review = Analyse
percent = { $value }%
review-begins = 🔎 Ik bekijk de partij…
review-working = 🔎 Analyse van de partij: { $done } van { $whole } beslissingen…
review-accuracy = # { $name }: { $accuracy } nauwkeurig
review-undecided = # { $name }: niets te beslissen
review-seat = { $mark } **{ $name } { $accuracy }** · weggegeven winstkans: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · niets weggegeven
review-seat-undecided = { $mark } **{ $name }** had niets te beslissen
review-count-none = alleen kleine missers
review-count-inaccuracy = { $count ->
    [one] 1 onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
}
review-count-mistake = { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
review-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
review-rounds = { $mark } weggegeven winstkans per ronde: { $rounds }
review-best = 👏 { $mark } Beste keuzes: **{ $best }** van { $all }
review-finest = ✨ { $round }, beurt { $turn }: **{ $action }**, verreweg de beste
review-finest-because = ✨ { $round }, beurt { $turn }: **{ $action }**, verreweg de beste: { $reason }.
review-nothing = In deze partij viel niets te beslissen.
review-meaning = -# 100%: geen winstkans weggegeven. Elke beslissing wordt beoordeeld op wat de speler op dat moment kon zien, niet op geluk.
button-retry = Vanaf hier opnieuw
button-retry-again = Nog een keer
retry-name = Nieuwe poging (telt niet)
match-retried = 🔁 Dit was een nieuwe poging, dus die telt niet. De partij zelf eindigde in { $score }.
review-turn = { $number } · { $round }, beurt { $turn }: { $before } → { $after }
picture-chance = Winstkans
review-alt-course = De winstkans van { $name }, keuze na keuze, met de stand na elke ronde.
review-alt-course-round = { $round }: { $before } → { $after }.
button-review-points = { $count ->
    [one] 1 keerpunt ▸
   *[other] { $count } keerpunten ▸
}
button-review-other = Spel van { $name }
button-review-own = Jouw spel

review-point = **Keerpunt { $number }/{ $count }** · { $round }, beurt { $turn } · { $mark } { $name }
review-played = ❌ Gespeeld: **{ $action }**, { $grade }
review-played-you = ❌ Jij speelde **{ $action }**: { $grade }
review-played-danger = ❌ Gespeeld: **{ $action }**, { $grade }; { $danger }
review-played-danger-you = ❌ Jij speelde **{ $action }**: { $grade }; { $danger }
danger-gives = de ander kan die pakken voor { $yaku }
danger-feeds = de ander kan meer krijgen voor { $yaku } en dan stoppen
danger-exposes = het brengt de ander dicht bij { $yaku }
review-better = ✅ **{ $action }** was beter
review-better-because = ✅ **{ $action }** was beter: { $reason }.
review-cost = Kosten: **{ $points } punten**, winstkans **{ $before } → { $after }**
review-cost-chance = Kosten: winstkans **{ $before } → { $after }**
review-grade-best = de beste
review-grade-good = goed
review-grade-inaccuracy = een onnauwkeurigheid
review-grade-mistake = een fout
review-grade-blunder = een blunder
review-koi = Koi-koi
review-stop = Stop (+{ $points })
review-odds = Wie er na koi-koi als eerste scoort: { $own } { $improve }, { $other } { $first }, niemand { $nobody }
review-alt-seat = Zoals { $name } het zag (“jij” is { $name }).
review-alt = Met een kruis, wat gespeeld werd: { $played }. Met een vinkje, wat beter was: { $better }.

history-review = Analyse van een partij bekijken
history-review-line = { $name } { $score }
