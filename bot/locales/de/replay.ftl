# Wiederholungen Schritt für Schritt und Animationen von Runden.

button-replay = Wiederholung
button-replay-here = In der Wiederholung
button-replay-first = Anfang
button-replay-back = Zurück
button-replay-next = Weiter
button-replay-last = Ende
button-replay-open = Blätter aufdecken
button-replay-table = Blätter zudecken
button-film = Animation
button-film-play = ▶ Abspielen
replay-head = { $score } · { $round } · Schritt { $step } von { $steps }
replay-dealt = { $mark } { $name } gibt und beginnt.
replay-judged = -# 🔎 Analyse: Dieser Zug: { $grade }
replay-cut = -# Hier endet das Protokoll; die Partie war noch nicht zu Ende.
replay-player = Spieler { $number }
replay-rounds = Zu einer Runde
replay-points = Zu einem Wendepunkt
replay-point = { $round }, Zug { $turn }: { $grade }
replay-choose = Welche Partie willst du noch einmal sehen? Du kannst auch ein Protokoll ansehen: `/koikoi wiederholung`, Option *datei*.
replay-which = Deine beendeten Partien
replay-none = Du hast hier noch keine beendete Partie. Du kannst aber ein Protokoll anhängen und ansehen: `/koikoi wiederholung`, Option *datei*.
replay-reviewed = 🔎 Die Analyse ist fertig: Die Wiederholung bewertet jetzt jeden Zug und hat ein Menü mit den Wendepunkten.
replay-accuracy = { $mark } { $name }: { $accuracy } Genauigkeit
film-still = -# Ein Standbild, wie du es in `/koikoi ich` gewählt hast.
film-title = 🎞️ { $match } · { $round }
film-alt = Animation, { $round }, Zug für Zug. Sie endet mit dem Ergebnis:
film-alt-cut = Animation, { $round }, Zug für Zug. Ein Ergebnis gibt es nicht.
alt-in-hand = Auf der Hand, { $player }: { $cards }.

# Warum sich eine Datei nicht abspielen lässt.
record-none = Das ist kein Protokoll. Ein Protokoll ist eine Textdatei, die mit `koikoi 1` beginnt; du bekommst eins mit *{ button-more }* → *{ button-record }* unter einem Ergebnis.
record-size = Sie ist größer, als eine Partie sein kann. Ein Protokoll hat höchstens { $kilobytes } KB und 100 Runden.
record-empty = Darin wurde keine Runde gespielt.
record-rules = Zeile { $line } nennt Regeln, die es nicht gibt oder die sich widersprechen.
record-notation = Zeile { $line } verstehe ich nicht.
record-illegal = Was in Zeile { $line } steht, erlauben die Regeln nicht.
