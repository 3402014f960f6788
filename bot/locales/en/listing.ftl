# What Discord's App Directory shows of the bot. A host copies it: `koikoi listing`.

# At most 120 characters.
listing-summary = Play Koi-Koi, Japan's flower-card game, with friends or the computer, right in Discord.

# The text of the bot's profile: at most 400 characters.
listing-description = Koi-Koi is Japan's best-loved game with hanafuda, the flower cards. Challenge anyone with `/koikoi play`, or the computer with `/koikoi computer`. Everyone can watch the table; only you see your hand. New to it? `/koikoi learn` teaches you in five minutes. Free and without ads.

# The page's text, as Markdown: at most 1,500 characters.
listing-page =
    Two players, forty-eight flower cards, and one question: stop and take your points, or call koi-koi and risk them for more?

    - **Beautiful cards.** The table is a picture in the channel, and buttons say what each card does.
    - **Easy to learn.** `/koikoi learn` shows you the cards in five minutes and plays a first round with you.
    - **Always an opponent.** Challenge a member, find a player on other servers, or play the computer, from beginner to master.
    - **New every day.** A deal that's the same for everyone, and a puzzle.
    - **For your server.** Tournaments, leaderboards, seasons, and your own house rules based on seven rule sets.
    - **Wherever you are.** Add it to your account and play in any server, group chat or DM.
    - **Fair and private.** Every deal can be checked afterwards, and you can export or erase your data at any time.
