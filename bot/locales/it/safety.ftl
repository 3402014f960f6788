button-block = Blocca
block-question = Bloccare { $name }? Non può più sfidarti, `/koikoi cerca` non vi mette mai insieme, e una sfida in attesa fra voi finisce. Nessuno glielo dice. A un tavolo che apri per tutti, possono ancora sedersi tutti.
button-block-yes = Sì, blocca
button-block-no = No
block-done = Fatto: { $name } è tra i tuoi blocchi. `/koikoi io` li mostra e li toglie.
block-known = { $name } era già tra i tuoi blocchi. `/koikoi io` li mostra e li toglie.
block-match-runs = Questa partita continua, a meno che ti arrendi.
block-kept = Non è cambiato nulla.
button-blocks = I tuoi blocchi
blocks-title = ### I tuoi blocchi
blocks-none = Non blocchi nessuno.
blocks-line = { $name } · { $since }
blocks-lift = Togli un blocco
blocks-lifted = Non blocchi più { $name }.
blocks-note = -# Questa lista la vedi solo tu. *{ button-block }* è nel menu di ogni partita contro una persona.

button-report-person = Segnala la persona
report-person-about = Segnalare { $name } a chi gestisce questo bot? Legge la segnalazione con il verbale di questa partita, e può escludere persone. { $name } non lo viene a sapere.
report-why = Perché?
report-reason-leaving = Lascia le partite o fa scadere il tempo
report-reason-unfair = Gioca in modo scorretto
report-reason-name = Nome o immagine offensivi
report-reason-other = Altro
report-person-label = Che cosa è successo?
reported-person = Grazie. Chi gestisce il bot può leggerlo. { $name } non lo viene a sapere.
host-report-about = Su { $name }: { $reason }

find-pause = Negli ultimi tempi hai lasciato varie partite trovate: potrai cercare di nuovo un avversario { $when }.

refused-blocked-by-you = Non puoi sfidare { $name }: c’è un tuo blocco. `/koikoi io` mostra i tuoi blocchi e li toglie.
refused-no-opponent = In questa partita non c’è nessuno da bloccare o segnalare.
refused-former-opponent = Questa persona ha cancellato i suoi dati e da questa partita nulla porta più al suo account: perciò qui non puoi bloccarla né segnalarla. Quello che è successo puoi comunque scriverlo a chi gestisce il bot con *{ button-report }*. Se l’account gioca ancora con te, potrai bloccarlo allora.
refused-barred-from-find = Chi gestisce questo bot ti ha tolto l’accesso a `/koikoi cerca`. Puoi giocare sui tuoi server.
refused-find-paused = Negli ultimi tempi hai lasciato varie partite che ti avevo trovato, o le hai mancate. Potrai cercare di nuovo un avversario { $when }.
