# 邀請、牌桌、手牌：打牌時會看到的字。

name-anybody = 任何人
name-erased = 已刪除的玩家
versus = { $first } 對 { $second }
name-blank = 無名玩家
name-you = 你
name-person = { $name }
# 句子裡電腦的名字。`.menu` 是選擇強度的選單裡的文字。
level-greedy = 電腦
    .menu = 電腦
level-sprout = 新手電腦
    .menu = 電腦 · 新手
level-player = 老手電腦
    .menu = 電腦 · 老手
level-expert = 高手電腦
    .menu = 電腦 · 高手
level-master = 大師電腦
    .menu = 電腦 · 大師
level-other = 電腦（{ $level }）
plays-sprout = 像初學者：會漏吃牌，太早收手
plays-player = 穩紮穩打：湊役，也吃走你要的牌
plays-expert = 想得遠：每張牌都對上多種手牌推演
plays-master = 猜得出你的手牌，為贏下整場而打
level-line = -# { $name } · { $style } · 其他強度：`/koikoi 電腦`
choose-level = 跟電腦對戰：選強度
picture-round = 局
picture-any-of = { $count }張
picture-further = 每多一張 +1
picture-nobody = 沒人得分
picture-won = 勝
picture-your-turn = 輪到你了
picture-quarter-final = 八強賽
picture-semi-final = 準決賽
picture-final = 決賽
picture-grand-final = 總決賽
picture-winners-bracket = 勝部
picture-losers-bracket = 敗部
picture-winner = 冠軍
picture-bye = 輪空
picture-walkover = 不戰而勝
picture-points = 積分
picture-round-of = 第{ $number }輪

length-rounds = { $rounds }局
length-target = 先得{ $target }分
length-instead = { $length }（通常{ $usual }）
time-minutes = 每手{ $minutes }分鐘
time-hours = 每手{ $hours }小時
pace-live = 即時
pace-daily = 每手一天

challenge-member = 🎴 { $opponent }，{ $challenger } 邀你來一場**花札「來來」（Koi-Koi）**
challenge-rematch = 🎴 { $opponent }，{ $challenger } 想跟你**再來一場 Koi-Koi**
challenge-open = 🎴 { $challenger } 開了一桌**花札「來來」（Koi-Koi）**，有人要玩嗎？
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = 沒玩過嗎？直接開始就好，按鈕會告訴你能吃什麼牌。
challenge-offer = 還沒人來嗎？{ $challenger } 可以先在下面選個強度，跟電腦打。在那之前誰都能加入。
challenge-until = -# { $when } 關閉
challenge-declined = -# 🎴 { $opponent } 現在不方便玩，{ $challenger } 的邀請就取消了。
challenge-withdrawn = -# 🎴 { $challenger } 收回邀請了。
challenge-expired = -# 🎴 { $challenger } 的邀請過期了。
challenge-unjoined = -# 🎴 沒人加入 { $challenger } 的牌桌。{ $challenger } 還是可以在這裡跟電腦打：
challenge-aborted = -# 🎴 管理員取消了 { $challenger } 的邀請。
button-accept = 接受
button-join = 加入
button-how = 怎麼玩
button-decline = 婉拒
button-ask-again = 再邀請一次
button-close = 收桌

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = 第{ $number }/{ $rounds }局
round-month = { $round } · { $month }
month-1 = 1月（松）
month-2 = 2月（梅）
month-3 = 3月（櫻）
month-4 = 4月（藤）
month-5 = 5月（菖蒲）
month-6 = 6月（牡丹）
month-7 = 7月（萩）
month-8 = 8月（芒）
month-9 = 9月（菊）
month-10 = 10月（楓）
month-11 = 11月（柳）
month-12 = 12月（桐）
round-extra = 第{ $number }局（打到分出勝負）
round-open = 第{ $number }局，先得{ $target }分
table-turn = { $mark } **輪到 { $name }**
turn-until = ⏳ { $when } 截止
table-deal = 下一局 { $when } 開始
table-deal-soon = 下一局馬上開始
table-swap = { $mark } **{ $name }** 可以不看牌就跟莊家換手牌
table-dealer-draw = { $first } 抽到{ $a }，{ $second } 抽到{ $b }：月份早的先當莊家。
table-dealer-draw-same = { $first } 抽到{ $a }，{ $second } 抽到{ $b }：同個月，牌大的先當莊家。
deal-again = 🔁 重新發牌：{ $reasons }。
void-field_quad = 場上有四張同月的牌
void-field_pairs = 場上有四對
void-field_triple = 場上有三張同月的牌
void-teshi = 手上有四張同月的牌
void-kuttsuki = 手上有四對
void-both_lucky = 雙方都有起手役
table-hand-here = { $names }：按**{ button-hand }**就能看你的牌。
table-absent = 💤 { $name } 沒在時間內出牌。接下來怎麼辦，由 { $other } 在**{ button-hand }**裡決定。
table-before = 第{ $number }局：{ $result }
table-thread = 🎴 **{ $match }**：[在這裡打]({ $url })
table-moved = -# 🎴 牌桌搬到[這裡]({ $url })囉。
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ 吃{ $taken }
did-stays = { $card }留在場上
did-drew-took = 翻到{ $card } ▸ { $taken }
did-drew-stays = 翻到{ $card }留在場上
did-drew = 翻到{ $card }
did-formed = ✨ **{ $yaku }**
did-called = **來來！**
did-nothing = …
turn-by = { $name }：{ $did }
turn-newest = 🆕 { $turn }
list-comma = 、
sentence-gap = { "" }

