# Wyzwanie, stół, karty: to, co czyta się podczas gry.

name-anybody = każdy
name-erased = dawny gracz
versus = { $first } – { $second }
name-blank = gracz bez nazwy
name-you = Ty
name-person = { $name }
# Komputer w zdaniu: nazwa własna, zawsze w mianowniku („przeciwnik: …”). `.menu` to podpis w menu
# poziomów.
level-greedy = Bot Prosty
    .menu = Komputer
level-sprout = Bot Kiełek
    .menu = Komputer · Kiełek
level-player = Bot Gracz
    .menu = Komputer · Gracz
level-expert = Bot Ekspert
    .menu = Komputer · Ekspert
level-master = Bot Mistrz
    .menu = Komputer · Mistrz
level-other = Bot ({ $level })
plays-sprout = Jak nowicjusz: nie wszystko bierze, szybko kończy
plays-player = Solidnie i szybko: buduje yaku, blokuje twoje
plays-expert = Myśli naprzód: sprawdza kartę na wielu układach
plays-master = Odgaduje twoje karty, gra pod cały mecz
level-line = -# { $name } · { $style } · inne poziomy: `/koikoi komputer`
choose-level = Gra z komputerem: wybierz poziom
picture-round = Runda
picture-any-of = { $count } z
picture-further = każda kolejna +1
picture-nobody = Bez zwycięzcy
picture-won = wygrywa
picture-your-turn = Twoja kolej
picture-quarter-final = Ćwierćfinały
picture-semi-final = Półfinały
picture-final = Finał
picture-grand-final = Wielki finał
picture-winners-bracket = Drabinka zwycięzców
picture-losers-bracket = Drabinka pokonanych
picture-winner = Zwycięzca
picture-bye = wolny los
picture-walkover = w/o
picture-points = Pkt
picture-round-of = Runda { $number }

length-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
length-target = { $target ->
    [one] do { $target } punktu
    [few] do { $target } punktów
    [many] do { $target } punktów
   *[other] do { $target } punktu
}
length-instead = { $length } (zwykle { $usual })
time-minutes = { $minutes ->
    [one] { $minutes } minuta na ruch
    [few] { $minutes } minuty na ruch
    [many] { $minutes } minut na ruch
   *[other] { $minutes } minuty na ruch
}
time-hours = { $hours ->
    [one] { $hours } godzina na ruch
    [few] { $hours } godziny na ruch
    [many] { $hours } godzin na ruch
   *[other] { $hours } godziny na ruch
}
pace-live = na żywo
pace-daily = dzień na ruch

