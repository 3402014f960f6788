name-anybody = chi vuole
name-erased = ex giocatore
versus = { $first } contro { $second }
name-blank = senza nome
name-you = Tu
name-person = { $name }
# Il computer in una frase: un nome proprio, senza articolo. `.menu` si legge dove si sceglie il
# livello.
level-greedy = Bot Semplice
    .menu = Computer
level-sprout = Bot Germoglio
    .menu = Computer · Germoglio
level-player = Bot Medio
    .menu = Computer · Medio
level-expert = Bot Esperto
    .menu = Computer · Esperto
level-master = Bot Maestro
    .menu = Computer · Maestro
level-other = Bot ({ $level })
plays-sprout = Da principiante: salta prese, si ferma presto
plays-player = Solido e rapido: fa yaku e blocca i tuoi
plays-expert = Guarda avanti: prova ogni carta contro molte mani
plays-master = Intuisce la tua mano, gioca per tutta la partita
level-line = -# { $name } · { $style } · altri livelli: `/koikoi computer`
choose-level = Contro il computer: scegli un livello
picture-round = Manche
picture-any-of = { $count } di
picture-further = ogni altra +1
picture-nobody = Nessuno vince
picture-won = vince
picture-your-turn = Tocca a te
picture-quarter-final = Quarti di finale
picture-semi-final = Semifinali
picture-final = Finale
picture-grand-final = Finalissima
picture-winners-bracket = Tabellone principale
picture-losers-bracket = Ripescaggi
picture-winner = Vince
picture-bye = libero
picture-walkover = a tav.
picture-points = Pti
picture-round-of = Turno { $number }

length-rounds = { $rounds ->
    [one] 1 manche
    [many] { $rounds } manche
   *[other] { $rounds } manche
}
length-target = { $target ->
    [one] a 1 punto
    [many] a { $target } punti
   *[other] a { $target } punti
}
length-instead = { $length } (di solito { $usual })
time-minutes = { $minutes ->
    [one] 1 minuto per turno
    [many] { $minutes } minuti per turno
   *[other] { $minutes } minuti per turno
}
time-hours = { $hours ->
    [one] 1 ora per turno
    [many] { $hours } ore per turno
   *[other] { $hours } ore per turno
}
pace-live = in tempo reale
pace-daily = a giorni

