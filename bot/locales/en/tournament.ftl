# Tournaments.

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Each match: { $terms }
tournament-tie = more rounds while the points are equal
tournament-best-of-three = -# Best of three: two wins decide. If the round's time is over, more wins decide; if they are equal, the score of the running match.
tournament-live = live
tournament-daily = { $days ->
    [one] one day for each round
   *[other] { $days } days for each round
}
format-single = Single elimination
format-double = Double elimination
tournament-twice = -# Two defeats, and you are out. In the grand final, the winner of the losers' bracket has to win twice.
tournament-winners = **Winners' bracket**
tournament-losers = **Losers' bracket**: whoever loses is out
tournament-final = **Grand final**
tournament-grand-final-1 = Grand final
tournament-grand-final-2 = Grand final, second match
format-round-robin = Everybody meets everybody
format-swiss = Swiss system

tournament-closes = Sign-up closes { $when }, and it begins: { $hour } · { $count } of at most { $most } players, { $seeding }
seeding-rating = seeded by rating
seeding-draw = seeds drawn at random
seeding-hand = seeded by an organizer
# Shortly before; all who have signed up are called.
tournament-begins-soon = { $missing ->
    [0] ⏰ **It begins { $when }.** If you can't play, press *{ button-sign-off }* before.
    [one] ⏰ **It begins { $when } if one more player signs up**; otherwise it is called off then.
   *[other] ⏰ **It begins { $when } if { $missing } more players sign up**; otherwise it is called off then.
}
tournament-closes-short = { $state } closes { $when }
tournament-nobody = Nobody has signed up yet.
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
tournament-begin = **Press “{ button-here }”**: the time for it ends { $when }. When both are here, their match begins. If you aren't here in time, you lose it.
tournament-ends = This round ends { $when } at the latest; then the score of a running match decides.
tournament-misses = -# If you miss two rounds in a row, you are out of the tournament.
# The same when people are called again, shortly before the end.
tournament-begin-again = ⏰ **Your match waits. Press “{ button-here }”**: the time for it ends { $when }. After that, you lose the match.
tournament-ends-again = ⏰ **This round ends { $when }**; then the score of a running match decides. If it's your turn, `/koikoi games` leads to your match.
tournament-again = 🔁 marks people who have met before: not everybody could get a new opponent.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[other] 🎴 { $first } – { $second } · [table]({ $url })
}
pairing-first = ✔️ **{ $first }** beats { $second } { $cause }
pairing-second = ✔️ **{ $second }** beats { $first } { $cause }
pairing-draw = ✔️ { $first } and { $second }: a draw { $cause }
pairing-neither = ✖️ { $first } and { $second }: both lose { $cause }
# Somebody left a round robin before half of their matches.
pairing-annulled = ➖ { $first } and { $second }: counts for nobody (left the tournament)
# Wins of matches in a best of three.
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** has a bye
pairing-rests = 💤 **{ $first }** rests in this round
cause-no-show = (not there in time)
cause-left = (left the tournament)
cause-admin = (decided by an admin)
tournament-decided = -# ⚖️ { $admin } decided { $first } – { $second }, round { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } corrected { $first } – { $second }, round { $round } (before: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } removed { $name }: { $note }
button-here = I'm here
button-standings = Standings
button-tournament-text = As text
tournament-text-sent = Here is the tournament as a text file, to keep or to pass on.
button-withdraw-tournament = Leave

tournament-over = ### 🏆 { $name } is over
tournament-won = { $count ->
    [one] 🎉 Congratulations, { $names }! You have won the tournament.
   *[other] 🎉 Congratulations, { $names }! You share the first place.
}
tournament-not-won = Nobody has won it.
# Why a tournament was over before its last match was played.
ended-left = The final was not played to its end: { $names } left the tournament.
ended-no-show = The final was not played: { $names } did not come in time.
ended-unopposed = There was no final: nobody remained to play against { $names }.
ended-no-final = There was no final: nobody remained to play it.
ended-alone = It ended after round { $number } of { $rounds }: everybody else had left.
ended-empty = Everybody has left the tournament.
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
table-annulled = (left, counts for nobody)
tournament-too-few = Fewer than { $fewest } players signed up, so it was called off.
tournament-cancelled = { $admin } called it off: { $note }
tournament-plays-on = Matches that have begun can be played to their end, but they don't count here.

tournament-leave-question = Leave **{ $name }** now? You resign your running match, and your later opponents win without a match. You can't come back, and you can't win it any more.
tournament-leave-annuls = You have played fewer than half of your matches: then your results count for nobody.
button-withdraw-yes = Yes, leave
button-withdraw-no = No, stay
tournament-left = You have left the tournament.
tournament-stayed = You play on.
tournament-noted = Done. The tournament's message shows it.

