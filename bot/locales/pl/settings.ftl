# Panel adminów.

settings-title = ### Koi-Koi na serwerze { $guild }
settings-house = Nowe mecze mają tu te zasady: **{ $rules }**. Rzucając wyzwanie, gracze mogą wybrać inne zasady. Żeby ograniczyć polecenia do niektórych kanałów i ról, użyj strony samego Discorda: Ustawienia serwera › Integracje.
settings-table-title = ### Koi-Koi na serwerze { $guild }: stoły
settings-table = Wybierz, gdzie gra się mecze, jak szybko i w jakim języku publicznie piszę. Wątki: każdy mecz dostaje własny wątek, nawet mecz ze mną. Brawa: po dużej rundzie widzowie mają pod stołem trzy przyciski aż do następnego ruchu.
settings-advanced-title = ### Koi-Koi na serwerze { $guild }: wszystkie zasady
settings-advanced = Wybierz zasadę, żeby przeczytać, co znaczy, i ją zmienić. ✎ oznacza to, co różni się od zasad „{ $rules }”.
settings-option-title = ### { $option }
settings-choice = { $option }: { $value }
settings-option-now = Teraz: **{ $value }** · w zasadach „{ $rules }”: { $usual }
settings-saved = -# ✔ Zapisane dla nowych meczów
settings-saved-now = -# ✔ Zapisane
settings-channels-deleted = ⚠️ Kanały wybrane dla meczów zostały usunięte: żaden mecz nie może się zacząć. Wybierz inne albo zezwól na wszystkie.
settings-channel-deleted = ⚠️ Kanał wybrany dla meczów został usunięty. Nie ma go już na liście.
button-channels-all = Zezwól na wszystkie kanały
settings-channel-lacks = ⚠️ Na kanale { $channel } żaden mecz nie może się zacząć. Brakuje mi tam uprawnień: { $permissions }. Daj mi je albo wybierz inny kanał.
settings-threads-lack = ⚠️ Na kanałach tekstowych żaden mecz nie może się zacząć: każdy dostaje wątek, a mnie brakuje uprawnień: { $permissions }. Daj mi je albo wyłącz wątki.
settings-refused = ⚠️ { $reason }
button-page-rules = Zasady
button-page-channels = Według kanału
button-page-table = Stoły i czas
button-page-advanced = Zaawansowane
button-reset = Przywróć: { $rules }
button-change = Zmień…
button-as-preset = Jak w „{ $rules }”
modal-value = Nowa wartość
settings-number-hint = Możliwe: { $words }
settings-number = od { $least } do { $most }

settings-channels-title = ### Koi-Koi na serwerze { $guild }: zasady kanałów
settings-channels = Kanał może mieć własne zasady, także dla swoich wątków. Wszędzie indziej: **{ $rules }**. Rzucając wyzwanie, gracze mogą wybrać inne zasady.
channel-rules-line = { $channel }: **{ $rules }**
channel-has-rules = { $channel }: { $rules }
rules-in-channels = -# Kanały z innymi zasadami: { $channels }
choose-channel = Wybierz kanał…
channel-rules-title = ### Zasady na kanale { $channel }
channel-rules = Te zasady mają mecze, które zaczynają się tutaj. Jeśli wybierzesz inne niż na serwerze, gra się je bez twoich zmian i z ich zwykłą długością.
channel-as-server = jak na serwerze: { $rules }
as-server = jak na serwerze

button-share-rules = Eksport lub import…
settings-share-title = ### Koi-Koi na serwerze { $guild }: eksport lub import zasad
settings-share = Ten wiersz zawiera zasady i długość nowych meczów tutaj. Żeby grać tak samo na innym serwerze, skopiuj go i wklej tam: `/koikoi-admin ustawienia`, potem **{ button-share-rules }**
settings-share-all = **Wszystkie ustawienia w pliku.** Są w nim też tempo, język, publikacje, kanały i rola turniejowa, z nazwami. Na drugim serwerze podaj plik w `/koikoi-admin ustawienia`: zmiany zobaczysz, zanim je przyjmiesz.
button-settings-file = Wszystkie ustawienia w pliku
settings-file-sent = Oto wszystkie ustawienia tego serwera.
button-paste = Wklej wiersz…
paste-title = Zasady innego serwera
paste-line = Wiersz
paste-about = Zaczyna się od koikoi-rules. Zobaczysz zmiany, zanim je przyjmiesz.
import-title = ### Koi-Koi na serwerze { $guild }: przyjąć te zasady?
import-differs = Dla nowych meczów tutaj { $count ->
    [one] zmieni się { $count } ustawienie:
    [few] zmienią się { $count } ustawienia:
    [many] zmieni się { $count } ustawień:
   *[other] zmieni się { $count } ustawienia:
}
import-same = Ten serwer ma już te zasady. Nie ma nic do zmiany.
import-more = - i jeszcze { $count }
import-rest = -# Kanały, czas i język zostają takie, jakie są.
import-all-title = ### Koi-Koi na serwerze { $guild }: przyjąć te ustawienia?
import-all-same = Ten serwer ma już te ustawienia. Nie ma nic do zmiany.
button-import-all = Przyjmij te ustawienia
import-all-differs = Tutaj zmieni się to:
import-missing = -# Na tym serwerze tego nie ma, więc zostaje pominięte: { $names }
import-refused = ⚠️ Nic się nie zmieniło: { $reason }
button-import = Przyjmij te zasady
button-import-no = Nic nie zmieniaj

