# 大会。

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# 各対戦：{ $terms }
tournament-tie = 同点なら延長
tournament-best-of-three = -# 3本勝負：先に2勝した人の勝ち。この回戦の時間が終わったら勝ち数の多い人、同じなら続いている対戦の得点で決まります。
tournament-live = リアルタイム
tournament-daily = 各回戦{ $days }日
format-single = シングルエリミネーション
format-double = ダブルエリミネーション
tournament-twice = -# 2回負けたら終わりです。決勝では、敗者側から来た人は2回勝つ必要があります。
tournament-winners = **勝者側**
tournament-losers = **敗者側**：負けたら終わりです
tournament-final = **決勝**
tournament-grand-final-1 = 決勝
tournament-grand-final-2 = 決勝（2戦目）
format-round-robin = 総当たり戦
format-swiss = スイス式

tournament-closes = 受付は{ $when }まで、開始は{ $hour } · { $count }人（最大{ $most }人）· { $seeding }
seeding-rating = シードはレート順
seeding-draw = シードは抽選
seeding-hand = シードは主催者が指定
# 開始の少し前に、参加者を呼ぶとき。
tournament-begins-soon = { $missing ->
    [0] ⏰ **{ $when }に始まります。** 出られない人は、その前に「{ button-sign-off }」を押してください。
   *[other] ⏰ **あと{ $missing }人の参加があれば、{ $when }に始まります。** 足りなければ中止になります。
}
tournament-closes-short = { $state }、{ $when }まで
tournament-nobody = まだ誰も参加していません。
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = 参加する
button-sign-off = 参加をやめる
tournament-waiting = ⏳ **キャンセル待ち**（{ $count }人）：空きが出ると、先頭の人から繰り上がります。
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ キャンセル待ちから繰り上がり：{ $names }
button-wait-list = キャンセル待ちに入る
tournament-waiting-place = この大会は満員なので、キャンセル待ちに入りました（**{ $place }番目**）。開始までに空きが出ると、先頭の人から繰り上がり、メンションでお知らせします。「{ $button }」でキャンセル待ちをやめられます。

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = { $number }回戦（全{ $rounds }回戦）
tournament-final-0 = 決勝
tournament-final-1 = 準決勝
tournament-final-2 = 準々決勝
tournament-begin = **「{ button-here }」を{ $when }までに押してください。** 二人がそろうと対戦が始まります。押さなかった人は負けになります。
tournament-ends = この回戦は遅くとも{ $when }に終わります。続いている対戦は、そのときの得点で決まります。
tournament-misses = -# 2回戦続けて来なかった人は、大会から抜けます。
# 締め切りの少し前に、もう一度呼ぶとき。
tournament-begin-again = ⏰ **対戦が待っています。「{ button-here }」を{ $when }までに押してください。** 押さないと負けになります。
tournament-ends-again = ⏰ **この回戦は{ $when }に終わります。** 続いている対戦は、そのときの得点で決まります。自分の番の人は、`/koikoi 対戦一覧` から対戦に戻れます。
tournament-again = 🔁 は再戦です。全員に新しい相手を組むことができませんでした。
pairing-waits = ⏳ { $first }{ $one } 対 { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } 対 { $second }
   *[other] 🎴 { $first } 対 { $second } · [卓]({ $url })
}
pairing-first = ✔️ **{ $first }**の勝ち、{ $second }の負け { $cause }
pairing-second = ✔️ **{ $second }**の勝ち、{ $first }の負け { $cause }
pairing-draw = ✔️ { $first }と{ $second }：引き分け { $cause }
pairing-neither = ✖️ { $first }と{ $second }：どちらも負け { $cause }
# 総当たり戦で、対戦の半分を終える前に抜けた人がいるとき。
pairing-annulled = ➖ { $first } 対 { $second }：途中で抜けたので、成績に数えません
# 3本勝負の勝ち数。
pairing-wins = （{ $first }対{ $second }）
pairing-bye = ✔️ **{ $first }**は不戦勝
pairing-rests = 💤 **{ $first }**はこの回戦は休みです
cause-no-show = （時間までに来ませんでした）
cause-left = （途中で抜けました）
cause-admin = （管理者の判定）
tournament-decided = -# ⚖️ { $round }回戦 { $first } 対 { $second }：{ $admin }の判定。理由：{ $note }
tournament-corrected = -# ⚖️ { $round }回戦 { $first } 対 { $second }：{ $admin }が結果を直しました（前は{ $before }）。理由：{ $note }
tournament-removed = -# ⚖️ { $admin }が{ $name }を外しました。理由：{ $note }
button-here = チェックイン
button-standings = 成績
button-tournament-text = テキストで保存
tournament-text-sent = 大会の記録のテキストファイルです。保存や共有にどうぞ。
button-withdraw-tournament = 抜ける

