# Что говорит учитель в матчах для практики: советы и шансы кои-кои.

button-hint = 💡 Совет
button-odds = Шансы
button-facts = Подробности

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, но всё остальное ещё хуже.
hint-only = 💡 **{ $action }**: другого выбора нет.
hint-even = -# Не хуже: { $names }.
hint-even-many = -# Не хуже: { $names } и ещё { $count }.
hint-second = -# На втором месте: { $action }, примерно на { $points } очка хуже.
hint-second-rarer = -# На втором месте: { $action }, но матч так выигрывается реже.
hint-swap = 💡 Ещё никто не видел ни своих, ни чужих карт: меняться или нет — всё равно.

reason-gap = { "; " }
reason-opponent = соперник
reason-the-other = другой игрок
list-and = { " и " }
list-or = { " или " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = собирает яку { $yaku }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-completes-stop = собирает яку { $yaku }, стоп принесёт { $stop }
reason-adds = добавляет к яку { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-captures = берёт { $cards }
reason-denies = берёт { $cards }: { $other } ждёт этого для яку { $yaku }
reason-builds = шаг к яку { $yaku }
reason-gathers = собирает простые карты
reason-safe = больше никто её не возьмёт
reason-safe-held = забрать её можете только вы, сыграв { $cards }
reason-returns = если останется на поле, вы заберёте её, сыграв { $cards }
reason-harmless = { $other } почти ничего с этого не получит
reason-nears-play = если следующим ходом сыграть { $cards }, может выйти яку { $yaku }
reason-nears-take = если следующим ходом взять { $cards } с поля, может выйти яку { $yaku }
reason-nears-held = если потом сыграть { $cards } с руки, выйдет яку { $yaku }
reason-nears-lying = если потом взять { $cards } с поля, выйдет яку { $yaku }
reason-nears = осталось взять { $cards }, и выйдет яку { $yaku }
reason-nears-many = не хватает одной карты для яку { $yaku }
reason-waits = брать { $cards } можно не спеша: больше никто этого не возьмёт
reason-stop-wins = это победа в матче
reason-stop-ties = со стопом матч закончится вничью
reason-stop-loses = со стопом матч проигран
reason-banks = { $points ->
    [one] { $points } очко точно ваше
    [few] { $points } очка точно ваши
    [many] { $points } очков точно ваши
   *[other] { $points } очка точно ваши
}
reason-fears = { $other } соберёт яку { $yaku }, если возьмёт { $cards }
reason-fears-many = { $other } в одной карте от яку { $yaku }
reason-fears-more = ещё одна карта для яку { $yaku }, и { $other } может сказать стоп
reason-gives = { $other } может собрать яку { $yaku }
reason-feeds = { $other } может добавить к яку { $yaku }, а потом сказать стоп
reason-exposes = { $other } может приблизиться к яку { $yaku }
reason-none = ничего особенного, но в конечном счёте лучше всего

odds-chances = 🎲 **Кои-кои**: очки получите вы — { $own } %, соперник — { $other } %, никто — { $nobody } %.
odds-points = **Стоп** { $stop } · **кои-кои** { $koi } в среднем (очки соперника уже вычтены).
odds-match = Шанс выиграть матч: стоп { $stop } %, кои-кои { $koi } %.
odds-even = 💡 Почти одинаково хорошо: выбирайте, что нравится.
odds-stop = 💡 Лучше **стоп**.
odds-stop-because = 💡 Лучше **стоп**: { $reason }.
odds-stop-for-the-match = 💡 Лучше **стоп**: очков в среднем меньше, но матч выигрывается чаще.
odds-koi = 💡 Лучше **кои-кои**.
odds-koi-because = 💡 Лучше **кои-кои**: { $reason }.
odds-koi-for-the-match = 💡 Лучше **кои-кои**: очков в среднем меньше, но матч выигрывается чаще.
