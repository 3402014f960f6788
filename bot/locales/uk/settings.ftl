# Панель адмінів.

settings-title = ### Кої-кої на сервері { $guild }
settings-house = Нові матчі тут ідуть за цими правилами: **{ $rules }**. Кидаючи виклик, гравці можуть вибрати інші правила. Лишити команди лише деяким каналам і ролям можна на сторінці самого Discord: Налаштування сервера › Інтеграції.
settings-table-title = ### Кої-кої на сервері { $guild }: столи
settings-table = Виберіть, де і як швидко грають матчі та якою мовою я пишу для всіх. Гілки: кожен матч має свою гілку, і матч зі мною теж. Оплески: після великого раунду глядачі бачать під столом три кнопки до наступного ходу.
settings-advanced-title = ### Кої-кої на сервері { $guild }: усі правила
settings-advanced = Виберіть правило, щоб прочитати, що воно означає, і змінити його. ✎ позначає те, чим воно відрізняється від правил «{ $rules }».
settings-option-title = ### { $option }
settings-choice = { $option }: { $value }
settings-option-now = Зараз: **{ $value }** · у правилах «{ $rules }»: { $usual }
settings-saved = -# ✔ Збережено для нових матчів
settings-saved-now = -# ✔ Збережено
settings-channels-deleted = ⚠️ Канали, вибрані для матчів, видалено: жодного матчу почати не можна. Виберіть інші або дозвольте всі.
settings-channel-deleted = ⚠️ Канал, вибраний для матчів, видалено. У списку його більше немає.
button-channels-all = Дозволити всі канали
settings-channel-lacks = ⚠️ У каналі { $channel } матч почати не можна. Там мені бракує прав: { $permissions }. Дайте мені їх або виберіть інший канал.
settings-threads-lack = ⚠️ У текстових каналах матч почати не можна: кожному матчу потрібна гілка, а мені бракує прав: { $permissions }. Дайте мені їх або вимкніть гілки.
settings-refused = ⚠️ { $reason }
button-page-rules = Правила
button-page-channels = За каналами
button-page-table = Столи та час
button-page-advanced = Додатково
button-reset = Скинути: { $rules }
button-change = Змінити…
button-as-preset = Як у «{ $rules }»
modal-value = Нове значення
settings-number-hint = Можна: { $words }
settings-number = від { $least } до { $most }

settings-channels-title = ### Кої-кої на сервері { $guild }: правила за каналами
settings-channels = Канал може мати свої правила, вони діють і в його гілках. В інших каналах: **{ $rules }**. Кидаючи виклик, гравці можуть вибрати інші правила.
channel-rules-line = { $channel }: **{ $rules }**
channel-has-rules = { $channel }: { $rules }
rules-in-channels = -# Канали з іншими правилами: { $channels }
choose-channel = Виберіть канал…
channel-rules-title = ### Правила в каналі { $channel }
channel-rules = За цими правилами йдуть матчі, що починаються тут. Якщо вибрати не ті правила, що на сервері, вони діють без ваших змін і з їхньою звичайною довжиною.
channel-as-server = як на сервері: { $rules }
as-server = як на сервері

button-share-rules = Експорт або імпорт…
settings-share-title = ### Кої-кої на сервері { $guild }: експорт або імпорт правил
settings-share = У цьому рядку — правила й довжина нових матчів тут. Щоб так само грати на іншому сервері, скопіюйте його і вставте там: `/koikoi-admin налаштування`, потім **{ button-share-rules }**
settings-share-all = **Усі налаштування файлом.** У ньому також темп, мова, дописи, канали й роль турнірів, з їхніми назвами. На іншому сервері додайте файл до команди `/koikoi-admin налаштування`: ви побачите зміни до того, як приймете їх.
button-settings-file = Усі налаштування файлом
settings-file-sent = Ось усі налаштування цього сервера.
button-paste = Вставити рядок…
paste-title = Правила іншого сервера
paste-line = Рядок
paste-about = Починається з koikoi-rules. Ви побачите зміни до того, як приймете їх.
import-title = ### Кої-кої на сервері { $guild }: прийняти ці правила?
import-differs = Для нових матчів тут { $count ->
    [one] зміниться { $count } налаштування:
    [few] зміняться { $count } налаштування:
    [many] зміниться { $count } налаштувань:
   *[other] зміниться { $count } налаштування:
}
import-same = На цьому сервері вже такі правила. Змінювати нічого.
import-more = - і ще { $count }
import-rest = -# Канали, час і мова лишаються як є.
import-all-title = ### Кої-кої на сервері { $guild }: прийняти ці налаштування?
import-all-same = На цьому сервері вже такі налаштування. Змінювати нічого.
button-import-all = Прийняти ці налаштування
import-all-differs = Тут зміниться ось що:
import-missing = -# Цього на цьому сервері немає, тому не переноситься: { $names }
import-refused = ⚠️ Нічого не змінено: { $reason }
button-import = Прийняти ці правила
button-import-no = Нічого не змінювати

