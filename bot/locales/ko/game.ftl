# 대결 신청, 테이블, 손패: 치는 동안 읽는 글.
# 이름 뒤의 조사는 받침이 있다고 보고 써요: 사람은 늘 ‘님’, 컴퓨터 이름도 받침으로 끝나요.

name-anybody = 누구든
name-erased = 떠난 분
# 대결 스레드의 이름, 문장 속 대결의 이름.
versus = { $first } vs { $second }
name-blank = 이름 없는 분
# 읽는 사람 자신을 이름 대신 부를 때.
name-you = 나
# 문장 속 이름. 점수판에는 그대로.
name-person = { $name }님
# 문장 속의 컴퓨터 이름: 받침으로 끝나서 “님”과 같은 조사가 붙어요. `.menu`는 난이도를 고르는 메뉴의 글이에요.
level-greedy = 기본봇
    .menu = 컴퓨터
level-sprout = 새싹봇
    .menu = 컴퓨터 · 새싹
level-player = 중급봇
    .menu = 컴퓨터 · 중급
level-expert = 상급봇
    .menu = 컴퓨터 · 상급
level-master = 명인봇
    .menu = 컴퓨터 · 명인
level-other = { $level }봇
# 어떻게 치는지. 휴대폰 한 줄에 들어가게.
plays-sprout = 초보처럼: 먹을 패를 놓치고 일찍 스톱
plays-player = 탄탄하고 빠르게: 내게 필요한 패도 가져가요
plays-expert = 앞을 읽어요: 여러 손패를 두고 한 장씩 따져요
plays-master = 내 손패를 짐작하고 대결 전체를 노려요
level-line = -# { $name } · { $style } · 다른 난이도: `/koikoi 컴퓨터`
choose-level = 컴퓨터와 치기: 난이도를 고르세요
picture-round = 판
picture-any-of = { $count }장
picture-further = 추가 1장당 +1
picture-nobody = 나가리
picture-won = 승
picture-your-turn = 내 차례
picture-quarter-final = 8강
picture-semi-final = 4강
picture-final = 결승
picture-grand-final = 최종 결승
picture-winners-bracket = 승자조
picture-losers-bracket = 패자조
picture-winner = 우승
picture-bye = 부전승
picture-walkover = 기권승
picture-points = 승점
picture-round-of = { $number }라운드

length-rounds = { $rounds }판
length-target = 먼저 { $target }점
length-instead = { $length } (보통은 { $usual })
time-minutes = 한 차례 { $minutes }분
time-hours = 한 차례 { $hours }시간
pace-live = 실시간
pace-daily = 느긋하게

