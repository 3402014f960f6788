# Ein Tisch für drei oder mehr, von denen zwei spielen: /koikoi tisch.

rotation-name = Wer gewinnt, bleibt
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = bis { $points } Punkte
rotation-to-hands = { $hands } Runden
rotation-how = Zwei spielen eine Runde. Wer verliert, setzt aus; wer gewinnt, gibt und spielt gegen die nächste Person. Alle behalten ihre Punkte.
rotation-seated = Am Tisch ({ $count }): { $names }
rotation-missing = { $missing ->
    [one] Eine Person fehlt noch.
   *[other] { $missing } Leute fehlen noch.
}
rotation-ready = { $host } kann jetzt starten. Bis zu acht können mitspielen, auch später noch.
rotation-closes = -# Schließt { $when }, wenn niemand startet.
rule-goal = Das Ziel des Tisches: { $goal }. Wer die meisten Punkte hat, gewinnt.
rotation-hand = Runde { $number }
picture-rotation-hand = Runde
rotation-runs = ▶️ Runde { $number }: **{ $first }** und **{ $second }** spielen.
rotation-at = ▶️ Runde { $number }: **{ $first }** und **{ $second }** spielen. [Zur Runde]({ $url })
rotation-soon = ⏭️ Nächste Runde { $when }: **{ $first }** gibt, **{ $second }** spielt.
rotation-waiting = Als Nächstes dran (wer gewinnt, bleibt): { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · { $won } von { $played } gewonnen
rotation-left = -# **{ $rank }.** { $name } · { $points } · { $won } von { $played } gewonnen · gegangen
rotation-more = -# … und { $more } weitere
rotation-late = -# Wer aufgibt oder die Zeit ablaufen lässt, verliert die Runde; der Gegner bekommt, was seine Karten bis jetzt wert sind, mindestens 1. Wer zweimal in Folge die Zeit verpasst, ist raus.
rotation-won = 🏆 **{ $names } gewinnt den Tisch**: { $points } Punkte nach { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}
rotation-shared = 🏆 **{ $names } teilen sich den ersten Platz**: { $points } Punkte nach { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}
rotation-end-few = Der Tisch ist zu Ende: Weniger als zwei Leute sind noch da.
rotation-end-aborted = Der Tisch ist zu Ende: Ein Admin hat die Runde beendet.
rotation-end-expired = Der Tisch ist geschlossen: Niemand hat ihn gestartet.
rotation-hand-won = 🏆 **{ $mark } { $name } gewinnt die Runde!**
rotation-hand-drawn = 🤝 **Die Runde endet unentschieden.** Wer als Nächstes gibt, spielt weiter.
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ Wer gewinnt, spielt gegen { $name }.
rotation-line-pair = ⏭️ Nächste Runde: **{ $first }** gibt, **{ $second }** spielt.
rotation-resign-won = 🏆 Du gewinnst die Runde: { $name } hat aufgegeben
rotation-resign-lost = Du hast diese Runde gegen { $name } aufgegeben
rotation-timeout-won = 🏆 Du gewinnst die Runde: Die Zeit von { $name } ist abgelaufen
rotation-timeout-lost = Deine Zeit ist in dieser Runde gegen { $name } abgelaufen
rotation-half = ⏳ **Die Hälfte deiner Zeit ist vorbei.** Wenn sie ganz um ist, verlierst du diese Runde.
rotation-resign = Diese Runde aufgeben? { $name } bekommt, was die eigenen Karten bis jetzt wert sind, mindestens 1 Punkt.
winner-question = **Hier einen Tisch aufmachen?** Alle in diesem Kanal sehen ihn, und du bist als Erstes dran.
button-winner-yes = Aufmachen
button-rotation-join = Mitspielen
button-rotation-leave = Gehen
button-rotation-start = Starten
button-rotation-again = Noch mal
button-rotation-show = Stand
refused-line-of-players = Du spielst diese Partie selbst: Die Reihe ist für alle anderen.
refused-unknown-rotation = Diesen Tisch kenne ich nicht.
refused-rotation-guild-only = Einen Tisch machst du im Kanal eines Servers auf. Hier kannst du mit `/koikoi suchen` auf allen Servern einen Gegner suchen oder mit `/koikoi computer` gegen mich spielen.
refused-rotation-open = Du hast schon einen Tisch offen, der noch läuft. Verlass ihn oder lass ihn erst enden.
refused-rotation-open-at = Du hast schon einen Tisch offen, der noch läuft: [hier ist er]({ $url }). Verlass ihn oder lass ihn erst enden.
refused-rotation-started = Dieser Tisch hat schon angefangen.
refused-rotation-over = Dieser Tisch ist zu Ende. Mit `/koikoi tisch` machst du einen neuen auf.
refused-rotation-full = An diesem Tisch sitzen schon { $limit } Leute, mehr Platz gibt es nicht.
refused-too-few-seated = Zum Starten braucht es { $limit } Leute.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-seated-over = Du hast nicht an diesem Tisch gesessen. Mit `/koikoi tisch` machst du einen neuen auf.
refused-not-your-rotation = Nur { $name } kann diesen Tisch starten.
