# 面板：選單、役、清單、規則、設定。

preset-wikipedia-2015 = 經典
preset-wikipedia-2020 = 標準
preset-sloperama = 搶50分
preset-ktane = 三局
preset-richmind = 短冊+1
preset-steam = 零和30
preset-nintendo = 掌機風
about-wikipedia-2015 = 五光15分；湊役後多吃的牌也加分
about-wikipedia-2020 = 現在常用的規則；7分以上加倍
about-sloperama = 自己喊來來就加倍；先得50分
about-ktane = 局數少；不管誰喊來來都加倍
about-richmind = 菊盃不算素牌；多吃的牌加分
about-steam = 雙方各有30分，互相贏來贏去
about-nintendo = 每局只能喊一次來來；種牌和短冊各取最好的役
rules-changed = { $rules }（有自訂規則）

watching = 觀戰中：**{ $first }** 對 **{ $second }** · { $round }
waiting-at-table = { $place ->
    [1] 這局打完就換你挑戰贏家：**{ $first }** 對 **{ $second }**。你的牌到時候發。
   *[other] **{ $first }** 對 **{ $second }** 正在打。{ $place }局後輪到你；你的牌到時候發。
}
watching-over = **{ $first }** 對 **{ $second }**：這場對戰結束了。
button-watch = 觀戰
button-winner = 挑戰贏家
rematch-asked = 送出了：邀請在 <#{ $channel }>。
rematch-waits = 你邀請過了，等 { $name } 接受：{ $where }
table-tournament = 🏆 錦標賽 **{ $name }** 的對戰

menu-title = 跟 { $name } 的對戰 · { $round }
button-resign = 投降
button-bring = 把牌桌搬來這裡
button-send-again = 重新送出牌桌
button-bring-short = 搬來這裡
button-rules = 規則
button-report = 回報問題
resign-question = 要向 { $name } 投降嗎？這場算輸。
resign-tournament = 要向 { $name } 投降嗎？就算都還沒人出牌，這場也算輸：錦標賽一定要有結果。
withdraw-question = 要退出跟 { $name } 的對戰嗎？至少有一方還沒出過牌，所以不計勝負。
button-leave-match = 退出
button-withdraw-match = 對，退出
withdrawn = 你退出了。不計勝負。
withdraw-late = { $name } 剛剛出了牌，所以現在算數了。
button-off = 提議取消
off-question = 要向 { $name } 提議取消這場對戰嗎？{ $name } 同意就結束，不計勝負。{ $name } 繼續出牌，提議就作廢。一場對戰可以提議兩次。
button-off-yes = 提議
off-offered = 提議送出了。你的時間照算：有回覆之前對戰繼續。
off-done = 雙方都同意：對戰取消了。不計勝負。
button-resign-yes = 對，投降
button-resign-no = 繼續打
resigned = 你投降了。謝謝你來玩！
resign-kept = 好，繼續打！
brought = 牌桌搬來這裡了。
report-label = 遇到什麼問題？
report-about = 機器人的架設者會連同這場對戰的牌譜一起看。
report-hint = 你做了什麼、發生了什麼、本來應該怎樣？
host-notice = -# 🛠️ { $notice }
button-answer = 回覆
host-report = **回報 { $number }**，來自 { $name }
host-report-where = { $server } · 對戰 { $match }，第{ $step }步
host-in-dms = 私訊
host-report-terminal = -# 在執行機器人的電腦上，用 `koikoi reports { $number }` 會連同對戰的牌譜一起顯示。
answer-label = 你的回覆
answer-about = 機器人會用私訊傳給這位玩家。
answer-saved = 正在把回覆傳給玩家。送不到的話，我會告訴你。
report-answer = **機器人的架設者回覆了你的回報**（對戰 { $match }）：
host-answer-closed = 你對回報 { $number } 的回覆沒送到 { $name }：對方不收私訊。
host-answer-failed = 你對回報 { $number } 的回覆沒送到 { $name }：Discord 沒收下。
host-dms-stopped = ⚠️ **Discord 限制了這個機器人：**它不能開新的私訊，也不能加入伺服器。以前收過它私訊的人還是照常收得到。請在 Developer Portal 查看應用程式，並向 Discord 客服申訴。機器人每天再試一次，執行 `koikoi doctor` 後也會再試。
host-dms-again = ✅ Discord 又讓這個機器人開新的私訊了。
host-unit-failed = 執行機器人的主機上，**{ $unit }** 失敗了。原因可用 { $command } 查看。
host-voids = ⚖️ 等你確認的作廢對戰：**{ $count }**。在你確認之前，它對所有伺服器仍然有效，至少算輸。在執行機器人的主機上，用 `koikoi voids` 可以查看。
reported = 謝謝。架設者會看到你的回報和對戰 { $match }。我也重新整理了這場對戰的訊息。