loss-title = ### Koi-Koi na serwerze { $guild }: wybrać „{ $rules }”?
    Twoje własne zasady zostaną zastąpione.
loss-title-reset = ### Koi-Koi na serwerze { $guild }: przywrócić wszystko do „{ $rules }”?
    Twoje własne zasady zostaną usunięte.
loss-undo = -# *{ button-undo }* przywróci stare zasady, póki nikt potem nie zmieni ustawień.
button-loss = Wybierz: { $rules }
button-undo = Cofnij
settings-undone = -# ↩️ Cofnięte: ustawienia są takie jak przedtem.
settings-changed-since = ⚠️ W tym czasie ktoś zmienił ustawienia, więc jeszcze nic się nie stało. Teraz wygląda to tak:
settings-undo-late = ⚠️ Niczego nie cofnięto: ktoś w tym czasie zmienił ustawienia. Ostatnią zmianę widać poniżej.
settings-form-late = ⚠️ W tym czasie ktoś zmienił tę samą zasadę, więc niczego nie zapisano. Ostatnią zmianę widać poniżej, a twój wybór nadal jest w formularzu.

change = **{ $setting }**: { $old } → { $new }
change-preset = Zasady
change-length = Długość
change-pace = Zwykłe tempo
change-live_minutes = Na żywo
change-daily_hours = Dzień na ruch
change-threads = Wątki
change-cheers = Brawa
change-language = Język
change-tournament_role = Rola prowadząca turnieje
change-weekly_channel = Tablica wyników tygodnia
change-log_channel = Dziennik moderacji
change-channels = Kanały meczów
channels-all = wszystkie
channels-more = { $channels } i jeszcze { $count }
changed-by = -# ✎ { $name }, { $when }: { $changes }
changed-more = i jeszcze { $count }

ask-preset = { $value } · Zasady
ask-length = { $value } · Długość
button-house = Własne zasady…
length-as-rules = jak w zasadach, { $length }
length-usual = zwykła, { $length }
ask-pace = { $value } · Zwykłe tempo
ask-live = { $value } · Na żywo
ask-daily = { $value } · Dzień na ruch
ask-threads = { $value } · Wątki
ask-cheers = { $value } · Brawa po rundzie
ask-language = { $value } · Język
ask-channels = Tylko kanały (brak: każdy)
settings-tournament-role = **Turnieje.** Prowadzą je też osoby z tą rolą, tak jak ci, którzy zarządzają serwerem:
ask-tournament-role = Nikt inny
ask-weekly = Bez tablicy wyników tygodnia
settings-weekly = **Tablica wyników tygodnia.** Tablicę wyników każdego tygodnia (od poniedziałku do niedzieli, UTC) publikuję na jednym kanale:
language-server = język serwera
language-found = -# Odtąd na tym serwerze piszę do wszystkich w języku: **{ $language }**. Admini mogą to zmienić: `/koikoi-admin ustawienia`, potem **{ button-page-table }**.
advanced-flow = Rozdanie i mecz…
advanced-points = Punkty za yaku…
advanced-rare = Yaku ze starszych list…
advanced-counting = Liczenie i mnożenie…
button-rare = Które dawne yaku się liczą?
rare-title = Yaku ze starszych list
rare-about = Nowe jest warte { $points } punktów. Możesz to zmienić na tej stronie.

option-rounds = Rundy
    .about = Tyle rund trwa mecz. Zamiast celu.
option-target = Cel
    .about = Mecz trwa, aż ktoś ma tyle punktów. Zamiast liczby rund.
option-first_dealer = Kto rozdaje pierwszy
    .about = Wcześniejszy wyciągnięty miesiąc (w tym samym wyższa karta), los albo ten, kto rzucił wyzwanie.
option-deal = Rozdawanie
    .about = W jakiej kolejności się rozdaje i po ile kart naraz.
option-blind_swap = Zamiana w ciemno
    .about = Gracz, który nie rozdaje, może zamienić się kartami z rozdającym, zanim ktoś spojrzy.
