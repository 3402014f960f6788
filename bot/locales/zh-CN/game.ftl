# 邀请、牌桌、手牌：打牌时看到的文字。

name-anybody = 任何人
name-erased = 已注销的玩家
versus = { $first } 对 { $second }
name-blank = 无名玩家
name-you = 你
name-person = { $name }
# 句子里电脑的名字。`.menu` 是选择强度的菜单里的文字。
level-greedy = 电脑
    .menu = 电脑
level-sprout = 萌新电脑
    .menu = 电脑 · 萌新
level-player = 熟手电脑
    .menu = 电脑 · 熟手
level-expert = 高手电脑
    .menu = 电脑 · 高手
level-master = 大师电脑
    .menu = 电脑 · 大师
level-other = 电脑（{ $level }）
plays-sprout = 像初学者：会漏收牌，早早停手
plays-player = 稳健利落：凑役，也收走你要的牌
plays-expert = 想得远：每张牌都推演多种局面
plays-master = 猜得出你的手牌，为赢下整场而打
level-line = -# { $name } · { $style } · 其他强度：`/koikoi 电脑`
choose-level = 和电脑对战：选择强度
picture-round = 局
picture-any-of = { $count }张
picture-further = 每多一张 +1
picture-nobody = 无人得分
picture-won = 胜
picture-your-turn = 轮到你了
picture-quarter-final = 八强赛
picture-semi-final = 半决赛
picture-final = 决赛
picture-grand-final = 总决赛
picture-winners-bracket = 胜者组
picture-losers-bracket = 败者组
picture-winner = 冠军
picture-bye = 轮空
picture-walkover = 不战而胜
picture-points = 积分
picture-round-of = 第{ $number }轮

length-rounds = { $rounds }局
length-target = 先到{ $target }分
length-instead = { $length }（一般{ $usual }）
time-minutes = 每手{ $minutes }分钟
time-hours = 每手{ $hours }小时
pace-live = 实时
pace-daily = 每手一天

challenge-member = 🎴 { $opponent }，{ $challenger } 邀请你来玩**花札“来来”（Koi-Koi）**
challenge-rematch = 🎴 { $opponent }，{ $challenger } 想和你**再来一场 Koi-Koi**
challenge-open = 🎴 { $challenger } 开了一桌**花札“来来”（Koi-Koi）**，谁来？
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = 第一次玩？直接开始就行：按钮会告诉你能收什么牌。
challenge-offer = 还没人来？{ $challenger } 可以在下面选个强度，先和电脑打。在那之前谁都可以加入。
challenge-until = -# { $when } 关闭
challenge-declined = -# 🎴 { $opponent } 现在不方便玩。{ $challenger } 的邀请取消了。
challenge-withdrawn = -# 🎴 { $challenger } 收回了邀请。
challenge-expired = -# 🎴 { $challenger } 的邀请过期了。
challenge-unjoined = -# 🎴 没有人加入 { $challenger } 的牌桌。{ $challenger } 还可以在这里和电脑打：
challenge-aborted = -# 🎴 管理员取消了 { $challenger } 的邀请。
button-accept = 接受
button-join = 加入
button-how = 怎么玩
button-decline = 拒绝
button-ask-again = 再邀请一次
button-close = 收桌

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = 第{ $number }/{ $rounds }局
round-month = { $round } · { $month }
month-1 = 1月（松）
month-2 = 2月（梅）
month-3 = 3月（樱）
month-4 = 4月（藤）
month-5 = 5月（菖蒲）
month-6 = 6月（牡丹）
month-7 = 7月（萩）
month-8 = 8月（芒）
month-9 = 9月（菊）
month-10 = 10月（枫）
month-11 = 11月（柳）
month-12 = 12月（桐）
round-extra = 第{ $number }局（打到分出胜负）
round-open = 第{ $number }局，先到{ $target }分
table-turn = { $mark } **轮到 { $name }**
turn-until = ⏳ { $when } 截止
table-deal = 下一局 { $when } 开始
table-deal-soon = 下一局马上开始
table-swap = { $mark } **{ $name }** 可以不看牌就和庄家换手牌
table-dealer-draw = { $first } 抽到{ $a }，{ $second } 抽到{ $b }：月份早的先坐庄。
table-dealer-draw-same = { $first } 抽到{ $a }，{ $second } 抽到{ $b }：月份相同，牌大的先坐庄。
deal-again = 🔁 重新发牌：{ $reasons }。
void-field_quad = 场上有四张同月的牌
void-field_pairs = 场上有四对
void-field_triple = 场上有三张同月的牌
void-teshi = 手里有四张同月的牌
void-kuttsuki = 手里有四对
void-both_lucky = 双方都有起手役
table-hand-here = { $names }：点**{ button-hand }**就能看到你的牌。
table-absent = 💤 { $name } 没有按时出牌。接下来怎么办，由 { $other } 在**{ button-hand }**里决定。
table-before = 第{ $number }局：{ $result }
table-thread = 🎴 **{ $match }**：[来这里打]({ $url })
table-moved = -# 🎴 牌桌搬到[这里]({ $url })了。
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ 收{ $taken }
did-stays = { $card }留在场上
did-drew-took = 翻出{ $card } ▸ { $taken }
did-drew-stays = 翻出{ $card }留在场上
did-drew = 翻出{ $card }
did-formed = ✨ **{ $yaku }**
did-called = **来来！**
did-nothing = …
turn-by = { $name }：{ $did }
turn-newest = 🆕 { $turn }
list-comma = 、
sentence-gap = { "" }

