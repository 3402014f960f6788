command-find = cerca
    .about = Trova un avversario su tutti i server
option-name-find-rules = regole
    .about = Le regole che vuoi (vuoto: una qualsiasi di queste)
option-name-find-pace = ritmo
    .about = In tempo reale: si gioca ora. A giorni: un giorno per turno (vuoto: in tempo reale)
choice-find-any = Una qualsiasi di queste

find-any = regole qualsiasi
find-pace-live = in tempo reale
find-pace-daily = a giorni
find-wish = -# { $rules } · { $pace } · il tuo rating: { $rating }
find-looking = 🔎 **Ti sto cercando un avversario** su tutti i server. Ti scrivo quando trovo qualcuno; avrai 90 secondi per premere *{ button-find-play }*.
find-looking-here = 🔎 **Ti sto cercando un avversario** su tutti i server. Quando trovo qualcuno, avrai 90 secondi per premere *{ button-find-play }*.
find-looking-daily = 🔎 **Ti sto cercando un avversario per una partita a giorni** su tutti i server. Appena trovo qualcuno, la partita comincia; hai un giorno per turno.
find-rests = ⏸️ **La ricerca è in pausa mentre giochi una partita in tempo reale.** Quando la partita finisce, riprende da sola.
# Where a hidden message shows the search.
find-here = ⚠️ Non posso mandarti messaggi diretti, quindi posso mostrarlo solo qui, senza suono e per un quarto d’ora al massimo: **resta in questo canale.** Permetti i messaggi diretti da un server che abbiamo in comune e cerca di nuovo: ti scriverò.
find-here-soon = ⚠️ Sto ancora aprendo i nostri messaggi diretti, a poche persone alla volta, quindi per ora posso mostrarlo solo qui, senza suono e per un quarto d’ora al massimo: **resta in questo canale.**
find-here-flagged = ⚠️ Discord al momento non mi lascia aprire messaggi diretti nuovi, quindi posso mostrarlo solo qui, senza suono e per un quarto d’ora al massimo: **resta in questo canale.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 La tua ricerca è nei [nostri messaggi diretti]({ $url }). È lì che ti scrivo.
find-front = L’altra persona non si è presentata. Ora sei in testa alla fila.
find-quiet = { $count ->
    [0] Da dieci minuti non arriva nessuno, e nelle ultime quattro settimane nessuno ha trovato un avversario a quest’ora. Per una partita a giorni è più facile trovare qualcuno.
    [one] Da dieci minuti non arriva nessuno. Nelle ultime quattro settimane { $count } persona ha trovato un avversario a quest’ora. Per una partita a giorni è più facile trovare qualcuno.
    [many] Da dieci minuti non arriva nessuno. Nelle ultime quattro settimane { $count } persone hanno trovato un avversario a quest’ora. Per una partita a giorni è più facile trovare qualcuno.
   *[other] Da dieci minuti non arriva nessuno. Nelle ultime quattro settimane { $count } persone hanno trovato un avversario a quest’ora. Per una partita a giorni è più facile trovare qualcuno.
}
find-until = -# Smetto di cercare { $when } se non arriva nessuno.
find-found = 🎴 **Ti ho trovato un avversario!** Rating { $rating }. Premi *{ button-find-play }* entro 90 secondi.
find-ready = ✔️ **Da parte tua è tutto pronto.** Aspetto l’altra persona, 90 secondi al massimo.
find-begun = 🎴 La tua partita contro **{ $name }** è cominciata.
find-stopped = Ho smesso di cercarti un avversario.
find-missed = ⏰ Non hai premuto *{ button-find-play }* in tempo, quindi ho smesso di cercare.
find-unreached = Ho trovato qualcuno ma non ho potuto avvisarti, quindi ho smesso di cercare. Permetti i messaggi diretti, o la prossima volta resta qui.
find-over = Non è arrivato nessuno, quindi ho smesso di cercare. Con `/koikoi computer` puoi giocare subito contro di me.
button-find-computer = Contro il computer
button-find-daily = Partita a giorni
button-find-stop = Smetti di cercare
button-find-play = Gioca
button-find-no = Non ora
button-find-again = Cerca ancora

games-looking = 🔎 **Ti sto cercando un avversario** · ricerca avviata { $since }
games-found = 🎴 **Ti ho trovato un avversario!** Premi *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** ti aspetta.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } vuole giocare ancora.** Premi *{ button-rematch }* per accettare; l’invito si chiude { $when }.
rematch-asked-hand = Chiesta. { $name } può premere *{ $button }* per accettare; allora arriva la tua nuova mano.
rematch-waits-hand = L’hai già chiesta. Aspetto la risposta di { $name }.

change-find = Avversari su altri server
ask-find = { $value } · Avversari esterni
refused-find-off = Gli admin di questo server hanno disattivato la ricerca di avversari su altri server. Puoi usarla nei nostri messaggi diretti.
refused-not-looking = Non ti sto cercando un avversario. Comincia con `/koikoi cerca`.
refused-nobody-found = Quella persona non c’è più. Trova un altro avversario con `/koikoi cerca`.
refused-still-looking = Quella persona non c’è più. Ti sto ancora cercando un avversario.
