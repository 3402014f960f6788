# お知らせ（DM）。

me-remind = お知らせ：今日の一局、今日の一問、新しい卓
button-remind = お知らせの設定
remind-title = ### お知らせ
remind-about = 今日の一局か今日の一問をまだ遊んでいない日に、選んだ時刻に1日1回、DMでお知らせします。1週間続けて反応がなければ、自動で止まります。
remind-is-off = **オフ**
remind-is-on = **オン** · 毎日{ $time }。次のお知らせは{ $when }です。
remind-closed = ⚠️ DMを送れなかったため、お知らせをオフにしました。同じサーバーのプライバシー設定でDMを許可してから、もう一度選んでください。
remind-lapsed = ⚠️ { $day }のお知らせは、時間内に送れませんでした。
remind-clock-ask = 今、何時ですか？
remind-hour-ask = 何時にお知らせしますか？
remind-hour-am = { $hour }:00 · 午前{ $half }時
remind-hour-pm = { $hour }:00 · 午後{ $half }時
remind-clock-am = { $hour }:00〜{ $hour }:59 · 午前{ $half }時台
remind-clock-pm = { $hour }:00〜{ $hour }:59 · 午後{ $half }時台
# A menu, after the hour that the clock shows.
ask-zone = 時刻が同じ場所はどこですか？
button-zone = タイムゾーンを変える
remind-zone = お手元の時計：**{ $place }**（今{ $time }）
button-remind-off = オフにする
button-remind-stop = お知らせを止める
reminder-both = 🎴 **今日の一局 #{ $number }**と**今日の一問 #{ $number }**が出ています。
reminder-deal = 🎴 **今日の一局 #{ $number }**が出ています。
reminder-puzzle = 🧩 **今日の一問 #{ $number }**が出ています。
reminder-last = -# 1週間反応がなかったため、お知らせはこれが最後です。
reminder-stopped = お知らせを止めました。`/koikoi 設定` でまた始められます。
alerts-about = **このサーバーの卓。** 誰かが卓を立てて相手を待っていると、リンクつきのDMでお知らせします。1日{ $most }回まで、対戦中は送りません。
alerts-are-on = { $guild }：**オン**
alerts-are-off = { $guild }：**オフ**
alerts-elsewhere = -# サーバーごとに選べます。そのサーバーで `/koikoi 設定` を使ってください。
button-alerts-on = このサーバーの卓を知らせる
button-alerts-off = 卓のお知らせを止める
alerts-stopped = そのサーバーの卓のお知らせを止めました。サーバーで `/koikoi 設定` を使うとまた始められます。
alert = 🎴 **{ $guild }**で{ $name }が卓を立て、相手を待っています。
alert-several = 🎴 **{ $guild }**で{ $name }が数人で遊ぶ卓を立てました。
button-alert-go = 卓へ行く
button-alerts-stop = このサーバーのお知らせを止める
