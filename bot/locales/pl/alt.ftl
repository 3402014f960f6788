# Obrazki słowami.

alt-red = Czerwone
alt-white = Białe
alt-you = Ty
alt-opponent = Druga strona
alt-none = brak
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Rozdający: { $player }.
alt-to-act = Kolej: { $player }.
alt-last-turn = { $player }, ostatni ruch: { $did }.
alt-did-took = { $card }, wzięte: { $taken }
alt-did-drew-took = ze stosu { $card }, wzięte: { $taken }
alt-did-called = koi-koi
alt-drawn = Ze stosu: { $card }. Do wzięcia: { $targets }.
alt-decides = { $player }, wybór: stop za { $points } albo koi-koi.
alt-field = Pole: { $cards }. Stos: { $pile }.
alt-captured-none = { $player }, zdobyte: jeszcze nic.
alt-captured = { $player }, zdobyte: { $cards }.
alt-chaff = { $count ->
    [one] { $count } zwykła
    [few] { $count } zwykłe
    [many] { $count } zwykłych
   *[other] { $count } zwykłej
}
alt-yaku = Yaku: { $sum }.
alt-calls = Koi-koi: { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razu
}.
alt-factor = Yaku: { $factor }.
alt-hand-count = Na ręce: { $count }.
alt-your-hand = Twoje karty: { $cards }.
alt-takes = { $card } (do wzięcia: { $targets })
alt-or = {" "}lub{" "}
alt-near = { $player }, blisko: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = wszystkie karty zagrane, nikt nie powiedział stop, punktuje rozdający
alt-made = { $yaku }: { $cards }.
alt-match-won = Zwycięzca meczu: { $player }.
alt-match-drawn = W meczu jest remis.
alt-rounds = Runda po rundzie: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = nikt
alt-left-over = { $player }, zostało na ręce: { $cards }.

alt-chart = Wszystkie yaku i ich punkty w tych zasadach.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, +1 za każdą następną: { $made }.
alt-chart-dealt = { $yaku } { $points }: na ręce prosto z rozdania.

alt-podium = Najlepsi z tablicy wyników, każdy ze swoim najlepszym yaku.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = jeszcze bez yaku
