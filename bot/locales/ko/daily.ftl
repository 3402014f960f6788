# 오늘의 판.

daily-name = 오늘의 판 #{ $number }
# 사람들이 공유하는 줄: 한 번도 안 쳐 본 사람도 알 수 있게.
daily-line-won = 🎴 코이코이 오늘의 판 #{ $number }: { $score } 승 (상대: { $name })
daily-line-lost = 🎴 코이코이 오늘의 판 #{ $number }: { $score } 패 (상대: { $name })
daily-line-drawn = 🎴 코이코이 오늘의 판 #{ $number }: { $score } 무승부 (상대: { $name })
daily-line-resigned = 🎴 코이코이 오늘의 판 #{ $number }: { $score }에서 기권 (상대: { $name })
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = 코이코이 ×{ $calls }
daily-line-about = 일본 화투 세 판, 모두가 같은 패로
daily-line-streak = { $about } · 🔥 { $days }일 연속
daily-begun =
    🎴 **오늘의 판 #{ $number }** · 상대는 { $name }, 세 판이에요. 모두가 같은 패로 쳐요.
    손패는 DM으로 보내 드려요. **{ button-hand }**를 누르면 여기서도 열려요.
daily-unfinished = 🎴 **오늘의 판 #{ $number }**, 아직 끝내지 않았어요. 지금 쳐도 그날의 기록으로 남아요.
button-daily-finish = #{ $number } 마저 치기
button-daily-begin = #{ $number } 치기
daily-played = 🎴 **오늘의 판 #{ $number }**, 다 쳤어요.
daily-result = **{ $points } 대 { $conceded }점** · 지금까지 { $rank }위
daily-void = 🎴 오늘의 판 #{ $number }: 결과 없이 끝났어요.
daily-next = -# 다음 판은 { $when }에 나와요.
button-today = 오늘의 판 치기
button-daily-table = 오늘의 순위
button-share = 여기에 올리기
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# 서버 채널에서 `/koikoi 오늘의판`을 쓰면 그곳에 올릴 수 있어요.
daily-table-title = ### 🎴 오늘의 판 #{ $number } · { $where }
daily-table-level = 상대: { $name }
daily-table-all = 모두
daily-table-none = 아직 아무도 끝내지 않았어요. `/koikoi 오늘의판`으로 시작해요.
daily-table-line = **{ $rank }.** { $name } · { $points }점
daily-table-line-calls = { $line } · 코이코이 ×{ $calls }
daily-table-you = -# 나: { $rank }위, { $points }점
button-daily-here = 이 서버
button-daily-all = 모두
daily-best = 🎴 **오늘의 판 #{ $number }** 최고 기록: { $name }, { $score } (상대: { $opponent })
daily-best-none = 오늘의 판 #{ $number }: 이 난이도로 끝낸 사람이 없어요.
button-daily-best = 1위의 판 보기
button-daily-yesterday = 어제 1위의 판 보기
button-daily-round = { $number }번째 판
daily-post =
    ### 🎴 오늘의 판 #{ $number } · 🧩 오늘의 문제 #{ $number }
    모두에게 같은 패, 같은 장면이에요. 다음 판과 문제는 { $when }에 나와요.
