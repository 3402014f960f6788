alt-red = Vermelho
alt-white = Branco
alt-you = Você
alt-opponent = O oponente
alt-none = nada
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Dá as cartas: { $player }.
alt-to-act = Joga agora: { $player }.
alt-last-turn = Última jogada, { $player }: { $did }.
alt-did-took = { $card } pegou { $taken }
alt-did-drew-took = comprou { $card }, pegou { $taken }
alt-did-called = pediu koi-koi
alt-drawn = Do monte: { $card }. Pega uma destas: { $targets }.
alt-decides = { $player } pode parar com { $points } ou pedir koi-koi.
alt-field = Campo: { $cards }. Monte: { $pile }.
alt-captured-none = { $player } não capturou nada ainda.
alt-captured = { $player } capturou: { $cards }.
alt-chaff = { $count } simples
alt-yaku = Yakus: { $sum }.
alt-calls = Koi-koi: { $count ->
    [one] { $count } vez
    [many] { $count } vezes
   *[other] { $count } vezes
}.
alt-factor = Yakus: { $factor }.
alt-hand-count = Na mão: { $count }.
alt-your-hand = Sua mão: { $cards }.
alt-takes = { $card } (pega { $targets })
alt-or = {" "}ou{" "}
alt-near = Perto, { $player }: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = todas as cartas foram jogadas e ninguém parou, então quem dá as cartas pontua
alt-made = { $yaku }: { $cards }.
alt-match-won = Venceu a partida: { $player }.
alt-match-drawn = A partida terminou empatada.
alt-rounds = Rodada a rodada: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = ninguém
alt-left-over = Sobrou na mão, { $player }: { $cards }.

alt-chart = Cada yaku e seus pontos com estas regras.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, +1 por carta a mais: { $made }.
alt-chart-dealt = { $yaku } { $points }: na mão inicial.

alt-podium = O topo do ranking, cada pessoa com seu melhor yaku.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = nenhum yaku ainda
