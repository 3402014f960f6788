moderation-title = ### Moderação em { $guild }
moderation-about = Para bloquear ou desbloquear um membro, use `/koikoi-admin moderação` com a opção *membro*; para anular uma partida terminada, com a opção *partida* e o número.
moderation-blocked = **Membros bloqueados**
moderation-nobody = Não há ninguém bloqueado.
moderation-choose = Escolha um membro bloqueado
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · termina { $until }
}
moderation-log = **Registro**
moderation-no-log = Nada ainda.
moderation-channel = **Canal para o registro.** Vou postar num canal o que os admins fazem aqui: bloqueios, partidas anuladas, partidas que eles encerram, configurações mudadas.
ask-log = Sem canal para o registro
moderation-back = Voltar à moderação
moderation-may-play = **{ $name }** pode jogar neste servidor. Membros bloqueados não podem começar nada aqui: nem desafio, nem mesa, nem torneio, nem partida contra o computador, nem mão do dia. As partidas e os torneios que já começaram continuam; para encerrar uma partida, use `/koikoi-admin encerrar`.
moderation-is-blocked = **{ $name }** tem um bloqueio: não pode começar nada neste servidor.
moderation-until = O bloqueio termina sozinho: { $until }, { $when }.
moderation-do-block = Bloquear…
moderation-do-block-for = Bloquear por alguns dias…
moderation-days = { $days ->
    [one] Por um dia
    [many] Por { $days } dias
   *[other] Por { $days } dias
}
moderation-lift = Desbloquear
moderation-warned = **Advertências**
moderation-choose-warned = Escolha um membro advertido
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · acaba { $until }
}
moderation-do-warn = Advertir…
moderation-no-end = Sem fim
moderation-do-unwarn = Retirar uma advertência…
warn-title = Advertir este membro
warn-about = A pessoa lê isso no próximo comando dela aqui, sem o seu nome.
warned-title = ⚠️ Os admins de { $guild } deram uma advertência a você:
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · até { $until }
}
moderation-reason-about = Os admins deste servidor podem ler.
block-title = Bloquear este membro
void-title = Anular a partida { $match }
void-question = Anular a partida { $match }? { $players } · { $score } · { $when }
    Neste servidor ela não conta mais: os dois ratings perdem o que ela deu ou tirou, e ela some de rankings e perfis. { $reach } Partidas posteriores ficam como foram contadas, e conquistas ficam. Não dá para desfazer.
void-tournament = Ela faz parte do torneio **{ $name }**, cujos resultados ficam como estão.
void-yes = Anular…
void-done = A partida { $match } está anulada: neste servidor ela não conta mais. { $reach }
void-reach-gain = No total de todos os servidores, só é desfeito o que alguém ganhou com ela, até quem mantém o bot confirmar.
void-reach-server = No total de todos os servidores, ela ainda conta até quem mantém o bot confirmar: é antiga, ou muitas partidas foram anuladas há pouco.
void-reach-all = Quem mantém o bot confirmou: ela não conta mais em lugar nenhum.
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · termina { $until }
log-block = 🚫 { $admin } bloqueou { $name }
log-lift = ✅ { $admin } desbloqueou { $name }
log-warn = ⚠️ { $admin } advertiu { $name }
log-unwarn = ✅ { $admin } retirou uma advertência de { $name }
log-void = 🧹 { $admin } anulou a partida { $match }
log-confirm = ✅ Quem mantém o bot confirmou que a partida { $match } está anulada
log-waits = -# ⏳ No total de todos os servidores, isto ainda espera por quem mantém o bot.
log-abort = 🛑 { $admin } encerrou a partida { $match } sem resultado
log-settings = ⚙️ { $admin } mudou as configurações
log-match = { $match } ({ $players })
