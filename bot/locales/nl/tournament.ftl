# Toernooien.

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Elke partij: { $terms }
tournament-tie = meer rondes zolang de punten gelijk zijn
tournament-best-of-three = -# Best of three: twee keer winnen beslist. Is de tijd van de ronde om, dan beslist wie vaker won; bij gelijke stand de score van de lopende partij.
tournament-live = live
tournament-daily = { $days ->
    [one] één dag voor elke ronde
   *[other] { $days } dagen voor elke ronde
}
format-single = Knock-out
format-double = Dubbele knock-out
tournament-twice = -# Twee nederlagen en je ligt eruit. In de grote finale moet de winnaar van het verliezersschema twee keer winnen.
tournament-winners = **Winnaarsschema**
tournament-losers = **Verliezersschema**: wie verliest, ligt eruit
tournament-final = **Grote finale**
tournament-grand-final-1 = Grote finale
tournament-grand-final-2 = Grote finale, tweede partij
format-round-robin = Iedereen tegen iedereen
format-swiss = Zwitsers systeem

tournament-closes = De inschrijving sluit { $when }, en dan begint het: { $hour } · { $count } van hoogstens { $most } spelers, { $seeding }
seeding-rating = geplaatst op rating
seeding-draw = plaatsing geloot
seeding-hand = plaatsing met de hand
tournament-begins-soon = { $missing ->
    [0] ⏰ **Het begint { $when }.** Kun je niet spelen, druk dan voor die tijd op *{ button-sign-off }*.
    [one] ⏰ **Het begint { $when } als nog één speler zich inschrijft**; anders wordt het afgelast.
   *[other] ⏰ **Het begint { $when } als nog { $missing } spelers zich inschrijven**; anders wordt het afgelast.
}
tournament-closes-short = { $state } sluit { $when }
tournament-nobody = Nog niemand heeft zich ingeschreven.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Inschrijven
button-sign-off = Uitschrijven
tournament-waiting = ⏳ **Wachtlijst** ({ $count }): als iemand afvalt, schuift de eerste door.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Doorgeschoven van de wachtlijst: { $names }
button-wait-list = Op de wachtlijst
tournament-waiting-place = Dit toernooi zit vol, dus je staat nu op de wachtlijst: **plek { $place }**. Valt er voor de start iemand af, dan schuift de eerste door en krijgt die een ping. *{ $button }* haalt je van de lijst.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Ronde { $number }/{ $rounds }
tournament-final-0 = Finale
tournament-final-1 = Halve finale
tournament-final-2 = Kwartfinale
tournament-begin = **Druk op “{ button-here }”**: de tijd daarvoor eindigt { $when }. Zijn beiden er, dan begint hun partij. Ben je er niet op tijd, dan verlies je.
tournament-ends = Deze ronde eindigt uiterlijk { $when }; dan beslist de score van een lopende partij.
tournament-misses = -# Mis je twee rondes op rij, dan lig je uit het toernooi.
tournament-begin-again = ⏰ **Je partij wacht. Druk op “{ button-here }”**: de tijd daarvoor eindigt { $when }. Daarna verlies je de partij.
tournament-ends-again = ⏰ **Deze ronde eindigt { $when }**; dan beslist de score van een lopende partij. Ben jij aan de beurt, dan brengt `/koikoi partijen` je naar je partij.
tournament-again = 🔁 staat bij spelers die elkaar al eens troffen: niet iedereen kon een nieuwe tegenstander krijgen.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[any] 🎴 { $first } – { $second } · [tafel]({ $url })
}
pairing-first = ✔️ **{ $first }** verslaat { $second } { $cause }
pairing-second = ✔️ **{ $second }** verslaat { $first } { $cause }
pairing-draw = ✔️ { $first } en { $second }: gelijkspel { $cause }
pairing-neither = ✖️ { $first } en { $second }: allebei verliezen { $cause }
pairing-annulled = ➖ { $first } en { $second }: telt voor niemand (uit het toernooi gestapt)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** heeft een vrijloting
pairing-rests = 💤 **{ $first }** is vrij in deze ronde
cause-no-show = (kwam niet opdagen)
cause-left = (uit het toernooi gestapt)
cause-admin = (beslist door een admin)
tournament-decided = -# ⚖️ { $admin } besliste { $first } – { $second }, ronde { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } corrigeerde { $first } – { $second }, ronde { $round } (eerst: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } verwijderde { $name }: { $note }
button-here = Ik ben er
button-standings = Stand
button-tournament-text = Als tekst
tournament-text-sent = Hier is het toernooi als tekstbestand, om te bewaren of door te geven.
button-withdraw-tournament = Uitstappen

