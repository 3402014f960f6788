# 對戰的覆盤。

button-review = 覆盤
percent = { $value }%
review-begins = 🔎 正在覆盤這場對戰…
review-working = 🔎 正在覆盤這場對戰：{ $done }/{ $whole }個決定…
review-accuracy = # { $name }：準確率 { $accuracy }
review-undecided = # { $name }：沒有需要決定的
review-seat = { $mark } **{ $name } { $accuracy }** · 送掉的勝率：**{ $chance }**（{ $counts }）
review-seat-clean = { $mark } **{ $name } { $accuracy }** · 勝率一點都沒送
review-seat-undecided = { $mark } **{ $name }** 沒有需要決定的
review-count-none = 只有一點點
review-count-inaccuracy = 小失誤{ $count }次
review-count-mistake = 失誤{ $count }次
review-count-blunder = 大失誤{ $count }次
review-rounds = { $mark } 各局送掉的勝率：{ $rounds }
review-nothing = 這場對戰沒有需要決定的地方。
review-meaning = -# 100%：勝率一點都沒送掉。每個決定只看當時看得到的來評，不看運氣。
button-review-points = { $count }個轉捩點 ▸
button-review-other = { $name } 的打法
button-review-own = 你的打法

review-point = **轉捩點 { $number }/{ $count }** · { $round }，第{ $turn }手 · { $mark } { $name }
review-played = ❌ 實際打法：**{ $action }**，{ $grade }
review-played-you = ❌ 你的打法：**{ $action }**，{ $grade }
review-played-danger = ❌ 實際打法：**{ $action }**，{ $grade }；{ $danger }
review-played-danger-you = ❌ 你的打法：**{ $action }**，{ $grade }；{ $danger }
danger-gives = 對方可能拿來湊成{ $yaku }
danger-feeds = 可能替對方的{ $yaku }加分，讓對方收手
danger-exposes = 讓對方接近{ $yaku }
review-better = ✅ **{ $action }**比較好
review-better-because = ✅ **{ $action }**比較好：{ $reason }。
review-cost = 代價：**{ $points }分**，勝率 **{ $before } → { $after }**
review-cost-chance = 代價：勝率 **{ $before } → { $after }**
review-grade-best = 最佳
review-grade-good = 不錯
review-grade-inaccuracy = 小失誤
review-grade-mistake = 失誤
review-grade-blunder = 大失誤
review-koi = 來來
review-stop = 收手（+{ $points }）
review-odds = 喊來來之後誰先得分：{ $own } { $improve }，{ $other } { $first }，都不得分 { $nobody }
review-alt-seat = { $name } 看到的牌面（「你」是指 { $name }）。
review-alt = 打叉的是實際打法：{ $played }。打勾的是更好的打法：{ $better }。

history-review = 看看一場對戰打得如何
history-review-line = { $name } { $score }
