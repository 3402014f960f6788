name-anybody = quien quiera
name-erased = cuenta borrada
versus = { $first } contra { $second }
name-blank = sin nombre
name-you = Tú
name-person = { $name }

# Español neutro: tú y, para varios, ustedes; hechos en pretérito («ganó»), promesas en futuro.
# Género: «quien gana», «quien reparte» para quien actúa; «jugador», «rival», «miembro» como
# genéricos; sin desdobles ni @. Tras un nombre insertado no hay adjetivo que concuerde.

# La máquina dentro de una frase: un nombre propio, sin artículo. `.menu` se lee donde se elige el
# nivel.
level-greedy = Bot Simple
    .menu = Máquina
level-sprout = Bot Brote
    .menu = Máquina · Brote
level-player = Bot Intermedio
    .menu = Máquina · Intermedio
level-expert = Bot Avanzado
    .menu = Máquina · Avanzado
level-master = Bot Maestro
    .menu = Máquina · Maestro
level-other = Bot ({ $level })
plays-sprout = Principiante: no ve capturas, se planta pronto
plays-player = Sólido y rápido: forma yaku y frena los tuyos
plays-expert = Previsor: prueba cada carta contra muchas manos
plays-master = Deduce tu mano, juega para ganar la partida
level-line = -# { $name } · { $style } · otros niveles: `/koikoi máquina`
choose-level = Contra la máquina: elige un nivel
picture-round = Ronda
picture-any-of = { $count } de
picture-further = +1 por carta extra
picture-nobody = Nadie ganó
picture-won = gana
picture-your-turn = Tu turno
picture-quarter-final = Cuartos de final
picture-semi-final = Semifinales
picture-final = Final
picture-grand-final = Gran final
picture-winners-bracket = Cuadro principal
picture-losers-bracket = Repesca
picture-winner = Gana
picture-bye = pasa
picture-walkover = w. o.
picture-points = Pts
picture-round-of = Ronda { $number }

length-rounds = { $rounds ->
    [one] 1 ronda
    [many] { $rounds } rondas
   *[other] { $rounds } rondas
}
length-target = { $target ->
    [one] a 1 punto
    [many] a { $target } puntos
   *[other] a { $target } puntos
}
length-instead = { $length } (normalmente { $usual })
time-minutes = { $minutes ->
    [one] 1 minuto por turno
    [many] { $minutes } minutos por turno
   *[other] { $minutes } minutos por turno
}
time-hours = { $hours ->
    [one] 1 hora por turno
    [many] { $hours } horas por turno
   *[other] { $hours } horas por turno
}
pace-live = en vivo
pace-daily = por días