tournament-over = ### 🏆 { $name } is voorbij
tournament-won = { $count ->
    [one] 🎉 Gefeliciteerd, { $names }! Je hebt het toernooi gewonnen.
   *[other] 🎉 Gefeliciteerd, { $names }! Jullie delen de eerste plaats.
}
tournament-not-won = Niemand heeft het gewonnen.
ended-left = De finale is niet uitgespeeld. Uit het toernooi gestapt: { $names }.
ended-no-show = De finale is niet gespeeld. Niet komen opdagen: { $names }.
ended-unopposed = Er was geen finale: er was niemand meer om tegen { $names } te spelen.
ended-no-final = Er was geen finale: er was niemand meer om die te spelen.
ended-alone = Het eindigde na ronde { $number } van { $rounds }: alle anderen waren weg.
ended-empty = Iedereen heeft het toernooi verlaten.
table-elimination = { $rank ->
    [0] –
   *[any] **{ $rank }.**
} { $name } · { $won } gewonnen, { $lost } verloren { $notes }
tournament-row = { $rank ->
    [0] –
   *[any] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] (één vrijloting)
   *[other] ({ $count } vrijlotingen)
}
table-left = (weg)
table-annulled = (weg, telt voor niemand)
tournament-too-few = Minder dan { $fewest } spelers schreven zich in, dus het toernooi is afgelast.
tournament-cancelled = { $admin } heeft het toernooi afgelast: { $note }
tournament-plays-on = Partijen die begonnen zijn, kunnen worden uitgespeeld, maar tellen hier niet.

tournament-leave-question = **{ $name }** nu verlaten? Je geeft je lopende partij op, en je latere tegenstanders winnen zonder te spelen. Terug kun je niet, en winnen kun je het ook niet meer.
tournament-leave-annuls = Je hebt minder dan de helft van je partijen gespeeld: dan tellen je uitslagen voor niemand.
button-withdraw-yes = Ja, uitstappen
button-withdraw-no = Nee, blijven
tournament-left = Je hebt het toernooi verlaten.
tournament-stayed = Je doet nog mee.
tournament-noted = Klaar. Het bericht van het toernooi laat het zien.

