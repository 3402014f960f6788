# Виклик, стіл, карти: те, що читають під час гри.

name-anybody = будь-хто
name-erased = колишній гравець
versus = { $first } – { $second }
name-blank = гравець без імені
name-you = Ви
name-person = { $name }
# Комп’ютер у реченні: ім’я, завжди в називному відмінку («суперник: …»). `.menu` — підпис у меню
# рівнів.
level-greedy = Бот Простий
    .menu = Комп’ютер
level-sprout = Бот Паросток
    .menu = Комп’ютер · Паросток
level-player = Бот Гравець
    .menu = Комп’ютер · Гравець
level-expert = Бот Експерт
    .menu = Комп’ютер · Експерт
level-master = Бот Майстер
    .menu = Комп’ютер · Майстер
level-other = Бот ({ $level })
plays-sprout = Як новачок: не все бере, рано каже стоп
plays-player = Надійно й швидко: збирає яку, заважає вашим
plays-expert = Думає наперед: пробує карти на багатьох розкладах
plays-master = Вгадує ваші карти, грає на перемогу в матчі
level-line = -# { $name } · { $style } · інші рівні: `/koikoi бот`
choose-level = Гра з комп’ютером: виберіть рівень
picture-round = Раунд
picture-any-of = { $count } з
picture-further = кожна ще +1
picture-nobody = Без перемоги
picture-won = перемога
picture-your-turn = Ваш хід
picture-quarter-final = 1/4 фіналу
picture-semi-final = 1/2 фіналу
picture-final = Фінал
picture-grand-final = Гранд-фінал
picture-winners-bracket = Верхня сітка
picture-losers-bracket = Нижня сітка
picture-winner = Перемога
picture-bye = пауза
picture-walkover = тех.
picture-points = Очк.
picture-round-of = Тур { $number }

length-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
}
length-target = { $target ->
    [one] до { $target } очка
    [few] до { $target } очок
    [many] до { $target } очок
   *[other] до { $target } очка
}
length-instead = { $length } (зазвичай { $usual })
time-minutes = { $minutes ->
    [one] { $minutes } хвилина на хід
    [few] { $minutes } хвилини на хід
    [many] { $minutes } хвилин на хід
   *[other] { $minutes } хвилини на хід
}
time-hours = { $hours ->
    [one] { $hours } година на хід
    [few] { $hours } години на хід
    [many] { $hours } годин на хід
   *[other] { $hours } години на хід
}
pace-live = наживо
pace-daily = день на хід

challenge-member = 🎴 { $opponent }, { $challenger } запрошує вас зіграти в **Кої-кої**
challenge-rematch = 🎴 { $opponent }, { $challenger } пропонує реванш у **Кої-кої**
challenge-open = 🎴 { $challenger } відкриває стіл **Кої-кої**. Хто зіграє?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = Уперше? Просто почніть: кнопки покажуть, що можна взяти.
challenge-offer = Поки нікого? { $challenger } може вибрати рівень нижче й зіграти з комп’ютером. А поки може сісти будь-хто.
challenge-until = -# Закриється { $when }
challenge-declined = -# 🎴 { $opponent } зараз не може грати. Виклик від гравця { $challenger } закрито.
challenge-withdrawn = -# 🎴 Виклик відкликано: { $challenger }.
challenge-expired = -# 🎴 Час виклику від гравця { $challenger } вийшов.
challenge-unjoined = -# 🎴 За стіл ніхто не сів. { $challenger } ще може зіграти з комп’ютером тут:
challenge-aborted = -# 🎴 Виклик від гравця { $challenger } закрито адміном.
button-accept = Прийняти
button-join = Сісти
button-how = Як грати
button-decline = Відмовитися
button-ask-again = Запросити знову
button-close = Закрити стіл

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Раунд { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = січень (сосна)
month-2 = лютий (слива)
month-3 = березень (сакура)
month-4 = квітень (гліцинія)
month-5 = травень (ірис)
month-6 = червень (півонія)
month-7 = липень (леспедеца)
month-8 = серпень (міскант)
month-9 = вересень (хризантема)
month-10 = жовтень (клен)
month-11 = листопад (верба)
month-12 = грудень (павловнія)
round-extra = Раунд { $number } (до перемоги)
round-open = Раунд { $number }, до { $target }
table-turn = { $mark } **Ходить { $name }**
turn-until = ⏳ час вийде { $when }
table-deal = Наступний раунд почнеться { $when }
table-deal-soon = Наступний раунд ось-ось почнеться
table-swap = { $mark } **{ $name }** може наосліп помінятися картами з роздавачем
table-dealer-draw = Жереб — { $first }: { $a }, { $second }: { $b }. Першим роздає той, чий місяць раніший.
table-dealer-draw-same = Жереб — { $first }: { $a }, { $second }: { $b }. Місяць той самий, тож першим роздає той, чия карта старша.
deal-again = 🔁 Роздано знову: { $reasons }.
void-field_quad = чотири карти одного місяця на полі
void-field_pairs = чотири пари на полі
void-field_triple = три карти одного місяця на полі
void-teshi = чотири карти одного місяця на руках
void-kuttsuki = чотири пари на руках
void-both_lucky = дві щасливі роздачі
table-hand-here = { $names }: ваші карти під кнопкою **{ button-hand }**.
table-absent = 💤 У гравця { $name } вийшов час. Що далі, вирішує { $other } під кнопкою **{ button-hand }**.
table-before = Раунд { $number }: { $result }
table-thread = 🎴 **{ $match }**: [граємо тут]({ $url })
table-moved = -# 🎴 Цей стіл тепер стоїть [тут]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ узято: { $taken }
did-stays = { $card } — на поле
did-drew-took = з колоди { $card } ▸ { $taken }
did-drew-stays = з колоди { $card } — на поле
did-drew = з колоди { $card }
did-formed = ✨ **{ $yaku }**
did-called = **кої-кої!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Мої карти
button-yaku = Яку
button-menu = Меню
button-table = Стіл
button-next-game = Ще матч ({ $count })

hand-your-turn = **Ваш хід** · суперник: { $name }
hand-their-turn = **Ходить { $name }**
hand-between = Між раундами · суперник: { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } з { $goal }
hand-draw-question = З колоди: **{ $card }**. Що взяти?
hand-pick-question = **{ $card }** бере:
hand-sure = **Точно?** Хід ще не зроблено.
hand-late = ⏰ **Ваш час вийшов.** { $name } тепер може закінчити матч, якщо ви не походите раніше.
hand-half = ⏳ **Минула половина вашого часу.**
hand-swap-question = Своїх карт іще ніхто не бачив. Можна наосліп помінятися картами із суперником ({ $name }). Якщо нічого не робити, лишитеся при своїх.
hand-swap-wait = { $name } може наосліп помінятися з вами картами. Після цього ви обоє побачите свої карти.
hand-dms-closed = Я не можу писати вам приватні повідомлення, тож карти тут, під кнопкою **{ $button }**. Дозвольте їх у налаштуваннях конфіденційності будь-якого нашого спільного сервера, і в наступному матчі карти прийдуть туди.
hand-dms-later = Discord зараз не дає мені писати вам, тож карти тут, під кнопкою **{ $button }**. Решта як звичайно.
hand-dms-soon = Я відкриваю приватні повідомлення поступово, по кілька людей за раз, тож поки карти тут, під кнопкою **{ $button }**. Решта як звичайно.
hand-waking = -# ⏳ Комп’ютер ще прокидається: після перезапуску на це йде хвилина. Він походить, щойно зможе думати.
hand-table-gone = -# Каналу з цим столом більше немає. Грайте тут або перенесіть стіл до іншого каналу: `/koikoi матчі`.
hand-table-locked = -# Гілка зі столом заблокована: кнопки в ній не працюють. Грайте тут або перенесіть стіл до іншого каналу: `/koikoi матчі`.
hand-table-blocked = -# Я не можу писати в канал цього столу. Грайте тут або перенесіть стіл до іншого каналу: `/koikoi матчі`.
hand-table-filtered = -# AutoMod цього сервера не пропускає повідомлення зі столом. Грайте тут і попросіть адміна виключити мою роль із його правил.
hand-table-refused = -# Discord зараз не приймає повідомлення зі столом. Грайте тут або перенесіть стіл до іншого каналу: `/koikoi матчі`.
deal-sealed = -# 🔒 Запечатано до гри: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ усі { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Помінятися
button-keep = Не мінятися
button-back = Назад
button-sure = Так: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Стоп**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Стоп**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] ви переможете за столом
   *[match] ви виграєте матч
}**.
decision-stop-loses = **Стоп**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] за столом переможе хтось інший
   *[match] ви програєте матч
}**.
decision-stop-ties = **Стоп**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] перше місце за столом поділять
   *[match] у матчі нічия
}**.
decision-stop-extra = **Стоп**: +{ $points }, { $now } → **{ $score }**: нічия, усе вирішить ще один раунд.
decision-koi-increase = **Кої-кої**: грати далі; очки ви отримаєте, лише коли ваші яку будуть варті більше
decision-koi-new = **Кої-кої**: грати далі; очки ви отримаєте лише після нового яку
decision-risk-none = .
decision-risk-opponent = , а { $name } за своє яку отримає ×{ $other }.
decision-risk-own = , зате ×{ $own } за ваші кої-кої.
decision-risk-both = , зате ×{ $own }; { $name } за своє яку отримає ×{ $other }.
decision-risk-bonus = ; за це кої-кої тоді додадуться очки.
decision-reply = Будь-яке яку суперника ({ $name }) відразу закінчить раунд.
decision-needs = Щоб { $what ->
    [table] перемогти за столом
   *[match] виграти матч
}, вам треба +{ $points }.
decision-nobody-wins = Якщо ніхто не скаже стоп, { $what ->
    [table] ви переможете за столом
   *[match] ви виграєте матч
}: { $score }{ $why }.
decision-nobody-loses = Якщо ніхто не скаже стоп, { $what ->
    [table] за столом переможе хтось інший
   *[match] ви програєте матч
}: { $score }{ $why }.
decision-nobody-ties = Якщо ніхто не скаже стоп, { $what ->
    [table] перше місце за столом поділять
   *[match] матч закінчиться внічию
}: { $score }{ $why }.
decision-nobody-extra = Якщо ніхто не скаже стоп, вирішить ще один раунд: { $score }{ $why }.
decision-dealer-gets = { " " }(роздавач отримує { $points })
decision-turns = { $count ->
    [one] У вас лишився { $count } хід.
    [few] У вас лишилося { $count } ходи.
    [many] У вас лишилося { $count } ходів.
   *[other] У вас лишилося { $count } ходу.
}
decision-threats = **{ $name }** за крок від мети: { $near }
decision-wait = ✨ { $mark } **{ $name }** вирішує; зібрано: **{ $sum }**
button-stop-on = Стоп · +{ $points }
button-stop-wins = Стоп · +{ $points }, перемога { $what ->
    [table] за столом
   *[match] { $score }
}
button-stop-loses = Стоп · +{ $points }, поразка { $what ->
    [table] за столом
   *[match] { $score }
}
button-stop-ties = Стоп · +{ $points }, нічия { $what ->
    [table] за столом
   *[match] { $score }
}
button-stop-extra = Стоп · +{ $points }, нічия { $score }
button-koi = Кої-кої!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (кої-кої)
step-seven = ×{ $value } (7 і більше)
step-opponent_koi = ×{ $value } (суперник сказав кої-кої)
step-own_koi = ×{ $value } (свої кої-кої)
step-all_koi = ×{ $value } (усі кої-кої)
step-field_brights = ×{ $value } (світлі на полі)
step-koi_and_brights = ×{ $value } (кої-кої і світлі на полі)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } просто з роздачі
result-both-lucky = Щаслива роздача в обох: без очок.
result-nobody = Усі карти зіграно, стоп ніхто не сказав: без очок.
result-oya = **{ $mark } { $name } +{ $points }**: усі карти зіграно, стоп ніхто не сказав, очки отримує роздавач.
result-ended = Раунд не дограно.
result-paid = { $name } платить { $points }.
result-paid-you = Ви платите { $points }.
result-leftover = { $mark } { $name }, лишилося на руках: { $cards }
result-leftover-you = { $mark } У вас лишилося: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = Далі роздає { $name }
result-deals-you = Далі роздаєте ви
result-before = **Раунд { $number }** закінчено:
yaku-teshi = Чотири одного місяця
yaku-kuttsuki = Чотири пари
button-ready = Наступний раунд { $ready }/2
button-ready-alone = Наступний раунд
button-fair = Чесна роздача

