# 一步一步的回放，以及每局的动画。

button-replay = 回放
button-replay-here = 在回放里看
button-replay-first = 最前
button-replay-back = 上一步
button-replay-next = 下一步
button-replay-last = 最后
button-replay-open = 亮出双方手牌
button-replay-table = 盖上手牌
button-film = 动画
button-film-play = ▶ 播放
replay-head = { $score } · { $round } · 第{ $step }/{ $steps }步
replay-dealt = { $mark } { $name } 坐庄，先出牌。
replay-judged = -# 🔎 复盘评价：{ $grade }
replay-cut = -# 牌谱到此为止；对战还没打完。
replay-player = 玩家{ $number }
replay-rounds = 跳到某一局
replay-points = 跳到转折点
replay-point = { $round }，第{ $turn }手：{ $grade }
replay-choose = 想重看哪场对战？牌谱文件也能回放：`/koikoi 回放` 的“文件”选项。
replay-which = 你打完的对战
replay-none = 你在这里还没有打完的对战。要回放牌谱文件，请附上它：`/koikoi 回放` 的“文件”选项。
replay-reviewed = 🔎 复盘做好了：往下走时，回放会评价每一手，还有转折点菜单。
replay-accuracy = { $mark } { $name }：准确率 { $accuracy }
film-still = -# 按你在 `/koikoi 个人设置` 里的选择，显示静态图。
film-title = 🎞️ { $match } · { $round }
film-alt = 动画，逐回合播放：{ $round }。最后是结果：
film-alt-cut = 动画，逐回合播放：{ $round }。没有结果。
alt-in-hand = 手牌，{ $player }：{ $cards }。

record-none = 这不是牌谱。牌谱是以 `koikoi 1` 开头的文本文件；结果下面的“{ button-more }”→“{ button-record }”按钮可以得到它。
record-size = 文件太大，没有哪场对战有这么大。牌谱最多 { $kilobytes } KB、100次发牌。
record-empty = 里面一局都没打。
record-rules = 第{ $line }行的规则不存在，或互相矛盾。
record-notation = 第{ $line }行我看不懂。
record-illegal = 第{ $line }行的打法不合规则。
