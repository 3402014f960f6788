# Turnieje.

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Każdy mecz: { $terms }
tournament-tie = dalsze rundy, póki punkty są równe
tournament-best-of-three = -# Do dwóch wygranych, najwyżej trzy mecze. Gdy czas rundy minie, decyduje liczba wygranych; gdy jest równa, wynik trwającego meczu.
tournament-live = na żywo
tournament-daily = { $days ->
    [one] { $days } dzień na rundę
    [few] { $days } dni na rundę
    [many] { $days } dni na rundę
   *[other] { $days } dnia na rundę
}
format-single = Do pierwszej porażki
format-double = Do dwóch porażek
tournament-twice = -# Dwie porażki i odpadasz. W wielkim finale zwycięzca drabinki pokonanych musi wygrać dwa razy.
tournament-winners = **Drabinka zwycięzców**
tournament-losers = **Drabinka pokonanych**: kto przegra, odpada
tournament-final = **Wielki finał**
tournament-grand-final-1 = Wielki finał
tournament-grand-final-2 = Wielki finał, drugi mecz
format-round-robin = Każdy z każdym
format-swiss = System szwajcarski

tournament-closes = Zapisy kończą się { $when } i wtedy turniej się zaczyna: { $hour } · gracze: { $count }, najwyżej { $most }, { $seeding }
seeding-rating = rozstawieni według rankingu
seeding-draw = rozstawienie wylosowane
seeding-hand = rozstawienie ustalone ręcznie
tournament-begins-soon = { $missing ->
    [0] ⏰ **Początek { $when }.** Jeśli nie możesz grać, naciśnij wcześniej *{ button-sign-off }*.
    [one] ⏰ **Początek { $when }, jeśli zapisze się jeszcze { $missing } osoba**; inaczej turniej będzie wtedy odwołany.
    [few] ⏰ **Początek { $when }, jeśli zapiszą się jeszcze { $missing } osoby**; inaczej turniej będzie wtedy odwołany.
    [many] ⏰ **Początek { $when }, jeśli zapisze się jeszcze { $missing } osób**; inaczej turniej będzie wtedy odwołany.
   *[other] ⏰ **Początek { $when }, jeśli zapisze się jeszcze { $missing } osoby**; inaczej turniej będzie wtedy odwołany.
}
tournament-closes-short = { $state }, koniec { $when }
tournament-nobody = Nikt się jeszcze nie zapisał.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Zapisz się
button-sign-off = Wypisz się
tournament-waiting = ⏳ **Lista rezerwowa** ({ $count }): gdy ktoś odejdzie, wchodzi pierwsza osoba z listy.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Z listy rezerwowej do turnieju: { $names }
button-wait-list = Na listę rezerwową
tournament-waiting-place = Ten turniej jest pełny, więc trafiasz na listę rezerwową: **miejsce { $place }**. Gdy ktoś odejdzie przed startem, pierwsza osoba z listy wchodzi, a ja ją oznaczę. *{ $button }* usuwa cię z listy.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Runda { $number }/{ $rounds }
tournament-final-0 = Finał
tournament-final-1 = Półfinały
tournament-final-2 = Ćwierćfinały
tournament-begin = **Naciśnij „{ button-here }”**: czas na to kończy się { $when }. Gdy obaj gracze są na miejscu, mecz się zaczyna. Kto nie zdąży, przegrywa.
tournament-ends = Ta runda kończy się najpóźniej { $when }; wtedy decyduje wynik trwającego meczu.
tournament-misses = -# Kto opuści dwie rundy z rzędu, odpada z turnieju.
tournament-begin-again = ⏰ **Twój mecz czeka. Naciśnij „{ button-here }”**: czas na to kończy się { $when }. Po tym czasie przegrywasz mecz.
tournament-ends-again = ⏰ **Ta runda kończy się { $when }**; wtedy decyduje wynik trwającego meczu. Jeśli twoja kolej, do meczu prowadzi `/koikoi mecze`.
tournament-again = 🔁 oznacza tych, którzy już ze sobą grali: nie dla każdego znalazł się nowy przeciwnik.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[link] 🎴 { $first } – { $second } · [stół]({ $url })
}
pairing-first = ✔️ **{ $first }** wygrywa · przeciwnik: { $second } { $cause }
pairing-second = ✔️ **{ $second }** wygrywa · przeciwnik: { $first } { $cause }
pairing-draw = ✔️ { $first } i { $second }: remis { $cause }
pairing-neither = ✖️ { $first } i { $second }: obie strony przegrywają { $cause }
pairing-annulled = ➖ { $first } i { $second }: nie liczy się (odejście z turnieju)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** ma wolny los
pairing-rests = 💤 **{ $first }** w tej rundzie odpoczywa
cause-no-show = (nieobecność)
cause-left = (odejście z turnieju)
cause-admin = (decyzja admina)
tournament-decided = -# ⚖️ { $admin } ustala wynik: { $first } – { $second }, runda { $round }. Powód: { $note }
tournament-corrected = -# ⚖️ { $admin } poprawia wynik: { $first } – { $second }, runda { $round } (przedtem: { $before }). Powód: { $note }
tournament-removed = -# ⚖️ { $admin } usuwa z turnieju: { $name }. Powód: { $note }
button-here = Jestem
button-standings = Tabela
button-tournament-text = Jako tekst
tournament-text-sent = Oto turniej jako plik tekstowy, do zachowania albo przekazania dalej.
button-withdraw-tournament = Odejdź

