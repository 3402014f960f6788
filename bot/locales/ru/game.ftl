# Вызов, стол, карты: то, что читают во время игры.

name-anybody = кто угодно
name-erased = бывший игрок
# Имя ветки матча и матча в предложении.
versus = { $first } – { $second }
name-blank = игрок без имени
name-you = Вы
name-person = { $name }
# Компьютер в предложении: имя, всегда в именительном падеже («соперник: …»). `.menu` — подпись в
# меню уровней.
level-greedy = Бот Простой
    .menu = Компьютер
level-sprout = Бот Росток
    .menu = Компьютер · Росток
level-player = Бот Игрок
    .menu = Компьютер · Игрок
level-expert = Бот Эксперт
    .menu = Компьютер · Эксперт
level-master = Бот Мастер
    .menu = Компьютер · Мастер
level-other = Бот ({ $level })
plays-sprout = Как новичок: не всё берёт, рано говорит стоп
plays-player = Надёжно и быстро: собирает яку, мешает вашим
plays-expert = Думает наперёд: пробует карты на многих раскладах
plays-master = Угадывает ваши карты, играет на победу в матче
level-line = -# { $name } · { $style } · другие уровни: `/koikoi компьютер`
choose-level = Игра с компьютером: выберите уровень
picture-round = Раунд
picture-any-of = { $count } из
picture-further = каждая ещё +1
picture-nobody = Без победы
picture-won = победа
picture-your-turn = Ваш ход
picture-quarter-final = 1/4 финала
picture-semi-final = 1/2 финала
picture-final = Финал
picture-grand-final = Гранд-финал
picture-winners-bracket = Верхняя сетка
picture-losers-bracket = Нижняя сетка
picture-winner = Победа
picture-bye = пауза
picture-walkover = тех.
picture-points = Очк.
picture-round-of = Тур { $number }

length-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
length-target = { $target ->
    [one] до { $target } очка
    [few] до { $target } очков
    [many] до { $target } очков
   *[other] до { $target } очка
}
length-instead = { $length } (обычно { $usual })
time-minutes = { $minutes ->
    [one] { $minutes } минута на ход
    [few] { $minutes } минуты на ход
    [many] { $minutes } минут на ход
   *[other] { $minutes } минуты на ход
}
time-hours = { $hours ->
    [one] { $hours } час на ход
    [few] { $hours } часа на ход
    [many] { $hours } часов на ход
   *[other] { $hours } часа на ход
}
pace-live = вживую
pace-daily = день на ход

challenge-member = 🎴 { $opponent }, { $challenger } приглашает вас сыграть в **Кои-кои**
challenge-rematch = 🎴 { $opponent }, { $challenger } предлагает реванш в **Кои-кои**
challenge-open = 🎴 { $challenger } открывает стол **Кои-кои**. Кто сыграет?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = Впервые? Просто начните: кнопки покажут, что можно взять.
challenge-offer = Пока никого? { $challenger } может выбрать уровень ниже и сыграть с компьютером. А пока может сесть любой.
challenge-until = -# Закроется { $when }
challenge-declined = -# 🎴 { $opponent } сейчас не может играть. Вызов от игрока { $challenger } закрыт.
challenge-withdrawn = -# 🎴 Вызов отозван: { $challenger }.
challenge-expired = -# 🎴 Срок вызова от игрока { $challenger } истёк.
challenge-unjoined = -# 🎴 За стол никто не сел. { $challenger } всё ещё может сыграть с компьютером здесь:
challenge-aborted = -# 🎴 Вызов от игрока { $challenger } закрыт админом.
button-accept = Принять
button-join = Сесть
button-how = Как играть
button-decline = Отказаться
button-ask-again = Пригласить снова
button-close = Закрыть стол

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Раунд { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = январь (сосна)
month-2 = февраль (слива)
month-3 = март (сакура)
month-4 = апрель (глициния)
month-5 = май (ирис)
month-6 = июнь (пион)
month-7 = июль (леспедеца)
month-8 = август (мискант)
month-9 = сентябрь (хризантема)
month-10 = октябрь (клён)
month-11 = ноябрь (ива)
month-12 = декабрь (павловния)
round-extra = Раунд { $number } (до победы)
round-open = Раунд { $number }, до { $target }
table-turn = { $mark } **Ходит { $name }**
turn-until = ⏳ время выйдет { $when }
table-deal = Следующий раунд начнётся { $when }
table-deal-soon = Следующий раунд вот-вот начнётся
table-swap = { $mark } **{ $name }** может вслепую поменяться картами со сдающим
table-dealer-draw = Жребий — { $first }: { $a }, { $second }: { $b }. Первым сдаёт тот, чей месяц раньше.
table-dealer-draw-same = Жребий — { $first }: { $a }, { $second }: { $b }. Месяц один и тот же, поэтому первым сдаёт тот, чья карта старше.
deal-again = 🔁 Пересдача: { $reasons }.
void-field_quad = четыре карты одного месяца на поле
void-field_pairs = четыре пары на поле
void-field_triple = три карты одного месяца на поле
void-teshi = четыре карты одного месяца на руках
void-kuttsuki = четыре пары на руках
void-both_lucky = две счастливые раздачи
table-hand-here = { $names }: ваши карты под кнопкой **{ button-hand }**.
table-absent = 💤 У игрока { $name } вышло время. Что дальше, решает { $other } под кнопкой **{ button-hand }**.
table-before = Раунд { $number }: { $result }
table-thread = 🎴 **{ $match }**: [играем здесь]({ $url })
table-moved = -# 🎴 Этот стол теперь стоит [здесь]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ взято: { $taken }
did-stays = { $card } — на поле
did-drew-took = из колоды { $card } ▸ { $taken }
did-drew-stays = из колоды { $card } — на поле
did-drew = из колоды { $card }
did-formed = ✨ **{ $yaku }**
did-called = **кои-кои!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Мои карты
button-yaku = Яку
button-menu = Меню
button-table = Стол
button-next-game = Ещё матч ({ $count })

hand-your-turn = **Ваш ход** · соперник: { $name }
hand-their-turn = **Ходит { $name }**
hand-between = Между раундами · соперник: { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } из { $goal }
hand-draw-question = Из колоды: **{ $card }**. Что взять?
hand-pick-question = **{ $card }** берёт:
hand-sure = **Точно?** Ход ещё не сделан.
hand-late = ⏰ **Ваше время вышло.** { $name } теперь может закончить матч, если вы не сходите раньше.
hand-half = ⏳ **Прошла половина вашего времени.**
hand-swap-question = Своих карт ещё никто не видел. Можно вслепую поменяться картами с соперником ({ $name }). Если ничего не делать, останетесь при своих.
hand-swap-wait = { $name } может вслепую поменяться с вами картами. После этого вы оба увидите свои карты.
hand-dms-closed = Я не могу писать вам личные сообщения, поэтому карты здесь, под кнопкой **{ $button }**. Разрешите их в настройках конфиденциальности любого нашего общего сервера, и в следующем матче карты придут туда.
hand-dms-later = Discord сейчас не даёт мне писать вам, поэтому карты здесь, под кнопкой **{ $button }**. Всё остальное как обычно.
hand-dms-soon = Я открываю личные сообщения постепенно, по нескольку человек за раз, поэтому пока карты здесь, под кнопкой **{ $button }**. Всё остальное как обычно.
hand-waking = -# ⏳ Компьютер ещё просыпается: после перезапуска на это уходит минута. Он сходит, как только сможет думать.
hand-table-gone = -# Канала с этим столом больше нет. Играйте здесь или перенесите стол в другой канал: `/koikoi матчи`.
hand-table-locked = -# Ветка со столом заблокирована: кнопки в ней не работают. Играйте здесь или перенесите стол в другой канал: `/koikoi матчи`.
hand-table-blocked = -# Я не могу писать в канал этого стола. Играйте здесь или перенесите стол в другой канал: `/koikoi матчи`.
hand-table-filtered = -# AutoMod этого сервера не пропускает сообщение со столом. Играйте здесь и попросите админа исключить мою роль из его правил.
hand-table-refused = -# Discord сейчас не принимает сообщение со столом. Играйте здесь или перенесите стол в другой канал: `/koikoi матчи`.
deal-sealed = -# 🔒 Запечатано до игры: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ все { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Поменяться
button-keep = Не меняться
button-back = Назад
button-sure = Да: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Стоп**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Стоп**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] вы победите за столом
   *[match] вы выиграете матч
}**.
decision-stop-loses = **Стоп**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] за столом победит кто-то другой
   *[match] вы проиграете матч
}**.
decision-stop-ties = **Стоп**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] первое место за столом поделят
   *[match] в матче ничья
}**.
decision-stop-extra = **Стоп**: +{ $points }, { $now } → **{ $score }**: ничья, всё решит ещё один раунд.
decision-koi-increase = **Кои-кои**: играть дальше; очки вы получите, только когда ваши яку будут стоить больше
decision-koi-new = **Кои-кои**: играть дальше; очки вы получите только после нового яку
decision-risk-none = .
decision-risk-opponent = , а { $name } за своё яку получит ×{ $other }.
decision-risk-own = , зато ×{ $own } за ваши кои-кои.
decision-risk-both = , зато ×{ $own }; { $name } за своё яку получит ×{ $other }.
decision-risk-bonus = ; за это кои-кои тогда добавятся очки.
decision-reply = Любое яку соперника ({ $name }) сразу закончит раунд.
decision-needs = Чтобы { $what ->
    [table] победить за столом
   *[match] выиграть матч
}, вам нужно +{ $points }.
decision-nobody-wins = Если никто не скажет стоп, { $what ->
    [table] вы победите за столом
   *[match] вы выиграете матч
}: { $score }{ $why }.
decision-nobody-loses = Если никто не скажет стоп, { $what ->
    [table] за столом победит кто-то другой
   *[match] вы проиграете матч
}: { $score }{ $why }.
decision-nobody-ties = Если никто не скажет стоп, { $what ->
    [table] первое место за столом поделят
   *[match] матч кончится вничью
}: { $score }{ $why }.
decision-nobody-extra = Если никто не скажет стоп, решит ещё один раунд: { $score }{ $why }.
decision-dealer-gets = { " " }(сдающий получает { $points })
decision-turns = { $count ->
    [one] У вас остался { $count } ход.
    [few] У вас осталось { $count } хода.
    [many] У вас осталось { $count } ходов.
   *[other] У вас осталось { $count } хода.
}
decision-threats = **{ $name }** в шаге от цели: { $near }
decision-wait = ✨ { $mark } **{ $name }** решает; собрано: **{ $sum }**
button-stop-on = Стоп · +{ $points }
button-stop-wins = Стоп · +{ $points }, победа { $what ->
    [table] за столом
   *[match] { $score }
}
button-stop-loses = Стоп · +{ $points }, поражение { $what ->
    [table] за столом
   *[match] { $score }
}
button-stop-ties = Стоп · +{ $points }, ничья { $what ->
    [table] за столом
   *[match] { $score }
}
button-stop-extra = Стоп · +{ $points }, ничья { $score }
button-koi = Кои-кои!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (кои-кои)
step-seven = ×{ $value } (7 и больше)
step-opponent_koi = ×{ $value } (соперник сказал кои-кои)
step-own_koi = ×{ $value } (свои кои-кои)
step-all_koi = ×{ $value } (все кои-кои)
step-field_brights = ×{ $value } (светлые на поле)
step-koi_and_brights = ×{ $value } (кои-кои и светлые на поле)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } прямо с раздачи
result-both-lucky = Счастливая раздача у обоих: без очков.
result-nobody = Все карты сыграны, стоп никто не сказал: без очков.
result-oya = **{ $mark } { $name } +{ $points }**: все карты сыграны, стоп никто не сказал, очки получает сдающий.
result-ended = Раунд не доигран.
result-paid = { $name } платит { $points }.
result-paid-you = Вы платите { $points }.
result-leftover = { $mark } { $name }, осталось на руках: { $cards }
result-leftover-you = { $mark } У вас осталось: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = Дальше сдаёт { $name }
result-deals-you = Дальше сдаёте вы
result-before = **Раунд { $number }** закончен:
yaku-teshi = Четыре одного месяца
yaku-kuttsuki = Четыре пары
button-ready = Следующий раунд { $ready }/2
button-ready-alone = Следующий раунд
button-fair = Честная раздача

