# Стіл для трьох і більше, за яким грають двоє.

rotation-name = Переможець лишається
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = { $points ->
    [one] до { $points } очка
    [few] до { $points } очок
    [many] до { $points } очок
   *[other] до { $points } очка
}
rotation-to-hands = { $hands ->
    [one] { $hands } раунд
    [few] { $hands } раунди
    [many] { $hands } раундів
   *[other] { $hands } раунду
}
rotation-how = Двоє грають один раунд. Хто програв, поступається місцем, наступний грає з переможцем; роздає переможець. Очки лишаються в кожного.
rotation-seated = За столом ({ $count }): { $names }
rotation-missing = { $missing ->
    [one] Потрібен ще { $missing } гравець.
    [few] Потрібні ще { $missing } гравці.
    [many] Потрібно ще { $missing } гравців.
   *[other] Потрібно ще { $missing } гравця.
}
rotation-ready = { $host } може починати. Місць вісім; сісти можна й пізніше.
rotation-closes = -# Закриється { $when }, якщо ніхто не почне.
rule-goal = Мета столу: { $goal }. Перемагає той, у кого більше очок.
rotation-hand = Раунд { $number }
picture-rotation-hand = Раунд
rotation-runs = ▶️ Раунд { $number }: грають **{ $first }** і **{ $second }**.
rotation-at = ▶️ Раунд { $number }: грають **{ $first }** і **{ $second }**. [До раунду]({ $url })
rotation-soon = ⏭️ Наступний раунд { $when }: роздає **{ $first }**, грає **{ $second }**.
rotation-waiting = Далі з переможцем грають: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · перемог { $won } з { $played }
rotation-left = -# **{ $rank }.** { $name } · { $points } · перемог { $won } з { $played } · уже не грає
rotation-more = -# … і ще { $more }
rotation-late = -# Хто здався або не встиг зробити хід, програє раунд, а суперник отримує стільки, скільки вже варті його карти, щонайменше 1. Хто не встиг двічі поспіль, вибуває.
rotation-won = 🏆 **{ $names } перемагає за столом**: очок { $points }, зіграно { $hands ->
    [one] { $hands } раунд
    [few] { $hands } раунди
    [many] { $hands } раундів
   *[other] { $hands } раунду
}
rotation-shared = 🏆 **{ $names } ділять перше місце**: очок { $points }, зіграно { $hands ->
    [one] { $hands } раунд
    [few] { $hands } раунди
    [many] { $hands } раундів
   *[other] { $hands } раунду
}
rotation-end-few = Гру за столом закінчено: лишилося менше двох людей.
rotation-end-aborted = Гру за столом закінчено: адмін перервав раунд.
rotation-end-expired = Стіл закрито: гру ніхто не почав.
rotation-hand-won = 🏆 **{ $mark } { $name } виграє раунд!**
rotation-hand-drawn = 🤝 **Раунд закінчився внічию.** Далі грає той, хто роздає наступним.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ З переможцем грає { $name }.
rotation-line-pair = ⏭️ Наступний раунд: роздає **{ $first }**, грає **{ $second }**.
rotation-resign-won = 🏆 Ви виграли раунд: гравець { $name } здався
rotation-resign-lost = Ви здали цей раунд · суперник: { $name }
rotation-timeout-won = 🏆 Ви виграли раунд: вийшов час у гравця { $name }
rotation-timeout-lost = Ваш час у цьому раунді вийшов · суперник: { $name }
rotation-half = ⏳ **Минула половина вашого часу.** Коли він вийде, раунд буде програно.
rotation-resign = Здати цей раунд? { $name } отримає за свої карти стільки, скільки вони вже варті, щонайменше 1 очко.
winner-question = **Відкрити тут стіл?** Його побачать усі в цьому каналі, а ви станете на початок черги.
button-winner-yes = Відкрити
button-rotation-join = Сісти
button-rotation-leave = Піти
button-rotation-start = Почати
button-rotation-again = Ще раз
button-rotation-show = Таблиця
refused-line-of-players = У цьому матчі граєте ви: черга — для решти.
refused-unknown-rotation = Не можу знайти цього столу.
refused-rotation-guild-only = Стіл відкривають у каналі сервера. Тут можна знайти суперника на всіх серверах: `/koikoi знайти` — або зіграти зі мною: `/koikoi бот`.
refused-rotation-open = Стіл, який ви відкрили, ще не закінчено. Вийдіть з-за нього або дочекайтеся кінця гри.
refused-rotation-open-at = Стіл, який ви відкрили, ще не закінчено: [до нього]({ $url }). Вийдіть з-за нього або дочекайтеся кінця гри.
refused-rotation-started = За цим столом уже грають.
refused-rotation-over = Гру за цим столом закінчено. Відкрити новий: `/koikoi стіл`.
refused-rotation-full = За цим столом уже { $limit ->
    [one] { $limit } людина
    [few] { $limit } людини
    [many] { $limit } людей
   *[other] { $limit } людини
}, місць більше немає.
refused-too-few-seated = Щоб почати, { $limit ->
    [one] потрібна { $limit } людина
    [few] потрібні { $limit } людини
    [many] потрібно { $limit } людей
   *[other] потрібно { $limit } людини
}.
refused-already-seated = Ви вже за цим столом.
refused-not-seated = Вас немає за цим столом.
refused-not-seated-over = Вас не було за цим столом. Відкрити новий: `/koikoi стіл`.
refused-not-your-rotation = Почати за цим столом може лише { $name }.
