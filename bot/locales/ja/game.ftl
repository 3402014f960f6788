# 対戦の申し込み、卓、手札：遊んでいる間に読む文。

name-anybody = どなたか
name-erased = 元プレイヤー
# スレッドの名前など。
versus = { $first } 対 { $second }
name-blank = 名無し
# 読んでいる本人を指すとき、名前の代わりに。
name-you = あなた
# 文の中の名前。点数の行では敬称なし。
name-person = { $name }さん
# 文の中のコンピューターの名前。`.menu` は強さを選ぶメニューでの表示。
level-greedy = コンピューター
    .menu = コンピューター
level-sprout = CPU（わかば）
    .menu = コンピューター・わかば
level-player = CPU（中級）
    .menu = コンピューター・中級
level-expert = CPU（上級）
    .menu = コンピューター・上級
level-master = CPU（名人）
    .menu = コンピューター・名人
level-other = CPU（{ $level }）
# 選ぶときに見える打ち方。スマホで1行に収まる長さ。
plays-sprout = 覚えたて。取り忘れもあり、役ができるとすぐ勝負
plays-player = 手堅くて速い。役を作り、相手の欲しい札も取る
plays-expert = 先を読む。相手の手札をいろいろ考えて選ぶ
plays-master = こちらの手札を見抜き、対戦全体で勝ちにくる
level-line = -# { $name }：{ $style }。ほかの強さは `/koikoi コンピューター` で選べます。
choose-level = コンピューターと遊ぶ：強さを選ぶ
picture-round = 局
picture-any-of = { $count }枚
picture-further = 追加1枚ごと +1
picture-nobody = 流局
picture-won = 勝
picture-your-turn = 手番
picture-quarter-final = 準々決勝
picture-semi-final = 準決勝
picture-final = 決勝
picture-grand-final = 決勝
picture-winners-bracket = 勝者側
picture-losers-bracket = 敗者側
picture-winner = 優勝
picture-bye = 不戦勝
picture-walkover = 不戦勝
picture-points = 勝点
picture-round-of = { $number }回戦

length-rounds = 全{ $rounds }局
length-target = { $target }文先取
length-instead = { $length }（ふつうは{ $usual }）
time-minutes = 1手{ $minutes }分
time-hours = 1手{ $hours }時間
pace-live = リアルタイム対戦
pace-daily = 1日1手の対戦

