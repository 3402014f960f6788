daily-name = Reparto del día #{ $number }
daily-line-won = 🎴 Koi-Koi, reparto del día #{ $number }: victoria { $score } contra { $name }
daily-line-lost = 🎴 Koi-Koi, reparto del día #{ $number }: derrota { $score } contra { $name }
daily-line-drawn = 🎴 Koi-Koi, reparto del día #{ $number }: empate, { $score }, contra { $name }
daily-line-resigned = 🎴 Koi-Koi, reparto del día #{ $number }: rendición con { $score } contra { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Tres rondas de cartas japonesas de flores, las mismas para todo el mundo
daily-line-streak = { $about } · 🔥 { $days } días seguidos
daily-begun =
    🎴 **Reparto del día #{ $number }** · tres rondas contra { $name }, con las mismas cartas para todo el mundo.
    Tu mano llega por mensaje directo; **{ button-hand }** también la abre aquí.
daily-unfinished = 🎴 Aún no has terminado el **reparto del día #{ $number }**. Contará para su propio día.
button-daily-finish = Terminar #{ $number }
button-daily-begin = Jugar #{ $number }
daily-played = 🎴 Ya jugaste el **reparto del día #{ $number }**.
daily-result = **{ $points } a { $conceded }** puntos · puesto { $rank } por ahora
daily-void = 🎴 El reparto del día #{ $number } terminó sin resultado.
daily-next = -# Próximo reparto { $when }.
button-today = Reparto de hoy
button-daily-table = Clasificación del día
button-share = Publicarlo aquí
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# Con `/koikoi reparto` en el canal de un servidor puedes publicarlo allí.
daily-table-title = ### 🎴 Reparto del día #{ $number } · { $where }
daily-table-level = Contra { $name }
daily-table-all = todo el mundo
daily-table-none = Nadie lo ha terminado aún. Empieza con `/koikoi reparto`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] 1 punto
    [many] { $points } puntos
   *[other] { $points } puntos
}
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# Tú: puesto { $rank }, { $points ->
    [one] 1 punto
    [many] { $points } puntos
   *[other] { $points } puntos
}
button-daily-here = Este servidor
button-daily-all = Todos
daily-best = 🎴 Mejor resultado del **reparto del día #{ $number }**: { $name }, { $score } contra { $opponent }
daily-best-none = Nadie terminó el reparto del día #{ $number } contra este nivel.
button-daily-best = Ver la mejor partida
button-daily-yesterday = Ver la mejor de ayer
button-daily-round = Ronda { $number }
daily-post =
    ### 🎴 Reparto del día #{ $number } · 🧩 Acertijo #{ $number }
    Las mismas cartas y la misma posición para todo el mundo. Los próximos llegan { $when }.
