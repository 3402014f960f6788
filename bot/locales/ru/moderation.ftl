moderation-title = ### Модерация на сервере { $guild }
moderation-about = Чтобы заблокировать участника или снова допустить к игре: `/koikoi-admin модерация` с параметром *участник*; чтобы аннулировать законченный матч — с параметром *матч* и номером матча.
moderation-blocked = **Заблокированные участники**
moderation-nobody = Никто не заблокирован.
moderation-choose = Выберите участника
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · закончится { $until }
}
moderation-log = **Журнал**
moderation-no-log = Пока ничего.
moderation-channel = **Канал для журнала.** В одном канале я пишу и о том, что делают здесь админы: блокировки, аннулированные матчи, прерванные матчи, изменённые настройки.
ask-log = Без канала для журнала
moderation-back = Назад к модерации
moderation-may-play = **{ $name }** может играть на этом сервере. Заблокированные участники ничего не могут здесь начать: ни вызов, ни стол, ни турнир, ни матч с компьютером, ни раздачу дня. Начатые ими матчи и турниры продолжаются; закончить матч: `/koikoi-admin прервать`.
moderation-is-blocked = **{ $name }**: блокировка, начать что-либо на этом сервере нельзя.
moderation-until = Блокировка закончится сама: { $until }, { $when }.
moderation-do-block = Блокировать…
moderation-do-block-for = Заблокировать на время…
moderation-days = { $days ->
    [one] На { $days } день
    [few] На { $days } дня
    [many] На { $days } дней
   *[other] На { $days } дня
}
moderation-lift = Снова допустить к игре
moderation-warned = **Предупреждения**
moderation-choose-warned = Выберите участника с предупреждением
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · до { $until }
}
moderation-do-warn = Предупредить…
moderation-no-end = Бессрочно
moderation-do-unwarn = Снять предупреждение…
warn-title = Предупредить участника
warn-about = Участник прочтёт это при следующей команде здесь, без вашего имени.
warned-title = ⚠️ Админы сервера { $guild } вынесли вам предупреждение:
warned-line = { $until ->
    [none] - «{ $reason }»
   *[other] - «{ $reason }» · до { $until }
}
moderation-reason-about = Это могут прочесть админы этого сервера.
block-title = Заблокировать участника
void-title = Аннулировать матч { $match }
void-question = Аннулировать матч { $match }? { $players } · { $score } · { $when }
    На этом сервере он больше не будет считаться: оба рейтинга вернут то, что он дал или отнял, и он исчезнет из таблиц лидеров и профилей. { $reach } Более поздние матчи остаются посчитанными как были, достижения тоже остаются. Отменить это нельзя.
void-tournament = Он из турнира **{ $name }**; результаты турнира остаются как есть.
void-yes = Аннулировать…
void-done = Матч { $match } аннулирован: на этом сервере он больше не считается. { $reach }
void-reach-gain = Для всех серверов снимается только то, что кто-то на нём приобрёл, пока хозяин бота это не подтвердит.
void-reach-server = Для всех серверов он считается, пока хозяин бота это не подтвердит: он давний, или недавно аннулировано много матчей.
void-reach-all = Хозяин бота это подтвердил: он больше нигде не считается.
log-line = { $when } · { $line }
log-reason = { $line } · «{ $reason }»
log-reach = { $line } · { $reach }
log-until = { $line } · закончится { $until }
log-block = 🚫 { $admin } блокирует: { $name }
log-lift = ✅ { $admin } снова допускает к игре: { $name }
log-warn = ⚠️ { $admin } предупреждает: { $name }
log-unwarn = ✅ { $admin } снимает предупреждение: { $name }
log-void = 🧹 { $admin } аннулирует матч { $match }
log-confirm = ✅ Хозяин бота подтверждает, что матч { $match } аннулирован
log-waits = -# ⏳ Для всех серверов это ещё ждёт хозяина бота.
log-abort = 🛑 { $admin } заканчивает матч { $match } без результата
log-settings = ⚙️ { $admin } меняет настройки
log-match = { $match } ({ $players })
