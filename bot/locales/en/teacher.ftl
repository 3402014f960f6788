# What the teacher says in matches for practice: hints, and the odds of koi-koi.

button-hint = 💡 Hint
button-odds = Odds
# Instead of the odds, in matches that count.
button-facts = Details

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, but the rest looks worse.
hint-only = 💡 **{ $action }**: you have no other choice.
hint-even = -# About as good: { $names }.
hint-even-many = -# About as good: { $names }, and { $count } more.
hint-second = -# Second best: { $action }, about { $points } points less.
hint-second-rarer = -# Second best: { $action }, which wins the match less often.
hint-swap = 💡 Neither hand has been seen yet: one is as good as the other.

# What an action is good for; several are joined into one sentence after the action.
reason-gap = { "; " }
reason-opponent = your opponent
reason-the-other = the other
list-and = { " and " }
list-or = { " or " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = makes { $yaku }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
# Where more counts than these yaku: earlier ones, or a multiplier.
reason-completes-stop = makes { $yaku }, worth { $stop } with a stop
reason-adds = adds { $points ->
    [one] 1 point
   *[other] { $points } points
} to the yaku
reason-captures = captures { $cards }
reason-denies = takes { $cards }, which { $other } needs for { $yaku }
reason-builds = a step towards { $yaku }
reason-gathers = gathers plain cards
reason-safe = nobody else can take it
reason-safe-held = only { $cards } in hand can take it back
reason-returns = if it stays there, { $cards } in hand can take it back
reason-harmless = it gives { $other } little
reason-nears-play = next turn { $cards } in hand can make { $yaku }
reason-nears-take = next turn { $cards } on the field can make { $yaku }
reason-nears-held = { $cards } in hand would make { $yaku }
reason-nears-lying = { $cards } on the field would make { $yaku }
reason-nears = { $cards } would make { $yaku }
reason-nears-many = only one card is missing for { $yaku }
reason-waits = no hurry with { $cards }, since nobody else can take that
reason-stop-wins = it wins the match
reason-stop-ties = a stop would end the match in a tie
reason-stop-loses = a stop would lose the match
reason-banks = { $points ->
    [one] 1 point is certain
   *[other] { $points } points are certain
}
reason-fears = { $other } lacks only { $cards } for { $yaku }
reason-fears-many = { $other } lacks just one card for { $yaku }
reason-fears-more = { $other } may stop with one more card for { $yaku }
reason-gives = it could give { $other } { $yaku }
reason-feeds = it could add to { $other }'s { $yaku }, and then they may stop
reason-exposes = it could bring { $other } near { $yaku }
reason-none = nothing special, but it does best in the long run

odds-chances = 🎲 **Koi-koi**: { $own }% you score, { $other }% your opponent does, { $nobody }% nobody.
odds-points = **Stop** { $stop } · **koi-koi** { $koi } on average (the opponent's points already taken off).
odds-match = To win the match: stop { $stop }%, koi-koi { $koi }%.
odds-even = 💡 Both are about as good: choose what you like.
odds-stop = 💡 I'd **stop**.
odds-stop-because = 💡 I'd **stop**: { $reason }.
odds-stop-for-the-match = 💡 I'd **stop**: fewer points on average, but it wins the match more often.
odds-koi = 💡 I'd call **koi-koi**.
odds-koi-because = 💡 I'd call **koi-koi**: { $reason }.
odds-koi-for-the-match = 💡 I'd call **koi-koi**: fewer points on average, but it wins the match more often.
