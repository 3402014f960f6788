# Replays, step by step, and animations of rounds.

button-replay = Replay
button-replay-here = See it in the replay
button-replay-first = First
button-replay-back = Back
button-replay-next = Next
button-replay-last = Last
button-replay-open = Open both hands
button-replay-table = Close the hands
button-film = Animation
button-film-play = ▶ Play
replay-head = { $score } · { $round } · step { $step } of { $steps }
replay-dealt = { $mark } { $name } deals and begins.
replay-judged = -# 🔎 Review: this choice was { $grade }
replay-cut = -# The record ends here; the match was not over.
replay-player = Player { $number }
replay-rounds = Go to a round
replay-points = Go to a turning point
replay-point = { $round }, turn { $turn }: { $grade }
replay-choose = Which match would you like to see again? A record file can be replayed as well: `/koikoi replay`, option *file*.
replay-which = Your finished matches
replay-none = You have no finished match here yet. To replay a record file, attach it: `/koikoi replay`, option *file*.
replay-reviewed = 🔎 The review is made: as you step on, the replay says how good each play was, and has a menu of turning points.
replay-accuracy = { $mark } { $name }: { $accuracy } accuracy
film-still = -# A still picture, as you chose in `/koikoi me`.
film-title = 🎞️ { $match } · { $round }
film-alt = An animation of { $round }, turn by turn. It ends on the result:
film-alt-cut = An animation of { $round }, turn by turn. It has no result.
alt-in-hand = In hand, { $player }: { $cards }.

# Why a file can't be replayed.
record-none = that is no record. A record is a text file that begins with `koikoi 1`; the button *{ button-more }* → *{ button-record }* under a result gives one.
record-size = it is larger than any match. A record has at most { $kilobytes } KB and 100 deals.
record-empty = no round was played in it.
record-rules = line { $line } names rules that don't exist, or that contradict others.
record-notation = I don't understand line { $line }.
record-illegal = the rules don't allow what line { $line } says.
