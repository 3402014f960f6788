# Турніри.

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Кожен матч: { $terms }
tournament-tie = ще раунди, поки очок порівну
tournament-best-of-three = -# До двох перемог: не більше трьох матчів. Якщо час туру вийшов, вирішує кількість перемог; якщо їх порівну — рахунок поточного матчу.
tournament-live = наживо
tournament-daily = { $days ->
    [one] { $days } день на тур
    [few] { $days } дні на тур
    [many] { $days } днів на тур
   *[other] { $days } дня на тур
}
format-single = На виліт
format-double = До двох поразок
tournament-twice = -# Після двох поразок гравець вибуває. У гранд-фіналі переможцю нижньої сітки треба перемогти двічі.
tournament-winners = **Верхня сітка**
tournament-losers = **Нижня сітка**: хто програв, той вибуває
tournament-final = **Гранд-фінал**
tournament-grand-final-1 = Гранд-фінал
tournament-grand-final-2 = Гранд-фінал, другий матч
format-round-robin = Кожен з кожним
format-swiss = Швейцарська система

tournament-closes = Реєстрація закриється { $when }, тоді ж і початок: { $hour } · гравців { $count } (щонайбільше { $most }), { $seeding }
seeding-rating = посів за рейтингом
seeding-draw = посів за жеребом
seeding-hand = посів вручну
tournament-begins-soon = { $missing ->
    [0] ⏰ **Початок { $when }.** Якщо не зможете грати, натисніть *{ button-sign-off }* до того.
    [one] ⏰ **Початок { $when }, якщо зареєструється ще { $missing } гравець**; інакше турнір скасують.
    [few] ⏰ **Початок { $when }, якщо зареєструються ще { $missing } гравці**; інакше турнір скасують.
    [many] ⏰ **Початок { $when }, якщо зареєструються ще { $missing } гравців**; інакше турнір скасують.
   *[other] ⏰ **Початок { $when }, якщо зареєструються ще { $missing } гравця**; інакше турнір скасують.
}
tournament-closes-short = { $state }, закриється { $when }
tournament-nobody = Поки ніхто не зареєструвався.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Беру участь
button-sign-off = Піти
tournament-waiting = ⏳ **Список очікування** ({ $count }): якщо хтось піде, місце отримає перший у списку.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Зі списку очікування до турніру: { $names }
button-wait-list = До списку очікування
tournament-waiting-place = Місць у турнірі немає, тож ви тепер у списку очікування: **місце { $place }**. Якщо до початку хтось піде, місце отримає перший у списку, і я його згадаю. Вийти зі списку можна кнопкою *{ $button }*.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Тур { $number }/{ $rounds }
tournament-final-0 = Фінал
tournament-final-1 = Півфінали
tournament-final-2 = Чвертьфінали
tournament-begin = **Натисніть «{ button-here }»**: час на це вийде { $when }. Коли обидва гравці на місці, матч почнеться. Хто не відмітився, той програє.
tournament-ends = Цей тур закінчиться щонайпізніше { $when }; тоді все вирішить рахунок поточного матчу.
tournament-misses = -# Хто пропускає два тури поспіль, вибуває з турніру.
tournament-begin-again = ⏰ **Ваш матч чекає. Натисніть «{ button-here }»**: час на це вийде { $when }. Після цього матч буде програно.
tournament-ends-again = ⏰ **Цей тур закінчиться { $when }**; тоді все вирішить рахунок поточного матчу. Якщо зараз ваш хід, відкрийте матч: `/koikoi матчі`.
tournament-again = 🔁 позначає тих, хто вже зустрічався: нових суперників вистачило не всім.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[link] 🎴 { $first } – { $second } · [стіл]({ $url })
}
pairing-first = ✔️ **{ $first }** перемагає · суперник: { $second } { $cause }
pairing-second = ✔️ **{ $second }** перемагає · суперник: { $first } { $cause }
pairing-draw = ✔️ { $first } і { $second }: нічия { $cause }
pairing-neither = ✖️ { $first } і { $second }: поразка обом { $cause }
pairing-annulled = ➖ { $first } і { $second }: не зараховується (вихід із турніру)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** без пари
pairing-rests = 💤 **{ $first }** пропускає цей тур
cause-no-show = (неявка)
cause-left = (вихід із турніру)
cause-admin = (рішення адміна)
tournament-decided = -# ⚖️ { $first } – { $second }, тур { $round }: результат задано, рішення: { $admin }. Причина: { $note }
tournament-corrected = -# ⚖️ { $first } – { $second }, тур { $round }: результат виправлено (було: { $before }), рішення: { $admin }. Причина: { $note }
tournament-removed = -# ⚖️ Гравця { $name } знято з турніру, рішення: { $admin }. Причина: { $note }
button-here = Я тут
button-standings = Таблиця
button-tournament-text = Текстом
tournament-text-sent = Ось турнір текстовим файлом: збережіть його або передайте далі.
button-withdraw-tournament = Піти