yaku-title-own = **你的役** · 對手 { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }：{ $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need } · 還差：{ $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need } · 還差{ $count }張：{ $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ 在你手上
yaku-none = 還沒有役，也沒有快湊成的。
yaku-captured = -# 吃到：{ $cards }
yaku-opponent = **{ $name }** 已有 { $sum }
yaku-opponent-none = **{ $name }** 還沒有役。
yaku-opponent-near = ▫️ 快湊成了：{ $near }
yaku-more = 還有{ $count }張

fair-title = **公平發牌。**每一局在任何人看到牌之前，都先用一個指紋封存；前{ $digits }碼會顯示在牌桌上，直到有人出牌（私訊裡在手牌下面）。這局結束後，封存就對所有人公開。它證明牌在這局裡沒被換過，但不能證明洗牌是隨機的。
fair-sealed = 第{ $number }局，已封存：`{ $commitment }`
fair-opened = 第{ $number }局，已公開：`{ $commitment }`
fair-void = 第{ $number }局，重新發牌（{ $reason }），已公開：`{ $commitment }`
fair-check = -# 檢查方法：nonce、換行、發牌那一行接起來的 SHA-256，都在附檔裡。打完的對戰，牌譜裡也有，可以用 `koikoi verify` 檢查。
fair-file-round = 第{ $number }局
fair-file-void = （重新發牌：{ $reason }）

record-here = 對戰 { $match } 的牌譜：每次發牌、每一手。在終端機用 `koikoi record` 可以重播。

games-title = ### 你的對戰
games-none = 沒有對戰在等你。`/koikoi 對戰` 邀請一位成員，`/koikoi 找對手` 在所有伺服器找對手，`/koikoi 電腦` 跟我打。
games-your-turn = 🟢 **輪到你了** · 對手 { $name } · { $round }
games-absent = 💤 **{ $name } 沒在時間內出牌：由你決定** · { $round }
games-their-turn = ⚪ 輪到 { $name } · { $round }
games-late = ⏰ 你的時間到了
games-since = 這回合 { $since } 開始
games-between = ⏸️ 局間休息 · 對手 { $name } · { $round }
games-invited = 📨 { $name } 邀請你 · { $length } · { $until } 關閉
games-inviting = 📨 你邀請了 { $name } · { $length } · { $until } 關閉
games-open-table = 📨 你開的牌桌 · { $length } · { $until } 關閉
games-where = -# <#{ $channel }>
games-where-dm = -# 私訊
games-page = -# 第{ $page }/{ $pages }頁
button-open-hand = 打開手牌
button-previous = ◂
button-next = ▸
button-withdraw = 收回
games-bring-missing = 牌桌只能放在它自己伺服器的頻道裡。現在它是 <#{ $channel }> 最新的訊息。

list-own-only = 🔒 這是你自己的清單：在私訊裡看不到別人的。想看 { $name } 的，請到伺服器裡。
list-own-only-outside = 🔒 這是你自己的清單：別人的只有在有我的伺服器裡才能看。想看 { $name } 的，請到那裡。
history-title = ### { $name }：打完的對戰
history-none = 這裡還沒有打完的對戰。
history-won = 🏆 贏了 { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ 輸給 { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 跟 { $name } 平手 **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 獲勝：{ $name } 投降 **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ 向 { $name } 投降 **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 獲勝：{ $name } 超時 **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ 對上 { $name } 超時 **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 管理員結束，對手 { $name } · { $when }
history-abort = 🛑 管理員結束，對手 { $name } · { $when }
history-withdraw = 🚪 { $name } 退出 · { $when }
history-withdraw-own = 🚪 退出跟 { $name } 的對戰 · { $when }
history-agreed = 🤝 跟 { $name } 說好取消 · { $when }
history-uncounted = { $line } · 不算成績
history-void = ~~{ $line }~~ · 作廢
history-standing = **排行榜**（真人對戰）：{ $won }勝 · { $lost }敗 · { $drawn }和 · 最佳一局 { $best } · 勝場第{ $rank }名
history-count = 總共**{ $count }場對戰**
history-count-here = 這個伺服器**{ $count }場對戰**

leaderboard-title = ### 🏆 { $guild } 排行榜
leaderboard-title-all = ### 🏆 全伺服器排行榜
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = 這裡還沒有人打完一場對戰。用 `/koikoi 對戰` 開始一場吧。
leaderboard-none-then = 這段期間沒有人打完對戰。
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# 你：第{ $rank }名，{ $result }
leaderboard-you-none = -# 你：這裡還沒有算數的對戰
leaderboard-you-provisional = -# 你：{ $result }；等級分還沒有名次，影響等級分的對戰 { $matches }/{ $enough }場，也跟別人打過的對手 { $opponents }/{ $people }人
leaderboard-you-few = -# 你：{ $result }；等級分還沒有名次，本賽季對戰 { $played }/{ $enough }場
leaderboard-about = 只算兩人之間的對戰，同樣兩人每週只算前{ $week }場。第一局打完前投降的算輸，但沒有人算贏。
leaderboard-about-provisional = ?：還沒有名次。要打{ $enough }場影響等級分的對戰，碰過{ $people }位也跟別人打過的對手。
leaderboard-about-provisional-season = ?：還沒有名次。要打{ $enough }場影響等級分的對戰，碰過{ $people }位也跟別人打過的對手，而且本賽季打過{ $season }場。
leaderboard-about-marks = 🥇 🥈 🥉：以往賽季的等級分名次
measure-rating = 等級分
measure-wins = 勝場
measure-points = 得分
measure-hand = 最佳一局
period-all = 總榜
period-week = 本週
period-this-season = 本賽季
period-season = 本賽季：{ $season }
period-past-season = 賽季：{ $season }
period-of-week = { $date }那一週
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = { $played }場贏{ $won }場 · { $points }分
result-points = **{ $points }**分
result-hand = 一局**{ $best_round }**分
button-board-all = 所有伺服器
button-board-here = 這個伺服器
button-leaderboard = 排行榜
button-counting = 怎麼計算
weekly-title = ### 🏆 { $guild } 每週榜，{ $first }到{ $last } · { $measure }
date = { $month }月{ $day }日
date-year = { $year }年{ $date }
season-quarter = { $quarter ->
    [1] { $year }年1月到3月
    [2] { $year }年4月到6月
    [3] { $year }年7月到9月
   *[other] { $year }年10月到12月
}
season-since = { $date }開始
season-rest = { $season }，從{ $date }起
season-now = **賽季：**{ $season }
season-begun = **新賽季開始囉：**{ $season }。**{ $before }**結束了；它的排行榜留在 `/koikoi 排行榜`，前三名保有獎牌。
season-how-quarter = 它跟著這一季（UTC）結束，下一個自動開始。
season-how-begun = 它會一直持續，直到你開始新的，或改回按季。
season-command = -# 用 `/koikoi-admin 賽季` 並選擇動作，就能開始新賽季。
season-ask-new = **要開始新賽季嗎？**
season-ask-unnamed = -# 它還沒有名稱：用 `名稱` 選項取一個。
season-ask-named = **要開始新賽季嗎？**名稱是：
season-ask-quarter = **要改回按季嗎？**這一季剩下的日子算一個新賽季。
season-ends = **{ $before }**會就此結束：不會再開，也不能復原。它的排行榜留在 `/koikoi 排行榜`，前三名保有獎牌。
button-season-begin = 對，開始
button-season-keep = 不要改

rules-title = ### 規則：{ $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# 這是 { $channel } 和它的討論串的規則。這個伺服器其他地方：{ $rules }。
rules-counting = **重點**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }，每多一張+1 · { $made }
rules-borrowed-yaku = -# 這套規則的出處沒寫役的分數：用的是「{ $lender }」的。
rules-borrowed-flow = -# 這套規則的出處只寫了怎麼得分：其他照「{ $lender }」。
button-rules-yaku = 役
button-rules-dealing = 發牌
button-rules-turns = 回合
button-rules-scoring = 計分
button-rules-match = 對戰

rule-hint = 用同月的牌吃牌，湊出役（能得分的組合），然後選：收手得分，或喊來來繼續打。
rule-seven = 役合計7分以上，加倍。
rule-no-seven = 7分以上也不加倍。
rule-koi-none = 喊來來不會加倍。
rule-koi-opponent_x2 = 對手喊過來來，你的得分加倍。
rule-koi-own_plus_1 = 自己每喊一次來來，倍數加一：×2、×3……
rule-koi-all_plus_1 = 雙方每喊一次來來，倍數都加一：×2、×3……
rule-koi-steam = 你前三次喊來來各加1分；第四次×2，第五次×3……
rule-brights = 發牌後場上每張光牌都算倍數：一張×2，兩張×3……
rule-combine-product = 兩種倍數相乘：×2和×2是×4。
rule-combine-sum = 來來和場上光牌的倍數相加：×2和×2是×3。
rule-flat = 靠發牌直接得的分、沒人收手時得的分，都不算倍數。
rule-exhaust-zero = 牌打完沒人收手：都不得分。
rule-exhaust-oya = 牌打完沒人收手：莊家得{ $points }分。
rule-exhaust-caller = 牌打完沒人收手：最後喊來來的人得分，不加倍。
rule-zero-sum = 贏家得的分由對方付。

rule-brights-best = 光牌的役只算最好的一個。
rule-stacking-all = 其他的役全部加起來。
rule-stacking-every = 所有的役全部加起來。
rule-stacking-family = 種牌的役只算最好的一個，短冊的役也是。
rule-stacking-one = 只算最好的一個役。
rule-chofuku-off = 赤短和青短都湊齊，不另外算一個役：兩個加起來。
rule-chofuku-on = 赤短和青短都湊齊，算一個新的役，取代那兩個。
rule-cup-0 = 菊盃（酒杯）只算種牌。
rule-cup-1 = 菊盃（酒杯）是種牌，也算一張素牌。
rule-cup-2 = 菊盃（酒杯）是種牌，也算兩張素牌。
rule-viewing-off = 月見酒和花見酒不算。
rule-viewing-needs_other = { $viewing ->
    [tsukimi] 月見酒要有別的役才算。
    [hanami] 花見酒要有別的役才算。
   *[both] 月見酒和花見酒要有別的役才算。
}
rule-viewing-after = { $viewing ->
    [tsukimi] 自己喊過來來之後，月見酒值{ $points }分。
    [hanami] 自己喊過來來之後，花見酒值{ $points }分。
   *[both] 自己喊過來來之後，月見酒和花見酒各值{ $points }分。
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] 自己喊過來來之後，月見酒不算。
    [hanami] 自己喊過來來之後，花見酒不算。
   *[both] 自己喊過來來之後，月見酒和花見酒都不算。
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] 吃了12月的牌，月見酒就泡湯。
    [hanami] 吃了小野道風，花見酒就泡湯。
   *[both] 吃了小野道風，花見酒就泡湯；吃了12月的牌，月見酒就泡湯。
}
rule-weather-rain = { $viewing ->
    [tsukimi] 吃了小野道風或閃電，月見酒就泡湯。
    [hanami] 吃了小野道風或閃電，花見酒就泡湯。
   *[both] 吃了小野道風或閃電，花見酒和月見酒都泡湯。
}
rule-weather-november = { $viewing ->
    [tsukimi] 吃了任何一張11月的牌，月見酒就泡湯。
    [hanami] 吃了任何一張11月的牌，花見酒就泡湯。
   *[both] 吃了任何一張11月的牌，花見酒和月見酒都泡湯。
}
rule-month = 月牌是這一局月份的四張牌：第一局是1月，全部到手值{ $points }分。