challenge-member = 🎴 { $opponent }, { $challenger }이 **코이코이** 한 판 치자고 해요
challenge-rematch = 🎴 { $opponent }, { $challenger }이 **코이코이** 재대결을 하자고 해요
challenge-open = 🎴 { $challenger }이 **코이코이** 테이블을 열었어요. 같이 치실 분?
challenge-terms = { $length } · { $time } · { $rules }
# 규칙 이름에 길이가 들어 있을 때.
challenge-terms-named = { $time } · { $rules }
challenge-new = 처음이세요? 그냥 시작하세요. 무엇을 먹을 수 있는지 버튼이 알려 줘요.
challenge-offer = 아직 아무도 없나요? { $challenger }은 아래에서 난이도를 골라 컴퓨터와 칠 수 있어요. 그때까지는 누구나 들어올 수 있어요.
challenge-until = -# 마감: { $when }
challenge-declined = -# 🎴 { $opponent }은 지금 칠 수 없대요. { $challenger }의 대결 신청은 닫혔어요.
challenge-withdrawn = -# 🎴 { $challenger }이 대결 신청을 취소했어요.
challenge-expired = -# 🎴 { $challenger }의 대결 신청은 시간이 지나 닫혔어요.
challenge-unjoined = -# 🎴 { $challenger }의 테이블에 아무도 오지 않았어요. { $challenger }은 지금도 여기서 컴퓨터와 칠 수 있어요:
challenge-aborted = -# 🎴 관리자가 { $challenger }의 대결 신청을 취소했어요.
button-accept = 수락
button-join = 참가
button-how = 게임 방법
button-decline = 거절
button-ask-again = 다시 신청하기
button-close = 테이블 닫기

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = { $number }/{ $rounds }판
round-month = { $round } · { $month }
month-1 = 1월 (솔)
month-2 = 2월 (매화)
month-3 = 3월 (벚꽃)
month-4 = 4월 (흑싸리)
month-5 = 5월 (난초)
month-6 = 6월 (모란)
month-7 = 7월 (홍싸리)
month-8 = 8월 (공산)
month-9 = 9월 (국화)
month-10 = 10월 (단풍)
month-11 = 11월 (비)
month-12 = 12월 (오동)
round-extra = { $number }번째 판 (승부가 날 때까지)
round-open = { $number }번째 판, { $target }점까지
table-turn = { $mark } **{ $name } 차례**
turn-until = ⏳ 마감: { $when }
table-deal = 다음 판 시작: { $when }
table-deal-soon = 곧 다음 판을 시작해요
table-swap = { $mark } **{ $name }**은 패를 보지 않고 선과 손패를 바꿀 수 있어요
table-dealer-draw = { $first }: { $a }, { $second }: { $b }. 달이 빠른 쪽이 먼저 선을 잡아요.
table-dealer-draw-same = { $first }: { $a }, { $second }: { $b }. 같은 달이라 더 높은 패가 먼저 선을 잡아요.
# 무효가 된 패 돌리기. 따로 한 줄로, 그리고 공정한 패에서.
deal-again = 🔁 패를 다시 돌렸어요: { $reasons }.
void-field_quad = 바닥에 같은 달 4장
void-field_pairs = 바닥에 같은 달 2장씩 4쌍
void-field_triple = 바닥에 같은 달 3장
void-teshi = 손패에 같은 달 4장
void-kuttsuki = 손패에 같은 달 2장씩 4쌍
void-both_lucky = 두 사람 모두 행운의 손패
table-hand-here = { $names }: 패는 **{ button-hand }** 버튼에 있어요.
table-absent = 💤 { $name }이 제때 패를 내지 않았어요. 어떻게 할지 { $other }이 **{ button-hand }**에서 정해요.
table-before = { $number }번째 판: { $result }
table-thread = 🎴 **{ $match }**: [여기서 치기]({ $url })
table-moved = -# 🎴 이 테이블은 이제 [여기]({ $url })에 있어요.
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ { $taken } 먹음
did-stays = { $card } 바닥에
did-drew-took = 뒤집기 { $card } ▸ { $taken }
did-drew-stays = 뒤집기 { $card } 바닥에
did-drew = 뒤집기 { $card }
did-formed = ✨ **{ $yaku }**
did-called = **코이코이!**
did-nothing = …
turn-by = { $name }: { $did }
# 최근 두 차례 중 새로운 쪽.
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = 내 패
button-yaku = 족보
button-menu = 메뉴
button-table = 테이블
button-next-game = 다음 대결 ({ $count })

