# 面板：菜单、役、列表、规则、设置。

preset-wikipedia-2015 = 经典
preset-wikipedia-2020 = 标准
preset-sloperama = 抢50分
preset-ktane = 三局
preset-richmind = 短册+1
preset-steam = 零和30
preset-nintendo = 掌机风
about-wikipedia-2015 = 五光15分；凑役后多收的牌也加分
about-wikipedia-2020 = 现在的常用规则；满7分翻倍
about-sloperama = 自己喊来来就加倍；先到50分
about-ktane = 局数少；谁喊来来都加倍
about-richmind = 菊杯不算素牌；多收的牌加分
about-steam = 双方各有30分，互相赢取
about-nintendo = 每局只能喊一次来来；种牌和短册各取最好的役
rules-changed = { $rules }（有自定规则）

watching = 观战中：**{ $first }** 对 **{ $second }** · { $round }
waiting-at-table = { $place ->
    [1] 这局打完就由你挑战胜者：**{ $first }** 对 **{ $second }**。你的牌到时候发。
   *[other] **{ $first }** 对 **{ $second }** 正在打。{ $place }局之后轮到你；你的牌到时候发。
}
watching-over = **{ $first }** 对 **{ $second }**：这场对战结束了。
button-watch = 观战
button-winner = 挑战胜者
rematch-asked = 已发出：邀请在 <#{ $channel }>。
rematch-waits = 你已经邀请过了，等 { $name } 接受：{ $where }
table-tournament = 🏆 锦标赛 **{ $name }** 的对战

menu-title = 和 { $name } 的对战 · { $round }
button-resign = 认输
button-bring = 把牌桌搬到这里
button-send-again = 重新发送牌桌
button-bring-short = 搬到这里
button-rules = 规则
button-report = 反馈问题
resign-question = 向 { $name } 认输吗？这场算输。
resign-tournament = 向 { $name } 认输吗？就算谁都没出过牌，这场也算输：锦标赛必须有结果。
withdraw-question = 退出和 { $name } 的对战吗？至少有一方还没出过牌，所以不计胜负。
button-leave-match = 退出
button-withdraw-match = 确定退出
withdrawn = 你退出了。不计胜负。
withdraw-late = { $name } 刚刚出了牌，所以现在算数了。
button-off = 提议取消
off-question = 向 { $name } 提议取消这场对战吗？{ $name } 同意就结束，不计胜负。{ $name } 继续出牌，提议就作废。一场对战可以提议两次。
button-off-yes = 提议
off-offered = 已经提议了。你的时间照走：得到答复前对战继续。
off-done = 双方都同意：对战取消了。不计胜负。
button-resign-yes = 确定认输
button-resign-no = 继续打
resigned = 你认输了。谢谢你来玩！
resign-kept = 好，接着打！
brought = 牌桌搬到这里了。
report-label = 遇到什么问题？
report-about = 机器人的运营者会连同这场对战的牌谱一起看。
report-hint = 你做了什么，发生了什么，本来应该怎样？
host-notice = -# 🛠️ { $notice }
button-answer = 回复
host-report = **反馈 { $number }**，来自 { $name }
host-report-where = { $server } · 对战 { $match }，第{ $step }步
host-in-dms = 私信
host-report-terminal = -# 在运行机器人的电脑上，`koikoi reports { $number }` 会连同对战的牌谱一起显示。
answer-label = 你的回复
answer-about = 机器人会用私信发给这位玩家。
answer-saved = 正在把回复发给玩家。要是送不到，我会告诉你。
report-answer = **机器人的运营者回复了你的反馈**（对战 { $match }）：
host-answer-closed = 你对反馈 { $number } 的回复没有送到 { $name }：对方不接收私信。
host-answer-failed = 你对反馈 { $number } 的回复没有送到 { $name }：Discord 没有接受。
host-dms-stopped = ⚠️ **Discord 限制了这个机器人：**它不能打开新的私信，也不能加入服务器。以前收过它私信的人还能照常收到。请在 Developer Portal 查看应用，并向 Discord 客服申诉。机器人每天再试一次，运行 `koikoi doctor` 后也会再试。
host-dms-again = ✅ Discord 又允许这个机器人打开新的私信了。
host-unit-failed = 运行机器人的主机上，**{ $unit }** 失败了。原因可用 { $command } 查看。
host-voids = ⚖️ 等待你确认的作废对战：**{ $count }**。在你确认之前，它对所有服务器仍然有效，至少算作输。在运行机器人的主机上，用 `koikoi voids` 可以查看。
reported = 谢谢。运营者会看到你的反馈和对战 { $match }。我也刷新了这场对战的消息。

