# 대회.

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# 대결마다: { $terms }
tournament-tie = 동점이면 판을 더 치기
tournament-best-of-three = -# 3전 2선승: 두 번 이기면 승리. 라운드 시간이 끝나면 더 많이 이긴 쪽, 같으면 진행 중인 대결의 점수로 정해요.
tournament-live = 실시간
tournament-daily = 라운드마다 { $days }일
format-single = 싱글 토너먼트
format-double = 더블 토너먼트
tournament-twice = -# 두 번 지면 탈락이에요. 최종 결승에서 패자조 승자는 두 번 이겨야 해요.
tournament-winners = **승자조**
tournament-losers = **패자조**: 지면 탈락
tournament-final = **최종 결승**
tournament-grand-final-1 = 최종 결승
tournament-grand-final-2 = 최종 결승, 두 번째 대결
format-round-robin = 풀리그
format-swiss = 스위스 방식

tournament-closes = 참가 신청 마감 { $when }, 시작 { $hour } · { $count }/{ $most }명, { $seeding }
seeding-rating = 시드는 레이팅순
seeding-draw = 시드는 추첨
seeding-hand = 시드는 운영진이 지정
# 시작 직전, 신청한 모두를 부를 때.
tournament-begins-soon = { $missing ->
    [0] ⏰ **{ $when }에 시작해요.** 칠 수 없으면 그 전에 *{ button-sign-off }*를 누르세요.
   *[other] ⏰ **{ $missing }명이 더 신청하면 { $when }에 시작해요.** 아니면 그때 취소돼요.
}
tournament-closes-short = { $state }, 마감 { $when }
tournament-nobody = 아직 참가 신청한 사람이 없어요.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = 참가 신청
button-sign-off = 나가기
tournament-waiting = ⏳ **대기 명단** ({ $count }명): 자리가 나면 맨 앞 사람부터 올라가요.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ 대기 명단에서 올라온 사람: { $names }
button-wait-list = 대기 명단에 오르기
tournament-waiting-place = 이 대회는 자리가 다 차서 대기 명단에 올랐어요: **{ $place }번**. 시작 전에 자리가 나면 맨 앞 사람부터 올라가고 멘션으로 알려 드려요. *{ $button }* 버튼을 누르면 명단에서 빠져요.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = { $number }/{ $rounds }라운드
tournament-final-0 = 결승
tournament-final-1 = 4강
tournament-final-2 = 8강
tournament-begin = **“{ button-here }”를 누르세요** (마감: { $when }). 둘 다 오면 대결이 시작돼요. 제때 오지 않으면 져요.
tournament-ends = 이 라운드는 늦어도 { $when }에 끝나요. 그때는 진행 중인 대결의 점수로 정해요.
tournament-misses = -# 두 라운드를 연달아 빠지면 대회에서 탈락해요.
# 끝나기 직전에 다시 부를 때.
tournament-begin-again = ⏰ **대결이 기다려요. “{ button-here }”를 누르세요** (마감: { $when }). 그 뒤에는 대결에서 져요.
tournament-ends-again = ⏰ **이 라운드는 { $when }에 끝나요.** 그때는 진행 중인 대결의 점수로 정해요. 내 차례라면 `/koikoi 내대결`로 가세요.
tournament-again = 🔁 표시는 전에 만난 사람이에요. 모두에게 새 상대를 찾아 줄 수는 없었어요.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[other] 🎴 { $first } – { $second } · [테이블]({ $url })
}
pairing-first = ✔️ **{ $first }** 승, { $second } 패 { $cause }
pairing-second = ✔️ **{ $second }** 승, { $first } 패 { $cause }
pairing-draw = ✔️ { $first } – { $second }: 무승부 { $cause }
pairing-neither = ✖️ { $first } – { $second }: 둘 다 패 { $cause }
# 풀리그에서 절반도 치기 전에 나간 사람이 있을 때.
pairing-annulled = ➖ { $first } – { $second }: 누구의 성적에도 들어가지 않아요 (대회에서 나감)
# 3판 2선승에서 이긴 횟수.
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** 부전승
pairing-rests = 💤 **{ $first }** 이번 라운드 휴식
cause-no-show = (제때 오지 않음)
cause-left = (대회에서 나감)
cause-admin = (관리자가 결정)
tournament-decided = -# ⚖️ { $round }라운드 { $first } – { $second }, { $admin }의 결정: { $note }
tournament-corrected = -# ⚖️ { $round }라운드 { $first } – { $second }, { $admin }의 정정 (전에는 { $before }): { $note }
tournament-removed = -# ⚖️ { $name } 제외, { $admin }의 결정: { $note }
button-here = 저 왔어요
button-standings = 순위
button-tournament-text = 텍스트로 받기
tournament-text-sent = 대회를 텍스트 파일로 담았어요. 보관하거나 공유하세요.
button-withdraw-tournament = 나가기

tournament-over = ### 🏆 { $name }, 끝났어요
tournament-won = { $count ->
    [1] 🎉 { $names }, 축하해요! 대회 우승이에요.
   *[other] 🎉 { $names }, 축하해요! 공동 우승이에요.
}
tournament-not-won = 우승한 사람이 없어요.
# 마지막 대결 전에 대회가 끝난 이유.
ended-left = 결승을 끝까지 치지 못했어요. 대회에서 나간 사람: { $names }.
ended-no-show = 결승을 치지 못했어요. 제때 오지 않은 사람: { $names }.
ended-unopposed = 결승이 없었어요. { $names }의 상대가 남지 않았어요.
ended-no-final = 결승이 없었어요. 칠 사람이 남지 않았어요.
ended-alone = { $rounds }라운드 중 { $number }라운드 뒤에 끝났어요. 다른 사람이 모두 나갔어요.
ended-empty = 모두 대회에서 나갔어요.
# 순위 0: 아직 몰라요.
table-elimination = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $won }승 { $lost }패 { $notes }
tournament-row = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = (부전승 { $count })
table-left = (나감)
table-annulled = (나감, 집계 제외)
tournament-too-few = 참가 신청한 사람이 { $fewest }명이 안 돼서 취소됐어요.
tournament-cancelled = { $admin }의 결정으로 취소됐어요: { $note }
tournament-plays-on = 시작한 대결은 끝까지 칠 수 있지만, 대회 성적에는 들어가지 않아요.

tournament-leave-question = **{ $name }**, 지금 나갈까요? 진행 중인 대결은 기권이 되고, 다음 상대들은 대결 없이 이겨요. 다시 돌아올 수 없고 우승도 할 수 없어요.
tournament-leave-annuls = 아직 대결의 절반도 치지 않아서, 내 결과는 누구의 성적에도 들어가지 않아요.
button-withdraw-yes = 네, 나갈게요
button-withdraw-no = 아니요
tournament-left = 대회에서 나왔어요.
tournament-stayed = 그대로 참가 중이에요.
tournament-noted = 반영했어요. 대회 메시지에서 볼 수 있어요.

tournaments-title = ### 🏆 이곳의 대회
tournaments-line = { $name } · { $count }명 · { $state }
yours-signup = -# ↳ 참가 신청을 했어요.
yours-waiting = -# ↳ 대기 명단 { $place }번이에요.
yours-call = -# ↳ 상대는 { $opponent }. “{ button-here }”를 누르세요!
yours-wait = -# ↳ 상대는 { $opponent }. 아직 오지 않았어요.
yours-match = -# ↳ { $opponent }과 대결 중: `/koikoi 내대결`로 가세요.
tournaments-none = 여기에는 아직 대회가 없어요. 서버를 관리하는 사람이 열 수 있어요: `/koikoi-admin 대회`
tournaments-none-admin = 여기에는 아직 대회가 없어요.
button-manage = 관리
button-all-tournaments = 모든 대회
tournament-stage-signup = 참가 신청 중
tournament-stage-finished = 끝남
tournament-stage-won = 우승: { $names }
tournament-stage-cancelled = 취소됨

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = 이 화면은 본인에게만 보여요. 서버를 관리하는 사람은 누구나 똑같이 할 수 있어요. 이유를 쓰면 모두가 읽을 수 있어요.
tournament-made = ✔ 참가 신청을 받기 시작했어요. 메시지는 이 채널에 있어요. 신청이 마감되면 대회가 저절로 시작돼요.
tournament-entry = { $role } 역할이 있는 멤버만 참가 신청을 할 수 있어요.
tournament-prize-role = 🎖️ 우승자는 { $role } 역할을 받아요.
tournament-prize-given = { $count ->
    [1] 🎖️ { $names }: 이제 { $role } 역할이 있어요.
   *[other] 🎖️ { $names }: 모두 이제 { $role } 역할이 있어요.
}
tournament-prize-refused = ⚠️ Discord 때문에 { $role } 역할을 주지 못했어요. 관리자가 줄 수 있어요: { $names }
tournament-prize-partly = ⚠️ Discord 때문에 { $role } 역할을 우승자 일부에게만 줄 수 있었어요. 나머지는 관리자가 줄 수 있어요: { $names }
audit-prize = 코이코이 대회 { $name } 우승
tournaments-new = 새 대회…
change-title-new = 새 대회
plan-format-label = 대결 방식
plan-format-single = 싱글 토너먼트: 지면 탈락
plan-format-double = 더블 토너먼트: 두 번 지면 탈락
plan-format-round-robin = 풀리그: 모두가 모두와 대결
plan-format-swiss = 스위스: 성적이 비슷한 사람끼리 몇 라운드
plan-days-label = 라운드마다 주어지는 시간
plan-best-label = 한 상대와의 대결 수
plan-best-1 = 단판 대결
plan-best-3 = 3전 2선승: 두 번 이기면 승리
plan-rounds-label = 라운드 수
plan-rounds-about = 비워 두면 필요한 만큼
plan-entry-label = 참가 신청에 필요한 역할
plan-entry-about = 이 역할이 있는 멤버만 참가 신청을 할 수 있어요 (비워 두면 누구나)
plan-call-label = 부를 역할
plan-call-about = 참가 신청이 열릴 때 이 역할을 불러요 (비워 두면 아무도)
plan-prize-label = 우승한 사람에게 줄 역할
plan-call = 📣 참가 신청이 열리면 { $role } 역할을 불러요.
button-plan-matches = 대결…
button-plan-roles = 역할…
plan-question = 이 시각은 본인 시간대로 보이고, 다른 사람에게는 각자의 시간대로 보여요. 맞나요?
button-plan-yes = 네, 참가 신청 열기
button-plan-no = 아니요
plan-dropped = 아무것도 열지 않았어요.
begin-question = **{ $name }** 시작은 { $hour }, { $when }. 맞나요?

    이 시각은 본인 시간대로 보이고, 다른 사람에게는 각자의 시간대로 보여요.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: 이 시각은 두 가지로 읽혀요. 언제 시작할까요?