challenge-member = 🎴 { $opponent }, { $challenger } te invita a jugar a **Koi-Koi**
challenge-rematch = 🎴 { $opponent }, { $challenger } te pide la revancha de **Koi-Koi**
challenge-open = 🎴 { $challenger } abre una mesa de **Koi-Koi**. ¿Quién juega?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = ¿Es tu primera vez? Empieza sin más: los botones muestran qué puedes llevarte.
challenge-offer = ¿Aún no hay nadie? { $challenger } puede elegir un nivel aquí abajo y jugar contra la máquina. Hasta entonces puede unirse cualquiera.
challenge-until = -# Se cierra { $when }
challenge-declined = -# 🎴 { $opponent } no puede jugar ahora. El desafío de { $challenger } queda cerrado.
challenge-withdrawn = -# 🎴 { $challenger } retiró el desafío.
challenge-expired = -# 🎴 El desafío de { $challenger } caducó.
challenge-unjoined = -# 🎴 Nadie se unió a la mesa de { $challenger }. { $challenger } todavía puede jugar aquí contra la máquina:
challenge-aborted = -# 🎴 Un admin canceló el desafío de { $challenger }.
button-accept = Aceptar
button-join = Unirme
button-how = Cómo se juega
button-decline = Rechazar
button-ask-again = Desafiar de nuevo
button-close = Cerrar la mesa

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Ronda { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = enero (pino)
month-2 = febrero (ciruelo)
month-3 = marzo (cerezo)
month-4 = abril (glicina)
month-5 = mayo (lirio)
month-6 = junio (peonía)
month-7 = julio (lespedeza)
month-8 = agosto (miscanto)
month-9 = septiembre (crisantemo)
month-10 = octubre (arce)
month-11 = noviembre (sauce)
month-12 = diciembre (paulonia)
round-extra = Ronda { $number } (hasta decidir)
round-open = Ronda { $number }, a { $target }
table-turn = { $mark } **Turno de { $name }**
turn-until = ⏳ termina { $when }
table-deal = La próxima ronda empieza { $when }
table-deal-soon = La próxima ronda empieza en un momento
table-swap = { $mark } **{ $name }** puede cambiar su mano por la de quien reparte, sin verlas
table-dealer-draw = { $first } sacó { $a }, { $second } sacó { $b }: reparte primero quien sacó el mes más bajo.
table-dealer-draw-same = { $first } sacó { $a }, { $second } sacó { $b }: mismo mes, así que reparte primero quien sacó la carta más alta.
deal-again = 🔁 Se reparte de nuevo: { $reasons }.
void-field_quad = cuatro cartas de un mes en el campo
void-field_pairs = cuatro pares en el campo
void-field_triple = tres cartas de un mes en el campo
void-teshi = cuatro cartas de un mes en una mano
void-kuttsuki = cuatro pares en una mano
void-both_lucky = dos manos con suerte
table-hand-here = { $names }: las cartas están en **{ button-hand }**.
table-absent = 💤 { $name } no jugó a tiempo. { $other } decide en **{ button-hand }** qué pasa ahora.
table-before = Ronda { $number }: { $result }
table-thread = 🎴 **{ $match }**: [juega aquí]({ $url })
table-moved = -# 🎴 Esta mesa está ahora [aquí]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ se lleva { $taken }
did-stays = { $card } al campo
did-drew-took = roba { $card } ▸ { $taken }
did-drew-stays = roba { $card }, al campo
did-drew = roba { $card }
did-formed = ✨ **{ $yaku }**
did-called = **¡koi-koi!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Mi mano
button-yaku = Yaku
button-menu = Menú
button-table = Mesa
button-next-game = Otra partida ({ $count })

hand-your-turn = **Tu turno** contra { $name }
hand-their-turn = **Turno de { $name }**
hand-between = Entre rondas, contra { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } de { $goal }
hand-draw-question = Robaste **{ $card }**. Llévate:
hand-pick-question = **{ $card }** se lleva:
hand-sure = **¿Seguro?** Todavía no se ha jugado nada.
hand-late = ⏰ **Se te acabó el tiempo.** { $name } puede terminar la partida ahora, a menos que juegues antes.
hand-half = ⏳ **Te queda la mitad del tiempo.**
hand-swap-question = Ninguno de los dos ha visto aún su mano. Puedes cambiar la tuya por la de { $name }, sin verlas. Si no haces nada, te quedas con la tuya.
hand-swap-wait = { $name } puede cambiar su mano por la tuya, sin verlas. Luego los dos verán sus cartas.
hand-dms-closed = No puedo enviarte mensajes directos, así que tu mano está aquí, en **{ $button }**. Permítelos en los ajustes de privacidad de un servidor que compartamos y en tu próxima partida te la enviaré por ahí.
hand-dms-later = Discord no me deja escribirte ahora, así que tu mano está aquí, en **{ $button }**. No cambia nada más.
hand-dms-soon = Estoy abriendo los mensajes directos poco a poco, unas pocas personas cada vez, así que de momento tu mano está aquí, en **{ $button }**. No cambia nada más.
hand-waking = -# ⏳ La máquina aún se está despertando: tras un reinicio tarda un minuto. Jugará en cuanto pueda pensar.
hand-table-gone = -# El canal de la mesa ya no existe. Sigue jugando aquí o lleva la mesa a otro canal: `/koikoi partidas`.
hand-table-locked = -# El hilo de la mesa está bloqueado: sus botones no funcionan. Sigue jugando aquí o lleva la mesa a otro canal: `/koikoi partidas`.
hand-table-blocked = -# No puedo escribir en el canal de la mesa. Sigue jugando aquí o lleva la mesa a otro canal: `/koikoi partidas`.
hand-table-filtered = -# El AutoMod de este servidor bloquea el mensaje de la mesa. Sigue jugando aquí y pide a un admin que exima a mi rol de sus reglas.
hand-table-refused = -# Discord no acepta ahora el mensaje de la mesa. Sigue jugando aquí o lleva la mesa a otro canal: `/koikoi partidas`.
deal-sealed = -# 🔒 Reparto sellado antes de jugar: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ las { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Cambiar manos
button-keep = Quedarme la mía
button-back = Atrás
button-sure = Sí: { $said }

decision-made = ## ✨ ¡{ $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Plantarse**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Plantarse**: +{ $points }, { $now } → **{ $score }: ganas la { $what ->
    [table] mesa
   *[match] partida
}**.
decision-stop-loses = **Plantarse**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] otra persona gana la mesa
   *[match] pierdes la partida
}**.
decision-stop-ties = **Plantarse**: +{ $points }, { $now } → **{ $score }: la { $what ->
    [table] mesa termina y el primer puesto se comparte
   *[match] partida queda en empate
}**.
decision-stop-extra = **Plantarse**: +{ $points }, { $now } → **{ $score }**: empate, así que decide una ronda más.
decision-koi-increase = **Koi-koi**: sigues; solo puntúas cuando tus yaku valgan más
decision-koi-new = **Koi-koi**: sigues; solo puntúas con otro yaku
decision-risk-none = .
decision-risk-opponent = , y un yaku de { $name } contaría entonces ×{ $other }.
decision-risk-own = , y entonces ×{ $own } por tus koi-koi.
decision-risk-both = , y entonces ×{ $own }; un yaku de { $name } contaría ×{ $other }.
decision-risk-bonus = ; este koi-koi se suma a lo que puntúes entonces.
decision-reply = Cualquier yaku de { $name } terminaría la ronda al momento.
decision-needs = Para ganar la { $what ->
    [table] mesa
   *[match] partida
} necesitas +{ $points }.
decision-nobody-wins = Si nadie se planta, ganas la { $what ->
    [table] mesa
   *[match] partida
} { $score }{ $why }.
decision-nobody-loses = Si nadie se planta, { $what ->
    [table] otra persona gana la mesa
   *[match] pierdes la partida
} { $score }{ $why }.
decision-nobody-ties = Si nadie se planta, { $what ->
    [table] el primer puesto de la mesa se comparte
   *[match] la partida queda en empate
}, { $score }{ $why }.
decision-nobody-extra = Si nadie se planta, decide una ronda más, { $score }{ $why }.
decision-dealer-gets = { " " }(quien reparte recibe { $points })
decision-turns = { $count ->
    [one] Te queda 1 turno.
    [many] Te quedan { $count } turnos.
   *[other] Te quedan { $count } turnos.
}
decision-threats = **{ $name }** está cerca de: { $near }
decision-wait = ✨ { $mark } **{ $name }** tiene **{ $sum }** y tiene que decidir
button-stop-on = Plantarse · +{ $points }
button-stop-wins = Plantarse · +{ $points }, gana { $what ->
    [table] la mesa
   *[match] { $score }
}
button-stop-loses = Plantarse · +{ $points }, pierde { $what ->
    [table] la mesa
   *[match] { $score }
}
button-stop-ties = Plantarse · +{ $points }, empata { $what ->
    [table] la mesa
   *[match] { $score }
}
button-stop-extra = Plantarse · +{ $points }, empata { $score }
button-koi = ¡Koi-koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (7 o más)
step-opponent_koi = ×{ $value } (koi-koi del rival)
step-own_koi = ×{ $value } (koi-koi propios)
step-all_koi = ×{ $value } (koi-koi dichos)
step-field_brights = ×{ $value } (luces en el campo)
step-koi_and_brights = ×{ $value } (koi-koi y luces en el campo)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } en la mano inicial
result-both-lucky = Dos manos con suerte en el reparto: sin puntos.
result-nobody = Se jugaron todas las cartas y nadie se plantó: sin puntos.
result-oya = **{ $mark } { $name } +{ $points }**: se jugaron todas las cartas y nadie se plantó, así que puntúa quien reparte.
result-ended = La ronda no se jugó hasta el final.
result-paid = { $name } paga { $points }.
result-paid-you = Pagas { $points }.
result-leftover = { $mark } A { $name } le quedaba: { $cards }
result-leftover-you = { $mark } Te quedaba: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = Reparte { $name }
result-deals-you = Repartes tú
result-before = **La ronda { $number }** ha terminado:
yaku-teshi = Cuatro de un mes
yaku-kuttsuki = Cuatro pares
button-ready = Próxima ronda { $ready }/2
button-ready-alone = Próxima ronda
button-fair = Reparto limpio

match-won = 🏆 **{ $mark } ¡{ $name } gana la partida!**
match-won-by = 🏆 **{ $mark } ¡{ $name } gana la partida por { $margin ->
        [one] { $margin } punto
        [many] { $margin } puntos
       *[other] { $margin } puntos
    }!**
match-drawn = 🤝 **La partida queda en empate.**
match-target = Se alcanzó la meta.
match-bust = Alguien se quedó sin puntos.
match-resign = { $name } se rindió.
match-timeout = { $name } no volvió a tiempo.
match-abort = 🛑 Un admin terminó esta partida; no cuenta.
match-withdraw = 🚪 { $name } se retiró antes de que ambos jugaran una carta. La partida no cuenta.
match-agreed = 🤝 Esta partida se canceló de común acuerdo. No cuenta.
match-unrated = No cuenta para la clasificación.
match-unrated-early = No cuenta: terminó antes de que ambos jugaran una carta.
outcome-won = 🏆 Ganaste a { $name } por { $margin ->
        [one] { $margin } punto
        [many] { $margin } puntos
       *[other] { $margin } puntos
    }, { $score }
outcome-lost = Perdiste con { $name } por { $margin ->
        [one] { $margin } punto
        [many] { $margin } puntos
       *[other] { $margin } puntos
    }, { $score }
