alt-red = Rouge
alt-white = Blanc
alt-you = Toi
alt-opponent = Adversaire
alt-none = rien
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Donneur : { $player }.
alt-to-act = Doit jouer : { $player }.
alt-last-turn = Dernier tour, { $player } : { $did }.
alt-did-took = { $card } a pris { $taken }
alt-did-drew-took = pioche { $card }, prend { $taken }
alt-did-called = dit koi-koi
alt-drawn = Piochée : { $card }. Au choix : { $targets }.
alt-decides = { $player } a le choix : stop pour { $points }, ou koi-koi.
alt-field = Tapis : { $cards }. Pioche : { $pile } cartes.
alt-captured-none = { $player } : encore aucune prise.
alt-captured = Prises, { $player } : { $cards }.
alt-chaff = simples : { $count }
alt-yaku = Yaku : { $sum }.
alt-calls = Koi-koi : { $count ->
    [one] { $count } fois
    [many] { $count } fois
   *[other] { $count } fois
}.
alt-factor = Yaku comptés { $factor }.
alt-hand-count = En main : { $count }.
alt-your-hand = Ta main : { $cards }.
alt-takes = { $card } (prend { $targets })
alt-or = {" "}ou{" "}
alt-near = En vue, { $player } : { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points } : { $sum }.
alt-exhausted = toutes les cartes sont jouées et personne ne s’est arrêté, le donneur marque
alt-made = { $yaku } : { $cards }.
alt-match-won = Vainqueur de la partie : { $player }.
alt-match-drawn = Partie nulle.
alt-rounds = Manche par manche : { $rounds }.
alt-round = { $player } { $points }
alt-nobody = personne
alt-left-over = Restait en main, { $player } : { $cards }.

alt-chart = Tous les yaku et leurs points selon ces règles.
alt-chart-line = { $yaku } { $points } : { $made }.
alt-chart-extra = { $yaku } { $points }, +1 par carte de plus : { $made }.
alt-chart-dealt = { $yaku } { $points } : dans la main de départ.

alt-podium = Le podium du classement, chacun avec son meilleur yaku.
alt-podium-line = { $rank } { $name } : { $result } ; { $yaku }.
alt-podium-none = encore aucun yaku
