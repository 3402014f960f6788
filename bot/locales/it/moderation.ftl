moderation-title = ### Moderazione su { $guild }
moderation-about = Per bloccare o sbloccare un membro, usa `/koikoi-admin moderazione` con l’opzione *membro*; per invalidare una partita finita, con l’opzione *partita* e il suo numero.
moderation-blocked = **Membri bloccati**
moderation-nobody = Nessun membro bloccato.
moderation-choose = Scegli un membro bloccato
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · finisce { $until }
}
moderation-log = **Registro**
moderation-no-log = Ancora nulla.
moderation-channel = **Canale del registro.** Lì pubblico quello che gli admin fanno qui: blocchi, partite invalidate o chiuse, impostazioni cambiate.
ask-log = Registro: nessun canale
moderation-back = Torna alla moderazione
moderation-may-play = **{ $name }** può giocare su questo server. Un membro bloccato non può cominciare nulla qui: né sfide, né tavoli, né tornei, né partite contro il computer, né la smazzata del giorno. Partite e tornei già cominciati continuano; `/koikoi-admin annulla` chiude una partita.
moderation-is-blocked = **{ $name }**: membro bloccato, non può cominciare nulla su questo server.
moderation-until = Il blocco finisce da solo: { $until }, { $when }.
moderation-do-block = Blocca…
moderation-do-block-for = Blocca per qualche giorno…
moderation-days = { $days ->
    [one] Per un giorno
    [many] Per { $days } giorni
   *[other] Per { $days } giorni
}
moderation-lift = Sblocca
moderation-warned = **Avvertimenti**
moderation-choose-warned = Scegli un membro avvertito
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · finisce { $until }
}
moderation-do-warn = Avverti…
moderation-no-end = Senza scadenza
moderation-do-unwarn = Togli un avvertimento…
warn-title = Avverti questo membro
warn-about = Lo leggerà con il suo prossimo comando qui, senza il tuo nome.
warned-title = ⚠️ Gli admin di { $guild } ti hanno dato un avvertimento:
warned-line = { $until ->
    [none] - «{ $reason }»
   *[other] - «{ $reason }» · fino a { $until }
}
moderation-reason-about = Gli admin di questo server possono leggerlo.
block-title = Blocca questo membro
void-title = Invalida la partita { $match }
void-question = Invalidare la partita { $match }? { $players } · { $score } · { $when }
    Su questo server non conterà più: le sue variazioni di rating saranno annullate, e uscirà da classifiche e profili. { $reach } Le partite successive restano come sono state contate, e gli obiettivi restano. Non si può annullare.
void-tournament = È del torneo **{ $name }**, i cui risultati restano come sono.
void-yes = Invalidala…
void-done = La partita { $match } è stata invalidata: su questo server non conta più. { $reach }
void-reach-gain = Su tutti i server insieme per ora si toglie solo ciò che qualcuno ci ha guadagnato; il resto deve confermarlo chi gestisce il bot.
void-reach-server = Su tutti i server insieme conta ancora, finché chi gestisce il bot non lo conferma: è vecchia, o di recente sono state invalidate molte partite.
void-reach-all = Chi gestisce il bot l’ha confermato: non conta più da nessuna parte.
log-line = { $when } · { $line }
log-reason = { $line } · «{ $reason }»
log-reach = { $line } · { $reach }
log-until = { $line } · finisce { $until }
log-block = 🚫 { $admin } ha bloccato { $name }
log-lift = ✅ { $admin } ha sbloccato { $name }
log-warn = ⚠️ { $admin } ha avvertito { $name }
log-unwarn = ✅ { $admin } ha tolto un avvertimento a { $name }
log-void = 🧹 { $admin } ha invalidato la partita { $match }
log-confirm = ✅ Chi gestisce il bot ha confermato che la partita { $match } è invalidata
log-waits = -# ⏳ Su tutti i server insieme, si aspetta ancora chi gestisce il bot.
log-abort = 🛑 { $admin } ha chiuso la partita { $match } senza risultato
log-settings = ⚙️ { $admin } ha cambiato le impostazioni
log-match = { $match } ({ $players })