match-won = 🏆 **{ $mark } { $name } выигрывает матч!**
match-won-by = 🏆 **{ $mark } { $name } выигрывает матч, разница — { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
}!**
match-drawn = 🤝 **Матч закончился вничью.**
match-target = Цель достигнута.
match-bust = У одного из игроков кончились очки.
match-resign = Игрок { $name } сдался.
match-timeout = Игрок { $name } не успел вернуться.
match-abort = 🛑 Админ остановил этот матч. Он не засчитан.
match-withdraw = 🚪 Игрок { $name } вышел раньше, чем оба сыграли по карте. Матч не засчитан.
match-agreed = 🤝 Оба игрока отменили этот матч. Он не засчитан.
match-unrated = В таблице лидеров матч не учитывается.
match-unrated-early = Матч не засчитан: он закончился раньше, чем оба игрока сыграли по карте.
outcome-won = 🏆 Победа с разницей в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
}, { $score } · соперник: { $name }
outcome-lost = Поражение с разницей в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
}, { $score } · соперник: { $name }
outcome-drawn = 🤝 Ничья, { $score } · соперник: { $name }
outcome-resign-won = 🏆 Победа: игрок { $name } сдался при счёте { $score }
outcome-resign-lost = Вы сдались при счёте { $score } · соперник: { $name }
outcome-timeout-won = 🏆 Победа при счёте { $score }: вышло время у игрока { $name }
outcome-timeout-lost = Ваше время вышло при счёте { $score } · соперник: { $name }
outcome-abort = 🛑 Админ остановил матч, он не засчитан · соперник: { $name }
outcome-withdraw = 🚪 Игрок { $name } вышел из матча. Матч не засчитан.
outcome-withdraw-own = 🚪 Вы вышли из матча, он не засчитан · соперник: { $name }
outcome-agreed = 🤝 Вы и { $name } отменили матч. Он не засчитан.
button-rematch = Реванш
button-record = Запись
button-more = Ещё
button-add-bot = Добавить на другой сервер

