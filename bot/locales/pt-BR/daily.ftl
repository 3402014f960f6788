daily-name = Mão do dia nº { $number }
daily-line-won = 🎴 Koi-Koi, mão do dia nº { $number }: vitória por { $score } contra { $name }
daily-line-lost = 🎴 Koi-Koi, mão do dia nº { $number }: derrota por { $score } para { $name }
daily-line-drawn = 🎴 Koi-Koi, mão do dia nº { $number }: empate, { $score }, contra { $name }
daily-line-resigned = 🎴 Koi-Koi, mão do dia nº { $number }: desistência contra { $name } com { $score } no placar
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Três rodadas de cartas japonesas de flores, iguais para todo mundo
daily-line-streak = { $about } · 🔥 { $days } dias seguidos
daily-begun =
    🎴 **Mão do dia nº { $number }** · três rodadas contra { $name }, com as mesmas cartas para todo mundo.
    Sua mão chega por mensagem direta; **{ button-hand }** abre aqui também.
daily-unfinished = 🎴 Você ainda não terminou a **mão do dia nº { $number }**. Ela ainda conta para o dia dela.
button-daily-finish = Terminar nº { $number }
button-daily-begin = Jogar nº { $number }
daily-played = 🎴 Você já jogou a **mão do dia nº { $number }**.
daily-result = **{ $points } a { $conceded }** pontos · posição { $rank } até agora
daily-void = 🎴 A mão do dia nº { $number } acabou sem resultado.
daily-next = -# A próxima chega { $when }.
button-today = Jogar a mão de hoje
button-daily-table = Ranking do dia
button-share = Postar aqui
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# Com `/koikoi mão-do-dia` no canal de um servidor, dá para postar isto lá.
daily-table-title = ### 🎴 Mão do dia nº { $number } · { $where }
daily-table-level = Contra { $name }
daily-table-all = todo mundo
daily-table-none = Ninguém terminou ainda. Comece com `/koikoi mão-do-dia`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# Você: posição { $rank }, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}
button-daily-here = Este servidor
button-daily-all = Todo mundo
daily-best = 🎴 O melhor resultado na **mão do dia nº { $number }**: { $name }, { $score } contra { $opponent }
daily-best-none = Ninguém terminou a mão do dia nº { $number } contra este nível.
button-daily-best = Ver a melhor partida
button-daily-yesterday = Ver a melhor de ontem
button-daily-round = Rodada { $number }
daily-post =
    ### 🎴 Mão do dia nº { $number } · 🧩 Enigma nº { $number }
    As mesmas cartas e a mesma posição para todo mundo. Tem mais { $when }.