match-won = 🏆 **{ $mark } { $name } виграє матч!**
match-won-by = 🏆 **{ $mark } { $name } виграє матч, різниця — { $margin ->
    [one] { $margin } очко
    [few] { $margin } очки
    [many] { $margin } очок
   *[other] { $margin } очка
}!**
match-drawn = 🤝 **Матч закінчився внічию.**
match-target = Мети досягнуто.
match-bust = В одного з гравців скінчилися очки.
match-resign = Гравець { $name } здався.
match-timeout = Гравець { $name } не встиг повернутися.
match-abort = 🛑 Адмін зупинив цей матч. Його не зараховано.
match-withdraw = 🚪 Гравець { $name } вийшов раніше, ніж обидва зіграли по карті. Матч не зараховано.
match-agreed = 🤝 Обидва гравці скасували цей матч. Його не зараховано.
match-unrated = У таблиці лідерів матч не враховується.
match-unrated-early = Матч не зараховано: він закінчився раніше, ніж обидва гравці зіграли по карті.
outcome-won = 🏆 Перемога з різницею в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очки
    [many] { $margin } очок
   *[other] { $margin } очка
}, { $score } · суперник: { $name }
outcome-lost = Поразка з різницею в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очки
    [many] { $margin } очок
   *[other] { $margin } очка
}, { $score } · суперник: { $name }
outcome-drawn = 🤝 Нічия, { $score } · суперник: { $name }
outcome-resign-won = 🏆 Перемога: гравець { $name } здався за рахунку { $score }
outcome-resign-lost = Ви здалися за рахунку { $score } · суперник: { $name }
outcome-timeout-won = 🏆 Перемога за рахунку { $score }: вийшов час у гравця { $name }
outcome-timeout-lost = Ваш час вийшов за рахунку { $score } · суперник: { $name }
outcome-abort = 🛑 Адмін зупинив матч, його не зараховано · суперник: { $name }
outcome-withdraw = 🚪 Гравець { $name } вийшов із матчу. Матч не зараховано.
outcome-withdraw-own = 🚪 Ви вийшли з матчу, його не зараховано · суперник: { $name }
outcome-agreed = 🤝 Ви і { $name } скасували матч. Його не зараховано.
button-rematch = Реванш
button-record = Запис
button-more = Ще
button-add-bot = Додати на інший сервер

