# Стол для троих и более, за которым играют двое.

rotation-name = Победитель остаётся
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = { $points ->
    [one] до { $points } очка
    [few] до { $points } очков
    [many] до { $points } очков
   *[other] до { $points } очка
}
rotation-to-hands = { $hands ->
    [one] { $hands } раунд
    [few] { $hands } раунда
    [many] { $hands } раундов
   *[other] { $hands } раунда
}
rotation-how = Двое играют один раунд. Проигравший уступает место, следующий играет с победителем; сдаёт победитель. Очки у каждого сохраняются.
rotation-seated = За столом ({ $count }): { $names }
rotation-missing = { $missing ->
    [one] Нужен ещё { $missing } игрок.
    [few] Нужны ещё { $missing } игрока.
    [many] Нужны ещё { $missing } игроков.
   *[other] Нужны ещё { $missing } игрока.
}
rotation-ready = { $host } может начинать. Мест восемь; сесть можно и позже.
rotation-closes = -# Закроется { $when }, если никто не начнёт.
rule-goal = Цель стола: { $goal }. Побеждает тот, у кого больше очков.
rotation-hand = Раунд { $number }
picture-rotation-hand = Раунд
rotation-runs = ▶️ Раунд { $number }: играют **{ $first }** и **{ $second }**.
rotation-at = ▶️ Раунд { $number }: играют **{ $first }** и **{ $second }**. [К раунду]({ $url })
rotation-soon = ⏭️ Следующий раунд { $when }: сдаёт **{ $first }**, играет **{ $second }**.
rotation-waiting = Дальше с победителем играют: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · побед { $won } из { $played }
rotation-left = -# **{ $rank }.** { $name } · { $points } · побед { $won } из { $played } · уже не играет
rotation-more = -# … и ещё { $more }
rotation-late = -# Кто сдался или не успел сделать ход, проигрывает раунд, а соперник получает столько, сколько уже стоят его карты, не меньше 1. Кто не успел дважды подряд, выбывает.
rotation-won = 🏆 **{ $names } побеждает за столом**: очков { $points }, { $hands ->
    [one] сыгран { $hands } раунд
    [few] сыграно { $hands } раунда
    [many] сыграно { $hands } раундов
   *[other] сыграно { $hands } раунда
}
rotation-shared = 🏆 **{ $names } делят первое место**: очков { $points }, { $hands ->
    [one] сыгран { $hands } раунд
    [few] сыграно { $hands } раунда
    [many] сыграно { $hands } раундов
   *[other] сыграно { $hands } раунда
}
rotation-end-few = Игра за столом окончена: осталось меньше двух человек.
rotation-end-aborted = Игра за столом окончена: админ прервал раунд.
rotation-end-expired = Стол закрыт: игру никто не начал.
rotation-hand-won = 🏆 **{ $mark } { $name } выигрывает раунд!**
rotation-hand-drawn = 🤝 **Раунд закончился вничью.** Дальше играет тот, кому сдавать следующим.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ С победителем играет { $name }.
rotation-line-pair = ⏭️ Следующий раунд: сдаёт **{ $first }**, играет **{ $second }**.
rotation-resign-won = 🏆 Вы выиграли раунд: игрок { $name } сдался
rotation-resign-lost = Вы сдали этот раунд · соперник: { $name }
rotation-timeout-won = 🏆 Вы выиграли раунд: вышло время у игрока { $name }
rotation-timeout-lost = Ваше время в этом раунде вышло · соперник: { $name }
rotation-half = ⏳ **Прошла половина вашего времени.** Когда оно выйдет, раунд будет проигран.
rotation-resign = Сдать этот раунд? { $name } получит за свои карты столько, сколько они уже стоят, не меньше 1 очка.
winner-question = **Открыть здесь стол?** Его увидят все в этом канале, а вы встанете в начало очереди.
button-winner-yes = Открыть
button-rotation-join = Сесть
button-rotation-leave = Уйти
button-rotation-start = Начать
button-rotation-again = Ещё раз
button-rotation-show = Таблица
refused-line-of-players = В этом матче играете вы: очередь — для остальных.
refused-unknown-rotation = Не могу найти этот стол.
refused-rotation-guild-only = Стол открывают в канале сервера. Здесь можно найти соперника на всех серверах: `/koikoi найти` — или сыграть со мной: `/koikoi компьютер`.
refused-rotation-open = Стол, который вы открыли, ещё не закончен. Уйдите из-за него или дождитесь конца игры.
refused-rotation-open-at = Стол, который вы открыли, ещё не закончен: [к нему]({ $url }). Уйдите из-за него или дождитесь конца игры.
refused-rotation-started = За этим столом уже играют.
refused-rotation-over = Игра за этим столом окончена. Открыть новый: `/koikoi стол`.
refused-rotation-full = За этим столом уже { $limit ->
    [one] { $limit } человек
    [few] { $limit } человека
    [many] { $limit } человек
   *[other] { $limit } человека
}, мест больше нет.
refused-too-few-seated = Чтобы начать, { $limit ->
    [one] нужен { $limit } человек
    [few] нужно { $limit } человека
    [many] нужно { $limit } человек
   *[other] нужно { $limit } человека
}.
refused-already-seated = Вы уже за этим столом.
refused-not-seated = Вас нет за этим столом.
refused-not-seated-over = Вас не было за этим столом. Открыть новый: `/koikoi стол`.
refused-not-your-rotation = Начать за этим столом может только { $name }.