tournament-over = ### 🏆 { $name }: турнір закінчено
tournament-won = { $count ->
    [one] 🎉 Вітаємо з перемогою в турнірі, { $names }!
    [few] 🎉 Вітаємо, { $names }! Ви ділите перше місце.
    [many] 🎉 Вітаємо, { $names }! Ви ділите перше місце.
   *[other] 🎉 Вітаємо, { $names }! Ви ділите перше місце.
}
tournament-not-won = Переможця немає.
ended-left = Фінал не дограно. Вихід із турніру: { $names }.
ended-no-show = Фінал не відбувся. Неявка: { $names }.
ended-unopposed = Фіналу не було: для гравця { $names } не лишилося суперника.
ended-no-final = Фіналу не було: грати в ньому стало нікому.
ended-alone = Турнір закінчився після туру { $number } з { $rounds }: усі інші пішли.
ended-empty = З турніру пішли всі.
table-elimination = { $rank ->
    [0] –
   *[placed] **{ $rank }.**
} { $name } · перемог { $won }, поразок { $lost } { $notes }
tournament-row = { $rank ->
    [0] –
   *[placed] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] (без пари: { $count } раз)
    [few] (без пари: { $count } рази)
    [many] (без пари: { $count } разів)
   *[other] (без пари: { $count } разу)
}
table-left = (вихід)
table-annulled = (вихід, не зараховується)
tournament-too-few = Гравців менше ніж { $fewest }, тож турнір скасовано.
tournament-cancelled = Турнір скасовано, рішення: { $admin }. Причина: { $note }
tournament-plays-on = Розпочаті матчі можна дограти, але тут вони не рахуються.

tournament-leave-question = Піти зараз із турніру **{ $name }**? Ваш поточний матч буде здано, а наступні суперники переможуть без гри. Повернутися й перемогти в турнірі вже не вийде.
tournament-leave-annuls = Ви зіграли менше половини своїх матчів, тож ваші результати нікому не зарахуються.
button-withdraw-yes = Так, піти
button-withdraw-no = Ні, грати
tournament-left = Ви пішли з турніру.
tournament-stayed = Ви граєте далі.
tournament-noted = Готово. Це видно в повідомленні турніру.

