# 패널: 메뉴, 족보, 목록, 규칙, 설정.

preset-wikipedia-2015 = 클래식
preset-wikipedia-2020 = 표준
preset-sloperama = 먼저 50점
preset-ktane = 세 판 승부
preset-richmind = 띠 +1
preset-steam = 30점 뺏기
preset-nintendo = 휴대용 게임기
about-wikipedia-2015 = 오광은 15점, 더 모은 패도 한 장에 1점
about-wikipedia-2020 = 요즘 널리 쓰는 규칙, 7점부터 두 배
about-sloperama = 내가 부른 코이코이만큼 배수, 먼저 50점
about-ktane = 짧아요. 누가 부르든 코이코이마다 배수
about-richmind = 술잔은 피가 아니에요. 더 모은 패도 점수예요
about-steam = 둘 다 30점으로 시작해 서로 뺏어요
about-nintendo = 코이코이는 판마다 한 번, 열끗·띠 족보는 가장 좋은 것만
rules-changed = { $rules }, 하우스 규칙

watching = **{ $first }** vs **{ $second }** 관전 중 · { $round }
waiting-at-table = { $place ->
    [1] 이 판의 승자와 붙어요: **{ $first }** vs **{ $second }**. 패는 그때 받아요.
   *[other] 지금은 **{ $first }** vs **{ $second }**. { $place }판 뒤에 칠 차례예요. 패는 그때 받아요.
}
watching-over = **{ $first }** vs **{ $second }**: 이 대결은 끝났어요.
button-watch = 관전
button-winner = 승자와 치기
rematch-asked = 신청했어요. 대결 신청은 <#{ $channel }>에 있어요.
rematch-waits = 이미 신청했어요. { $name }이 수락할 수 있어요: { $where }
table-tournament = 🏆 대회 **{ $name }**의 대결

menu-title = { $name }과의 대결 · { $round }
button-resign = 기권
button-bring = 테이블을 여기로
button-send-again = 테이블 다시 보내기
button-bring-short = 여기로
button-rules = 규칙
button-report = 문제 신고
resign-question = { $name }과의 대결을 기권할까요? 패배로 남아요.
resign-tournament = { $name }과의 대결을 기권할까요? 대회에는 결과가 필요해서, 아무도 패를 내지 않았어도 패배로 남아요.
withdraw-question = { $name }과의 대결에서 나갈까요? 아직 둘 다 패를 낸 건 아니라서 전적에 남지 않아요.
button-leave-match = 나가기
button-withdraw-match = 네, 나갈게요
withdrawn = 대결에서 나왔어요. 전적에 남지 않아요.
withdraw-late = 그사이 { $name }이 패를 내서 이제는 전적에 남아요.
button-off = 함께 없던 일로
off-question = { $name }에게 이 대결을 없던 일로 하자고 할까요? { $name }이 동의하면 끝나고 전적에 남지 않아요. { $name }이 계속 치면 제안은 사라져요. 대결마다 두 번까지 물을 수 있어요.
button-off-yes = 물어보기
off-offered = 물어봤어요. 답이 올 때까지 대결은 이어지고 내 시간도 흘러요.
off-done = 둘 다 동의해서 대결을 없던 일로 했어요. 전적에 남지 않아요.
button-resign-yes = 네, 기권할게요
button-resign-no = 계속 치기
resigned = 기권했어요. 같이 쳐 줘서 고마워요!
resign-kept = 좋아요, 계속 쳐요!
brought = 테이블이 이제 여기 있어요.
report-label = 무슨 문제인가요?
report-about = 이 봇의 운영자가 대결 기록과 함께 읽어요.
report-hint = 무엇을 했고, 어떻게 됐고, 원래 어떻게 될 줄 알았나요?
host-notice = -# 🛠️ { $notice }
button-answer = 답하기
host-report = **신고 { $number }** ({ $name })
host-report-where = { $server } · { $match }번 대결, { $step }단계
host-in-dms = DM
host-report-terminal = -# 봇을 돌리는 컴퓨터에서 `koikoi reports { $number }` 명령으로 대결 기록과 함께 볼 수 있어요.
answer-label = 답변
answer-about = 봇의 DM으로 그 사람에게 가요.
answer-saved = 지금 답변을 보내고 있어요. 전하지 못하면 알려 드릴게요.
report-answer = **봇 운영자가 { $match }번 대결에 대한 신고에 답했어요**:
host-answer-closed = 신고 { $number }의 답변이 { $name }에게 닿지 않았어요. DM을 받지 않는 분이에요.
host-answer-failed = 신고 { $number }의 답변이 { $name }에게 닿지 않았어요. Discord가 받지 않았어요.
host-dms-stopped = ⚠️ **Discord가 이 봇을 제한했어요.** 새 DM을 열거나 서버에 들어갈 수 없어요. 전에 DM을 보낸 사람에게는 그대로 보낼 수 있어요. Developer Portal에서 애플리케이션을 확인하고 Discord 지원팀에 이의를 제기하세요. 봇은 하루에 한 번, 그리고 `koikoi doctor` 다음에 다시 시도해요.
host-dms-again = ✅ 이 봇이 다시 새 DM을 열 수 있어요.
host-unit-failed = 봇이 돌아가는 컴퓨터에서 **{ $unit }** 작업이 실패했어요. 이유는 { $command } 명령으로 볼 수 있어요.
host-voids = ⚖️ 확인을 기다리는 무효 대결: **{ $count }**. 확인하기 전까지는 모든 서버 집계에서 적어도 패배로는 계속 반영돼요. 봇이 돌아가는 컴퓨터에서 `koikoi voids` 명령으로 볼 수 있어요.
reported = 고마워요. 운영자가 { $match }번 대결과 함께 읽을 수 있어요. 그 대결의 메시지도 새로 고쳤어요.

