moderation-title = ### { $guild } 的管理
moderation-about = 要将成员禁赛、或解除禁赛，请用 `/koikoi-admin 管理` 的“成员”选项；要作废一场打完的对战，请用“对战”选项和它的编号。
moderation-blocked = **被禁赛的成员**
moderation-nobody = 没有人被禁赛。
moderation-choose = 选择被禁赛的成员
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · { $until } 结束
}
moderation-log = **记录**
moderation-no-log = 还没有记录。
moderation-channel = **记录频道。**管理员在这里做的事，我也会发到一个频道：禁赛、作废的对战、由管理员结束的对战、设置的改动。
ask-log = 不设记录频道
moderation-back = 返回管理
moderation-may-play = **{ $name }** 可以在这个服务器上玩。被禁赛的成员在这里什么都不能开始：邀请、牌桌、锦标赛、对电脑的对战、每日一局都不行。已经开始的对战和锦标赛会继续；用 `/koikoi-admin 中止` 可以结束一场对战。
moderation-is-blocked = **{ $name }** 被禁赛了：在这个服务器上什么都不能开始。
moderation-until = 到期自动解除禁赛：{ $until }，{ $when }。
moderation-do-block = 禁赛…
moderation-do-block-for = 禁赛几天…
moderation-days = { $days }天
moderation-lift = 解除禁赛
moderation-warned = **警告**
moderation-choose-warned = 选择被警告的成员
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · { $until } 结束
}
moderation-do-warn = 警告…
moderation-no-end = 无期限
moderation-do-unwarn = 撤销警告…
warn-title = 警告这位成员
warn-about = 对方下次在这里用命令时会看到，不显示你的名字。
warned-title = ⚠️ { $guild } 的管理员警告了你：
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · 到 { $until }
}
moderation-reason-about = 本服务器的管理员看得到。
block-title = 将这位成员禁赛
void-title = 作废对战 { $match }
void-question = 作废对战 { $match } 吗？{ $players } · { $score } · { $when }
    它在本服务器不再计成绩：因它涨跌的等级分会退回，排行榜和资料里也会去掉。{ $reach }之后的对战维持原来的计算，成就保留。这不能撤销。
void-tournament = 它属于锦标赛 **{ $name }**，锦标赛的结果保持不变。
void-yes = 作废…
void-done = 对战 { $match } 已作废：在本服务器不再计成绩。{ $reach }
void-reach-gain = 跨服成绩：机器人的运营者确认之前，只扣掉有人靠它赢来的部分。
void-reach-server = 跨服成绩：机器人的运营者确认之前仍然计入，因为这场对战太久以前，或最近作废的对战太多。
void-reach-all = 机器人的运营者已确认：在任何服务器都不再计成绩。
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · { $until } 结束
log-block = 🚫 { $admin } 将 { $name } 禁赛
log-lift = ✅ { $admin } 解除了 { $name } 的禁赛
log-warn = ⚠️ { $admin } 警告了 { $name }
log-unwarn = ✅ { $admin } 撤销了对 { $name } 的警告
log-void = 🧹 { $admin } 作废了对战 { $match }
log-confirm = ✅ 机器人的运营者确认对战 { $match } 作废
log-waits = -# ⏳ 跨服成绩还在等机器人的运营者确认。
log-abort = 🛑 { $admin } 结束了对战 { $match }，不计胜负
log-settings = ⚙️ { $admin } 改了设置
log-match = { $match }（{ $players }）