yaku-title-own = **你的役** · 对手 { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }：{ $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need } · 还差：{ $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need } · 还差{ $count }张：{ $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ 在你手里
yaku-none = 还没有役，也没有快凑成的。
yaku-captured = -# 收了：{ $cards }
yaku-opponent = **{ $name }** 已有 { $sum }
yaku-opponent-none = **{ $name }** 还没有役。
yaku-opponent-near = ▫️ 快凑成了：{ $near }
yaku-more = 还有{ $count }张

fair-title = **公平发牌。**每一局都在任何人看到牌之前用一个指纹封存；前{ $digits }位会显示在牌桌上，直到有人出牌（私信里在手牌下面）。这一局结束后，封存向所有人公开。它证明牌在这一局里没被换过，但不证明洗牌是随机的。
fair-sealed = 第{ $number }局，已封存：`{ $commitment }`
fair-opened = 第{ $number }局，已公开：`{ $commitment }`
fair-void = 第{ $number }局，重新发牌（{ $reason }），已公开：`{ $commitment }`
fair-check = -# 验证方法：nonce、换行、发牌行连起来的 SHA-256，都在附件里。打完的对战，牌谱里也有，可用 `koikoi verify` 验证。
fair-file-round = 第{ $number }局
fair-file-void = （重新发牌：{ $reason }）

record-here = 对战 { $match } 的牌谱：每次发牌、每一手。在终端里用 `koikoi record` 可以回放。

games-title = ### 你的对战
games-none = 没有对战在等你。`/koikoi 对战` 邀请一位成员，`/koikoi 找对手` 在所有服务器上找对手，`/koikoi 电脑` 和我打。
games-your-turn = 🟢 **轮到你了** · 对手 { $name } · { $round }
games-absent = 💤 **{ $name } 没有按时出牌：由你决定** · { $round }
games-their-turn = ⚪ 轮到 { $name } · { $round }
games-late = ⏰ 你的时间到了
games-since = 本回合 { $since } 开始
games-between = ⏸️ 局间休息 · 对手 { $name } · { $round }
games-invited = 📨 { $name } 邀请你 · { $length } · { $until } 关闭
games-inviting = 📨 你邀请了 { $name } · { $length } · { $until } 关闭
games-open-table = 📨 你开的牌桌 · { $length } · { $until } 关闭
games-where = -# <#{ $channel }>
games-where-dm = -# 私信
games-page = -# 第{ $page }/{ $pages }页
button-open-hand = 打开手牌
button-previous = ◂
button-next = ▸
button-withdraw = 撤回
games-bring-missing = 牌桌只能放在它自己服务器的频道里。现在它是 <#{ $channel }> 的最新消息。

list-own-only = 🔒 这是你自己的列表：在私信里看不到别人的。想看 { $name } 的，请到服务器里。
list-own-only-outside = 🔒 这是你自己的列表：别人的只有在有我的服务器里才能看。想看 { $name } 的，请到那里。
history-title = ### { $name }：打完的对战
history-none = 这里还没有打完的对战。
history-won = 🏆 战胜 { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ 输给 { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 战平 { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 获胜：{ $name } 认输 **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ 向 { $name } 认输 **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 获胜：{ $name } 超时 **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ 对战 { $name } 时超时 **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 管理员结束，对手 { $name } · { $when }
history-abort = 🛑 管理员结束，对手 { $name } · { $when }
history-withdraw = 🚪 { $name } 退出 · { $when }
history-withdraw-own = 🚪 退出和 { $name } 的对战 · { $when }
history-agreed = 🤝 和 { $name } 商定取消 · { $when }
history-uncounted = { $line } · 不计成绩
history-void = ~~{ $line }~~ · 作废
history-standing = **排行榜**（真人对战）：{ $won }胜 · { $lost }负 · { $drawn }平 · 最佳一局 { $best } · 胜场第{ $rank }名
history-count = 共**{ $count }场对战**
history-count-here = 本服务器**{ $count }场对战**

leaderboard-title = ### 🏆 { $guild } 排行榜
leaderboard-title-all = ### 🏆 全服务器排行榜
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = 这里还没有人打完一场对战。用 `/koikoi 对战` 开始一场。
leaderboard-none-then = 这段时间没有人打完对战。
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# 你：第{ $rank }名，{ $result }
leaderboard-you-none = -# 你：这里还没有算数的对战
leaderboard-you-provisional = -# 你：{ $result }；等级分还没有名次，影响等级分的对战 { $matches }/{ $enough }场，也和别人打过的对手 { $opponents }/{ $people }人
leaderboard-you-few = -# 你：{ $result }；等级分还没有名次，本赛季对战 { $played }/{ $enough }场
leaderboard-about = 只算两人之间的对战，同样两人每周只算前{ $week }场。第一局打完前认输的算输，但没有人算赢。
leaderboard-about-provisional = ?：还没有名次。要打{ $enough }场影响等级分的对战，遇到{ $people }位也和别人打过的对手。
leaderboard-about-provisional-season = ?：还没有名次。要打{ $enough }场影响等级分的对战，遇到{ $people }位也和别人打过的对手，并在本赛季打{ $season }场。
leaderboard-about-marks = 🥇 🥈 🥉：以往赛季的等级分名次
measure-rating = 等级分
measure-wins = 胜场
measure-points = 得分
measure-hand = 最佳一局
period-all = 总榜
period-week = 本周
period-this-season = 本赛季
period-season = 本赛季：{ $season }
period-past-season = 赛季：{ $season }
period-of-week = { $date }那一周
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = { $played }场赢{ $won }场 · { $points }分
result-points = **{ $points }**分
result-hand = 一局**{ $best_round }**分
button-board-all = 全部服务器
button-board-here = 本服务器
button-leaderboard = 排行榜
button-counting = 怎么计算
weekly-title = ### 🏆 { $guild } 每周榜，{ $first }至{ $last } · { $measure }
date = { $month }月{ $day }日
date-year = { $year }年{ $date }
season-quarter = { $quarter ->
    [1] { $year }年1月至3月
    [2] { $year }年4月至6月
    [3] { $year }年7月至9月
   *[other] { $year }年10月至12月
}
season-since = { $date }开始
season-rest = { $season }，自{ $date }起
season-now = **赛季：**{ $season }
season-begun = **新赛季开始了：**{ $season }。**{ $before }**已结束；它的排行榜留在 `/koikoi 排行榜`，前三名保留奖牌。
season-how-quarter = 它随季度（UTC）结束，下一个自动开始。
season-how-begun = 它一直持续，直到你开始新的，或改回按季度。
season-command = -# 用 `/koikoi-admin 赛季` 并选择操作，就能开始新赛季。
season-ask-new = **开始新赛季吗？**
season-ask-unnamed = -# 它还没有名称：用 `名称` 选项起一个。
season-ask-named = **开始新赛季吗？**名称是：
season-ask-quarter = **改回按季度吗？**本季度剩下的日子算一个新赛季。
season-ends = **{ $before }**随之永久结束：不会再开，也不能撤销。它的排行榜留在 `/koikoi 排行榜`，前三名保留奖牌。
button-season-begin = 确定开始
button-season-keep = 不改

rules-title = ### 规则：{ $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# 这是 { $channel } 及其子区的规则。本服务器其他地方：{ $rules }。
rules-counting = **要点**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }，每多一张+1 · { $made }
rules-borrowed-yaku = -# 这套规则的出处没写役的分数：用的是“{ $lender }”的。
rules-borrowed-flow = -# 这套规则的出处只写了怎么得分：其余同“{ $lender }”。
button-rules-yaku = 役
button-rules-dealing = 发牌
button-rules-turns = 回合
button-rules-scoring = 计分
button-rules-match = 对战

rule-hint = 用同月的牌收牌，凑出役（能得分的组合），然后选：停手得分，还是喊来来、接着打。
rule-seven = 役的总分满7分，翻倍。
rule-no-seven = 满7分也不翻倍。
rule-koi-none = 喊来来不加倍。
rule-koi-opponent_x2 = 对手喊过来来，你的得分翻倍。
rule-koi-own_plus_1 = 自己每喊一次来来，倍数加一：×2、×3……
rule-koi-all_plus_1 = 双方每喊一次来来，倍数都加一：×2、×3……
rule-koi-steam = 你前三次喊来来各加1分；第四次×2，第五次×3……
rule-brights = 发牌后场上每张光牌都加倍：一张×2，两张×3……
rule-combine-product = 两种倍数相乘：×2和×2得×4。
rule-combine-sum = 来来和场上光牌的倍数相加：×2和×2得×3。
rule-flat = 靠发牌直接得的分、没人停手时得的分，从不加倍。
rule-exhaust-zero = 牌打完没人停手：都不得分。
rule-exhaust-oya = 牌打完没人停手：庄家得{ $points }分。
rule-exhaust-caller = 牌打完没人停手：最后喊来来的一方得分，不加倍。
rule-zero-sum = 赢家得的分由对方付。

rule-brights-best = 光牌的役只算最好的一个。
rule-stacking-all = 其他的役全部相加。
rule-stacking-every = 所有的役全部相加。
rule-stacking-family = 种牌的役只算最好的一个，短册的役也是。
rule-stacking-one = 只算最好的一个役。
rule-chofuku-off = 赤短和青短都凑齐，不另算一个役：两者相加。
rule-chofuku-on = 赤短和青短都凑齐，算一个新的役，代替那两个。
rule-cup-0 = 菊杯（酒杯）只算种牌。
rule-cup-1 = 菊杯（酒杯）既算种牌，也算一张素牌。
rule-cup-2 = 菊杯（酒杯）既算种牌，也算两张素牌。
rule-viewing-off = 月见酒和花见酒不算役。
rule-viewing-needs_other = { $viewing ->
    [tsukimi] 月见酒要有别的役才算。
    [hanami] 花见酒要有别的役才算。
   *[both] 月见酒和花见酒要有别的役才算。
}
rule-viewing-after = { $viewing ->
    [tsukimi] 自己喊过来来之后，月见酒值{ $points }分。
    [hanami] 自己喊过来来之后，花见酒值{ $points }分。
   *[both] 自己喊过来来之后，月见酒和花见酒各值{ $points }分。
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] 自己喊过来来之后，月见酒不算。
    [hanami] 自己喊过来来之后，花见酒不算。
   *[both] 自己喊过来来之后，月见酒和花见酒都不算。
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] 收了12月的牌，月见酒就泡汤。
    [hanami] 收了小野道风，花见酒就泡汤。
   *[both] 收了小野道风，花见酒就泡汤；收了12月的牌，月见酒就泡汤。
}
rule-weather-rain = { $viewing ->
    [tsukimi] 收了小野道风或闪电，月见酒就泡汤。
    [hanami] 收了小野道风或闪电，花见酒就泡汤。
   *[both] 收了小野道风或闪电，花见酒和月见酒都泡汤。
}
rule-weather-november = { $viewing ->
    [tsukimi] 收了任何一张11月的牌，月见酒就泡汤。
    [hanami] 收了任何一张11月的牌，花见酒就泡汤。
   *[both] 收了任何一张11月的牌，花见酒和月见酒都泡汤。
}
rule-month = 月牌是本局月份的四张牌：第一局是1月，一共值{ $points }分。

rule-first-month_draw = 首局庄家：各抽一张，月份早的坐庄；同月比大小。同月都是素牌就重抽。
rule-first-random = 首局庄家：随机。
rule-first-challenger = 首局庄家：发起邀请的人；对电脑时是你。
rule-next-winner = 之后，每局的赢家坐下一局的庄。
rule-next-loser = 之后，每局的输家坐下一局的庄。
rule-next-alternate = 之后，双方轮流坐庄。
rule-nobody-same = 没人赢：庄家连庄。
rule-nobody-other = 没人赢：换对方坐庄。
rule-deal-kfo4 = 每人八张，一次四张：先对方，再场上，再庄家。庄家先出牌。
rule-deal-kfo2 = 每人八张，一次两张：先对方，再场上，再庄家。庄家先出牌。
rule-deal-kof4 = 每人八张，一次四张：先对方，再庄家，再场上。庄家先出牌。
rule-deal-kfo8 = 每人八张，一次发完：先对方，再场上，再庄家。庄家先出牌。
rule-swap = 看牌之前，不坐庄的一方可以和庄家换手牌。
rule-field_quad-redeal = 场上有四张同月的牌：重新发牌。
rule-field_quad-pay = 场上有四张同月的牌：本局结束，庄家得{ $points }分。
rule-field_quad-off = 场上有四张同月的牌：照打。
rule-field_pairs-redeal = 场上有四对：重新发牌。
rule-field_pairs-pay = 场上有四对：本局结束，庄家得{ $points }分。
rule-field_pairs-off = 场上有四对：照打。
rule-field_triple-redeal = 场上有三张同月的牌：重新发牌。
rule-field_triple-off = 场上有三张同月的牌：照打。
rule-teshi-pay = 起手有四张同月的牌（手四）：本局结束，持牌者得{ $points }分。
rule-teshi-redeal = 起手有四张同月的牌（手四）：重新发牌。
rule-teshi-off = 起手有四张同月的牌（手四）：照打。
rule-kuttsuki-pay = 起手有四对：本局结束，持牌者得{ $points }分。
rule-kuttsuki-redeal = 起手有四对：重新发牌。
rule-kuttsuki-off = 起手有四对：照打。
rule-lucky-tie = 双方都有这样的手牌：本局结束，都不得分。
rule-lucky-ignore = 双方都有这样的手牌：都不算，照打。
rule-lucky-redeal = 双方都有这样的手牌：重新发牌。
rule-lucky-dealer = 双方都有这样的手牌：只有庄家的算。
rule-field-first = 先看场上，再看手牌。
rule-dealt-again = 重新发牌时庄家不变；作废的那次不算。

rule-turn = 一个回合：手牌出一张，然后牌堆翻一张。
rule-take = 每张都收走场上同月的牌，没有就留在场上。有两张时选一张收。
rule-three-all = 有三张时全收。
rule-three-one = 有三张时也选一张收。
rule-wild = 场上没有别的11月牌时，闪电可以收任何牌。
rule-decision-increase = 凑出役时你来选：停手或来来。之后役的分数每涨一次，再选一次。
rule-decision-new_yaku = 凑出役时你来选：停手或来来。之后凑出新的役才再选。
rule-stop = 停手就结束本局：你按役得分，对手不得分。
rule-limit-none = 来来想喊几次都行。
rule-limit = 每局每人最多喊{ $limit }次来来；之后凑出役就结束本局。
rule-limit-round = 每局两人合计最多喊{ $limit }次来来；之后凑出役就结束本局。
rule-last-card = 手里没牌了，凑出役就结束本局。
rule-reply = 有人喊了来来，对手一凑出役，本局就结束。

rule-rounds = { $rounds ->
    [1] 对战只打一局，分数高的赢。
   *[other] 对战打{ $rounds }局，最后分数高的赢。
}
rule-target = 先到{ $points }分的赢，对战结束。
rule-tie-draw = 分数相同：平局。“{ button-rematch }”会开新的对战。
rule-tie-extra_round = 分数相同：加赛几局，打到分出胜负。
rule-bank = 双方开始各有{ $points }分；输光的一方输掉对战。

learn-title = ### 一分钟学会来来（Koi-Koi）
learn-turn = **一个回合。**打出一张牌：场上有同月的牌，两张都归你。然后牌堆翻一张，规则一样。按钮会写明每张牌能收什么；绿色的能收。
learn-yaku = **役**是收来的牌凑成的组合：三张赤短、猪鹿蝶、芒月加酒杯、十张素牌，等等。点“{ button-yaku }”按钮就知道还差几张。
learn-decide = **凑出役，你来选。**“停手”：结束本局，得分。“来来”：接着打，想要更多；对手更快的话，你一分不得。
learn-more = 同月的牌有同样的植物和数字。不用安装，不用背：打一局就会。
help-command = { $command }：{ $about }
help-admins = **如果你管理这个服务器**
greeting =
    大家好！现在可以在这个服务器上玩**花札“来来”（Koi-Koi）**了，它是日本最受欢迎的纸牌游戏。可以互相对战，也可以和电脑打，有图有按钮，什么都不用装。
    - `/koikoi 教学`：五分钟学会
    - `/koikoi 对战`：邀请一位成员，或者开一桌，谁都可以加入
    - `/koikoi-admin 设置`：这里的规则、频道和语言（给管理员）
how-terms = **这次邀请：**{ $terms }
how-house-rule = - { $option }：{ $value }
how-more = - 还有{ $count }条，见“{ button-rules }”
button-try = 和我试一局

me-title = ### 你的偏好
me-hand = 手牌出现在哪里
me-hand-dm = 在私信里
me-hand-channel = 在频道里，点“{ $button }”看
me-nudges = 轮到你时怎么通知
me-nudges-usual = 走开了才通知
me-nudges-always = 每次都通知
me-nudges-never = 不通知
me-challenges = 别人的对战邀请
me-challenges-on = 可以邀请我
me-challenges-off = 谁都别邀请我
me-print = 手牌图片
me-print-usual = 普通大小
me-print-large = 大
    .about = 手牌更大，手机上最明显；收来的牌只显示张数
me-pause = 电脑的出牌速度
me-pause-short = 快：半秒
me-pause-usual = 普通：两三秒
me-pause-long = 慢：五秒
me-confirm = 点牌的时候
me-confirm-off = 马上打出
me-confirm-on = 先问我确不确定
me-order = 手牌下面的按钮
me-order-usual = 普通顺序
me-order-left = 左手顺序
    .about = 按钮左右反过来，牌的顺序不变
me-motion = 动画
me-motion-usual = 直接播放
me-motion-less = 减少动态效果
    .about = 先显示静态图
me-language = 发给你的消息用什么语言
me-language-auto = 跟随你的 Discord
me-note = -# 在所有服务器上都一样。两个地方随时都能打开手牌；这里选的是它自动出现在哪里。
me-saved = -# ✔ 已保存
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 你好！以后我会在这里给你发消息：你要我提醒的事，还有你的手牌。
dm-waits = ✉️ { $when } 我就能给你发私信了：Discord 一次只让我打开几个新私信。如果对战在那之前开始，你的手牌在频道里，点**{ $button }**就能看到。
dm-flagged = ⚠️ Discord 现在不让我打开新的私信，所以我还没法给你发消息。你的手牌在频道里，点**{ $button }**就能看到；我会继续试。
dm-closed = ⚠️ 我没法给你发私信，所以你的手牌还在频道里，点**{ $button }**就能看到。请在我们共同服务器的隐私设置里允许私信，然后重新选。

doctor-message = `koikoi doctor` 的测试消息。它会自己消失。

privacy-title = ### 保存了哪些与你有关的数据
privacy-text = 你的 Discord ID 和名字、偏好和提醒、你打过的对战、锦标赛、擂台和每日一题（每一手和时间）、你的成绩和成就、你屏蔽的人、你作为管理员的决定，以及你反馈的问题。点“{ button-export }”就能全部拿到。机器人不读任何消息。只有这个机器人的运营者能看到；你在每日一局和全服务器排行榜上的名字和成绩，以及你的资料，也会显示在其他服务器上。
privacy-erase-text = 清除时，进行中的对战会认输，你的名字和 ID 会从所有地方移除。对战会保留，但不再有你。今天的每日一局不能再打。如果你回来，对你的屏蔽、等待时间和次数限制仍然有效。这不能撤销。
privacy-host = **这个机器人的运营者：**{ $said }
privacy-contact = **数据方面的问题，请联系：**{ $said }
button-privacy-policy = 隐私政策
button-terms = 服务条款
button-export = 把数据发给我
button-erase = 清除我的数据
button-erase-yes = 确定，全部清除
button-erase-no = 保留
privacy-question = 真的要清除与你有关的所有数据吗？
privacy-erased = 全部清除了。欢迎随时作为新朋友再来。
privacy-kept = 什么都没改。
privacy-export = 这里保存的与你有关的全部数据：
