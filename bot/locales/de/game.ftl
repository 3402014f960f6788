# Herausforderung, Tisch, Blatt: was man beim Spielen liest.

name-anybody = irgendwer
name-erased = jemand von früher
versus = { $first } gegen { $second }
name-blank = jemand ohne Namen
name-you = Du
name-person = { $name }
level-greedy = Bot Einfach
    .menu = Computer
level-sprout = Bot Sprössling
    .menu = Computer · Sprössling
level-player = Bot Spieler
    .menu = Computer · Spieler
level-expert = Bot Experte
    .menu = Computer · Experte
level-master = Bot Meister
    .menu = Computer · Meister
level-other = Bot ({ $level })
plays-sprout = Wie ein Anfänger: nimmt nicht alles, stoppt früh
plays-player = Solide und schnell: baut Yaku, stört deine
plays-expert = Denkt voraus: prüft jede Karte an vielen Blättern
plays-master = Liest dein Blatt, spielt auf Sieg in der Partie
level-line = -# { $name } · { $style } · andere Stärken: `/koikoi computer`
choose-level = Gegen den Computer: Wähl eine Stärke
picture-round = Runde
picture-any-of = { $count } von
picture-further = jede weitere +1
picture-nobody = Niemand gewinnt
picture-won = gewonnen
picture-your-turn = Du bist dran
picture-quarter-final = Viertelfinale
picture-semi-final = Halbfinale
picture-final = Finale
picture-grand-final = Großes Finale
picture-winners-bracket = Siegerbaum
picture-losers-bracket = Verliererbaum
picture-winner = Sieg
picture-bye = Freilos
picture-walkover = w. o.
picture-points = Pkt.
picture-round-of = Runde { $number }

length-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
length-target = { $target ->
    [one] bis 1 Punkt
   *[other] bis { $target } Punkte
}
length-instead = { $length } (sonst { $usual })
time-minutes = { $minutes ->
    [one] 1 Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
}
time-hours = { $hours ->
    [one] 1 Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
}
pace-live = live
pace-daily = täglich

