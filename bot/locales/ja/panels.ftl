# パネル：メニュー、役、一覧、ルール、設定。

preset-wikipedia-2015 = クラシック
preset-wikipedia-2020 = スタンダード
preset-sloperama = 50文先取
preset-ktane = 3局勝負
preset-richmind = 短冊+1
preset-steam = 持ち点30文
preset-nintendo = 携帯ゲーム風
about-wikipedia-2015 = 五光は15文、短冊などの追加点あり
about-wikipedia-2020 = 今の一般的なルール、7文以上で2倍
about-sloperama = 自分のこいこいで倍、50文先取
about-ktane = 短期戦、二人のこいこいの合計が倍率に
about-richmind = 盃はカスに数えない、短冊などの追加点あり
about-steam = 30文ずつ持って始め、点を取り合う
about-nintendo = こいこいは1局1回、タネ・短冊はそれぞれ最高の役だけ
rules-changed = { $rules }（変更あり）

watching = 観戦中：**{ $first }** 対 **{ $second }** · { $round }
waiting-at-table = { $place ->
    [1] 次はあなたの番です。**{ $first }** 対 **{ $second }**の勝者と対戦します。手札はそのとき届きます。
   *[other] **{ $first }** 対 **{ $second }**が対戦中です。あなたは{ $place }局後に入ります。手札はそのとき届きます。
}
watching-over = **{ $first }** 対 **{ $second }**：この対戦は終わりました。
button-watch = 観戦する
button-winner = 勝者に挑戦
rematch-asked = 申し込みました。<#{ $channel }> で返事を待っています。
rematch-waits = もう申し込んであります。{ $name }の返事を待っています：{ $where }
table-tournament = 🏆 大会**{ $name }**の対戦です

menu-title = { $name }との対戦 · { $round }
button-resign = 投了
button-bring = 卓をここへ
button-send-again = 卓を出し直す
button-bring-short = 卓をここへ
button-rules = ルール
button-report = 問題を報告
resign-question = { $name }との対戦を投了しますか？ 負けになります。
resign-tournament = { $name }との対戦を投了しますか？ 大会では結果が要るため、まだ札を出していなくても負けになります。
withdraw-question = { $name }との対戦をやめますか？ まだどちらかが一枚も札を出していないので、成績には数えません。
button-leave-match = やめる
button-withdraw-match = やめる
withdrawn = 対戦をやめました。成績には数えません。
withdraw-late = { $name }が先ほど札を出したので、ここからは結果が残ります。
button-off = 対戦を取り消す
off-question = この対戦をなかったことにするよう、{ $name }に頼みますか？ { $name }が同意すれば終わり、成績には数えません。{ $name }がそのまま打てば、この頼みは消えます。頼めるのは1対戦に2回までです。
button-off-yes = 頼む
off-offered = 頼みました。返事があるまで対戦は続き、持ち時間も減ります。
off-done = 二人とも同意したので、対戦を取り消しました。成績には数えません。
button-resign-yes = 投了する
button-resign-no = 続ける
resigned = 投了しました。ありがとうございました！
resign-kept = では、続けましょう！
brought = 卓をここへ移しました。
report-label = どんな問題ですか？
report-about = このボットの運営者が、この対戦の記録とあわせて読みます。
report-hint = 何をしたら、どうなりましたか？ 本当はどうなるはずでしたか？
host-notice = -# 🛠️ { $notice }
button-answer = 返信する
host-report = **報告{ $number }**（{ $name }）
host-report-where = { $server } · 対戦{ $match }、{ $step }手目
host-in-dms = DM
host-report-terminal = -# ボットを動かしているマシンで `koikoi reports { $number }` と入力すると、対戦の記録とあわせて読めます。
answer-label = 返信の内容
answer-about = ボットからのDMで本人に届きます。
answer-saved = これから本人に送ります。届かなかったときはお知らせします。
report-answer = 対戦{ $match }についての**ご報告に、ボットの運営者から返信があります**：
host-answer-closed = 報告{ $number }への返信は{ $name }に届きませんでした。DMを受け取らない設定になっています。
host-answer-failed = 報告{ $number }への返信は{ $name }に届きませんでした。Discordに受け付けられませんでした。
host-dms-stopped = ⚠️ **このボットはDiscordに制限されました。** 新しいDMを開くことも、サーバーに参加することもできません。以前にDMを送った人には、これまでどおり届きます。Developer Portalでアプリを確認し、Discordのサポートに異議を申し立ててください。ボットは1日1回と、`koikoi doctor` の実行後に、もう一度試します。
host-dms-again = ✅ このボットは、また新しいDMを開けるようになりました。
host-unit-failed = ボットを動かしているマシンで**{ $unit }**が失敗しました。理由は { $command } でわかります。
host-voids = ⚖️ 無効の確認を待っている対戦：**{ $count }**。確認するまで、全サーバーの成績には、少なくとも負けとして残ります。ボットを動かしているマシンで `koikoi voids` を使うと一覧が見られます。
reported = ありがとうございます。運営者に届きました（対戦{ $match }）。対戦の画面も更新しました。

