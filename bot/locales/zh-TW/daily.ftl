# 每日一局。

daily-name = 每日一局 #{ $number }
# 大家分享出去的幾行：沒玩過的人也要看得懂。
daily-line-won = 🎴 Koi-Koi 每日一局 #{ $number }：{ $score } 贏了 { $name }
daily-line-lost = 🎴 Koi-Koi 每日一局 #{ $number }：{ $score } 輸給 { $name }
daily-line-drawn = 🎴 Koi-Koi 每日一局 #{ $number }：{ $score } 跟 { $name } 平手
daily-line-resigned = 🎴 Koi-Koi 每日一局 #{ $number }：{ $score } 時向 { $name } 投降
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = 來來 ×{ $calls }
daily-line-about = 三局日本花札，每個人的牌都一樣
daily-line-streak = { $about } · 🔥 連續{ $days }天
daily-begun =
    🎴 **每日一局 #{ $number }** · 跟 { $name } 打三局，每個人的牌都一樣。
    你的手牌會用私訊傳給你；按**{ button-hand }**在這裡也看得到。
daily-unfinished = 🎴 你的**每日一局 #{ $number }**還沒打完。成績仍算當天。
button-daily-finish = 打完 #{ $number }
button-daily-begin = 開始 #{ $number }
daily-played = 🎴 **每日一局 #{ $number }**你打過了。
daily-result = 得分 **{ $points } 比 { $conceded }** · 目前第{ $rank }名
daily-void = 🎴 每日一局 #{ $number } 結束了，沒有結果。
daily-next = -# 下一局 { $when } 登場。
button-today = 打今天的一局
button-daily-table = 當日排名
button-share = 貼到這裡
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# 在伺服器的頻道裡用 `/koikoi 每日一局`，就能貼到那裡。
daily-table-title = ### 🎴 每日一局 #{ $number } · { $where }
daily-table-level = 對手 { $name }
daily-table-all = 所有人
daily-table-none = 還沒有人打完。用 `/koikoi 每日一局` 開始吧。
daily-table-line = **{ $rank }.** { $name } · { $points }分
daily-table-line-calls = { $line } · 來來 ×{ $calls }
daily-table-you = -# 你：第{ $rank }名，{ $points }分
button-daily-here = 這個伺服器
button-daily-all = 所有人
daily-best = 🎴 **每日一局 #{ $number }** 的第一名：{ $name }，{ $score }，對手 { $opponent }
daily-best-none = 每日一局 #{ $number }：沒有人跟這個強度的電腦打完。
button-daily-best = 看第一名怎麼打
button-daily-yesterday = 看昨天的第一名
button-daily-round = 第{ $number }局
daily-post =
    ### 🎴 每日一局 #{ $number } · 🧩 每日一題 #{ $number }
    每個人的牌和題目都一樣。新的 { $when } 登場。
