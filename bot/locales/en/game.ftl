# The challenge, the table, the hand: the texts read during play.

name-anybody = anyone
name-erased = a former player
# The name of a match's thread, and of a match in a sentence.
versus = { $first } vs { $second }
name-blank = a nameless player
# Instead of a name, for the reader themselves; it begins a sentence or stands alone.
name-you = You
# A name in a sentence; on the scoreboard it stands alone.
name-person = { $name }
# A computer player in a sentence: a name like a person's, so that it needs no article and no case.
# `.menu` is its label where a level is chosen.
level-greedy = Simple Bot
    .menu = Computer
level-sprout = Sprout Bot
    .menu = Computer · Sprout
level-player = Player Bot
    .menu = Computer · Player
level-expert = Expert Bot
    .menu = Computer · Expert
level-master = Master Bot
    .menu = Computer · Master
level-other = Bot ({ $level })
# How they play, where one is chosen: short enough for one line on a phone.
plays-sprout = Like a beginner: misses captures, stops early
plays-player = Solid and quick: builds yaku, blocks yours
plays-expert = Thinks ahead: tries each card against many hands
plays-master = Reads your hand, plays to win the match
level-line = -# { $name } · { $style } · other levels: `/koikoi computer`
choose-level = Play the computer: choose a level
picture-round = Round
picture-any-of = { $count } of
picture-further = each further +1
picture-nobody = Nobody won
picture-won = won
picture-your-turn = Your turn
picture-quarter-final = Quarter-finals
picture-semi-final = Semi-finals
picture-final = Final
picture-grand-final = Grand final
picture-winners-bracket = Winners' bracket
picture-losers-bracket = Losers' bracket
picture-winner = Winner
picture-bye = bye
picture-walkover = w/o
picture-points = Pts
picture-round-of = Round { $number }

length-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
length-target = { $target ->
    [one] to 1 point
   *[other] to { $target } points
}
length-instead = { $length } (usually { $usual })
time-minutes = { $minutes ->
    [one] 1 minute a turn
   *[other] { $minutes } minutes a turn
}
time-hours = { $hours ->
    [one] 1 hour a turn
   *[other] { $hours } hours a turn
}
pace-live = live
pace-daily = daily

challenge-member = 🎴 { $opponent }, { $challenger } invites you to **Koi-Koi**
challenge-rematch = 🎴 { $opponent }, { $challenger } wants a **Koi-Koi** rematch
challenge-open = 🎴 { $challenger } has opened a **Koi-Koi** table. Who's in?
challenge-terms = { $length } · { $time } · { $rules }
# Where the name of the rules says the length.
challenge-terms-named = { $time } · { $rules }
challenge-new = New to the game? Just start: the buttons show what you can take.
challenge-offer = No one here yet? { $challenger } can pick a level below and play the computer. Until then, anyone can join.
challenge-until = -# Closes { $when }
challenge-declined = -# 🎴 { $opponent } can't play right now. { $challenger }'s challenge is closed.
challenge-withdrawn = -# 🎴 { $challenger } withdrew the challenge.
challenge-expired = -# 🎴 { $challenger }'s challenge has expired.
challenge-unjoined = -# 🎴 Nobody joined { $challenger }'s table. { $challenger } can still play the computer here:
challenge-aborted = -# 🎴 An admin cancelled { $challenger }'s challenge.
button-accept = Accept
button-join = Join
button-how = How it works
button-decline = Decline
# To a person whose challenge ran out before they accepted it.
button-ask-again = Ask again
button-close = Close the table

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Round { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = January (pine)
month-2 = February (plum)
month-3 = March (cherry)
month-4 = April (wisteria)
month-5 = May (iris)
month-6 = June (peony)
month-7 = July (bush clover)
month-8 = August (pampas grass)
month-9 = September (chrysanthemum)
month-10 = October (maple)
month-11 = November (willow)
month-12 = December (paulownia)
round-extra = Round { $number } (until decided)
round-open = Round { $number }, to { $target }
table-turn = { $mark } **{ $name }'s turn**
turn-until = ⏳ ends { $when }
table-deal = The next round starts { $when }
table-deal-soon = The next round starts in a moment
table-swap = { $mark } **{ $name }** can swap hands with the dealer, sight unseen
table-dealer-draw = { $first } drew { $a }, { $second } drew { $b }. The earlier month deals first.
table-dealer-draw-same = { $first } drew { $a }, { $second } drew { $b }. Same month, so the higher card deals first.
# A deal that doesn't count, in a line of its own and in the fair deal.
deal-again = 🔁 Dealt again: { $reasons }.
void-field_quad = four cards of one month on the field
void-field_pairs = four pairs on the field
void-field_triple = three cards of one month on the field
void-teshi = four cards of one month in a hand
void-kuttsuki = four pairs in a hand
void-both_lucky = two lucky hands
table-hand-here = { $names }: your cards are under **{ button-hand }**.
table-absent = 💤 { $name } has run out of time. { $other } can decide what happens next, under **{ button-hand }**.
table-before = Round { $number }: { $result }
table-thread = 🎴 **{ $match }**: [play here]({ $url })
table-moved = -# 🎴 This table is now [here]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ took { $taken }
did-stays = { $card } to the field
did-drew-took = drew { $card } ▸ { $taken }
did-drew-stays = drew { $card }, to the field
did-drew = drew { $card }
did-formed = ✨ **{ $yaku }**
did-called = **koi-koi!**
did-nothing = …
turn-by = { $name }: { $did }
# The newest of the last turns, on the table and in the hand.
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = My hand
button-yaku = Yaku
button-menu = Menu
button-table = Table
button-next-game = Next game ({ $count })

hand-your-turn = **Your turn** vs { $name }
hand-their-turn = **{ $name }'s turn**
hand-between = Between rounds, vs { $name }
# The invisible letter keeps a score on one line.
hand-score = { $own }–{ "\u2060" }{ $other }
# One's own total at a table for several people, of the points that end it.
table-total = { $points } of { $goal }
hand-draw-question = You drew **{ $card }**. Take:
hand-pick-question = **{ $card }** takes:
hand-sure = **Are you sure?** Nothing has been played yet.
hand-late = ⏰ **Your time is up.** { $name } can end the match now, unless you move first.
hand-half = ⏳ **Half your time is gone.**
hand-swap-question = Neither of you has seen your hand yet. You can swap hands with { $name }, sight unseen. If you do nothing, you keep yours.
hand-swap-wait = { $name } can swap hands with you, sight unseen. After that, you'll both see your cards.
hand-dms-closed = I can't send you direct messages, so your hand is here, under **{ $button }**. Allow them in the privacy settings of a server we share, and I'll send you your hand there in your next match.
hand-dms-later = Discord won't let me message you right now, so your hand is here, under **{ $button }**. Everything else works the same.
hand-dms-soon = I'm still opening our direct messages, a few people at a time, so your hand is here for now, under **{ $button }**. Everything else works the same.
hand-waking = -# ⏳ The computer is still waking up; that takes a minute after a restart. It'll move as soon as it can think.
hand-table-gone = -# The table's channel is gone. Keep playing here, or move the table to another channel: `/koikoi games`.
hand-table-locked = -# The table's thread is locked: its buttons don't work. Keep playing here, or move the table to another channel: `/koikoi games`.
hand-table-blocked = -# I can't post in the table's channel. Keep playing here, or move the table to another channel: `/koikoi games`.
hand-table-filtered = -# This server's AutoMod is blocking the table's message. Keep playing here, and ask an admin to exempt my role from its rules.
hand-table-refused = -# Discord isn't accepting the table's message right now. Keep playing here, or move the table to another channel: `/koikoi games`.
deal-sealed = -# 🔒 Sealed before play: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ all { $count }
# What stopping would score, beside a card that completes a yaku.
button-gain = ✨ +{ $points } { $said }
button-swap = Swap hands
button-keep = Keep mine
button-back = Back
button-sure = Yes: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Stop**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Stop**: +{ $points }, { $now } → **{ $score }: you win the { $what ->
    [table] table
   *[match] match
}**.
decision-stop-loses = **Stop**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] someone else wins the table
   *[match] you lose the match
}**.
decision-stop-ties = **Stop**: +{ $points }, { $now } → **{ $score }: the { $what ->
    [table] table ends with first place shared
   *[match] match is a tie
}**.
decision-stop-extra = **Stop**: +{ $points }, { $now } → **{ $score }**: a tie, so an extra round decides.
decision-koi-increase = **Koi-koi**: keep playing; you'll only score once your yaku are worth more
decision-koi-new = **Koi-koi**: keep playing; you'll only score after another yaku
decision-risk-none = .
decision-risk-opponent = , and a yaku by { $name } would then count ×{ $other }.
decision-risk-own = , then ×{ $own } for your calls.
decision-risk-both = , then ×{ $own }; a yaku by { $name } would count ×{ $other }.
decision-risk-bonus = ; this call adds to what you score then.
decision-reply = Any yaku by { $name } would end the round immediately.
decision-needs = To win the { $what ->
    [table] table
   *[match] match
}, you need +{ $points }.
decision-nobody-wins = If nobody stops, you win the { $what ->
    [table] table
   *[match] match
} { $score }{ $why }.
decision-nobody-loses = If nobody stops, { $what ->
    [table] someone else wins the table
   *[match] you lose the match
} { $score }{ $why }.
decision-nobody-ties = If nobody stops, { $what ->
    [table] first place at the table is shared
   *[match] the match is a tie
}, { $score }{ $why }.
decision-nobody-extra = If nobody stops, an extra round decides, { $score }{ $why }.
# Why the score of that sentence is not the one of now.
decision-dealer-gets = { " " }(the dealer gets { $points })
decision-turns = { $count ->
    [one] You have 1 turn left.
   *[other] You have { $count } turns left.
}
decision-threats = **{ $name }** is close to: { $near }
decision-wait = ✨ { $mark } **{ $name }** has **{ $sum }** and decides
button-stop-on = Stop · +{ $points }
button-stop-wins = Stop · +{ $points }, wins { $what ->
    [table] the table
   *[match] { $score }
}
button-stop-loses = Stop · +{ $points }, loses { $what ->
    [table] the table
   *[match] { $score }
}
button-stop-ties = Stop · +{ $points }, ties { $what ->
    [table] the table
   *[match] { $score }
}
button-stop-extra = Stop · +{ $points }, ties { $score }
button-koi = Koi-koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (7 or more)
step-opponent_koi = ×{ $value } (opponent called koi-koi)
step-own_koi = ×{ $value } (own koi-koi calls)
step-all_koi = ×{ $value } (all koi-koi calls)
step-field_brights = ×{ $value } (brights on the field)
step-koi_and_brights = ×{ $value } (koi-koi and brights on the field)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } in the dealt hand
result-both-lucky = Both were dealt a lucky hand: no points.
result-nobody = All cards have been played and nobody stopped: no points.
result-oya = **{ $mark } { $name } +{ $points }**: all cards have been played and nobody stopped, so the dealer scores.
result-ended = The round wasn't played out.
result-paid = { $name } pays { $points }.
result-paid-you = You pay { $points }.
result-leftover = { $mark } { $name } held { $cards }
result-leftover-you = { $mark } You held { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = { $name } deals next
result-deals-you = You deal next
result-before = **Round { $number }** is over:
yaku-teshi = Four of one month
yaku-kuttsuki = Four pairs
button-ready = Next round { $ready }/2
button-ready-alone = Next round
button-fair = Fair deal

match-won = 🏆 **{ $mark } { $name } wins the match!**
match-won-by = 🏆 **{ $mark } { $name } wins the match by { $margin }!**
match-drawn = 🤝 **The match is a draw.**
match-target = The target score was reached.
match-bust = One player has no points left.
match-resign = { $name } resigned.
match-timeout = { $name } didn't come back in time.
match-abort = 🛑 An admin ended this match; it doesn't count.
match-withdraw = 🚪 { $name } withdrew before both players had played a card. It won't count.
match-agreed = 🤝 Both players called this match off. It won't count.
match-unrated = It doesn't count towards the leaderboard.
match-unrated-early = It doesn't count: it ended before both players had played a card.
outcome-won = 🏆 You won against { $name } by { $margin }, { $score }
outcome-lost = You lost to { $name } by { $margin }, { $score }
outcome-drawn = 🤝 A draw with { $name }, { $score }
outcome-resign-won = 🏆 You won: { $name } resigned at { $score }
outcome-resign-lost = You resigned against { $name } at { $score }
outcome-timeout-won = 🏆 You won: { $name } ran out of time at { $score }
outcome-timeout-lost = You ran out of time against { $name } at { $score }
outcome-abort = 🛑 An admin ended the match with { $name }; it doesn't count.
outcome-withdraw = 🚪 { $name } withdrew from the match. It won't count.
outcome-withdraw-own = 🚪 You withdrew from the match against { $name }. It won't count.
outcome-agreed = 🤝 You and { $name } called the match off. It won't count.
button-rematch = Rematch
button-record = Record
button-more = More
button-add-bot = Add to another server

absent-question = 💤 **{ $name } has run out of time.** What now? If you do nothing, it continues { $when } at one day per turn.
absent-question-daily = 💤 **{ $name } has run out of time.** What now? If you do nothing, you'll win { $when }.
button-wait = Wait
button-daily = Continue daily
button-claim = Claim the win

table-first-match = -# { $names }: I've sent your cards by direct message. **{ button-hand }** shows them here.
outside-playing = 🎴 { $first } and { $second } are playing. Your cards are in your direct messages, or press **{ button-hand }**.

coach-start = 💡 Green buttons capture: a card captures one of the same month on the field. Collect sets, called *yaku*. In the picture, 親 marks the dealer.
coach-near = 💡 You have captured { $have } of { $need } for **{ $yaku }**: { $made }.
coach-makes = 💡 ✨ marks a card that completes a yaku, with the points you'd score by stopping.
coach-draw = 💡 The card from the draw pile captures as well: choose the one your sets need.
coach-called = 💡 { $name } is playing for more (こい in the picture). Make any yaku first and stop, and { $name } gets nothing.
coach-own-call = 💡 You called (こい in the picture): your yaku must grow before you can stop. Be faster than your opponent.
coach-lay = 💡 You can't capture anything right now, so your card will stay on the field: play one you can spare.
coach-decide = 💡 **Stop** is safe. **Koi-koi** pays off if there's more to gain.
coach-decide-threat = 💡 { $name } needs one more card for **{ $yaku }**: **Stop** is the safe choice.
coach-decide-wins = 💡 With **Stop**, you win the { $what ->
    [table] table
   *[match] match
}: you don't need any more points.
coach-decide-loses = 💡 With **Stop**, you'd lose the { $what ->
    [table] table
   *[match] match
} now. **Koi-koi** is your only chance.
coach-decide-ties = 💡 With **Stop**, the { $what ->
    [table] table
   *[match] match
} ends in a tie. You can only win it with **Koi-koi**.

