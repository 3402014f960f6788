# 錦標賽。

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# 每場對戰：{ $terms }
tournament-tie = 同分就加賽幾局，打到分出勝負
tournament-best-of-three = -# 三戰兩勝：先贏兩場的晉級。這一輪時間到了就看誰贏得多；一樣多的話，看正在打的那場的比數。
tournament-live = 即時
tournament-daily = 每輪{ $days }天
format-single = 單淘汰
format-double = 雙淘汰
tournament-twice = -# 輸兩場就出局。總決賽裡，敗部冠軍要贏兩次才行。
tournament-winners = **勝部**
tournament-losers = **敗部**：再輸就出局
tournament-final = **總決賽**
tournament-grand-final-1 = 總決賽
tournament-grand-final-2 = 總決賽第二場
format-round-robin = 循環賽
format-swiss = 瑞士制

tournament-closes = 報名 { $when } 截止並開賽：{ $hour } · 已報名{ $count }人，最多{ $most }人，{ $seeding }
seeding-rating = 依等級分排種子
seeding-draw = 抽籤排種子
seeding-hand = 主辦者排種子
tournament-begins-soon = { $missing ->
    [0] ⏰ **{ $when } 開賽。**不能打的話，請先按「{ button-sign-off }」。
   *[other] ⏰ **再有{ $missing }人報名，{ $when } 就開賽**；不然到時候就取消。
}
tournament-closes-short = { $state }，{ $when } 截止
tournament-nobody = 還沒有人報名。
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = 報名
button-sign-off = 退出
tournament-waiting = ⏳ **候補名單**（{ $count }人）：有人退出時，排在最前面的人遞補。
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ 候補轉正：{ $names }
button-wait-list = 加入候補名單
tournament-waiting-place = 錦標賽已滿，你已進入候補名單：**第{ $place }位**。開始前若有人退出，排在最前面的人會遞補，並收到通知。按「{ $button }」可退出候補。

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = 第{ $number }/{ $rounds }輪
tournament-final-0 = 決賽
tournament-final-1 = 準決賽
tournament-final-2 = 八強賽
tournament-begin = **請按「{ button-here }」**，{ $when } 截止。兩人都到，對戰就開始。沒準時到的人算輸。
tournament-ends = 這一輪最晚 { $when } 結束；到時還在打的對戰看比數決定。
tournament-misses = -# 連續缺席兩輪，就失去錦標賽的參賽資格。
tournament-begin-again = ⏰ **你的對戰在等你。請按「{ button-here }」**，{ $when } 截止。過了就算輸。
tournament-ends-again = ⏰ **這一輪 { $when } 結束**；到時還在打的對戰看比數決定。輪到你的話，`/koikoi 我的對戰` 帶你回去。
tournament-again = 🔁 表示兩人碰過了：沒辦法讓每個人都遇到新對手。
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[other] 🎴 { $first } – { $second } · [牌桌]({ $url })
}
pairing-first = ✔️ **{ $first }** 打敗 { $second }{ $cause }
pairing-second = ✔️ **{ $second }** 打敗 { $first }{ $cause }
pairing-draw = ✔️ { $first } 和 { $second }：平手{ $cause }
pairing-neither = ✖️ { $first } 和 { $second }：都算輸{ $cause }
pairing-annulled = ➖ { $first } 和 { $second }：對誰都不計（退出錦標賽）
pairing-wins = （{ $first }–{ $second }）
pairing-bye = ✔️ **{ $first }** 輪空
pairing-rests = 💤 **{ $first }** 這一輪休息
cause-no-show = （沒準時到）
cause-left = （退出錦標賽）
cause-admin = （管理員判定）
tournament-decided = -# ⚖️ { $admin } 判定了第{ $round }輪 { $first } – { $second }：{ $note }
tournament-corrected = -# ⚖️ { $admin } 更正了第{ $round }輪 { $first } – { $second }（原本：{ $before }）：{ $note }
tournament-removed = -# ⚖️ { $admin } 移除了 { $name }：{ $note }
button-here = 我來了
button-standings = 排名
button-tournament-text = 存成文字
tournament-text-sent = 這是錦標賽的文字檔，可以保存或轉傳。
button-withdraw-tournament = 退出

tournament-over = ### 🏆 { $name } 結束了
tournament-won = { $count ->
    [1] 🎉 恭喜 { $names }！你贏得錦標賽了。
   *[other] 🎉 恭喜 { $names }！你們並列第一。
}
tournament-not-won = 沒有人奪冠。
ended-left = 決賽沒打完：{ $names } 退出錦標賽了。
ended-no-show = 決賽沒打成：{ $names } 沒準時到。
ended-unopposed = 沒有決賽：{ $names } 已經沒有對手了。
ended-no-final = 沒有決賽：已經沒有選手了。
ended-alone = 打完第{ $number }/{ $rounds }輪就結束了：其他人都退出了。
ended-empty = 所有人都退出錦標賽了。
table-elimination = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $won }勝{ $lost }敗{ $notes }
tournament-row = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = （輪空{ $count }次）
table-left = （已退出）
table-annulled = （已退出，成績不計）
tournament-too-few = 報名不到{ $fewest }人，所以取消了。
tournament-cancelled = { $admin } 取消了錦標賽：{ $note }
tournament-plays-on = 已經開始的對戰可以打完，但這裡不再計算。

