# To find an opponent on any server.

command-find = find
    .about = I look for an opponent for you on all servers
option-name-find-rules = rules
    .about = The rules you want (empty: any of these)
option-name-find-pace = pace
    .about = Live: you both play now. Daily: a day for each turn (empty: live)
choice-find-any = Any of these rules

find-any = any rules
find-pace-live = live
find-pace-daily = a day for each turn
find-wish = -# { $rules } · { $pace } · your rating: { $rating }
find-looking = 🔎 **I'm looking for an opponent for you**, on all servers. I'll message you when I find someone; you'll then have 90 seconds to press *{ button-find-play }*.
find-looking-here = 🔎 **I'm looking for an opponent for you**, on all servers. When I find someone, you'll have 90 seconds to press *{ button-find-play }*.
find-looking-daily = 🔎 **I'm looking for an opponent for a match by the day**, on all servers. When somebody is there, the match begins at once; you have a day for each turn.
# Where a hidden message shows the search.
find-here = ⚠️ I can't send you direct messages, so I can only show it here, without a sound and for a quarter of an hour at most: **stay in this channel.** Allow direct messages from a server we share and search again, and I'll message you.
find-here-soon = ⚠️ I'm still opening our direct messages, a few people at a time, so for now I can only show it here, without a sound and for a quarter of an hour at most: **stay in this channel.**
find-here-flagged = ⚠️ Discord doesn't let me open new direct messages at the moment, so I can only show it here, without a sound and for a quarter of an hour at most: **stay in this channel.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Your search is in [our direct messages]({ $url }). That's where I'll message you.
find-front = The other player did not come. You are the first one in line now.
find-quiet = { $count ->
    [0] Nobody has come for ten minutes, and in the last four weeks nobody was found at this hour. A match by the day finds somebody more easily.
    [one] Nobody has come for ten minutes. In the last four weeks { $count } person found an opponent at this hour. A match by the day finds somebody more easily.
   *[other] Nobody has come for ten minutes. In the last four weeks { $count } people found an opponent at this hour. A match by the day finds somebody more easily.
}
find-until = -# I stop { $when } if nobody comes.
find-found = 🎴 **I have found an opponent for you!** Rating { $rating }. Press *{ button-find-play }* within 90 seconds.
find-ready = ✔️ **You are ready.** I'm waiting for the other player, for 90 seconds at most.
find-begun = 🎴 Your match against **{ $name }** has begun.
find-stopped = I'm not looking for an opponent any more.
find-missed = ⏰ You did not press *{ button-find-play }* in time, so I'm not looking any more.
find-unreached = I could not tell you that somebody was there, so I'm not looking any more. Open your direct messages, or stay here next time.
find-over = Nobody came, so I'm not looking any more. `/koikoi computer` plays against me at once.
button-find-computer = Play the computer
button-find-daily = Match by the day
button-find-stop = Stop looking
button-find-play = Play
button-find-no = Not now
button-find-again = Look again

games-looking = 🔎 **I'm looking for an opponent for you** · since { $since }
games-found = 🎴 **I have found an opponent for you!** Press *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** is waiting for you.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } wants to play again.** Press *{ button-rematch }* to accept; the invitation closes { $when }.
rematch-asked-hand = Asked. { $name } can press *{ $button }* to accept; then your new hand comes.
rematch-waits-hand = You have asked already. I'm waiting for { $name }'s answer.

change-find = Opponents on other servers
ask-find = { $value } · Opponents on other servers

refused-find-off = The admins of this server have switched off the search for opponents on other servers. You can use it in our direct messages.
refused-not-looking = I'm not looking for an opponent for you. `/koikoi find` begins.
refused-nobody-found = There is nobody any more. `/koikoi find` looks for an opponent again.
