preset-wikipedia-2015 = Cổ điển
preset-wikipedia-2020 = Chuẩn
preset-sloperama = Đua tới 50
preset-ktane = Ba ván
preset-richmind = Ruy băng +1
preset-steam = Giành nhau 30
preset-nintendo = Máy cầm tay
about-wikipedia-2015 = Ngũ quang tính 15; mỗi lá dư của một bộ đều được tính
about-wikipedia-2020 = Luật phổ biến hiện nay; từ 7 điểm nhân đôi
about-sloperama = Mỗi lần tự hô koi-koi nhân điểm; ai tới 50 trước thắng
about-ktane = Ngắn gọn; lần koi-koi nào cũng nhân điểm, ai hô cũng vậy
about-richmind = Chén sake không phải lá thường; lá dư được tính
about-steam = Cả hai bắt đầu với 30 điểm và giành điểm của nhau
about-nintendo = Mỗi ván một koi-koi; chỉ tính yaku con vật và ruy băng lớn nhất
rules-changed = { $rules }, luật nhà

watching = Bạn đang xem **{ $first }** vs **{ $second }** · { $round }
waiting-at-table = { $place ->
    [1] Bạn sẽ gặp người thắng ván này: **{ $first }** vs **{ $second }**. Khi đó bạn sẽ nhận bài.
   *[other] **{ $first }** vs **{ $second }** đang đấu. Sau { $place } ván nữa bạn vào chơi; khi đó bạn sẽ nhận bài.
}
watching-over = **{ $first }** vs **{ $second }**: trận này đã xong.
button-watch = Xem
button-winner = Gặp người thắng
rematch-asked = Đã mời: lời thách đấu ở <#{ $channel }>.
rematch-waits = Bạn đã mời rồi, và { $name } có thể nhận lời: { $where }
table-tournament = 🏆 Một trận của giải đấu **{ $name }**

menu-title = Trận gặp { $name } · { $round }
button-resign = Đầu hàng
button-bring = Đưa bàn đến đây
button-send-again = Gửi lại bàn
button-bring-short = Đưa đến đây
button-rules = Luật
button-report = Báo sự cố
resign-question = Đầu hàng trận gặp { $name }? Trận sẽ tính là thua.
resign-tournament = Đầu hàng trận gặp { $name }? Trận sẽ tính là thua, kể cả khi chưa ai đánh lá nào: giải đấu cần có kết quả.
withdraw-question = Rút khỏi trận gặp { $name }? Hai bạn chưa cùng đánh lá đầu tiên, nên trận này không được tính.
button-leave-match = Rút lui
button-withdraw-match = Có, rút lui
withdrawn = Bạn đã rút lui. Trận này không được tính.
withdraw-late = Trong lúc đó { $name } đã đánh một lá, nên giờ trận được tính.
button-off = Cùng nhau hủy trận
off-question = Rủ { $name } hủy trận này? Nếu { $name } đồng ý, trận kết thúc và không được tính. Nếu { $name } đánh tiếp, lời rủ hết hiệu lực. Mỗi trận bạn được rủ hai lần.
button-off-yes = Rủ
off-offered = Đã rủ. Đồng hồ của bạn vẫn chạy: trận tiếp tục cho đến khi có trả lời.
off-done = Cả hai đã đồng ý: trận đã hủy và không được tính.
button-resign-yes = Có, đầu hàng
button-resign-no = Chơi tiếp
resigned = Bạn đã đầu hàng. Cảm ơn bạn đã chơi!
resign-kept = Hay lắm, chơi tiếp nào!
brought = Bàn giờ ở đây.
report-label = Sự cố gì vậy?
report-about = Người vận hành bot sẽ đọc, kèm biên bản của trận này.
report-hint = Bạn đã làm gì, chuyện gì xảy ra, bạn mong đợi điều gì?
host-notice = -# 🛠️ { $notice }
button-answer = Trả lời
host-report = **Báo cáo { $number }** từ { $name }
host-report-where = { $server } · trận { $match }, bước { $step }
host-in-dms = tin nhắn trực tiếp
host-report-terminal = -# Trên máy chạy bot, `koikoi reports { $number }` cho xem kèm biên bản của trận.
answer-label = Câu trả lời của bạn
answer-about = Người chơi nhận câu trả lời qua tin nhắn trực tiếp của bot.
answer-saved = Mình đang gửi câu trả lời của bạn. Nếu không gửi được, mình sẽ báo.
report-answer = **Người vận hành bot trả lời báo cáo của bạn** về trận { $match }:
host-answer-closed = Câu trả lời của bạn cho báo cáo { $number } chưa đến được { $name }: người này không nhận tin nhắn trực tiếp.
host-answer-failed = Câu trả lời của bạn cho báo cáo { $number } chưa đến được { $name }: Discord không nhận.
host-dms-stopped = ⚠️ **Discord đã gắn cờ bot này:** bot không thể mở tin nhắn trực tiếp mới hay vào máy chủ. Những người bot từng nhắn vẫn nhận được tin. Hãy xem ứng dụng trong Developer Portal và khiếu nại với bộ phận hỗ trợ của Discord. Bot thử lại mỗi ngày một lần, và sau `koikoi doctor`.
host-dms-again = ✅ Discord lại cho bot này mở tin nhắn trực tiếp mới.
host-unit-failed = **{ $unit }** bị lỗi trên máy chạy bot của bạn. Xem lý do bằng { $command }.
host-voids = ⚖️ Trận bị hủy kết quả đang chờ bạn xác nhận: **{ $count }**. Khi bạn chưa xác nhận, trận đó vẫn được tính chung cho mọi máy chủ, ít nhất là một trận thua. Trên máy chạy bot, `koikoi voids` liệt kê chúng.
reported = Cảm ơn bạn. Người vận hành có thể đọc, kèm trận { $match }. Mình cũng đã làm mới các tin nhắn của trận.

