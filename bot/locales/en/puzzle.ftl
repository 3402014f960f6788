# The puzzle of the day.

puzzle-name = Puzzle #{ $number }
puzzle-other = Opponent
puzzle-head = ### 🧩 { $name } · your choice?
puzzle-play = **Which card do you play?**
puzzle-once = -# Your first choice counts. One choice is clearly best, given what you can see.
puzzle-solved = ### ✅ { $name }: solved!
puzzle-missed = ### ❌ { $name }: not this time
puzzle-solved-late = ### ✅ { $name }: solved, after its day
puzzle-missed-late = ### ❌ { $name }: not this time
puzzle-again = You had answered already: your first choice counts.
puzzle-chosen = ❌ You chose **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ You chose **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ **{ $action }** is best.
puzzle-best-because = ✅ **{ $action }** is best: { $reason }.
puzzle-second = Next best: **{ $action }**, −{ $points } points on average.
puzzle-second-danger = Next best: **{ $action }**, −{ $points } points on average; { $danger }.
puzzle-first = 👥 You are the first to answer.
puzzle-crowd = 👥 { $solvers } of { $count } found it ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] nobody else chose as you
    [one] 1 other chose as you
   *[other] { $count } others chose as you
}
puzzle-late = -# Its day was over, so this changes neither your rating nor your days in a row.
puzzle-rating = 📈 Rating **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Rating **{ $rating }** ({ $gained }), provisional
puzzle-count = { $solved } of { $count } solved
puzzle-streak = 🔥 { $days } days in a row
puzzle-next = -# The next puzzle comes { $when }.
puzzle-alt = Marked, the best choice: { $best }.
# The line that people share: it names no card.
puzzle-line-solved = 🧩 Koi-Koi, puzzle of the day #{ $number }: ✅ solved
puzzle-line-missed = 🧩 Koi-Koi, puzzle of the day #{ $number }: ❌ missed
puzzle-line-solved-late = 🧩 Koi-Koi, puzzle of the day #{ $number }: ✅ solved, a little late
puzzle-line-missed-late = 🧩 Koi-Koi, puzzle of the day #{ $number }: ❌ missed, a little late
puzzle-line-streak = { $line } · 🔥 { $days } days in a row
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Solve today's puzzle