tournaments-title = ### 🏆 Toernooien hier
tournaments-line = { $name } · { $count ->
    [one] één speler
   *[other] { $count } spelers
} · { $state }
yours-signup = -# ↳ Je bent ingeschreven.
yours-waiting = -# ↳ Je staat op plek { $place } van de wachtlijst.
yours-call = -# ↳ Je speelt tegen { $opponent }. Druk op “{ button-here }”!
yours-wait = -# ↳ Je speelt tegen { $opponent }, die er nog niet is.
yours-match = -# ↳ Je speelt nu tegen { $opponent }: `/koikoi partijen` brengt je naar je partij.
tournaments-none = Hier is nog geen toernooi. Wie de server beheert, kan er een beginnen: `/koikoi-admin toernooi`.
tournaments-none-admin = Hier is nog geen toernooi.
button-manage = Beheren
button-all-tournaments = Alle toernooien
tournament-stage-signup = inschrijving
tournament-stage-finished = voorbij
tournament-stage-won = gewonnen door { $names }
tournament-stage-cancelled = afgelast

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Alleen jij ziet dit. Iedereen die de server beheert, kan hetzelfde doen. Geef je een reden, dan kan iedereen die lezen.
tournament-made = ✔ De inschrijving is open: het bericht staat in dit kanaal. Als de inschrijving sluit, begint het toernooi vanzelf.
tournament-entry = Alleen leden met de rol { $role } kunnen zich inschrijven.
tournament-prize-role = 🎖️ De winnaar krijgt de rol { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ { $names } heeft nu de rol { $role }.
   *[other] 🎖️ { $names } hebben nu de rol { $role }.
}
tournament-prize-refused = ⚠️ Discord stond niet toe dat ik de rol { $role } gaf. Een admin kan het doen: { $names }
tournament-prize-partly = ⚠️ Discord liet me de rol { $role } maar aan een deel van de winnaars geven. Een admin kan de rol aan de anderen geven: { $names }
audit-prize = Won het koi-koitoernooi { $name }
tournaments-new = Een nieuw toernooi…
change-title-new = Een nieuw toernooi
plan-format-label = Hoe spelers elkaar treffen
plan-format-single = Knock-out: wie verliest, ligt eruit
plan-format-double = Dubbele knock-out: twee nederlagen en je ligt eruit
plan-format-round-robin = Iedereen tegen iedereen
plan-format-swiss = Zwitsers: een paar rondes tegen spelers met een vergelijkbare score
plan-days-label = Tijd voor elke ronde
plan-best-label = Partijen per duel
plan-best-1 = Eén partij
plan-best-3 = Best of three: twee keer winnen beslist
plan-rounds-label = Aantal rondes
plan-rounds-about = Leeg: zoveel als nodig
plan-entry-label = Rol die nodig is om in te schrijven
plan-entry-about = Alleen leden met deze rol kunnen zich inschrijven (leeg: iedereen)
plan-call-label = Rol die gepingd wordt
plan-call-about = Deze rol wordt gepingd als de inschrijving opent (leeg: geen)
plan-prize-label = Rol voor de winnaar
plan-call = 📣 { $role } wordt gepingd als de inschrijving opent.
button-plan-matches = Partijen…
button-plan-roles = Rollen…
plan-question = Je ziet die tijd in je eigen tijdzone, alle anderen in die van hen. Klopt het?
button-plan-yes = Ja, open de inschrijving
button-plan-no = Nee, toch niet
plan-dropped = Er is niets geopend.
begin-question = **{ $name }** zou dan beginnen: { $hour }, { $when }. Klopt dat?

    Je ziet die tijd in je eigen tijdzone, alle anderen in die van hen.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: deze tijd kan twee dingen betekenen. Wanneer begint het?