rule-first-month_draw = 第一局的莊家：各抽一張，月份早的當莊；同月就比牌大小。同月都是素牌就重抽。
rule-first-random = 第一局的莊家：隨機。
rule-first-challenger = 第一局的莊家：發出邀請的人；跟電腦打就是你。
rule-next-winner = 之後，每局的贏家當下一局的莊家。
rule-next-loser = 之後，每局的輸家當下一局的莊家。
rule-next-alternate = 之後，雙方輪流當莊家。
rule-nobody-same = 沒人贏：莊家連莊。
rule-nobody-other = 沒人贏：換對方當莊家。
rule-deal-kfo4 = 每人八張，一次四張：先對方，再場上，再莊家。莊家先出牌。
rule-deal-kfo2 = 每人八張，一次兩張：先對方，再場上，再莊家。莊家先出牌。
rule-deal-kof4 = 每人八張，一次四張：先對方，再莊家，再場上。莊家先出牌。
rule-deal-kfo8 = 每人八張，一次發完：先對方，再場上，再莊家。莊家先出牌。
rule-swap = 看牌之前，不是莊家的人可以跟莊家換手牌。
rule-field_quad-redeal = 場上有四張同月的牌：重新發牌。
rule-field_quad-pay = 場上有四張同月的牌：這局結束，莊家得{ $points }分。
rule-field_quad-off = 場上有四張同月的牌：照打。
rule-field_pairs-redeal = 場上有四對：重新發牌。
rule-field_pairs-pay = 場上有四對：這局結束，莊家得{ $points }分。
rule-field_pairs-off = 場上有四對：照打。
rule-field_triple-redeal = 場上有三張同月的牌：重新發牌。
rule-field_triple-off = 場上有三張同月的牌：照打。
rule-teshi-pay = 一開始手上就有四張同月的牌（手四）：這局結束，持牌的人得{ $points }分。
rule-teshi-redeal = 一開始手上就有四張同月的牌（手四）：重新發牌。
rule-teshi-off = 一開始手上就有四張同月的牌（手四）：照打。
rule-kuttsuki-pay = 一開始手上就有四對：這局結束，持牌的人得{ $points }分。
rule-kuttsuki-redeal = 一開始手上就有四對：重新發牌。
rule-kuttsuki-off = 一開始手上就有四對：照打。
rule-lucky-tie = 雙方都拿到這種手牌：這局結束，都不得分。
rule-lucky-ignore = 雙方都拿到這種手牌：都不算，照打。
rule-lucky-redeal = 雙方都拿到這種手牌：重新發牌。
rule-lucky-dealer = 雙方都拿到這種手牌：只算莊家的。
rule-field-first = 先看場上，再看手牌。
rule-dealt-again = 重新發牌時莊家不變；作廢的那次不算。

