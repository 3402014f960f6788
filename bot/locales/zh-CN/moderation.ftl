moderation-title = ### { $guild } 的管控
moderation-about = 要禁止成员参与、或恢复参与，请用 `/koikoi-admin 管控` 的“成员”选项；要作废一场打完的对战，请用“对战”选项和它的编号。
moderation-blocked = **被禁止参与的成员**
moderation-nobody = 没有人被禁止。
moderation-choose = 选择被禁止的成员
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · { $until }结束
}
moderation-log = **记录**
moderation-no-log = 还什么都没有。
moderation-channel = **记录频道。**管理员在这里做的事，我也会发到一个频道：禁止、作废的对战、由管理员结束的对战、设置的改动。
ask-log = 不设记录频道
moderation-back = 返回管控
moderation-may-play = **{ $name }** 可以在这个服务器上玩。被禁止的成员在这里什么都不能开始：邀请、牌桌、锦标赛、对电脑的对战、每日一局都不行。已经开始的对战和锦标赛会继续；用 `/koikoi-admin 中止` 可以结束一场对战。
moderation-is-blocked = **{ $name }** 被禁止了：在这个服务器上什么都不能开始。
moderation-until = 禁止会自动结束：{ $until }，{ $when }。
moderation-do-block = 禁止…
moderation-do-block-for = 禁止几天…
moderation-days = { $days } 天
moderation-lift = 恢复参与
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
warn-about = 对方下次在这里用指令时会看到，不显示你的名字。
warned-title = ⚠️ { $guild } 的管理员警告了你：
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · 到 { $until }
}
moderation-reason-about = 本服务器的管理员看得到。
block-title = 禁止这位成员
void-title = 作废对战 { $match }
void-question = 作废对战 { $match } 吗？{ $players } · { $score } · { $when }
    在这个服务器上不再计：双方等级分因它而涨跌的部分会退回，排行榜和资料里也会移除。{ $reach }之后的对战维持原来的计算，成就保留。这不能撤销。
void-tournament = 它属于锦标赛 **{ $name }**，锦标赛的结果保持不变。
void-yes = 作废…
void-done = 对战 { $match } 已作废：在这个服务器上不再计。{ $reach }
void-reach-gain = 对所有服务器而言，在机器人的运营者确认之前，只扣除有人由它得到的部分。
void-reach-server = 对所有服务器而言，在机器人的运营者确认之前它仍然计入：它已经很久，或最近作废的对战太多。
void-reach-all = 机器人的运营者已确认：哪里都不再计。
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · { $until }结束
log-block = 🚫 { $admin } 禁止了 { $name } 参与
log-lift = ✅ { $admin } 恢复了 { $name } 的参与
log-warn = ⚠️ { $admin } 警告了 { $name }
log-unwarn = ✅ { $admin } 撤销了对 { $name } 的警告
log-void = 🧹 { $admin } 作废了对战 { $match }
log-confirm = ✅ 机器人的运营者确认对战 { $match } 作废
log-waits = -# ⏳ 对所有服务器而言，这还在等机器人的运营者。
log-abort = 🛑 { $admin } 结束了对战 { $match }，不计胜负
log-settings = ⚙️ { $admin } 改了设置
log-match = { $match }（{ $players }）
