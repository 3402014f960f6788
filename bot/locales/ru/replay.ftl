# Повторы шаг за шагом и анимации раундов.

button-replay = Повтор
button-replay-here = Это место в повторе
button-replay-first = В начало
button-replay-back = Назад
button-replay-next = Вперёд
button-replay-last = В конец
button-replay-open = Открыть обе руки
button-replay-table = Закрыть руки
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
replay-choose = Какой матч посмотреть ещё раз? Файл записи тоже можно повторить: `/koikoi повтор`, параметр *файл*.
replay-which = Ваши законченные матчи
replay-none = У вас здесь пока нет законченных матчей. Чтобы повторить файл записи, приложите его: `/koikoi повтор`, параметр *файл*.
replay-reviewed = 🔎 Разбор готов: теперь повтор на каждом шаге говорит, насколько хорош ход, и в нём есть меню переломных моментов.
replay-accuracy = { $mark } { $name }: точность { $accuracy }
film-still = -# Неподвижная картинка, как вы выбрали в `/koikoi мои-настройки`.
film-title = 🎞️ { $match } · { $round }
film-alt = Анимация, ход за ходом: { $round }. В конце — результат:
film-alt-cut = Анимация, ход за ходом: { $round }. Результата нет.
alt-in-hand = { $player }, на руках: { $cards }.

# Почему файл нельзя повторить.
record-none = это не запись. Запись — текстовый файл, который начинается с `koikoi 1`; его даёт кнопка *{ button-more }* → *{ button-record }* под результатом.
record-size = он больше любого матча. В записи не больше { $kilobytes } КБ и 100 раздач.
record-empty = в нём не сыграно ни одного раунда.
record-rules = в строке { $line } правила, которых нет или которые противоречат другим.
record-notation = мне непонятна строка { $line }.
record-illegal = правила не разрешают того, что в строке { $line }.
