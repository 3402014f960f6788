# 每日一題。

puzzle-name = 每日一題 #{ $number }
puzzle-other = 對手
puzzle-head = ### 🧩 { $name } · 你會怎麼選？
puzzle-play = **打哪張牌？**
puzzle-once = -# 只算第一次的選擇。從你看得到的牌面來看，有一步明顯最好。
puzzle-solved = ### ✅ { $name }：答對了！
puzzle-missed = ### ❌ { $name }：這次沒答對
puzzle-solved-late = ### ✅ { $name }：答對了，不過已經過了當天
puzzle-missed-late = ### ❌ { $name }：這次沒答對
puzzle-again = 你答過了：只算第一次的選擇。
puzzle-chosen = ❌ 你選了**{ $action }**：{ $grade }
puzzle-chosen-danger = ❌ 你選了**{ $action }**：{ $grade }；{ $danger }
puzzle-best = ✅ **{ $action }**最好。
puzzle-best-because = ✅ **{ $action }**最好：{ $reason }。
puzzle-second = 其次：**{ $action }**，平均 −{ $points } 分。
puzzle-second-danger = 其次：**{ $action }**，平均 −{ $points } 分；{ $danger }。
puzzle-first = 👥 你是第一個作答的人。
puzzle-crowd = 👥 { $count }人裡有{ $solvers }人答對（{ $share }）
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] 沒有人跟你選的一樣
   *[other] 還有{ $count }人跟你選的一樣
}
puzzle-late = -# 已經過了當天，所以等級分和連續天數都不變。
puzzle-rating = 📈 等級分 **{ $rating }**（{ $gained }）
puzzle-rating-new = 📈 等級分 **{ $rating }**（{ $gained }），暫定
puzzle-count = { $count }題答對{ $solved }題
puzzle-streak = 🔥 連續{ $days }天
puzzle-next = -# 下一題 { $when } 登場。
puzzle-alt = 標出的是最好的選擇：{ $best }。
# 大家分享的那一行：不提牌名。
puzzle-line-solved = 🧩 Koi-Koi 每日一題 #{ $number }：✅ 答對
puzzle-line-missed = 🧩 Koi-Koi 每日一題 #{ $number }：❌ 沒答對
puzzle-line-solved-late = 🧩 Koi-Koi 每日一題 #{ $number }：✅ 答對，晚了一點
puzzle-line-missed-late = 🧩 Koi-Koi 每日一題 #{ $number }：❌ 沒答對，晚了一點
puzzle-line-streak = { $line } · 🔥 連續{ $days }天
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = 解今天的題目
