# プロフィール。`picture-profile-` は画像の中の短い言葉。

profile-title = ### 🎴 { $name }のプロフィール · { $guild }
profile-title-all = ### 🎴 { $name }のプロフィール · 全サーバー
profile-empty-own = { $scope ->
    [here] このサーバーでは、
   *[all] { "" }
}成績に入る対戦（人との対戦）がまだありません。`/koikoi 対戦` で誰かを誘うと、最初の対戦から成績がつきます。練習は `/koikoi コンピューター` で。
profile-empty = { $name }には、{ $scope ->
    [here] このサーバーでは、
   *[all] { "" }
}成績に入る対戦（人との対戦）がまだありません。誘ってみましょう：`/koikoi 対戦`
profile-earned = 🏅 実績：{ $names }
profile-matches = **対戦：**{ $won }勝{ $lost }敗{ $drawn }分 · 連勝 { $streak }（最高 { $best }）
profile-rating = **レート：**{ $rating }（{ $rank }位）{ $curve }
profile-rating-provisional = **レート：**{ $rating }（仮：ほかの人とも対戦したことのある{ $people }人以上を相手に{ $enough }戦するまで）{ $curve }
profile-curve = { " " }· 最近の{ $matches }戦では{ $low }〜{ $high }
profile-rounds = **局：**{ $rounds }局中{ $won }局で上がり、平均{ $average }文
profile-calls = **こいこい：**役ができた{ $chances }局のうち{ $called }局で宣言、そのうち成功{ $paid }局・失敗{ $punished }局
profile-yaku = **得意な役：**{ $yaku }
profile-made = { $yaku } { $made }回
profile-made-expected = { $yaku } { $made }回（目安{ $expected }回）
profile-hand = **最高の一局：**{ $points }文 · { $sum }
profile-hand-plain = **最高の一局：**{ $points }文
profile-accuracy = **精度：**平均{ $accuracy }%（検討した{ $matches }戦）
profile-against = **あなたとの対戦：**{ $won }勝{ $lost }敗{ $drawn }分
profile-computer = **コンピューター相手：**{ $played }戦{ $won }勝
profile-deals = **今日の一局：**{ $count }回 · { $streak }
profile-puzzles = **今日の一問：**{ $count }問中{ $solved }問正解 · レート{ $rating } · { $streak }
profile-puzzles-provisional = **今日の一問：**{ $count }問中{ $solved }問正解 · レート{ $rating }（仮） · { $streak }
profile-streak = 連続{ $days }日（最高{ $longest }日）
profile-about = -# 人どうしの対戦を数えます。同じ二人の対戦は週{ $week }戦までです。「目安」とは、堅実な打ち手が同じ局数で作る回数です。精度は検討した対戦のもので、コンピューター相手も含みます。
button-profile-words = 文字で見る
alt-profile = { $name }のプロフィール：成績、レートの推移、得意な役、最高の一局の札。

picture-profile-won = 勝
picture-profile-lost = 敗
picture-profile-drawn = 分
picture-profile-rating = レート
picture-profile-streak = 連勝
picture-profile-best-streak = 最高連勝
picture-profile-average = 1局平均
picture-profile-accuracy = 精度
picture-profile-called = こいこい
picture-profile-of = { $chances }局中{ $called }局
picture-profile-paid = こいこい成功
picture-profile-punished = こいこい失敗
picture-profile-expected = 目安
picture-profile-biggest = 最高の一局
picture-profile-against = 対あなた