yaku-title-own = **あなたの役** · 相手：{ $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }：{ $points }文 · { $cards }
yaku-near = ▫️ { $yaku } { $have }／{ $need }枚 · あと：{ $cards }
yaku-near-some = ▫️ { $yaku } { $have }／{ $need }枚 · あと{ $count }枚：{ $cards }
yaku-held = { $card }✋
yaku-in-hand = -# ✋は手札にある札
yaku-none = まだ役はなく、近い役もありません。
yaku-captured = -# 取り札：{ $cards }
yaku-opponent = **{ $name }**の役：{ $sum }
yaku-opponent-none = **{ $name }**にはまだ役がありません。
yaku-opponent-near = ▫️ あと少し：{ $near }
yaku-more = ほか{ $count }枚

fair-title = **公平さの証明。** 各局の札の並びは、誰かが札を見る前に封印します。その印（ハッシュ値）の最初の{ $digits }桁は、最初の一手まで卓に（DMでは手札の下に）出ます。局が終わると封印を開きます。局の途中で札が差し替えられていないことの証明です（切り方が無作為だったことの証明ではありません）。
fair-sealed = 第{ $number }局、封印中：`{ $commitment }`
fair-opened = 第{ $number }局、開封済み：`{ $commitment }`
fair-void = 第{ $number }局、配り直し（{ $reason }）、開封済み：`{ $commitment }`
fair-check = -# 確かめ方：nonce、改行、札の並びの行を、この順につないだもののSHA-256です。どれも添付ファイルにあります。終わった対戦の記録にも入っていて、`koikoi verify` で確かめられます。
fair-file-round = 第{ $number }局
fair-file-void = （配り直し：{ $reason }）

record-here = 対戦{ $match }の記録です（配札とすべての手）。端末の `koikoi record` で再現できます。

games-title = ### あなたの対戦
games-none = 進行中の対戦はありません。`/koikoi 対戦` で誰かを誘うか、`/koikoi 相手探し` で相手を探すか、`/koikoi コンピューター` で私と遊べます。
games-your-turn = 🟢 **あなたの番** · 相手：{ $name } · { $round }
games-absent = 💤 **{ $name }の時間が切れました。どうするか選べます** · { $round }
games-their-turn = ⚪ { $name }の番 · { $round }
games-late = ⏰ 時間切れです
games-since = { $since }から
games-between = ⏸️ 局の合間 · 相手：{ $name } · { $round }
games-invited = 📨 { $name }からのお誘い · { $length } · 受付終了：{ $until }
games-inviting = 📨 { $name }へのお誘い · { $length } · 受付終了：{ $until }
games-open-table = 📨 あなたが立てた卓 · { $length } · 受付終了：{ $until }
games-where = -# <#{ $channel }>
games-where-dm = -# DM
games-page = -# { $page }／{ $pages }ページ
button-open-hand = 手札を開く
button-previous = ◂
button-next = ▸
button-withdraw = 取り下げる
games-bring-missing = 卓を置けるのはそのサーバーのチャンネルだけなので、<#{ $channel }> のいちばん下に出し直しました。

