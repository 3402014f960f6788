me-remind = Nhắc nhở: bài và câu đố trong ngày, bàn mới
button-remind = Nhắc tôi
remind-title = ### Nhắc tôi
remind-about = Mỗi ngày một lần, vào giờ bạn chọn, mình gửi tin nhắn trực tiếp nếu bạn chưa chơi bài trong ngày hoặc câu đố trong ngày. Sau một tuần không có hồi âm thì tự dừng.
remind-is-off = **Tắt**
remind-is-on = **Bật:** mỗi ngày lúc { $time }. Tin nhắn tiếp theo đến { $when }.
remind-closed = ⚠️ Mình đã tắt vì Discord không cho mình nhắn bạn. Hãy cho phép tin nhắn trực tiếp trong cài đặt quyền riêng tư của một máy chủ chung, rồi chọn lại.
remind-lapsed = ⚠️ Mình không kịp gửi cho bạn tin nhắn của { $day }.
remind-clock-ask = Chỗ bạn bây giờ mấy giờ?
remind-hour-ask = Mình nhắc bạn lúc mấy giờ?
remind-hour-am = { $hour }:00 · { $half ->
    [0] 12 giờ đêm
   *[other] { $half } giờ sáng
}
remind-hour-pm = { $hour }:00 · { $half ->
    [0] 12 giờ trưa
    [7] { $half } giờ tối
    [8] { $half } giờ tối
    [9] { $half } giờ tối
    [10] { $half } giờ đêm
    [11] { $half } giờ đêm
   *[other] { $half } giờ chiều
}
remind-clock-am = { $hour }:00 đến { $hour }:59 · { $half ->
    [0] 12 giờ đêm
   *[other] { $half } giờ sáng
}
remind-clock-pm = { $hour }:00 đến { $hour }:59 · { $half ->
    [0] 12 giờ trưa
    [7] { $half } giờ tối
    [8] { $half } giờ tối
    [9] { $half } giờ tối
    [10] { $half } giờ đêm
    [11] { $half } giờ đêm
   *[other] { $half } giờ chiều
}
# A menu, after the hour that the clock shows.
ask-zone = Nơi nào cùng múi giờ với bạn?
button-zone = Múi giờ khác
remind-zone = Đồng hồ của bạn: **{ $place }**, ở đó bây giờ là { $time }.
button-remind-off = Tắt
button-remind-stop = Đừng nhắc nữa
reminder-both = 🎴 **Bài trong ngày #{ $number }** và **câu đố #{ $number }** đã có.
reminder-deal = 🎴 **Bài trong ngày #{ $number }** đã có.
reminder-puzzle = 🧩 **Câu đố #{ $number }** đã có.
reminder-last = -# Một tuần rồi bạn không hồi âm, nên đây là lần nhắc cuối.
reminder-stopped = Mình không nhắc bạn nữa. Bật lại bằng `/koikoi tùy-chọn`.
alerts-about = **Bàn trên máy chủ này.** Khi có người mở bàn và chờ, mình gửi bạn tin nhắn trực tiếp kèm liên kết, tối đa { $most } lần mỗi ngày, và không gửi khi bạn đang chơi.
alerts-are-on = **Bật** cho { $guild }
alerts-are-off = **Tắt** cho { $guild }
alerts-elsewhere = -# Mỗi máy chủ chọn riêng: hãy dùng `/koikoi tùy-chọn` ở đó.
button-alerts-on = Báo tôi khi có bàn mới
button-alerts-off = Đừng báo nữa
alerts-stopped = Mình không báo bạn về bàn ở đó nữa. Bật lại bằng `/koikoi tùy-chọn` trên máy chủ đó.
alert = 🎴 { $name } đã mở một bàn ở **{ $guild }** và đang chờ người chơi.
alert-several = 🎴 { $name } đã mở một bàn nhiều người ở **{ $guild }**.
button-alert-go = Đến bàn
button-alerts-stop = Đừng báo máy chủ này nữa
