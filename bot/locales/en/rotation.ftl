# A table for three or more people, of whom two play: /koikoi table.

rotation-name = Winner stays
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = to { $points } points
rotation-to-hands = { $hands } rounds
rotation-how = Two play one round. The loser sits out, and the next in line plays the winner, who deals. Everyone keeps their points.
rotation-seated = At the table ({ $count }): { $names }
rotation-missing = { $missing ->
    [one] One more is needed.
   *[other] { $missing } more are needed.
}
rotation-ready = { $host } can start now. Up to eight can join, even later.
rotation-closes = -# Closes { $when } if nobody starts it.
rule-goal = The goal of the table: { $goal }. The player with the most points wins.
rotation-hand = Round { $number }
# In the picture of a round, above its number.
picture-rotation-hand = Round
rotation-runs = ▶️ Round { $number }: **{ $first }** and **{ $second }** play.
rotation-at = ▶️ Round { $number }: **{ $first }** and **{ $second }** play. [To the round]({ $url })
rotation-soon = ⏭️ Next round { $when }: **{ $first }** deals, **{ $second }** plays.
rotation-waiting = Next to play the winner: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · { $won } of { $played } won
rotation-left = -# **{ $rank }.** { $name } · { $points } · { $won } of { $played } won · left
rotation-more = -# … and { $more } more
rotation-late = -# If you resign or run out of time, you lose the round, and your opponent scores what their cards are worth so far, at least 1. Run out of time twice in a row and you're out.
rotation-won = 🏆 **{ $names } wins the table**: { $points } points after { $hands ->
    [one] one round
   *[other] { $hands } rounds
}
rotation-shared = 🏆 **{ $names } share first place**: { $points } points after { $hands ->
    [one] one round
   *[other] { $hands } rounds
}
rotation-end-few = The table is over: fewer than two players are left.
rotation-end-aborted = The table is over: an admin ended the round.
rotation-end-expired = The table is closed: no one started it.
# On the table of each round.
rotation-hand-won = 🏆 **{ $mark } { $name } wins the round!**
rotation-hand-drawn = 🤝 **The round is a draw.** The next dealer keeps playing.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ { $name } plays the winner.
rotation-line-pair = ⏭️ Next round: **{ $first }** deals, **{ $second }** plays.
# To a player, in their hand.
rotation-resign-won = 🏆 You won the round: { $name } resigned
rotation-resign-lost = You resigned this round against { $name }
rotation-timeout-won = 🏆 You won the round: { $name } ran out of time
rotation-timeout-lost = You ran out of time in this round against { $name }
rotation-half = ⏳ **Half your time is gone.** When it runs out, you lose this round.
rotation-resign = Resign this round? { $name } scores what their cards are worth so far, at least 1 point.
winner-question = **Open a table here?** Everyone in this channel will see it, and you're first in line.
button-winner-yes = Open it
button-rotation-join = Join
button-rotation-leave = Leave
button-rotation-start = Start
button-rotation-again = Again
button-rotation-show = Standings
refused-line-of-players = You're playing this match yourself: the line is for everyone else.
refused-unknown-rotation = I don't know this table.
refused-rotation-guild-only = A table is opened in a server's channel. Here you can find an opponent on all servers with `/koikoi find`, or play me with `/koikoi computer`.
refused-rotation-open = You've opened a table that isn't over yet. Leave it, or let it end first.
refused-rotation-open-at = You've opened a table that isn't over yet: [to it]({ $url }). Leave it, or let it end first.
refused-rotation-started = This table has already started.
refused-rotation-over = This table is over. Open a new one with `/koikoi table`.
refused-rotation-full = { $limit } people are already at this table, and there's no room for more.
refused-too-few-seated = You need { $limit } people to start.
refused-already-seated = You're already at this table.
refused-not-seated = You're not at this table.
refused-not-seated-over = You weren't at this table. Open a new one with `/koikoi table`.
refused-not-your-rotation = Only { $name } can start this table.
