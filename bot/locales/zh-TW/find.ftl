# 在任何伺服器找對手。

command-find = 找對手
    .about = 我在所有伺服器幫你找對手
option-name-find-rules = 規則
    .about = 你想用的規則（留空：這些都可以）
option-name-find-pace = 節奏
    .about = 即時：兩人現在就打；也可以每手一天慢慢打（留空：即時）
choice-find-any = 這些規則都可以

find-any = 任何規則
find-pace-live = 即時
find-pace-daily = 每手一天
find-wish = -# { $rules } · { $pace } · 你的等級分：{ $rating }
find-looking = 🔎 **正在幫你找對手**，所有伺服器都找。有人來我就傳訊息告訴你；你有90秒可以按「{ button-find-play }」。
find-looking-here = 🔎 **正在幫你找對手**，所有伺服器都找。有人來，你有90秒可以按「{ button-find-play }」。
find-looking-daily = 🔎 **正在幫你找對手，打每手一天的對戰**，所有伺服器都找。有人來，對戰就馬上開始；每手你有一天時間。
find-rests = ⏸️ **你正在打即時對戰，所以先暫停找對手。**對戰結束後會自動繼續。
# Where a hidden message shows the search.
find-here = ⚠️ 我沒辦法傳私訊給你，所以只能在這裡顯示，沒有提示音，最多一刻鐘：**請留在這個頻道。**到我們的共同伺服器開放私訊，再找一次，我就會傳訊息告訴你。
find-here-soon = ⚠️ 我正在分批開通私訊，還沒輪到你，所以暫時只能在這裡顯示，沒有提示音，最多一刻鐘：**請留在這個頻道。**
find-here-flagged = ⚠️ Discord 現在不讓我開新的私訊，所以只能在這裡顯示，沒有提示音，最多一刻鐘：**請留在這個頻道。**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 找對手的進度在[我們的私訊]({ $url })裡，有消息我會在那裡告訴你。
find-front = 對方沒有來。你現在排第一個。
find-quiet = { $count ->
    [0] 等了十分鐘沒人來，過去四週這個時段也沒人找到對手。每手一天的對戰比較容易找到人。
   *[other] 等了十分鐘沒人來。過去四週這個時段有{ $count }人找到對手。每手一天的對戰比較容易找到人。
}
find-until = -# 沒人來的話，{ $when } 停止。
find-found = 🎴 **幫你找到對手了！**等級分 { $rating }。請在90秒內按「{ button-find-play }」。
find-ready = ✔️ **你準備好了。**我在等對方，最多90秒。
find-begun = 🎴 你跟 **{ $name }** 的對戰開始了。
find-stopped = 已停止找對手。
find-missed = ⏰ 你沒及時按「{ button-find-play }」，我就不再找了。
find-unreached = 有人來了，但我沒辦法告訴你，所以不再找了。請開放私訊，或下次留在這裡。
find-over = 沒有人來，我就不再找了。`/koikoi 電腦` 馬上就能跟我打。
button-find-computer = 跟電腦打
button-find-daily = 每手一天的對戰
button-find-stop = 不找了
button-find-play = 開打
button-find-no = 先不要
button-find-again = 再找一次

games-looking = 🔎 **正在幫你找對手** · { $since } 開始
games-found = 🎴 **幫你找到對手了！**請按「{ button-find-play }」。

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** 在等你。
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }：{ $cheer }
hand-wish = 🔁 **{ $name } 想再來一場。**按「{ button-rematch }」接受；邀請 { $when } 關閉。
rematch-asked-hand = 問了。{ $name } 按「{ $button }」就是接受；然後你的新手牌就會來。
rematch-waits-hand = 你問過了。我在等 { $name } 的回覆。

change-find = 跨伺服器找對手
ask-find = { $value } · 跨伺服器找對手

refused-find-off = 這個伺服器的管理員關閉了跨伺服器找對手。你可以在跟我的私訊裡用。
refused-not-looking = 我沒有在幫你找對手。用 `/koikoi 找對手` 開始。
refused-nobody-found = 那位玩家已經不在了。用 `/koikoi 找對手` 再找一位吧。
refused-still-looking = 那位玩家已經不在了。我還在幫你找對手。
