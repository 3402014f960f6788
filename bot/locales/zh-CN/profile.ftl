# 个人资料。图中的字以 `picture-profile-` 开头，要短。

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · 全部服务器
profile-empty-own = 你{ $scope ->
    [here] 在这个服务器上
   *[all] { "" }
}还没有一场计成绩的真人对战。用 `/koikoi 对战` 邀请别人，资料就会开始积累。想练手可以用 `/koikoi 电脑`。
profile-empty = { $name } { $scope ->
    [here] 在这个服务器上
   *[all] { "" }
}还没有一场计成绩的真人对战。邀请一下：`/koikoi 对战`
profile-earned = 🏅 成就：{ $names }
profile-matches = **对战：**{ $won }胜{ $lost }负{ $drawn }平 · 连胜：目前{ $streak }，最多{ $best }
profile-rating = **等级分：**{ $rating }，第{ $rank }名{ $curve }
profile-rating-provisional = **等级分：**{ $rating }，暂定（要对{ $people }位也和别人打过的对手打满{ $enough }场）{ $curve }
profile-curve = { " " }· 最近{ $matches }场在 { $low } 到 { $high } 之间
profile-rounds = **局：**{ $rounds }局赢{ $won }局，平均每局{ $average }分
profile-calls = **来来：**凑出役的{ $chances }局里喊了{ $called }局；其中赢{ $paid }局，输{ $punished }局
profile-yaku = **拿手的役：**{ $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made }（预期 { $expected }）
profile-hand = **最佳一局：**{ $points }分，{ $sum }
profile-hand-plain = **最佳一局：**{ $points }分
profile-accuracy = **准确率：**平均 { $accuracy }%，共{ $matches }场复盘
profile-against = **交手战绩：**{ $won }胜{ $lost }负{ $drawn }平
profile-computer = **对电脑：**{ $played }场赢{ $won }场
profile-deals = **每日一局：**打了{ $count }次 · { $streak }
profile-puzzles = **每日一题：**{ $count }题答对{ $solved }题 · 等级分 { $rating } · { $streak }
profile-puzzles-provisional = **每日一题：**{ $count }题答对{ $solved }题 · 等级分 { $rating }，暂定 · { $streak }
profile-streak = 连续天数：目前{ $days }，最多{ $longest }
profile-about = -# 只算两人之间的对战，同样两人每周只算前{ $week }场。“预期”是稳健的玩家在同样局数里能凑出的次数。准确率来自复盘，也包括对电脑的对战。
button-profile-words = 看文字版
alt-profile = { $name } 的资料：数据、等级分曲线、拿手的役，以及最佳一局的牌。

picture-profile-won = 胜
picture-profile-lost = 负
picture-profile-drawn = 平
picture-profile-rating = 等级分
picture-profile-streak = 连胜
picture-profile-best-streak = 最多连胜
picture-profile-average = 平均每局
picture-profile-accuracy = 准确率
picture-profile-called = 喊来来
picture-profile-of = { $chances }局中{ $called }局
picture-profile-paid = 喊后赢
picture-profile-punished = 喊后输
picture-profile-expected = 预期
picture-profile-biggest = 最佳一局
picture-profile-against = 交手战绩
