# `/koikoi learn` 的入門課。手機一次約看得到八行：每一步都要短。

plant-1 = 松
plant-2 = 梅
plant-3 = 櫻
plant-4 = 藤
plant-5 = 菖蒲
plant-6 = 牡丹
plant-7 = 萩
plant-8 = 芒
plant-9 = 菊
plant-10 = 楓
plant-11 = 柳
plant-12 = 桐
picture-kind-B = 光牌
picture-kind-A = 種牌
picture-kind-R = 短冊
picture-kind-C = 素牌
picture-part-captured = 你吃的牌
picture-part-field = 場上
picture-part-drawn = 翻到
picture-part-hand = 你的手牌

button-lesson = 入門課：5分鐘
button-lesson-skip = 跳過
button-lesson-brief = 一分鐘版
button-lesson-undo = 收回這步
button-lesson-next = 繼續
button-lesson-round-again = 再打一遍
button-lesson-again = 入門課從頭來
hand-lesson = -# 🌱 第一次看到這種牌嗎？`/koikoi 教學` 五分鐘帶你認識。你的對戰會等你。

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# 五分鐘就好。隨時可以離開：`/koikoi 教學` 會帶你回到原本的地方。
lesson-right = ✅ { $said }

lesson-title-months = 十二個月
lesson-text-months = 48張小牌：十二個月，每月四張。每個月有自己的植物，角落有月份數字。**同一個月的牌是一家人。**
lesson-ask-months = 👉 哪張牌跟**{ $card }**同月？
lesson-right-months = 沒錯：兩張都是1月的松，數字是1。

lesson-title-kinds = 四種牌
lesson-text-kinds = 數字下面的記號代表牌的種類。光牌和種牌少，素牌多。
lesson-ask-kinds = 👉 這裡面哪張是**光牌**？它有一顆星星。
lesson-right-kinds = 沒錯，是芒月。光牌總共只有五張。

lesson-title-capture = 吃牌
lesson-text-capture = 輪到你時，從手牌打出一張。場上有同月的牌，**兩張都歸你**。沒有的話，你的牌就留在場上。
lesson-ask-capture = 👉 把**{ $card }**吃下來：你的哪張牌跟它同月？
lesson-right-capture = 櫻吃櫻：兩張都是你的了。

lesson-title-draw = 接著是牌堆
lesson-text-draw = 你出完牌，牌堆最上面那張會翻開。它也一樣：吃走同月的牌，或留在場上。
lesson-ask-draw = 👉 你翻到**{ $card }**。它能吃場上的哪張？
lesson-right-draw = 又吃到兩張。這就是一個完整的回合：手牌出一張，牌堆翻一張。

lesson-title-yaku = 役
lesson-text-yaku = 吃到的牌湊成特定組合，叫做**役**，有役才有分數。像「豬鹿蝶」就是5分。三張裡你已經有兩張囉！
lesson-ask-yaku = 👉 把**{ $card }**吃下來：要用你的哪張牌？
lesson-right-yaku = **豬鹿蝶！**你的第一個役。

lesson-title-stop = 收手，還是來來？
lesson-text-stop = 湊出新的役，換你選。**收手**：這局結束，5分入袋。**來來**（「再來再來！」）：繼續打，想要更多；可是如果對手先湊出役，你就一分都沒有。
lesson-ask-stop = 👉 你剩兩張牌，什麼都吃不到。怎麼選比較聰明？
lesson-right-stop = 5分穩穩入袋。
lesson-wrong-koi = 🙂 有膽識！可是你最後兩張牌什麼都吃不到，分數很難再多，5分還可能飛走。這裡收手比較好。

lesson-title-round = 你的第一局
lesson-text-round = 現在跟我真的打一局。綠色按鈕能吃牌；圖裡同樣的字母標出配對的兩張牌，「親」是莊家。每個回合都有提示，不過隨你打：不算成績，每一步都能收回。
lesson-opponent = 電腦
lesson-tipped = 💡 { $said }
lesson-reason-lay = 現在什麼都吃不到，打一張捨得的
lesson-decision = **收手**：{ $points }分入袋。**來來**：繼續打，想要更多；可是如果我先湊出役，你就一分都沒有。
lesson-decide = 👉 這裡兩種都可以，你決定！
lesson-decide-why = 👉 這裡兩種都可以：{ $reason }。要求穩，還是拚一把？
lesson-see-near = 👀 你吃到的牌上方出現了快湊成的役，暗的牌就是還缺的。
lesson-see-koi = 👀 圖裡的「こい」表示喊了來來。
lesson-decide-safe = 👉 { $points }分已經穩了，「收手」比較聰明。
lesson-decide-stop = 👉 看不到更多分數了，「收手」比較聰明。
lesson-back = 🙂 **{ $action }**這步先收回來吧：這樣打，役會來不及湊。
lesson-back-koi = 🙂 有膽識！可是來不及再湊一個役，分數也會飛走。我們收回這步，收手吧。
lesson-won = 🎉 **這一局你贏了：{ $sum }！**
lesson-won-more = 整個遊戲就是這樣：吃牌、翻牌、湊役、做決定。一場對戰就是像這樣打幾局。

lesson-title-done = 你會玩「來來」了
lesson-text-done =
    所有的役都在這裡；值6分的那兩個，要發牌時手上就有才算。不用背：對戰時按「{ button-yaku }」，就知道還差幾張。
    跟我打一局，或邀請別人：`/koikoi 對戰`。

lesson-wrong-month = 🙂 差一點。**{ $card }**是{ $month }。**{ $about }**是{ $right }：找找數字{ $number }。
lesson-wrong-kind = 🙂 差一點。**{ $card }**是{ $kind }。找找角落的星星。
lesson-kind-B = 光牌
lesson-kind-A = 種牌
lesson-kind-R = 短冊
lesson-kind-C = 素牌

lesson-alt-months = 按月份排好的所有牌。
lesson-alt-part = { $part }：{ $cards }。
lesson-alt-kind-B = 五張有星星的牌：鶴、幕、月、小野道風、鳳凰
lesson-alt-kind-A = 九張有菱形的牌：鶯、杜鵑、八橋、蝶、豬、雁、酒杯、鹿、燕
lesson-alt-kind-R = 十張短冊
lesson-alt-kind-C = 二十四張有圓點的牌