button-hand = 手牌
button-yaku = 役
button-menu = 選單
button-table = 牌桌
button-next-game = 下一場（{ $count }）

hand-your-turn = **輪到你了** · 對手 { $name }
hand-their-turn = **輪到 { $name }**
hand-between = 局間休息 · 對手 { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points }/{ $goal }
hand-draw-question = 你翻到**{ $card }**。要吃哪張：
hand-pick-question = **{ $card }**要吃哪張：
hand-sure = **確定嗎？**牌還沒打出去。
hand-late = ⏰ **你的時間到了。**{ $name } 現在可以結束對戰；你搶先出牌的話就繼續打。
hand-half = ⏳ **你的時間過一半了。**
hand-swap-question = 還沒有人看過自己的手牌。你可以不看牌就跟 { $name } 換。什麼都不按就是不換。
hand-swap-wait = { $name } 可以不看牌就換走你的手牌。之後兩人才看牌。
hand-dms-closed = 我沒辦法傳私訊給你，所以你的手牌在這裡，按**{ $button }**就看得到。在我們共同伺服器的隱私設定裡允許私訊，下一場我就把手牌傳到私訊。
hand-dms-later = Discord 現在不讓我傳訊息給你，所以你的手牌在這裡，按**{ $button }**就看得到。其他都一樣。
hand-dms-soon = 我正在分批開通私訊，還沒輪到你，所以你的手牌暫時在這裡，按**{ $button }**就看得到。其他都一樣。
hand-waking = -# ⏳ 電腦還沒睡醒，重新啟動後要一分鐘左右。腦袋清醒了就出牌。
hand-table-gone = -# 牌桌的頻道不見了。可以在這裡繼續打，或把牌桌搬到別的頻道：`/koikoi 我的對戰`。
hand-table-locked = -# 牌桌的討論串鎖住了，按鈕不能用。可以在這裡繼續打，或把牌桌搬到別的頻道：`/koikoi 我的對戰`。
hand-table-blocked = -# 我沒辦法在牌桌那邊發訊息。可以在這裡繼續打，或把牌桌搬到別的頻道：`/koikoi 我的對戰`。
hand-table-filtered = -# 這個伺服器的 AutoMod 擋下了牌桌的訊息。可以在這裡繼續打，並請管理員把我的身分組設為例外。
hand-table-refused = -# Discord 現在不接受牌桌的訊息。可以在這裡繼續打，或把牌桌搬到別的頻道：`/koikoi 我的對戰`。
deal-sealed = -# 🔒 開打前已封存：`{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ 全吃{ $count }張
button-gain = ✨ +{ $points } { $said }
button-swap = 換手牌
button-keep = 不換
button-back = 返回
button-sure = 確定：{ $said }

