# 再生（一手ずつ）と、局の動画。

button-replay = 再生
button-replay-here = 再生で見る
button-replay-first = 最初
button-replay-back = 戻る
button-replay-next = 次へ
button-replay-last = 最後
button-replay-open = 両者の手札を開く
button-replay-table = 手札を伏せる
button-film = 動画
button-film-play = ▶ 動画を再生
replay-head = { $score } · { $round } · { $step }/{ $steps }
replay-dealt = { $mark } { $name }が親で、先に打ちます。
replay-judged = -# 🔎 検討：{ $grade }
replay-cut = -# 記録はここまでです（対戦の途中）。
replay-player = プレイヤー{ $number }
replay-rounds = 局を選ぶ
replay-points = 分かれ目を選ぶ
replay-point = { $round } { $turn }手目：{ $grade }
replay-choose = どの対戦を見直しますか？ 記録ファイルも再生できます：`/koikoi 再生` の「ファイル」。
replay-which = 終わった対戦
replay-none = ここで終わった対戦はまだありません。記録ファイルを再生するには、`/koikoi 再生` の「ファイル」に添付してください。
replay-reviewed = 🔎 検討ができました。再生を進めると、一手ごとの評価が出ます。分かれ目も選べます。
replay-accuracy = { $mark } { $name }：精度{ $accuracy }
film-still = -# `/koikoi 設定` で選んだとおり、静止画です。
film-title = 🎞️ { $match } · { $round }
film-alt = { $round }の動画（一手ずつ）。最後は結果：
film-alt-cut = { $round }の動画（一手ずつ）。結果はありません。
alt-in-hand = { $player }の手札：{ $cards }。

# ファイルを再生できない理由。
record-none = 記録ではありません。記録は `koikoi 1` で始まるテキストファイルで、結果の下の「{ button-more }」→「{ button-record }」ボタンで手に入ります。
record-size = 大きすぎます。記録は{ $kilobytes }KB、配札100回までです。
record-empty = 局が一つもありません。
record-rules = { $line }行目のルールは、存在しないか、ほかと矛盾しています。
record-notation = { $line }行目が読めません。
record-illegal = { $line }行目の手は、ルール上できません。
