command-find = tìm
    .about = Tìm đối thủ trên mọi máy chủ
option-name-find-rules = luật
    .about = Luật bạn muốn (để trống: luật nào trong số này cũng được)
option-name-find-pace = nhịp
    .about = Chơi ngay: cả hai chơi bây giờ. Theo ngày: mỗi lượt một ngày (để trống: chơi ngay)
choice-find-any = Luật nào cũng được

find-any = luật nào cũng được
find-pace-live = chơi ngay
find-pace-daily = theo ngày
find-wish = -# { $rules } · { $pace } · điểm hạng của bạn: { $rating }
find-looking = 🔎 **Mình đang tìm đối thủ cho bạn**, trên mọi máy chủ. Có người là mình nhắn; khi đó bạn có 90 giây để bấm *{ button-find-play }*.
find-looking-here = 🔎 **Mình đang tìm đối thủ cho bạn**, trên mọi máy chủ. Có người là bạn có 90 giây để bấm *{ button-find-play }*.
find-looking-daily = 🔎 **Mình đang tìm đối thủ cho một trận theo ngày**, trên mọi máy chủ. Có người là trận bắt đầu ngay; mỗi lượt bạn có một ngày.
find-rests = ⏸️ **Đang tạm dừng tìm đối thủ vì bạn đang chơi một trận chơi ngay.** Hết trận, việc tìm sẽ tự tiếp tục.
# Where a hidden message shows the search.
find-here = ⚠️ Mình không gửi được tin nhắn trực tiếp cho bạn, nên chỉ có thể báo ở đây, không có âm thanh và tối đa mười lăm phút: **hãy ở lại kênh này.** Cho phép tin nhắn trực tiếp từ một máy chủ chung rồi tìm lại, mình sẽ nhắn.
find-here-soon = ⚠️ Mình vẫn đang mở tin nhắn trực tiếp, mỗi lúc vài người, nên tạm thời chỉ có thể báo ở đây, không có âm thanh và tối đa mười lăm phút: **hãy ở lại kênh này.**
find-here-flagged = ⚠️ Discord lúc này không cho mình mở tin nhắn trực tiếp mới, nên chỉ có thể báo ở đây, không có âm thanh và tối đa mười lăm phút: **hãy ở lại kênh này.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Việc tìm đối thủ của bạn ở trong [tin nhắn trực tiếp với mình]({ $url }). Mình sẽ nhắn bạn ở đó.
find-front = Người kia không đến. Giờ bạn đứng đầu hàng chờ.
find-quiet = { $count ->
    [0] Mười phút rồi chưa ai đến, và trong bốn tuần qua vào giờ này không ai tìm được đối thủ. Trận theo ngày dễ tìm được người hơn.
   *[other] Mười phút rồi chưa ai đến. Trong bốn tuần qua vào giờ này có { $count } người tìm được đối thủ. Trận theo ngày dễ tìm được người hơn.
}
find-until = -# Mình ngừng tìm { $when } nếu không ai đến.
find-found = 🎴 **Mình tìm được đối thủ cho bạn rồi!** Điểm hạng { $rating }. Bấm *{ button-find-play }* trong 90 giây.
find-ready = ✔️ **Bạn đã sẵn sàng.** Mình chờ người kia, tối đa 90 giây.
find-begun = 🎴 Trận của bạn với **{ $name }** đã bắt đầu.
find-stopped = Mình không tìm đối thủ nữa.
find-missed = ⏰ Bạn không bấm *{ button-find-play }* kịp, nên mình không tìm nữa.
find-unreached = Mình tìm được người nhưng không báo được cho bạn, nên mình không tìm nữa. Hãy cho phép tin nhắn trực tiếp, hoặc lần sau ở lại đây.
find-over = Không ai đến, nên mình không tìm nữa. Chơi với mình ngay bằng `/koikoi máy`.
button-find-computer = Chơi với máy
button-find-daily = Trận theo ngày
button-find-stop = Ngừng tìm
button-find-play = Chơi
button-find-no = Để sau
button-find-again = Tìm lại

games-looking = 🔎 **Mình đang tìm đối thủ cho bạn** · từ { $since }
games-found = 🎴 **Mình tìm được đối thủ cho bạn rồi!** Bấm *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** đang chờ bạn.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } muốn chơi nữa.** Bấm *{ button-rematch }* để nhận lời; lời mời đóng { $when }.
rematch-asked-hand = Đã mời. { $name } có thể bấm *{ $button }* để nhận lời; khi đó bạn nhận bài mới.
rematch-waits-hand = Bạn đã mời rồi. Mình đang chờ { $name } trả lời.

change-find = Đối thủ ở máy chủ khác
ask-find = { $value } · Đối thủ máy chủ khác
refused-find-off = Quản trị viên của máy chủ này đã tắt việc tìm đối thủ ở máy chủ khác. Bạn dùng được trong tin nhắn trực tiếp với mình.
refused-not-looking = Mình hiện không tìm đối thủ cho bạn. Bắt đầu bằng `/koikoi tìm`.
refused-nobody-found = Người đó không còn chờ nữa. Tìm đối thủ khác bằng `/koikoi tìm`.
refused-still-looking = Người đó không còn chờ nữa. Mình vẫn đang tìm đối thủ cho bạn.