decision-made = ## ✨ { $yaku }！
decision-sum = **{ $sum }**
decision-stop-on = **收手**：+{ $points }，{ $now } → **{ $score }**。
decision-stop-wins = **收手**：+{ $points }，{ $now } → **{ $score }：你贏得{ $what ->
    [table] 擂台
   *[match] 這場對戰
}**。
decision-stop-loses = **收手**：+{ $points }，{ $now } → **{ $score }：{ $what ->
    [table] 擂台被別人拿下
   *[match] 你輸掉這場對戰
}**。
decision-stop-ties = **收手**：+{ $points }，{ $now } → **{ $score }：{ $what ->
    [table] 擂台結束，並列第一
   *[match] 這場對戰平手
}**。
decision-stop-extra = **收手**：+{ $points }，{ $now } → **{ $score }**：平手，加賽一局定勝負。
decision-koi-increase = **來來**：繼續打，役的分數再往上加才能得分
decision-koi-new = **來來**：繼續打，再湊出一個役才能得分
decision-risk-none = 。
decision-risk-opponent = ；被 { $name } 搶先湊出役的話 ×{ $other }。
decision-risk-own = ；你喊過來來，到時 ×{ $own }。
decision-risk-both = ；到時 ×{ $own }，被 { $name } 搶先湊出役的話 ×{ $other }。
decision-risk-bonus = ；這次喊來來，到時會再加分。
decision-reply = { $name } 只要湊出役，這局馬上結束。
decision-needs = 要贏得{ $what ->
    [table] 擂台
   *[match] 這場對戰
}，你需要 +{ $points }。
decision-nobody-wins = 如果沒人收手，你以 { $score } 贏得{ $what ->
    [table] 擂台
   *[match] 這場對戰
}{ $why }。
decision-nobody-loses = 如果沒人收手，最後 { $score }，{ $what ->
    [table] 擂台被別人拿下
   *[match] 你輸掉這場對戰
}{ $why }。
decision-nobody-ties = 如果沒人收手，最後 { $score }，{ $what ->
    [table] 擂台並列第一
   *[match] 這場對戰平手
}{ $why }。
decision-nobody-extra = 如果沒人收手，最後 { $score }，加賽一局定勝負{ $why }。
decision-dealer-gets = （莊家得{ $points }分）
decision-turns = 你還有{ $count }個回合。
decision-threats = **{ $name }** 快湊成了：{ $near }
decision-wait = ✨ { $mark } **{ $name }** 湊出 **{ $sum }**，正在考慮
button-stop-on = 收手 · +{ $points }
button-stop-wins = 收手 · +{ $points }，{ $what ->
    [table] 拿下擂台
   *[match] { $score }獲勝
}
button-stop-loses = 收手 · +{ $points }，{ $what ->
    [table] 輸掉擂台
   *[match] { $score }落敗
}
button-stop-ties = 收手 · +{ $points }，{ $what ->
    [table] 擂台並列
   *[match] { $score }平手
}
button-stop-extra = 收手 · +{ $points }，{ $score }平手
button-koi = 來來！

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }，{ $steps } = { $total }
step-koi_bonus = +{ $value }（來來）
step-seven = ×{ $value }（7分以上）
step-opponent_koi = ×{ $value }（對手喊過來來）
step-own_koi = ×{ $value }（自己喊過來來）
step-all_koi = ×{ $value }（喊過來來）
step-field_brights = ×{ $value }（場上的光牌）
step-koi_and_brights = ×{ $value }（來來和場上的光牌）

