preset-wikipedia-2015 = Classiche
preset-wikipedia-2020 = Standard
preset-sloperama = Corsa a 50
preset-ktane = Tre manche
preset-richmind = Nastri +1
preset-steam = Somma zero 30
preset-nintendo = Tascabili
about-wikipedia-2015 = Cinque luci valgono 15; ogni carta in più di una serie conta
about-wikipedia-2020 = Le regole più comuni oggi; si raddoppia da 7 punti
about-sloperama = I tuoi koi-koi moltiplicano; vince chi arriva a 50
about-ktane = Breve; ogni koi-koi moltiplica, chiunque lo dica
about-richmind = La coppa di sakè non è una carta semplice; le carte in più contano
about-steam = Si parte da 30 punti e si vincono quelli dell’altro
about-nintendo = Un koi-koi a manche; solo lo yaku migliore di animali e di nastri
rules-changed = { $rules }, regole della casa

watching = Stai guardando **{ $first }** contro **{ $second }** · { $round }
waiting-at-table = { $place ->
    [one] Affronti chi vince questa manche: **{ $first }** contro **{ $second }**. Allora riceverai le carte.
    [many] Ora giocano **{ $first }** contro **{ $second }**. Tocca a te tra { $place } manche; allora riceverai le carte.
   *[other] Ora giocano **{ $first }** contro **{ $second }**. Tocca a te tra { $place } manche; allora riceverai le carte.
}
watching-over = **{ $first }** contro **{ $second }**: questa partita è finita.
button-watch = Guarda
button-winner = Affronta chi vince
rematch-asked = Chiesta: la sfida è in <#{ $channel }>.
rematch-waits = L’hai già chiesta, e { $name } può accettare: { $where }
table-tournament = 🏆 Una partita del torneo **{ $name }**

menu-title = Partita contro { $name } · { $round }
button-resign = Mi arrendo
button-bring = Porta qui il tavolo
button-send-again = Manda di nuovo il tavolo
button-bring-short = Porta qui
button-rules = Regole
button-report = Segnala un problema
resign-question = Ti arrendi nella partita contro { $name }? Conta come persa.
resign-tournament = Ti arrendi nella partita contro { $name }? Conta come persa, anche se nessuno ha giocato una carta: un torneo ha bisogno di un risultato.
withdraw-question = Lasci la partita contro { $name }? Non avete ancora giocato una carta a testa, quindi non varrà.
button-leave-match = Lascia
button-withdraw-match = Sì, lascio
withdrawn = Hai lasciato la partita. Non vale.
withdraw-late = Intanto { $name } ha giocato una carta: ora la partita conta.
button-off = Annulla insieme
off-question = Proporre a { $name } di annullare questa partita? Se { $name } accetta, finisce e non vale. Se { $name } continua a giocare, la proposta decade. Puoi chiederlo due volte per partita.
button-off-yes = Proponi
off-offered = Proposta fatta. Il tuo tempo continua a scorrere: la partita va avanti fino alla risposta.
off-done = Di comune accordo, la partita è annullata e non vale.
button-resign-yes = Sì, mi arrendo
button-resign-no = Continuo
resigned = Resa accettata. Grazie per aver giocato!
resign-kept = Bene, si continua!
brought = Ora il tavolo è qui.
report-label = Qual è il problema?
report-about = Lo leggerà chi gestisce il bot, con il registro di questa partita.
report-hint = Che cosa hai fatto, che cosa è successo, che cosa ti aspettavi?
host-notice = -# 🛠️ { $notice }
button-answer = Rispondi
host-report = **Segnalazione { $number }** di { $name }
host-report-where = { $server } · partita { $match }, passo { $step }
host-in-dms = messaggi diretti
host-report-terminal = -# Sulla macchina del bot, `koikoi reports { $number }` la mostra con il registro della partita.
answer-label = La tua risposta
answer-about = Il giocatore la riceve con un messaggio diretto del bot.
answer-saved = Sto inviando la tua risposta. Se non può arrivare, te lo dico.
report-answer = **Chi gestisce il bot risponde alla tua segnalazione** sulla partita { $match }:
host-answer-closed = La tua risposta alla segnalazione { $number } non ha raggiunto { $name }: non accetta messaggi diretti.
host-answer-failed = La tua risposta alla segnalazione { $number } non ha raggiunto { $name }: Discord l’ha rifiutata.
host-dms-stopped = ⚠️ **Discord ha segnalato questo bot:** non può aprire messaggi diretti nuovi né entrare in server. Chi ha già ricevuto suoi messaggi continua a riceverli. Guarda l’applicazione nel Developer Portal e fai ricorso all’assistenza di Discord. Il bot riprova una volta al giorno, e dopo `koikoi doctor`.
host-dms-again = ✅ Discord lascia di nuovo che questo bot apra messaggi diretti nuovi.
host-unit-failed = Sulla macchina del tuo bot **{ $unit }** non è riuscito. Il motivo lo mostra { $command }.
host-voids = ⚖️ Partite invalidate che aspettano la tua conferma: **{ $count }**. Finché non ne confermi una, conta ancora su tutti i server insieme, almeno come sconfitta. Sulla macchina del bot le elenca `koikoi voids`.
reported = Grazie. Chi gestisce il bot può leggerlo, con la partita { $match }. Ho anche aggiornato i suoi messaggi.

