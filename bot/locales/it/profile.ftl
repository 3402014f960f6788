profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · tutti i server
profile-empty-own = Non hai ancora finito una partita valida contro una persona{ $scope ->
    [here] { " " }su questo server
   *[all] { "" }
}. Sfida qualcuno con `/koikoi gioca`: così il tuo profilo cresce. Per allenarti c’è `/koikoi computer`.
profile-empty = { $name } non ha ancora finito una partita valida contro una persona{ $scope ->
    [here] { " " }su questo server
   *[all] { "" }
}. Lancia una sfida: `/koikoi gioca`
profile-earned = 🏅 Obiettivi: { $names }
profile-matches = **Partite:** vinte { $won }, perse { $lost }, pari { $drawn } · serie di vittorie: { $streak } ora, { $best } al massimo
profile-rating = **Rating:** { $rating }, { $rank }º posto{ $curve }
profile-rating-provisional = **Rating:** { $rating }, provvisorio fino a { $enough } partite contro { $people } persone che hanno già giocato con altri{ $curve }
profile-curve = { " " }· tra { $low } e { $high } nelle ultime { $matches } partite
profile-rounds = **Manche:** vinte { $won } su { $rounds }, { $average } punti in media ciascuna
profile-calls = **Koi-koi:** detto in { $called } su { $chances ->
    [one] 1 manche
    [many] { $chances } manche
   *[other] { $chances } manche
} con yaku; vinte { $paid }, perse { $punished }
profile-yaku = **Yaku preferiti:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (attesi { $expected })
profile-hand = **Manche migliore:** { $points ->
    [one] 1 punto
    [many] { $points } punti
   *[other] { $points } punti
} con { $sum }
profile-hand-plain = **Manche migliore:** { $points ->
    [one] 1 punto
    [many] { $points } punti
   *[other] { $points } punti
}
profile-accuracy = **Precisione:** { $accuracy }% in media, in { $matches ->
    [one] 1 partita analizzata
    [many] { $matches } partite analizzate
   *[other] { $matches } partite analizzate
}
profile-against = **Contro di te:** vinte { $won }, perse { $lost }, pari { $drawn }
profile-computer = **Contro il computer:** vinte { $won } su { $played }
profile-deals = **Smazzata del giorno:** giocate { $count } · { $streak }
profile-puzzles = **Rompicapo:** risolti { $solved } su { $count } · rating { $rating } · { $streak }
profile-puzzles-provisional = **Rompicapo:** risolti { $solved } su { $count } · rating { $rating }, provvisorio · { $streak }
profile-streak = giorni di fila: { $days } ora, { $longest } al massimo
profile-about = -# Contano le partite fra due persone, ma solo le prime { $week } in una settimana fra le stesse due. «Attesi»: quanti ne farebbe un giocatore costante in altrettante manche. La precisione viene dalle analisi, anche di partite contro il computer.
button-profile-words = A parole
alt-profile = Profilo di { $name }: numeri, una curva del rating, gli yaku preferiti e le carte della manche migliore.

picture-profile-won = vinte
picture-profile-lost = perse
picture-profile-drawn = pari
picture-profile-rating = Rating
picture-profile-streak = serie
picture-profile-best-streak = serie record
picture-profile-average = media manche
picture-profile-accuracy = precisione
picture-profile-called = koi-koi detto
picture-profile-of = { $called } su { $chances }
picture-profile-paid = poi vinte
picture-profile-punished = poi perse
picture-profile-expected = attesi
picture-profile-biggest = miglior manche
picture-profile-against = Contro di te
