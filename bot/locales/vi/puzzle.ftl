puzzle-name = Câu đố #{ $number }
puzzle-other = Đối thủ
puzzle-head = ### 🧩 { $name } · bạn chọn gì?
puzzle-play = **Bạn đánh lá nào?**
puzzle-once = -# Chỉ tính lựa chọn đầu tiên. Với những gì bạn thấy, có một lựa chọn rõ ràng hay nhất.
puzzle-solved = ### ✅ { $name }: giải được rồi!
puzzle-missed = ### ❌ { $name }: lần này chưa được
puzzle-solved-late = ### ✅ { $name }: giải được, nhưng đã quá ngày
puzzle-missed-late = ### ❌ { $name }: lần này chưa được
puzzle-again = Bạn đã trả lời rồi: chỉ tính lựa chọn đầu tiên.
puzzle-chosen = ❌ Bạn chọn **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ Bạn chọn **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ Hay nhất là **{ $action }**.
puzzle-best-because = ✅ Hay nhất là **{ $action }**: { $reason }.
puzzle-second = Kế đến: **{ $action }**, trung bình −{ $points } điểm.
puzzle-second-danger = Kế đến: **{ $action }**, trung bình −{ $points } điểm; { $danger }.
puzzle-first = 👥 Bạn là người trả lời đầu tiên.
puzzle-crowd = 👥 { $solvers } trên { $count } người tìm ra ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] không ai khác chọn giống bạn
   *[other] { $count } người khác chọn giống bạn
}
puzzle-late = -# Ngày của câu đố đã qua, nên không ảnh hưởng điểm hạng hay chuỗi ngày của bạn.
puzzle-rating = 📈 Điểm hạng **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Điểm hạng **{ $rating }** ({ $gained }), tạm thời
puzzle-count = giải được { $solved } trên { $count }
puzzle-streak = 🔥 { $days } ngày liên tiếp
puzzle-next = -# Câu đố tiếp theo đến { $when }.
puzzle-alt = Lựa chọn hay nhất, được đánh dấu: { $best }.
puzzle-line-solved = 🧩 Koi-Koi, câu đố trong ngày #{ $number }: ✅ giải được
puzzle-line-missed = 🧩 Koi-Koi, câu đố trong ngày #{ $number }: ❌ trượt
puzzle-line-solved-late = 🧩 Koi-Koi, câu đố trong ngày #{ $number }: ✅ giải được, hơi muộn
puzzle-line-missed-late = 🧩 Koi-Koi, câu đố trong ngày #{ $number }: ❌ trượt, hơi muộn
puzzle-line-streak = { $line } · 🔥 { $days } ngày liên tiếp
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Giải câu đố hôm nay
