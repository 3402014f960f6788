profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · todos os servidores
profile-empty-own = Você ainda não terminou nenhuma partida que conte contra outra pessoa{ $scope ->
    [here] { " " }neste servidor
   *[all] { "" }
}. Desafie alguém com `/koikoi jogar`: seu perfil começa com a primeira partida. Para treinar, use `/koikoi computador`.
profile-empty = { $name } ainda não terminou nenhuma partida que conte contra outra pessoa{ $scope ->
    [here] { " " }neste servidor
   *[all] { "" }
}. Que tal um desafio? `/koikoi jogar`
profile-earned = 🏅 Conquistas: { $names }
profile-matches = **Partidas:** vitórias { $won }, derrotas { $lost }, empates { $drawn } · vitórias seguidas: { $streak } agora, recorde { $best }
profile-rating = **Rating:** { $rating }, posição { $rank }{ $curve }
profile-rating-provisional = **Rating:** { $rating }, provisório até { $enough } partidas contra { $people } pessoas que já tenham jogado com outras{ $curve }
profile-curve = { " " }· entre { $low } e { $high } nas últimas { $matches } partidas
profile-rounds = **Rodadas:** ganhou { $won } de { $rounds }, média de { $average } pontos em cada
profile-calls = **Koi-koi:** pedido em { $called } de { $chances ->
    [one] { $chances } rodada
    [many] { $chances } rodadas
   *[other] { $chances } rodadas
} com yaku; delas, { $paid } ganhas, { $punished } perdidas
profile-yaku = **Yaku favorito:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (esperado { $expected })
profile-hand = **Melhor rodada:** { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
} com { $sum }
profile-hand-plain = **Melhor rodada:** { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}
profile-accuracy = **Precisão:** { $accuracy }% em média, em { $matches ->
    [one] { $matches } partida analisada
    [many] { $matches } partidas analisadas
   *[other] { $matches } partidas analisadas
}
profile-against = **Contra você:** vitórias { $won }, derrotas { $lost }, empates { $drawn }
profile-computer = **Contra o computador:** ganhou { $won } de { $played }
profile-deals = **Mão do dia:** jogou { $count } · { $streak }
profile-puzzles = **Enigmas:** resolveu { $solved } de { $count } · rating { $rating } · { $streak }
profile-puzzles-provisional = **Enigmas:** resolveu { $solved } de { $count } · rating { $rating }, provisório · { $streak }
profile-streak = dias seguidos: { $days } agora, recorde { $longest }
profile-about = -# Contam as partidas entre duas pessoas, mas só as primeiras { $week } da semana entre as mesmas duas. “Esperado” é o que alguém de jogo regular faz no mesmo número de rodadas. A precisão vem das análises, também de partidas contra o computador.
button-profile-words = Em palavras
alt-profile = Perfil de { $name }: números, uma curva do rating, os yakus favoritos e as cartas da melhor rodada.

picture-profile-won = vitórias
picture-profile-lost = derrotas
picture-profile-drawn = empates
picture-profile-rating = Rating
picture-profile-streak = sequência
picture-profile-best-streak = melhor sequência
picture-profile-average = por rodada
picture-profile-accuracy = precisão
picture-profile-called = koi-koi pedido
picture-profile-of = { $called } de { $chances }
picture-profile-paid = depois ganhou
picture-profile-punished = depois perdeu
picture-profile-expected = esperado
picture-profile-biggest = melhor rodada
picture-profile-against = Contra você
