# Panels: menu, yaku, lists, rules, settings.

preset-wikipedia-2015 = Classic
preset-wikipedia-2020 = Standard
preset-sloperama = Race to 50
preset-ktane = Three rounds
preset-richmind = Ribbons +1
preset-steam = Zero-sum 30
preset-nintendo = Handheld
about-wikipedia-2015 = Five brights are 15; each extra card of a set counts
about-wikipedia-2020 = The usual rules today; doubles from 7 points
about-sloperama = Your own koi-koi calls multiply; first to 50
about-ktane = Short; every koi-koi multiplies, no matter who calls it
about-richmind = The sake cup isn't a plain card; extra cards count
about-steam = Both start with 30 and take points from each other
about-nintendo = One koi-koi a round; only the best animal and ribbon yaku
rules-changed = { $rules }, house rules

watching = You're watching **{ $first }** vs **{ $second }** · { $round }
waiting-at-table = { $place ->
    [one] You'll play the winner of this round: **{ $first }** vs **{ $second }**. You'll get your cards then.
   *[other] **{ $first }** vs **{ $second }** are playing. It's your turn in { $place } rounds; you'll get your cards then.
}
watching-over = **{ $first }** vs **{ $second }**: this match is over.
button-watch = Watch
button-winner = Play the winner
rematch-asked = Asked: the challenge is in <#{ $channel }>.
rematch-waits = You've already asked, and { $name } can accept: { $where }
table-tournament = 🏆 A match of the tournament **{ $name }**

menu-title = Match against { $name } · { $round }
button-resign = Resign
button-bring = Bring the table here
button-send-again = Send the table again
button-bring-short = Bring here
button-rules = Rules
button-report = Report a problem
resign-question = Resign the match against { $name }? It counts as a loss.
resign-tournament = Resign the match against { $name }? It counts as a loss, even if nobody has played a card: a tournament needs a result.
withdraw-question = Withdraw from the match against { $name }? You haven't both played a card yet, so it won't count.
button-leave-match = Withdraw
button-withdraw-match = Yes, withdraw
withdrawn = You withdrew. It won't count.
withdraw-late = { $name } has since played a card, so it counts now.
button-off = Call it off together
off-question = Ask { $name } to call this match off? If { $name } agrees, it ends and won't count. If { $name } keeps playing, the offer is gone. You can ask twice per match.
button-off-yes = Ask
off-offered = Asked. Your clock keeps running: the match continues until they answer.
off-done = You both agreed: the match is called off and won't count.
button-resign-yes = Yes, resign
button-resign-no = Keep playing
resigned = You resigned. Thanks for playing!
resign-kept = Good, keep playing!
brought = The table is here now.
report-label = What's the problem?
report-about = The bot's host will read it, along with the record of this match.
report-hint = What did you do, what happened, what did you expect?
host-notice = -# 🛠️ { $notice }
button-answer = Answer
host-report = **Report { $number }** by { $name }
host-report-where = { $server } · match { $match }, step { $step }
host-in-dms = direct messages
host-report-terminal = -# On the bot's machine, `koikoi reports { $number }` shows it with the record of the match.
answer-label = Your answer
answer-about = The player will get it as a direct message from the bot.
answer-saved = I'm sending your answer now. I'll tell you if it can't be delivered.
report-answer = **The bot's host answers your report** about match { $match }:
host-answer-closed = Your answer to report { $number } didn't reach { $name }: they don't accept direct messages.
host-answer-failed = Your answer to report { $number } didn't reach { $name }: Discord rejected it.
host-dms-stopped = ⚠️ **Discord has flagged this bot:** it can't open new direct messages or join servers. People it has messaged before still get its messages. Look at the application in the Developer Portal and appeal to Discord's support. The bot tries again once a day, and after `koikoi doctor`.
host-dms-again = ✅ Discord lets this bot open new direct messages again.
host-unit-failed = On your bot's machine, **{ $unit }** failed. This shows why: { $command }
host-voids = ⚖️ Voided matches waiting for your confirmation: **{ $count }**. Until you confirm one, it still counts across all servers, at least as a loss. On the bot's machine, `koikoi voids` lists them.
reported = Thank you. The host can read it, with match { $match }. I've also refreshed its messages.