option-teshi = Cztery z miesiąca na ręce
    .about = Cztery karty miesiąca z rozdania od razu punktują, rozdaje się znów albo się gra.
option-kuttsuki = Cztery pary na ręce
    .about = Cztery pary z rozdania od razu punktują, rozdaje się znów albo się gra.
option-both_lucky = Obie ręce szczęśliwe
    .about = Bez punktów, gra dalej, nowe rozdanie albo punkty dla rozdającego.
option-field_quad = Cztery z miesiąca na polu
    .about = Nowe rozdanie, zapłata dla rozdającego albo gra dalej.
option-field_pairs = Cztery pary na polu
    .about = Nowe rozdanie, zapłata dla rozdającego albo gra dalej.
option-field_triple = Trzy z miesiąca na polu
    .about = Gra dalej albo nowe rozdanie.
option-match_three = Gdy na polu są trzy karty
    .about = Karta bierze wszystkie trzy karty swojego miesiąca albo jedną z nich.
option-cup_chaff = Czarka sake jako zwykłe karty
    .about = Czarka sake to zwierzę. Może się też liczyć jako jedna lub dwie zwykłe karty.
option-stacking = Liczone yaku
    .about = Wszystkie, tylko najlepsze yaku zwierząt i wstążek albo tylko najlepsze ze wszystkich.
option-viewing = Podziwianie księżyca i kwiatów
    .about = Liczy się, nie liczy się albo liczy się tylko razem z innym yaku.
option-viewing_after_koi = Podziwianie po koi-koi
    .about = Punkty za podziwianie księżyca i kwiatów, gdy ich gracz powiedział koi-koi.
option-weather = Pogoda
    .about = Własny człowiek deszczu, karty listopada lub grudnia psują graczowi podziwianie.
option-koi_limit = Koi-koi na rundę
    .about = Ile razy można powiedzieć koi-koi; potem yaku kończy rundę.
option-koi_limit_scope = Kogo dotyczy limit koi-koi
    .about = Limit dotyczy każdego gracza osobno albo obu razem.
option-decision = Kiedy się wybiera
    .about = Stop albo koi-koi: gdy tylko yaku są warte więcej albo dopiero z nowym yaku.
option-reply_ends = Yaku przeciwnika kończy
    .about = Po koi-koi jednego gracza yaku drugiego samo kończy rundę.
option-seven = Od 7 punktów
    .about = Yaku warte razem 7 lub więcej liczą się podwójnie.
option-koi_factor = Koi-koi mnoży
    .about = Jak powiedziane koi-koi zmieniają punkty zwycięzcy.
option-field_brights = Blaski na polu
    .about = Blaski leżące tam po rozdaniu mnożą: jeden podwaja, dwa potrajają.
option-combine = Łączenie mnożników
    .about = Koi-koi i blaski na polu mnożą się przez siebie albo dodają.
option-exhaust = Nikt nie mówi stop
    .about = Wszystko zagrane: bez punktów, punkty dla rozdającego albo yaku ostatniego koi-koi bez podwajania.
option-draw_dealer = Kto rozdaje, gdy nikt nie wygra
    .about = Znów ten sam gracz albo ten drugi.
option-next_dealer = Kto rozdaje po wygranej
    .about = Zwycięzca, przegrany albo na zmianę.
option-bank = Punkty na start
    .about = Tyle punktów ma na początku każdy gracz. Kto nie ma już żadnych, przegrywa.
option-zero_sum = Przegrany płaci
    .about = Punkty zwycięzcy płaci przegrany.
option-tie = Remis w meczu
    .about = Remis albo dalsze rundy do rozstrzygnięcia. Rewanż jest proponowany tak czy inaczej.
option-lightning_wild = Błyskawica jako joker
    .about = Błyskawica bierze dowolną kartę, gdy na polu nie ma innej listopadowej.
option-points = { $yaku }
option-points-about = Punkty za yaku „{ $yaku }” ({ $made }). „Nie”: to nie yaku.
option-extra = { $yaku }, każda dalsza
option-extra-about = Punkty za każdą kartę ponad yaku „{ $yaku }”.