challenge-member = 🎴 { $opponent }、{ $challenger }から**花札こいこい**のお誘いです
challenge-rematch = 🎴 { $opponent }、{ $challenger }から**花札こいこい**の再戦の申し込みです
challenge-open = 🎴 { $challenger }が**花札こいこい**の卓を立てました。どなたかどうぞ！
challenge-terms = { $length } · { $time } · { $rules }
# ルールの名が長さを言うとき。
challenge-terms-named = { $time } · { $rules }
challenge-new = 初めてでも大丈夫。何が取れるかはボタンに出ます。
challenge-offer = まだどなたもいないようです。{ $challenger }は下から強さを選ぶと、コンピューターと遊べます。それまではどなたでも参加できます。
challenge-until = -# 受付終了：{ $when }
challenge-declined = -# 🎴 { $opponent }は今は遊べないそうです。{ $challenger }の申し込みは終わりました。
challenge-withdrawn = -# 🎴 { $challenger }が申し込みを取り下げました。
challenge-expired = -# 🎴 { $challenger }の申し込みは時間切れになりました。
challenge-unjoined = -# 🎴 { $challenger }の卓には参加者がいませんでした。{ $challenger }は、今からでもここでコンピューターと遊べます。
challenge-aborted = -# 🎴 { $challenger }の申し込みは管理者が取り消しました。
button-accept = 受けて立つ
button-join = 参加する
button-how = 遊び方
button-decline = 断る
button-ask-again = もう一度申し込む
button-close = 卓を閉じる

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = 第{ $number }局／全{ $rounds }局
round-month = { $round } · { $month }
month-1 = 1月（松）
month-2 = 2月（梅）
month-3 = 3月（桜）
month-4 = 4月（藤）
month-5 = 5月（菖蒲）
month-6 = 6月（牡丹）
month-7 = 7月（萩）
month-8 = 8月（芒）
month-9 = 9月（菊）
month-10 = 10月（紅葉）
month-11 = 11月（柳）
month-12 = 12月（桐）
round-extra = 第{ $number }局（決着まで）
round-open = 第{ $number }局（{ $target }文先取）
table-turn = { $mark } **{ $name }の番**
turn-until = ⏳ 期限：{ $when }
table-deal = 次の局：{ $when }
table-deal-soon = まもなく次の局です
table-swap = { $mark } **{ $name }**は、札を見ずに親の手札と交換できます
table-dealer-draw = 親決め：{ $first }は{ $a }、{ $second }は{ $b }。月の早いほうが親です。
table-dealer-draw-same = 親決め：{ $first }は{ $a }、{ $second }は{ $b }。同じ月なので、点の高い札の人が親です。
# 無効になった配り札。卓の1行と、公平さの証明で。
deal-again = 🔁 配り直し：{ $reasons }
void-field_quad = 場に同じ月が4枚
void-field_pairs = 場に同じ月2枚ずつ4組
void-field_triple = 場に同じ月が3枚
void-teshi = 手札に同じ月が4枚（手四）
void-kuttsuki = 手札に同じ月2枚ずつ4組（くっつき）
void-both_lucky = 二人とも手役
table-hand-here = { $names }：手札は下の**{ button-hand }**ボタンで開きます。
table-absent = 💤 { $name }の時間が切れました。どうするかは{ $other }が**{ button-hand }**から選びます。
table-before = 第{ $number }局：{ $result }
table-thread = 🎴 **{ $match }**：[対戦はこちら]({ $url })
table-moved = -# 🎴 この卓は[こちら]({ $url })に移りました。
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ { $taken }
did-stays = { $card }を場へ
did-drew-took = めくり：{ $card } ▸ { $taken }
did-drew-stays = めくり：{ $card }を場へ
did-drew = めくり：{ $card }
did-formed = ✨ **{ $yaku }**
did-called = **こいこい！**
did-nothing = …
turn-by = { $name }：{ $did }
# 直前の二手のうち新しいほう。卓にも手札にも出る。
turn-newest = 🆕 { $turn }
list-comma = 、
sentence-gap = { "" }

button-hand = 手札
button-yaku = 役
button-menu = メニュー
button-table = 卓へ
button-next-game = 次の対戦（{ $count }）

