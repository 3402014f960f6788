moderation-title = ### Kiểm duyệt ở { $guild }
moderation-about = Để chặn hoặc bỏ chặn một thành viên, dùng `/koikoi-admin kiểm-duyệt` với tùy chọn *thành-viên*; để hủy kết quả một trận đã xong, dùng tùy chọn *trận* và số của trận.
moderation-blocked = **Thành viên bị chặn**
moderation-nobody = Không ai bị chặn.
moderation-choose = Chọn một thành viên bị chặn
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · kết thúc { $until }
}
moderation-log = **Nhật ký**
moderation-no-log = Chưa có gì.
moderation-channel = **Kênh cho nhật ký.** Mình sẽ đăng vào một kênh những gì quản trị viên làm ở đây: chặn người, hủy kết quả trận, kết thúc trận, cài đặt bị đổi.
ask-log = Không có kênh cho nhật ký
moderation-back = Về kiểm duyệt
moderation-may-play = **{ $name }** được chơi trên máy chủ này. Thành viên bị chặn không bắt đầu được gì ở đây: không thách đấu, không bàn, không giải đấu, không trận với máy, không bài trong ngày. Các trận và giải đấu họ đã bắt đầu vẫn tiếp tục; kết thúc một trận bằng `/koikoi-admin kết-thúc`.
moderation-is-blocked = **{ $name }** bị chặn: không bắt đầu được gì trên máy chủ này.
moderation-until = Việc chặn tự kết thúc: { $until }, { $when }.
moderation-do-block = Chặn…
moderation-do-block-for = Chặn vài ngày…
moderation-days = Trong { $days } ngày
moderation-lift = Bỏ chặn
moderation-warned = **Cảnh cáo**
moderation-choose-warned = Chọn thành viên bị cảnh cáo
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · hết { $until }
}
moderation-do-warn = Cảnh cáo…
moderation-no-end = Không thời hạn
moderation-do-unwarn = Gỡ một cảnh cáo…
warn-title = Cảnh cáo thành viên này
warn-about = Người đó đọc được ở lệnh tiếp theo tại đây, không kèm tên bạn.
warned-title = ⚠️ Quản trị viên của { $guild } đã cảnh cáo bạn:
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · đến { $until }
}
moderation-reason-about = Quản trị viên của máy chủ này đọc được.
block-title = Chặn thành viên này
void-title = Hủy kết quả trận { $match }
void-question = Hủy kết quả trận { $match }? { $players } · { $score } · { $when }
    Trên máy chủ này trận không còn được tính: điểm hạng đã đổi vì trận này được hoàn lại, và trận bị gỡ khỏi bảng xếp hạng và hồ sơ. { $reach } Các trận sau giữ nguyên như đã tính, thành tựu cũng giữ nguyên. Không hoàn tác được.
void-tournament = Trận này thuộc giải đấu **{ $name }**; kết quả giải giữ nguyên.
void-yes = Hủy kết quả…
void-done = Trận { $match } đã bị hủy kết quả: trên máy chủ này không còn được tính. { $reach }
void-reach-gain = Tính chung mọi máy chủ, chỉ phần ai đó được từ trận này bị trừ, cho đến khi người vận hành bot xác nhận.
void-reach-server = Tính chung mọi máy chủ, trận vẫn được tính cho đến khi người vận hành bot xác nhận: trận đã cũ, hoặc gần đây có nhiều trận bị hủy kết quả.
void-reach-all = Người vận hành bot đã xác nhận: trận không còn tính ở đâu nữa.
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · kết thúc { $until }
log-block = 🚫 { $admin } đã chặn { $name }
log-lift = ✅ { $admin } đã bỏ chặn { $name }
log-warn = ⚠️ { $admin } đã cảnh cáo { $name }
log-unwarn = ✅ { $admin } đã gỡ một cảnh cáo của { $name }
log-void = 🧹 { $admin } đã hủy kết quả trận { $match }
log-confirm = ✅ Người vận hành bot đã xác nhận hủy kết quả trận { $match }
log-waits = -# ⏳ Tính chung mọi máy chủ, việc này còn chờ người vận hành bot.
log-abort = 🛑 { $admin } đã kết thúc trận { $match } không có kết quả
log-settings = ⚙️ { $admin } đã đổi cài đặt
log-match = { $match } ({ $players })
