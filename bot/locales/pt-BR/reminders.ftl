me-remind = Lembretes: a mão e o enigma do dia, mesas novas
button-remind = Me lembre
remind-title = ### Me lembre
remind-about = Uma vez por dia, na hora que você escolher, mando uma mensagem direta se você ainda não jogou a mão ou o enigma do dia. Para sozinho depois de uma semana sem resposta.
remind-is-off = **Desligado**
remind-is-on = **Ligado:** todo dia, { $time }. A próxima mensagem chega { $when }.
remind-closed = ⚠️ Desliguei isto, porque o Discord não me deixou escrever para você. Permita mensagens diretas nas configurações de privacidade de um servidor que temos em comum e escolha de novo.
remind-lapsed = ⚠️ Não consegui enviar a tempo a mensagem de { $day }.
remind-clock-ask = Que horas são aí agora?
remind-hour-ask = A que horas devo lembrar você?
remind-hour-am = { $hour }:00 · { $half ->
    [0] meia-noite
    [1] { $half } da madrugada
    [2] { $half } da madrugada
    [3] { $half } da madrugada
    [4] { $half } da madrugada
    [5] { $half } da madrugada
   *[rest] { $half } da manhã
}
remind-hour-pm = { $hour }:00 · { $half ->
    [0] meio-dia
    [7] { $half } da noite
    [8] { $half } da noite
    [9] { $half } da noite
    [10] { $half } da noite
    [11] { $half } da noite
   *[rest] { $half } da tarde
}
remind-clock-am = { $hour }:00 a { $hour }:59 · { $half ->
    [0] meia-noite
    [1] { $half } da madrugada
    [2] { $half } da madrugada
    [3] { $half } da madrugada
    [4] { $half } da madrugada
    [5] { $half } da madrugada
   *[rest] { $half } da manhã
}
remind-clock-pm = { $hour }:00 a { $hour }:59 · { $half ->
    [0] meio-dia
    [7] { $half } da noite
    [8] { $half } da noite
    [9] { $half } da noite
    [10] { $half } da noite
    [11] { $half } da noite
   *[rest] { $half } da tarde
}
# A menu, after the hour that the clock shows.
ask-zone = Que lugar fica no seu fuso horário?
button-zone = Outro fuso horário
remind-zone = Seu relógio: **{ $place }**, onde agora são { $time }.
button-remind-off = Desligar
button-remind-stop = Não me lembre mais
reminder-both = 🎴 A **mão do dia nº { $number }** e o **enigma nº { $number }** chegaram.
reminder-deal = 🎴 A **mão do dia nº { $number }** chegou.
reminder-puzzle = 🧩 O **enigma nº { $number }** chegou.
reminder-last = -# Você não respondeu por uma semana, então este é o último lembrete.
reminder-stopped = Não mando mais lembretes. Ligue de novo com `/koikoi preferências`.
alerts-about = **Mesas neste servidor.** Quando alguém abre uma mesa e espera, mando uma mensagem direta com um link, no máximo { $most } vezes por dia, e nunca enquanto você joga.
alerts-are-on = **Ligado** para { $guild }
alerts-are-off = **Desligado** para { $guild }
alerts-elsewhere = -# Você escolhe isto num servidor: use `/koikoi preferências` lá.
button-alerts-on = Avisar de mesas daqui
button-alerts-off = Não avisar mais
alerts-stopped = Não aviso mais de mesas de lá. Ligue de novo com `/koikoi preferências` naquele servidor.
alert = 🎴 { $name } abriu uma mesa em **{ $guild }** e espera alguém para jogar.
alert-several = 🎴 { $name } abriu uma mesa para várias pessoas em **{ $guild }**.
button-alert-go = Ir para a mesa
button-alerts-stop = Não avisar mais deste servidor
