# Турниры.

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Каждый матч: { $terms }
tournament-tie = ещё раунды, пока очки равны
tournament-best-of-three = -# До двух побед: не больше трёх матчей. Если время тура вышло, решает число побед; если оно равно — счёт идущего матча.
tournament-live = вживую
tournament-daily = { $days ->
    [one] { $days } день на тур
    [few] { $days } дня на тур
    [many] { $days } дней на тур
   *[other] { $days } дня на тур
}
format-single = На вылет
format-double = До двух поражений
tournament-twice = -# После двух поражений игрок выбывает. В гранд-финале победителю нижней сетки нужно победить дважды.
tournament-winners = **Верхняя сетка**
tournament-losers = **Нижняя сетка**: проигравший выбывает
tournament-final = **Гранд-финал**
tournament-grand-final-1 = Гранд-финал
tournament-grand-final-2 = Гранд-финал, второй матч
format-round-robin = Каждый с каждым
format-swiss = Швейцарская система

tournament-closes = Регистрация закроется { $when }, тогда же и начало: { $hour } · игроков { $count } (не больше { $most }), { $seeding }
seeding-rating = посев по рейтингу
seeding-draw = посев по жребию
seeding-hand = посев вручную
tournament-begins-soon = { $missing ->
    [0] ⏰ **Начало { $when }.** Если не сможете играть, нажмите *{ button-sign-off }* до этого.
    [one] ⏰ **Начало { $when }, если зарегистрируется ещё { $missing } игрок**; иначе турнир будет отменён.
    [few] ⏰ **Начало { $when }, если зарегистрируются ещё { $missing } игрока**; иначе турнир будет отменён.
    [many] ⏰ **Начало { $when }, если зарегистрируются ещё { $missing } игроков**; иначе турнир будет отменён.
   *[other] ⏰ **Начало { $when }, если зарегистрируются ещё { $missing } игрока**; иначе турнир будет отменён.
}
tournament-closes-short = { $state }, закроется { $when }
tournament-nobody = Пока никто не зарегистрировался.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Участвовать
button-sign-off = Уйти
tournament-waiting = ⏳ **Лист ожидания** ({ $count }): если кто-то уйдёт, место получит первый в списке.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Из листа ожидания в турнир: { $names }
button-wait-list = В лист ожидания
tournament-waiting-place = Мест в турнире нет, поэтому вы теперь в листе ожидания: **место { $place }**. Если до начала кто-то уйдёт, место получит первый в списке, и я его упомяну. Выйти из списка можно кнопкой *{ $button }*.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Тур { $number }/{ $rounds }
tournament-final-0 = Финал
tournament-final-1 = Полуфиналы
tournament-final-2 = Четвертьфиналы
tournament-begin = **Нажмите «{ button-here }»**: время на это выйдет { $when }. Когда оба игрока на месте, матч начнётся. Кто не отметился, проигрывает.
tournament-ends = Этот тур закончится самое позднее { $when }; тогда всё решит счёт идущего матча.
tournament-misses = -# Кто пропускает два тура подряд, выбывает из турнира.
tournament-begin-again = ⏰ **Ваш матч ждёт. Нажмите «{ button-here }»**: время на это выйдет { $when }. После этого матч будет проигран.
tournament-ends-again = ⏰ **Этот тур закончится { $when }**; тогда всё решит счёт идущего матча. Если сейчас ваш ход, откройте матч: `/koikoi матчи`.
tournament-again = 🔁 отмечает тех, кто уже встречался: новых соперников хватило не всем.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[link] 🎴 { $first } – { $second } · [стол]({ $url })
}
pairing-first = ✔️ **{ $first }** побеждает · соперник: { $second } { $cause }
pairing-second = ✔️ **{ $second }** побеждает · соперник: { $first } { $cause }
pairing-draw = ✔️ { $first } и { $second }: ничья { $cause }
pairing-neither = ✖️ { $first } и { $second }: поражение обоим { $cause }
pairing-annulled = ➖ { $first } и { $second }: не засчитывается (уход с турнира)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** без пары
pairing-rests = 💤 **{ $first }** пропускает этот тур
cause-no-show = (неявка)
cause-left = (уход с турнира)
cause-admin = (решение админа)
tournament-decided = -# ⚖️ { $first } – { $second }, тур { $round }: результат задан, решение: { $admin }. Причина: { $note }
tournament-corrected = -# ⚖️ { $first } – { $second }, тур { $round }: результат исправлен (было: { $before }), решение: { $admin }. Причина: { $note }
tournament-removed = -# ⚖️ Игрок { $name } снят с турнира, решение: { $admin }. Причина: { $note }
button-here = Я здесь
button-standings = Таблица
button-tournament-text = Текстом
tournament-text-sent = Вот турнир текстовым файлом: сохраните его или передайте дальше.
button-withdraw-tournament = Уйти