tournament-leave-question = 現在要退出 **{ $name }** 嗎？正在打的對戰算投降，之後的對手不戰而勝。退出後不能再回來，也不能奪冠了。
tournament-leave-annuls = 你打的對戰還不到一半：退出的話，打過的對誰都不計。
button-withdraw-yes = 對，退出
button-withdraw-no = 不退
tournament-left = 你退出錦標賽了。
tournament-stayed = 你繼續比賽。
tournament-noted = 好了。錦標賽的訊息裡看得到。

tournaments-title = ### 🏆 這裡的錦標賽
tournaments-line = { $name } · { $count }人 · { $state }
yours-signup = -# ↳ 你報名了。
yours-waiting = -# ↳ 你是候補第{ $place }位。
yours-call = -# ↳ 你的對手是 { $opponent }。請按「{ button-here }」！
yours-wait = -# ↳ 你的對手是 { $opponent }，還沒到。
yours-match = -# ↳ 你正在跟 { $opponent } 打：`/koikoi 我的對戰` 帶你去。
tournaments-none = 這裡還沒有錦標賽。管理伺服器的人可以辦一場：`/koikoi-admin 錦標賽`。
tournaments-none-admin = 這裡還沒有錦標賽。
button-manage = 管理
button-all-tournaments = 所有錦標賽
tournament-stage-signup = 報名中
tournament-stage-finished = 已結束
tournament-stage-won = { $names } 奪冠
tournament-stage-cancelled = 已取消

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = 這裡只有你看得到。管理伺服器的人都能做一樣的事。你寫的理由大家都看得到。
tournament-made = ✔ 開始報名了：訊息就在這個頻道。報名截止後錦標賽會自動開始。
tournament-entry = 只有身分組 { $role } 的成員能報名。
tournament-prize-role = 🎖️ 冠軍會得到身分組 { $role }。
tournament-prize-given = { $count ->
    [1] 🎖️ { $names } 拿到身分組 { $role } 了。
   *[other] 🎖️ { $names } 都拿到身分組 { $role } 了。
}
tournament-prize-refused = ⚠️ Discord 不讓我頒發身分組 { $role }。可以請管理員來頒：{ $names }
tournament-prize-partly = ⚠️ Discord 只讓我把身分組 { $role } 頒給一部分優勝者。其餘的可以請管理員來頒：{ $names }
audit-prize = 贏得來來錦標賽 { $name }
tournaments-new = 新的錦標賽…
change-title-new = 新的錦標賽
plan-format-label = 賽制
plan-format-single = 單淘汰：輸一場就出局
plan-format-double = 雙淘汰：輸兩場才出局
plan-format-round-robin = 循環賽：跟每個人都打
plan-format-swiss = 瑞士制：打幾輪，對手實力相近
plan-days-label = 每輪時間
plan-best-label = 每組打幾場
plan-best-1 = 一場定勝負
plan-best-3 = 三戰兩勝
plan-rounds-label = 輪數
plan-rounds-about = 留空：需要幾輪就幾輪
plan-entry-label = 報名需要的身分組
plan-entry-about = 只有這個身分組的成員能報名（留空：所有人）
plan-call-label = 要通知的身分組
plan-call-about = 開放報名時通知這個身分組（留空：不通知）
plan-prize-label = 頒給冠軍的身分組
plan-call = 📣 開放報名時會通知 { $role }。
button-plan-matches = 對戰…
button-plan-roles = 身分組…
plan-question = 你看到的是你自己的時間，別人看到的是他們的時間。對嗎？
button-plan-yes = 對，開放報名
button-plan-no = 算了
plan-dropped = 還沒有開放報名。
begin-question = **{ $name }** 會在 { $hour }（{ $when }）開始。對嗎？

    你看到的是你自己的時間，別人看到的是他們的時間。
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**：這個時間有兩種意思。什麼時候開始？
button-which = 選 { $number }
button-hour-yes = 對，就那時開始
choose-change = 修改…
change-title = 修改錦標賽
change-name-label = 名稱
change-name-about = 大家都看得到。
change-begins-label = 開始時間
change-begins-about = 2小時後或明天20點，按本伺服器的時間。在那之前可以報名。
change-most-label = 最多人數
change-most-about = 3 到 { $most }。已經報名的人都會留著。
tournament-done = ✔ 好了。
tournament-done-gone = ✔ 已儲存。但沒有訊息能顯示它：錦標賽的頻道被刪了。
tournament-done-closed = ✔ 已儲存。但錦標賽的訊息還沒更新：我不能在 { $channel } 發訊息。等我能發了就會更新。
tournament-brought = ✔ 現在它顯示在這個頻道；之後的對戰也在這裡打。
tournament-held-gone = ⚠️ **我沒辦法顯示這場錦標賽：它的頻道被刪了。**時間暫停中，不會影響到任何人。請到別的頻道按「{ button-show-here }」。
tournament-held-closed = ⚠️ **我沒辦法顯示這場錦標賽：我不能在 { $channel } 發訊息。**時間暫停中，不會影響到任何人。請讓我重新能在那裡發訊息，或到別的頻道按「{ button-show-here }」。
tournament-held-filtered = ⚠️ **我沒辦法顯示這場錦標賽：AutoMod 擋下了我在 { $channel } 的訊息。**時間暫停中，不會影響到任何人。請在「伺服器設定 → AutoMod」把我的身分組設為例外，再按「{ button-show-here }」。
tournament-held-away = ⚠️ **Discord 沒收下這場錦標賽的訊息。**時間暫停中，不會影響到任何人。我等一下再試。
tournament-held = -# ⚠️ 訊息現在顯示不出來，時間暫停。請告訴管理員。
button-start-now = 馬上開始…
start-question = 現在就用{ $count }人開始 **{ $name }** 嗎？之後就不能報名了。
button-start-yes = 對，開始
button-show-here = 顯示在這裡
button-cancel = 取消錦標賽…
choose-pairing = 設定結果…
button-decide = 判定…
button-correct = 更正…
pairing-own = -# ↳ 這場對戰你自己在打，由別的管理員判定。
choose-removed = 移除選手…
button-seeds = 種子…
seeds-title = ### 🏆 { $name } · 種子
seeds-about = 種子決定誰對誰。目前：{ $seeding }。抽籤或更改之後報名的人排在最後。
choose-seed = 選擇要改種子的人…
button-seeds-rating = 依等級分
button-seeds-draw = 抽籤
seed-title = { $name } 的種子
seed-label = 種子
seed-about = 1 是頭號種子，最大到 { $count }。其他人的順序不變。
decide-question = **{ $pairing }** 結果怎樣？接下來寫理由，大家都看得到。
decide-now = 目前：{ $line }
decide-stops = 他們的對戰還在打：會中止，不計勝負。
decide-goes-on-double = 贏家晉級。輸的人第二次輸就出局。都算輸的話，兩人都記一敗。
decide-goes-on-single = 贏家進下一輪。都算輸的話，沒有人晉級。
decide-ends = - { $result }：錦標賽結束。{ $count ->
    [0] 沒有人奪冠。
    [1] { $names } 奪冠。
   *[other] { $names } 並列第一。
}
decide-ends-many = - { $result }：錦標賽結束。{ $count }人並列第一。
decide-until = 下一輪開始前都可以更正結果。
decide-last-of-round = ⚠️ 這是這一輪最後一場沒打完的對戰：下一輪會馬上開始。之後結果就不能改了。
decide-last = ⚠️ 這是最後一場沒打完的對戰：錦標賽會馬上結束。之後結果就不能改了。
decide-first = { $first } 贏
decide-second = { $second } 贏
decide-draw = 平手
decide-neither = 都算輸
reason-title = 你的理由
reason-label = 為什麼？
reason-about = 大家都看得到，會附上你的名字。
reason-about-end = 錦標賽馬上結束，沒有人奪冠。大家都看得到理由和你的名字。
reason-about-remove = 正在打的對戰算輸，而且不能再回來。大家都看得到理由和你的名字。

table-about-swiss = -# 積分 · 勝–和–敗 · 對手的積分（BH）。積分一樣時看 BH。
table-about-round-robin = -# 積分 · 勝–和–敗 · 打敗過的對手的積分（SB）。積分一樣時看 SB。
table-rule-swiss = -# 算 BH 時，輪空或沒打的對戰當作對上虛擬對手，跟西洋棋（FIDE）一樣。
table-rule-round-robin = -# 選手打完一半對戰之前退出的話，成績全部不計，跟西洋棋（FIDE）一樣。
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = { $name } 的對戰表。這一輪：
alt-standings = 錦標賽的排名：
refused-line-of-tournament = 這是錦標賽的對戰：誰跟贏家打由錦標賽決定。

# A tournament among the server's events; the third one is the event's own text.
button-event-on = 加到伺服器活動
button-event-off = 從伺服器活動移除
event-about = 請在開始前到頻道報名。
tournament-event-on = 📅 這場錦標賽列在伺服器的活動裡。
tournament-event-refused = ⚠️ Discord 沒有接受這個活動。我需要「建立活動」權限，而且一個伺服器最多只能有100個活動。
tournament-event-again = 之後請按「{ button-event-on }」。