tournament-over = ### 🏆 { $name }: koniec
tournament-won = { $count ->
    [one] 🎉 Gratulacje, { $names }! Wygrywasz turniej.
    [few] 🎉 Gratulacje, { $names }! Dzielicie pierwsze miejsce.
    [many] 🎉 Gratulacje, { $names }! Dzielicie pierwsze miejsce.
   *[other] 🎉 Gratulacje, { $names }! Dzielicie pierwsze miejsce.
}
tournament-not-won = Nikt nie wygrał.
ended-left = Finału nie dograno. Odejście z turnieju: { $names }.
ended-no-show = Finału nie zagrano. Nieobecność: { $names }.
ended-unopposed = Finału nie było: { $names } bez przeciwnika, bo nikt inny nie został.
ended-no-final = Finału nie było: nie miał w nim kto grać.
ended-alone = Turniej skończył się po rundzie { $number } z { $rounds }: wszyscy inni odeszli.
ended-empty = Z turnieju odeszli wszyscy.
table-elimination = { $rank ->
    [0] –
   *[placed] **{ $rank }.**
} { $name } · wygrane { $won }, przegrane { $lost } { $notes }
tournament-row = { $rank ->
    [0] –
   *[placed] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] ({ $count } wolny los)
    [few] ({ $count } wolne losy)
    [many] ({ $count } wolnych losów)
   *[other] ({ $count } wolnego losu)
}
table-left = (poza grą)
table-annulled = (poza grą, nikomu się nie liczy)
tournament-too-few = Graczy było mniej niż { $fewest }, więc turniej został odwołany.
tournament-cancelled = { $admin } odwołuje turniej. Powód: { $note }
tournament-plays-on = Zaczęte mecze można dograć, ale tu się nie liczą.

tournament-leave-question = Odejść teraz z turnieju **{ $name }**? Poddajesz swój trwający mecz, a twoi dalsi przeciwnicy wygrywają bez gry. Nie da się wrócić ani już wygrać.
tournament-leave-annuls = Masz za sobą mniej niż połowę swoich meczów, więc twoje wyniki nikomu nie będą się liczyć.
button-withdraw-yes = Tak, odejdź
button-withdraw-no = Nie, gram
tournament-left = Nie grasz już w turnieju.
tournament-stayed = Grasz dalej.
tournament-noted = Gotowe. Pokazuje to wiadomość turnieju.