tournament-over = ### 🏆 { $name } · 結果
tournament-won = { $count ->
    [1] 🎉 { $names }、優勝おめでとうございます！
   *[other] 🎉 { $names }、同点優勝おめでとうございます！
}
tournament-not-won = 優勝者はいません。
# 最後の対戦が行われずに大会が終わった理由。
ended-left = { $names }が途中で抜けたので、決勝は最後まで行われませんでした。
ended-no-show = { $names }が時間までに来なかったので、決勝は行われませんでした。
ended-unopposed = { $names }の相手が残らなかったので、決勝は行われませんでした。
ended-no-final = 決勝に進む人が残らなかったので、決勝は行われませんでした。
ended-alone = ほかの人が全員抜けたので、{ $number }回戦（全{ $rounds }回戦）で終わりました。
ended-empty = 全員が大会を抜けました。
# 順位0は「まだ決まっていない」。
table-elimination = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $won }勝{ $lost }敗 { $notes }
tournament-row = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $points } · { $won }勝{ $drawn }分{ $lost }敗 · { $decides } { $notes }
table-byes = （不戦勝{ $count }）
table-left = （棄権）
table-annulled = （棄権、成績に数えません）
tournament-too-few = 参加が{ $fewest }人に届かなかったので、中止になりました。
tournament-cancelled = { $admin }が中止しました。理由：{ $note }
tournament-plays-on = 始まっている対戦は最後まで続けられますが、大会の結果にはなりません。

tournament-leave-question = **{ $name }**を今抜けますか？ 続いている対戦は投了になり、これからの相手の勝ちになります。あとで戻ることはできず、優勝もできなくなります。
tournament-leave-annuls = まだ対戦の半分を終えていないので、あなたとの対戦は誰の成績にも数えられなくなります。
button-withdraw-yes = はい、抜けます
button-withdraw-no = いいえ、続けます
tournament-left = 大会を抜けました。
tournament-stayed = このまま続けます。
tournament-noted = 完了しました。大会のメッセージに反映されています。