nudge = { $person }, your turn: [to the table]({ $url })
nudge-half = ⏳ { $person }, half your time is gone: [to the table]({ $url })
nudge-late = ⏰ { $person }, your time is up, but you can still move: [to the table]({ $url })
nudge-choose = 💤 { $person }, { $name } has run out of time. It's up to you what happens next: [to the table]({ $url })
nudge-offer = 🤝 { $person }, { $name } wants to call the match off: [to the table]({ $url })
off-asked = 🤝 **{ $name } wants to call this match off.** If you agree, it ends and won't count. If you make a move instead, that's a no.
off-waits = -# 🤝 You asked { $name } to call this match off. If they move instead, that's a no.
off-asked-table = 🤝 **{ $first } has asked { $second } to call this match off.** If { $second } agrees, it won't count.
button-off-agree = Call it off
button-off-no = Keep playing
digest = { $count ->
    [one] One match is waiting for you.
   *[other] **{ $count } matches are waiting for you.**
}

called = 📣 **{ $name } called koi-koi**: your yaku now count ×{ $factor }.
called-plain = 📣 **{ $name } called koi-koi**: stop first, and { $name } gets nothing.
called-reply = 📣 **{ $name } called koi-koi**: your next yaku ends the round and counts ×{ $factor }.
called-reply-plain = 📣 **{ $name } called koi-koi**: your next yaku ends the round.

note-stale = -# That button was out of date. Here's the table as it is now.
note-wait = -# One moment: it isn't your turn.
note-illegal = -# You can't do that here. Here's the table as it is now.
