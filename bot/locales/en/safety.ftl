# To keep away from somebody.

button-block = Block
block-question = Block { $name }? They can't challenge you any more, `/koikoi find` never brings you together, and a challenge that waits between you ends. They are not told. At a table that you open for everybody, everybody can still sit down.
button-block-yes = Yes, block
button-block-no = No
block-done = You have blocked { $name }. `/koikoi me` lists your blocks and lifts them.
block-known = You blocked { $name } before. `/koikoi me` lists your blocks and lifts them.
block-match-runs = This match goes on, unless you resign it.
block-kept = Nothing was changed.
button-blocks = Your blocks
blocks-title = ### Your blocks
blocks-none = You have blocked nobody.
blocks-line = { $name } · { $since }
blocks-lift = Lift a block
blocks-lifted = You don't block { $name } any more.
blocks-note = -# Only you see this list. *{ button-block }* is in the menu of each match against a person.

button-report-person = Report player
report-person-about = Report { $name } to this bot's host? The host reads it with the record of this match, and can keep people out. { $name } isn't told.
report-why = Why?
report-reason-leaving = Leaves matches or lets the time run out
report-reason-unfair = Plays unfairly
report-reason-name = Offending name or picture
report-reason-other = Something else
report-person-label = What happened?
reported-person = Thank you. The host can read it. { $name } isn't told.
host-report-about = About { $name }: { $reason }

find-pause = You left several found matches lately: you can look for an opponent again { $when }.

refused-blocked-by-you = You can't challenge { $name }, whom you have blocked. `/koikoi me` lists your blocks and lifts them.
refused-no-opponent = In this match there is nobody whom you could block or report.
refused-former-opponent = This player erased their data, and nothing leads from this match to their account any more, so it can't be blocked or reported here. You can still tell the bot's host what happened with *{ button-report }*. If the account plays with you again, you can block it then.
refused-barred-from-find = The host of this bot keeps you out of `/koikoi find`. You can play on your servers.
refused-find-paused = Lately you left several matches that I found for you, or did not come to them. You can look for an opponent again { $when }.
