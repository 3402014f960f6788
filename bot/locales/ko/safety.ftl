# 누군가를 피하고 싶을 때.

button-block = 차단
block-question = { $name }을 차단할까요? 대결 신청을 보낼 수 없게 되고, `/koikoi 상대찾기`에서도 만나지 않아요. 둘 사이에 기다리던 대결 신청은 끝나요. 상대에게는 알리지 않아요. 내가 모두에게 연 테이블에는 여전히 누구나 앉을 수 있어요.
button-block-yes = 네, 차단
button-block-no = 아니요
block-done = { $name }을 차단했어요. 차단 목록과 해제는 `/koikoi 내설정`에 있어요.
block-known = { $name }은 전에 차단했어요. 차단 목록과 해제는 `/koikoi 내설정`에 있어요.
block-match-runs = 기권하지 않으면 이 대결은 이어져요.
block-kept = 아무것도 바꾸지 않았어요.
button-blocks = 차단 목록
blocks-title = ### 차단 목록
blocks-none = 차단한 사람이 없어요.
blocks-line = { $name } · { $since }
button-unblock = 차단 풀기
blocks-lifted = { $name }의 차단을 풀었어요.
blocks-note = -# 이 목록은 본인에게만 보여요. *{ button-block }*은 사람과의 대결 메뉴마다 있어요.

button-report-person = 상대 신고
report-person-about = { $name }을 이 봇의 운영자에게 신고할까요? 운영자가 대결 기록과 함께 읽고, 이용을 막을 수도 있어요. { $name }에게는 알리지 않아요.
report-why = 왜 그런가요?
report-reason-leaving = 대결에서 나가거나 시간을 끌어요
report-reason-unfair = 정정당당하지 않게 쳐요
report-reason-name = 불쾌한 이름이나 사진
report-reason-other = 다른 이유
report-person-label = 무슨 일이 있었나요?
reported-person = 고마워요. 운영자가 읽을 수 있어요. { $name }에게는 알리지 않아요.
host-report-about = { $name }에 관해: { $reason }

find-pause = 요즘 제가 찾아 준 대결에서 여러 번 나갔어요. { $when }에 다시 상대를 찾을 수 있어요.

refused-blocked-by-you = 내가 차단한 { $name }에게는 대결 신청을 할 수 없어요. 차단 목록과 해제는 `/koikoi 내설정`에 있어요.
refused-no-opponent = 이 대결에는 차단하거나 신고할 사람이 없어요.
refused-former-opponent = 이 상대는 데이터를 지웠고, 이 대결에서 그 계정을 더는 찾을 수 없어요. 그래서 여기서는 차단하거나 신고할 수 없어요. 있었던 일은 *{ button-report }* 버튼으로 봇 운영자에게 알릴 수 있어요. 그 계정과 다시 대결하게 되면 그때 차단할 수 있어요.
refused-barred-from-find = 이 봇의 운영자가 `/koikoi 상대찾기`를 막았어요. 내 서버에서는 칠 수 있어요.
refused-find-paused = 요즘 제가 찾아 준 대결에서 여러 번 나가거나 오지 않았어요. { $when }에 다시 상대를 찾을 수 있어요.