# ほかの人の記録を頼まれたとき、自分の一覧の上に。
list-own-only = 🔒 これはあなたの記録です。DMではほかの人の記録は見られません。{ $name }の記録はサーバーでご覧ください。
list-own-only-outside = 🔒 これはあなたの記録です。ほかの人の記録は、私がいるサーバーでしか見られません。{ $name }の記録はそちらでご覧ください。
history-title = ### { $name }の対戦履歴
history-none = 終わった対戦はまだありません。
history-won = 🏆 { $name }に勝ち **{ $score }** · { $when } · { $rules }
history-lost = ▫️ { $name }に負け **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 { $name }と引き分け **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 { $name }の投了で勝ち **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ { $name }との対戦で投了 **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 { $name }の時間切れで勝ち **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ { $name }との対戦で時間切れ負け **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 { $name }との対戦 · 管理者が終了 · { $when }
history-abort = 🛑 { $name }との対戦 · 管理者が終了 · { $when }
history-withdraw = 🚪 { $name }が取りやめ · { $when }
history-withdraw-own = 🚪 { $name }との対戦を取りやめ · { $when }
history-agreed = 🤝 { $name }との対戦 · 合意のうえ取り消し · { $when }
history-uncounted = { $line } · 順位表の対象外
# 管理者が無効にした対戦。
history-void = ~~{ $line }~~ · 無効
# 順位表に入るのは人との対戦だけ。下の一覧にはすべて出る。
history-standing = **順位表**（人との対戦）：{ $won }勝{ $lost }敗{ $drawn }分 · 1局の最高 { $best }文 · 勝ち数{ $rank }位
history-count = **全{ $count }件**
history-count-here = このサーバーで**{ $count }件**

leaderboard-title = ### 🏆 { $guild }の順位表
leaderboard-title-all = ### 🏆 全サーバーの順位表
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = 終わった対戦がまだありません。まずは `/koikoi 対戦` から。
leaderboard-none-then = この期間に終わった対戦はありません。
leaderboard-line = **{ $rank }位** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# あなた：{ $rank }位、{ $result }
leaderboard-you-none = -# あなた：ここの順位表に入る対戦はまだありません
leaderboard-you-provisional = -# あなた：{ $result }。レートの順位はまだなし（レートが動いた対戦 { $matches }/{ $enough }、ほかの人とも対戦したことのある相手 { $opponents }/{ $people }人）
leaderboard-you-few = -# あなた：{ $result }。レートの順位はまだなし（今シーズンの対戦 { $played }/{ $enough }）
leaderboard-about = 人どうしの対戦を数えます。同じ二人の対戦は週{ $week }戦までです。1局も終わらないうちにやめると、やめた人の負けになりますが、相手の勝ちにはなりません。
leaderboard-about-provisional = 「?」は順位なしの仮のレートです。ほかの人とも対戦したことのある{ $people }人以上を相手に、レートの動く対戦を{ $enough }戦すると順位がつきます。
leaderboard-about-provisional-season = 「?」は順位なしの仮のレートです。ほかの人とも対戦したことのある{ $people }人以上を相手に、レートの動く対戦を{ $enough }戦し、そのシーズンに{ $season }戦すると順位がつきます。
leaderboard-about-marks = 🥇 🥈 🥉：これまでのシーズンの順位（レート）
measure-rating = レート
measure-wins = 勝ち数
measure-points = 得点
measure-hand = 最高の一局
period-all = 通算
period-week = 今週
period-this-season = 今シーズン
period-season = 今シーズン：{ $season }
period-past-season = シーズン：{ $season }
period-of-week = { $date }からの1週間
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = { $played }戦{ $won }勝 · { $points }文
result-points = **{ $points }**文
result-hand = 1局で**{ $best_round }**文
button-board-all = 全サーバー
button-board-here = このサーバー
button-leaderboard = 順位表
button-counting = 数え方
weekly-title = ### 🏆 { $guild }の週間順位表（{ $first }〜{ $last }）· { $measure }
date = { $month }月{ $day }日
date-year = { $year }年{ $date }
season-quarter = { $quarter ->
    [1] { $year }年1〜3月
    [2] { $year }年4〜6月
    [3] { $year }年7〜9月
   *[other] { $year }年10〜12月
}
season-since = { $date }から
season-rest = { $season }（{ $date }から）
season-now = **シーズン：**{ $season }
season-begun = **新しいシーズンが始まりました：**{ $season }。**{ $before }**は終わりました。その順位表は `/koikoi 順位表` に残り、上位3人にはメダルがつきます。
season-how-quarter = 暦の四半期（UTC）で終わり、次は自動的に始まります。
season-how-begun = 次のシーズンを始めるか、暦の四半期に戻すまで続きます。
season-command = -# `/koikoi-admin シーズン` で操作を選ぶと、新しく始められます。
season-ask-new = **新しいシーズンを始めますか？**
season-ask-unnamed = -# 名前はありません。`名前` を入力すると付けられます。
season-ask-named = **新しいシーズンを始めますか？** 名前：
season-ask-quarter = **暦の四半期に戻しますか？** この四半期の残りは、新しいシーズンになります。
season-ends = **{ $before }**はここで終わり、元には戻せません。順位表は `/koikoi 順位表` に残り、上位3人にはメダルがつきます。
button-season-begin = 始める
button-season-keep = 変更しない

