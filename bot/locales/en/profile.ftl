# A person's profile. The words of its picture begin with `picture-profile-`; they are short.

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · all servers
profile-empty-own = You haven't finished a match against another player that counts { $scope ->
    [here] on this server yet
   *[all] yet
}. Challenge someone with `/koikoi play`: your profile starts with your first match. To practise, use `/koikoi computer`.
profile-empty = { $name } hasn't finished a match against another player that counts { $scope ->
    [here] on this server yet
   *[all] yet
}. Challenge them: `/koikoi play`
profile-earned = 🏅 Achievements: { $names }
profile-matches = **Matches:** { $won } won, { $lost } lost, { $drawn } drawn · winning streak: { $streak } now, best { $best }
profile-rating = **Rating:** { $rating }, rank { $rank }{ $curve }
profile-rating-provisional = **Rating:** { $rating }, provisional until { $enough } matches against { $people } people who had played others before{ $curve }
profile-curve = { " " }· between { $low } and { $high } in the last { $matches } matches
profile-rounds = **Rounds:** { $won } of { $rounds } won, { $average } points per round on average
profile-calls = **Koi-koi:** called in { $called } of { $chances ->
    [one] 1 round
   *[other] { $chances } rounds
} with a yaku; { $paid } of them won, { $punished } lost
profile-yaku = **Favourite yaku:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (expected { $expected })
profile-hand = **Best round:** { $points ->
    [one] 1 point
   *[other] { $points } points
} with { $sum }
profile-hand-plain = **Best round:** { $points ->
    [one] 1 point
   *[other] { $points } points
}
profile-accuracy = **Accuracy:** { $accuracy }% on average, in { $matches ->
    [one] 1 reviewed match
   *[other] { $matches } reviewed matches
}
profile-against = **Against you:** { $won } won, { $lost } lost, { $drawn } drawn
profile-computer = **Against the computer:** { $won } of { $played } won
profile-deals = **Deal of the day:** { $count } played · { $streak }
profile-puzzles = **Puzzles:** { $solved } of { $count } solved · rating { $rating } · { $streak }
profile-puzzles-provisional = **Puzzles:** { $solved } of { $count } solved · rating { $rating }, provisional · { $streak }
profile-streak = days in a row: { $days } now, best { $longest }
profile-about = -# Matches between two people count, but only the first { $week } in a week between the same two. “Expected” is what a steady player would make in the same number of rounds. Accuracy comes from reviews, including those of matches against the computer.
button-profile-words = In words
alt-profile = Profile of { $name }: figures, a curve of the rating, the favourite yaku and the cards of the best round.

picture-profile-won = won
picture-profile-lost = lost
picture-profile-drawn = drawn
picture-profile-rating = Rating
picture-profile-streak = streak
picture-profile-best-streak = best streak
picture-profile-average = avg round
picture-profile-accuracy = accuracy
picture-profile-called = called koi-koi
picture-profile-of = { $called } of { $chances }
picture-profile-paid = then won
picture-profile-punished = then lost
picture-profile-expected = expected
picture-profile-biggest = best round
picture-profile-against = Against you