absent-question = 💤 **У игрока { $name } вышло время.** Что дальше? Если ничего не делать, матч продолжится { $when }, и на каждый ход будет день.
absent-question-daily = 💤 **У игрока { $name } вышло время.** Что дальше? Если ничего не делать, вы победите { $when }.
button-wait = Подождать
button-daily = Играть день на ход
button-claim = Забрать победу

table-first-match = -# { $names }: ваши карты в личных сообщениях от меня. **{ button-hand }** покажут их и здесь.
outside-playing = 🎴 Играют { $first } и { $second }. Ваши карты в личных сообщениях, или нажмите **{ button-hand }**.

coach-start = 💡 Зелёной кнопкой можно взять: карта берёт с поля карту того же месяца. Собирайте наборы — *яку*. 親 на картинке отмечает сдающего.
coach-near = 💡 Вы взяли { $have } из { $need } для яку **{ $yaku }**: { $made }.
coach-makes = 💡 ✨ отмечает карту, с которой сложится яку, и показывает, сколько очков тогда даст стоп.
coach-draw = 💡 Карта из колоды тоже берёт карту: выбирайте ту, которой не хватает вашим наборам.
coach-called = 💡 { $name } рискует ради большего (こい на картинке). Соберите раньше любое яку и скажите стоп: { $name } не получит ничего.
coach-own-call = 💡 Вы сказали кои-кои (こい на картинке): остановиться можно, только когда ваши яку будут стоить больше. Успейте раньше соперника.
coach-lay = 💡 Сейчас ничего не взять, карта останется на поле: кладите ту, которую не жалко.
coach-decide = 💡 **Стоп** — надёжно. **Кои-кои** — если можно набрать ещё.
coach-decide-threat = 💡 { $name } в шаге от яку **{ $yaku }**, нужна одна карта: надёжнее **стоп**.
coach-decide-wins = 💡 Скажете **стоп** — победите { $what ->
    [table] за столом
   *[match] в матче
}: больше очков вам не нужно.
coach-decide-loses = 💡 Скажете **стоп** — проиграете { $what ->
    [table] за столом
   *[match] матч
}. **Кои-кои** — ваш единственный шанс.
coach-decide-ties = 💡 Скажете **стоп** — { $what ->
    [table] первое место за столом поделят
   *[match] матч закончится вничью
}. Выиграть можно, только если сказать **кои-кои**.

nudge = { $person }, ваш ход: [к столу]({ $url })
nudge-half = ⏳ { $person }, прошла половина вашего времени: [к столу]({ $url })
nudge-late = ⏰ { $person }, ваше время вышло, но сходить ещё можно: [к столу]({ $url })
nudge-choose = 💤 { $person }, у игрока { $name } вышло время. Вам решать, что дальше: [к столу]({ $url })
nudge-offer = 🤝 { $person }, { $name } предлагает отменить матч: [к столу]({ $url })
off-asked = 🤝 **{ $name } предлагает отменить этот матч.** Если вы согласны, он закончится и не будет засчитан. Если вместо этого сходить, это значит «нет».
off-waits = -# 🤝 Вы предложили отменить матч, решает { $name }. Если соперник сделает ход, это значит «нет».
off-asked-table = 🤝 **{ $first } предлагает отменить этот матч, решает { $second }.** Если { $second } согласится, матч не будет засчитан.
button-off-agree = Отменить
button-off-no = Продолжить
digest = { $count ->
    [one] Вас ждёт { $count } матч.
    [few] **Вас ждут { $count } матча.**
    [many] **Вас ждут { $count } матчей.**
   *[other] **Вас ждут { $count } матча.**
}

called = 📣 **{ $name }: кои-кои!** Теперь ваши яку считаются ×{ $factor }.
called-plain = 📣 **{ $name }: кои-кои!** Скажите стоп раньше, и { $name } не получит ничего.
called-reply = 📣 **{ $name }: кои-кои!** Ваше следующее яку закончит раунд и посчитается ×{ $factor }.
called-reply-plain = 📣 **{ $name }: кои-кои!** Ваше следующее яку закончит раунд.

note-stale = -# Эта кнопка устарела. Вот что сейчас на столе.
note-wait = -# Минутку: сейчас не ваш ход.
note-illegal = -# Здесь так нельзя. Вот что сейчас на столе.
