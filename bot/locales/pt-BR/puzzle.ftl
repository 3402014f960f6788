puzzle-name = Enigma nº { $number }
puzzle-other = Oponente
puzzle-head = ### 🧩 { $name } · qual a sua escolha?
puzzle-play = **Que carta você joga?**
puzzle-once = -# Vale a primeira escolha. Uma é claramente a melhor, pelo que você pode ver.
puzzle-solved = ### ✅ { $name }: resolvido!
puzzle-missed = ### ❌ { $name }: não foi desta vez
puzzle-solved-late = ### ✅ { $name }: resolvido, depois do dia
puzzle-missed-late = ### ❌ { $name }: não foi desta vez
puzzle-again = Você já tinha respondido: vale a primeira escolha.
puzzle-chosen = ❌ Você escolheu **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ Você escolheu **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ O melhor é **{ $action }**.
puzzle-best-because = ✅ O melhor é **{ $action }**: { $reason }.
puzzle-second = Segunda melhor: **{ $action }**, −{ $points } pontos em média.
puzzle-second-danger = Segunda melhor: **{ $action }**, −{ $points } pontos em média; { $danger }.
puzzle-first = 👥 Você foi a primeira pessoa a responder.
puzzle-crowd = 👥 Acertos: { $solvers } de { $count } ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] ninguém mais escolheu como você
    [one] { $count } outra pessoa escolheu como você
    [many] { $count } outras pessoas escolheram como você
   *[other] { $count } outras pessoas escolheram como você
}
puzzle-late = -# O dia do enigma já passou, então isto não muda seu rating nem seus dias seguidos.
puzzle-rating = 📈 Rating **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Rating **{ $rating }** ({ $gained }), provisório
puzzle-count = { $solved } de { $count } resolvidos
puzzle-streak = 🔥 { $days } dias seguidos
puzzle-next = -# O próximo enigma chega { $when }.
puzzle-alt = Marcada como a melhor escolha: { $best }.
puzzle-line-solved = 🧩 Koi-Koi, enigma do dia nº { $number }: ✅ resolvido
puzzle-line-missed = 🧩 Koi-Koi, enigma do dia nº { $number }: ❌ não resolvido
puzzle-line-solved-late = 🧩 Koi-Koi, enigma do dia nº { $number }: ✅ resolvido, um pouco tarde
puzzle-line-missed-late = 🧩 Koi-Koi, enigma do dia nº { $number }: ❌ não resolvido, um pouco tarde
puzzle-line-streak = { $line } · 🔥 { $days } dias seguidos
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Resolver o enigma de hoje