yaku-title-own = **내 족보** vs { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points }점 · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need } · 필요한 패: { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need } · { $count }장 필요, 이 중에서: { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ 내 손에 있는 패
yaku-none = 아직 족보도 없고, 거의 다 된 것도 없어요.
yaku-captured = -# 먹은 패: { $cards }
yaku-opponent = **{ $name }**의 족보: { $sum }
yaku-opponent-none = **{ $name }**에게는 아직 족보가 없어요.
yaku-opponent-near = ▫️ 거의 다 됨: { $near }
yaku-more = 그 밖에 { $count }개

fair-title = **공정한 패.** 판마다 누구도 패를 보기 전에 지문으로 봉인해요. 지문의 앞 { $digits }자리는 첫 패를 낼 때까지 테이블에 (DM에서는 손패 아래에) 있어요. 판이 끝나면 모두에게 봉인을 열어요. 판 도중에 패가 바뀌지 않았다는 증거예요. 무작위로 섞었다는 증거는 아니에요.
fair-sealed = { $number }번째 판, 봉인: `{ $commitment }`
fair-opened = { $number }번째 판, 개봉: `{ $commitment }`
fair-void = { $number }번째 판, 다시 돌림 ({ $reason }), 개봉: `{ $commitment }`
fair-check = -# 확인하려면: nonce, 줄바꿈, 패 줄을 이어 SHA-256을 구하세요. 모두 첨부 파일에 있어요. 끝난 대결의 기록에도 들어 있고, `koikoi verify`로 확인할 수 있어요.
fair-file-round = { $number }번째 판
fair-file-void = (다시 돌림: { $reason })

record-here = { $match }번 대결의 기록이에요. 돌린 패와 모든 수가 있어요. 터미널에서 `koikoi record`로 다시 볼 수 있어요.

games-title = ### 내 대결
games-none = 기다리는 대결이 없어요. 멤버에게 대결 신청: `/koikoi 대결` · 모든 서버에서 상대 찾기: `/koikoi 상대찾기` · 저와 치기: `/koikoi 컴퓨터`
games-your-turn = 🟢 **내 차례** vs { $name } · { $round }
games-absent = 💤 **{ $name }이 제때 패를 내지 않았어요. 어떻게 할지 정하세요** · { $round }
games-their-turn = ⚪ { $name } 차례 · { $round }
games-late = ⏰ 시간이 다 됐어요
games-since = 차례 시작: { $since }
games-between = ⏸️ 판 사이 vs { $name } · { $round }
games-invited = 📨 { $name }이 보낸 대결 신청 · { $length } · 마감: { $until }
games-inviting = 📨 { $name }에게 보낸 대결 신청 · { $length } · 마감: { $until }
games-open-table = 📨 내가 연 테이블 · { $length } · 마감: { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# DM
games-page = -# { $page }/{ $pages }쪽
button-open-hand = 손패 열기
button-previous = ◂
button-next = ▸
button-withdraw = 취소
games-bring-missing = 테이블은 자기 서버의 채널에만 둘 수 있어요. 이제 <#{ $channel }>의 가장 새로운 메시지예요.

# 다른 사람 것을 물었을 때, 자기 목록 위에.
list-own-only = 🔒 본인의 목록이에요. DM에서는 다른 사람 것을 볼 수 없어요. { $name }의 목록은 서버에서 보세요.
list-own-only-outside = 🔒 본인의 목록이에요. 다른 사람 것은 제가 있는 서버에서만 보여요. { $name }의 목록은 거기서 보세요.
history-title = ### { $name }의 끝난 대결
history-none = 여기서 끝난 대결이 아직 없어요.
history-won = 🏆 { $name }에게 승리 **{ $score }** · { $when } · { $rules }
history-lost = ▫️ { $name }에게 패배 **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 { $name }과 무승부 **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 승리: { $name }의 기권 **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ { $name }에게 기권 **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 승리: { $name }의 시간 초과 **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ { $name }과의 대결에서 시간 초과 **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 { $name }과의 대결, 관리자가 끝냄 · { $when }
history-abort = 🛑 { $name }과의 대결, 관리자가 끝냄 · { $when }
history-withdraw = 🚪 { $name }이 나감 · { $when }
history-withdraw-own = 🚪 { $name }과의 대결에서 나옴 · { $when }
history-agreed = 🤝 { $name }과의 대결, 함께 없던 일로 · { $when }
history-uncounted = { $line } · 집계 제외
# 관리자가 무효로 한 대결.
history-void = ~~{ $line }~~ · 무효
# 순위표는 사람끼리의 대결만 세요. 아래 목록에는 다 있어요.
history-standing = **순위표**, 사람과의 대결: { $won }승 · { $lost }패 · { $drawn }무 · 최고의 판 { $best }점 · 승수 { $rank }위
history-count = 모두 **대결 { $count }번**
history-count-here = 이 서버에서 **대결 { $count }번**

leaderboard-title = ### 🏆 { $guild } 순위표
leaderboard-title-all = ### 🏆 모든 서버 순위표
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = 여기서 대결을 끝낸 사람이 아직 없어요. `/koikoi 대결`로 시작하세요.
leaderboard-none-then = 이 기간에 대결을 끝낸 사람이 없어요.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# 나: { $rank }위, { $result }
leaderboard-you-none = -# 나: 여기서 집계되는 대결이 아직 없어요
leaderboard-you-provisional = -# 나: { $result } · 레이팅 순위는 아직 없음: 레이팅이 바뀐 대결 { $matches }/{ $enough }, 다른 사람과도 대결해 본 상대 { $opponents }/{ $people }명
leaderboard-you-few = -# 나: { $result } · 레이팅 순위는 아직 없음: 이번 시즌 대결 { $played }/{ $enough }
leaderboard-about = 사람끼리의 대결이 집계되지만, 같은 두 사람은 일주일에 처음 { $week }번까지예요. 한 판도 끝나기 전에 기권하면 기권한 사람은 지지만, 이긴 사람은 없어요.
leaderboard-about-provisional = ?: 아직 순위가 없어요. 다른 사람과도 대결해 본 { $people }명을 상대로 레이팅이 바뀌는 대결을 { $enough }번 해야 해요.
leaderboard-about-provisional-season = ?: 아직 순위가 없어요. 다른 사람과도 대결해 본 { $people }명을 상대로 레이팅이 바뀌는 대결을 { $enough }번, 그 시즌에 대결을 { $season }번 해야 해요.
leaderboard-about-marks = 🥇 🥈 🥉: 지난 시즌들의 레이팅 순위
measure-rating = 레이팅
measure-wins = 승수
measure-points = 점수
measure-hand = 최고의 판
period-all = 전체
period-week = 이번 주
period-this-season = 이번 시즌
period-season = 이번 시즌: { $season }
period-past-season = 시즌: { $season }
period-of-week = { $date }부터 한 주
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = { $played }전 { $won }승 · { $points }점
result-points = **{ $points }**점
result-hand = 한 판에 **{ $best_round }**점
button-board-all = 모든 서버
button-board-here = 이 서버
button-leaderboard = 순위표
button-counting = 집계 방법
weekly-title = ### 🏆 { $guild }의 한 주, { $first }~{ $last } · { $measure }
date = { $month }월 { $day }일
date-year = { $year }년 { $date }
season-quarter = { $quarter ->
    [1] { $year }년 1~3월
    [2] { $year }년 4~6월
    [3] { $year }년 7~9월
   *[other] { $year }년 10~12월
}
season-since = { $date } 시작
season-rest = { $season }, { $date }부터
season-now = **시즌:** { $season }
season-begun = **새 시즌이 시작됐어요:** { $season }. **{ $before }** 시즌은 끝났어요. 그 순위표는 `/koikoi 순위표`에 남고, 상위 세 명은 메달을 간직해요.
season-how-quarter = 달력 분기(UTC)와 함께 끝나고, 다음 시즌은 저절로 시작해요.
season-how-begun = 새 시즌을 시작하거나 달력 분기로 되돌릴 때까지 이어져요.
season-command = -# `/koikoi-admin 시즌`에서 동작을 고르면 새 시즌을 시작할 수 있어요.
season-ask-new = **새 시즌을 시작할까요?**
season-ask-unnamed = -# 이름이 없어요. `이름` 옵션으로 붙일 수 있어요.
season-ask-named = **새 시즌을 시작할까요?** 이름:
season-ask-quarter = **달력 분기로 되돌릴까요?** 이 분기의 나머지가 새 시즌이 돼요.
season-ends = **{ $before }** 시즌은 여기서 완전히 끝나고, 되돌릴 수 없어요. 순위표는 `/koikoi 순위표`에 남고, 상위 세 명은 메달을 간직해요.
button-season-begin = 네, 시작할게요
button-season-keep = 그대로 두기

rules-title = ### 규칙: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# { $channel } 채널과 그 스레드의 규칙이에요. 이 서버의 다른 곳: { $rules }.
rules-counting = **요약**
rules-line = **{ $yaku }** { $points }점 · { $made }
rules-line-extra = **{ $yaku }** { $points }점, 한 장 더할 때마다 +1 · { $made }
# 규칙의 출처에 쓰여 있지 않은 것.
rules-borrowed-yaku = -# 이 규칙의 출처에는 족보 점수가 없어요. { $lender } 규칙의 점수를 써요.
rules-borrowed-flow = -# 이 규칙의 출처에는 점수 내는 법만 있어요. 나머지는 { $lender } 규칙과 같아요.
button-rules-yaku = 족보
button-rules-dealing = 패 돌리기
button-rules-turns = 차례
button-rules-scoring = 점수
button-rules-match = 대결

rule-hint = 같은 달 패를 맞춰 먹고, 족보(점수 나는 짝)를 만든 다음 골라요: 스톱하고 점수를 얻을지, 코이코이로 더 노릴지.
rule-seven = 족보가 모두 7점 이상이면 두 배예요.
rule-no-seven = 7점이어도 두 배가 되지 않아요.
rule-koi-none = 코이코이를 불러도 배수는 없어요.
rule-koi-opponent_x2 = 상대가 코이코이를 불렀다면 내 점수가 두 배예요.
rule-koi-own_plus_1 = 내가 부른 코이코이만큼 점수가 곱해져요: ×2, ×3…
rule-koi-all_plus_1 = 두 사람이 부른 코이코이만큼 점수가 곱해져요: ×2, ×3…
rule-koi-steam = 내 코이코이는 세 번까지 1점씩 더하고, 네 번이면 두 배, 다섯 번이면 세 배…
rule-brights = 패를 돌린 뒤 바닥에 깔린 광마다 곱해져요: 한 장 ×2, 두 장 ×3…
rule-combine-product = 배수끼리 곱해요: ×2와 ×2는 ×4.
rule-combine-sum = 코이코이와 바닥의 광은 더해요: ×2와 ×2는 ×3.
rule-flat = 처음 받은 패로 얻는 점수와 아무도 스톱하지 않았을 때의 점수는 곱하지 않아요.
rule-exhaust-zero = 패를 다 냈는데 아무도 스톱하지 않으면: 점수 없음.
rule-exhaust-oya = 패를 다 냈는데 아무도 스톱하지 않으면: 선이 { $points }점을 얻어요.
rule-exhaust-caller = 패를 다 냈는데 아무도 스톱하지 않으면: 마지막에 코이코이를 부른 사람이 배수 없이 점수를 얻어요.
rule-zero-sum = 이긴 사람이 얻는 만큼 상대 점수가 줄어요.

rule-brights-best = 광 족보는 가장 좋은 것만 인정해요.
rule-stacking-all = 다른 족보는 모두 더해요.
rule-stacking-every = 족보는 모두 더해요.
rule-stacking-family = 열끗 족보와 띠 족보는 가장 좋은 것 하나씩만 인정해요.
rule-stacking-one = 가장 좋은 족보 하나만 인정해요.
rule-chofuku-off = 홍단과 청단이 함께 있어도 따로 족보는 아니고, 둘을 더해요.
rule-chofuku-on = 홍단과 청단이 함께 있으면 둘 대신 한 족보로 인정해요.
rule-cup-0 = 술잔은 열끗으로만 써요.
rule-cup-1 = 술잔은 열끗이면서 피 한 장이기도 해요.
rule-cup-2 = 술잔은 열끗이면서 피 두 장이기도 해요.
rule-viewing-off = 달맞이와 꽃놀이는 인정하지 않아요.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] 달맞이는 다른 족보가 있을 때만 인정해요.
    [hanami] 꽃놀이는 다른 족보가 있을 때만 인정해요.
   *[both] 달맞이와 꽃놀이는 다른 족보가 있을 때만 인정해요.
}
rule-viewing-after = { $viewing ->
    [tsukimi] 내가 코이코이를 부른 뒤에는 달맞이가 { $points }점이에요.
    [hanami] 내가 코이코이를 부른 뒤에는 꽃놀이가 { $points }점이에요.
   *[both] 내가 코이코이를 부른 뒤에는 달맞이와 꽃놀이가 { $points }점씩이에요.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] 내가 코이코이를 부른 뒤에는 달맞이를 인정하지 않아요.
    [hanami] 내가 코이코이를 부른 뒤에는 꽃놀이를 인정하지 않아요.
   *[both] 내가 코이코이를 부른 뒤에는 달맞이와 꽃놀이를 인정하지 않아요.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] 내가 12월(오동) 패를 먹으면 달맞이가 깨져요.
    [hanami] 내가 비광을 먹으면 꽃놀이가 깨져요.
   *[both] 내가 비광을 먹으면 꽃놀이가, 12월(오동) 패를 먹으면 달맞이가 깨져요.
}
rule-weather-rain = { $viewing ->
    [tsukimi] 내가 비광이나 비피를 먹으면 달맞이가 깨져요.
    [hanami] 내가 비광이나 비피를 먹으면 꽃놀이가 깨져요.
   *[both] 내가 비광이나 비피를 먹으면 달맞이도 꽃놀이도 깨져요.
}
rule-weather-november = { $viewing ->
    [tsukimi] 내가 11월(비) 패를 하나라도 먹으면 달맞이가 깨져요.
    [hanami] 내가 11월(비) 패를 하나라도 먹으면 꽃놀이가 깨져요.
   *[both] 내가 11월(비) 패를 하나라도 먹으면 달맞이도 꽃놀이도 깨져요.
}
rule-month = 이달 패는 그 판의 달 네 장이에요. 첫 판은 1월이고, 다 모으면 { $points }점이에요.

