# Why something was refused: short, kind, and what to do now.

refused-unknown-match = I don't know that match. It may have been removed.
refused-not-your-seat = You're watching this match; only its two players can do that.
refused-not-your-turn = One moment: it isn't your turn.
refused-stale-action = That was already done. **My hand** shows how it stands now.
refused-illegal = That isn't possible right now.
refused-not-started = This match hasn't started yet.
refused-not-finished = This match is still being played.
refused-not-casual = Hints and odds are for practice against the computer (not in the deal of the day). This one is yours to play alone.
refused-no-teacher = I can't think it over right now. Please ask me again in a moment.
refused-already-started = This challenge has already been accepted.
refused-already-finished = This match is over.
refused-challenge-over = This challenge is closed.
refused-not-invited = This challenge is for { $name }. `/koikoi play` opens one of your own.
refused-own-challenge = This is your own challenge: { $name } can accept it. **Decline** takes it back.
refused-own-challenge-table = This is your own table: anybody else can join. **Close the table** takes it back.
refused-table-not-yours = Only { $name }, who opened this table, can close it. **Join** plays against { $name }.
refused-not-your-challenge = Only the player who made a challenge can take it back.
refused-not-your-table = This menu is for { $name }, who opened the table. **Join** plays against { $name }.
refused-not-your-table-over = This menu is for { $name }, who opened the table. `/koikoi computer` starts a match of your own.
refused-self-challenge = Playing against yourself is lonely: challenge somebody else, or try `/koikoi computer`.
refused-challenges-off = { $name } takes no challenges at the moment.
refused-already-invited = There is already an open challenge between you: `/koikoi games` shows it.
refused-too-many-matches = That would be more than { $limit } matches at once. Finish or resign one first: `/koikoi games`.
refused-too-many-invitations = You have { $limit } challenges waiting. Take one back first: `/koikoi games`.
refused-too-fast = That is a lot at once: you can start { $limit } matches or challenges a minute. Please try again in a moment.
refused-empty-report = Please write what the problem is.
refused-too-many-reports = You have reported { $limit } problems within an hour. Please wait a little with the next.
refused-line-full = { $limit } people are waiting already. Please try again after this match.
refused-nobody-won = No player won this match, so there is nobody to challenge. `/koikoi play` challenges somebody.
refused-channel-full = This channel is full: { $limit } matches are being played here. Please try another channel, or come back a little later.
refused-guild-full = This server is full: { $limit } matches are being played here. Please come back a little later.
refused-channel-not-allowed = On this server, matches are played in { $channels }.
refused-nobody-absent = They are back, or still in time: the match goes on.
refused-daily-played = You have played deal of the day #{ $number } already, before your data was erased. The next one comes { $when }.
refused-unknown-level = There is no computer player called “{ $level }”.
refused-invalid-setting = That can't be: { $reason }
refused-bot = Other bots don't play. `/koikoi computer` plays against me.
refused-guild-only = Challenges are made in a server's channel. Here you can play me: `/koikoi computer`.
refused-no-writing = This channel isn't open to both of us: you or I may not write here.
refused-channel-gone = The channel of this match was deleted. `/koikoi play` in another channel asks for a new match.
refused-left = You're no longer on the server where this was played.
refused-not-member = That person isn't on this server.
refused-admin = Only members who may manage the server can do that.
refused-absent = I can't post there: I'm not a member of that server, even where my commands show up. Somebody who manages it can add me: { $url }
refused-permission = { $count ->
    [one] I can't set up a table here yet: I need the permission { $permissions } in this channel.
   *[other] I can't set up a table here yet: I need the permissions { $permissions } in this channel.
}
refused-nothing-waits = Nothing waits for you now.
refused-old-button = This button is from an older version. `/koikoi games` shows your matches.
refused-old-form = This form has been open for too long. Please open it again.
refused-late-form = That took me too long. Please press the button again.
refused-own-first = You still play these cards yourself. Finish your own match first: `/koikoi games`.
refused-share-server = This works in a server's channel: use `/koikoi daily` there.
refused-share-twice = Your result stands here already.
refused-stopping = I am being restarted. Please try again in a moment.
refused-restarted = I was restarted before I could answer. Please use the command again.
refused-broken = Sorry, that went wrong on my side; your match is safe. If it happens again, tell an admin this number: `{ $reference }`.

setting-preset = there are no such rules.
setting-option = there is no such option.
setting-combine = koi-koi and field brights can only be added up where both count and 7 points don't double.
setting-target = the target would be reached from the start with that bank.
setting-yaku = some yaku must be worth something.
setting-length = a match has 1 to 24 rounds.
setting-live-minutes = a live turn is 1 to 60 minutes.
setting-daily-hours = a daily turn is 1 to 168 hours.
setting-channels = at most 50 channels can be chosen.
setting-value = { $option } can be { $values }.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-create_public_threads = Create Public Threads