absent-question = 💤 **У гравця { $name } вийшов час.** Що далі? Якщо нічого не робити, матч продовжиться { $when }, і на кожен хід буде день.
absent-question-daily = 💤 **У гравця { $name } вийшов час.** Що далі? Якщо нічого не робити, ви переможете { $when }.
button-wait = Почекати
button-daily = Грати день на хід
button-claim = Забрати перемогу

table-first-match = -# { $names }: ваші карти в приватних повідомленнях від мене. **{ button-hand }** покажуть їх і тут.
outside-playing = 🎴 Грають { $first } і { $second }. Ваші карти у приватних повідомленнях, або натисніть **{ button-hand }**.

coach-start = 💡 Зеленою кнопкою можна взяти: карта бере з поля карту того самого місяця. Збирайте набори — *яку*. 親 на картинці позначає роздавача.
coach-near = 💡 Ви взяли { $have } з { $need } для яку **{ $yaku }**: { $made }.
coach-makes = 💡 ✨ позначає карту, з якою складеться яку, і показує, скільки очок тоді дасть стоп.
coach-draw = 💡 Карта з колоди теж бере карту: вибирайте ту, якої бракує вашим наборам.
coach-called = 💡 { $name } ризикує заради більшого (こい на картинці). Зберіть раніше будь-яке яку й скажіть стоп: { $name } не отримає нічого.
coach-own-call = 💡 Ви сказали кої-кої (こい на картинці): зупинитися можна, лише коли ваші яку будуть варті більше. Встигніть раніше за суперника.
coach-lay = 💡 Зараз узяти нічого, карта лишиться на полі: кладіть ту, якої не шкода.
coach-decide = 💡 **Стоп** — надійно. **Кої-кої** — якщо можна набрати ще.
coach-decide-threat = 💡 { $name } за крок від яку **{ $yaku }**, потрібна одна карта: надійніше **стоп**.
coach-decide-wins = 💡 Скажете **стоп** — переможете { $what ->
    [table] за столом
   *[match] в матчі
}: більше очок вам не треба.
coach-decide-loses = 💡 Скажете **стоп** — програєте { $what ->
    [table] за столом
   *[match] матч
}. **Кої-кої** — ваш єдиний шанс.
coach-decide-ties = 💡 Скажете **стоп** — { $what ->
    [table] перше місце за столом поділять
   *[match] матч закінчиться внічию
}. Виграти можна, лише якщо сказати **кої-кої**.

nudge = { $person }, ваш хід: [до столу]({ $url })
nudge-half = ⏳ { $person }, минула половина вашого часу: [до столу]({ $url })
nudge-late = ⏰ { $person }, ваш час вийшов, але походити ще можна: [до столу]({ $url })
nudge-choose = 💤 { $person }, у гравця { $name } вийшов час. Вам вирішувати, що далі: [до столу]({ $url })
nudge-offer = 🤝 { $person }, { $name } пропонує скасувати матч: [до столу]({ $url })
off-asked = 🤝 **{ $name } пропонує скасувати цей матч.** Якщо ви згодні, він закінчиться, і його не зарахують. Якщо натомість походити, це означає «ні».
off-waits = -# 🤝 Ви запропонували скасувати матч, вирішує { $name }. Якщо суперник зробить хід, це означає «ні».
off-asked-table = 🤝 **{ $first } пропонує скасувати цей матч, вирішує { $second }.** Якщо { $second } погодиться, матч не зарахують.
button-off-agree = Скасувати
button-off-no = Грати далі
digest = { $count ->
    [one] На вас чекає { $count } матч.
    [few] **На вас чекають { $count } матчі.**
    [many] **На вас чекають { $count } матчів.**
   *[other] **На вас чекають { $count } матчу.**
}

called = 📣 **{ $name }: кої-кої!** Тепер ваші яку рахуються ×{ $factor }.
called-plain = 📣 **{ $name }: кої-кої!** Скажіть стоп раніше, і { $name } не отримає нічого.
called-reply = 📣 **{ $name }: кої-кої!** Ваше наступне яку закінчить раунд і порахується ×{ $factor }.
called-reply-plain = 📣 **{ $name }: кої-кої!** Ваше наступне яку закінчить раунд.

note-stale = -# Ця кнопка застаріла. Ось що зараз на столі.
note-wait = -# Хвилинку: зараз не ваш хід.
note-illegal = -# Тут так не можна. Ось що зараз на столі.
