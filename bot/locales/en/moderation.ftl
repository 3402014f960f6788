moderation-title = ### Moderation on { $guild }
moderation-about = To block or unblock a member, use `/koikoi-admin moderation` with the option *member*; to void a finished match, use the option *match* and its number.
moderation-blocked = **Blocked members**
moderation-nobody = No one is blocked.
moderation-choose = Choose a blocked member
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · ends { $until }
}
moderation-log = **Log**
moderation-no-log = Nothing yet.
moderation-channel = **Channel for the log.** I'll post what admins do here in one channel: blocks, voided matches, matches they end, changed settings.
ask-log = No channel for the log
moderation-back = Back to moderation
moderation-may-play = **{ $name }** can play on this server. Blocked members can't start anything here: no challenge, no table, no tournament, no match against the computer, no deal of the day. Matches and tournaments they've already started continue; end a match with `/koikoi-admin abort`.
moderation-is-blocked = **{ $name }** is blocked: they can't start anything on this server.
moderation-until = The block ends automatically: { $until }, { $when }.
moderation-do-block = Block…
moderation-do-block-for = Block for a few days…
moderation-days = { $days ->
    [one] For one day
   *[other] For { $days } days
}
moderation-lift = Unblock
moderation-warned = **Warnings**
moderation-choose-warned = Choose a warned member
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · ends { $until }
}
moderation-do-warn = Warn…
moderation-no-end = No end date
moderation-do-unwarn = Lift a warning…
warn-title = Warn this member
warn-about = They read it with their next command here, without your name.
# Privately, after the next command of the member. Lines follow.
warned-title = ⚠️ The admins of { $guild } have warned you:
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · until { $until }
}
moderation-reason-about = The admins of this server can read it.
block-title = Block this member
void-title = Void match { $match }
void-question = Void match { $match }? { $players } · { $score } · { $when }
    It will no longer count on this server: its rating changes are undone, and it's removed from leaderboards and profiles. { $reach } Later matches stay as they were counted, and achievements are kept. This can't be undone.
void-tournament = It belongs to the tournament **{ $name }**, whose results stay as they are.
void-yes = Void it…
void-done = Match { $match } has been voided: it no longer counts on this server. { $reach }
void-reach-gain = Across all servers, only gains from it are taken back until the bot's host confirms it.
void-reach-server = Across all servers, it still counts until the bot's host confirms it: it's old, or many matches were voided recently.
void-reach-all = The bot's host has confirmed it: it no longer counts anywhere.
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · ends { $until }
log-block = 🚫 { $admin } blocked { $name }
log-lift = ✅ { $admin } unblocked { $name }
log-warn = ⚠️ { $admin } warned { $name }
log-unwarn = ✅ { $admin } lifted a warning of { $name }
log-void = 🧹 { $admin } voided match { $match }
log-confirm = ✅ The bot's host confirmed that match { $match } is voided
log-waits = -# ⏳ Across all servers, this is waiting for the bot's host.
log-abort = 🛑 { $admin } ended match { $match } without a result
log-settings = ⚙️ { $admin } changed settings
log-match = { $match } ({ $players })
