name-anybody = qualquer pessoa
name-erased = alguém que já saiu
versus = { $first } x { $second }
name-blank = alguém sem nome
name-you = Você
name-person = { $name }
# O computador numa frase: um nome próprio, sem artigo. `.menu` aparece onde se escolhe o nível.
level-greedy = Bot Simples
    .menu = Computador
level-sprout = Bot Broto
    .menu = Computador · Broto
level-player = Bot Jogador
    .menu = Computador · Jogador
level-expert = Bot Especialista
    .menu = Computador · Especialista
level-master = Bot Mestre
    .menu = Computador · Mestre
level-other = Bot ({ $level })
plays-sprout = Como iniciante: perde capturas, para cedo
plays-player = Firme e rápido: monta yakus, bloqueia os seus
plays-expert = Pensa à frente: testa cada carta em várias mãos
plays-master = Deduz a sua mão, joga para ganhar a partida
level-line = -# { $name } · { $style } · outros níveis: `/koikoi computador`
choose-level = Jogar contra o computador: escolha um nível
picture-round = Rodada
picture-any-of = { $count } de
picture-further = cada extra +1
picture-nobody = Ninguém ganhou
picture-won = vence
picture-your-turn = Sua vez
picture-quarter-final = Quartas de final
picture-semi-final = Semifinais
picture-final = Final
picture-grand-final = Grande final
picture-winners-bracket = Chave dos vencedores
picture-losers-bracket = Chave dos perdedores
picture-winner = 1º lugar
picture-bye = folga
picture-walkover = W.O.
picture-points = Pts
picture-round-of = Rodada { $number }

length-rounds = { $rounds ->
    [one] { $rounds } rodada
    [many] { $rounds } rodadas
   *[other] { $rounds } rodadas
}
length-target = { $target ->
    [one] até { $target } ponto
    [many] até { $target } pontos
   *[other] até { $target } pontos
}
length-instead = { $length } (normalmente { $usual })
time-minutes = { $minutes ->
    [one] { $minutes } minuto por jogada
    [many] { $minutes } minutos por jogada
   *[other] { $minutes } minutos por jogada
}
time-hours = { $hours ->
    [one] { $hours } hora por jogada
    [many] { $hours } horas por jogada
   *[other] { $hours } horas por jogada
}
pace-live = ao vivo
pace-daily = diário

