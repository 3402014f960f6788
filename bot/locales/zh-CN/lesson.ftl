# `/koikoi learn` 的入门课。手机上一屏约八行：每一步都要短。

plant-1 = 松
plant-2 = 梅
plant-3 = 樱
plant-4 = 藤
plant-5 = 菖蒲
plant-6 = 牡丹
plant-7 = 萩
plant-8 = 芒
plant-9 = 菊
plant-10 = 枫
plant-11 = 柳
plant-12 = 桐
picture-kind-B = 光牌
picture-kind-A = 种牌
picture-kind-R = 短册
picture-kind-C = 素牌
picture-part-captured = 你收的牌
picture-part-field = 场上
picture-part-drawn = 翻出
picture-part-hand = 你的手牌

button-lesson = 入门课：5分钟
button-lesson-skip = 跳过
button-lesson-brief = 一分钟版
button-lesson-undo = 悔一步
button-lesson-next = 继续
button-lesson-round-again = 再打一遍
button-lesson-again = 入门课从头来
hand-lesson = -# 🌱 第一次见这种牌？`/koikoi 教学` 五分钟教会你。你的对战会等着。

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# 五分钟就好。随时可以离开：`/koikoi 教学` 会带你回到原处。
lesson-right = ✅ { $said }

lesson-title-months = 十二个月
lesson-text-months = 48张小牌：十二个月，每月四张。每个月有自己的植物，角上有月份数字。**同一个月的牌是一家。**
lesson-ask-months = 👉 哪张牌和**{ $card }**同月？
lesson-right-months = 对：两张都是1月的松，数字是1。

lesson-title-kinds = 四种牌
lesson-text-kinds = 数字下面的记号表示牌的种类。光牌和种牌少，素牌多。
lesson-ask-kinds = 👉 这里面哪张是**光牌**？它有一颗星。
lesson-right-kinds = 对，是芒月。光牌一共只有五张。

lesson-title-capture = 收牌
lesson-text-capture = 轮到你时，从手牌打出一张。场上有同月的牌，**两张都归你**。没有的话，你的牌就留在场上。
lesson-ask-capture = 👉 去收**{ $card }**：你的哪张牌和它同月？
lesson-right-capture = 樱收樱：两张都是你的了。

lesson-title-draw = 然后是牌堆
lesson-text-draw = 你出完牌，牌堆最上面的一张会翻开。它也一样：收走同月的牌，或者留在场上。
lesson-ask-draw = 👉 你翻出了**{ $card }**。它能收场上的哪张？
lesson-right-draw = 又收两张。这就是一个完整的回合：手牌出一张，牌堆翻一张。

lesson-title-yaku = 役
lesson-text-yaku = 收来的牌凑成固定的组合，就叫**役**，役就是分数。比如“猪鹿蝶”，5分。三张里你已经有两张了！
lesson-ask-yaku = 👉 去收**{ $card }**：用你的哪张牌？
lesson-right-yaku = **猪鹿蝶！**你的第一个役。

lesson-title-stop = 停手，还是来来？
lesson-text-stop = 凑出新的役，你来选。**停手**：本局结束，你拿到5分。**来来**（“再来，再来！”）：接着打，想要更多；但要是对手先凑出役，你就一分不得。
lesson-ask-stop = 👉 你还剩两张牌，什么都收不了。怎么选更聪明？
lesson-right-stop = 这5分稳稳到手。
lesson-wrong-koi = 🙂 有胆量！可你最后两张牌什么都收不了，分数很难再涨，5分还可能飞走。这里还是停手好。

lesson-title-round = 你的第一局
lesson-text-round = 现在和我真正打一局。绿色按钮能收牌；图里同样的字母标着配对的两张牌，“親”是庄家。每回合都有提示，但随你怎么打：不计成绩，每一步都能悔。
lesson-opponent = 电脑
lesson-tipped = 💡 { $said }
lesson-reason-lay = 现在什么都收不了，打一张舍得的
lesson-decision = **停手**：拿到{ $points }分。**来来**：接着打，想要更多；但要是我先凑出役，你就一分不得。
lesson-decide = 👉 这里两种都行，你来定！
lesson-decide-why = 👉 这里两种都行：{ $reason }。求稳，还是拼一把？
lesson-see-near = 👀 你收到的牌上方出现了快成的役，暗的牌就是还缺的。
lesson-see-koi = 👀 图里的“こい”表示喊了来来。
lesson-decide-safe = 👉 { $points }分已经稳了，“停手”比较明智。
lesson-decide-stop = 👉 看不到更多的分了，“停手”比较明智。
lesson-back = 🙂 **{ $action }**这一步先悔掉吧：这样打，就来不及凑出役了。
lesson-back-koi = 🙂 有胆量！可是来不及再凑一个役了，手里的分也会飞走。咱们悔一步，停手吧。
lesson-won = 🎉 **这一局你赢了：{ $sum }！**
lesson-won-more = 整个游戏就是这样：收牌、翻牌、凑役、做决定。一场对战就是这样打上几局。

lesson-title-done = 你学会“来来”了
lesson-text-done =
    所有的役都在这里；值6分的那两个，要发牌时手里就有才算。不用背：对战时点“{ button-yaku }”按钮，就知道还差几张。
    和我打一局，或者邀请别人：`/koikoi 对战`。

lesson-wrong-month = 🙂 差一点。**{ $card }**是{ $month }。**{ $about }**是{ $right }：找找数字{ $number }。
lesson-wrong-kind = 🙂 差一点。**{ $card }**是{ $kind }。找找角上的星。
lesson-kind-B = 光牌
lesson-kind-A = 种牌
lesson-kind-R = 短册
lesson-kind-C = 素牌

lesson-alt-months = 按月份排好的所有牌。
lesson-alt-part = { $part }：{ $cards }。
lesson-alt-kind-B = 五张带星的牌：鹤、幕、月、小野道风、凤凰
lesson-alt-kind-A = 九张带菱形的牌：莺、杜鹃、八桥、蝶、猪、雁、酒杯、鹿、燕
lesson-alt-kind-R = 十张短册
lesson-alt-kind-C = 二十四张带圆点的牌