yaku-title-own = **Yaku của bạn** · gặp { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }: cần { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: cần { $count } trong số { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ trên tay bạn
yaku-none = Chưa có yaku; cũng chưa sắp có gì.
yaku-captured = -# Đã ăn: { $cards }
yaku-opponent = **{ $name }** có { $sum }
yaku-opponent-none = **{ $name }** chưa có yaku.
yaku-opponent-near = ▫️ sắp có: { $near }
yaku-more = và { $count } cái nữa

fair-title = **Chia bài minh bạch.** Mỗi ván được niêm phong bằng một dấu vân tay trước khi ai thấy lá nào; { $digits } chữ số đầu của nó ở trên bàn cho đến khi có người đánh (trong tin nhắn trực tiếp: dưới bài của bạn). Sau ván, niêm phong được mở cho mọi người. Nó chứng minh bài không bị đổi trong ván, chứ không chứng minh việc xáo bài là ngẫu nhiên.
fair-sealed = Ván { $number }, niêm phong: `{ $commitment }`
fair-opened = Ván { $number }, đã mở: `{ $commitment }`
fair-void = Ván { $number }, chia lại ({ $reason }), đã mở: `{ $commitment }`
fair-check = -# Để kiểm tra: SHA-256 của nonce, một dấu xuống dòng và dòng chia bài, tất cả trong tệp đính kèm. Biên bản của trận đã xong cũng có, và `koikoi verify` sẽ kiểm tra.
fair-file-round = Ván { $number }
fair-file-void = (chia lại: { $reason })

record-here = Biên bản của trận { $match }: mọi lượt chia bài và mọi nước đi. Trong terminal, `koikoi record` cho xem lại.

games-title = ### Các trận của bạn
games-none = Không có trận nào đang chờ. Thách đấu một thành viên bằng `/koikoi chơi`, tìm đối thủ bằng `/koikoi tìm`, hoặc chơi với mình bằng `/koikoi máy`.
games-your-turn = 🟢 **Lượt bạn** · gặp { $name } · { $round }
games-absent = 💤 **{ $name } chưa đánh kịp giờ: bạn quyết định** · { $round }
games-their-turn = ⚪ Lượt của { $name } · { $round }
games-late = ⏰ bạn đã hết giờ
games-since = lượt bắt đầu { $since }
games-between = ⏸️ Giữa hai ván gặp { $name } · { $round }
games-invited = 📨 { $name } mời bạn · { $length } · đóng { $until }
games-inviting = 📨 Bạn đã mời { $name } · { $length } · đóng { $until }
games-open-table = 📨 Bàn mở của bạn · { $length } · đóng { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Tin nhắn trực tiếp
games-page = -# Trang { $page } trên { $pages }
button-open-hand = Mở bài
button-previous = ◂
button-next = ▸
button-withdraw = Rút lại
games-bring-missing = Bàn chỉ đặt được trong kênh của chính máy chủ đó. Giờ nó là tin nhắn mới nhất ở <#{ $channel }>.

list-own-only = 🔒 Đây là danh sách của chính bạn: trong tin nhắn trực tiếp không ai xem được của người khác. Hãy xem danh sách của { $name } trên một máy chủ.
list-own-only-outside = 🔒 Đây là danh sách của chính bạn: danh sách của người khác mình chỉ cho xem trên máy chủ có mình. Hãy xem danh sách của { $name } ở đó.
history-title = ### { $name }: các trận đã xong
history-none = Ở đây chưa có trận nào xong.
history-won = 🏆 thắng { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ thua { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 hòa với { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 thắng: { $name } đầu hàng khi tỉ số **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ đầu hàng { $name } khi tỉ số **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 thắng: { $name } hết giờ khi tỉ số **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ hết giờ khi gặp { $name } ở tỉ số **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 bị quản trị viên kết thúc, gặp { $name } · { $when }
history-abort = 🛑 bị quản trị viên kết thúc, gặp { $name } · { $when }
history-withdraw = 🚪 { $name } rút lui · { $when }
history-withdraw-own = 🚪 rút khỏi trận gặp { $name } · { $when }
history-agreed = 🤝 cùng { $name } hủy trận · { $when }
history-uncounted = { $line } · không tính
history-void = ~~{ $line }~~ · bị hủy kết quả
history-standing = **Bảng xếp hạng**, trận giữa người với người: { $won } thắng · { $lost } thua · { $drawn } hòa · ván hay nhất { $best } · hạng { $rank } theo số trận thắng
history-count = Tổng cộng **{ $count } trận**
history-count-here = **{ $count } trận** trên máy chủ này

leaderboard-title = ### 🏆 Bảng xếp hạng của { $guild }
leaderboard-title-all = ### 🏆 Bảng xếp hạng mọi máy chủ
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Chưa ai chơi xong trận nào ở đây. Bắt đầu bằng `/koikoi chơi`.
leaderboard-none-then = Không ai chơi xong trận nào trong thời gian đó.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Bạn: hạng { $rank }, { $result }
leaderboard-you-none = -# Bạn: chưa có trận nào được tính ở đây
leaderboard-you-provisional = -# Bạn: { $result }; chưa có hạng theo điểm hạng, mới { $matches } trên { $enough } trận tính điểm hạng, { $opponents } trên { $people } đối thủ đã từng đấu với người khác
leaderboard-you-few = -# Bạn: { $result }; chưa có hạng theo điểm hạng, mới { $played } trên { $enough } trận trong mùa này
leaderboard-about = Tính các trận giữa hai người, nhưng chỉ { $week } trận đầu mỗi tuần giữa cùng hai người. Khi chưa xong ván nào, ai đầu hàng thì thua, nhưng không ai thắng.
leaderboard-about-provisional = ?: chưa có hạng. Cần { $enough } trận tính điểm hạng, gặp { $people } người đã từng đấu với người khác.
leaderboard-about-provisional-season = ?: chưa có hạng. Cần { $enough } trận tính điểm hạng, gặp { $people } người đã từng đấu với người khác, và { $season } trận trong mùa.
leaderboard-about-marks = 🥇 🥈 🥉: thứ hạng theo điểm hạng ở các mùa trước
measure-rating = Điểm hạng
measure-wins = Trận thắng
measure-points = Điểm
measure-hand = Ván hay nhất
period-all = Tất cả
period-week = Tuần này
period-this-season = Mùa này
period-season = Mùa này: { $season }
period-past-season = Mùa: { $season }
period-of-week = Tuần từ { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = thắng { $won } trên { $played } · { $points } điểm
result-points = **{ $points }** điểm
result-hand = **{ $best_round }** điểm trong một ván
button-board-all = Mọi máy chủ
button-board-here = Máy chủ này
button-leaderboard = Bảng xếp hạng
button-counting = Cách tính
weekly-title = ### 🏆 Tuần qua ở { $guild }, { $first } đến { $last } · { $measure }
date = { $day } tháng { $month }
date-year = { $date } năm { $year }
season-quarter = { $quarter ->
    [1] tháng 1 đến tháng 3 năm { $year }
    [2] tháng 4 đến tháng 6 năm { $year }
    [3] tháng 7 đến tháng 9 năm { $year }
   *[other] tháng 10 đến tháng 12 năm { $year }
}
season-since = bắt đầu { $date }
season-rest = { $season }, từ { $date }
season-now = **Mùa:** { $season }
season-begun = **Mùa mới đã bắt đầu:** { $season }. **{ $before }** đã kết thúc; bảng xếp hạng của mùa đó vẫn ở `/koikoi bảng-xếp-hạng`, và ba người đầu giữ huy chương.
season-how-quarter = Mùa kết thúc cùng quý theo lịch (UTC), và mùa sau tự bắt đầu.
season-how-begun = Mùa kéo dài đến khi bạn mở mùa khác, hoặc quay về quý theo lịch.
season-command = -# Mở mùa mới bằng `/koikoi-admin mùa` kèm tùy chọn việc.
season-ask-new = **Mở mùa mới?**
season-ask-unnamed = -# Mùa chưa có tên: đặt tên bằng tùy chọn `tên`.
season-ask-named = **Mở mùa mới?** Tên của mùa:
season-ask-quarter = **Quay về quý theo lịch?** Phần còn lại của quý này là một mùa mới.
season-ends = **{ $before }** sẽ kết thúc hẳn; việc này không hoàn tác được. Bảng xếp hạng của mùa đó vẫn ở `/koikoi bảng-xếp-hạng`, và ba người đầu giữ huy chương.
button-season-begin = Có, mở đi
button-season-keep = Không đổi gì

rules-title = ### Luật: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# Luật của { $channel } và các chủ đề của kênh. Những nơi khác trên máy chủ này: { $rules }.
rules-counting = **Tóm tắt**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, mỗi lá thêm +1 · { $made }
rules-borrowed-yaku = -# Nguồn của bộ luật này không nêu điểm của yaku: lấy theo { $lender }.
rules-borrowed-flow = -# Nguồn của bộ luật này chỉ nêu cái gì ghi điểm: phần còn lại theo { $lender }.
button-rules-yaku = Yaku
button-rules-dealing = Chia bài
button-rules-turns = Lượt đi
button-rules-scoring = Tính điểm
button-rules-match = Trận

rule-hint = Ăn các lá cùng tháng, tạo yaku (bộ bài ghi điểm), rồi chọn: dừng và lấy điểm, hoặc koi-koi để lấy thêm.
rule-seven = Các yaku cộng lại từ 7 trở lên thì nhân đôi.
rule-no-seven = Từ 7 điểm không nhân đôi.
rule-koi-none = Hô koi-koi không nhân điểm.
rule-koi-opponent_x2 = Nếu đối thủ đã hô koi-koi, điểm của bạn nhân đôi.
rule-koi-own_plus_1 = Các lần bạn tự hô koi-koi nhân điểm của bạn: ×2, ×3…
rule-koi-all_plus_1 = Các lần hô koi-koi của cả hai nhân số điểm: ×2, ×3…
rule-koi-steam = Ba lần hô koi-koi đầu của bạn, mỗi lần thêm một điểm; lần bốn nhân đôi, lần năm nhân ba…
rule-brights = Mỗi lá quang trên sân sau khi chia bài đều nhân điểm: một lá ×2, hai lá ×3…
rule-combine-product = Các hệ số nhân với nhau: ×2 và ×2 thành ×4.
rule-combine-sum = Koi-koi và lá quang trên sân cộng lại: ×2 và ×2 thành ×3.
rule-flat = Điểm cho bài được chia, và khi không ai dừng, không bao giờ được nhân.
rule-exhaust-zero = Hết bài mà không ai dừng: không ai có điểm.
rule-exhaust-oya = Hết bài mà không ai dừng: người chia bài được { $points }.
rule-exhaust-caller = Hết bài mà không ai dừng: người hô koi-koi cuối cùng được điểm, không nhân đôi.
rule-zero-sum = Người thua trả số điểm mà người thắng ghi được.

rule-brights-best = Trong các yaku quang, chỉ tính yaku lớn nhất của bạn.
rule-stacking-all = Mọi yaku khác của bạn đều cộng lại.
rule-stacking-every = Mọi yaku của bạn đều cộng lại.
rule-stacking-family = Trong các yaku con vật chỉ tính yaku lớn nhất của bạn, với các yaku ruy băng cũng vậy.
rule-stacking-one = Chỉ tính yaku lớn nhất của bạn.
rule-chofuku-off = Có cả ruy băng thơ và ruy băng xanh không phải một yaku riêng: hai yaku cộng lại.
rule-chofuku-on = Có cả ruy băng thơ và ruy băng xanh thì tính yaku chung thay cho hai yaku đó.
rule-cup-0 = Chén sake chỉ là con vật.
rule-cup-1 = Chén sake là con vật và cũng là một lá thường.
rule-cup-2 = Chén sake là con vật và cũng là hai lá thường.
rule-viewing-off = Ngắm trăng và ngắm hoa không tính.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] Ngắm trăng chỉ tính khi có thêm yaku khác.
    [hanami] Ngắm hoa chỉ tính khi có thêm yaku khác.
   *[both] Ngắm trăng và ngắm hoa chỉ tính khi có thêm yaku khác.
}
rule-viewing-after = { $viewing ->
    [tsukimi] Sau khi bạn hô koi-koi, ngắm trăng tính { $points }.
    [hanami] Sau khi bạn hô koi-koi, ngắm hoa tính { $points }.
   *[both] Sau khi bạn hô koi-koi, ngắm trăng và ngắm hoa mỗi yaku tính { $points }.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] Sau khi bạn hô koi-koi, ngắm trăng không tính.
    [hanami] Sau khi bạn hô koi-koi, ngắm hoa không tính.
   *[both] Sau khi bạn hô koi-koi, ngắm trăng và ngắm hoa không tính.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Lá tháng 12 của bạn làm hỏng ngắm trăng.
    [hanami] Người mưa của bạn làm hỏng ngắm hoa.
   *[both] Người mưa của bạn làm hỏng ngắm hoa, lá tháng 12 của bạn làm hỏng ngắm trăng.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Người mưa hoặc tia sét của bạn làm hỏng ngắm trăng.
    [hanami] Người mưa hoặc tia sét của bạn làm hỏng ngắm hoa.
   *[both] Người mưa hoặc tia sét của bạn làm hỏng cả ngắm trăng lẫn ngắm hoa.
}
rule-weather-november = { $viewing ->
    [tsukimi] Lá tháng 11 nào của bạn cũng làm hỏng ngắm trăng.
    [hanami] Lá tháng 11 nào của bạn cũng làm hỏng ngắm hoa.
   *[both] Lá tháng 11 nào của bạn cũng làm hỏng cả ngắm trăng lẫn ngắm hoa.
}
rule-month = Bài theo tháng là của tháng trong ván: ván đầu là tháng 1, đủ bộ được { $points }.

rule-first-month_draw = Người chia bài đầu tiên: mỗi người bốc một lá, ai có tháng sớm hơn thì chia bài; cùng tháng thì ai có lá cao hơn. Hai lá thường cùng tháng thì cả hai bốc lại.
rule-first-random = Người chia bài đầu tiên: chọn ngẫu nhiên.
rule-first-challenger = Người chia bài đầu tiên: người thách đấu; khi chơi với máy thì là bạn.
rule-next-winner = Sau đó, người thắng ván chia ván sau.
rule-next-loser = Sau đó, người thua ván chia ván sau.
rule-next-alternate = Sau đó, hai người luân phiên chia bài.
rule-nobody-same = Không ai thắng: vẫn người cũ chia bài.
rule-nobody-other = Không ai thắng: người kia chia bài.
rule-deal-kfo4 = Mỗi nơi tám lá, mỗi lần bốn lá: cho người kia, sân, người chia bài. Người chia bài đi trước.
rule-deal-kfo2 = Mỗi nơi tám lá, mỗi lần hai lá: cho người kia, sân, người chia bài. Người chia bài đi trước.
rule-deal-kof4 = Mỗi nơi tám lá, mỗi lần bốn lá: cho người kia, người chia bài, sân. Người chia bài đi trước.
rule-deal-kfo8 = Mỗi nơi tám lá, chia một lần: cho người kia, sân, người chia bài. Người chia bài đi trước.
rule-swap = Người không chia bài có thể đổi bài với người chia bài trước khi có ai xem bài.
rule-field_quad-redeal = Bốn lá cùng tháng trên sân: chia lại.
rule-field_quad-pay = Bốn lá cùng tháng trên sân: ván kết thúc, người chia bài được { $points }.
rule-field_quad-off = Bốn lá cùng tháng trên sân: cứ chơi tiếp.
rule-field_pairs-redeal = Bốn đôi trên sân: chia lại.
rule-field_pairs-pay = Bốn đôi trên sân: ván kết thúc, người chia bài được { $points }.
rule-field_pairs-off = Bốn đôi trên sân: cứ chơi tiếp.
rule-field_triple-redeal = Ba lá cùng tháng trên sân: chia lại.
rule-field_triple-off = Ba lá cùng tháng trên sân: cứ chơi tiếp.
rule-teshi-pay = Bốn lá cùng tháng trong bài được chia: ván kết thúc, người đó được { $points }.
rule-teshi-redeal = Bốn lá cùng tháng trong bài được chia: chia lại.
rule-teshi-off = Bốn lá cùng tháng trong bài được chia: cứ chơi tiếp.
rule-kuttsuki-pay = Bốn đôi trong bài được chia: ván kết thúc, người đó được { $points }.
rule-kuttsuki-redeal = Bốn đôi trong bài được chia: chia lại.
rule-kuttsuki-off = Bốn đôi trong bài được chia: cứ chơi tiếp.
rule-lucky-tie = Cả hai tay bài đều ghi điểm như vậy: ván kết thúc, không ai có điểm.
rule-lucky-ignore = Cả hai tay bài đều ghi điểm như vậy: không tay nào tính, và cứ chơi tiếp.
rule-lucky-redeal = Cả hai tay bài đều ghi điểm như vậy: chia lại.
rule-lucky-dealer = Cả hai tay bài đều ghi điểm như vậy: chỉ tính người chia bài.
rule-field-first = Xét sân trước, xét bài trên tay sau.
rule-dealt-again = Khi chia lại, vẫn người đó chia; lượt chia bài bị bỏ không tính.

rule-turn = Một lượt: bạn đánh một lá trên tay, rồi bốc một lá từ nọc.
rule-take = Mỗi lá ăn một lá cùng tháng trên sân, hoặc ở lại đó. Nếu có hai lá, bạn chọn một.
rule-three-all = Nếu có ba lá thì ăn hết.
rule-three-one = Có ba lá thì bạn cũng chỉ chọn một.
rule-wild = Tia sét ăn được lá bất kỳ khi trên sân không có lá tháng 11 nào khác.
rule-decision-increase = Có yaku thì bạn chọn: dừng hoặc koi-koi. Mỗi khi yaku của bạn thêm điểm, bạn lại được chọn.
rule-decision-new_yaku = Có yaku thì bạn chọn: dừng hoặc koi-koi. Bạn chỉ được chọn lại khi có thêm yaku mới.
rule-stop = Dừng là kết thúc ván: bạn ghi điểm yaku của mình, đối thủ không được gì.
rule-limit-none = Hô koi-koi bao nhiêu lần cũng được.
rule-limit = Mỗi người tối đa { $limit } lần koi-koi một ván; sau đó có yaku là hết ván.
rule-limit-round = Cả hai cộng lại tối đa { $limit } lần koi-koi một ván; sau đó có yaku là hết ván.
rule-last-card = Khi trên tay bạn hết bài, có yaku là hết ván.
rule-reply = Sau một lần koi-koi, yaku tiếp theo của đối thủ kết thúc ván.

rule-rounds = { $rounds ->
    [1] Trận gồm một ván. Ai nhiều điểm hơn thì thắng.
   *[other] Trận gồm { $rounds } ván. Cuối cùng ai nhiều điểm hơn thì thắng.
}
rule-target = Ai đạt { $points } điểm trước thì thắng, và trận kết thúc.
rule-tie-draw = Bằng điểm: hòa. Bấm *{ button-rematch }* để mở trận mới.
rule-tie-extra_round = Bằng điểm: chơi thêm ván đến khi phân thắng bại.
rule-bank = Cả hai bắt đầu với { $points } điểm; ai hết điểm thì thua trận.

learn-title = ### Koi-Koi trong một phút
learn-turn = **Một lượt.** Đánh một lá: nếu trên sân có lá cùng tháng, bạn ăn cả hai. Rồi bốc một lá từ nọc, lá này cũng vậy. Nút bấm cho biết mỗi lá ăn được gì; nút xanh lá là nút ăn bài.
learn-yaku = **Yaku** là các bộ bài bạn đã ăn: ba ruy băng thơ, lợn rừng-hươu-bướm, trăng và chén sake, mười lá thường, v.v. Nút *{ button-yaku }* cho biết bạn sắp có gì.
learn-decide = **Có yaku thì bạn chọn.** *Dừng* kết thúc ván và ghi điểm. *Koi-koi* là chơi tiếp để lấy thêm; nếu đối thủ nhanh hơn, bạn trắng tay.
learn-more = Các lá cùng tháng có chung cây hoa và con số. Không phải cài gì, không phải nhớ gì: chơi một ván là biết.
help-command = { $command }: { $about }
help-admins = **Nếu bạn quản lý máy chủ này**
greeting =
    Xin chào! Trên máy chủ này giờ bạn chơi được **Koi-Koi**, trò chơi bài được yêu thích nhất Nhật Bản. Chơi với nhau hoặc với máy, bằng hình và nút bấm; không phải cài gì cả.
    - `/koikoi học`: học chơi trong năm phút
    - `/koikoi chơi`: thách đấu một thành viên, hoặc mở bàn để ai cũng vào được
    - `/koikoi-admin cài-đặt`: luật, kênh và ngôn ngữ ở đây (cho quản trị viên)
how-terms = **Lời thách đấu này:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - và { $count } điều nữa, ở *{ button-rules }*
button-try = Thử với mình

me-title = ### Tùy chọn của bạn
me-hand = Bài của bạn hiện ở đâu
me-hand-dm = Trong tin nhắn trực tiếp
me-hand-channel = Trong kênh, ở { $button }
me-nudges = Thông báo đến lượt
me-nudges-usual = Khi tôi vắng mặt
me-nudges-always = Mọi lượt
me-nudges-never = Không bao giờ
me-challenges = Lời thách đấu từ người khác
me-challenges-on = Ai cũng thách đấu tôi được
me-challenges-off = Không ai thách đấu tôi được
me-print = Hình bài trên tay bạn
me-print-usual = Cỡ thường
me-print-large = Cỡ lớn
    .about = Lá bài trên tay to hơn, nhất là trên điện thoại; bài đã ăn hiện bằng số
me-pause = Nước đi của máy
me-pause-short = Nhanh: nửa giây
me-pause-usual = Vừa: hai hoặc ba giây
me-pause-long = Chậm: năm giây
me-confirm = Khi bạn bấm một lá bài
me-confirm-off = Đánh ngay
me-confirm-on = Hỏi tôi có chắc không đã
me-order = Các nút dưới bài của bạn
me-order-usual = Thứ tự thường
me-order-left = Thuận tay trái
    .about = Đảo ngược các hàng nút, nhưng không đảo bài của bạn
me-motion = Ảnh động
me-motion-usual = Phát ngay
me-motion-less = Ít chuyển động
    .about = Hình tĩnh trước
me-language = Ngôn ngữ tin nhắn của bạn
me-language-auto = Theo Discord của bạn
me-note = -# Giống nhau trên mọi máy chủ. Bài của bạn lúc nào cũng mở được ở cả hai nơi; ở đây bạn chọn nơi nó tự hiện ra.
me-saved = -# ✔ Đã lưu
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Xin chào! Từ giờ mình sẽ nhắn bạn ở đây: những gì bạn đã nhờ, và bài của bạn.
dm-waits = ✉️ Mình có thể nhắn bạn { $when }: Discord chỉ cho mình mở vài tin nhắn trực tiếp mới mỗi lúc. Nếu trận bắt đầu trước đó, bài của bạn ở trong kênh, tại **{ $button }**.
dm-flagged = ⚠️ Discord lúc này không cho mình mở tin nhắn trực tiếp mới, nên mình chưa nhắn bạn được. Bài của bạn ở trong kênh, tại **{ $button }**; mình sẽ tiếp tục thử.
dm-closed = ⚠️ Mình không gửi được tin nhắn trực tiếp cho bạn, nên bài của bạn vẫn ở trong kênh, tại **{ $button }**. Hãy cho phép trong cài đặt quyền riêng tư của một máy chủ chung, rồi chọn lại.

doctor-message = Tin nhắn thử của `koikoi doctor`. Nó sẽ tự biến mất.

privacy-title = ### Những gì được lưu về bạn
privacy-text = ID và các tên Discord của bạn, tùy chọn và lời nhắc, các trận, giải đấu, bàn và câu đố bạn đã chơi với từng nước đi và thời điểm, kết quả và thành tích, những người bạn đã chặn, những gì bạn quyết định khi là quản trị viên, và các sự cố bạn đã báo. *{ button-export }* cho bạn tất cả. Bot không đọc tin nhắn. Chỉ người vận hành bot này xem được; tên và kết quả của bạn ở bài trong ngày, và ở bảng xếp hạng mọi máy chủ, cũng hiện trên các máy chủ khác, hồ sơ của bạn cũng vậy.
privacy-erase-text = Khi xóa, bạn đầu hàng các trận đang chơi, và tên cùng ID của bạn biến khỏi mọi thứ. Các trận vẫn còn, nhưng không có bạn. Bài trong ngày hôm nay không chơi lại được. Nếu bạn quay lại, việc chặn bạn, thời gian chờ và các giới hạn vẫn còn hiệu lực. Không hoàn tác được.
privacy-host = **Người vận hành bot này:** { $said }
privacy-contact = **Thắc mắc về dữ liệu của bạn:** { $said }
button-privacy-policy = Chính sách bảo mật
button-terms = Điều khoản dịch vụ
button-export = Gửi dữ liệu cho tôi
button-erase = Xóa dữ liệu
button-erase-yes = Có, xóa hết
button-erase-no = Giữ lại
privacy-question = Bạn thật sự muốn xóa mọi thứ được lưu về bạn?
privacy-erased = Đã xóa hết. Lúc nào bạn cũng có thể trở lại, như một người mới.
privacy-kept = Không có gì thay đổi.
privacy-export = Mọi thứ được lưu về bạn:
