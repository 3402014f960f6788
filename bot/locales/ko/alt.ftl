# 그림을 글로.

alt-red = 빨강
alt-white = 하양
alt-you = 나
alt-opponent = 상대
alt-none = 없음
alt-round-line = { $round }.
alt-score = { $first } { $a }점, { $second } { $b }점.
alt-dealer = 선: { $player }.
alt-to-act = 차례: { $player }.
alt-last-turn = 지난 차례, { $player }: { $did }.
alt-did-took = { $card } 내고 { $taken } 먹음
alt-did-drew-took = { $card } 뒤집고 { $taken } 먹음
alt-did-called = 코이코이
alt-drawn = 뒤집은 패: { $card }. 먹을 수 있는 패 중 하나: { $targets }.
alt-decides = { $player }: { $points }점에 스톱하거나 코이코이를 부를 수 있어요.
alt-field = 바닥: { $cards }. 더미: { $pile }장.
alt-captured-none = { $player }, 먹은 패 없음.
alt-captured = { $player }, 먹은 패: { $cards }.
alt-chaff = 피 { $count }장
alt-yaku = 족보: { $sum }.
alt-calls = 코이코이 { $count }번.
alt-factor = 족보 점수 { $factor }.
alt-hand-count = 손패: { $count }장.
alt-your-hand = 내 패: { $cards }.
alt-takes = { $card } (먹을 수 있는 패: { $targets })
alt-or = {" "}또는{" "}
alt-near = 거의 다 됨, { $player }: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = 패를 다 냈는데 아무도 스톱하지 않아 선이 점수를 얻음
alt-made = { $yaku }: { $cards }.
alt-match-won = 대결의 승자: { $player }.
alt-match-drawn = 대결은 무승부.
alt-rounds = 판마다: { $rounds }.
alt-round = { $player } { $points }점
alt-nobody = 없음
alt-left-over = 남은 손패, { $player }: { $cards }.

alt-chart = 이 규칙의 모든 족보와 점수.
alt-chart-line = { $yaku } { $points }점: { $made }.
alt-chart-extra = { $yaku } { $points }점, 한 장 더할 때마다 +1: { $made }.
alt-chart-dealt = { $yaku } { $points }점: 처음 받은 손패.

alt-podium = 순위표의 상위권과 각자 최고의 족보.
alt-podium-line = { $rank }위 { $name }: { $result }. { $yaku }.
alt-podium-none = 아직 족보 없음
