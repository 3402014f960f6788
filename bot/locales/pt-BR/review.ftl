button-review = Análise
percent = { $value }%
review-begins = 🔎 Analisando a partida…
review-working = 🔎 Analisando a partida: { $done } de { $whole } decisões…
review-accuracy = # { $name }: { $accuracy } de precisão
review-undecided = # { $name }: nada para decidir
review-seat = { $mark } **{ $name } { $accuracy }** · chances de vitória desperdiçadas: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · não desperdiçou nada
review-seat-undecided = { $mark } **{ $name }** não tomou nenhuma decisão
review-count-none = só deslizes
review-count-inaccuracy = { $count ->
    [one] { $count } imprecisão
    [many] { $count } imprecisões
   *[other] { $count } imprecisões
}
review-count-mistake = { $count ->
    [one] { $count } erro
    [many] { $count } erros
   *[other] { $count } erros
}
review-count-blunder = { $count ->
    [one] { $count } erro grave
    [many] { $count } erros graves
   *[other] { $count } erros graves
}
review-rounds = { $mark } chances de vitória desperdiçadas por rodada: { $rounds }
review-best = 👏 { $mark } Melhores escolhas: **{ $best }** de { $all }
review-finest = ✨ { $round }, jogada { $turn }: **{ $action }**, de longe a melhor
review-finest-because = ✨ { $round }, jogada { $turn }: **{ $action }**, de longe a melhor: { $reason }.
review-nothing = Não havia nada para decidir nesta partida.
review-meaning = -# 100%: nenhuma chance de vitória foi desperdiçada. Cada decisão é julgada pelo que se podia ver na hora, não pela sorte.
button-retry = Tentar de novo daqui
button-retry-again = Tentar de novo
retry-name = Nova tentativa (não conta)
match-retried = 🔁 Foi uma nova tentativa e não conta. A partida de verdade terminou { $score }.
review-turn = { $number } · { $round }, jogada { $turn }: { $before } → { $after }
picture-chance = Chance de vitória
review-alt-course = A chance de vitória de { $name }, escolha por escolha, com o placar após cada rodada.
review-alt-course-round = { $round }: { $before } → { $after }.
button-review-points = { $count ->
    [one] { $count } momento decisivo ▸
    [many] { $count } momentos decisivos ▸
   *[other] { $count } momentos decisivos ▸
}
button-review-other = Jogadas: { $name }
button-review-own = Seu jogo

review-point = **Momento decisivo { $number }/{ $count }** · { $round }, jogada { $turn } · { $mark } { $name }
review-played = ❌ Foi jogado **{ $action }**: { $grade }
review-played-you = ❌ Você jogou **{ $action }**: { $grade }
review-played-danger = ❌ Foi jogado **{ $action }**: { $grade }; { $danger }
review-played-danger-you = ❌ Você jogou **{ $action }**: { $grade }; { $danger }
danger-gives = o oponente poderia pegar e fazer { $yaku }
danger-feeds = com isso o oponente pode aumentar { $yaku }, e aí pode parar
danger-exposes = deixa o oponente perto de { $yaku }
review-better = ✅ **{ $action }** era melhor
review-better-because = ✅ **{ $action }** era melhor: { $reason }.
review-cost = Custo: **{ $points } pontos**, chance de vitória **{ $before } → { $after }**
review-cost-chance = Custo: chance de vitória **{ $before } → { $after }**
review-grade-best = a melhor jogada
review-grade-good = uma boa jogada
review-grade-inaccuracy = uma imprecisão
review-grade-mistake = um erro
review-grade-blunder = um erro grave
review-koi = Koi-koi
review-stop = Parar (+{ $points })
review-odds = Depois do koi-koi, quem pontua primeiro: { $own } { $improve }, { $other } { $first }, ninguém { $nobody }
review-alt-seat = Como { $name } via o jogo (“você” é { $name }).
review-alt = Com um X, o que foi jogado: { $played }. Com um visto, o que era melhor: { $better }.

history-review = Ver como uma partida foi jogada
history-review-line = { $name } { $score }
