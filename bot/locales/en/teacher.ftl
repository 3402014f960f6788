# The teacher's texts in practice matches: hints, and the odds of koi-koi.

button-hint = 💡 Hint
button-odds = Odds
# Instead of the odds, in matches that count.
button-facts = Details

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, but everything else looks worse.
hint-only = 💡 **{ $action }**: you have no other choice.
hint-even = -# Just as good: { $names }.
hint-even-many = -# Just as good: { $names }, and { $count } more.
hint-second = -# Second best: { $action }, about { $points } points worse.
hint-second-rarer = -# Second best: { $action }, which wins the match less often.
hint-swap = 💡 Neither hand has been seen yet: one is as good as the other.

# What an action is good for; several are joined into one sentence after the action.
reason-gap = { "; " }
reason-opponent = your opponent
reason-the-other = the other player
list-and = { " and " }
list-or = { " or " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = makes { $yaku }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
# Where more counts than these yaku: earlier ones, or a multiplier.
reason-completes-stop = makes { $yaku }, worth { $stop } by stopping
reason-adds = adds { $points ->
    [one] 1 point
   *[other] { $points } points
} to the yaku
reason-captures = captures { $cards }
reason-denies = takes { $cards } away from { $other }, who needs it for { $yaku }
reason-builds = a step towards { $yaku }
reason-gathers = gathers plain cards
reason-safe = nobody else can take it
reason-safe-held = only { $cards } in hand can take it back
reason-returns = if it stays there, { $cards } in hand can take it back
reason-harmless = it doesn't give { $other } much
reason-nears-play = next turn, { $cards } in hand can complete { $yaku }
reason-nears-take = next turn, { $cards } on the field can complete { $yaku }
reason-nears-held = { $cards } in hand would complete { $yaku }
reason-nears-lying = { $cards } on the field would complete { $yaku }
reason-nears = { $cards } would complete { $yaku }
reason-nears-many = just one card short of { $yaku }
reason-waits = { $cards } can wait, since nobody else can take it
reason-stop-wins = that wins the match
reason-stop-ties = stopping would end the match in a tie
reason-stop-loses = stopping would lose the match
reason-banks = { $points ->
    [one] it banks 1 point for sure
   *[other] it banks { $points } points for sure
}
reason-fears = { $other } only needs { $cards } for { $yaku }
reason-fears-many = { $other } is just one card short of { $yaku }
reason-fears-more = { $other } could stop with just one more card for { $yaku }
reason-gives = it could give { $other } { $yaku }
reason-feeds = it could add to { $other }'s { $yaku } and let them stop
reason-exposes = it could bring { $other } close to { $yaku }
reason-none = nothing special, but it works best in the long run

odds-chances = 🎲 **Koi-koi**: { $own }% you score, { $other }% your opponent does, { $nobody }% nobody.
odds-points = **Stop** { $stop } · **koi-koi** { $koi } on average (your opponent's points already subtracted).
odds-match = To win the match: stop { $stop }%, koi-koi { $koi }%.
odds-even = 💡 It's about even: take your pick.
odds-stop = 💡 I'd **stop**.
odds-stop-because = 💡 I'd **stop**: { $reason }.
odds-stop-for-the-match = 💡 I'd **stop**: fewer points on average, but it wins the match more often.
odds-koi = 💡 I'd call **koi-koi**.
odds-koi-because = 💡 I'd call **koi-koi**: { $reason }.
odds-koi-for-the-match = 💡 I'd call **koi-koi**: fewer points on average, but it wins the match more often.
