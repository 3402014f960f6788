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
puzzle-again = You've already answered this one: your first choice counts.
puzzle-chosen = ❌ You chose **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ You chose **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ **{ $action }** is best.
puzzle-best-because = ✅ **{ $action }** is best: { $reason }.
puzzle-second = Next best: **{ $action }**, −{ $points } points on average.
puzzle-second-danger = Next best: **{ $action }**, −{ $points } points on average; { $danger }.
puzzle-first = 👥 You're the first to answer.
puzzle-crowd = 👥 { $solvers } of { $count } found it ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] nobody else made your choice
    [one] 1 other made the same choice
   *[other] { $count } others made the same choice
}
puzzle-late = -# Its day is over, so this doesn't affect your rating or your streak.
puzzle-rating = 📈 Rating **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Rating **{ $rating }** ({ $gained }), provisional
puzzle-count = { $solved } of { $count } solved
puzzle-streak = 🔥 { $days } days in a row
puzzle-next = -# Next puzzle { $when }.
puzzle-alt = Marked as the best choice: { $best }.
# The line that people share: it names no card.
puzzle-line-solved = 🧩 Koi-Koi, puzzle of the day #{ $number }: ✅ solved
puzzle-line-missed = 🧩 Koi-Koi, puzzle of the day #{ $number }: ❌ missed
puzzle-line-solved-late = 🧩 Koi-Koi, puzzle of the day #{ $number }: ✅ solved, a little late
puzzle-line-missed-late = 🧩 Koi-Koi, puzzle of the day #{ $number }: ❌ missed, a little late
puzzle-line-streak = { $line } · 🔥 { $days } days in a row
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Solve today's puzzle
