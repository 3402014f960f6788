# 提醒：用私訊傳的幾行字。

me-remind = 提醒：每日一局、每日一題、新的牌桌
button-remind = 提醒我
remind-title = ### 提醒我
remind-about = 每天一次，在你選的時間，如果你還沒打每日一局或還沒解每日一題，我就傳私訊給你。一週沒有回應就會自動停止。
remind-is-off = **關**
remind-is-on = **開：**每天 { $time }。下一則：{ $when }。
remind-closed = ⚠️ 我關掉了提醒，因為 Discord 不讓我傳訊息給你。請在我們共同伺服器的隱私設定裡允許私訊，然後重新選。
remind-lapsed = ⚠️ { $day }的訊息我沒能及時傳給你。
remind-clock-ask = 你那邊現在幾點？
remind-hour-ask = 我幾點傳給你？
remind-hour-am = { $hour }:00 · { $half ->
    [0] 半夜12點
   *[other] 上午{ $half }點
}
remind-hour-pm = { $hour }:00 · { $half ->
    [0] 中午12點
   *[other] 下午{ $half }點
}
remind-clock-am = { $hour }:00 到 { $hour }:59 · { $half ->
    [0] 半夜12點
   *[other] 上午{ $half }點
}
remind-clock-pm = { $hour }:00 到 { $hour }:59 · { $half ->
    [0] 中午12點
   *[other] 下午{ $half }點
}
# A menu, after the hour that the clock shows.
ask-zone = 哪個地方的時間和你一樣？
button-zone = 換一個時區
remind-zone = 你的時區：**{ $place }**，那裡現在 { $time }。
button-remind-off = 關閉
button-remind-stop = 別再提醒我
reminder-both = 🎴 **每日一局 #{ $number }** 和**每日一題 #{ $number }** 來囉。
reminder-deal = 🎴 **每日一局 #{ $number }** 來囉。
reminder-puzzle = 🧩 **每日一題 #{ $number }** 來囉。
reminder-last = -# 你一週沒有回應，這是最後一次提醒。
reminder-stopped = 已停止提醒。用 `/koikoi 個人設定` 可以再打開。
alerts-about = **這個伺服器的牌桌。**有人開桌等人時，我會傳附連結的私訊給你，一天最多{ $most }次，你正在打牌時不會傳。
alerts-are-on = { $guild }：**開**
alerts-are-off = { $guild }：**關**
alerts-elsewhere = -# 這要在伺服器裡選：請到那裡用 `/koikoi 個人設定`。
button-alerts-on = 這裡有人開桌就跟我說
button-alerts-off = 別再通知我
alerts-stopped = 不再通知你那裡的牌桌。在那個伺服器用 `/koikoi 個人設定` 可以再打開。
alert = 🎴 { $name } 在 **{ $guild }** 開了一桌，在等人來打。
alert-several = 🎴 { $name } 在 **{ $guild }** 開了多人擂台。
button-alert-go = 去牌桌
button-alerts-stop = 別再通知這個伺服器的牌桌
