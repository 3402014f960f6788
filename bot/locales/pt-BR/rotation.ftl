rotation-name = Rei da mesa
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = até { $points } pontos
rotation-to-hands = { $hands } rodadas
rotation-how = Dois jogam uma rodada. Quem perde dá a vez, a próxima pessoa enfrenta quem ganhou, e quem ganhou dá as cartas. Cada pessoa fica com seus pontos.
rotation-seated = Na mesa ({ $count }): { $names }
rotation-missing = { $missing ->
    [one] Falta mais { $missing }.
    [many] Faltam mais { $missing }.
   *[other] Faltam mais { $missing }.
}
rotation-ready = { $host } já pode começar. Até oito podem entrar, mesmo depois.
rotation-closes = -# Fecha { $when } se ninguém começar.
rule-goal = A meta da mesa: { $goal }. Ganha quem tiver mais pontos.
rotation-hand = Rodada { $number }
picture-rotation-hand = Rodada
rotation-runs = ▶️ Rodada { $number }: jogam **{ $first }** e **{ $second }**.
rotation-at = ▶️ Rodada { $number }: jogam **{ $first }** e **{ $second }**. [Ir para a rodada]({ $url })
rotation-soon = ⏭️ Próxima rodada { $when }: **{ $first }** dá as cartas, **{ $second }** joga.
rotation-waiting = Na fila para enfrentar quem ganhar: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · ganhou { $won } de { $played }
rotation-left = -# **{ $rank }.** { $name } · { $points } · ganhou { $won } de { $played } · saiu
rotation-more = -# … e mais { $more }
rotation-late = -# Se você desistir ou deixar o tempo acabar, perde a rodada, e seu oponente pontua o que tem, pelo menos 1. Se o tempo acabar duas vezes seguidas, você sai da mesa.
rotation-won = 🏆 **{ $names } ganhou a mesa**: { $points } pontos depois de { $hands ->
    [one] { $hands } rodada
    [many] { $hands } rodadas
   *[other] { $hands } rodadas
}
rotation-shared = 🏆 **{ $names } dividem o primeiro lugar**: { $points } pontos depois de { $hands ->
    [one] { $hands } rodada
    [many] { $hands } rodadas
   *[other] { $hands } rodadas
}
rotation-end-few = A mesa acabou: restam menos de duas pessoas.
rotation-end-aborted = A mesa acabou: um admin encerrou a rodada.
rotation-end-expired = A mesa foi fechada: ninguém começou.
rotation-hand-won = 🏆 **{ $mark } { $name } ganhou a rodada!**
rotation-hand-drawn = 🤝 **A rodada terminou empatada.** Quem dá as próximas cartas continua.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ { $name } enfrenta quem ganhar.
rotation-line-pair = ⏭️ Próxima rodada: **{ $first }** dá as cartas, **{ $second }** joga.
rotation-resign-won = 🏆 Você ganhou a rodada: { $name } desistiu
rotation-resign-lost = Você desistiu desta rodada contra { $name }
rotation-timeout-won = 🏆 Você ganhou a rodada: acabou o tempo de { $name }
rotation-timeout-lost = Acabou seu tempo nesta rodada contra { $name }
rotation-half = ⏳ **Metade do seu tempo já passou.** Quando acabar, você perde esta rodada.
rotation-resign = Desistir desta rodada? { $name } pontua o que as próprias cartas já valem, pelo menos 1 ponto.
winner-question = **Abrir uma mesa aqui?** Todo mundo neste canal vai ver, e você fica em primeiro na fila.
button-winner-yes = Abrir
button-rotation-join = Entrar
button-rotation-leave = Sair
button-rotation-start = Começar
button-rotation-again = De novo
button-rotation-show = Classificação
refused-line-of-players = Você já joga esta partida: a fila é para as outras pessoas.
refused-unknown-rotation = Não encontro esta mesa.
refused-rotation-guild-only = Uma mesa é aberta no canal de um servidor. Aqui você pode achar um oponente em todos os servidores com `/koikoi procurar` ou jogar contra mim com `/koikoi computador`.
refused-rotation-open = Você abriu uma mesa que ainda não acabou. Saia dela ou espere acabar.
refused-rotation-open-at = Você abriu uma mesa que ainda não acabou: [ir para ela]({ $url }). Saia dela ou espere acabar.
refused-rotation-started = Esta mesa já começou.
refused-rotation-over = Esta mesa acabou. Abra uma nova com `/koikoi mesa`.
refused-rotation-full = Há { $limit } pessoas nesta mesa, e não cabe mais ninguém.
refused-too-few-seated = São necessárias { $limit } pessoas para começar.
refused-already-seated = Você já está nesta mesa.
refused-not-seated = Você não está nesta mesa.
refused-not-seated-over = Você não estava nesta mesa. Abra uma nova com `/koikoi mesa`.
refused-not-your-rotation = Só { $name } pode começar esta mesa.