rules-title = ### ルール：{ $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# { $channel }とそのスレッドのルールです。このサーバーのほかの場所は{ $rules }です。
rules-counting = **要点**
rules-line = **{ $yaku }** { $points }文 · { $made }
rules-line-extra = **{ $yaku }** { $points }文、1枚増えるごとに+1文 · { $made }
# ルールの出典に書かれていないこと。
rules-borrowed-yaku = -# このルールの出典には役の点がないため、{ $lender }の点を使います。
rules-borrowed-flow = -# このルールの出典にあるのは役と点だけなので、ほかは{ $lender }と同じです。
button-rules-yaku = 役
button-rules-dealing = 親と配り方
button-rules-turns = 進め方
button-rules-scoring = 得点
button-rules-match = 勝敗

rule-hint = 同じ月の札を合わせて取り、役を作り、勝負かこいこいかを選びます。
rule-seven = 役の合計が7文以上なら2倍。
rule-no-seven = 7文以上でも2倍にならない。
rule-koi-none = こいこいでは倍にならない。
rule-koi-opponent_x2 = 相手がこいこいしていたら2倍（こいこい返し）。
rule-koi-own_plus_1 = 自分のこいこいの回数で×2、×3…。
rule-koi-all_plus_1 = 二人のこいこいの合計回数で×2、×3…。
rule-koi-steam = 自分のこいこいは3回まで1回+1文、4回で×2、5回で×3…。
rule-brights = 配られた場の光札1枚で×2、2枚で×3…。
rule-combine-product = 倍率どうしは掛け合わせる（×2と×2で×4）。
rule-combine-sum = こいこいと場の光札の倍率は足し合わせる（×2と×2で×3）。
rule-flat = 配られた札の得点と流局の得点は、倍にならない。
rule-exhaust-zero = 流局は得点なし。
rule-exhaust-oya = 流局は親権で親に{ $points }文。
rule-exhaust-caller = 流局は、最後にこいこいした人の役の点（倍なし）。
rule-zero-sum = 得点は相手が払う。

