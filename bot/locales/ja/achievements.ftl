# 一度だけもらえる実績と、対戦後のレート。

match-earned = 🏅 { $people }
match-earned-by = **{ $name }**：{ $names }
match-ratings = 📈 レート：{ $people }
# 順位表と同じく、仮のレートには「?」を付ける。
match-ratings-provisional = 📈 レート：{ $people } · 「?」は仮
# Why a match does not count, or not for both.
match-uncounted-limit = -# この対戦は数えません。同じ二人の対戦で数えるのは週{ $week }戦までです。
match-uncounted-given-up = -# 1局も終わらなかったため、{ $loser }の負けになりますが、{ $winner }の勝ちにはなりません。
match-rating-of = { $name } **{ $rating }**（{ $change }）

achievements-title = ### { $name }の実績：{ $count }/{ $of }
achievements-earned = 🏅 **{ $name }** · { $when } · { $about }
achievements-open = ▫️ **{ $name }** · { $about }
achievements-progress = { $line } · { $have }/{ $need }
achievements-about = -# 人どうしの対戦が対象です（最後の二つはコンピューターとの対戦）。連勝・大金星・相手・対戦数は、順位表に入る対戦（同じ二人は週{ $week }戦まで）だけを数えます。ルールを変えた対戦では、これらだけを数えます。一度付いた実績は消えません。
button-achievements = 実績
achievements-replay = 取ったときの場面をもう一度見る

achievement-goko = 五光
    .about = 五光で局に勝つ
achievement-fourfold = 四倍
    .about = 四倍以上になった局に勝つ
achievement-twenty = 二十文
    .about = 一局で20文以上を取る
achievement-three_calls = こいこい三連
    .about = 一局でこいこいを三回して勝つ
achievement-turned = 二度のこいこい返し
    .about = 相手が二回こいこいした局に勝つ
achievement-every_yaku = 役づくし
    .about = 13の役すべてで局に勝つ
achievement-comeback = 0–20からの逆転
    .about = 20文差をつけられてから対戦に勝つ
achievement-streak = 五連勝
    .about = 五回続けて勝つ（相手が途中でやめた対戦は数えません）
achievement-upset = 大金星
    .about = レートが200以上高い人に勝つ（どちらも仮でないとき）
achievement-opponents = 十人と対戦
    .about = レート戦で十人と対戦する
achievement-matches = 百戦
    .about = レートが動く対戦を百回する
achievement-master = 名人に勝つ
    .about = 三局以上の対戦で、最強のコンピューターに勝つ
achievement-days = 三十日
    .about = 今日の一局を三十日打ち終える
