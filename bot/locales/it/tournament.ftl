tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Ogni partita: { $terms }
tournament-tie = altre manche finché i punti sono pari
tournament-best-of-three = -# Al meglio di tre: decidono due vittorie. Se il tempo del turno finisce, decide il maggior numero di vittorie; a parità, il punteggio della partita in corso.
tournament-live = in tempo reale
tournament-daily = { $days ->
    [one] un giorno per ogni turno del torneo
    [many] { $days } giorni per ogni turno del torneo
   *[other] { $days } giorni per ogni turno del torneo
}
format-single = Eliminazione diretta
format-double = Doppia eliminazione
tournament-twice = -# Due sconfitte e sei fuori. Nella finalissima, chi vince i ripescaggi deve vincere due volte.
tournament-winners = **Tabellone principale**
tournament-losers = **Ripescaggi**: chi perde è fuori
tournament-final = **Finalissima**
tournament-grand-final-1 = Finalissima
tournament-grand-final-2 = Finalissima, seconda partita
format-round-robin = Tutti contro tutti
format-swiss = Sistema svizzero

tournament-closes = Le iscrizioni si chiudono { $when }, poi si comincia: { $hour } · { $count } su { $most } posti, { $seeding }
seeding-rating = in ordine di rating
seeding-draw = teste di serie sorteggiate
seeding-hand = teste di serie scelte a mano
tournament-begins-soon = { $missing ->
    [0] ⏰ **Si comincia { $when }.** Se non puoi giocare, premi prima *{ button-sign-off }*.
    [one] ⏰ **Si comincia { $when } se si iscrive un’altra persona**; altrimenti si annulla.
    [many] ⏰ **Si comincia { $when } se si iscrivono altre { $missing } persone**; altrimenti si annulla.
   *[other] ⏰ **Si comincia { $when } se si iscrivono altre { $missing } persone**; altrimenti si annulla.
}
tournament-closes-short = { $state }, chiusura { $when }
tournament-nobody = Ancora nessuna iscrizione.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Iscriviti
button-sign-off = Esci
tournament-waiting = ⏳ **Lista d’attesa** ({ $count }): se qualcuno esce, entra chi è in cima.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Dalla lista d’attesa al torneo: { $names }
button-wait-list = Mettiti in lista d’attesa
tournament-waiting-place = Questo torneo è al completo, quindi ora sei in lista d’attesa: **posto { $place }**. Se qualcuno esce prima dell’inizio, entra chi è in cima e riceve una menzione. *{ $button }* ti toglie dalla lista.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Turno { $number }/{ $rounds }
tournament-final-0 = Finale
tournament-final-1 = Semifinali
tournament-final-2 = Quarti di finale
tournament-begin = **Premi «{ button-here }»**: la chiamata si chiude { $when }. Quando ci siete tutti e due, la partita comincia. Se non rispondi in tempo, perdi.
tournament-ends = Questo turno finisce al più tardi { $when }; se una partita è ancora in corso, decide il punteggio.
tournament-misses = -# Se salti due turni di fila, sei fuori dal torneo.
tournament-begin-again = ⏰ **La tua partita aspetta. Premi «{ button-here }»**: la chiamata si chiude { $when }. Dopo, perdi la partita.
tournament-ends-again = ⏰ **Questo turno finisce { $when }**; se una partita è ancora in corso, decide il punteggio. Se tocca a te, `/koikoi partite` porta alla tua partita.
tournament-again = 🔁 indica incontri già giocati: non c’era un nuovo avversario per tutti.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[else] 🎴 { $first } – { $second } · [tavolo]({ $url })
}
pairing-first = ✔️ **{ $first }** batte { $second } { $cause }
pairing-second = ✔️ **{ $second }** batte { $first } { $cause }
pairing-draw = ✔️ { $first } e { $second }: pareggio { $cause }
pairing-neither = ✖️ { $first } e { $second }: sconfitta per entrambi { $cause }
pairing-annulled = ➖ { $first } e { $second }: non conta per nessuno (fuori dal torneo)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** ha un turno libero
pairing-rests = 💤 **{ $first }** riposa in questo turno
cause-no-show = (assenza)
cause-left = (fuori dal torneo)
cause-admin = (deciso da un admin)
tournament-decided = -# ⚖️ { $admin } ha deciso { $first } – { $second }, turno { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } ha corretto { $first } – { $second }, turno { $round } (prima: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } ha tolto { $name }: { $note }
button-here = Ci sono
button-standings = Classifica
button-tournament-text = Come testo
tournament-text-sent = Ecco il torneo come file di testo, da tenere o da condividere.
button-withdraw-tournament = Esci