hand-your-turn = **あなたの番** · 相手：{ $name }
hand-their-turn = **{ $name }の番**
hand-between = 局の合間 · 相手：{ $name }
# 見えない文字は、点数を行の途中で切らないためのもの。
hand-score = { $own }–{ "\u2060" }{ $other }
# 三人以上の卓での自分の合計と、卓が終わる点。
table-total = { $goal }文中{ $points }文
hand-draw-question = めくり札は**{ $card }**。どれを取りますか？
hand-pick-question = **{ $card }**でどれを取りますか？
hand-sure = **これでいいですか？** まだ決まっていません。
hand-late = ⏰ **時間切れです。** { $name }は対戦を終わらせられますが、先に打てばこのまま続きます。
hand-half = ⏳ **持ち時間が半分過ぎました。**
hand-swap-question = まだ二人とも自分の手札を見ていません。見ないまま{ $name }の手札と交換できます。選ばなければ交換しません。
hand-swap-wait = { $name }が手札の交換を考えています。そのあと二人とも札が見られます。
hand-dms-closed = DMが届かないので、手札は**{ $button }**ボタンで開きます。同じサーバーのプライバシー設定でDMを許可すると、次の対戦からDMに届きます。
hand-dms-later = 今はDMを送れないので、手札は**{ $button }**ボタンで開きます。遊び方は同じです。
hand-dms-soon = DMは少しずつしか開けないので、順番が来るまで手札は**{ $button }**ボタンで開きます。遊び方は同じです。
hand-waking = -# ⏳ コンピューターは起動中です（再起動のあと1分ほど）。準備ができしだい打ちます。
hand-table-gone = -# 卓のチャンネルがなくなりました。ここで続けるか、`/koikoi 対戦一覧` で別のチャンネルに出せます。
hand-table-locked = -# 卓のスレッドがロックされていて、ボタンを押せません。ここで続けるか、`/koikoi 対戦一覧` で別のチャンネルに出せます。
hand-table-blocked = -# 今は卓のチャンネルに書き込めません。ここで続けるか、`/koikoi 対戦一覧` で別のチャンネルに出せます。
hand-table-filtered = -# このサーバーのAutoModが卓のメッセージを止めています。ここで続けて、私のロールをルールの対象外にするよう管理者に頼んでください。
hand-table-refused = -# 今はDiscordが卓のメッセージを受け付けません。ここで続けるか、`/koikoi 対戦一覧` で別のチャンネルに出せます。
deal-sealed = -# 🔒 配札を封印しました：`{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ { $count }枚とも
# 役ができる札には、勝負したときの点を添える。
button-gain = ✨ +{ $points }文 · { $said }
button-swap = 交換する
button-keep = 交換しない
button-back = 戻る
button-sure = はい：{ $said }

decision-made = ## ✨ { $yaku }！
decision-sum = **{ $sum }**
decision-stop-on = **勝負**：+{ $points }文で { $now } → **{ $score }**。
decision-stop-wins = **勝負**：+{ $points }文で { $now } → **{ $score }、{ $what ->
    [table] この卓
   *[match] 対戦
}に勝ちます**。
decision-stop-loses = **勝負**：+{ $points }文で { $now } → **{ $score }、{ $what ->
    [table] この卓はほかの人の勝ちです
   *[match] 対戦に負けます
}**。
decision-stop-ties = **勝負**：+{ $points }文で { $now } → **{ $score }、{ $what ->
    [table] この卓は同点1位で終わります
   *[match] 対戦は引き分けです
}**。
decision-stop-extra = **勝負**：+{ $points }文で { $now } → **{ $score }**。同点なので延長戦になります。
decision-koi-increase = **こいこい**：続けます。役の点がさらに増えないと得点になりません
decision-koi-new = **こいこい**：続けます。新しい役ができないと得点になりません
decision-risk-none = 。
decision-risk-opponent = 。{ $name }が上がると{ $other }倍です（こいこい返し）。
decision-risk-own = 。次に上がればこいこいの分{ $own }倍です。
decision-risk-both = 。次に上がれば{ $own }倍、{ $name }が上がれば{ $other }倍です。
decision-risk-bonus = 。その時はこいこいの分が上乗せされます。
decision-reply = { $name }が役を作ると、その場でこの局は終わります。
decision-needs = { $what ->
    [table] この卓
   *[match] 対戦
}に勝つには{ $points }文が必要です。
decision-nobody-wins = 流局なら{ $score }で{ $what ->
    [table] この卓
   *[match] 対戦
}に勝ちます{ $why }。
decision-nobody-loses = 流局なら{ $score }で{ $what ->
    [table] この卓はほかの人の勝ちです
   *[match] 対戦に負けます
}{ $why }。
decision-nobody-ties = 流局なら{ $score }で{ $what ->
    [table] この卓は同点1位です
   *[match] 対戦は引き分けです
}{ $why }。
decision-nobody-extra = 流局なら{ $score }で延長戦になります{ $why }。
# その文の点が今と違うわけ。
decision-dealer-gets = （親権で親に{ $points }文）
decision-turns = あなたの番はあと{ $count }回です。
decision-threats = **{ $name }**はあと少し：{ $near }
decision-wait = ✨ { $mark } **{ $name }**は**{ $sum }**、勝負かこいこいか考え中です
button-stop-on = 勝負 +{ $points }文
button-stop-wins = 勝負 +{ $points }文 · { $what ->
    [table] 卓の
   *[match] { $score }で
}勝ち
button-stop-loses = 勝負 +{ $points }文 · { $what ->
    [table] 卓の
   *[match] { $score }で
}負け
button-stop-ties = 勝負 +{ $points }文 · { $what ->
    [table] 同点1位
   *[match] { $score }で引き分け
}
button-stop-extra = 勝負 +{ $points }文 · { $score }で延長戦
button-koi = こいこい！

