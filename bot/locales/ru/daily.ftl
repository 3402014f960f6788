# Раздача дня.

daily-name = Раздача дня #{ $number }
# Строки, которыми делятся: они должны быть понятны и тем, кто никогда не играл.
daily-line-won = 🎴 Кои-кои, раздача дня #{ $number }: победа { $score }, соперник: { $name }
daily-line-lost = 🎴 Кои-кои, раздача дня #{ $number }: поражение { $score }, соперник: { $name }
daily-line-drawn = 🎴 Кои-кои, раздача дня #{ $number }: ничья { $score }, соперник: { $name }
daily-line-resigned = 🎴 Кои-кои, раздача дня #{ $number }: матч сдан при счёте { $score }, соперник: { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = кои-кои ×{ $calls }
daily-line-about = Три раунда японских цветочных карт, одинаковых для всех
daily-line-streak = { $about } · 🔥 { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
daily-begun =
    🎴 **Раздача дня #{ $number }** · три раунда с одинаковыми для всех картами, соперник: { $name }.
    Ваши карты придут личным сообщением; **{ button-hand }** откроют их и здесь.
daily-unfinished = 🎴 Вы ещё не доиграли **раздачу дня #{ $number }**. Она зачтётся за свой день.
button-daily-finish = Доиграть #{ $number }
button-daily-begin = Играть #{ $number }
daily-played = 🎴 Вы сыграли **раздачу дня #{ $number }**.
daily-result = Очки: **{ $points } против { $conceded }** · пока { $rank }-е место
daily-void = 🎴 Раздача дня #{ $number } закончилась без результата.
daily-next = -# Следующая раздача будет { $when }.
button-today = Сыграть раздачу дня
button-daily-table = Таблица дня
button-share = Показать здесь
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# `/koikoi раздача` в канале сервера может показать это там.
daily-table-title = ### 🎴 Раздача дня #{ $number } · { $where }
daily-table-level = Соперник: { $name }
daily-table-all = все
daily-table-none = Её ещё никто не доиграл. Начать: `/koikoi раздача`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
daily-table-line-calls = { $line } · кои-кои ×{ $calls }
daily-table-you = -# Вы: место { $rank }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
button-daily-here = Этот сервер
button-daily-all = Все
daily-best = 🎴 Лучший результат в **раздаче дня #{ $number }**: { $name }, { $score }, соперник: { $opponent }
daily-best-none = Раздачу дня #{ $number } на этом уровне никто не доиграл.
button-daily-best = Лучшая игра дня
button-daily-yesterday = Лучшая игра за вчера
button-daily-round = Раунд { $number }
daily-post =
    ### 🎴 Раздача дня #{ $number } · 🧩 Задача #{ $number }
    Одни и те же карты и одна позиция для всех. Новые будут { $when }.