loss-title = ### Кої-кої на сервері { $guild }: вибрати «{ $rules }»?
    Ваші власні правила буде замінено.
loss-title-reset = ### Кої-кої на сервері { $guild }: повернути все до правил «{ $rules }»?
    Ваші власні правила буде видалено.
loss-undo = -# *{ button-undo }* поверне попередні правила, поки ніхто не змінив налаштувань після цього.
button-loss = Вибрати: { $rules }
button-undo = Скасувати
settings-undone = -# ↩️ Скасовано: налаштування знову такі, як були.
settings-changed-since = ⚠️ Тим часом налаштування змінив хтось інший, тому поки нічого не зроблено. Ось як це виглядає зараз:
settings-undo-late = ⚠️ Нічого не скасовано: тим часом налаштування змінив хтось інший. Останню зміну видно нижче.
settings-form-late = ⚠️ Тим часом те саме правило змінив хтось інший, тому нічого не збережено. Останню зміну видно нижче, а ваш вибір лишився у формі.

change = **{ $setting }**: { $old } → { $new }
change-preset = Правила
change-length = Довжина
change-pace = Звичайний темп
change-live_minutes = Наживо
change-daily_hours = День на хід
change-threads = Гілки
change-cheers = Оплески
change-language = Мова
change-tournament_role = Роль, що веде турніри
change-weekly_channel = Таблиця лідерів тижня
change-log_channel = Журнал модерації
change-channels = Канали для матчів
channels-all = усі
channels-more = { $channels } і ще { $count }
changed-by = -# ✎ { $name }, { $when }: { $changes }
changed-more = і ще { $count }

ask-preset = { $value } · Правила
ask-length = { $value } · Довжина
button-house = Свої правила…
length-as-rules = як у правилах, { $length }
length-usual = типова, { $length }
ask-pace = { $value } · Звичайний темп
ask-live = { $value } · Наживо
ask-daily = { $value } · День на хід
ask-threads = { $value } · Гілки
ask-cheers = { $value } · Оплески за раунд
ask-language = { $value } · Мова
ask-channels = Лише в каналах (порожньо: усі)
settings-tournament-role = **Турніри.** Їх ведуть і учасники з цією роллю, як ті, хто керує сервером:
ask-tournament-role = Більше ніхто
ask-weekly = Без таблиці лідерів тижня
settings-weekly = **Таблиця лідерів тижня.** Таблицю лідерів кожного тижня (з понеділка до неділі, UTC) я публікуватиму в одному каналі:
language-server = мова сервера
language-found = -# Тепер на цьому сервері я пишу всім мовою: **{ $language }**. Адміни можуть це змінити: `/koikoi-admin налаштування`, потім **{ button-page-table }**.
advanced-flow = Роздача і матч…
advanced-points = Очки за яку…
advanced-rare = Яку зі старих списків…
advanced-counting = Підрахунок і множення…
button-rare = Які старі яку рахувати?
rare-title = Яку зі старих списків
rare-about = Нова варта { $points } очок. Це можна змінити на цій сторінці.

option-rounds = Раунди
    .about = Стільки раундів триває матч. Замість цілі.
option-target = Ціль
    .about = Матч триває, поки хтось не набере стільки очок. Замість кількості раундів.
option-first_dealer = Хто роздає першим
    .about = Хто витягне раніший місяць (в одному місяці — старшу карту), випадок або хто кинув виклик.
option-deal = Роздача
    .about = У якому порядку роздають і по скільки карт відразу.
option-blind_swap = Обмін наосліп
    .about = Поки ніхто не дивився карт, той, хто не роздає, може помінятися картами з роздавачем.
option-teshi = Чотири одного місяця на руках
    .about = Чотири карти одного місяця з роздачі: відразу очки, нова роздача або звичайна гра.
option-kuttsuki = Чотири пари на руках
    .about = Чотири пари з роздачі: відразу очки, нова роздача або звичайна гра.
option-both_lucky = Пощастило з роздачі обом
    .about = Без очок, грати далі, роздати знову або очки роздавачу.
option-field_quad = Чотири одного місяця на полі
    .about = Роздати знову, заплатити роздавачу або грати далі.
option-field_pairs = Чотири пари на полі
    .about = Роздати знову, заплатити роздавачу або грати далі.
option-field_triple = Три одного місяця на полі
    .about = Грати далі або роздати знову.
option-match_three = Якщо на полі три одного місяця
    .about = Карта бере всі три карти свого місяця або одну з них.
option-cup_chaff = Чарка саке як прості карти
    .about = Чарка саке — тварина. Вона може рахуватися ще й однією або двома простими картами.
option-stacking = Які яку рахуються
    .about = Усі, лише найкраще яку тварин і найкраще яку стрічок або лише найкраще з усіх.
option-viewing = Милування повнею та сакурою
    .about = Рахується, не рахується або лише разом з іншим яку.
option-viewing_after_koi = Милування після кої-кої
    .about = Очки за милування повнею та сакурою, якщо їхній гравець сказав кої-кої.
option-weather = Погода
    .about = Своя людина дощу, листопадові або грудневі карти псують гравцеві милування.
option-koi_limit = Кої-кої за раунд
    .about = Скільки разів можна сказати кої-кої; після цього яку закінчує раунд.
option-koi_limit_scope = Чиї кої-кої обмежено
    .about = Обмеження — для кожного гравця окремо або для обох разом.
option-decision = Коли вибирати
    .about = Стоп або кої-кої: щоразу, коли яку дорожчають, або лише з новим яку.
option-reply_ends = Яку суперника — кінець раунду
    .about = Після кої-кої одного гравця яку іншого відразу закінчує раунд.
option-seven = Від 7 очок
    .about = 7 очок і більше за всі яку разом подвоюються.
option-koi_factor = Кої-кої множить
    .about = Як сказані кої-кої змінюють очки переможця.
option-field_brights = Світлі на полі
    .about = Світлі карти на полі після роздачі множать очки: одна подвоює, дві потроюють.
option-combine = Кілька множників
    .about = Кої-кої та світлі на полі перемножуються або додаються.
option-exhaust = Ніхто не сказав стоп
    .about = Усі карти зіграно: без очок, очки роздавачу або яку останнього, хто сказав кої-кої, без подвоєння.
option-draw_dealer = Хто роздає, якщо ніхто не переміг
    .about = Знову той самий гравець або інший.
option-next_dealer = Хто роздає після перемоги
    .about = Переможець, хто програв або по черзі.
option-bank = Початковий рахунок
    .about = Обидва гравці починають із цим рахунком. Хто лишається без очок, програє.
option-zero_sum = Платить, хто програв
    .about = Очки переможця платить той, хто програв.
option-tie = Матч унічию
    .about = Нічия або ще раунди до перемоги. Реванш пропонується в кожному разі.
option-lightning_wild = Блискавка — джокер
    .about = Блискавка бере будь-яку карту, якщо на полі немає іншої листопадової.
option-points = { $yaku }
option-points-about = Очки за яку «{ $yaku }» ({ $made }). «Ні»: це не яку.
option-extra = { $yaku }, кожна наступна
option-extra-about = Очки за кожну карту понад яку «{ $yaku }».

value-on = так
value-off = ні
value-2 = удвічі
value-none = нічого
value-match-all = усі
value-match-one = лише одну
value-yaku-all = усі
value-yaku-one = лише найкраще
value-family = найкраще тварин і стрічок
value-needs_other = лише з іншим яку
value-rain_fog = дощ і туман
value-rain = дощ псує обидва
value-november = карта листопада псує обидва
value-player = кожного гравця
value-round = обох разом
value-increase = очки ростуть
value-new_yaku = нове яку
value-opponent_x2 = суперника ×2
value-own_plus_1 = ×2, ×3… за свої
value-all_plus_1 = ×2, ×3… за всі
value-steam = +1 тричі, потім ×2, ×3…
value-product = перемножити
value-sum = додати
value-zero = без очок
value-caller = очки за останнє кої-кої
value-same = той самий
value-other = інший
value-winner = переможець
value-loser = хто програв
value-alternate = по черзі
value-draw = нічия
value-extra_round = до перемоги
value-month_draw = чий місяць раніший
value-random = випадково
value-challenger = хто кинув виклик
value-kfo4 = інший, поле, роздавач; по 4
value-kfo2 = інший, поле, роздавач; по 2
value-kof4 = інший, роздавач, поле; по 4
value-kfo8 = інший, поле, роздавач; по 8
value-tie = без очок
value-ignore = грати далі
value-redeal = роздати знову
value-dealer = очки роздавачу
value-pay = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
value-dealer-pay = роздавач отримує { $points }
value-oya-pay = роздавач +{ $points }
value-no-limit = без ліміту
value-as-usual = як звичайно
value-unset = немає

abort-title = ### Відкриті матчі на сервері { $guild }
abort-none = На цьому сервері немає відкритих матчів.
abort-line = { $match } · { $first } – { $second } · { $status }
abort-choose = Який матч закінчити?
abort-question = Закінчити матч { $match } без результату? Грають { $first } і { $second }.
abort-tournament = Він із турніру **{ $name }**: без результату відразу почнеться новий матч цієї пари. Щоб закінчити його з результатом, натисніть *{ choose-pairing }*
abort-yes = Закінчити
abort-no = Хай триває
abort-done = Матч { $match } закінчено без результату.
abort-done-tournament = Матч { $match } закінчено без результату. Турнір починає новий матч цієї пари.
abort-kept = Нічого не змінено.
erase-title = ### Стерти дані сервера { $guild }?
erase-goes = **Це зникне відразу й назавжди:** налаштування та їхні зміни, блокування і журнал модерації, сезони й таблиці лідерів цього сервера з рейтингами та профілями, а також усі турніри.
erase-running = { $count ->
    [one] **{ $count } відкритий матч** закінчиться без результату.
    [few] **{ $count } відкриті матчі** закінчаться без результату.
    [many] **{ $count } відкритих матчів** закінчаться без результату.
   *[other] **{ $count } відкритого матчу** закінчаться без результату.
} Якщо в одному з них граєте ви, ви його здаєте.
erase-stays = **Це лишиться:** матчі гравців, роздачі дня і столи для кількох людей; цей сервер у них більше не названо. У загальному заліку всіх серверів вони й далі рахуються. Свої дані люди стирають самі: `/koikoi дані`. Повідомлення в каналах теж лишаться; видаляйте їх, як хочете.
erase-later = -# Якщо ви приберете мене із сервера, те саме станеться само через { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}.
erase-yes = Стерти все
erase-no = Нічого не змінювати
erase-done = Дані цього сервера стерто. Діють звичайні налаштування.
status-invited = виклик
status-playing = триває гра
settings-weekly-next = Наступна буде { $when }: { $time }.
settings-posts-title = ### Публікації на сервері { $guild }
settings-zone = **Часовий пояс: { $place }**, там зараз { $time }. За ним виходять мої публікації, за ним же ви вказуєте час турнірів.
settings-daily-post = **Роздача дня і задача дня.** Раз на день я публікуватиму їх в одному каналі. Нові починаються о { $time }:
settings-daily-next = Наступні будуть { $when }.
ask-daily-post = Без щоденних публікацій
button-page-posts = Публікації
day-mon = понеділок
day-tue = вівторок
day-wed = середа
day-thu = четвер
day-fri = п’ятниця
day-sat = субота
day-sun = неділя
clock-hour = { $hour }:00
ask-weekly-day = День: { $value }
ask-weekly-hour = Година: { $value }
ask-daily-hour = Година: { $value }
ask-weekly-measure = { $value } · Порядок
change-weekly_day = День таблиці лідерів тижня
change-weekly_hour = Година таблиці лідерів тижня
change-weekly_measure = Порядок таблиці лідерів тижня
change-daily_channel = Роздача дня і задача дня
change-daily_hour = Година роздачі й задачі
change-zone = Часовий пояс
