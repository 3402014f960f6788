# Роздача дня.

daily-name = Роздача дня #{ $number }
daily-line-won = 🎴 Кої-кої, роздача дня #{ $number }: перемога { $score }, суперник: { $name }
daily-line-lost = 🎴 Кої-кої, роздача дня #{ $number }: поразка { $score }, суперник: { $name }
daily-line-drawn = 🎴 Кої-кої, роздача дня #{ $number }: нічия { $score }, суперник: { $name }
daily-line-resigned = 🎴 Кої-кої, роздача дня #{ $number }: матч здано за рахунку { $score }, суперник: { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = кої-кої ×{ $calls }
daily-line-about = Три раунди японських квіткових карт, однакових для всіх
daily-line-streak = { $about } · 🔥 { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
    [many] { $days } днів поспіль
   *[other] { $days } дня поспіль
}
daily-begun =
    🎴 **Роздача дня #{ $number }** · три раунди з однаковими для всіх картами, суперник: { $name }.
    Ваші карти прийдуть приватним повідомленням; **{ button-hand }** відкриють їх і тут.
daily-unfinished = 🎴 Ви ще не дограли **роздачу дня #{ $number }**. Вона зарахується за свій день.
button-daily-finish = Дограти #{ $number }
button-daily-begin = Грати #{ $number }
daily-played = 🎴 Ви зіграли **роздачу дня #{ $number }**.
daily-result = Очки: **{ $points } проти { $conceded }** · поки місце { $rank }
daily-void = 🎴 Роздача дня #{ $number } закінчилася без результату.
daily-next = -# Наступна роздача буде { $when }.
button-today = Зіграти роздачу дня
button-daily-table = Таблиця дня
button-share = Показати тут
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# `/koikoi роздача` у каналі сервера може показати це там.
daily-table-title = ### 🎴 Роздача дня #{ $number } · { $where }
daily-table-level = Суперник: { $name }
daily-table-all = усі
daily-table-none = Її ще ніхто не дограв. Почати: `/koikoi роздача`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
daily-table-line-calls = { $line } · кої-кої ×{ $calls }
daily-table-you = -# Ви: місце { $rank }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
button-daily-here = Цей сервер
button-daily-all = Усі
daily-best = 🎴 Найкращий результат у **роздачі дня #{ $number }**: { $name }, { $score }, суперник: { $opponent }
daily-best-none = Роздачу дня #{ $number } на цьому рівні ніхто не дограв.
button-daily-best = Найкраща гра дня
button-daily-yesterday = Найкраща гра за вчора
button-daily-round = Раунд { $number }
daily-post =
    ### 🎴 Роздача дня #{ $number } · 🧩 Задача #{ $number }
    Ті самі карти й та сама позиція для всіх. Нові будуть { $when }.
