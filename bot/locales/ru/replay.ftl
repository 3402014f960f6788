# Повторы шаг за шагом и анимации раундов.

button-replay = Повтор
button-replay-here = Это место в повторе
button-replay-first = В начало
button-replay-back = Назад
button-replay-next = Вперёд
button-replay-last = В конец
button-replay-open = Показать карты обоих
button-replay-table = Скрыть карты
button-film = Анимация
button-film-play = ▶ Пуск
replay-head = { $score } · { $round } · шаг { $step } из { $steps }
replay-dealt = { $mark } { $name } сдаёт и начинает.
replay-judged = -# 🔎 Разбор этого выбора: { $grade }
replay-cut = -# Запись обрывается здесь; матч не был закончен.
replay-player = Игрок { $number }
replay-rounds = Перейти к раунду
replay-points = К переломному моменту
replay-point = { $round }, ход { $turn }: { $grade }
replay-choose = Какой матч посмотреть ещё раз? Можно посмотреть и файл записи: `/koikoi повтор`, параметр *файл*.
replay-which = Ваши законченные матчи
replay-none = У вас здесь пока нет законченных матчей. Чтобы посмотреть файл записи, приложите его: `/koikoi повтор`, параметр *файл*.
replay-reviewed = 🔎 Разбор готов: в повторе каждый ход теперь с оценкой, и есть меню переломных моментов.
replay-accuracy = { $mark } { $name }: точность { $accuracy }
film-still = -# Неподвижная картинка, как вы выбрали в `/koikoi мои-настройки`.
film-title = 🎞️ { $match } · { $round }
film-alt = Анимация, ход за ходом: { $round }. В конце — результат:
film-alt-cut = Анимация, ход за ходом: { $round }. Результата нет.
alt-in-hand = { $player }, на руках: { $cards }.

# Почему файл нельзя повторить.
record-none = это не запись. Запись — текстовый файл, который начинается с `koikoi 1`; его даёт кнопка *{ button-more }* → *{ button-record }* под результатом.
record-size = файл слишком большой для матча. В записи не больше { $kilobytes } КБ и 100 раздач.
record-empty = в записи не сыграно ни одного раунда.
record-rules = в строке { $line } правила, которых нет или которые противоречат друг другу.
record-notation = мне непонятна строка { $line }.
record-illegal = то, что в строке { $line }, правилами не разрешено.
