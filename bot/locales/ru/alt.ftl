# Картинки словами.

alt-red = Красные
alt-white = Белые
alt-you = Вы
alt-opponent = Другой игрок
alt-none = нет
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Сдающий: { $player }.
alt-to-act = Ход: { $player }.
alt-last-turn = { $player }, последний ход: { $did }.
alt-did-took = { $card }, взято: { $taken }
alt-did-drew-took = из колоды { $card }, взято: { $taken }
alt-did-called = кои-кои
alt-drawn = Из колоды: { $card }. Берёт одну из: { $targets }.
alt-decides = { $player }, выбор: стоп за { $points } или кои-кои.
alt-field = На поле: { $cards }. Карт в колоде: { $pile }.
alt-captured-none = { $player }, взято: пока ничего.
alt-captured = { $player }, взято: { $cards }.
alt-chaff = { $count ->
    [one] { $count } простая
    [few] { $count } простые
    [many] { $count } простых
   *[other] { $count } простой
}
alt-yaku = Яку: { $sum }.
alt-calls = Сказано кои-кои: { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}.
alt-factor = Яку считались бы { $factor }.
alt-hand-count = На руках: { $count }.
alt-your-hand = Ваши карты: { $cards }.
alt-takes = { $card } (берёт: { $targets })
alt-or = {" "}или{" "}
alt-near = { $player }, на подходе: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = все карты сыграны, стоп никто не сказал, очки получает сдающий
alt-made = { $yaku }: { $cards }.
alt-match-won = Победа в матче: { $player }.
alt-match-drawn = В матче ничья.
alt-rounds = По раундам: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = никто
alt-left-over = { $player }, осталось на руках: { $cards }.

alt-chart = Все яку и их очки по этим правилам.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, +1 за каждую следующую: { $made }.
alt-chart-dealt = { $yaku } { $points }: на руках прямо с раздачи.

alt-podium = Лучшие в таблице лидеров, у каждого — его лучшее яку.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = яку пока нет
