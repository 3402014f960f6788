moderation-title = ### Moderation auf { $guild }
moderation-about = Mit `/koikoi-admin moderation` und der Option *mitglied* blockierst du ein Mitglied oder lässt es wieder mitspielen; mit der Option *partie* und ihrer Nummer erklärst du eine beendete Partie für ungültig.
moderation-blocked = **Blockierte Mitglieder**
moderation-nobody = Niemand ist blockiert.
moderation-choose = Wähl ein blockiertes Mitglied
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · endet { $until }
}
moderation-log = **Protokoll**
moderation-no-log = Noch nichts.
moderation-channel = **Kanal fürs Protokoll.** Dort poste ich, was Admins hier tun: Blockierungen, ungültige und beendete Partien, geänderte Einstellungen.
ask-log = Kein Kanal fürs Protokoll
moderation-back = Zurück zur Moderation
moderation-may-play = **{ $name }** kann auf diesem Server spielen. Blockierte Mitglieder können hier nichts beginnen: keine Herausforderung, keinen Tisch, kein Turnier, keine Partie gegen den Computer, keine Karten des Tages. Begonnene Partien und Turniere gehen weiter; `/koikoi-admin abbrechen` beendet eine Partie.
moderation-is-blocked = **{ $name }** ist blockiert und kann auf diesem Server nichts beginnen.
moderation-until = Die Blockierung endet automatisch: { $until }, { $when }.
moderation-do-block = Blockieren …
moderation-do-block-for = Für einige Tage blockieren …
moderation-days = { $days ->
    [one] Einen Tag lang
   *[other] { $days } Tage lang
}
moderation-lift = Wieder mitspielen lassen
moderation-warned = **Verwarnungen**
moderation-choose-warned = Verwarntes Mitglied wählen
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · endet { $until }
}
moderation-do-warn = Verwarnen …
moderation-no-end = Unbefristet
moderation-do-unwarn = Verwarnung aufheben …
warn-title = Dieses Mitglied verwarnen
warn-about = Die Person liest es bei ihrem nächsten Befehl hier, ohne deinen Namen.
warned-title = ⚠️ Die Admins von { $guild } haben dich verwarnt:
warned-line = { $until ->
    [none] - „{ $reason }“
   *[other] - „{ $reason }“ · bis { $until }
}
moderation-reason-about = Die Admins dieses Servers können ihn lesen.
block-title = Dieses Mitglied blockieren
void-title = Partie { $match } für ungültig erklären
void-question = Partie { $match } für ungültig erklären? { $players } · { $score } · { $when }
    Auf diesem Server zählt sie dann nicht mehr: Aus beiden Wertungen wird herausgerechnet, was sie gebracht oder gekostet hat, und sie verschwindet aus Ranglisten und Profilen. { $reach } Spätere Partien bleiben, wie sie gezählt wurden, und Erfolge bleiben auch. Das lässt sich nicht rückgängig machen.
void-tournament = Sie gehört zum Turnier **{ $name }**; dessen Ergebnisse bleiben, wie sie sind.
void-yes = Für ungültig erklären …
void-done = Partie { $match } ist ungültig: Auf diesem Server zählt sie nicht mehr. { $reach }
void-reach-gain = Für alle Server zusammen entfällt nur, was jemand durch sie gewonnen hat, bis der Betreiber des Bots es bestätigt.
void-reach-server = Für alle Server zusammen zählt sie weiter, bis der Betreiber des Bots es bestätigt: Sie ist alt, oder zuletzt wurden viele Partien für ungültig erklärt.
void-reach-all = Der Betreiber des Bots hat es bestätigt: Sie zählt nirgends mehr.
log-line = { $when } · { $line }
log-reason = { $line } · „{ $reason }“
log-reach = { $line } · { $reach }
log-until = { $line } · endet { $until }
log-block = 🚫 { $admin } hat { $name } blockiert
log-lift = ✅ { $admin } lässt { $name } wieder mitspielen
log-warn = ⚠️ { $admin } hat { $name } verwarnt
log-unwarn = ✅ { $admin } hat eine Verwarnung von { $name } aufgehoben
log-void = 🧹 { $admin } hat Partie { $match } für ungültig erklärt
log-confirm = ✅ Der Betreiber des Bots hat bestätigt, dass Partie { $match } ungültig ist
log-waits = -# ⏳ Für alle Server zusammen wartet das noch auf den Betreiber des Bots.
log-abort = 🛑 { $admin } hat Partie { $match } ohne Ergebnis beendet
log-settings = ⚙️ { $admin } hat Einstellungen geändert
log-match = { $match } ({ $players })