tournament-over = ### 🏆 { $name }: турнир закончен
tournament-won = { $count ->
    [one] 🎉 Поздравляем с победой в турнире, { $names }!
    [few] 🎉 Поздравляем, { $names }! Вы делите первое место.
    [many] 🎉 Поздравляем, { $names }! Вы делите первое место.
   *[other] 🎉 Поздравляем, { $names }! Вы делите первое место.
}
tournament-not-won = Победителя нет.
ended-left = Финал не доигран. Уход с турнира: { $names }.
ended-no-show = Финал не состоялся. Неявка: { $names }.
ended-unopposed = Финала не было: для игрока { $names } не осталось соперника.
ended-no-final = Финала не было: играть в нём стало некому.
ended-alone = Турнир закончился после тура { $number } из { $rounds }: все остальные ушли.
ended-empty = С турнира ушли все.
table-elimination = { $rank ->
    [0] –
   *[placed] **{ $rank }.**
} { $name } · побед { $won }, поражений { $lost } { $notes }
tournament-row = { $rank ->
    [0] –
   *[placed] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] (без пары: { $count } раз)
    [few] (без пары: { $count } раза)
    [many] (без пары: { $count } раз)
   *[other] (без пары: { $count } раза)
}
table-left = (уход)
table-annulled = (уход, не засчитывается)
tournament-too-few = Игроков меньше { $fewest }, поэтому турнир отменён.
tournament-cancelled = Турнир отменён, решение: { $admin }. Причина: { $note }
tournament-plays-on = Начатые матчи можно доиграть, но здесь они не считаются.

tournament-leave-question = Уйти сейчас с турнира **{ $name }**? Ваш текущий матч будет сдан, а следующие соперники победят без игры. Вернуться и победить в турнире уже не получится.
tournament-leave-annuls = Вы сыграли меньше половины своих матчей, поэтому ваши результаты никому не засчитаются.
button-withdraw-yes = Да, уйти
button-withdraw-no = Нет, играть
tournament-left = Вы ушли с турнира.
tournament-stayed = Вы играете дальше.
tournament-noted = Готово. Это видно в сообщении турнира.