tournament-over = ### 🏆 { $name } è finito
tournament-won = { $count ->
    [one] 🎉 Congratulazioni, { $names }! Il torneo è tuo.
    [many] 🎉 Congratulazioni, { $names }! Il primo posto è condiviso.
   *[other] 🎉 Congratulazioni, { $names }! Il primo posto è condiviso.
}
tournament-not-won = Nessuno ha vinto.
ended-left = La finale non è stata giocata fino in fondo per il ritiro dal torneo di { $names }.
ended-no-show = La finale non è stata giocata per l’assenza di { $names }.
ended-unopposed = Non c’è stata finale: non restava nessuno contro { $names }.
ended-no-final = Non c’è stata finale: non restava nessuno per giocarla.
ended-alone = È finito dopo il turno { $number } di { $rounds }: tutti gli altri erano usciti.
ended-empty = Tutti hanno lasciato il torneo.
table-elimination = { $rank ->
    [0] –
   *[else] **{ $rank }.**
} { $name } · vinte { $won }, perse { $lost } { $notes }
tournament-row = { $rank ->
    [0] –
   *[else] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] (un turno libero)
    [many] ({ $count } turni liberi)
   *[other] ({ $count } turni liberi)
}
table-left = (fuori)
table-annulled = (fuori, non conta per nessuno)
tournament-too-few = Meno di { $fewest } iscrizioni, quindi il torneo è annullato.
tournament-cancelled = { $admin } lo ha annullato: { $note }
tournament-plays-on = Le partite cominciate si possono giocare fino in fondo, ma qui non contano.

tournament-leave-question = Lasciare **{ $name }** adesso? Ti arrendi nella partita in corso, e i tuoi prossimi avversari vincono senza giocare. Non potrai più tornare né vincerlo.
tournament-leave-annuls = Hai giocato meno della metà delle tue partite: i tuoi risultati non conteranno per nessuno.
button-withdraw-yes = Sì, esco
button-withdraw-no = No, resto
tournament-left = Hai lasciato il torneo.
tournament-stayed = Continui a giocare.
tournament-noted = Fatto. Lo mostra il messaggio del torneo.