button-which = { $number }번으로
button-hour-yes = 네, 그때 시작
choose-change = 바꾸기…
change-title = 대회 바꾸기
change-name-label = 이름
change-name-about = 모두에게 보여요.
change-begins-label = 시작 시각
change-begins-about = 2시간 뒤, 내일 오후 8시처럼 이 서버의 시각으로. 그때까지 참가 신청을 받아요.
change-most-label = 최대 인원
change-most-about = 3~{ $most }명. 이미 신청한 사람은 그대로 남아요.
tournament-done = ✔ 됐어요.
tournament-done-gone = ✔ 저장했어요. 하지만 대회의 채널이 삭제되어 보여 줄 메시지가 없어요.
tournament-done-closed = ✔ 저장했어요. 하지만 { $channel } 채널에 쓸 수 없어서 대회 메시지에는 아직 안 보여요. 쓸 수 있게 되면 바로 보여요.
tournament-brought = ✔ 이제 이 채널에 보여요. 다음 대결도 여기서 쳐요.
tournament-held-gone = ⚠️ **이 대회를 보여 줄 수 없어요. 채널이 삭제됐어요.** 시간이 멈춰 있으니 손해 보는 사람은 없어요. 다른 채널에서 *{ button-show-here }*를 누르세요.
tournament-held-closed = ⚠️ **이 대회를 보여 줄 수 없어요. { $channel } 채널에 쓸 수 없어요.** 시간이 멈춰 있으니 손해 보는 사람은 없어요. 다시 쓸 수 있게 해 주거나, 다른 채널에서 *{ button-show-here }*를 누르세요.
tournament-held-filtered = ⚠️ **이 대회를 보여 줄 수 없어요. { $channel } 채널에서 AutoMod가 제 메시지를 막아요.** 시간이 멈춰 있으니 손해 보는 사람은 없어요. *서버 설정 → AutoMod*에서 제 역할을 예외로 둔 다음 *{ button-show-here }*를 누르세요.
tournament-held-away = ⚠️ **Discord가 이 대회의 메시지를 받지 않았어요.** 시간이 멈춰 있으니 손해 보는 사람은 없어요. 곧 다시 해 볼게요.
tournament-held = -# ⚠️ 지금은 메시지를 보여 줄 수 없어서 시간이 멈춰 있어요. 관리자에게 알려 주세요.
button-start-now = 지금 시작…
start-question = **{ $name }**, { $count }명으로 지금 시작할까요? 그 뒤에는 아무도 참가 신청을 할 수 없어요.
button-start-yes = 네, 시작
button-show-here = 여기에 보이기
button-cancel = 취소하기…
choose-pairing = 결과 정하기…
button-decide = 정하기…
button-correct = 고치기…
pairing-own = -# ↳ 내가 치는 대결이에요. 결과는 다른 관리자가 정해요.
choose-removed = 참가자 빼기…
button-seeds = 시드…
seeds-title = ### 🏆 { $name } · 시드
seeds-about = 시드로 대진이 정해져요. 지금: { $seeding }. 추첨하거나 바꾼 뒤에 신청한 사람은 맨 끝에 놓여요.
choose-seed = 시드를 바꿀 사람 고르기…
button-seeds-rating = 레이팅순
button-seeds-draw = 추첨하기
seed-title = { $name }의 시드
seed-label = 시드
seed-about = 1이 가장 높고 { $count }까지 고를 수 있어요. 다른 사람들의 순서는 그대로예요.
decide-question = **{ $pairing }**, 어떻게 끝났나요? 이유는 다음에 써요. 모두가 읽어요.
decide-now = 지금: { $line }
decide-stops = 이 대결은 진행 중이에요. 결과를 정하면 중단되고 집계되지 않아요.
decide-goes-on-double = 이긴 사람은 올라가요. 두 번째로 진 사람은 탈락이에요. 둘 다 지면 둘 다 1패가 돼요.
decide-goes-on-single = 이긴 사람은 다음 라운드로 가요. 둘 다 지면 아무도 못 가요.
decide-ends = - { $result }: 대회가 끝나요. { $count ->
    [0] 우승하는 사람이 없어요.
    [1] 우승: { $names }.
   *[other] 공동 우승: { $names }.
}
decide-ends-many = - { $result }: 대회가 끝나요. { $count }명이 공동 우승이에요.
decide-until = 다음 라운드가 시작될 때까지 결과를 고칠 수 있어요.
decide-last-of-round = ⚠️ 이 라운드의 마지막 남은 대결이에요. 다음 라운드가 바로 시작되고, 그 뒤에는 결과를 바꿀 수 없어요.
decide-last = ⚠️ 마지막 남은 대결이에요. 대회가 바로 끝나고, 그 뒤에는 결과를 바꿀 수 없어요.
decide-first = { $first } 승
decide-second = { $second } 승
decide-draw = 무승부
decide-neither = 둘 다 패
reason-title = 이유
reason-label = 왜 그런가요?
reason-about = 내 이름과 함께 모두가 읽어요.
reason-about-end = 대회가 바로 끝나고 우승자는 없어요. 이유는 내 이름과 함께 모두가 읽어요.
reason-about-remove = 진행 중인 대결은 지고, 다시 돌아올 수 없어요. 이유는 내 이름과 함께 모두가 읽어요.

table-about-swiss = -# 승점 · 승–무–패 · 상대들의 승점(BH). 승점이 같으면 BH로 정해요.
table-about-round-robin = -# 승점 · 승–무–패 · 이긴 상대들의 승점(SB). 승점이 같으면 SB로 정해요.
table-rule-swiss = -# BH에서 부전승이나 치지 않은 대결은 체스(FIDE)처럼 가상의 상대와 친 것으로 계산해요.
table-rule-round-robin = -# 대결의 절반도 치기 전에 나간 사람의 결과는 체스(FIDE)처럼 누구의 성적에도 들어가지 않아요.
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = { $name }의 대진표. 이번 라운드:
alt-standings = 대회 순위:
refused-line-of-tournament = 대회의 대결이에요. 이긴 사람의 다음 상대는 대회가 정해요.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = 이벤트에 추가
button-event-off = 이벤트에서 빼기
event-about = 시작하기 전에 채널에서 참가 신청을 해 주세요.
tournament-event-on = 📅 이 대회는 서버 이벤트에 올라가 있어요.
tournament-event-refused = ⚠️ Discord가 이벤트를 받아 주지 않았어요. 저에게 *이벤트 만들기* 권한이 필요하고, 서버 이벤트는 100개까지예요.
tournament-event-again = 그다음 *{ button-event-on }* 버튼을 눌러 주세요.
