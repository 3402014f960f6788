# Панель админов.

settings-title = ### Кои-кои на сервере { $guild }
settings-house = Новые матчи здесь идут по этим правилам: **{ $rules }**. Бросая вызов, игроки могут выбрать другие правила. Оставить команды только некоторым каналам и ролям можно на странице самого Discord: Настройки сервера › Интеграция.
settings-table-title = ### Кои-кои на сервере { $guild }: столы
settings-table = Выберите, где и как быстро играют матчи и на каком языке я пишу для всех. Ветки: у каждого матча своя ветка, и у матча со мной тоже. Аплодисменты: после крупного раунда зрители видят под столом три кнопки до следующего хода.
settings-advanced-title = ### Кои-кои на сервере { $guild }: все правила
settings-advanced = Выберите правило, чтобы прочесть, что оно значит, и изменить его. ✎ отмечает то, чем оно отличается от правил «{ $rules }».
settings-option-title = ### { $option }
settings-choice = { $option }: { $value }
settings-option-now = Сейчас: **{ $value }** · в правилах «{ $rules }»: { $usual }
settings-saved = -# ✔ Сохранено для новых матчей
settings-saved-now = -# ✔ Сохранено
settings-channels-deleted = ⚠️ Каналы, выбранные для матчей, удалены: ни один матч начать нельзя. Выберите другие или разрешите все.
settings-channel-deleted = ⚠️ Канал, выбранный для матчей, удалён. В списке его больше нет.
button-channels-all = Разрешить все каналы
settings-channel-lacks = ⚠️ В канале { $channel } матч начать нельзя. Там мне не хватает прав: { $permissions }. Дайте мне их или выберите другой канал.
settings-threads-lack = ⚠️ В текстовых каналах матч начать нельзя: каждому матчу нужна ветка, а мне не хватает прав: { $permissions }. Дайте мне их или выключите ветки.
settings-refused = ⚠️ { $reason }
button-page-rules = Правила
button-page-channels = По каналам
button-page-table = Столы и время
button-page-advanced = Дополнительно
button-reset = Сбросить: { $rules }
button-change = Изменить…
button-as-preset = Как в «{ $rules }»
modal-value = Новое значение
settings-number-hint = Можно: { $words }
settings-number = от { $least } до { $most }

settings-channels-title = ### Кои-кои на сервере { $guild }: правила по каналам
settings-channels = У канала могут быть свои правила, они действуют и в его ветках. В остальных каналах: **{ $rules }**. Бросая вызов, игроки могут выбрать другие правила.
channel-rules-line = { $channel }: **{ $rules }**
channel-has-rules = { $channel }: { $rules }
rules-in-channels = -# Каналы с другими правилами: { $channels }
choose-channel = Выберите канал…
channel-rules-title = ### Правила в канале { $channel }
channel-rules = По этим правилам идут матчи, которые начинаются здесь. Если выбрать не те правила, что на сервере, они действуют без ваших изменений и с их обычной длиной.
channel-as-server = как на сервере: { $rules }
as-server = как на сервере

button-share-rules = Экспорт или импорт…
settings-share-title = ### Кои-кои на сервере { $guild }: экспорт или импорт правил
settings-share = В этой строке — правила и длина новых матчей здесь. Чтобы так же играть на другом сервере, скопируйте её и вставьте там: `/koikoi-admin настройки`, потом **{ button-share-rules }**
settings-share-all = **Все настройки файлом.** В нём также темп, язык, посты, каналы и роль турниров, с их названиями. На другом сервере приложите файл к команде `/koikoi-admin настройки`: вы увидите изменения до того, как примете их.
button-settings-file = Все настройки файлом
settings-file-sent = Вот все настройки этого сервера.
button-paste = Вставить строку…
paste-title = Правила другого сервера
paste-line = Строка
paste-about = Начинается с koikoi-rules. Вы увидите изменения до того, как принять их.
import-title = ### Кои-кои на сервере { $guild }: принять эти правила?
import-differs = Для новых матчей здесь { $count ->
    [one] изменится { $count } настройка:
    [few] изменятся { $count } настройки:
    [many] изменится { $count } настроек:
   *[other] изменится { $count } настройки:
}
import-same = На этом сервере уже такие правила. Менять нечего.
import-more = - и ещё { $count }
import-rest = -# Каналы, время и язык остаются как есть.
import-all-title = ### Кои-кои на сервере { $guild }: принять эти настройки?
import-all-same = На этом сервере уже такие настройки. Менять нечего.
button-import-all = Принять эти настройки
import-all-differs = Здесь изменится вот что:
import-missing = -# Этого на этом сервере нет, поэтому не переносится: { $names }
import-refused = ⚠️ Ничего не изменилось: { $reason }
button-import = Принять эти правила
button-import-no = Ничего не менять