tournaments-title = ### 🏆 I tornei di qui
tournaments-line = { $name } · { $count ->
    [one] un giocatore
    [many] { $count } giocatori
   *[other] { $count } giocatori
} · { $state }
yours-signup = -# ↳ Sei in lista.
yours-waiting = -# ↳ Hai il posto { $place } in lista d’attesa.
yours-call = -# ↳ Giochi contro { $opponent }. Premi «{ button-here }»!
yours-wait = -# ↳ Giochi contro { $opponent }, che non c’è ancora.
yours-match = -# ↳ Ora giochi contro { $opponent }: `/koikoi partite` porta alla tua partita.
tournaments-none = Qui ancora nessun torneo. Chi gestisce il server può cominciarne uno: `/koikoi-admin torneo`.
tournaments-none-admin = Qui ancora nessun torneo.
button-manage = Gestisci
button-all-tournaments = Tutti i tornei
tournament-stage-signup = iscrizioni
tournament-stage-finished = finito
tournament-stage-won = vinto da { $names }
tournament-stage-cancelled = annullato

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Lo vedi solo tu. Chi gestisce il server può fare lo stesso. Se dai un motivo, tutti possono leggerlo.
tournament-made = ✔ Le iscrizioni sono aperte: il loro messaggio è in questo canale. Quando chiudono, il torneo comincia da solo.
tournament-entry = Possono iscriversi solo i membri con il ruolo { $role }.
tournament-prize-role = 🎖️ Chi vince riceve il ruolo { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ { $names } ora ha il ruolo { $role }.
    [many] 🎖️ { $names } ora hanno il ruolo { $role }.
   *[other] 🎖️ { $names } ora hanno il ruolo { $role }.
}
tournament-prize-refused = ⚠️ Discord non mi ha lasciato dare il ruolo { $role }. Può darlo un admin: { $names }
tournament-prize-partly = ⚠️ Discord mi ha lasciato dare il ruolo { $role } solo a una parte dei vincitori. Agli altri può darlo un admin: { $names }
audit-prize = Ha vinto il torneo di koi-koi { $name }
tournaments-new = Un nuovo torneo…
change-title-new = Un nuovo torneo
plan-format-label = Come ci si incontra
plan-format-single = Eliminazione diretta: chi perde esce
plan-format-double = Doppia eliminazione: due sconfitte e sei fuori
plan-format-round-robin = Tutti contro tutti
plan-format-swiss = Svizzero: pochi turni contro chi ha un punteggio simile
plan-days-label = Tempo per ogni turno
plan-best-label = Partite per incontro
plan-best-1 = Una partita
plan-best-3 = Al meglio di tre: decidono due vittorie
plan-rounds-label = Numero di turni
plan-rounds-about = Vuoto: quanti ne servono
plan-entry-label = Ruolo necessario per iscriversi
plan-entry-about = Possono iscriversi solo i membri con questo ruolo (vuoto: tutti)
plan-call-label = Ruolo da menzionare
plan-call-about = Ruolo da menzionare quando aprono le iscrizioni (vuoto: nessuno)
plan-prize-label = Ruolo per chi vince
plan-call = 📣 { $role } sarà menzionato quando aprono le iscrizioni.
button-plan-matches = Partite…
button-plan-roles = Ruoli…
plan-question = Vedi quest’ora nel tuo fuso; gli altri la vedono nel loro. È giusta?
button-plan-yes = Sì, apri le iscrizioni
button-plan-no = No
plan-dropped = Non è stato aperto nulla.
begin-question = **{ $name }** comincerebbe: { $hour }, { $when }. È giusto?

    Vedi quest’ora nel tuo fuso; gli altri la vedono nel loro.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: quest’ora può voler dire due cose. Quando comincia?
