# 絵の内容を言葉で。

alt-red = 赤
alt-white = 白
alt-you = あなた
alt-opponent = 相手
alt-none = なし
alt-field = 場札：{ $cards }。山札：{ $pile }枚。
alt-drawn = めくった札：{ $card }。
alt-captured-none = { $player }の取り札はまだありません。
alt-captured = { $player }の取り札：{ $cards }。
alt-chaff = カス{ $count }枚
alt-hand-count = { $player }の手札：{ $count }枚。
alt-your-hand = あなたの手札：{ $cards }。
alt-chart = この規則での役と札と点。一覧は下にあります。
