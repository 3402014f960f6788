plant-1 = Pinheiro
plant-2 = Ameixeira
plant-3 = Cerejeira
plant-4 = Glicínia
plant-5 = Íris
plant-6 = Peônia
plant-7 = Lespedeza
plant-8 = Capim-dos-pampas
plant-9 = Crisântemo
plant-10 = Bordo
plant-11 = Salgueiro
plant-12 = Paulównia
picture-kind-B = Brilhantes
picture-kind-A = Animais
picture-kind-R = Fitas
picture-kind-C = Cartas simples
picture-part-captured = Você capturou
picture-part-field = Campo
picture-part-drawn = Do monte
picture-part-hand = Sua mão

button-lesson = Aula: 5 minutos
button-lesson-skip = Pular
button-lesson-brief = Em um minuto
button-lesson-undo = Desfazer
button-lesson-next = Continuar
button-lesson-round-again = Jogar de novo
button-lesson-again = Recomeçar a aula
hand-lesson = -# 🌱 Primeira vez com estas cartas? `/koikoi aprender` explica em cinco minutos. Sua partida espera.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Cinco minutos. Saia quando quiser: `/koikoi aprender` traz você de volta ao mesmo ponto.
lesson-right = ✅ { $said }

lesson-title-months = Doze meses
lesson-text-months = 48 cartinhas: doze meses, quatro cartas cada. Cada mês tem sua planta, e seu número no canto. **As cartas de um mesmo mês combinam.**
lesson-ask-months = 👉 Qual carta é do mesmo mês que a carta **{ $card }**?
lesson-right-months = Isso: as duas são de janeiro, pinheiro, número 1.

lesson-title-kinds = Quatro tipos
lesson-text-kinds = O sinal embaixo do número diz o tipo da carta. Há poucos brilhantes e animais, e muitas cartas simples.
lesson-ask-kinds = 👉 Qual destas é um **brilhante**? Ela tem uma estrela.
lesson-right-kinds = Isso, a lua. Só cinco cartas são brilhantes.

lesson-title-capture = Pegue uma carta
lesson-text-capture = Na sua vez, você joga uma carta da mão. Se houver no campo uma carta do mesmo mês, **você pega as duas**. Se não, a sua fica lá.
lesson-ask-capture = 👉 Pegue **{ $card }**: qual das suas cartas é do mesmo mês?
lesson-right-capture = Cerejeira pega cerejeira: as duas cartas são suas.

lesson-title-draw = Depois, o monte
lesson-text-draw = Depois da sua carta, vira-se a carta de cima do monte. Ela faz o mesmo: pega uma carta do seu mês ou fica no campo.
lesson-ask-draw = 👉 Você comprou **{ $card }**. Qual carta do campo ela pega?
lesson-right-draw = Mais duas para você. Essa é uma jogada completa: uma carta da mão, depois uma carta do monte.

lesson-title-yaku = Yakus
lesson-text-yaku = Os pontos vêm de combinações de cartas capturadas, os **yakus**. Um deles: *javali, cervo, borboletas*, 5 pontos. Você já tem dois dos três!
lesson-ask-yaku = 👉 Pegue **{ $card }**: com qual das suas cartas?
lesson-right-yaku = **Javali, cervo, borboletas!** Seu primeiro yaku.

lesson-title-stop = Parar ou koi-koi?
lesson-text-stop = Com um yaku novo, você escolhe. **Parar**: a rodada acaba, e os 5 pontos são seus. **Koi-koi** (“vem, vem!”): você continua para fazer mais pontos, mas se seu oponente fizer um yaku antes, você não ganha nada.
lesson-ask-stop = 👉 Restam duas cartas na sua mão, e nenhuma pode pegar nada. O que é mais sensato?
lesson-right-stop = Os 5 pontos agora são seus.
lesson-wrong-koi = 🙂 Que coragem! Mas suas duas últimas cartas não pegam nada: dificilmente você faria mais, e poderia perder os 5 pontos. Aqui é mais sensato parar.

lesson-title-round = Sua primeira rodada
lesson-text-round = Agora uma rodada de verdade contra mim. Com os botões verdes você pega cartas; na imagem, a mesma letra marca as duas cartas, e 親 quem dá as cartas. Siga a dica ou jogue o que quiser: não conta para nada, e você pode desfazer tudo.
lesson-opponent = Computador
lesson-tipped = 💡 { $said }
lesson-reason-lay = não dá para pegar nada agora, então jogue uma que não faça falta
lesson-decision = **Parar**: { $points ->
    [one] { $points } ponto é seu.
    [many] { $points } pontos são seus.
   *[other] { $points } pontos são seus.
} **Koi-koi**: continue, mas se eu fizer um yaku antes, você não ganha nada.
lesson-decide = 👉 Aqui as duas funcionam. A escolha é sua!
lesson-decide-why = 👉 Aqui as duas funcionam: { $reason }. Segurança ou coragem?
lesson-see-near = 👀 Novo acima das suas capturas: um yaku que está quase pronto. A carta que falta aparece apagada.
lesson-see-koi = 👀 こい na imagem marca um pedido de koi-koi.
lesson-decide-safe = 👉 { $points } pontos garantidos: melhor *Parar*.
lesson-decide-stop = 👉 Não há mais nada a ganhar: melhor *Parar*.
lesson-back = 🙂 Vamos desfazer **{ $action }**: depois disso, não daria mais tempo de formar um yaku.
lesson-back-koi = 🙂 Que coragem! Mas não daria mais tempo de formar outro yaku, e você perderia seus pontos. Vamos desfazer isso e parar.
lesson-won = 🎉 **Você ganhou a rodada: { $sum }!**
lesson-won-more = O jogo é só isso: pegar, comprar, juntar, decidir. Uma partida tem algumas rodadas assim.
lesson-title-done = Você já sabe Koi-Koi
lesson-text-done =
    Aqui estão todos os yakus; os dois que valem 6 precisam estar na sua mão quando as cartas são dadas. Não precisa decorar: na partida, o botão *{ button-yaku }* mostra quanto falta.
    Jogue uma rodada comigo ou desafie alguém: `/koikoi jogar`.

lesson-wrong-month = 🙂 Quase. **{ $card }** é de { $month }. **{ $about }** é de { $right }: procure o número { $number }.
lesson-wrong-kind = 🙂 Quase. **{ $card }** é { $kind }. Procure a estrela no canto.
lesson-kind-B = um brilhante
lesson-kind-A = um animal
lesson-kind-R = uma fita
lesson-kind-C = uma carta simples

lesson-alt-months = Todas as cartas em seus meses.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = cinco cartas com uma estrela: grou, cortina, lua, homem da chuva, fênix
lesson-alt-kind-A = nove cartas com um losango: rouxinol, cuco, ponte, borboletas, javali, gansos, taça de saquê, cervo, andorinha
lesson-alt-kind-R = dez cartas com uma fita
lesson-alt-kind-C = vinte e quatro cartas com um ponto
