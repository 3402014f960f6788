# De plaatjes in woorden.

alt-red = Rood
alt-white = Wit
alt-you = Jij
alt-opponent = De ander
alt-none = geen
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Deler: { $player }.
alt-to-act = Aan zet: { $player }.
alt-last-turn = Laatste beurt, { $player }: { $did }.
alt-did-took = { $card } pakt { $taken }
alt-did-drew-took = getrokken: { $card }, pakt { $taken }
alt-did-called = koi-koi geroepen
alt-drawn = Getrokken: { $card }. Die kan er een pakken van: { $targets }.
alt-decides = Keuze voor { $player }: stoppen voor { $points } of koi-koi.
alt-field = Op het veld: { $cards }. In de trekstapel: { $pile } kaarten.
alt-captured-none = Gepakt, { $player }: nog niets.
alt-captured = Gepakt, { $player }: { $cards }.
alt-chaff = { $count } gewone
alt-yaku = Yaku: { $sum }.
alt-calls = Koi-koi geroepen: { $count ->
    [one] één keer
   *[other] { $count } keer
}.
alt-factor = Yaku zouden { $factor } tellen.
alt-hand-count = In de hand: { $count }.
alt-your-hand = Jouw hand: { $cards }.
alt-takes = { $card } (pakt { $targets })
alt-or = {" "}of{" "}
alt-near = Bijna, { $player }: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = alle kaarten zijn gespeeld en niemand stopte, dus scoort de deler
alt-made = { $yaku }: { $cards }.
alt-match-won = Winnaar van de partij: { $player }.
alt-match-drawn = De partij eindigt in gelijkspel.
alt-rounds = Ronde voor ronde: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = niemand
alt-left-over = Nog in de hand, { $player }: { $cards }.

alt-chart = Elke yaku en zijn punten volgens deze regels.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, +1 voor elke extra: { $made }.
alt-chart-dealt = { $yaku } { $points }: in de starthand.

alt-podium = De besten van de ranglijst, elk met hun beste yaku.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = nog geen yaku
