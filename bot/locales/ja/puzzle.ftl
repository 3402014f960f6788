# 今日の一問。

puzzle-name = 今日の一問 #{ $number }
puzzle-other = 相手
puzzle-head = ### 🧩 { $name } · あなたの選択は？
puzzle-play = **どの札を出しますか？**
puzzle-once = -# 最初の選択だけが記録されます。見えている札から考えて、明らかに最善の手が一つあります。
puzzle-solved = ### ✅ { $name }：正解！
puzzle-missed = ### ❌ { $name }：残念
puzzle-solved-late = ### ✅ { $name }：正解（期限後）
puzzle-missed-late = ### ❌ { $name }：残念
puzzle-again = もう答えています。最初の選択が記録されています。
puzzle-chosen = ❌ あなたの選択：**{ $action }**（{ $grade }）
puzzle-chosen-danger = ❌ あなたの選択：**{ $action }**（{ $grade }）。{ $danger }
puzzle-best = ✅ 最善：**{ $action }**
puzzle-best-because = ✅ 最善：**{ $action }**。{ $reason }。
puzzle-second = 次善：**{ $action }**（平均{ $points }文の損）。
puzzle-second-danger = 次善：**{ $action }**（平均{ $points }文の損）。{ $danger }。
puzzle-first = 👥 最初の回答者です。
puzzle-crowd = 👥 { $count }人中{ $solvers }人が正解（{ $share }）
puzzle-crowd-alike = { $crowd } · 同じ手を選んだ人：ほかに{ $count }人
puzzle-late = -# その日は終わっていたので、レートと連続日数には数えません。
puzzle-rating = 📈 レート **{ $rating }**（{ $gained }）
puzzle-rating-new = 📈 レート **{ $rating }**（{ $gained }、仮）
puzzle-count = { $count }問中{ $solved }問正解
puzzle-streak = 🔥 { $days }日連続
puzzle-next = -# 次の一問は{ $when }。
puzzle-alt = 印は最善の手：{ $best }。
# 投稿される一行。札の名前は出しません。
puzzle-line-solved = 🧩 花札こいこい「今日の一問」#{ $number }：✅ 正解
puzzle-line-missed = 🧩 花札こいこい「今日の一問」#{ $number }：❌ 不正解
puzzle-line-solved-late = 🧩 花札こいこい「今日の一問」#{ $number }：✅ 正解（期限後）
puzzle-line-missed-late = 🧩 花札こいこい「今日の一問」#{ $number }：❌ 不正解（期限後）
puzzle-line-streak = { $line } · 🔥 { $days }日連続
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = 今日の一問に挑戦