rule-first-month_draw = 첫 선: 한 장씩 뽑아 달이 빠른 사람. 같은 달이면 더 높은 패. 같은 달 피끼리면 다시 뽑아요.
rule-first-random = 첫 선: 무작위로 정해요.
rule-first-challenger = 첫 선: 대결을 신청한 사람. 컴퓨터와 칠 때는 나.
rule-next-winner = 그다음부터는 이긴 사람이 다음 판의 선이에요.
rule-next-loser = 그다음부터는 진 사람이 다음 판의 선이에요.
rule-next-alternate = 그다음부터는 번갈아 선을 잡아요.
rule-nobody-same = 이긴 사람이 없으면: 같은 사람이 또 선이에요.
rule-nobody-other = 이긴 사람이 없으면: 상대가 선이에요.
rule-deal-kfo4 = 8장씩, 상대·바닥·선 순서로 4장씩 돌려요. 선부터 쳐요.
rule-deal-kfo2 = 8장씩, 상대·바닥·선 순서로 2장씩 돌려요. 선부터 쳐요.
rule-deal-kof4 = 8장씩, 상대·선·바닥 순서로 4장씩 돌려요. 선부터 쳐요.
rule-deal-kfo8 = 상대·바닥·선 순서로 8장씩 한 번에 돌려요. 선부터 쳐요.
rule-swap = 선이 아닌 사람은 누구도 패를 보기 전에 선과 손패를 바꿀 수 있어요.
rule-field_quad-redeal = 바닥에 같은 달 4장: 다시 돌려요.
rule-field_quad-pay = 바닥에 같은 달 4장: 판이 끝나고 선이 { $points }점을 얻어요.
rule-field_quad-off = 바닥에 같은 달 4장: 그대로 쳐요.
rule-field_pairs-redeal = 바닥에 4쌍: 다시 돌려요.
rule-field_pairs-pay = 바닥에 4쌍: 판이 끝나고 선이 { $points }점을 얻어요.
rule-field_pairs-off = 바닥에 4쌍: 그대로 쳐요.
rule-field_triple-redeal = 바닥에 같은 달 3장: 다시 돌려요.
rule-field_triple-off = 바닥에 같은 달 3장: 그대로 쳐요.
rule-teshi-pay = 처음 손패에 같은 달 4장: 판이 끝나고 그 사람이 { $points }점을 얻어요.
rule-teshi-redeal = 처음 손패에 같은 달 4장: 다시 돌려요.
rule-teshi-off = 처음 손패에 같은 달 4장: 그대로 쳐요.
rule-kuttsuki-pay = 처음 손패에 4쌍: 판이 끝나고 그 사람이 { $points }점을 얻어요.
rule-kuttsuki-redeal = 처음 손패에 4쌍: 다시 돌려요.
rule-kuttsuki-off = 처음 손패에 4쌍: 그대로 쳐요.
rule-lucky-tie = 두 손패 모두 그럴 때: 점수 없이 판이 끝나요.
rule-lucky-ignore = 두 손패 모두 그럴 때: 둘 다 점수 없이 그대로 쳐요.
rule-lucky-redeal = 두 손패 모두 그럴 때: 다시 돌려요.
rule-lucky-dealer = 두 손패 모두 그럴 때: 선만 점수를 얻어요.
rule-field-first = 손패보다 바닥을 먼저 봐요.
rule-dealt-again = 다시 돌려도 선은 그대로예요. 무효가 된 패는 판수에 들어가지 않아요.

