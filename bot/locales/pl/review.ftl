# Analiza meczu.

button-review = Analiza
percent = { $value }%
review-begins = 🔎 Analizuję mecz…
review-working = 🔎 Analizuję mecz, decyzje: { $done } z { $whole }…
review-accuracy = # { $name }: dokładność { $accuracy }
review-undecided = # { $name }: nie było o czym decydować
review-seat = { $mark } **{ $name } { $accuracy }** · stracone szanse na wygraną: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · nic nie stracone
review-seat-undecided = { $mark } **{ $name }** – żadnej decyzji
review-count-none = tylko drobne potknięcia
review-count-inaccuracy = { $count ->
    [one] { $count } niedokładność
    [few] { $count } niedokładności
    [many] { $count } niedokładności
   *[other] { $count } niedokładności
}
review-count-mistake = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
review-count-blunder = { $count ->
    [one] { $count } gruby błąd
    [few] { $count } grube błędy
    [many] { $count } grubych błędów
   *[other] { $count } grubego błędu
}
review-rounds = { $mark } stracone szanse na wygraną w rundach: { $rounds }
review-best = 👏 { $mark } Najlepsze wybory: **{ $best }** z { $all }
review-finest = ✨ { $round }, ruch { $turn }: **{ $action }**, zdecydowanie najlepsze
review-finest-because = ✨ { $round }, ruch { $turn }: **{ $action }**, zdecydowanie najlepsze: { $reason }.
review-nothing = W tym meczu nie było o czym decydować.
review-meaning = -# 100%: żadna szansa na wygraną nie została stracona. Każda decyzja jest oceniana według tego, co było wtedy widać, a nie według szczęścia.
button-retry = Spróbuj jeszcze raz stąd
button-retry-again = Spróbuj jeszcze raz
retry-name = Druga próba (nie liczy się)
match-retried = 🔁 To była druga próba, więc się nie liczy. Sam mecz skończył się wynikiem { $score }.
review-turn = { $number } · { $round }, ruch { $turn }: { $before } → { $after }
picture-chance = Szansa na wygraną
review-alt-course = Szansa na wygraną ({ $name }) od wyboru do wyboru, z wynikiem po każdej rundzie.
review-alt-course-round = { $round }: { $before } → { $after }.
button-review-points = { $count ->
    [one] { $count } punkt zwrotny ▸
    [few] { $count } punkty zwrotne ▸
    [many] { $count } punktów zwrotnych ▸
   *[other] { $count } punktu zwrotnego ▸
}
button-review-other = Gra: { $name }
button-review-own = Twoja gra

review-point = **Punkt zwrotny { $number }/{ $count }** · { $round }, ruch { $turn } · { $mark } { $name }
review-played = ❌ Zagrano **{ $action }**: { $grade }
review-played-you = ❌ Twój wybór: **{ $action }** – { $grade }
review-played-danger = ❌ Zagrano **{ $action }**: { $grade }; { $danger }
review-played-danger-you = ❌ Twój wybór: **{ $action }** – { $grade }; { $danger }
danger-gives = druga strona może to wziąć do yaku { $yaku }
danger-feeds = druga strona może dołożyć do yaku { $yaku }, a potem powiedzieć stop
danger-exposes = to zbliża drugą stronę do yaku { $yaku }
review-better = ✅ Lepsze było **{ $action }**
review-better-because = ✅ Lepsze było **{ $action }**: { $reason }.
review-cost = Koszt: **{ $points } punktu**, szansa na wygraną **{ $before } → { $after }**
review-cost-chance = Koszt: szansa na wygraną **{ $before } → { $after }**
review-grade-best = najlepsze
review-grade-good = dobre
review-grade-inaccuracy = niedokładność
review-grade-mistake = błąd
review-grade-blunder = gruby błąd
review-koi = Koi-koi
review-stop = Stop (+{ $points })
review-odds = Kto pierwszy zapunktuje po koi-koi: { $own } { $improve }, { $other } { $first }, nikt { $nobody }
review-alt-seat = Tak widzi to { $name } („ty” to { $name }).
review-alt = Przekreślone, co zagrano: { $played }. Zaznaczone, co było lepsze: { $better }.

history-review = Zobacz, jak zagrano mecz
history-review-line = { $name } { $score }