button-hand = 手牌
button-yaku = 役
button-menu = 菜单
button-table = 牌桌
button-next-game = 下一场（{ $count }）

hand-your-turn = **轮到你了** · 对手 { $name }
hand-their-turn = **轮到 { $name }**
hand-between = 局间休息 · 对手 { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points }/{ $goal }
hand-draw-question = 你翻出了**{ $card }**。收哪张：
hand-pick-question = **{ $card }**收哪张：
hand-sure = **确定吗？**牌还没打出去。
hand-late = ⏰ **你的时间到了。**现在 { $name } 可以结束对战；你抢先出牌的话就继续。
hand-half = ⏳ **你的时间已经过半。**
hand-swap-question = 双方都还没看自己的手牌。你可以不看牌就和 { $name } 换。什么都不选就不换。
hand-swap-wait = { $name } 可以不看牌就要走你的手牌。然后双方才看牌。
hand-dms-closed = 我没法给你发私信，所以你的手牌在这里，点**{ $button }**就能看到。在我们共同服务器的隐私设置里允许私信，下一场我就把手牌发到私信里。
hand-dms-later = Discord 现在不让我给你发消息，所以你的手牌在这里，点**{ $button }**就能看到。其他都一样。
hand-dms-soon = 我正在分批开通私信，还没轮到你，所以你的手牌暂时在这里，点**{ $button }**就能看到。其他都一样。
hand-waking = -# ⏳ 电脑还没睡醒，重启后要一分钟左右。脑子一转起来就出牌。
hand-table-gone = -# 牌桌所在的频道没了。可以在这里接着打，或把牌桌搬到别的频道：`/koikoi 我的对战`。
hand-table-locked = -# 牌桌的子区被锁定，按钮用不了。可以在这里接着打，或把牌桌搬到别的频道：`/koikoi 我的对战`。
hand-table-blocked = -# 我没法在牌桌那里发消息。可以在这里接着打，或把牌桌搬到别的频道：`/koikoi 我的对战`。
hand-table-filtered = -# 这个服务器的 AutoMod 拦下了牌桌的消息。可以在这里接着打，并请管理员把我的身份组设为例外。
hand-table-refused = -# Discord 现在不接受牌桌的消息。可以在这里接着打，或把牌桌搬到别的频道：`/koikoi 我的对战`。
deal-sealed = -# 🔒 开打前已封存：`{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ 全收{ $count }张
button-gain = ✨ +{ $points } { $said }
button-swap = 换手牌
button-keep = 不换
button-back = 返回
button-sure = 确定：{ $said }