challenge-member = 🎴 { $opponent }, { $challenger } zaprasza cię do gry w **Koi-Koi**
challenge-rematch = 🎴 { $opponent }, { $challenger } prosi o rewanż w **Koi-Koi**
challenge-open = 🎴 { $challenger } otwiera stół **Koi-Koi**. Kto zagra?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = Pierwszy raz? Po prostu zacznij: przyciski pokażą, co można wziąć.
challenge-offer = Jeszcze nikogo? { $challenger } może wybrać poziom poniżej i zagrać z komputerem. Do tego czasu może usiąść każdy.
challenge-until = -# Zamyka się { $when }
challenge-declined = -# 🎴 { $opponent } nie może teraz grać. Wyzwanie od gracza { $challenger } jest zamknięte.
challenge-withdrawn = -# 🎴 Wyzwanie wycofane: { $challenger }.
challenge-expired = -# 🎴 Minął czas na wyzwanie od gracza { $challenger }.
challenge-unjoined = -# 🎴 Nikt nie usiadł do stołu. { $challenger } wciąż może zagrać tu z komputerem:
challenge-aborted = -# 🎴 Wyzwanie od gracza { $challenger } zamknięte przez admina.
button-accept = Przyjmij
button-join = Usiądź
button-how = Jak się gra
button-decline = Odmów
button-ask-again = Zaproś jeszcze raz
button-close = Zamknij stół

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Runda { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = styczeń (sosna)
month-2 = luty (śliwa)
month-3 = marzec (wiśnia)
month-4 = kwiecień (glicynia)
month-5 = maj (irys)
month-6 = czerwiec (piwonia)
month-7 = lipiec (lespedeza)
month-8 = sierpień (miskant)
month-9 = wrzesień (chryzantema)
month-10 = październik (klon)
month-11 = listopad (wierzba)
month-12 = grudzień (paulownia)
round-extra = Runda { $number } (do rozstrzygnięcia)
round-open = Runda { $number }, do { $target }
table-turn = { $mark } **Kolej: { $name }**
turn-until = ⏳ koniec { $when }
table-deal = Następna runda zaczyna się { $when }
table-deal-soon = Następna runda zaraz się zacznie
table-swap = { $mark } **{ $name }** może w ciemno zamienić się kartami z rozdającym
table-dealer-draw = Losowanie: { $first } – { $a }, { $second } – { $b }. Pierwszy rozdaje gracz z wcześniejszym miesiącem.
table-dealer-draw-same = Losowanie: { $first } – { $a }, { $second } – { $b }. Ten sam miesiąc, więc pierwszy rozdaje gracz z wyższą kartą.
deal-again = 🔁 Nowe rozdanie: { $reasons }.
void-field_quad = cztery karty jednego miesiąca na polu
void-field_pairs = cztery pary na polu
void-field_triple = trzy karty jednego miesiąca na polu
void-teshi = cztery karty jednego miesiąca na ręce
void-kuttsuki = cztery pary na ręce
void-both_lucky = dwie szczęśliwe ręce z rozdania
table-hand-here = { $names }: karty czekają pod przyciskiem **{ button-hand }**.
table-absent = 💤 Czas minął: { $name }. Co dalej, decyduje { $other } pod przyciskiem **{ button-hand }**.
table-before = Runda { $number }: { $result }
table-thread = 🎴 **{ $match }**: [gra jest tutaj]({ $url })
table-moved = -# 🎴 Ten stół stoi teraz [tutaj]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ bierze: { $taken }
did-stays = { $card } na pole
did-drew-took = ze stosu { $card } ▸ { $taken }
did-drew-stays = ze stosu { $card }, na pole
did-drew = ze stosu { $card }
did-formed = ✨ **{ $yaku }**
did-called = **koi-koi!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Moje karty
button-yaku = Yaku
button-menu = Menu
button-table = Stół
button-next-game = Inny mecz ({ $count })

hand-your-turn = **Twoja kolej** · przeciwnik: { $name }
hand-their-turn = **Kolej: { $name }**
hand-between = Między rundami · przeciwnik: { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } z { $goal }
hand-draw-question = Ze stosu: **{ $card }**. Co bierzesz?
hand-pick-question = Kartą **{ $card }** bierzesz:
hand-sure = **Na pewno?** Nic jeszcze nie zostało zagrane.
hand-late = ⏰ **Twój czas minął.** { $name } może teraz zakończyć mecz; jeśli zdążysz z ruchem, gra toczy się dalej.
hand-half = ⏳ **Minęła połowa twojego czasu.**
hand-swap-question = Nikt jeszcze nie widział swoich kart. Możesz w ciemno się zamienić: { $name } dostanie twoje karty, a ty karty przeciwnika. Jeśli nic nie zrobisz, zostajesz przy swoich.
hand-swap-wait = { $name } może w ciemno zamienić się z tobą kartami. Dopiero potem zobaczycie swoje karty.
hand-dms-closed = Nie mogę pisać do ciebie prywatnych wiadomości, więc twoje karty są tutaj, pod przyciskiem **{ $button }**. Zezwól na nie w ustawieniach prywatności jednego z naszych wspólnych serwerów, a w następnym meczu karty przyjdą właśnie tam.
hand-dms-later = Discord nie pozwala mi teraz do ciebie napisać, więc twoje karty są tutaj, pod przyciskiem **{ $button }**. Poza tym nic się nie zmienia.
hand-dms-soon = Wciąż otwieram naszą rozmowę prywatną, po kilka osób naraz, więc na razie twoje karty są tutaj, pod przyciskiem **{ $button }**. Poza tym nic się nie zmienia.
hand-waking = -# ⏳ Komputer jeszcze się budzi: po restarcie trwa to minutę. Zagra, gdy tylko będzie mógł myśleć.
hand-table-gone = -# Kanału z tym stołem już nie ma. Graj tutaj albo przenieś stół na inny kanał: `/koikoi mecze`.
hand-table-locked = -# Wątek ze stołem jest zablokowany: jego przyciski nie działają. Graj tutaj albo przenieś stół na inny kanał: `/koikoi mecze`.
hand-table-blocked = -# Nie mogę pisać tam, gdzie stoi stół. Graj tutaj albo przenieś stół na inny kanał: `/koikoi mecze`.
hand-table-filtered = -# AutoMod tego serwera zatrzymuje wiadomość stołu. Graj tutaj i poproś admina, żeby zwolnił moją rolę z jego reguł.
hand-table-refused = -# Discord nie przyjmuje teraz wiadomości stołu. Graj tutaj albo przenieś stół na inny kanał: `/koikoi mecze`.
deal-sealed = -# 🔒 Zapieczętowane przed grą: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ wszystkie { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Zamień
button-keep = Zostaw
button-back = Wróć
button-sure = Tak: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Stop**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Stop**: +{ $points }, { $now } → **{ $score }: wygrywasz { $what ->
    [table] przy stole
   *[match] mecz
}**.
decision-stop-loses = **Stop**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] przy stole wygrywa ktoś inny
   *[match] przegrywasz mecz
}**.
decision-stop-ties = **Stop**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] gra przy stole się kończy, pierwsze miejsce jest wspólne
   *[match] w meczu jest remis
}**.
decision-stop-extra = **Stop**: +{ $points }, { $now } → **{ $score }**: remis, więc rozstrzygnie dodatkowa runda.
decision-koi-increase = **Koi-koi**: grasz dalej; punkty dostaniesz dopiero, gdy twoje yaku będą warte więcej
decision-koi-new = **Koi-koi**: grasz dalej; punkty dostaniesz dopiero po następnym yaku
decision-risk-none = .
decision-risk-opponent = , a { $name } za swoje yaku dostanie ×{ $other }.
decision-risk-own = , wtedy ×{ $own } za twoje koi-koi.
decision-risk-both = , wtedy ×{ $own }; { $name } za swoje yaku dostanie ×{ $other }.
decision-risk-bonus = ; za to koi-koi dostaniesz wtedy dodatkowe punkty.
decision-reply = Runda od razu się skończy, jeśli yaku ułoży { $name }.
decision-needs = Żeby wygrać { $what ->
    [table] przy stole
   *[match] mecz
}, potrzebujesz +{ $points }.
decision-nobody-wins = Jeśli nikt nie powie stop, wygrywasz { $what ->
    [table] przy stole
   *[match] mecz
}: { $score }{ $why }.
decision-nobody-loses = Jeśli nikt nie powie stop, { $what ->
    [table] przy stole wygrywa ktoś inny
   *[match] przegrywasz mecz
}: { $score }{ $why }.
decision-nobody-ties = Jeśli nikt nie powie stop, { $what ->
    [table] pierwsze miejsce przy stole jest wspólne
   *[match] w meczu jest remis
}: { $score }{ $why }.
decision-nobody-extra = Jeśli nikt nie powie stop, rozstrzygnie dodatkowa runda: { $score }{ $why }.
decision-dealer-gets = { " " }(rozdający dostaje { $points })
decision-turns = { $count ->
    [one] Został ci { $count } ruch.
    [few] Zostały ci { $count } ruchy.
    [many] Zostało ci { $count } ruchów.
   *[other] Zostało ci { $count } ruchu.
}
decision-threats = **{ $name }** jest o krok: { $near }
decision-wait = ✨ { $mark } **{ $name }** decyduje; zebrane: **{ $sum }**
button-stop-on = Stop · +{ $points }
button-stop-wins = Stop · +{ $points }, wygrana { $what ->
    [table] przy stole
   *[match] { $score }
}
button-stop-loses = Stop · +{ $points }, przegrana { $what ->
    [table] przy stole
   *[match] { $score }
}
button-stop-ties = Stop · +{ $points }, remis { $what ->
    [table] przy stole
   *[match] { $score }
}
button-stop-extra = Stop · +{ $points }, remis { $score }
button-koi = Koi-koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (7 lub więcej)
step-opponent_koi = ×{ $value } (koi-koi przeciwnika)
step-own_koi = ×{ $value } (własne koi-koi)
step-all_koi = ×{ $value } (wszystkie koi-koi)
step-field_brights = ×{ $value } (blaski na polu)
step-koi_and_brights = ×{ $value } (koi-koi i blaski na polu)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } prosto z rozdania
result-both-lucky = Obie strony mają szczęśliwą rękę: bez punktów.
result-nobody = Wszystkie karty zagrane, nikt nie powiedział stop: bez punktów.
result-oya = **{ $mark } { $name } +{ $points }**: wszystkie karty zagrane, nikt nie powiedział stop, więc punktuje rozdający.
result-ended = Runda nie została dograna.
result-paid = { $name } płaci { $points }.
result-paid-you = Płacisz { $points }.
result-leftover = { $mark } { $name }, zostało na ręce: { $cards }
result-leftover-you = { $mark } Zostało ci na ręce: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = Teraz rozdaje { $name }
result-deals-you = Teraz rozdajesz ty
result-before = **Runda { $number }** zakończona:
yaku-teshi = Cztery karty miesiąca
yaku-kuttsuki = Cztery pary
button-ready = Kolejna runda { $ready }/2
button-ready-alone = Kolejna runda
button-fair = Uczciwe rozdanie

