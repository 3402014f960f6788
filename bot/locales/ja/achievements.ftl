# 一度だけもらえる実績と、対戦後のレート。

match-earned = 🏅 実績：{ $people }
match-earned-more = 🏅 実績：{ $people }
match-earned-by = **{ $name }** { $names }
match-ratings = 📈 レート：{ $people }
# 順位表と同じく、仮のレートには「?」を付ける。
match-ratings-provisional = 📈 レート：{ $people } · 「?」は仮
# 対戦を数えない理由、または片方だけ数える理由。
match-uncounted-limit = -# この対戦は成績に数えません。同じ二人の対戦は、週{ $week }戦まで数えます。
match-uncounted-given-up = -# 1局も終わらなかったため、{ $loser }の負けになりますが、{ $winner }の勝ちにはなりません。
match-void = -# この対戦はサーバーの管理者が無効にしました。このサーバーの成績には数えません。{ $reach }
match-rating-of = { $name } **{ $rating }**（{ $change }）

achievements-title = ### { $name }の実績：{ $count }/{ $of }
achievements-earned = 🏅 **{ $name }** · { $when } · { $about }
achievements-open = ▫️ **{ $name }** · { $about }
achievements-progress = { $line } · { $have }/{ $need }
achievements-first = **はじめの一歩** · { $count }/{ $of }
achievements-hard = **難しい実績** · { $count }/{ $of }
achievements-about = 「はじめの一歩」はどの対戦でも達成できます（コンピューター相手でも）。難しい実績は人との対戦が対象です（最後の二つはコンピューターとの対戦）。連勝・大金星・人数・対戦数は、順位表に入る対戦（同じ二人は週{ $week }戦まで）だけを数えます。ルールを変えた対戦では、難しい実績のうちこれらだけを数えます。一度付いた実績は消えません。
button-achievements = 実績
achievements-replay = 達成した場面をもう一度見る

achievement-lesson = 遊び方を修了
    .about = `/koikoi 遊び方` の最後の一局を終える
achievement-first_yaku = 初めての役
    .about = 役を作って上がる
achievement-first_koi = 初めてのこいこい
    .about = こいこいをして、その局で上がる
achievement-first_win = 初勝利
    .about = 対戦に勝つ（コンピューター相手でも可）
achievement-first_day = 初めての今日の一局
    .about = 今日の一局を最後まで遊ぶ
achievement-goko = 五光
    .about = 五光で上がる
achievement-fourfold = 四倍
    .about = 4倍以上になった局で上がる
achievement-twenty = 二十文
    .about = 1局で20文以上を取る
achievement-three_calls = こいこい三連
    .about = 1局で3回こいこいして上がる
achievement-turned = 二度のこいこい返し
    .about = 相手が2回こいこいした局で上がる
achievement-every_yaku = 役づくし
    .about = 取り札で作る13の役すべてで上がる
achievement-comeback = 0–20からの逆転
    .about = 20文差をつけられてから対戦に勝つ
achievement-streak = 五連勝
    .about = 5回続けて勝つ（相手が途中でやめた対戦は数えません）
achievement-upset = 大金星
    .about = レートが200以上高い人に勝つ（どちらも仮でないとき）
achievement-opponents = 十人と対戦
    .about = 10人を相手に、レートが動く対戦をする
achievement-matches = 百戦
    .about = レートが動く対戦を100回する
achievement-master = 名人に勝つ
    .about = 全3局以上の対戦で、最強のコンピューターに勝つ
achievement-days = 三十日
    .about = 今日の一局を30日遊び終える