rule-brights-best = 光札の役は、最高の役1つだけ数える。
rule-stacking-all = ほかの役はすべて数える。
rule-stacking-every = 役はすべて数える。
rule-stacking-family = タネと短冊は、それぞれ最高の役だけ数える。
rule-stacking-one = 最高の役1つだけ数える。
rule-chofuku-off = 赤短と青短がそろっても別の役にはせず、二つの点を足す。
rule-chofuku-on = 赤短と青短がそろえば、二つの代わりにその役を数える。
rule-cup-0 = 菊に盃はタネだけに数える。
rule-cup-1 = 菊に盃はタネにもカスにも数える。
rule-cup-2 = 菊に盃はタネと、カス2枚分に数える。
rule-viewing-off = 花見で一杯・月見で一杯は役にしない。
rule-viewing-needs_other = { $viewing ->
    [tsukimi] 月見で一杯は、ほかの役があるときだけ。
    [hanami] 花見で一杯は、ほかの役があるときだけ。
   *[both] 花見で一杯・月見で一杯は、ほかの役があるときだけ。
}
rule-viewing-after = { $viewing ->
    [tsukimi] 自分がこいこいした後は、月見で一杯が{ $points }文。
    [hanami] 自分がこいこいした後は、花見で一杯が{ $points }文。
   *[both] 自分がこいこいした後は、花見で一杯・月見で一杯がそれぞれ{ $points }文。
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] 自分がこいこいした後は、月見で一杯は役にしない。
    [hanami] 自分がこいこいした後は、花見で一杯は役にしない。
   *[both] 自分がこいこいした後は、花見で一杯・月見で一杯は役にしない。
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] 霧流れあり（桐の札を取ると月見が流れる）。
    [hanami] 雨流れあり（柳に小野道風を取ると花見が流れる）。
   *[both] 雨流れ・霧流れあり（柳に小野道風を取ると花見、桐の札を取ると月見が流れる）。
}
rule-weather-rain = { $viewing ->
    [tsukimi] 雨流れあり（柳に小野道風か柳のカスを取ると、月見が流れる）。
    [hanami] 雨流れあり（柳に小野道風か柳のカスを取ると、花見が流れる）。
   *[both] 雨流れあり（柳に小野道風か柳のカスを取ると、花見も月見も流れる）。
}
rule-weather-november = { $viewing ->
    [tsukimi] 雨流れあり（柳の札を1枚でも取ると、月見が流れる）。
    [hanami] 雨流れあり（柳の札を1枚でも取ると、花見が流れる）。
   *[both] 雨流れあり（柳の札を1枚でも取ると、花見も月見も流れる）。
}
rule-month = 月札は、その局の月の4枚（第1局は1月の松）で{ $points }文。

rule-first-month_draw = 最初の親：1枚ずつ引き、月の早い人が親。同じ月なら点の高い札の人。同じ月のカスどうしなら引き直し。
rule-first-random = 最初の親：ランダムに決まる。
rule-first-challenger = 最初の親：申し込んだ人（コンピューターが相手なら、あなた）。
rule-next-winner = その後は、局に勝った人が次の親。
rule-next-loser = その後は、局に負けた人が次の親。
rule-next-alternate = その後は、1局ごとに親を交代。
rule-nobody-same = 勝ちのない局の後は、同じ人が続けて親。
rule-nobody-other = 勝ちのない局の後は、相手が親。
rule-deal-kfo4 = 8枚ずつ、子・場・親の順に4枚ずつ配る。先手は親。
rule-deal-kfo2 = 8枚ずつ、子・場・親の順に2枚ずつ配る。先手は親。
rule-deal-kof4 = 8枚ずつ、子・親・場の順に4枚ずつ配る。先手は親。
rule-deal-kfo8 = 子・場・親の順に8枚ずつ、一度に配る。先手は親。
rule-swap = 子は、札を見る前に親の手札と交換できる。
rule-field_quad-redeal = 場に同じ月が4枚：配り直し。
rule-field_quad-pay = 場に同じ月が4枚：親に{ $points }文で、局は終わり。
rule-field_quad-off = 場に同じ月が4枚：そのまま続ける。
rule-field_pairs-redeal = 場に同じ月2枚ずつ4組：配り直し。
rule-field_pairs-pay = 場に同じ月2枚ずつ4組：親に{ $points }文で、局は終わり。
rule-field_pairs-off = 場に同じ月2枚ずつ4組：そのまま続ける。
rule-field_triple-redeal = 場に同じ月が3枚：配り直し。
rule-field_triple-off = 場に同じ月が3枚：そのまま続ける。
rule-teshi-pay = 手四（手札に同じ月が4枚）：その人に{ $points }文で、局は終わり。
rule-teshi-redeal = 手四（手札に同じ月が4枚）：配り直し。
rule-teshi-off = 手四（手札に同じ月が4枚）：そのまま続ける。
rule-kuttsuki-pay = くっつき（手札が同じ月2枚ずつ4組）：その人に{ $points }文で、局は終わり。
rule-kuttsuki-redeal = くっつき（手札が同じ月2枚ずつ4組）：配り直し。
rule-kuttsuki-off = くっつき（手札が同じ月2枚ずつ4組）：そのまま続ける。
rule-lucky-tie = 二人とも手役で得点になるとき：得点なしで、局は終わり。
rule-lucky-ignore = 二人とも手役で得点になるとき：得点なしで、そのまま続ける。
rule-lucky-redeal = 二人とも手役で得点になるとき：配り直し。
rule-lucky-dealer = 二人とも手役で得点になるとき：親だけが得点。
rule-field-first = 場の札を先に、手札はその次に見る。
rule-dealt-again = 配り直しは同じ親で。配り直す前の札は局に数えない。