match-won = 🏆 **{ $mark } { $name } wygrywa mecz!**
match-won-by = 🏆 **{ $mark } { $name } wygrywa mecz z przewagą { $margin } pkt!**
match-drawn = 🤝 **Mecz kończy się remisem.**
match-target = Cel osiągnięty.
match-bust = Jednej ze stron skończyły się punkty.
match-resign = Gracz { $name } poddał mecz.
match-timeout = Czas minął: { $name }.
match-abort = 🛑 Mecz zakończony przez admina; nie liczy się.
match-withdraw = 🚪 Wycofanie się z meczu, zanim zagrały obie strony: { $name }. Mecz się nie liczy.
match-agreed = 🤝 Obie strony odwołały ten mecz. Nie liczy się.
match-unrated = Mecz nie liczy się do tablicy wyników.
match-unrated-early = Mecz się nie liczy: skończył się, zanim obie strony zagrały kartę.
outcome-won = 🏆 Wygrana z przewagą { $margin } pkt, { $score } · przeciwnik: { $name }
outcome-lost = Przegrana różnicą { $margin } pkt, { $score } · przeciwnik: { $name }
outcome-drawn = 🤝 Remis, { $score } · przeciwnik: { $name }
outcome-resign-won = 🏆 Wygrana: przeciwnik ({ $name }) poddał mecz przy wyniku { $score }
outcome-resign-lost = Mecz poddany przy wyniku { $score } · przeciwnik: { $name }
outcome-timeout-won = 🏆 Wygrana przy wyniku { $score }: czas skończył się graczowi { $name }
outcome-timeout-lost = Twój czas minął przy wyniku { $score } · przeciwnik: { $name }
outcome-abort = 🛑 Mecz zakończony przez admina, nie liczy się · przeciwnik: { $name }
outcome-withdraw = 🚪 Przeciwnik ({ $name }) wycofał się z meczu. Mecz się nie liczy.
outcome-withdraw-own = 🚪 Wycofujesz się z meczu, przeciwnik: { $name }. Mecz się nie liczy.
outcome-agreed = 🤝 Mecz odwołany wspólnie, przeciwnik: { $name }. Nie liczy się.
button-rematch = Rewanż
button-record = Zapis
button-more = Więcej
button-add-bot = Dodaj do innego serwera