tournaments-title = ### 🏆 Турниры здесь
tournaments-line = { $name } · { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
} · { $state }
yours-signup = -# ↳ Вы участвуете.
yours-waiting = -# ↳ Вы в листе ожидания, место { $place }.
yours-call = -# ↳ Ваш соперник: { $opponent }. Нажмите «{ button-here }»!
yours-wait = -# ↳ Ваш соперник: { $opponent }, ещё не на месте.
yours-match = -# ↳ Сейчас ваш соперник — { $opponent }. Открыть матч: `/koikoi матчи`.
tournaments-none = Здесь пока нет турниров. Начать может тот, кто управляет сервером: `/koikoi-admin турнир`.
tournaments-none-admin = Здесь пока нет турниров.
button-manage = Управлять
button-all-tournaments = Все турниры
tournament-stage-signup = регистрация
tournament-stage-finished = закончен
tournament-stage-won = победа: { $names }
tournament-stage-cancelled = отменён

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Это видите только вы. То же может делать каждый, кто управляет сервером. Если вы укажете причину, её могут прочесть все.
tournament-made = ✔ Регистрация открыта: сообщение о ней в этом канале. Когда она закроется, турнир начнётся сам.
tournament-entry = Участвовать могут только те, у кого есть роль { $role }.
tournament-prize-role = 🎖️ Победитель получает роль { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ Роль { $role } теперь у игрока { $names }.
    [few] 🎖️ Роль { $role } теперь у игроков: { $names }.
    [many] 🎖️ Роль { $role } теперь у игроков: { $names }.
   *[other] 🎖️ Роль { $role } теперь у игроков: { $names }.
}
tournament-prize-refused = ⚠️ Discord не дал мне выдать роль { $role }. Её может выдать админ: { $names }
tournament-prize-partly = ⚠️ Discord дал мне выдать роль { $role } только части победителей. Остальным её может выдать админ: { $names }
audit-prize = Победа в турнире по кои-кои { $name }
tournaments-new = Новый турнир…
change-title-new = Новый турнир
plan-format-label = Кто с кем встречается
plan-format-single = На вылет: проигравший выбывает
plan-format-double = До двух поражений: после второго игрок выбывает
plan-format-round-robin = Каждый с каждым
plan-format-swiss = Швейцарская: несколько туров, с равными по очкам
plan-days-label = Время на каждый тур
plan-best-label = Матчи одной пары
plan-best-1 = Один матч
plan-best-3 = До двух побед: не больше трёх матчей
plan-rounds-label = Число туров
plan-rounds-about = Пусто: сколько нужно
plan-entry-label = Роль, нужная для участия
plan-entry-about = Участвуют только те, у кого есть эта роль (пусто: все)
plan-call-label = Роль, которую упомянуть
plan-call-about = Эту роль я упомяну, когда откроется регистрация (пусто: никакую)
plan-prize-label = Роль для победителя
plan-call = 📣 Когда откроется регистрация, я упомяну { $role }.
button-plan-matches = Матчи…
button-plan-roles = Роли…
plan-question = Вам время показано по вашему часовому поясу, остальным — по их поясам. Верно?
button-plan-yes = Да, открыть регистрацию
button-plan-no = Нет, не надо
plan-dropped = Ничего не открыто.
begin-question = Начало турнира **{ $name }** будет { $hour }, { $when }. Верно?

    Вам время показано по вашему часовому поясу, остальным — по их поясам.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: это время можно понять двояко. Когда начало?
