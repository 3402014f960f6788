# Lekcja. Telefon pokazuje około ośmiu wierszy: mało słów na każdym kroku.

plant-1 = Sosna
plant-2 = Śliwa
plant-3 = Wiśnia
plant-4 = Glicynia
plant-5 = Irys
plant-6 = Piwonia
plant-7 = Lespedeza
plant-8 = Miskant
plant-9 = Chryzantema
plant-10 = Klon
plant-11 = Wierzba
plant-12 = Paulownia
picture-kind-B = Blaski
picture-kind-A = Zwierzęta
picture-kind-R = Wstążki
picture-kind-C = Zwykłe karty
picture-part-captured = Zdobyte
picture-part-field = Pole
picture-part-drawn = Ze stosu
picture-part-hand = Twoje karty

button-lesson = Lekcja: 5 minut
button-lesson-skip = Pomiń
button-lesson-brief = W minutę
button-lesson-undo = Cofnij
button-lesson-next = Dalej
button-lesson-round-again = Zagraj jeszcze raz
button-lesson-again = Lekcja od początku
hand-lesson = -# 🌱 Nie znasz tych kart? `/koikoi lekcja` nauczy cię gry w pięć minut. Twój mecz poczeka.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Pięć minut. Możesz wyjść, kiedy chcesz: `/koikoi lekcja` wróci do tego samego miejsca.
lesson-right = ✅ { $said }

lesson-title-months = Dwanaście miesięcy
lesson-text-months = 48 małych kart: dwanaście miesięcy po cztery karty. Każdy miesiąc ma swoją roślinę i numer w rogu. **Karty jednego miesiąca pasują do siebie.**
lesson-ask-months = 👉 Która karta jest z tego samego miesiąca co **{ $card }**?
lesson-right-months = Tak: obie są styczniowe, sosna, numer 1.

lesson-title-kinds = Cztery rodzaje
lesson-text-kinds = Znak pod numerem pokazuje, jakiego rodzaju jest karta. Blasków i zwierząt jest mało, zwykłych kart dużo.
lesson-ask-kinds = 👉 Która z nich to **blask**? Ma gwiazdkę.
lesson-right-kinds = Tak, księżyc. Tylko pięć kart to blaski.

lesson-title-capture = Weź kartę
lesson-text-capture = W swoim ruchu kładziesz jedną kartę z ręki. Jeśli na polu leży karta tego samego miesiąca, **bierzesz obie**. Jeśli nie, twoja karta tam zostaje.
lesson-ask-capture = 👉 Do wzięcia: **{ $card }**. Która z twoich kart jest z tego samego miesiąca?
lesson-right-capture = Wiśnia bierze wiśnię: obie karty są twoje.

lesson-title-draw = Potem stos
lesson-text-draw = Po twojej karcie odkrywa się wierzchnia karta stosu. Z nią jest tak samo: bierze kartę swojego miesiąca albo zostaje na polu.
lesson-ask-draw = 👉 Ze stosu: **{ $card }**. Którą kartę na polu bierze?
lesson-right-draw = Kolejne dwie dla ciebie. To cały ruch: karta z ręki, potem karta ze stosu.

lesson-title-yaku = Yaku
lesson-text-yaku = Punkty dają zestawy zdobytych kart, **yaku**. Jedno z nich to *dzik, jeleń, motyle*, 5 punktów. Masz już dwie z trzech!
lesson-ask-yaku = 👉 Do wzięcia: **{ $card }**. Którą ze swoich kart zagrasz?
lesson-right-yaku = **Dzik, jeleń, motyle!** Twoje pierwsze yaku.

lesson-title-stop = Stop czy koi-koi?
lesson-text-stop = Gdy masz nowe yaku, wybierasz. **Stop**: runda się kończy, a 5 punktów jest twoich. **Koi-koi** („no dalej!”): grasz dalej o więcej, ale jeśli przeciwnik pierwszy ułoży yaku, nie dostaniesz nic.
lesson-ask-stop = 👉 Zostały ci dwie karty i żadną nic nie weźmiesz. Co jest rozsądniejsze?
lesson-right-stop = 5 punktów jest twoich.
lesson-wrong-koi = 🙂 Odważnie! Ale dwiema ostatnimi kartami nic nie weźmiesz, więc raczej nie zdobędziesz więcej, a możesz stracić 5 punktów. Stop jest tu rozsądniejszy.

lesson-title-round = Twoja pierwsza runda
lesson-text-round = Teraz prawdziwa runda, ze mną. Zielonymi bierzesz; na obrazku obie karty mają tę samą literę, a 親 oznacza rozdającego. Graj ze wskazówkami albo po swojemu: to się nie liczy, ruchy można cofać.
lesson-opponent = Komputer
lesson-tipped = 💡 { $said }
lesson-reason-lay = teraz nie da się nic zabrać, zagraj taką, której nie szkoda
lesson-decision = **Stop**: { $points ->
    [one] { $points } punkt jest twój.
    [few] { $points } punkty są twoje.
    [many] { $points } punktów jest twoich.
   *[other] { $points } punktu jest twoje.
} **Koi-koi**: grasz dalej, ale po moim yaku nie dostaniesz nic.
lesson-decide = 👉 Dobre jest jedno i drugie. Wybierz!
lesson-decide-why = 👉 Tu dobre jest jedno i drugie: { $reason }. Pewnie czy odważnie?
lesson-see-near = 👀 Nowe nad zdobytymi kartami: yaku, do którego ci już blisko. Brakująca karta jest przyciemniona.
lesson-see-koi = 👀 こい na obrazku oznacza powiedziane koi-koi.
lesson-decide-safe = 👉 Punkty ({ $points }) są pewne: lepszy jest *Stop*.
lesson-decide-stop = 👉 Więcej się tu już nie ugra: lepszy jest *Stop*.
lesson-back = 🙂 Cofnijmy: **{ $action }**. Po tym nie ułożysz już żadnego yaku.
lesson-back-koi = 🙂 Odważnie! Ale nie ułożysz już kolejnego yaku, a punkty przepadną. Cofnijmy to i powiedzmy stop.
lesson-won = 🎉 **Wygrywasz rundę: { $sum }!**
lesson-won-more = To cała gra: brać, odkrywać, zbierać, decydować. Mecz to kilka takich rund.

lesson-title-done = Umiesz grać w Koi-Koi
lesson-text-done =
    Oto wszystkie yaku; dwa warte 6 muszą być na ręce prosto z rozdania. Nie musisz ich pamiętać: w meczu przycisk *{ button-yaku }* pokazuje, ile ci brakuje.
    Zagraj rundę ze mną albo rzuć komuś wyzwanie: `/koikoi zagraj`.

lesson-wrong-month = 🙂 Nie całkiem. **{ $card }** to { $month }. **{ $about }** to { $right }: szukaj numeru { $number }.
lesson-wrong-kind = 🙂 Nie całkiem. **{ $card }** to { $kind }. Szukaj gwiazdki w rogu.
lesson-kind-B = blask
lesson-kind-A = zwierzę
lesson-kind-R = wstążka
lesson-kind-C = zwykła karta

lesson-alt-months = Wszystkie karty w swoich miesiącach.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = pięć kart z gwiazdką: żuraw, kurtyna, księżyc, człowiek deszczu, feniks
lesson-alt-kind-A = dziewięć kart z rombem: słowik, kukułka, most, motyle, dzik, gęsi, czarka sake, jeleń, jaskółka
lesson-alt-kind-R = dziesięć kart ze wstążką
lesson-alt-kind-C = dwadzieścia cztery karty z kropką