tournaments-title = ### 🏆 Turnieje tutaj
tournaments-line = { $name } · { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
} · { $state }
yours-signup = -# ↳ Jesteś na liście.
yours-waiting = -# ↳ Twoje miejsce na liście rezerwowej: { $place }.
yours-call = -# ↳ Twój przeciwnik: { $opponent }. Naciśnij „{ button-here }”!
yours-wait = -# ↳ Twój przeciwnik: { $opponent }. Jeszcze czekamy.
yours-match = -# ↳ Twój przeciwnik: { $opponent }. Do meczu prowadzi `/koikoi mecze`.
tournaments-none = Nie ma tu jeszcze turnieju. Zacząć może go ktoś, kto zarządza serwerem: `/koikoi-admin turniej`.
tournaments-none-admin = Nie ma tu jeszcze turnieju.
button-manage = Zarządzaj
button-all-tournaments = Wszystkie turnieje
tournament-stage-signup = zapisy
tournament-stage-finished = koniec
tournament-stage-won = wygrana: { $names }
tournament-stage-cancelled = odwołany

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Widzisz to tylko ty. Każdy, kto zarządza serwerem, może zrobić to samo. Jeśli podasz powód, każdy może go przeczytać.
tournament-made = ✔ Zapisy są otwarte: ich wiadomość jest na tym kanale. Gdy się skończą, turniej zacznie się sam.
tournament-entry = Zapisać się mogą tylko osoby z rolą { $role }.
tournament-prize-role = 🎖️ Zwycięzca dostanie rolę { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ { $names } ma teraz rolę { $role }.
    [few] 🎖️ { $names } mają teraz rolę { $role }.
    [many] 🎖️ { $names } mają teraz rolę { $role }.
   *[other] 🎖️ { $names } mają teraz rolę { $role }.
}
tournament-prize-refused = ⚠️ Discord nie pozwolił mi nadać roli { $role }. Może ją nadać admin: { $names }
tournament-prize-partly = ⚠️ Discord pozwolił mi nadać rolę { $role } tylko części zwycięzców. Pozostałym może ją nadać admin: { $names }
audit-prize = Zwycięstwo w turnieju koi-koi { $name }
tournaments-new = Nowy turniej…
change-title-new = Nowy turniej
plan-format-label = Kto z kim gra
plan-format-single = Do pierwszej porażki: kto przegra, odpada
plan-format-double = Do dwóch porażek: po drugiej odpadasz
plan-format-round-robin = Każdy z każdym
plan-format-swiss = Szwajcarski: kilka rund z graczami o podobnym wyniku
plan-days-label = Czas na każdą rundę
plan-best-label = Mecze jednej pary
plan-best-1 = Jeden mecz
plan-best-3 = Do dwóch wygranych: najwyżej trzy mecze
plan-rounds-label = Liczba rund
plan-rounds-about = Puste: ile trzeba
plan-entry-label = Rola potrzebna do zapisu
plan-entry-about = Zapisać się może tylko ta rola (puste: każdy)
plan-call-label = Rola, którą oznaczę
plan-call-about = Tę rolę oznaczę, gdy ruszą zapisy (puste: żadnej)
plan-prize-label = Rola dla zwycięzcy
plan-call = 📣 Oznaczę { $role }, gdy ruszą zapisy.
button-plan-matches = Mecze…
button-plan-roles = Role…
plan-question = Widzisz tę godzinę w swoim czasie, każdy inny w swoim. Zgadza się?
button-plan-yes = Tak, otwórz zapisy
button-plan-no = Nie, nie teraz
plan-dropped = Nic nie zostało otwarte.
begin-question = **{ $name }** zacznie się { $hour }, { $when }. Zgadza się?

    Widzisz tę godzinę w swoim czasie, każdy inny w swoim.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: ten czas można rozumieć na dwa sposoby. Kiedy ma się zacząć?