button-which = Выбрать { $number }
button-hour-yes = Да, тогда и начать
choose-change = Что-то изменить…
change-title = Изменить турнир
change-name-label = Название
change-name-about = Его видят все.
change-begins-label = Когда начало
change-begins-about = через 2 часа или завтра в 20:00 — по часам сервера. До тех пор можно регистрироваться.
change-most-label = Максимум игроков
change-most-about = От 3 до { $most }. Все, кто уже участвует, остаются.
tournament-done = ✔ Готово.
tournament-done-gone = ✔ Сохранено. Но показать это негде: канал турнира удалён.
tournament-done-closed = ✔ Сохранено. Но в сообщении турнира этого пока нет: я не могу писать в канале { $channel }. Как только смогу, появится.
tournament-brought = ✔ Теперь турнир показан в этом канале; следующие матчи пройдут здесь.
tournament-held-gone = ⚠️ **Я не могу показать этот турнир: его канал удалён.** Время в турнире остановлено, так что никто его не теряет. Перейдите в другой канал и нажмите *{ button-show-here }*.
tournament-held-closed = ⚠️ **Я не могу показать этот турнир: я не могу писать в канале { $channel }.** Время в турнире остановлено, так что никто его не теряет. Разрешите мне снова писать там или перейдите в другой канал и нажмите *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Я не могу показать этот турнир: AutoMod не пропускает моё сообщение в канале { $channel }.** Время в турнире остановлено, так что никто его не теряет. Исключите мою роль из его правил (*Настройки сервера → AutoMod*) и нажмите *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord не принял сообщение этого турнира.** Время в турнире остановлено, так что никто его не теряет. Скоро попробую ещё раз.
tournament-held = -# ⚠️ Сообщение сейчас показать нельзя, поэтому время остановлено. Пожалуйста, сообщите админу.
button-start-now = Начать сейчас…
start-question = Начать турнир **{ $name }** сейчас, когда в нём { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}? После этого зарегистрироваться будет нельзя.
button-start-yes = Да, начать
button-show-here = Показать здесь
button-cancel = Отменить…
choose-pairing = Задать результат…
button-decide = Решить…
button-correct = Исправить…
pairing-own = -# ↳ Вы играете в этом матче: решает другой админ.
choose-removed = Снять игрока…
button-seeds = Посев…
seeds-title = ### 🏆 { $name } · посев
seeds-about = Посев определяет, кто с кем встретится. Сейчас: { $seeding }. Кто регистрируется после жребия или изменения, попадает в конец.
choose-seed = Изменить номер посева…
button-seeds-rating = По рейтингу
button-seeds-draw = Бросить жребий
seed-title = Посев: { $name }
seed-label = Номер посева
seed-about = 1 — высший номер, последний — { $count }. Порядок остальных сохранится.
decide-question = Чем закончился матч **{ $pairing }**? Дальше я спрошу причину; её прочтут все.
decide-now = Сейчас: { $line }
decide-stops = Их матч ещё идёт: он будет остановлен и не засчитан.
decide-goes-on-double = Победитель идёт дальше. Проигравший выбывает после второго поражения. Если проигрывают оба, поражение получают оба.
decide-goes-on-single = Победитель идёт в следующий тур. Если проигрывают оба, дальше не идёт никто.
decide-ends = - { $result }: турнир закончен. { $count ->
    [0] Победителя нет.
    [one] Победа: { $names }.
    [few] { $names } делят первое место.
    [many] { $names } делят первое место.
   *[other] { $names } делят первое место.
}
decide-ends-many = - { $result }: турнир закончен. Первое место { $count ->
    [one] делит { $count } игрок
    [few] делят { $count } игрока
    [many] делят { $count } игроков
   *[other] делят { $count } игрока
}.
decide-until = Результат можно исправить, пока не начался следующий тур.
decide-last-of-round = ⚠️ Это последний открытый матч тура: следующий тур начнётся сразу, и результат станет окончательным.
decide-last = ⚠️ Это последний открытый матч: турнир закончится сразу, и результат станет окончательным.
decide-first = Победа: { $first }
decide-second = Победа: { $second }
decide-draw = Ничья
decide-neither = Поражение обоим
reason-title = Причина
reason-label = Почему?
reason-about = Её прочтут все, вместе с вашим именем.
reason-about-end = Турнир закончится сразу, без победителя. Причину и ваше имя прочтут все.
reason-about-remove = Текущий матч проигран, вернуться нельзя. Причину и ваше имя прочтут все.

table-about-swiss = -# Очки · победы–ничьи–поражения · очки соперников (BH). Если очков поровну, решает BH.
table-about-round-robin = -# Очки · победы–ничьи–поражения · очки побеждённых соперников (SB). Если очков поровну, решает SB.
table-rule-swiss = -# Для BH тур без пары или матч без игры считается как против виртуального соперника, как в шахматах (FIDE).
table-rule-round-robin = -# Если игрок уходит, не сыграв половины матчей, его результаты никому не засчитываются, как в шахматах (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = Сетка турнира { $name }. Этот тур:
alt-standings = Таблица турнира:
refused-line-of-tournament = Это матч турнира: кто играет с победителем, решает турнир.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Добавить в события
button-event-off = Убрать из событий
event-about = Зарегистрируйтесь в канале до начала.
tournament-event-on = 📅 Этот турнир есть среди событий сервера.
tournament-event-refused = ⚠️ Discord не принял событие. Мне нужно право *Создание событий*, а на сервере может быть не больше 100 событий.
tournament-event-again = Потом нажмите *{ button-event-on }*.
