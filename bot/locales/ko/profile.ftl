# 프로필. `picture-profile-`은 그림 속의 짧은 말.

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · 모든 서버
profile-empty-own = { $scope ->
    [here] 이 서버에서 다른 사람과 끝낸 대결 중 집계되는 것이 아직 없어요
   *[all] 다른 사람과 끝낸 대결 중 집계되는 것이 아직 없어요
}. `/koikoi 대결`로 누군가에게 도전해 보세요. 첫 대결부터 프로필이 채워져요. 연습은 `/koikoi 컴퓨터`로 하세요.
profile-empty = { $name }: { $scope ->
    [here] 이 서버에서 다른 사람과 끝낸 대결 중 집계되는 것이 아직 없어요
   *[all] 다른 사람과 끝낸 대결 중 집계되는 것이 아직 없어요
}. 도전해 보세요: `/koikoi 대결`
profile-earned = 🏅 업적: { $names }
profile-matches = **대결:** { $won }승 { $lost }패 { $drawn }무 · 연승: 지금 { $streak }, 최고 { $best }
profile-rating = **레이팅:** { $rating }, { $rank }위{ $curve }
profile-rating-provisional = **레이팅:** { $rating }, 임시 (다른 사람과도 대결해 본 { $people }명과 { $enough }번 대결할 때까지){ $curve }
profile-curve = { " " }· 최근 { $matches }번 대결에서 { $low }~{ $high }
profile-rounds = **판:** { $rounds }판 중 { $won }승, 판마다 평균 { $average }점
profile-calls = **코이코이:** 족보가 나온 { $chances }판 중 { $called }판에서 부름. 그중 { $paid }판 승, { $punished }판 패
profile-yaku = **자주 만드는 족보:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (기댓값 { $expected })
profile-hand = **최고의 판:** { $points }점, { $sum }
profile-hand-plain = **최고의 판:** { $points }점
profile-accuracy = **정확도:** 평균 { $accuracy }%, 복기한 대결 { $matches }번
profile-against = **나와의 전적:** { $won }승 { $lost }패 { $drawn }무
profile-computer = **컴퓨터와의 전적:** { $played }전 { $won }승
profile-deals = **오늘의 판:** { $count }번 · { $streak }
profile-puzzles = **오늘의 문제:** { $count }문제 중 { $solved }문제 정답 · 레이팅 { $rating } · { $streak }
profile-puzzles-provisional = **오늘의 문제:** { $count }문제 중 { $solved }문제 정답 · 레이팅 { $rating }, 임시 · { $streak }
profile-streak = 연속: 지금 { $days }일, 최고 { $longest }일
profile-about = -# 사람끼리의 대결이 집계되지만, 같은 두 사람은 일주일에 처음 { $week }번까지예요. 기댓값은 꾸준한 실력의 사람이 같은 판수에서 만드는 횟수예요. 정확도는 복기에서 나오고, 컴퓨터와의 대결도 들어가요.
button-profile-words = 글로 보기
alt-profile = { $name }의 프로필: 숫자, 레이팅 곡선, 자주 만드는 족보, 최고의 판의 패.

picture-profile-won = 승
picture-profile-lost = 패
picture-profile-drawn = 무
picture-profile-rating = 레이팅
picture-profile-streak = 연승
picture-profile-best-streak = 최고 연승
picture-profile-average = 판 평균
picture-profile-accuracy = 정확도
picture-profile-called = 코이코이 부름
picture-profile-of = { $chances }판 중 { $called }판
picture-profile-paid = 부르고 승
picture-profile-punished = 부르고 패
picture-profile-expected = 기댓값
picture-profile-biggest = 최고의 판
picture-profile-against = 상대 전적
