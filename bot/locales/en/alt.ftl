# The pictures in words.

alt-red = Red
alt-white = White
alt-you = You
alt-opponent = The other player
alt-none = none
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Dealer: { $player }.
alt-to-act = To move: { $player }.
alt-last-turn = Last turn, { $player }: { $did }.
alt-did-took = { $card } took { $taken }
alt-did-drew-took = drew { $card }, took { $taken }
alt-did-called = called koi-koi
alt-drawn = Drawn: { $card }. It takes one of: { $targets }.
alt-decides = { $player } can stop for { $points } or call koi-koi.
alt-field = On the field: { $cards }. In the draw pile: { $pile } cards.
alt-captured-none = { $player } captured nothing so far.
alt-captured = { $player } captured: { $cards }.
alt-chaff = { $count } plain
alt-yaku = Yaku: { $sum }.
alt-calls = Koi-koi called: { $count ->
    [one] once
   *[other] { $count } times
}.
alt-factor = Yaku would count { $factor }.
alt-hand-count = In hand: { $count }.
alt-your-hand = Your hand: { $cards }.
alt-takes = { $card } (takes { $targets })
alt-or = {" "}or{" "}
alt-near = Close, { $player }: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = all cards have been played and nobody stopped, so the dealer scores
alt-made = { $yaku }: { $cards }.
alt-match-won = Winner of the match: { $player }.
alt-match-drawn = The match is a draw.
alt-rounds = Round by round: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = nobody
alt-left-over = Left in hand, { $player }: { $cards }.

alt-chart = Every yaku and its points under these rules.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, +1 for each extra: { $made }.
alt-chart-dealt = { $yaku } { $points }: in the dealt hand.

alt-podium = The top of the leaderboard, each with their best yaku.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = no yaku yet
