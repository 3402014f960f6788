# De les van `/koikoi leren`. Een telefoon toont zo’n acht regels: weinig woorden per stap.

plant-1 = Den
plant-2 = Pruim
plant-3 = Kers
plant-4 = Blauweregen
plant-5 = Iris
plant-6 = Pioen
plant-7 = Struikklaver
plant-8 = Pampasgras
plant-9 = Chrysant
plant-10 = Esdoorn
plant-11 = Wilg
plant-12 = Paulownia
picture-kind-B = Lichten
picture-kind-A = Dieren
picture-kind-R = Linten
picture-kind-C = Gewone kaarten
picture-part-captured = Gepakt
picture-part-field = Veld
picture-part-drawn = Getrokken
picture-part-hand = Jouw hand

button-lesson = Les: 5 minuten
button-lesson-skip = Overslaan
button-lesson-brief = In één minuut
button-lesson-undo = Terugnemen
button-lesson-next = Verder
button-lesson-round-again = Nog een keer
button-lesson-again = Les van voren af
hand-lesson = -# 🌱 Nieuw voor je, deze kaarten? Met `/koikoi leren` ken je ze in vijf minuten. Je partij wacht.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Vijf minuten. Stop wanneer je wilt: met `/koikoi leren` ga je verder waar je was.
lesson-right = ✅ { $said }

lesson-title-months = Twaalf maanden
lesson-text-months = 48 kleine kaarten: twaalf maanden van elk vier kaarten. Elke maand heeft zijn plant, en zijn nummer in de hoek. **Kaarten van één maand horen bij elkaar.**
lesson-ask-months = 👉 Welke kaart is van dezelfde maand als **{ $card }**?
lesson-right-months = Ja: allebei januari, den, nummer 1.

lesson-title-kinds = Vier soorten
lesson-text-kinds = Het teken onder het nummer zegt wat voor kaart het is. Er zijn weinig lichten en dieren, en veel gewone kaarten.
lesson-ask-kinds = 👉 Welke van deze is een **licht**? Zoek de ster.
lesson-right-kinds = Ja, de maan. Er zijn maar vijf lichten.

lesson-title-capture = Pak een kaart
lesson-text-capture = In je beurt leg je een kaart uit je hand. Ligt er een kaart van die maand op het veld, dan **pak je ze allebei**. Zo niet, dan blijft je kaart daar liggen.
lesson-ask-capture = 👉 Pak **{ $card }**: welke van je kaarten is van dezelfde maand?
lesson-right-capture = Kers pakt kers: beide kaarten zijn van jou.

lesson-title-draw = Dan de trekstapel
lesson-text-draw = Na je kaart wordt de bovenste kaart van de trekstapel omgedraaid. Daarmee gaat het net zo: die pakt een kaart van dezelfde maand, of blijft op het veld.
lesson-ask-draw = 👉 Je trok **{ $card }**. Welke kaart op het veld pakt die?
lesson-right-draw = Nog twee voor jou. Dat is een hele beurt: een kaart uit je hand, dan een kaart van de trekstapel.

lesson-title-yaku = Yaku
lesson-text-yaku = Punten krijg je voor sets van gepakte kaarten, de **yaku**. Een daarvan: *zwijn, hert, vlinders*, 5 punten. Twee van de drie heb je al!
lesson-ask-yaku = 👉 Pak **{ $card }**: met welke van je kaarten lukt dat?
lesson-right-yaku = **Zwijn, hert, vlinders!** Je eerste yaku.

lesson-title-stop = Stop of koi-koi?
lesson-text-stop = Met een nieuwe yaku mag je kiezen. **Stop**: de ronde is voorbij, en je krijgt je 5 punten. **Koi-koi** (“kom op!”): je speelt door voor meer, maar als je tegenstander eerst een yaku maakt, krijg je niets.
lesson-ask-stop = 👉 Je hebt nog twee kaarten, en je kunt er niets mee pakken. Wat is verstandiger?
lesson-right-stop = De 5 punten zijn nu van jou.
lesson-wrong-koi = 🙂 Dapper! Maar met je laatste twee kaarten kun je niets pakken, dus veel meer wordt het niet, en je kunt de 5 punten kwijtraken. Stop is hier verstandiger.

lesson-title-round = Je eerste ronde
lesson-text-round = Nu een echte ronde tegen mij. Met groene knoppen pak je kaarten; in het plaatje staat dezelfde letter op beide kaarten, en 親 laat zien wie deelt. Volg de tip of speel wat je wilt: het telt niet, en je kunt alles terugnemen.
lesson-opponent = Computer
lesson-tipped = 💡 { $said }
lesson-reason-lay = je kunt nu niets pakken, dus speel er een die je kunt missen
lesson-decision = **Stop**: { $points ->
    [one] 1 punt is van jou.
   *[other] { $points } punten zijn van jou.
} **Koi-koi**: speel door, maar maak ik eerst een yaku, dan krijg je niets.
lesson-decide = 👉 Allebei kan hier. De keuze is aan jou!
lesson-decide-why = 👉 Allebei kan hier: { $reason }. Veilig of dapper?
lesson-see-near = 👀 Nieuw boven je gepakte kaarten: een yaku die je bijna hebt. De kaart die nog ontbreekt, is donker.
lesson-see-koi = 👀 こい in het plaatje betekent dat er koi-koi is geroepen.
lesson-decide-safe = 👉 { $points } punten zijn zeker: kies *Stop*.
lesson-decide-stop = 👉 Meer zit er hier niet in, dus *Stop* is verstandig.
lesson-back = 🙂 Laten we **{ $action }** terugnemen: daarna lukt er geen yaku meer op tijd.
lesson-back-koi = 🙂 Dapper! Maar een volgende yaku lukt niet meer op tijd, en je zou je punten kwijtraken. Laten we dat terugnemen en stoppen.
lesson-won = 🎉 **Je wint de ronde: { $sum }!**
lesson-won-more = Dat was het hele spel: pakken, trekken, verzamelen, beslissen. Een partij is een paar van zulke rondes.

lesson-title-done = Je kent Koi-Koi
lesson-text-done =
    Hier zijn alle yaku; de twee van 6 moeten meteen na het delen in je hand zitten. Onthouden hoeft niet: in een partij laat de knop *{ button-yaku }* zien hoe dichtbij je bent.
    Speel een ronde met mij, of daag iemand uit: `/koikoi spelen`.

lesson-wrong-month = 🙂 Net niet. **{ $card }** is { $month }. **{ $about }** is { $right }: zoek het nummer { $number }.
lesson-wrong-kind = 🙂 Net niet. **{ $card }** is { $kind }. Zoek de ster in de hoek.
lesson-kind-B = een licht
lesson-kind-A = een dier
lesson-kind-R = een lint
lesson-kind-C = een gewone kaart

lesson-alt-months = Alle kaarten per maand.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = vijf kaarten met een ster: kraanvogel, gordijn, maan, regenman, feniks
lesson-alt-kind-A = negen kaarten met een ruit: nachtegaal, koekoek, brug, vlinders, zwijn, ganzen, sakekopje, hert, zwaluw
lesson-alt-kind-R = tien kaarten met een lint
lesson-alt-kind-C = vierentwintig kaarten met een stip
