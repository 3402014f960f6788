# De uitdaging, de tafel, de hand: wat je tijdens het spelen leest.

name-anybody = wie wil
name-erased = een oud-speler
versus = { $first } tegen { $second }
name-blank = iemand zonder naam
name-you = Jij
name-person = { $name }
# De computer in een zin: een eigennaam, zonder lidwoord. `.menu` staat in het menu van de niveaus.
level-greedy = Bot Simpel
    .menu = Computer
level-sprout = Bot Spruit
    .menu = Computer · Spruit
level-player = Bot Speler
    .menu = Computer · Speler
level-expert = Bot Expert
    .menu = Computer · Expert
level-master = Bot Meester
    .menu = Computer · Meester
level-other = Bot ({ $level })
plays-sprout = Als een beginner: pakt niet alles, stopt vroeg
plays-player = Degelijk en vlot: bouwt yaku, blokkeert de jouwe
plays-expert = Denkt vooruit: test elke kaart tegen veel handen
plays-master = Doorziet je hand, speelt om de partij te winnen
level-line = -# { $name } · { $style } · andere niveaus: `/koikoi computer`
choose-level = Tegen de computer: kies een niveau
picture-round = Ronde
picture-any-of = { $count } van
picture-further = elke extra +1
picture-nobody = Niemand wint
picture-won = wint
picture-your-turn = Jouw beurt
picture-quarter-final = Kwartfinale
picture-semi-final = Halve finale
picture-final = Finale
picture-grand-final = Grote finale
picture-winners-bracket = Winnaarsschema
picture-losers-bracket = Verliezersschema
picture-winner = Winnaar
picture-bye = vrij
picture-walkover = w.o.
picture-points = Ptn
picture-round-of = Ronde { $number }

length-rounds = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
length-target = { $target ->
    [one] tot 1 punt
   *[other] tot { $target } punten
}
length-instead = { $length } (meestal { $usual })
time-minutes = { $minutes ->
    [one] 1 minuut per beurt
   *[other] { $minutes } minuten per beurt
}
time-hours = { $hours ->
    [one] 1 uur per beurt
   *[other] { $hours } uur per beurt
}
pace-live = live
pace-daily = een dag per beurt

