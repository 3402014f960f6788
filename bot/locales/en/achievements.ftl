# Achievements, which are earned once and kept, and changes of ratings by a match.

match-earned = 🏅 Achievement: { $people }
match-earned-more = 🏅 Achievements: { $people }
match-earned-by = **{ $name }** – { $names }
match-ratings = 📈 Rating: { $people }
# As on the leaderboard, a ? marks a rating that is provisional.
match-ratings-provisional = 📈 Rating: { $people } · ? is provisional
# Why a match does not count, or not for both.
match-uncounted-limit = -# This match doesn't count: only the first { $week } matches in a week between the same two players count.
match-uncounted-given-up = -# No round was finished: the match counts as a loss for { $loser }, but not as a win for { $winner }.
match-void = -# A server admin voided this match: it doesn't count on this server. { $reach }
match-rating-of = { $name } **{ $rating }** ({ $change })

achievements-title = ### { $name }: { $count } of { $of } achievements
achievements-earned = 🏅 **{ $name }** · { $when } · { $about }
achievements-open = ▫️ **{ $name }** · { $about }
achievements-progress = { $line } · { $have } of { $need }
achievements-first = **First steps** · { $count } of { $of }
achievements-hard = **The hard ones** · { $count } of { $of }
achievements-about = First steps count in every match, even against the computer. The hard ones count in matches between people; the last two are against the computer. Winning streaks, beaten higher ratings, opponents and matches count only in matches that count: the first { $week } in a week between the same two. Under changed house rules, only these four and the last two of the hard ones count. You keep what you've earned.
button-achievements = Achievements
achievements-replay = Watch how you earned one

achievement-lesson = Lesson learned
    .about = Finish the round at the end of `/koikoi learn`
achievement-first_yaku = First yaku
    .about = Win a round with a yaku
achievement-first_koi = First koi-koi
    .about = Call koi-koi and win that round
achievement-first_win = First win
    .about = Win a match, against a person or the computer
achievement-first_day = Deal of the day
    .about = Play a deal of the day to its end
achievement-goko = Five brights
    .about = Win a round with five brights (Gokō)
achievement-fourfold = Four times over
    .about = Win a round that counts four times or more
achievement-twenty = Twenty
    .about = Win a round worth 20 points or more
achievement-three_calls = Koi, koi, koi
    .about = Call koi-koi three times in one round and win it
achievement-turned = Turned twice
    .about = Win a round in which your opponent called koi-koi twice
achievement-every_yaku = Every yaku
    .about = Win rounds with each of the 13 yaku of captured cards
achievement-comeback = From 0–20
    .about = Win a match after being 20 points behind
achievement-streak = Five in a row
    .about = Win five matches in a row (wins by resignation don't count)
achievement-upset = Giant-killer
    .about = Beat someone rated 200 higher (no provisional ratings)
achievement-opponents = Ten opponents
    .about = Play rated matches against ten people
achievement-matches = A hundred matches
    .about = Play a hundred matches that change your rating
achievement-master = Master beaten
    .about = Beat the computer's best, *Master*, in three rounds or more
achievement-days = Thirty days
    .about = Finish the deal of the day on thirty days
