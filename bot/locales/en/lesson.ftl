# The lesson of `/koikoi learn`. A phone shows about eight lines: few words on each step.

plant-1 = Pine
plant-2 = Plum
plant-3 = Cherry
plant-4 = Wisteria
plant-5 = Iris
plant-6 = Peony
plant-7 = Bush clover
plant-8 = Pampas grass
plant-9 = Chrysanthemum
plant-10 = Maple
plant-11 = Willow
plant-12 = Paulownia
picture-kind-B = Brights
picture-kind-A = Animals
picture-kind-R = Ribbons
picture-kind-C = Plain cards
picture-part-captured = You captured
picture-part-field = Field
picture-part-drawn = Drawn
picture-part-hand = Your hand

button-lesson = Lesson: 5 minutes
button-lesson-skip = Skip
button-lesson-brief = In one minute
button-lesson-undo = Undo
button-lesson-next = Continue
button-lesson-round-again = Play it again
button-lesson-again = Restart the lesson
hand-lesson = -# 🌱 New to these cards? `/koikoi learn` teaches you in five minutes. Your match will wait.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Five minutes. Leave whenever you like: `/koikoi learn` picks up where you left off.
lesson-right = ✅ { $said }

lesson-title-months = Twelve months
lesson-text-months = 48 small cards: twelve months, four cards each. Each month has its own plant, and its number in the corner. **Cards of the same month belong together.**
lesson-ask-months = 👉 Which card is from the same month as the **{ $card }**?
lesson-right-months = Yes: both are January, pine, number 1.

lesson-title-kinds = Four kinds
lesson-text-kinds = The symbol under the number shows what kind of card it is. There are few brights and animals, and many plain cards.
lesson-ask-kinds = 👉 Which of these is a **bright**? Look for the star.
lesson-right-kinds = Yes, the moon. Only five cards are brights.

lesson-title-capture = Take a card
lesson-text-capture = On your turn, you play one card from your hand. If there's a card of the same month on the field, **you take both**. If not, your card stays there.
lesson-ask-capture = 👉 Take the **{ $card }**: which of your cards is from the same month?
lesson-right-capture = Cherry takes cherry: both cards are yours.

lesson-title-draw = Then the draw pile
lesson-text-draw = After your card, the top card of the draw pile is turned over. It works the same way: it takes a card of its month, or stays on the field.
lesson-ask-draw = 👉 You drew a **{ $card }**. Which card on the field does it take?
lesson-right-draw = Two more for you. That is a whole turn: a card from your hand, then a card from the draw pile.

lesson-title-yaku = Yaku
lesson-text-yaku = Points come from sets of captured cards, called **yaku**. One of them: *boar, deer, butterflies*, 5 points. You already have two of the three!
lesson-ask-yaku = 👉 Take the **{ $card }**: which of your cards captures it?
lesson-right-yaku = **Boar, deer, butterflies!** Your first yaku.

lesson-title-stop = Stop or koi-koi?
lesson-text-stop = With a new yaku you choose. **Stop**: the round ends, and you get your 5 points. **Koi-koi** (“come on!”): you keep playing for more, but if your opponent makes a yaku first, you get nothing.
lesson-ask-stop = 👉 You have two cards left, and neither can capture anything. Which is wiser?
lesson-right-stop = The 5 points are yours now.
lesson-wrong-koi = 🙂 Brave! But your last two cards can't capture anything, so you're unlikely to get more, and you could lose the 5 points. Stop is wiser here.

lesson-title-round = Your first round
lesson-text-round = Now a real round against me. Green buttons capture; in the picture, both cards have the same letter, and 親 marks the dealer. Follow the tips or play what you like: it doesn't count, and you can take back any move.
lesson-opponent = Computer
lesson-tipped = 💡 { $said }
lesson-reason-lay = nothing to capture, so play one you can spare
lesson-decision = **Stop**: { $points ->
    [one] 1 point is yours.
   *[other] { $points } points are yours.
} **Koi-koi**: play for more, but if I make a yaku first, you get nothing.
lesson-decide = 👉 Both work here. It's your choice!
lesson-decide-why = 👉 Both work here: { $reason }. Safe or brave?
lesson-see-near = 👀 New above your captured cards: a yaku you're close to. The missing card is dimmed.
lesson-see-koi = 👀 こい in the picture marks a koi-koi call.
lesson-decide-safe = 👉 { $points } points are safe: *Stop* is wise.
lesson-decide-stop = 👉 There's nothing more to gain here, so *Stop* is wise.
lesson-back = 🙂 Let's take **{ $action }** back: you couldn't finish a yaku in time after that.
lesson-back-koi = 🙂 Brave! But you couldn't finish another yaku in time, and you'd lose your points. Let's take that back and stop.
lesson-won = 🎉 **You win the round: { $sum }!**
lesson-won-more = That was the whole game: take, draw, collect, decide. A match is a few rounds like this.

lesson-title-done = You know Koi-Koi
lesson-text-done =
    Here are all the yaku; the two worth 6 only count in the hand you're dealt. You don't have to memorise them: in a match, the *{ button-yaku }* button shows how close you are.
    Play a round with me, or challenge someone: `/koikoi play`.

lesson-wrong-month = 🙂 Not quite. **{ $card }** is { $month }. **{ $about }** is { $right }: look for the number { $number }.
lesson-wrong-kind = 🙂 Not quite. **{ $card }** is { $kind }. Look for the star in the corner.
lesson-kind-B = a bright
lesson-kind-A = an animal
lesson-kind-R = a ribbon
lesson-kind-C = a plain card

lesson-alt-months = All cards in their months.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = five cards with a star: crane, curtain, moon, rain man, phoenix
lesson-alt-kind-A = nine cards with a diamond: nightingale, cuckoo, bridge, butterflies, boar, geese, sake cup, deer, swallow
lesson-alt-kind-R = ten cards with a ribbon
lesson-alt-kind-C = twenty-four cards with a dot
