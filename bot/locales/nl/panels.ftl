# Panelen: menu, yaku, lijsten, regels, voorkeuren.

preset-wikipedia-2015 = Klassiek
preset-wikipedia-2020 = Standaard
preset-sloperama = Race naar 50
preset-ktane = Drie rondes
preset-richmind = Linten +1
preset-steam = Nulsom 30
preset-nintendo = Handheld
about-wikipedia-2015 = Vijf lichten zijn 15 waard; elke extra kaart van een set telt
about-wikipedia-2020 = De gewone regels van nu; vanaf 7 punten dubbel
about-sloperama = Je eigen koi-koi vermenigvuldigen; wie het eerst 50 heeft, wint
about-ktane = Kort; elke koi-koi vermenigvuldigt, wie er ook roept
about-richmind = Het sakekopje is geen gewone kaart; extra kaarten tellen
about-steam = Beiden beginnen met 30 en winnen punten van elkaar
about-nintendo = Eén koi-koi per ronde; alleen de beste yaku van dieren en van linten
rules-changed = { $rules }, huisregels

watching = Je kijkt naar **{ $first }** tegen **{ $second }** · { $round }
waiting-at-table = { $place ->
    [one] Je speelt tegen de winnaar van deze ronde: **{ $first }** tegen **{ $second }**. Dan krijg je je kaarten.
   *[other] **{ $first }** tegen **{ $second }** is nu bezig. Over { $place } rondes speel jij; dan krijg je je kaarten.
}
watching-over = **{ $first }** tegen **{ $second }**: deze partij is voorbij.
button-watch = Kijken
button-winner = Tegen de winnaar
rematch-asked = Gevraagd: de uitdaging staat in <#{ $channel }>.
rematch-waits = Je hebt het al gevraagd, en { $name } kan de uitdaging aannemen: { $where }
table-tournament = 🏆 Een partij van het toernooi **{ $name }**

menu-title = Partij tegen { $name } · { $round }
button-resign = Opgeven
button-bring = Haal de tafel hierheen
button-send-again = Tafel opnieuw sturen
button-bring-short = Hierheen
button-rules = Regels
button-report = Probleem melden
resign-question = De partij tegen { $name } opgeven? Die telt als verloren.
resign-tournament = De partij tegen { $name } opgeven? Die telt als verloren, ook als nog niemand een kaart heeft gespeeld: een toernooi heeft een uitslag nodig.
withdraw-question = Uit de partij tegen { $name } stappen? Jullie hebben nog niet allebei een kaart gespeeld, dus de partij telt niet.
button-leave-match = Eruit stappen
button-withdraw-match = Ja, eruit stappen
withdrawn = Je bent eruit gestapt. De partij telt niet.
withdraw-late = { $name } heeft intussen een kaart gespeeld, dus nu telt de partij wel.
button-off = Samen afblazen
off-question = { $name } vragen om deze partij af te blazen? Zegt { $name } ja, dan is de partij voorbij en telt die niet. Speelt { $name } door, dan vervalt je voorstel. Je mag het twee keer per partij vragen.
button-off-yes = Vragen
off-offered = Je hebt het gevraagd. Je klok loopt door: tot het antwoord gaat de partij verder.
off-done = Jullie zijn het eens: de partij is afgeblazen en telt niet.
button-resign-yes = Ja, opgeven
button-resign-no = Doorspelen
resigned = Je hebt opgegeven. Bedankt voor het spelen!
resign-kept = Mooi, speel verder!
brought = De tafel staat nu hier.
report-label = Wat is het probleem?
report-about = De beheerder van de bot leest het, met het verslag van deze partij.
report-hint = Wat deed je, wat gebeurde er, wat had je verwacht?
host-notice = -# 🛠️ { $notice }
button-answer = Antwoorden
host-report = **Melding { $number }** van { $name }
host-report-where = { $server } · partij { $match }, stap { $step }
host-in-dms = privéberichten
host-report-terminal = -# Op de machine van de bot zie je de melding met `koikoi reports { $number }`, samen met het verslag van de partij.
answer-label = Je antwoord
answer-about = De speler krijgt het als privébericht van de bot.
answer-saved = Je antwoord gaat nu naar de speler. Komt het niet aan, dan laat ik het je weten.
report-answer = **De beheerder van de bot antwoordt op je melding** over partij { $match }:
host-answer-closed = Je antwoord op melding { $number } kwam niet aan bij { $name }: die neemt geen privéberichten aan.
host-answer-failed = Je antwoord op melding { $number } kwam niet aan bij { $name }: Discord nam het niet aan.
host-dms-stopped = ⚠️ **Discord heeft deze bot gemarkeerd:** hij kan geen nieuwe privéberichten openen en geen servers in. Mensen die hij al eens een bericht stuurde, krijgen zijn berichten nog. Bekijk de applicatie in het Developer Portal en ga in beroep bij de support van Discord. De bot probeert het één keer per dag opnieuw, en na `koikoi doctor`.
host-dms-again = ✅ Deze bot mag van Discord weer nieuwe privéberichten openen.
host-unit-failed = Op de machine van je bot is **{ $unit }** mislukt. Waarom, zie je met { $command }.
host-voids = ⚖️ Ongeldige partijen die op je bevestiging wachten: **{ $count }**. Zolang je er een niet bevestigt, telt die voor alle servers samen nog mee, ten minste als verlies. Op de machine van de bot toont `koikoi voids` ze.
reported = Bedankt. De beheerder van de bot kan het lezen, samen met partij { $match }. De berichten van die partij heb ik ook ververst.

