rotation-name = Chi vince resta
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = a { $points } punti
rotation-to-hands = { $hands } manche
rotation-how = Due giocano una manche. Chi perde esce. Chi segue affronta chi ha vinto, che dà le carte. Ognuno tiene i suoi punti.
rotation-seated = Al tavolo ({ $count }): { $names }
rotation-missing = { $missing ->
    [one] Serve ancora una persona.
    [many] Servono ancora { $missing } persone.
   *[other] Servono ancora { $missing } persone.
}
rotation-ready = { $host } può cominciare adesso. Ci si può unire fino a otto, anche dopo.
rotation-closes = -# Si chiude { $when } se nessuno lo avvia.
rule-goal = Il traguardo del tavolo: { $goal }. Vince chi ha più punti.
rotation-hand = Manche { $number }
picture-rotation-hand = Manche
rotation-runs = ▶️ Manche { $number }: giocano **{ $first }** e **{ $second }**.
rotation-at = ▶️ Manche { $number }: giocano **{ $first }** e **{ $second }**. [Alla manche]({ $url })
rotation-soon = ⏭️ Prossima manche { $when }: **{ $first }** dà le carte, **{ $second }** gioca.
rotation-waiting = Poi, contro chi vince: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · vinte { $won } su { $played }
rotation-left = -# **{ $rank }.** { $name } · { $points } · vinte { $won } su { $played } · fuori
rotation-more = -# … e altri { $more }
rotation-late = -# Se ti arrendi o lasci scadere il tempo, perdi la manche e l’avversario incassa quello che valgono già le sue carte, almeno 1. Se finisci il tempo due volte di fila, sei fuori.
rotation-won = 🏆 **Il tavolo va a { $names }**: { $points } punti dopo { $hands ->
    [one] una manche
    [many] { $hands } manche
   *[other] { $hands } manche
}
rotation-shared = 🏆 **Primo posto condiviso: { $names }**. { $points } punti dopo { $hands ->
    [one] una manche
    [many] { $hands } manche
   *[other] { $hands } manche
}
rotation-end-few = Il tavolo è finito: restano meno di due persone.
rotation-end-aborted = Il tavolo è finito: un admin ha chiuso la manche.
rotation-end-expired = Il tavolo è chiuso: nessuno lo ha avviato.
rotation-hand-won = 🏆 **{ $mark } { $name } vince la manche!**
rotation-hand-drawn = 🤝 **La manche finisce in pareggio.** Il prossimo mazziere continua.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ { $name } affronta chi vince.
rotation-line-pair = ⏭️ Prossima manche: **{ $first }** dà le carte, **{ $second }** gioca.
rotation-resign-won = 🏆 Hai vinto la manche: resa di { $name }
rotation-resign-lost = Resa in questa manche contro { $name }
rotation-timeout-won = 🏆 Hai vinto la manche: tempo scaduto per { $name }
rotation-timeout-lost = Hai finito il tempo in questa manche contro { $name }
rotation-half = ⏳ **È passata metà del tuo tempo.** Quando finisce, perdi questa manche.
rotation-resign = Ti arrendi in questa manche? { $name } incassa quello che valgono ora le sue carte, almeno 1 punto.
winner-question = **Aprire un tavolo qui?** Lo vedranno tutti nel canale, e tu sarai in testa alla fila.
button-winner-yes = Aprilo
button-rotation-join = Unisciti
button-rotation-leave = Esci
button-rotation-start = Avvia
button-rotation-again = Di nuovo
button-rotation-show = Classifica
refused-line-of-players = Questa partita la giochi tu: la fila è per gli altri.
refused-unknown-rotation = Non conosco questo tavolo.
refused-rotation-guild-only = Un tavolo si apre nel canale di un server. Qui puoi cercare un avversario su tutti i server con `/koikoi cerca`, o giocare contro di me con `/koikoi computer`.
refused-rotation-open = Hai aperto un tavolo che non è ancora finito. Lascialo, o aspetta che finisca.
refused-rotation-open-at = Hai aperto un tavolo che non è ancora finito: [vai al tavolo]({ $url }). Lascialo, o aspetta che finisca.
refused-rotation-started = Questo tavolo è già cominciato.
refused-rotation-over = Questo tavolo è finito. Aprine uno nuovo con `/koikoi tavolo`.
refused-rotation-full = A questo tavolo ci sono { $limit } persone, e non c’è più posto.
refused-too-few-seated = Servono { $limit } persone per cominciare.
refused-already-seated = Sei già a questo tavolo.
refused-not-seated = Non sei a questo tavolo.
refused-not-seated-over = Non eri a questo tavolo. Aprine uno nuovo con `/koikoi tavolo`.
refused-not-your-rotation = Solo { $name } può avviare questo tavolo.
