# Panele: menu, yaku, listy, zasady, ustawienia.

preset-wikipedia-2015 = Klasyczne
preset-wikipedia-2020 = Standardowe
preset-sloperama = Wyścig do 50
preset-ktane = Trzy rundy
preset-richmind = Wstążki +1
preset-steam = Wspólna pula 30
preset-nintendo = Kieszonkowe
about-wikipedia-2015 = Pięć blasków to 15; każda dodatkowa karta zestawu się liczy
about-wikipedia-2020 = Dziś zwykle tak się gra; podwójnie od 7 punktów
about-sloperama = Mnożą twoje własne koi-koi; do 50 punktów
about-ktane = Krótko; mnoży każde koi-koi, obojętnie czyje
about-richmind = Czarka sake to nie zwykła karta; dodatkowe karty się liczą
about-steam = Każdy zaczyna z 30 i wygrywa punkty od drugiego
about-nintendo = Jedno koi-koi na rundę; zwierzęta i wstążki: tylko najlepsze yaku
rules-changed = { $rules }, własne zasady

watching = Oglądasz: **{ $first }** – **{ $second }** · { $round }
waiting-at-table = { $place ->
    [one] Grasz ze zwycięzcą tej rundy: **{ $first }** – **{ $second }**. Wtedy przyjdą twoje karty.
    [few] Teraz grają **{ $first }** i **{ $second }**. Grasz za { $place } rundy; wtedy przyjdą twoje karty.
    [many] Teraz grają **{ $first }** i **{ $second }**. Grasz za { $place } rund; wtedy przyjdą twoje karty.
   *[other] Teraz grają **{ $first }** i **{ $second }**. Grasz za { $place } rundy; wtedy przyjdą twoje karty.
}
watching-over = **{ $first }** – **{ $second }**: ten mecz już się skończył.
button-watch = Oglądaj
button-winner = Gra ze zwycięzcą
rematch-asked = Wysłane: wyzwanie jest na kanale <#{ $channel }>.
rematch-waits = Propozycja już wysłana, { $name } może ją przyjąć: { $where }
table-tournament = 🏆 Mecz turnieju **{ $name }**

menu-title = Mecz · przeciwnik: { $name } · { $round }
button-resign = Poddaj
button-bring = Przenieś stół tutaj
button-send-again = Wyślij stół ponownie
button-bring-short = Tutaj
button-rules = Zasady
button-report = Zgłoś problem
resign-question = Poddać mecz? Przeciwnik: { $name }. Liczy się jako przegrana.
resign-tournament = Poddać mecz? Przeciwnik: { $name }. Liczy się jako przegrana, nawet jeśli nikt nie położył karty: turniej potrzebuje wyniku.
withdraw-question = Wycofać się z meczu? Przeciwnik: { $name }. Nie zagrały jeszcze obie strony, więc mecz nie będzie się liczył.
button-leave-match = Wycofaj się
button-withdraw-match = Tak, wycofaj się
withdrawn = Wycofano. Mecz się nie liczy.
withdraw-late = Przeciwnik ({ $name }) zagrał już kartę, więc mecz się liczy.
button-off = Odwołaj wspólnie
off-question = Zaproponować odwołanie meczu? Jeśli { $name } się zgodzi, mecz się kończy i nie liczy. Jeśli { $name } gra dalej, propozycja przepada. W jednym meczu można to zrobić dwa razy.
button-off-yes = Zaproponuj
off-offered = Propozycja wysłana. Twój czas biegnie: do odpowiedzi mecz trwa.
off-done = Zgoda po obu stronach: mecz odwołany i nie liczy się.
button-resign-yes = Tak, poddaj
button-resign-no = Gram dalej
resigned = Mecz poddany. Dziękuję za grę!
resign-kept = Świetnie, gramy dalej!
brought = Stół jest teraz tutaj.
report-label = Na czym polega problem?
report-about = Przeczyta to gospodarz bota, razem z zapisem tego meczu.
report-hint = Krok po kroku: co się stało, a co powinno było się stać?
host-notice = -# 🛠️ { $notice }
button-answer = Odpowiedz
host-report = **Zgłoszenie { $number }** od gracza { $name }
host-report-where = { $server } · mecz { $match }, krok { $step }
host-in-dms = wiadomości prywatne
host-report-terminal = -# Na komputerze bota `koikoi reports { $number }` pokaże je razem z zapisem meczu.
answer-label = Twoja odpowiedź
answer-about = Gracz przeczyta ją w prywatnej wiadomości od bota.
answer-saved = Wysyłam twoją odpowiedź. Jeśli nie da się jej dostarczyć, dam ci znać.
report-answer = **Gospodarz bota odpowiada na twoje zgłoszenie** o meczu { $match }:
host-answer-closed = Twoja odpowiedź na zgłoszenie { $number } nie dotarła do adresata: { $name } nie przyjmuje wiadomości prywatnych.
host-answer-failed = Twoja odpowiedź na zgłoszenie { $number } nie dotarła do adresata ({ $name }): Discord jej nie przyjął.
host-dms-stopped = ⚠️ **Discord oznaczył tego bota:** nie może otwierać nowych rozmów prywatnych ani dołączać do serwerów. Osoby, do których już pisał, nadal dostają jego wiadomości. Zajrzyj do aplikacji w Developer Portal i odwołaj się do wsparcia Discorda. Bot próbuje ponownie raz dziennie oraz po `koikoi doctor`.
host-dms-again = ✅ Discord znów pozwala temu botowi otwierać nowe rozmowy prywatne.
host-unit-failed = Na komputerze twojego bota nie powiodło się **{ $unit }**. Przyczynę pokaże { $command }.
host-voids = ⚖️ Unieważnione mecze, które czekają na twoje potwierdzenie: **{ $count }**. Póki któregoś nie potwierdzisz, nadal liczy się na wszystkich serwerach razem, przynajmniej jako przegrana. Na komputerze bota pokaże je `koikoi voids`.
reported = Dziękuję. Gospodarz może to przeczytać razem z meczem { $match }. Wiadomości meczu też odświeżyłem.

