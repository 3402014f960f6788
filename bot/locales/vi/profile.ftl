profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · mọi máy chủ
profile-empty-own = Bạn chưa có trận nào được tính với người chơi khác{ $scope ->
    [here] { " " }trên máy chủ này
   *[all] { "" }
}. Thách đấu ai đó bằng `/koikoi chơi`: hồ sơ của bạn bắt đầu từ trận đầu tiên. Muốn luyện tập thì dùng `/koikoi máy`.
profile-empty = { $name } chưa có trận nào được tính với người chơi khác{ $scope ->
    [here] { " " }trên máy chủ này
   *[all] { "" }
}. Thách đấu thử xem: `/koikoi chơi`
profile-earned = 🏅 Thành tựu: { $names }
profile-matches = **Trận:** { $won } thắng, { $lost } thua, { $drawn } hòa · chuỗi thắng: hiện tại { $streak }, dài nhất { $best }
profile-rating = **Điểm hạng:** { $rating }, hạng { $rank }{ $curve }
profile-rating-provisional = **Điểm hạng:** { $rating }, tạm thời cho đến khi đủ { $enough } trận gặp { $people } người đã từng đấu với người khác{ $curve }
profile-curve = { " " }· từ { $low } đến { $high } trong { $matches } trận gần đây
profile-rounds = **Ván:** thắng { $won } trên { $rounds }, trung bình { $average } điểm mỗi ván
profile-calls = **Koi-koi:** hô { $called } trong { $chances } ván có yaku; trong đó thắng { $paid }, thua { $punished }
profile-yaku = **Yaku ưa thích:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (kỳ vọng { $expected })
profile-hand = **Ván hay nhất:** { $points } điểm với { $sum }
profile-hand-plain = **Ván hay nhất:** { $points } điểm
profile-accuracy = **Độ chính xác:** trung bình { $accuracy }%, trong { $matches } trận đã phân tích
profile-against = **Khi gặp bạn:** { $won } thắng, { $lost } thua, { $drawn } hòa
profile-computer = **Gặp máy:** thắng { $won } trên { $played }
profile-deals = **Bài trong ngày:** đã chơi { $count } · { $streak }
profile-puzzles = **Câu đố:** giải được { $solved } trên { $count } · điểm hạng { $rating } · { $streak }
profile-puzzles-provisional = **Câu đố:** giải được { $solved } trên { $count } · điểm hạng { $rating }, tạm thời · { $streak }
profile-streak = ngày liên tiếp: hiện tại { $days }, dài nhất { $longest }
profile-about = -# Tính các trận giữa hai người, nhưng chỉ { $week } trận đầu mỗi tuần giữa cùng hai người. “Kỳ vọng” là những gì một người chơi chắc tay làm được trong chừng đó ván. Độ chính xác lấy từ các phân tích, kể cả trận với máy.
button-profile-words = Bằng chữ
alt-profile = Hồ sơ của { $name }: các con số, đường điểm hạng, yaku ưa thích và bài của ván hay nhất.

picture-profile-won = thắng
picture-profile-lost = thua
picture-profile-drawn = hòa
picture-profile-rating = Điểm hạng
picture-profile-streak = chuỗi
picture-profile-best-streak = chuỗi dài nhất
picture-profile-average = TB mỗi ván
picture-profile-accuracy = chính xác
picture-profile-called = hô koi-koi
picture-profile-of = { $called } trong { $chances }
picture-profile-paid = rồi thắng
picture-profile-punished = rồi thua
picture-profile-expected = kỳ vọng
picture-profile-biggest = ván hay nhất
picture-profile-against = Gặp bạn
