# 셋 이상이 모여 둘씩 치는 테이블: /koikoi table.

rotation-name = 이기면 계속
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = 먼저 { $points }점
rotation-to-hands = { $hands }판
rotation-how = 둘이 한 판 쳐요. 진 사람은 쉬고, 다음 사람이 이긴 사람과 붙어요. 이긴 사람이 선이에요. 점수는 각자 그대로 쌓여요.
rotation-seated = 테이블에 있는 사람 ({ $count }명): { $names }
rotation-missing = { $missing }명 더 필요해요.
rotation-ready = { $host }님은 이제 시작할 수 있어요. 8명까지, 도중에도 들어올 수 있어요.
rotation-closes = -# 아무도 시작하지 않으면 { $when }에 닫혀요.
rule-goal = 이 테이블의 목표: { $goal }. 점수가 가장 많은 사람이 이겨요.
rotation-hand = { $number }번째 판
# 판의 그림에서, 숫자 위에.
picture-rotation-hand = 판
rotation-runs = ▶️ { $number }번째 판: **{ $first }** vs **{ $second }**
rotation-at = ▶️ { $number }번째 판: **{ $first }** vs **{ $second }**. [판으로]({ $url })
rotation-soon = ⏭️ 다음 판 { $when }: 선 **{ $first }**, 상대 **{ $second }**.
rotation-waiting = 이긴 사람과 붙을 차례: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }점** · { $played }판 중 { $won }승
rotation-left = -# **{ $rank }.** { $name } · { $points }점 · { $played }판 중 { $won }승 · 나감
rotation-more = -# … 그 밖에 { $more }명
rotation-late = -# 기권하거나 시간을 넘기면 그 판은 지고, 상대는 그때까지의 점수를 (적어도 1점) 얻어요. 연달아 두 번 시간을 넘기면 테이블에서 빠져요.
rotation-won = 🏆 **테이블 우승: { $names }**, { $hands }판 만에 { $points }점
rotation-shared = 🏆 **공동 우승: { $names }**, { $hands }판 만에 { $points }점
rotation-end-few = 남은 사람이 둘이 안 돼서 테이블이 끝났어요.
rotation-end-aborted = 관리자가 판을 끝내서 테이블이 끝났어요.
rotation-end-expired = 아무도 시작하지 않아서 테이블이 닫혔어요.
# 판마다 테이블에.
rotation-hand-won = 🏆 **{ $mark } { $name }이 이 판을 이겼어요!**
rotation-hand-drawn = 🤝 **이 판은 무승부예요.** 다음 선이 계속 쳐요.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ 이긴 사람의 다음 상대: { $name }
rotation-line-pair = ⏭️ 다음 판: 선 **{ $first }**, 상대 **{ $second }**.
# 치는 사람의 손패에.
rotation-resign-won = 🏆 이 판을 이겼어요: { $name }이 기권했어요
rotation-resign-lost = { $name }과의 이 판을 기권했어요
rotation-timeout-won = 🏆 이 판을 이겼어요: { $name }이 시간을 넘겼어요
rotation-timeout-lost = { $name }과의 이 판에서 시간을 넘겼어요
rotation-half = ⏳ **시간이 절반 지났어요.** 시간이 다 되면 이 판을 져요.
rotation-resign = 이 판을 기권할까요? { $name }이 지금까지 모은 만큼, 적어도 1점을 얻어요.
button-rotation-join = 참가
button-rotation-leave = 나가기
button-rotation-start = 시작
button-rotation-again = 한 번 더
button-rotation-show = 순위
refused-unknown-rotation = 모르는 테이블이에요.
refused-rotation-open = 내가 연 테이블이 아직 끝나지 않았어요. 나가거나 끝날 때까지 기다려 주세요.
refused-rotation-open-at = 내가 연 테이블이 아직 끝나지 않았어요: [바로 가기]({ $url }). 나가거나 끝날 때까지 기다려 주세요.
refused-rotation-started = 이 테이블은 이미 시작했어요.
refused-rotation-over = 이 테이블은 끝났어요. `/koikoi 여럿이`로 새로 열 수 있어요.
refused-rotation-full = 이 테이블은 { $limit }명이 다 찼어요.
refused-too-few-seated = 시작하려면 { $limit }명이 필요해요.
refused-already-seated = 이미 이 테이블에 있어요.
refused-not-seated = 이 테이블에 있지 않아요.
refused-not-your-rotation = 이 테이블을 연 { $name }만 시작할 수 있어요.