rule-turn = 내 차례: 손패에서 한 장을 내고, 더미에서 한 장을 뒤집어요.
rule-take = 두 패 모두 바닥에서 같은 달 패를 먹거나, 없으면 바닥에 남아요. 두 장이면 하나를 골라요.
rule-three-all = 세 장이면 모두 먹어요.
rule-three-one = 세 장이어도 하나만 골라요.
rule-wild = 바닥에 다른 11월 패가 없으면 비피는 아무 패나 먹어요.
rule-decision-increase = 족보가 나오면 스톱과 코이코이 중에 골라요. 족보 점수가 오를 때마다 다시 골라요.
rule-decision-new_yaku = 족보가 나오면 스톱과 코이코이 중에 골라요. 새 족보가 나올 때만 다시 골라요.
rule-stop = 스톱하면 판이 끝나요. 나는 족보 점수를 얻고, 상대는 0점이에요.
rule-limit-none = 코이코이는 몇 번이든 부를 수 있어요.
rule-limit = 코이코이는 판마다 각자 { $limit }번까지. 그 뒤에는 족보가 나오면 판이 끝나요.
rule-limit-round = 코이코이는 판마다 둘이 합쳐 { $limit }번까지. 그 뒤에는 족보가 나오면 판이 끝나요.
rule-last-card = 손패가 없을 때 족보가 나오면 판이 끝나요.
rule-reply = 코이코이를 부른 뒤 상대에게 족보가 나오면 판이 끝나요.

