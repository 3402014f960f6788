# 和某人保持距离。

button-block = 屏蔽
block-question = 屏蔽 { $name } 吗？对方不能再邀请你，`/koikoi 找对手` 也不会让你们碰上，你们之间在等的邀请会结束。对方不会收到通知。你开给大家的牌桌，还是谁都可以坐下。
button-block-yes = 确定屏蔽
button-block-no = 不屏蔽
block-done = 你屏蔽了 { $name }。在 `/koikoi 个人设置` 可以查看和解除屏蔽。
block-known = 你之前就屏蔽了 { $name }。在 `/koikoi 个人设置` 可以查看和解除屏蔽。
block-match-runs = 这场对战继续，除非你认输。
block-kept = 什么都没改。
button-blocks = 你屏蔽的人
blocks-title = ### 你屏蔽的人
blocks-none = 你没有屏蔽任何人。
blocks-line = { $name } · { $since }
button-unblock = 解除屏蔽
blocks-lifted = 你不再屏蔽 { $name }。
blocks-note = -# 只有你看得到这个名单。在每场真人对战的菜单里都有“{ button-block }”。

button-report-person = 举报玩家
report-person-about = 向这个机器人的运营者举报 { $name } 吗？运营者会连同对战的牌谱一起看，也可以禁止某人使用机器人。{ $name } 不会收到通知。
report-why = 为什么？
report-reason-leaving = 对战中途退出，或故意拖时间
report-reason-unfair = 打法不公平
report-reason-name = 名字或头像有冒犯性
report-reason-other = 其他
report-person-label = 发生了什么？
reported-person = 谢谢。运营者会看到的。{ $name } 不会收到通知。
host-report-about = 关于 { $name }：{ $reason }

find-pause = 我帮你找到的对战，你最近离开了好几场。{ $when } 才能再找对手。

refused-blocked-by-you = 你屏蔽了 { $name }，所以不能邀请。在 `/koikoi 个人设置` 可以查看和解除屏蔽。
refused-no-opponent = 这场对战里没有可以屏蔽或举报的人。
refused-former-opponent = 这位玩家清除了自己的数据，这场对战再也查不到对方的账号，所以在这里无法屏蔽或举报。你仍可以点“{ button-report }”，把事情告诉机器人的运营者。这个账号再和你对战的话，到时就能屏蔽。
refused-barred-from-find = 这个机器人的运营者不让你用 `/koikoi 找对手`。你可以在自己的服务器上玩。
refused-find-paused = 最近我帮你找到的对战，你离开了好几场，或者没有来。{ $when } 才能再找对手。
