# To find an opponent on any server.

command-find = find
    .about = Find an opponent across all servers
option-name-find-rules = rules
    .about = The rules you want (empty: any of these)
option-name-find-pace = pace
    .about = Live: you both play now. Daily: a day per turn (empty: live)
choice-find-any = Any of these rules

find-any = any rules
find-pace-live = live
find-pace-daily = daily
find-wish = -# { $rules } · { $pace } · your rating: { $rating }
find-looking = 🔎 **I'm looking for an opponent for you** on all servers. I'll message you when I find someone; you'll then have 90 seconds to press *{ button-find-play }*.
find-looking-here = 🔎 **I'm looking for an opponent for you** on all servers. When I find someone, you'll have 90 seconds to press *{ button-find-play }*.
find-looking-daily = 🔎 **I'm looking for an opponent for a daily match** on all servers. As soon as I find someone, the match starts; you have a day per turn.
find-rests = ⏸️ **Your search is paused while you play a live match.** I'll start looking again as soon as the match is over.
# Where a hidden message shows the search.
find-here = ⚠️ I can't send you direct messages, so I can only show it here, without a sound and for a quarter of an hour at most: **stay in this channel.** Allow direct messages from a server we share and search again, and I'll message you.
find-here-soon = ⚠️ I'm still opening our direct messages, a few people at a time, so for now I can only show it here, without a sound and for a quarter of an hour at most: **stay in this channel.**
find-here-flagged = ⚠️ Discord won't let me open new direct messages right now, so I can only show it here, without a sound and for a quarter of an hour at most: **stay in this channel.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Your search is in [our direct messages]({ $url }). That's where I'll message you.
find-front = The other player didn't show up. You're first in line now.
find-quiet = { $count ->
    [0] No one has turned up for ten minutes, and in the last four weeks no one found an opponent at this hour. It's easier to find someone for a daily match.
    [one] No one has turned up for ten minutes. In the last four weeks, { $count } person found an opponent at this hour. It's easier to find someone for a daily match.
   *[other] No one has turned up for ten minutes. In the last four weeks, { $count } people found an opponent at this hour. It's easier to find someone for a daily match.
}
find-until = -# I'll stop looking { $when } if no one turns up.
find-found = 🎴 **I've found you an opponent!** Rating { $rating }. Press *{ button-find-play }* within 90 seconds.
find-ready = ✔️ **You're ready.** I'm waiting for the other player, for 90 seconds at most.
find-begun = 🎴 Your match against **{ $name }** has started.
find-stopped = I've stopped looking for an opponent.
find-missed = ⏰ You didn't press *{ button-find-play }* in time, so I've stopped looking.
find-unreached = I found someone but couldn't reach you, so I've stopped looking. Allow direct messages, or stay here next time.
find-over = No one turned up, so I've stopped looking. Play me right away with `/koikoi computer`.
button-find-computer = Play the computer
button-find-daily = Daily match
button-find-stop = Stop looking
button-find-play = Play
button-find-no = Not now
button-find-again = Look again

games-looking = 🔎 **I'm looking for an opponent for you** · started { $since }
games-found = 🎴 **I've found you an opponent!** Press *{ button-find-play }*.

# To players whose hand is where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** is waiting for you.
# Two strangers' comments on the result of a round; both are on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } wants to play again.** Press *{ button-rematch }* to accept; the invitation closes { $when }.
rematch-asked-hand = Asked. { $name } can press *{ $button }* to accept; then you'll get your new hand.
rematch-waits-hand = You've already asked. I'm waiting for { $name }'s answer.

change-find = Opponents on other servers
ask-find = { $value } · Opponents on other servers

refused-find-off = The admins of this server have turned off the search for opponents on other servers. You can use it in our direct messages.
refused-not-looking = I'm not looking for an opponent for you. Start with `/koikoi find`.
refused-nobody-found = That player is no longer available. Find another opponent with `/koikoi find`.
refused-still-looking = That player is no longer available. I'm still looking for an opponent for you.