tournaments-title = ### 🏆 Турніри тут
tournaments-line = { $name } · { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
} · { $state }
yours-signup = -# ↳ Ви берете участь.
yours-waiting = -# ↳ Ви у списку очікування, місце { $place }.
yours-call = -# ↳ Ваш суперник: { $opponent }. Натисніть «{ button-here }»!
yours-wait = -# ↳ Ваш суперник: { $opponent }, ще не на місці.
yours-match = -# ↳ Зараз ваш суперник — { $opponent }. Відкрити матч: `/koikoi матчі`.
tournaments-none = Тут поки немає турнірів. Почати може той, хто керує сервером: `/koikoi-admin турнір`.
tournaments-none-admin = Тут поки немає турнірів.
button-manage = Керувати
button-all-tournaments = Усі турніри
tournament-stage-signup = реєстрація
tournament-stage-finished = закінчено
tournament-stage-won = перемога: { $names }
tournament-stage-cancelled = скасовано

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Це бачите лише ви. Те саме може робити кожен, хто керує сервером. Якщо ви вкажете причину, її можуть прочитати всі.
tournament-made = ✔ Реєстрацію відкрито: повідомлення про неї в цьому каналі. Коли вона закриється, турнір почнеться сам.
tournament-entry = Брати участь можуть лише ті, хто має роль { $role }.
tournament-prize-role = 🎖️ Переможець отримає роль { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ Роль { $role } тепер має { $names }.
    [few] 🎖️ Роль { $role } тепер мають { $names }.
    [many] 🎖️ Роль { $role } тепер мають { $names }.
   *[other] 🎖️ Роль { $role } тепер мають { $names }.
}
tournament-prize-refused = ⚠️ Discord не дав мені видати роль { $role }. Її може видати адмін: { $names }
tournament-prize-partly = ⚠️ Discord дав мені видати роль { $role } лише частині переможців. Решті її може видати адмін: { $names }
audit-prize = Перемога в турнірі з кої-кої { $name }
tournaments-new = Новий турнір…
change-title-new = Новий турнір
plan-format-label = Хто з ким зустрічається
plan-format-single = На виліт: хто програв, той вибуває
plan-format-double = До двох поразок: після другої гравець вибуває
plan-format-round-robin = Кожен з кожним
plan-format-swiss = Швейцарська: кілька турів, з рівними за очками
plan-days-label = Час на кожен тур
plan-best-label = Матчі однієї пари
plan-best-1 = Один матч
plan-best-3 = До двох перемог: не більше трьох матчів
plan-rounds-label = Кількість турів
plan-rounds-about = Порожньо: скільки треба
plan-entry-label = Роль, потрібна для участі
plan-entry-about = Беруть участь лише ті, хто має цю роль (порожньо: усі)
plan-call-label = Роль, яку згадати
plan-call-about = Цю роль я згадаю, коли відкриється реєстрація (порожньо: жодної)
plan-prize-label = Роль для переможця
plan-call = 📣 Коли відкриється реєстрація, я згадаю { $role }.
button-plan-matches = Матчі…
button-plan-roles = Ролі…
plan-question = Вам час показано за вашим часовим поясом, решті — за їхніми. Правильно?
button-plan-yes = Так, відкрити реєстрацію
button-plan-no = Ні, не треба
plan-dropped = Нічого не відкрито.
begin-question = Початок турніру **{ $name }** буде { $hour }, { $when }. Правильно?

    Вам час показано за вашим часовим поясом, решті — за їхніми.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: цей час можна зрозуміти двояко. Коли початок?