challenge-member = 🎴 { $opponent }, { $challenger } ti invita a una partita di **Koi-Koi**
challenge-rematch = 🎴 { $opponent }, { $challenger } ti chiede la rivincita a **Koi-Koi**
challenge-open = 🎴 { $challenger } apre un tavolo di **Koi-Koi**. Chi gioca?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = È la prima volta? Comincia pure: i pulsanti mostrano che cosa puoi prendere.
challenge-offer = Ancora nessuno? { $challenger } può scegliere un livello qui sotto e giocare contro il computer. Fino ad allora può unirsi chiunque.
challenge-until = -# Si chiude { $when }
challenge-declined = -# 🎴 { $opponent } ora non può giocare. La sfida di { $challenger } è chiusa.
challenge-withdrawn = -# 🎴 { $challenger } ha ritirato la sfida.
challenge-expired = -# 🎴 La sfida di { $challenger } è scaduta.
challenge-unjoined = -# 🎴 Al tavolo di { $challenger } non si è seduto nessuno. { $challenger } può ancora giocare qui contro il computer:
challenge-aborted = -# 🎴 Un admin ha chiuso la sfida di { $challenger }.
button-accept = Accetta
button-join = Unisciti
button-how = Come si gioca
button-decline = Rifiuta
button-ask-again = Chiedi di nuovo
button-close = Chiudi il tavolo

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Manche { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = gennaio (pino)
month-2 = febbraio (susino)
month-3 = marzo (ciliegio)
month-4 = aprile (glicine)
month-5 = maggio (iris)
month-6 = giugno (peonia)
month-7 = luglio (lespedeza)
month-8 = agosto (miscanto)
month-9 = settembre (crisantemo)
month-10 = ottobre (acero)
month-11 = novembre (salice)
month-12 = dicembre (paulonia)
round-extra = Manche { $number } (a oltranza)
round-open = Manche { $number }, a { $target }
table-turn = { $mark } **Tocca a { $name }**
turn-until = ⏳ finisce { $when }
table-deal = La prossima manche comincia { $when }
table-deal-soon = La prossima manche comincia tra un attimo
table-swap = { $mark } **{ $name }** può scambiare la mano con il mazziere, alla cieca
table-dealer-draw = { $first } ha pescato { $a }, { $second } ha pescato { $b }: dà le carte per primo chi ha il mese che viene prima.
table-dealer-draw-same = { $first } ha pescato { $a }, { $second } ha pescato { $b }: stesso mese, quindi dà le carte per primo chi ha la carta più alta.
deal-again = 🔁 Carte ridistribuite: { $reasons }.
void-field_quad = quattro carte di un mese in campo
void-field_pairs = quattro coppie in campo
void-field_triple = tre carte di un mese in campo
void-teshi = quattro carte di un mese in una mano
void-kuttsuki = quattro coppie in una mano
void-both_lucky = due mani fortunate
table-hand-here = { $names }: le carte sono sotto **{ button-hand }**.
table-absent = 💤 { $name } ha finito il tempo. { $other } può decidere che cosa fare, sotto **{ button-hand }**.
table-before = Manche { $number }: { $result }
table-thread = 🎴 **{ $match }**: [gioca qui]({ $url })
table-moved = -# 🎴 Questo tavolo ora è [qui]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ prende { $taken }
did-stays = { $card } in campo
did-drew-took = pesca { $card } ▸ { $taken }
did-drew-stays = pesca { $card }, in campo
did-drew = pesca { $card }
did-formed = ✨ **{ $yaku }**
did-called = **koi-koi!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = La mia mano
button-yaku = Yaku
button-menu = Menu
button-table = Tavolo
button-next-game = Altra partita ({ $count })

hand-your-turn = **Tocca a te** contro { $name }
hand-their-turn = **Tocca a { $name }**
hand-between = Tra due manche, contro { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } su { $goal }
hand-draw-question = Hai pescato **{ $card }**. Prendi:
hand-pick-question = Con **{ $card }** prendi:
hand-sure = **Confermi?** Non hai ancora giocato nulla.
hand-late = ⏰ **Il tuo tempo è scaduto.** Ora { $name } può chiudere la partita, a meno che tu non giochi prima.
hand-half = ⏳ **È passata metà del tuo tempo.**
hand-swap-question = Nessuno ha ancora visto la propria mano. Puoi scambiare la tua con quella di { $name }, alla cieca. Se non fai nulla, tieni la tua.
hand-swap-wait = { $name } può scambiare la mano con te, alla cieca. Poi vedrete le vostre carte.
hand-dms-closed = Non posso scriverti messaggi diretti, quindi la tua mano è qui, sotto **{ $button }**. Permettili nelle impostazioni della privacy di un server che abbiamo in comune, e dalla prossima partita la tua mano arriverà lì.
hand-dms-later = Discord ora non mi lascia scriverti, quindi la tua mano è qui, sotto **{ $button }**. Il resto non cambia.
hand-dms-soon = Sto ancora aprendo i nostri messaggi diretti, a poche persone alla volta, quindi per ora la tua mano è qui, sotto **{ $button }**. Il resto non cambia.
hand-waking = -# ⏳ Il computer si sta ancora svegliando; dopo un riavvio ci vuole un minuto. Gioca appena riesce a pensare.
hand-table-gone = -# Il canale del tavolo non c’è più. Gioca qui o porta il tavolo in un altro canale: `/koikoi partite`.
hand-table-locked = -# Il thread del tavolo è bloccato: i suoi pulsanti non funzionano. Gioca qui o porta il tavolo in un altro canale: `/koikoi partite`.
hand-table-blocked = -# Non posso scrivere nel canale del tavolo. Gioca qui o porta il tavolo in un altro canale: `/koikoi partite`.
hand-table-filtered = -# L’AutoMod di questo server blocca il messaggio del tavolo. Gioca qui e chiedi a un admin di esentare il mio ruolo dalle sue regole.
hand-table-refused = -# Ora Discord non accetta il messaggio del tavolo. Gioca qui o porta il tavolo in un altro canale: `/koikoi partite`.
deal-sealed = -# 🔒 Sigillata prima di giocare: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ tutte e { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Scambia
button-keep = Tengo la mia
button-back = Indietro
button-sure = Sì: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Stop**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Stop**: +{ $points }, { $now } → **{ $score }: vinci { $what ->
    [table] il tavolo
   *[match] la partita
}**.
decision-stop-loses = **Stop**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] il tavolo va a qualcun altro
   *[match] perdi la partita
}**.
decision-stop-ties = **Stop**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] il tavolo finisce con il primo posto condiviso
   *[match] la partita finisce in pareggio
}**.
decision-stop-extra = **Stop**: +{ $points }, { $now } → **{ $score }**: pari, quindi decide una manche in più.
decision-koi-increase = **Koi-koi**: vai avanti; fai punti solo quando i tuoi yaku valgono di più
decision-koi-new = **Koi-koi**: vai avanti; fai punti solo con un altro yaku
decision-risk-none = .
decision-risk-opponent = , e allora uno yaku di { $name } conterebbe ×{ $other }.
decision-risk-own = , e allora ×{ $own } per i tuoi koi-koi.
decision-risk-both = , e allora ×{ $own }; uno yaku di { $name } conterebbe ×{ $other }.
decision-risk-bonus = ; questo koi-koi si aggiunge ai punti che farai allora.
decision-reply = Qualunque yaku di { $name } chiuderebbe subito la manche.
decision-needs = Per vincere { $what ->
    [table] il tavolo
   *[match] la partita
} ti serve +{ $points }.
decision-nobody-wins = Se nessuno si ferma, vinci { $what ->
    [table] il tavolo
   *[match] la partita
} { $score }{ $why }.
decision-nobody-loses = Se nessuno si ferma, { $what ->
    [table] il tavolo va a qualcun altro
   *[match] perdi la partita
} { $score }{ $why }.
decision-nobody-ties = Se nessuno si ferma, { $what ->
    [table] il primo posto del tavolo è condiviso
   *[match] la partita finisce in pareggio
}, { $score }{ $why }.
decision-nobody-extra = Se nessuno si ferma, decide una manche in più, { $score }{ $why }.
decision-dealer-gets = { " " }(il mazziere riceve { $points })
decision-turns = { $count ->
    [one] Ti resta 1 turno.
    [many] Ti restano { $count } turni.
   *[other] Ti restano { $count } turni.
}
decision-threats = A **{ $name }** manca poco per: { $near }
decision-wait = ✨ { $mark } **{ $name }** ha **{ $sum }** e decide
button-stop-on = Stop · +{ $points }
button-stop-wins = Stop · +{ $points }, vince { $what ->
    [table] il tavolo
   *[match] { $score }
}
button-stop-loses = Stop · +{ $points }, perde { $what ->
    [table] il tavolo
   *[match] { $score }
}
button-stop-ties = Stop · +{ $points }, pari { $what ->
    [table] al tavolo
   *[match] { $score }
}
button-stop-extra = Stop · +{ $points }, pari { $score }
button-koi = Koi-koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (7 o più)
step-opponent_koi = ×{ $value } (koi-koi dell’avversario)
step-own_koi = ×{ $value } (koi-koi propri)
step-all_koi = ×{ $value } (tutti i koi-koi)
step-field_brights = ×{ $value } (luci in campo)
step-koi_and_brights = ×{ $value } (koi-koi e luci in campo)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } nella mano iniziale
result-both-lucky = Due mani fortunate fin dall’inizio: niente punti.
result-nobody = Carte finite e nessuno si è fermato: niente punti.
result-oya = **{ $mark } { $name } +{ $points }**: carte finite e nessuno si è fermato, quindi fa punti il mazziere.
result-ended = La manche non è stata giocata fino in fondo.
result-paid = { $name } paga { $points }.
result-paid-you = Paghi { $points }.
result-leftover = { $mark } In mano a { $name }: { $cards }
result-leftover-you = { $mark } Ti restavano in mano: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = Dà le carte { $name }
result-deals-you = Dai tu le carte
result-before = **La manche { $number }** è finita:
yaku-teshi = Quattro di un mese
yaku-kuttsuki = Quattro coppie
button-ready = Prossima manche { $ready }/2
button-ready-alone = Prossima manche
button-fair = Smazzata onesta