absent-question = 💤 **Czas minął: { $name }.** Co teraz? Jeśli nic nie zrobisz, { $when } mecz przejdzie na tempo „dzień na ruch”.
absent-question-daily = 💤 **Czas minął: { $name }.** Co teraz? Jeśli nic nie zrobisz, { $when } wygrasz mecz.
button-wait = Czekaj
button-daily = Dzień na ruch
button-claim = Przyjmij wygraną

table-first-match = -# { $names }: karty są w prywatnej wiadomości ode mnie. Przycisk **{ button-hand }** pokaże je tutaj.
outside-playing = 🎴 Grają: { $first } i { $second }. Twoje karty są w prywatnych wiadomościach albo pod przyciskiem **{ button-hand }**.

coach-start = 💡 Zielonymi przyciskami bierzesz karty: karta bierze z pola kartę tego samego miesiąca. Zbieraj zestawy, *yaku*. Na obrazku 親 oznacza rozdającego.
coach-near = 💡 Masz zdobyte { $have } z { $need } do yaku **{ $yaku }**: { $made }.
coach-makes = 💡 ✨ oznacza kartę, z którą ułożysz yaku, i pokazuje, ile punktów dostaniesz za stop.
coach-draw = 💡 Karta ze stosu też bierze kartę: wybierz tę, której brakuje twoim zestawom.
coach-called = 💡 { $name } gra dalej o więcej (こい na obrazku). Ułóż wcześniej dowolne yaku i powiedz stop, a { $name } nie dostanie nic.
coach-own-call = 💡 Po twoim koi-koi (こい na obrazku) yaku muszą urosnąć, zanim powiesz stop. Postaraj się wyprzedzić przeciwnika.
coach-lay = 💡 Teraz nie da się nic zabrać, więc twoja karta zostanie na polu: zagraj taką, której nie szkoda.
coach-decide = 💡 **Stop** jest pewny. **Koi-koi** się opłaca, gdy możesz zdobyć więcej.
coach-decide-threat = 💡 { $name } potrzebuje jeszcze jednej karty do yaku **{ $yaku }**: **Stop** jest pewniejszy.
coach-decide-wins = 💡 Ze **stopem** wygrywasz { $what ->
    [table] przy stole
   *[match] mecz
}: więcej punktów nie trzeba.
coach-decide-loses = 💡 Ze **stopem** przegrasz teraz { $what ->
    [table] przy stole
   *[match] mecz
}. **Koi-koi** to twoja jedyna szansa.
coach-decide-ties = 💡 Ze **stopem** kończysz { $what ->
    [table] grę przy stole
   *[match] mecz
} remisem. Wygrać możesz jeszcze tylko z **Koi-koi**.

