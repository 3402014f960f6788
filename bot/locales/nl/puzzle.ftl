# De puzzel van de dag.

puzzle-name = Puzzel #{ $number }
puzzle-other = Tegenstander
puzzle-head = ### 🧩 { $name } · wat kies jij?
puzzle-play = **Welke kaart speel je?**
puzzle-once = -# Je eerste keuze telt. Eén keuze is duidelijk de beste, met wat jij kunt zien.
puzzle-solved = ### ✅ { $name }: opgelost!
puzzle-missed = ### ❌ { $name }: deze keer niet
puzzle-solved-late = ### ✅ { $name }: achteraf opgelost
puzzle-missed-late = ### ❌ { $name }: deze keer niet
puzzle-again = Je had al geantwoord: je eerste keuze telt.
puzzle-chosen = ❌ Je koos **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ Je koos **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ **{ $action }** is het beste.
puzzle-best-because = ✅ **{ $action }** is het beste: { $reason }.
puzzle-second = Op één na best: **{ $action }**, gemiddeld −{ $points } punten.
puzzle-second-danger = Op één na best: **{ $action }**, gemiddeld −{ $points } punten; { $danger }.
puzzle-first = 👥 Jij bent de eerste die antwoordt.
puzzle-crowd = 👥 Gevonden door { $solvers } van { $count } ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] niemand anders koos zoals jij
    [one] 1 ander koos zoals jij
   *[other] { $count } anderen kozen zoals jij
}
puzzle-late = -# De dag van deze puzzel is voorbij, dus je rating en je reeks veranderen niet.
puzzle-rating = 📈 Rating **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Rating **{ $rating }** ({ $gained }), voorlopig
puzzle-count = { $solved } van { $count } opgelost
puzzle-streak = 🔥 { $days } dagen op rij
puzzle-next = -# De volgende puzzel komt { $when }.
puzzle-alt = Gemarkeerd, de beste keuze: { $best }.
puzzle-line-solved = 🧩 Koi-Koi, puzzel van de dag #{ $number }: ✅ opgelost
puzzle-line-missed = 🧩 Koi-Koi, puzzel van de dag #{ $number }: ❌ niet opgelost
puzzle-line-solved-late = 🧩 Koi-Koi, puzzel van de dag #{ $number }: ✅ opgelost, een beetje laat
puzzle-line-missed-late = 🧩 Koi-Koi, puzzel van de dag #{ $number }: ❌ niet opgelost, een beetje laat
puzzle-line-streak = { $line } · 🔥 { $days } dagen op rij
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Puzzel van vandaag
