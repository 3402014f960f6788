daily-name = Bài trong ngày #{ $number }
daily-line-won = 🎴 Koi-Koi, bài trong ngày #{ $number }: thắng { $score } trước { $name }
daily-line-lost = 🎴 Koi-Koi, bài trong ngày #{ $number }: thua { $score } trước { $name }
daily-line-drawn = 🎴 Koi-Koi, bài trong ngày #{ $number }: hòa, { $score }, với { $name }
daily-line-resigned = 🎴 Koi-Koi, bài trong ngày #{ $number }: đầu hàng { $name } khi tỉ số { $score }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Ba ván bài hoa Nhật Bản, giống nhau cho mọi người
daily-line-streak = { $about } · 🔥 { $days } ngày liên tiếp
daily-begun =
    🎴 **Bài trong ngày #{ $number }** · ba ván gặp { $name }, mọi người cùng một bộ bài.
    Bài của bạn đến qua tin nhắn trực tiếp; bấm **{ button-hand }** để mở ngay ở đây.
daily-unfinished = 🎴 Bạn chưa chơi xong **bài trong ngày #{ $number }**. Kết quả vẫn tính cho ngày đó.
button-daily-finish = Chơi nốt #{ $number }
button-daily-begin = Chơi #{ $number }
daily-played = 🎴 Bạn đã chơi **bài trong ngày #{ $number }**.
daily-result = **{ $points } – { $conceded }** điểm · tạm xếp hạng { $rank }
daily-void = 🎴 Bài trong ngày #{ $number } kết thúc không có kết quả.
daily-next = -# Bài tiếp theo đến { $when }.
button-today = Chơi bài hôm nay
button-daily-table = Hạng trong ngày
button-share = Đăng ở đây
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# Dùng `/koikoi bài-trong-ngày` trong kênh của một máy chủ thì đăng được ở đó.
daily-table-title = ### 🎴 Bài trong ngày #{ $number } · { $where }
daily-table-level = Gặp { $name }
daily-table-all = mọi người
daily-table-none = Chưa ai chơi xong. Bắt đầu bằng `/koikoi bài-trong-ngày`.
daily-table-line = **{ $rank }.** { $name } · { $points } điểm
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# Bạn: hạng { $rank }, { $points } điểm
button-daily-here = Máy chủ này
button-daily-all = Mọi người
daily-best = 🎴 Kết quả hay nhất của **bài trong ngày #{ $number }**: { $name }, { $score } khi gặp { $opponent }
daily-best-none = Không ai chơi xong bài trong ngày #{ $number } ở cấp này.
button-daily-best = Xem trận hay nhất
button-daily-yesterday = Xem trận hay nhất hôm qua
button-daily-round = Ván { $number }
daily-post =
    ### 🎴 Bài trong ngày #{ $number } · 🧩 Câu đố #{ $number }
    Mọi người cùng một bộ bài, cùng một thế bài. Bài mới đến { $when }.
