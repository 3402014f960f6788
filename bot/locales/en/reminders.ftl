# Remind me: lines by direct message.

me-remind = Reminders: the deal and the puzzle of the day, new tables
button-remind = Remind me
remind-title = ### Remind me
remind-about = Once a day, at an hour that you choose, I write you a direct message if you have not yet played the deal or the puzzle of the day. It ends by itself after a week without an answer.
remind-is-off = **Off**
remind-is-on = **On:** every day at { $time }. The next message comes { $when }.
remind-closed = ⚠️ I switched it off, because Discord did not let me write to you. Allow direct messages in the privacy settings of a server that we share, then choose again.
remind-lapsed = ⚠️ I couldn't send you the message of { $day } in time.
remind-clock-ask = Which hour is it for you now?
remind-hour-ask = At which hour shall I write?
remind-hour-am = { $hour }:00 · { $half ->
    [0] 12 am
   *[other] { $half } am
}
remind-hour-pm = { $hour }:00 · { $half ->
    [0] 12 pm
   *[other] { $half } pm
}
remind-clock-am = { $hour }:00 to { $hour }:59 · { $half ->
    [0] 12 am
   *[other] { $half } am
}
remind-clock-pm = { $hour }:00 to { $hour }:59 · { $half ->
    [0] 12 pm
   *[other] { $half } pm
}
# A menu, after the hour that the clock shows.
ask-zone = Which place has your time?
button-zone = Another time zone
remind-zone = Your clock: **{ $place }**, where it is { $time } now.
button-remind-off = Switch off
button-remind-stop = Remind me no more
reminder-both = 🎴 The **deal of the day #{ $number }** and the **puzzle #{ $number }** are here.
reminder-deal = 🎴 The **deal of the day #{ $number }** is here.
reminder-puzzle = 🧩 The **puzzle #{ $number }** is here.
reminder-last = -# You did not answer for a week, so this is the last reminder.
reminder-stopped = I remind you no more. `/koikoi me` switches it on again.
alerts-about = **Tables on this server.** When somebody opens a table and waits, I write you a direct message with a link, at most { $most } times a day, and not while you are playing.
alerts-are-on = **On** for { $guild }
alerts-are-off = **Off** for { $guild }
alerts-elsewhere = -# You choose it on a server: use `/koikoi me` there.
button-alerts-on = Tell me of tables here
button-alerts-off = Tell me no more
alerts-stopped = I tell you of no more tables there. `/koikoi me` on that server switches it on again.
alert = 🎴 { $name } has opened a table on **{ $guild }** and waits for somebody to play.
alert-several = 🎴 { $name } has opened a table for several people on **{ $guild }**.
button-alert-go = Go to the table
button-alerts-stop = Tell me no more of this server