rule-turn = 自分の番では、手札を1枚出し、次に山札を1枚めくる。
rule-take = どちらの札も、場に同じ月の札があれば合わせて取り、なければ場に残る。2枚あれば1枚を選ぶ。
rule-three-all = 3枚あれば、3枚とも取る。
rule-three-one = 3枚あっても、取るのは選んだ1枚だけ。
rule-wild = 場に11月の札がないとき、柳のカスは鬼札になり、どの札でも取れる。
rule-decision-increase = 役ができたら、勝負かこいこいかを選ぶ。その後は、役の点が増えるたびにまた選ぶ。
rule-decision-new_yaku = 役ができたら、勝負かこいこいかを選ぶ。その後は、新しい役ができるたびにまた選ぶ。
rule-stop = 勝負なら局は終わり。自分の役の点が入り、相手は0文。
rule-limit-none = こいこいは何回でもできる。
rule-limit = こいこいは1局に各自{ $limit }回まで。使い切った後は、役ができると局は終わり。
rule-limit-round = こいこいは1局に二人合わせて{ $limit }回まで。使い切った後は、役ができると局は終わり。
rule-last-card = 手札がなくなって役ができると、局は終わり。
rule-reply = こいこいの後、相手が役を作ればその場で終わる。

rule-rounds = 全{ $rounds }局。点の多い人の勝ち。
rule-target = 先に{ $points }文に届いた人の勝ちで、対戦は終わり。
rule-tie-draw = 同点は引き分け。「{ button-rematch }」で新しい対戦を始められる。
rule-tie-extra_round = 同点なら、決着まで局を続ける。
rule-bank = 持ち点{ $points }文から始め、なくなったら負け。

learn-title = ### 1分でわかるこいこい
learn-turn = **自分の番。** 手札を1枚出し、場に同じ月の札があれば両方取ります。次に山札を1枚めくり、同じようにします。何が取れるかはボタンに出ていて、緑が取れる札です。
learn-yaku = **役**は取り札の組み合わせです。赤短、猪鹿蝶、月見で一杯、カス10枚など。「{ button-yaku }」ボタンで、あと何枚かがわかります。
learn-decide = **役ができたら選びます。** 「勝負」なら局を終えて得点。「こいこい」なら続けて、もっと大きな役を狙います。ただし相手に先に上がられると0文です。
learn-more = 同じ月の札は、同じ草木と同じ数字です。覚えておくことはありません。1局遊べばわかります。
help-command = { $command }：{ $about }
help-admins = **このサーバーの管理者の方へ**
greeting =
    はじめまして！ このサーバーで、花札の**こいこい**が遊べるようになりました。メンバー同士でもコンピューターとでも、絵とボタンで遊べます（インストール不要）。
    - `/koikoi 遊び方`：5分で遊び方を覚える
    - `/koikoi 対戦`：対戦を申し込む、または誰でも参加できる卓を立てる
    - `/koikoi-admin 設定`：このサーバーのルール、チャンネル、言語を決める（管理者向け）
