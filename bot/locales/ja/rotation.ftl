# 3人以上の卓。二人が対戦し、ほかの人は順番を待つ。

rotation-name = 勝ち抜き戦
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = { $points }文先取
rotation-to-hands = 全{ $hands }局
rotation-how = 二人が1局ずつ対戦します。負けた人は抜け、次の人が勝った人と対戦します。親は勝った人です。文数は各自に積み上がります。
rotation-seated = 参加者（{ $count }人）：{ $names }
rotation-missing = あと{ $missing }人必要です。
rotation-ready = { $host }さんが始められます。8人まで、途中からでも参加できます。
rotation-closes = -# 始まらなければ{ $when }に閉じます。
rule-goal = この卓は{ $goal }。終わったときに文数が一番多い人の勝ち。
rotation-hand = 第{ $number }局
# 手札の絵の中、番号の上。
picture-rotation-hand = 局
rotation-runs = ▶️ 第{ $number }局：**{ $first }** 対 **{ $second }**
rotation-at = ▶️ 第{ $number }局：**{ $first }** 対 **{ $second }** · [対局へ]({ $url })
rotation-soon = ⏭️ 次の局は{ $when }：親 **{ $first }**、相手 **{ $second }**
rotation-waiting = 勝った人と対戦する順：{ $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }文** · { $played }局中{ $won }勝
rotation-left = -# **{ $rank }.** { $name } · { $points }文 · { $played }局中{ $won }勝 · 抜けました
rotation-more = -# ほか{ $more }人
rotation-late = -# 投了か時間切れはその局の負けで、相手にはその時点の役の文数（最低1文）が入ります。時間切れが2回続くと、卓から抜けます。
rotation-won = 🏆 **優勝：{ $names }**（全{ $hands }局、{ $points }文）
rotation-shared = 🏆 **同点優勝：{ $names }**（全{ $hands }局、{ $points }文）
rotation-end-few = 参加者が一人以下になったため、終わりました。
rotation-end-aborted = 管理者が局を中止したため、終わりました。
rotation-end-expired = 始まらなかったため、閉じました。
# 局ごとの卓に出る。
rotation-hand-won = 🏆 **{ $mark } { $name }の勝ちです！**
rotation-hand-drawn = 🤝 **引き分けです。** 次の親が続けて対戦します。
rotation-line = 🪑 { $goal }：{ $totals }
rotation-total = { $name } **{ $points }文**
rotation-total-now = { $name } **{ $points }文**（{ $change }）
rotation-line-next = ⏭️ 勝った人の次の相手：{ $name }
rotation-line-pair = ⏭️ 次の局：親 **{ $first }**、相手 **{ $second }**
# 対局者の手札に出る。
rotation-resign-won = 🏆 { $name }の投了でこの局に勝ちました
rotation-resign-lost = { $name }との局を投了しました
rotation-timeout-won = 🏆 { $name }の時間切れでこの局に勝ちました
rotation-timeout-lost = { $name }との局は時間切れで負けました
rotation-half = ⏳ **持ち時間が半分過ぎました。** 時間切れになると、この局は負けです。
rotation-resign = この局を投了しますか？ { $name }に、その時点の役の文数（最低1文）が入ります。
button-rotation-join = 参加する
button-rotation-leave = 抜ける
button-rotation-start = 始める
button-rotation-again = もう一度
button-rotation-show = 成績
refused-unknown-rotation = その卓は見つかりません。
refused-rotation-open = あなたの開いた勝ち抜き戦がまだ終わっていません。抜けるか、終わるまでお待ちください。
refused-rotation-open-at = あなたの開いた勝ち抜き戦がまだ終わっていません：[卓へ]({ $url })。抜けるか、終わるまでお待ちください。
refused-rotation-started = この勝ち抜き戦はもう始まっています。
refused-rotation-over = この勝ち抜き戦は終わりました。`/koikoi 勝ち抜き戦` で新しく始められます。
refused-rotation-full = この卓は{ $limit }人で満席です。
refused-too-few-seated = 始めるには{ $limit }人必要です。
refused-already-seated = もう参加しています。
refused-not-seated = この卓には参加していません。
refused-not-your-rotation = 始められるのは、卓を立てた{ $name }だけです。
