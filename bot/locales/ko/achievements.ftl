# 한 번 얻으면 영원한 것, 그리고 대결이 바꾼 레이팅.

match-earned = 🏅 업적: { $people }
match-earned-more = 🏅 업적: { $people }
match-earned-by = **{ $name }** – { $names }
match-ratings = 📈 레이팅: { $people }
# 순위표처럼 ?는 임시 레이팅.
match-ratings-provisional = 📈 레이팅: { $people } · ? 표시는 임시
# 대결이 집계되지 않거나 한쪽만 집계되는 이유.
match-uncounted-limit = -# 이 대결은 집계되지 않아요: 같은 두 사람의 대결은 일주일에 처음 { $week }번까지만 들어가요.
match-uncounted-given-up = -# 끝난 판이 하나도 없는 대결이라 { $loser }의 패배로는 남지만, { $winner }의 승리로는 남지 않아요.
match-void = -# 이 서버의 관리자가 이 대결을 무효로 했어요. 여기서는 집계되지 않아요. { $reach }
match-rating-of = { $name } **{ $rating }** ({ $change })

achievements-title = ### { $name }의 업적: { $count }/{ $of }
achievements-earned = 🏅 **{ $name }** · { $when } · { $about }
achievements-open = ▫️ **{ $name }** · { $about }
achievements-progress = { $line } · { $have }/{ $need }
achievements-first = **첫걸음** · { $count }/{ $of }
achievements-hard = **어려운 업적** · { $count }/{ $of }
achievements-about = 첫걸음은 컴퓨터와의 대결까지 모든 대결에서 인정돼요. 어려운 업적은 사람과의 대결에서 인정되고, 마지막 둘은 컴퓨터와의 대결이에요. 연승, 레이팅 높은 상대 이기기, 상대 수, 대결 수는 집계되는 대결만 들어가요: 같은 두 사람은 일주일에 처음 { $week }번까지. 하우스 규칙을 바꾼 대결에서는 어려운 업적 중 이 넷과 마지막 둘만 인정돼요. 한번 얻은 것은 사라지지 않아요.
button-achievements = 업적
achievements-replay = 달성한 순간 다시 보기

achievement-lesson = 튜토리얼 완료
    .about = `/koikoi 배우기` 마지막의 한 판을 끝내요
achievement-first_yaku = 첫 족보
    .about = 족보로 판을 이겨요
achievement-first_koi = 첫 코이코이
    .about = 코이코이를 부르고 그 판을 이겨요
achievement-first_win = 첫 승리
    .about = 사람이나 컴퓨터와의 대결에서 이겨요
achievement-first_day = 오늘의 판
    .about = 오늘의 판을 끝까지 쳐요
achievement-goko = 오광
    .about = 오광으로 판을 이겨요
achievement-fourfold = 네 배
    .about = 네 배 이상이 된 판을 이겨요
achievement-twenty = 스무 점
    .about = 20점 이상인 판을 이겨요
achievement-three_calls = 코이, 코이, 코이
    .about = 한 판에 코이코이를 세 번 부르고 이겨요
achievement-turned = 두 번의 역전
    .about = 상대가 코이코이를 두 번 부른 판을 이겨요
achievement-every_yaku = 모든 족보
    .about = 먹은 패로 만드는 13가지 족보로 각각 판을 이겨요
achievement-comeback = 0–20 역전승
    .about = 20점 뒤진 뒤에 대결에서 이겨요
achievement-streak = 5연승
    .about = 다섯 번 연달아 이겨요. 상대가 기권한 대결은 빠져요
achievement-upset = 거인 사냥꾼
    .about = 레이팅이 200 높은 사람을 이겨요. 둘 다 임시가 아닐 때
achievement-opponents = 열 명의 상대
    .about = 열 명과 레이팅이 바뀌는 대결을 해요
achievement-matches = 백 번의 대결
    .about = 레이팅이 바뀌는 대결을 백 번 해요
achievement-master = 명인 격파
    .about = 가장 강한 컴퓨터 *명인*을 세 판 이상의 대결에서 이겨요
achievement-days = 서른 날
    .about = 오늘의 판을 30일 끝까지 쳐요
