# 今日の一局。

daily-name = 今日の一局 #{ $number }
# 投稿される二行。遊んだことのない人にも何のことか分かるように。
daily-line-won = 🎴 花札こいこい「今日の一局」#{ $number }：{ $name }に{ $score }で勝ち
daily-line-lost = 🎴 花札こいこい「今日の一局」#{ $number }：{ $name }に{ $score }で負け
daily-line-drawn = 🎴 花札こいこい「今日の一局」#{ $number }：{ $name }と{ $score }で引き分け
daily-line-resigned = 🎴 花札こいこい「今日の一局」#{ $number }：{ $name }に{ $score }で投了
daily-line-round-won = 🟩 +{ $points }文
daily-line-round-lost = 🟥 −{ $points }文
daily-line-round-none = ⬜ 0文
daily-line-calls = こいこい×{ $calls }
daily-line-about = 全3局、配札はみんな同じ
daily-line-streak = { $about } · 🔥 { $days }日連続
daily-begun =
    🎴 **今日の一局 #{ $number }** · 相手は{ $name }、全3局。配札はみんな同じです。
    手札はDMに届きます。下の**{ button-hand }**からここで開いても遊べます。
daily-unfinished = 🎴 **今日の一局 #{ $number }**がまだ途中です。結果は始めた日のものになります。
button-daily-finish = #{ $number }の続き
button-daily-begin = #{ $number }を始める
daily-played = 🎴 **今日の一局 #{ $number }**はもう遊び終えています。
daily-result = **{ $points }文**対{ $conceded }文 · 今のところ{ $rank }位
daily-void = 🎴 今日の一局 #{ $number }は結果なしで終わりました。
daily-next = -# 次の一局は{ $when }。
button-today = 今日の一局で遊ぶ
button-daily-table = この一局の順位表
button-share = ここに投稿
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# サーバーのチャンネルで `/koikoi 今日の一局` を使うと、この結果をそこに投稿できます。
daily-table-title = ### 🎴 今日の一局 #{ $number } · { $where }
daily-table-level = 相手：{ $name }
daily-table-all = 全員
daily-table-none = 終えた人はまだいません。`/koikoi 今日の一局` で始められます。
daily-table-line = **{ $rank }位** { $name } · { $points }文
daily-table-line-calls = { $line } · こいこい×{ $calls }
daily-table-you = -# あなた：{ $rank }位、{ $points }文
button-daily-here = このサーバー
button-daily-all = 全員
daily-best = 🎴 **今日の一局 #{ $number }**の最高成績：{ $name } { $score }、相手は{ $opponent }
daily-best-none = 今日の一局 #{ $number }をこの強さで終えた人はいません。
button-daily-best = 1位の打ち方
button-daily-yesterday = 昨日の1位の打ち方
button-daily-round = 第{ $number }局
daily-post =
    ### 🎴 今日の一局 #{ $number } · 🧩 今日の一問 #{ $number }
    配札も問題も、みんな同じです。次は{ $when }。
