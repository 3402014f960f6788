# 用文字描述图片。

alt-red = 红方
alt-white = 白方
alt-you = 你
alt-opponent = 对方
alt-none = 无
alt-round-line = { $round }。
alt-score = { $first } { $a }分，{ $second } { $b }分。
alt-dealer = 庄家：{ $player }。
alt-to-act = 轮到：{ $player }。
alt-last-turn = 上一回合，{ $player }：{ $did }。
alt-did-took = { $card }收走{ $taken }
alt-did-drew-took = 翻出{ $card }，收走{ $taken }
alt-did-called = 喊了来来
alt-drawn = 翻出：{ $card }。能收其中一张：{ $targets }。
alt-decides = { $player }可以停手得{ $points }分，或喊来来。
alt-field = 场上：{ $cards }。牌堆还有{ $pile }张。
alt-captured-none = { $player }还没收到牌。
alt-captured = { $player }收了：{ $cards }。
alt-chaff = 素牌{ $count }张
alt-yaku = 役：{ $sum }。
alt-calls = 喊来来{ $count }次。
alt-factor = 役的分数 { $factor }。
alt-hand-count = 手牌{ $count }张。
alt-your-hand = 你的手牌：{ $cards }。
alt-takes = { $card }（能收{ $targets }）
alt-or = 或
alt-near = 快凑成了，{ $player }：{ $yaku }。
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }：{ $sum }。
alt-exhausted = 牌打完了，没人停手，庄家得分
alt-made = { $yaku }：{ $cards }。
alt-match-won = 对战的胜者：{ $player }。
alt-match-drawn = 对战打成平局。
alt-rounds = 逐局：{ $rounds }。
alt-round = { $player } { $points }
alt-nobody = 无人得分
alt-left-over = 剩下的手牌，{ $player }：{ $cards }。

alt-chart = 这套规则的所有役和分数。
alt-chart-line = { $yaku } { $points }：{ $made }。
alt-chart-extra = { $yaku } { $points }，每多一张+1：{ $made }。
alt-chart-dealt = { $yaku } { $points }：发到的手牌里就有。

alt-podium = 排行榜前几名，以及各自最好的役。
alt-podium-line = { $rank } { $name }：{ $result }；{ $yaku }。
alt-podium-none = 还没有役
