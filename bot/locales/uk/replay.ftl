# Повтори крок за кроком та анімації раундів.

button-replay = Повтор
button-replay-here = Це місце в повторі
button-replay-first = На початок
button-replay-back = Назад
button-replay-next = Вперед
button-replay-last = У кінець
button-replay-open = Показати карти обох
button-replay-table = Сховати карти
button-film = Анімація
button-film-play = ▶ Пуск
replay-head = { $score } · { $round } · крок { $step } з { $steps }
replay-dealt = { $mark } { $name } роздає і починає.
replay-judged = -# 🔎 Розбір цього вибору: { $grade }
replay-cut = -# Запис уривається тут; матч не було закінчено.
replay-player = Гравець { $number }
replay-rounds = Перейти до раунду
replay-points = До переломного моменту
replay-point = { $round }, хід { $turn }: { $grade }
replay-choose = Який матч подивитися ще раз? Можна подивитися й файл запису: `/koikoi повтор`, параметр *файл*.
replay-which = Ваші закінчені матчі
replay-none = У вас тут поки немає закінчених матчів. Щоб подивитися файл запису, додайте його: `/koikoi повтор`, параметр *файл*.
replay-reviewed = 🔎 Розбір готовий: у повторі кожен хід тепер з оцінкою, і є меню переломних моментів.
replay-accuracy = { $mark } { $name }: точність { $accuracy }
film-still = -# Нерухома картинка, як ви вибрали в `/koikoi мої-налаштування`.
film-title = 🎞️ { $match } · { $round }
film-alt = Анімація, хід за ходом: { $round }. Наприкінці — результат:
film-alt-cut = Анімація, хід за ходом: { $round }. Результату немає.
alt-in-hand = { $player }, на руках: { $cards }.

record-none = це не запис. Запис — текстовий файл, що починається з `koikoi 1`; його дає кнопка *{ button-more }* → *{ button-record }* під результатом.
record-size = файл завеликий для матчу. У записі щонайбільше { $kilobytes } КБ і 100 роздач.
record-empty = у записі не зіграно жодного раунду.
record-rules = у рядку { $line } правила, яких немає або які суперечать одне одному.
record-notation = мені незрозумілий рядок { $line }.
record-illegal = того, що в рядку { $line }, правила не дозволяють.
