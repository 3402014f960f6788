# Разбор матча.

button-review = Разбор
percent = { $value } %
review-begins = 🔎 Разбираю матч…
review-working = 🔎 Разбираю матч, решений: { $done } из { $whole }…
review-accuracy = # { $name }: точность { $accuracy }
review-undecided = # { $name }: решать было нечего
review-seat = { $mark } **{ $name } { $accuracy }** · упущено шансов на победу: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · ничего не упущено
review-seat-undecided = { $mark } **{ $name }** — решать было нечего
review-count-none = только мелочи
review-count-inaccuracy = { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
    [many] { $count } неточностей
   *[other] { $count } неточности
}
review-count-mistake = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
review-count-blunder = { $count ->
    [one] { $count } зевок
    [few] { $count } зевка
    [many] { $count } зевков
   *[other] { $count } зевка
}
review-rounds = { $mark } упущено шансов на победу по раундам: { $rounds }
review-best = 👏 { $mark } Лучшие решения: **{ $best }** из { $all }
review-finest = ✨ { $round }, ход { $turn }: **{ $action }** — намного лучше всего остального
review-finest-because = ✨ { $round }, ход { $turn }: **{ $action }** — намного лучше всего остального: { $reason }.
review-nothing = В этом матче решать было нечего.
review-meaning = -# 100 %: ни один шанс на победу не упущен. Каждое решение оценивается по тому, что игрок мог видеть в тот момент, а не по везению.
button-retry = Переиграть отсюда
button-retry-again = Ещё попытка
retry-name = Переигровка (не засчитывается)
match-retried = 🔁 Это переигровка, она не засчитывается. Сам матч закончился так: { $score }
review-turn = { $number } · { $round }, ход { $turn }: { $before } → { $after }
picture-chance = Шанс на победу
review-alt-course = Шанс на победу ({ $name }) от решения к решению и счёт после каждого раунда.
review-alt-course-round = { $round }: { $before } → { $after }.
button-review-points = { $count ->
    [one] { $count } переломный момент ▸
    [few] { $count } переломных момента ▸
    [many] { $count } переломных моментов ▸
   *[other] { $count } переломных момента ▸
}
button-review-other = Игра: { $name }
button-review-own = Ваша игра

review-point = **Переломный момент { $number }/{ $count }** · { $round }, ход { $turn } · { $mark } { $name }
review-played = ❌ Сыграно **{ $action }**: { $grade }
review-played-you = ❌ Вы сыграли **{ $action }**: { $grade }
review-played-danger = ❌ Сыграно **{ $action }**: { $grade }; { $danger }
review-played-danger-you = ❌ Вы сыграли **{ $action }**: { $grade }; { $danger }
danger-gives = другой игрок может взять это для яку { $yaku }
danger-feeds = другой игрок может добавить к яку { $yaku }, а потом сказать стоп
danger-exposes = это приближает другого игрока к яку { $yaku }
review-better = ✅ Лучше было **{ $action }**
review-better-because = ✅ Лучше было **{ $action }**: { $reason }.
review-cost = Цена: **{ $points } очка**, шанс на победу **{ $before } → { $after }**
review-cost-chance = Цена: шанс на победу **{ $before } → { $after }**
review-grade-best = лучшее
review-grade-good = хорошо
review-grade-inaccuracy = неточность
review-grade-mistake = ошибка
review-grade-blunder = зевок
review-koi = Кои-кои
review-stop = Стоп (+{ $points })
review-odds = После кои-кои первые очки: { $own } { $improve }, { $other } { $first }, никто { $nobody }
review-alt-seat = Как это видит { $name } («вы» — это { $name }).
review-alt = Зачёркнуто сыгранное: { $played }. Отмечено лучшее: { $better }.

history-review = Посмотреть, как сыгран матч
history-review-line = { $name } { $score }
