moderation-title = ### { $guild }のモデレーション
moderation-about = メンバーの参加停止とその解除には、`/koikoi-admin モデレーション` の「メンバー」を指定してください。終わった対戦を無効にするには「番号」です。
moderation-blocked = **参加停止中のメンバー**
moderation-nobody = いません。
moderation-choose = 参加停止中のメンバーを選ぶ
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · { $until }に終了
}
moderation-log = **記録**
moderation-no-log = まだ何もありません。
moderation-channel = **記録の投稿先。** 管理者がここで行ったこと（参加停止、対戦の無効化、対戦の中止、設定の変更）を一つのチャンネルにも投稿します。
ask-log = 投稿しない
moderation-back = モデレーションに戻る
moderation-may-play = **{ $name }**はこのサーバーで遊べます。参加停止になったメンバーは、ここで何も始められません（申し込み、卓、大会、コンピューターとの対戦、今日の一局）。すでに始めた対戦や大会は続きます。対戦を終わらせるには `/koikoi-admin 中止` を使ってください。
moderation-is-blocked = **{ $name }**は参加停止中です。このサーバーでは何も始められません。
moderation-until = 参加停止は自動で解除されます：{ $until }、{ $when }
moderation-do-block = 参加停止にする…
moderation-do-block-for = 期限つきで参加停止にする…
moderation-days = { $days }日間
moderation-lift = 参加停止を解除
moderation-warned = **警告**
moderation-choose-warned = 警告中のメンバーを選ぶ
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · { $until }に終了
}
moderation-do-warn = 警告する…
moderation-no-end = 期限なし
moderation-do-unwarn = 警告を取り消す…
warn-title = このメンバーに警告する
warn-about = 相手がここで次にコマンドを使ったときに表示されます。あなたの名前は出ません。
warned-title = ⚠️ { $guild }の管理者から警告がありました。
warned-line = { $until ->
    [none] - 「{ $reason }」
   *[other] - 「{ $reason }」 · { $until }まで
}
moderation-reason-about = このサーバーの管理者が読めます。
block-title = このメンバーを参加停止にする
void-title = 対戦{ $match }を無効にする
void-question = 対戦{ $match }を無効にしますか？ { $players } · { $score } · { $when }
    このサーバーの成績にはもう数えません。この対戦でのレートの増減が取り消され、順位表とプロフィールからも消えます。{ $reach }その後の対戦の数え方は変わらず、実績も残ります。元には戻せません。
void-tournament = 大会**{ $name }**の対戦です。大会の結果は変わりません。
void-yes = 無効にする…
void-done = 対戦{ $match }を無効にしました。このサーバーの成績にはもう数えません。{ $reach }
void-reach-gain = 全サーバーの成績では、ボットの運営者が確認するまで、この対戦で得た分だけが取り消されます。
void-reach-server = 古い対戦か、最近無効にされた対戦が多いため、全サーバーの成績ではボットの運営者が確認するまで数え続けます。
void-reach-all = ボットの運営者が確認したので、どこの成績にも数えません。
log-line = { $when } · { $line }
log-reason = { $line } · 「{ $reason }」
log-reach = { $line } · { $reach }
log-until = { $line } · { $until }まで
log-block = 🚫 { $admin }が{ $name }を参加停止にしました
log-lift = ✅ { $admin }が{ $name }の参加停止を解除しました
log-warn = ⚠️ { $admin }が{ $name }に警告しました
log-unwarn = ✅ { $admin }が{ $name }の警告を取り消しました
log-void = 🧹 { $admin }が対戦{ $match }を無効にしました
log-confirm = ✅ ボットの運営者が対戦{ $match }の無効を確認しました
log-waits = -# ⏳ 全サーバーの成績では、ボットの運営者の確認待ちです。
log-abort = 🛑 { $admin }が対戦{ $match }を結果なしで終わらせました
log-settings = ⚙️ { $admin }が設定を変更しました
log-match = { $match }（{ $players }）
