moderation-title = ### Moderación en { $guild }
moderation-about = Para bloquear o desbloquear a un miembro, usa `/koikoi-admin moderación` con la opción *miembro*; para invalidar una partida terminada, con la opción *partida* y su número.
moderation-blocked = **Miembros bloqueados**
moderation-nobody = Ningún miembro bloqueado.
moderation-choose = Elige un miembro bloqueado
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · termina { $until }
}
moderation-log = **Registro**
moderation-no-log = Todavía nada.
moderation-channel = **Canal del registro.** Publico en un canal lo que los admins hacen aquí: bloqueos, partidas invalidadas, partidas detenidas, ajustes cambiados.
ask-log = Sin canal para el registro
moderation-back = Volver a moderación
moderation-may-play = **{ $name }** puede jugar en este servidor. Un miembro bloqueado no puede empezar nada aquí: ni desafío, ni mesa, ni torneo, ni partida contra la máquina, ni reparto del día. Sus partidas y torneos ya empezados siguen; `/koikoi-admin anular` termina una partida.
moderation-is-blocked = **{ $name }**: miembro bloqueado, que no puede empezar nada en este servidor.
moderation-until = El bloqueo termina solo: { $until }, { $when }.
moderation-do-block = Bloquear…
moderation-do-block-for = Bloquear por unos días…
moderation-days = { $days ->
    [one] Por un día
    [many] Por { $days } días
   *[other] Por { $days } días
}
moderation-lift = Desbloquear
moderation-warned = **Advertencias**
moderation-choose-warned = Elige a alguien con advertencias
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · acaba { $until }
}
moderation-do-warn = Advertir…
moderation-no-end = Sin fin
moderation-do-unwarn = Quitar una advertencia…
warn-title = Advertir a este miembro
warn-about = Lo leerá con su próximo comando aquí, sin tu nombre.
warned-title = ⚠️ Los admins de { $guild } te han hecho una advertencia:
warned-line = { $until ->
    [none] - «{ $reason }»
   *[other] - «{ $reason }» · hasta { $until }
}
moderation-reason-about = Los admins de este servidor pueden leerlo.
block-title = Bloquear a este miembro
void-title = Invalidar la partida { $match }
void-question = ¿Invalidar la partida { $match }? { $players } · { $score } · { $when }
    En este servidor ya no contará: se deshacen sus cambios de rating, y sale de clasificaciones y perfiles. { $reach } Las partidas posteriores quedan como se contaron, y los logros se conservan. No se puede deshacer.
void-tournament = Es del torneo **{ $name }**, cuyos resultados quedan como están.
void-yes = Invalidarla…
void-done = La partida { $match } está invalidada: en este servidor ya no cuenta. { $reach }
void-reach-gain = Para todos los servidores solo se retira lo ganado con ella, hasta que quien gestiona el bot lo confirme.
void-reach-server = Para todos los servidores sigue contando hasta que quien gestiona el bot lo confirme: es antigua, o últimamente se invalidaron muchas partidas.
void-reach-all = Quien gestiona el bot lo confirmó: ya no cuenta en ningún sitio.
log-line = { $when } · { $line }
log-reason = { $line } · «{ $reason }»
log-reach = { $line } · { $reach }
log-until = { $line } · termina { $until }
log-block = 🚫 { $admin } bloqueó a { $name }
log-lift = ✅ { $admin } desbloqueó a { $name }
log-warn = ⚠️ { $admin } advirtió a { $name }
log-unwarn = ✅ { $admin } quitó una advertencia a { $name }
log-void = 🧹 { $admin } invalidó la partida { $match }
log-confirm = ✅ Quien gestiona el bot confirmó que la partida { $match } está invalidada
log-waits = -# ⏳ Para todos los servidores, esto espera a quien gestiona el bot.
log-abort = 🛑 { $admin } terminó la partida { $match } sin resultado
log-settings = ⚙️ { $admin } cambió los ajustes
log-match = { $match } ({ $players })
