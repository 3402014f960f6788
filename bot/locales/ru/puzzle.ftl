# Задача дня.

puzzle-name = Задача #{ $number }
puzzle-other = Соперник
puzzle-head = ### 🧩 { $name } · ваш выбор?
puzzle-play = **Какой картой ходите?**
puzzle-once = -# Считается первый выбор. Один вариант явно лучше всех, если судить по тому, что вам видно.
puzzle-solved = ### ✅ { $name }: решена!
puzzle-missed = ### ❌ { $name }: не в этот раз
puzzle-solved-late = ### ✅ { $name }: решена после своего дня
puzzle-missed-late = ### ❌ { $name }: не в этот раз
puzzle-again = Вы уже отвечали: считается первый выбор.
puzzle-chosen = ❌ Ваш выбор — **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ Ваш выбор — **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ Лучше всего **{ $action }**.
puzzle-best-because = ✅ Лучше всего **{ $action }**: { $reason }.
puzzle-second = На втором месте: **{ $action }**, в среднем −{ $points } очка.
puzzle-second-danger = На втором месте: **{ $action }**, в среднем −{ $points } очка; { $danger }.
puzzle-first = 👥 Вы ответили раньше всех.
puzzle-crowd = 👥 Решили { $solvers } из { $count } ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] такого выбора больше ни у кого
    [one] ещё { $count } с таким же выбором
    [few] ещё { $count } с таким же выбором
    [many] ещё { $count } с таким же выбором
   *[other] ещё { $count } с таким же выбором
}
puzzle-late = -# День этой задачи прошёл, поэтому ни рейтинг, ни серия дней не изменятся.
puzzle-rating = 📈 Рейтинг **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Рейтинг **{ $rating }** ({ $gained }), предварительный
puzzle-count = решено { $solved } из { $count }
puzzle-streak = 🔥 { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
puzzle-next = -# Следующая задача будет { $when }.
puzzle-alt = Отмечен лучший выбор: { $best }.
# Строка, которой делятся: карт она не называет.
puzzle-line-solved = 🧩 Кои-кои, задача дня #{ $number }: ✅ решена
puzzle-line-missed = 🧩 Кои-кои, задача дня #{ $number }: ❌ мимо
puzzle-line-solved-late = 🧩 Кои-кои, задача дня #{ $number }: ✅ решена, чуть позже
puzzle-line-missed-late = 🧩 Кои-кои, задача дня #{ $number }: ❌ мимо, чуть позже
puzzle-line-streak = { $line } · 🔥 { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Решить задачу дня
