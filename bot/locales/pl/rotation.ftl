# Stół dla trzech i więcej osób, z których grają dwie.

rotation-name = Zwycięzca zostaje
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = { $points ->
    [one] do { $points } punktu
    [few] do { $points } punktów
    [many] do { $points } punktów
   *[other] do { $points } punktu
}
rotation-to-hands = { $hands ->
    [one] { $hands } runda
    [few] { $hands } rundy
    [many] { $hands } rund
   *[other] { $hands } rundy
}
rotation-how = Dwie osoby grają jedną rundę. Kto przegra, ustępuje miejsca. Następna osoba gra ze zwycięzcą, a zwycięzca rozdaje. Każdy zachowuje swoje punkty.
rotation-seated = Przy stole ({ $count }): { $names }
rotation-missing = { $missing ->
    [one] Potrzeba jeszcze { $missing } osoby.
    [few] Potrzeba jeszcze { $missing } osób.
    [many] Potrzeba jeszcze { $missing } osób.
   *[other] Potrzeba jeszcze { $missing } osoby.
}
rotation-ready = { $host } może zaczynać. Miejsc jest osiem, usiąść można też później.
rotation-closes = -# Zamyka się { $when }, jeśli nikt nie zacznie.
rule-goal = Cel stołu: { $goal }. Wygrywa, kto ma najwięcej punktów.
rotation-hand = Runda { $number }
picture-rotation-hand = Runda
rotation-runs = ▶️ Runda { $number }: grają **{ $first }** i **{ $second }**.
rotation-at = ▶️ Runda { $number }: grają **{ $first }** i **{ $second }**. [Do rundy]({ $url })
rotation-soon = ⏭️ Następna runda { $when }: rozdaje **{ $first }**, gra **{ $second }**.
rotation-waiting = W kolejce do gry ze zwycięzcą: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · wygrane { $won } z { $played }
rotation-left = -# **{ $rank }.** { $name } · { $points } · wygrane { $won } z { $played } · już nie gra
rotation-more = -# … i jeszcze { $more }
rotation-late = -# Jeśli poddasz rundę albo minie twój czas, przegrywasz ją, a przeciwnik dostaje tyle, ile są już warte jego karty, co najmniej 1. Dwa razy z rzędu po czasie: koniec gry przy tym stole.
rotation-won = 🏆 **Przy stole wygrywa { $names }**: punkty { $points }, { $hands ->
    [one] { $hands } runda
    [few] { $hands } rundy
    [many] { $hands } rund
   *[other] { $hands } rundy
}
rotation-shared = 🏆 **Wspólne pierwsze miejsce: { $names }**. Punkty { $points }, { $hands ->
    [one] { $hands } runda
    [few] { $hands } rundy
    [many] { $hands } rund
   *[other] { $hands } rundy
}
rotation-end-few = Koniec gry przy stole: zostało za mało osób (mniej niż dwie).
rotation-end-aborted = Koniec gry przy stole: rundę zakończył admin.
rotation-end-expired = Stół jest zamknięty: nikt nie zaczął gry.
rotation-hand-won = 🏆 **{ $mark } { $name } wygrywa rundę!**
rotation-hand-drawn = 🤝 **Runda kończy się remisem.** Gra dalej ten, kto teraz rozdaje.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ Ze zwycięzcą gra { $name }.
rotation-line-pair = ⏭️ Następna runda: rozdaje **{ $first }**, gra **{ $second }**.
rotation-resign-won = 🏆 Wygrana runda: poddał ją przeciwnik ({ $name })
rotation-resign-lost = Runda poddana · przeciwnik: { $name }
rotation-timeout-won = 🏆 Wygrana runda: czas skończył się graczowi { $name }
rotation-timeout-lost = Twój czas w tej rundzie minął · przeciwnik: { $name }
rotation-half = ⏳ **Minęła połowa twojego czasu.** Gdy minie cały, przegrywasz tę rundę.
rotation-resign = Poddać tę rundę? Przeciwnik ({ $name }) dostanie tyle, ile są już warte jego karty, co najmniej 1 punkt.
winner-question = **Otworzyć tu stół?** Zobaczą go wszyscy na tym kanale, a ty zajmiesz pierwsze miejsce w kolejce.
button-winner-yes = Otwórz
button-rotation-join = Usiądź
button-rotation-leave = Odejdź
button-rotation-start = Zacznij
button-rotation-again = Od nowa
button-rotation-show = Tabela
refused-line-of-players = To twój mecz: kolejka jest dla pozostałych.
refused-unknown-rotation = Nie znam tego stołu.
refused-rotation-guild-only = Stół otwiera się na kanale serwera. Tutaj możesz poszukać przeciwnika na wszystkich serwerach (`/koikoi znajdź`) albo zagrać ze mną (`/koikoi komputer`).
refused-rotation-open = Twój stół jeszcze się nie skończył. Odejdź od niego albo daj mu się skończyć.
refused-rotation-open-at = Twój stół jeszcze się nie skończył: [do niego]({ $url }). Odejdź od niego albo daj mu się skończyć.
refused-rotation-started = Przy tym stole już się gra.
refused-rotation-over = Gra przy tym stole się skończyła. Nowy otworzysz przez `/koikoi stół`.
refused-rotation-full = Przy tym stole { $limit ->
    [one] jest już { $limit } osoba
    [few] są już { $limit } osoby
    [many] jest już { $limit } osób
   *[other] jest już { $limit } osoby
}, więcej się nie zmieści.
refused-too-few-seated = Do startu { $limit ->
    [one] potrzeba { $limit } osoby
    [few] potrzeba { $limit } osób
    [many] potrzeba { $limit } osób
   *[other] potrzeba { $limit } osoby
}.
refused-already-seated = Siedzisz już przy tym stole.
refused-not-seated = Nie siedzisz przy tym stole.
refused-not-seated-over = Nie było cię przy tym stole. Nowy otworzysz przez `/koikoi stół`.
refused-not-your-rotation = Grę przy tym stole może zacząć tylko { $name }.