rule-turn = 一個回合：手牌出一張，然後牌堆翻一張。
rule-take = 每張都吃場上同月的牌，沒有就留在場上。有兩張時選一張吃。
rule-three-all = 有三張時全部吃下。
rule-three-one = 有三張時也是選一張吃。
rule-wild = 場上沒有其他11月的牌時，閃電什麼牌都能吃。
rule-decision-increase = 湊出役時換你選：收手或來來。之後役的分數每增加一次，就再選一次。
rule-decision-new_yaku = 湊出役時換你選：收手或來來。之後有新的役才會再選。
rule-stop = 收手就結束這局：你照役得分，對手不得分。
rule-limit-none = 來來想喊幾次都行。
rule-limit = 每局每人最多喊{ $limit }次來來；之後湊出役就結束這局。
rule-limit-round = 每局兩人合計最多喊{ $limit }次來來；之後湊出役就結束這局。
rule-last-card = 手上沒牌了，湊出役就結束這局。
rule-reply = 有人喊了來來之後，對手湊出役，這局就結束。

rule-rounds = { $rounds ->
    [1] 對戰只打一局，分數多的人贏。
   *[other] 對戰打{ $rounds }局，最後分數多的人贏。
}
rule-target = 先得{ $points }分的人贏，對戰結束。
rule-tie-draw = 分數一樣：平手。按「{ button-rematch }」會開新的對戰。
rule-tie-extra_round = 分數一樣：加賽幾局，打到分出勝負。
rule-bank = 雙方一開始各有{ $points }分；輸光的人輸掉對戰。

