# Szukanie przeciwnika na dowolnym serwerze.

command-find = znajdź
    .about = Znajdź przeciwnika na wszystkich serwerach
option-name-find-rules = zasady
    .about = Jakich zasad chcesz (puste: dowolne z tych)
option-name-find-pace = tempo
    .about = Na żywo: gracie od razu. Dzień na ruch: na każdy ruch jest dzień (puste: na żywo)
choice-find-any = Dowolne z tych zasad

find-any = dowolne zasady
find-pace-live = na żywo
find-pace-daily = dzień na ruch
find-wish = -# { $rules } · { $pace } · twój ranking: { $rating }
find-looking = 🔎 **Szukam ci przeciwnika** na wszystkich serwerach. Napiszę, gdy ktoś się znajdzie; masz wtedy 90 sekund, żeby nacisnąć *{ button-find-play }*.
find-looking-here = 🔎 **Szukam ci przeciwnika** na wszystkich serwerach. Gdy ktoś się znajdzie, masz 90 sekund, żeby nacisnąć *{ button-find-play }*.
find-looking-daily = 🔎 **Szukam ci przeciwnika do meczu z dniem na ruch** na wszystkich serwerach. Gdy ktoś się znajdzie, mecz zacznie się od razu; na każdy ruch masz dzień.
find-rests = ⏸️ **Wyszukiwanie czeka, dopóki grasz mecz na żywo.** Po meczu ruszy samo.
# Where a hidden message shows the search.
find-here = ⚠️ Nie mogę wysyłać ci wiadomości prywatnych, więc pokażę to tylko tutaj, bez dźwięku i najwyżej przez kwadrans: **zostań na tym kanale.** Zezwól na wiadomości prywatne z naszego wspólnego serwera i szukaj jeszcze raz, a wtedy napiszę.
find-here-soon = ⚠️ Wciąż otwieram naszą rozmowę prywatną, po kilka osób naraz, więc na razie pokażę to tylko tutaj, bez dźwięku i najwyżej przez kwadrans: **zostań na tym kanale.**
find-here-flagged = ⚠️ Discord nie pozwala mi teraz otwierać nowych rozmów prywatnych, więc pokażę to tylko tutaj, bez dźwięku i najwyżej przez kwadrans: **zostań na tym kanale.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Twoje wyszukiwanie jest w [naszych prywatnych wiadomościach]({ $url }). Tam napiszę.
find-front = Druga osoba się nie zjawiła. Jesteś teraz na początku kolejki.
find-quiet = { $count ->
    [0] Od dziesięciu minut nikt się nie zgłosił, a przez ostatnie cztery tygodnie o tej porze nikt się nie znalazł. Do meczu z dniem na ruch łatwiej kogoś znaleźć.
    [one] Od dziesięciu minut nikt się nie zgłosił. Przez ostatnie cztery tygodnie o tej porze przeciwnika znalazła { $count } osoba. Do meczu z dniem na ruch łatwiej kogoś znaleźć.
    [few] Od dziesięciu minut nikt się nie zgłosił. Przez ostatnie cztery tygodnie o tej porze przeciwnika znalazły { $count } osoby. Do meczu z dniem na ruch łatwiej kogoś znaleźć.
    [many] Od dziesięciu minut nikt się nie zgłosił. Przez ostatnie cztery tygodnie o tej porze przeciwnika znalazło { $count } osób. Do meczu z dniem na ruch łatwiej kogoś znaleźć.
   *[other] Od dziesięciu minut nikt się nie zgłosił. Przez ostatnie cztery tygodnie o tej porze przeciwnika znalazło { $count } osoby. Do meczu z dniem na ruch łatwiej kogoś znaleźć.
}
find-until = -# Przestanę szukać { $when }, jeśli nikt się nie zgłosi.
find-found = 🎴 **Znalazł się przeciwnik dla ciebie!** Ranking { $rating }. Naciśnij *{ button-find-play }* w ciągu 90 sekund.
find-ready = ✔️ **Z twojej strony gotowe.** Czekam na drugą osobę, najwyżej 90 sekund.
find-begun = 🎴 Twój mecz się zaczął, przeciwnik: **{ $name }**.
find-stopped = Nie szukam ci już przeciwnika.
find-missed = ⏰ Czas na *{ button-find-play }* minął, więc już nie szukam.
find-unreached = Ktoś się znalazł, ale nie udało mi się dać ci znać, więc już nie szukam. Otwórz wiadomości prywatne albo następnym razem zostań tutaj.
find-over = Nikt się nie zgłosił, więc już nie szukam. Od razu możesz zagrać ze mną: `/koikoi komputer`.
button-find-computer = Gra z komputerem
button-find-daily = Mecz z dniem na ruch
button-find-stop = Nie szukaj
button-find-play = Gram
button-find-no = Nie teraz
button-find-again = Szukaj znowu

games-looking = 🔎 **Szukam ci przeciwnika** · początek: { $since }
games-found = 🎴 **Znalazł się przeciwnik dla ciebie!** Naciśnij *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** czeka na ciebie.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } chce zagrać jeszcze raz.** Żeby przyjąć, naciśnij *{ button-rematch }*; zaproszenie zamyka się { $when }.
rematch-asked-hand = Wysłane. { $name } może przyjąć przyciskiem *{ $button }*; wtedy przyjdą nowe karty.
rematch-waits-hand = Propozycja już wysłana. Czekam na odpowiedź: { $name }.

change-find = Przeciwnicy z innych serwerów
ask-find = { $value } · Gracze spoza serwera

refused-find-off = Admini tego serwera wyłączyli szukanie przeciwników na innych serwerach. Działa w naszych prywatnych wiadomościach.
refused-not-looking = Nie szukam ci przeciwnika. Zacznij: `/koikoi znajdź`.
refused-nobody-found = Tej osoby już nie ma. Znajdź innego przeciwnika: `/koikoi znajdź`.
refused-still-looking = Tej osoby już nie ma. Nadal szukam ci przeciwnika.
