# Що каже вчитель у матчах для практики: поради та шанси кої-кої.

button-hint = 💡 Порада
button-odds = Шанси
button-facts = Подробиці

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, але все інше ще гірше.
hint-only = 💡 **{ $action }**: іншого вибору немає.
hint-even = -# Не гірше: { $names }.
hint-even-many = -# Не гірше: { $names } і ще { $count }.
hint-second = -# На другому місці: { $action }, приблизно на { $points } очка гірше.
hint-second-rarer = -# На другому місці: { $action }, але матч так виграють рідше.
hint-swap = 💡 Ще ніхто не бачив ні своїх, ні чужих карт: мінятися чи ні — однаково.

reason-gap = { "; " }
reason-opponent = суперник
reason-the-other = інший гравець
list-and = { " і " }
list-or = { " або " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = збирає яку { $yaku }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
reason-completes-stop = збирає яку { $yaku }, стоп принесе { $stop }
reason-adds = додає до яку { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
reason-captures = бере { $cards }
reason-denies = бере { $cards }: { $other } чекає на це для яку { $yaku }
reason-builds = крок до яку { $yaku }
reason-gathers = збирає прості карти
reason-safe = більше ніхто її не візьме
reason-safe-held = забрати її можете лише ви, зігравши { $cards }
reason-returns = якщо лишиться на полі, ви заберете її, зігравши { $cards }
reason-harmless = { $other } майже нічого з цього не матиме
reason-nears-play = якщо наступним ходом зіграти { $cards }, може вийти яку { $yaku }
reason-nears-take = якщо наступним ходом узяти { $cards } з поля, може вийти яку { $yaku }
reason-nears-held = якщо потім зіграти { $cards } з руки, вийде яку { $yaku }
reason-nears-lying = якщо потім узяти { $cards } з поля, вийде яку { $yaku }
reason-nears = лишилося взяти { $cards }, і вийде яку { $yaku }
reason-nears-many = бракує однієї карти для яку { $yaku }
reason-waits = брати { $cards } можна не поспішаючи: більше ніхто цього не візьме
reason-stop-wins = це перемога в матчі
reason-stop-ties = зі стопом матч закінчиться внічию
reason-stop-loses = зі стопом матч програно
reason-banks = { $points ->
    [one] { $points } очко точно ваше
    [few] { $points } очки точно ваші
    [many] { $points } очок точно ваші
   *[other] { $points } очка точно ваші
}
reason-fears = { $other } збере яку { $yaku }, якщо візьме { $cards }
reason-fears-many = { $other } за одну карту від яку { $yaku }
reason-fears-more = ще одна карта для яку { $yaku }, і { $other } може сказати стоп
reason-gives = { $other } може зібрати яку { $yaku }
reason-feeds = { $other } може додати до яку { $yaku }, а тоді сказати стоп
reason-exposes = { $other } може наблизитися до яку { $yaku }
reason-none = нічого особливого, але в підсумку найкраще

odds-chances = 🎲 **Кої-кої**: очки отримаєте ви — { $own } %, суперник — { $other } %, ніхто — { $nobody } %.
odds-points = **Стоп** { $stop } · **кої-кої** { $koi } у середньому (очки суперника вже віднято).
odds-match = Шанс виграти матч: стоп { $stop } %, кої-кої { $koi } %.
odds-even = 💡 Майже однаково добре: вибирайте, що до вподоби.
odds-stop = 💡 Краще **стоп**.
odds-stop-because = 💡 Краще **стоп**: { $reason }.
odds-stop-for-the-match = 💡 Краще **стоп**: очок у середньому менше, але матч виграють частіше.
odds-koi = 💡 Краще **кої-кої**.
odds-koi-because = 💡 Краще **кої-кої**: { $reason }.
odds-koi-for-the-match = 💡 Краще **кої-кої**: очок у середньому менше, але матч виграють частіше.
