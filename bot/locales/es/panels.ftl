preset-wikipedia-2015 = Clásicas
preset-wikipedia-2020 = Estándar
preset-sloperama = Carrera a 50
preset-ktane = Tres rondas
preset-richmind = Cintas +1
preset-steam = Suma cero 30
preset-nintendo = Consola portátil
about-wikipedia-2015 = Cinco luces valen 15; cuenta cada carta de más de una serie
about-wikipedia-2020 = Las reglas habituales de hoy; doble desde 7 puntos
about-sloperama = Tus propios koi-koi multiplican; gana quien llega a 50
about-ktane = Corta; cada koi-koi multiplica, lo diga quien lo diga
about-richmind = La copa de sake no es carta simple; cuentan las cartas de más
about-steam = Ambos empiezan con 30 puntos y se los ganan al rival
about-nintendo = Un koi-koi por ronda; solo el mejor yaku de animales y de cintas
rules-changed = { $rules }, reglas de la casa

watching = Estás viendo **{ $first }** contra **{ $second }** · { $round }
waiting-at-table = { $place ->
        [one] Juegas contra quien gane esta ronda: **{ $first }** contra **{ $second }**. Recibirás entonces tus cartas.
        [many] Ahora juegan **{ $first }** contra **{ $second }**. Te toca dentro de { $place } rondas; recibirás entonces tus cartas.
       *[other] Ahora juegan **{ $first }** contra **{ $second }**. Te toca dentro de { $place } rondas; recibirás entonces tus cartas.
    }
watching-over = **{ $first }** contra **{ $second }**: esta partida terminó.
button-watch = Mirar
button-winner = Contra quien gane
rematch-asked = Revancha pedida: el desafío está en <#{ $channel }>.
rematch-waits = Ya la pediste, y { $name } puede aceptar: { $where }
table-tournament = 🏆 Una partida del torneo **{ $name }**

menu-title = Partida contra { $name } · { $round }
button-resign = Rendirme
button-bring = Traer la mesa aquí
button-send-again = Enviar la mesa de nuevo
button-bring-short = Traer aquí
button-rules = Reglas
button-report = Informar de un problema
resign-question = ¿Te rindes en la partida contra { $name }? Contará como derrota.
resign-tournament = ¿Te rindes en la partida contra { $name }? Contará como derrota, aunque nadie haya jugado una carta: en un torneo hace falta un resultado.
withdraw-question = ¿Te retiras de la partida contra { $name }? Aún no han jugado ambos una carta, así que no contará.
button-leave-match = Retirarme
button-withdraw-match = Sí, retirarme
withdrawn = Te retiraste. La partida no contará.
withdraw-late = { $name } jugó una carta mientras tanto, así que ahora sí cuenta.
button-off = Cancelar de mutuo acuerdo
off-question = ¿Proponerle a { $name } cancelar esta partida? Si { $name } acepta, termina y no contará. Si { $name } sigue jugando, la propuesta queda sin efecto. Puedes proponerlo dos veces por partida.
button-off-yes = Proponer
off-offered = Propuesto. Tu tiempo sigue corriendo: la partida continúa hasta la respuesta.
off-done = De mutuo acuerdo, la partida se cancela y no contará.
button-resign-yes = Sí, rendirme
button-resign-no = Seguir jugando
resigned = Te rendiste. ¡Gracias por jugar!
resign-kept = ¡Bien, a seguir!
brought = La mesa está ahora aquí.
report-label = ¿Cuál es el problema?
report-about = Lo leerá quien gestiona el bot, con el registro de esta partida.
report-hint = ¿Qué hiciste, qué pasó, qué esperabas?
host-notice = -# 🛠️ { $notice }
button-answer = Responder
host-report = **Aviso { $number }** de { $name }
host-report-where = { $server } · partida { $match }, paso { $step }
host-in-dms = mensajes directos
host-report-terminal = -# En el equipo del bot, `koikoi reports { $number }` lo muestra con el registro de la partida.
answer-label = Tu respuesta
answer-about = Le llegará en un mensaje directo del bot.
answer-saved = Tu respuesta se envía ahora. Si no se puede entregar, te avisaré.
report-answer = **Quien gestiona el bot responde a tu aviso** sobre la partida { $match }:
host-answer-closed = Tu respuesta al aviso { $number } no le llegó a { $name }: no acepta mensajes directos.
host-answer-failed = Tu respuesta al aviso { $number } no le llegó a { $name }: Discord la rechazó.
host-dms-stopped = ⚠️ **Discord ha marcado este bot:** no puede abrir mensajes directos nuevos ni unirse a servidores. A quienes ya escribió les siguen llegando sus mensajes. Mira la aplicación en el Developer Portal y recurre ante el soporte de Discord. El bot lo intenta de nuevo una vez al día, y después de `koikoi doctor`.
host-dms-again = ✅ Discord vuelve a dejar que este bot abra mensajes directos nuevos.
host-unit-failed = En el equipo de tu bot ha fallado **{ $unit }**. El motivo lo muestra { $command }.
host-voids = ⚖️ Partidas invalidadas que esperan tu confirmación: **{ $count }**. Mientras no confirmes una, sigue contando para todos los servidores, al menos como derrota. En el equipo del bot, `koikoi voids` las muestra.
reported = Gracias. Quien gestiona el bot puede leerlo, con la partida { $match }. Además, actualicé sus mensajes.