tournaments-title = ### 🏆 このサーバーの大会
tournaments-line = { $name } · { $count }人 · { $state }
yours-signup = -# ↳ あなたは参加しています。
yours-waiting = -# ↳ あなたはキャンセル待ちの{ $place }番目です。
yours-call = -# ↳ あなたの相手は{ $opponent }です。「{ button-here }」を押してください。
yours-wait = -# ↳ あなたの相手は{ $opponent }です。まだ来ていません。
yours-match = -# ↳ { $opponent }と対戦中です。`/koikoi 対戦一覧` から対戦に戻れます。
tournaments-none = このサーバーにはまだ大会がありません。サーバー管理の権限がある人が `/koikoi-admin 大会` で始められます。
tournaments-none-admin = このサーバーにはまだ大会がありません。
button-manage = 管理
button-all-tournaments = 大会一覧
tournament-stage-signup = 受付中
tournament-stage-finished = 終了
tournament-stage-won = 優勝：{ $names }
tournament-stage-cancelled = 中止

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = これはあなただけに見えています。サーバー管理の権限がある人なら、誰でも同じことができます。書いた理由は、みんなに表示されます。
tournament-made = ✔ 受付を始めました。メッセージはこのチャンネルにあります。受付が終わると大会が自動で始まります。
tournament-entry = 参加できるのは{ $role }のロールを持つ人だけです。
tournament-prize-role = 🎖️ 優勝者には{ $role }のロールが付きます。
tournament-prize-given = { $count ->
    [1] 🎖️ { $names }に{ $role }のロールを付けました。
   *[other] 🎖️ { $names }に、{ $role }のロールを付けました。
}
tournament-prize-refused = ⚠️ { $role }のロールを付けることができませんでした。管理者が付けてください：{ $names }
tournament-prize-partly = ⚠️ { $role }のロールは一部の優勝者にしか付けられませんでした。残りの人には管理者が付けてください：{ $names }
audit-prize = こいこい大会「{ $name }」で優勝
tournaments-new = 新しい大会…
change-title-new = 新しい大会
plan-format-label = 対戦形式
plan-format-single = シングルエリミネーション：負けたら終わり
plan-format-double = ダブルエリミネーション：2回負けたら終わり
plan-format-round-robin = 総当たり戦：全員と対戦
plan-format-swiss = スイス式：成績の近い人と数回戦
plan-days-label = 各回戦の期間
plan-best-label = 同じ相手との対戦数
plan-best-1 = 1本勝負
plan-best-3 = 3本勝負：先に2勝した人の勝ち
plan-rounds-label = 回戦数
plan-rounds-about = 空欄なら必要な数だけ
plan-entry-label = 参加に必要なロール
plan-entry-about = このロールを持つ人だけが参加できます（省略時は全員）
plan-call-label = メンションするロール
plan-call-about = 受付を始めるときにメンションするロール（省略時はなし）
plan-prize-label = 優勝した人に付けるロール
plan-call = 📣 受付を始めるときに { $role } をメンションします。
button-plan-matches = 対戦…
button-plan-roles = ロール設定…
plan-question = この日時は、見る人それぞれのタイムゾーンで表示されます。これでいいですか？
button-plan-yes = はい、受付を始めます
button-plan-no = いいえ
plan-dropped = 何も始めていません。
begin-question = **{ $name }**の開始を{ $hour }（{ $when }）にしますか？

    この日時は、見る人それぞれのタイムゾーンで表示されます。
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**：この日時は二通りに読めます。いつ始めますか？
button-which = { $number }にする
button-hour-yes = はい、そうします
choose-change = 変更する…
change-title = 大会の変更
change-name-label = 名前
change-name-about = みんなに表示されます。
change-begins-label = 開始の日時
change-begins-about = 2時間後、明日20時など、このサーバーの時刻で。それまで参加を受け付けます。
change-most-label = 定員
change-most-about = 3〜{ $most }人。もう参加している人はそのままです。
tournament-done = ✔ 完了しました。
tournament-done-gone = ✔ 保存しました。ただし大会のチャンネルが削除されたため、メッセージには出せません。
tournament-done-closed = ✔ 保存しました。ただし{ $channel }に書けないため、大会のメッセージにはまだ出ていません。書けるようになれば出ます。
tournament-brought = ✔ これからはこのチャンネルに表示され、次の対戦もここで行われます。
tournament-held-gone = ⚠️ **チャンネルが削除されたため、この大会を表示できません。** 時間は止まっているので、誰も負けになりません。別のチャンネルで「{ button-show-here }」を押してください。
tournament-held-closed = ⚠️ **{ $channel }に書き込めないため、この大会を表示できません。** 時間は止まっているので、誰も負けになりません。もう一度書き込めるようにするか、別のチャンネルで「{ button-show-here }」を押してください。
tournament-held-filtered = ⚠️ **AutoModが{ $channel }のメッセージを止めているため、この大会を表示できません。** 時間は止まっているので、誰も負けになりません。「サーバー設定 → AutoMod」で私のロールを対象外にしてから「{ button-show-here }」を押してください。
tournament-held-away = ⚠️ **この大会のメッセージをDiscordが受け付けませんでした。** 時間は止まっているので、誰も負けになりません。少ししてからもう一度送ります。
tournament-held = -# ⚠️ 今はメッセージを表示できないので、時間は止まっています。管理者に伝えてください。
button-start-now = 今すぐ始める…
start-question = **{ $name }**を、今の{ $count }人で始めますか？ 始めたあとは参加できません。
button-start-yes = はい、始めます
button-show-here = ここに表示
button-cancel = 中止する…
choose-pairing = 結果を決める…
button-decide = 決める…
button-correct = 直す…
pairing-own = -# ↳ 自分の対戦です。結果はほかの管理者が決めます。
choose-removed = 参加者を外す…
button-seeds = シード…
seeds-title = ### 🏆 { $name } · シード
seeds-about = シードで組み合わせが決まります。現在：{ $seeding }。抽選や変更の後に参加した人は最後になります。
choose-seed = シードを変える人を選ぶ…
button-seeds-rating = レート順
button-seeds-draw = 抽選する
seed-title = { $name }のシード
seed-label = シード
seed-about = 1が最上位、{ $count }まで選べます。ほかの人の順番は変わりません。
decide-question = **{ $pairing }**の結果は？ 次に理由を書きます。みんなに表示されます。
decide-now = 今の結果：{ $line }
decide-stops = この対戦は進行中です。結果を決めると対戦は終わり、成績には数えません。
decide-goes-on-double = 勝者は次に進みます。負けた人は、2回目の負けなら終わりです。どちらも負けなら、二人とも1敗になります。
decide-goes-on-single = 勝者は次の回戦に進みます。どちらも負けなら、誰も進みません。
decide-ends = - { $result }：大会は終わります。{ $count ->
    [0] 優勝者はいません。
    [1] { $names }が優勝します。
   *[other] { $names }が同点優勝になります。
}
decide-ends-many = - { $result }：大会は終わります。{ $count }人が同点優勝になります。
decide-until = 結果は、次の回戦が始まるまで直せます。
decide-last-of-round = ⚠️ この回戦で最後の対戦です。結果を決めると、すぐに次の回戦が始まります。そのあとは直せません。
decide-last = ⚠️ 最後の対戦です。結果を決めると、大会はすぐに終わります。そのあとは直せません。
decide-first = { $first }の勝ち
decide-second = { $second }の勝ち
decide-draw = 引き分け
decide-neither = どちらも負け
reason-title = 理由
reason-label = なぜですか？
reason-about = あなたの名前と一緒に、みんなに表示されます。
reason-about-end = 大会はすぐに終わり、優勝者はいません。理由は、あなたの名前と一緒にみんなに表示されます。
reason-about-remove = 進行中の対戦は負けになり、大会には戻れません。理由は、あなたの名前と一緒にみんなに表示されます。