challenge-member = 🎴 { $opponent }, { $challenger } nodigt je uit voor **Koi-Koi**
challenge-rematch = 🎴 { $opponent }, { $challenger } wil revanche in **Koi-Koi**
challenge-open = 🎴 { $challenger } opent een tafel voor **Koi-Koi**. Wie speelt mee?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = Nog nooit gespeeld? Begin gewoon: de knoppen laten zien wat je kunt pakken.
challenge-offer = Nog niemand? { $challenger } kan hieronder een niveau kiezen en tegen de computer spelen. Tot die tijd mag iedereen aanschuiven.
challenge-until = -# Sluit { $when }
challenge-declined = -# 🎴 { $opponent } kan nu niet spelen. De uitdaging van { $challenger } is van tafel.
challenge-withdrawn = -# 🎴 { $challenger } heeft de uitdaging ingetrokken.
challenge-expired = -# 🎴 De uitdaging van { $challenger } is verlopen.
challenge-unjoined = -# 🎴 Niemand is bij { $challenger } aangeschoven. { $challenger } kan hier nog tegen de computer spelen:
challenge-aborted = -# 🎴 Een admin heeft de uitdaging van { $challenger } geannuleerd.
button-accept = Aannemen
button-join = Meedoen
button-how = Zo werkt het
button-decline = Weigeren
button-ask-again = Opnieuw vragen
button-close = Tafel sluiten

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Ronde { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = januari (den)
month-2 = februari (pruim)
month-3 = maart (kers)
month-4 = april (blauweregen)
month-5 = mei (iris)
month-6 = juni (pioen)
month-7 = juli (struikklaver)
month-8 = augustus (pampasgras)
month-9 = september (chrysant)
month-10 = oktober (esdoorn)
month-11 = november (wilg)
month-12 = december (paulownia)
round-extra = Ronde { $number } (tot de beslissing)
round-open = Ronde { $number }, tot { $target }
table-turn = { $mark } **{ $name } is aan de beurt**
turn-until = ⏳ eindigt { $when }
table-deal = De volgende ronde begint { $when }
table-deal-soon = Zo begint de volgende ronde
table-swap = { $mark } **{ $name }** mag ongezien van hand ruilen met de deler
table-dealer-draw = { $first } trekt { $a }, { $second } trekt { $b }: de vroegste maand deelt eerst.
table-dealer-draw-same = { $first } trekt { $a }, { $second } trekt { $b }: bij dezelfde maand deelt de hoogste kaart eerst.
deal-again = 🔁 Opnieuw gedeeld: { $reasons }.
void-field_quad = vier kaarten van één maand op het veld
void-field_pairs = vier paren op het veld
void-field_triple = drie kaarten van één maand op het veld
void-teshi = vier kaarten van één maand in een hand
void-kuttsuki = vier paren in een hand
void-both_lucky = twee gelukshanden
table-hand-here = { $names }: de kaarten liggen klaar onder **{ button-hand }**.
table-absent = 💤 { $name } heeft niet op tijd gespeeld. { $other } beslist onder **{ button-hand }** hoe het verdergaat.
table-before = Ronde { $number }: { $result }
table-thread = 🎴 **{ $match }**: [hier wordt gespeeld]({ $url })
table-moved = -# 🎴 Deze tafel staat nu [hier]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ pakt { $taken }
did-stays = { $card }, naar het veld
did-drew-took = getrokken: { $card } ▸ { $taken }
did-drew-stays = getrokken: { $card }, naar het veld
did-drew = getrokken: { $card }
did-formed = ✨ **{ $yaku }**
did-called = **koi-koi!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Mijn hand
button-yaku = Yaku
button-menu = Menu
button-table = Tafel
button-next-game = Volgende partij ({ $count })

hand-your-turn = **Jouw beurt** tegen { $name }
hand-their-turn = **{ $name } is aan de beurt**
hand-between = Tussen twee rondes, tegen { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } van { $goal }
hand-draw-question = Je trok **{ $card }**. Wat pak je?
hand-pick-question = **{ $card }** pakt:
hand-sure = **Weet je het zeker?** Er is nog niets gespeeld.
hand-late = ⏰ **Je tijd is om.** { $name } mag de partij nu beëindigen; speel je eerder, dan gaat de partij door.
hand-half = ⏳ **De helft van je tijd is om.**
hand-swap-question = Jullie hebben je kaarten nog niet gezien. Je mag de jouwe ongezien ruilen met die van { $name }. Doe je niets, dan houd je hem.
hand-swap-wait = { $name } mag ongezien met jou van hand ruilen. Daarna zien jullie allebei je kaarten.
hand-dms-closed = Ik kan je geen privéberichten sturen, dus je hand is hier, onder **{ $button }**. Sta ze toe in de privacy-instellingen van een server die we delen, dan krijg je je hand in je volgende partij daar.
hand-dms-later = Ik mag je van Discord nu geen berichten sturen, dus je hand is hier, onder **{ $button }**. Verder verandert er niets.
hand-dms-soon = Ik ben onze privéberichten nog aan het openen, een paar mensen tegelijk, dus je hand is voorlopig hier, onder **{ $button }**. Verder verandert er niets.
hand-waking = -# ⏳ De computer wordt nog wakker; dat duurt na een herstart een minuutje. Hij speelt zodra hij kan denken.
hand-table-gone = -# Het kanaal van de tafel is weg. Speel hier verder, of haal de tafel naar een ander kanaal: `/koikoi partijen`.
hand-table-locked = -# De thread van de tafel zit op slot: de knoppen werken niet. Speel hier verder, of haal de tafel naar een ander kanaal: `/koikoi partijen`.
hand-table-blocked = -# Ik kan niets plaatsen in het kanaal van de tafel. Speel hier verder, of haal de tafel naar een ander kanaal: `/koikoi partijen`.
hand-table-filtered = -# AutoMod van deze server houdt het bericht van de tafel tegen. Speel hier verder en vraag een admin om mijn rol van de regels uit te zonderen.
hand-table-refused = -# Discord neemt het bericht van de tafel nu niet aan. Speel hier verder, of haal de tafel naar een ander kanaal: `/koikoi partijen`.
deal-sealed = -# 🔒 Vooraf verzegeld: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ alle { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Ruil van hand
button-keep = Zelf houden
button-back = Terug
button-sure = Ja: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Stop**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Stop**: +{ $points }, { $now } → **{ $score }: je wint { $what ->
    [table] de tafel
   *[match] de partij
}**.
decision-stop-loses = **Stop**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] iemand anders wint de tafel
   *[match] je verliest de partij
}**.
decision-stop-ties = **Stop**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] de tafel eindigt met een gedeelde eerste plaats
   *[match] de partij eindigt in gelijkspel
}**.
decision-stop-extra = **Stop**: +{ $points }, { $now } → **{ $score }**: gelijk, dus een extra ronde beslist.
decision-koi-increase = **Koi-koi**: speel door; je scoort pas als je yaku meer waard zijn
decision-koi-new = **Koi-koi**: speel door; je scoort pas na nog een yaku
decision-risk-none = .
decision-risk-opponent = , en een yaku van { $name } zou ×{ $other } tellen.
decision-risk-own = , en dan ×{ $own } omdat je riep.
decision-risk-both = , en dan ×{ $own }; een yaku van { $name } zou ×{ $other } tellen.
decision-risk-bonus = ; deze koi-koi komt daar dan nog bij.
decision-reply = Elke yaku van { $name } zou de ronde meteen beëindigen.
decision-needs = Om { $what ->
    [table] de tafel
   *[match] de partij
} te winnen heb je +{ $points } nodig.
decision-nobody-wins = Als niemand stopt, win je { $what ->
    [table] de tafel
   *[match] de partij
} { $score }{ $why }.
decision-nobody-loses = Als niemand stopt, { $what ->
    [table] wint iemand anders de tafel
   *[match] verlies je de partij
} { $score }{ $why }.
decision-nobody-ties = Als niemand stopt, { $what ->
    [table] wordt de eerste plaats aan de tafel gedeeld
   *[match] eindigt de partij in gelijkspel
}, { $score }{ $why }.
decision-nobody-extra = Als niemand stopt, beslist een extra ronde, { $score }{ $why }.
decision-dealer-gets = { " " }(de deler krijgt { $points })
decision-turns = { $count ->
    [one] Je hebt nog 1 beurt.
   *[other] Je hebt nog { $count } beurten.
}
decision-threats = **{ $name }** heeft bijna: { $near }
decision-wait = ✨ { $mark } **{ $name }** heeft **{ $sum }** en beslist
button-stop-on = Stop · +{ $points }
button-stop-wins = Stop · +{ $points }, wint { $what ->
    [table] de tafel
   *[match] { $score }
}
button-stop-loses = Stop · +{ $points }, verliest { $what ->
    [table] de tafel
   *[match] { $score }
}
button-stop-ties = Stop · +{ $points }, { $what ->
    [table] plek 1 gedeeld
   *[match] gelijk { $score }
}
button-stop-extra = Stop · +{ $points }, gelijk { $score }
button-koi = Koi-koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (7 of meer)
step-opponent_koi = ×{ $value } (koi-koi van de tegenstander)
step-own_koi = ×{ $value } (zelf koi-koi geroepen)
step-all_koi = ×{ $value } (koi-koi geroepen)
step-field_brights = ×{ $value } (lichten op het veld)
step-koi_and_brights = ×{ $value } (koi-koi en lichten op het veld)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } in de starthand
result-both-lucky = Allebei een gelukshand gekregen: geen punten.
result-nobody = Alle kaarten zijn gespeeld en niemand stopte: geen punten.
result-oya = **{ $mark } { $name } +{ $points }**: alle kaarten zijn gespeeld en niemand stopte, dus scoort de deler.
result-ended = De ronde is niet uitgespeeld.
result-paid = { $name } betaalt { $points }.
result-paid-you = Je betaalt { $points }.
result-leftover = { $mark } { $name } had nog { $cards }
result-leftover-you = { $mark } Jij had nog { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = { $name } deelt hierna
result-deals-you = Jij deelt hierna
result-before = **Ronde { $number }** is afgelopen:
yaku-teshi = Vier van één maand
yaku-kuttsuki = Vier paren
button-ready = Volgende ronde { $ready }/2
button-ready-alone = Volgende ronde
button-fair = Eerlijk gedeeld

match-won = 🏆 **{ $mark } { $name } wint de partij!**
match-won-by = 🏆 **{ $mark } { $name } wint de partij met { $margin ->
    [one] 1 punt
   *[other] { $margin } punten
} verschil!**
match-drawn = 🤝 **De partij eindigt in gelijkspel.**
match-target = Het doel is bereikt.
match-bust = Eén speler heeft geen punten meer.
match-resign = { $name } geeft op.
match-timeout = { $name } kwam niet op tijd terug.
match-abort = 🛑 Een admin heeft deze partij beëindigd; die telt niet.
match-withdraw = 🚪 { $name } stapte eruit voordat beide spelers een kaart hadden gespeeld. De partij telt niet.
match-agreed = 🤝 Beide spelers hebben deze partij samen afgeblazen. Die telt niet.
match-unrated = Deze partij telt niet voor de ranglijst.
match-unrated-early = Deze partij telt niet: die was voorbij voordat beide spelers een kaart hadden gespeeld.
outcome-won = 🏆 Je wint van { $name } met { $margin ->
    [one] 1 punt
   *[other] { $margin } punten
} verschil, { $score }
outcome-lost = Je verliest van { $name } met { $margin ->
    [one] 1 punt
   *[other] { $margin } punten
} verschil, { $score }
outcome-drawn = 🤝 Gelijkspel tegen { $name }, { $score }
outcome-resign-won = 🏆 Je wint: { $name } gaf op bij { $score }
outcome-resign-lost = Je gaf op tegen { $name } bij { $score }
outcome-timeout-won = 🏆 Je wint: de tijd van { $name } was om bij { $score }
outcome-timeout-lost = Je tijd was om tegen { $name } bij { $score }
outcome-abort = 🛑 Een admin heeft de partij tegen { $name } beëindigd; die telt niet.
outcome-withdraw = 🚪 { $name } stapte uit de partij. Die telt niet.
outcome-withdraw-own = 🚪 Je stapte uit de partij tegen { $name }. Die telt niet.
outcome-agreed = 🤝 Jij en { $name } hebben de partij afgeblazen. Die telt niet.
button-rematch = Revanche
button-record = Verslag
button-more = Meer
button-add-bot = Toevoegen aan server

absent-question = 💤 **{ $name } heeft niet op tijd gespeeld.** Wat nu? Doe je niets, dan gaat het { $when } verder, met een dag per beurt.
absent-question-daily = 💤 **{ $name } heeft niet op tijd gespeeld.** Wat nu? Doe je niets, dan win je { $when }.
button-wait = Wachten
button-daily = Een dag per beurt
button-claim = Winst opeisen

table-first-match = -# { $names }: ik heb de kaarten als privébericht gestuurd. **{ button-hand }** laat ze hier zien.
outside-playing = 🎴 { $first } en { $second } spelen. Je kaarten staan in je privéberichten, of druk op **{ button-hand }**.

coach-start = 💡 Met een groene knop pak je: een kaart pakt er een van dezelfde maand van het veld. Verzamel sets, de *yaku*. In het plaatje laat 親 zien wie deelt.
coach-near = 💡 Je hebt { $have } van de { $need } gepakt voor **{ $yaku }**: { $made }.
coach-makes = 💡 ✨ staat bij een kaart die een yaku maakt, en zegt hoeveel punten stoppen dan oplevert.
coach-draw = 💡 De kaart van de trekstapel pakt er ook een: kies de kaart die je sets nodig hebben.
coach-called = 💡 { $name } speelt door voor meer (こい in het plaatje). Maak eerst een yaku en stop, dan krijgt { $name } niets.
coach-own-call = 💡 Je hebt geroepen (こい in het plaatje): je yaku moeten groeien voordat je kunt stoppen. Wees je tegenstander voor.
coach-lay = 💡 Je kunt nu niets pakken, dus je kaart blijft op het veld: speel er een die je kunt missen.
coach-decide = 💡 **Stop** is veilig. **Koi-koi** loont als er nog meer in zit.
coach-decide-threat = 💡 { $name } mist nog maar één kaart voor **{ $yaku }**: **Stop** is de veilige keuze.
coach-decide-wins = 💡 Met **Stop** win je { $what ->
    [table] de tafel
   *[match] de partij
}: meer punten heb je niet nodig.
coach-decide-loses = 💡 Met **Stop** verlies je nu { $what ->
    [table] de tafel
   *[match] de partij
}. **Koi-koi** is je enige kans.
coach-decide-ties = 💡 Met **Stop** eindigt { $what ->
    [table] de tafel
   *[match] de partij
} gelijk. Alleen met **Koi-koi** kun je nog winnen.

nudge = { $person }, jouw beurt: [naar de tafel]({ $url })
nudge-half = ⏳ { $person }, de helft van je tijd is om: [naar de tafel]({ $url })
nudge-late = ⏰ { $person }, je tijd is om, maar je mag nog spelen: [naar de tafel]({ $url })
nudge-choose = 💤 { $person }, { $name } heeft niet op tijd gespeeld. Jij kiest hoe het verdergaat: [naar de tafel]({ $url })
nudge-offer = 🤝 { $person }, { $name } vraagt of jullie de partij afblazen: [naar de tafel]({ $url })
off-asked = 🤝 **{ $name } vraagt of jullie deze partij afblazen.** Ga je akkoord, dan is de partij voorbij en telt die niet. Speel je door, dan is dat een nee.
off-waits = -# 🤝 Je vroeg { $name } om de partij af te blazen. Speelt de ander door, dan is dat een nee.
off-asked-table = 🤝 **{ $first } vraagt { $second } om deze partij af te blazen.** Als { $second } akkoord gaat, telt die niet.
button-off-agree = Afblazen
button-off-no = Doorspelen
digest = { $count ->
    [one] Er wacht één partij op je.
   *[other] **Er wachten { $count } partijen op je.**
}

called = 📣 **{ $name } roept koi-koi**: jouw yaku tellen nu ×{ $factor }.
called-plain = 📣 **{ $name } roept koi-koi**: stop jij eerst, dan krijgt { $name } niets.
called-reply = 📣 **{ $name } roept koi-koi**: jouw volgende yaku beëindigt de ronde en telt ×{ $factor }.
called-reply-plain = 📣 **{ $name } roept koi-koi**: jouw volgende yaku beëindigt de ronde.

note-stale = -# Die knop was verouderd. Zo staat het er nu voor.
note-wait = -# Momentje: je bent niet aan de beurt.
note-illegal = -# Dat kan hier niet. Zo staat het er nu voor.