decision-made = ## ✨ { $yaku }！
decision-sum = **{ $sum }**
decision-stop-on = **停手**：+{ $points }，{ $now } → **{ $score }**。
decision-stop-wins = **停手**：+{ $points }，{ $now } → **{ $score }：你赢下{ $what ->
    [table] 擂台
   *[match] 这场对战
}**。
decision-stop-loses = **停手**：+{ $points }，{ $now } → **{ $score }：{ $what ->
    [table] 擂台归别人
   *[match] 你输掉这场对战
}**。
decision-stop-ties = **停手**：+{ $points }，{ $now } → **{ $score }：{ $what ->
    [table] 擂台结束，并列第一
   *[match] 对战打成平局
}**。
decision-stop-extra = **停手**：+{ $points }，{ $now } → **{ $score }**：打平，加赛一局定胜负。
decision-koi-increase = **来来**：接着打，役的分数再涨才能得分
decision-koi-new = **来来**：接着打，再凑出一个役才能得分
decision-risk-none = 。
decision-risk-opponent = ；{ $name } 抢先凑出役的话 ×{ $other }。
decision-risk-own = ；你喊过来来，到时 ×{ $own }。
decision-risk-both = ；到时 ×{ $own }，{ $name } 抢先凑出役的话 ×{ $other }。
decision-risk-bonus = ；这次喊来来，到时还会加分。
decision-reply = { $name } 一凑出役，本局就立刻结束。
decision-needs = 要赢下{ $what ->
    [table] 擂台
   *[match] 这场对战
}，你需要 +{ $points }。
decision-nobody-wins = 如果没人停手，你以 { $score } 赢下{ $what ->
    [table] 擂台
   *[match] 这场对战
}{ $why }。
decision-nobody-loses = 如果没人停手，最终 { $score }，{ $what ->
    [table] 擂台归别人
   *[match] 你输掉这场对战
}{ $why }。
decision-nobody-ties = 如果没人停手，最终 { $score }，{ $what ->
    [table] 擂台并列第一
   *[match] 对战打成平局
}{ $why }。
decision-nobody-extra = 如果没人停手，最终 { $score }，加赛一局定胜负{ $why }。
decision-dealer-gets = （庄家得{ $points }分）
decision-turns = 你还有{ $count }个回合。
decision-threats = **{ $name }** 快凑成了：{ $near }
decision-wait = ✨ { $mark } **{ $name }** 凑成 **{ $sum }**，正在考虑
button-stop-on = 停手 · +{ $points }
button-stop-wins = 停手 · +{ $points }，{ $what ->
    [table] 赢下擂台
   *[match] { $score }获胜
}
button-stop-loses = 停手 · +{ $points }，{ $what ->
    [table] 丢掉擂台
   *[match] { $score }落败
}
button-stop-ties = 停手 · +{ $points }，{ $what ->
    [table] 擂台并列
   *[match] { $score }平局
}
button-stop-extra = 停手 · +{ $points }，{ $score }打平
button-koi = 来来！

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }，{ $steps } = { $total }
step-koi_bonus = +{ $value }（来来）
step-seven = ×{ $value }（满7分）
step-opponent_koi = ×{ $value }（对手喊过来来）
step-own_koi = ×{ $value }（自己喊过来来）
step-all_koi = ×{ $value }（喊过来来）
step-field_brights = ×{ $value }（场上的光牌）
step-koi_and_brights = ×{ $value }（来来和场上的光牌）

