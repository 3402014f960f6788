# Ein Gegenüber auf irgendeinem Server finden.

command-find = suchen
    .about = Ich suche dir auf allen Servern ein Gegenüber
option-name-find-rules = regeln
    .about = Die Regeln, die du willst (leer: egal welche davon)
option-name-find-pace = tempo
    .about = Live: Ihr spielt beide jetzt. Täglich: ein Tag pro Zug (leer: live)
choice-find-any = Egal welche Regeln

find-any = beliebige Regeln
find-pace-live = live
find-pace-daily = ein Tag pro Zug
find-wish = -# { $rules } · { $pace } · deine Wertung: { $rating }
find-looking = 🔎 **Ich suche dir einen Gegner**, auf allen Servern. Ich schreibe dir, wenn jemand da ist; dann hast du 90 Sekunden, um *{ button-find-play }* zu drücken.
find-looking-here = 🔎 **Ich suche dir einen Gegner**, auf allen Servern. Ist jemand da, hast du 90 Sekunden, um *{ button-find-play }* zu drücken.
find-looking-daily = 🔎 **Ich suche dir ein Gegenüber für eine Partie mit einem Tag pro Zug**, auf allen Servern. Ist jemand da, beginnt sie sofort; du hast einen Tag für jeden Zug.
# Where a hidden message shows the search.
find-here = ⚠️ Ich kann dir keine Direktnachrichten schicken, darum geht es nur hier, ohne Ton und höchstens eine Viertelstunde lang: **Bleib in diesem Kanal.** Erlaube Direktnachrichten von einem gemeinsamen Server und such noch einmal, dann schreibe ich dir.
find-here-soon = ⚠️ Ich öffne unsere Direktnachrichten noch, immer nur ein paar Leuten auf einmal, darum geht es vorerst nur hier, ohne Ton und höchstens eine Viertelstunde lang: **Bleib in diesem Kanal.**
find-here-flagged = ⚠️ Discord lässt mich gerade keine neuen Direktnachrichten öffnen, darum geht es nur hier, ohne Ton und höchstens eine Viertelstunde lang: **Bleib in diesem Kanal.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Deine Suche steht in [unseren Direktnachrichten]({ $url }). Dort schreibe ich dir.
find-front = Die andere Person kam nicht. Du stehst jetzt ganz vorn in der Schlange.
find-quiet = { $count ->
    [0] Zehn Minuten lang kam niemand, und in den letzten vier Wochen wurde um diese Uhrzeit niemand gefunden. Eine Partie mit einem Tag pro Zug findet leichter jemanden.
    [one] Zehn Minuten lang kam niemand. In den letzten vier Wochen hat um diese Uhrzeit { $count } Person ein Gegenüber gefunden. Eine Partie mit einem Tag pro Zug findet leichter jemanden.
   *[other] Zehn Minuten lang kam niemand. In den letzten vier Wochen haben um diese Uhrzeit { $count } Leute ein Gegenüber gefunden. Eine Partie mit einem Tag pro Zug findet leichter jemanden.
}
find-until = -# Ich höre { $when } auf, wenn niemand kommt.
find-found = 🎴 **Ich habe ein Gegenüber für dich!** Wertung { $rating }. Drück innerhalb von 90 Sekunden *{ button-find-play }*.
find-ready = ✔️ **Du bist bereit.** Ich warte auf die andere Person, höchstens 90 Sekunden.
find-begun = 🎴 Deine Partie gegen **{ $name }** hat begonnen.
find-stopped = Ich suche nicht mehr nach einem Gegenüber.
find-missed = ⏰ Du hast nicht rechtzeitig *{ button-find-play }* gedrückt, darum suche ich nicht mehr.
find-unreached = Ich konnte dir nicht sagen, dass jemand da war, darum suche ich nicht mehr. Öffne deine Direktnachrichten oder bleib nächstes Mal hier.
find-over = Niemand kam, darum suche ich nicht mehr. Mit `/koikoi computer` spielst du sofort gegen mich.
button-find-computer = Gegen den Computer
button-find-daily = Ein Tag pro Zug
button-find-stop = Suche beenden
button-find-play = Spielen
button-find-no = Nicht jetzt
button-find-again = Neu suchen

games-looking = 🔎 **Ich suche dir ein Gegenüber** · begonnen { $since }
games-found = 🎴 **Ich habe ein Gegenüber für dich!** Drück *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** wartet auf dich.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } möchte noch einmal spielen.** Drück *{ button-rematch }*, um anzunehmen; die Einladung schließt { $when }.
rematch-asked-hand = Gefragt. { $name } kann mit *{ $button }* annehmen; dann kommt dein neues Blatt.
rematch-waits-hand = Du hast schon gefragt. Ich warte auf die Antwort von { $name }.

change-find = Gegner auf anderen Servern
ask-find = { $value } · Gegner anderer Server

refused-find-off = Die Admins dieses Servers haben die Suche nach Gegnern auf anderen Servern abgeschaltet. In unseren Direktnachrichten geht sie.
refused-not-looking = Ich suche gerade kein Gegenüber für dich. `/koikoi suchen` fängt an.
refused-nobody-found = Da ist niemand mehr. `/koikoi suchen` sucht dir wieder ein Gegenüber.