button-which = Вибрати { $number }
button-hour-yes = Так, тоді й почати
choose-change = Щось змінити…
change-title = Змінити турнір
change-name-label = Назва
change-name-about = Її бачать усі.
change-begins-label = Коли початок
change-begins-about = за 2 години або завтра о 20:00 — за годинником сервера. До того часу можна реєструватися.
change-most-label = Максимум гравців
change-most-about = Від 3 до { $most }. Усі, хто вже бере участь, лишаються.
tournament-done = ✔ Готово.
tournament-done-gone = ✔ Збережено. Але показати це ніде: канал турніру видалено.
tournament-done-closed = ✔ Збережено. Але в повідомленні турніру цього поки немає: я не можу писати в каналі { $channel }. Щойно зможу, з’явиться.
tournament-brought = ✔ Тепер турнір показано в цьому каналі; наступні матчі пройдуть тут.
tournament-held-gone = ⚠️ **Я не можу показати цей турнір: його канал видалено.** Час у турнірі зупинено, тож ніхто його не втрачає. Перейдіть до іншого каналу і натисніть *{ button-show-here }*.
tournament-held-closed = ⚠️ **Я не можу показати цей турнір: я не можу писати в каналі { $channel }.** Час у турнірі зупинено, тож ніхто його не втрачає. Дозвольте мені знову писати там або перейдіть до іншого каналу і натисніть *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Я не можу показати цей турнір: AutoMod не пропускає моє повідомлення в каналі { $channel }.** Час у турнірі зупинено, тож ніхто його не втрачає. Виключіть мою роль із його правил (*Налаштування сервера → AutoMod*) і натисніть *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord не прийняв повідомлення цього турніру.** Час у турнірі зупинено, тож ніхто його не втрачає. Скоро спробую ще раз.
tournament-held = -# ⚠️ Повідомлення зараз показати не можна, тому час зупинено. Будь ласка, повідомте адміну.
button-start-now = Почати зараз…
start-question = Почати турнір **{ $name }** зараз, коли в ньому { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}? Після цього зареєструватися буде не можна.
button-start-yes = Так, почати
button-show-here = Показати тут
button-cancel = Скасувати…
choose-pairing = Задати результат…
button-decide = Вирішити…
button-correct = Виправити…
pairing-own = -# ↳ Ви граєте в цьому матчі: вирішує інший адмін.
choose-removed = Зняти гравця…
button-seeds = Посів…
seeds-title = ### 🏆 { $name } · посів
seeds-about = Посів визначає, хто з ким зустрінеться. Зараз: { $seeding }. Хто реєструється після жеребу чи зміни, потрапляє в кінець.
choose-seed = Змінити номер посіву…
button-seeds-rating = За рейтингом
button-seeds-draw = Кинути жереб
seed-title = Посів: { $name }
seed-label = Номер посіву
seed-about = 1 — найвищий номер, останній — { $count }. Порядок решти збережеться.
decide-question = Чим закінчився матч **{ $pairing }**? Далі я спитаю причину; її прочитають усі.
decide-now = Зараз: { $line }
decide-stops = Їхній матч іще триває: його зупинять і не зарахують.
decide-goes-on-double = Переможець іде далі. Хто програв, вибуває після другої поразки. Якщо програють обоє, поразку отримують обоє.
decide-goes-on-single = Переможець іде до наступного туру. Якщо програють обоє, далі не йде ніхто.
decide-ends = - { $result }: турнір закінчено. { $count ->
    [0] Переможця немає.
    [one] Перемога: { $names }.
    [few] { $names } ділять перше місце.
    [many] { $names } ділять перше місце.
   *[other] { $names } ділять перше місце.
}
decide-ends-many = - { $result }: турнір закінчено. Перше місце { $count ->
    [one] ділить { $count } гравець
    [few] ділять { $count } гравці
    [many] ділять { $count } гравців
   *[other] ділять { $count } гравця
}.
decide-until = Результат можна виправити, поки не почався наступний тур.
decide-last-of-round = ⚠️ Це останній відкритий матч туру: наступний тур почнеться відразу, і результат стане остаточним.
decide-last = ⚠️ Це останній відкритий матч: турнір закінчиться відразу, і результат стане остаточним.
decide-first = Перемога: { $first }
decide-second = Перемога: { $second }
decide-draw = Нічия
decide-neither = Поразка обом
reason-title = Причина
reason-label = Чому?
reason-about = Її прочитають усі, разом із вашим іменем.
reason-about-end = Турнір закінчиться відразу, без переможця. Причину і ваше ім’я прочитають усі.
reason-about-remove = Поточний матч програно, повернутися не можна. Причину і ваше ім’я прочитають усі.

table-about-swiss = -# Очки · перемоги–нічиї–поразки · очки суперників (BH). Якщо очок порівну, вирішує BH.
table-about-round-robin = -# Очки · перемоги–нічиї–поразки · очки переможених суперників (SB). Якщо очок порівну, вирішує SB.
table-rule-swiss = -# Для BH тур без пари або матч без гри рахується як проти віртуального суперника, як у шахах (FIDE).
table-rule-round-robin = -# Якщо гравець іде, не зігравши половини матчів, його результати нікому не зараховуються, як у шахах (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = Сітка турніру { $name }. Цей тур:
alt-standings = Таблиця турніру:
refused-line-of-tournament = Це матч турніру: хто грає з переможцем, вирішує турнір.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Додати до подій
button-event-off = Прибрати з подій
event-about = Зареєструйтеся в каналі до початку.
tournament-event-on = 📅 Цей турнір є серед подій сервера.
tournament-event-refused = ⚠️ Discord не прийняв подію. Мені потрібне право *Створення подій (Create Events)*, а на сервері може бути щонайбільше 100 подій.
tournament-event-again = Потім натисніть *{ button-event-on }*.