rule-rounds = 한 대결은 { $rounds }판이에요. 끝났을 때 점수가 많은 사람이 이겨요.
rule-target = 먼저 { $points }점에 닿은 사람이 이기고 대결이 끝나요.
rule-tie-draw = 동점이면 무승부예요. *{ button-rematch }*로 새 대결을 시작할 수 있어요.
rule-tie-extra_round = 동점이면 승부가 날 때까지 판을 더 쳐요.
rule-bank = 둘 다 { $points }점으로 시작하고, 바닥나면 대결에서 져요.

learn-title = ### 1분 코이코이
learn-turn = **차례.** 패를 한 장 내요. 바닥에 같은 달 패가 있으면 둘 다 먹어요. 그다음 더미에서 한 장을 뒤집어 똑같이 해요. 어떤 패를 먹는지는 버튼에 나와요. 초록 버튼이 먹는 패예요.
learn-yaku = **족보**는 먹은 패로 만드는 짝이에요: 홍단 세 장, 멧돼지·사슴·나비, 공산광과 술잔, 피 열 장 등. *{ button-yaku }* 버튼을 누르면 얼마나 남았는지 보여요.
learn-decide = **족보가 나오면 골라요.** *스톱*은 판을 끝내고 점수를 얻어요. *코이코이*는 더 노리고 계속 쳐요. 상대가 더 빠르면 0점이에요.
learn-more = 같은 달 패는 꽃과 숫자가 같아요. 설치할 것도 외울 것도 없어요. 한 판 쳐 보면 알아요.
help-command = { $command }: { $about }
help-admins = **이 서버를 관리한다면**
greeting =
    안녕하세요! 이제 이 서버에서 일본에서 가장 사랑받는 화투 놀이, **코이코이**를 칠 수 있어요. 서로 치거나 컴퓨터와 치고, 그림과 버튼만 있으면 돼요. 설치할 것은 없어요.
    - `/koikoi 배우기`: 5분 만에 배우기
    - `/koikoi 대결`: 멤버에게 대결 신청, 또는 누구나 들어올 수 있는 테이블 열기
    - `/koikoi-admin 설정`: 이곳의 규칙, 채널, 언어 (관리자용)
