# `/koikoi learn`의 강습. 휴대폰에는 여덟 줄쯤 보여요: 단계마다 짧게.

plant-1 = 솔
plant-2 = 매화
plant-3 = 벚꽃
plant-4 = 흑싸리
plant-5 = 난초
plant-6 = 모란
plant-7 = 홍싸리
plant-8 = 공산
plant-9 = 국화
plant-10 = 단풍
plant-11 = 비
plant-12 = 오동
picture-kind-B = 광
picture-kind-A = 열끗
picture-kind-R = 띠
picture-kind-C = 피
picture-part-captured = 먹은 패
picture-part-field = 바닥
picture-part-drawn = 뒤집은 패
picture-part-hand = 내 패

button-lesson = 튜토리얼: 5분
button-lesson-skip = 건너뛰기
button-lesson-brief = 1분 요약
button-lesson-undo = 무르기
button-lesson-next = 계속
button-lesson-round-again = 한 번 더 치기
button-lesson-again = 튜토리얼 처음부터
hand-lesson = -# 🌱 화투가 처음이세요? `/koikoi 배우기`에서 5분이면 배워요. 대결은 기다려 줘요.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# 5분이면 돼요. 언제든 나갔다가 `/koikoi 배우기`로 이어서 할 수 있어요.
lesson-right = ✅ { $said }

lesson-title-months = 열두 달
lesson-text-months = 작은 패 48장: 열두 달에 네 장씩이에요. 달마다 꽃이나 나무가 있고 구석에 숫자가 있어요. **같은 달 패끼리 짝이에요.** (고스톱과 달리 비가 11월, 오동이 12월!)
lesson-ask-months = 👉 **{ $card }**하고 같은 달 패는 어느 것일까요?
lesson-right-months = 맞아요: 둘 다 1월, 솔, 숫자 1이에요.

lesson-title-kinds = 네 종류
lesson-text-kinds = 숫자 아래 표시가 패의 종류예요. 광과 열끗은 적고, 피는 많아요.
lesson-ask-kinds = 👉 이 중에서 **광**은 어느 것일까요? 별 표시가 있어요.
lesson-right-kinds = 맞아요, 공산광이에요. 광은 다섯 장뿐이에요.

lesson-title-capture = 패 먹기
lesson-text-capture = 내 차례에는 손패에서 한 장을 내요. 바닥에 같은 달 패가 있으면 **둘 다 먹어요**. 없으면 낸 패는 바닥에 남아요.
lesson-ask-capture = 👉 **{ $card }**, 이 패를 먹어 보세요. 내 패 중 같은 달은 어느 것일까요?
lesson-right-capture = 벚꽃으로 벚꽃을 먹었어요. 두 장 다 내 거예요.

lesson-title-draw = 다음은 더미
lesson-text-draw = 패를 낸 다음에는 더미의 맨 위 패를 뒤집어요. 똑같아요: 같은 달 패를 먹거나, 바닥에 남아요.
lesson-ask-draw = 👉 **{ $card }** 패가 나왔어요. 바닥의 어느 패를 먹을까요?
lesson-right-draw = 두 장 더 먹었어요. 이게 한 차례의 전부예요: 손패에서 한 장, 더미에서 한 장.

lesson-title-yaku = 족보
lesson-text-yaku = 먹은 패를 모아 만드는 **족보**로 점수가 나요. 그중 하나가 *멧돼지·사슴·나비*, 5점이에요. 벌써 셋 중 둘을 모았네요!
lesson-ask-yaku = 👉 **{ $card }**, 이 패를 먹어 보세요. 내 패 중 어느 것으로 먹을까요?
lesson-right-yaku = **멧돼지·사슴·나비!** 첫 족보예요.

lesson-title-stop = 스톱일까, 코이코이일까?
lesson-text-stop = 새 족보가 나오면 골라요. **스톱**: 판이 끝나고 5점을 얻어요. **코이코이**(“와라!”, 고스톱의 ‘고’): 더 노리고 계속 치지만, 상대가 먼저 족보를 만들면 0점이에요.
lesson-ask-stop = 👉 남은 패는 두 장, 먹을 것도 없어요. 어느 쪽이 나을까요?
lesson-right-stop = 5점은 이제 내 거예요.
lesson-wrong-koi = 🙂 용감하네요! 하지만 남은 두 장으로는 먹을 게 없어서 더 얻기 어렵고, 5점을 잃을 수도 있어요. 여기서는 스톱이 나아요.

lesson-title-round = 첫 판
lesson-text-round = 이제 저와 진짜 한 판 쳐요. 초록 버튼은 먹는 패예요. 그림에서 같은 글자는 서로 먹을 수 있는 패, 親은 선이에요. 차례마다 도움말이 나오지만 마음대로 치세요. 기록에 안 남고, 뭐든 무를 수 있어요.
lesson-opponent = 컴퓨터 선생님
lesson-tipped = 💡 { $said }
lesson-reason-lay = 지금은 먹을 게 없으니 없어도 되는 패를 내세요
lesson-decision = **스톱**: { $points }점을 얻어요. **코이코이**: 더 노리고 계속 치지만, 제가 먼저 족보를 만들면 0점이에요.
lesson-decide = 👉 여기서는 둘 다 괜찮아요. 마음대로 고르세요!
lesson-decide-why = 👉 여기서는 둘 다 괜찮아요. { $reason }. 안전하게? 아니면 용감하게?
lesson-see-near = 👀 먹은 패 위에 곧 완성될 족보가 나왔어요. 어두운 패가 아직 없는 패예요.
lesson-see-koi = 👀 그림의 こい는 코이코이를 불렀다는 표시예요.
lesson-decide-safe = 👉 { $points }점은 확실해요. *스톱*이 현명해요.
lesson-decide-stop = 👉 더 나올 게 안 보여요. *스톱*이 현명해요.
lesson-back = 🙂 **{ $action }**, 무를게요. 그렇게 치면 족보가 제때 안 나와요.
lesson-back-koi = 🙂 용감하네요! 하지만 더는 족보가 제때 안 나와서 점수를 잃어요. 무르고 스톱해요.
lesson-won = 🎉 **이 판을 이겼어요: { $sum }!**
lesson-won-more = 이게 전부예요: 먹고, 뒤집고, 모으고, 정하기. 대결은 이런 판을 몇 번 치는 거예요.

lesson-title-done = 이제 코이코이를 칠 줄 알아요
lesson-text-done =
    족보는 이게 전부예요. 6점짜리 둘은 처음 받은 손패로만 나와요. 외울 필요는 없어요. 대결 중에 *{ button-yaku }* 버튼을 누르면 얼마나 남았는지 보여요.
    저와 한 판 치거나, 누군가에게 대결을 신청해 보세요: `/koikoi 대결`

lesson-wrong-month = 🙂 아쉬워요. **{ $card }** 쪽은 { $month }, **{ $about }** 쪽은 { $right }. 숫자가 { $number }인 패를 찾아보세요.
lesson-wrong-kind = 🙂 아쉬워요. **{ $card }** 쪽은 { $kind }예요. 구석의 별을 찾아보세요.
lesson-kind-B = 광 패
lesson-kind-A = 열끗 패
lesson-kind-R = 띠 패
lesson-kind-C = 피 패

lesson-alt-months = 달별로 놓은 모든 패.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = 별 표시 다섯 장: 솔광, 벚꽃광, 공산광, 비광, 오동광
lesson-alt-kind-A = 마름모 표시 아홉 장: 꾀꼬리, 두견새, 다리, 나비, 멧돼지, 기러기, 술잔, 사슴, 제비
lesson-alt-kind-R = 띠 표시 열 장
lesson-alt-kind-C = 점 표시 스물네 장
