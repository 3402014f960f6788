# The pictures in words.

alt-red = Red
alt-white = White
alt-you = You
alt-opponent = The other player
alt-none = none
alt-field = On the field: { $cards }. In the pile: { $pile } cards.
alt-drawn = Drawn: { $card }.
alt-captured-none = { $player } captured nothing yet.
alt-captured = { $player } captured: { $cards }.
alt-chaff = { $count } chaff
alt-hand-count = { $player } in hand: { $count }.
alt-your-hand = Your hand: { $cards }.
alt-chart = Every yaku with its cards and its points under these rules; the list is below.
