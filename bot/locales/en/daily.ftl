# The deal of the day.

daily-name = Deal of the day #{ $number }
daily-line = 🎴 #{ $number } · { $points }文
daily-line-calls = 🎴 #{ $number } · { $points }文 · こいこい×{ $calls }
daily-begun =
    🎴 **Deal of the day #{ $number }** · three rounds against { $name }, with the same cards for everybody.
    Your hand comes by direct message; **My hand** opens it here, just as good.
daily-unfinished = 🎴 You have not finished **deal of the day #{ $number }** yet. It counts for its own day.
button-daily-finish = Finish #{ $number }
button-daily-begin = Play #{ $number }
daily-played = 🎴 You have played **deal of the day #{ $number }**.
daily-result = **{ $points }** to { $conceded } points · rank { $rank } so far
daily-void = 🎴 Deal of the day #{ $number } ended without a result.
daily-next = -# The next deal comes { $when }.
button-today = Play today's deal
button-daily-table = Table of the day
button-share = Post it here
daily-shared = **{ $name }** · { $line }
daily-share-hint = -# `/koikoi daily` in a server's channel can post this line there.
daily-table-title = ### 🎴 Deal of the day #{ $number } · { $where }
daily-table-all = everyone
daily-table-none = Nobody has finished it yet. `/koikoi daily` begins it.
daily-table-line = **{ $rank }.** { $name } · { $points } points
daily-table-line-calls = **{ $rank }.** { $name } · { $points } points · koi-koi ×{ $calls }
daily-table-you = -# You: rank { $rank }, { $points } points
button-daily-here = This server
button-daily-all = Everyone
