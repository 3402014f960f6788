moderation-title = ### Модерація на сервері { $guild }
moderation-about = Щоб заблокувати учасника або знову допустити до гри: `/koikoi-admin модерація` з параметром *учасник*; щоб анулювати закінчений матч — з параметром *матч* і номером матчу.
moderation-blocked = **Заблоковані учасники**
moderation-nobody = Нікого не заблоковано.
moderation-choose = Виберіть учасника
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · закінчиться { $until }
}
moderation-log = **Журнал**
moderation-no-log = Поки нічого.
moderation-channel = **Канал для журналу.** В одному каналі я пишу й про те, що роблять тут адміни: блокування, анульовані матчі, перервані матчі, змінені налаштування.
ask-log = Без каналу для журналу
moderation-back = Назад до модерації
moderation-may-play = **{ $name }** може грати на цьому сервері. Заблоковані учасники нічого не можуть тут почати: ні виклику, ні столу, ні турніру, ні матчу з комп’ютером, ні роздачі дня. Розпочаті ними матчі й турніри тривають; закінчити матч: `/koikoi-admin перервати`.
moderation-is-blocked = **{ $name }**: заблоковано, почати щось на цьому сервері не можна.
moderation-until = Блокування закінчиться саме: { $until }, { $when }.
moderation-do-block = Блокувати…
moderation-do-block-for = Заблокувати на час…
moderation-days = { $days ->
    [one] На { $days } день
    [few] На { $days } дні
    [many] На { $days } днів
   *[other] На { $days } дня
}
moderation-lift = Знову допустити до гри
moderation-warned = **Попередження**
moderation-choose-warned = Виберіть учасника з попередженням
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · до { $until }
}
moderation-do-warn = Попередити…
moderation-no-end = Безстроково
moderation-do-unwarn = Зняти попередження…
warn-title = Попередити учасника
warn-about = Учасник прочитає це під час наступної команди тут, без вашого імені.
warned-title = ⚠️ Адміни сервера { $guild } винесли вам попередження:
warned-line = { $until ->
    [none] - «{ $reason }»
   *[other] - «{ $reason }» · до { $until }
}
moderation-reason-about = Це можуть прочитати адміни цього сервера.
block-title = Заблокувати учасника
void-title = Анулювати матч { $match }
void-question = Анулювати матч { $match }? { $players } · { $score } · { $when }
    На цьому сервері він більше не рахуватиметься: обидва рейтинги повернуть те, що він дав або відняв, і він зникне з таблиць лідерів і профілів. { $reach } Пізніші матчі лишаються порахованими як були, досягнення теж лишаються. Скасувати це не можна.
void-tournament = Він із турніру **{ $name }**; результати турніру лишаються як є.
void-yes = Анулювати…
void-done = Матч { $match } анульовано: на цьому сервері він більше не рахується. { $reach }
void-reach-gain = Для всіх серверів знімається лише те, що хтось на ньому здобув, поки господар бота це не підтвердить.
void-reach-server = Для всіх серверів він рахується, поки господар бота це не підтвердить: він давній, або нещодавно анульовано багато матчів.
void-reach-all = Господар бота це підтвердив: він більше ніде не рахується.
log-line = { $when } · { $line }
log-reason = { $line } · «{ $reason }»
log-reach = { $line } · { $reach }
log-until = { $line } · закінчиться { $until }
log-block = 🚫 { $admin } блокує: { $name }
log-lift = ✅ { $admin } знову допускає до гри: { $name }
log-warn = ⚠️ { $admin } попереджає: { $name }
log-unwarn = ✅ { $admin } знімає попередження: { $name }
log-void = 🧹 { $admin } анулює матч { $match }
log-confirm = ✅ Господар бота підтверджує, що матч { $match } анульовано
log-waits = -# ⏳ Для всіх серверів це ще чекає на господаря бота.
log-abort = 🛑 { $admin } закінчує матч { $match } без результату
log-settings = ⚙️ { $admin } змінює налаштування
log-match = { $match } ({ $players })