yaku-title-own = **Your yaku** against { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }: needs { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: needs { $count ->
    [one] one
   *[other] { $count }
} of { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ in your hand
yaku-none = No yaku yet; nothing close.
yaku-captured = -# Captured: { $cards }
yaku-opponent = **{ $name }** holds { $sum }
yaku-opponent-none = **{ $name }** has no yaku yet.
yaku-opponent-near = ▫️ close: { $near }
yaku-more = and { $count } more

fair-title = **The fair deal.** Each round is sealed with a fingerprint before anyone sees a card; its first { $digits } digits are shown at the table until someone moves (in direct messages: under your hand). After the round, the seal is opened for everyone. It proves that the deal wasn't changed during the round, not that the shuffle was random.
fair-sealed = Round { $number }, sealed: `{ $commitment }`
fair-opened = Round { $number }, opened: `{ $commitment }`
fair-void = Round { $number }, dealt again ({ $reason }), opened: `{ $commitment }`
fair-check = -# To check: the SHA-256 of the nonce, a line break and the deal line, all in the attached file. The record of a finished match also contains them, and `koikoi verify` checks it.
fair-file-round = Round { $number }
fair-file-void = (dealt again: { $reason })

record-here = The record of match { $match }: every deal and every move. In a terminal, `koikoi record` replays it.

games-title = ### Your matches
games-none = No match is waiting. Challenge a member with `/koikoi play`, find an opponent with `/koikoi find`, or play me with `/koikoi computer`.
games-your-turn = 🟢 **Your turn** vs { $name } · { $round }
games-absent = 💤 **{ $name } has run out of time: you decide** · { $round }
games-their-turn = ⚪ { $name }'s turn · { $round }
games-late = ⏰ your time is up
games-since = turn started { $since }
games-between = ⏸️ Between rounds vs { $name } · { $round }
games-invited = 📨 { $name } invites you · { $length } · closes { $until }
games-inviting = 📨 You invited { $name } · { $length } · closes { $until }
games-open-table = 📨 Your open table · { $length } · closes { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Direct message
games-page = -# Page { $page } of { $pages }
button-open-hand = Open hand
button-previous = ◂
button-next = ▸
button-withdraw = Withdraw
games-bring-missing = A table can only be in a channel on its own server. It's now the newest message in <#{ $channel }>.

# Above one's own list, when another person's was requested.
list-own-only = 🔒 This is your own list: in direct messages, no one sees anyone else's. Look up { $name }'s on a server.
list-own-only-outside = 🔒 This is your own list: someone else's can only be seen on servers that I'm on. Look up { $name }'s there.
history-title = ### { $name }: finished matches
history-none = No finished matches here yet.
history-won = 🏆 won against { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ lost to { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 drew with { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 won: { $name } resigned at **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ resigned against { $name } at **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 won: { $name } ran out of time at **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ ran out of time against { $name } at **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 ended by an admin, against { $name } · { $when }
history-abort = 🛑 ended by an admin, against { $name } · { $when }
history-withdraw = 🚪 { $name } withdrew · { $when }
history-withdraw-own = 🚪 withdrew from a match against { $name } · { $when }
history-agreed = 🤝 called off together with { $name } · { $when }
history-uncounted = { $line } · doesn't count
# An admin voided the match.
history-void = ~~{ $line }~~ · voided
# The leaderboard counts only matches between people; the list below it has all of them.
history-standing = **Leaderboard**, matches between people: { $won } won · { $lost } lost · { $drawn } drawn · best round { $best } · rank { $rank } by wins
history-count = { $count ->
    [one] **1 match** in total
   *[other] **{ $count } matches** in total
}
history-count-here = { $count ->
    [one] **1 match** on this server
   *[other] **{ $count } matches** on this server
}

leaderboard-title = ### 🏆 Leaderboard of { $guild }
leaderboard-title-all = ### 🏆 Leaderboard of all servers
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = No one has finished a match here yet. Start one with `/koikoi play`.
leaderboard-none-then = No one has finished a match in this period.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# You: rank { $rank }, { $result }
leaderboard-you-none = -# You: no matches yet that count here
leaderboard-you-provisional = -# You: { $result }; no rank by rating yet: { $matches } of { $enough } rated matches, { $opponents } of { $people } opponents who had played others before
leaderboard-you-few = -# You: { $result }; no rank by rating yet: { $played } of { $enough } matches this season
leaderboard-about = Matches between two people count, but only the first { $week } per week between the same two. If a player resigns before a round is finished, they take a loss but nobody gets a win.
leaderboard-about-provisional = ?: no rank yet. It takes { $enough } rated matches, against { $people } people who had played others before.
leaderboard-about-provisional-season = ?: no rank yet. It takes { $enough } rated matches, against { $people } people who had played others before, and { $season } matches in the season.
leaderboard-about-marks = 🥇 🥈 🥉: places by rating in earlier seasons
measure-rating = Rating
measure-wins = Wins
measure-points = Points
measure-hand = Best round
period-all = All time
period-week = This week
period-this-season = This season
period-season = This season: { $season }
period-past-season = Season: { $season }
period-of-week = Week of { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = won { $won } of { $played } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-points = { $points ->
    [one] **1** point
   *[other] **{ $points }** points
}
result-hand = { $best_round ->
    [one] **1** point in one round
   *[other] **{ $best_round }** points in one round
}
button-board-all = All servers
button-board-here = This server
button-leaderboard = Leaderboard
button-counting = How it counts
weekly-title = ### 🏆 The week on { $guild }, { $first } to { $last } · { $measure }
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
date-year = { $date } { $year }
season-quarter = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[other] October to December { $year }
}
season-since = since { $date }
season-rest = { $season }, from { $date }
season-now = **Season:** { $season }
season-begun = **A new season has started:** { $season }. **{ $before }** is over; its leaderboard stays in `/koikoi leaderboard`, and its top three keep a medal.
season-how-quarter = It ends with the calendar quarter (UTC); the next one starts automatically.
season-how-begun = It lasts until you start another one or go back to calendar quarters.
season-command = -# Start a new one with `/koikoi-admin season` and an action.
season-ask-new = **Start a new season?**
season-ask-unnamed = -# It has no name yet: give it one with the option `name`.
season-ask-named = **Start a new season?** Its name:
season-ask-quarter = **Go back to calendar quarters?** The rest of this quarter becomes a new season.
season-ends = **{ $before }** ends with it for good; this can't be undone. Its leaderboard stays in `/koikoi leaderboard`, and its top three keep a medal.
button-season-begin = Yes, start it
button-season-keep = Change nothing

rules-title = ### Rules: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# The rules of { $channel } and its threads. Elsewhere on this server: { $rules }.
rules-counting = **In short**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, +1 for each extra · { $made }
# Where the source of a set of rules is silent.
rules-borrowed-yaku = -# The source of these rules gives no points for yaku: those of { $lender } apply.
rules-borrowed-flow = -# The source of these rules only says what scores: the rest is as in { $lender }.
button-rules-yaku = Yaku
button-rules-dealing = Dealing
button-rules-turns = Turns
button-rules-scoring = Scoring
button-rules-match = Match

rule-hint = Take cards by matching months, make yaku (sets that score), then choose: stop and score, or koi-koi for more.
rule-seven = Yaku worth 7 or more together count double.
rule-no-seven = Nothing doubles at 7 points.
rule-koi-none = Calling koi-koi doesn't multiply anything.
rule-koi-opponent_x2 = If your opponent called koi-koi, your score doubles.
rule-koi-own_plus_1 = Your own koi-koi calls multiply your score: ×2, ×3…
rule-koi-all_plus_1 = Both players' koi-koi calls multiply the score: ×2, ×3…
rule-koi-steam = Your first three koi-koi calls add a point each; a fourth doubles, a fifth triples…
rule-brights = Each bright on the field after the deal multiplies: one ×2, two ×3…
rule-combine-product = Multipliers are multiplied: ×2 and ×2 makes ×4.
rule-combine-sum = Koi-koi and field brights are added: ×2 and ×2 makes ×3.
rule-flat = Points for dealt cards, or when nobody stops, are never multiplied.
rule-exhaust-zero = All cards played and nobody stopped: no points.
rule-exhaust-oya = All cards played and nobody stopped: the dealer gets { $points }.
rule-exhaust-caller = All cards played and nobody stopped: the last to call koi-koi scores, undoubled.
rule-zero-sum = The loser pays the points the winner scores.

rule-brights-best = Only your best bright yaku counts.
rule-stacking-all = All your other yaku count together.
rule-stacking-every = All your yaku count together.
rule-stacking-family = Only your best animal yaku and your best ribbon yaku count.
rule-stacking-one = Only your best yaku counts.
rule-chofuku-off = Poetry ribbons and blue ribbons together aren't a separate yaku: both count.
rule-chofuku-on = Poetry ribbons and blue ribbons together count instead of the two.
rule-cup-0 = The sake cup is an animal only.
rule-cup-1 = The sake cup is an animal and also one plain card.
rule-cup-2 = The sake cup is an animal and also two plain cards.
rule-viewing-off = Moon and blossom viewing don't count.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] Moon viewing counts only together with another yaku.
    [hanami] Blossom viewing counts only together with another yaku.
   *[both] Moon and blossom viewing count only together with another yaku.
}
rule-viewing-after = { $viewing ->
    [tsukimi] After your own koi-koi, moon viewing is worth { $points }.
    [hanami] After your own koi-koi, blossom viewing is worth { $points }.
   *[both] After your own koi-koi, moon and blossom viewing are worth { $points } each.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] After your own koi-koi, moon viewing doesn't count.
    [hanami] After your own koi-koi, blossom viewing doesn't count.
   *[both] After your own koi-koi, moon and blossom viewing don't count.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Your December cards spoil your moon viewing.
    [hanami] Your rain man spoils your blossom viewing.
   *[both] Your rain man spoils your blossom viewing, your December cards spoil your moon viewing.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Your rain man or lightning spoils your moon viewing.
    [hanami] Your rain man or lightning spoils your blossom viewing.
   *[both] Your rain man or lightning spoils both viewings.
}
rule-weather-november = { $viewing ->
    [tsukimi] Each of your November cards spoils your moon viewing.
    [hanami] Each of your November cards spoils your blossom viewing.
   *[both] Each of your November cards spoils both viewings.
}
rule-month = The month cards are those of the round: January in the first, worth { $points } together.

rule-first-month_draw = First dealer: each player draws a card, and the earlier month deals; in the same month, the higher card. Two plain cards of one month: both draw again.
rule-first-random = First dealer: chosen at random.
rule-first-challenger = First dealer: the challenger; against the computer, you.
rule-next-winner = After that, the winner of a round deals the next.
rule-next-loser = After that, the loser of a round deals the next.
rule-next-alternate = After that, the players take turns dealing.
rule-nobody-same = Nobody won: the same player deals again.
rule-nobody-other = Nobody won: the other player deals next.
rule-deal-kfo4 = Eight cards each, four at a time: to the other player, the field, the dealer. The dealer plays first.
rule-deal-kfo2 = Eight cards each, two at a time: to the other player, the field, the dealer. The dealer plays first.
rule-deal-kof4 = Eight cards each, four at a time: to the other player, the dealer, the field. The dealer plays first.
rule-deal-kfo8 = Eight cards each, all in one go: to the other player, the field, the dealer. The dealer plays first.
rule-swap = The player who isn't dealing can swap hands with the dealer before anyone looks.
rule-field_quad-redeal = Four cards of one month on the field: dealt again.
rule-field_quad-pay = Four cards of one month on the field: the round ends, the dealer gets { $points }.
rule-field_quad-off = Four cards of one month on the field: play continues.
rule-field_pairs-redeal = Four pairs on the field: dealt again.
rule-field_pairs-pay = Four pairs on the field: the round ends, the dealer gets { $points }.
rule-field_pairs-off = Four pairs on the field: play continues.
rule-field_triple-redeal = Three cards of one month on the field: dealt again.
rule-field_triple-off = Three cards of one month on the field: play continues.
rule-teshi-pay = Four cards of one month in a dealt hand: the round ends, its player gets { $points }.
rule-teshi-redeal = Four cards of one month in a dealt hand: dealt again.
rule-teshi-off = Four cards of one month in a dealt hand: play continues.
rule-kuttsuki-pay = Four pairs in a dealt hand: the round ends, its player gets { $points }.
rule-kuttsuki-redeal = Four pairs in a dealt hand: dealt again.
rule-kuttsuki-off = Four pairs in a dealt hand: play continues.
rule-lucky-tie = If both hands would score this way, the round ends without points.
rule-lucky-ignore = If both hands would score this way, neither does, and play continues.
rule-lucky-redeal = If both hands would score this way, the cards are dealt again.
rule-lucky-dealer = If both hands would score this way, only the dealer's does.
rule-field-first = The field is checked before the hands.
rule-dealt-again = After a redeal the same player deals; the discarded deal doesn't count.

rule-turn = A turn: you play a card from your hand, then one is drawn from the draw pile.
rule-take = Each takes a card of its month from the field, or stays there. If there are two, you choose one.
rule-three-all = If there are three, it takes all of them.
rule-three-one = If there are three, you also choose one.
rule-wild = The lightning takes any card when no other November is on the field.
rule-decision-increase = With a yaku you choose: stop or koi-koi. You choose again whenever your yaku are worth more.
rule-decision-new_yaku = With a yaku you choose: stop or koi-koi. You choose again only with a new yaku.
rule-stop = Stop ends the round: you score your yaku, your opponent scores nothing.
rule-limit-none = Koi-koi can be called any number of times.
rule-limit = At most { $limit } koi-koi per round for each player; after that, a yaku ends the round.
rule-limit-round = At most { $limit } koi-koi per round in total; after that, a yaku ends the round.
rule-last-card = If you have no cards left, a yaku ends the round.
rule-reply = After a koi-koi, the opponent's next yaku ends the round.

rule-rounds = { $rounds ->
    [one] The match is one round. The player with more points wins.
   *[other] The match is { $rounds } rounds. The player with more points at the end wins.
}
rule-target = The first to { $points } points wins the match.
rule-tie-draw = Equal points: a draw. Start a new match with *{ button-rematch }*.
rule-tie-extra_round = Equal points: extra rounds decide.
rule-bank = Both start with { $points } points; a player with none left loses the match.

learn-title = ### Koi-Koi in one minute
learn-turn = **A turn.** Play a card: if there's one of the same month on the field, you take both. Then a card is drawn from the draw pile, and it works the same way. The buttons show what each card takes; green ones capture.
learn-yaku = **Yaku** are sets of captured cards: three poetry ribbons, boar-deer-butterflies, moon and sake cup, ten plain cards, and more. The *{ button-yaku }* button shows how close you are.
learn-decide = **With a yaku you choose.** *Stop* ends the round and scores. *Koi-koi* means playing for more; if your opponent is faster, you get nothing.
learn-more = Cards of the same month share a plant and a number. Nothing to install, nothing to memorise: play one round and you'll know it.
help-command = { $command }: { $about }
help-admins = **If you manage this server**
greeting =
    Hello! On this server you can now play **Koi-Koi**, Japan's best-loved card game. Play each other or the computer, with pictures and buttons. Nothing to install.
    - `/koikoi learn`: learn the game in five minutes
    - `/koikoi play`: challenge a member, or open a table that anyone can join
    - `/koikoi-admin settings`: the rules, channels and language here (for admins)
how-terms = **This challenge:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - and { $count } more, under *{ button-rules }*
button-try = Try against me

me-title = ### Your preferences
me-hand = Where your hand appears
me-hand-dm = In a direct message
me-hand-channel = In the channel, under { $button }
me-nudges = Turn notifications
me-nudges-usual = When I'm away
me-nudges-always = Every turn
me-nudges-never = Never
me-challenges = Challenges from others
me-challenges-on = Others can challenge me
me-challenges-off = No one can challenge me
me-print = The pictures of your hand
me-print-usual = Normal size
me-print-large = Large
    .about = Larger cards in your hand, especially on phones; captured cards shown as counts
me-pause = The computer's moves
me-pause-short = Quick: half a second
me-pause-usual = Normal: two or three seconds
me-pause-long = Slow: five seconds
me-confirm = When you press a card
me-confirm-off = Play it right away
me-confirm-on = Ask me first if I'm sure
me-order = The buttons under your hand
me-order-usual = Normal order
me-order-left = Left-handed
    .about = Button rows reversed; your cards stay in order
me-motion = Animations
me-motion-usual = Play right away
me-motion-less = Less motion
    .about = A still picture first
me-language = Language of your messages
me-language-auto = Same as your Discord
me-note = -# The same on every server. Your hand can be opened in both places at any time; this is where it appears by default.
me-saved = -# ✔ Saved
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Hello! This is where I'll send what you've asked for, and your hands.
dm-waits = ✉️ I can message you { $when }: Discord only lets me open a few new direct messages at a time. If a match starts before that, your hand is in the channel, under **{ $button }**.
dm-flagged = ⚠️ Discord won't let me open new direct messages right now, so I can't message you yet. Your hand is in the channel, under **{ $button }**; I'll keep trying.
dm-closed = ⚠️ I can't send you direct messages, so your hand stays in the channel, under **{ $button }**. Allow them in the privacy settings of a server we share, then choose again.

doctor-message = A test message from `koikoi doctor`. It'll disappear automatically.

privacy-title = ### What is kept about you
privacy-text = Your Discord id and names, your preferences and reminders, the matches, tournaments, tables and puzzles you played, with every move and its time, your results and achievements, the people you blocked, your decisions as an admin, and the problems you reported. *{ button-export }* gives you all of it. The bot doesn't read messages. Only this bot's host can see it; your name and results in the deal of the day, and on the leaderboard of all servers, are also shown on other servers, and so is your profile.
privacy-erase-text = Erasing resigns your running matches and takes your name and id out of everything. The matches stay, without you. Today's deal can't be played again. If you come back, blocks against you, pauses and limits still apply. This can't be undone.
privacy-host = **This bot is run by:** { $said }
privacy-contact = **Questions about your data:** { $said }
button-privacy-policy = Privacy policy
button-terms = Terms of service
button-export = Send me my data
button-erase = Erase my data
button-erase-yes = Yes, erase everything
button-erase-no = Keep it
privacy-question = Really erase everything that is kept about you?
privacy-erased = Everything has been erased. You're welcome back at any time, as a new player.
privacy-kept = Nothing was changed.
privacy-export = Everything that is kept about you:
