listing-summary = Gioca a Koi-Koi, il gioco giapponese delle carte dei fiori, con gli amici o contro il computer.
listing-description = Koi-Koi è il gioco più amato in Giappone con le hanafuda, le carte dei fiori. Sfida chi vuoi con `/koikoi gioca`, o il computer con `/koikoi computer`. Il tavolo lo vedono tutti, la tua mano solo tu. Non lo conosci? `/koikoi impara` te lo insegna in cinque minuti. Gratis e senza pubblicità.
listing-page =
    Due giocatori, quarantotto carte dei fiori e una domanda: fermarti e prendere i punti, o chiamare koi-koi e rischiarli per averne di più?

    - **Belle carte.** Il tavolo è un’immagine nel canale e i pulsanti dicono che cosa fa ogni carta.
    - **Facile da imparare.** `/koikoi impara` ti mostra le carte in cinque minuti e gioca con te la prima manche.
    - **Sempre un avversario.** Sfida un membro, trova qualcuno su altri server o gioca contro il computer, da principiante a maestro.
    - **Ogni giorno qualcosa di nuovo.** Una smazzata uguale per tutti e un rompicapo.
    - **Per il tuo server.** Tornei, classifiche, stagioni e le tue regole della casa, a partire da sette regolamenti.
    - **Ovunque tu sia.** Aggiungilo al tuo account e gioca in qualsiasi server, gruppo o messaggio diretto.
    - **Leale e riservato.** Ogni smazzata si può verificare dopo, e puoi esportare o cancellare i tuoi dati quando vuoi.
