daily-name = Smazzata del giorno n. { $number }
daily-line-won = 🎴 Koi-Koi, smazzata del giorno n. { $number }: vittoria { $score } contro { $name }
daily-line-lost = 🎴 Koi-Koi, smazzata del giorno n. { $number }: sconfitta { $score } contro { $name }
daily-line-drawn = 🎴 Koi-Koi, smazzata del giorno n. { $number }: pareggio, { $score }, contro { $name }
daily-line-resigned = 🎴 Koi-Koi, smazzata del giorno n. { $number }: resa sul { $score } contro { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Tre manche di carte giapponesi dei fiori, le stesse per tutti
daily-line-streak = { $about } · 🔥 { $days } giorni di fila
daily-begun =
    🎴 **Smazzata del giorno n. { $number }** · tre manche contro { $name }, con le stesse carte per tutti.
    La tua mano arriva con un messaggio diretto; **{ button-hand }** la apre anche qui.
daily-unfinished = 🎴 Non hai ancora finito la **smazzata del giorno n. { $number }**. Conta ancora per il suo giorno.
button-daily-finish = Finisci la n. { $number }
button-daily-begin = Gioca la n. { $number }
daily-played = 🎴 Hai giocato la **smazzata del giorno n. { $number }**.
daily-result = **{ $points } a { $conceded }** punti · per ora { $rank }º posto
daily-void = 🎴 La smazzata del giorno n. { $number } è finita senza risultato.
daily-next = -# La prossima smazzata arriva { $when }.
button-today = Smazzata di oggi
button-daily-table = Classifica del giorno
button-share = Pubblica qui
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# Con `/koikoi smazzata` nel canale di un server puoi pubblicarlo lì.
daily-table-title = ### 🎴 Smazzata del giorno n. { $number } · { $where }
daily-table-level = Contro { $name }
daily-table-all = tutti
daily-table-none = Nessuno l’ha ancora finita. Comincia con `/koikoi smazzata`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] 1 punto
    [many] { $points } punti
   *[other] { $points } punti
}
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# Tu: { $rank }º posto, { $points ->
    [one] 1 punto
    [many] { $points } punti
   *[other] { $points } punti
}
button-daily-here = Questo server
button-daily-all = Tutti
daily-best = 🎴 Miglior risultato della **smazzata del giorno n. { $number }**: { $name }, { $score } contro { $opponent }
daily-best-none = Nessuno ha finito la smazzata del giorno n. { $number } contro questo livello.
button-daily-best = Vedi la partita migliore
button-daily-yesterday = Vedi la migliore di ieri
button-daily-round = Manche { $number }
daily-post =
    ### 🎴 Smazzata del giorno n. { $number } · 🧩 Rompicapo n. { $number }
    Le stesse carte e la stessa posizione per tutti. I prossimi arrivano { $when }.
