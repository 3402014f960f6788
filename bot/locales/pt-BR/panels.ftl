preset-wikipedia-2015 = Clássico
preset-wikipedia-2020 = Padrão
preset-sloperama = Corrida até 50
preset-ktane = Três rodadas
preset-richmind = Fitas +1
preset-steam = Soma zero 30
preset-nintendo = Portátil
about-wikipedia-2015 = Cinco brilhantes valem 15; cartas a mais contam
about-wikipedia-2020 = As regras usuais de hoje; dobra a partir de 7 pontos
about-sloperama = Seus próprios pedidos de koi-koi multiplicam; até 50
about-ktane = Curta; todo koi-koi multiplica, não importa quem pede
about-richmind = Taça de saquê não é carta simples; cartas a mais contam
about-steam = Os dois começam com 30 e tiram pontos um do outro
about-nintendo = Um koi-koi por rodada; só o melhor yaku de animais e o de fitas
rules-changed = { $rules }, regras da casa

watching = Você está assistindo a **{ $first }** x **{ $second }** · { $round }
waiting-at-table = { $place ->
    [one] Você enfrenta quem ganhar esta rodada: **{ $first }** x **{ $second }**. Suas cartas chegam então.
    [many] **{ $first }** x **{ $second }** estão jogando. Você joga depois de { $place } rodadas; suas cartas chegam então.
   *[other] **{ $first }** x **{ $second }** estão jogando. Você joga depois de { $place } rodadas; suas cartas chegam então.
}
watching-over = **{ $first }** x **{ $second }**: esta partida acabou.
button-watch = Assistir
button-winner = Contra quem vencer
rematch-asked = Pedido feito: o desafio está em <#{ $channel }>.
rematch-waits = Você já pediu, e { $name } pode aceitar: { $where }
table-tournament = 🏆 Uma partida do torneio **{ $name }**

menu-title = Partida contra { $name } · { $round }
button-resign = Desistir
button-bring = Trazer a mesa para cá
button-send-again = Enviar a mesa de novo
button-bring-short = Trazer para cá
button-rules = Regras
button-report = Relatar um problema
resign-question = Desistir da partida contra { $name }? Ela conta como derrota.
resign-tournament = Desistir da partida contra { $name }? Ela conta como derrota, mesmo que ninguém tenha jogado uma carta: um torneio precisa de resultado.
withdraw-question = Sair da partida contra { $name }? Vocês ainda não jogaram uma carta cada um, então ela não vai valer.
button-leave-match = Sair
button-withdraw-match = Sim, sair
withdrawn = Você saiu da partida. Ela não vale.
withdraw-late = { $name } jogou uma carta enquanto isso, então agora conta.
button-off = Cancelar de comum acordo
off-question = Pedir a { $name } para cancelar esta partida? Se { $name } concordar, ela acaba e não vale. Se { $name } continuar jogando, o pedido deixa de valer. Você pode pedir duas vezes numa partida.
button-off-yes = Pedir
off-offered = Pedido feito. Seu relógio continua: a partida segue até a resposta.
off-done = Vocês dois concordaram: a partida está cancelada e não vale.
button-resign-yes = Sim, desistir
button-resign-no = Continuar
resigned = Você desistiu. Valeu por jogar!
resign-kept = Isso, continue!
brought = A mesa agora está aqui.
report-label = Qual é o problema?
report-about = Quem mantém o bot lê isto, com o registro desta partida.
report-hint = O que você fez, o que aconteceu, o que você esperava?
host-notice = -# 🛠️ { $notice }
button-answer = Responder
host-report = **Relato { $number }** de { $name }
host-report-where = { $server } · partida { $match }, passo { $step }
host-in-dms = mensagens diretas
host-report-terminal = -# Na máquina do bot, `koikoi reports { $number }` mostra isto com o registro da partida.
answer-label = Sua resposta
answer-about = A pessoa lê a resposta numa mensagem direta do bot.
answer-saved = Sua resposta já está a caminho. Se não puder ser entregue, eu aviso.
report-answer = **Quem mantém o bot responde ao seu relato** sobre a partida { $match }:
host-answer-closed = Sua resposta ao relato { $number } não chegou a { $name }: as mensagens diretas estão fechadas.
host-answer-failed = Sua resposta ao relato { $number } não chegou a { $name }: o Discord não aceitou.
host-dms-stopped = ⚠️ **O Discord sinalizou este bot:** ele não pode abrir novas mensagens diretas nem entrar em servidores. As pessoas para quem ele já escreveu continuam recebendo as mensagens. Veja o aplicativo no Developer Portal e recorra ao suporte do Discord. O bot tenta de novo uma vez por dia, e depois de `koikoi doctor`.
host-dms-again = ✅ O Discord voltou a deixar este bot abrir novas mensagens diretas.
host-unit-failed = Na máquina do seu bot, **{ $unit }** falhou. O motivo aparece com { $command }.
host-voids = ⚖️ Partidas anuladas que esperam a sua confirmação: **{ $count }**. Enquanto você não confirmar, a partida ainda conta para todos os servidores, pelo menos como derrota. Na máquina do bot, `koikoi voids` mostra a lista.
reported = Valeu pelo aviso. Quem mantém o bot pode ler, com a partida { $match }. Também atualizei as mensagens dela.

