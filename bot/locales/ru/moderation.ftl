moderation-title = ### Модерация на сервере { $guild }
moderation-about = Заблокировать участника или снова допустить к игре: `/koikoi-admin модерация` с параметром *участник*. Аннулировать законченный матч: с параметром *матч* и номером матча.
moderation-blocked = **Заблокированные участники**
moderation-nobody = Никто не заблокирован.
moderation-choose = Выберите участника
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · закончится { $until }
}
moderation-log = **Журнал**
moderation-no-log = Пока ничего.
moderation-channel = **Канал для журнала.** В одном канале я буду писать о том, что делают здесь админы: блокировки, аннулированные матчи, прерванные матчи, изменённые настройки.
ask-log = Без канала для журнала
moderation-back = Назад к модерации
moderation-may-play = **{ $name }** может играть на этом сервере. Заблокированные участники ничего не могут здесь начать: ни вызов, ни стол, ни турнир, ни матч с компьютером, ни раздачу дня. Начатые ими матчи и турниры продолжаются; закончить матч: `/koikoi-admin прервать`.
moderation-is-blocked = Игрок **{ $name }** заблокирован и не может ничего начать на этом сервере.
moderation-until = Блокировка закончится сама: { $until }, { $when }.
moderation-do-block = Заблокировать…
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
warn-about = Участник прочтёт это вместе со следующей командой здесь, без вашего имени.
warned-title = ⚠️ Админы сервера { $guild } вынесли вам предупреждение:
warned-line = { $until ->
    [none] - «{ $reason }»
   *[other] - «{ $reason }» · до { $until }
}
moderation-reason-about = Это могут прочесть админы этого сервера.
block-title = Заблокировать участника
void-title = Аннулировать матч { $match }
void-question = Аннулировать матч { $match }? { $players } · { $score } · { $when }
    На этом сервере он больше не будет считаться: изменения рейтинга отменятся, и матч исчезнет из таблиц лидеров и профилей. { $reach } Более поздние матчи не пересчитываются, достижения остаются. Отменить это нельзя.
void-tournament = Он из турнира **{ $name }**; результаты турнира остаются как есть.
void-yes = Аннулировать…
void-done = Матч { $match } аннулирован: на этом сервере он больше не считается. { $reach }
void-reach-gain = В общем зачёте всех серверов отменяется только выигранное в нём, пока владелец бота это не подтвердит.
void-reach-server = В общем зачёте всех серверов он считается, пока владелец бота это не подтвердит: матч давний, или недавно аннулировано много матчей.
void-reach-all = Владелец бота это подтвердил: матч больше нигде не считается.
log-line = { $when } · { $line }
log-reason = { $line } · «{ $reason }»
log-reach = { $line } · { $reach }
log-until = { $line } · закончится { $until }
log-block = 🚫 Игрок { $name } заблокирован, админ: { $admin }
log-lift = ✅ Игрок { $name } снова допущен к игре, админ: { $admin }
log-warn = ⚠️ Предупреждение игроку { $name }, админ: { $admin }
log-unwarn = ✅ Предупреждение игроку { $name } снято, админ: { $admin }
log-void = 🧹 Матч { $match } аннулирован, админ: { $admin }
log-confirm = ✅ Владелец бота подтвердил, что матч { $match } аннулирован
log-waits = -# ⏳ В общем зачёте всех серверов это ждёт решения владельца бота.
log-abort = 🛑 Матч { $match } закончен без результата, админ: { $admin }
log-settings = ⚙️ Настройки изменены, админ: { $admin }
log-match = { $match } ({ $players })
