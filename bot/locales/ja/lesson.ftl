# `/koikoi learn` のレッスン。スマホに入るのは8行ほど。各ステップの言葉は少なく。

plant-1 = 松
plant-2 = 梅
plant-3 = 桜
plant-4 = 藤
plant-5 = 菖蒲
plant-6 = 牡丹
plant-7 = 萩
plant-8 = 芒
plant-9 = 菊
plant-10 = 紅葉
plant-11 = 柳
plant-12 = 桐
picture-kind-B = 光
picture-kind-A = タネ
picture-kind-R = 短冊
picture-kind-C = カス
picture-part-captured = 取り札
picture-part-field = 場札
picture-part-drawn = めくり札
picture-part-hand = 手札

button-lesson = 5分レッスン
button-lesson-skip = とばす
button-lesson-brief = 1分で読む
button-lesson-undo = 一手戻す
button-lesson-next = 次へ
button-lesson-round-again = もう一度やる
button-lesson-again = 最初から
hand-lesson = -# 🌱 花札は初めてですか？ `/koikoi 遊び方` で5分で覚えられます。対戦はそのまま待っています。

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# 5分ほどです。途中でやめても、`/koikoi 遊び方` で続きから始められます。
lesson-right = ✅ { $said }

lesson-title-months = 12か月の札
lesson-text-months = 花札は48枚。1月から12月まで4枚ずつあり、月ごとに草木が決まっています。隅の数字が月です。**同じ月の札は仲間です。**
lesson-ask-months = 👉 **{ $card }**と同じ月の札はどれ？
lesson-right-months = そうです。どちらも1月、松の札です。

lesson-title-kinds = 4つの種類
lesson-text-kinds = 数字の下の印が札の種類です。光とタネは少なく、カスはたくさんあります。
lesson-ask-kinds = 👉 この中で**光札**はどれ？ 星の印です。
lesson-right-kinds = そうです、月です。光札は5枚だけです。

lesson-title-capture = 札を取る
lesson-text-capture = 自分の番には手札を1枚出します。場に同じ月の札があれば、**両方取れます**。なければ、出した札は場に残ります。
lesson-ask-capture = 👉 **{ $card }**を取りましょう。同じ月の手札はどれ？
lesson-right-capture = 桜で桜が取れました。2枚ともあなたの札です。

lesson-title-draw = 次は山札
lesson-text-draw = 手札のあとは、山札を1枚めくります。これも同じで、場に同じ月の札があれば取り、なければ場に残ります。
lesson-ask-draw = 👉 **{ $card }**をめくりました。場のどの札が取れる？
lesson-right-draw = また2枚取れました。手札から1枚、山札から1枚。自分の番でするのは、これだけです。

lesson-title-yaku = 役
lesson-text-yaku = 取った札の組み合わせが**役**になり、点になります。たとえば「猪鹿蝶」は5文。あと1枚です！
lesson-ask-yaku = 👉 **{ $card }**を取りましょう。どの手札で取れる？
lesson-right-yaku = **猪鹿蝶！** 初めての役です。

lesson-title-stop = 勝負か、こいこいか
lesson-text-stop = 役ができたら選びます。**勝負**なら局を終えて5文をもらいます。**こいこい**なら続けてもっと狙えますが、相手に先に役を作られると0文です。
lesson-ask-stop = 👉 手札はあと2枚で、今は何も取れません。どちらがよい？
lesson-right-stop = 5文、確実にいただきました。
lesson-wrong-koi = 🙂 その意気です！ でも残りの2枚では何も取れず、点はまず増えません。5文を失うかもしれないので、ここは勝負がよさそうです。

lesson-title-round = 初めての1局
lesson-text-round = では、私と本番の1局を。緑のボタンは取れる札で、絵では同じ文字の札が取れます。毎回ヒントが出ますが、好きに遊んで大丈夫。成績には入らず、いつでも一手戻せます。
lesson-opponent = コンピューター
lesson-tipped = 💡 { $said }
lesson-reason-lay = 今は何も取れないので、なくてもよい札を出します
lesson-decision = **勝負**なら{ $points }文。**こいこい**なら続けてもっと狙えますが、私が先に役を作ると0文です。
lesson-decide = 👉 ここはどちらでも大丈夫。お好きなほうをどうぞ！
lesson-decide-why = 👉 ここはどちらでも大丈夫。{ $reason }。堅実に？ それとも強気に？
lesson-see-near = 👀 取り札の上に、もうすぐできる役が出ました。暗い札が、まだ足りない札です。
lesson-see-koi = 👀 絵の「こい」は、こいこいをした印です。
lesson-decide-safe = 👉 { $points }文は確実なので、「勝負」がよさそうです。
lesson-decide-stop = 👉 これ以上は望めないので、「勝負」がよさそうです。
lesson-back = 🙂 **{ $action }**は取り消しておきましょう。それだと役が間に合いません。
lesson-back-koi = 🙂 強気ですね！ でももう役は間に合わず、点を失ってしまいます。取り消して、勝負にしましょう。
lesson-won = 🎉 **この局はあなたの勝ち：{ $sum }！**
lesson-won-more = これで全部です。取る、めくる、集める、決める。対戦は、これを何局か続けるだけです。

lesson-title-done = こいこい、覚えました
lesson-text-done =
    役はこれで全部です（6文の二つは、配られた手札だけで決まる役）。覚えなくても大丈夫。対戦中は「{ button-yaku }」ボタンで、あと何枚かがわかります。
    私と1局遊ぶか、`/koikoi 対戦` で誰かを誘ってみましょう。

lesson-wrong-month = 🙂 惜しい。**{ $card }**は{ $month }です。**{ $about }**は{ $right }なので、数字の{ $number }を探しましょう。
lesson-wrong-kind = 🙂 惜しい。**{ $card }**は{ $kind }です。隅の星を探しましょう。
lesson-kind-B = 光札
lesson-kind-A = タネ札
lesson-kind-R = 短冊札
lesson-kind-C = カス札

lesson-alt-months = 月ごとに並べたすべての札。
lesson-alt-part = { $part }：{ $cards }。
lesson-alt-kind-B = 星の印の5枚：鶴、幕、月、小野道風、鳳凰
lesson-alt-kind-A = ひし形の印の9枚：鶯、不如帰、八橋、蝶、猪、雁、盃、鹿、燕
lesson-alt-kind-R = 短冊の印の10枚
lesson-alt-kind-C = 丸い印の24枚
