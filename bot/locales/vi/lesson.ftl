plant-1 = Thông
plant-2 = Mơ
plant-3 = Anh đào
plant-4 = Tử đằng
plant-5 = Diên vĩ
plant-6 = Mẫu đơn
plant-7 = Hồ chi
plant-8 = Cỏ lau
plant-9 = Cúc
plant-10 = Phong
plant-11 = Liễu
plant-12 = Ngô đồng
picture-kind-B = Quang
picture-kind-A = Con vật
picture-kind-R = Ruy băng
picture-kind-C = Lá thường
picture-part-captured = Bạn đã ăn
picture-part-field = Sân
picture-part-drawn = Bốc
picture-part-hand = Bài của bạn

button-lesson = Bài học: 5 phút
button-lesson-skip = Bỏ qua
button-lesson-brief = Trong một phút
button-lesson-undo = Đi lại
button-lesson-next = Tiếp tục
button-lesson-round-again = Chơi lại
button-lesson-again = Làm lại bài học
hand-lesson = -# 🌱 Chưa quen bộ bài này? Học trong năm phút bằng `/koikoi học`. Trận của bạn sẽ chờ.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Năm phút thôi. Muốn nghỉ lúc nào cũng được; học tiếp từ chỗ cũ bằng `/koikoi học`.
lesson-right = ✅ { $said }

lesson-title-months = Mười hai tháng
lesson-text-months = 48 lá bài nhỏ: mười hai tháng, mỗi tháng bốn lá. Mỗi tháng có một loài cây, và con số ở góc. **Các lá cùng tháng là một nhà.**
lesson-ask-months = 👉 Lá nào cùng tháng với **{ $card }**?
lesson-right-months = Đúng rồi: cả hai đều là tháng 1, thông, số 1.

lesson-title-kinds = Bốn loại
lesson-text-kinds = Dấu hiệu dưới con số cho biết loại của lá bài. Lá quang và con vật thì ít, lá thường thì nhiều.
lesson-ask-kinds = 👉 Lá nào là lá **quang**? Tìm lá có ngôi sao.
lesson-right-kinds = Đúng rồi, trăng. Chỉ có năm lá quang thôi.

lesson-title-capture = Ăn một lá
lesson-text-capture = Đến lượt, bạn đánh một lá trên tay. Nếu trên sân có lá cùng tháng, **bạn ăn cả hai**. Nếu không, lá của bạn ở lại đó.
lesson-ask-capture = 👉 Ăn **{ $card }**: lá nào của bạn cùng tháng với nó?
lesson-right-capture = Anh đào ăn anh đào: cả hai lá là của bạn.

lesson-title-draw = Rồi đến nọc
lesson-text-draw = Sau lá của bạn, lá trên cùng của nọc được lật lên. Lá này cũng vậy: ăn một lá cùng tháng, hoặc ở lại sân.
lesson-ask-draw = 👉 Bạn bốc được **{ $card }**. Nó ăn lá nào trên sân?
lesson-right-draw = Thêm hai lá nữa cho bạn. Vậy là trọn một lượt: một lá trên tay, rồi một lá từ nọc.

lesson-title-yaku = Yaku
lesson-text-yaku = Bạn ghi điểm nhờ các bộ bài đã ăn, gọi là **yaku**. Ví dụ: *lợn rừng, hươu, bướm*, 5 điểm. Bạn đã có hai trên ba lá!
lesson-ask-yaku = 👉 Ăn **{ $card }**: bằng lá nào của bạn?
lesson-right-yaku = **Lợn rừng, hươu, bướm!** Yaku đầu tiên của bạn.

lesson-title-stop = Dừng hay koi-koi?
lesson-text-stop = Có yaku mới thì bạn chọn. **Dừng**: ván kết thúc, bạn nhận 5 điểm. **Koi-koi** (“tới đây nào!”): bạn chơi tiếp để lấy thêm, nhưng nếu đối thủ có yaku trước thì bạn trắng tay.
lesson-ask-stop = 👉 Bạn còn hai lá, cả hai đều không ăn được gì. Chọn gì khôn hơn?
lesson-right-stop = 5 điểm giờ là của bạn.
lesson-wrong-koi = 🙂 Gan đấy! Nhưng hai lá cuối của bạn không ăn được gì, nên khó có thêm, mà còn có thể mất 5 điểm. Ở đây dừng thì khôn hơn.

lesson-title-round = Ván đầu tiên của bạn
lesson-text-round = Giờ là một ván thật với mình. Nút xanh lá là nút ăn bài; trong hình, hai lá đó có cùng chữ cái, còn 親 là người chia bài. Theo gợi ý hay đánh tùy thích: ván này không được tính, đi lại lúc nào cũng được.
lesson-opponent = Máy
lesson-tipped = 💡 { $said }
lesson-reason-lay = giờ không ăn được gì, nên đánh lá nào bạn không tiếc
lesson-decision = **Dừng**: { $points } điểm là của bạn. **Koi-koi**: chơi tiếp để lấy thêm, nhưng nếu mình có yaku trước thì bạn trắng tay.
lesson-decide = 👉 Ở đây chọn gì cũng được. Tùy bạn!
lesson-decide-why = 👉 Ở đây chọn gì cũng được: { $reason }. Chắc ăn hay liều?
lesson-see-near = 👀 Mới có ở phía trên bài đã ăn: một yaku sắp thành. Lá còn thiếu thì tối hơn.
lesson-see-koi = 👀 こい trong hình là có người hô koi-koi.
lesson-decide-safe = 👉 { $points } điểm đã chắc: nên *Dừng*.
lesson-decide-stop = 👉 Không còn gì để lấy: nên *Dừng*.
lesson-back = 🙂 Mình đi lại **{ $action }** nhé: đánh vậy thì không kịp có yaku nào nữa.
lesson-back-koi = 🙂 Gan đấy! Nhưng sẽ không kịp có thêm yaku, và bạn sẽ mất điểm. Mình đi lại rồi dừng nhé.
lesson-won = 🎉 **Bạn thắng ván này: { $sum }!**
lesson-won-more = Trò chơi chỉ có vậy: ăn, bốc, gom, quyết định. Một trận gồm vài ván như thế.

lesson-title-done = Bạn đã biết chơi Koi-Koi
lesson-text-done =
    Đây là tất cả yaku; hai yaku 6 điểm phải có sẵn trên tay khi chia bài. Không cần thuộc: trong trận, nút *{ button-yaku }* cho biết bạn sắp có gì.
    Chơi một ván với mình, hoặc thách đấu ai đó: `/koikoi chơi`.

lesson-wrong-month = 🙂 Chưa đúng. **{ $card }** là { $month }. **{ $about }** là { $right }: tìm số { $number } nhé.
lesson-wrong-kind = 🙂 Chưa đúng. **{ $card }** là { $kind }. Tìm ngôi sao ở góc nhé.
lesson-kind-B = lá quang
lesson-kind-A = con vật
lesson-kind-R = ruy băng
lesson-kind-C = lá thường

lesson-alt-months = Tất cả lá bài theo tháng.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = năm lá có ngôi sao: hạc, màn, trăng, người mưa, phượng hoàng
lesson-alt-kind-A = chín lá có hình thoi: chim oanh, đỗ quyên, cầu, bướm, lợn rừng, ngỗng trời, chén sake, hươu, én
lesson-alt-kind-R = mười lá có ruy băng
lesson-alt-kind-C = hai mươi bốn lá có dấu chấm
