# 锦标赛。

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# 每场对战：{ $terms }
tournament-tie = 同分就加赛几局，打到分出胜负
tournament-best-of-three = -# 三场两胜：先赢两场的晋级。本轮时间到了就看谁赢得多；一样多的话，看正在打的那场的比分。
tournament-live = 实时
tournament-daily = 每轮{ $days }天
format-single = 单败淘汰
format-double = 双败淘汰
tournament-twice = -# 输两场就出局。总决赛里，败者组的胜者要赢两次。
tournament-winners = **胜者组**
tournament-losers = **败者组**：再输就出局
tournament-final = **总决赛**
tournament-grand-final-1 = 总决赛
tournament-grand-final-2 = 总决赛，第二场
format-round-robin = 循环赛
format-swiss = 瑞士制

tournament-closes = 报名 { $when } 截止并开赛：{ $hour } · 已报名{ $count }人，最多{ $most }人，{ $seeding }
seeding-rating = 按等级分排种子
seeding-draw = 抽签排种子
seeding-hand = 主办者排种子
tournament-begins-soon = { $missing ->
    [0] ⏰ **{ $when } 开赛。**打不了的话，请提前点“{ button-sign-off }”。
   *[other] ⏰ **再有{ $missing }人报名，{ $when } 就开赛**；不然到时取消。
}
tournament-closes-short = { $state }，{ $when } 截止
tournament-nobody = 还没有人报名。
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = 报名
button-sign-off = 退出
tournament-waiting = ⏳ **候补名单**（{ $count }人）：有人退出时，排在最前的人补上。
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ 候补转正：{ $names }
button-wait-list = 加入候补名单
tournament-waiting-place = 锦标赛已满，你已进入候补名单：**第{ $place }位**。开始前若有人退出，排在最前的人会补上，并收到通知。点“{ $button }”可退出候补。

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = 第{ $number }/{ $rounds }轮
tournament-final-0 = 决赛
tournament-final-1 = 半决赛
tournament-final-2 = 八强赛
tournament-begin = **请点“{ button-here }”**，{ $when } 截止。两人都到，对战就开始。没按时到的人算输。
tournament-ends = 本轮最晚 { $when } 结束；到时还在打的对战按比分定胜负。
tournament-misses = -# 连续缺席两轮，就失去锦标赛的参赛资格。
tournament-begin-again = ⏰ **你的对战在等你。请点“{ button-here }”**，{ $when } 截止。过了就算输。
tournament-ends-again = ⏰ **本轮 { $when } 结束**；到时还在打的对战按比分定胜负。轮到你的话，`/koikoi 我的对战` 带你回去。
tournament-again = 🔁 表示两人以前碰过：没法让每个人都遇到新对手。
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[other] 🎴 { $first } – { $second } · [牌桌]({ $url })
}
pairing-first = ✔️ **{ $first }** 战胜 { $second }{ $cause }
pairing-second = ✔️ **{ $second }** 战胜 { $first }{ $cause }
pairing-draw = ✔️ { $first } 和 { $second }：平局{ $cause }
pairing-neither = ✖️ { $first } 和 { $second }：都算输{ $cause }
pairing-annulled = ➖ { $first } 和 { $second }：对谁都不计（退出了锦标赛）
pairing-wins = （{ $first }–{ $second }）
pairing-bye = ✔️ **{ $first }** 轮空
pairing-rests = 💤 **{ $first }** 本轮休息
cause-no-show = （没按时到）
cause-left = （退出了锦标赛）
cause-admin = （管理员裁定）
tournament-decided = -# ⚖️ { $admin } 裁定了第{ $round }轮 { $first } – { $second }：{ $note }
tournament-corrected = -# ⚖️ { $admin } 更正了第{ $round }轮 { $first } – { $second }（原来：{ $before }）：{ $note }
tournament-removed = -# ⚖️ { $admin } 移除了 { $name }：{ $note }
button-here = 我来了
button-standings = 排名
button-tournament-text = 存为文本
tournament-text-sent = 这是锦标赛的文本文件，可以保存或转发。
button-withdraw-tournament = 退出

tournament-over = ### 🏆 { $name } 结束了
tournament-won = { $count ->
    [1] 🎉 恭喜 { $names }！你赢得了锦标赛。
   *[other] 🎉 恭喜 { $names }！你们并列第一。
}
tournament-not-won = 没有人夺冠。
ended-left = 决赛没有打完：{ $names } 退出了锦标赛。
ended-no-show = 决赛没有打：{ $names } 没按时到。
ended-unopposed = 没有决赛：{ $names } 已经没有对手了。
ended-no-final = 没有决赛：已经没有选手了。
ended-alone = 打完第{ $number }/{ $rounds }轮就结束了：其他人都退出了。
ended-empty = 所有人都退出了锦标赛。
table-elimination = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $won }胜{ $lost }负{ $notes }
tournament-row = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = （轮空{ $count }次）
table-left = （已退出）
table-annulled = （已退出，成绩不计）
tournament-too-few = 报名不到{ $fewest }人，所以取消了。
tournament-cancelled = { $admin } 取消了锦标赛：{ $note }
tournament-plays-on = 已经开始的对战可以打完，但不再计入这里。