result-won = **{ $mark } { $name } +{ $points }**：{ $sum }
result-lucky = **{ $mark } { $name } +{ $points }**：起手役{ $yaku }
result-both-lucky = 雙方都有起手役：都不得分。
result-nobody = 牌打完了，沒人收手：都不得分。
result-oya = **{ $mark } { $name } +{ $points }**：牌打完了，沒人收手，由莊家得分。
result-ended = 這一局沒打完。
result-paid = { $name } 付{ $points }分。
result-paid-you = 你付{ $points }分。
result-leftover = { $mark } { $name } 手上還有{ $cards }
result-leftover-you = { $mark } 你手上還有{ $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = 下一局 { $name } 當莊家
result-deals-you = 下一局你當莊家
result-before = **第{ $number }局**結束了：
yaku-teshi = 手四
yaku-kuttsuki = 四對
button-ready = 下一局 { $ready }/2
button-ready-alone = 下一局
button-fair = 公平發牌

match-won = 🏆 **{ $mark } { $name } 贏得這場對戰！**
match-won-by = 🏆 **{ $mark } { $name } 贏{ $margin }分，拿下這場對戰！**
match-drawn = 🤝 **這場對戰平手。**
match-target = 達到目標分數了。
match-bust = 有一方的分數輸光了。
match-resign = { $name } 投降了。
match-timeout = { $name } 沒在時間內回來。
match-abort = 🛑 管理員結束了這場對戰，不計勝負。
match-withdraw = 🚪 還沒等雙方都出牌，{ $name } 就退出了。不計勝負。
match-agreed = 🤝 雙方同意取消這場對戰。不計勝負。
match-unrated = 這場不列入排行榜。
match-unrated-early = 還沒等雙方都出牌就結束了，這場不算。
outcome-won = 🏆 你贏了 { $name } { $margin }分，{ $score }
outcome-lost = 你輸給 { $name } { $margin }分，{ $score }
outcome-drawn = 🤝 跟 { $name } 平手，{ $score }
outcome-resign-won = 🏆 你贏了：{ $name } 投降，當時 { $score }
outcome-resign-lost = 你向 { $name } 投降了，當時 { $score }
outcome-timeout-won = 🏆 你贏了：{ $name } 超時，當時 { $score }
outcome-timeout-lost = 你超時了，輸給 { $name }，當時 { $score }
outcome-abort = 🛑 管理員結束了你跟 { $name } 的對戰，不計勝負。
outcome-withdraw = 🚪 { $name } 退出對戰了。不計勝負。
outcome-withdraw-own = 🚪 你退出了跟 { $name } 的對戰。不計勝負。
outcome-agreed = 🤝 你跟 { $name } 取消了這場對戰。不計勝負。
button-rematch = 再來一場
button-record = 牌譜
button-more = 更多
button-add-bot = 加到別的伺服器

absent-question = 💤 **{ $name } 沒在時間內出牌。**怎麼辦？你不選的話，{ $when } 改成每手一天，繼續打。
absent-question-daily = 💤 **{ $name } 沒在時間內出牌。**怎麼辦？你不選的話，{ $when } 就算你贏。
button-wait = 再等等
button-daily = 改成每手一天
button-claim = 判我贏

table-first-match = -# { $names }：我用私訊把牌傳給你了。按**{ button-hand }**在這裡也看得到。
outside-playing = 🎴 { $first } 和 { $second } 正在對戰。你的牌在私訊裡，按**{ button-hand }**也看得到。

coach-start = 💡 綠色按鈕能吃牌：一張牌可以吃場上同月的牌。把吃到的牌湊成一組，叫做「役」，就能得分。圖裡的「親」是莊家。
coach-near = 💡 **{ $yaku }**要{ $need }張，你已經吃到{ $have }張了：{ $made }。
coach-makes = 💡 有 ✨ 的牌能湊成役，後面是湊成就收手的得分。
coach-draw = 💡 從牌堆翻到的牌也能吃：選你湊役需要的那張。
coach-called = 💡 { $name } 還想要更多，繼續打（圖裡的「こい」）。你搶先湊出任何役再收手，{ $name } 就一分都拿不到。
coach-own-call = 💡 你喊了來來（圖裡的「こい」）：役的分數變多才能收手。動作要比對手快喔。
coach-lay = 💡 現在什麼都吃不到，打出去的牌會留在場上：挑一張捨得的吧。
coach-decide = 💡 **收手**最保險。覺得還湊得到更多，就喊**來來**。
coach-decide-threat = 💡 { $name } 差一張就湊成**{ $yaku }**：**收手**比較保險。
coach-decide-wins = 💡 **收手**就贏得{ $what ->
    [table] 擂台
   *[match] 這場對戰
}：分數夠了。
coach-decide-loses = 💡 現在**收手**會輸掉{ $what ->
    [table] 擂台
   *[match] 這場對戰
}。**來來**是你唯一的機會。
coach-decide-ties = 💡 **收手**的話{ $what ->
    [table] 擂台
   *[match] 這場對戰
}就是平手。只有**來來**還有機會贏。

nudge = { $person }，輪到你了：[去牌桌]({ $url })
nudge-half = ⏳ { $person }，你的時間過一半了：[去牌桌]({ $url })
nudge-late = ⏰ { $person }，你的時間到了，不過還能出牌：[去牌桌]({ $url })
nudge-choose = 💤 { $person }，{ $name } 沒在時間內出牌，怎麼辦由你選：[去牌桌]({ $url })
nudge-offer = 🤝 { $person }，{ $name } 提議取消這場對戰：[去牌桌]({ $url })
off-asked = 🤝 **{ $name } 提議取消這場對戰。**你同意就結束，不計勝負。你繼續出牌就是不同意。
off-waits = -# 🤝 你向 { $name } 提議取消這場對戰。對方繼續出牌就是不同意。
off-asked-table = 🤝 **{ $first } 向 { $second } 提議取消這場對戰。**{ $second } 同意的話，不計勝負。
button-off-agree = 同意取消
button-off-no = 繼續打
digest = **有{ $count }場對戰在等你。**

called = 📣 **{ $name } 喊了來來**：現在你的役以 ×{ $factor } 計算。
called-plain = 📣 **{ $name } 喊了來來**：你搶先收手，{ $name } 就一分都拿不到。
called-reply = 📣 **{ $name } 喊了來來**：你下次湊出役，這局就結束，分數 ×{ $factor }。
called-reply-plain = 📣 **{ $name } 喊了來來**：你下次湊出役，這局就結束。

note-stale = -# 那個按鈕是舊的，現在牌桌是這樣。
note-wait = -# 等一下，還沒輪到你喔。
note-illegal = -# 這裡不能這樣做。現在牌桌是這樣。
