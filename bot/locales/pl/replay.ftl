# Powtórki krok po kroku i animacje rund.

button-replay = Powtórka
button-replay-here = Zobacz w powtórce
button-replay-first = Początek
button-replay-back = Wstecz
button-replay-next = Dalej
button-replay-last = Koniec
button-replay-open = Odkryj obie ręce
button-replay-table = Zakryj ręce
button-film = Animacja
button-film-play = ▶ Odtwórz
replay-head = { $score } · { $round } · krok { $step } z { $steps }
replay-dealt = { $mark } { $name } rozdaje i zaczyna.
replay-judged = -# 🔎 Analiza tego wyboru: { $grade }
replay-cut = -# Zapis kończy się tutaj; mecz nie był skończony.
replay-player = Gracz { $number }
replay-rounds = Przejdź do rundy
replay-points = Do punktu zwrotnego
replay-point = { $round }, ruch { $turn }: { $grade }
replay-choose = Który mecz chcesz zobaczyć jeszcze raz? Plik zapisu też można odtworzyć: `/koikoi powtórka`, opcja *plik*.
replay-which = Twoje zakończone mecze
replay-none = Nie masz tu jeszcze zakończonego meczu. Żeby odtworzyć plik zapisu, załącz go: `/koikoi powtórka`, opcja *plik*.
replay-reviewed = 🔎 Analiza gotowa: przy kolejnych krokach powtórka mówi, jak dobry był każdy ruch, i ma menu punktów zwrotnych.
replay-accuracy = { $mark } { $name }: dokładność { $accuracy }
film-still = -# Nieruchomy obrazek, tak jak wybrano w `/koikoi moje-ustawienia`.
film-title = 🎞️ { $match } · { $round }
film-alt = Animacja, ruch po ruchu: { $round }. Kończy się wynikiem:
film-alt-cut = Animacja, ruch po ruchu: { $round }. Bez wyniku.
alt-in-hand = { $player }, na ręce: { $cards }.

record-none = to nie jest zapis. Zapis to plik tekstowy, który zaczyna się od `koikoi 1`; daje go przycisk *{ button-more }* → *{ button-record }* pod wynikiem.
record-size = jest większy niż jakikolwiek mecz. Zapis ma najwyżej { $kilobytes } KB i 100 rozdań.
record-empty = nie zagrano w nim żadnej rundy.
record-rules = wiersz { $line } podaje zasady, których nie ma albo które przeczą innym.
record-notation = nie rozumiem wiersza { $line }.
record-illegal = zasady nie pozwalają na to, co mówi wiersz { $line }.
