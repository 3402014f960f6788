alt-red = Rojo
alt-white = Blanco
alt-you = Tú
alt-opponent = Rival
alt-none = nada
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Reparte: { $player }.
alt-to-act = Le toca a: { $player }.
alt-last-turn = Último turno, { $player }: { $did }.
alt-did-took = { $card } capturó { $taken }
alt-did-drew-took = robó { $card }, capturó { $taken }
alt-did-called = dijo koi-koi
alt-drawn = Robada: { $card }. Se lleva una de: { $targets }.
alt-decides = { $player } puede plantarse con { $points } o decir koi-koi.
alt-field = Campo: { $cards }. Mazo: { $pile } cartas.
alt-captured-none = { $player }: aún sin capturas.
alt-captured = Capturas, { $player }: { $cards }.
alt-chaff = simples: { $count }
alt-yaku = Yaku: { $sum }.
alt-calls = Koi-koi: { $count ->
    [one] una vez
    [many] { $count } veces
   *[other] { $count } veces
}.
alt-factor = Yaku: { $factor }.
alt-hand-count = En la mano: { $count }.
alt-your-hand = Tu mano: { $cards }.
alt-takes = { $card } (se lleva { $targets })
alt-or = {" "}o{" "}
alt-near = Cerca, { $player }: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = se jugaron todas las cartas y nadie se plantó, así que puntúa quien reparte
alt-made = { $yaku }: { $cards }.
alt-match-won = Gana la partida: { $player }.
alt-match-drawn = La partida queda en empate.
alt-rounds = Ronda a ronda: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = nadie
alt-left-over = Quedó en la mano, { $player }: { $cards }.

alt-chart = Todos los yaku y sus puntos con estas reglas.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, +1 por cada carta extra: { $made }.
alt-chart-dealt = { $yaku } { $points }: en la mano al repartir.

alt-podium = El podio de la clasificación, cada uno con su mejor yaku.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = aún sin yaku
