# Tournaments.

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Each match: { $terms }
tournament-tie = more rounds while the points are equal
tournament-best-of-three = -# Best of three: two wins decide. If the round's time runs out, more wins decide; if they're equal, the score of the running match does.
tournament-live = live
tournament-daily = { $days ->
    [one] one day per round
   *[other] { $days } days per round
}
format-single = Single elimination
format-double = Double elimination
tournament-twice = -# Two losses and you're out. In the grand final, the winner of the losers' bracket has to win twice.
tournament-winners = **Winners' bracket**
tournament-losers = **Losers' bracket**: the loser is out
tournament-final = **Grand final**
tournament-grand-final-1 = Grand final
tournament-grand-final-2 = Grand final, second match
format-round-robin = Round robin
format-swiss = Swiss system

tournament-closes = Sign-up closes { $when }, and then it starts: { $hour } · { $count } of at most { $most } players, { $seeding }
seeding-rating = seeded by rating
seeding-draw = seeds drawn at random
seeding-hand = seeded by an organizer
# Shortly before; all who have signed up are called.
tournament-begins-soon = { $missing ->
    [0] ⏰ **It starts { $when }.** If you can't play, press *{ button-sign-off }* before then.
    [one] ⏰ **It starts { $when } if one more player signs up**; otherwise it'll be called off.
   *[other] ⏰ **It starts { $when } if { $missing } more players sign up**; otherwise it'll be called off.
}
tournament-closes-short = { $state } closes { $when }
tournament-nobody = No one has signed up yet.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Sign up
button-sign-off = Leave
# Below the players, when as many as possible have signed up; the people follow.
tournament-waiting = ⏳ **Waiting list** ({ $count }): if someone leaves, the first one moves up.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Moved up from the waiting list: { $names }
button-wait-list = Join the waiting list
# Privately, when someone has joined the waiting list.
tournament-waiting-place = This tournament is full, so you're on the waiting list now: **number { $place }**. If someone leaves before the start, the first one moves up and gets a ping. *{ $button }* takes you off the list.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Round { $number }/{ $rounds }
tournament-final-0 = Final
tournament-final-1 = Semi-finals
tournament-final-2 = Quarter-finals
tournament-begin = **Press “{ button-here }”**: check-in closes { $when }. When both players are here, their match starts. If you don't check in, you lose.
tournament-ends = This round ends { $when } at the latest; the score of a running match then decides.
tournament-misses = -# If you miss two rounds in a row, you're out of the tournament.
# The same when people are pinged again, shortly before the end.
tournament-begin-again = ⏰ **Your match is waiting. Press “{ button-here }”**: check-in closes { $when }. After that, you lose the match.
tournament-ends-again = ⏰ **This round ends { $when }**; the score of a running match then decides. If it's your turn, `/koikoi games` takes you to your match.
tournament-again = 🔁 marks players who have met before: not everyone could get a new opponent.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[other] 🎴 { $first } – { $second } · [table]({ $url })
}
pairing-first = ✔️ **{ $first }** beats { $second } { $cause }
pairing-second = ✔️ **{ $second }** beats { $first } { $cause }
pairing-draw = ✔️ { $first } and { $second }: a draw { $cause }
pairing-neither = ✖️ { $first } and { $second }: both lose { $cause }
# A player left a round robin before half of their matches.
pairing-annulled = ➖ { $first } and { $second }: doesn't count for anyone (left the tournament)
# Wins of matches in a best of three.
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** has a bye
pairing-rests = 💤 **{ $first }** sits out this round
cause-no-show = (no-show)
cause-left = (left the tournament)
cause-admin = (decided by an admin)
tournament-decided = -# ⚖️ { $admin } decided { $first } – { $second }, round { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } corrected { $first } – { $second }, round { $round } (before: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } removed { $name }: { $note }
button-here = I'm here
button-standings = Standings
button-tournament-text = As text
tournament-text-sent = Here is the tournament as a text file, to keep or pass on.
button-withdraw-tournament = Leave

