# 対戦の申し込み、卓、手札：遊んでいる間に読む文。

name-anybody = どなたか
name-erased = 退会した人
level-greedy = コンピューター
level-other = コンピューター（{ $level }）
picture-round = 局

length-rounds = 全{ $rounds }局
length-target = { $target }文先取
time-minutes = 一手{ $minutes }分
time-hours = 一手{ $hours }時間
pace-live = ライブ対局
pace-daily = のんびり対局

challenge-member = 🎴 { $opponent }、{ $challenger }さんから**花札こいこい**のお誘いです
challenge-open = 🎴 { $challenger }さんが**花札こいこい**の卓を立てました。どなたかどうぞ！
challenge-terms = { $length } · { $time } · { $rules }。初めてでも大丈夫、取れる札はボタンに出ます。
challenge-until = -# 受付終了 { $when }
challenge-declined = -# 🎴 { $opponent }さんは今は遊べません。{ $challenger }さんの申し込みは終わりました。
challenge-withdrawn = -# 🎴 { $challenger }さんが申し込みを取り下げました。
challenge-expired = -# 🎴 { $challenger }さんの申し込みは時間切れになりました。
challenge-aborted = -# 🎴 { $challenger }さんの申し込みは管理者が閉じました。
button-accept = 受けて立つ
button-join = 参加する
button-how = 遊び方
button-decline = ことわる
button-close = 卓を閉じる

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = 第{ $number }局／全{ $rounds }局
round-extra = 第{ $number }局（決着まで）
round-open = 第{ $number }局（{ $target }文先取）
table-turn = { $mark } **{ $name }さんの番**
table-deal = 次の局は{ $when }
table-deal-soon = 次の局はまもなく
table-swap = { $mark } **{ $name }さん**は、見ないまま親の手札と取り替えられます
table-dealer-draw = 親決め：{ $first }さんは{ $a }、{ $second }さんは{ $b }。早い月が親です。
table-dms-closed = { $name }さんにはDMが届きません。下の**手札**ボタンで同じように遊べます。
table-absent = 💤 { $name }さんが時間内に指していません。{ $other }さんが続け方を選びます。
table-moved = -# 🎴 この卓は[こちら]({ $url })に移りました。
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ { $taken }を取る
did-stays = { $card }を場に
did-drew-took = めくり { $card } ▸ { $taken }
did-drew-stays = めくり { $card }は場に
did-drew = めくり { $card }
did-called = **こいこい！**
did-nothing = …
turn-you = あなた：{ $did }
turn-other = { $name }さん：{ $did }
list-and = { $list }、{ $last }

button-hand = 手札
button-yaku = 役
button-menu = メニュー
button-table = 卓へ ↗
button-next-game = 次の対局（{ $count }）

hand-your-turn = **あなたの番** 対 { $name }さん
hand-their-turn = **{ $name }さんの番**
hand-between = 局の合間 対 { $name }さん
hand-score = { $own }–{ $other }
hand-draw-question = **{ $card }**をめくりました。取る札は：
hand-pick-question = **{ $card }**で取る札は：
hand-swap-question = まだ誰も札を見ていません。見ないまま{ $name }さんの手札と取り替えられます。
hand-swap-wait = { $name }さんが手札の取り替えを考えています。そのあと二人とも札が見えます。
hand-dms-closed = DMが届かないので、手札はここ、**手札**ボタンで開きます。ほかは何も変わりません。
hand-deal-sealed = -# この配札は封印済み：`{ $commitment }`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ { $count }枚すべて
button-swap = 取り替える
button-keep = このまま
button-back = 戻る

decision-sum = ✨ **{ $sum }**
decision-stop = **勝負**：この局を取って +{ $points }文。
decision-koi-increase = **こいこい**：続けます。役の点が増えるまで得点になりません
decision-koi-new = **こいこい**：続けます。新しい役ができるまで得点になりません
decision-risk-none = 。
decision-risk-opponent = 。{ $name }さんが役を作ると{ $other }倍です（こいこい返し）。
decision-risk-own = 。こいこいの分、{ $own }倍になります。
decision-risk-both = 。その時は{ $own }倍、{ $name }さんが上がれば{ $other }倍です。
decision-risk-bonus = 。この先の得点に上乗せされます。
decision-reply = { $name }さんが役を作ると、その場で局が終わります。
decision-cards = 残りの手札は{ $count }枚。
decision-wait = ✨ { $mark } **{ $name }さん**が**{ $sum }**、勝負かこいこいかを考えています。
button-stop = 勝負 +{ $points }文
button-koi = こいこい！

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }、{ $steps } = { $total }
step-koi_bonus = +{ $value }（こいこい）
step-seven = ×{ $value }（七文以上）
step-opponent_koi = ×{ $value }（こいこい返し）
step-own_koi = ×{ $value }（自分のこいこい）
step-all_koi = ×{ $value }（こいこい）
step-field_brights = ×{ $value }（場の光札）
step-koi_and_brights = ×{ $value }（こいこいと場の光札）

result-won = **{ $mark } { $name }さん +{ $points }文**：{ $sum }
result-lucky = **{ $mark } { $name }さん +{ $points }文**：配られた{ $yaku }
result-both-lucky = 二人とも手役でした：得点なし。
result-nobody = 流局：得点なし。
result-oya = **{ $mark } { $name }さん +{ $points }文**：流局、親権です。
result-ended = この局は途中で終わりました。
result-paid = { $name }さんが{ $points }文を払います。
result-leftover = { $mark } 残り手札：{ $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = 次の親は{ $name }さん
result-before = 前の第{ $number }局：
yaku-teshi = 手四
yaku-kuttsuki = くっつき
button-ready = 次の局へ { $ready }/2
button-fair = 配札の証明

match-won = 🏆 **{ $mark } { $name }さんの勝ち**、{ $score }
match-drawn = 🤝 **引き分け**、{ $score }
match-target = 目標の点に届きました。
match-bust = 相手の持ち点がなくなりました。
match-resign = { $name }さんが投了しました。
match-timeout = { $name }さんが戻りませんでした。
match-abort = 🛑 管理者がこの対局を終わらせました。記録には入りません。
match-unrated = 順位表には入りません。
hand-finished-won = -# 🏆 { $name }さんに勝ちました、{ $score }
hand-finished-lost = -# { $name }さんに負けました、{ $score }
hand-finished-drawn = -# { $name }さんと引き分けました、{ $score }
hand-finished-abort = -# { $name }さんとの対局は管理者が終わらせました。
button-rematch = もう一度
button-record = 棋譜
button-add-bot = 別のサーバーに追加

absent-question = 💤 **{ $name }さんが時間内に指していません。** どうしますか？何もしなければ{ $when }にのんびり対局へ変わります。
absent-question-daily = 💤 **{ $name }さんが時間内に指していません。** どうしますか？何もしなければ{ $when }にあなたの勝ちになります。
button-wait = 待つ
button-daily = のんびり対局にする
button-claim = 勝ちにする

coach-start = 💡 緑のボタンは取れる札です。同じ月の札を場から取り、組み合わせ（*役*）を集めます。
coach-near = 💡 **{ $yaku }**まで{ $have }／{ $need }枚：{ $made }。
coach-decide = 💡 **勝負**なら確実。まだ伸びそうなら**こいこい**。

nudge = { $person } あなたの番です：[卓へ]({ $url })
digest = **{ $count }局があなたを待っています。** `/こいこい 一覧` で一覧できます。

note-stale = -# 古いボタンでした。これが今の卓です。
note-wait = -# まだあなたの番ではありません。
note-illegal = -# ここではできません。これが今の卓です。