button-which = Kies { $number }
button-hour-yes = Ja, dan beginnen
choose-change = Iets wijzigen…
change-title = Het toernooi wijzigen
change-name-label = De titel
change-name-about = Iedereen ziet hem.
change-begins-label = Wanneer het begint
change-begins-about = over 2 uur of morgen om 20 uur, volgens de klok van deze server. Inschrijven kan tot dan.
change-most-label = Maximaal aantal spelers
change-most-about = 3 t/m { $most }. Wie al is ingeschreven, blijft.
tournament-done = ✔ Klaar.
tournament-done-gone = ✔ Opgeslagen, maar geen bericht laat het zien: het kanaal van het toernooi is verwijderd.
tournament-done-closed = ✔ Opgeslagen, maar het bericht van het toernooi laat het nog niet zien: in { $channel } mag ik niet schrijven. Zodra dat weer mag, werk ik het bij.
tournament-brought = ✔ Het staat nu in dit kanaal; de volgende partijen worden hier gespeeld.
tournament-held-gone = ⚠️ **Ik kan dit toernooi niet tonen: het kanaal is verwijderd.** De klok staat stil, dus niemand verliest tijd. Ga naar een ander kanaal en druk op *{ button-show-here }*.
tournament-held-closed = ⚠️ **Ik kan dit toernooi niet tonen: in { $channel } mag ik niet schrijven.** De klok staat stil, dus niemand verliest tijd. Laat me daar weer schrijven, of ga naar een ander kanaal en druk op *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Ik kan dit toernooi niet tonen: AutoMod houdt mijn bericht in { $channel } tegen.** De klok staat stil, dus niemand verliest tijd. Zonder mijn rol uit van de regels (*Serverinstellingen → AutoMod*) en druk dan op *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord nam het bericht van dit toernooi niet aan.** De klok staat stil, dus niemand verliest tijd. Ik probeer het zo weer.
tournament-held = -# ⚠️ Het bericht kan nu niet getoond worden, dus staat de tijd stil. Zeg het tegen een admin.
button-start-now = Nu beginnen…
start-question = **{ $name }** nu beginnen, met { $count ->
    [one] één speler
   *[other] { $count } spelers
}? Daarna kan niemand zich meer inschrijven.
button-start-yes = Ja, beginnen
button-show-here = Hier tonen
button-cancel = Afgelasten…
choose-pairing = Uitslag bepalen…
button-decide = Beslissen…
button-correct = Wijzigen…
pairing-own = -# ↳ Je speelt in deze partij: een andere admin beslist.
choose-removed = Speler verwijderen…
button-seeds = Plaatsing…
seeds-title = ### 🏆 { $name } · plaatsing
seeds-about = De plaatsing bepaalt wie tegen wie speelt. Nu: { $seeding }. Wie zich na een loting of wijziging inschrijft, komt achteraan.
choose-seed = Een speler anders plaatsen…
button-seeds-rating = Op rating
button-seeds-draw = Loten
seed-title = Plaatsing van { $name }
seed-label = Plaatsing
seed-about = 1 is het hoogst, { $count } het laagst. De anderen houden hun volgorde.
decide-question = Hoe eindigde **{ $pairing }**? Hierna vraag ik je reden; iedereen kan die lezen.
decide-now = Nu: { $line }
decide-stops = Hun partij is bezig: die stopt, en telt niet.
decide-goes-on-double = De winnaar gaat door. De verliezer ligt er na een tweede nederlaag uit. Verliezen beiden, dan is het voor beiden een nederlaag.
decide-goes-on-single = De winnaar gaat naar de volgende ronde. Verliezen beiden, dan gaat niemand door.
decide-ends = - { $result }: toernooi voorbij. { $count ->
    [0] Niemand wint het.
    [one] { $names } wint het.
   *[other] { $names } delen de eerste plaats.
}
decide-ends-many = - { $result }: toernooi voorbij. { $count } spelers delen de eerste plaats.
decide-until = Je kunt de uitslag corrigeren tot de volgende ronde begint.
decide-last-of-round = ⚠️ Dit is de laatste open partij van de ronde: de volgende ronde begint meteen. Dan blijft de uitslag staan.
decide-last = ⚠️ Dit is de laatste open partij: het toernooi eindigt meteen. Dan blijft de uitslag staan.
decide-first = { $first } wint
decide-second = { $second } wint
decide-draw = Gelijkspel
decide-neither = Allebei verliezen
reason-title = Je reden
reason-label = Waarom?
reason-about = Iedereen ziet die, met je naam.
reason-about-end = Het toernooi eindigt meteen, en niemand wint het. Iedereen ziet de reden, met je naam.
reason-about-remove = Een lopende partij is verloren, terug kan niet. Iedereen ziet de reden, met je naam.

table-about-swiss = -# Punten · gewonnen–gelijk–verloren · punten van de tegenstanders (BH). Bij gelijke punten beslist BH.
table-about-round-robin = -# Punten · gewonnen–gelijk–verloren · punten van de verslagen tegenstanders (SB). Bij gelijke punten beslist SB.
table-rule-swiss = -# Voor BH telt een vrijloting of een partij zonder spel als tegen een virtuele tegenstander, zoals bij schaken (FIDE).
table-rule-round-robin = -# Stapt een speler eruit voor de helft van de eigen partijen, dan tellen die uitslagen voor niemand, zoals bij schaken (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = Het speelschema van { $name }. Deze ronde:
alt-standings = De stand van het toernooi:
refused-line-of-tournament = Dit is een partij van een toernooi: het toernooi bepaalt wie tegen de winnaar speelt.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Toevoegen aan evenementen
button-event-off = Uit evenementen halen
event-about = Schrijf je in het kanaal in voordat het begint.
tournament-event-on = 📅 Dit toernooi staat bij de evenementen van de server.
tournament-event-refused = ⚠️ Discord heeft het evenement niet geaccepteerd. Ik heb het recht *Evenementen aanmaken* nodig, en een server kan hooguit 100 evenementen hebben.
tournament-event-again = Druk daarna op *{ button-event-on }*.