match-won = 🏆 **{ $mark } { $name } vince la partita!**
match-won-by = 🏆 **{ $mark } { $name } vince la partita di { $margin }!**
match-drawn = 🤝 **La partita finisce in pareggio.**
match-target = Traguardo raggiunto.
match-bust = Un giocatore ha finito i punti.
match-resign = { $name } si arrende.
match-timeout = { $name } non ha giocato in tempo.
match-abort = 🛑 Un admin ha chiuso questa partita; non conta.
match-withdraw = 🚪 { $name } ha lasciato la partita prima che entrambi giocassero una carta. Non vale.
match-agreed = 🤝 Partita annullata di comune accordo. Non vale.
match-unrated = Non conta per la classifica.
match-unrated-early = Non conta: è finita prima che entrambi giocassero una carta.
outcome-won = 🏆 Hai vinto contro { $name } di { $margin }, { $score }
outcome-lost = Hai perso contro { $name } di { $margin }, { $score }
outcome-drawn = 🤝 Pareggio con { $name }, { $score }
outcome-resign-won = 🏆 Hai vinto: resa di { $name } sul { $score }
outcome-resign-lost = Resa contro { $name }, { $score }
outcome-timeout-won = 🏆 Hai vinto: tempo scaduto per { $name } sul { $score }
outcome-timeout-lost = Hai finito il tempo contro { $name } sul { $score }
outcome-abort = 🛑 Un admin ha chiuso la partita con { $name }; non conta.
outcome-withdraw = 🚪 { $name } ha lasciato la partita. Non vale.
outcome-withdraw-own = 🚪 Hai lasciato la partita contro { $name }. Non vale.
outcome-agreed = 🤝 Tu e { $name } avete annullato la partita. Non vale.
button-rematch = Rivincita
button-record = Registro
button-more = Altro
button-add-bot = Aggiungi a un altro server

