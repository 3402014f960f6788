button-hint = 💡 Dica
button-odds = Chances
button-facts = Detalhes

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, mas o resto parece pior.
hint-only = 💡 **{ $action }**: você não tem outra escolha.
hint-even = -# Igualmente boas: { $names }.
hint-even-many = -# Igualmente boas: { $names } e mais { $count }.
hint-second = -# Segunda melhor: { $action }, cerca de { $points } pontos a menos.
hint-second-rarer = -# Segunda melhor: { $action }, que ganha a partida com menos frequência.
hint-swap = 💡 Ninguém viu nenhuma das mãos ainda: tanto faz uma ou outra.

reason-gap = { "; " }
reason-opponent = seu oponente
reason-the-other = o oponente
list-and = { " e " }
list-or = { " ou " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = forma { $yaku }, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}
reason-completes-stop = forma { $yaku }, valendo { $stop } se você parar
reason-adds = soma { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
} aos yakus
reason-captures = pega { $cards }
reason-denies = pega { $cards }, de que { $other } precisa para { $yaku }
reason-builds = um passo para { $yaku }
reason-gathers = junta cartas simples
reason-safe = ninguém mais pode pegar essa carta
reason-safe-held = só dá para pegar de volta com { $cards } da mão
reason-returns = se ela ficar lá, dá para pegar de volta com { $cards } da mão
reason-harmless = para { $other } isso vale pouco
reason-nears-play = na próxima jogada dá para formar { $yaku } com { $cards } da mão
reason-nears-take = na próxima jogada dá para formar { $yaku } pegando { $cards } do campo
reason-nears-held = com { $cards } da mão daria { $yaku }
reason-nears-lying = com { $cards } do campo daria { $yaku }
reason-nears = com { $cards } daria { $yaku }
reason-nears-many = só falta uma carta para { $yaku }
reason-waits = sem pressa com { $cards }: ninguém mais pode pegar
reason-stop-wins = com isso você ganha a partida
reason-stop-ties = parar é empatar a partida
reason-stop-loses = parar é perder a partida
reason-banks = { $points ->
    [one] { $points } ponto está garantido
    [many] { $points } pontos estão garantidos
   *[other] { $points } pontos estão garantidos
}
reason-fears = para { $other } fazer { $yaku } falta só isto: { $cards }
reason-fears-many = só falta uma carta para { $other } fazer { $yaku }
reason-fears-more = { $other } pode parar com mais uma carta de { $yaku }
reason-gives = pode dar { $yaku } para { $other }
reason-feeds = com isso { $other } pode aumentar { $yaku }, e aí pode parar
reason-exposes = pode deixar { $other } perto de { $yaku }
reason-none = nada de especial, mas é o que mais rende com o tempo

odds-chances = 🎲 **Koi-koi**: { $own }% você pontua, { $other }% seu oponente, { $nobody }% ninguém.
odds-points = **Parar** { $stop } · **koi-koi** { $koi } em média (já descontados os pontos do oponente).
odds-match = Para ganhar a partida: parar { $stop }%, koi-koi { $koi }%.
odds-even = 💡 As duas são mais ou menos iguais: escolha a que preferir.
odds-stop = 💡 Eu **pararia**.
odds-stop-because = 💡 Eu **pararia**: { $reason }.
odds-stop-for-the-match = 💡 Eu **pararia**: menos pontos em média, mas ganha a partida com mais frequência.
odds-koi = 💡 Eu pediria **koi-koi**.
odds-koi-because = 💡 Eu pediria **koi-koi**: { $reason }.
odds-koi-for-the-match = 💡 Eu pediria **koi-koi**: menos pontos em média, mas ganha a partida com mais frequência.
