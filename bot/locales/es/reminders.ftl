me-remind = Recordatorios: reparto y acertijo del día, mesas nuevas
button-remind = Recordatorios
remind-title = ### Recordatorios
remind-about = Una vez al día, a la hora que elijas, te envío un mensaje directo si aún no has jugado el reparto o el acertijo del día. Se apaga solo tras una semana sin respuesta.
remind-is-off = **Desactivados**
remind-is-on = **Activados:** cada día a las { $time }. El próximo mensaje llega { $when }.
remind-closed = ⚠️ Los desactivé porque Discord no me dejó escribirte. Permite los mensajes directos en los ajustes de privacidad de un servidor que compartamos y elige otra vez.
remind-lapsed = ⚠️ No pude enviarte a tiempo el mensaje del { $day }.
remind-clock-ask = ¿Qué hora es ahora para ti?
remind-hour-ask = ¿A qué hora te lo recuerdo?
remind-hour-am = { $hour }:00 · { $half ->
    [0] 12 a. m.
   *[else] { $half } a. m.
}
remind-hour-pm = { $hour }:00 · { $half ->
    [0] 12 p. m.
   *[else] { $half } p. m.
}
remind-clock-am = De { $hour }:00 a { $hour }:59 · { $half ->
    [0] 12 a. m.
   *[else] { $half } a. m.
}
remind-clock-pm = De { $hour }:00 a { $hour }:59 · { $half ->
    [0] 12 p. m.
   *[else] { $half } p. m.
}
# A menu, after the hour that the clock shows.
ask-zone = ¿Qué lugar está en tu zona horaria?
button-zone = Otra zona horaria
remind-zone = Tu zona horaria: **{ $place }**, donde ahora son las { $time }.
button-remind-off = Desactivar
button-remind-stop = No más recordatorios
reminder-both = 🎴 Ya están aquí el **reparto del día #{ $number }** y el **acertijo #{ $number }**.
reminder-deal = 🎴 Ya está aquí el **reparto del día #{ $number }**.
reminder-puzzle = 🧩 Ya está aquí el **acertijo #{ $number }**.
reminder-last = -# No respondiste en una semana, así que este es el último recordatorio.
reminder-stopped = No te enviaré más recordatorios. Actívalos otra vez con `/koikoi yo`.
alerts-about = **Mesas de este servidor.** Cuando alguien abre una mesa y espera, te envío un mensaje directo con un enlace, como máximo { $most } veces al día, y nunca mientras juegas.
alerts-are-on = **Activado** para { $guild }
alerts-are-off = **Desactivado** para { $guild }
alerts-elsewhere = -# Se elige en cada servidor: usa `/koikoi yo` allí.
button-alerts-on = Avísame de mesas aquí
button-alerts-off = No me avises más
alerts-stopped = Ya no te avisaré de las mesas de ese servidor. Actívalo otra vez allí con `/koikoi yo`.
alert = 🎴 { $name } abrió una mesa en **{ $guild }** y espera a alguien para jugar.
alert-several = 🎴 { $name } abrió una mesa para varios en **{ $guild }**.
button-alert-go = Ir a la mesa
button-alerts-stop = No más avisos de este servidor