hand-your-turn = **내 차례** vs { $name }
hand-their-turn = **{ $name } 차례**
hand-between = 판 사이, vs { $name }
# 보이지 않는 글자는 점수를 한 줄에 붙여 둬요.
hand-score = { $own }–{ "\u2060" }{ $other }
# 여럿이 치는 테이블에서 내 합계, 그리고 끝나는 점수.
table-total = { $points }/{ $goal }점
hand-draw-question = 뒤집은 패: **{ $card }**. 무엇을 먹을까요?
hand-pick-question = **{ $card }**, 무엇을 먹을까요?
hand-sure = **이대로 낼까요?** 아직 아무것도 내지 않았어요.
hand-late = ⏰ **시간이 다 됐어요.** { $name }이 이제 대결을 끝낼 수 있어요. 먼저 치면 그대로 이어져요.
hand-half = ⏳ **시간이 절반 지났어요.**
hand-swap-question = 아직 둘 다 자기 손패를 보지 않았어요. 보지 않은 채로 { $name }의 손패와 바꿀 수 있어요. 아무것도 안 하면 그대로예요.
hand-swap-wait = { $name }이 보지 않은 채 손패를 바꾸자고 할 수 있어요. 그다음에 둘 다 패를 봐요.
hand-dms-closed = DM이 닫혀 있어서 손패는 여기 **{ $button }**에 있어요. 함께 있는 서버의 개인정보 보호 설정에서 DM을 허용하면 다음 대결부터 DM으로 보내 드려요.
hand-dms-later = 지금은 Discord가 DM을 막고 있어서 손패는 여기 **{ $button }**에 있어요. 다른 건 다 똑같아요.
hand-dms-soon = DM을 한 번에 몇 명씩 열고 있어서 그동안 손패는 여기 **{ $button }**에 있어요. 다른 건 다 똑같아요.
hand-waking = -# ⏳ 컴퓨터가 아직 잠에서 깨는 중이에요. 재시작 뒤에는 1분쯤 걸려요. 준비되면 바로 쳐요.
hand-table-gone = -# 테이블이 있던 채널이 없어졌어요. 여기서 계속 치거나, 테이블을 다른 채널로 옮기세요: `/koikoi 내대결`
hand-table-locked = -# 테이블의 스레드가 잠겨서 버튼이 안 돼요. 여기서 계속 치거나, 테이블을 다른 채널로 옮기세요: `/koikoi 내대결`
hand-table-blocked = -# 테이블이 있는 곳에 글을 쓸 수 없어요. 여기서 계속 치거나, 테이블을 다른 채널로 옮기세요: `/koikoi 내대결`
hand-table-filtered = -# 이 서버의 AutoMod가 테이블 메시지를 막고 있어요. 여기서 계속 치고, 제 역할을 규칙에서 빼 달라고 관리자에게 부탁하세요.
hand-table-refused = -# 지금 Discord가 테이블 메시지를 받지 않아요. 여기서 계속 치거나, 테이블을 다른 채널로 옮기세요: `/koikoi 내대결`
deal-sealed = -# 🔒 치기 전에 봉인: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ { $count }장 모두
# 족보를 완성하는 패 옆에, 스톱하면 얻을 점수.
button-gain = ✨ +{ $points } { $said }
button-swap = 손패 바꾸기
button-keep = 그대로
button-back = 뒤로
button-sure = 네: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **스톱**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **스톱**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] 이 테이블에서
   *[match] 대결에서
} 이겨요**.
decision-stop-loses = **스톱**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] 이 테이블은 다른 사람이 이겨요
   *[match] 대결에서 져요
}**.
decision-stop-ties = **스톱**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] 테이블이 끝나고 공동 1위가 돼요
   *[match] 대결은 무승부예요
}**.
decision-stop-extra = **스톱**: +{ $points }, { $now } → **{ $score }**: 동점이라 연장 판을 쳐요.
decision-koi-increase = **코이코이**: 계속 쳐요. 족보 점수가 더 올라야 점수를 얻어요
decision-koi-new = **코이코이**: 계속 쳐요. 새 족보가 나와야 점수를 얻어요
decision-risk-none = .
decision-risk-opponent = . { $name }이 먼저 나면 { $other }배예요.
decision-risk-own = . 그때는 코이코이 덕에 { $own }배예요.
decision-risk-both = . 그때는 { $own }배, { $name }이 먼저 나면 { $other }배예요.
decision-risk-bonus = . 이번 코이코이만큼 그때 점수가 더해져요.
decision-reply = { $name } 쪽에 족보가 나오면 판이 바로 끝나요.
decision-needs = { $what ->
    [table] 이 테이블에서
   *[match] 대결에서
} 이기려면 +{ $points }점이 필요해요.
decision-nobody-wins = 아무도 스톱하지 않으면 { $score }, { $what ->
    [table] 이 테이블에서
   *[match] 대결에서
} 이겨요{ $why }.
decision-nobody-loses = 아무도 스톱하지 않으면 { $what ->
    [table] 이 테이블은 다른 사람이 이겨요
   *[match] 대결에서 져요
}: { $score }{ $why }.
decision-nobody-ties = 아무도 스톱하지 않으면 { $what ->
    [table] 이 테이블은 공동 1위예요
   *[match] 대결은 무승부예요
}: { $score }{ $why }.
decision-nobody-extra = 아무도 스톱하지 않으면 { $score }, 연장 판을 쳐요{ $why }.
# 그 문장의 점수가 지금 점수와 다른 이유.
decision-dealer-gets = { " " }(선이 { $points }점을 받아요)
decision-turns = 남은 내 차례: { $count }번.
decision-threats = **{ $name }**도 거의 다 왔어요: { $near }
decision-wait = ✨ { $mark } **{ $name }** **{ $sum }**: 스톱할지 코이코이할지 고민 중이에요
button-stop-on = 스톱 · +{ $points }
button-stop-wins = 스톱 · +{ $points }, { $what ->
    [table] 테이블 승리
   *[match] { $score } 승
}
button-stop-loses = 스톱 · +{ $points }, { $what ->
    [table] 테이블 패배
   *[match] { $score } 패
}
button-stop-ties = 스톱 · +{ $points }, { $what ->
    [table] 공동 1위
   *[match] { $score } 무승부
}
button-stop-extra = 스톱 · +{ $points }, { $score } 동점
button-koi = 코이코이!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (코이코이)
step-seven = ×{ $value } (7점 이상)
step-opponent_koi = ×{ $value } (상대의 코이코이)
step-own_koi = ×{ $value } (본인 코이코이)
step-all_koi = ×{ $value } (코이코이)
step-field_brights = ×{ $value } (바닥의 광)
step-koi_and_brights = ×{ $value } (코이코이와 바닥의 광)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: 처음 받은 손패가 { $yaku }
result-both-lucky = 두 사람 모두 행운의 손패를 받았어요. 점수는 없어요.
result-nobody = 패를 다 냈는데 아무도 스톱하지 않았어요. 점수는 없어요.
result-oya = **{ $mark } { $name } +{ $points }**: 패를 다 냈는데 아무도 스톱하지 않아서 선이 점수를 얻어요.
result-ended = 이 판은 끝까지 치지 않았어요.
result-paid = { $name }은 { $points }점을 잃어요.
result-paid-you = 나는 { $points }점을 잃어요.
result-leftover = { $mark } { $name }의 남은 손패: { $cards }
result-leftover-you = { $mark } 내 남은 손패: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = 다음 선: { $name }
result-deals-you = 다음 선은 나
result-before = **{ $number }번째 판**이 끝났어요:
yaku-teshi = 같은 달 4장
yaku-kuttsuki = 4쌍
button-ready = 다음 판 { $ready }/2
button-ready-alone = 다음 판
button-fair = 공정한 패

match-won = 🏆 **{ $mark } { $name }이 대결에서 이겼어요!**
match-won-by = 🏆 **{ $mark } { $name }이 대결에서 { $margin }점 차로 이겼어요!**
match-drawn = 🤝 **대결은 무승부예요.**
match-target = 목표 점수에 도달했어요.
match-bust = 한 사람의 점수가 바닥났어요.
match-resign = { $name }이 기권했어요.
match-timeout = { $name }이 제때 돌아오지 않았어요.
match-abort = 🛑 관리자가 이 대결을 끝냈어요. 전적에 남지 않아요.
match-withdraw = 🚪 둘 다 패를 내기 전에 { $name }이 나갔어요. 전적에 남지 않아요.
match-agreed = 🤝 두 사람이 이 대결을 없던 일로 하기로 했어요. 전적에 남지 않아요.
match-unrated = 순위표에는 들어가지 않아요.
match-unrated-early = 둘 다 패를 내기 전에 끝나서 전적에 들어가지 않아요.
outcome-won = 🏆 { $name }을 { $margin }점 차로 이겼어요, { $score }
outcome-lost = { $name }에게 { $margin }점 차로 졌어요, { $score }
outcome-drawn = 🤝 { $name }과 비겼어요, { $score }
outcome-resign-won = 🏆 이겼어요: { $name }이 { $score }에서 기권했어요
outcome-resign-lost = { $name }과의 대결을 { $score }에서 기권했어요
outcome-timeout-won = 🏆 이겼어요: { $name }이 { $score }에서 시간을 넘겼어요
outcome-timeout-lost = { $name }과의 대결에서 시간을 넘겼어요, { $score }
outcome-abort = 🛑 관리자가 { $name }과의 대결을 끝냈어요. 전적에 남지 않아요.
outcome-withdraw = 🚪 { $name }이 대결에서 나갔어요. 전적에 남지 않아요.
outcome-withdraw-own = 🚪 { $name }과의 대결에서 나왔어요. 전적에 남지 않아요.
outcome-agreed = 🤝 { $name }과의 대결을 없던 일로 했어요. 전적에 남지 않아요.
button-rematch = 재대결
button-record = 기록
button-more = 더 보기
button-add-bot = 다른 서버에 추가

absent-question = 💤 **{ $name }이 제때 패를 내지 않았어요.** 어떻게 할까요? 아무것도 안 하면 { $when }에 한 차례 하루로 바뀌어 이어져요.
absent-question-daily = 💤 **{ $name }이 제때 패를 내지 않았어요.** 어떻게 할까요? 아무것도 안 하면 { $when }에 승리예요.
button-wait = 기다리기
button-daily = 느긋하게 계속하기
button-claim = 승리 선언

table-first-match = -# { $names }: 패는 제가 보낸 DM에 있어요. **{ button-hand }**를 누르면 여기서도 볼 수 있어요.
outside-playing = 🎴 대결 중: { $first }, { $second }. 패는 DM에 있고, **{ button-hand }** 버튼으로도 볼 수 있어요.

coach-start = 💡 초록 버튼은 바닥의 같은 달 패를 먹을 수 있는 패예요. 먹은 패를 모아 *족보*를 만드세요. 그림의 親은 선이에요.
coach-near = 💡 **{ $yaku }** { $need }장 중 { $have }장을 먹었어요: { $made }.
coach-makes = 💡 ✨는 족보가 되는 패예요. 숫자는 그때 스톱하면 얻는 점수예요.
coach-draw = 💡 더미에서 뒤집은 패도 먹어요. 족보에 필요한 걸 고르세요.
coach-called = 💡 { $name }이 더 노리고 계속 쳐요(그림의 こい). 먼저 아무 족보나 만들어 스톱하면 { $name }은 0점이에요.
coach-own-call = 💡 코이코이를 불렀어요(그림의 こい). 족보 점수가 더 올라야 스톱할 수 있어요. 상대보다 빨라야 해요.
coach-lay = 💡 지금은 먹을 게 없어서 낸 패가 바닥에 남아요. 없어도 되는 패를 내세요.
coach-decide = 💡 **스톱**은 안전해요. 더 나올 것 같으면 **코이코이**.
coach-decide-threat = 💡 { $name }은 한 장이면 **{ $yaku }** 완성이에요. **스톱**이 안전해요.
coach-decide-wins = 💡 **스톱**하면 { $what ->
    [table] 이 테이블에서
   *[match] 대결에서
} 이겨요. 점수는 더 필요 없어요.
coach-decide-loses = 💡 지금 **스톱**하면 { $what ->
    [table] 이 테이블에서
   *[match] 대결에서
} 져요. 기회는 **코이코이**뿐이에요.
coach-decide-ties = 💡 **스톱**하면 { $what ->
    [table] 이 테이블은 공동 1위예요
   *[match] 대결은 무승부예요
}. 이기려면 **코이코이**뿐이에요.

nudge = { $person }, 차례예요: [테이블로]({ $url })
nudge-half = ⏳ { $person }, 시간이 절반 지났어요: [테이블로]({ $url })
nudge-late = ⏰ { $person }, 시간이 다 됐지만 아직 칠 수 있어요: [테이블로]({ $url })
nudge-choose = 💤 { $person }, { $name }이 제때 패를 내지 않았어요. 어떻게 할지 골라 주세요: [테이블로]({ $url })
nudge-offer = 🤝 { $person }, { $name }이 대결을 없던 일로 하자고 해요: [테이블로]({ $url })
off-asked = 🤝 **{ $name }이 이 대결을 없던 일로 하자고 해요.** 동의하면 끝나고 전적에 남지 않아요. 패를 내면 거절이에요.
off-waits = -# 🤝 { $name }에게 대결을 없던 일로 하자고 했어요. 상대가 다음 패를 내면 거절이에요.
off-asked-table = 🤝 **{ $first }이 { $second }에게 이 대결을 없던 일로 하자고 해요.** { $second }이 동의하면 전적에 남지 않아요.
button-off-agree = 없던 일로
button-off-no = 계속 치기
digest = **대결 { $count }개가 기다려요.**

called = 📣 **{ $name }이 코이코이를 불렀어요**: 이제 내 족보는 { $factor }배예요.
called-plain = 📣 **{ $name }이 코이코이를 불렀어요**: 먼저 스톱하면 { $name }은 0점이에요.
called-reply = 📣 **{ $name }이 코이코이를 불렀어요**: 다음에 족보가 나오면 판이 끝나고 { $factor }배예요.
called-reply-plain = 📣 **{ $name }이 코이코이를 불렀어요**: 다음에 족보가 나오면 판이 바로 끝나요.

note-stale = -# 예전 버튼이었어요. 지금은 이런 상황이에요.
note-wait = -# 잠깐만요, 아직 차례가 아니에요.
note-illegal = -# 여기서는 안 돼요. 지금은 이런 상황이에요.