loss-title = ### Кои-кои на сервере { $guild }: выбрать «{ $rules }»?
    Ваши собственные правила будут заменены.
loss-title-reset = ### Кои-кои на сервере { $guild }: вернуть всё к правилам «{ $rules }»?
    Ваши собственные правила будут удалены.
loss-undo = -# *{ button-undo }* вернёт прежние правила, пока никто не изменил настройки после этого.
button-loss = Выбрать: { $rules }
button-undo = Отменить
settings-undone = -# ↩️ Отменено: настройки снова такие, как были.
settings-changed-since = ⚠️ Тем временем настройки изменил кто-то другой, поэтому пока ничего не сделано. Вот как это выглядит сейчас:
settings-undo-late = ⚠️ Ничего не отменено: тем временем настройки изменил кто-то другой. Последнее изменение видно ниже.
settings-form-late = ⚠️ Тем временем то же правило изменил кто-то другой, поэтому ничего не сохранено. Последнее изменение видно ниже, а ваш выбор остался в форме.

change = **{ $setting }**: { $old } → { $new }
change-preset = Правила
change-length = Длина
change-pace = Обычный темп
change-live_minutes = Вживую
change-daily_hours = День на ход
change-threads = Ветки
change-cheers = Аплодисменты
change-language = Язык
change-tournament_role = Роль, которая ведёт турниры
change-weekly_channel = Таблица лидеров недели
change-log_channel = Журнал модерации
change-channels = Каналы для матчей
channels-all = все
channels-more = { $channels } и ещё { $count }
changed-by = -# ✎ { $name }, { $when }: { $changes }
changed-more = и ещё { $count }

ask-preset = { $value } · Правила
ask-length = { $value } · Длина
button-house = Свои правила…
length-as-rules = как в правилах, { $length }
length-usual = обычная, { $length }
ask-pace = { $value } · Обычный темп
ask-live = { $value } · Вживую
ask-daily = { $value } · День на ход
ask-threads = { $value } · Ветки
ask-cheers = { $value } · Аплодисменты за раунд
ask-language = { $value } · Язык
ask-channels = Только в каналах (пусто: все)
settings-tournament-role = **Турниры.** Их ведут и участники с этой ролью, как те, кто управляет сервером:
ask-tournament-role = Больше никто
ask-weekly = Без таблицы лидеров недели
settings-weekly = **Таблица лидеров недели.** Таблицу лидеров каждой недели (с понедельника по воскресенье, UTC) я буду публиковать в одном канале:
language-server = язык сервера
language-found = -# Теперь на этом сервере я пишу всем на языке: **{ $language }**. Админы могут это изменить: `/koikoi-admin настройки`, потом **{ button-page-table }**.
advanced-flow = Раздача и матч…
advanced-points = Очки за яку…
advanced-rare = Яку из старых списков…
advanced-counting = Подсчёт и умножение…
button-rare = Какие старые яку считать?
rare-title = Яку из старых списков
rare-about = Новая стоит { $points } очков. Это можно изменить на этой странице.

option-rounds = Раунды
    .about = Столько раундов длится матч. Вместо цели.
option-target = Цель
    .about = Матч длится, пока кто-нибудь не наберёт столько очков. Вместо числа раундов.
option-first_dealer = Кто сдаёт первым
    .about = Кто вытянет месяц раньше (в одном месяце — карту старше), случай или тот, кто вызвал.
option-deal = Раздача
    .about = В каком порядке сдают и по сколько карт сразу.
option-blind_swap = Обмен вслепую
    .about = Пока никто не смотрел карты, тот, кто не сдаёт, может поменяться картами со сдающим.
option-teshi = Четыре одного месяца на руках
    .about = Четыре карты одного месяца с раздачи: сразу очки, пересдача или обычная игра.
option-kuttsuki = Четыре пары на руках
    .about = Четыре пары с раздачи: сразу очки, пересдача или обычная игра.
option-both_lucky = Повезло с раздачи обоим
    .about = Без очков, играть дальше, пересдать или очки сдающему.
option-field_quad = Четыре одного месяца на поле
    .about = Пересдать, заплатить сдающему или играть дальше.
option-field_pairs = Четыре пары на поле
    .about = Пересдать, заплатить сдающему или играть дальше.
option-field_triple = Три одного месяца на поле
    .about = Играть дальше или пересдать.
option-match_three = Если на поле три одного месяца
    .about = Карта берёт все три карты своего месяца или одну из них.
option-cup_chaff = Чашка саке как простые карты
    .about = Чашка саке — животное. Она может считаться ещё и одной или двумя простыми картами.
option-stacking = Какие яку считаются
    .about = Все, только лучшее яку животных и лучшее яку лент или только лучшее из всех.
option-viewing = Любование луной и сакурой
    .about = Считается, не считается или только вместе с другим яку.
option-viewing_after_koi = Любования после кои-кои
    .about = Очки за любование луной и сакурой, если их игрок сказал кои-кои.
option-weather = Погода
    .about = Свой человек дождя, ноябрьские или декабрьские карты портят игроку любования.
option-koi_limit = Кои-кои за раунд
    .about = Сколько раз можно сказать кои-кои; после этого яку заканчивает раунд.
option-koi_limit_scope = Чьи кои-кои ограничены
    .about = Ограничение — для каждого игрока отдельно или для обоих вместе.
option-decision = Когда выбирать
    .about = Стоп или кои-кои: каждый раз, когда яку дорожают, или только с новым яку.
option-reply_ends = Яку соперника — конец раунда
    .about = После кои-кои одного игрока яку другого сразу заканчивает раунд.
option-seven = От 7 очков
    .about = 7 очков и больше за все яку вместе удваиваются.
option-koi_factor = Кои-кои умножает
    .about = Как сказанные кои-кои меняют очки победителя.
option-field_brights = Светлые на поле
    .about = Светлые карты на поле после раздачи умножают очки: одна удваивает, две утраивают.
option-combine = Несколько множителей
    .about = Кои-кои и светлые на поле перемножаются или складываются.
option-exhaust = Никто не сказал стоп
    .about = Все карты сыграны: без очков, очки сдающему или яку последнего сказавшего кои-кои, без удвоения.
option-draw_dealer = Кто сдаёт, если никто не победил
    .about = Снова тот же игрок или другой.
option-next_dealer = Кто сдаёт после победы
    .about = Победитель, проигравший или по очереди.
option-bank = Начальный счёт
    .about = Оба игрока начинают с этим счётом. Кто остаётся без очков, проигрывает.
option-zero_sum = Проигравший платит
    .about = Очки победителя платит проигравший.
option-tie = Матч вничью
    .about = Ничья или ещё раунды до победы. Реванш предлагается в любом случае.
option-lightning_wild = Молния — джокер
    .about = Молния берёт любую карту, если на поле нет другой ноябрьской.
option-points = { $yaku }
option-points-about = Очки за яку «{ $yaku }» ({ $made }). «Нет»: это не яку.
option-extra = { $yaku }, каждая следующая
option-extra-about = Очки за каждую карту сверх яку «{ $yaku }».

value-on = да
value-off = нет
value-2 = вдвое
value-none = ничего
value-match-all = все
value-match-one = только одну
value-yaku-all = все
value-yaku-one = только лучшее
value-family = лучшее животных и лент
value-needs_other = лишь с другим яку
value-rain_fog = дождь и туман
value-rain = дождь портит оба
value-november = любая карта ноября портит оба
value-player = каждого игрока
value-round = обоих вместе
value-increase = очки растут
value-new_yaku = новое яку
value-opponent_x2 = соперника ×2
value-own_plus_1 = ×2, ×3… за свои
value-all_plus_1 = ×2, ×3… за все
value-steam = +1 трижды, потом ×2, ×3…
value-product = перемножить
value-sum = сложить
value-zero = без очков
value-caller = очки за последнее кои-кои
value-same = тот же
value-other = другой
value-winner = победитель
value-loser = проигравший
value-alternate = по очереди
value-draw = ничья
value-extra_round = до победы
value-month_draw = чей месяц раньше
value-random = случайно
value-challenger = кто вызвал
value-kfo4 = другой, поле, сдающий; по 4
value-kfo2 = другой, поле, сдающий; по 2
value-kof4 = другой, сдающий, поле; по 4
value-kfo8 = другой, поле, сдающий; по 8
value-tie = без очков
value-ignore = играть дальше
value-redeal = пересдать
value-dealer = очки сдающему
value-pay = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
value-dealer-pay = сдающий получает { $points }
value-oya-pay = сдающий +{ $points }
value-no-limit = без лимита
value-as-usual = как обычно
value-unset = нет

abort-title = ### Открытые матчи на сервере { $guild }
abort-none = На этом сервере нет открытых матчей.
abort-line = { $match } · { $first } – { $second } · { $status }
abort-choose = Какой матч закончить?
abort-question = Закончить матч { $match } без результата? Играют { $first } и { $second }.
abort-tournament = Он из турнира **{ $name }**: без результата тут же начнётся новый матч этой пары. Чтобы закончить его с результатом, нажмите *{ choose-pairing }*
abort-yes = Закончить
abort-no = Пусть идёт
abort-done = Матч { $match } закончен без результата.
abort-done-tournament = Матч { $match } закончен без результата. Турнир начинает новый матч этой пары.
abort-kept = Ничего не изменилось.
erase-title = ### Стереть данные сервера { $guild }?
erase-goes = **Это исчезнет сразу и навсегда:** настройки и их изменения, блокировки и журнал модерации, сезоны и таблицы лидеров этого сервера с рейтингами и профилями, а также все турниры.
erase-running = { $count ->
    [one] **{ $count } открытый матч** закончится без результата.
    [few] **{ $count } открытых матча** закончатся без результата.
    [many] **{ $count } открытых матчей** закончатся без результата.
   *[other] **{ $count } открытого матча** закончатся без результата.
} Если в одном из них играете вы, вы его сдаёте.
erase-stays = **Это останется:** матчи игроков, раздачи дня и столы для нескольких человек; этот сервер в них больше не назван. В общем зачёте всех серверов они по-прежнему считаются. Свои данные люди стирают сами: `/koikoi данные`. Сообщения в каналах тоже останутся; удаляйте их, как хотите.
erase-later = -# Если вы уберёте меня с сервера, то же самое случится само через { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
erase-yes = Стереть всё
erase-no = Ничего не менять
erase-done = Данные этого сервера стёрты. Действуют обычные настройки.
status-invited = вызов
status-playing = идёт игра
settings-weekly-next = Следующая будет { $when }: { $time }.
settings-posts-title = ### Публикации на сервере { $guild }
settings-zone = **Часовой пояс: { $place }**, там сейчас { $time }. По нему выходят мои публикации, по нему же вы указываете время турниров.
settings-daily-post = **Раздача дня и задача дня.** Раз в день я буду публиковать их в одном канале. Новые начинаются в { $time }:
settings-daily-next = Следующие будут { $when }.
ask-daily-post = Без ежедневных публикаций
button-page-posts = Публикации
day-mon = понедельник
day-tue = вторник
day-wed = среда
day-thu = четверг
day-fri = пятница
day-sat = суббота
day-sun = воскресенье
clock-hour = { $hour }:00
ask-weekly-day = День: { $value }
ask-weekly-hour = Час: { $value }
ask-daily-hour = Час: { $value }
ask-weekly-measure = { $value } · Порядок
change-weekly_day = День таблицы лидеров недели
change-weekly_hour = Час таблицы лидеров недели
change-weekly_measure = Порядок таблицы лидеров недели
change-daily_channel = Раздача дня и задача дня
change-daily_hour = Час раздачи и задачи
change-zone = Часовой пояс
