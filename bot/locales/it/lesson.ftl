plant-1 = Pino
plant-2 = Susino
plant-3 = Ciliegio
plant-4 = Glicine
plant-5 = Iris
plant-6 = Peonia
plant-7 = Lespedeza
plant-8 = Miscanto
plant-9 = Crisantemo
plant-10 = Acero
plant-11 = Salice
plant-12 = Paulonia
picture-kind-B = Luci
picture-kind-A = Animali
picture-kind-R = Nastri
picture-kind-C = Semplici
picture-part-captured = Le tue prese
picture-part-field = Campo
picture-part-drawn = Pescata
picture-part-hand = La tua mano

button-lesson = Lezione: 5 minuti
button-lesson-skip = Salta
button-lesson-brief = In un minuto
button-lesson-undo = Annulla mossa
button-lesson-next = Avanti
button-lesson-round-again = Rigiocala
button-lesson-again = Lezione dall’inizio
hand-lesson = -# 🌱 Non conosci queste carte? `/koikoi impara` te le insegna in cinque minuti. La tua partita aspetta.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Cinque minuti. Esci quando vuoi: `/koikoi impara` ti riporta dov’eri.
lesson-right = ✅ { $said }

lesson-title-months = Dodici mesi
lesson-text-months = 48 carte piccole: dodici mesi, quattro carte ciascuno. Ogni mese ha la sua pianta e il suo numero nell’angolo. **Le carte di un mese vanno insieme.**
lesson-ask-months = 👉 Quale carta è dello stesso mese di questa: **{ $card }**?
lesson-right-months = Sì: sono tutte e due di gennaio, il pino, numero 1.

lesson-title-kinds = Quattro tipi
lesson-text-kinds = Il simbolo sotto il numero mostra di che tipo è una carta. Ci sono poche luci e pochi animali, e molte carte semplici.
lesson-ask-kinds = 👉 Quale di queste è una **luce**? Ha una stella.
lesson-right-kinds = Sì, la luna. Solo cinque carte sono luci.

lesson-title-capture = Prendere una carta
lesson-text-capture = Nel tuo turno giochi una carta dalla mano. Se in campo c’è una carta dello stesso mese, **le prendi tutte e due**. Se no, la tua carta resta lì.
lesson-ask-capture = 👉 Prendi questa carta: **{ $card }**. Quale delle tue è dello stesso mese?
lesson-right-capture = Il ciliegio prende il ciliegio: tutte e due le carte sono tue.

lesson-title-draw = Poi il mazzo
lesson-text-draw = Dopo la tua carta si gira la prima carta del mazzo. Funziona allo stesso modo: prende una carta del suo mese o resta in campo.
lesson-ask-draw = 👉 Hai pescato: **{ $card }**. Quale carta in campo prende?
lesson-right-draw = Altre due per te. Questo è un turno intero: una carta dalla mano, poi una carta dal mazzo.

lesson-title-yaku = Gli yaku
lesson-text-yaku = I punti vengono da serie di carte prese, gli **yaku**. Eccone uno: *cinghiale, cervo, farfalle*, 5 punti. Ne hai due su tre!
lesson-ask-yaku = 👉 Prendi questa carta: **{ $card }**. Quale delle tue la prende?
lesson-right-yaku = **Cinghiale, cervo, farfalle!** Il tuo primo yaku.

lesson-title-stop = Stop o koi-koi?
lesson-text-stop = Con un nuovo yaku scegli. **Stop**: la manche finisce e prendi i tuoi 5 punti. **Koi-koi** («dai, vieni!»): vai avanti per averne di più, ma se l’avversario fa uno yaku prima di te, non prendi nulla.
lesson-ask-stop = 👉 Ti restano due carte, e nessuna può prendere nulla. Qual è la scelta più saggia?
lesson-right-stop = I 5 punti ora sono tuoi.
lesson-wrong-koi = 🙂 Che coraggio! Ma con le ultime due carte non puoi prendere nulla: difficilmente farai altri punti, e potresti perdere i tuoi 5. Qui lo stop è più saggio.

lesson-title-round = La tua prima manche
lesson-text-round = E ora una vera manche contro di me. Con i pulsanti verdi prendi; nell’immagine le due carte hanno la stessa lettera, e 親 indica il mazziere. Segui i suggerimenti o gioca come vuoi: la manche non vale, e puoi annullare ogni mossa.
lesson-opponent = Computer
lesson-tipped = 💡 { $said }
lesson-reason-lay = ora non puoi prendere nulla, quindi gioca quella di cui puoi fare a meno
lesson-decision = **Stop**: { $points ->
    [one] 1 punto è tuo.
    [many] { $points } punti sono tuoi.
   *[other] { $points } punti sono tuoi.
} **Koi-koi**: vai avanti, ma se faccio uno yaku prima di te, non prendi nulla.
lesson-decide = 👉 Vanno bene tutti e due: scegli tu!
lesson-decide-why = 👉 Qui vanno bene tutti e due: { $reason }. Prudenza o coraggio?
lesson-see-near = 👀 Novità sopra le tue prese: uno yaku a cui manca poco. La carta che manca è scura.
lesson-see-koi = 👀 こい nell’immagine indica un koi-koi detto.
lesson-decide-safe = 👉 { $points } punti sono sicuri: meglio *Stop*.
lesson-decide-stop = 👉 Qui non c’è altro da guadagnare: meglio *Stop*.
lesson-back = 🙂 Annulliamo questa mossa: **{ $action }**. Dopo non faresti più in tempo a formare uno yaku.
lesson-back-koi = 🙂 Che coraggio! Ma non faresti in tempo a formare un altro yaku, e perderesti i tuoi punti. Annulliamo la mossa, e stop.
lesson-won = 🎉 **Hai vinto la manche: { $sum }!**
lesson-won-more = Il gioco è tutto qui: prendere, pescare, raccogliere, decidere. Una partita è fatta di qualche manche così.

lesson-title-done = Ora conosci Koi-Koi
lesson-text-done =
    Ecco tutti gli yaku; i due che valgono 6 contano solo nella mano iniziale. Non serve impararli a memoria: in partita, il pulsante *{ button-yaku }* mostra quanto ti manca.
    Gioca una manche con me o sfida qualcuno: `/koikoi gioca`.

lesson-wrong-month = 🙂 Non proprio. **{ $card }**: { $month }. **{ $about }**: { $right }. Cerca il numero { $number }.
lesson-wrong-kind = 🙂 Non proprio. **{ $card }**: { $kind }. Cerca la stella nell’angolo.
lesson-kind-B = una luce
lesson-kind-A = un animale
lesson-kind-R = un nastro
lesson-kind-C = una carta semplice

lesson-alt-months = Tutte le carte nei loro mesi.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = cinque carte con una stella: gru, tenda, luna, poeta, fenice
lesson-alt-kind-A = nove carte con un rombo: usignolo, cuculo, ponte, farfalle, cinghiale, oche, sakè, cervo, rondine
lesson-alt-kind-R = dieci carte con un nastro
lesson-alt-kind-C = ventiquattro carte con un punto
