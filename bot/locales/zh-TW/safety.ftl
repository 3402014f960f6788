# 跟某人保持距離。

button-block = 封鎖
block-question = 要封鎖 { $name } 嗎？對方不能再邀請你，`/koikoi 找對手` 也不會讓你們碰上，你們之間還在等的邀請會結束。對方不會收到通知。你開給大家的牌桌，還是誰都可以坐下。
button-block-yes = 對，封鎖
button-block-no = 不要
block-done = 你封鎖了 { $name }。在 `/koikoi 個人設定` 可以查看和解除封鎖。
block-known = 你之前就封鎖 { $name } 了。在 `/koikoi 個人設定` 可以查看和解除封鎖。
block-match-runs = 這場對戰會繼續，除非你投降。
block-kept = 什麼都沒變。
button-blocks = 你封鎖的人
blocks-title = ### 你封鎖的人
blocks-none = 你沒有封鎖任何人。
blocks-line = { $name } · { $since }
button-unblock = 解除封鎖
blocks-lifted = 你不再封鎖 { $name } 了。
blocks-note = -# 只有你看得到這份名單。每場真人對戰的選單裡都有「{ button-block }」。

button-report-person = 檢舉玩家
report-person-about = 要向這個機器人的架設者檢舉 { $name } 嗎？架設者會連同對戰的牌譜一起看，也可以禁止某人使用機器人。{ $name } 不會收到通知。
report-why = 為什麼？
report-reason-leaving = 對戰打到一半落跑，或故意拖時間
report-reason-unfair = 打法不公平
report-reason-name = 名字或頭像不當
report-reason-other = 其他
report-person-label = 發生了什麼事？
reported-person = 謝謝。架設者會看到的。{ $name } 不會收到通知。
host-report-about = 關於 { $name }：{ $reason }

find-pause = 我幫你找到的對戰，你最近離開了好幾場。{ $when } 才能再找對手。

refused-blocked-by-you = 你封鎖了 { $name }，所以不能邀請。在 `/koikoi 個人設定` 可以查看和解除封鎖。
refused-no-opponent = 這場對戰裡沒有可以封鎖或檢舉的人。
refused-former-opponent = 這位玩家清除了自己的資料，這場對戰再也查不到對方的帳號，所以在這裡無法封鎖或檢舉。你還是可以按「{ button-report }」，把事情告訴機器人的架設者。這個帳號再跟你對戰的話，到時候就能封鎖。
refused-barred-from-find = 這個機器人的架設者不讓你用 `/koikoi 找對手`。你可以在自己的伺服器玩。
refused-find-paused = 最近我幫你找到的對戰，你離開了好幾場，或沒有來。{ $when } 才能再找對手。
