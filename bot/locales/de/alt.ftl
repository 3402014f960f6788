# Die Bilder in Worten.

alt-red = Rot
alt-white = Weiß
alt-you = Du
alt-opponent = Gegner
alt-none = keine
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Geber: { $player }.
alt-to-act = Am Zug: { $player }.
alt-last-turn = Letzter Zug, { $player }: { $did }.
alt-did-took = { $card } nimmt { $taken }
alt-did-drew-took = zieht { $card }, nimmt { $taken }
alt-did-called = Koi-Koi angesagt
alt-drawn = Gezogen: { $card }. Nimmt: { $targets }.
alt-decides = Entscheidung, { $player }: Stopp für { $points } oder Koi-Koi.
alt-field = Feld: { $cards }. Stapel: { $pile }.
alt-captured-none = Genommen, { $player }: noch nichts.
alt-captured = Genommen, { $player }: { $cards }.
alt-chaff = { $count } einfache
alt-yaku = Yaku: { $sum }.
alt-calls = Koi-Koi: { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
alt-factor = Yaku zählen { $factor }.
alt-hand-count = Auf der Hand: { $count }.
alt-your-hand = Dein Blatt: { $cards }.
alt-takes = { $card } (nimmt { $targets })
alt-or = {" "}oder{" "}
alt-near = Nah dran, { $player }: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = alle Karten sind gespielt, niemand hat gestoppt, also punktet, wer gibt
alt-made = { $yaku }: { $cards }.
alt-match-won = Sieg in der Partie: { $player }.
alt-match-drawn = Die Partie endet unentschieden.
alt-rounds = Runde für Runde: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = niemand
alt-left-over = Noch auf der Hand, { $player }: { $cards }.

alt-chart = Alle Yaku und ihre Punkte nach diesen Regeln.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, +1 für jede weitere: { $made }.
alt-chart-dealt = { $yaku } { $points }: gleich beim Geben auf der Hand.

alt-podium = Die Besten der Rangliste, jeweils mit dem besten Yaku.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = noch kein Yaku