how-terms = **이번 대결 신청:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - 그 밖에 { $count }개는 *{ button-rules }*에서
button-try = 저와 쳐 보기

me-title = ### 내 설정
me-hand = 손패가 나오는 곳
me-hand-dm = DM
me-hand-channel = 채널의 ‘{ $button }’ 버튼
me-nudges = 내 차례를 알리는 방법
me-nudges-usual = 자리를 비웠을 때
me-nudges-always = 차례마다
me-nudges-never = 알리지 않기
me-challenges = 다른 사람의 대결 신청
me-challenges-on = 신청 받기
me-challenges-off = 신청 받지 않기
me-print = 손패 그림
me-print-usual = 보통 크기
me-print-large = 크게
    .about = 손패를 더 크게(특히 휴대폰에서), 먹은 패는 숫자로
me-pause = 컴퓨터가 치는 속도
me-pause-short = 빠르게: 0.5초
me-pause-usual = 보통: 2~3초
me-pause-long = 천천히: 5초
me-confirm = 패를 눌렀을 때
me-confirm-off = 바로 내기
me-confirm-on = 정말 낼지 먼저 묻기
me-order = 손패 아래 버튼
me-order-usual = 보통 순서
me-order-left = 왼손용
    .about = 줄을 좌우로 뒤집어요. 패 순서는 그대로예요
