# Профіль. Слова на його картинці починаються з `picture-profile-`; вони короткі.

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · усі сервери
profile-empty-own = { $scope ->
    [here] На цьому сервері у вас
   *[all] У вас
} поки немає зарахованих матчів із людьми. Киньте комусь виклик: `/koikoi грати`, профіль почнеться з першого матчу. Потренуватися: `/koikoi бот`.
profile-empty = { $name }: { $scope ->
    [here] на цьому сервері поки немає зарахованих матчів із людьми
   *[all] поки немає зарахованих матчів із людьми
}. Киньте виклик: `/koikoi грати`
profile-earned = 🏅 Досягнення: { $names }
profile-matches = **Матчі:** перемог { $won }, поразок { $lost }, нічиїх { $drawn } · перемог поспіль: зараз { $streak }, рекорд { $best }
profile-rating = **Рейтинг:** { $rating }, місце { $rank }{ $curve }
profile-rating-provisional = **Рейтинг:** { $rating }, попередній, поки не назбираються рейтингові матчі ({ $enough }) з різними суперниками, які вже грали з іншими ({ $people }){ $curve }
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
profile-made-expected = { $yaku } ×{ $made } (очікувалося { $expected })
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
profile-against = **Проти вас:** перемог { $won }, поразок { $lost }, нічиїх { $drawn }
profile-computer = **Проти комп’ютера:** перемог { $won } з { $played }
profile-deals = **Роздача дня:** зіграно { $count } · { $streak }
profile-puzzles = **Задачі:** розв’язано { $solved } з { $count } · рейтинг { $rating } · { $streak }
profile-puzzles-provisional = **Задачі:** розв’язано { $solved } з { $count } · рейтинг { $rating }, попередній · { $streak }
profile-streak = днів поспіль: зараз { $days }, рекорд { $longest }
profile-about = -# Рахуються матчі між двома людьми, але для тієї самої пари — лише перші { $week } за тиждень. «Очікувалося» — скільки зібрав би рівний суперник за стільки ж раундів. Точність береться з розборів, зокрема й матчів проти комп’ютера.
button-profile-words = Словами
alt-profile = Профіль гравця { $name }: числа, графік рейтингу, улюблені яку та карти найкращого раунду.

picture-profile-won = перемоги
picture-profile-lost = поразки
picture-profile-drawn = нічиї
picture-profile-rating = Рейтинг
picture-profile-streak = серія
picture-profile-best-streak = макс. серія
picture-profile-average = очки/раунд
picture-profile-accuracy = точність
picture-profile-called = сказано кої-кої
picture-profile-of = { $called } з { $chances }
picture-profile-paid = потім перемога
picture-profile-punished = потім поразка
picture-profile-expected = очікувалося
picture-profile-biggest = найкращий раунд
picture-profile-against = Проти вас