challenge-member = 🎴 { $opponent }, { $challenger } lädt dich zu **Koi-Koi** ein
challenge-rematch = 🎴 { $opponent }, { $challenger } möchte eine Revanche in **Koi-Koi**
challenge-open = 🎴 { $challenger } macht einen Tisch für **Koi-Koi** auf. Wer spielt mit?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = Noch nie gespielt? Fang einfach an: Die Buttons zeigen, was du nehmen kannst.
challenge-offer = Noch niemand da? { $challenger } kann unten eine Stärke wählen und gegen den Computer spielen. Bis dahin kann jeder mitspielen.
challenge-until = -# Schließt { $when }
challenge-declined = -# 🎴 { $opponent } kann gerade nicht. Die Herausforderung von { $challenger } ist vom Tisch.
challenge-withdrawn = -# 🎴 { $challenger } hat die Herausforderung zurückgezogen.
challenge-expired = -# 🎴 Die Herausforderung von { $challenger } ist abgelaufen.
challenge-unjoined = -# 🎴 Am Tisch von { $challenger } hat niemand Platz genommen. { $challenger } kann hier noch gegen den Computer spielen:
challenge-aborted = -# 🎴 Ein Admin hat die Herausforderung von { $challenger } abgebrochen.
button-accept = Annehmen
button-join = Mitspielen
button-how = So geht’s
button-decline = Ablehnen
button-ask-again = Noch einmal fragen
button-close = Tisch schließen

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Runde { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = Januar (Kiefer)
month-2 = Februar (Pflaume)
month-3 = März (Kirsche)
month-4 = April (Glyzinie)
month-5 = Mai (Iris)
month-6 = Juni (Pfingstrose)
month-7 = Juli (Buschklee)
month-8 = August (Pampasgras)
month-9 = September (Chrysantheme)
month-10 = Oktober (Ahorn)
month-11 = November (Weide)
month-12 = Dezember (Paulownie)
round-extra = Runde { $number } (bis zur Entscheidung)
round-open = Runde { $number }, bis { $target }
table-turn = { $mark } **{ $name } ist dran**
turn-until = ⏳ endet { $when }
table-deal = Die nächste Runde beginnt { $when }
table-deal-soon = Gleich beginnt die nächste Runde
table-swap = { $mark } **{ $name }** kann das Blatt mit dem Geber tauschen, ohne hineinzusehen
table-dealer-draw = { $first } zieht { $a }, { $second } zieht { $b }: Der frühere Monat gibt zuerst.
table-dealer-draw-same = { $first } zieht { $a }, { $second } zieht { $b }: Bei gleichem Monat gibt die höhere Karte zuerst.
deal-again = 🔁 Neu gegeben: { $reasons }.
void-field_quad = vier Karten eines Monats auf dem Feld
void-field_pairs = vier Paare auf dem Feld
void-field_triple = drei Karten eines Monats auf dem Feld
void-teshi = vier Karten eines Monats auf der Hand
void-kuttsuki = vier Paare auf der Hand
void-both_lucky = zwei Glücksblätter
table-hand-here = { $names }: Die Karten sind unter **{ button-hand }**.
table-absent = 💤 { $name } hat nicht rechtzeitig gespielt. { $other } kann unter **{ button-hand }** entscheiden, wie es weitergeht.
table-before = Runde { $number }: { $result }
table-thread = 🎴 **{ $match }**: [hier wird gespielt]({ $url })
table-moved = -# 🎴 Dieser Tisch ist jetzt [hier]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ nimmt { $taken }
did-stays = { $card } aufs Feld
did-drew-took = gezogen: { $card } ▸ { $taken }
did-drew-stays = gezogen: { $card }, aufs Feld
did-drew = gezogen: { $card }
did-formed = ✨ **{ $yaku }**
did-called = **Koi-Koi!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Mein Blatt
button-yaku = Yaku
button-menu = Menü
button-table = Tisch
button-next-game = Nächste Partie ({ $count })

hand-your-turn = **Du bist dran** gegen { $name }
hand-their-turn = **{ $name } ist dran**
hand-between = Rundenpause, gegen { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } von { $goal }
hand-draw-question = Gezogen: **{ $card }**. Was nimmst du?
hand-pick-question = **{ $card }** nimmt:
hand-sure = **Sicher?** Du hast noch nichts gespielt.
hand-late = ⏰ **Deine Zeit ist um.** { $name } kann die Partie jetzt beenden; spielst du vorher, geht sie weiter.
hand-half = ⏳ **Die Hälfte deiner Zeit ist vorbei.**
hand-swap-question = Noch hat keiner von euch sein Blatt gesehen. Du kannst deins gegen das von { $name } tauschen, ohne hineinzusehen. Tust du nichts, behältst du deins.
hand-swap-wait = { $name } kann die Blätter tauschen, ohne hineinzusehen. Danach seht ihr beide eure Karten.
hand-dms-closed = Ich kann dir keine Direktnachrichten schicken, darum ist dein Blatt hier, unter **{ $button }**. Erlaube sie in den Privatsphäre-Einstellungen eines gemeinsamen Servers, dann schicke ich dir dein Blatt in der nächsten Partie dorthin.
hand-dms-later = Discord erlaubt mir gerade nicht, dir zu schreiben, darum ist dein Blatt hier, unter **{ $button }**. Sonst ändert sich nichts.
hand-dms-soon = Ich öffne unsere Direktnachrichten noch, immer nur ein paar Leuten auf einmal, darum ist dein Blatt vorerst hier, unter **{ $button }**. Sonst ändert sich nichts.
hand-waking = -# ⏳ Der Computer wacht noch auf, das dauert nach einem Neustart eine Minute. Er spielt, sobald er denken kann.
hand-table-gone = -# Den Kanal des Tisches gibt es nicht mehr. Spiel hier weiter oder hol den Tisch in einen anderen Kanal: `/koikoi partien`.
hand-table-locked = -# Der Thread des Tisches ist gesperrt, seine Buttons gehen nicht. Spiel hier weiter oder hol den Tisch in einen anderen Kanal: `/koikoi partien`.
hand-table-blocked = -# Im Kanal des Tisches darf ich nicht schreiben. Spiel hier weiter oder hol den Tisch in einen anderen Kanal: `/koikoi partien`.
hand-table-filtered = -# AutoMod auf diesem Server hält die Nachricht des Tisches auf. Spiel hier weiter und bitte einen Admin, meine Rolle von den Regeln auszunehmen.
hand-table-refused = -# Discord nimmt die Nachricht des Tisches gerade nicht an. Spiel hier weiter oder hol den Tisch in einen anderen Kanal: `/koikoi partien`.
deal-sealed = -# 🔒 Vor dem Spiel versiegelt: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ alle { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Blatt tauschen
button-keep = Behalten
button-back = Zurück
button-sure = Ja: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Stopp**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Stopp**: +{ $points }, { $now } → **{ $score }: Du gewinnst { $what ->
    [table] den Tisch
   *[match] die Partie
}**.
decision-stop-loses = **Stopp**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] Jemand anders gewinnt den Tisch
   *[match] Du verlierst die Partie
}**.
decision-stop-ties = **Stopp**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] Der Tisch endet mit geteiltem ersten Platz
   *[match] Die Partie endet unentschieden
}**.
decision-stop-extra = **Stopp**: +{ $points }, { $now } → **{ $score }**: Gleichstand, also entscheidet eine Extrarunde.
decision-koi-increase = **Koi-Koi**: Spiel weiter; Punkte gibt es erst, wenn deine Yaku mehr wert sind
decision-koi-new = **Koi-Koi**: Spiel weiter; Punkte gibt es erst nach einem weiteren Yaku
decision-risk-none = .
decision-risk-opponent = , und Yaku von { $name } würden ×{ $other } zählen.
decision-risk-own = , dann ×{ $own } für deine Ansagen.
decision-risk-both = , dann ×{ $own }; Yaku von { $name } würden ×{ $other } zählen.
decision-risk-bonus = ; diese Ansage kommt dann noch obendrauf.
decision-reply = Jedes Yaku von { $name } würde die Runde sofort beenden.
decision-needs = Um { $what ->
    [table] den Tisch
   *[match] die Partie
} zu gewinnen, brauchst du +{ $points }.
decision-nobody-wins = Stoppt niemand, gewinnst du { $what ->
    [table] den Tisch
   *[match] die Partie
} { $score }{ $why }.
decision-nobody-loses = Stoppt niemand, { $what ->
    [table] gewinnt jemand anders den Tisch
   *[match] verlierst du die Partie
} { $score }{ $why }.
decision-nobody-ties = Stoppt niemand, { $what ->
    [table] wird der erste Platz am Tisch geteilt
   *[match] endet die Partie unentschieden
}, { $score }{ $why }.
decision-nobody-extra = Stoppt niemand, entscheidet eine Extrarunde, { $score }{ $why }.
decision-dealer-gets = { " " }(wer gibt, bekommt { $points })
decision-turns = { $count ->
    [one] Du hast noch 1 Zug.
   *[other] Du hast noch { $count } Züge.
}
decision-threats = **{ $name }** ist nah dran: { $near }
decision-wait = ✨ { $mark } **{ $name }** hat **{ $sum }** und entscheidet
button-stop-on = Stopp · +{ $points }
button-stop-wins = Stopp · +{ $points }, gewinnt { $what ->
    [table] den Tisch
   *[match] { $score }
}
button-stop-loses = Stopp · +{ $points }, verliert { $what ->
    [table] den Tisch
   *[match] { $score }
}
button-stop-ties = Stopp · +{ $points }, { $what ->
    [table] Platz 1 geteilt
   *[match] Remis { $score }
}
button-stop-extra = Stopp · +{ $points }, Remis { $score }
button-koi = Koi-Koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (Koi-Koi)
step-seven = ×{ $value } (7 oder mehr)
step-opponent_koi = ×{ $value } (Koi-Koi des Gegners)
step-own_koi = ×{ $value } (eigene Koi-Koi)
step-all_koi = ×{ $value } (alle Koi-Koi)
step-field_brights = ×{ $value } (Lichter auf dem Feld)
step-koi_and_brights = ×{ $value } (Koi-Koi und Lichter auf dem Feld)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } gleich beim Geben
result-both-lucky = Beide haben ein Glücksblatt bekommen: keine Punkte.
result-nobody = Alle Karten sind gespielt, und niemand hat gestoppt: keine Punkte.
result-oya = **{ $mark } { $name } +{ $points }**: Alle Karten sind gespielt, niemand hat gestoppt, also punktet, wer gibt.
result-ended = Die Runde wurde nicht zu Ende gespielt.
result-paid = { $name } zahlt { $points }.
result-paid-you = Du zahlst { $points }.
result-leftover = { $mark } { $name } hatte noch { $cards }
result-leftover-you = { $mark } Du hattest noch { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = Als Nächstes gibt { $name }
result-deals-you = Als Nächstes gibst du
result-before = **Runde { $number }** ist zu Ende:
yaku-teshi = Vier eines Monats
yaku-kuttsuki = Vier Paare
button-ready = Nächste Runde { $ready }/2
button-ready-alone = Nächste Runde
button-fair = Faire Karten

match-won = 🏆 **{ $mark } { $name } gewinnt die Partie!**
match-won-by = 🏆 **{ $mark } { $name } gewinnt die Partie mit { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkten
} Vorsprung!**
match-drawn = 🤝 **Die Partie endet unentschieden.**
match-target = Die Zielpunktzahl ist erreicht.
match-bust = Jemand hat keine Punkte mehr.
match-resign = { $name } hat aufgegeben.
match-timeout = { $name } kam nicht rechtzeitig zurück.
match-abort = 🛑 Ein Admin hat diese Partie beendet; sie zählt nicht.
match-withdraw = 🚪 { $name } ist ausgestiegen, bevor beide eine Karte gespielt hatten. Die Partie wird nicht gewertet.
match-agreed = 🤝 Beide haben diese Partie abgebrochen. Sie wird nicht gewertet.
match-unrated = Diese Partie zählt nicht für die Rangliste.
match-unrated-early = Diese Partie zählt nicht: Sie war vorbei, bevor beide eine Karte gespielt hatten.
outcome-won = 🏆 Du gewinnst gegen { $name } mit { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkten
} Vorsprung, { $score }
outcome-lost = Du verlierst gegen { $name } mit { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkten
} Rückstand, { $score }
outcome-drawn = 🤝 Unentschieden gegen { $name }, { $score }
outcome-resign-won = 🏆 Du gewinnst: { $name } hat bei { $score } aufgegeben
outcome-resign-lost = Du hast gegen { $name } bei { $score } aufgegeben
outcome-timeout-won = 🏆 Du gewinnst: { $name } hatte bei { $score } keine Zeit mehr
outcome-timeout-lost = Deine Zeit ist gegen { $name } bei { $score } abgelaufen
outcome-abort = 🛑 Ein Admin hat die Partie gegen { $name } beendet; sie zählt nicht.
outcome-withdraw = 🚪 { $name } ist aus der Partie ausgestiegen. Sie wird nicht gewertet.
outcome-withdraw-own = 🚪 Du bist aus der Partie gegen { $name } ausgestiegen. Sie wird nicht gewertet.
outcome-agreed = 🤝 Du und { $name } habt die Partie abgebrochen. Sie wird nicht gewertet.
button-rematch = Revanche
button-record = Protokoll
button-more = Mehr
button-add-bot = Zu anderem Server hinzufügen

absent-question = 💤 **{ $name } hat nicht rechtzeitig gespielt.** Was nun? Tust du nichts, geht es { $when } weiter, mit einem Tag pro Zug.
absent-question-daily = 💤 **{ $name } hat nicht rechtzeitig gespielt.** Was nun? Tust du nichts, gewinnst du { $when }.
button-wait = Warten
button-daily = Täglich weiterspielen
button-claim = Sieg holen

table-first-match = -# { $names }: Die Karten habe ich als Direktnachricht geschickt. **{ button-hand }** zeigt sie hier.
outside-playing = 🎴 { $first } und { $second } spielen. Deine Karten sind in deinen Direktnachrichten, oder drück **{ button-hand }**.

coach-start = 💡 Mit grünen Buttons nimmst du: Eine Karte nimmt eine desselben Monats vom Feld. Sammle Sets, die *Yaku*. Im Bild zeigt 親, wer gibt.
coach-near = 💡 Du hast { $have } von { $need } genommen für **{ $yaku }**: { $made }.
coach-makes = 💡 ✨ steht an einer Karte, die ein Yaku ergibt, mit den Punkten, die ein Stopp dann bringt.
coach-draw = 💡 Auch die Karte vom Stapel nimmt eine: Wähl die, die deinen Sets fehlt.
coach-called = 💡 { $name } spielt auf mehr (こい im Bild). Bilde vorher ein Yaku und stopp, dann geht { $name } leer aus.
coach-own-call = 💡 Du hast angesagt (こい im Bild): Deine Yaku müssen wachsen, bevor du stoppen kannst. Sei schneller als dein Gegner.
coach-lay = 💡 Du kannst gerade nichts nehmen, also bleibt deine Karte auf dem Feld: Spiel eine, die du entbehren kannst.
coach-decide = 💡 **Stopp** ist sicher. **Koi-Koi** lohnt sich, wenn noch mehr drin ist.
coach-decide-threat = 💡 { $name } braucht nur noch eine Karte für **{ $yaku }**: **Stopp** ist die sichere Wahl.
coach-decide-wins = 💡 Mit **Stopp** gewinnst du { $what ->
    [table] den Tisch
   *[match] die Partie
}: Mehr Punkte brauchst du nicht.
coach-decide-loses = 💡 Mit **Stopp** verlierst du jetzt { $what ->
    [table] den Tisch
   *[match] die Partie
}. **Koi-Koi** ist deine einzige Chance.
coach-decide-ties = 💡 Mit **Stopp** endet { $what ->
    [table] der Tisch
   *[match] die Partie
} unentschieden. Nur mit **Koi-Koi** kannst du noch gewinnen.

nudge = { $person }, du bist dran: [zum Tisch]({ $url })
nudge-half = ⏳ { $person }, die Hälfte deiner Zeit ist vorbei: [zum Tisch]({ $url })
nudge-late = ⏰ { $person }, deine Zeit ist um, aber noch darfst du spielen: [zum Tisch]({ $url })
nudge-choose = 💤 { $person }, { $name } hat nicht rechtzeitig gespielt. Du entscheidest, wie es weitergeht: [zum Tisch]({ $url })
nudge-offer = 🤝 { $person }, { $name } möchte die Partie mit dir abbrechen: [zum Tisch]({ $url })
off-asked = 🤝 **{ $name } möchte diese Partie mit dir abbrechen.** Stimmst du zu, endet sie und wird nicht gewertet. Spielst du weiter, heißt das Nein.
off-waits = -# 🤝 Du hast { $name } gefragt, ob ihr die Partie abbrecht. Spielt { $name } einfach weiter, heißt das Nein.
off-asked-table = 🤝 **{ $first } möchte diese Partie mit { $second } abbrechen.** Wenn { $second } zustimmt, wird sie nicht gewertet.
button-off-agree = Abbrechen
button-off-no = Weiterspielen
digest = { $count ->
    [one] Eine Partie wartet auf dich.
   *[other] **{ $count } Partien warten auf dich.**
}

called = 📣 **{ $name } hat Koi-Koi angesagt**: Deine Yaku zählen jetzt ×{ $factor }.
called-plain = 📣 **{ $name } hat Koi-Koi angesagt**: Stopp zuerst, und { $name } geht leer aus.
called-reply = 📣 **{ $name } hat Koi-Koi angesagt**: Dein nächstes Yaku beendet die Runde und zählt ×{ $factor }.
called-reply-plain = 📣 **{ $name } hat Koi-Koi angesagt**: Dein nächstes Yaku beendet die Runde.

note-stale = -# Der Button war nicht mehr aktuell. So steht es jetzt.
note-wait = -# Moment: Du bist nicht dran.
note-illegal = -# Das geht hier nicht. So steht es jetzt.
