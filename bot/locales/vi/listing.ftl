listing-summary = Chơi Koi-Koi, trò chơi bài hoa của Nhật Bản, với bạn bè hoặc với máy, ngay trên Discord.
listing-description = Koi-Koi là trò chơi hanafuda (bài hoa) được yêu thích nhất Nhật Bản. Thách đấu ai đó bằng `/koikoi chơi`, hoặc chơi với máy bằng `/koikoi máy`. Ai cũng xem được bàn; bài trên tay chỉ mình bạn thấy. Chưa biết chơi? `/koikoi học` dạy bạn trong năm phút. Miễn phí, không quảng cáo.
listing-page =
    Hai người chơi, bốn mươi tám lá bài hoa và một câu hỏi: dừng lại để lấy điểm, hay hô koi-koi và liều để được nhiều hơn?

    - **Bài đẹp.** Bàn chơi là một bức hình trong kênh, còn nút bấm cho biết mỗi lá bài làm gì.
    - **Dễ học.** `/koikoi học` giới thiệu các lá bài trong năm phút và chơi ván đầu cùng bạn.
    - **Luôn có đối thủ.** Thách đấu một thành viên, tìm người ở máy chủ khác, hoặc chơi với máy, từ người mới đến bậc thầy.
    - **Mỗi ngày một điều mới.** Một bộ bài giống nhau cho mọi người, và một câu đố.
    - **Cho máy chủ của bạn.** Giải đấu, bảng xếp hạng, mùa giải và luật riêng dựa trên bảy bộ luật.
    - **Ở đâu cũng chơi được.** Thêm vào tài khoản rồi chơi ở bất kỳ máy chủ, nhóm hay tin nhắn riêng nào.
    - **Công bằng và riêng tư.** Lần chia bài nào cũng kiểm tra lại được, và bạn có thể xuất hoặc xóa dữ liệu của mình bất cứ lúc nào.