me-motion = 애니메이션
me-motion-usual = 바로 재생
me-motion-less = 움직임 줄이기
    .about = 정지 화면부터
me-language = 메시지 언어
me-language-auto = Discord와 같게
me-note = -# 모든 서버에서 같아요. 손패는 언제든 두 곳에서 다 열 수 있고, 여기서는 기본으로 나올 곳을 골라요.
me-saved = -# ✔ 저장했어요
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 안녕하세요! 앞으로 부탁하신 알림과 손패를 여기로 보내 드릴게요.
dm-waits = ✉️ { $when } DM을 보낼 수 있어요. Discord 제한 때문에 새 DM은 조금씩만 열 수 있어요. 그 전에 대결이 시작되면 손패는 채널의 **{ $button }**에 있어요.
dm-flagged = ⚠️ 지금은 Discord가 새 DM을 막고 있어서 아직 DM을 보낼 수 없어요. 손패는 채널의 **{ $button }**에 있어요. 계속 시도할게요.
dm-closed = ⚠️ DM이 닫혀 있어서 손패는 채널의 **{ $button }**에 그대로 있어요. 함께 있는 서버의 개인정보 보호 설정에서 DM을 허용한 다음 다시 고르세요.

doctor-message = `koikoi doctor`의 시험 메시지예요. 저절로 사라져요.

