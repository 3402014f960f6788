tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Mỗi trận: { $terms }
tournament-tie = chơi thêm ván khi còn bằng điểm
tournament-best-of-three = -# Ba trận thắng hai. Nếu hết giờ của vòng, ai thắng nhiều trận hơn thì thắng; nếu bằng nhau thì theo tỉ số của trận đang chơi.
tournament-live = chơi ngay
tournament-daily = { $days } ngày cho mỗi vòng
format-single = Loại trực tiếp
format-double = Loại kép
tournament-twice = -# Thua hai trận là bị loại. Ở chung kết tổng, người thắng nhánh thua phải thắng hai lần.
tournament-winners = **Nhánh thắng**
tournament-losers = **Nhánh thua**: ai thua là bị loại
tournament-final = **Chung kết tổng**
tournament-grand-final-1 = Chung kết tổng
tournament-grand-final-2 = Chung kết tổng, trận hai
format-round-robin = Vòng tròn: ai cũng gặp ai
format-swiss = Hệ Thụy Sĩ

tournament-closes = Đăng ký đóng { $when }, rồi bắt đầu: { $hour } · { $count } trên tối đa { $most } người chơi, { $seeding }
seeding-rating = xếp hạt giống theo điểm hạng
seeding-draw = hạt giống do bốc thăm
seeding-hand = hạt giống do ban tổ chức xếp
tournament-begins-soon = { $missing ->
    [0] ⏰ **Bắt đầu { $when }.** Nếu bạn không chơi được, hãy bấm *{ button-sign-off }* trước đó.
   *[other] ⏰ **Bắt đầu { $when } nếu có thêm { $missing } người đăng ký**; nếu không thì lúc đó sẽ hủy.
}
tournament-closes-short = { $state } đóng { $when }
tournament-nobody = Chưa ai đăng ký.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Đăng ký
button-sign-off = Rời giải
tournament-waiting = ⏳ **Danh sách chờ** ({ $count }): nếu có người rời, người đầu danh sách được vào.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Từ danh sách chờ vào giải: { $names }
button-wait-list = Vào danh sách chờ
tournament-waiting-place = Giải này đã đủ người, nên giờ bạn ở trong danh sách chờ: **thứ { $place }**. Nếu có người rời trước khi bắt đầu, người đầu danh sách được vào và được nhắc tên. Bấm *{ $button }* để ra khỏi danh sách.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Vòng { $number }/{ $rounds }
tournament-final-0 = Chung kết
tournament-final-1 = Bán kết
tournament-final-2 = Tứ kết
tournament-begin = **Bấm “{ button-here }”**: hạn chót { $when }. Khi cả hai có mặt, trận bắt đầu. Nếu bạn không đến kịp, bạn thua trận đó.
tournament-ends = Vòng này kết thúc chậm nhất { $when }; khi đó tỉ số của trận đang chơi quyết định.
tournament-misses = -# Vắng hai vòng liên tiếp là bị loại khỏi giải đấu.
tournament-begin-again = ⏰ **Trận của bạn đang chờ. Bấm “{ button-here }”**: hạn chót { $when }. Sau đó, bạn thua trận.
tournament-ends-again = ⏰ **Vòng này kết thúc { $when }**; khi đó tỉ số của trận đang chơi quyết định. Nếu đến lượt bạn, vào trận bằng `/koikoi trận-đấu`.
tournament-again = 🔁 đánh dấu những người đã gặp nhau: không phải ai cũng có được đối thủ mới.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[other] 🎴 { $first } – { $second } · [bàn]({ $url })
}
pairing-first = ✔️ **{ $first }** thắng { $second } { $cause }
pairing-second = ✔️ **{ $second }** thắng { $first } { $cause }
pairing-draw = ✔️ { $first } và { $second }: hòa { $cause }
pairing-neither = ✖️ { $first } và { $second }: cả hai thua { $cause }
pairing-annulled = ➖ { $first } và { $second }: không tính cho ai (rời giải đấu)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** được miễn đấu
pairing-rests = 💤 **{ $first }** nghỉ vòng này
cause-no-show = (không đến kịp)
cause-left = (rời giải đấu)
cause-admin = (quản trị viên quyết định)
tournament-decided = -# ⚖️ { $admin } quyết định { $first } – { $second }, vòng { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } sửa { $first } – { $second }, vòng { $round } (trước đó: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } loại { $name }: { $note }
button-here = Tôi đây
button-standings = Bảng điểm
button-tournament-text = Dạng văn bản
tournament-text-sent = Đây là giải đấu dưới dạng tệp văn bản, để lưu hoặc chia sẻ.
button-withdraw-tournament = Rời giải

tournament-over = ### 🏆 { $name } đã kết thúc
tournament-won = { $count ->
    [1] 🎉 Chúc mừng { $names }! Bạn đã vô địch giải đấu.
   *[other] 🎉 Chúc mừng { $names }! Các bạn đồng hạng nhất.
}
tournament-not-won = Không ai thắng giải.
ended-left = Trận chung kết không chơi hết: { $names } đã rời giải đấu.
ended-no-show = Trận chung kết không diễn ra: { $names } không đến kịp.
ended-unopposed = Không có chung kết: không còn ai để đấu với { $names }.
ended-no-final = Không có chung kết: không còn ai để đấu.
ended-alone = Kết thúc sau vòng { $number } trên { $rounds }: mọi người khác đã rời giải.
ended-empty = Mọi người đã rời giải đấu.
table-elimination = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · thắng { $won }, thua { $lost } { $notes }
tournament-row = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = ({ $count } lần miễn đấu)
table-left = (đã rời)
table-annulled = (đã rời, không tính cho ai)
tournament-too-few = Chưa đến { $fewest } người đăng ký nên giải bị hủy.
tournament-cancelled = { $admin } đã hủy giải: { $note }
tournament-plays-on = Các trận đã bắt đầu có thể chơi cho hết, nhưng không tính ở đây.

tournament-leave-question = Rời **{ $name }** bây giờ? Bạn đầu hàng trận đang chơi, và các đối thủ sau của bạn thắng không cần đấu. Bạn không quay lại được, và không thắng giải được nữa.
tournament-leave-annuls = Bạn chưa chơi đến nửa số trận của mình: khi đó kết quả của bạn không tính cho ai cả.
button-withdraw-yes = Có, rời đi
button-withdraw-no = Không, ở lại
tournament-left = Bạn đã rời giải đấu.
tournament-stayed = Bạn vẫn ở trong giải.
tournament-noted = Xong. Tin nhắn của giải đấu đã cập nhật.

