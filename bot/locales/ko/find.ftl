# 어느 서버에서든 상대 찾기.

command-find = 상대찾기
    .about = 모든 서버에서 상대를 찾아 드려요
option-name-find-rules = 규칙
    .about = 원하는 규칙 (비워 두면 이 중 아무거나)
option-name-find-pace = 속도
    .about = 실시간: 둘 다 지금 쳐요. 느긋하게: 한 차례에 하루 (비워 두면 실시간)
choice-find-any = 이 중 아무 규칙이나

find-any = 아무 규칙이나
find-pace-live = 실시간
find-pace-daily = 느긋하게
find-wish = -# { $rules } · { $pace } · 내 레이팅: { $rating }
find-looking = 🔎 **모든 서버에서 상대를 찾고 있어요.** 누군가 나타나면 메시지로 알려 드려요. 그때 90초 안에 *{ button-find-play }*를 누르세요.
find-looking-here = 🔎 **모든 서버에서 상대를 찾고 있어요.** 누군가 나타나면 90초 안에 *{ button-find-play }*를 누르세요.
find-looking-daily = 🔎 **느긋하게 칠 상대를 모든 서버에서 찾고 있어요.** 누군가 나타나면 대결이 바로 시작돼요. 한 차례에 하루가 있어요.
find-rests = ⏸️ **실시간 대결을 하는 동안에는 상대 찾기를 쉬고 있어요.** 대결이 끝나면 저절로 다시 시작해요.
# Where a hidden message shows the search.
find-here = ⚠️ DM을 보낼 수 없어서 여기에서만, 알림 없이 최대 15분 동안 보여 드릴 수 있어요. **이 채널에 있어 주세요.** 함께 있는 서버에서 DM을 허용하고 다시 찾으면 메시지로 알려 드려요.
find-here-soon = ⚠️ DM을 한 번에 몇 명씩 열고 있어서 그동안은 여기에서만, 알림 없이 최대 15분 동안 보여 드릴 수 있어요. **이 채널에 있어 주세요.**
find-here-flagged = ⚠️ 지금은 Discord가 새 DM을 막고 있어서 여기에서만, 알림 없이 최대 15분 동안 보여 드릴 수 있어요. **이 채널에 있어 주세요.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 상대 찾기는 [저와의 DM]({ $url })에 있어요. 거기로 알려 드려요.
find-front = 상대가 오지 않았어요. 이제 맨 앞 순서예요.
find-quiet = { $count ->
    [0] 10분 동안 아무도 오지 않았어요. 지난 4주 동안 이 시간에는 상대를 찾은 사람이 없어요. 느긋한 대결은 상대를 찾기 더 쉬워요.
   *[other] 10분 동안 아무도 오지 않았어요. 지난 4주 동안 이 시간에 { $count }명이 상대를 찾았어요. 느긋한 대결은 상대를 찾기 더 쉬워요.
}
find-until = -# 아무도 오지 않으면 { $when }에 멈춰요.
find-found = 🎴 **상대를 찾았어요!** 레이팅 { $rating }. 90초 안에 *{ button-find-play }*를 누르세요.
find-ready = ✔️ **준비됐어요.** 상대를 최대 90초 기다려요.
find-begun = 🎴 **{ $name }**과의 대결이 시작됐어요.
find-stopped = 상대 찾기를 멈췄어요.
find-missed = ⏰ 제때 *{ button-find-play }*를 누르지 않아서 상대 찾기를 멈췄어요.
find-unreached = 상대가 왔는데 알려 드릴 수 없어서 찾기를 멈췄어요. DM을 열어 두거나 다음에는 여기 있어 주세요.
find-over = 아무도 오지 않아서 상대 찾기를 멈췄어요. `/koikoi 컴퓨터`로 바로 저와 칠 수 있어요.
button-find-computer = 컴퓨터와 치기
button-find-daily = 느긋한 대결
button-find-stop = 그만 찾기
button-find-play = 치기
button-find-no = 다음에
button-find-again = 다시 찾기

games-looking = 🔎 **상대를 찾고 있어요** · { $since }부터
games-found = 🎴 **상대를 찾았어요!** *{ button-find-play }*를 누르세요.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }**이 기다려요.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name }이 또 치고 싶대요.** 수락하려면 *{ button-rematch }*을 누르세요. 마감: { $when }.
rematch-asked-hand = 물어봤어요. { $name }이 *{ $button }* 버튼을 누르면 새 손패가 와요.
rematch-waits-hand = 이미 물어봤어요. { $name }의 답을 기다리는 중이에요.

change-find = 다른 서버의 상대
ask-find = { $value } · 다른 서버에서 상대 찾기

refused-find-off = 이 서버의 관리자가 다른 서버에서 상대 찾기를 껐어요. 저와의 DM에서는 쓸 수 있어요.
refused-not-looking = 상대를 찾는 중이 아니에요. `/koikoi 상대찾기`로 시작해요.
refused-nobody-found = 이제 아무도 없어요. `/koikoi 상대찾기`로 다시 찾아요.
refused-still-looking = 그 상대는 이제 없어요. 상대를 계속 찾고 있어요.