yaku-title-own = **Seus yakus** contra { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }, falta: { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: precisa de { $count ->
    [one] uma
    [many] { $count }
   *[other] { $count }
} destas: { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ na sua mão
yaku-none = Nenhum yaku ainda; nada está perto.
yaku-captured = -# Capturadas: { $cards }
yaku-opponent = **{ $name }** tem { $sum }
yaku-opponent-none = **{ $name }** não tem yaku ainda.
yaku-opponent-near = ▫️ perto: { $near }
yaku-more = e mais { $count }

fair-title = **Jogo limpo.** Cada rodada é lacrada com uma impressão digital antes que alguém veja uma carta; os primeiros { $digits } dígitos ficam na mesa até a primeira jogada (nas mensagens diretas: embaixo da sua mão). Depois da rodada, o lacre é aberto para todo mundo. Isso prova que as cartas não foram trocadas durante a rodada, não que o embaralhamento foi aleatório.
fair-sealed = Rodada { $number }, lacrada: `{ $commitment }`
fair-opened = Rodada { $number }, aberta: `{ $commitment }`
fair-void = Rodada { $number }, cartas dadas de novo ({ $reason }), aberta: `{ $commitment }`
fair-check = -# Para conferir: o SHA-256 do nonce, uma quebra de linha e a linha das cartas, tudo no arquivo anexo. O registro de uma partida terminada também traz isso, e `koikoi verify` confere.
fair-file-round = Rodada { $number }
fair-file-void = (cartas dadas de novo: { $reason })

record-here = O registro da partida { $match }: todas as cartas dadas e todas as jogadas. Num terminal, `koikoi record` mostra o replay.

games-title = ### Suas partidas
games-none = Nenhuma partida espera por você. Desafie um membro com `/koikoi jogar`, ache um oponente em todos os servidores com `/koikoi procurar` ou jogue contra mim com `/koikoi computador`.
games-your-turn = 🟢 **Sua vez** contra { $name } · { $round }
games-absent = 💤 **{ $name } não jogou a tempo: você decide** · { $round }
games-their-turn = ⚪ Vez de { $name } · { $round }
games-late = ⏰ seu tempo acabou
games-since = a vez começou { $since }
games-between = ⏸️ Entre rodadas contra { $name } · { $round }
games-invited = 📨 { $name } convida você · { $length } · fecha { $until }
games-inviting = 📨 Você convidou { $name } · { $length } · fecha { $until }
games-open-table = 📨 Sua mesa aberta · { $length } · fecha { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Mensagem direta
games-page = -# Página { $page } de { $pages }
button-open-hand = Abrir a mão
button-previous = ◂
button-next = ▸
button-withdraw = Retirar
games-bring-missing = Uma mesa só pode ficar num canal do próprio servidor. Agora ela é a mensagem mais nova em <#{ $channel }>.

list-own-only = 🔒 Esta é a sua própria lista: nas mensagens diretas ninguém vê a de outra pessoa. Peça a de { $name } num servidor.
list-own-only-outside = 🔒 Esta é a sua própria lista: a de outra pessoa só mostro em servidores onde estou. Peça lá a de { $name }.
history-title = ### { $name }: partidas terminadas
history-none = Nenhuma partida terminada aqui ainda.
history-won = 🏆 vitória contra { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ derrota para { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 empate com { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 vitória: { $name } desistiu com **{ $score }** no placar · { $when } · { $rules }
history-resign-lost = 🏳️ desistência contra { $name } com **{ $score }** no placar · { $when } · { $rules }
history-timeout-won = 🏆 vitória: o tempo de { $name } acabou com **{ $score }** no placar · { $when } · { $rules }
history-timeout-lost = ⌛ tempo esgotado contra { $name } com **{ $score }** no placar · { $when } · { $rules }
history-aborted = 🛑 encerrada por um admin, contra { $name } · { $when }
history-abort = 🛑 encerrada por um admin, contra { $name } · { $when }
history-withdraw = 🚪 { $name } se retirou · { $when }
history-withdraw-own = 🚪 retirada da partida contra { $name } · { $when }
history-agreed = 🤝 cancelada de acordo com { $name } · { $when }
history-uncounted = { $line } · não conta
history-void = ~~{ $line }~~ · anulada
history-standing = **Ranking**, partidas entre pessoas: vitórias { $won } · derrotas { $lost } · empates { $drawn } · melhor rodada { $best } · posição { $rank } por vitórias
history-count = { $count ->
    [one] **{ $count } partida** ao todo
    [many] **{ $count } partidas** ao todo
   *[other] **{ $count } partidas** ao todo
}
history-count-here = { $count ->
    [one] **{ $count } partida** neste servidor
    [many] **{ $count } partidas** neste servidor
   *[other] **{ $count } partidas** neste servidor
}

leaderboard-title = ### 🏆 Ranking de { $guild }
leaderboard-title-all = ### 🏆 Ranking de todos os servidores
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Ninguém terminou uma partida aqui ainda. Comece uma com `/koikoi jogar`.
leaderboard-none-then = Ninguém terminou uma partida nesse período.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Você: posição { $rank }, { $result }
leaderboard-you-none = -# Você: ainda nenhuma partida que conte aqui
leaderboard-you-provisional = -# Você: { $result }; ainda sem posição por rating, com { $matches } de { $enough } partidas que mudam o rating e { $opponents } de { $people } oponentes que já tinham jogado com outras pessoas
leaderboard-you-few = -# Você: { $result }; ainda sem posição por rating, com { $played } de { $enough } partidas nesta temporada
leaderboard-about = Contam as partidas entre duas pessoas, mas só as primeiras { $week } da semana entre as mesmas duas. Antes de uma rodada terminar, quem desiste perde, mas ninguém ganha.
leaderboard-about-provisional = ?: ainda sem posição. São necessárias { $enough } partidas que mudam o rating, contra { $people } pessoas que já tenham jogado com outras.
leaderboard-about-provisional-season = ?: ainda sem posição. São necessárias { $enough } partidas que mudam o rating, contra { $people } pessoas que já tenham jogado com outras, e { $season } partidas na temporada.
leaderboard-about-marks = 🥇 🥈 🥉: lugares por rating em temporadas anteriores
measure-rating = Rating
measure-wins = Vitórias
measure-points = Pontos
measure-hand = Melhor rodada
period-all = Geral
period-week = Esta semana
period-this-season = Esta temporada
period-season = Esta temporada: { $season }
period-past-season = Temporada: { $season }
period-of-week = Semana de { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = ganhou { $won } de { $played } · { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}
result-points = { $points ->
    [one] **{ $points }** ponto
    [many] **{ $points }** pontos
   *[other] **{ $points }** pontos
}
result-hand = { $best_round ->
    [one] **{ $best_round }** ponto numa rodada
    [many] **{ $best_round }** pontos numa rodada
   *[other] **{ $best_round }** pontos numa rodada
}
button-board-all = Todos os servidores
button-board-here = Este servidor
button-leaderboard = Ranking
button-counting = O que conta
weekly-title = ### 🏆 A semana em { $guild }, de { $first } a { $last } · { $measure }
date = { $day } { $month ->
    [1] de janeiro
    [2] de fevereiro
    [3] de março
    [4] de abril
    [5] de maio
    [6] de junho
    [7] de julho
    [8] de agosto
    [9] de setembro
    [10] de outubro
    [11] de novembro
   *[12] de dezembro
}
date-year = { $date } de { $year }
season-quarter = { $quarter ->
    [1] janeiro a março de { $year }
    [2] abril a junho de { $year }
    [3] julho a setembro de { $year }
   *[4] outubro a dezembro de { $year }
}
season-since = iniciada em { $date }
season-rest = { $season }, a partir de { $date }
season-now = **Temporada:** { $season }
season-begun = **Começou uma nova temporada:** { $season }. **{ $before }** acabou; seu ranking continua em `/koikoi ranking`, e os três primeiros lugares guardam uma medalha.
season-how-quarter = Ela termina com o trimestre do calendário (UTC), e a próxima começa sozinha.
season-how-begun = Ela dura até você começar outra ou voltar aos trimestres do calendário.
season-command = -# Comece uma nova com `/koikoi-admin temporada` e uma ação.
season-ask-new = **Começar uma nova temporada?**
season-ask-unnamed = -# Ela ainda não tem nome: dê um com a opção `nome`.
season-ask-named = **Começar uma nova temporada?** O nome dela:
season-ask-quarter = **Voltar aos trimestres do calendário?** O resto deste trimestre é uma nova temporada.
season-ends = **{ $before }** termina de vez com isso, e não dá para desfazer. Seu ranking continua em `/koikoi ranking`, e os três primeiros lugares guardam uma medalha.
button-season-begin = Sim, começar
button-season-keep = Não mudar nada

rules-title = ### Regras: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# As regras de { $channel } e seus tópicos. No resto deste servidor: { $rules }.
rules-counting = **Em resumo**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, +1 por carta a mais · { $made }
rules-borrowed-yaku = -# A fonte destas regras não diz quantos pontos valem os yakus: são os de { $lender }.
rules-borrowed-flow = -# A fonte destas regras só diz o que pontua: o resto é como em { $lender }.
button-rules-yaku = Yakus
button-rules-dealing = Distribuição
button-rules-turns = Jogadas
button-rules-scoring = Pontuação
button-rules-match = Partida

rule-hint = Pegue cartas juntando meses iguais, forme yakus (combinações que pontuam) e escolha: parar e pontuar, ou pedir koi-koi e tentar mais.
rule-seven = Yakus que somam 7 ou mais contam em dobro.
rule-no-seven = Nada dobra com 7 pontos.
rule-koi-none = Pedir koi-koi não multiplica nada.
rule-koi-opponent_x2 = Se seu oponente pediu koi-koi, seus pontos dobram.
rule-koi-own_plus_1 = Seus próprios pedidos de koi-koi multiplicam seus pontos: ×2, ×3…
rule-koi-all_plus_1 = Os pedidos de koi-koi dos dois lados multiplicam os pontos: ×2, ×3…
rule-koi-steam = Seus três primeiros pedidos de koi-koi somam um ponto cada; o quarto dobra, o quinto triplica…
rule-brights = Cada brilhante no campo depois de dadas as cartas multiplica: um ×2, dois ×3…
rule-combine-product = Os multiplicadores se multiplicam: ×2 e ×2 dão ×4.
rule-combine-sum = Koi-koi e brilhantes no campo se somam: ×2 e ×2 dão ×3.
rule-flat = Pontos pela mão inicial, e por ninguém ter parado, nunca são multiplicados.
rule-exhaust-zero = Todas as cartas jogadas e ninguém parou: ninguém faz pontos.
rule-exhaust-oya = Todas as cartas jogadas e ninguém parou: quem dá as cartas ganha { $points }.
rule-exhaust-caller = Todas as cartas jogadas e ninguém parou: quem pediu koi-koi por último pontua, sem dobrar.
rule-zero-sum = Quem perde paga os pontos de quem ganha.

rule-brights-best = Dos yakus de brilhantes, só o seu melhor conta.
rule-stacking-all = Todos os seus outros yakus contam juntos.
rule-stacking-every = Todos os seus yakus contam juntos.
rule-stacking-family = Dos yakus de animais só o seu melhor conta, e dos de fitas também.
rule-stacking-one = Só o seu melhor yaku conta.
rule-chofuku-off = Fitas de poesia e fitas azuis ao mesmo tempo não são um yaku próprio: as duas se somam.
rule-chofuku-on = Fitas de poesia e fitas azuis ao mesmo tempo contam no lugar das duas.
rule-cup-0 = A taça de saquê é só um animal.
rule-cup-1 = A taça de saquê é um animal e também uma carta simples.
rule-cup-2 = A taça de saquê é um animal e também duas cartas simples.
rule-viewing-off = Ver a lua e ver as flores não contam.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] Ver a lua só conta junto com outro yaku.
    [hanami] Ver as flores só conta junto com outro yaku.
   *[both] Ver a lua e ver as flores só contam junto com outro yaku.
}
rule-viewing-after = { $viewing ->
    [tsukimi] Depois do seu próprio koi-koi, ver a lua vale { $points }.
    [hanami] Depois do seu próprio koi-koi, ver as flores vale { $points }.
   *[both] Depois do seu próprio koi-koi, ver a lua e ver as flores valem { $points } cada.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] Depois do seu próprio koi-koi, ver a lua não conta.
    [hanami] Depois do seu próprio koi-koi, ver as flores não conta.
   *[both] Depois do seu próprio koi-koi, ver a lua e ver as flores não contam.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Se você tiver cartas de dezembro, ver a lua não conta.
    [hanami] Se você tiver o homem da chuva, ver as flores não conta.
   *[both] Se você tiver o homem da chuva, ver as flores não conta; se tiver cartas de dezembro, ver a lua não conta.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Se você tiver o homem da chuva ou o raio, ver a lua não conta.
    [hanami] Se você tiver o homem da chuva ou o raio, ver as flores não conta.
   *[both] Se você tiver o homem da chuva ou o raio, ver a lua e ver as flores não contam.
}
rule-weather-november = { $viewing ->
    [tsukimi] Se você tiver qualquer carta de novembro, ver a lua não conta.
    [hanami] Se você tiver qualquer carta de novembro, ver as flores não conta.
   *[both] Se você tiver qualquer carta de novembro, ver a lua e ver as flores não contam.
}
rule-month = As cartas do mês são as da rodada: janeiro na primeira, valendo { $points } juntas.

rule-first-month_draw = Quem dá as cartas primeiro: cada lado tira uma carta, o mês que vem antes dá as cartas; no mesmo mês, a carta mais alta. Duas cartas simples do mesmo mês: os dois tiram de novo.
rule-first-random = Quem dá as cartas primeiro: a sorte decide.
rule-first-challenger = Quem dá as cartas primeiro: quem desafiou; contra o computador, você.
rule-next-winner = Depois, quem ganha uma rodada dá as cartas da próxima.
rule-next-loser = Depois, quem perde uma rodada dá as cartas da próxima.
rule-next-alternate = Depois, os dois se revezam para dar as cartas.
rule-nobody-same = Ninguém ganhou: a mesma pessoa dá as cartas de novo.
rule-nobody-other = Ninguém ganhou: a outra pessoa dá as cartas.
rule-deal-kfo4 = Oito cartas para cada, de quatro em quatro: para o oponente, o campo, quem dá as cartas. Quem dá as cartas joga primeiro.
rule-deal-kfo2 = Oito cartas para cada, de duas em duas: para o oponente, o campo, quem dá as cartas. Quem dá as cartas joga primeiro.
rule-deal-kof4 = Oito cartas para cada, de quatro em quatro: para o oponente, quem dá as cartas, o campo. Quem dá as cartas joga primeiro.
rule-deal-kfo8 = Oito cartas para cada, todas de uma vez: para o oponente, o campo, quem dá as cartas. Quem dá as cartas joga primeiro.
rule-swap = Quem não dá as cartas pode trocar de mão com quem dá, antes que alguém olhe.
rule-field_quad-redeal = Quatro cartas de um mês no campo: cartas dadas de novo.
rule-field_quad-pay = Quatro cartas de um mês no campo: a rodada acaba, quem dá as cartas ganha { $points }.
rule-field_quad-off = Quatro cartas de um mês no campo: o jogo segue.
rule-field_pairs-redeal = Quatro pares no campo: cartas dadas de novo.
rule-field_pairs-pay = Quatro pares no campo: a rodada acaba, quem dá as cartas ganha { $points }.
rule-field_pairs-off = Quatro pares no campo: o jogo segue.
rule-field_triple-redeal = Três cartas de um mês no campo: cartas dadas de novo.
rule-field_triple-off = Três cartas de um mês no campo: o jogo segue.
rule-teshi-pay = Quatro cartas de um mês numa mão inicial: a rodada acaba, quem tem essa mão ganha { $points }.
rule-teshi-redeal = Quatro cartas de um mês numa mão inicial: cartas dadas de novo.
rule-teshi-off = Quatro cartas de um mês numa mão inicial: o jogo segue.
rule-kuttsuki-pay = Quatro pares numa mão inicial: a rodada acaba, quem tem essa mão ganha { $points }.
rule-kuttsuki-redeal = Quatro pares numa mão inicial: cartas dadas de novo.
rule-kuttsuki-off = Quatro pares numa mão inicial: o jogo segue.
rule-lucky-tie = Se as duas mãos pontuarem assim, a rodada acaba sem pontos.
rule-lucky-ignore = Se as duas mãos pontuarem assim, nenhuma pontua, e o jogo segue.
rule-lucky-redeal = Se as duas mãos pontuarem assim, as cartas são dadas de novo.
rule-lucky-dealer = Se as duas mãos pontuarem assim, só a de quem dá as cartas pontua.
rule-field-first = O campo é visto antes das mãos.
rule-dealt-again = Quando se dão as cartas de novo, a mesma pessoa dá; a distribuição anulada não conta.

rule-turn = Na sua vez: você joga uma carta da mão, depois vira uma carta do monte.
rule-take = Cada uma pega uma carta do seu mês no campo ou fica lá. Se houver duas, você escolhe uma.
rule-three-all = Se houver três, pega todas.
rule-three-one = Se houver três, você também escolhe uma.
rule-wild = O raio pega qualquer carta quando não há outra de novembro no campo.
rule-decision-increase = Com um yaku, você escolhe: parar ou koi-koi. Escolhe de novo sempre que seus yakus valerem mais.
rule-decision-new_yaku = Com um yaku, você escolhe: parar ou koi-koi. Só escolhe de novo com um yaku novo.
rule-stop = Parar encerra a rodada: você pontua seus yakus, seu oponente nada.
rule-limit-none = Dá para pedir koi-koi quantas vezes você quiser.
rule-limit = No máximo { $limit } koi-koi por rodada para cada lado; depois disso, um yaku encerra a rodada.
rule-limit-round = No máximo { $limit } koi-koi por rodada ao todo; depois disso, um yaku encerra a rodada.
rule-last-card = Se você não tiver mais cartas na mão, um yaku encerra a rodada.
rule-reply = Depois de um koi-koi, o próximo yaku do oponente encerra a rodada.

rule-rounds = { $rounds ->
    [one] A partida tem { $rounds } rodada. Ganha quem tiver mais pontos.
    [many] A partida tem { $rounds } rodadas. Ganha quem tiver mais pontos no fim.
   *[other] A partida tem { $rounds } rodadas. Ganha quem tiver mais pontos no fim.
}
rule-target = Quem chegar primeiro a { $points } pontos ganha, e a partida acaba.
rule-tie-draw = Pontos iguais: empate. *{ button-rematch }* começa uma nova partida.
rule-tie-extra_round = Pontos iguais: mais rodadas, até uma decidir.
rule-bank = Os dois começam com { $points } pontos; quem ficar sem nenhum perde a partida.

learn-title = ### Koi-Koi em um minuto
learn-turn = **Sua vez.** Jogue uma carta: com outra do mesmo mês no campo, você pega as duas. Depois, vira-se uma carta do monte, que faz o mesmo. Os botões dizem o que cada carta pega; com os verdes, você pega cartas.
learn-yaku = **Yakus** são combinações de cartas capturadas: três fitas de poesia, javali-cervo-borboletas, lua e taça de saquê, dez cartas simples e outras. O botão *{ button-yaku }* mostra quanto falta.
learn-decide = **Com um yaku, você escolhe.** *Parar* encerra a rodada e pontua. Com *koi-koi* você continua para fazer mais; se seu oponente for mais rápido, você não ganha nada.
learn-more = As cartas de um mês têm a mesma planta e o mesmo número. Nada para instalar, nada para decorar: jogue uma rodada e você já sabe.
help-command = { $command }: { $about }
help-admins = **Se você gerencia este servidor**
greeting =
    Olá! Neste servidor agora dá para jogar **Koi-Koi**, o jogo de cartas mais querido do Japão. Vocês jogam entre si ou contra o computador, com imagens e botões, sem instalar nada.
    - `/koikoi aprender`: aprenda o jogo em cinco minutos
    - `/koikoi jogar`: desafie um membro ou abra uma mesa em que qualquer pessoa pode entrar
    - `/koikoi-admin configurações`: as regras, os canais e o idioma daqui (para admins)
how-terms = **Este desafio:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - e mais { $count }, em *{ button-rules }*
button-try = Testar contra mim

me-title = ### Suas preferências
me-hand = Onde sua mão aparece
me-hand-dm = Numa mensagem direta
me-hand-channel = No canal, em { $button }
me-nudges = Avisos da sua vez
me-nudges-usual = Quando eu estiver longe
me-nudges-always = A cada jogada
me-nudges-never = Nunca
me-challenges = Desafios de outras pessoas
me-challenges-on = Podem me desafiar
me-challenges-off = Ninguém pode me desafiar
me-print = As imagens da sua mão
me-print-usual = Tamanho normal
me-print-large = Grande
    .about = Cartas maiores na mão, sobretudo no celular; as capturas viram números
me-pause = As jogadas do computador
me-pause-short = Rápido: meio segundo
me-pause-usual = Normal: dois ou três segundos
me-pause-long = Devagar: cinco segundos
me-confirm = Quando você toca numa carta
me-confirm-off = Jogar na hora
me-confirm-on = Perguntar antes se tenho certeza
me-order = Os botões embaixo da sua mão
me-order-usual = Ordem normal
me-order-left = Para canhotos
    .about = As fileiras ficam invertidas, mas as suas cartas não
me-motion = Animações
me-motion-usual = Reproduzir na hora
me-motion-less = Menos movimento
    .about = Primeiro uma imagem parada
me-language = Idioma das suas mensagens
me-language-auto = Como no seu Discord
me-note = -# Igual em todos os servidores. Dá para abrir a mão nos dois lugares a qualquer momento; aqui você escolhe onde ela aparece normalmente.
me-saved = -# ✔ Salvo
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Olá! É aqui que vou mandar o que você pediu e as suas mãos.
dm-waits = ✉️ Vou poder escrever para você { $when }: o Discord só me deixa abrir poucas mensagens diretas novas por vez. Se uma partida começar antes, sua mão está no canal, em **{ $button }**.
dm-flagged = ⚠️ O Discord não me deixa abrir novas mensagens diretas no momento, então ainda não posso escrever para você. Sua mão está no canal, em **{ $button }**; vou continuar tentando.
dm-closed = ⚠️ Suas mensagens diretas estão fechadas para mim, então sua mão continua no canal, em **{ $button }**. Permita mensagens diretas nas configurações de privacidade de um servidor que temos em comum e escolha de novo.

doctor-message = Uma mensagem de teste de `koikoi doctor`. Ela some sozinha.

privacy-title = ### O que está guardado sobre você
privacy-text = Seu ID e seus nomes do Discord, suas preferências e lembretes, as partidas, torneios, mesas e enigmas que você jogou, com cada jogada e sua hora, seus resultados e conquistas, quem você bloqueou, o que decidiu como admin e os problemas que relatou. *{ button-export }* entrega tudo a você. O bot não lê mensagens. Só quem mantém este bot pode ver isso; seu nome e seus resultados na mão do dia e no ranking de todos os servidores também aparecem em outros servidores, e seu perfil também.
privacy-erase-text = Apagar faz você desistir das partidas em andamento e tira seu nome e ID de tudo. As partidas ficam, sem você. A mão de hoje não pode ser jogada de novo. Se você voltar, os bloqueios contra você, as pausas e os limites continuam valendo. Não dá para desfazer.
privacy-host = **Este bot é mantido por:** { $said }
privacy-contact = **Perguntas sobre seus dados:** { $said }
button-privacy-policy = Política de privacidade
button-terms = Termos de serviço
button-export = Enviar meus dados
button-erase = Apagar meus dados
button-erase-yes = Sim, apagar tudo
button-erase-no = Manter
privacy-question = Apagar mesmo tudo o que está guardado sobre você?
privacy-erased = Tudo foi apagado. Volte quando quiser, como alguém novo por aqui.
privacy-kept = Nada mudou.
privacy-export = Tudo o que está guardado sobre você:
