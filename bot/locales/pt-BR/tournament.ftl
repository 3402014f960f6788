tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Cada partida: { $terms }
tournament-tie = mais rodadas enquanto os pontos forem iguais
tournament-best-of-three = -# Melhor de três: duas vitórias decidem. Se o tempo da rodada acabar, decidem as vitórias; se forem iguais, o placar da partida em andamento.
tournament-live = ao vivo
tournament-daily = { $days ->
    [one] { $days } dia para cada rodada
    [many] { $days } dias para cada rodada
   *[other] { $days } dias para cada rodada
}
format-single = Eliminação simples
format-double = Eliminação dupla
tournament-twice = -# Duas derrotas e você sai. Na grande final, quem vence a chave dos perdedores precisa ganhar duas vezes.
tournament-winners = **Chave dos vencedores**
tournament-losers = **Chave dos perdedores**: quem perde sai
tournament-final = **Grande final**
tournament-grand-final-1 = Grande final
tournament-grand-final-2 = Grande final, segunda partida
format-round-robin = Todos contra todos
format-swiss = Sistema suíço

tournament-closes = As inscrições fecham { $when }, e o torneio começa: { $hour } · { $count } de no máximo { $most } inscritos, { $seeding }
seeding-rating = ordenados por rating
seeding-draw = ordem sorteada
seeding-hand = ordem definida à mão
tournament-begins-soon = { $missing ->
    [0] ⏰ **Começa { $when }.** Se você não puder jogar, toque em *{ button-sign-off }* antes.
    [one] ⏰ **Começa { $when } se mais { $missing } pessoa se inscrever**; senão, é cancelado nessa hora.
    [many] ⏰ **Começa { $when } se mais { $missing } pessoas se inscreverem**; senão, é cancelado nessa hora.
   *[other] ⏰ **Começa { $when } se mais { $missing } pessoas se inscreverem**; senão, é cancelado nessa hora.
}
tournament-closes-short = { $state } fecham { $when }
tournament-nobody = Ninguém se inscreveu ainda.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Inscrever-se
button-sign-off = Sair
tournament-waiting = ⏳ **Lista de espera** ({ $count }): se alguém sair, entra quem estiver em primeiro.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Da lista de espera para o torneio: { $names }
button-wait-list = Entrar na lista de espera
tournament-waiting-place = Este torneio está cheio, então agora você está na lista de espera: **posição { $place }**. Se alguém sair antes do começo, quem estiver em primeiro entra, e eu vou mencionar essa pessoa. *{ $button }* tira você da lista.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Rodada { $number }/{ $rounds }
tournament-final-0 = Final
tournament-final-1 = Semifinais
tournament-final-2 = Quartas de final
tournament-begin = **Toque em “{ button-here }”**: o prazo termina { $when }. Quando os dois lados estiverem aqui, a partida começa. Se você não chegar a tempo, perde.
tournament-ends = Esta rodada termina o mais tardar { $when }; aí o placar de uma partida em andamento decide.
tournament-misses = -# Quem falta a duas rodadas seguidas está fora do torneio.
tournament-begin-again = ⏰ **Sua partida espera. Toque em “{ button-here }”**: o prazo termina { $when }. Depois disso, você perde a partida.
tournament-ends-again = ⏰ **Esta rodada termina { $when }**; aí o placar de uma partida em andamento decide. Se for a sua vez, `/koikoi partidas` leva à sua partida.
tournament-again = 🔁 marca quem já se enfrentou: não deu para todo mundo ter um oponente novo.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[url] 🎴 { $first } – { $second } · [mesa]({ $url })
}
pairing-first = ✔️ **{ $first }** vence { $second } { $cause }
pairing-second = ✔️ **{ $second }** vence { $first } { $cause }
pairing-draw = ✔️ { $first } e { $second }: empate { $cause }
pairing-neither = ✖️ { $first } e { $second }: derrota para os dois { $cause }
pairing-annulled = ➖ { $first } e { $second }: não conta para ninguém (saída do torneio)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** tem folga
pairing-rests = 💤 **{ $first }** descansa nesta rodada
cause-no-show = (ausência)
cause-left = (saída do torneio)
cause-admin = (decisão de um admin)
tournament-decided = -# ⚖️ { $admin } decidiu { $first } – { $second }, rodada { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } corrigiu { $first } – { $second }, rodada { $round } (antes: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } removeu { $name }: { $note }
button-here = Estou aqui
button-standings = Classificação
button-tournament-text = Como texto
tournament-text-sent = Aqui está o torneio em um arquivo de texto, para guardar ou compartilhar.
button-withdraw-tournament = Sair

tournament-over = ### 🏆 { $name } acabou
tournament-won = { $count ->
    [one] 🎉 Parabéns, { $names }! O torneio é seu.
    [many] 🎉 Parabéns, { $names }! Vocês dividem o primeiro lugar.
   *[other] 🎉 Parabéns, { $names }! Vocês dividem o primeiro lugar.
}
tournament-not-won = Ninguém ganhou.
ended-left = A final não foi jogada até o fim. Saída do torneio: { $names }.
ended-no-show = A final não foi jogada. Não chegou a tempo: { $names }.
ended-unopposed = Não houve final: não restou ninguém para jogar contra { $names }.
ended-no-final = Não houve final: não restou ninguém para jogar.
ended-alone = Acabou depois da rodada { $number } de { $rounds }: todas as outras pessoas tinham saído.
ended-empty = Todo mundo saiu do torneio.
table-elimination = { $rank ->
    [0] –
   *[rank] **{ $rank }.**
} { $name } · ganhou { $won }, perdeu { $lost } { $notes }
tournament-row = { $rank ->
    [0] –
   *[rank] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] ({ $count } folga)
    [many] ({ $count } folgas)
   *[other] ({ $count } folgas)
}
table-left = (saiu)
table-annulled = (saiu, não conta para ninguém)
tournament-too-few = Menos de { $fewest } pessoas se inscreveram, então foi cancelado.
tournament-cancelled = { $admin } cancelou: { $note }
tournament-plays-on = As partidas que já começaram podem ser jogadas até o fim, mas não contam aqui.

tournament-leave-question = Sair de **{ $name }** agora? Você desiste da partida em andamento, e seus próximos oponentes ganham sem jogar. Não dá para voltar, nem ganhar mais o torneio.
tournament-leave-annuls = Você jogou menos da metade das suas partidas: então seus resultados não contam para ninguém.
button-withdraw-yes = Sim, sair
button-withdraw-no = Não, ficar
tournament-left = Você saiu do torneio.
tournament-stayed = Você continua no torneio.
tournament-noted = Pronto. A mensagem do torneio já mostra isso.

tournaments-title = ### 🏆 Torneios daqui
tournaments-line = { $name } · { $count ->
    [one] { $count } pessoa
    [many] { $count } pessoas
   *[other] { $count } pessoas
} · { $state }
yours-signup = -# ↳ Você se inscreveu.
yours-waiting = -# ↳ Você está na posição { $place } da lista de espera.
yours-call = -# ↳ Você enfrenta { $opponent }. Toque em “{ button-here }”!
yours-wait = -# ↳ Você enfrenta { $opponent }, que ainda não chegou.
yours-match = -# ↳ Você enfrenta { $opponent } agora: `/koikoi partidas` leva à sua partida.
tournaments-none = Nenhum torneio aqui ainda. Quem gerencia o servidor pode começar um: `/koikoi-admin torneio`.
tournaments-none-admin = Nenhum torneio aqui ainda.
button-manage = Gerenciar
button-all-tournaments = Todos os torneios
tournament-stage-signup = inscrições
tournament-stage-finished = acabou
tournament-stage-won = vencido por { $names }
tournament-stage-cancelled = cancelado

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Só você vê isto. Quem gerencia o servidor pode fazer o mesmo. Se você der um motivo, todo mundo pode ler.
tournament-made = ✔ As inscrições estão abertas: a mensagem está neste canal. Quando elas fecham, o torneio começa sozinho.
tournament-entry = Só membros com o cargo { $role } podem se inscrever.
tournament-prize-role = 🎖️ Quem vencer recebe o cargo { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ { $names } agora tem o cargo { $role }.
    [many] 🎖️ { $names } agora têm o cargo { $role }.
   *[other] 🎖️ { $names } agora têm o cargo { $role }.
}
tournament-prize-refused = ⚠️ O Discord não me deixou dar o cargo { $role }. Um admin pode dar: { $names }
tournament-prize-partly = ⚠️ O Discord só me deixou dar o cargo { $role } a parte dos vencedores. Um admin pode dar aos outros: { $names }
audit-prize = Venceu o torneio de Koi-Koi { $name }
tournaments-new = Um novo torneio…
change-title-new = Um novo torneio
plan-format-label = Como as pessoas se enfrentam
plan-format-single = Eliminação simples: quem perde sai
plan-format-double = Eliminação dupla: duas derrotas e você sai
plan-format-round-robin = Todos contra todos
plan-format-swiss = Suíço: poucas rodadas, contra quem tem pontuação parecida
plan-days-label = Tempo para cada rodada
plan-best-label = Partidas por confronto
plan-best-1 = Uma partida
plan-best-3 = Melhor de três: duas vitórias decidem
plan-rounds-label = Número de rodadas
plan-rounds-about = Vazio: quantas forem necessárias
plan-entry-label = Cargo necessário para se inscrever
plan-entry-about = Só membros com este cargo podem se inscrever (vazio: todo mundo)
plan-call-label = Cargo a mencionar
plan-call-about = Cargo mencionado quando as inscrições abrem (vazio: nenhum)
plan-prize-label = Cargo para quem vencer
plan-call = 📣 { $role } será mencionado quando as inscrições abrirem.
button-plan-matches = Partidas…
button-plan-roles = Cargos…
plan-question = Você vê essa hora no seu fuso; as outras pessoas, no delas. Está certo?
button-plan-yes = Sim, abrir as inscrições
button-plan-no = Não abrir
plan-dropped = Nada foi aberto.
begin-question = **{ $name }** começaria { $hour }, { $when }. Está certo?

    Você vê essa hora no seu fuso; as outras pessoas, no delas.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: esse horário pode querer dizer duas coisas. Quando começa?
button-which = Escolher { $number }
button-hour-yes = Sim, nessa hora
choose-change = Mudar alguma coisa…
change-title = Mudar o torneio
change-name-label = O título
change-name-about = Todo mundo vê.
change-begins-label = Quando começa
change-begins-about = daqui a 2 horas ou amanhã às 20h, pelo relógio do servidor. Até lá, dá para se inscrever.
change-most-label = Máximo de jogadores
change-most-about = 3 a { $most }. Quem já se inscreveu fica.
tournament-done = ✔ Pronto.
tournament-done-gone = ✔ Salvo. Mas nenhuma mensagem mostra isso: o canal do torneio foi excluído.
tournament-done-closed = ✔ Salvo. Mas a mensagem do torneio ainda não mostra isso: não posso escrever em { $channel }. Assim que eu puder, ela mostra.
tournament-brought = ✔ Agora aparece neste canal; as próximas partidas são jogadas aqui.
tournament-held-gone = ⚠️ **Não consigo mostrar este torneio: o canal dele foi excluído.** O relógio está parado: ninguém é prejudicado. Vá a outro canal e toque em *{ button-show-here }*.
tournament-held-closed = ⚠️ **Não consigo mostrar este torneio: não posso escrever em { $channel }.** O relógio está parado: ninguém é prejudicado. Me deixe escrever lá de novo, ou vá a outro canal e toque em *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Não consigo mostrar este torneio: o AutoMod bloqueia minha mensagem em { $channel }.** O relógio está parado: ninguém é prejudicado. Isente meu cargo das regras (*Configurações do servidor → AutoMod*) e toque em *{ button-show-here }*.
tournament-held-away = ⚠️ **O Discord não aceitou a mensagem deste torneio.** O relógio está parado: ninguém é prejudicado. Tento de novo logo mais.
tournament-held = -# ⚠️ A mensagem não pode ser mostrada agora, então o tempo está parado. Por favor, avise um admin.
button-start-now = Começar agora…
start-question = Começar **{ $name }** agora, com { $count ->
    [one] { $count } participante
    [many] { $count } participantes
   *[other] { $count } participantes
}? Depois ninguém mais pode se inscrever.
button-start-yes = Sim, começar
button-show-here = Mostrar aqui
button-cancel = Cancelar torneio…
choose-pairing = Definir um resultado…
button-decide = Decidir…
button-correct = Corrigir…
pairing-own = -# ↳ Você joga nesta partida: outro admin decide.
choose-removed = Remover alguém…
button-seeds = Ordem…
seeds-title = ### 🏆 { $name } · ordem
seeds-about = A ordem decide quem enfrenta quem. Agora: { $seeding }. Quem se inscrever depois de um sorteio ou de uma mudança fica no fim.
choose-seed = Mudar a posição de alguém…
button-seeds-rating = Por rating
button-seeds-draw = Sortear
seed-title = Posição de { $name }
seed-label = Posição
seed-about = 1 é a melhor, e pode ir até { $count }. Os outros mantêm a ordem.
decide-question = Como acabou **{ $pairing }**? Depois vem o seu motivo; todo mundo vai ver.
decide-now = Agora: { $line }
decide-stops = A partida está sendo jogada: ela para e não conta.
decide-goes-on-double = Quem ganha avança. Quem perde sai depois da segunda derrota. Se os dois perderem, é uma derrota para os dois.
decide-goes-on-single = Quem ganha avança para a próxima rodada. Se os dois perderem, ninguém avança.
decide-ends = - { $result }: o torneio acabou. { $count ->
    [0] Ninguém ganha.
    [one] { $names } ganha.
    [many] { $names } dividem o primeiro lugar.
   *[other] { $names } dividem o primeiro lugar.
}
decide-ends-many = - { $result }: o torneio acabou. { $count } jogadores dividem o primeiro lugar.
decide-until = Você pode corrigir o resultado até a próxima rodada começar.
decide-last-of-round = ⚠️ Esta é a última partida aberta da rodada: a próxima rodada começa na hora, e o resultado passa a ser definitivo.
decide-last = ⚠️ Esta é a última partida aberta: o torneio acaba na hora, e o resultado passa a ser definitivo.
decide-first = { $first } vence
decide-second = { $second } vence
decide-draw = Um empate
decide-neither = Os dois perdem
reason-title = Seu motivo
reason-label = Por quê?
reason-about = Todo mundo vai ver, com o seu nome.
reason-about-end = O torneio acaba na hora, e ninguém ganha. Todo mundo vai ver o motivo, com o seu nome.
reason-about-remove = A partida em curso é perdida, e não há volta. Todo mundo vai ver o motivo, com o seu nome.

table-about-swiss = -# Pontos · vitórias–empates–derrotas · pontos dos oponentes (BH). Com pontos iguais, BH decide.
table-about-round-robin = -# Pontos · vitórias–empates–derrotas · pontos dos oponentes vencidos (SB). Com pontos iguais, SB decide.
table-rule-swiss = -# Para o BH, uma folga ou uma partida sem jogo conta como contra um oponente virtual, como no xadrez (FIDE).
table-rule-round-robin = -# Se alguém sai antes da metade das suas partidas, seus resultados não contam para ninguém, como no xadrez (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = A chave de { $name }. Esta rodada:
alt-standings = A classificação do torneio:
refused-line-of-tournament = Esta é uma partida de torneio: o torneio decide quem enfrenta quem venceu.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Adicionar aos eventos
button-event-off = Tirar dos eventos
event-about = Inscreva-se no canal antes do início.
tournament-event-on = 📅 Este torneio está entre os eventos do servidor.
tournament-event-refused = ⚠️ O Discord não aceitou o evento. Preciso da permissão *Criar eventos*, e um servidor pode ter no máximo 100 eventos.
tournament-event-again = Depois, toque em *{ button-event-on }*.