button-which = Scegli { $number }
button-hour-yes = Sì, a quell’ora
choose-change = Cambia qualcosa…
change-title = Cambia il torneo
change-name-label = Il titolo
change-name-about = Lo vedono tutti.
change-begins-label = Quando comincia
change-begins-about = tra 2 ore o domani alle 20, secondo l’orologio del server. Fino ad allora ci si può iscrivere.
change-most-label = Massimo di giocatori
change-most-about = Da 3 a { $most }. Chi è già in lista resta.
tournament-done = ✔ Fatto.
tournament-done-gone = ✔ Salvato, ma nessun messaggio lo mostra: il canale del torneo è stato eliminato.
tournament-done-closed = ✔ Salvato, ma il messaggio del torneo non lo mostra ancora: non posso scrivere in { $channel }. Appena posso, lo farà.
tournament-brought = ✔ Ora è in questo canale; le sue prossime partite si giocheranno qui.
tournament-held-gone = ⚠️ **Non posso mostrare questo torneo: il suo canale è stato eliminato.** L’orologio è fermo: nessuno ci rimette. Vai in un altro canale e premi *{ button-show-here }*.
tournament-held-closed = ⚠️ **Non posso mostrare questo torneo: non posso scrivere in { $channel }.** L’orologio è fermo: nessuno ci rimette. Lasciami di nuovo scrivere lì, o vai in un altro canale e premi *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Non posso mostrare questo torneo: AutoMod blocca il mio messaggio in { $channel }.** L’orologio è fermo: nessuno ci rimette. Esenta il mio ruolo dalle sue regole (*Impostazioni del server → AutoMod*), poi premi *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord non ha accettato il messaggio di questo torneo.** L’orologio è fermo: nessuno ci rimette. Riprovo presto.
tournament-held = -# ⚠️ Ora il messaggio non si può mostrare, quindi il tempo è fermo. Avvisa un admin, per favore.
button-start-now = Comincia ora…
start-question = Cominciare **{ $name }** adesso, con { $count ->
    [one] un giocatore
    [many] { $count } giocatori
   *[other] { $count } giocatori
}? Dopo nessuno può più iscriversi.
button-start-yes = Sì, comincia
button-show-here = Mostralo qui
button-cancel = Annulla…
choose-pairing = Fissa un risultato…
button-decide = Decidi…
button-correct = Correggi…
pairing-own = -# ↳ Giochi in questa partita: decide un altro admin.
choose-removed = Togli un giocatore…
button-seeds = Teste di serie…
seeds-title = ### 🏆 { $name } · teste di serie
seeds-about = L’ordine decide chi incontra chi. Ora: { $seeding }. Chi si iscrive dopo un sorteggio o un cambio va in fondo.
choose-seed = Cambia il posto di qualcuno…
button-seeds-rating = Per rating
button-seeds-draw = Sorteggia
seed-title = Posto di { $name }
seed-label = Posto
seed-about = 1 è il migliore, e si arriva fino a { $count }. Gli altri restano nel loro ordine.
decide-question = Com’è finita **{ $pairing }**? Poi ti chiedo il motivo; lo leggeranno tutti.
decide-now = Ora: { $line }
decide-stops = La loro partita è in corso: sarà interrotta e non conterà.
decide-goes-on-double = Chi vince va avanti. Chi perde è fuori dopo una seconda sconfitta. Se perdono entrambi, è una sconfitta per entrambi.
decide-goes-on-single = Chi vince va al turno successivo. Se perdono entrambi, non ci va nessuno.
decide-ends = - { $result }: il torneo è finito. { $count ->
    [0] Non lo vince nessuno.
    [one] Lo vince { $names }.
    [many] Primo posto condiviso: { $names }.
   *[other] Primo posto condiviso: { $names }.
}
decide-ends-many = - { $result }: il torneo è finito. { $count } giocatori condividono il primo posto.
decide-until = Puoi correggere il risultato finché non comincia il turno successivo.
decide-last-of-round = ⚠️ È l’ultima partita aperta del turno: il prossimo comincia subito, e il risultato diventa definitivo.
decide-last = ⚠️ È l’ultima partita aperta: il torneo finisce subito, e il risultato diventa definitivo.
decide-first = Vince { $first }
decide-second = Vince { $second }
decide-draw = Pareggio
decide-neither = Perdono entrambi
reason-title = Il tuo motivo
reason-label = Perché?
reason-about = Lo vedranno tutti, con il tuo nome.
reason-about-end = Il torneo finisce subito e nessuno lo vince. Tutti vedranno il motivo, con il tuo nome.
reason-about-remove = Perde la partita in corso e non può tornare. Tutti vedranno il motivo, con il tuo nome.

table-about-swiss = -# Punti · vinte–pari–perse · punti degli avversari (BH). A punti pari decide BH.
table-about-round-robin = -# Punti · vinte–pari–perse · punti degli avversari battuti (SB). A punti pari decide SB.
table-rule-swiss = -# Per BH, un turno libero o una partita non giocata conta come contro un avversario virtuale, come negli scacchi (FIDE).
table-rule-round-robin = -# Se qualcuno esce prima della metà delle sue partite, i suoi risultati non contano per nessuno, come negli scacchi (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = Il tabellone di { $name }. Questo turno:
alt-standings = La classifica del torneo:
refused-line-of-tournament = È una partita di torneo: decide il torneo chi affronta il vincitore.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Aggiungi agli eventi
button-event-off = Togli dagli eventi
event-about = Iscriviti nel canale prima dell’inizio.
tournament-event-on = 📅 Questo torneo è tra gli eventi del server.
tournament-event-refused = ⚠️ Discord non ha accettato l’evento. Mi serve il permesso *Crea eventi*, e un server può avere al massimo 100 eventi.
tournament-event-again = Poi premi *{ button-event-on }*.