nudge = { $person }, twoja kolej: [do stołu]({ $url })
nudge-half = ⏳ { $person }, minęła połowa twojego czasu: [do stołu]({ $url })
nudge-late = ⏰ { $person }, twój czas minął, ale wciąż możesz zagrać: [do stołu]({ $url })
nudge-choose = 💤 { $person }, przeciwnikowi skończył się czas ({ $name }). Zdecyduj, co dalej: [do stołu]({ $url })
nudge-offer = 🤝 { $person }, { $name } proponuje odwołać mecz: [do stołu]({ $url })
off-asked = 🤝 **{ $name } proponuje odwołać ten mecz.** Jeśli się zgodzisz, mecz się kończy i nie liczy. Twój ruch oznacza „nie”.
off-waits = -# 🤝 Propozycja odwołania meczu wysłana, decyduje { $name }. Następny ruch przeciwnika oznacza „nie”.
off-asked-table = 🤝 **{ $first } proponuje odwołać ten mecz, decyduje { $second }.** Jeśli { $second } się zgodzi, mecz się nie liczy.
button-off-agree = Odwołaj
button-off-no = Graj dalej
digest = { $count ->
    [one] Czeka na ciebie { $count } mecz.
    [few] **Czekają na ciebie { $count } mecze.**
    [many] **Czeka na ciebie { $count } meczów.**
   *[other] **Czeka na ciebie { $count } meczu.**
}

called = 📣 **{ $name } mówi koi-koi**: twoje yaku liczą się teraz ×{ $factor }.
called-plain = 📣 **{ $name } mówi koi-koi**: powiedz stop wcześniej, a { $name } nie dostanie nic.
called-reply = 📣 **{ $name } mówi koi-koi**: twoje następne yaku kończy rundę i liczy się ×{ $factor }.
called-reply-plain = 📣 **{ $name } mówi koi-koi**: twoje następne yaku kończy rundę.

note-stale = -# Ten przycisk jest już nieaktualny. Tak stół wygląda teraz.
note-wait = -# Chwileczkę: to nie twoja kolej.
note-illegal = -# Tu nie można tego zrobić. Tak stół wygląda teraz.
