# Задача дня.

puzzle-name = Задача #{ $number }
puzzle-other = Суперник
puzzle-head = ### 🧩 { $name } · ваш вибір?
puzzle-play = **Якою картою ходите?**
puzzle-once = -# Рахується перший вибір. Один варіант явно найкращий, якщо зважати на те, що вам видно.
puzzle-solved = ### ✅ { $name }: розв’язано!
puzzle-missed = ### ❌ { $name }: не цього разу
puzzle-solved-late = ### ✅ { $name }: розв’язано після свого дня
puzzle-missed-late = ### ❌ { $name }: не цього разу
puzzle-again = Ви вже відповідали: рахується перший вибір.
puzzle-chosen = ❌ Ваш вибір — **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ Ваш вибір — **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ Найкраще **{ $action }**.
puzzle-best-because = ✅ Найкраще **{ $action }**: { $reason }.
puzzle-second = На другому місці: **{ $action }**, у середньому −{ $points } очка.
puzzle-second-danger = На другому місці: **{ $action }**, у середньому −{ $points } очка; { $danger }.
puzzle-first = 👥 Ви відповіли раніше за всіх.
puzzle-crowd = 👥 Розв’язали { $solvers } з { $count } ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] такого вибору більше ні в кого
    [one] ще { $count } з таким самим вибором
    [few] ще { $count } з таким самим вибором
    [many] ще { $count } з таким самим вибором
   *[other] ще { $count } з таким самим вибором
}
puzzle-late = -# День цієї задачі минув, тож ні рейтинг, ні серія днів не зміняться.
puzzle-rating = 📈 Рейтинг **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Рейтинг **{ $rating }** ({ $gained }), попередній
puzzle-count = розв’язано { $solved } з { $count }
puzzle-streak = 🔥 { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
    [many] { $days } днів поспіль
   *[other] { $days } дня поспіль
}
puzzle-next = -# Наступна задача буде { $when }.
puzzle-alt = Позначено найкращий вибір: { $best }.
puzzle-line-solved = 🧩 Кої-кої, задача дня #{ $number }: ✅ розв’язано
puzzle-line-missed = 🧩 Кої-кої, задача дня #{ $number }: ❌ промах
puzzle-line-solved-late = 🧩 Кої-кої, задача дня #{ $number }: ✅ розв’язано, трохи пізніше
puzzle-line-missed-late = 🧩 Кої-кої, задача дня #{ $number }: ❌ промах, трохи пізніше
puzzle-line-streak = { $line } · 🔥 { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
    [many] { $days } днів поспіль
   *[other] { $days } дня поспіль
}
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Розв’язати задачу дня