tournaments-title = ### 🏆 Tournaments here
tournaments-line = { $name } · { $count ->
    [one] one player
   *[other] { $count } players
} · { $state }
yours-signup = -# ↳ You have signed up.
yours-waiting = -# ↳ You're number { $place } on the waiting list.
yours-call = -# ↳ You play { $opponent }. Press “{ button-here }” below!
yours-wait = -# ↳ You play { $opponent }, who isn't here yet.
yours-match = -# ↳ You play { $opponent } now: `/koikoi games` leads to your match.
tournaments-none = No tournament here yet. People who manage the server can begin one: `/koikoi-admin tournament`.
tournaments-none-admin = No tournament here yet. Begin one with `/koikoi-admin tournament` and a name.
tournaments-choose = Choose a tournament…
tournament-stage-signup = sign-up
tournament-stage-finished = over
tournament-stage-won = won by { $names }
tournament-stage-cancelled = called off

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Only you see this. Everybody who manages the server can do the same. If you give a reason, everybody can read it.
tournament-made = ✔ Sign-up is open: its message is in this channel. When sign-up closes, the tournament begins by itself.
tournament-entry = Only members with the role { $role } can sign up.
tournament-prize-role = 🎖️ The winner gets the role { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ { $names } has the role { $role } now.
   *[other] 🎖️ { $names } have the role { $role } now.
}
tournament-prize-refused = ⚠️ Discord didn't let me give the role { $role }. An admin can give it: { $names }
tournament-prize-partly = ⚠️ Discord let me give the role { $role } to only some of the winners. An admin can give it to the others: { $names }
audit-prize = Won the Koi-Koi tournament { $name }
directors-set = ✔ Members with the role { $role } can run tournaments now, as those who manage the server can: `/koikoi tournament` shows them how.
directors-none = ✔ Only those who manage the server run tournaments now.
tournaments-new = A new tournament…
change-title-new = A new tournament
# Before a new one is opened, if its hour was written as a date.
plan-question = **{ $name }** begins { $hour }, { $when }. Until then, people can sign up.

    You see this hour in your own time; everybody else sees it in theirs. Is it right?
button-plan-yes = Yes, open the sign-up
button-plan-no = No, don't
plan-dropped = Nothing was opened. Use the command again: `in 2 hours` or `tomorrow 8 pm`, by this server's clock.
begin-question = **{ $name }** would begin { $hour }, { $when }. Is it right?

    You see this hour in your own time; everybody else sees it in theirs.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: this time can mean two things. When does it begin?
button-which = Choose { $number }
button-hour-yes = Yes, begin then
choose-change = Change something…
change-title = Change the tournament
change-name-label = The title
change-name-about = Everybody sees it.
change-begins-label = When it begins
change-begins-about = in 2 hours or tomorrow 8 pm, by this server's clock. People can sign up until then.
change-most-label = The most players
change-most-about = 3 to { $most }. Everybody who has signed up stays.
tournament-done = ✔ Done.
tournament-done-gone = ✔ Saved. But no message shows it: the tournament's channel was deleted.
tournament-done-closed = ✔ Saved. But the tournament's message doesn't show it yet: I may not write in { $channel }. As soon as I may, it does.
tournament-brought = ✔ It is shown in this channel now; its next matches are played here.
tournament-held-gone = ⚠️ **I can't show this tournament: its channel was deleted.** Its time stands still, so nobody loses by it. Go to another channel and press *{ button-show-here }*.
tournament-held-closed = ⚠️ **I can't show this tournament: I may not write in { $channel }.** Its time stands still, so nobody loses by it. Let me write there again, or go to another channel and press *{ button-show-here }*.
tournament-held-filtered = ⚠️ **I can't show this tournament: AutoMod stops my message in { $channel }.** Its time stands still, so nobody loses by it. Exempt my role from its rules (*Server Settings → AutoMod*), then press *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord didn't take the message of this tournament.** Its time stands still, so nobody loses by it. I try again soon.
tournament-held = -# ⚠️ The message can't be shown now, so the time stands still. Please tell an admin.
button-start-now = Start now…
start-question = Start **{ $name }** now, with { $count ->
    [one] one player
   *[other] { $count } players
}? Nobody can sign up afterwards.
button-start-yes = Yes, start
button-show-here = Show it here
button-cancel = Call off…
choose-pairing = Set a result…
choose-removed = Remove a player…
# The admins' panel of the seeds, before the first round. The players follow.
button-seeds = Seeds…
seeds-title = ### 🏆 { $name } · seeds
seeds-about = The seeds decide who meets whom. Now: { $seeding }. Anyone who signs up after a draw or a change comes last.
choose-seed = Give a player another seed…
button-seeds-rating = By rating
button-seeds-draw = Draw at random
seed-title = Seed of { $name }
seed-label = Seed
seed-about = 1 is the top seed, and up to { $count } is possible. The others keep their order.
decide-question = How did **{ $pairing }** end? Your reason comes next; everybody reads it.
decide-now = Now: { $line }
decide-stops = Their match is being played: it stops, and does not count.
decide-goes-on-double = The winner goes on. The loser is out after a second defeat. If both lose, it's a defeat for both.
decide-goes-on-single = The winner goes on to the next round. If both lose, nobody does.
decide-ends = - { $result }: the tournament is over. { $count ->
    [0] Nobody wins it.
    [one] { $names } wins it.
   *[other] { $names } share the first place.
}
decide-ends-many = - { $result }: the tournament is over. { $count } players share the first place.
decide-until = You can correct the result until the next round begins.
decide-last-of-round = ⚠️ This is the last open match of the round: the next round begins at once. Then the result stays.
decide-last = ⚠️ This is the last open match: the tournament ends at once. Then the result stays.
decide-first = { $first } wins
decide-second = { $second } wins
decide-draw = A draw
decide-neither = Both lose
reason-title = Your reason
reason-label = Why?
reason-about = Everybody reads it, with your name.
# The same where much follows from it: at most 100 letters.
reason-about-end = The tournament ends at once, and nobody wins it. Everybody reads the reason, with your name.
reason-about-remove = A running match is lost, and nobody comes back. Everybody reads the reason, with your name.

table-about-swiss = -# Points · won–drawn–lost · points of the opponents (BH). If points are equal, BH decides.
table-about-round-robin = -# Points · won–drawn–lost · points of the beaten opponents (SB). If points are equal, SB decides.
table-rule-swiss = -# For BH, a bye or a match without play counts as if against a virtual opponent, as in chess (FIDE).
table-rule-round-robin = -# If a player leaves before half of their matches, their results count for nobody, as in chess (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = The bracket of { $name }. This round:
alt-standings = The standings of the tournament:
refused-line-of-tournament = This is a match of a tournament: the tournament decides who plays the winner.
