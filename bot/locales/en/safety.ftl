# Blocking and reporting players.

button-block = Block
block-question = Block { $name }? They won't be able to challenge you, `/koikoi find` will never pair you up, and any open challenge between you is closed. They won't be told. Anyone can still join a table you open to everyone.
button-block-yes = Yes, block
button-block-no = No
block-done = You've blocked { $name }. Manage your blocks with `/koikoi me`.
block-known = You'd already blocked { $name }. Manage your blocks with `/koikoi me`.
block-match-runs = This match continues unless you resign.
block-kept = Nothing was changed.
button-blocks = Your blocks
blocks-title = ### Your blocks
blocks-none = You haven't blocked anyone.
blocks-line = { $name } · { $since }
button-unblock = Unblock
blocks-lifted = You've unblocked { $name }.
blocks-note = -# Only you see this list. *{ button-block }* is in the menu of every match against another player.

button-report-person = Report player
report-person-about = Report { $name } to this bot's host? The host will read it with the record of this match, and can bar players. { $name } won't be told.
report-why = Why?
report-reason-leaving = Quits or stalls matches
report-reason-unfair = Plays unfairly
report-reason-name = Offensive name or picture
report-reason-other = Something else
report-person-label = What happened?
reported-person = Thank you. The host can read it. { $name } won't be told.
host-report-about = About { $name }: { $reason }

find-pause = You've recently left several matches I found for you. You can look for an opponent again { $when }.

refused-blocked-by-you = You can't challenge { $name } because you've blocked them. Manage your blocks with `/koikoi me`.
refused-no-opponent = There's no one in this match you could block or report.
refused-former-opponent = This player erased their data, so nothing links this match to their account, and you can't block or report it here. You can still tell the bot's host what happened with *{ button-report }*. If the account plays you again, you can block it then.
refused-barred-from-find = The bot's host has barred you from `/koikoi find`. You can still play on your servers.
refused-find-paused = You've recently left several matches I found for you, or didn't show up. You can look for an opponent again { $when }.
