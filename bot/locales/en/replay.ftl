# Replays, step by step, and animations of rounds.

button-replay = Replay
button-replay-here = See it in the replay
button-replay-first = First
button-replay-back = Back
button-replay-next = Next
button-replay-last = Last
button-replay-open = Show both hands
button-replay-table = Hide hands
button-film = Animation
button-film-play = ▶ Play
replay-head = { $score } · { $round } · step { $step } of { $steps }
replay-dealt = { $mark } { $name } deals and plays first.
replay-judged = -# 🔎 Review: this choice was { $grade }
replay-cut = -# The record ends here; the match wasn't over.
replay-player = Player { $number }
replay-rounds = Go to a round
replay-points = Go to a turning point
replay-point = { $round }, turn { $turn }: { $grade }
replay-choose = Which match would you like to see again? You can also replay a record file: `/koikoi replay`, option *file*.
replay-which = Your finished matches
replay-none = You haven't finished a match here yet. To replay a record file, attach it: `/koikoi replay`, option *file*.
replay-reviewed = 🔎 The review is ready: as you step through, the replay rates each move and offers a menu of turning points.
replay-accuracy = { $mark } { $name }: { $accuracy } accuracy
film-still = -# A still picture, as you chose in `/koikoi me`.
film-title = 🎞️ { $match } · { $round }
film-alt = An animation of { $round }, turn by turn. It ends on the result:
film-alt-cut = An animation of { $round }, turn by turn. It has no result.
alt-in-hand = In hand, { $player }: { $cards }.

# Why a file can't be replayed.
record-none = that isn't a record. A record is a text file that starts with `koikoi 1`; get one with *{ button-more }* → *{ button-record }* under a result.
record-size = it's larger than any match could be. A record has at most { $kilobytes } KB and 100 deals.
record-empty = no round was played in it.
record-rules = line { $line } names rules that don't exist or contradict each other.
record-notation = I don't understand line { $line }.
record-illegal = the rules don't allow what line { $line } says.
