# 対戦の検討。

button-review = 検討
percent = { $value }%
review-begins = 🔎 対戦を振り返っています…
review-working = 🔎 対戦を振り返っています：{ $whole }手中{ $done }手…
review-accuracy = # { $name }：精度{ $accuracy }
review-undecided = # { $name }：選ぶ場面なし
review-seat = { $mark } **{ $name } { $accuracy }** · 逃した勝ち目 **{ $chance }**（{ $counts }）
review-seat-clean = { $mark } **{ $name } { $accuracy }** · 逃した勝ち目なし
review-seat-undecided = { $mark } **{ $name }**には選ぶ場面がありませんでした
review-count-none = わずかな差のみ
review-count-inaccuracy = 緩手{ $count }
review-count-mistake = 疑問手{ $count }
review-count-blunder = 悪手{ $count }
review-rounds = { $mark } 局ごとに逃した勝ち目：{ $rounds }
review-nothing = この対戦には選ぶ場面がありませんでした。
review-meaning = -# 100%は、守れた勝ち目をすべて守った打ち方。その時に見えていたものだけで判断し、運は数えません。
button-review-points = 分かれ目（{ $count }） ▸
button-review-other = { $name }の打ち方
button-review-own = あなたの打ち方

review-point = **分かれ目 { $number }/{ $count }** · { $round }・{ $turn }手目 · { $mark } { $name }
review-played = ❌ 実際の手：**{ $action }**（{ $grade }）
review-played-you = ❌ あなたの手：**{ $action }**（{ $grade }）
review-played-danger = ❌ 実際の手：**{ $action }**（{ $grade }）。{ $danger }
review-played-danger-you = ❌ あなたの手：**{ $action }**（{ $grade }）。{ $danger }
danger-gives = 相手が取れば{ $yaku }
danger-feeds = 相手が取れば{ $yaku }が伸びて上がれる
danger-exposes = 相手が{ $yaku }に近づく
review-better = ✅ より良い手：**{ $action }**
review-better-because = ✅ より良い手：**{ $action }**。{ $reason }。
review-cost = 損：**{ $points }文**、勝率 **{ $before } → { $after }**
review-cost-chance = 損：勝率 **{ $before } → { $after }**
review-grade-best = 最善
review-grade-good = 好手
review-grade-inaccuracy = 緩手
review-grade-mistake = 疑問手
review-grade-blunder = 悪手
review-koi = こいこい
review-stop = 勝負（+{ $points }文）
review-odds = こいこいの後に上がるのは：{ $own } { $improve }、{ $other } { $first }、流局 { $nobody }
review-alt-seat = { $name }から見た場面（「あなた」は{ $name }）。
review-alt = ×印は実際の手：{ $played }。チェック印はより良い手：{ $better }。

history-review = 対戦を検討する
history-review-line = { $name } { $score }