absent-question = 💤 **{ $name } ha finito il tempo.** E adesso? Se non fai nulla, la partita continua { $when }, con un giorno per turno.
absent-question-daily = 💤 **{ $name } ha finito il tempo.** E adesso? Se non fai nulla, vinci { $when }.
button-wait = Aspetta
button-daily = Continua a giorni
button-claim = Accetta la vittoria

table-first-match = -# { $names }: ho mandato le carte con un messaggio diretto. **{ button-hand }** le mostra qui.
outside-playing = 🎴 { $first } e { $second } stanno giocando. Le tue carte sono nei messaggi diretti, oppure premi **{ button-hand }**.

coach-start = 💡 Con i pulsanti verdi prendi: una carta ne prende una dello stesso mese dal campo. Raccogli serie, gli *yaku*. Nell’immagine, 親 indica il mazziere.
coach-near = 💡 Per **{ $yaku }** hai preso { $have } su { $need }: { $made }.
coach-makes = 💡 ✨ indica una carta che completa uno yaku, con i punti che faresti con uno stop.
coach-draw = 💡 Anche la carta del mazzo ne prende una: scegli quella che serve alle tue serie.
coach-called = 💡 { $name } va avanti per fare più punti (こい nell’immagine). Fai prima tu uno yaku qualsiasi, di’ stop, e { $name } resta a zero.
coach-own-call = 💡 Hai detto koi-koi (こい nell’immagine): i tuoi yaku devono crescere prima che tu possa fermarti. Fai più in fretta dell’avversario.
coach-lay = 💡 Ora non puoi prendere nulla, quindi la tua carta resterà in campo: giocane una di cui puoi fare a meno.
coach-decide = 💡 **Stop** è sicuro. **Koi-koi** conviene se puoi ancora fare punti.
coach-decide-threat = 💡 A { $name } manca una carta per **{ $yaku }**: **Stop** è la scelta sicura.
coach-decide-wins = 💡 Con **Stop** vinci { $what ->
    [table] il tavolo
   *[match] la partita
}: non ti servono altri punti.
coach-decide-loses = 💡 Con **Stop** ora perdi { $what ->
    [table] il tavolo
   *[match] la partita
}. **Koi-koi** è la tua unica possibilità.
coach-decide-ties = 💡 Con **Stop** chiudi { $what ->
    [table] il tavolo
   *[match] la partita
} in pareggio. Solo **Koi-koi** può ancora farti vincere.

nudge = { $person }, tocca a te: [al tavolo]({ $url })
nudge-half = ⏳ { $person }, è passata metà del tuo tempo: [al tavolo]({ $url })
nudge-late = ⏰ { $person }, il tuo tempo è scaduto, ma puoi ancora giocare: [al tavolo]({ $url })
nudge-choose = 💤 { $person }, { $name } ha finito il tempo. Decidi tu che cosa fare: [al tavolo]({ $url })
nudge-offer = 🤝 { $person }, { $name } ti propone di annullare la partita: [al tavolo]({ $url })
off-asked = 🤝 **{ $name } ti propone di annullare questa partita.** Se accetti, finisce e non vale. Se giochi, è un no.
off-waits = -# 🤝 Hai proposto a { $name } di annullare questa partita. La sua prossima mossa vuol dire no.
off-asked-table = 🤝 **{ $first } propone a { $second } di annullare questa partita.** Se { $second } accetta, non vale.
button-off-agree = Annullala
button-off-no = Continua
digest = { $count ->
    [one] Una partita ti aspetta.
    [many] **{ $count } partite ti aspettano.**
   *[other] **{ $count } partite ti aspettano.**
}

called = 📣 **{ $name } ha detto koi-koi**: ora i tuoi yaku contano ×{ $factor }.
called-plain = 📣 **{ $name } ha detto koi-koi**: fermati prima tu, e { $name } resta a zero.
called-reply = 📣 **{ $name } ha detto koi-koi**: il tuo prossimo yaku chiude la manche e conta ×{ $factor }.
called-reply-plain = 📣 **{ $name } ha detto koi-koi**: il tuo prossimo yaku chiude la manche.

note-stale = -# Quel pulsante non vale più: ecco il tavolo com’è ora.
note-wait = -# Un attimo: non tocca a te.
note-illegal = -# Qui non si può: ecco il tavolo com’è ora.
