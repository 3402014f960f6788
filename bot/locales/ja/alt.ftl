# 絵の内容を言葉で。

alt-red = 赤
alt-white = 白
alt-you = あなた
alt-opponent = 相手
alt-none = なし
alt-round-line = { $round }。
alt-score = { $first }{ $a }文、{ $second }{ $b }文。
alt-dealer = 親：{ $player }。
alt-to-act = 手番：{ $player }。
alt-last-turn = 直前の手、{ $player }：{ $did }。
alt-did-took = { $card }で{ $taken }を取る
alt-did-drew-took = めくった{ $card }で{ $taken }を取る
alt-did-called = こいこい
alt-drawn = めくり札：{ $card }。取れる札：{ $targets }のどれか。
alt-decides = { $player }の選択：勝負{ $points }文、またはこいこい。
alt-field = 場札：{ $cards }。山札：{ $pile }枚。
alt-captured-none = { $player }の取り札：なし。
alt-captured = { $player }の取り札：{ $cards }。
alt-chaff = カス{ $count }枚
alt-yaku = 役：{ $sum }。
alt-calls = こいこい{ $count }回。
alt-factor = 上がれば{ $factor }。
alt-hand-count = 手札：{ $count }枚。
alt-your-hand = あなたの手札：{ $cards }。
alt-takes = { $card }（取れる札：{ $targets }）
alt-or = か
alt-near = あと少し、{ $player }：{ $yaku }。
alt-near-one = { $yaku }{ $have }／{ $need }

alt-won = { $player } +{ $points }文：{ $sum }。
alt-exhausted = 流局、親権
alt-made = { $yaku }：{ $cards }。
alt-match-won = 対戦の勝者：{ $player }。
alt-match-drawn = 対戦は引き分け。
alt-rounds = 局ごと：{ $rounds }。
alt-round = { $player }{ $points }文
alt-nobody = 得点なし
alt-left-over = 残り手札、{ $player }：{ $cards }。

alt-chart = このルールでの役と点。
alt-chart-line = { $yaku } { $points }文：{ $made }。
alt-chart-extra = { $yaku } { $points }文、1枚増えるごとに+1文：{ $made }。
alt-chart-dealt = { $yaku } { $points }文：配られた手札の役。

alt-podium = 順位表の上位と、それぞれの最高の役。
alt-podium-line = { $rank } { $name }：{ $result }、{ $yaku }。
alt-podium-none = 役はまだなし