tournaments-title = ### 🏆 Giải đấu ở đây
tournaments-line = { $name } · { $count } người chơi · { $state }
yours-signup = -# ↳ Bạn đã đăng ký.
yours-waiting = -# ↳ Bạn đứng thứ { $place } trong danh sách chờ.
yours-call = -# ↳ Bạn gặp { $opponent }. Bấm “{ button-here }”!
yours-wait = -# ↳ Bạn gặp { $opponent }, người này chưa có mặt.
yours-match = -# ↳ Bạn đang đấu với { $opponent }: vào trận bằng `/koikoi trận-đấu`.
tournaments-none = Ở đây chưa có giải đấu nào. Người quản lý máy chủ có thể mở một giải: `/koikoi-admin giải-đấu`.
tournaments-none-admin = Ở đây chưa có giải đấu nào.
button-manage = Quản lý
button-all-tournaments = Mọi giải đấu
tournament-stage-signup = đăng ký
tournament-stage-finished = đã xong
tournament-stage-won = { $names } vô địch
tournament-stage-cancelled = đã hủy

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Chỉ bạn thấy tin này. Ai quản lý máy chủ cũng làm được như vậy. Nếu bạn nêu lý do, mọi người đều đọc được.
tournament-made = ✔ Đã mở đăng ký: tin nhắn ở trong kênh này. Khi đóng đăng ký, giải đấu tự bắt đầu.
tournament-entry = Chỉ thành viên có vai trò { $role } mới đăng ký được.
tournament-prize-role = 🎖️ Người thắng được trao vai trò { $role }.
tournament-prize-given = { $count ->
   *[other] 🎖️ { $names } giờ có vai trò { $role }.
}
tournament-prize-refused = ⚠️ Discord không cho mình trao vai trò { $role }. Một quản trị viên có thể trao: { $names }
tournament-prize-partly = ⚠️ Discord chỉ cho mình trao vai trò { $role } cho một số người thắng. Quản trị viên có thể trao cho những người còn lại: { $names }
audit-prize = Thắng giải Koi-Koi { $name }
tournaments-new = Giải đấu mới…
change-title-new = Giải đấu mới
plan-format-label = Cách người chơi gặp nhau
plan-format-single = Loại trực tiếp: thua là bị loại
plan-format-double = Loại kép: thua hai trận mới bị loại
plan-format-round-robin = Vòng tròn: ai cũng gặp ai
plan-format-swiss = Thụy Sĩ: vài vòng, gặp người có điểm gần bằng
plan-days-label = Thời gian cho mỗi vòng
plan-best-label = Số trận của mỗi cặp
plan-best-1 = Một trận
plan-best-3 = Ba trận thắng hai
plan-rounds-label = Số vòng
plan-rounds-about = Để trống: đủ số cần thiết
plan-entry-label = Vai trò cần có để đăng ký
plan-entry-about = Chỉ thành viên có vai trò này mới đăng ký được (để trống: mọi người)
plan-call-label = Vai trò được gọi
plan-call-about = Vai trò này được gọi khi mở đăng ký (để trống: không gọi ai)
plan-prize-label = Vai trò cho người thắng
plan-call = 📣 { $role } sẽ được gọi khi mở đăng ký.
button-plan-matches = Trận đấu…
button-plan-roles = Vai trò…
plan-question = Bạn thấy giờ này theo giờ của bạn; người khác thấy theo giờ của họ. Đúng chưa?
button-plan-yes = Đúng, mở đăng ký
button-plan-no = Thôi, đừng
plan-dropped = Chưa mở gì cả.
begin-question = **{ $name }** sẽ bắt đầu { $hour }, { $when }. Đúng chưa?

    Bạn thấy giờ này theo giờ của bạn; người khác thấy theo giờ của họ.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: thời điểm này có thể hiểu hai cách. Khi nào bắt đầu?
button-which = Chọn { $number }
button-hour-yes = Đúng, lúc đó
choose-change = Thay đổi…
change-title = Sửa giải đấu
change-name-label = Tên giải
change-name-about = Mọi người đều thấy.
change-begins-label = Khi nào bắt đầu
change-begins-about = sau 2 giờ hoặc ngày mai 20h, theo giờ của máy chủ này. Trước lúc đó vẫn đăng ký được.
change-most-label = Số người tối đa
change-most-about = 3 đến { $most }. Ai đã đăng ký thì vẫn ở lại.
tournament-done = ✔ Xong.
tournament-done-gone = ✔ Đã lưu, nhưng không có tin nhắn nào để hiện: kênh của giải đấu đã bị xóa.
tournament-done-closed = ✔ Đã lưu, nhưng tin nhắn của giải đấu chưa cập nhật: mình không được viết ở { $channel }. Viết được là mình cập nhật.
tournament-brought = ✔ Giờ hiện ở kênh này; các trận tiếp theo chơi ở đây.
tournament-held-gone = ⚠️ **Mình không hiện được giải đấu này: kênh của giải đã bị xóa.** Thời gian của giải đang dừng nên không ai thiệt. Hãy sang kênh khác và bấm *{ button-show-here }*.
tournament-held-closed = ⚠️ **Mình không hiện được giải đấu này: mình không được viết ở { $channel }.** Thời gian của giải đang dừng nên không ai thiệt. Hãy cho mình viết lại ở đó, hoặc sang kênh khác và bấm *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Mình không hiện được giải đấu này: AutoMod chặn tin nhắn của mình ở { $channel }.** Thời gian của giải đang dừng nên không ai thiệt. Hãy miễn trừ vai trò của mình (*Cài đặt máy chủ → AutoMod*), rồi bấm *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord không nhận tin nhắn của giải đấu này.** Thời gian của giải đang dừng nên không ai thiệt. Mình sẽ sớm thử lại.
tournament-held = -# ⚠️ Lúc này chưa hiện được tin nhắn nên thời gian đang dừng. Nhờ bạn báo quản trị viên.
button-start-now = Bắt đầu ngay…
start-question = Bắt đầu **{ $name }** ngay, với { $count } người chơi? Sau đó không ai đăng ký được nữa.
button-start-yes = Có, bắt đầu
button-show-here = Hiện ở đây
button-cancel = Hủy giải…
choose-pairing = Đặt kết quả…
button-decide = Quyết định…
button-correct = Sửa…
pairing-own = -# ↳ Bạn chơi trận này: quản trị viên khác sẽ quyết định.
choose-removed = Loại một người chơi…
button-seeds = Hạt giống…
seeds-title = ### 🏆 { $name } · hạt giống
seeds-about = Hạt giống quyết định ai gặp ai. Hiện tại: { $seeding }. Ai đăng ký sau khi bốc thăm hoặc thay đổi thì xếp cuối.
choose-seed = Đổi hạt giống của một người…
button-seeds-rating = Theo điểm hạng
button-seeds-draw = Bốc thăm
seed-title = Hạt giống của { $name }
seed-label = Hạt giống
seed-about = 1 là cao nhất, có thể đến { $count }. Những người khác giữ nguyên thứ tự.
decide-question = **{ $pairing }** kết thúc thế nào? Tiếp theo là lý do của bạn; mọi người sẽ thấy.
decide-now = Hiện tại: { $line }
decide-stops = Trận của họ đang diễn ra: trận sẽ dừng và không được tính.
decide-goes-on-double = Người thắng đi tiếp. Người thua bị loại sau trận thua thứ hai. Nếu cả hai thua, đó là một trận thua của cả hai.
decide-goes-on-single = Người thắng vào vòng sau. Nếu cả hai thua, không ai đi tiếp.
decide-ends = - { $result }: giải đấu kết thúc. { $count ->
    [0] Không ai vô địch.
    [1] { $names } vô địch.
   *[other] { $names } đồng hạng nhất.
}
decide-ends-many = - { $result }: giải đấu kết thúc. { $count } người chơi đồng hạng nhất.
decide-until = Bạn sửa được kết quả cho đến khi vòng sau bắt đầu.
decide-last-of-round = ⚠️ Đây là trận cuối còn mở của vòng: vòng sau bắt đầu ngay, và kết quả không sửa được nữa.
decide-last = ⚠️ Đây là trận cuối còn mở: giải đấu kết thúc ngay, và kết quả không sửa được nữa.
decide-first = { $first } thắng
decide-second = { $second } thắng
decide-draw = Hòa
decide-neither = Cả hai thua
reason-title = Lý do của bạn
reason-label = Vì sao?
reason-about = Mọi người sẽ thấy, kèm tên bạn.
reason-about-end = Giải đấu kết thúc ngay, không ai vô địch. Mọi người sẽ thấy lý do, kèm tên bạn.
reason-about-remove = Trận đang chơi tính là thua, và người đó không quay lại được. Mọi người sẽ thấy lý do, kèm tên bạn.

table-about-swiss = -# Điểm · thắng–hòa–thua · điểm của các đối thủ (BH). Nếu bằng điểm thì xét BH.
table-about-round-robin = -# Điểm · thắng–hòa–thua · điểm của các đối thủ đã thắng (SB). Nếu bằng điểm thì xét SB.
table-rule-swiss = -# Với BH, lần miễn đấu hoặc trận không chơi được tính như gặp đối thủ ảo, như trong cờ vua (FIDE).
table-rule-round-robin = -# Nếu một người rời giải trước khi chơi nửa số trận, kết quả của người đó không tính cho ai, như trong cờ vua (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = Sơ đồ nhánh đấu của { $name }. Vòng này:
alt-standings = Bảng điểm của giải đấu:
refused-line-of-tournament = Đây là một trận của giải đấu: giải đấu quyết định ai gặp người thắng.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Thêm vào sự kiện
button-event-off = Xóa khỏi sự kiện
event-about = Đăng ký trong kênh trước khi bắt đầu nhé.
tournament-event-on = 📅 Giải đấu này nằm trong danh sách sự kiện của máy chủ.
tournament-event-refused = ⚠️ Discord không nhận sự kiện này. Mình cần quyền *Tạo sự kiện (Create Events)*, và mỗi máy chủ có tối đa 100 sự kiện.
tournament-event-again = Sau đó, bấm *{ button-event-on }*.
