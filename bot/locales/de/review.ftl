# Die Analyse einer Partie.

button-review = Analyse
percent = { $value } %
review-begins = 🔎 Ich sehe mir die Partie an …
review-working = 🔎 Analyse der Partie: { $done } von { $whole } Entscheidungen …
review-accuracy = # { $name }: { $accuracy } Genauigkeit
review-undecided = # { $name }: nichts zu entscheiden
review-seat = { $mark } **{ $name } { $accuracy }** · verschenkte Gewinnchance: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · nichts verschenkt
review-seat-undecided = { $mark } **{ $name }** hatte nichts zu entscheiden
review-count-none = nur Kleinigkeiten
review-count-inaccuracy = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
review-count-mistake = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
review-count-blunder = { $count ->
    [one] 1 Patzer
   *[other] { $count } Patzer
}
review-rounds = { $mark } verschenkte Gewinnchance pro Runde: { $rounds }
review-best = 👏 { $mark } Beste Wahl: **{ $best }** von { $all }
review-finest = ✨ { $round }, Zug { $turn }: **{ $action }**, mit Abstand das Beste
review-finest-because = ✨ { $round }, Zug { $turn }: **{ $action }**, mit Abstand das Beste: { $reason }.
review-nothing = In dieser Partie gab es nichts zu entscheiden.
review-meaning = -# 100 %: keine Gewinnchance verschenkt. Jede Entscheidung wird danach bewertet, was man in dem Moment sehen konnte, nicht nach Glück.
button-retry = Ab hier nochmal spielen
button-retry-again = Noch einmal
retry-name = Zweiter Versuch (zählt nicht)
match-retried = 🔁 Ein zweiter Versuch, er zählt nicht. Die Partie selbst endete { $score }.
review-turn = { $number } · { $round }, Zug { $turn }: { $before } → { $after }
picture-chance = Gewinnchance
review-alt-course = Die Gewinnchance von { $name } von Entscheidung zu Entscheidung, mit dem Stand nach jeder Runde.
review-alt-course-round = { $round }: { $before } → { $after }.
button-review-points = { $count ->
    [one] 1 Wendepunkt ▸
   *[other] { $count } Wendepunkte ▸
}
button-review-other = Spiel von { $name }
button-review-own = Dein Spiel

review-point = **Wendepunkt { $number }/{ $count }** · { $round }, Zug { $turn } · { $mark } { $name }
review-played = ❌ Gespielt: **{ $action }**, { $grade }
review-played-you = ❌ Von dir gespielt: **{ $action }**, { $grade }
review-played-danger = ❌ Gespielt: **{ $action }**, { $grade }; { $danger }
review-played-danger-you = ❌ Von dir gespielt: **{ $action }**, { $grade }; { $danger }
danger-gives = der Gegner könnte damit an { $yaku } kommen
danger-feeds = der Gegner könnte damit mehr für { $yaku } bekommen und dann stoppen
danger-exposes = der Gegner kommt damit nah an { $yaku }
review-better = ✅ **{ $action }** war besser
review-better-because = ✅ **{ $action }** war besser: { $reason }.
review-cost = Kosten: **{ $points } Punkte**, Gewinnchance **{ $before } → { $after }**
review-cost-chance = Kosten: Gewinnchance **{ $before } → { $after }**
review-grade-best = die beste Wahl
review-grade-good = gut
review-grade-inaccuracy = eine Ungenauigkeit
review-grade-mistake = ein Fehler
review-grade-blunder = ein Patzer
review-koi = Koi-Koi
review-stop = Stopp (+{ $points })
review-odds = Wer nach Koi-Koi als Nächstes punktet: { $own } { $improve }, { $other } { $first }, niemand { $nobody }
review-alt-seat = Aus der Sicht von { $name } („du“ ist { $name }).
review-alt = Durchgestrichen ist, was gespielt wurde: { $played }. Mit Haken, was besser war: { $better }.

history-review = Analyse einer Partie ansehen
history-review-line = { $name } { $score }
