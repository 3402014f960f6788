moderation-title = ### Модерація на сервері { $guild }
moderation-about = Заблокувати учасника або знову допустити до гри: `/koikoi-admin модерація` з параметром *учасник*. Анулювати закінчений матч: з параметром *матч* і номером матчу.
moderation-blocked = **Заблоковані учасники**
moderation-nobody = Нікого не заблоковано.
moderation-choose = Виберіть учасника
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · закінчиться { $until }
}
moderation-log = **Журнал**
moderation-no-log = Поки нічого.
moderation-channel = **Канал для журналу.** В одному каналі я писатиму про те, що роблять тут адміни: блокування, анульовані матчі, перервані матчі, змінені налаштування.
ask-log = Без каналу для журналу
moderation-back = Назад до модерації
moderation-may-play = **{ $name }** може грати на цьому сервері. Заблоковані учасники нічого не можуть тут почати: ні виклику, ні столу, ні турніру, ні матчу з комп’ютером, ні роздачі дня. Розпочаті ними матчі й турніри тривають; закінчити матч: `/koikoi-admin перервати`.
moderation-is-blocked = Гравця **{ $name }** заблоковано: почати щось на цьому сервері не можна.
moderation-until = Блокування закінчиться саме: { $until }, { $when }.
moderation-do-block = Заблокувати…
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
warn-about = Учасник прочитає це разом із наступною командою тут, без вашого імені.
warned-title = ⚠️ Адміни сервера { $guild } винесли вам попередження:
warned-line = { $until ->
    [none] - «{ $reason }»
   *[other] - «{ $reason }» · до { $until }
}
moderation-reason-about = Це можуть прочитати адміни цього сервера.
block-title = Заблокувати учасника
void-title = Анулювати матч { $match }
void-question = Анулювати матч { $match }? { $players } · { $score } · { $when }
    На цьому сервері він більше не рахуватиметься: зміни рейтингу скасуються, і матч зникне з таблиць лідерів і профілів. { $reach } Пізніші матчі не перераховуються, досягнення лишаються. Скасувати це не можна.
void-tournament = Він із турніру **{ $name }**; результати турніру лишаються як є.
void-yes = Анулювати…
void-done = Матч { $match } анульовано: на цьому сервері він більше не рахується. { $reach }
void-reach-gain = У загальному заліку всіх серверів скасовується лише здобуте в ньому, поки власник бота це не підтвердить.
void-reach-server = У загальному заліку всіх серверів він рахується, поки власник бота це не підтвердить: матч давній, або нещодавно анульовано багато матчів.
void-reach-all = Власник бота це підтвердив: матч більше ніде не рахується.
log-line = { $when } · { $line }
log-reason = { $line } · «{ $reason }»
log-reach = { $line } · { $reach }
log-until = { $line } · закінчиться { $until }
log-block = 🚫 Гравця { $name } заблоковано, адмін: { $admin }
log-lift = ✅ Гравця { $name } знову допущено до гри, адмін: { $admin }
log-warn = ⚠️ Попередження гравцю { $name }, адмін: { $admin }
log-unwarn = ✅ Попередження гравцю { $name } знято, адмін: { $admin }
log-void = 🧹 Матч { $match } анульовано, адмін: { $admin }
log-confirm = ✅ Власник бота підтвердив, що матч { $match } анульовано
log-waits = -# ⏳ У загальному заліку всіх серверів це чекає на рішення власника бота.
log-abort = 🛑 Матч { $match } закінчено без результату, адмін: { $admin }
log-settings = ⚙️ Налаштування змінено, адмін: { $admin }
log-match = { $match } ({ $players })