tournament-over = ### 🏆 { $name } is over
tournament-won = { $count ->
    [one] 🎉 Congratulations, { $names }! You've won the tournament.
   *[other] 🎉 Congratulations, { $names }! You share first place.
}
tournament-not-won = Nobody won.
# Why a tournament was over before its last match was played.
ended-left = The final wasn't finished: { $names } left the tournament.
ended-no-show = The final wasn't played: { $names } didn't show up.
ended-unopposed = There was no final: no one was left to play { $names }.
ended-no-final = There was no final: no one was left to play it.
ended-alone = It ended after round { $number } of { $rounds }: everyone else had left.
ended-empty = Everyone has left the tournament.
# A rank of 0: not known yet.
table-elimination = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · won { $won }, lost { $lost } { $notes }
tournament-row = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] (one bye)
   *[other] ({ $count } byes)
}
table-left = (left)
table-annulled = (left, doesn't count)
tournament-too-few = Fewer than { $fewest } players signed up, so it was called off.
tournament-cancelled = { $admin } called it off: { $note }
tournament-plays-on = Running matches can be finished, but they don't count here.

tournament-leave-question = Leave **{ $name }** now? You'll resign your running match, and your later opponents win without playing. You can't come back, and you can no longer win it.
tournament-leave-annuls = You've played fewer than half of your matches, so your results won't count for anyone.
button-withdraw-yes = Yes, leave
button-withdraw-no = No, stay
tournament-left = You've left the tournament.
tournament-stayed = You're still in.
tournament-noted = Done. The tournament's message shows it.

tournaments-title = ### 🏆 Tournaments here
tournaments-line = { $name } · { $count ->
    [one] one player
   *[other] { $count } players
} · { $state }
yours-signup = -# ↳ You've signed up.
yours-waiting = -# ↳ You're number { $place } on the waiting list.
yours-call = -# ↳ You play { $opponent }. Press “{ button-here }”!
yours-wait = -# ↳ You play { $opponent }, who isn't here yet.
yours-match = -# ↳ You're playing { $opponent }: `/koikoi games` takes you to your match.
tournaments-none = No tournament here yet. Server managers can start one: `/koikoi-admin tournament`.
tournaments-none-admin = No tournament here yet.
button-manage = Manage
button-all-tournaments = All tournaments
tournament-stage-signup = sign-up
tournament-stage-finished = over
tournament-stage-won = won by { $names }
tournament-stage-cancelled = called off

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Only you can see this. Everyone who manages the server can do the same. If you give a reason, everyone can read it.
tournament-made = ✔ Sign-up is open: its message is in this channel. When sign-up closes, the tournament starts automatically.
tournament-entry = Only members with the role { $role } can sign up.
tournament-prize-role = 🎖️ The winner gets the role { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ { $names } now has the role { $role }.
   *[other] 🎖️ { $names } now have the role { $role }.
}
tournament-prize-refused = ⚠️ Discord wouldn't let me give the role { $role }. An admin can give it: { $names }
tournament-prize-partly = ⚠️ Discord only let me give the role { $role } to some of the winners. An admin can give it to the others: { $names }
audit-prize = Won the Koi-Koi tournament { $name }
tournaments-new = A new tournament…
change-title-new = A new tournament
# The forms of a new tournament: labels of at most 45 letters, hints of at most 100.
plan-format-label = How players meet
plan-format-single = Single elimination: the loser is out
plan-format-double = Double elimination: two losses and you're out
plan-format-round-robin = Round robin: everyone plays everyone
plan-format-swiss = Swiss: a few rounds against players with similar scores
plan-days-label = Time for each round
plan-best-label = Matches per pairing
plan-best-1 = One match
plan-best-3 = Best of three: two wins decide
plan-rounds-label = Number of rounds
plan-rounds-about = Empty: as many as needed
plan-entry-label = Role needed to sign up
plan-entry-about = Only members with this role can sign up (empty: everyone)
plan-call-label = Role to ping
plan-call-about = Role to ping when sign-up opens (empty: none)
plan-prize-label = Role for the winner
# The preview of a new tournament, which only its organizer sees.
plan-call = 📣 { $role } gets a ping when sign-up opens.
button-plan-matches = Matches…
button-plan-roles = Roles…
plan-question = You see this time in your own time zone; everyone else sees it in theirs. Is it right?
button-plan-yes = Yes, open the sign-up
button-plan-no = No, don't
plan-dropped = Nothing was opened.
begin-question = **{ $name }** would start { $hour }, { $when }. Is that right?

    You see this time in your own time zone; everyone else sees it in theirs.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: this time can mean two things. When does it start?
button-which = Choose { $number }
button-hour-yes = Yes, start then
choose-change = Change something…
change-title = Change the tournament
change-name-label = The title
change-name-about = Everyone sees it.
change-begins-label = When it starts
change-begins-about = in 2 hours or tomorrow 8 pm, by this server's clock. People can sign up until then.
change-most-label = Maximum players
change-most-about = 3 to { $most }. Everyone who has signed up stays.
tournament-done = ✔ Done.
tournament-done-gone = ✔ Saved, but no message shows it: the tournament's channel was deleted.
tournament-done-closed = ✔ Saved, but the tournament's message doesn't show it yet: I can't post in { $channel }. It will as soon as I can post there.
tournament-brought = ✔ It's now in this channel; its next matches will be played here.
tournament-held-gone = ⚠️ **I can't show this tournament: its channel was deleted.** Its clock is paused, so no one loses any time. Go to another channel and press *{ button-show-here }*.
tournament-held-closed = ⚠️ **I can't show this tournament: I can't post in { $channel }.** Its clock is paused, so no one loses any time. Let me write there again, or go to another channel and press *{ button-show-here }*.
tournament-held-filtered = ⚠️ **I can't show this tournament: AutoMod is blocking my message in { $channel }.** Its clock is paused, so no one loses any time. Exempt my role from its rules (*Server Settings → AutoMod*), then press *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord didn't accept this tournament's message.** Its clock is paused, so no one loses any time. I'll try again soon.
tournament-held = -# ⚠️ The message can't be shown right now, so the clock is paused. Please tell an admin.
button-start-now = Start now…
start-question = Start **{ $name }** now, with { $count ->
    [one] one player
   *[other] { $count } players
}? No one can sign up after that.
button-start-yes = Yes, start
button-show-here = Show it here
button-cancel = Call off…
choose-pairing = Set a result…
# Beside the line of a pairing on the admins' panel: short, as the line needs the room.
button-decide = Decide…
button-correct = Correct…
# On the line of the reader's own pairing, which has no button.
pairing-own = -# ↳ You're playing in this match: another admin decides it.
choose-removed = Remove a player…
# The admins' panel of the seeds, before the first round. The players follow.
button-seeds = Seeds…
seeds-title = ### 🏆 { $name } · seeds
seeds-about = The seeds determine the pairings. Now: { $seeding }. Anyone who signs up after a draw or a change comes last.
choose-seed = Give a player another seed…
button-seeds-rating = By rating
button-seeds-draw = Draw at random
seed-title = Seed of { $name }
seed-label = Seed
seed-about = 1 is the top seed, and up to { $count } is possible. The others keep their order.
decide-question = How did **{ $pairing }** end? You'll give your reason next; everyone will see it.
decide-now = Now: { $line }
decide-stops = Their match is being played: it'll be stopped and won't count.
decide-goes-on-double = The winner advances. The loser is out after a second loss. If both lose, it's a loss for both.
decide-goes-on-single = The winner advances to the next round. If both lose, nobody does.
decide-ends = - { $result }: the tournament is over. { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share first place.
}
decide-ends-many = - { $result }: the tournament is over. { $count } players share first place.
decide-until = You can correct the result until the next round starts.
decide-last-of-round = ⚠️ This is the last open match of the round: the next round starts immediately, and the result becomes final.
decide-last = ⚠️ This is the last open match: the tournament ends immediately, and the result becomes final.
decide-first = { $first } wins
decide-second = { $second } wins
decide-draw = A draw
decide-neither = Both lose
reason-title = Your reason
reason-label = Why?
reason-about = Everyone will see it, with your name.
# The same where much follows from it: at most 100 letters.
reason-about-end = The tournament ends now, and nobody wins. Everyone will see the reason, with your name.
reason-about-remove = They lose any running match and can't come back. Everyone will see the reason, with your name.

table-about-swiss = -# Points · won–drawn–lost · opponents' points (BH). If points are equal, BH decides.
table-about-round-robin = -# Points · won–drawn–lost · points of beaten opponents (SB). If points are equal, SB decides.
table-rule-swiss = -# For BH, a bye or a match without play counts as if against a virtual opponent, as in chess (FIDE).
table-rule-round-robin = -# If a player leaves before half of their matches, their results don't count, as in chess (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = The bracket of { $name }. This round:
alt-standings = The standings of the tournament:
refused-line-of-tournament = This is a match of a tournament: the tournament decides who plays the winner.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Add to events
button-event-off = Remove from events
event-about = Sign up in the channel before it starts.
tournament-event-on = 📅 This tournament is one of the server's events.
tournament-event-refused = ⚠️ Discord didn't accept the event. I need the *Create Events* permission, and a server can have at most 100 events.
# The next line, during the sign-up only: later the button is gone.
tournament-event-again = After that, press *{ button-event-on }*.