button-which = Wybierz { $number }
button-hour-yes = Tak, wtedy zacznij
choose-change = Zmień coś…
change-title = Zmień turniej
change-name-label = Nazwa
change-name-about = Widzi ją każdy.
change-begins-label = Kiedy się zaczyna
change-begins-about = za 2 godziny albo jutro o 20, według zegara serwera. Do tego czasu trwają zapisy.
change-most-label = Ilu graczy najwyżej
change-most-about = Od 3 do { $most }. Kto już się zapisał, zostaje.
tournament-done = ✔ Gotowe.
tournament-done-gone = ✔ Zapisane, ale nie pokazuje tego żadna wiadomość: kanał turnieju został usunięty.
tournament-done-closed = ✔ Zapisane, ale wiadomość turnieju jeszcze tego nie pokazuje: nie mogę pisać na kanale { $channel }. Gdy tylko będę mógł, pokaże.
tournament-brought = ✔ Turniej jest teraz na tym kanale; następne mecze też będą tutaj.
tournament-held-gone = ⚠️ **Nie mogę pokazać tego turnieju: jego kanał został usunięty.** Zegar turnieju stoi, więc nikt na tym nie traci. Przejdź na inny kanał i naciśnij *{ button-show-here }*.
tournament-held-closed = ⚠️ **Nie mogę pokazać tego turnieju: nie mogę pisać na kanale { $channel }.** Zegar turnieju stoi, więc nikt na tym nie traci. Pozwól mi znów tam pisać albo przejdź na inny kanał i naciśnij *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Nie mogę pokazać tego turnieju: AutoMod zatrzymuje moją wiadomość na kanale { $channel }.** Zegar turnieju stoi, więc nikt na tym nie traci. Zwolnij moją rolę z jego reguł (*Ustawienia serwera → AutoMod*), a potem naciśnij *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord nie przyjął wiadomości tego turnieju.** Zegar turnieju stoi, więc nikt na tym nie traci. Niedługo spróbuję znowu.
tournament-held = -# ⚠️ Wiadomości nie da się teraz pokazać, więc zegar stoi. Powiedz o tym adminowi.
button-start-now = Zacznij teraz…
start-question = Zacząć turniej **{ $name }** teraz, gdy na liście { $count ->
    [one] jest { $count } osoba
    [few] są { $count } osoby
    [many] jest { $count } osób
   *[other] jest { $count } osoby
}? Potem nikt się już nie zapisze.
button-start-yes = Tak, zacznij
button-show-here = Pokaż tutaj
button-cancel = Odwołaj…
choose-pairing = Ustal wynik…
button-decide = Ustal…
button-correct = Popraw…
pairing-own = -# ↳ Grasz w tym meczu: rozstrzyga inny admin.
choose-removed = Usuń gracza…
button-seeds = Rozstawienie…
seeds-title = ### 🏆 { $name } · rozstawienie
seeds-about = Rozstawienie decyduje, kto z kim gra. Teraz: { $seeding }. Kto zapisze się po losowaniu lub zmianie, trafia na koniec.
choose-seed = Zmień rozstawienie gracza…
button-seeds-rating = Według rankingu
button-seeds-draw = Wylosuj
seed-title = Rozstawienie: { $name }
seed-label = Numer rozstawienia
seed-about = Od 1 (najwyższe rozstawienie) do { $count }. Reszta zachowuje kolejność.
decide-question = Jak skończył się mecz **{ $pairing }**? Potem zapytam o powód; przeczyta go każdy.
decide-now = Teraz: { $line }
decide-stops = Ten mecz jeszcze trwa: zostanie przerwany i nie będzie się liczył.
decide-goes-on-double = Zwycięzca gra dalej. Kto przegra, odpada po drugiej porażce. Jeśli przegrają obie strony, obie mają porażkę.
decide-goes-on-single = Zwycięzca przechodzi do następnej rundy. Jeśli przegrają obie strony, nie przechodzi nikt.
decide-ends = - { $result }: turniej się kończy. { $count ->
    [0] Nikt go nie wygrywa.
    [one] Wygrywa { $names }.
    [few] Pierwsze miejsce dzielą { $names }.
    [many] Pierwsze miejsce dzielą { $names }.
   *[other] Pierwsze miejsce dzielą { $names }.
}
decide-ends-many = - { $result }: turniej się kończy. Pierwsze miejsce { $count ->
    [one] ma { $count } gracz
    [few] dzielą { $count } gracze
    [many] dzieli { $count } graczy
   *[other] dzieli { $count } gracza
}.
decide-until = Wynik można poprawić, póki nie zacznie się następna runda.
decide-last-of-round = ⚠️ To ostatni otwarty mecz rundy: następna runda zacznie się od razu, a wynik będzie ostateczny.
decide-last = ⚠️ To ostatni otwarty mecz: turniej skończy się od razu, a wynik będzie ostateczny.
decide-first = Wygrywa { $first }
decide-second = Wygrywa { $second }
decide-draw = Remis
decide-neither = Przegrywają obie strony
reason-title = Twój powód
reason-label = Dlaczego?
reason-about = Zobaczy to każdy, razem z twoim nickiem.
reason-about-end = Turniej skończy się od razu i nikt go nie wygra. Powód zobaczy każdy, razem z twoim nickiem.
reason-about-remove = Ta osoba przegrywa trwający mecz i nie może wrócić. Powód zobaczy każdy, razem z twoim nickiem.

table-about-swiss = -# Punkty · wygrane–remisy–przegrane · punkty przeciwników (BH). Przy równych punktach decyduje BH.
table-about-round-robin = -# Punkty · wygrane–remisy–przegrane · punkty pokonanych przeciwników (SB). Przy równych punktach decyduje SB.
table-rule-swiss = -# Do BH wolny los albo mecz bez gry liczy się jak z wirtualnym przeciwnikiem, tak jak w szachach (FIDE).
table-rule-round-robin = -# Jeśli gracz odejdzie przed połową swoich meczów, jego wyniki nikomu się nie liczą, tak jak w szachach (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = Drabinka turnieju { $name }. Ta runda:
alt-standings = Tabela turnieju:
refused-line-of-tournament = To mecz turnieju: o tym, kto gra ze zwycięzcą, decyduje turniej.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Dodaj do wydarzeń
button-event-off = Usuń z wydarzeń
event-about = Zapisz się na kanale, zanim turniej się zacznie.
tournament-event-on = 📅 Ten turniej jest wśród wydarzeń serwera.
tournament-event-refused = ⚠️ Discord nie przyjął wydarzenia. Potrzebuję uprawnienia *Tworzenie wydarzeń*, a serwer może mieć najwyżej 100 wydarzeń.
tournament-event-again = Potem naciśnij *{ button-event-on }*.
