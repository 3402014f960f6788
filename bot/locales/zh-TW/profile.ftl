# 個人檔案。圖裡的字以 `picture-profile-` 開頭，要短。

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · 所有伺服器
profile-empty-own = 你{ $scope ->
    [here] 在這個伺服器
   *[all] { "" }
}還沒有一場計成績的真人對戰。用 `/koikoi 對戰` 邀請別人，個人檔案就會開始累積。想練手可以用 `/koikoi 電腦`。
profile-empty = { $name } { $scope ->
    [here] 在這個伺服器
   *[all] { "" }
}還沒有一場計成績的真人對戰。邀一場吧：`/koikoi 對戰`
profile-earned = 🏅 成就：{ $names }
profile-matches = **對戰：**{ $won }勝{ $lost }敗{ $drawn }和 · 連勝：目前{ $streak }，最多{ $best }
profile-rating = **等級分：**{ $rating }，第{ $rank }名{ $curve }
profile-rating-provisional = **等級分：**{ $rating }，暫定（要跟{ $people }位也跟別人打過的對手打滿{ $enough }場）{ $curve }
profile-curve = { " " }· 最近{ $matches }場在 { $low } 到 { $high } 之間
profile-rounds = **局：**{ $rounds }局贏{ $won }局，平均每局{ $average }分
profile-calls = **來來：**湊出役的{ $chances }局裡喊了{ $called }局；其中贏{ $paid }局，輸{ $punished }局
profile-yaku = **拿手的役：**{ $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made }（預期 { $expected }）
profile-hand = **最佳一局：**{ $points }分，{ $sum }
profile-hand-plain = **最佳一局：**{ $points }分
profile-accuracy = **準確率：**平均 { $accuracy }%，覆盤過{ $matches }場
profile-against = **與你對戰：**{ $won }勝{ $lost }敗{ $drawn }和
profile-computer = **對上電腦：**{ $played }場贏{ $won }場
profile-deals = **每日一局：**打了{ $count }次 · { $streak }
profile-puzzles = **每日一題：**{ $count }題答對{ $solved }題 · 等級分 { $rating } · { $streak }
profile-puzzles-provisional = **每日一題：**{ $count }題答對{ $solved }題 · 等級分 { $rating }，暫定 · { $streak }
profile-streak = 連續天數：目前{ $days }，最多{ $longest }
profile-about = -# 只算兩人之間的對戰，同樣兩人每週只算前{ $week }場。「預期」是穩健的玩家在同樣局數裡湊得出的次數。準確率來自覆盤，也包括跟電腦的對戰。
button-profile-words = 看文字版
alt-profile = { $name } 的個人檔案：數據、等級分曲線、拿手的役，以及最佳一局的牌。

picture-profile-won = 勝
picture-profile-lost = 敗
picture-profile-drawn = 和
picture-profile-rating = 等級分
picture-profile-streak = 連勝
picture-profile-best-streak = 最多連勝
picture-profile-average = 平均每局
picture-profile-accuracy = 準確率
picture-profile-called = 喊來來
picture-profile-of = { $chances }局中{ $called }局
picture-profile-paid = 喊後贏
picture-profile-punished = 喊後輸
picture-profile-expected = 預期
picture-profile-biggest = 最佳一局
picture-profile-against = 與你對戰
