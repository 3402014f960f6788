button-block = Bloquear
block-question = Bloquear { $name }? Essa pessoa não poderá mais desafiar você, `/koikoi procurar` nunca vai juntar vocês, e qualquer desafio aberto entre vocês é fechado. { $name } não fica sabendo. Numa mesa que você abre para todo mundo, qualquer pessoa ainda pode entrar.
button-block-yes = Sim, bloquear
button-block-no = Não
block-done = Você bloqueou { $name }. Seus bloqueios estão em `/koikoi preferências`.
block-known = Você já tinha bloqueado { $name }. Seus bloqueios estão em `/koikoi preferências`.
block-match-runs = Esta partida continua, a não ser que você desista dela.
block-kept = Nada mudou.
button-blocks = Seus bloqueios
blocks-title = ### Seus bloqueios
blocks-none = Você não bloqueou ninguém.
blocks-line = { $name } · { $since }
button-unblock = Desbloquear
blocks-lifted = Você desbloqueou { $name }.
blocks-note = -# Só você vê esta lista. *{ button-block }* está no menu de cada partida contra uma pessoa.

button-report-person = Denunciar jogador
report-person-about = Denunciar { $name } a quem mantém este bot? Quem mantém lê a denúncia com o registro desta partida e pode impedir alguém de jogar. { $name } não fica sabendo.
report-why = Por quê?
report-reason-leaving = Sai de partidas ou deixa o tempo acabar
report-reason-unfair = Joga sujo
report-reason-name = Nome ou foto ofensiva
report-reason-other = Outra coisa
report-person-label = O que aconteceu?
reported-person = Valeu pelo aviso. Quem mantém o bot pode ler. { $name } não fica sabendo.
host-report-about = Sobre { $name }: { $reason }

find-pause = Você saiu de várias partidas encontradas nos últimos tempos: pode procurar um oponente de novo { $when }.

refused-blocked-by-you = Você não pode desafiar { $name } porque bloqueou essa pessoa. Seus bloqueios estão em `/koikoi preferências`.
refused-no-opponent = Nesta partida não há ninguém que você possa bloquear ou denunciar.
refused-former-opponent = Esta pessoa apagou os dados dela, e nada mais nesta partida leva à conta: por isso não dá para bloquear nem denunciar por aqui. O que aconteceu você ainda pode contar a quem mantém o bot com *{ button-report }*. Se a conta jogar de novo com você, dá para bloquear nessa hora.
refused-barred-from-find = Quem mantém este bot deixou você fora de `/koikoi procurar`. Você pode jogar nos seus servidores.
refused-find-paused = Nos últimos tempos, você saiu de várias partidas que encontrei para você, ou não apareceu. Você pode procurar um oponente de novo { $when }.
