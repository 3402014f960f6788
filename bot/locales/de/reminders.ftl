# Erinner mich: Zeilen als Direktnachricht.

me-remind = Erinnerungen: Karten und Rätsel des Tages, neue Tische
button-remind = Erinnern
remind-title = ### Erinnerungen
remind-about = Einmal am Tag, zu einer Uhrzeit, die du wählst, schicke ich dir eine Direktnachricht, wenn du die Karten oder das Rätsel des Tages noch nicht gespielt hast. Nach einer Woche ohne Reaktion hört das automatisch auf.
remind-is-off = **Aus**
remind-is-on = **An:** jeden Tag um { $time }. Die nächste Nachricht kommt { $when }.
remind-closed = ⚠️ Ich habe sie abgeschaltet, weil Discord mir nicht erlaubt hat, dir zu schreiben. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen eines gemeinsamen Servers und wähl dann noch einmal.
remind-lapsed = ⚠️ Die Nachricht vom { $day } konnte ich dir nicht rechtzeitig schicken.
remind-clock-ask = Wie spät ist es bei dir?
remind-hour-ask = Um wie viel Uhr soll ich dich erinnern?
# Deutsch zählt bis 24: `half` bleibt leer.
remind-hour-am = { $hour }:00 Uhr{ $half ->
    [0] {""}
   *[any] {""}
}
remind-hour-pm = { $hour }:00 Uhr{ $half ->
    [0] {""}
   *[any] {""}
}
remind-clock-am = { $hour }:00 bis { $hour }:59 Uhr{ $half ->
    [0] {""}
   *[any] {""}
}
remind-clock-pm = { $hour }:00 bis { $hour }:59 Uhr{ $half ->
    [0] {""}
   *[any] {""}
}
# A menu, after the hour that the clock shows.
ask-zone = Welcher Ort liegt in deiner Zeitzone?
button-zone = Andere Zeitzone
remind-zone = Deine Uhr: **{ $place }**, dort ist es jetzt { $time } Uhr.
button-remind-off = Abschalten
button-remind-stop = Nicht mehr erinnern
reminder-both = 🎴 Die **Karten des Tages #{ $number }** und das **Rätsel #{ $number }** sind da.
reminder-deal = 🎴 Die **Karten des Tages #{ $number }** sind da.
reminder-puzzle = 🧩 Das **Rätsel #{ $number }** ist da.
reminder-last = -# Du hast eine Woche lang nicht reagiert, darum ist das die letzte Erinnerung.
reminder-stopped = Ich erinnere dich nicht mehr. Mit `/koikoi ich` schaltest du es wieder ein.
alerts-about = **Tische auf diesem Server.** Wenn jemand einen Tisch aufmacht und wartet, schicke ich dir eine Direktnachricht mit Link, höchstens { $most }-mal am Tag und nicht, während du spielst.
alerts-are-on = **An** für { $guild }
alerts-are-off = **Aus** für { $guild }
alerts-elsewhere = -# Das stellst du pro Server ein: Nimm dort `/koikoi ich`.
button-alerts-on = Tische hier melden
button-alerts-off = Nicht mehr melden
alerts-stopped = Ich melde dir keine Tische von dort mehr. Mit `/koikoi ich` auf dem Server schaltest du es wieder ein.
alert = 🎴 { $name } hat auf **{ $guild }** einen Tisch aufgemacht und wartet auf jemanden zum Spielen.
alert-several = 🎴 { $name } hat auf **{ $guild }** einen Tisch für mehrere aufgemacht.
button-alert-go = Zum Tisch
button-alerts-stop = Nichts mehr von diesem Server
