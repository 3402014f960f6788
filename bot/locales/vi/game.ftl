name-anybody = bất kỳ ai
name-erased = một người chơi cũ
versus = { $first } vs { $second }
name-blank = người chơi không tên
name-you = Bạn
name-person = { $name }
# Tên của máy trong câu. `.menu` là nhãn ở chỗ chọn cấp độ.
level-greedy = Máy
    .menu = Máy
level-sprout = Máy Mầm non
    .menu = Máy · Mầm non
level-player = Máy Quen tay
    .menu = Máy · Quen tay
level-expert = Máy Cao thủ
    .menu = Máy · Cao thủ
level-master = Máy Bậc thầy
    .menu = Máy · Bậc thầy
level-other = Máy ({ $level })
plays-sprout = Như người mới: hay ăn sót, dừng sớm
plays-player = Chắc và nhanh: gom yaku, chặn yaku của bạn
plays-expert = Tính trước: thử từng lá với nhiều thế bài
plays-master = Đoán bài của bạn, đánh để thắng trận
level-line = -# { $name } · { $style } · cấp khác: `/koikoi máy`
choose-level = Chơi với máy: chọn cấp
picture-round = Ván
picture-any-of = { $count } lá
picture-further = mỗi lá thêm +1
picture-nobody = Không ai thắng
picture-won = thắng
picture-your-turn = Lượt bạn
picture-quarter-final = Tứ kết
picture-semi-final = Bán kết
picture-final = Chung kết
picture-grand-final = Chung kết tổng
picture-winners-bracket = Nhánh thắng
picture-losers-bracket = Nhánh thua
picture-winner = Vô địch
picture-bye = miễn đấu
picture-walkover = bỏ cuộc
picture-points = Điểm
picture-round-of = Vòng { $number }

length-rounds = { $rounds } ván
length-target = đến { $target } điểm
length-instead = { $length } (thường là { $usual })
time-minutes = { $minutes } phút mỗi lượt
time-hours = { $hours } giờ mỗi lượt
pace-live = chơi ngay
pace-daily = theo ngày