yaku-title-own = **Jouw yaku** tegen { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }: nog nodig: { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: nog { $count ->
    [one] één
   *[other] { $count }
} nodig van { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ in je hand
yaku-none = Nog geen yaku, en ook nog niets dat er bijna een is.
yaku-captured = -# Gepakt: { $cards }
yaku-opponent = **{ $name }** heeft { $sum }
yaku-opponent-none = **{ $name }** heeft nog geen yaku.
yaku-opponent-near = ▫️ bijna: { $near }
yaku-more = en nog { $count }

fair-title = **Eerlijk gedeeld.** Elke ronde wordt verzegeld met een vingerafdruk voordat iemand een kaart ziet; de eerste { $digits } tekens daarvan zijn aan tafel te zien tot er iemand speelt (in privéberichten: onder je hand). Na de ronde gaat het zegel voor iedereen open. Het bewijst dat de kaarten tijdens de ronde niet veranderd zijn, niet dat er willekeurig geschud is.
fair-sealed = Ronde { $number }, verzegeld: `{ $commitment }`
fair-opened = Ronde { $number }, geopend: `{ $commitment }`
fair-void = Ronde { $number }, opnieuw gedeeld ({ $reason }), geopend: `{ $commitment }`
fair-check = -# Zelf controleren: de SHA-256 van de nonce, een regeleinde en de regel met de kaarten, alles in het bijgevoegde bestand. In het verslag van een afgelopen partij staan ze ook, en je controleert ze met `koikoi verify`.
fair-file-round = Ronde { $number }
fair-file-void = (opnieuw gedeeld: { $reason })

record-here = Het verslag van partij { $match }: alle kaarten en elke zet. In een terminal kun je het afspelen met `koikoi record`.

games-title = ### Jouw partijen
games-none = Er wacht geen partij. Daag een lid uit met `/koikoi spelen`, zoek op alle servers een tegenstander met `/koikoi zoeken`, of speel tegen mij met `/koikoi computer`.
games-your-turn = 🟢 **Jouw beurt** tegen { $name } · { $round }
games-absent = 💤 **{ $name } heeft niet op tijd gespeeld: jij beslist** · { $round }
games-their-turn = ⚪ { $name } is aan de beurt · { $round }
games-late = ⏰ je tijd is om
games-since = beurt begon { $since }
games-between = ⏸️ Tussen twee rondes tegen { $name } · { $round }
games-invited = 📨 { $name } nodigt je uit · { $length } · sluit { $until }
games-inviting = 📨 Je hebt { $name } uitgenodigd · { $length } · sluit { $until }
games-open-table = 📨 Je open tafel · { $length } · sluit { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Privébericht
games-page = -# Pagina { $page } van { $pages }
button-open-hand = Hand openen
button-previous = ◂
button-next = ▸
button-withdraw = Intrekken
games-bring-missing = Een tafel kan alleen in een kanaal van de eigen server staan. Hij is nu het nieuwste bericht in <#{ $channel }>.

list-own-only = 🔒 Dit is je eigen lijst: in privéberichten ziet niemand die van een ander. Bekijk die van { $name } op een server.
list-own-only-outside = 🔒 Dit is je eigen lijst: die van een ander laat ik alleen zien op servers waar ik op zit. Bekijk die van { $name } daar.
history-title = ### { $name }: afgelopen partijen
history-none = Hier is nog geen afgelopen partij.
history-won = 🏆 gewonnen van { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ verloren van { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 gelijkgespeeld tegen { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 gewonnen: { $name } gaf op bij **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ opgegeven tegen { $name } bij **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 gewonnen: tijd van { $name } om bij **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ tijd om tegen { $name } bij **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 door een admin beëindigd, tegen { $name } · { $when }
history-abort = 🛑 door een admin beëindigd, tegen { $name } · { $when }
history-withdraw = 🚪 { $name } stapte eruit · { $when }
history-withdraw-own = 🚪 uit een partij tegen { $name } gestapt · { $when }
history-agreed = 🤝 samen met { $name } afgeblazen · { $when }
history-uncounted = { $line } · telt niet
history-void = ~~{ $line }~~ · ongeldig
history-standing = **Ranglijst**, partijen tussen mensen: { $won } gewonnen · { $lost } verloren · { $drawn } gelijk · beste ronde { $best } · plek { $rank } op winst
history-count = { $count ->
    [one] **1 partij** in totaal
   *[other] **{ $count } partijen** in totaal
}
history-count-here = { $count ->
    [one] **1 partij** op deze server
   *[other] **{ $count } partijen** op deze server
}

leaderboard-title = ### 🏆 Ranglijst van { $guild }
leaderboard-title-all = ### 🏆 Ranglijst van alle servers
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Nog niemand heeft hier een partij uitgespeeld. Begin er een met `/koikoi spelen`.
leaderboard-none-then = Niemand heeft in deze periode een partij uitgespeeld.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Jij: plek { $rank }, { $result }
leaderboard-you-none = -# Jij: nog geen partij die hier telt
leaderboard-you-provisional = -# Jij: { $result }; nog geen plek op rating: { $matches } van { $enough } ratingpartijen, { $opponents } van { $people } tegenstanders die al tegen anderen hadden gespeeld
leaderboard-you-few = -# Jij: { $result }; nog geen plek op rating: { $played } van { $enough } partijen dit seizoen
leaderboard-about = Partijen tussen twee mensen tellen, maar per week alleen de eerste { $week } tussen dezelfde twee spelers. Wie opgeeft voordat er een ronde uitgespeeld is, verliest, maar niemand wint.
leaderboard-about-provisional = ?: nog geen plek. Daarvoor zijn { $enough } ratingpartijen nodig, tegen { $people } mensen die al tegen anderen hebben gespeeld.
leaderboard-about-provisional-season = ?: nog geen plek. Daarvoor zijn { $enough } ratingpartijen nodig, tegen { $people } mensen die al tegen anderen hebben gespeeld, en { $season } partijen in het seizoen.
leaderboard-about-marks = 🥇 🥈 🥉: plekken op rating in eerdere seizoenen
measure-rating = Rating
measure-wins = Gewonnen
measure-points = Punten
measure-hand = Beste ronde
period-all = Aller tijden
period-week = Deze week
period-this-season = Dit seizoen
period-season = Dit seizoen: { $season }
period-past-season = Seizoen: { $season }
period-of-week = Week van { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = { $won } van { $played } gewonnen · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
result-points = { $points ->
    [one] **1** punt
   *[other] **{ $points }** punten
}
result-hand = { $best_round ->
    [one] **1** punt in één ronde
   *[other] **{ $best_round }** punten in één ronde
}
button-board-all = Alle servers
button-board-here = Deze server
button-leaderboard = Ranglijst
button-counting = Wat telt
weekly-title = ### 🏆 De week op { $guild }, { $first } tot en met { $last } · { $measure }
date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
date-year = { $date } { $year }
season-quarter = { $quarter ->
    [1] januari tot en met maart { $year }
    [2] april tot en met juni { $year }
    [3] juli tot en met september { $year }
   *[4] oktober tot en met december { $year }
}
season-since = begonnen op { $date }
season-rest = { $season }, vanaf { $date }
season-now = **Seizoen:** { $season }
season-begun = **Er is een nieuw seizoen begonnen:** { $season }. **{ $before }** is voorbij; de ranglijst blijft in `/koikoi ranglijst`, en de top drie houdt een medaille.
season-how-quarter = Het eindigt met het kalenderkwartaal (UTC), en het volgende begint vanzelf.
season-how-begun = Het duurt tot je een ander seizoen begint, of teruggaat naar kalenderkwartalen.
season-command = -# Begin een nieuw seizoen met `/koikoi-admin seizoen` en een actie.
season-ask-new = **Een nieuw seizoen beginnen?**
season-ask-unnamed = -# Het heeft nog geen naam: geef het er een met de optie `naam`.
season-ask-named = **Een nieuw seizoen beginnen?** De naam:
season-ask-quarter = **Terug naar kalenderkwartalen?** De rest van dit kwartaal wordt een nieuw seizoen.
season-ends = **{ $before }** is daarmee voorgoed voorbij; dit kan niet ongedaan worden gemaakt. De ranglijst blijft in `/koikoi ranglijst`, en de top drie houdt een medaille.
button-season-begin = Ja, beginnen
button-season-keep = Niets veranderen

rules-title = ### Regels: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# De regels van { $channel } en zijn threads. Elders op deze server: { $rules }.
rules-counting = **In het kort**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, +1 voor elke extra · { $made }
rules-borrowed-yaku = -# De bron van deze regels geeft geen punten voor yaku: dit zijn die van { $lender }.
rules-borrowed-flow = -# De bron van deze regels zegt alleen wat scoort: de rest is zoals bij { $lender }.
button-rules-yaku = Yaku
button-rules-dealing = Delen
button-rules-turns = Beurten
button-rules-scoring = Punten
button-rules-match = Partij

rule-hint = Pak kaarten van dezelfde maand, maak yaku (sets die scoren) en kies dan: stop en scoor, of koi-koi voor meer.
rule-seven = Yaku die samen 7 of meer waard zijn, tellen dubbel.
rule-no-seven = Bij 7 punten verdubbelt er niets.
rule-koi-none = Koi-koi roepen vermenigvuldigt niets.
rule-koi-opponent_x2 = Riep je tegenstander koi-koi, dan telt jouw score dubbel.
rule-koi-own_plus_1 = Je eigen koi-koi vermenigvuldigen je score: ×2, ×3…
rule-koi-all_plus_1 = De koi-koi van allebei vermenigvuldigen de score: ×2, ×3…
rule-koi-steam = Je eerste drie koi-koi geven elk een punt erbij; een vierde verdubbelt, een vijfde verdrievoudigt…
rule-brights = Elk licht dat na het delen op het veld ligt, vermenigvuldigt: één ×2, twee ×3…
rule-combine-product = Factoren worden met elkaar vermenigvuldigd: ×2 en ×2 wordt ×4.
rule-combine-sum = Koi-koi en lichten op het veld worden opgeteld: ×2 en ×2 wordt ×3.
rule-flat = Punten voor een starthand, of als niemand stopt, worden nooit vermenigvuldigd.
rule-exhaust-zero = Alle kaarten gespeeld en niemand stopte: geen punten.
rule-exhaust-oya = Alle kaarten gespeeld en niemand stopte: de deler krijgt { $points }.
rule-exhaust-caller = Alle kaarten gespeeld en niemand stopte: wie het laatst koi-koi riep, scoort, zonder verdubbeling.
rule-zero-sum = De verliezer betaalt de punten die de winnaar scoort.

rule-brights-best = Van de yaku met lichten telt alleen je beste.
rule-stacking-all = Al je andere yaku tellen samen.
rule-stacking-every = Al je yaku tellen samen.
rule-stacking-family = Alleen je beste yaku van dieren en je beste yaku van linten tellen.
rule-stacking-one = Alleen je beste yaku telt.
rule-chofuku-off = Poëzielinten en blauwe linten tegelijk zijn geen aparte yaku: de twee worden opgeteld.
rule-chofuku-on = Poëzielinten en blauwe linten tegelijk tellen als één yaku, in plaats van de twee.
rule-cup-0 = Het sakekopje is alleen een dier.
rule-cup-1 = Het sakekopje is een dier en ook één gewone kaart.
rule-cup-2 = Het sakekopje is een dier en telt ook als twee gewone kaarten.
rule-viewing-off = Maankijken en bloesemkijken tellen niet.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] Maankijken telt alleen samen met een andere yaku.
    [hanami] Bloesemkijken telt alleen samen met een andere yaku.
   *[both] Maankijken en bloesemkijken tellen alleen samen met een andere yaku.
}
rule-viewing-after = { $viewing ->
    [tsukimi] Na je eigen koi-koi is maankijken { $points } waard.
    [hanami] Na je eigen koi-koi is bloesemkijken { $points } waard.
   *[both] Na je eigen koi-koi zijn maankijken en bloesemkijken elk { $points } waard.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] Na je eigen koi-koi telt maankijken niet.
    [hanami] Na je eigen koi-koi telt bloesemkijken niet.
   *[both] Na je eigen koi-koi tellen maankijken en bloesemkijken niet.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Je decemberkaarten bederven je maankijken.
    [hanami] Je regenman bederft je bloesemkijken.
   *[both] Je regenman bederft je bloesemkijken, je decemberkaarten bederven je maankijken.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Je regenman of bliksem bederft je maankijken.
    [hanami] Je regenman of bliksem bederft je bloesemkijken.
   *[both] Je regenman of bliksem bederft je maankijken en je bloesemkijken.
}
rule-weather-november = { $viewing ->
    [tsukimi] Elke novemberkaart die je hebt, bederft je maankijken.
    [hanami] Elke novemberkaart die je hebt, bederft je bloesemkijken.
   *[both] Elke novemberkaart die je hebt, bederft je maankijken en je bloesemkijken.
}
rule-month = De maandkaarten zijn die van de ronde: januari in de eerste, samen { $points } waard.

rule-first-month_draw = Eerste deler: beiden trekken een kaart, de vroegste maand deelt; bij dezelfde maand de hoogste kaart. Twee gewone kaarten van één maand: beiden trekken opnieuw.
rule-first-random = Eerste deler: het toeval beslist.
rule-first-challenger = Eerste deler: wie uitdaagt; tegen de computer jij.
rule-next-winner = Daarna deelt de winnaar van een ronde de volgende.
rule-next-loser = Daarna deelt de verliezer van een ronde de volgende.
rule-next-alternate = Daarna wordt om en om gedeeld.
rule-nobody-same = Niemand won: dezelfde speler deelt nog eens.
rule-nobody-other = Niemand won: de andere speler deelt.
rule-deal-kfo4 = Elk acht kaarten, vier tegelijk: aan de ander, het veld, de deler. De deler speelt eerst.
rule-deal-kfo2 = Elk acht kaarten, twee tegelijk: aan de ander, het veld, de deler. De deler speelt eerst.
rule-deal-kof4 = Elk acht kaarten, vier tegelijk: aan de ander, de deler, het veld. De deler speelt eerst.
rule-deal-kfo8 = Elk acht kaarten, in één keer: aan de ander, het veld, de deler. De deler speelt eerst.
rule-swap = Wie niet deelt, mag van hand ruilen met de deler voordat iemand kijkt.
rule-field_quad-redeal = Vier kaarten van één maand op het veld: opnieuw delen.
rule-field_quad-pay = Vier kaarten van één maand op het veld: de ronde eindigt, de deler krijgt { $points }.
rule-field_quad-off = Vier kaarten van één maand op het veld: er wordt doorgespeeld.
rule-field_pairs-redeal = Vier paren op het veld: opnieuw delen.
rule-field_pairs-pay = Vier paren op het veld: de ronde eindigt, de deler krijgt { $points }.
rule-field_pairs-off = Vier paren op het veld: er wordt doorgespeeld.
rule-field_triple-redeal = Drie kaarten van één maand op het veld: opnieuw delen.
rule-field_triple-off = Drie kaarten van één maand op het veld: er wordt doorgespeeld.
rule-teshi-pay = Vier kaarten van één maand in een starthand: de ronde eindigt, die speler krijgt { $points }.
rule-teshi-redeal = Vier kaarten van één maand in een starthand: opnieuw delen.
rule-teshi-off = Vier kaarten van één maand in een starthand: er wordt doorgespeeld.
rule-kuttsuki-pay = Vier paren in een starthand: de ronde eindigt, die speler krijgt { $points }.
rule-kuttsuki-redeal = Vier paren in een starthand: opnieuw delen.
rule-kuttsuki-off = Vier paren in een starthand: er wordt doorgespeeld.
rule-lucky-tie = Als beide handen zo zouden scoren, eindigt de ronde zonder punten.
rule-lucky-ignore = Als beide handen zo zouden scoren, telt geen van beide, en er wordt doorgespeeld.
rule-lucky-redeal = Als beide handen zo zouden scoren, wordt er opnieuw gedeeld.
rule-lucky-dealer = Als beide handen zo zouden scoren, telt alleen die van de deler.
rule-field-first = Eerst wordt naar het veld gekeken, dan naar de handen.
rule-dealt-again = Bij opnieuw delen deelt dezelfde speler; de ongeldige kaarten tellen niet.

rule-turn = Een beurt: je speelt een kaart uit je hand, dan wordt er een van de trekstapel getrokken.
rule-take = Elke kaart pakt er een van dezelfde maand van het veld, of blijft daar liggen. Bij twee kies je er een.
rule-three-all = Bij drie pakt die ze alle drie.
rule-three-one = Ook bij drie kies je er een.
rule-wild = De bliksem pakt elke kaart als er geen andere november op het veld ligt.
rule-decision-increase = Met een yaku kies je: stop of koi-koi. Je kiest opnieuw zodra je yaku meer waard zijn.
rule-decision-new_yaku = Met een yaku kies je: stop of koi-koi. Je kiest pas opnieuw met een nieuwe yaku.
rule-stop = Stop beëindigt de ronde: jij scoort je yaku, je tegenstander niets.
rule-limit-none = Je mag zo vaak koi-koi roepen als je wilt.
rule-limit = Hoogstens { $limit } koi-koi per ronde voor elke speler; daarna beëindigt een yaku de ronde.
rule-limit-round = Hoogstens { $limit } koi-koi per ronde in totaal; daarna beëindigt een yaku de ronde.
rule-last-card = Heb je geen kaart meer in je hand, dan beëindigt een yaku de ronde.
rule-reply = Na een koi-koi beëindigt de volgende yaku van de tegenstander de ronde.

rule-rounds = { $rounds ->
    [one] De partij is één ronde. Wie meer punten heeft, wint.
   *[other] De partij duurt { $rounds } rondes. Wie aan het eind meer punten heeft, wint.
}
rule-target = Wie het eerst { $points } punten heeft, wint de partij.
rule-tie-draw = Evenveel punten: gelijkspel. Begin een nieuwe partij met *{ button-rematch }*.
rule-tie-extra_round = Evenveel punten: extra rondes beslissen.
rule-bank = Beiden beginnen met { $points } punten; wie er geen meer heeft, verliest de partij.

learn-title = ### Koi-Koi in één minuut
learn-turn = **Een beurt.** Speel een kaart: ligt er een van dezelfde maand op het veld, dan pak je ze allebei. Dan wordt er een kaart van de trekstapel getrokken, en daarmee gaat het net zo. De knoppen laten zien wat elke kaart pakt; met groene pak je iets.
learn-yaku = **Yaku** zijn sets van gepakte kaarten: drie poëzielinten, zwijn-hert-vlinders, maan en sakekopje, tien gewone kaarten, en meer. De knop *{ button-yaku }* laat zien hoe dichtbij je bent.
learn-decide = **Met een yaku kies je.** Met *Stop* eindigt de ronde en scoor je. Met *Koi-koi* speel je door voor meer; is je tegenstander sneller, dan krijg je niets.
learn-more = Kaarten van één maand hebben dezelfde plant en hetzelfde nummer. Je hoeft niets te installeren of te onthouden: speel één ronde en je kunt het.
help-command = { $command }: { $about }
help-admins = **Als je deze server beheert**
greeting =
    Hallo! Op deze server kun je nu **Koi-Koi** spelen, Japans geliefdste kaartspel. Je speelt tegen elkaar of tegen de computer, met plaatjes en knoppen; je hoeft niets te installeren.
    - `/koikoi leren`: leer het spel in vijf minuten
    - `/koikoi spelen`: daag een lid uit, of open een tafel waar iedereen kan aanschuiven
    - `/koikoi-admin instellingen`: de regels, kanalen en taal hier (voor admins)
how-terms = **Deze uitdaging:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - en nog { $count }, onder *{ button-rules }*
button-try = Probeer het tegen mij

me-title = ### Je voorkeuren
me-hand = Waar je hand verschijnt
me-hand-dm = In een privébericht
me-hand-channel = In het kanaal, onder { $button }
me-nudges = Seintje als het jouw beurt is
me-nudges-usual = Als ik even weg ben
me-nudges-always = Elke beurt
me-nudges-never = Nooit
me-challenges = Uitdagingen van anderen
me-challenges-on = Anderen mogen me uitdagen
me-challenges-off = Niemand mag me uitdagen
me-print = De plaatjes van je hand
me-print-usual = Gewone grootte
me-print-large = Groot
    .about = Grotere kaarten in je hand, vooral op een telefoon; gepakte kaarten als aantallen
me-pause = De zetten van de computer
me-pause-short = Snel: een halve seconde
me-pause-usual = Gewoon: 2–3 seconden
me-pause-long = Langzaam: vijf seconden
me-confirm = Als je op een kaart drukt
me-confirm-off = Meteen spelen
me-confirm-on = Eerst vragen of ik zeker ben
me-order = De knoppen onder je hand
me-order-usual = Gewone volgorde
me-order-left = Voor linkshandigen
    .about = Rijen knoppen omgedraaid, maar je kaarten niet
me-motion = Animaties
me-motion-usual = Meteen afspelen
me-motion-less = Minder beweging
    .about = Eerst een stilstaand beeld
me-language = Taal van je berichten
me-language-auto = Dezelfde als in Discord
me-note = -# Hetzelfde op elke server. Je hand kan altijd op beide plekken open; dit is waar hij vanzelf verschijnt.
me-saved = -# ✔ Opgeslagen
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Hallo! Hier stuur ik je voortaan waar je om hebt gevraagd, en je hand.
dm-waits = ✉️ Ik kan je { $when } berichten sturen: van Discord mag ik maar een paar nieuwe privéberichten tegelijk openen. Begint er eerder een partij, dan is je hand in het kanaal, onder **{ $button }**.
dm-flagged = ⚠️ Ik mag van Discord nu geen nieuwe privéberichten openen, dus ik kan je nog geen berichten sturen. Je hand is in het kanaal, onder **{ $button }**; ik blijf het proberen.
dm-closed = ⚠️ Ik kan je geen privéberichten sturen, dus je hand blijft in het kanaal, onder **{ $button }**. Sta ze toe in de privacy-instellingen van een server die we delen, en kies dan opnieuw.

doctor-message = Een testbericht van `koikoi doctor`. Het gaat vanzelf weg.

privacy-title = ### Wat er over je bewaard wordt
privacy-text = Je Discord-id en namen, je voorkeuren en herinneringen, de partijen, toernooien, tafels en puzzels die je speelde, met elke zet en de tijd ervan, je uitslagen en prestaties, wie je hebt geblokkeerd, wat je als admin besliste, en de problemen die je meldde. *{ button-export }* geeft je alles. De bot leest geen berichten. Alleen de beheerder van deze bot kan het zien; je naam en uitslagen bij de kaarten van de dag en op de ranglijst van alle servers zijn ook op andere servers te zien, en je profiel ook.
privacy-erase-text = Bij het wissen geef je je lopende partijen op, en je naam en id verdwijnen overal. De partijen blijven, zonder jou. De kaarten van vandaag kun je niet nog eens spelen. Kom je terug, dan gelden blokkades tegen jou, pauzes en limieten nog. Het kan niet ongedaan worden gemaakt.
privacy-host = **Deze bot wordt beheerd door:** { $said }
privacy-contact = **Vragen over je gegevens:** { $said }
button-privacy-policy = Privacybeleid
button-terms = Voorwaarden
button-export = Stuur mijn gegevens
button-erase = Wis mijn gegevens
button-erase-yes = Ja, wis alles
button-erase-no = Bewaren
privacy-question = Echt alles wissen wat er over je bewaard wordt?
privacy-erased = Alles is gewist. Je bent altijd weer welkom, als nieuwe speler.
privacy-kept = Er is niets veranderd.
privacy-export = Alles wat er over je bewaard wordt:
