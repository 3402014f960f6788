# 用文字描述圖片。

alt-red = 紅方
alt-white = 白方
alt-you = 你
alt-opponent = 對方
alt-none = 沒有
alt-round-line = { $round }。
alt-score = { $first } { $a }分，{ $second } { $b }分。
alt-dealer = 莊家：{ $player }。
alt-to-act = 輪到：{ $player }。
alt-last-turn = 上個回合，{ $player }：{ $did }。
alt-did-took = { $card }吃{ $taken }
alt-did-drew-took = 翻到{ $card }，吃{ $taken }
alt-did-called = 喊了來來
alt-drawn = 翻到：{ $card }。能吃其中一張：{ $targets }。
alt-decides = { $player }可以收手得{ $points }分，或喊來來。
alt-field = 場上：{ $cards }。牌堆還有{ $pile }張。
alt-captured-none = { $player }還沒吃到牌。
alt-captured = { $player }吃到：{ $cards }。
alt-chaff = 素牌{ $count }張
alt-yaku = 役：{ $sum }。
alt-calls = 喊來來{ $count }次。
alt-factor = 役的分數 { $factor }。
alt-hand-count = 手牌{ $count }張。
alt-your-hand = 你的手牌：{ $cards }。
alt-takes = { $card }（能吃{ $targets }）
alt-or = 或
alt-near = 快湊成了，{ $player }：{ $yaku }。
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }：{ $sum }。
alt-exhausted = 牌打完了，沒人收手，由莊家得分
alt-made = { $yaku }：{ $cards }。
alt-match-won = 對戰的贏家：{ $player }。
alt-match-drawn = 這場對戰平手。
alt-rounds = 各局：{ $rounds }。
alt-round = { $player } { $points }
alt-nobody = 沒人得分
alt-left-over = 剩下的手牌，{ $player }：{ $cards }。

alt-chart = 這套規則的所有役和分數。
alt-chart-line = { $yaku } { $points }：{ $made }。
alt-chart-extra = { $yaku } { $points }，每多一張+1：{ $made }。
alt-chart-dealt = { $yaku } { $points }：發到的手牌裡就有。

alt-podium = 排行榜前幾名，以及各自最好的役。
alt-podium-line = { $rank } { $name }：{ $result }；{ $yaku }。
alt-podium-none = 還沒有役