learn-title = ### 一分鐘學會來來（Koi-Koi）
learn-turn = **一個回合。**打出一張牌：場上有同月的牌，兩張都歸你。然後牌堆翻一張，一樣的做法。按鈕會寫每張牌能吃什麼；綠色的能吃。
learn-yaku = **役**是吃到的牌湊成的組合：三張赤短、豬鹿蝶、芒月配酒杯、十張素牌等等。按「{ button-yaku }」就知道還差幾張。
learn-decide = **湊出役，換你選。**「收手」：結束這局，得分。「來來」：繼續打，想要更多；對手比你快的話，你一分都沒有。
learn-more = 同月的牌有一樣的植物和數字。不用安裝，不用背：打一局就會了。
help-command = { $command }：{ $about }
help-admins = **如果你管理這個伺服器**
greeting =
    大家好！這個伺服器現在可以玩**花札「來來」（Koi-Koi）**了，它是日本最多人愛玩的紙牌遊戲。可以互相對戰，也可以跟電腦打，有圖有按鈕，什麼都不用裝。
    - `/koikoi 教學`：五分鐘學會
    - `/koikoi 對戰`：邀請一位成員，或開一桌讓大家加入
    - `/koikoi-admin 設定`：這裡的規則、頻道和語言（給管理員）
how-terms = **這次的邀請：**{ $terms }
how-house-rule = - { $option }：{ $value }
how-more = - 還有{ $count }條，在「{ button-rules }」裡
button-try = 跟我試一局

me-title = ### 你的偏好
me-hand = 手牌出現在哪裡
me-hand-dm = 在私訊
me-hand-channel = 在頻道，按「{ $button }」看
me-nudges = 輪到你時怎麼通知
me-nudges-usual = 離開了才通知
me-nudges-always = 每次都通知
me-nudges-never = 不用通知
me-challenges = 別人的對戰邀請
me-challenges-on = 可以邀請我
me-challenges-off = 誰都不要邀請我
me-print = 手牌的圖
me-print-usual = 一般大小
me-print-large = 大
    .about = 手牌比較大，手機上特別明顯；吃到的牌只顯示張數
me-pause = 電腦出牌的速度
me-pause-short = 快：半秒
me-pause-usual = 一般：兩三秒
me-pause-long = 慢：五秒
me-confirm = 按下牌的時候
me-confirm-off = 馬上打出去
me-confirm-on = 先問我確不確定
me-order = 手牌下面的按鈕
me-order-usual = 一般順序
me-order-left = 左手順序
    .about = 按鈕左右對調，牌的順序不變
me-motion = 動畫
me-motion-usual = 直接播放
me-motion-less = 減少動態效果
    .about = 先顯示靜態圖
me-language = 傳給你的訊息用什麼語言
me-language-auto = 跟你的 Discord 一樣
me-note = -# 在所有伺服器都一樣。兩個地方隨時都能打開手牌；這裡選的是它會自己出現在哪裡。
me-saved = -# ✔ 已儲存
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 哈囉！以後我會在這裡傳訊息給你：你要我提醒的事，還有你的手牌。
dm-waits = ✉️ { $when } 我就能傳私訊給你：Discord 一次只讓我開幾個新私訊。如果對戰在那之前開始，你的手牌在頻道裡，按**{ $button }**就看得到。
dm-flagged = ⚠️ Discord 現在不讓我開新的私訊，所以我還沒辦法傳訊息給你。你的手牌在頻道裡，按**{ $button }**就看得到；我會繼續試。
dm-closed = ⚠️ 我沒辦法傳私訊給你，所以你的手牌還在頻道裡，按**{ $button }**就看得到。請在我們共同伺服器的隱私設定裡允許私訊，然後重新選。

doctor-message = `koikoi doctor` 的測試訊息。它會自己消失。

privacy-title = ### 保存了哪些跟你有關的資料
privacy-text = 你的 Discord ID 和名字、偏好和提醒、你打過的對戰、錦標賽、擂台和每日一題（每一手和時間）、你的成績和成就、你封鎖的人、你身為管理員的決定，還有你回報的問題。按「{ button-export }」就能全部拿到。機器人不看任何訊息。只有這個機器人的架設者看得到；你在每日一局和全伺服器排行榜上的名字和成績，以及你的個人檔案，也會顯示在其他伺服器。
privacy-erase-text = 清除時，進行中的對戰會投降，你的名字和 ID 會從所有地方移除。對戰會留著，但裡面不再有你。今天的每日一局不能再打。如果你回來，對你的封鎖、等待時間和次數限制仍然有效。這個動作不能復原。
privacy-host = **這個機器人是誰架設的：**{ $said }
privacy-contact = **對你的資料有疑問，請找：**{ $said }
button-privacy-policy = 隱私權政策
button-terms = 服務條款
button-export = 把資料傳給我
button-erase = 清除我的資料
button-erase-yes = 對，全部清除
button-erase-no = 留著
privacy-question = 真的要清除跟你有關的所有資料嗎？
privacy-erased = 全部清除了。歡迎隨時以新朋友的身分再來玩。
privacy-kept = 什麼都沒變。
privacy-export = 這裡保存的、跟你有關的所有資料：
