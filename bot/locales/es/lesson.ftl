plant-1 = Pino
plant-2 = Ciruelo
plant-3 = Cerezo
plant-4 = Glicina
plant-5 = Lirio
plant-6 = Peonía
plant-7 = Lespedeza
plant-8 = Miscanto
plant-9 = Crisantemo
plant-10 = Arce
plant-11 = Sauce
plant-12 = Paulonia
picture-kind-B = Luces
picture-kind-A = Animales
picture-kind-R = Cintas
picture-kind-C = Simples
picture-part-captured = Tus capturas
picture-part-field = Campo
picture-part-drawn = Robada
picture-part-hand = Tu mano

button-lesson = Lección: 5 minutos
button-lesson-skip = Saltar
button-lesson-brief = En un minuto
button-lesson-undo = Deshacer
button-lesson-next = Seguir
button-lesson-round-again = Jugar otra vez la ronda
button-lesson-again = Empezar la lección de nuevo
hand-lesson = -# 🌱 ¿Son nuevas para ti estas cartas? `/koikoi aprender` te las enseña en cinco minutos. Tu partida te esperará.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Cinco minutos. Sal cuando quieras: `/koikoi aprender` sigue donde lo dejaste.
lesson-right = ✅ { $said }

lesson-title-months = Doce meses
lesson-text-months = 48 cartas pequeñas: doce meses, cuatro cartas cada uno. Cada mes tiene su planta y su número en la esquina. **Las cartas del mismo mes van juntas.**
lesson-ask-months = 👉 ¿Qué carta es del mismo mes que esta: **{ $card }**?
lesson-right-months = Sí: las dos son de enero, el pino, número 1.

lesson-title-kinds = Cuatro clases
lesson-text-kinds = El símbolo bajo el número dice de qué clase es cada carta. Hay pocas luces y animales, y muchas cartas simples.
lesson-ask-kinds = 👉 ¿Cuál de estas es una **luz**? Busca la estrella.
lesson-right-kinds = Sí, la luna. Solo cinco cartas son luces.

lesson-title-capture = Capturar una carta
lesson-text-capture = En tu turno juegas una carta de tu mano. Si en el campo hay una de su mes, **te llevas las dos**. Si no, tu carta se queda ahí.
lesson-ask-capture = 👉 Llévate esta carta: **{ $card }**. ¿Cuál de las tuyas es de su mes?
lesson-right-capture = El cerezo se lleva el cerezo: las dos cartas son tuyas.

lesson-title-draw = Luego, el mazo
lesson-text-draw = Después de tu carta se descubre la primera carta del mazo. Funciona igual: se lleva una de su mes o se queda en el campo.
lesson-ask-draw = 👉 Robaste esta carta: **{ $card }**. ¿Cuál del campo se lleva?
lesson-right-draw = Dos más para ti. Eso es un turno entero: una carta de la mano y luego una carta del mazo.

lesson-title-yaku = Yaku
lesson-text-yaku = Los puntos vienen de series de cartas capturadas, los **yaku**. Uno de ellos: *jabalí, ciervo, mariposas*, 5 puntos. ¡Ya tienes dos de las tres!
lesson-ask-yaku = 👉 Llévate esta carta: **{ $card }**. ¿Cuál de las tuyas se la lleva?
lesson-right-yaku = **¡Jabalí, ciervo, mariposas!** Tu primer yaku.

lesson-title-stop = ¿Plantarse o koi-koi?
lesson-text-stop = Con un yaku nuevo eliges. **Plantarse**: la ronda termina y te llevas tus 5 puntos. **Koi-koi** («¡ven, ven!»): sigues para ganar más, pero si tu rival forma antes un yaku, te quedas sin nada.
lesson-ask-stop = 👉 Te quedan dos cartas y ninguna puede capturar nada. ¿Qué es lo más sensato?
lesson-right-stop = Los 5 puntos ya son tuyos.
lesson-wrong-koi = 🙂 ¡Qué valor! Pero tus dos últimas cartas no se llevan nada: difícilmente sacarías más, y podrías perder los 5 puntos. Aquí es mejor plantarse.

lesson-title-round = Tu primera ronda
lesson-text-round = Ahora, una ronda de verdad contra mí. Los botones verdes capturan; en la imagen, la misma letra marca las dos cartas, y 親 a quien reparte. Sigue los consejos o juega lo que quieras: no cuenta, y puedes deshacer cualquier jugada.
lesson-opponent = Máquina
lesson-tipped = 💡 { $said }
lesson-reason-lay = ahora no puedes capturar nada, así que juega una que no necesites
lesson-decision = **Plantarse**: { $points ->
    [one] 1 punto es tuyo.
    [many] { $points } puntos son tuyos.
   *[other] { $points } puntos son tuyos.
} **Koi-koi**: sigues para ganar más, pero si formo antes un yaku, te quedas sin nada.
lesson-decide = 👉 Aquí valen las dos. ¡Tú eliges!
lesson-decide-why = 👉 Aquí valen las dos: { $reason }. ¿Lo seguro o el riesgo?
lesson-see-near = 👀 Nuevo sobre tus capturas: un yaku casi completo. La carta que falta se ve oscura.
lesson-see-koi = 👀 こい en la imagen marca un koi-koi dicho.
lesson-decide-safe = 👉 { $points } puntos seguros: mejor *Plantarse*.
lesson-decide-stop = 👉 Aquí ya no hay más que ganar: lo sensato es *Plantarse*.
lesson-back = 🙂 Deshagamos esta jugada: **{ $action }**. Después ya no podrías formar ningún yaku a tiempo.
lesson-back-koi = 🙂 ¡Qué valor! Pero ya no podrías formar otro yaku a tiempo y perderías tus puntos. Lo deshacemos y te plantas.
lesson-won = 🎉 **¡Ganas la ronda: { $sum }!**
lesson-won-more = Ese es todo el juego: capturar, robar, juntar, decidir. Una partida son unas cuantas rondas así.

lesson-title-done = Ya conoces Koi-Koi
lesson-text-done =
    Aquí están todos los yaku; los dos que valen 6 tienen que estar en tu mano al repartir. No hace falta recordarlos: en una partida, el botón *{ button-yaku }* muestra lo cerca que estás.
    Juega una ronda conmigo o desafía a alguien: `/koikoi jugar`.

lesson-wrong-month = 🙂 No exactamente. **{ $card }** es de { $month }. **{ $about }** es de { $right }: busca el número { $number }.
lesson-wrong-kind = 🙂 No exactamente. **{ $card }** es { $kind }. Busca la estrella en la esquina.
lesson-kind-B = una luz
lesson-kind-A = un animal
lesson-kind-R = una cinta
lesson-kind-C = una carta simple

lesson-alt-months = Todas las cartas en sus meses.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = cinco cartas con una estrella: grulla, cortina, luna, poeta, fénix
lesson-alt-kind-A = nueve cartas con un rombo: ruiseñor, cuco, puente, mariposas, jabalí, gansos, copa de sake, ciervo, golondrina
lesson-alt-kind-R = diez cartas con una cinta
lesson-alt-kind-C = veinticuatro cartas con un punto