value-on = tak
value-off = nie
value-2 = podwójnie
value-none = nic
value-match-all = wszystkie
value-match-one = tylko jedną
value-yaku-all = wszystkie
value-yaku-one = tylko najlepsze
value-family = najlepsze: zwierzęta, wstążki
value-needs_other = tylko z innym yaku
value-rain_fog = deszcz i mgła
value-rain = deszcz psuje oba
value-november = każda karta listopada psuje oba
value-player = każdego gracza
value-round = obu razem
value-increase = punkty rosną
value-new_yaku = nowe yaku
value-opponent_x2 = koi-koi przeciwnika ×2
value-own_plus_1 = ×2, ×3… za własne koi-koi
value-all_plus_1 = ×2, ×3… za każde koi-koi
value-steam = +1 trzy razy, potem ×2, ×3…
value-product = mnożą się
value-sum = dodają się
value-zero = bez punktów
value-caller = punktuje ostatnie koi-koi
value-same = ten sam
value-other = ten drugi
value-winner = zwycięzca
value-loser = przegrany
value-alternate = na zmianę
value-draw = remis
value-extra_round = do skutku
value-month_draw = wcześniejszy miesiąc
value-random = losowo
value-challenger = kto rzucił wyzwanie
value-kfo4 = drugi, pole, rozdający; po 4
value-kfo2 = drugi, pole, rozdający; po 2
value-kof4 = drugi, rozdający, pole; po 4
value-kfo8 = drugi, pole, rozdający; po 8
value-tie = bez punktów
value-ignore = gra dalej
value-redeal = nowe rozdanie
value-dealer = wygrywa rozdający
value-pay = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
value-dealer-pay = rozdający dostaje { $points }
value-oya-pay = rozdający +{ $points }
value-no-limit = bez limitu
value-as-usual = jak zwykle
value-unset = brak

abort-title = ### Otwarte mecze na serwerze { $guild }
abort-none = Na tym serwerze nie ma otwartego meczu.
abort-line = { $match } · { $first } – { $second } · { $status }
abort-choose = Który mecz zakończyć?
abort-question = Zakończyć mecz { $match } bez wyniku? Grają { $first } i { $second }.
abort-tournament = Należy do turnieju **{ $name }**: bez wyniku od razu zacznie się nowy mecz tej pary. Żeby zakończyć go z wynikiem, naciśnij *{ choose-pairing }*
abort-yes = Zakończ
abort-no = Niech trwa
abort-done = Mecz { $match } skończył się bez wyniku.
abort-done-tournament = Mecz { $match } skończył się bez wyniku. Turniej zaczyna nowy mecz tej pary.
abort-kept = Nic się nie zmieniło.
erase-title = ### Usunąć dane serwera { $guild }?
erase-goes = **To zniknie, od razu i na dobre:** ustawienia i ich zmiany, blokady i dziennik moderacji, sezony i tablice wyników tego serwera z rankingami i profilami oraz wszystkie turnieje.
erase-running = { $count ->
    [one] **{ $count } otwarty mecz** skończy się bez wyniku.
    [few] **{ $count } otwarte mecze** skończą się bez wyniku.
    [many] **{ $count } otwartych meczów** skończy się bez wyniku.
   *[other] **{ $count } otwartego meczu** skończy się bez wyniku.
} Jeśli grasz w którymś, poddajesz go.
erase-stays = **To zostanie:** gracze zachowują swoje mecze, rozdania dnia i stoły dla kilku osób; nic w nich nie wskazuje już na ten serwer. Dalej liczą się na wszystkich serwerach razem. Własne dane ludzie usuwają sami: `/koikoi dane`. Wiadomości na kanałach też zostają; usuń je, jeśli chcesz.
erase-later = -# Jeśli usuniesz mnie z serwera, to samo stanie się automatycznie po { $days ->
    [one] { $days } dniu
    [few] { $days } dniach
    [many] { $days } dniach
   *[other] { $days } dnia
}.
erase-yes = Usuń wszystko
erase-no = Nic nie zmieniaj
erase-done = Dane tego serwera są usunięte. Obowiązują zwykłe ustawienia.
status-invited = wyzwanie
status-playing = w grze
settings-weekly-next = Następna będzie { $when }: { $time }.
settings-posts-title = ### Publikacje na serwerze { $guild }
settings-zone = **Strefa czasowa: { $place }**, jest tam teraz { $time }. Publikuję według tego zegara, a godziny wpisywane dla turniejów też są w tej strefie.
settings-daily-post = **Rozdanie i zagadka dnia.** Publikuję je raz dziennie na jednym kanale. Nowe pojawiają się o { $time }:
settings-daily-next = Następne będą { $when }.
ask-daily-post = Bez publikacji dnia
button-page-posts = Publikacje
day-mon = poniedziałek
day-tue = wtorek
day-wed = środa
day-thu = czwartek
day-fri = piątek
day-sat = sobota
day-sun = niedziela
clock-hour = { $hour }:00
ask-weekly-day = Dzień: { $value }
ask-weekly-hour = Godzina: { $value }
ask-daily-hour = Godzina: { $value }
ask-weekly-measure = { $value } · Według
change-weekly_day = Dzień tablicy wyników tygodnia
change-weekly_hour = Godzina tablicy wyników tygodnia
change-weekly_measure = Kolejność w tablicy wyników tygodnia
change-daily_channel = Rozdanie i zagadka dnia
change-daily_hour = Godzina rozdania i zagadki
change-zone = Strefa czasowa
