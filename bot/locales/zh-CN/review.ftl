# 对战的复盘。

button-review = 复盘
percent = { $value }%
review-begins = 🔎 正在复盘这场对战…
review-working = 🔎 正在复盘这场对战：{ $done }/{ $whole }个决定…
review-accuracy = # { $name }：准确率 { $accuracy }
review-undecided = # { $name }：没有需要做的决定
review-seat = { $mark } **{ $name } { $accuracy }** · 送掉的胜率：**{ $chance }**（{ $counts }）
review-seat-clean = { $mark } **{ $name } { $accuracy }** · 没有送掉胜率
review-seat-undecided = { $mark } **{ $name }** 没有需要做的决定
review-count-none = 都很细微
review-count-inaccuracy = 小失误{ $count }次
review-count-mistake = 失误{ $count }次
review-count-blunder = 大失误{ $count }次
review-rounds = { $mark } 每局送掉的胜率：{ $rounds }
review-nothing = 这场对战没有需要做的决定。
review-meaning = -# 100%：一点胜率都没送掉。每个决定只按当时看得见的来评，不算运气。
button-review-points = { $count }个转折点 ▸
button-review-other = { $name } 的打法
button-review-own = 你的打法

review-point = **转折点 { $number }/{ $count }** · { $round }，第{ $turn }手 · { $mark } { $name }
review-played = ❌ 实际打法：**{ $action }**，{ $grade }
review-played-you = ❌ 你的打法：**{ $action }**，{ $grade }
review-played-danger = ❌ 实际打法：**{ $action }**，{ $grade }；{ $danger }
review-played-danger-you = ❌ 你的打法：**{ $action }**，{ $grade }；{ $danger }
danger-gives = 对方可能用它凑成{ $yaku }
danger-feeds = 可能给对方的{ $yaku }加分，让对方停手
danger-exposes = 让对方接近{ $yaku }
review-better = ✅ **{ $action }**更好
review-better-because = ✅ **{ $action }**更好：{ $reason }。
review-cost = 代价：**{ $points }分**，胜率 **{ $before } → { $after }**
review-cost-chance = 代价：胜率 **{ $before } → { $after }**
review-grade-best = 最佳
review-grade-good = 不错
review-grade-inaccuracy = 小失误
review-grade-mistake = 失误
review-grade-blunder = 大失误
review-koi = 来来
review-stop = 停手（+{ $points }）
review-odds = 喊来来之后谁先得分：{ $own } { $improve }，{ $other } { $first }，都不得分 { $nobody }
review-alt-seat = { $name } 眼中的局面（“你”指 { $name }）。
review-alt = 打叉的是实际打法：{ $played }。打勾的是更好的打法：{ $better }。

history-review = 看看一场对战打得怎么样
history-review-line = { $name } { $score }
