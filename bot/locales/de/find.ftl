# Einen Gegner auf irgendeinem Server finden.

command-find = suchen
    .about = Auf allen Servern einen Gegner suchen
option-name-find-rules = regeln
    .about = Die Regeln, die du willst (leer: egal welche davon)
option-name-find-pace = tempo
    .about = Live: Ihr spielt beide jetzt. Täglich: ein Tag pro Zug (leer: live)
choice-find-any = Egal welche Regeln

find-any = beliebige Regeln
find-pace-live = live
find-pace-daily = täglich
find-wish = -# { $rules } · { $pace } · deine Wertung: { $rating }
find-looking = 🔎 **Ich suche dir einen Gegner**, auf allen Servern. Ich schreibe dir, wenn jemand da ist; dann hast du 90 Sekunden, um *{ button-find-play }* zu drücken.
find-looking-here = 🔎 **Ich suche dir einen Gegner**, auf allen Servern. Ist jemand da, hast du 90 Sekunden, um *{ button-find-play }* zu drücken.
find-looking-daily = 🔎 **Ich suche dir einen Gegner für eine tägliche Partie**, auf allen Servern. Ist jemand da, beginnt sie sofort; du hast einen Tag für jeden Zug.
find-rests = ⏸️ **Deine Suche ruht, solange du eine Live-Partie spielst.** Nach der Partie geht sie von selbst weiter.
# Where a hidden message shows the search.
find-here = ⚠️ Ich kann dir keine Direktnachrichten schicken, darum geht es nur hier, ohne Ton und höchstens eine Viertelstunde lang: **Bleib in diesem Kanal.** Erlaube Direktnachrichten von einem gemeinsamen Server und such noch einmal, dann schreibe ich dir.
find-here-soon = ⚠️ Ich öffne unsere Direktnachrichten noch, immer nur ein paar Leuten auf einmal, darum geht es vorerst nur hier, ohne Ton und höchstens eine Viertelstunde lang: **Bleib in diesem Kanal.**
find-here-flagged = ⚠️ Discord lässt mich gerade keine neuen Direktnachrichten öffnen, darum geht es nur hier, ohne Ton und höchstens eine Viertelstunde lang: **Bleib in diesem Kanal.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Deine Suche steht in [unseren Direktnachrichten]({ $url }). Dort schreibe ich dir.
find-front = Die andere Person ist nicht gekommen. Du bist jetzt als Nächstes dran.
find-quiet = { $count ->
    [0] Zehn Minuten lang ist niemand gekommen, und in den letzten vier Wochen wurde um diese Uhrzeit niemand gefunden. Für eine tägliche Partie findet sich leichter jemand.
    [one] Zehn Minuten lang ist niemand gekommen. In den letzten vier Wochen hat um diese Uhrzeit { $count } Person einen Gegner gefunden. Für eine tägliche Partie findet sich leichter jemand.
   *[other] Zehn Minuten lang ist niemand gekommen. In den letzten vier Wochen haben um diese Uhrzeit { $count } Leute einen Gegner gefunden. Für eine tägliche Partie findet sich leichter jemand.
}
find-until = -# Ich höre { $when } auf, wenn niemand kommt.
find-found = 🎴 **Ich habe einen Gegner für dich!** Wertung { $rating }. Drück innerhalb von 90 Sekunden *{ button-find-play }*.
find-ready = ✔️ **Du bist bereit.** Ich warte auf die andere Person, höchstens 90 Sekunden.
find-begun = 🎴 Deine Partie gegen **{ $name }** hat begonnen.
find-stopped = Ich suche keinen Gegner mehr.
find-missed = ⏰ Du hast nicht rechtzeitig *{ button-find-play }* gedrückt, darum suche ich nicht mehr.
find-unreached = Ich habe jemanden gefunden, konnte dich aber nicht erreichen, darum suche ich nicht mehr. Erlaube Direktnachrichten oder bleib nächstes Mal hier.
find-over = Es ist niemand gekommen, darum suche ich nicht mehr. Mit `/koikoi computer` spielst du sofort gegen mich.
button-find-computer = Gegen den Computer
button-find-daily = Tägliche Partie
button-find-stop = Suche beenden
button-find-play = Spielen
button-find-no = Nicht jetzt
button-find-again = Neu suchen

games-looking = 🔎 **Ich suche dir einen Gegner** · begonnen { $since }
games-found = 🎴 **Ich habe einen Gegner für dich!** Drück *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** wartet auf dich.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } möchte noch einmal spielen.** Drück *{ button-rematch }*, um mitzuspielen; die Einladung läuft { $when } ab.
rematch-asked-hand = Gefragt. { $name } kann mit *{ $button }* annehmen; dann kommt dein neues Blatt.
rematch-waits-hand = Du hast schon gefragt. Ich warte auf die Antwort von { $name }.

change-find = Gegner auf anderen Servern
ask-find = { $value } · Gegner anderer Server

refused-find-off = Die Admins dieses Servers haben die Suche nach Gegnern auf anderen Servern abgeschaltet. In unseren Direktnachrichten geht sie.
refused-not-looking = Ich suche gerade keinen Gegner für dich. Starte mit `/koikoi suchen`.
refused-nobody-found = Diese Person ist nicht mehr da. Such mit `/koikoi suchen` wieder einen Gegner.
refused-still-looking = Diese Person ist nicht mehr da. Ich suche weiter einen Gegner für dich.