yaku-title-own = **Tus yaku** contra { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }: a falta de { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: { $count ->
    [one] falta una
    [many] faltan { $count }
   *[other] faltan { $count }
} de { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ en tu mano
yaku-none = Todavía sin yaku, y ninguno cerca.
yaku-captured = -# Capturas: { $cards }
yaku-opponent = **{ $name }** tiene { $sum }
yaku-opponent-none = **{ $name }** aún no tiene yaku.
yaku-opponent-near = ▫️ cerca: { $near }
yaku-more = y { $count } más

fair-title = **El reparto limpio.** Cada ronda se sella con una huella antes de que nadie vea una carta; sus primeras { $digits } cifras se muestran en la mesa hasta la primera jugada (en mensajes directos: debajo de tu mano). Tras la ronda, el sello se abre para todo el mundo. Prueba que el reparto no se cambió durante la ronda, no que la mezcla fuera al azar.
fair-sealed = Ronda { $number }, sellada: `{ $commitment }`
fair-opened = Ronda { $number }, abierta: `{ $commitment }`
fair-void = Ronda { $number }, repartida de nuevo ({ $reason }), abierta: `{ $commitment }`
fair-check = -# Para comprobarlo: el SHA-256 del nonce, un salto de línea y la línea del reparto, todo en el archivo adjunto. El registro de una partida terminada también los tiene, y `koikoi verify` lo comprueba.
fair-file-round = Ronda { $number }
fair-file-void = (repartida de nuevo: { $reason })

record-here = El registro de la partida { $match }: cada reparto y cada jugada. En una terminal, `koikoi record` lo reproduce.

games-title = ### Tus partidas
games-none = No te espera ninguna partida. Desafía a un miembro con `/koikoi jugar`, busca rival con `/koikoi buscar` o juega contra mí con `/koikoi máquina`.
games-your-turn = 🟢 **Tu turno** contra { $name } · { $round }
games-absent = 💤 **{ $name } no jugó a tiempo: decides tú** · { $round }
games-their-turn = ⚪ Turno de { $name } · { $round }
games-late = ⏰ se te acabó el tiempo
games-since = el turno empezó { $since }
games-between = ⏸️ Entre rondas contra { $name } · { $round }
games-invited = 📨 { $name } te invita · { $length } · se cierra { $until }
games-inviting = 📨 Invitaste a { $name } · { $length } · se cierra { $until }
games-open-table = 📨 Tu mesa abierta · { $length } · se cierra { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Mensaje directo
games-page = -# Página { $page } de { $pages }
button-open-hand = Abrir la mano
button-previous = ◂
button-next = ▸
button-withdraw = Retirar
games-bring-missing = Una mesa solo puede estar en un canal de su propio servidor. Ahora es el último mensaje de <#{ $channel }>.

list-own-only = 🔒 Esta es tu propia lista: en mensajes directos nadie ve la de otra persona. Pide la de { $name } en un servidor.
list-own-only-outside = 🔒 Esta es tu propia lista: la de otra persona solo la muestro en servidores donde estoy. Pide allí la de { $name }.
history-title = ### { $name }: partidas terminadas
history-none = Aún no hay partidas terminadas aquí.
history-won = 🏆 victoria contra { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ derrota contra { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 empate con { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 victoria: { $name } se rindió con **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ rendición contra { $name } con **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 victoria: a { $name } se le acabó el tiempo con **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ tiempo agotado contra { $name } con **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 terminada por un admin, contra { $name } · { $when }
history-abort = 🛑 terminada por un admin, contra { $name } · { $when }
history-withdraw = 🚪 { $name } se retiró · { $when }
history-withdraw-own = 🚪 retirada de una partida contra { $name } · { $when }
history-agreed = 🤝 cancelada de mutuo acuerdo con { $name } · { $when }
history-uncounted = { $line } · no cuenta
history-void = ~~{ $line }~~ · invalidada
history-standing = **Clasificación**, partidas entre personas: { $won ->
        [one] { $won } ganada
        [many] { $won } ganadas
       *[other] { $won } ganadas
    } · { $lost ->
        [one] { $lost } perdida
        [many] { $lost } perdidas
       *[other] { $lost } perdidas
    } · { $drawn ->
        [one] { $drawn } empate
        [many] { $drawn } empates
       *[other] { $drawn } empates
    } · mejor ronda { $best } · puesto { $rank } por victorias
history-count = { $count ->
    [one] **1 partida** en total
    [many] **{ $count } partidas** en total
   *[other] **{ $count } partidas** en total
}
history-count-here = { $count ->
    [one] **1 partida** en este servidor
    [many] **{ $count } partidas** en este servidor
   *[other] **{ $count } partidas** en este servidor
}

leaderboard-title = ### 🏆 Clasificación de { $guild }
leaderboard-title-all = ### 🏆 Clasificación de todos los servidores
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Nadie ha terminado una partida aquí todavía. Empieza una con `/koikoi jugar`.
leaderboard-none-then = Nadie terminó una partida en ese periodo.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Tú: puesto { $rank }, { $result }
leaderboard-you-none = -# Tú: aún ninguna partida que cuente aquí
leaderboard-you-provisional = -# Tú: { $result }; aún sin puesto por rating: { $matches } de { $enough } partidas que cambian el rating, { $opponents } de { $people } rivales que ya habían jugado con otros
leaderboard-you-few = -# Tú: { $result }; aún sin puesto por rating: { $played } de { $enough } partidas esta temporada
leaderboard-about = Cuentan las partidas entre dos personas, pero solo las primeras { $week } por semana entre las mismas dos. Si alguien se rinde antes de que termine una ronda, suma una derrota, pero nadie suma una victoria.
leaderboard-about-provisional = ?: aún sin puesto. Hacen falta { $enough } partidas que cambien el rating, contra { $people } personas que ya hayan jugado con otros.
leaderboard-about-provisional-season = ?: aún sin puesto. Hacen falta { $enough } partidas que cambien el rating, contra { $people } personas que ya hayan jugado con otros, y { $season } partidas en la temporada.
leaderboard-about-marks = 🥇 🥈 🥉: puestos por rating en temporadas anteriores
measure-rating = Rating
measure-wins = Victorias
measure-points = Puntos
measure-hand = Mejor ronda
period-all = Histórico
period-week = Esta semana
period-this-season = Esta temporada
period-season = Esta temporada: { $season }
period-past-season = Temporada: { $season }
period-of-week = Semana del { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = ganó { $won } de { $played } · { $points ->
    [one] 1 punto
    [many] { $points } puntos
   *[other] { $points } puntos
}
result-points = { $points ->
    [one] **1** punto
    [many] **{ $points }** puntos
   *[other] **{ $points }** puntos
}
result-hand = { $best_round ->
    [one] **1** punto en una ronda
    [many] **{ $best_round }** puntos en una ronda
   *[other] **{ $best_round }** puntos en una ronda
}
button-board-all = Todos los servidores
button-board-here = Este servidor
button-leaderboard = Clasificación
button-counting = Qué cuenta
weekly-title = ### 🏆 La semana en { $guild }, del { $first } al { $last } · { $measure }
date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[else] diciembre
}
date-year = { $date } de { $year }
season-quarter = { $quarter ->
    [1] enero a marzo de { $year }
    [2] abril a junio de { $year }
    [3] julio a septiembre de { $year }
   *[else] octubre a diciembre de { $year }
}
season-since = desde el { $date }
season-rest = { $season }, desde el { $date }
season-now = **Temporada:** { $season }
season-begun = **Empezó una nueva temporada:** { $season }. **{ $before }** terminó; su clasificación queda en `/koikoi clasificación`, y sus tres primeros puestos conservan una medalla.
season-how-quarter = Termina con el trimestre del calendario (UTC), y la próxima empieza sola.
season-how-begun = Dura hasta que empieces otra o vuelvas a los trimestres del calendario.
season-command = -# Empieza una nueva con `/koikoi-admin temporada` y una acción.
season-ask-new = **¿Empezar una nueva temporada?**
season-ask-unnamed = -# Aún no tiene nombre: dale uno con la opción `nombre`.
season-ask-named = **¿Empezar una nueva temporada?** Su nombre:
season-ask-quarter = **¿Volver a los trimestres del calendario?** El resto de este trimestre pasa a ser una nueva temporada.
season-ends = **{ $before }** termina entonces para siempre; no se puede deshacer. Su clasificación queda en `/koikoi clasificación`, y sus tres primeros puestos conservan una medalla.
button-season-begin = Sí, empezarla
button-season-keep = No cambiar nada

rules-title = ### Reglas: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# Las reglas de { $channel } y sus hilos. En el resto de este servidor: { $rules }.
rules-counting = **En resumen**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, +1 por cada carta extra · { $made }
rules-borrowed-yaku = -# La fuente de estas reglas no da puntos a los yaku: valen los de { $lender }.
rules-borrowed-flow = -# La fuente de estas reglas solo dice qué puntúa: el resto es como en { $lender }.
button-rules-yaku = Yaku
button-rules-dealing = Reparto
button-rules-turns = Turnos
button-rules-scoring = Puntos
button-rules-match = Partida

rule-hint = Captura cartas del mismo mes, forma yaku (series que puntúan) y elige: plantarte y puntuar, o decir koi-koi para ganar más.
rule-seven = Los yaku que juntos valen 7 o más cuentan doble.
rule-no-seven = Nada se duplica a los 7 puntos.
rule-koi-none = Decir koi-koi no multiplica nada.
rule-koi-opponent_x2 = Si tu rival dijo koi-koi, tus puntos se duplican.
rule-koi-own_plus_1 = Tus propios koi-koi multiplican tus puntos: ×2, ×3…
rule-koi-all_plus_1 = Los koi-koi de ambos jugadores multiplican los puntos: ×2, ×3…
rule-koi-steam = Tus primeros tres koi-koi suman un punto cada uno; el cuarto duplica, el quinto triplica…
rule-brights = Cada luz en el campo tras el reparto multiplica: una ×2, dos ×3…
rule-combine-product = Los multiplicadores se multiplican: ×2 y ×2 dan ×4.
rule-combine-sum = Koi-koi y luces del campo se suman: ×2 y ×2 dan ×3.
rule-flat = Los puntos por la mano inicial, y los de una ronda sin plantarse, nunca se multiplican.
rule-exhaust-zero = Todas las cartas jugadas y nadie se plantó: sin puntos.
rule-exhaust-oya = Todas las cartas jugadas y nadie se plantó: quien reparte recibe { $points }.
rule-exhaust-caller = Todas las cartas jugadas y nadie se plantó: puntúa quien dijo el último koi-koi, sin duplicar.
rule-zero-sum = Quien pierde paga los puntos de quien gana.

rule-brights-best = Solo cuenta tu mejor yaku de luces.
rule-stacking-all = Todos tus demás yaku cuentan juntos.
rule-stacking-every = Todos tus yaku cuentan juntos.
rule-stacking-family = Solo cuentan tu mejor yaku de animales y tu mejor yaku de cintas.
rule-stacking-one = Solo cuenta tu mejor yaku.
rule-chofuku-off = Cintas de poesía y cintas azules juntas no forman un yaku aparte: los dos se suman.
rule-chofuku-on = Cintas de poesía y cintas azules juntas forman un solo yaku, que reemplaza a los dos.
rule-cup-0 = La copa de sake cuenta solo como animal.
rule-cup-1 = La copa de sake cuenta como animal y también como una carta simple.
rule-cup-2 = La copa de sake cuenta como animal y también como dos cartas simples.
rule-viewing-off = El sake bajo la luna y el sake bajo las flores no cuentan.
rule-viewing-needs_other = { $viewing ->
        [tsukimi] El sake bajo la luna solo cuenta junto con otro yaku.
        [hanami] El sake bajo las flores solo cuenta junto con otro yaku.
       *[both] El sake bajo la luna y el sake bajo las flores solo cuentan junto con otro yaku.
    }
rule-viewing-after = { $viewing ->
        [tsukimi] Tras tu propio koi-koi, el sake bajo la luna vale { $points }.
        [hanami] Tras tu propio koi-koi, el sake bajo las flores vale { $points }.
       *[both] Tras tu propio koi-koi, el sake bajo la luna y el sake bajo las flores valen { $points } cada uno.
    }
rule-viewing-after-none = { $viewing ->
    [tsukimi] Tras tu propio koi-koi, el sake bajo la luna no cuenta.
    [hanami] Tras tu propio koi-koi, el sake bajo las flores no cuenta.
   *[both] Tras tu propio koi-koi, el sake bajo la luna y el sake bajo las flores no cuentan.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Tus cartas de diciembre arruinan tu sake bajo la luna.
    [hanami] Tu poeta de la lluvia arruina tu sake bajo las flores.
   *[both] Tu poeta de la lluvia arruina tu sake bajo las flores; tus cartas de diciembre, tu sake bajo la luna.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Tu poeta de la lluvia o tu rayo arruina tu sake bajo la luna.
    [hanami] Tu poeta de la lluvia o tu rayo arruina tu sake bajo las flores.
   *[both] Tu poeta de la lluvia o tu rayo arruina tu sake bajo la luna y bajo las flores.
}
rule-weather-november = { $viewing ->
    [tsukimi] Cada una de tus cartas de noviembre arruina tu sake bajo la luna.
    [hanami] Cada una de tus cartas de noviembre arruina tu sake bajo las flores.
   *[both] Cada una de tus cartas de noviembre arruina tu sake bajo la luna y bajo las flores.
}
rule-month = Las cartas del mes son las de la ronda: enero en la primera. Juntas valen { $points }.

rule-first-month_draw = Primer reparto: cada jugador saca una carta y reparte quien saca el mes más bajo; si es el mismo mes, quien saca la carta más alta. Dos cartas simples de un mes: se saca otra vez.
rule-first-random = Primer reparto: lo decide el azar.
rule-first-challenger = Primer reparto: quien desafía; contra la máquina, tú.
rule-next-winner = Después, quien gana una ronda reparte la siguiente.
rule-next-loser = Después, quien pierde una ronda reparte la siguiente.
rule-next-alternate = Después, se reparte por turnos.
rule-nobody-same = Nadie ganó: reparte otra vez la misma persona.
rule-nobody-other = Nadie ganó: reparte la otra persona.
rule-deal-kfo4 = Ocho cartas por jugador, de cuatro en cuatro: al rival, al campo, a quien reparte. Quien reparte juega primero.
rule-deal-kfo2 = Ocho cartas por jugador, de dos en dos: al rival, al campo, a quien reparte. Quien reparte juega primero.
rule-deal-kof4 = Ocho cartas por jugador, de cuatro en cuatro: al rival, a quien reparte, al campo. Quien reparte juega primero.
rule-deal-kfo8 = Ocho cartas por jugador, de una vez: al rival, al campo, a quien reparte. Quien reparte juega primero.
rule-swap = Antes de mirar las cartas, quien no reparte puede cambiar su mano por la de quien reparte.
rule-field_quad-redeal = Cuatro cartas de un mes en el campo: se reparte de nuevo.
rule-field_quad-pay = Cuatro cartas de un mes en el campo: la ronda termina y quien reparte recibe { $points }.
rule-field_quad-off = Cuatro cartas de un mes en el campo: se juega igual.
rule-field_pairs-redeal = Cuatro pares en el campo: se reparte de nuevo.
rule-field_pairs-pay = Cuatro pares en el campo: la ronda termina y quien reparte recibe { $points }.
rule-field_pairs-off = Cuatro pares en el campo: se juega igual.
rule-field_triple-redeal = Tres cartas de un mes en el campo: se reparte de nuevo.
rule-field_triple-off = Tres cartas de un mes en el campo: se juega igual.
rule-teshi-pay = Cuatro cartas de un mes en una mano inicial: la ronda termina y quien la tiene recibe { $points }.
rule-teshi-redeal = Cuatro cartas de un mes en una mano inicial: se reparte de nuevo.
rule-teshi-off = Cuatro cartas de un mes en una mano inicial: se juega igual.
rule-kuttsuki-pay = Cuatro pares en una mano inicial: la ronda termina y quien la tiene recibe { $points }.
rule-kuttsuki-redeal = Cuatro pares en una mano inicial: se reparte de nuevo.
rule-kuttsuki-off = Cuatro pares en una mano inicial: se juega igual.
rule-lucky-tie = Si las dos manos fueran a puntuar así, la ronda termina sin puntos.
rule-lucky-ignore = Si las dos manos fueran a puntuar así, no puntúa ninguna y se juega.
rule-lucky-redeal = Si las dos manos fueran a puntuar así, se reparte de nuevo.
rule-lucky-dealer = Si las dos manos fueran a puntuar así, solo puntúa la de quien reparte.
rule-field-first = Primero se mira el campo, y luego las manos.
rule-dealt-again = Tras un nuevo reparto, reparte la misma persona; el reparto anulado no cuenta.

rule-turn = Un turno: juegas una carta de tu mano y luego se roba una del mazo.
rule-take = Cada una se lleva una carta de su mes del campo, o se queda ahí. Si hay dos, eliges una.
rule-three-all = Si hay tres, se lleva todas.
rule-three-one = Si hay tres, también eliges una.
rule-wild = El rayo se lleva cualquier carta si no hay otra de noviembre en el campo.
rule-decision-increase = Con un yaku eliges: plantarte o koi-koi. Eliges otra vez cada vez que tus yaku valen más.
rule-decision-new_yaku = Con un yaku eliges: plantarte o koi-koi. Solo eliges otra vez con un yaku nuevo.
rule-stop = Si te plantas, termina la ronda: puntúas tus yaku, y tu rival nada.
rule-limit-none = Se puede decir koi-koi cuantas veces se quiera.
rule-limit = Como máximo { $limit } koi-koi por ronda y jugador; después, un yaku termina la ronda.
rule-limit-round = Como máximo { $limit } koi-koi por ronda en total; después, un yaku termina la ronda.
rule-last-card = Sin cartas en la mano, un yaku termina la ronda.
rule-reply = Tras un koi-koi, el próximo yaku del rival termina la ronda.

rule-rounds = { $rounds ->
    [one] La partida es de una ronda. Gana quien tenga más puntos.
    [many] La partida es de { $rounds } rondas. Gana quien tenga más puntos al final.
   *[other] La partida es de { $rounds } rondas. Gana quien tenga más puntos al final.
}
rule-target = Gana la partida quien llegue primero a { $points } puntos.
rule-tie-draw = Puntos iguales: empate. Empieza otra partida con *{ button-rematch }*.
rule-tie-extra_round = Puntos iguales: se juegan más rondas hasta desempatar.
rule-bank = Ambos empiezan con { $points } puntos; quien se queda sin puntos pierde la partida.

learn-title = ### Koi-Koi en un minuto
learn-turn = **Un turno.** Juega una carta: si hay otra del mismo mes en el campo, te llevas las dos. Luego se roba una carta del mazo y funciona igual. Los botones muestran qué se lleva cada carta; los verdes capturan.
learn-yaku = Los **yaku** son series de cartas capturadas: tres cintas de poesía, jabalí-ciervo-mariposas, luna y copa de sake, diez cartas simples, y más. El botón *{ button-yaku }* muestra lo cerca que estás.
learn-decide = **Con un yaku eliges.** *Plantarse* termina la ronda y te da los puntos. *Koi-koi* es seguir para ganar más; si tu rival es más rápido, te quedas sin nada.
learn-more = Las cartas del mismo mes comparten planta y número. Nada que instalar, nada que memorizar: juega una ronda y ya sabrás jugar.
help-command = { $command }: { $about }
help-admins = **Si administras este servidor**
greeting =
    ¡Hola! En este servidor ya se puede jugar a **Koi-Koi**, el juego de cartas más querido de Japón. Se juega entre miembros o contra la máquina, con imágenes y botones; no hay que instalar nada.
    - `/koikoi aprender`: aprende el juego en cinco minutos
    - `/koikoi jugar`: desafía a un miembro o abre una mesa a la que cualquiera puede unirse
    - `/koikoi-admin ajustes`: las reglas, los canales y el idioma de aquí (para admins)
how-terms = **Este desafío:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - y { $count } más, en *{ button-rules }*
button-try = Probar contra mí

me-title = ### Tus preferencias
me-hand = Dónde aparece tu mano
me-hand-dm = En un mensaje directo
me-hand-channel = En el canal, en { $button }
me-nudges = Avisos de tu turno
me-nudges-usual = Si estoy en otra cosa
me-nudges-always = En cada turno
me-nudges-never = Nunca
me-challenges = Desafíos de otros
me-challenges-on = Pueden desafiarme
me-challenges-off = Nadie puede desafiarme
me-print = Las imágenes de tu mano
me-print-usual = Tamaño normal
me-print-large = Grandes
    .about = Cartas más grandes en tu mano, sobre todo en el teléfono; capturas como números
me-pause = Las jugadas de la máquina
me-pause-short = Rápidas: medio segundo
me-pause-usual = Normales: dos o tres segundos
me-pause-long = Lentas: cinco segundos
me-confirm = Cuando pulsas una carta
me-confirm-off = Jugarla al momento
me-confirm-on = Preguntarme antes si es seguro
me-order = Los botones debajo de tu mano
me-order-usual = Orden normal
me-order-left = Para la mano izquierda
    .about = Filas de botones al revés; tus cartas siguen en orden
me-motion = Animaciones
me-motion-usual = Verlas al momento
me-motion-less = Menos movimiento
    .about = Primero una imagen fija
me-language = Idioma de tus mensajes
me-language-auto = Como en tu Discord
me-note = -# Igual en todos los servidores. Tu mano se puede abrir siempre en los dos sitios; aquí eliges dónde aparece por defecto.
me-saved = -# ✔ Guardado
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 ¡Hola! Aquí te escribiré lo que me pidas, y aquí verás tu mano.
dm-waits = ✉️ Podré escribirte { $when }: Discord solo me deja abrir unos pocos mensajes directos nuevos a la vez. Si antes empieza una partida, tu mano está en el canal, en **{ $button }**.
dm-flagged = ⚠️ Discord no me deja abrir mensajes directos nuevos en este momento, así que aún no puedo escribirte. Tu mano está en el canal, en **{ $button }**; seguiré intentándolo.
dm-closed = ⚠️ No puedo enviarte mensajes directos, así que tu mano sigue en el canal, en **{ $button }**. Permítelos en los ajustes de privacidad de un servidor que compartamos y elige otra vez.

doctor-message = Un mensaje de prueba de `koikoi doctor`. Desaparece solo.

privacy-title = ### Lo que el bot guarda sobre ti
privacy-text = Tu ID y tus nombres de Discord, tus preferencias y recordatorios, las partidas, torneos, mesas y acertijos que jugaste, con cada jugada y su hora, tus resultados y logros, a quién bloqueaste, tus decisiones como admin y los problemas de los que avisaste. *{ button-export }* te lo da todo. El bot no lee mensajes. Solo puede verlo quien gestiona este bot; tu nombre y tus resultados en el reparto del día, y en la clasificación de todos los servidores, se muestran también en otros servidores, igual que tu perfil.
privacy-erase-text = Al borrar, te rindes en tus partidas abiertas, y tu nombre y tu ID desaparecen de todo. Las partidas quedan, sin ti. El reparto de hoy no se puede jugar otra vez. Si vuelves, siguen valiendo los bloqueos contra ti, las pausas y los límites. No se puede deshacer.
privacy-host = **Este bot lo mantiene:** { $said }
privacy-contact = **Preguntas sobre tus datos:** { $said }
button-privacy-policy = Privacidad
button-terms = Términos del servicio
button-export = Enviarme mis datos
button-erase = Borrar mis datos
button-erase-yes = Sí, borrar todo
button-erase-no = Dejarlo
privacy-question = ¿De verdad borrar todo lo que el bot guarda sobre ti?
privacy-erased = Todo está borrado. Vuelve cuando quieras, como si fuera la primera vez.
privacy-kept = No se cambió nada.
privacy-export = Todo lo que el bot guarda sobre ti:
