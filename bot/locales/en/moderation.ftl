moderation-title = ### Moderation on { $guild }
moderation-about = To block a member or let them play again, use `/koikoi-admin moderation` with the option *member*; to make a finished match void, with the option *match* and its number.
moderation-blocked = **Blocked members**
moderation-nobody = Nobody is blocked.
moderation-choose = Choose a blocked member
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · ends { $until }
}
moderation-log = **Log**
moderation-no-log = Nothing yet.
moderation-channel = **Channel for the log.** I also post in one channel what admins do here: blocks, void matches, matches that they end, changed settings.
ask-log = No channel for the log
moderation-back = Back to moderation
moderation-may-play = **{ $name }** may play on this server. Blocked members can't begin anything here: no challenge, no table, no tournament, no match against the computer, no deal of the day. Matches and tournaments that they have begun go on; `/koikoi-admin abort` ends a match.
moderation-is-blocked = **{ $name }** is blocked: they can't begin anything on this server.
moderation-until = The block ends by itself: { $until }, { $when }.
moderation-do-block = Block…
moderation-do-block-for = Block for some days…
moderation-days = { $days ->
    [one] For one day
   *[other] For { $days } days
}
moderation-lift = Let them play again
moderation-reason-about = The admins of this server can read it.
block-title = Block this member
void-title = Make match { $match } void
void-question = Make match { $match } void? { $players } · { $score } · { $when }
    On this server it counts no more: both ratings lose what it gave or took, and it goes from leaderboards and profiles. { $reach } Later matches stay as they were counted, and achievements stay. This can't be undone.
void-tournament = It belongs to the tournament **{ $name }**, whose results stay as they are.
void-yes = Make it void…
void-done = Match { $match } is void: on this server it counts no more. { $reach }
void-reach-gain = For all servers, only what somebody gained by it goes, until the bot's host confirms it.
void-reach-server = For all servers it still counts until the bot's host confirms it: it is old, or many matches were made void lately.
void-reach-all = The bot's host confirmed it: it counts nowhere any more.
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · ends { $until }
log-block = 🚫 { $admin } blocked { $name }
log-lift = ✅ { $admin } let { $name } play again
log-void = 🧹 { $admin } made match { $match } void
log-confirm = ✅ The bot's host confirmed that match { $match } is void
log-waits = -# ⏳ For all servers, this still waits for the bot's host.
log-abort = 🛑 { $admin } ended match { $match } without a result
log-settings = ⚙️ { $admin } changed settings
log-match = { $match } ({ $players })
