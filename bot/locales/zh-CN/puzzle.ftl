# 每日一题。

puzzle-name = 每日一题 #{ $number }
puzzle-other = 对手
puzzle-head = ### 🧩 { $name } · 你怎么选？
puzzle-play = **打哪张牌？**
puzzle-once = -# 只算第一次选择。从你看得到的局面来看，有一手明显最好。
puzzle-solved = ### ✅ { $name }：答对了！
puzzle-missed = ### ❌ { $name }：这次没答对
puzzle-solved-late = ### ✅ { $name }：答对了，不过已经过了当天
puzzle-missed-late = ### ❌ { $name }：这次没答对
puzzle-again = 你已经答过了：只算第一次选择。
puzzle-chosen = ❌ 你选了**{ $action }**：{ $grade }
puzzle-chosen-danger = ❌ 你选了**{ $action }**：{ $grade }；{ $danger }
puzzle-best = ✅ **{ $action }**最好。
puzzle-best-because = ✅ **{ $action }**最好：{ $reason }。
puzzle-second = 其次：**{ $action }**，平均 −{ $points } 分。
puzzle-second-danger = 其次：**{ $action }**，平均 −{ $points } 分；{ $danger }。
puzzle-first = 👥 你是第一个作答的。
puzzle-crowd = 👥 { $count }人中有{ $solvers }人答对（{ $share }）
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] 没有人和你选的一样
   *[other] 还有{ $count }人和你选的一样
}
puzzle-late = -# 当天已过，所以等级分和连续天数都不变。
puzzle-rating = 📈 等级分 **{ $rating }**（{ $gained }）
puzzle-rating-new = 📈 等级分 **{ $rating }**（{ $gained }），暂定
puzzle-count = { $count }题答对{ $solved }题
puzzle-streak = 🔥 连续{ $days }天
puzzle-next = -# 下一题 { $when } 开放。
puzzle-alt = 标出的是最好的选择：{ $best }。
# 分享出去的一行：不说牌名。
puzzle-line-solved = 🧩 Koi-Koi 每日一题 #{ $number }：✅ 答对
puzzle-line-missed = 🧩 Koi-Koi 每日一题 #{ $number }：❌ 没答对
puzzle-line-solved-late = 🧩 Koi-Koi 每日一题 #{ $number }：✅ 答对，晚了一点
puzzle-line-missed-late = 🧩 Koi-Koi 每日一题 #{ $number }：❌ 没答对，晚了一点
puzzle-line-streak = { $line } · 🔥 连续{ $days }天
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = 做今天的题