privacy-title = ### 저장된 내 정보
privacy-text = Discord ID와 이름, 내 설정과 알림, 내가 친 대결·대회·테이블·오늘의 문제의 모든 수와 시각, 결과와 업적, 차단한 사람, 관리자로서 정한 것, 신고한 문제예요. *{ button-export }*로 전부 받을 수 있어요. 봇은 메시지를 읽지 않아요. 이 봇의 운영자만 볼 수 있어요. 다만 오늘의 판과 모든 서버 순위표의 이름과 결과, 그리고 프로필은 다른 서버에도 보여요.
privacy-erase-text = 지우면 진행 중인 대결은 기권이 되고, 모든 곳에서 이름과 ID가 빠져요. 대결 자체는 이름 없이 남아요. 오늘의 판은 다시 칠 수 없어요. 다시 돌아와도 나에 대한 차단, 대기 시간, 횟수 제한은 그대로예요. 되돌릴 수 없어요.
privacy-host = **이 봇의 운영자:** { $said }
privacy-contact = **내 정보에 관한 문의:** { $said }
button-privacy-policy = 개인정보 처리방침
button-terms = 서비스 약관
button-export = 내 정보 받기
button-erase = 내 정보 지우기
button-erase-yes = 네, 모두 지울게요
button-erase-no = 그대로 두기
privacy-question = 저장된 내 정보를 정말 모두 지울까요?
privacy-erased = 모두 지웠어요. 언제든 다시 오세요. 처음부터 새로 시작할 수 있어요.
privacy-kept = 아무것도 바꾸지 않았어요.
privacy-export = 저장된 내 정보 전부예요:
