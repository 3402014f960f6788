# The deal of the day.

daily-name = Deal of the day #{ $number }
# The lines that people share: they must make sense to people who have never played.
daily-line-won = 🎴 Koi-Koi, deal of the day #{ $number }: won { $score } against { $name }
daily-line-lost = 🎴 Koi-Koi, deal of the day #{ $number }: lost { $score } to { $name }
daily-line-drawn = 🎴 Koi-Koi, deal of the day #{ $number }: a draw, { $score }, against { $name }
daily-line-resigned = 🎴 Koi-Koi, deal of the day #{ $number }: resigned at { $score } against { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Three rounds of Japanese flower cards, the same for everyone
daily-line-streak = { $about } · 🔥 { $days } days in a row
daily-begun =
    🎴 **Deal of the day #{ $number }** · three rounds against { $name }, with the same cards for everyone.
    I'll send your hand by direct message; **{ button-hand }** opens it here as well.
daily-unfinished = 🎴 You haven't finished **deal of the day #{ $number }** yet. It still counts for its own day.
button-daily-finish = Finish #{ $number }
button-daily-begin = Play #{ $number }
daily-played = 🎴 You've played **deal of the day #{ $number }**.
daily-result = **{ $points } to { $conceded }** points · rank { $rank } so far
daily-void = 🎴 Deal of the day #{ $number } ended without a result.
daily-next = -# Next deal { $when }.
button-today = Play today's deal
button-daily-table = Ranking of the day
button-share = Post it here
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# `/koikoi daily` in a server's channel can post this there.
daily-table-title = ### 🎴 Deal of the day #{ $number } · { $where }
daily-table-level = Against { $name }
daily-table-all = everyone
daily-table-none = No one has finished it yet. Start with `/koikoi daily`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# You: rank { $rank }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
button-daily-here = This server
button-daily-all = Everyone
daily-best = 🎴 Best result in **deal of the day #{ $number }**: { $name }, { $score } against { $opponent }
daily-best-none = No one finished deal of the day #{ $number } against this level.
button-daily-best = Watch the best game
button-daily-yesterday = Watch yesterday's best
button-daily-round = Round { $number }
daily-post =
    ### 🎴 Deal of the day #{ $number } · 🧩 Puzzle #{ $number }
    The same cards and the same position for everyone. New ones { $when }.