sum-yaku = { $yaku } { $points }文
sum-total = { $parts } = { $base }文
sum-multiplied = { $sum }、{ $steps } = { $total }文
step-koi_bonus = +{ $value }文（こいこい）
step-seven = ×{ $value }（7文以上）
step-opponent_koi = ×{ $value }（こいこい返し）
step-own_koi = ×{ $value }（自分のこいこい）
step-all_koi = ×{ $value }（こいこい）
step-field_brights = ×{ $value }（場の光札）
step-koi_and_brights = ×{ $value }（こいこいと場の光札）

result-won = **{ $mark } { $name } +{ $points }文**：{ $sum }
result-lucky = **{ $mark } { $name } +{ $points }文**：手役の{ $yaku }
result-both-lucky = 二人とも手役なので、得点はありません。
result-nobody = 流局です。得点はありません。
result-oya = **{ $mark } { $name } +{ $points }文**：流局、親権の得点です。
result-ended = この局は途中で終わりました。
result-paid = { $name }が{ $points }文払います。
result-paid-you = あなたが{ $points }文払います。
result-leftover = { $mark } { $name }の残り手札：{ $cards }
result-leftover-you = { $mark } あなたの残り手札：{ $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = 次の親は{ $name }
result-deals-you = 次の親はあなた
result-before = **第{ $number }局**の結果：
yaku-teshi = 手四
yaku-kuttsuki = くっつき
button-ready = 次の局へ { $ready }/2
button-ready-alone = 次の局へ
button-fair = 公平さの証明

match-won = 🏆 **{ $mark } { $name }の勝ちです！**
match-won-by = 🏆 **{ $mark } { $name }が{ $margin }文差で勝ちました！**
match-drawn = 🤝 **引き分けです。**
match-target = 目標の点に届きました。
match-bust = 持ち点がなくなりました。
match-resign = { $name }が投了しました。
match-timeout = { $name }は時間切れです。
match-abort = 🛑 管理者がこの対戦を終わらせました。成績には数えません。
match-withdraw = 🚪 どちらかが一枚も札を出さないうちに、{ $name }が対戦をやめました。成績には数えません。
match-agreed = 🤝 二人の合意で、この対戦をなかったことにしました。
match-unrated = この対戦は順位表に入りません。
match-unrated-early = どちらかが一枚も札を出さないうちに終わったため、この対戦は成績に数えません。
outcome-won = 🏆 { $name }に{ $margin }文差で勝ちました（{ $score }）
outcome-lost = { $name }に{ $margin }文差で負けました（{ $score }）
outcome-drawn = 🤝 { $name }と引き分けました（{ $score }）
outcome-resign-won = 🏆 { $name }の投了で勝ちました（{ $score }）
outcome-resign-lost = { $name }との対戦を投了しました（{ $score }）
outcome-timeout-won = 🏆 { $name }の時間切れで勝ちました（{ $score }）
outcome-timeout-lost = { $name }との対戦で時間切れ負けになりました（{ $score }）
outcome-abort = 🛑 { $name }との対戦は管理者が終わらせました。成績には数えません。
outcome-withdraw = 🚪 { $name }が対戦をやめました。成績には数えません。
outcome-withdraw-own = 🚪 { $name }との対戦をやめました。成績には数えません。
outcome-agreed = 🤝 { $name }との合意で、対戦をなかったことにしました。
button-rematch = もう一度
button-record = 対戦記録
button-more = その他
button-add-bot = 別のサーバーに追加

absent-question = 💤 **{ $name }の時間が切れました。** どうしますか？ 選ばなければ、{ $when }に1日1手の対戦に変わります。
absent-question-daily = 💤 **{ $name }の時間が切れました。** どうしますか？ 選ばなければ、{ $when }にあなたの勝ちになります。
button-wait = 待つ
button-daily = 1日1手で続ける
button-claim = 勝ちにする

table-first-match = -# { $names }：手札は私からのDMに届いています。**{ button-hand }**ボタンならここで開けます。
outside-playing = 🎴 { $first }と{ $second }が対戦中です。手札はDMにあります。**{ button-hand }**でも開けます。

coach-start = 💡 緑のボタンは、場の同じ月の札を取れる札です。札を集めて「役」を作ります。
coach-near = 💡 **{ $yaku }**は{ $made }。{ $need }枚のうち{ $have }枚を取りました。
coach-makes = 💡 ✨のボタンは役ができる札です。数字は、そこで勝負したときの点です。
coach-draw = 💡 めくり札でも取れます。役に近づく札を選びましょう。
coach-called = 💡 { $name }はこいこい中です。先に役を作って勝負すれば、{ $name }の得点はありません。
coach-own-call = 💡 こいこい中です。役の点が増えるまで勝負できません。相手より先に！
coach-lay = 💡 今は取れる札がありません。出した札は場に残るので、惜しくない札を出しましょう。
coach-decide = 💡 **勝負**なら確実に得点。まだ伸びそうなら**こいこい**。
coach-decide-threat = 💡 { $name }はあと1枚で**{ $yaku }**です。**勝負**が安全です。
coach-decide-wins = 💡 **勝負**すれば{ $what ->
    [table] この卓
   *[match] 対戦
}に勝ちです。これ以上の点はいりません。
coach-decide-loses = 💡 今**勝負**すると{ $what ->
    [table] この卓
   *[match] 対戦
}に負けます。ここは**こいこい**するしかありません。
coach-decide-ties = 💡 **勝負**すると{ $what ->
    [table] この卓
   *[match] 対戦
}は引き分けです。勝つには**こいこい**しかありません。

nudge = { $person }、あなたの番です：[卓へ]({ $url })
nudge-half = ⏳ { $person }、持ち時間が半分過ぎました：[卓へ]({ $url })
nudge-late = ⏰ { $person }、時間切れですが、まだ打てます：[卓へ]({ $url })
nudge-choose = 💤 { $person }、{ $name }の時間が切れました。どうするか選んでください：[卓へ]({ $url })
nudge-offer = 🤝 { $person }、{ $name }が対戦の取り消しを頼んでいます：[卓へ]({ $url })
off-asked = 🤝 **{ $name }が、この対戦をなかったことにしたいそうです。** 同意すれば終わり、成績には数えません。そのまま打てば断ったことになります。
off-waits = -# 🤝 { $name }に対戦の取り消しを頼んでいます。次に{ $name }が打てば、断られたことになります。
off-asked-table = 🤝 **{ $first }が{ $second }に、この対戦の取り消しを頼んでいます。** { $second }が同意すれば、成績には数えません。
button-off-agree = 取り消す
button-off-no = 続ける
digest = **あなたの番の対戦が{ $count }件あります。**

called = 📣 **{ $name }がこいこい！** あなたの役は今{ $factor }倍です。
called-plain = 📣 **{ $name }がこいこい！** 先に上がれば{ $name }の得点はありません。
called-reply = 📣 **{ $name }がこいこい！** 次に役ができるとこの局は終わり、点は{ $factor }倍です。
called-reply-plain = 📣 **{ $name }がこいこい！** 次に役ができるとこの局は終わります。

note-stale = -# 古いボタンでした。今はこうなっています。
note-wait = -# まだあなたの番ではありません。
note-illegal = -# それは今はできません。今はこうなっています。
