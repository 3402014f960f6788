# 한 수씩 다시 보기, 판의 애니메이션.

button-replay = 다시 보기
button-replay-here = 다시 보기에서 열기
button-replay-first = 처음
button-replay-back = 뒤로
button-replay-next = 다음
button-replay-last = 마지막
button-replay-open = 양쪽 손패 펴기
button-replay-table = 손패 덮기
button-film = 애니메이션
button-film-play = ▶ 재생
replay-head = { $score } · { $round } · { $step }/{ $steps }단계
replay-dealt = { $mark } { $name }이 선을 잡고 시작해요.
replay-judged = -# 🔎 복기: 이 선택은 { $grade }
replay-cut = -# 기록은 여기까지예요. 대결이 끝나지 않았어요.
replay-player = 플레이어 { $number }
replay-rounds = 판으로 가기
replay-points = 승부처로 가기
replay-point = { $round }, { $turn }번째 차례: { $grade }
replay-choose = 어느 대결을 다시 볼까요? 기록 파일도 다시 볼 수 있어요: `/koikoi 다시보기`, *파일* 옵션.
replay-which = 내 끝난 대결
replay-none = 여기서 끝난 대결이 아직 없어요. 기록 파일을 다시 보려면 `/koikoi 다시보기`의 *파일* 옵션에 첨부하세요.
replay-reviewed = 🔎 복기가 끝났어요. 넘기다 보면 수마다 얼마나 좋았는지 나오고, 승부처 메뉴도 있어요.
replay-accuracy = { $mark } { $name }: 정확도 { $accuracy }
film-still = -# `/koikoi 내설정`에서 고른 대로 정지 화면이에요.
film-title = 🎞️ { $match } · { $round }
film-alt = { $round }의 애니메이션, 차례대로. 마지막 결과:
film-alt-cut = { $round }의 애니메이션, 차례대로. 결과는 없어요.
alt-in-hand = 손패, { $player }: { $cards }.

# 파일을 다시 볼 수 없는 이유.
record-none = 기록이 아니에요. 기록은 `koikoi 1`로 시작하는 텍스트 파일이고, 결과 아래 *{ button-more }* → *{ button-record }* 버튼으로 받을 수 있어요.
record-size = 어떤 대결보다도 커요. 기록은 { $kilobytes }KB, 100판까지예요.
record-empty = 친 판이 하나도 없어요.
record-rules = { $line }번째 줄의 규칙이 없는 것이거나, 다른 규칙과 어긋나요.
record-notation = { $line }번째 줄을 이해하지 못했어요.
record-illegal = { $line }번째 줄의 내용은 규칙상 안 돼요.