tournament-leave-question = 现在退出 **{ $name }** 吗？正在打的对战算认输，之后的对手不战而胜。退出后不能再回来，也不能夺冠了。
tournament-leave-annuls = 你打的对战还不到一半：退出的话，打过的对谁都不计。
button-withdraw-yes = 确定退出
button-withdraw-no = 不退
tournament-left = 你退出了锦标赛。
tournament-stayed = 你继续比赛。
tournament-noted = 好了。锦标赛的消息里能看到。

tournaments-title = ### 🏆 这里的锦标赛
tournaments-line = { $name } · { $count }人 · { $state }
yours-signup = -# ↳ 你已报名。
yours-waiting = -# ↳ 你是候补第{ $place }位。
yours-call = -# ↳ 你的对手是 { $opponent }。请点“{ button-here }”！
yours-wait = -# ↳ 你的对手是 { $opponent }，还没到。
yours-match = -# ↳ 你正在和 { $opponent } 打：`/koikoi 我的对战` 带你去。
tournaments-none = 这里还没有锦标赛。管理服务器的人可以开办：`/koikoi-admin 锦标赛`。
tournaments-none-admin = 这里还没有锦标赛。
button-manage = 管理
button-all-tournaments = 所有锦标赛
tournament-stage-signup = 报名中
tournament-stage-finished = 已结束
tournament-stage-won = { $names } 夺冠
tournament-stage-cancelled = 已取消

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = 只有你看得到这里。管理服务器的人都能做同样的事。你写的理由所有人都看得到。
tournament-made = ✔ 报名开始了：消息就在这个频道。报名截止后锦标赛自动开始。
tournament-entry = 只有身份组 { $role } 的成员可以报名。
tournament-prize-role = 🎖️ 冠军会得到身份组 { $role }。
tournament-prize-given = { $count ->
    [1] 🎖️ { $names } 得到了身份组 { $role }。
   *[other] 🎖️ { $names } 都得到了身份组 { $role }。
}
tournament-prize-refused = ⚠️ Discord 不让我给出身份组 { $role }。管理员可以来给：{ $names }
tournament-prize-partly = ⚠️ Discord 只让我把身份组 { $role } 给了一部分获胜者。其余的可以由管理员来给：{ $names }
audit-prize = 赢得来来锦标赛 { $name }
tournaments-new = 新的锦标赛…
change-title-new = 新的锦标赛
plan-format-label = 赛制
plan-format-single = 单败淘汰：输一场就出局
plan-format-double = 双败淘汰：输两场才出局
plan-format-round-robin = 循环赛：和每个人都打
plan-format-swiss = 瑞士制：打几轮，对手水平相近
plan-days-label = 每轮时间
plan-best-label = 每对打几场
plan-best-1 = 一场定胜负
plan-best-3 = 三场两胜
plan-rounds-label = 轮数
plan-rounds-about = 留空：需要几轮打几轮
plan-entry-label = 报名所需的身份组
plan-entry-about = 只有这个身份组的成员可以报名（留空：所有人）
plan-call-label = 要通知的身份组
plan-call-about = 报名开始时通知这个身份组（留空：不通知）
plan-prize-label = 给冠军的身份组
plan-call = 📣 报名开始时会通知 { $role }。
button-plan-matches = 对战…
button-plan-roles = 身份组…
plan-question = 你看到的是你自己的时间，别人看到的是他们的时间。对吗？
button-plan-yes = 对，开放报名
button-plan-no = 算了
plan-dropped = 还没有开放报名。
begin-question = **{ $name }** 将在 { $hour }（{ $when }）开始。对吗？

    你看到的是你自己的时间，别人看到的是他们的时间。
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**：这个时间有两种意思。什么时候开始？
button-which = 选 { $number }
button-hour-yes = 对，就那时开始
choose-change = 修改…
change-title = 修改锦标赛
change-name-label = 名称
change-name-about = 所有人都看得到。
change-begins-label = 开始时间
change-begins-about = 2小时后或明天20点，按本服务器的时间。在那之前可以报名。
change-most-label = 最多人数
change-most-about = 3 到 { $most }。已经报名的人都保留。
tournament-done = ✔ 好了。
tournament-done-gone = ✔ 已保存。但没有消息能显示它：锦标赛的频道被删了。
tournament-done-closed = ✔ 已保存。但锦标赛的消息还没更新：我不能在 { $channel } 发消息。能发了就会更新。
tournament-brought = ✔ 现在它显示在这个频道；之后的对战也在这里打。
tournament-held-gone = ⚠️ **我没法显示这个锦标赛：它的频道被删了。**时间已暂停，不会影响任何人。请到别的频道点“{ button-show-here }”。
tournament-held-closed = ⚠️ **我没法显示这个锦标赛：我不能在 { $channel } 发消息。**时间已暂停，不会影响任何人。请让我重新能在那里发消息，或到别的频道点“{ button-show-here }”。
tournament-held-filtered = ⚠️ **我没法显示这个锦标赛：AutoMod 拦下了我在 { $channel } 的消息。**时间已暂停，不会影响任何人。请在“服务器设置 → AutoMod”里把我的身份组设为例外，再点“{ button-show-here }”。
tournament-held-away = ⚠️ **Discord 没有接受这个锦标赛的消息。**时间已暂停，不会影响任何人。我很快再试。
tournament-held = -# ⚠️ 消息现在显示不了，时间暂停。请告诉管理员。
button-start-now = 马上开始…
start-question = 现在就以{ $count }人开始 **{ $name }** 吗？之后不能再报名。
button-start-yes = 确定开始
button-show-here = 显示在这里
button-cancel = 取消锦标赛…
choose-pairing = 设定结果…
button-decide = 裁定…
button-correct = 更正…
pairing-own = -# ↳ 你在打这场对战，由别的管理员裁定。
choose-removed = 移除选手…
button-seeds = 种子…
seeds-title = ### 🏆 { $name } · 种子
seeds-about = 种子决定谁对谁。目前：{ $seeding }。抽签或更改之后报名的人排在最后。
choose-seed = 选择要改种子的人…
button-seeds-rating = 按等级分
button-seeds-draw = 抽签
seed-title = { $name } 的种子
seed-label = 种子
seed-about = 1 是头号种子，最大到 { $count }。其他人的顺序不变。
decide-question = **{ $pairing }** 结果如何？接下来写理由，所有人都看得到。
decide-now = 现在：{ $line }
decide-stops = 这场对战正在进行：将被中止，不计胜负。
decide-goes-on-double = 胜者晋级。输的一方第二次输就出局。都算输的话，两人都记一负。
decide-goes-on-single = 胜者进入下一轮。都算输的话，没人晋级。
decide-ends = - { $result }：锦标赛结束。{ $count ->
    [0] 没有人夺冠。
    [1] { $names } 夺冠。
   *[other] { $names } 并列第一。
}
decide-ends-many = - { $result }：锦标赛结束。{ $count }人并列第一。
decide-until = 下一轮开始前都可以更正结果。
decide-last-of-round = ⚠️ 这是本轮最后一场没打完的对战：下一轮会马上开始。之后结果就不能改了。
decide-last = ⚠️ 这是最后一场没打完的对战：锦标赛会马上结束。之后结果就不能改了。
decide-first = { $first } 赢
decide-second = { $second } 赢
decide-draw = 平局
decide-neither = 都算输
reason-title = 你的理由
reason-label = 为什么？
reason-about = 所有人都看得到，也会显示你的名字。
reason-about-end = 锦标赛马上结束，没有人夺冠。所有人都看得到理由和你的名字。
reason-about-remove = 正在打的对战算输，而且不能再回来。所有人都看得到理由和你的名字。

table-about-swiss = -# 积分 · 胜–平–负 · 对手的积分（BH）。积分相同时看 BH。
table-about-round-robin = -# 积分 · 胜–平–负 · 战胜过的对手的积分（SB）。积分相同时看 SB。
table-rule-swiss = -# 算 BH 时，轮空或没打的对战当作对虚拟对手，和国际象棋（FIDE）一样。
table-rule-round-robin = -# 选手打完一半对战之前退出的，成绩全部不计，和国际象棋（FIDE）一样。
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = { $name } 的对阵图。本轮：
alt-standings = 锦标赛的排名：
refused-line-of-tournament = 这是锦标赛的对战：谁和胜者打由锦标赛决定。

# A tournament among the server's events; the third one is the event's own text.
button-event-on = 添加到活动
button-event-off = 从活动中移除
event-about = 请在开始前到频道里报名。
tournament-event-on = 📅 这个锦标赛在服务器的活动列表里。
tournament-event-refused = ⚠️ Discord 没有接受这个活动。我需要“创建活动”权限，而且一个服务器最多只能有100个活动。
tournament-event-again = 之后请点“{ button-event-on }”。
