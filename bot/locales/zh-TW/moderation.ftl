moderation-title = ### { $guild } 的版務
moderation-about = 要禁止成員參加、或放行成員，請用 `/koikoi-admin 版務` 的「成員」選項；要把打完的對戰作廢，請用「對戰」選項和它的編號。
moderation-blocked = **被禁止參加的成員**
moderation-nobody = 沒有人被禁止。
moderation-choose = 選擇被禁止的成員
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · { $until }結束
}
moderation-log = **紀錄**
moderation-no-log = 還什麼都沒有。
moderation-channel = **紀錄頻道。**管理員在這裡做的事，我也會發到一個頻道：禁止、作廢的對戰、由管理員結束的對戰、設定的修改。
ask-log = 不設紀錄頻道
moderation-back = 回到版務
moderation-may-play = **{ $name }** 可以在這個伺服器玩。被禁止的成員在這裡什麼都不能開始：邀請、牌桌、錦標賽、跟電腦的對戰、每日一局都不行。已經開始的對戰和錦標賽會繼續；用 `/koikoi-admin 中止` 可以結束一場對戰。
moderation-is-blocked = **{ $name }** 被禁止了：在這個伺服器什麼都不能開始。
moderation-until = 禁止會自動結束：{ $until }，{ $when }。
moderation-do-block = 禁止…
moderation-do-block-for = 禁止幾天…
moderation-days = { $days } 天
moderation-lift = 放行
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
block-title = 禁止這位成員
void-title = 把對戰 { $match } 作廢
void-question = 要把對戰 { $match } 作廢嗎？{ $players } · { $score } · { $when }
    在這個伺服器上不再算數：雙方等級分因它而增減的部分會退回，排行榜和個人檔案裡也會移除。{ $reach }之後的對戰照原本的計算，成就也留著。這個動作不能復原。
void-tournament = 它屬於錦標賽 **{ $name }**，錦標賽的結果維持不變。
void-yes = 作廢…
void-done = 對戰 { $match } 作廢了：在這個伺服器上不再算數。{ $reach }
void-reach-gain = 對所有伺服器而言，在機器人的架設者確認之前，只扣除有人由它得到的部分。
void-reach-server = 對所有伺服器而言，在機器人的架設者確認之前它仍然計入：它已經很久，或最近作廢的對戰太多。
void-reach-all = 機器人的架設者已確認：到哪裡都不再算數。
log-line = { $when } · { $line }
log-reason = { $line } · 「{ $reason }」
log-reach = { $line } · { $reach }
log-until = { $line } · { $until }結束
log-block = 🚫 { $admin } 禁止了 { $name } 參加
log-lift = ✅ { $admin } 放行了 { $name }
log-warn = ⚠️ { $admin } 警告了 { $name }
log-unwarn = ✅ { $admin } 撤銷了對 { $name } 的警告
log-void = 🧹 { $admin } 把對戰 { $match } 作廢
log-confirm = ✅ 機器人的架設者確認對戰 { $match } 作廢
log-waits = -# ⏳ 對所有伺服器而言，這還在等機器人的架設者。
log-abort = 🛑 { $admin } 結束了對戰 { $match }，不計勝負
log-settings = ⚙️ { $admin } 改了設定
log-match = { $match }（{ $players }）
