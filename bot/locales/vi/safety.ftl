button-block = Chặn
block-question = Chặn { $name }? Người này không thách đấu bạn được nữa, hai bạn không bao giờ được ghép qua `/koikoi tìm`, và lời thách đấu đang chờ giữa hai bạn sẽ kết thúc. Người này không được báo. Ở bàn bạn mở cho mọi người, ai cũng vẫn ngồi vào được.
button-block-yes = Có, chặn
button-block-no = Không
block-done = Bạn đã chặn { $name }. Xem danh sách và bỏ chặn bằng `/koikoi tùy-chọn`.
block-known = Bạn đã chặn { $name } từ trước. Xem danh sách và bỏ chặn bằng `/koikoi tùy-chọn`.
block-match-runs = Trận này vẫn tiếp tục, trừ khi bạn đầu hàng.
block-kept = Không có gì thay đổi.
button-blocks = Người bạn chặn
blocks-title = ### Người bạn chặn
blocks-none = Bạn chưa chặn ai.
blocks-line = { $name } · { $since }
button-unblock = Bỏ chặn
blocks-lifted = Bạn đã bỏ chặn { $name }.
blocks-note = -# Chỉ bạn thấy danh sách này. *{ button-block }* nằm trong menu của mỗi trận gặp người.

button-report-person = Báo cáo người chơi
report-person-about = Báo cáo { $name } với người vận hành bot này? Họ đọc kèm biên bản của trận này, và có thể cấm người chơi. { $name } không được báo.
report-why = Vì sao?
report-reason-leaving = Bỏ trận hoặc để hết giờ
report-reason-unfair = Chơi gian lận
report-reason-name = Tên hoặc ảnh xúc phạm
report-reason-other = Chuyện khác
report-person-label = Chuyện gì đã xảy ra?
reported-person = Cảm ơn bạn. Người vận hành có thể đọc. { $name } không được báo.
host-report-about = Về { $name }: { $reason }

find-pause = Gần đây bạn đã bỏ nhiều trận tìm được: bạn có thể tìm đối thủ lại { $when }.

refused-blocked-by-you = Bạn không thách đấu { $name } được vì bạn đã chặn người này. Xem danh sách và bỏ chặn bằng `/koikoi tùy-chọn`.
refused-no-opponent = Trong trận này không có ai để bạn chặn hay báo cáo.
refused-former-opponent = Người chơi này đã xóa dữ liệu của mình, và từ trận này không còn gì dẫn tới tài khoản đó nữa, nên không thể chặn hay báo cáo ở đây. Chuyện đã xảy ra, bạn vẫn có thể kể cho người vận hành bot bằng *{ button-report }*. Nếu tài khoản đó chơi lại với bạn, bạn có thể chặn lúc ấy.
refused-barred-from-find = Người vận hành bot này không cho bạn dùng `/koikoi tìm`. Bạn vẫn chơi được trên các máy chủ của mình.
refused-find-paused = Gần đây bạn đã bỏ nhiều trận mà mình tìm cho bạn, hoặc không đến. Bạn có thể tìm đối thủ lại { $when }.
