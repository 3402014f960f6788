# 一步一步的重播，以及每局的動畫。

button-replay = 重播
button-replay-here = 在重播裡看
button-replay-first = 最前面
button-replay-back = 上一步
button-replay-next = 下一步
button-replay-last = 最後面
button-replay-open = 亮出雙方手牌
button-replay-table = 蓋上手牌
button-film = 動畫
button-film-play = ▶ 播放
replay-head = { $score } · { $round } · 第{ $step }/{ $steps }步
replay-dealt = { $mark } { $name } 當莊家，先出牌。
replay-judged = -# 🔎 覆盤評價：{ $grade }
replay-cut = -# 牌譜到此為止；對戰還沒打完。
replay-player = 玩家{ $number }
replay-rounds = 跳到某一局
replay-points = 跳到轉捩點
replay-point = { $round }，第{ $turn }手：{ $grade }
replay-choose = 想重看哪場對戰？牌譜檔也可以重播：`/koikoi 重播` 的「檔案」選項。
replay-which = 你打完的對戰
replay-none = 你在這裡還沒有打完的對戰。要重播牌譜檔的話，請附上它：`/koikoi 重播` 的「檔案」選項。
replay-reviewed = 🔎 覆盤做好了：一步步看下去，重播會評論每一手，還有轉捩點選單。
replay-accuracy = { $mark } { $name }：準確率 { $accuracy }
film-still = -# 照你在 `/koikoi 個人設定` 的選擇，顯示靜態圖。
film-title = 🎞️ { $match } · { $round }
film-alt = 動畫，一個回合一個回合播：{ $round }。最後是結果：
film-alt-cut = 動畫，一個回合一個回合播：{ $round }。沒有結果。
alt-in-hand = 手牌，{ $player }：{ $cards }。

record-none = 這不是牌譜。牌譜是以 `koikoi 1` 開頭的文字檔；按結果下面的「{ button-more }」→「{ button-record }」就拿得到。
record-size = 檔案太大，沒有哪場對戰有這麼大。牌譜最多 { $kilobytes } KB、100次發牌。
record-empty = 裡面一局都沒打。
record-rules = 第{ $line }行的規則不存在，或彼此矛盾。
record-notation = 第{ $line }行我看不懂。
record-illegal = 第{ $line }行的打法不合規則。
