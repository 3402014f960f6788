command-find = cerca
    .about = Ti cerco un avversario su tutti i server
option-name-find-rules = regole
    .about = Le regole che vuoi (vuoto: una qualsiasi di queste)
option-name-find-pace = ritmo
    .about = In diretta: si gioca adesso. A giorni: un giorno per ogni turno (vuoto: in diretta)
choice-find-any = Una qualsiasi di queste

find-any = regole qualsiasi
find-pace-live = in diretta
find-pace-daily = un giorno per ogni turno
find-wish = -# { $rules } · { $pace } · il tuo rating: { $rating }
find-looking = 🔎 **Ti cerco un avversario**, su tutti i server. Ti scrivo quando c’è qualcuno; allora hai 90 secondi per premere *{ button-find-play }*.
find-looking-here = 🔎 **Ti cerco un avversario**, su tutti i server. Quando c’è qualcuno, hai 90 secondi per premere *{ button-find-play }*.
find-looking-daily = 🔎 **Ti cerco un avversario per una partita a giorni**, su tutti i server. Quando c’è qualcuno, la partita comincia subito; hai un giorno per ogni turno.
find-rests = ⏸️ **La ricerca è in pausa mentre giochi una partita in diretta.** Quando la partita finisce, riprende da sola.
# Where a hidden message shows the search.
find-here = ⚠️ Non posso mandarti messaggi diretti, quindi posso mostrarlo solo qui, senza suono e per un quarto d’ora al massimo: **resta in questo canale.** Permetti i messaggi diretti da un server che abbiamo in comune e cerca di nuovo: ti scriverò.
find-here-soon = ⚠️ Sto ancora aprendo i nostri messaggi diretti, a poche persone alla volta, quindi per ora posso mostrarlo solo qui, senza suono e per un quarto d’ora al massimo: **resta in questo canale.**
find-here-flagged = ⚠️ Discord al momento non mi lascia aprire messaggi diretti nuovi, quindi posso mostrarlo solo qui, senza suono e per un quarto d’ora al massimo: **resta in questo canale.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 La tua ricerca è nei [nostri messaggi diretti]({ $url }). È lì che ti scrivo.
find-front = L’altra persona non è arrivata. Ora hai il primo posto in fila.
find-quiet = { $count ->
    [0] Da dieci minuti non arriva nessuno, e nelle ultime quattro settimane nessuno ha trovato un avversario a quest’ora. Con una partita a giorni si trova qualcuno più facilmente.
    [one] Da dieci minuti non arriva nessuno. Nelle ultime quattro settimane { $count } persona ha trovato un avversario a quest’ora. Con una partita a giorni si trova qualcuno più facilmente.
    [many] Da dieci minuti non arriva nessuno. Nelle ultime quattro settimane { $count } persone hanno trovato un avversario a quest’ora. Con una partita a giorni si trova qualcuno più facilmente.
   *[other] Da dieci minuti non arriva nessuno. Nelle ultime quattro settimane { $count } persone hanno trovato un avversario a quest’ora. Con una partita a giorni si trova qualcuno più facilmente.
}
find-until = -# Smetto { $when } se non arriva nessuno.
find-found = 🎴 **Ti ho trovato un avversario!** Rating { $rating }. Premi *{ button-find-play }* entro 90 secondi.
find-ready = ✔️ **Ci sei.** Aspetto l’altra persona, 90 secondi al massimo.
find-begun = 🎴 La tua partita contro **{ $name }** è cominciata.
find-stopped = Non ti cerco più un avversario.
find-missed = ⏰ Non hai premuto *{ button-find-play }* in tempo, quindi non cerco più.
find-unreached = Non ho potuto dirti che c’era qualcuno, quindi non cerco più. Apri i messaggi diretti, o la prossima volta resta qui.
find-over = Non è arrivato nessuno, quindi non cerco più. `/koikoi computer` comincia subito una partita contro di me.
button-find-computer = Contro il computer
button-find-daily = Partita a giorni
button-find-stop = Smetti di cercare
button-find-play = Gioca
button-find-no = Non ora
button-find-again = Cerca ancora

games-looking = 🔎 **Ti cerco un avversario** · ricerca avviata { $since }
games-found = 🎴 **Ti ho trovato un avversario!** Premi *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** ti aspetta.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } vuole giocare ancora.** Premi *{ button-rematch }* per accettare; l’invito chiude { $when }.
rematch-asked-hand = Chiesta. { $name } può premere *{ $button }* per accettare; allora arriva la tua nuova mano.
rematch-waits-hand = L’hai già chiesta. Aspetto la risposta di { $name }.

change-find = Avversari su altri server
ask-find = { $value } · Avversari esterni
refused-find-off = Gli admin di questo server hanno disattivato la ricerca di avversari su altri server. Puoi usarla nei nostri messaggi diretti.
refused-not-looking = Non ti sto cercando un avversario. `/koikoi cerca` comincia la ricerca.
refused-nobody-found = Non c’è più nessuno. `/koikoi cerca` ti cerca di nuovo un avversario.
refused-still-looking = Quella persona non c’è più. Ti sto ancora cercando un avversario.
