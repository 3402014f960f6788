# Профиль. Слова на его картинке начинаются с `picture-profile-`; они коротки.

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · все серверы
profile-empty-own = { $scope ->
    [here] На этом сервере у вас
   *[all] У вас
} пока нет засчитанных матчей с людьми. Вызовите кого-нибудь: `/koikoi играть`, профиль начнётся с первого матча. Потренироваться: `/koikoi компьютер`.
profile-empty = { $name }: { $scope ->
    [here] на этом сервере пока нет засчитанных матчей с людьми
   *[all] пока нет засчитанных матчей с людьми
}. Бросьте вызов: `/koikoi играть`
profile-earned = 🏅 Достижения: { $names }
profile-matches = **Матчи:** побед { $won }, поражений { $lost }, ничьих { $drawn } · побед подряд: сейчас { $streak }, рекорд { $best }
profile-rating = **Рейтинг:** { $rating }, место { $rank }{ $curve }
profile-rating-provisional = **Рейтинг:** { $rating }, предварительный, пока не наберутся рейтинговые матчи ({ $enough }) с разными соперниками, уже игравшими с другими ({ $people }){ $curve }
profile-curve = { " " }· от { $low } до { $high } за последние матчи: { $matches }
profile-rounds = **Раунды:** побед { $won } из { $rounds }, в среднем по { $average } очка
profile-calls = **Кои-кои:** сказано в { $called } из { $chances ->
    [one] { $chances } раунда
    [few] { $chances } раундов
    [many] { $chances } раундов
   *[other] { $chances } раунда
} с яку; выиграно { $paid }, проиграно { $punished }
profile-yaku = **Любимые яку:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (ожидалось { $expected })
profile-hand = **Лучший раунд:** { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $sum }
profile-hand-plain = **Лучший раунд:** { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
profile-accuracy = **Точность:** { $accuracy } % в среднем, { $matches ->
    [one] разобран { $matches } матч
    [few] разобрано { $matches } матча
    [many] разобрано { $matches } матчей
   *[other] разобрано { $matches } матча
}
profile-against = **Против вас:** побед { $won }, поражений { $lost }, ничьих { $drawn }
profile-computer = **Против компьютера:** побед { $won } из { $played }
profile-deals = **Раздача дня:** сыграно { $count } · { $streak }
profile-puzzles = **Задачи:** решено { $solved } из { $count } · рейтинг { $rating } · { $streak }
profile-puzzles-provisional = **Задачи:** решено { $solved } из { $count } · рейтинг { $rating }, предварительный · { $streak }
profile-streak = дней подряд: сейчас { $days }, рекорд { $longest }
profile-about = -# Считаются матчи между двумя людьми, но для одной и той же пары — только первые { $week } за неделю. «Ожидалось» — сколько собрал бы ровно играющий соперник за столько же раундов. Точность берётся из разборов, в том числе матчей против компьютера.
button-profile-words = Словами
alt-profile = Профиль игрока { $name }: числа, график рейтинга, любимые яку и карты лучшего раунда.

picture-profile-won = победы
picture-profile-lost = поражения
picture-profile-drawn = ничьи
picture-profile-rating = Рейтинг
picture-profile-streak = серия
picture-profile-best-streak = лучшая серия
picture-profile-average = очки/раунд
picture-profile-accuracy = точность
picture-profile-called = сказано кои-кои
picture-profile-of = { $called } из { $chances }
picture-profile-paid = затем победа
picture-profile-punished = затем поражение
picture-profile-expected = ожидалось
picture-profile-biggest = лучший раунд
picture-profile-against = Против вас
