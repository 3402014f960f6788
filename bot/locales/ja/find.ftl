# どのサーバーからでも相手を探す。

command-find = 相手探し
    .about = すべてのサーバーから対戦相手を探す
option-name-find-rules = ルール
    .about = 遊びたいルール（省略時はこの中のどれでも）
option-name-find-pace = 速さ
    .about = リアルタイム：今すぐ続けて遊ぶ。1日1手：1手に1日かけられる（省略時はリアルタイム）
choice-find-any = この中のどれでもよい

find-any = ルールはどれでも
find-pace-live = リアルタイム
find-pace-daily = 1日1手
find-wish = -# { $rules } · { $pace } · あなたのレート：{ $rating }
find-looking = 🔎 **対戦相手を探しています**（すべてのサーバーから）。見つかったらメッセージでお知らせします。90秒以内に「{ button-find-play }」を押してください。
find-looking-here = 🔎 **対戦相手を探しています**（すべてのサーバーから）。見つかったら、90秒以内に「{ button-find-play }」を押してください。
find-looking-daily = 🔎 **1日1手の対戦相手を探しています**（すべてのサーバーから）。見つかるとすぐに始まります。1手ごとに1日あります。
find-rests = ⏸️ **リアルタイムの対戦中は、相手探しをお休みしています。** 対戦が終わると、自動で再開します。
# Where a hidden message shows the search.
find-here = ⚠️ DMを送れないため、ここでしかお知らせできません。通知音は鳴らず、長くても15分までです。**このチャンネルを開いたままにしてください。** 同じサーバーからのDMを許可して探し直すと、メッセージでお知らせします。
find-here-soon = ⚠️ DMは少しずつしか開けないので、順番が来るまではここでしかお知らせできません。通知音は鳴らず、長くても15分までです。**このチャンネルを開いたままにしてください。**
find-here-flagged = ⚠️ 今はDiscordが新しいDMを開かせてくれないため、ここでしかお知らせできません。通知音は鳴らず、長くても15分までです。**このチャンネルを開いたままにしてください。**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 相手探しの様子は[私とのDM]({ $url })で見られます。お知らせもそこに届きます。
find-front = 相手が来ませんでした。次はあなたが最優先です。
find-quiet = { $count ->
    [0] 10分間、相手が現れていません。この時間帯は、過去4週間に相手が見つかった人はいません。1日1手の対戦のほうが見つかりやすいです。
   *[other] 10分間、相手が現れていません。この時間帯には、過去4週間に{ $count }人が相手を見つけています。1日1手の対戦のほうが見つかりやすいです。
}
find-until = -# 相手が見つからなければ、{ $when }に終了します。
find-found = 🎴 **対戦相手が見つかりました！** レート：{ $rating }。90秒以内に「{ button-find-play }」を押してください。
find-ready = ✔️ **準備ができました。** 相手を最長90秒待っています。
find-begun = 🎴 **{ $name }**との対戦が始まりました。
find-stopped = 相手探しをやめました。
find-missed = ⏰ 時間内に「{ button-find-play }」が押されなかったため、相手探しを終了しました。
find-unreached = 相手が見つかりましたがお知らせできなかったため、相手探しを終了しました。DMを許可するか、次はこの画面を開いたままにしてください。
find-over = 相手が見つからなかったため、相手探しを終了しました。`/koikoi コンピューター` ならすぐに私と遊べます。
button-find-computer = コンピューターと対戦
button-find-daily = 1日1手で探す
button-find-stop = 探すのをやめる
button-find-play = 対戦する
button-find-no = 今はやめる
button-find-again = もう一度探す

games-looking = 🔎 **対戦相手を探しています** · { $since }から
games-found = 🎴 **対戦相手が見つかりました！** 「{ button-find-play }」を押してください。

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }**があなたを待っています。
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }：{ $cheer }
hand-wish = 🔁 **{ $name }がもう一度対戦したいそうです。** 「{ button-rematch }」を押すと始まります。受付終了：{ $when }
rematch-asked-hand = 申し込みました。{ $name }が「{ $button }」を押すと、新しい手札が届きます。
rematch-waits-hand = もう申し込んであります。{ $name }の返事を待っています。

change-find = ほかのサーバーの相手探し
ask-find = { $value } · ほかのサーバーの相手

refused-find-off = このサーバーでは、管理者がほかのサーバーの相手探しをオフにしています。私とのDMでは使えます。
refused-not-looking = 今は相手を探していません。`/koikoi 相手探し` で始められます。
refused-nobody-found = 相手はもういません。`/koikoi 相手探し` でもう一度探せます。
refused-still-looking = その相手はもういません。引き続き相手を探しています。
