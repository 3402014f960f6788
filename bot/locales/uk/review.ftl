# Розбір матчу.

button-review = Розбір
percent = { $value } %
review-begins = 🔎 Розбираю матч…
review-working = 🔎 Розбираю матч, рішень: { $done } з { $whole }…
review-accuracy = # { $name }: точність { $accuracy }
review-undecided = # { $name }: вирішувати не було чого
review-seat = { $mark } **{ $name } { $accuracy }** · втрачено шансів на перемогу: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · нічого не втрачено
review-seat-undecided = { $mark } **{ $name }** — вирішувати не було чого
review-count-none = лише дрібниці
review-count-inaccuracy = { $count ->
    [one] { $count } неточність
    [few] { $count } неточності
    [many] { $count } неточностей
   *[other] { $count } неточності
}
review-count-mistake = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
}
review-count-blunder = { $count ->
    [one] { $count } груба помилка
    [few] { $count } грубі помилки
    [many] { $count } грубих помилок
   *[other] { $count } грубої помилки
}
review-rounds = { $mark } втрачено шансів на перемогу за раундами: { $rounds }
review-best = 👏 { $mark } Найкращі рішення: **{ $best }** з { $all }
review-finest = ✨ { $round }, хід { $turn }: **{ $action }** — набагато краще за решту
review-finest-because = ✨ { $round }, хід { $turn }: **{ $action }** — набагато краще за решту: { $reason }.
review-nothing = У цьому матчі вирішувати не було чого.
review-meaning = -# 100 %: жодного шансу на перемогу не втрачено. Кожне рішення оцінюється за тим, що гравець міг бачити тієї миті, а не за везінням.
button-retry = Переграти звідси
button-retry-again = Ще спроба
retry-name = Перегравання (не зараховується)
match-retried = 🔁 Це перегравання, воно не зараховується. Сам матч закінчився так: { $score }
review-turn = { $number } · { $round }, хід { $turn }: { $before } → { $after }
picture-chance = Шанс на перемогу
review-alt-course = Шанс на перемогу ({ $name }) від рішення до рішення та рахунок після кожного раунду.
review-alt-course-round = { $round }: { $before } → { $after }.
button-review-points = { $count ->
    [one] { $count } переломний момент ▸
    [few] { $count } переломні моменти ▸
    [many] { $count } переломних моментів ▸
   *[other] { $count } переломного моменту ▸
}
button-review-other = Гра: { $name }
button-review-own = Ваша гра

review-point = **Переломний момент { $number }/{ $count }** · { $round }, хід { $turn } · { $mark } { $name }
review-played = ❌ Зіграно **{ $action }**: { $grade }
review-played-you = ❌ Ви зіграли **{ $action }**: { $grade }
review-played-danger = ❌ Зіграно **{ $action }**: { $grade }; { $danger }
review-played-danger-you = ❌ Ви зіграли **{ $action }**: { $grade }; { $danger }
danger-gives = інший гравець може взяти це для яку { $yaku }
danger-feeds = інший гравець може додати до яку { $yaku }, а тоді сказати стоп
danger-exposes = це наближає іншого гравця до яку { $yaku }
review-better = ✅ Краще було **{ $action }**
review-better-because = ✅ Краще було **{ $action }**: { $reason }.
review-cost = Ціна: **{ $points } очка**, шанс на перемогу **{ $before } → { $after }**
review-cost-chance = Ціна: шанс на перемогу **{ $before } → { $after }**
review-grade-best = найкраще
review-grade-good = добре
review-grade-inaccuracy = неточність
review-grade-mistake = помилка
review-grade-blunder = груба помилка
review-koi = Кої-кої
review-stop = Стоп (+{ $points })
review-odds = Після кої-кої перші очки: { $own } { $improve }, { $other } { $first }, ніхто { $nobody }
review-alt-seat = Як це бачить { $name } («ви» — це { $name }).
review-alt = Закреслено зігране: { $played }. Позначено найкраще: { $better }.

history-review = Подивитися, як зіграно матч
history-review-line = { $name } { $score }
