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
picture-kind-B = Bright
picture-kind-A = Animal
picture-kind-R = Ribbon
picture-kind-C = Plain
picture-part-captured = You captured
picture-part-field = Field
picture-part-drawn = Drawn
picture-part-hand = Your hand

button-lesson = Lesson: 5 minutes
button-lesson-skip = Skip
button-lesson-brief = In one minute
button-lesson-undo = Take back
button-lesson-next = Go on
button-lesson-round-again = Play it again
button-lesson-again = Lesson from the start
hand-lesson = -# 🌱 New to these cards? `/koikoi learn` shows them in five minutes. Your match waits.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Five minutes. Leave whenever you like: `/koikoi learn` brings you back to your place.
lesson-right = ✅ { $said }

lesson-title-months = Twelve months
lesson-text-months = 48 small cards: twelve months, four cards each. Every month has its plant, and its number in the corner. **Cards of one month belong together.**
lesson-ask-months = 👉 Which card is of the same month as the **{ $card }**?
lesson-right-months = Yes: both are January, pine, number 1.

lesson-title-kinds = Four kinds
lesson-text-kinds = The sign under the number says what kind a card is. There are few brights and animals, and many plain cards.
lesson-ask-kinds = 👉 Which of these is a **bright**? It has a star.
lesson-right-kinds = Yes, the moon. Only five cards are brights.

lesson-title-capture = Take a card
lesson-text-capture = In your turn you lay one card from your hand. If a card of its month lies on the field, **you take both**. If not, your card stays there.
lesson-ask-capture = 👉 Take the **{ $card }**: which of your cards is of its month?
lesson-right-capture = Cherry takes cherry: both cards are yours.

lesson-title-draw = Then the draw pile
lesson-text-draw = After your card, the top card of the draw pile is turned over. It does the same: it takes a card of its month, or stays on the field.
lesson-ask-draw = 👉 You drew a **{ $card }**. Which card on the field does it take?
lesson-right-draw = Two more for you. That is a whole turn: a card from your hand, then a card from the draw pile.

lesson-title-yaku = Yaku
lesson-text-yaku = Points come from sets of captured cards, called **yaku**. One of them: *boar, deer, butterflies*, 5 points. You have two of the three!
lesson-ask-yaku = 👉 Take the **{ $card }**: which of your cards does it?
lesson-right-yaku = **Boar, deer, butterflies!** Your first yaku.

lesson-title-stop = Stop or koi-koi?
lesson-text-stop = With a new yaku you choose. **Stop**: the round ends, and you get your 5 points. **Koi-koi** (“come on!”): you play on for more, but if the other player makes a yaku first, you get nothing.
lesson-ask-stop = 👉 You have two cards left, and they take nothing. What is wiser?
lesson-right-stop = The 5 points are yours now.
lesson-wrong-koi = 🙂 Brave! But your last two cards take nothing, so you'd hardly get more, and you could lose the 5 points. Stop is wiser here.

lesson-title-round = Your first round
lesson-text-round = Now a real round against me. Green buttons take; in the picture, the same letter marks both cards, and 親 the dealer. There is a tip for each turn, but play what you like: nothing counts, and you can take everything back.
lesson-opponent = Computer
lesson-tipped = 💡 { $said }
lesson-reason-lay = nothing takes now, so lay one that you can spare
lesson-decision = **Stop**: { $points ->
    [one] 1 point is yours.
   *[other] { $points } points are yours.
} **Koi-koi**: play on for more, but if I make a yaku first, you get nothing.
lesson-decide = 👉 Both work here. It's your choice!
lesson-decide-why = 👉 Both work here: { $reason }. Safe or brave?
lesson-see-near = 👀 New above your captured cards: a yaku you're near. The missing card is dim.
lesson-see-koi = 👀 こい in the picture marks the call of koi-koi.
lesson-decide-safe = 👉 { $points } points are safe: *Stop* is wise.
lesson-decide-stop = 👉 Nothing more is in sight, so *Stop* is wise.
lesson-back = 🙂 Let's take **{ $action }** back: after that, no yaku would come in time.
lesson-back-koi = 🙂 Brave! But no further yaku would come in time, and you'd lose your points. Let's take that back and stop.
lesson-won = 🎉 **You win the round: { $sum }!**
lesson-won-more = That was the whole game: take, draw, collect, decide. A match is a few such rounds.

lesson-title-done = You know Koi-Koi
lesson-text-done =
    Here are all the yaku; the two worth 6 must be in your hand when it is dealt. You needn't remember them: in a match, the *{ button-yaku }* button shows how near you are.
    Play a round with me, or challenge somebody: `/koikoi play`.

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
