# Was der Lehrer in Übungspartien sagt: Tipps und die Chancen von Koi-Koi.

button-hint = 💡 Tipp
button-odds = Chancen
button-facts = Einzelheiten

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, aber alles andere sieht schlechter aus.
hint-only = 💡 **{ $action }**: Du hast keine andere Wahl.
hint-even = -# Etwa gleich gut: { $names }.
hint-even-many = -# Etwa gleich gut: { $names }, dazu { $count } weitere.
hint-second = -# Zweitbeste Wahl: { $action }, etwa { $points } Punkte weniger.
hint-second-rarer = -# Zweitbeste Wahl: { $action }. Damit gewinnst du die Partie seltener.
hint-swap = 💡 Noch ist kein Blatt bekannt: Eins ist so gut wie das andere.

reason-gap = { "; " }
reason-opponent = dein Gegner
reason-the-other = der Gegner
list-and = { " und " }
list-or = { " oder " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = ergibt { $yaku }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-completes-stop = ergibt { $yaku }, ein Stopp bringt { $stop }
reason-adds = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr für die Yaku
reason-captures = holt { $cards }
reason-denies = nimmt { $cards } weg, { $other } braucht sie für { $yaku }
reason-builds = ein Schritt zu { $yaku }
reason-gathers = sammelt einfache Karten
reason-safe = niemand sonst kann das nehmen
reason-safe-held = nur durch { $cards } auf der Hand zurückzuholen
reason-returns = bleibt es liegen, lässt es sich durch { $cards } auf der Hand zurückholen
reason-harmless = { $other } hat wenig davon
reason-nears-play = im nächsten Zug ergibt sich durch { $cards } auf der Hand vielleicht { $yaku }
reason-nears-take = im nächsten Zug ergibt sich durch { $cards } auf dem Feld vielleicht { $yaku }
reason-nears-held = durch { $cards } auf der Hand ergäbe sich { $yaku }
reason-nears-lying = durch { $cards } auf dem Feld ergäbe sich { $yaku }
reason-nears = durch { $cards } ergäbe sich { $yaku }
reason-nears-many = nur eine Karte fehlt noch für { $yaku }
reason-waits = keine Eile für { $cards }, niemand sonst kann das nehmen
reason-stop-wins = damit gewinnst du die Partie
reason-stop-ties = mit Stopp endet die Partie unentschieden
reason-stop-loses = mit Stopp verlierst du die Partie
reason-banks = { $points ->
    [one] 1 Punkt ist sicher
   *[other] { $points } Punkte sind sicher
}
reason-fears = { $other } braucht nur noch { $cards } für { $yaku }
reason-fears-many = { $other } braucht nur noch eine Karte für { $yaku }
reason-fears-more = { $other } kann mit einer weiteren Karte für { $yaku } stoppen
reason-gives = { $other } könnte so an { $yaku } kommen
reason-feeds = { $other } könnte damit mehr für { $yaku } bekommen und dann stoppen
reason-exposes = { $other } könnte damit nah an { $yaku } kommen
reason-none = nichts Besonderes, aber auf Dauer am besten

odds-chances = 🎲 **Koi-Koi**: Zu { $own } % punktest du, zu { $other } % dein Gegner, zu { $nobody } % niemand.
odds-points = **Stopp** { $stop } · **Koi-Koi** { $koi } im Schnitt (Punkte deines Gegners schon abgezogen).
odds-match = Sieg in der Partie: mit Stopp zu { $stop } %, mit Koi-Koi zu { $koi } %.
odds-even = 💡 Beides ist etwa gleich gut: Du hast die Wahl.
odds-stop = 💡 Ich würde **stoppen**.
odds-stop-because = 💡 Ich würde **stoppen**: { $reason }.
odds-stop-for-the-match = 💡 Ich würde **stoppen**: im Schnitt weniger Punkte, aber du gewinnst die Partie öfter.
odds-koi = 💡 Ich würde **Koi-Koi** ansagen.
odds-koi-because = 💡 Ich würde **Koi-Koi** ansagen: { $reason }.
odds-koi-for-the-match = 💡 Ich würde **Koi-Koi** ansagen: im Schnitt weniger Punkte, aber du gewinnst die Partie öfter.
