# 대결의 복기.

button-review = 복기
percent = { $value }%
review-begins = 🔎 대결을 살펴보는 중…
review-working = 🔎 대결을 살펴보는 중: 결정 { $whole }개 중 { $done }개…
review-accuracy = # { $name }: 정확도 { $accuracy }
review-undecided = # { $name }: 고를 것이 없었어요
review-seat = { $mark } **{ $name } { $accuracy }** · 놓친 승률: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · 놓친 승률 없음
review-seat-undecided = { $mark } **{ $name }**: 고를 것이 없었어요
review-count-none = 작은 것만
review-count-inaccuracy = 아쉬운 수 { $count }
review-count-mistake = 실수 { $count }
review-count-blunder = 큰 실수 { $count }
review-rounds = { $mark } 판마다 놓친 승률: { $rounds }
review-nothing = 이 대결에는 고를 것이 없었어요.
review-meaning = -# 100%: 승률을 조금도 놓치지 않았어요. 운이 아니라, 그때 볼 수 있던 것만으로 판단해요.
button-review-points = 승부처 { $count }곳 ▸
button-review-other = { $name }의 수
button-review-own = 내 수

review-point = **승부처 { $number }/{ $count }** · { $round }, { $turn }번째 차례 · { $mark } { $name }
review-played = ❌ 실제 선택: **{ $action }** ({ $grade })
review-played-you = ❌ 내 선택: **{ $action }** ({ $grade })
review-played-danger = ❌ 실제 선택: **{ $action }** ({ $grade }). { $danger }.
review-played-danger-you = ❌ 내 선택: **{ $action }** ({ $grade }). { $danger }.
danger-gives = 상대가 먹으면 { $yaku } 완성이에요
danger-feeds = 상대의 { $yaku }에 보태 줘서 스톱하게 할 수 있어요
danger-exposes = 상대가 { $yaku }에 가까워져요
review-better = ✅ 더 좋은 선택: **{ $action }**
review-better-because = ✅ 더 좋은 선택: **{ $action }**. { $reason }.
review-cost = 손해: **{ $points }점**, 승률 **{ $before } → { $after }**
review-cost-chance = 손해: 승률 **{ $before } → { $after }**
review-grade-best = 최선
review-grade-good = 좋은 수
review-grade-inaccuracy = 아쉬운 수
review-grade-mistake = 실수
review-grade-blunder = 큰 실수
review-koi = 코이코이
review-stop = 스톱 (+{ $points })
review-odds = 코이코이 뒤에 점수를 낼 확률: { $own } { $improve }, { $other } { $first }, 아무도 못 냄 { $nobody }
review-alt-seat = { $name } 시점 (‘나’는 { $name }).
review-alt = 가위표는 실제 선택: { $played }. 체크 표시는 더 좋은 선택: { $better }.

history-review = 대결이 어땠는지 복기하기
history-review-line = { $name } { $score }
