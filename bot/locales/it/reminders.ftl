me-remind = Promemoria: smazzata e rompicapo del giorno, nuovi tavoli
button-remind = Promemoria
remind-title = ### Promemoria
remind-about = Una volta al giorno, all’ora che scegli, ti scrivo un messaggio diretto se non hai ancora giocato la smazzata o il rompicapo del giorno. Si interrompe da solo dopo una settimana senza risposta.
remind-is-off = **Disattivati**
remind-is-on = **Attivi:** ogni giorno alle { $time }. Il prossimo messaggio arriva { $when }.
remind-closed = ⚠️ Li ho disattivati perché Discord non mi ha lasciato scriverti. Permetti i messaggi diretti nelle impostazioni della privacy di un server che abbiamo in comune, poi scegli di nuovo.
remind-lapsed = ⚠️ Non sono riuscito a mandarti in tempo il messaggio del { $day }.
remind-clock-ask = Che ora è adesso da te?
remind-hour-ask = A che ora ti scrivo?
remind-hour-am = { $hour }:00 · { $half ->
    [0] mezzanotte
    [1] l’1 di mattina
   *[else] le { $half } di mattina
}
remind-hour-pm = { $hour }:00 · { $half ->
    [0] mezzogiorno
    [1] l’1 di pomeriggio
    [6] le 6 di sera
    [7] le 7 di sera
    [8] le 8 di sera
    [9] le 9 di sera
    [10] le 10 di sera
    [11] le 11 di sera
   *[else] le { $half } di pomeriggio
}
remind-clock-am = { $hour }:00–{ $hour }:59 · { $half ->
    [0] mezzanotte
    [1] l’1 di mattina
   *[else] le { $half } di mattina
}
remind-clock-pm = { $hour }:00–{ $hour }:59 · { $half ->
    [0] mezzogiorno
    [1] l’1 di pomeriggio
    [6] le 6 di sera
    [7] le 7 di sera
    [8] le 8 di sera
    [9] le 9 di sera
    [10] le 10 di sera
    [11] le 11 di sera
   *[else] le { $half } di pomeriggio
}
# A menu, after the hour that the clock shows.
ask-zone = Quale luogo è nel tuo fuso orario?
button-zone = Altro fuso orario
remind-zone = Il tuo orologio: **{ $place }**, dove ora sono le { $time }.
button-remind-off = Disattiva
button-remind-stop = Niente più promemoria
reminder-both = 🎴 Ci sono la **smazzata del giorno n. { $number }** e il **rompicapo n. { $number }**.
reminder-deal = 🎴 C’è la **smazzata del giorno n. { $number }**.
reminder-puzzle = 🧩 C’è il **rompicapo n. { $number }**.
reminder-last = -# Da una settimana non rispondi, quindi questo è l’ultimo promemoria.
reminder-stopped = Niente più promemoria. Riattivali con `/koikoi io`.
alerts-about = **Tavoli su questo server.** Quando qualcuno apre un tavolo e aspetta, ti scrivo un messaggio diretto con un link, al massimo { $most } volte al giorno, e mai mentre giochi.
alerts-are-on = **Avvisi attivi** per { $guild }
alerts-are-off = **Avvisi disattivati** per { $guild }
alerts-elsewhere = -# Si imposta per ogni server: usa lì `/koikoi io`.
button-alerts-on = Avvisami dei tavoli qui
button-alerts-off = Non avvisarmi più
alerts-stopped = Non ti avviserò più dei tavoli su quel server. Riattiva gli avvisi lì con `/koikoi io`.
alert = 🎴 { $name } ha aperto un tavolo su **{ $guild }** e aspetta qualcuno per giocare.
alert-several = 🎴 { $name } ha aperto un tavolo per più persone su **{ $guild }**.
button-alert-go = Vai al tavolo
button-alerts-stop = Niente avvisi da questo server
