# Przypomnienia: wiadomości prywatne.

me-remind = Przypomnienia: rozdanie i zagadka dnia, nowe stoły
button-remind = Przypominaj
remind-title = ### Przypominaj mi
remind-about = Raz dziennie, o godzinie, którą wybierzesz, piszę do ciebie prywatną wiadomość, jeśli rozdanie albo zagadka dnia jeszcze na ciebie czeka. Po tygodniu bez odpowiedzi przestaję.
remind-is-off = **Wyłączone**
remind-is-on = **Włączone:** codziennie o { $time }. Następna wiadomość przyjdzie { $when }.
remind-closed = ⚠️ Przypomnienia są wyłączone, bo Discord nie pozwolił mi do ciebie napisać. Zezwól na wiadomości prywatne w ustawieniach prywatności jednego z naszych wspólnych serwerów i wybierz jeszcze raz.
remind-lapsed = ⚠️ Wiadomość z dnia { $day } nie dotarła do ciebie na czas.
remind-clock-ask = Która jest teraz u ciebie?
remind-hour-ask = O której godzinie mam pisać?
remind-hour-am = { $hour }:00{ $half ->
    [0] {""}
   *[hour] {""}
}
remind-hour-pm = { $hour }:00{ $half ->
    [0] {""}
   *[hour] {""}
}
remind-clock-am = { $hour }:00–{ $hour }:59{ $half ->
    [0] {""}
   *[hour] {""}
}
remind-clock-pm = { $hour }:00–{ $hour }:59{ $half ->
    [0] {""}
   *[hour] {""}
}
# A menu, after the hour that the clock shows.
ask-zone = Które miejsce jest w twojej strefie czasowej?
button-zone = Inna strefa czasowa
remind-zone = Twój zegar: **{ $place }**, jest tam teraz { $time }.
button-remind-off = Wyłącz
button-remind-stop = Nie przypominaj więcej
reminder-both = 🎴 **Rozdanie dnia #{ $number }** i **zagadka #{ $number }** już są.
reminder-deal = 🎴 **Rozdanie dnia #{ $number }** już jest.
reminder-puzzle = 🧩 **Zagadka #{ $number }** już jest.
reminder-last = -# Od tygodnia nie było od ciebie odpowiedzi, więc to ostatnie przypomnienie.
reminder-stopped = Nie będę już przypominać. Włączysz to z powrotem w `/koikoi moje-ustawienia`.
alerts-about = **Stoły na tym serwerze.** Gdy ktoś otwiera stół i czeka, piszę do ciebie prywatną wiadomość z linkiem, najwyżej { $most } razy dziennie i nie wtedy, gdy właśnie grasz.
alerts-are-on = **Włączone** dla serwera { $guild }
alerts-are-off = **Wyłączone** dla serwera { $guild }
alerts-elsewhere = -# Wybiera się to na serwerze: użyj tam `/koikoi moje-ustawienia`.
button-alerts-on = Powiadamiaj o stołach
button-alerts-off = Już nie powiadamiaj
alerts-stopped = Nie będę już pisać o tamtejszych stołach. Włączysz to z powrotem na tamtym serwerze: `/koikoi moje-ustawienia`.
alert = 🎴 { $name } otwiera stół na serwerze **{ $guild }** i czeka, kto zagra.
alert-several = 🎴 { $name } otwiera stół dla kilku osób na serwerze **{ $guild }**.
button-alert-go = Do stołu
button-alerts-stop = Nie pisz o tym serwerze
