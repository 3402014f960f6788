# 在任何服务器上找对手。

command-find = 找对手
    .about = 我在所有服务器上帮你找对手
option-name-find-rules = 规则
    .about = 你想用的规则（留空：这些都行）
option-name-find-pace = 节奏
    .about = 实时：两人现在就打；也可以每手一天（留空：实时）
choice-find-any = 这些规则都行

find-any = 任何规则
find-pace-live = 实时
find-pace-daily = 每手一天
find-wish = -# { $rules } · { $pace } · 你的等级分：{ $rating }
find-looking = 🔎 **正在帮你找对手**，所有服务器都找。有人来了我会发消息告诉你；你有90秒时间点“{ button-find-play }”。
find-looking-here = 🔎 **正在帮你找对手**，所有服务器都找。有人来了，你有90秒时间点“{ button-find-play }”。
find-looking-daily = 🔎 **正在帮你找对手，打每手一天的对战**，所有服务器都找。有人来了，对战马上开始；每手你有一天时间。
find-rests = ⏸️ **你正在打实时对战，所以先暂停找对手。**对战结束后会自动继续。
# Where a hidden message shows the search.
find-here = ⚠️ 我没法给你发私信，所以只能在这里显示，没有提示音，最多一刻钟：**请留在这个频道。**在我们的共同服务器里允许私信，再找一次，我就会发消息告诉你。
find-here-soon = ⚠️ 我正在分批开通私信，还没轮到你，所以暂时只能在这里显示，没有提示音，最多一刻钟：**请留在这个频道。**
find-here-flagged = ⚠️ Discord 现在不让我打开新的私信，所以只能在这里显示，没有提示音，最多一刻钟：**请留在这个频道。**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 找对手的进展在[我们的私信]({ $url })里，有消息我会在那里告诉你。
find-front = 对方没有来。你现在排在最前面。
find-quiet = { $count ->
    [0] 等了十分钟没人来，过去四周这个时段也没人找到过对手。每手一天的对战更容易找到人。
   *[other] 等了十分钟没人来。过去四周这个时段有{ $count }人找到对手。每手一天的对战更容易找到人。
}
find-until = -# 没人来的话，{ $when } 停止。
find-found = 🎴 **帮你找到对手了！**等级分 { $rating }。请在90秒内点“{ button-find-play }”。
find-ready = ✔️ **你准备好了。**我在等对方，最多90秒。
find-begun = 🎴 你和 **{ $name }** 的对战开始了。
find-stopped = 已停止找对手。
find-missed = ⏰ 你没有及时点“{ button-find-play }”，我就不再找了。
find-unreached = 有人来了，但我没法告诉你，所以不再找了。请允许私信，或下次别离开这里。
find-over = 没有人来，我就不再找了。`/koikoi 电脑` 马上就能和我打。
button-find-computer = 和电脑打
button-find-daily = 每手一天的对战
button-find-stop = 不找了
button-find-play = 开打
button-find-no = 先不打
button-find-again = 再找一次

games-looking = 🔎 **正在帮你找对手** · { $since } 开始
games-found = 🎴 **帮你找到对手了！**请点“{ button-find-play }”。

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** 在等你。
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }：{ $cheer }
hand-wish = 🔁 **{ $name } 想再来一场。**点“{ button-rematch }”接受；邀请 { $when } 关闭。
rematch-asked-hand = 已经问了。{ $name } 点“{ $button }”就算接受；然后你的新手牌就来了。
rematch-waits-hand = 你已经问过了。我在等 { $name } 的答复。

change-find = 跨服找对手
ask-find = { $value } · 跨服找对手

refused-find-off = 本服务器的管理员关闭了跨服找对手。你可以在和我的私信里用。
refused-not-looking = 我没在帮你找对手。用 `/koikoi 找对手` 开始。
refused-nobody-found = 那位玩家已经不在了。用 `/koikoi 找对手` 再找一位吧。
refused-still-looking = 那位玩家已经不在了。我还在为你找对手。