result-won = **{ $mark } { $name } +{ $points }**：{ $sum }
result-lucky = **{ $mark } { $name } +{ $points }**：起手役{ $yaku }
result-both-lucky = 双方都有起手役：都不得分。
result-nobody = 牌打完了，没人停手：都不得分。
result-oya = **{ $mark } { $name } +{ $points }**：牌打完了，没人停手，庄家得分。
result-ended = 这一局没有打完。
result-paid = { $name } 付{ $points }分。
result-paid-you = 你付{ $points }分。
result-leftover = { $mark } { $name } 手里还剩{ $cards }
result-leftover-you = { $mark } 你手里还剩{ $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = 下一局 { $name } 坐庄
result-deals-you = 下一局你坐庄
result-before = **第{ $number }局**结束了：
yaku-teshi = 手四
yaku-kuttsuki = 四对
button-ready = 下一局 { $ready }/2
button-ready-alone = 下一局
button-fair = 公平发牌

match-won = 🏆 **{ $mark } { $name } 赢下这场对战！**
match-won-by = 🏆 **{ $mark } { $name } 以{ $margin }分优势赢下这场对战！**
match-drawn = 🤝 **这场对战打成平局。**
match-target = 已经达到目标分。
match-bust = 有一方的分数输光了。
match-resign = { $name } 认输了。
match-timeout = { $name } 没有按时回来。
match-abort = 🛑 管理员结束了这场对战，不计胜负。
match-withdraw = 🚪 还没等双方都出牌，{ $name } 就退出了。不计胜负。
match-agreed = 🤝 双方同意取消这场对战。不计胜负。
match-unrated = 这场不计入排行榜。
match-unrated-early = 还没等双方都出牌就结束了，这场不计。
outcome-won = 🏆 你以{ $margin }分优势战胜 { $name }，{ $score }
outcome-lost = 你以{ $margin }分之差输给 { $name }，{ $score }
outcome-drawn = 🤝 和 { $name } 打成平局，{ $score }
outcome-resign-won = 🏆 你赢了：{ $name } 认输，当时 { $score }
outcome-resign-lost = 你向 { $name } 认输了，当时 { $score }
outcome-timeout-won = 🏆 你赢了：{ $name } 超时，当时 { $score }
outcome-timeout-lost = 你超时了，输给 { $name }，当时 { $score }
outcome-abort = 🛑 管理员结束了你和 { $name } 的对战，不计胜负。
outcome-withdraw = 🚪 { $name } 退出了对战。不计胜负。
outcome-withdraw-own = 🚪 你退出了和 { $name } 的对战。不计胜负。
outcome-agreed = 🤝 你和 { $name } 取消了这场对战。不计胜负。
button-rematch = 再来一场
button-record = 牌谱
button-more = 更多
button-add-bot = 添加到其他服务器

absent-question = 💤 **{ $name } 没有按时出牌。**怎么办？你不选的话，{ $when } 改成每手一天，继续打。
absent-question-daily = 💤 **{ $name } 没有按时出牌。**怎么办？你不选的话，{ $when } 算你赢。
button-wait = 再等等
button-daily = 改成每手一天
button-claim = 判我赢

table-first-match = -# { $names }：你的牌已经用私信发给你。点**{ button-hand }**在这里也能看。
outside-playing = 🎴 { $first } 和 { $second } 正在对战。你的牌在私信里，点**{ button-hand }**也能看。

coach-start = 💡 绿色按钮能收牌：一张牌能收走场上同月的牌。把收来的牌凑成组合，就叫“役”，能得分。图里的“親”是庄家。
coach-near = 💡 **{ $yaku }**要{ $need }张，你已经收了{ $have }张：{ $made }。
coach-makes = 💡 标着 ✨ 的牌能凑成役，后面是凑成就停手的得分。
coach-draw = 💡 从牌堆翻出的牌也能收：选你凑役需要的那张。
coach-called = 💡 { $name } 想要更多，接着打（图里的“こい”）。你抢先凑出任何役并停手，{ $name } 就一分不得。
coach-own-call = 💡 你喊了来来（图里的“こい”）：役的分数涨了才能停手。要比对手快。
coach-lay = 💡 现在什么都收不了，打出的牌会留在场上：挑一张舍得的。
coach-decide = 💡 **停手**稳妥。觉得还能凑到更多，就喊**来来**。
coach-decide-threat = 💡 { $name } 差一张就凑成**{ $yaku }**：**停手**比较稳。
coach-decide-wins = 💡 **停手**就赢下{ $what ->
    [table] 擂台
   *[match] 这场对战
}：分数够了。
coach-decide-loses = 💡 现在**停手**会输掉{ $what ->
    [table] 擂台
   *[match] 这场对战
}。**来来**是你唯一的机会。
coach-decide-ties = 💡 **停手**的话{ $what ->
    [table] 擂台
   *[match] 这场对战
}打成平局。只有**来来**还能赢。

nudge = { $person }，轮到你了：[去牌桌]({ $url })
nudge-half = ⏳ { $person }，你的时间已经过半：[去牌桌]({ $url })
nudge-late = ⏰ { $person }，你的时间到了，但还可以出牌：[去牌桌]({ $url })
nudge-choose = 💤 { $person }，{ $name } 没有按时出牌，怎么办由你选：[去牌桌]({ $url })
nudge-offer = 🤝 { $person }，{ $name } 提议取消这场对战：[去牌桌]({ $url })
off-asked = 🤝 **{ $name } 提议取消这场对战。**你同意就结束，不计胜负。你继续出牌就是不同意。
off-waits = -# 🤝 你向 { $name } 提议取消这场对战。对方继续出牌就是不同意。
off-asked-table = 🤝 **{ $first } 向 { $second } 提议取消这场对战。**{ $second } 同意的话，不计胜负。
button-off-agree = 同意取消
button-off-no = 继续打
digest = **有{ $count }场对战在等你。**

called = 📣 **{ $name } 喊了来来**：现在你的役按 ×{ $factor } 算。
called-plain = 📣 **{ $name } 喊了来来**：你抢先停手，{ $name } 就一分不得。
called-reply = 📣 **{ $name } 喊了来来**：你下一次凑出役，本局就结束，分数 ×{ $factor }。
called-reply-plain = 📣 **{ $name } 喊了来来**：你下一次凑出役，本局就结束。

note-stale = -# 那个按钮已经失效了。现在牌桌是这样。
note-wait = -# 稍等：还没轮到你。
note-illegal = -# 这里不能这么做。现在牌桌是这样。
