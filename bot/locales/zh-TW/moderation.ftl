moderation-title = ### { $guild } 的版務
moderation-about = 要讓成員禁賽、或解除禁賽，請用 `/koikoi-admin 版務` 的「成員」選項；要把打完的對戰作廢，請用「對戰」選項和它的編號。
moderation-blocked = **禁賽中的成員**
moderation-nobody = 沒有人被禁賽。
moderation-choose = 選擇禁賽中的成員
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · { $until } 結束
}
moderation-log = **紀錄**
moderation-no-log = 還沒有紀錄。
moderation-channel = **紀錄頻道。**管理員在這裡做的事，我也會發到一個頻道：禁賽、作廢的對戰、由管理員結束的對戰、設定的修改。
ask-log = 不設紀錄頻道
moderation-back = 回到版務
moderation-may-play = **{ $name }** 可以在這個伺服器玩。禁賽中的成員在這裡什麼都不能開始：邀請、牌桌、錦標賽、跟電腦的對戰、每日一局都不行。已經開始的對戰和錦標賽會繼續；用 `/koikoi-admin 中止` 可以結束一場對戰。
moderation-is-blocked = **{ $name }** 被禁賽了：在這個伺服器什麼都不能開始。
moderation-until = 時間到就自動解除禁賽：{ $until }，{ $when }。
moderation-do-block = 禁賽…
moderation-do-block-for = 禁賽幾天…
moderation-days = { $days }天
moderation-lift = 解除禁賽
moderation-warned = **警告**
moderation-choose-warned = 選擇被警告的成員
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · { $until } 結束
}
moderation-do-warn = 警告…
moderation-no-end = 無期限
moderation-do-unwarn = 撤銷警告…
warn-title = 警告這位成員
warn-about = 對方下次在這裡用指令時會看到，不顯示你的名字。
warned-title = ⚠️ { $guild } 的管理員警告了你：
warned-line = { $until ->
    [none] - 「{ $reason }」
   *[other] - 「{ $reason }」 · 到 { $until }
}
moderation-reason-about = 這個伺服器的管理員看得到。
block-title = 讓這位成員禁賽
void-title = 把對戰 { $match } 作廢
void-question = 要把對戰 { $match } 作廢嗎？{ $players } · { $score } · { $when }
    它在這個伺服器不再算成績：因它增減的等級分會退回，也會從排行榜和個人檔案裡拿掉。{ $reach }之後的對戰照原本的計算，成就也留著。這個動作不能復原。
void-tournament = 它屬於錦標賽 **{ $name }**，錦標賽的結果維持不變。
void-yes = 作廢…
void-done = 對戰 { $match } 作廢了：在這個伺服器不再算成績。{ $reach }
void-reach-gain = 跨伺服器的成績：機器人的架設者確認之前，只扣掉有人靠它賺到的部分。
void-reach-server = 跨伺服器的成績：機器人的架設者確認之前照算，因為這場對戰太久以前，或最近作廢的對戰太多。
void-reach-all = 機器人的架設者已確認：在哪個伺服器都不再算成績。
log-line = { $when } · { $line }
log-reason = { $line } · 「{ $reason }」
log-reach = { $line } · { $reach }
log-until = { $line } · { $until } 結束
log-block = 🚫 { $admin } 讓 { $name } 禁賽
log-lift = ✅ { $admin } 解除了 { $name } 的禁賽
log-warn = ⚠️ { $admin } 警告了 { $name }
log-unwarn = ✅ { $admin } 撤銷了對 { $name } 的警告
log-void = 🧹 { $admin } 把對戰 { $match } 作廢了
log-confirm = ✅ 機器人的架設者確認對戰 { $match } 作廢
log-waits = -# ⏳ 跨伺服器的成績還在等機器人的架設者確認。
log-abort = 🛑 { $admin } 結束了對戰 { $match }，不計勝負
log-settings = ⚙️ { $admin } 改了設定
log-match = { $match }（{ $players }）
