# 오늘의 문제.

puzzle-name = 오늘의 문제 #{ $number }
puzzle-other = 상대방
puzzle-head = ### 🧩 { $name } · 어떻게 할까요?
puzzle-play = **어느 패를 낼까요?**
puzzle-once = -# 처음 고른 답만 인정돼요. 보이는 패만으로 따져서 가장 좋은 수가 딱 하나 있어요.
puzzle-solved = ### ✅ { $name }: 정답!
puzzle-missed = ### ❌ { $name }: 이번엔 아쉬워요
puzzle-solved-late = ### ✅ { $name }: 정답! 날짜는 지났지만요
puzzle-missed-late = ### ❌ { $name }: 이번엔 아쉬워요
puzzle-again = 이미 답했어요. 처음 고른 답만 인정돼요.
puzzle-chosen = ❌ 내 선택: **{ $action }** ({ $grade })
puzzle-chosen-danger = ❌ 내 선택: **{ $action }** ({ $grade }). { $danger }.
puzzle-best = ✅ 최선: **{ $action }**
puzzle-best-because = ✅ 최선: **{ $action }**. { $reason }.
puzzle-second = 그다음: **{ $action }**, 평균 −{ $points }점.
puzzle-second-danger = 그다음: **{ $action }**, 평균 −{ $points }점. { $danger }.
puzzle-first = 👥 가장 먼저 답했어요.
puzzle-crowd = 👥 { $count }명 중 { $solvers }명이 맞혔어요 ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] 같은 답을 고른 사람은 없어요
   *[other] 같은 답을 고른 사람: { $count }명
}
puzzle-late = -# 그날이 지나서 레이팅도 연속 기록도 바뀌지 않아요.
puzzle-rating = 📈 레이팅 **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 레이팅 **{ $rating }** ({ $gained }), 임시
puzzle-count = { $count }문제 중 { $solved }문제 정답
puzzle-streak = 🔥 { $days }일 연속
puzzle-next = -# 다음 문제는 { $when }에 나와요.
puzzle-alt = 표시된 것이 최선: { $best }.
# 사람들이 공유하는 줄: 패 이름은 없어요.
puzzle-line-solved = 🧩 코이코이 오늘의 문제 #{ $number }: ✅ 정답
puzzle-line-missed = 🧩 코이코이 오늘의 문제 #{ $number }: ❌ 오답
puzzle-line-solved-late = 🧩 코이코이 오늘의 문제 #{ $number }: ✅ 정답, 조금 늦게
puzzle-line-missed-late = 🧩 코이코이 오늘의 문제 #{ $number }: ❌ 오답, 조금 늦게
puzzle-line-streak = { $line } · 🔥 { $days }일 연속
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = 오늘의 문제 풀기
