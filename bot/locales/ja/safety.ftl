# 会いたくない相手を避けるために

button-block = ブロック
block-question = { $name }をブロックしますか？ あなたに対戦を申し込めなくなり、`/koikoi 相手探し` でも当たらなくなります。二人の間で返事を待っている申し込みは終わります。相手には知らされません。あなたが誰でも入れる卓を立てたときは、これまでどおり誰でも席に着けます。
button-block-yes = ブロックする
button-block-no = やめておく
block-done = { $name }をブロックしました。ブロックの一覧と解除は `/koikoi 設定` にあります。
block-known = { $name }はすでにブロックしています。一覧と解除は `/koikoi 設定` にあります。
block-match-runs = この対戦は、投了しなければそのまま続きます。
block-kept = 何も変更していません。
button-blocks = ブロックした人
blocks-title = ### ブロックした人
blocks-none = ブロックした人はいません。
blocks-line = { $name } · { $since }
button-unblock = ブロック解除
blocks-lifted = { $name }のブロックを解除しました。
blocks-note = -# この一覧はあなたにしか見えません。「{ button-block }」は、人との対戦のメニューからできます。

button-report-person = 相手を通報
report-person-about = { $name }をこのボットの運営者に通報しますか？ 運営者は対戦の記録とあわせて読み、利用を止めることもできます。相手には知らされません。
report-why = 理由を選ぶ
report-reason-leaving = 途中でやめる、時間切れにする
report-reason-unfair = 不正なプレイをする
report-reason-name = 名前や画像が不快
report-reason-other = そのほか
report-person-label = 何がありましたか？
reported-person = ありがとうございます。運営者に届きました。{ $name }には知らされません。
host-report-about = 相手：{ $name }（{ $reason }）

find-pause = 見つかった対戦を途中でやめることが続いています。次に相手を探せるのは{ $when }です。

refused-blocked-by-you = { $name }をブロックしているため、対戦を申し込めません。一覧と解除は `/koikoi 設定` にあります。
refused-no-opponent = この対戦には、ブロックや通報のできる相手がいません。
refused-former-opponent = この相手はデータを消去しました。この対戦からそのアカウントをたどることはできないため、ここではブロックも通報もできません。起きたことは「{ button-report }」でボットの運営者に伝えられます。同じアカウントとまた対戦したときは、そこでブロックできます。
refused-barred-from-find = 運営者により、あなたの `/koikoi 相手探し` は停止されています。サーバーでの対戦はできます。
refused-find-paused = 見つかった対戦を途中でやめたり、来なかったりすることが続きました。次に相手を探せるのは{ $when }です。
