# Iemands profiel. De woorden in het plaatje beginnen met `picture-profile-`; ze zijn kort.

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · alle servers
profile-empty-own = Je hebt { $scope ->
    [here] op deze server nog
   *[all] nog
} geen partij tegen een mens uitgespeeld die telt. Daag iemand uit met `/koikoi spelen`: zo groeit je profiel. Oefenen kan met `/koikoi computer`.
profile-empty = { $name } heeft { $scope ->
    [here] op deze server nog
   *[all] nog
} geen partij tegen een mens uitgespeeld die telt. Een uitdaging waard: `/koikoi spelen`
profile-earned = 🏅 Prestaties: { $names }
profile-matches = **Partijen:** { $won } gewonnen, { $lost } verloren, { $drawn } gelijk · winstreeks: nu { $streak }, hoogste { $best }
profile-rating = **Rating:** { $rating }, plek { $rank }{ $curve }
profile-rating-provisional = **Rating:** { $rating }, voorlopig tot { $enough } partijen tegen { $people } mensen die al tegen anderen hebben gespeeld{ $curve }
profile-curve = { " " }· tussen { $low } en { $high } in de laatste { $matches } partijen
profile-rounds = **Rondes:** { $won } van { $rounds } gewonnen, gemiddeld { $average } punten
profile-calls = **Koi-koi:** geroepen in { $called } van { $chances ->
    [one] 1 ronde
   *[other] { $chances } rondes
} met een yaku; { $paid } daarvan gewonnen, { $punished } verloren
profile-yaku = **Favoriete yaku:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (verwacht { $expected })
profile-hand = **Beste ronde:** { $points ->
    [one] 1 punt
   *[other] { $points } punten
} met { $sum }
profile-hand-plain = **Beste ronde:** { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
profile-accuracy = **Nauwkeurigheid:** gemiddeld { $accuracy }%, in { $matches ->
    [one] 1 geanalyseerde partij
   *[other] { $matches } geanalyseerde partijen
}
profile-against = **Tegen jou:** { $won } gewonnen, { $lost } verloren, { $drawn } gelijk
profile-computer = **Tegen de computer:** { $won } van { $played } gewonnen
profile-deals = **Kaarten van de dag:** { $count } gespeeld · { $streak }
profile-puzzles = **Puzzels:** { $solved } van { $count } opgelost · rating { $rating } · { $streak }
profile-puzzles-provisional = **Puzzels:** { $solved } van { $count } opgelost · rating { $rating }, voorlopig · { $streak }
profile-streak = dagen op rij: nu { $days }, langste { $longest }
profile-about = -# Partijen tussen twee mensen tellen, maar per week alleen de eerste { $week } tussen dezelfde twee spelers. “Verwacht” is wat een degelijke speler in evenveel rondes zou maken. De nauwkeurigheid komt uit analyses, ook van partijen tegen de computer.
button-profile-words = Als tekst
alt-profile = Profiel van { $name }: cijfers, een curve van de rating, de favoriete yaku en de kaarten van de beste ronde.

picture-profile-won = gewonnen
picture-profile-lost = verloren
picture-profile-drawn = gelijk
picture-profile-rating = Rating
picture-profile-streak = reeks
picture-profile-best-streak = beste reeks
picture-profile-average = gem. ronde
picture-profile-accuracy = nauwkeurig
picture-profile-called = koi-koi geroepen
picture-profile-of = { $called } van { $chances }
picture-profile-paid = daarna gewonnen
picture-profile-punished = daarna verloren
picture-profile-expected = verwacht
picture-profile-biggest = beste ronde
picture-profile-against = Tegen jou