outcome-drawn = 🤝 Empate con { $name }, { $score }
outcome-resign-won = 🏆 Ganaste: { $name } se rindió con { $score }
outcome-resign-lost = Te rendiste contra { $name } con { $score }
outcome-timeout-won = 🏆 Ganaste: a { $name } se le acabó el tiempo con { $score }
outcome-timeout-lost = Se te acabó el tiempo contra { $name } con { $score }
outcome-abort = 🛑 Un admin terminó la partida con { $name }; no cuenta.
outcome-withdraw = 🚪 { $name } se retiró de la partida. No cuenta.
outcome-withdraw-own = 🚪 Te retiraste de la partida contra { $name }. No cuenta.
outcome-agreed = 🤝 Cancelaste la partida de acuerdo con { $name }. No cuenta.
button-rematch = Revancha
button-record = Registro
button-more = Más
button-add-bot = Añadir a otro servidor

absent-question = 💤 **{ $name } no jugó a tiempo.** ¿Y ahora? Si no haces nada, la partida sigue por días { $when }, con un día por turno.
absent-question-daily = 💤 **{ $name } no jugó a tiempo.** ¿Y ahora? Si no haces nada, ganas { $when }.
button-wait = Esperar
button-daily = Seguir por días
button-claim = Reclamar la victoria
table-first-match = -# { $names }: cartas enviadas por mensaje directo. **{ button-hand }** también las muestra aquí.
outside-playing = 🎴 { $first } y { $second } están jugando. Tus cartas están en tus mensajes directos, o pulsa **{ button-hand }**.

coach-start = 💡 Los botones verdes capturan: una carta se lleva del campo otra del mismo mes. Junta series, los *yaku*. En la imagen, 親 marca a quien reparte.
coach-near = 💡 Para **{ $yaku }** has capturado { $have } de { $need }: { $made }.
coach-makes = 💡 ✨ marca una carta que completa un yaku, con los puntos que sumarías al plantarte.
coach-draw = 💡 La carta del mazo también captura: elige la que necesitan tus series.
coach-called = 💡 { $name } sigue para ganar más (こい en la imagen). Forma antes cualquier yaku y plántate: { $name } no sumará nada.
coach-own-call = 💡 Dijiste koi-koi (こい en la imagen): tus yaku tienen que crecer para que puedas plantarte. Adelántate a tu rival.
coach-lay = 💡 Ahora no puedes capturar nada, así que tu carta se quedará en el campo: juega una que no necesites.
coach-decide = 💡 **Plantarse** es lo seguro. **Koi-koi**, si crees que aún puedes sumar más.
coach-decide-threat = 💡 A { $name } le falta una carta para **{ $yaku }**: **Plantarse** es lo seguro.
coach-decide-wins = 💡 Si te **plantas**, ganas la { $what ->
    [table] mesa
   *[match] partida
}: no necesitas más puntos.
coach-decide-loses = 💡 Si te **plantas**, pierdes la { $what ->
    [table] mesa
   *[match] partida
}. **Koi-koi** es tu única opción.
coach-decide-ties = 💡 Si te **plantas**, empatas la { $what ->
    [table] mesa
   *[match] partida
}. Solo con **Koi-koi** puedes ganarla todavía.

nudge = { $person }, es tu turno: [a la mesa]({ $url })
nudge-half = ⏳ { $person }, te queda la mitad del tiempo: [a la mesa]({ $url })
nudge-late = ⏰ { $person }, se te acabó el tiempo, pero aún puedes jugar: [a la mesa]({ $url })
nudge-choose = 💤 { $person }, { $name } no jugó a tiempo. Tú eliges qué pasa: [a la mesa]({ $url })
nudge-offer = 🤝 { $person }, { $name } te propone cancelar la partida: [a la mesa]({ $url })
off-asked = 🤝 **{ $name } te propone cancelar esta partida.** Si aceptas, termina y no contará. Si juegas, es un no.
off-waits = -# 🤝 Le propusiste a { $name } cancelar esta partida. Si juega, es un no.
off-asked-table = 🤝 **{ $first } le propone a { $second } cancelar esta partida.** Si { $second } acepta, no contará.
button-off-agree = Cancelarla
button-off-no = Seguir
digest = { $count ->
    [one] Te espera una partida.
    [many] **Te esperan { $count } partidas.**
   *[other] **Te esperan { $count } partidas.**
}

called = 📣 **{ $name } dijo koi-koi**: ahora tus yaku cuentan ×{ $factor }.
called-plain = 📣 **{ $name } dijo koi-koi**: si te plantas antes, { $name } no suma nada.
called-reply = 📣 **{ $name } dijo koi-koi**: tu próximo yaku termina la ronda y cuenta ×{ $factor }.
called-reply-plain = 📣 **{ $name } dijo koi-koi**: tu próximo yaku termina la ronda.

note-stale = -# Ese botón está desactualizado. Así está la mesa ahora:
note-wait = -# Un momento: no es tu turno.
note-illegal = -# Eso no se puede hacer aquí. Así está la mesa ahora:
