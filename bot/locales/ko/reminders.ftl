# 알림: DM으로 오는 글.

me-remind = 알림: 오늘의 판과 오늘의 문제, 새 테이블
button-remind = 알림 받기
remind-title = ### 알림 받기
remind-about = 오늘의 판이나 오늘의 문제를 아직 안 했으면, 고른 시각에 하루 한 번 DM을 보내요. 일주일 동안 답이 없으면 저절로 꺼져요.
remind-is-off = **꺼짐**
remind-is-on = **켜짐:** 매일 { $time }. 다음 메시지는 { $when }에 와요.
remind-closed = ⚠️ Discord가 메시지를 막아서 알림을 껐어요. 함께 있는 서버의 개인정보 보호 설정에서 DM을 허용한 다음 다시 고르세요.
remind-lapsed = ⚠️ { $day } 알림을 제때 보내지 못했어요.
remind-clock-ask = 지금 시계가 몇 시인가요?
remind-hour-ask = 몇 시에 보낼까요?
remind-hour-am = { $hour }:00 · { $half ->
    [0] 오전 12시
   *[other] 오전 { $half }시
}
remind-hour-pm = { $hour }:00 · { $half ->
    [0] 오후 12시
   *[other] 오후 { $half }시
}
remind-clock-am = { $hour }:00~{ $hour }:59 · { $half ->
    [0] 오전 12시
   *[other] 오전 { $half }시
}
remind-clock-pm = { $hour }:00~{ $hour }:59 · { $half ->
    [0] 오후 12시
   *[other] 오후 { $half }시
}
# A menu, after the hour that the clock shows.
ask-zone = 어느 곳의 시각과 같나요?
button-zone = 다른 시간대
remind-zone = 내 시계: **{ $place }**, 지금 { $time }.
button-remind-off = 끄기
button-remind-stop = 이제 알리지 않기
reminder-both = 🎴 **오늘의 판 #{ $number }**도, **오늘의 문제 #{ $number }**도 나왔어요.
reminder-deal = 🎴 새로운 **오늘의 판 #{ $number }**, 나왔어요.
reminder-puzzle = 🧩 새로운 **오늘의 문제 #{ $number }**, 나왔어요.
reminder-last = -# 일주일 동안 답이 없어서 이게 마지막 알림이에요.
reminder-stopped = 이제 알리지 않아요. `/koikoi 내설정`에서 다시 켤 수 있어요.
alerts-about = **이 서버의 테이블.** 누군가 테이블을 열고 기다리면 링크를 DM으로 보내요. 하루 { $most }번까지이고, 치는 중에는 보내지 않아요.
alerts-are-on = { $guild }: **켜짐**
alerts-are-off = { $guild }: **꺼짐**
alerts-elsewhere = -# 서버에서 골라요. 그곳에서 `/koikoi 내설정`을 쓰세요.
button-alerts-on = 이곳 테이블 알림 받기
button-alerts-off = 테이블 알림 끄기
alerts-stopped = 이제 그 서버의 테이블을 알리지 않아요. 그 서버에서 `/koikoi 내설정`으로 다시 켤 수 있어요.
alert = 🎴 { $name }이 **{ $guild }**에서 테이블을 열고 상대를 기다려요.
alert-several = 🎴 { $name }이 **{ $guild }**에서 여럿이 치는 테이블을 열었어요.
button-alert-go = 테이블로 가기
button-alerts-stop = 이 서버 알림 끄기
