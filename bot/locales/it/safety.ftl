button-block = Blocca
block-question = Bloccare { $name }? Non potrà più sfidarti, `/koikoi cerca` non vi metterà mai insieme, e una sfida aperta fra voi si chiude. Non lo verrà a sapere. A un tavolo che apri per tutti può ancora unirsi chiunque.
button-block-yes = Sì, blocca
button-block-no = No
block-done = Hai bloccato { $name }. Gestisci i tuoi blocchi con `/koikoi io`.
block-known = Avevi già bloccato { $name }. Gestisci i tuoi blocchi con `/koikoi io`.
block-match-runs = Questa partita continua, a meno che tu non ti arrenda.
block-kept = Non è cambiato nulla.
button-blocks = I tuoi blocchi
blocks-title = ### I tuoi blocchi
blocks-none = Non hai bloccato nessuno.
blocks-line = { $name } · { $since }
button-unblock = Sblocca
blocks-lifted = Hai sbloccato { $name }.
blocks-note = -# Questa lista la vedi solo tu. *{ button-block }* è nel menu di ogni partita contro una persona.

button-report-person = Segnala il giocatore
report-person-about = Segnalare { $name } a chi gestisce questo bot? Leggerà la segnalazione con il registro di questa partita, e può escludere dei giocatori. { $name } non lo verrà a sapere.
report-why = Perché?
report-reason-leaving = Lascia le partite o fa scadere il tempo
report-reason-unfair = Gioca in modo scorretto
report-reason-name = Nome o immagine offensivi
report-reason-other = Altro
report-person-label = Che cosa è successo?
reported-person = Grazie. Chi gestisce il bot può leggerlo. { $name } non lo verrà a sapere.
host-report-about = Su { $name }: { $reason }

find-pause = Negli ultimi tempi hai lasciato varie partite che ti avevo trovato: potrai cercare di nuovo un avversario { $when }.

refused-blocked-by-you = Non puoi sfidare { $name }, perché è tra i tuoi blocchi. Gestiscili con `/koikoi io`.
refused-no-opponent = In questa partita non c’è nessuno da bloccare o segnalare.
refused-former-opponent = Questa persona ha cancellato i suoi dati e da questa partita nulla porta più al suo account: perciò qui non puoi bloccarla né segnalarla. Quello che è successo puoi comunque scriverlo a chi gestisce il bot con *{ button-report }*. Se l’account gioca ancora con te, potrai bloccarlo allora.
refused-barred-from-find = Chi gestisce questo bot ti ha tolto l’accesso a `/koikoi cerca`. Puoi ancora giocare sui tuoi server.
refused-find-paused = Negli ultimi tempi hai lasciato varie partite che ti avevo trovato, o non ti sei fatto trovare. Potrai cercare di nuovo un avversario { $when }.
