# The review of a match.

button-review = Review
percent = { $value }%
review-begins = 🔎 Looking at the match…
review-working = 🔎 Looking at the match: { $done } of { $whole } decisions…
review-accuracy = # { $name }: { $accuracy } accuracy
review-undecided = # { $name }: nothing to decide
review-seat = { $mark } **{ $name } { $accuracy }** · winning chances given away: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · gave nothing away
review-seat-undecided = { $mark } **{ $name }** had no decisions to make
review-count-none = only minor slips
review-count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
review-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
review-rounds = { $mark } winning chances given away by round: { $rounds }
review-best = 👏 { $mark } Best choices: **{ $best }** of { $all }
review-finest = ✨ { $round }, turn { $turn }: **{ $action }**, the best by far
review-finest-because = ✨ { $round }, turn { $turn }: **{ $action }**, the best by far: { $reason }.
review-nothing = There was nothing to decide in this match.
review-meaning = -# 100%: no winning chances given away. Each decision is judged on what the player could see at the time, not on luck.
# Under a turning point: that position is played against the computer.
button-retry = Retry from here
# Under the result of such a match.
button-retry-again = Retry again
# In the first line of the hand, and in lists.
retry-name = Retry (doesn't count)
# Under the result; the score names both players, in bold.
match-retried = 🔁 A retry, so it doesn't count. The match itself ended { $score }.
# The curve of the winning chance. The number is that in the picture. Short: one line on a phone.
review-turn = { $number } · { $round }, turn { $turn }: { $before } → { $after }
# The title of the curve, in the picture.
picture-chance = Winning chance
review-alt-course = The winning chance of { $name } from choice to choice, with the score after each round.
review-alt-course-round = { $round }: { $before } → { $after }.
button-review-points = { $count ->
    [one] 1 turning point ▸
   *[other] { $count } turning points ▸
}
button-review-other = { $name }'s play
button-review-own = Your play

review-point = **Turning point { $number }/{ $count }** · { $round }, turn { $turn } · { $mark } { $name }
review-played = ❌ **{ $action }** was played: { $grade }
review-played-you = ❌ You played **{ $action }**: { $grade }
review-played-danger = ❌ **{ $action }** was played: { $grade }; { $danger }
review-played-danger-you = ❌ You played **{ $action }**: { $grade }; { $danger }
danger-gives = the other player could take it for { $yaku }
danger-feeds = it could add to the other player's { $yaku } and let them stop
danger-exposes = it brings the other player close to { $yaku }
review-better = ✅ **{ $action }** was better
review-better-because = ✅ **{ $action }** was better: { $reason }.
review-cost = Cost: **{ $points } points**, winning chance **{ $before } → { $after }**
review-cost-chance = Cost: winning chance **{ $before } → { $after }**
review-grade-best = the best
review-grade-good = good
review-grade-inaccuracy = an inaccuracy
review-grade-mistake = a mistake
review-grade-blunder = a blunder
review-koi = Koi-koi
review-stop = Stop (+{ $points })
review-odds = Next to score after koi-koi: { $own } { $improve }, { $other } { $first }, nobody { $nobody }
review-alt-seat = As { $name } saw it ("you" is { $name }).
review-alt = Crossed out, the choice played: { $played }. Ticked, the better one: { $better }.

history-review = See how a match was played
history-review-line = { $name } { $score }