table-about-swiss = -# 勝点 · 勝敗 · 相手点：対戦相手の勝点の合計（勝点が同じときはこれで決まります）
table-about-round-robin = -# 勝点 · 勝敗 · SB点：勝った相手の勝点の合計（勝点が同じときはこれで決まります）
table-rule-swiss = -# 不戦勝など、行われなかった対戦は、相手点では仮の相手との対戦として数えます（チェスのFIDEの規則）。
table-rule-round-robin = -# 対戦の半分を終える前に抜けた人の成績は、誰の成績にも数えません（チェスのFIDEの規則）。
tie-break-swiss = 相手点
tie-break-round-robin = SB点
alt-bracket = { $name }の対戦表。この回戦：
alt-standings = 大会の成績表：
refused-line-of-tournament = 大会の対戦です。勝者の次の相手は大会で決まります。

# A tournament among the server's events; the third one is the event's own text.
button-event-on = イベントに追加
button-event-off = イベントから外す
event-about = 開始までに、チャンネルで参加を登録してください。
tournament-event-on = 📅 この大会はサーバーのイベントに出ています。
tournament-event-refused = ⚠️ Discordがイベントを受け付けませんでした。「イベントを作成」の権限が必要です。また、サーバーのイベントは100件までです。
tournament-event-again = そのあと「{ button-event-on }」を押してください。