yaku-title-own = **Twoje yaku** · przeciwnik: { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }: potrzebne { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: { $count ->
    [one] potrzebna { $count } z
    [few] potrzebne { $count } z
    [many] potrzebnych { $count } z
   *[other] potrzebne { $count } z
}: { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ na twojej ręce
yaku-none = Jeszcze bez yaku, nic nie jest blisko.
yaku-captured = -# Zdobyte: { $cards }
yaku-opponent = **{ $name }**: { $sum }
yaku-opponent-none = **{ $name }**: jeszcze bez yaku.
yaku-opponent-near = ▫️ blisko: { $near }
yaku-more = i jeszcze { $count }

fair-title = **Uczciwe rozdanie.** Każda runda jest pieczętowana odciskiem, zanim ktokolwiek zobaczy kartę; jego pierwsze { $digits } znaków widać na stole, dopóki ktoś nie zagra (w prywatnych wiadomościach: pod twoimi kartami). Po rundzie pieczęć otwiera się dla wszystkich. Dowodzi to, że rozdanie nie zmieniło się podczas rundy, a nie że tasowanie było losowe.
fair-sealed = Runda { $number }, zapieczętowana: `{ $commitment }`
fair-opened = Runda { $number }, otwarta: `{ $commitment }`
fair-void = Runda { $number }, nowe rozdanie ({ $reason }), otwarta: `{ $commitment }`
fair-check = -# Jak sprawdzić: SHA-256 z liczby jednorazowej, końca wiersza i wiersza rozdania, wszystko w załączonym pliku. Ma je też zapis zakończonego meczu, a sprawdza go `koikoi verify`.
fair-file-round = Runda { $number }
fair-file-void = (nowe rozdanie: { $reason })

record-here = Zapis meczu { $match }: każde rozdanie i każdy ruch. W terminalu odtworzy go `koikoi record`.

games-title = ### Twoje mecze
games-none = Żaden mecz teraz na ciebie nie czeka. Rzuć komuś wyzwanie: `/koikoi zagraj`, znajdź przeciwnika: `/koikoi znajdź`, albo zagraj ze mną: `/koikoi komputer`.
games-your-turn = 🟢 **Twoja kolej** · przeciwnik: { $name } · { $round }
games-absent = 💤 **Czas minął: { $name }. Decyzja należy do ciebie** · { $round }
games-their-turn = ⚪ Kolej: { $name } · { $round }
games-late = ⏰ twój czas minął
games-since = ruch zaczął się { $since }
games-between = ⏸️ Między rundami · przeciwnik: { $name } · { $round }
games-invited = 📨 { $name } zaprasza cię · { $length } · zamyka się { $until }
games-inviting = 📨 Twoje zaproszenie: { $name } · { $length } · zamyka się { $until }
games-open-table = 📨 Twój otwarty stół · { $length } · zamyka się { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Wiadomość prywatna
games-page = -# Strona { $page } z { $pages }
button-open-hand = Moje karty
button-previous = ◂
button-next = ▸
button-withdraw = Wycofaj
games-bring-missing = Stół może stać tylko na kanale swojego serwera. Jest teraz najnowszą wiadomością na kanale <#{ $channel }>.

list-own-only = 🔒 To twoja własna lista: w prywatnych wiadomościach nikt nie widzi cudzych. Listę gracza { $name } można otworzyć na serwerze.
list-own-only-outside = 🔒 To twoja własna lista: cudze pokazuję tylko na serwerach, na których jestem. Tam można otworzyć listę gracza { $name }.
history-title = ### { $name }: zakończone mecze
history-none = Jeszcze tu nie ma zakończonych meczów.
history-won = 🏆 wygrana **{ $score }** · przeciwnik: { $name } · { $when } · { $rules }
history-lost = ▫️ przegrana **{ $score }** · przeciwnik: { $name } · { $when } · { $rules }
history-drawn = 🤝 remis **{ $score }** · przeciwnik: { $name } · { $when } · { $rules }
history-resign-won = 🏆 wygrana **{ $score }**, przeciwnik poddał mecz: { $name } · { $when } · { $rules }
history-resign-lost = 🏳️ mecz poddany **{ $score }** · przeciwnik: { $name } · { $when } · { $rules }
history-timeout-won = 🏆 wygrana na czas **{ $score }** · przeciwnik: { $name } · { $when } · { $rules }
history-timeout-lost = ⌛ przegrana na czas **{ $score }** · przeciwnik: { $name } · { $when } · { $rules }
history-aborted = 🛑 zakończony przez admina · przeciwnik: { $name } · { $when }
history-abort = 🛑 zakończony przez admina · przeciwnik: { $name } · { $when }
history-withdraw = 🚪 przeciwnik się wycofał: { $name } · { $when }
history-withdraw-own = 🚪 wycofanie się z meczu · przeciwnik: { $name } · { $when }
history-agreed = 🤝 odwołany wspólnie · przeciwnik: { $name } · { $when }
history-uncounted = { $line } · nie liczy się
history-void = ~~{ $line }~~ · unieważniony
history-standing = **Tablica wyników**, mecze między ludźmi: wygrane { $won } · przegrane { $lost } · remisy { $drawn } · najlepsza runda { $best } · miejsce { $rank } według wygranych
history-count = W sumie { $count ->
    [one] **{ $count } mecz**
    [few] **{ $count } mecze**
    [many] **{ $count } meczów**
   *[other] **{ $count } meczu**
}
history-count-here = Na tym serwerze { $count ->
    [one] **{ $count } mecz**
    [few] **{ $count } mecze**
    [many] **{ $count } meczów**
   *[other] **{ $count } meczu**
}

leaderboard-title = ### 🏆 Tablica wyników: { $guild }
leaderboard-title-all = ### 🏆 Tablica wyników wszystkich serwerów
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Nikt tu jeszcze nie skończył meczu. Zacznij: `/koikoi zagraj`.
leaderboard-none-then = W tym czasie nikt nie skończył meczu.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Ty: miejsce { $rank }, { $result }
leaderboard-you-none = -# Ty: jeszcze żadnego meczu, który się tu liczy
leaderboard-you-provisional = -# Ty: { $result }; jeszcze bez miejsca według rankingu: mecze rankingowe { $matches } z { $enough }, przeciwnicy, którzy grali już z innymi: { $opponents } z { $people }
leaderboard-you-few = -# Ty: { $result }; jeszcze bez miejsca według rankingu: mecze w tym sezonie { $played } z { $enough }
leaderboard-about = Liczą się mecze między ludźmi, ale w tygodniu tylko pierwszych { $week } meczów tej samej pary. Kto poddaje mecz przed końcem pierwszej rundy, przegrywa, ale nikt nie wygrywa.
leaderboard-about-provisional = ?: jeszcze bez miejsca. Potrzeba meczów rankingowych ({ $enough }) i różnych przeciwników, którzy grali już z innymi ({ $people }).
leaderboard-about-provisional-season = ?: jeszcze bez miejsca. Potrzeba meczów rankingowych ({ $enough }), różnych przeciwników, którzy grali już z innymi ({ $people }), i meczów w sezonie ({ $season }).
leaderboard-about-marks = 🥇 🥈 🥉: miejsca według rankingu w poprzednich sezonach
measure-rating = Punkty rankingowe
measure-wins = Wygrane
measure-points = Punkty
measure-hand = Najlepsza runda
period-all = Od początku
period-week = Ten tydzień
period-this-season = Ten sezon
period-season = Ten sezon: { $season }
period-past-season = Sezon: { $season }
period-of-week = Tydzień od { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = wygrane { $won } z { $played } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
result-points = { $points ->
    [one] **{ $points }** punkt
    [few] **{ $points }** punkty
    [many] **{ $points }** punktów
   *[other] **{ $points }** punktu
}
result-hand = { $best_round ->
    [one] **{ $best_round }** punkt w rundzie
    [few] **{ $best_round }** punkty w rundzie
    [many] **{ $best_round }** punktów w rundzie
   *[other] **{ $best_round }** punktu w rundzie
}
button-board-all = Wszystkie serwery
button-board-here = Ten serwer
button-leaderboard = Tablica wyników
button-counting = Co się liczy
weekly-title = ### 🏆 Tydzień na serwerze { $guild }, { $first } – { $last } · { $measure }
date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
date-year = { $date } { $year }
season-quarter = { $quarter ->
    [1] styczeń – marzec { $year }
    [2] kwiecień – czerwiec { $year }
    [3] lipiec – wrzesień { $year }
   *[4] październik – grudzień { $year }
}
season-since = rozpoczęty { $date }
season-rest = { $season }, od { $date }
season-now = **Sezon:** { $season }
season-begun = **Zaczął się nowy sezon:** { $season }. **{ $before }** już za nami; jego tablica wyników zostaje w `/koikoi tablica`, a pierwsza trójka zachowuje medal.
season-how-quarter = Kończy się z kwartałem roku (UTC), a następny zaczyna się sam.
season-how-begun = Trwa, aż zaczniesz następny albo wrócisz do kwartałów roku.
season-command = -# Nowy zaczniesz przez `/koikoi-admin sezon` z działaniem.
season-ask-new = **Zacząć nowy sezon?**
season-ask-unnamed = -# Nie ma jeszcze nazwy: nada ją opcja `nazwa`.
season-ask-named = **Zacząć nowy sezon?** Jego nazwa:
season-ask-quarter = **Wrócić do kwartałów roku?** Reszta tego kwartału będzie nowym sezonem.
season-ends = **{ $before }** skończy się wtedy na dobre; tego nie da się cofnąć. Jego tablica wyników zostaje w `/koikoi tablica`, a pierwsza trójka zachowuje medal.
button-season-begin = Tak, zacznij
button-season-keep = Nic nie zmieniaj

rules-title = ### Zasady: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# Zasady kanału { $channel } i jego wątków. Poza tym na serwerze: { $rules }.
rules-counting = **W skrócie**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, +1 za każdą następną · { $made }
rules-borrowed-yaku = -# Źródło tych zasad nie podaje punktów za yaku: są takie jak w zasadach „{ $lender }”.
rules-borrowed-flow = -# Źródło tych zasad mówi tylko, co daje punkty: reszta jest taka jak w zasadach „{ $lender }”.
button-rules-yaku = Yaku
button-rules-dealing = Rozdanie
button-rules-turns = Ruchy
button-rules-scoring = Punkty
button-rules-match = Mecz

rule-hint = Bierz karty tego samego miesiąca, układaj yaku (zestawy, które dają punkty), potem wybieraj: stop i punkty albo koi-koi o więcej.
rule-seven = Yaku warte razem 7 lub więcej liczą się podwójnie.
rule-no-seven = Przy 7 punktach nic się nie podwaja.
rule-koi-none = Koi-koi niczego nie mnoży.
rule-koi-opponent_x2 = Jeśli przeciwnik powiedział koi-koi, twoje punkty się podwajają.
rule-koi-own_plus_1 = Twoje własne koi-koi mnożą twoje punkty: ×2, ×3…
rule-koi-all_plus_1 = Koi-koi obu stron mnożą punkty: ×2, ×3…
rule-koi-steam = Pierwsze trzy twoje koi-koi dodają po punkcie; czwarte podwaja, piąte potraja…
rule-brights = Każdy blask na polu po rozdaniu mnoży: jeden ×2, dwa ×3…
rule-combine-product = Mnoży się to przez siebie: ×2 i ×2 daje ×4.
rule-combine-sum = Koi-koi i blaski na polu się dodają: ×2 i ×2 daje ×3.
rule-flat = Punkty za karty z rozdania i za to, że nikt nie powiedział stop, nigdy się nie mnożą.
rule-exhaust-zero = Wszystkie karty zagrane, nikt nie powiedział stop: bez punktów.
rule-exhaust-oya = Wszystkie karty zagrane, nikt nie powiedział stop: rozdający dostaje { $points }.
rule-exhaust-caller = Wszystkie karty zagrane, nikt nie powiedział stop: punktuje ten, kto ostatni powiedział koi-koi, bez podwajania.
rule-zero-sum = Punkty zwycięzcy płaci przegrany.

rule-brights-best = Z yaku blasków liczy się tylko twoje najlepsze.
rule-stacking-all = Wszystkie inne twoje yaku liczą się razem.
rule-stacking-every = Wszystkie twoje yaku liczą się razem.
rule-stacking-family = Z yaku zwierząt liczy się tylko twoje najlepsze, z yaku wstążek tak samo.
rule-stacking-one = Liczy się tylko twoje najlepsze yaku.
rule-chofuku-off = Wstążki z wierszem i niebieskie wstążki naraz nie tworzą osobnego yaku: liczą się oba.
rule-chofuku-on = Wstążki z wierszem i niebieskie wstążki naraz liczą się zamiast tych dwóch.
rule-cup-0 = Czarka sake to tylko zwierzę.
rule-cup-1 = Czarka sake to zwierzę i zarazem jedna zwykła karta.
rule-cup-2 = Czarka sake to zwierzę i zarazem dwie zwykłe karty.
rule-viewing-off = Podziwianie księżyca i kwiatów się nie liczy.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] Podziwianie księżyca liczy się tylko razem z innym yaku.
    [hanami] Podziwianie kwiatów liczy się tylko razem z innym yaku.
   *[both] Podziwianie księżyca i kwiatów liczy się tylko razem z innym yaku.
}
rule-viewing-after = { $viewing ->
    [tsukimi] Po twoim koi-koi podziwianie księżyca jest warte { $points }.
    [hanami] Po twoim koi-koi podziwianie kwiatów jest warte { $points }.
   *[both] Po twoim koi-koi podziwianie księżyca i podziwianie kwiatów są warte po { $points }.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] Po twoim koi-koi podziwianie księżyca się nie liczy.
    [hanami] Po twoim koi-koi podziwianie kwiatów się nie liczy.
   *[both] Po twoim koi-koi podziwianie księżyca i kwiatów się nie liczy.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Twoje grudniowe karty psują ci podziwianie księżyca.
    [hanami] Twój człowiek deszczu psuje ci podziwianie kwiatów.
   *[both] Twój człowiek deszczu psuje ci podziwianie kwiatów, a twoje grudniowe karty podziwianie księżyca.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Twój człowiek deszczu albo twoja błyskawica psuje ci podziwianie księżyca.
    [hanami] Twój człowiek deszczu albo twoja błyskawica psuje ci podziwianie kwiatów.
   *[both] Twój człowiek deszczu albo twoja błyskawica psuje ci oba podziwiania.
}
rule-weather-november = { $viewing ->
    [tsukimi] Każda twoja listopadowa karta psuje ci podziwianie księżyca.
    [hanami] Każda twoja listopadowa karta psuje ci podziwianie kwiatów.
   *[both] Każda twoja listopadowa karta psuje ci oba podziwiania.
}
rule-month = Karty miesiąca to karty z miesiąca rundy (w pierwszej styczeń); razem są warte { $points }.

rule-first-month_draw = Pierwszy rozdający: każdy ciągnie kartę, rozdaje wcześniejszy miesiąc; w tym samym miesiącu wyższa karta. Dwie zwykłe karty jednego miesiąca: obaj ciągną jeszcze raz.
rule-first-random = Pierwszy rozdający: decyduje los.
rule-first-challenger = Pierwszy rozdający: kto rzucił wyzwanie; w grze z komputerem ty.
rule-next-winner = Potem następną rundę rozdaje zwycięzca poprzedniej.
rule-next-loser = Potem następną rundę rozdaje przegrany z poprzedniej.
rule-next-alternate = Potem gracze rozdają na zmianę.
rule-nobody-same = Nikt nie wygrał: rozdaje znów ten sam gracz.
rule-nobody-other = Nikt nie wygrał: rozdaje drugi gracz.
rule-deal-kfo4 = Po osiem kart, czwórkami: drugiemu graczowi, na pole, rozdającemu. Pierwszy gra rozdający.
rule-deal-kfo2 = Po osiem kart, parami: drugiemu graczowi, na pole, rozdającemu. Pierwszy gra rozdający.
rule-deal-kof4 = Po osiem kart, czwórkami: drugiemu graczowi, rozdającemu, na pole. Pierwszy gra rozdający.
rule-deal-kfo8 = Po osiem kart, wszystkie naraz: drugiemu graczowi, na pole, rozdającemu. Pierwszy gra rozdający.
rule-swap = Gracz, który nie rozdaje, może zamienić się kartami z rozdającym, zanim ktoś spojrzy.
rule-field_quad-redeal = Cztery karty jednego miesiąca na polu: nowe rozdanie.
rule-field_quad-pay = Cztery karty jednego miesiąca na polu: koniec rundy, rozdający dostaje { $points }.
rule-field_quad-off = Cztery karty jednego miesiąca na polu: gra się dalej.
rule-field_pairs-redeal = Cztery pary na polu: nowe rozdanie.
rule-field_pairs-pay = Cztery pary na polu: koniec rundy, rozdający dostaje { $points }.
rule-field_pairs-off = Cztery pary na polu: gra się dalej.
rule-field_triple-redeal = Trzy karty jednego miesiąca na polu: nowe rozdanie.
rule-field_triple-off = Trzy karty jednego miesiąca na polu: gra się dalej.
rule-teshi-pay = Cztery karty jednego miesiąca na ręce z rozdania: koniec rundy, { $points } dostaje ten, kto je ma.
rule-teshi-redeal = Cztery karty jednego miesiąca na ręce z rozdania: nowe rozdanie.
rule-teshi-off = Cztery karty jednego miesiąca na ręce z rozdania: gra się dalej.
rule-kuttsuki-pay = Cztery pary na ręce z rozdania: koniec rundy, { $points } dostaje ten, kto je ma.
rule-kuttsuki-redeal = Cztery pary na ręce z rozdania: nowe rozdanie.
rule-kuttsuki-off = Cztery pary na ręce z rozdania: gra się dalej.
rule-lucky-tie = Jeśli punktowałyby tak obie ręce: runda kończy się bez punktów.
rule-lucky-ignore = Jeśli punktowałyby tak obie ręce: nie punktuje żadna i gra się dalej.
rule-lucky-redeal = Jeśli punktowałyby tak obie ręce: nowe rozdanie.
rule-lucky-dealer = Jeśli punktowałyby tak obie ręce: punktuje tylko ręka rozdającego.
rule-field-first = Pole sprawdza się przed rękami.
rule-dealt-again = Po nowym rozdaniu rozdaje ten sam gracz; unieważnione rozdanie się nie liczy.

rule-turn = Ruch: kładziesz kartę z ręki, potem odkrywa się karta ze stosu.
rule-take = Każda bierze z pola kartę swojego miesiąca albo tam zostaje. Z dwóch wybierasz jedną.
rule-three-all = Z trzech bierze wszystkie.
rule-three-one = Z trzech też wybierasz jedną.
rule-wild = Błyskawica bierze dowolną kartę, gdy na polu nie ma innej listopadowej.
rule-decision-increase = Gdy masz yaku, wybierasz: stop albo koi-koi. Wybierasz znowu, gdy tylko twoje yaku są warte więcej.
rule-decision-new_yaku = Gdy masz yaku, wybierasz: stop albo koi-koi. Wybierasz znowu dopiero z nowym yaku.
rule-stop = Stop kończy rundę: dostajesz punkty za swoje yaku, przeciwnik nic.
rule-limit-none = Koi-koi można mówić dowolnie wiele razy.
rule-limit = Najwyżej { $limit } koi-koi na rundę dla każdego gracza; potem yaku kończy rundę.
rule-limit-round = Razem najwyżej { $limit } koi-koi na rundę; potem yaku kończy rundę.
rule-last-card = Gdy nie masz już kart na ręce, yaku kończy rundę.
rule-reply = Po koi-koi następne yaku przeciwnika kończy rundę.

rule-rounds = { $rounds ->
    [one] Mecz to { $rounds } runda. Wygrywa, kto ma więcej punktów.
    [few] Mecz to { $rounds } rundy. Wygrywa, kto na końcu ma więcej punktów.
    [many] Mecz to { $rounds } rund. Wygrywa, kto na końcu ma więcej punktów.
   *[other] Mecz to { $rounds } rundy. Wygrywa, kto na końcu ma więcej punktów.
}
rule-target = Kto pierwszy zbierze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, wygrywa i mecz się kończy.
rule-tie-draw = Równe punkty: remis. *{ button-rematch }* zaczyna nowy mecz.
rule-tie-extra_round = Równe punkty: dalsze rundy, aż któraś rozstrzygnie.
rule-bank = Każdy zaczyna ze stanem { $points }; kto nie ma już punktów, przegrywa mecz.

learn-title = ### Koi-Koi w minutę
learn-turn = **Ruch.** Połóż kartę: jeśli na polu jest karta tego samego miesiąca, bierzesz obie. Potem to samo robi karta ze stosu. Przyciski pokazują, co bierze każda karta; zielonymi bierzesz.
learn-yaku = **Yaku** to zestawy zdobytych kart: trzy wstążki z wierszem, dzik – jeleń – motyle, księżyc i czarka sake, dziesięć zwykłych kart i inne. Przycisk *{ button-yaku }* pokazuje, ile ci brakuje.
learn-decide = **Masz yaku? Wybierasz.** *Stop* kończy rundę i daje punkty. *Koi-koi* to dalsza gra o więcej; jeśli przeciwnik będzie szybszy, nie dostaniesz nic.
learn-more = Karty jednego miesiąca mają wspólną roślinę i numer. Nic do instalowania, nic do pamiętania: zagraj jedną rundę i już umiesz.
help-command = { $command }: { $about }
help-admins = **Jeśli zarządzasz tym serwerem**
greeting =
    Cześć! Na tym serwerze można teraz grać w **Koi-Koi**, ulubioną grę karcianą Japonii. Gracie ze sobą albo z komputerem, na obrazkach i przyciskach; niczego nie instalujecie.
    - `/koikoi lekcja`: naucz się gry w pięć minut
    - `/koikoi zagraj`: rzuć komuś wyzwanie albo otwórz stół, do którego może usiąść każdy
    - `/koikoi-admin ustawienia`: tutejsze zasady, kanały i język (dla adminów)
how-terms = **To wyzwanie:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - i jeszcze { $count }, pod *{ button-rules }*
button-try = Spróbuj ze mną

me-title = ### Twoje ustawienia
me-hand = Gdzie są twoje karty
me-hand-dm = W prywatnej wiadomości
me-hand-channel = Na kanale, pod { $button }
me-nudges = Powiadomienia o twoim ruchu
me-nudges-usual = Gdy mnie nie ma
me-nudges-always = Za każdym razem
me-nudges-never = Nigdy
me-challenges = Wyzwania od innych
me-challenges-on = Można rzucać mi wyzwania
me-challenges-off = Nie przyjmuję wyzwań
me-print = Obrazki twoich kart
me-print-usual = Zwykły rozmiar
me-print-large = Duże
    .about = Większe karty na ręce, zwłaszcza na telefonie; zdobyte jako liczby
me-pause = Ruchy komputera
me-pause-short = Szybko: pół sekundy
me-pause-usual = Zwykle: dwie, trzy sekundy
me-pause-long = Powoli: pięć sekund
me-confirm = Gdy naciskasz kartę
me-confirm-off = Zagraj od razu
me-confirm-on = Najpierw zapytaj, czy na pewno
me-order = Przyciski pod twoimi kartami
me-order-usual = Zwykły układ
me-order-left = Dla lewej ręki
    .about = Rzędy przycisków odwrócone, karty na swoich miejscach
me-motion = Animacje
me-motion-usual = Od razu
me-motion-less = Mniej ruchu
    .about = Najpierw nieruchomy obrazek
me-language = Język twoich wiadomości
me-language-auto = Jak w twoim Discordzie
me-note = -# Tak samo na każdym serwerze. Karty możesz otworzyć w obu miejscach w każdej chwili; tu chodzi o to, gdzie pojawiają się same.
me-saved = -# ✔ Zapisane
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Cześć! To tutaj będę do ciebie pisać: to, o co prosisz, i twoje karty.
dm-waits = ✉️ Napiszę do ciebie { $when }: Discord pozwala mi otwierać tylko po kilka nowych rozmów prywatnych. Jeśli mecz zacznie się wcześniej, twoje karty są na kanale, pod przyciskiem **{ $button }**.
dm-flagged = ⚠️ Discord nie pozwala mi teraz otwierać nowych rozmów prywatnych, więc jeszcze nie mogę do ciebie napisać. Twoje karty są na kanale, pod przyciskiem **{ $button }**; próbuję dalej.
dm-closed = ⚠️ Nie mogę pisać do ciebie prywatnych wiadomości, więc twoje karty zostają na kanale, pod przyciskiem **{ $button }**. Zezwól na nie w ustawieniach prywatności jednego z naszych wspólnych serwerów i wybierz jeszcze raz.

doctor-message = Wiadomość próbna od `koikoi doctor`. Zniknie sama.

privacy-title = ### Co jest o tobie zapisane
privacy-text = Twoje id i nazwy na Discordzie, twoje ustawienia i przypomnienia, twoje mecze, turnieje, stoły i zagadki z każdym ruchem i jego czasem, twoje wyniki i osiągnięcia, twoje blokady, twoje decyzje jako admina i twoje zgłoszenia problemów. Wszystko dostaniesz przyciskiem *{ button-export }*. Bot nie czyta wiadomości. Widzi to tylko gospodarz bota; twoja nazwa i wyniki w rozdaniu dnia oraz na tablicy wyników wszystkich serwerów są pokazywane też na innych serwerach, tak samo twój profil.
privacy-erase-text = Przy usuwaniu danych poddajesz swoje trwające mecze, a twoja nazwa i id znikają zewsząd. Mecze zostają, ale bez ciebie. Dzisiejszego rozdania nie da się zagrać jeszcze raz. Jeśli wrócisz, blokady przeciwko tobie, przerwy i limity nadal obowiązują. Tego nie da się cofnąć.
privacy-host = **Gospodarz tego bota:** { $said }
privacy-contact = **Pytania o twoje dane:** { $said }
button-privacy-policy = Polityka prywatności
button-terms = Warunki usługi
button-export = Wyślij moje dane
button-erase = Usuń moje dane
button-erase-yes = Tak, usuń wszystko
button-erase-no = Zostaw
privacy-question = Naprawdę usunąć wszystko, co jest o tobie zapisane?
privacy-erased = Wszystko usunięte. Wracaj, kiedy chcesz, jako nowy gracz.
privacy-kept = Nic się nie zmieniło.
privacy-export = Wszystko, co jest o tobie zapisane:
