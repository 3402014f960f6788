# Zagadka dnia.

puzzle-name = Zagadka #{ $number }
puzzle-other = Przeciwnik
puzzle-head = ### 🧩 { $name } · twój wybór?
puzzle-play = **Którą kartę zagrasz?**
puzzle-once = -# Liczy się pierwszy wybór. Jeden jest wyraźnie najlepszy, biorąc pod uwagę to, co widać.
puzzle-solved = ### ✅ { $name }: rozwiązana!
puzzle-missed = ### ❌ { $name }: nie tym razem
puzzle-solved-late = ### ✅ { $name }: rozwiązana po swoim dniu
puzzle-missed-late = ### ❌ { $name }: nie tym razem
puzzle-again = Odpowiedź już jest: liczy się pierwszy wybór.
puzzle-chosen = ❌ Twój wybór: **{ $action }** – { $grade }
puzzle-chosen-danger = ❌ Twój wybór: **{ $action }** – { $grade }; { $danger }
puzzle-best = ✅ Najlepsze jest **{ $action }**.
puzzle-best-because = ✅ Najlepsze jest **{ $action }**: { $reason }.
puzzle-second = Na drugim miejscu: **{ $action }**, średnio −{ $points } punktu.
puzzle-second-danger = Na drugim miejscu: **{ $action }**, średnio −{ $points } punktu; { $danger }.
puzzle-first = 👥 Twoja odpowiedź jest pierwsza.
puzzle-crowd = 👥 Rozwiązane: { $solvers } z { $count } ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] nikt inny tak nie wybrał
    [one] tak jak ty: { $count } osoba
    [few] tak jak ty: { $count } osoby
    [many] tak jak ty: { $count } osób
   *[other] tak jak ty: { $count } osoby
}
puzzle-late = -# Jej dzień minął, więc nie zmienia to ani rankingu, ani dni z rzędu.
puzzle-rating = 📈 Ranking **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Ranking **{ $rating }** ({ $gained }), tymczasowy
puzzle-count = rozwiązane { $solved } z { $count }
puzzle-streak = 🔥 { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
puzzle-next = -# Następna zagadka będzie { $when }.
puzzle-alt = Zaznaczony najlepszy wybór: { $best }.
puzzle-line-solved = 🧩 Koi-Koi, zagadka dnia #{ $number }: ✅ rozwiązana
puzzle-line-missed = 🧩 Koi-Koi, zagadka dnia #{ $number }: ❌ pudło
puzzle-line-solved-late = 🧩 Koi-Koi, zagadka dnia #{ $number }: ✅ rozwiązana, trochę później
puzzle-line-missed-late = 🧩 Koi-Koi, zagadka dnia #{ $number }: ❌ pudło, trochę później
puzzle-line-streak = { $line } · 🔥 { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Zagadka na dziś
