# Die Karten des Tages.

daily-name = Karten des Tages #{ $number }
# Die Zeilen, die man teilt: Sie müssen auch allen etwas sagen, die nie gespielt haben.
daily-line-won = 🎴 Koi-Koi, Karten des Tages #{ $number }: { $score } gewonnen gegen { $name }
daily-line-lost = 🎴 Koi-Koi, Karten des Tages #{ $number }: { $score } verloren gegen { $name }
daily-line-drawn = 🎴 Koi-Koi, Karten des Tages #{ $number }: unentschieden, { $score }, gegen { $name }
daily-line-resigned = 🎴 Koi-Koi, Karten des Tages #{ $number }: bei { $score } aufgegeben gegen { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = Koi-Koi ×{ $calls }
daily-line-about = Drei Runden japanische Blumenkarten, für alle dieselben
daily-line-streak = { $about } · 🔥 { $days } Tage in Folge
daily-begun =
    🎴 **Karten des Tages #{ $number }** · drei Runden gegen { $name }, mit denselben Karten für alle.
    Dein Blatt schicke ich dir als Direktnachricht; **{ button-hand }** öffnet es auch hier.
daily-unfinished = 🎴 Du hast die **Karten des Tages #{ $number }** noch nicht zu Ende gespielt. Sie zählen trotzdem für ihren Tag.
button-daily-finish = #{ $number } beenden
button-daily-begin = #{ $number } spielen
daily-played = 🎴 Du hast die **Karten des Tages #{ $number }** gespielt.
daily-result = **{ $points } zu { $conceded }** Punkte · bisher Platz { $rank }
daily-void = 🎴 Die Karten des Tages #{ $number } endeten ohne Ergebnis.
daily-next = -# Die nächsten Karten kommen { $when }.
button-today = Tageskarten spielen
button-daily-table = Rangliste des Tages
button-share = Hier posten
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# Mit `/koikoi tageskarten` im Kanal eines Servers kannst du das dort posten.
daily-table-title = ### 🎴 Karten des Tages #{ $number } · { $where }
daily-table-level = Gegen { $name }
daily-table-all = alle
daily-table-none = Noch hat sie niemand zu Ende gespielt. Los geht’s mit `/koikoi tageskarten`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-table-line-calls = { $line } · Koi-Koi ×{ $calls }
daily-table-you = -# Du: Platz { $rank }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
button-daily-here = Dieser Server
button-daily-all = Alle
daily-best = 🎴 Das beste Ergebnis bei den **Karten des Tages #{ $number }**: { $name }, { $score } gegen { $opponent }
daily-best-none = Gegen diese Stärke hat niemand die Karten des Tages #{ $number } zu Ende gespielt.
button-daily-best = Beste Partie ansehen
button-daily-yesterday = Beste Partie von gestern
button-daily-round = Runde { $number }
daily-post =
    ### 🎴 Karten des Tages #{ $number } · 🧩 Rätsel #{ $number }
    Dieselben Karten und dieselbe Stellung für alle. Neue kommen { $when }.