challenge-member = 🎴 { $opponent } ơi, { $challenger } mời bạn chơi **Koi-Koi**
challenge-rematch = 🎴 { $opponent } ơi, { $challenger } muốn đấu lại **Koi-Koi**
challenge-open = 🎴 { $challenger } mở một bàn **Koi-Koi**. Ai chơi nào?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = Chưa chơi bao giờ? Cứ vào đi: nút bấm sẽ chỉ bạn ăn được gì.
challenge-offer = Chưa có ai à? { $challenger } có thể chọn một cấp bên dưới để chơi với máy. Trước lúc đó, ai vào cũng được.
challenge-until = -# Đóng { $when }
challenge-declined = -# 🎴 { $opponent } đang bận. Lời thách đấu của { $challenger } đã đóng.
challenge-withdrawn = -# 🎴 { $challenger } đã rút lời thách đấu.
challenge-expired = -# 🎴 Lời thách đấu của { $challenger } đã hết hạn.
challenge-unjoined = -# 🎴 Không ai vào bàn của { $challenger }. { $challenger } vẫn có thể chơi với máy ở đây:
challenge-aborted = -# 🎴 Một quản trị viên đã hủy lời thách đấu của { $challenger }.
button-accept = Nhận lời
button-join = Vào bàn
button-how = Cách chơi
button-decline = Từ chối
button-ask-again = Mời lại
button-close = Đóng bàn

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Ván { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = tháng 1 (thông)
month-2 = tháng 2 (mơ)
month-3 = tháng 3 (anh đào)
month-4 = tháng 4 (tử đằng)
month-5 = tháng 5 (diên vĩ)
month-6 = tháng 6 (mẫu đơn)
month-7 = tháng 7 (hồ chi)
month-8 = tháng 8 (cỏ lau)
month-9 = tháng 9 (cúc)
month-10 = tháng 10 (phong)
month-11 = tháng 11 (liễu)
month-12 = tháng 12 (ngô đồng)
round-extra = Ván { $number } (đến khi phân thắng bại)
round-open = Ván { $number }, đến { $target }
table-turn = { $mark } **Lượt của { $name }**
turn-until = ⏳ hết giờ { $when }
table-deal = Ván sau bắt đầu { $when }
table-deal-soon = Ván sau sắp bắt đầu
table-swap = { $mark } **{ $name }** có thể đổi bài với người chia bài, không xem trước
table-dealer-draw = { $first } bốc { $a }, { $second } bốc { $b }: ai có tháng sớm hơn thì chia bài trước.
table-dealer-draw-same = { $first } bốc { $a }, { $second } bốc { $b }: cùng tháng thì ai bốc lá cao hơn chia bài trước.
deal-again = 🔁 Chia lại: { $reasons }.
void-field_quad = bốn lá cùng tháng trên sân
void-field_pairs = bốn đôi trên sân
void-field_triple = ba lá cùng tháng trên sân
void-teshi = bốn lá cùng tháng trên một tay
void-kuttsuki = bốn đôi trên một tay
void-both_lucky = cả hai tay bài may mắn
table-hand-here = { $names }: bài của bạn ở **{ button-hand }**.
table-absent = 💤 { $name } chưa đánh kịp giờ. { $other } vào **{ button-hand }** để quyết định làm gì tiếp.
table-before = Ván { $number }: { $result }
table-thread = 🎴 **{ $match }**: [chơi ở đây]({ $url })
table-moved = -# 🎴 Bàn này giờ ở [đây]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ ăn { $taken }
did-stays = { $card }, ở lại sân
did-drew-took = bốc { $card } ▸ { $taken }
did-drew-stays = bốc { $card }, ở lại sân
did-drew = bốc { $card }
did-formed = ✨ **{ $yaku }**
did-called = **koi-koi!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Bài của tôi
button-yaku = Yaku
button-menu = Menu
button-table = Bàn
button-next-game = Trận sau ({ $count })

hand-your-turn = **Lượt bạn** · gặp { $name }
hand-their-turn = **Lượt của { $name }**
hand-between = Giữa hai ván · gặp { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } trên { $goal }
hand-draw-question = Bạn bốc được **{ $card }**. Ăn:
hand-pick-question = **{ $card }** ăn:
hand-sure = **Chắc chưa?** Chưa đánh gì cả.
hand-late = ⏰ **Bạn đã hết giờ.** Giờ { $name } có thể kết thúc trận; nếu bạn đánh trước thì trận vẫn tiếp tục.
hand-half = ⏳ **Bạn đã dùng hết nửa thời gian.**
hand-swap-question = Chưa ai xem bài của mình. Bạn có thể đổi bài với { $name }, không xem trước. Không làm gì thì bạn giữ bài cũ.
hand-swap-wait = { $name } có thể đổi bài với bạn, không xem trước. Sau đó cả hai mới thấy bài.
hand-dms-closed = Mình không gửi được tin nhắn trực tiếp cho bạn, nên bài của bạn ở đây, trong **{ $button }**. Hãy cho phép trong cài đặt quyền riêng tư của một máy chủ chung, trận sau mình gửi bài tới đó.
hand-dms-later = Discord lúc này không cho mình nhắn bạn, nên bài của bạn ở đây, trong **{ $button }**. Mọi thứ khác vẫn vậy.
hand-dms-soon = Mình vẫn đang mở tin nhắn trực tiếp, mỗi lúc vài người, nên tạm thời bài của bạn ở đây, trong **{ $button }**. Mọi thứ khác vẫn vậy.
hand-waking = -# ⏳ Máy chưa sẵn sàng; sau khi khởi động lại cần chừng một phút. Xong là máy đánh ngay.
hand-table-gone = -# Kênh của bàn này không còn nữa. Chơi tiếp ở đây, hoặc đưa bàn sang kênh khác: `/koikoi trận-đấu`.
hand-table-locked = -# Chủ đề của bàn này bị khóa: các nút ở đó không bấm được. Chơi tiếp ở đây, hoặc đưa bàn sang kênh khác: `/koikoi trận-đấu`.
hand-table-blocked = -# Mình không đăng được trong kênh của bàn này. Chơi tiếp ở đây, hoặc đưa bàn sang kênh khác: `/koikoi trận-đấu`.
hand-table-filtered = -# AutoMod của máy chủ này chặn tin nhắn của bàn. Chơi tiếp ở đây, và nhờ quản trị viên miễn trừ vai trò của mình khỏi các quy tắc.
hand-table-refused = -# Lúc này Discord không nhận tin nhắn của bàn. Chơi tiếp ở đây, hoặc đưa bàn sang kênh khác: `/koikoi trận-đấu`.
deal-sealed = -# 🔒 Niêm phong trước khi chơi: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ cả { $count } lá
button-gain = ✨ +{ $points } { $said }
button-swap = Đổi bài
button-keep = Giữ bài của tôi
button-back = Quay lại
button-sure = Chắc: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Dừng**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Dừng**: +{ $points }, { $now } → **{ $score }: bạn thắng { $what ->
    [table] bàn
   *[match] trận
} này**.
decision-stop-loses = **Dừng**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] người khác thắng bàn
   *[match] bạn thua trận
} này**.
decision-stop-ties = **Dừng**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] bàn kết thúc, đồng hạng nhất
   *[match] trận hòa
}**.
decision-stop-extra = **Dừng**: +{ $points }, { $now } → **{ $score }**: hòa, nên phân định bằng ván thêm.
decision-koi-increase = **Koi-koi**: chơi tiếp; chỉ khi yaku của bạn thêm điểm bạn mới có điểm
decision-koi-new = **Koi-koi**: chơi tiếp; chỉ khi có thêm yaku bạn mới có điểm
decision-risk-none = .
decision-risk-opponent = , còn yaku của { $name } sẽ tính ×{ $other }.
decision-risk-own = , khi đó ×{ $own } nhờ các lần bạn hô koi-koi.
decision-risk-both = , khi đó ×{ $own }; yaku của { $name } sẽ tính ×{ $other }.
decision-risk-bonus = ; lần hô này sẽ cộng vào điểm bạn ghi khi đó.
decision-reply = Chỉ cần { $name } có một yaku là ván kết thúc ngay.
decision-needs = Để thắng { $what ->
    [table] bàn
   *[match] trận
} này bạn cần +{ $points }.
decision-nobody-wins = Nếu không ai dừng, bạn thắng { $what ->
    [table] bàn
   *[match] trận
} { $score }{ $why }.
decision-nobody-loses = Nếu không ai dừng, { $what ->
    [table] người khác thắng bàn
   *[match] bạn thua trận
} { $score }{ $why }.
decision-nobody-ties = Nếu không ai dừng, { $what ->
    [table] bàn này có đồng hạng nhất
   *[match] trận hòa
}, { $score }{ $why }.
decision-nobody-extra = Nếu không ai dừng, sẽ phân định bằng ván thêm, { $score }{ $why }.
decision-dealer-gets = { " " }(người chia bài được { $points })
decision-turns = Bạn còn { $count } lượt.
decision-threats = **{ $name }** sắp có: { $near }
decision-wait = ✨ { $mark } **{ $name }** có **{ $sum }** và đang quyết định
button-stop-on = Dừng · +{ $points }
button-stop-wins = Dừng · +{ $points }, thắng { $what ->
    [table] bàn
   *[match] { $score }
}
button-stop-loses = Dừng · +{ $points }, thua { $what ->
    [table] bàn
   *[match] { $score }
}
button-stop-ties = Dừng · +{ $points }, hòa { $what ->
    [table] bàn
   *[match] { $score }
}
button-stop-extra = Dừng · +{ $points }, hòa { $score }
button-koi = Koi-koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (từ 7 trở lên)
step-opponent_koi = ×{ $value } (đối thủ đã hô koi-koi)
step-own_koi = ×{ $value } (tự hô koi-koi)
step-all_koi = ×{ $value } (số lần hô koi-koi)
step-field_brights = ×{ $value } (lá quang trên sân)
step-koi_and_brights = ×{ $value } (koi-koi và lá quang trên sân)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } ngay khi chia bài
result-both-lucky = Cả hai đều được chia bài may mắn: không ai có điểm.
result-nobody = Đã hết bài và không ai dừng: không ai có điểm.
result-oya = **{ $mark } { $name } +{ $points }**: đã hết bài và không ai dừng, nên người chia bài có điểm.
result-ended = Ván này không được chơi hết.
result-paid = { $name } trả { $points }.
result-paid-you = Bạn trả { $points }.
result-leftover = { $mark } { $name } còn giữ { $cards }
result-leftover-you = { $mark } Bạn còn giữ { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = { $name } chia ván sau
result-deals-you = Bạn chia ván sau
result-before = **Ván { $number }** đã kết thúc:
yaku-teshi = Bốn lá cùng tháng
yaku-kuttsuki = Bốn đôi
button-ready = Ván sau { $ready }/2
button-ready-alone = Ván sau
button-fair = Chia minh bạch

match-won = 🏆 **{ $mark } { $name } thắng trận!**
match-won-by = 🏆 **{ $mark } { $name } thắng trận, hơn { $margin } điểm!**
match-drawn = 🤝 **Trận hòa.**
match-target = Đã đạt mục tiêu.
match-bust = Một bên đã hết điểm.
match-resign = { $name } đầu hàng.
match-timeout = { $name } không quay lại kịp.
match-abort = 🛑 Một quản trị viên đã kết thúc trận này; không tính.
match-withdraw = 🚪 { $name } rút lui trước khi cả hai đánh lá đầu tiên. Trận này không được tính.
match-agreed = 🤝 Cả hai đã hủy trận này. Trận này không được tính.
match-unrated = Không tính vào bảng xếp hạng.
match-unrated-early = Không tính: trận kết thúc trước khi cả hai đánh lá đầu tiên.
outcome-won = 🏆 Bạn thắng { $name }, hơn { $margin } điểm, { $score }
outcome-lost = Bạn thua { $name }, kém { $margin } điểm, { $score }
outcome-drawn = 🤝 Hòa với { $name }, { $score }
outcome-resign-won = 🏆 Bạn thắng: { $name } đầu hàng khi tỉ số là { $score }
outcome-resign-lost = Bạn đầu hàng { $name } khi tỉ số là { $score }
outcome-timeout-won = 🏆 Bạn thắng: { $name } hết giờ khi tỉ số là { $score }
outcome-timeout-lost = Bạn hết giờ trong trận với { $name } khi tỉ số là { $score }
outcome-abort = 🛑 Một quản trị viên đã kết thúc trận với { $name }; không tính.
outcome-withdraw = 🚪 { $name } rút khỏi trận. Trận này không được tính.
outcome-withdraw-own = 🚪 Bạn rút khỏi trận gặp { $name }. Trận này không được tính.
outcome-agreed = 🤝 Bạn và { $name } đã hủy trận. Trận này không được tính.
button-rematch = Đấu lại
button-record = Biên bản
button-more = Thêm
button-add-bot = Thêm vào máy chủ khác

absent-question = 💤 **{ $name } chưa đánh kịp giờ.** Giờ sao đây? Nếu bạn không làm gì, trận tiếp tục { $when }, mỗi lượt một ngày.
absent-question-daily = 💤 **{ $name } chưa đánh kịp giờ.** Giờ sao đây? Nếu bạn không làm gì, bạn thắng { $when }.
button-wait = Chờ
button-daily = Chơi tiếp theo ngày
button-claim = Nhận phần thắng

table-first-match = -# { $names }: bài của bạn ở trong tin nhắn trực tiếp từ mình. Bấm **{ button-hand }** để xem ngay tại đây.
outside-playing = 🎴 { $first } và { $second } đang chơi. Bài của bạn ở trong tin nhắn trực tiếp, hoặc bấm **{ button-hand }**.

coach-start = 💡 Nút xanh lá là nút ăn bài: một lá ăn lá cùng tháng trên sân. Hãy gom các bộ gọi là *yaku*. Trong hình, 親 đánh dấu người chia bài.
coach-near = 💡 Bạn đã ăn { $have } trên { $need } lá cho **{ $yaku }**: { $made }.
coach-makes = 💡 ✨ đánh dấu lá tạo thành yaku, và cho biết nếu dừng thì bạn được bao nhiêu điểm.
coach-draw = 💡 Lá bốc từ nọc cũng ăn được: hãy chọn lá mà bộ của bạn cần.
coach-called = 💡 { $name } chơi tiếp để lấy thêm (こい trong hình). Bạn chỉ cần có yaku trước rồi dừng, thế là { $name } trắng tay.
coach-own-call = 💡 Bạn đã hô koi-koi (こい trong hình): yaku của bạn phải thêm điểm thì mới dừng được. Nhanh hơn đối thủ nhé.
coach-lay = 💡 Giờ không ăn được gì, nên sẽ có một lá ở lại sân: đánh lá nào bạn không tiếc.
coach-decide = 💡 **Dừng** là chắc ăn. **Koi-koi** là khi bạn thấy còn lấy thêm được.
coach-decide-threat = 💡 { $name } chỉ cần một lá nữa là có **{ $yaku }**: **Dừng** là lựa chọn an toàn.
coach-decide-wins = 💡 **Dừng** là thắng { $what ->
    [table] bàn
   *[match] trận
} này: bạn không cần thêm điểm.
coach-decide-loses = 💡 **Dừng** bây giờ là thua { $what ->
    [table] bàn
   *[match] trận
} này. **Koi-koi** là cơ hội duy nhất của bạn.
coach-decide-ties = 💡 **Dừng** thì { $what ->
    [table] bàn
   *[match] trận
} này hòa. Chỉ **Koi-koi** mới còn cửa thắng.

nudge = { $person }, đến lượt bạn: [đến bàn]({ $url })
nudge-half = ⏳ { $person }, bạn đã dùng hết nửa thời gian: [đến bàn]({ $url })
nudge-late = ⏰ { $person }, bạn hết giờ rồi nhưng vẫn còn đánh được: [đến bàn]({ $url })
nudge-choose = 💤 { $person }, { $name } chưa đánh kịp giờ. Bạn chọn làm gì tiếp: [đến bàn]({ $url })
nudge-offer = 🤝 { $person }, { $name } muốn cùng bạn hủy trận: [đến bàn]({ $url })
off-asked = 🤝 **{ $name } muốn cùng bạn hủy trận này.** Nếu bạn đồng ý, trận kết thúc và không được tính. Bạn đánh tiếp nghĩa là không đồng ý.
off-waits = -# 🤝 Bạn đã rủ { $name } hủy trận này. { $name } đánh tiếp nghĩa là không đồng ý.
off-asked-table = 🤝 **{ $first } rủ { $second } hủy trận này.** Nếu { $second } đồng ý thì trận này không được tính.
button-off-agree = Hủy trận
button-off-no = Chơi tiếp
digest = { $count ->
    [1] Có một trận đang chờ bạn.
   *[other] **Có { $count } trận đang chờ bạn.**
}

called = 📣 **{ $name } hô koi-koi**: yaku của bạn giờ tính ×{ $factor }.
called-plain = 📣 **{ $name } hô koi-koi**: bạn dừng trước thì { $name } trắng tay.
called-reply = 📣 **{ $name } hô koi-koi**: yaku tiếp theo của bạn kết thúc ván và tính ×{ $factor }.
called-reply-plain = 📣 **{ $name } hô koi-koi**: yaku tiếp theo của bạn kết thúc ván.

note-stale = -# Nút đó đã cũ: giờ bàn như thế này.
note-wait = -# Khoan đã: chưa đến lượt bạn.
note-illegal = -# Ở đây không làm vậy được; giờ bàn như thế này.
