# Профіль. Слова на його картинці починаються з `picture-profile-`; вони короткі.

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · усі сервери
profile-empty-own = { $scope ->
    [here] На цьому сервері ви ще не закінчили
   *[all] Ви ще не закінчили
} жодного матчу з людиною, який зараховано. Киньте комусь виклик: `/koikoi грати`, і ваш профіль почне рости. Потренуватися можна так: `/koikoi бот`.
profile-empty = { $name }: { $scope ->
    [here] на цьому сервері поки немає зарахованих матчів із людьми
   *[all] поки немає зарахованих матчів із людьми
}. Киньте виклик: `/koikoi грати`
profile-earned = 🏅 Досягнення: { $names }
profile-matches = **Матчі:** перемог { $won }, програшів { $lost }, нічиїх { $drawn } · перемог поспіль: зараз { $streak }, щонайбільше { $best }
profile-rating = **Рейтинг:** { $rating }, місце { $rank }{ $curve }
profile-rating-provisional = **Рейтинг:** { $rating }, попередній, поки не назбираються матчі ({ $enough }) і різні суперники, які вже грали з іншими ({ $people }){ $curve }
profile-curve = { " " }· від { $low } до { $high } за останні матчі: { $matches }
profile-rounds = **Раунди:** перемог { $won } з { $rounds }, у середньому по { $average } очка
profile-calls = **Кої-кої:** сказано в { $called } з { $chances ->
    [one] { $chances } раунду
    [few] { $chances } раундів
    [many] { $chances } раундів
   *[other] { $chances } раунду
} з яку; виграно { $paid }, програно { $punished }
profile-yaku = **Улюблені яку:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (очікувано { $expected })
profile-hand = **Найкращий раунд:** { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}: { $sum }
profile-hand-plain = **Найкращий раунд:** { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
profile-accuracy = **Точність:** { $accuracy } % у середньому, розібрано { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
    [many] { $matches } матчів
   *[other] { $matches } матчу
}
profile-against = **Проти вас:** перемог { $won }, програшів { $lost }, нічиїх { $drawn }
profile-computer = **Проти комп’ютера:** перемог { $won } з { $played }
profile-deals = **Роздача дня:** зіграно { $count } · { $streak }
profile-puzzles = **Задачі:** розв’язано { $solved } з { $count } · рейтинг { $rating } · { $streak }
profile-puzzles-provisional = **Задачі:** розв’язано { $solved } з { $count } · рейтинг { $rating }, попередній · { $streak }
profile-streak = днів поспіль: зараз { $days }, щонайбільше { $longest }
profile-about = -# Рахуються матчі між двома людьми, але для тієї самої пари — лише перші { $week } за тиждень. «Очікувано» — скільки збирає рівний гравець за стільки ж раундів. Точність береться з розборів, зокрема й матчів проти комп’ютера.
button-profile-words = Словами
alt-profile = Профіль, { $name }: числа, крива рейтингу, улюблені яку та карти найкращого раунду.

picture-profile-won = перем.
picture-profile-lost = пораз.
picture-profile-drawn = нічиї
picture-profile-rating = Рейтинг
picture-profile-streak = поспіль
picture-profile-best-streak = рекорд
picture-profile-average = за раунд
picture-profile-accuracy = точність
picture-profile-called = сказано кої-кої
picture-profile-of = { $called } з { $chances }
picture-profile-paid = вдало
picture-profile-punished = невдало
picture-profile-expected = норма
picture-profile-biggest = найкр. раунд
picture-profile-against = Проти вас
