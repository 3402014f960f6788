# 每日一局。

daily-name = 每日一局 #{ $number }
# 分享出去的几行：没玩过的人也要看得懂。
daily-line-won = 🎴 Koi-Koi 每日一局 #{ $number }：{ $score } 战胜 { $name }
daily-line-lost = 🎴 Koi-Koi 每日一局 #{ $number }：{ $score } 输给 { $name }
daily-line-drawn = 🎴 Koi-Koi 每日一局 #{ $number }：{ $score } 战平 { $name }
daily-line-resigned = 🎴 Koi-Koi 每日一局 #{ $number }：{ $score } 时向 { $name } 认输
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = 来来 ×{ $calls }
daily-line-about = 三局日本花札，大家的牌都一样
daily-line-streak = { $about } · 🔥 连续{ $days }天
daily-begun =
    🎴 **每日一局 #{ $number }** · 和 { $name } 打三局，大家的牌都一样。
    你的手牌会用私信发来；点**{ button-hand }**在这里也能看。
daily-unfinished = 🎴 你的**每日一局 #{ $number }**还没打完。成绩仍计入当天。
button-daily-finish = 打完 #{ $number }
button-daily-begin = 开始 #{ $number }
daily-played = 🎴 **每日一局 #{ $number }**你已经打过了。
daily-result = 得分 **{ $points } 比 { $conceded }** · 目前第{ $rank }名
daily-void = 🎴 每日一局 #{ $number } 结束了，没有结果。
daily-next = -# 下一局 { $when } 开放。
button-today = 打今天的一局
button-daily-table = 当日排名
button-share = 发到这里
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# 在服务器频道里用 `/koikoi 每日一局`，可以把它发到那里。
daily-table-title = ### 🎴 每日一局 #{ $number } · { $where }
daily-table-level = 对手 { $name }
daily-table-all = 所有人
daily-table-none = 还没有人打完。用 `/koikoi 每日一局` 开始。
daily-table-line = **{ $rank }.** { $name } · { $points }分
daily-table-line-calls = { $line } · 来来 ×{ $calls }
daily-table-you = -# 你：第{ $rank }名，{ $points }分
button-daily-here = 本服务器
button-daily-all = 所有人
daily-best = 🎴 **每日一局 #{ $number }** 的第一名：{ $name }，{ $score }，对手 { $opponent }
daily-best-none = 每日一局 #{ $number }：没有人和这个强度的电脑打完。
button-daily-best = 看第一名怎么打
button-daily-yesterday = 看昨天的第一名
button-daily-round = 第{ $number }局
daily-post =
    ### 🎴 每日一局 #{ $number } · 🧩 每日一题 #{ $number }
    大家的牌和题目都一样。下一批 { $when } 开放。
