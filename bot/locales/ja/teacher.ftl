# 練習の対戦で先生が言うこと：ヒントと、こいこいの確率。

button-hint = 💡 ヒント
button-odds = 確率
button-facts = 詳しく

hint-best = 💡 **{ $action }**：{ $reason }。
hint-best-though = 💡 **{ $action }**：{ $reason }が、ほかの札よりはましです。
hint-only = 💡 **{ $action }**：ほかに手はありません。
hint-even = -# 同じくらい良い手：{ $names }
hint-even-many = -# 同じくらい良い手：{ $names }など、ほかに{ $count }手
hint-second = -# 次点：{ $action }（平均で約{ $points }文の差）
hint-second-rarer = -# 次点：{ $action }（対戦に勝てる見込みが少し下がります）
hint-swap = 💡 手札はまだ伏せられているので、どちらの手札でも同じです。

reason-gap = 。
reason-opponent = 相手
reason-the-other = 相手
list-and = と
list-or = か
list-and-more = と
list-or-more = か
reason-completes = { $yaku }ができます（{ $points }文）
# ほかの役や倍も入るとき。
reason-completes-stop = { $yaku }ができ、勝負なら{ $stop }文になります
reason-adds = できている役が{ $points }文伸びます
reason-captures = { $cards }が取れます
reason-denies = { $other }の{ $yaku }に要る{ $cards }を押さえます
reason-builds = { $yaku }に近づきます
reason-gathers = カスを集めておきます
reason-safe = 場に残っても相手には取れません
reason-safe-held = 場に残っても相手には取れず、あとで{ $cards }で取れます
reason-returns = 残れば{ $cards }で取り返せます
reason-harmless = { $other }に渡っても痛くない札です
reason-nears-play = 次に手札の{ $cards }で取れば{ $yaku }です
reason-nears-take = 次に場の{ $cards }を取れば{ $yaku }です
reason-nears-held = 手札の{ $cards }が取れれば{ $yaku }です
reason-nears-lying = 場の{ $cards }が取れれば{ $yaku }です
reason-nears = { $yaku }まであと{ $cards }だけです
reason-nears-many = { $yaku }まであと1枚です
reason-waits = { $cards }は相手に取れないので、急がなくて大丈夫です
reason-stop-wins = 対戦に勝てます
reason-stop-ties = 勝負では引き分けで終わります
reason-stop-loses = 勝負では対戦に負けてしまいます
reason-banks = { $points }文が確実に入ります
reason-fears = { $other }は{ $cards }が入れば{ $yaku }です
reason-fears-many = { $other }は{ $yaku }まであと1枚です
reason-fears-more = { $other }はあと1枚で{ $yaku }が伸び、上がれます
reason-gives = { $other }に{ $yaku }を許すおそれがあります
reason-feeds = { $other }の{ $yaku }が伸びて、上がられるおそれがあります
reason-exposes = { $other }を{ $yaku }に近づけるおそれがあります
reason-none = 決め手はありませんが、先まで読むと一番良い手です

odds-chances = 🎲 **こいこい**なら：あなたの上がり{ $own }%、相手の上がり{ $other }%、流局{ $nobody }%。
odds-points = **勝負**なら{ $stop }文、**こいこい**なら平均{ $koi }文（相手の得点は差し引き済み）。
odds-match = 対戦に勝つ見込み：勝負{ $stop }%、こいこい{ $koi }%。
odds-even = 💡 どちらもほぼ互角です。お好きなほうをどうぞ。
odds-stop = 💡 ここは**勝負**がよさそうです。
odds-stop-because = 💡 ここは**勝負**がよさそうです。{ $reason }。
odds-stop-for-the-match = 💡 ここは**勝負**がよさそうです。平均点は下がりますが、対戦に勝ちやすくなります。
odds-koi = 💡 ここは**こいこい**がよさそうです。
odds-koi-because = 💡 ここは**こいこい**がよさそうです。{ $reason }。
odds-koi-for-the-match = 💡 ここは**こいこい**がよさそうです。平均点は下がりますが、対戦に勝ちやすくなります。
