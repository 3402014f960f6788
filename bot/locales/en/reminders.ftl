# Reminders by direct message.

me-remind = Reminders: the deal and the puzzle of the day, new tables
button-remind = Remind me
remind-title = ### Remind me
remind-about = Once a day, at an hour you choose, I'll send you a direct message if you haven't played the deal or the puzzle of the day yet. It stops automatically after a week without a response.
remind-is-off = **Off**
remind-is-on = **On:** every day at { $time }. Next message { $when }.
remind-closed = ⚠️ I turned it off because Discord wouldn't let me message you. Allow direct messages in the privacy settings of a server we share, then choose again.
remind-lapsed = ⚠️ I couldn't send you the message for { $day } in time.
remind-clock-ask = What time is it for you now?
remind-hour-ask = What time should I remind you?
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
ask-zone = Which place is in your time zone?
button-zone = Another time zone
remind-zone = Your clock: **{ $place }**, where it's { $time } now.
button-remind-off = Turn off
button-remind-stop = Stop reminding me
reminder-both = 🎴 The **deal of the day #{ $number }** and the **puzzle #{ $number }** are here.
reminder-deal = 🎴 The **deal of the day #{ $number }** is here.
reminder-puzzle = 🧩 The **puzzle #{ $number }** is here.
reminder-last = -# You haven't responded for a week, so this is the last reminder.
reminder-stopped = I won't remind you any more. Turn reminders back on with `/koikoi me`.
alerts-about = **Tables on this server.** When someone opens a table and is waiting, I'll send you a direct message with a link, at most { $most } times a day and not while you're playing.
alerts-are-on = **On** for { $guild }
alerts-are-off = **Off** for { $guild }
alerts-elsewhere = -# You set this per server: use `/koikoi me` there.
button-alerts-on = Tell me about tables here
button-alerts-off = Stop telling me
alerts-stopped = I won't tell you about tables there any more. Turn it back on with `/koikoi me` on that server.
alert = 🎴 { $name } has opened a table on **{ $guild }** and is waiting for someone to play.
alert-several = 🎴 { $name } has opened a table for several players on **{ $guild }**.
button-alert-go = Go to the table
button-alerts-stop = Stop alerts for this server