yaku-title-own = **I tuoi yaku** contro { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need } · da prendere: { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: { $count ->
    [one] ne manca una
    [many] ne mancano { $count }
   *[other] ne mancano { $count }
} tra { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ nella tua mano
yaku-none = Ancora nessuno yaku; nulla è vicino.
yaku-captured = -# Prese: { $cards }
yaku-opponent = **{ $name }** ha { $sum }
yaku-opponent-none = **{ $name }** non ha ancora yaku.
yaku-opponent-near = ▫️ vicino: { $near }
yaku-more = e altri { $count }

fair-title = **La smazzata onesta.** Ogni manche viene sigillata con un’impronta prima che qualcuno veda una carta; le sue prime { $digits } cifre sono mostrate al tavolo fino alla prima mossa (nei messaggi diretti: sotto la tua mano). Dopo la manche il sigillo si apre per tutti. Prova che la smazzata non è cambiata durante la manche, non che il mazzo fosse mescolato a caso.
fair-sealed = Manche { $number }, sigillata: `{ $commitment }`
fair-opened = Manche { $number }, aperta: `{ $commitment }`
fair-void = Manche { $number }, carte ridistribuite ({ $reason }), aperta: `{ $commitment }`
fair-check = -# Per controllare: lo SHA-256 del nonce, un a capo e la riga della smazzata, tutti nel file allegato. Li contiene anche il registro di una partita finita, e `koikoi verify` lo controlla.
fair-file-round = Manche { $number }
fair-file-void = (carte ridistribuite: { $reason })

record-here = Il registro della partita { $match }: ogni smazzata e ogni mossa. In un terminale, `koikoi record` lo riproduce.

games-title = ### Le tue partite
games-none = Nessuna partita ti aspetta. Sfida un membro con `/koikoi gioca`, trova un avversario con `/koikoi cerca` o gioca contro di me con `/koikoi computer`.
games-your-turn = 🟢 **Tocca a te** contro { $name } · { $round }
games-absent = 💤 **{ $name } ha finito il tempo: decidi tu** · { $round }
games-their-turn = ⚪ Tocca a { $name } · { $round }
games-late = ⏰ il tuo tempo è scaduto
games-since = turno cominciato { $since }
games-between = ⏸️ Tra due manche contro { $name } · { $round }
games-invited = 📨 { $name } ti invita · { $length } · si chiude { $until }
games-inviting = 📨 Hai invitato { $name } · { $length } · si chiude { $until }
games-open-table = 📨 Il tuo tavolo aperto · { $length } · si chiude { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Messaggio diretto
games-page = -# Pagina { $page } di { $pages }
button-open-hand = Apri la mano
button-previous = ◂
button-next = ▸
button-withdraw = Ritira
games-bring-missing = Un tavolo può stare solo in un canale del suo server. Ora è il messaggio più recente in <#{ $channel }>.

list-own-only = 🔒 Questa è la tua lista: nei messaggi diretti nessuno vede quella di altri. Quella di { $name } puoi cercarla su un server.
list-own-only-outside = 🔒 Questa è la tua lista: quella di altri si vede solo sui server dove ci sono anch’io. Quella di { $name } puoi cercarla lì.
history-title = ### { $name }: partite finite
history-none = Qui ancora nessuna partita finita.
history-won = 🏆 vittoria contro { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ sconfitta contro { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 pareggio con { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 vittoria: resa di { $name } sul **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ resa contro { $name } sul **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 vittoria: tempo scaduto per { $name } sul **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ tempo scaduto contro { $name } sul **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 chiusa da un admin, contro { $name } · { $when }
history-abort = 🛑 chiusa da un admin, contro { $name } · { $when }
history-withdraw = 🚪 ritiro di { $name } · { $when }
history-withdraw-own = 🚪 ritiro da una partita contro { $name } · { $when }
history-agreed = 🤝 annullata d’accordo con { $name } · { $when }
history-uncounted = { $line } · non conta
history-void = ~~{ $line }~~ · invalidata
history-standing = **Classifica**, partite fra persone: vinte { $won } · perse { $lost } · pari { $drawn } · manche migliore { $best } · { $rank }º posto per vittorie
history-count = { $count ->
    [one] **1 partita** in tutto
    [many] **{ $count } partite** in tutto
   *[other] **{ $count } partite** in tutto
}
history-count-here = { $count ->
    [one] **1 partita** su questo server
    [many] **{ $count } partite** su questo server
   *[other] **{ $count } partite** su questo server
}

leaderboard-title = ### 🏆 Classifica di { $guild }
leaderboard-title-all = ### 🏆 Classifica di tutti i server
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Qui nessuno ha ancora finito una partita. Cominciane una con `/koikoi gioca`.
leaderboard-none-then = In questo periodo nessuno ha finito una partita.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Tu: { $rank }º posto, { $result }
leaderboard-you-none = -# Tu: ancora nessuna partita che conti qui
leaderboard-you-provisional = -# Tu: { $result }; ancora fuori dalla classifica per rating: { $matches } su { $enough } partite valide per il rating, { $opponents } su { $people } avversari che avevano già giocato con altri
leaderboard-you-few = -# Tu: { $result }; ancora fuori dalla classifica per rating: { $played } su { $enough } partite in questa stagione
leaderboard-about = Contano le partite fra due persone, ma solo le prime { $week } in una settimana fra le stesse due. Chi si arrende prima che finisca una manche perde, ma nessuno vince.
leaderboard-about-provisional = ?: ancora fuori classifica. Servono { $enough } partite valide per il rating, contro { $people } persone che hanno già giocato con altri.
leaderboard-about-provisional-season = ?: ancora fuori classifica. Servono { $enough } partite valide per il rating, contro { $people } persone che hanno già giocato con altri, e { $season } partite nella stagione.
leaderboard-about-marks = 🥇 🥈 🥉: piazzamenti per rating nelle stagioni passate
measure-rating = Rating
measure-wins = Vittorie
measure-points = Punti
measure-hand = Manche migliore
period-all = Da sempre
period-week = Questa settimana
period-this-season = Questa stagione
period-season = Questa stagione: { $season }
period-past-season = Stagione: { $season }
period-of-week = Settimana dal { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = vinte { $won } su { $played } · { $points ->
    [one] 1 punto
    [many] { $points } punti
   *[other] { $points } punti
}
result-points = { $points ->
    [one] **1** punto
    [many] **{ $points }** punti
   *[other] **{ $points }** punti
}
result-hand = { $best_round ->
    [one] **1** punto in una manche
    [many] **{ $best_round }** punti in una manche
   *[other] **{ $best_round }** punti in una manche
}
button-board-all = Tutti i server
button-board-here = Questo server
button-leaderboard = Classifica
button-counting = Che cosa conta
weekly-title = ### 🏆 La settimana su { $guild }, dal { $first } al { $last } · { $measure }
date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[else] dicembre
}
date-year = { $date } { $year }
season-quarter = { $quarter ->
    [1] gennaio-marzo { $year }
    [2] aprile-giugno { $year }
    [3] luglio-settembre { $year }
   *[else] ottobre-dicembre { $year }
}
season-since = cominciata il { $date }
season-rest = { $season }, dal { $date }
season-now = **Stagione:** { $season }
season-begun = **È cominciata una nuova stagione:** { $season }. **{ $before }** è finita; la sua classifica resta in `/koikoi classifica`, e i primi tre conservano una medaglia.
season-how-quarter = Finisce con il trimestre del calendario (UTC), e la prossima comincia da sola.
season-how-begun = Dura finché non ne cominci un’altra o non torni ai trimestri del calendario.
season-command = -# Cominciane una nuova con `/koikoi-admin stagione` e un’azione.
season-ask-new = **Cominciare una nuova stagione?**
season-ask-unnamed = -# Non ha ancora un nome: daglielo con l’opzione `nome`.
season-ask-named = **Cominciare una nuova stagione?** Il suo nome:
season-ask-quarter = **Tornare ai trimestri del calendario?** Il resto di questo trimestre diventa una nuova stagione.
season-ends = Così **{ $before }** finisce per sempre; non si può annullare. La sua classifica resta in `/koikoi classifica`, e i primi tre conservano una medaglia.
button-season-begin = Sì, comincia
button-season-keep = Non cambiare nulla

rules-title = ### Regole: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# Le regole di { $channel } e dei suoi thread. Altrove su questo server: { $rules }.
rules-counting = **In breve**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, +1 per ogni carta in più · { $made }
rules-borrowed-yaku = -# La fonte di queste regole non dà punti agli yaku: sono quelli di { $lender }.
rules-borrowed-flow = -# La fonte di queste regole dice solo che cosa dà punti: il resto è come in { $lender }.
button-rules-yaku = Yaku
button-rules-dealing = Smazzata
button-rules-turns = Turni
button-rules-scoring = Punti
button-rules-match = Partita

rule-hint = Prendi carte dello stesso mese, fai yaku (serie che danno punti), poi scegli: stop e i punti, o koi-koi per averne di più.
rule-seven = Gli yaku che insieme valgono 7 o più contano doppio.
rule-no-seven = A 7 punti non raddoppia nulla.
rule-koi-none = Dire koi-koi non moltiplica nulla.
rule-koi-opponent_x2 = Se l’avversario ha detto koi-koi, i tuoi punti raddoppiano.
rule-koi-own_plus_1 = I tuoi koi-koi moltiplicano i tuoi punti: ×2, ×3…
rule-koi-all_plus_1 = I koi-koi di tutti e due moltiplicano i punti: ×2, ×3…
rule-koi-steam = I tuoi primi tre koi-koi aggiungono un punto ciascuno; il quarto raddoppia, il quinto triplica…
rule-brights = Ogni luce in campo dopo la smazzata moltiplica: una ×2, due ×3…
rule-combine-product = Si moltiplicano fra loro: ×2 e ×2 fanno ×4.
rule-combine-sum = Koi-koi e luci in campo si sommano: ×2 e ×2 fanno ×3.
rule-flat = I punti per le carte ricevute, e per quando nessuno si ferma, non si moltiplicano mai.
rule-exhaust-zero = Carte finite e nessuno si è fermato: niente punti.
rule-exhaust-oya = Carte finite e nessuno si è fermato: il mazziere riceve { $points }.
rule-exhaust-caller = Carte finite e nessuno si è fermato: fa punti chi ha detto koi-koi per ultimo, senza raddoppio.
rule-zero-sum = Chi perde paga i punti di chi vince.

rule-brights-best = Degli yaku di luci conta solo il tuo migliore.
rule-stacking-all = Tutti gli altri tuoi yaku contano insieme.
rule-stacking-every = Tutti i tuoi yaku contano insieme.
rule-stacking-family = Degli yaku di animali conta solo il tuo migliore, e così di quelli di nastri.
rule-stacking-one = Conta solo il tuo yaku migliore.
rule-chofuku-off = Nastri di poesia e nastri blu insieme non sono uno yaku a sé: i due si sommano.
rule-chofuku-on = Nastri di poesia e nastri blu insieme contano al posto dei due.
rule-cup-0 = La coppa di sakè è solo un animale.
rule-cup-1 = La coppa di sakè è un animale e anche una carta semplice.
rule-cup-2 = La coppa di sakè è un animale e anche due carte semplici.
rule-viewing-off = Sakè sotto la luna e sakè sotto i fiori non contano.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] Sakè sotto la luna conta solo insieme a un altro yaku.
    [hanami] Sakè sotto i fiori conta solo insieme a un altro yaku.
   *[both] Sakè sotto la luna e sakè sotto i fiori contano solo insieme a un altro yaku.
}
rule-viewing-after = { $viewing ->
    [tsukimi] Dopo il tuo koi-koi, sakè sotto la luna vale { $points }.
    [hanami] Dopo il tuo koi-koi, sakè sotto i fiori vale { $points }.
   *[both] Dopo il tuo koi-koi, sakè sotto la luna e sakè sotto i fiori valgono { $points } ciascuno.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] Dopo il tuo koi-koi, sakè sotto la luna non conta.
    [hanami] Dopo il tuo koi-koi, sakè sotto i fiori non conta.
   *[both] Dopo il tuo koi-koi, sakè sotto la luna e sakè sotto i fiori non contano.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Le tue carte di dicembre rovinano il tuo sakè sotto la luna.
    [hanami] Il tuo poeta sotto la pioggia rovina il tuo sakè sotto i fiori.
   *[both] Il tuo poeta sotto la pioggia rovina il tuo sakè sotto i fiori, le tue carte di dicembre quello sotto la luna.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Il tuo poeta sotto la pioggia o il tuo fulmine rovina il tuo sakè sotto la luna.
    [hanami] Il tuo poeta sotto la pioggia o il tuo fulmine rovina il tuo sakè sotto i fiori.
   *[both] Il tuo poeta sotto la pioggia o il tuo fulmine rovina il tuo sakè sotto la luna e sotto i fiori.
}
rule-weather-november = { $viewing ->
    [tsukimi] Ogni tua carta di novembre rovina il tuo sakè sotto la luna.
    [hanami] Ogni tua carta di novembre rovina il tuo sakè sotto i fiori.
   *[both] Ogni tua carta di novembre rovina il tuo sakè sotto la luna e sotto i fiori.
}
rule-month = Le carte del mese sono quelle della manche: gennaio nella prima; insieme valgono { $points }.

rule-first-month_draw = Primo mazziere: ognuno pesca una carta, il mese che viene prima dà le carte; nello stesso mese la carta più alta. Due carte semplici di un mese: si ripesca.
rule-first-random = Primo mazziere: decide il caso.
rule-first-challenger = Primo mazziere: chi sfida; contro il computer, tu.
rule-next-winner = Poi, chi vince una manche è mazziere nella successiva.
rule-next-loser = Poi, chi perde una manche è mazziere nella successiva.
rule-next-alternate = Poi, si dà le carte a turno.
rule-nobody-same = Nessuno ha vinto: resta lo stesso mazziere.
rule-nobody-other = Nessuno ha vinto: il mazziere cambia.
rule-deal-kfo4 = Otto carte a testa, quattro alla volta: all’altro giocatore, al campo, al mazziere. Il mazziere gioca per primo.
rule-deal-kfo2 = Otto carte a testa, due alla volta: all’altro giocatore, al campo, al mazziere. Il mazziere gioca per primo.
rule-deal-kof4 = Otto carte a testa, quattro alla volta: all’altro giocatore, al mazziere, al campo. Il mazziere gioca per primo.
rule-deal-kfo8 = Otto carte a testa, tutte insieme: all’altro giocatore, al campo, al mazziere. Il mazziere gioca per primo.
rule-swap = Chi non dà le carte può scambiare la mano con il mazziere prima che qualcuno guardi.
rule-field_quad-redeal = Quattro carte di un mese in campo: si ridistribuisce.
rule-field_quad-pay = Quattro carte di un mese in campo: la manche finisce, il mazziere riceve { $points }.
rule-field_quad-off = Quattro carte di un mese in campo: si gioca lo stesso.
rule-field_pairs-redeal = Quattro coppie in campo: si ridistribuisce.
rule-field_pairs-pay = Quattro coppie in campo: la manche finisce, il mazziere riceve { $points }.
rule-field_pairs-off = Quattro coppie in campo: si gioca lo stesso.
rule-field_triple-redeal = Tre carte di un mese in campo: si ridistribuisce.
rule-field_triple-off = Tre carte di un mese in campo: si gioca lo stesso.
rule-teshi-pay = Quattro carte di un mese in una mano iniziale: la manche finisce, quella mano riceve { $points }.
rule-teshi-redeal = Quattro carte di un mese in una mano iniziale: si ridistribuisce.
rule-teshi-off = Quattro carte di un mese in una mano iniziale: si gioca lo stesso.
rule-kuttsuki-pay = Quattro coppie in una mano iniziale: la manche finisce, quella mano riceve { $points }.
rule-kuttsuki-redeal = Quattro coppie in una mano iniziale: si ridistribuisce.
rule-kuttsuki-off = Quattro coppie in una mano iniziale: si gioca lo stesso.
rule-lucky-tie = Se capita a entrambe le mani, la manche finisce senza punti.
rule-lucky-ignore = Se capita a entrambe le mani, nessuna fa punti e si gioca lo stesso.
rule-lucky-redeal = Se capita a entrambe le mani, si ridistribuisce.
rule-lucky-dealer = Se capita a entrambe le mani, fa punti solo quella del mazziere.
rule-field-first = Il campo si guarda prima delle mani.
rule-dealt-again = Se si ridistribuisce, il mazziere resta lo stesso; la smazzata scartata non conta.

rule-turn = Un turno: giochi una carta dalla mano, poi se ne pesca una dal mazzo.
rule-take = Ognuna prende dal campo una carta del suo mese, o resta lì. Se ce ne sono due, ne scegli una.
rule-three-all = Se ce ne sono tre, le prende tutte.
rule-three-one = Anche se ce ne sono tre, ne scegli una.
rule-wild = Il fulmine prende qualsiasi carta se in campo non ci sono altre carte di novembre.
rule-decision-increase = Con uno yaku scegli: stop o koi-koi. Scegli di nuovo ogni volta che i tuoi yaku valgono di più.
rule-decision-new_yaku = Con uno yaku scegli: stop o koi-koi. Scegli di nuovo solo con un nuovo yaku.
rule-stop = Stop chiude la manche: tu prendi i punti dei tuoi yaku, l’avversario niente.
rule-limit-none = Si può dire koi-koi quante volte si vuole.
rule-limit = Al massimo { $limit } koi-koi a manche per ognuno; dopo, uno yaku chiude la manche.
rule-limit-round = Al massimo { $limit } koi-koi a manche in tutto; dopo, uno yaku chiude la manche.
rule-last-card = Senza più carte in mano, uno yaku chiude la manche.
rule-reply = Dopo un koi-koi, il prossimo yaku dell’avversario chiude la manche.

rule-rounds = { $rounds ->
    [one] La partita è di una manche. Vince chi ha più punti.
    [many] La partita è di { $rounds } manche. Vince chi alla fine ha più punti.
   *[other] La partita è di { $rounds } manche. Vince chi alla fine ha più punti.
}
rule-target = Vince chi arriva per primo a { $points } punti, e la partita finisce.
rule-tie-draw = Punti pari: pareggio. *{ button-rematch }* comincia una nuova partita.
rule-tie-extra_round = Punti pari: altre manche, finché una decide.
rule-bank = Si comincia con { $points } punti a testa; chi resta senza perde la partita.

learn-title = ### Koi-Koi in un minuto
learn-turn = **Un turno.** Gioca una carta: se in campo ce n’è una dello stesso mese, le prendi tutte e due. Poi si pesca una carta dal mazzo, che fa lo stesso. I pulsanti mostrano che cosa prende ogni carta; con quelli verdi prendi.
learn-yaku = Gli **yaku** sono serie di carte prese: tre nastri di poesia, cinghiale-cervo-farfalle, luna e coppa di sakè, dieci carte semplici, e altre. Il pulsante *{ button-yaku }* mostra quanto ti manca.
learn-decide = **Con uno yaku scegli.** *Stop* chiude la manche e ti dà i punti. *Koi-koi* vuol dire andare avanti per averne di più; se l’avversario è più veloce, non prendi nulla.
learn-more = Le carte di un mese hanno la stessa pianta e lo stesso numero. Niente da installare, niente da ricordare: gioca una manche e saprai come si fa.
help-command = { $command }: { $about }
help-admins = **Se gestisci questo server**
greeting =
    Ciao! Su questo server ora si può giocare a **Koi-Koi**, il gioco di carte più amato in Giappone. Si gioca fra membri o contro il computer, con immagini e pulsanti; non c’è nulla da installare.
    - `/koikoi impara`: impara il gioco in cinque minuti
    - `/koikoi gioca`: sfida un membro o apri un tavolo a cui può unirsi chiunque
    - `/koikoi-admin impostazioni`: le regole, i canali e la lingua di questo server (per gli admin)
how-terms = **Questa sfida:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - e altre { $count }, sotto *{ button-rules }*
button-try = Prova contro di me

me-title = ### Le tue preferenze
me-hand = Dove compare la tua mano
me-hand-dm = In un messaggio diretto
me-hand-channel = Nel canale, sotto { $button }
me-nudges = Avvisi di turno
me-nudges-usual = Quando non ci sono
me-nudges-always = A ogni turno
me-nudges-never = Mai
me-challenges = Sfide di altri
me-challenges-on = Gli altri possono sfidarmi
me-challenges-off = Nessuno può sfidarmi
me-print = Le immagini della tua mano
me-print-usual = Dimensione normale
me-print-large = Grande
    .about = Carte più grandi nella tua mano, soprattutto sul telefono; prese come numeri
me-pause = Le mosse del computer
me-pause-short = Veloce: mezzo secondo
me-pause-usual = Normale: 2 o 3 secondi
me-pause-long = Lento: cinque secondi
me-confirm = Quando premi una carta
me-confirm-off = Giocala subito
me-confirm-on = Prima chiedi conferma
me-order = I pulsanti sotto la tua mano
me-order-usual = Ordine normale
me-order-left = Per mancini
    .about = Righe di pulsanti invertite; le tue carte restano in ordine
me-motion = Animazioni
me-motion-usual = Avviale subito
me-motion-less = Meno movimento
    .about = Prima un’immagine ferma
me-language = Lingua dei tuoi messaggi
me-language-auto = Come nel tuo Discord
me-note = -# Uguale su tutti i server. La tua mano si può sempre aprire in tutti e due i posti; qui scegli dove compare da sola.
me-saved = -# ✔ Salvato
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Ciao! È qui che ti scriverò: quello che mi hai chiesto, e la tua mano.
dm-waits = ✉️ Potrò scriverti { $when }: Discord mi lascia aprire solo pochi messaggi diretti nuovi alla volta. Se prima comincia una partita, la tua mano è nel canale, sotto **{ $button }**.
dm-flagged = ⚠️ Discord al momento non mi lascia aprire messaggi diretti nuovi, quindi non posso ancora scriverti. La tua mano è nel canale, sotto **{ $button }**; continuo a provare.
dm-closed = ⚠️ Non posso scriverti messaggi diretti, quindi la tua mano resta nel canale, sotto **{ $button }**. Permettili nelle impostazioni della privacy di un server che abbiamo in comune, poi scegli di nuovo.

doctor-message = Un messaggio di prova di `koikoi doctor`. Sparisce da solo.

privacy-title = ### Che cosa si conserva su di te
privacy-text = Il tuo ID e i tuoi nomi Discord, le tue preferenze e i promemoria, le partite, i tornei, i tavoli e ogni rompicapo che hai giocato, con ogni mossa e la sua ora, i tuoi risultati e obiettivi, chi hai bloccato, cosa hai deciso da admin e i problemi che hai segnalato. *{ button-export }* ti dà tutto. Il bot non legge messaggi. Può vederlo solo chi gestisce questo bot; il tuo nome e i tuoi risultati nella smazzata del giorno, e nella classifica di tutti i server, si vedono anche su altri server, e così il tuo profilo.
privacy-erase-text = Cancellando, ti arrendi nelle partite in corso, e il tuo nome e il tuo ID spariscono da tutto. Le partite restano, senza di te. La smazzata di oggi non si può rigiocare. Se torni, i blocchi contro di te, le pause e i limiti valgono ancora. Non si può annullare.
privacy-host = **Questo bot è gestito da:** { $said }
privacy-contact = **Domande sui tuoi dati:** { $said }
button-privacy-policy = Informativa privacy
button-terms = Termini di servizio
button-export = Mandami i miei dati
button-erase = Cancella i miei dati
button-erase-yes = Sì, cancella tutto
button-erase-no = Tieni
privacy-question = Cancellare davvero tutto ciò che si conserva su di te?
privacy-erased = È tutto cancellato. Torna quando vuoi, come se fosse la prima volta.
privacy-kept = Non è cambiato nulla.
privacy-export = Tutto ciò che si conserva su di te:
