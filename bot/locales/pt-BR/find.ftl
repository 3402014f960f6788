command-find = procurar
    .about = Encontre um oponente em todos os servidores
option-name-find-rules = regras
    .about = As regras que você quer (vazio: qualquer uma destas)
option-name-find-pace = ritmo
    .about = Ao vivo: os dois jogam agora. Diário: um dia por jogada (vazio: ao vivo)
choice-find-any = Qualquer uma destas

find-any = quaisquer regras
find-pace-live = ao vivo
find-pace-daily = diário
find-wish = -# { $rules } · { $pace } · seu rating: { $rating }
find-looking = 🔎 **Estou procurando um oponente para você**, em todos os servidores. Aviso você quando aparecer alguém; aí você tem 90 segundos para tocar em *{ button-find-play }*.
find-looking-here = 🔎 **Estou procurando um oponente para você**, em todos os servidores. Quando aparecer alguém, você tem 90 segundos para tocar em *{ button-find-play }*.
find-looking-daily = 🔎 **Estou procurando um oponente para uma partida no ritmo diário**, em todos os servidores. Quando aparecer alguém, a partida começa na hora; você tem um dia por jogada.
find-rests = ⏸️ **Sua procura fica em pausa enquanto você joga uma partida ao vivo.** Quando a partida acabar, ela continua sozinha.
# Where a hidden message shows the search.
find-here = ⚠️ Não consigo enviar mensagens diretas para você, então só posso mostrar aqui, sem som e por no máximo quinze minutos: **fique neste canal.** Permita mensagens diretas de um servidor que temos em comum e procure de novo, que eu mando mensagem.
find-here-soon = ⚠️ Ainda estou abrindo nossas mensagens diretas, poucas pessoas por vez, então por enquanto só posso mostrar aqui, sem som e por no máximo quinze minutos: **fique neste canal.**
find-here-flagged = ⚠️ O Discord não me deixa abrir novas mensagens diretas no momento, então só posso mostrar aqui, sem som e por no máximo quinze minutos: **fique neste canal.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Sua procura está nas [nossas mensagens diretas]({ $url }). É lá que eu aviso você.
find-front = A outra pessoa não apareceu. Agora você está em primeiro na fila.
find-quiet = { $count ->
    [0] Ninguém apareceu em dez minutos, e nas últimas quatro semanas ninguém encontrou um oponente neste horário. Com uma partida no ritmo diário é mais fácil achar alguém.
    [one] Ninguém apareceu em dez minutos. Nas últimas quatro semanas, { $count } pessoa encontrou um oponente neste horário. Com uma partida no ritmo diário é mais fácil achar alguém.
    [many] Ninguém apareceu em dez minutos. Nas últimas quatro semanas, { $count } pessoas encontraram um oponente neste horário. Com uma partida no ritmo diário é mais fácil achar alguém.
   *[other] Ninguém apareceu em dez minutos. Nas últimas quatro semanas, { $count } pessoas encontraram um oponente neste horário. Com uma partida no ritmo diário é mais fácil achar alguém.
}
find-until = -# Paro de procurar { $when } se ninguém aparecer.
find-found = 🎴 **Encontrei um oponente para você!** Rating { $rating }. Toque em *{ button-find-play }* em até 90 segundos.
find-ready = ✔️ **Tudo pronto.** Espero a outra pessoa, no máximo por 90 segundos.
find-begun = 🎴 Sua partida contra **{ $name }** começou.
find-stopped = Não estou mais procurando um oponente.
find-missed = ⏰ Você não tocou em *{ button-find-play }* a tempo, então parei de procurar.
find-unreached = Encontrei alguém, mas não consegui avisar você, então parei de procurar. Permita mensagens diretas ou fique por aqui na próxima vez.
find-over = Ninguém apareceu, então parei de procurar. Com `/koikoi computador` você joga contra mim na hora.
button-find-computer = Contra o computador
button-find-daily = Partida diária
button-find-stop = Parar de procurar
button-find-play = Jogar
button-find-no = Agora não
button-find-again = Procurar de novo

games-looking = 🔎 **Estou procurando um oponente para você** · desde { $since }
games-found = 🎴 **Encontrei um oponente para você!** Toque em *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** está à sua espera.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } quer jogar de novo.** Toque em *{ button-rematch }* para aceitar; o convite fecha { $when }.
rematch-asked-hand = Pedido feito. { $name } pode tocar em *{ $button }* para aceitar; aí chega sua nova mão.
rematch-waits-hand = Você já pediu. Espero a resposta de { $name }.

change-find = Oponentes em outros servidores
ask-find = { $value } · Oponentes de fora
refused-find-off = Os admins deste servidor desligaram a procura por oponentes em outros servidores. Você pode usar nas nossas mensagens diretas.
refused-not-looking = Não estou procurando um oponente para você. Comece com `/koikoi procurar`.
refused-nobody-found = Essa pessoa não está mais disponível. Encontre outro oponente com `/koikoi procurar`.
refused-still-looking = Essa pessoa não está mais disponível. Continuo procurando um oponente para você.
