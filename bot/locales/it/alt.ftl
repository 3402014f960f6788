alt-red = Rosso
alt-white = Bianco
alt-you = Tu
alt-opponent = Avversario
alt-none = nulla
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Mazziere: { $player }.
alt-to-act = Tocca a: { $player }.
alt-last-turn = Ultimo turno, { $player }: { $did }.
alt-did-took = { $card }, preso: { $taken }
alt-did-drew-took = ha pescato { $card }, preso { $taken }
alt-did-called = ha detto koi-koi
alt-drawn = Pescata: { $card }. Da prendere: { $targets }.
alt-decides = A scelta, { $player }: stop con { $points } o koi-koi.
alt-field = Campo: { $cards }. Mazzo: { $pile }.
alt-captured-none = Ancora nessuna presa: { $player }.
alt-captured = Prese, { $player }: { $cards }.
alt-chaff = semplici: { $count }
alt-yaku = Yaku: { $sum }.
alt-calls = Koi-koi: { $count ->
    [one] una volta
    [many] { $count } volte
   *[other] { $count } volte
}.
alt-factor = Yaku: { $factor }.
alt-hand-count = In mano: { $count }.
alt-your-hand = La tua mano: { $cards }.
alt-takes = { $card } (da prendere: { $targets })
alt-or = {" "}o{" "}
alt-near = Manca poco, { $player }: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = carte finite e nessuno si è fermato, quindi fa punti il mazziere
alt-made = { $yaku }: { $cards }.
alt-match-won = Vince la partita: { $player }.
alt-match-drawn = La partita finisce in pareggio.
alt-rounds = Manche per manche: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = nessuno
alt-left-over = Rimaste in mano, { $player }: { $cards }.

alt-chart = Tutti gli yaku e i loro punti con queste regole.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, +1 per ogni carta in più: { $made }.
alt-chart-dealt = { $yaku } { $points }: nella mano appena data.

alt-podium = I primi della classifica, ognuno con il suo yaku migliore.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = ancora nessuno yaku
