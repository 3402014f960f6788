moderation-title = ### { $guild } 운영
moderation-about = 멤버를 차단하거나 차단을 풀려면 `/koikoi-admin 운영`에 *멤버* 옵션을, 끝난 대결을 무효로 하려면 *대결* 옵션과 번호를 쓰세요.
moderation-blocked = **차단된 멤버**
moderation-nobody = 차단된 사람이 없어요.
moderation-choose = 차단된 멤버 고르기
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · { $until } 종료
}
moderation-log = **기록**
moderation-no-log = 아직 없어요.
moderation-channel = **기록 채널.** 관리자가 여기서 한 일(차단, 대결 무효, 대결 중단, 바뀐 설정)을 한 채널에도 올려요.
ask-log = 기록 채널 없음
moderation-back = 운영으로 돌아가기
moderation-may-play = **{ $name }**은 이 서버에서 칠 수 있어요. 차단된 멤버는 여기서 아무것도 시작할 수 없어요: 대결 신청, 테이블, 대회, 컴퓨터와의 대결, 오늘의 판 모두요. 시작한 대결과 대회는 이어져요. `/koikoi-admin 중단`으로 대결을 끝낼 수 있어요.
moderation-is-blocked = **{ $name }**은 차단되어 이 서버에서 아무것도 시작할 수 없어요.
moderation-until = 차단은 저절로 끝나요: { $until }, { $when }
moderation-do-block = 차단…
moderation-do-block-for = 며칠 동안 차단…
moderation-days = { $days }일 동안
moderation-lift = 차단 풀기
moderation-warned = **경고**
moderation-choose-warned = 경고받은 멤버 고르기
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · { $until } 종료
}
moderation-do-warn = 경고하기…
moderation-no-end = 기한 없음
moderation-do-unwarn = 경고 취소하기…
warn-title = 이 멤버에게 경고하기
warn-about = 그 사람이 여기서 다음 명령어를 쓸 때 보여요. 내 이름은 나오지 않아요.
warned-title = ⚠️ { $guild } 관리자가 경고했어요.
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · { $until }까지
}
moderation-reason-about = 이 서버의 관리자가 읽을 수 있어요.
block-title = 이 멤버 차단
void-title = { $match }번 대결 무효
void-question = { $match }번 대결을 무효로 할까요? { $players } · { $score } · { $when }
    이 서버에서는 더 이상 집계되지 않아요. 두 사람의 레이팅은 이 대결로 바뀐 만큼 되돌아가고, 순위표와 프로필에서도 빠져요. { $reach } 그 뒤의 대결은 계산된 그대로 남고, 업적도 남아요. 되돌릴 수 없어요.
void-tournament = 대회 **{ $name }**의 대결이에요. 대회 결과는 그대로 남아요.
void-yes = 무효로 하기…
void-done = { $match }번 대결은 무효예요. 이 서버에서는 더 이상 집계되지 않아요. { $reach }
void-reach-gain = 모든 서버 집계에서는 봇 운영자가 확인할 때까지 얻은 만큼만 빠져요.
void-reach-server = 오래된 대결이거나 최근 무효가 많아서, 모든 서버 집계에서는 봇 운영자가 확인할 때까지 계속 집계돼요.
void-reach-all = 봇 운영자가 확인해서 앞으로 어디에도 집계되지 않아요.
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · { $until } 종료
log-block = 🚫 { $admin }이 { $name }을 차단했어요
log-lift = ✅ { $admin }이 { $name }의 차단을 풀었어요
log-warn = ⚠️ { $admin }이 { $name }에게 경고했어요
log-unwarn = ✅ { $admin }이 { $name }의 경고를 취소했어요
log-void = 🧹 { $admin }이 대결을 무효로 했어요: { $match }
log-confirm = ✅ 봇 운영자가 대결의 무효를 확인했어요: { $match }
log-waits = -# ⏳ 모든 서버 집계에서는 아직 봇 운영자의 확인을 기다려요.
log-abort = 🛑 { $admin }이 대결을 결과 없이 끝냈어요: { $match }
log-settings = ⚙️ { $admin }이 설정을 바꿨어요
log-match = { $match } ({ $players })