challenge-member = 🎴 { $opponent }, { $challenger } convida você para um **Koi-Koi**
challenge-rematch = 🎴 { $opponent }, { $challenger } pede revanche no **Koi-Koi**
challenge-open = 🎴 { $challenger } abriu uma mesa de **Koi-Koi**. Quem topa?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = Nunca jogou? É só começar: os botões mostram o que você pode pegar.
challenge-offer = Ninguém ainda? { $challenger } pode escolher um nível abaixo e jogar contra o computador. Até lá, qualquer pessoa pode entrar.
challenge-until = -# Fecha { $when }
challenge-declined = -# 🎴 { $opponent } não pode jogar agora. O desafio de { $challenger } está fechado.
challenge-withdrawn = -# 🎴 { $challenger } retirou o desafio.
challenge-expired = -# 🎴 O desafio de { $challenger } expirou.
challenge-unjoined = -# 🎴 Ninguém entrou na mesa de { $challenger }. Ainda dá para { $challenger } jogar contra o computador aqui:
challenge-aborted = -# 🎴 Um admin fechou o desafio de { $challenger }.
button-accept = Aceitar
button-join = Entrar
button-how = Como se joga
button-decline = Recusar
button-ask-again = Pedir de novo
button-close = Fechar a mesa

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Rodada { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = janeiro (pinheiro)
month-2 = fevereiro (ameixeira)
month-3 = março (cerejeira)
month-4 = abril (glicínia)
month-5 = maio (íris)
month-6 = junho (peônia)
month-7 = julho (lespedeza)
month-8 = agosto (capim-dos-pampas)
month-9 = setembro (crisântemo)
month-10 = outubro (bordo)
month-11 = novembro (salgueiro)
month-12 = dezembro (paulównia)
round-extra = Rodada { $number } (até decidir)
round-open = Rodada { $number }, até { $target }
table-turn = { $mark } **Vez de { $name }**
turn-until = ⏳ termina { $when }
table-deal = A próxima rodada começa { $when }
table-deal-soon = A próxima rodada já vai começar
table-swap = { $mark } **{ $name }** pode trocar de mão com quem dá as cartas, sem ver
table-dealer-draw = { $first } tirou { $a }, { $second } tirou { $b }: o mês que vem antes dá as cartas primeiro.
table-dealer-draw-same = { $first } tirou { $a }, { $second } tirou { $b }: no mesmo mês, a carta mais alta dá as cartas primeiro.
deal-again = 🔁 Cartas dadas de novo: { $reasons }.
void-field_quad = quatro cartas de um mês no campo
void-field_pairs = quatro pares no campo
void-field_triple = três cartas de um mês no campo
void-teshi = quatro cartas de um mês numa mão
void-kuttsuki = quatro pares numa mão
void-both_lucky = duas mãos de sorte
table-hand-here = { $names }: suas cartas estão em **{ button-hand }**.
table-absent = 💤 { $name } não jogou a tempo. { $other } decide em **{ button-hand }** o que acontece agora.
table-before = Rodada { $number }: { $result }
table-thread = 🎴 **{ $match }**: [jogue aqui]({ $url })
table-moved = -# 🎴 Esta mesa agora está [aqui]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ pegou { $taken }
did-stays = { $card }, vai para o campo
did-drew-took = comprou { $card } ▸ { $taken }
did-drew-stays = comprou { $card }, vai para o campo
did-drew = comprou { $card }
did-formed = ✨ **{ $yaku }**
did-called = **koi-koi!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Minha mão
button-yaku = Yakus
button-menu = Menu
button-table = Mesa
button-next-game = Próxima partida ({ $count })
hand-your-turn = **Sua vez** contra { $name }
hand-their-turn = **Vez de { $name }**
hand-between = Entre rodadas, contra { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } de { $goal }
hand-draw-question = Você comprou **{ $card }**. Pegue:
hand-pick-question = **{ $card }** pega:
hand-sure = **Tem certeza?** Nada foi jogado ainda.
hand-late = ⏰ **Seu tempo acabou.** { $name } já pode encerrar a partida; se você jogar antes, ela continua.
hand-half = ⏳ **Metade do seu tempo já passou.**
hand-swap-question = Ninguém viu a própria mão ainda. Você pode trocar a sua pela de { $name }, sem ver. Se não fizer nada, fica com a sua.
hand-swap-wait = { $name } pode trocar de mão com você, sem ver. Depois vocês dois veem as cartas.
hand-dms-closed = Suas mensagens diretas estão fechadas para mim, então sua mão está aqui, em **{ $button }**. Permita mensagens diretas nas configurações de privacidade de um servidor que temos em comum, e a próxima partida chega por lá.
hand-dms-later = O Discord não me deixa escrever para você agora, então sua mão está aqui, em **{ $button }**. Nada mais muda.
hand-dms-soon = Ainda estou abrindo nossas mensagens diretas, poucas pessoas por vez, então por enquanto sua mão está aqui, em **{ $button }**. Nada mais muda.
hand-waking = -# ⏳ O computador ainda está acordando; depois de reiniciar, isso leva um minuto. Ele joga assim que conseguir pensar.
hand-table-gone = -# O canal da mesa não existe mais. Continue aqui ou leve a mesa para outro canal: `/koikoi partidas`.
hand-table-locked = -# O tópico da mesa está trancado: os botões de lá não funcionam. Continue aqui ou leve a mesa para outro canal: `/koikoi partidas`.
hand-table-blocked = -# Não posso escrever no canal da mesa. Continue aqui ou leve a mesa para outro canal: `/koikoi partidas`.
hand-table-filtered = -# O AutoMod deste servidor bloqueia a mensagem da mesa. Continue aqui e peça a um admin que isente meu cargo das regras.
hand-table-refused = -# O Discord não aceita a mensagem da mesa agora. Continue aqui ou leve a mesa para outro canal: `/koikoi partidas`.
deal-sealed = -# 🔒 Lacrada antes do jogo: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ todas as { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Trocar de mão
button-keep = Manter a minha
button-back = Voltar
button-sure = Sim: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Parar**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Parar**: +{ $points }, { $now } → **{ $score }: você ganha a { $what ->
    [table] mesa
   *[match] partida
}**.
decision-stop-loses = **Parar**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] outra pessoa ganha a mesa
   *[match] você perde a partida
}**.
decision-stop-ties = **Parar**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] a mesa acaba, com o primeiro lugar dividido
   *[match] a partida acaba empatada
}**.
decision-stop-extra = **Parar**: +{ $points }, { $now } → **{ $score }**: empate, e uma rodada extra decide.
decision-koi-increase = **Koi-koi**: seguir jogando; você só pontua quando seus yakus valerem mais
decision-koi-new = **Koi-koi**: seguir jogando; você só pontua depois de outro yaku
decision-risk-none = .
decision-risk-opponent = , e os yakus de { $name } contariam ×{ $other }.
decision-risk-own = , e aí conta ×{ $own } pelos seus pedidos.
decision-risk-both = , e aí conta ×{ $own }; os yakus de { $name } contariam ×{ $other }.
decision-risk-bonus = ; este pedido soma ao que você pontuar depois.
decision-reply = Qualquer yaku de { $name } encerraria a rodada na hora.
decision-needs = Para ganhar a { $what ->
    [table] mesa
   *[match] partida
}, você precisa de +{ $points }.
decision-nobody-wins = Se ninguém parar, você ganha a { $what ->
    [table] mesa
   *[match] partida
} por { $score }{ $why }.
decision-nobody-loses = Se ninguém parar, { $what ->
    [table] outra pessoa ganha a mesa
   *[match] você perde a partida
} por { $score }{ $why }.
decision-nobody-ties = Se ninguém parar, { $what ->
    [table] o primeiro lugar da mesa fica dividido
   *[match] a partida acaba empatada
}, { $score }{ $why }.
decision-nobody-extra = Se ninguém parar, uma rodada extra decide, { $score }{ $why }.
decision-dealer-gets = { " " }(quem dá as cartas ganha { $points })
decision-turns = { $count ->
    [one] Você ainda joga { $count } vez.
    [many] Você ainda joga { $count } vezes.
   *[other] Você ainda joga { $count } vezes.
}
decision-threats = **{ $name }** está perto de: { $near }
decision-wait = ✨ { $mark } **{ $name }** tem **{ $sum }** e está decidindo
button-stop-on = Parar · +{ $points }
button-stop-wins = Parar · +{ $points }, ganha { $what ->
    [table] a mesa
   *[match] { $score }
}
button-stop-loses = Parar · +{ $points }, perde { $what ->
    [table] a mesa
   *[match] { $score }
}
button-stop-ties = Parar · +{ $points }, empata { $what ->
    [table] a mesa
   *[match] { $score }
}
button-stop-extra = Parar · +{ $points }, empata { $score }
button-koi = Koi-koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (7 ou mais)
step-opponent_koi = ×{ $value } (o oponente pediu koi-koi)
step-own_koi = ×{ $value } (pedidos próprios de koi-koi)
step-all_koi = ×{ $value } (pedidos de koi-koi)
step-field_brights = ×{ $value } (brilhantes no campo)
step-koi_and_brights = ×{ $value } (koi-koi e brilhantes no campo)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } na mão inicial
result-both-lucky = Os dois receberam uma mão de sorte: ninguém faz pontos.
result-nobody = Todas as cartas foram jogadas e ninguém parou: ninguém faz pontos.
result-oya = **{ $mark } { $name } +{ $points }**: todas as cartas foram jogadas e ninguém parou, então quem dá as cartas pontua.
result-ended = A rodada não foi jogada até o fim.
result-paid = { $name } paga { $points }.
result-paid-you = Você paga { $points }.
result-leftover = { $mark } Na mão de { $name }: { $cards }
result-leftover-you = { $mark } Na sua mão: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = { $name } dá as próximas cartas
result-deals-you = Você dá as próximas cartas
result-before = **Fim da rodada { $number }**:
yaku-teshi = Quatro de um mês
yaku-kuttsuki = Quatro pares
button-ready = Próxima rodada { $ready }/2
button-ready-alone = Próxima rodada
button-fair = Jogo limpo

match-won = 🏆 **{ $mark } { $name } ganhou a partida!**
match-won-by = 🏆 **{ $mark } { $name } ganhou a partida por { $margin }!**
match-drawn = 🤝 **A partida terminou empatada.**
match-target = A meta foi alcançada.
match-bust = Um dos jogadores ficou sem pontos.
match-resign = { $name } desistiu.
match-timeout = { $name } não voltou a tempo.
match-abort = 🛑 Um admin encerrou esta partida; ela não conta.
match-withdraw = 🚪 { $name } se retirou antes de os dois terem jogado uma carta. A partida não vale.
match-agreed = 🤝 Os dois cancelaram esta partida. Ela não vale.
match-unrated = Não conta para o ranking.
match-unrated-early = Não conta: acabou antes de os dois terem jogado uma carta.
outcome-won = 🏆 Você ganhou de { $name } por { $margin }, { $score }
outcome-lost = Você perdeu para { $name } por { $margin }, { $score }
outcome-drawn = 🤝 Empate com { $name }, { $score }
outcome-resign-won = 🏆 Você ganhou: { $name } desistiu com { $score } no placar
outcome-resign-lost = Você desistiu contra { $name } com { $score } no placar
outcome-timeout-won = 🏆 Você ganhou: o tempo de { $name } acabou com { $score } no placar
outcome-timeout-lost = Seu tempo contra { $name } acabou com { $score } no placar
outcome-abort = 🛑 Um admin encerrou a partida com { $name }; ela não conta.
outcome-withdraw = 🚪 { $name } se retirou da partida. Ela não vale.
outcome-withdraw-own = 🚪 Você se retirou da partida contra { $name }. Ela não vale.
outcome-agreed = 🤝 Você e { $name } cancelaram a partida. Ela não vale.
button-rematch = Revanche
button-record = Registro
button-more = Mais
button-add-bot = Adicionar a outro servidor

absent-question = 💤 **{ $name } não jogou a tempo.** E agora? Se você não fizer nada, a partida continua { $when }, com um dia por jogada.
absent-question-daily = 💤 **{ $name } não jogou a tempo.** E agora? Se você não fizer nada, você ganha { $when }.
button-wait = Esperar
button-daily = Continuar no ritmo diário
button-claim = Levar a vitória

table-first-match = -# { $names }: suas cartas estão nas mensagens diretas que mandei. **{ button-hand }** mostra as cartas aqui.
outside-playing = 🎴 { $first } e { $second } estão jogando. Suas cartas estão nas mensagens diretas, ou toque em **{ button-hand }**.

coach-start = 💡 Com os botões verdes você pega cartas: uma carta pega outra do mesmo mês no campo. Junte combinações, os *yakus*. Na imagem, 親 marca quem dá as cartas.
coach-near = 💡 Você já capturou { $have } de { $need } para **{ $yaku }**: { $made }.
coach-makes = 💡 ✨ marca a carta que forma um yaku e diz quantos pontos você faria se parasse.
coach-draw = 💡 A carta do monte também pega outra: escolha a que falta nas suas combinações.
coach-called = 💡 { $name } quer mais (こい na imagem). Forme qualquer yaku antes e pare: aí { $name } não ganha nada.
coach-own-call = 💡 Você pediu (こい na imagem): seu yaku precisa crescer antes de você poder parar. Chegue antes do seu oponente.
coach-lay = 💡 Você não pode pegar nada agora, então sua carta vai ficar no campo: jogue uma que não faça falta.
coach-decide = 💡 **Parar** é seguro. **Koi-koi** é para quando ainda dá para pontuar mais.
coach-decide-threat = 💡 Falta uma carta para { $name } fazer **{ $yaku }**: **Parar** é a escolha segura.
coach-decide-wins = 💡 Com **Parar**, você ganha a { $what ->
    [table] mesa
   *[match] partida
}: não precisa de mais pontos.
coach-decide-loses = 💡 **Parar** agora é perder a { $what ->
    [table] mesa
   *[match] partida
}. **Koi-koi** é sua única chance.
coach-decide-ties = 💡 **Parar** agora é empatar a { $what ->
    [table] mesa
   *[match] partida
}. Só com **Koi-koi** ainda dá para ganhar.

nudge = { $person }, sua vez: [ir para a mesa]({ $url })
nudge-half = ⏳ { $person }, metade do seu tempo já passou: [ir para a mesa]({ $url })
nudge-late = ⏰ { $person }, seu tempo acabou, mas você ainda pode jogar: [ir para a mesa]({ $url })
nudge-choose = 💤 { $person }, { $name } não jogou a tempo. Você escolhe o que acontece: [ir para a mesa]({ $url })
nudge-offer = 🤝 { $person }, { $name } quer cancelar a partida: [ir para a mesa]({ $url })
off-asked = 🤝 **{ $name } quer cancelar esta partida.** Se você concordar, ela acaba e não vale. Se você jogar, a resposta é não.
off-waits = -# 🤝 Você pediu a { $name } para cancelar esta partida. Se a outra pessoa jogar, a resposta é não.
off-asked-table = 🤝 **{ $first } pede a { $second } para cancelar esta partida.** Se { $second } concordar, ela não vale.
button-off-agree = Cancelar partida
button-off-no = Continuar
digest = { $count ->
    [one] { $count } partida está esperando por você.
    [many] **{ $count } partidas estão esperando por você.**
   *[other] **{ $count } partidas estão esperando por você.**
}

called = 📣 **{ $name } pediu koi-koi**: seus yakus agora contam ×{ $factor }.
called-plain = 📣 **{ $name } pediu koi-koi**: pare antes, e { $name } não ganha nada.
called-reply = 📣 **{ $name } pediu koi-koi**: seu próximo yaku encerra a rodada e conta ×{ $factor }.
called-reply-plain = 📣 **{ $name } pediu koi-koi**: seu próximo yaku encerra a rodada.

note-stale = -# Esse botão estava desatualizado. Veja a mesa como está agora:
note-wait = -# Um momento: não é a sua vez.
note-illegal = -# Isso não é possível aqui. Veja a mesa como está agora:
