# Картинки словами.

alt-red = Червоні
alt-white = Білі
alt-you = Ви
alt-opponent = Інший гравець
alt-none = немає
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Роздавач: { $player }.
alt-to-act = Хід: { $player }.
alt-last-turn = { $player }, останній хід: { $did }.
alt-did-took = { $card }, узято: { $taken }
alt-did-drew-took = з колоди { $card }, узято: { $taken }
alt-did-called = кої-кої
alt-drawn = З колоди: { $card }. Бере одну з: { $targets }.
alt-decides = { $player }, вибір: стоп за { $points } або кої-кої.
alt-field = На полі: { $cards }. Колода: { $pile }.
alt-captured-none = { $player }, узято: поки нічого.
alt-captured = { $player }, узято: { $cards }.
alt-chaff = { $count ->
    [one] { $count } проста
    [few] { $count } прості
    [many] { $count } простих
   *[other] { $count } простої
}
alt-yaku = Яку: { $sum }.
alt-calls = Сказано кої-кої: { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } разу
}.
alt-factor = Яку рахувалися б { $factor }.
alt-hand-count = На руках: { $count }.
alt-your-hand = Ваші карти: { $cards }.
alt-takes = { $card } (бере: { $targets })
alt-or = {" "}або{" "}
alt-near = { $player }, на підході: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = усі карти зіграно, стоп ніхто не сказав, очки отримує роздавач
alt-made = { $yaku }: { $cards }.
alt-match-won = Перемога в матчі: { $player }.
alt-match-drawn = У матчі нічия.
alt-rounds = За раундами: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = ніхто
alt-left-over = { $player }, лишилося на руках: { $cards }.

alt-chart = Усі яку та їхні очки за цими правилами.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, +1 за кожну наступну: { $made }.
alt-chart-dealt = { $yaku } { $points }: на руках просто з роздачі.

alt-podium = Найкращі в таблиці лідерів, і найкраще яку кожного.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = яку поки немає
