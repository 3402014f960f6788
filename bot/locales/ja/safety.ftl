# 会いたくない相手を避けるために

button-block = ブロック
block-question = { $name }をブロックしますか？ あなたに対戦を申し込めなくなり、二人の間で返事を待っている申し込みは終わります。相手には知らされません。あなたが誰でも入れる卓を立てたときは、これまでどおり誰でも席に着けます。
button-block-yes = ブロックする
button-block-no = やめておく
block-done = { $name }をブロックしました。ブロックの一覧と解除は `/こいこい 設定` にあります。
block-known = { $name }はすでにブロックしています。一覧と解除は `/こいこい 設定` にあります。
block-match-runs = この対戦は、投了しなければそのまま続きます。
block-kept = 何も変更していません。
button-blocks = ブロックした人
blocks-title = ### ブロックした人
blocks-none = ブロックした人はいません。
blocks-line = { $name } · { $since }
blocks-lift = 解除する人を選ぶ
blocks-lifted = { $name }のブロックを解除しました。
blocks-note = -# この一覧はあなたにしか見えません。ブロックは、人との対戦のメニューからできます。

refused-blocked-by-you = { $name }をブロックしています。一覧と解除は `/こいこい 設定` にあります。
refused-nobody-to-block = この対戦には、ブロックできる相手がいません。
