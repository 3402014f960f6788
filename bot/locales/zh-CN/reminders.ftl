# 提醒：用私信发的几行字。

me-remind = 提醒：每日一局、每日一题、新的牌桌
button-remind = 提醒我
remind-title = ### 提醒我
remind-about = 每天一次，在你选的时间，如果你还没打每日一局或没做每日一题，我就发私信给你。一周没有回应就自动停止。
remind-is-off = **关**
remind-is-on = **开：**每天 { $time }。下一条 { $when } 发送。
remind-closed = ⚠️ 我关掉了提醒，因为 Discord 不让我给你发消息。请在我们共同服务器的隐私设置里允许私信，然后重新选。
remind-lapsed = ⚠️ { $day }的消息我没能及时发给你。
remind-clock-ask = 你那里现在几点？
remind-hour-ask = 我几点发给你？
remind-hour-am = { $hour }:00 · { $half ->
    [0] 半夜12点
   *[other] 上午{ $half }点
}
remind-hour-pm = { $hour }:00 · { $half ->
    [0] 中午12点
   *[other] 下午{ $half }点
}
remind-clock-am = { $hour }:00 到 { $hour }:59 · { $half ->
    [0] 半夜12点
   *[other] 上午{ $half }点
}
remind-clock-pm = { $hour }:00 到 { $hour }:59 · { $half ->
    [0] 中午12点
   *[other] 下午{ $half }点
}
# A menu, after the hour that the clock shows.
ask-zone = 哪个地方的时间和你一样？
button-zone = 换一个时区
remind-zone = 你的时区：**{ $place }**，那里现在 { $time }。
button-remind-off = 关闭
button-remind-stop = 不再提醒我
reminder-both = 🎴 **每日一局 #{ $number }** 和**每日一题 #{ $number }** 来了。
reminder-deal = 🎴 **每日一局 #{ $number }** 来了。
reminder-puzzle = 🧩 **每日一题 #{ $number }** 来了。
reminder-last = -# 你一周没有回应，这是最后一次提醒。
reminder-stopped = 已停止提醒。用 `/koikoi 个人设置` 可以再打开。
alerts-about = **这个服务器的牌桌。**有人开桌等人时，我发带链接的私信给你，一天最多{ $most }次，你正在打牌时不发。
alerts-are-on = { $guild }：**开**
alerts-are-off = { $guild }：**关**
alerts-elsewhere = -# 这要在服务器上选：请到那里用 `/koikoi 个人设置`。
button-alerts-on = 这里有人开桌就告诉我
button-alerts-off = 不再通知我
alerts-stopped = 不再通知你那里的牌桌。在那个服务器上用 `/koikoi 个人设置` 可以再打开。
alert = 🎴 { $name } 在 **{ $guild }** 开了一桌，在等人来打。
alert-several = 🎴 { $name } 在 **{ $guild }** 开了多人擂台。
button-alert-go = 去牌桌
button-alerts-stop = 不再通知这个服务器的牌桌