how-terms = **この申し込み：**{ $terms }
how-house-rule = - { $option }：{ $value }
how-more = - ほか{ $count }件は「{ button-rules }」で見られます
button-try = 私と遊んでみる

me-title = ### あなたの設定
me-hand = 手札を出す場所
me-hand-dm = DM
me-hand-channel = チャンネルの「{ $button }」ボタン
me-nudges = 自分の番の知らせ方
me-nudges-usual = 離れているとき
me-nudges-always = 毎回
me-nudges-never = 知らせない
me-challenges = ほかの人からの申し込み
me-challenges-on = 申し込みを受ける
me-challenges-off = 申し込みを受けない
me-print = 手札の絵の大きさ
me-print-usual = ふつう
me-print-large = 大きめ
    .about = 札を大きく、取り札は枚数だけ
me-pause = コンピューターの手の速さ
me-pause-short = 速い：0.5秒
me-pause-usual = ふつう：2〜3秒
me-pause-long = ゆっくり：5秒
me-confirm = 札を押したとき
me-confirm-off = すぐに出す
me-confirm-on = 確かめてから出す
me-order = 手札の下のボタンの並び
me-order-usual = ふつう
me-order-left = 左右を逆に（左手用）
    .about = 札の並びはそのままです
me-motion = 動画
me-motion-usual = すぐに再生
me-motion-less = 動きを減らす
    .about = まず静止画を出します
me-language = 表示する言語
me-language-auto = Discordと同じ
me-note = -# どのサーバーでも同じ設定です。手札はどちらの場所でもいつでも開けます。ここで選ぶのは、自動で出る場所です。
me-saved = -# ✔ 保存しました
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 こんにちは！ これからは、ここにお知らせと手札が届きます。
dm-waits = ✉️ { $when }にDMを送れるようになります。Discordの制限で、新しいDMは少しずつしか開けません。それまでに対戦が始まったら、手札はチャンネルの**{ $button }**ボタンで開きます。
dm-flagged = ⚠️ 今はDiscordが新しいDMを開かせてくれないので、まだDMを送れません。手札はチャンネルの**{ $button }**ボタンで開きます。開けるようになるまで試し続けます。
dm-closed = ⚠️ DMが届かないので、手札はチャンネルの**{ $button }**ボタンで開きます。同じサーバーのプライバシー設定でDMを許可してから、もう一度選んでください。

doctor-message = `koikoi doctor` のテストです。すぐに消えます。

privacy-title = ### 保存しているあなたのデータ
privacy-text = DiscordのIDと名前、設定とお知らせ、遊んだ対戦・大会・卓・問題のすべての手とその時刻、結果と実績、ブロックした人、管理者として決めたこと、そして報告した問題です。全部「{ button-export }」で受け取れます。メッセージは読みません。見られるのは、このボットの運営者だけです。ただし「今日の一局」と全サーバーの順位表での名前と結果、それにプロフィールは、ほかのサーバーにも表示されます。
privacy-erase-text = 消去すると、進行中の対戦は投了になり、名前とIDがすべての記録から外れます。対戦そのものは名前なしで残ります。今日の一局をもう一度遊ぶことはできません。戻ってきても、あなたへの参加停止やブロック、待ち時間、回数の制限はそのまま残ります。元には戻せません。
privacy-host = **このボットの運営者**：{ $said }
privacy-contact = **データについてのお問い合わせ**：{ $said }
button-privacy-policy = プライバシーポリシー
button-terms = 利用規約
button-export = データを受け取る
button-erase = データを消去
button-erase-yes = すべて消去する
button-erase-no = 消去しない
privacy-question = 保存しているあなたのデータを、本当にすべて消去しますか？
privacy-erased = 消去しました。またいつでも、新しいプレイヤーとしてどうぞ。
privacy-kept = 何も変更していません。
privacy-export = 保存しているあなたのデータのすべてです。
