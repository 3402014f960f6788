# Das Rätsel des Tages.

puzzle-name = Rätsel #{ $number }
puzzle-other = Gegner
puzzle-head = ### 🧩 { $name } · was wählst du?
puzzle-play = **Welche Karte spielst du?**
puzzle-once = -# Deine erste Wahl zählt. Nach allem, was du sehen kannst, ist eine klar die beste.
puzzle-solved = ### ✅ { $name }: gelöst!
puzzle-missed = ### ❌ { $name }: diesmal nicht
puzzle-solved-late = ### ✅ { $name }: nachträglich gelöst
puzzle-missed-late = ### ❌ { $name }: diesmal nicht
puzzle-again = Du hast schon geantwortet: Deine erste Wahl zählt.
puzzle-chosen = ❌ Deine Wahl **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ Deine Wahl **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ **{ $action }** ist am besten.
puzzle-best-because = ✅ **{ $action }** ist am besten: { $reason }.
puzzle-second = Zweitbeste Wahl: **{ $action }**, im Schnitt −{ $points } Punkte.
puzzle-second-danger = Zweitbeste Wahl: **{ $action }**, im Schnitt −{ $points } Punkte; { $danger }.
puzzle-first = 👥 Deine Antwort ist die erste.
puzzle-crowd = 👥 { $solvers } von { $count } haben es gefunden ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] niemand sonst hat so gewählt
    [one] 1 andere Person hat so gewählt
   *[other] { $count } andere haben so gewählt
}
puzzle-late = -# Der Tag dieses Rätsels ist vorbei: An deiner Wertung und deinen Tagen in Folge ändert es nichts.
puzzle-rating = 📈 Wertung **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Wertung **{ $rating }** ({ $gained }), vorläufig
puzzle-count = { $solved } von { $count } gelöst
puzzle-streak = 🔥 { $days } Tage in Folge
puzzle-next = -# Das nächste Rätsel kommt { $when }.
puzzle-alt = Markiert, die beste Wahl: { $best }.
# Die Zeile, die man teilt: Sie nennt keine Karte.
puzzle-line-solved = 🧩 Koi-Koi, Rätsel des Tages #{ $number }: ✅ gelöst
puzzle-line-missed = 🧩 Koi-Koi, Rätsel des Tages #{ $number }: ❌ nicht gelöst
puzzle-line-solved-late = 🧩 Koi-Koi, Rätsel des Tages #{ $number }: ✅ gelöst, etwas verspätet
puzzle-line-missed-late = 🧩 Koi-Koi, Rätsel des Tages #{ $number }: ❌ nicht gelöst, etwas verspätet
puzzle-line-streak = { $line } · 🔥 { $days } Tage in Folge
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Rätsel von heute lösen
