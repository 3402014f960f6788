# Tafeln: Menü, Yaku, Listen, Regeln, Vorlieben.

preset-wikipedia-2015 = Klassisch
preset-wikipedia-2020 = Standard
preset-sloperama = Rennen bis 50
preset-ktane = Drei Runden
preset-richmind = Bänder +1
preset-steam = Nullsumme 30
preset-nintendo = Handheld
about-wikipedia-2015 = Fünf Lichter zählen 15; jede weitere Karte eines Sets zählt
about-wikipedia-2020 = Die heute üblichen Regeln; ab 7 Punkten doppelt
about-sloperama = Eigene Koi-Koi multiplizieren; wer zuerst 50 hat, gewinnt
about-ktane = Kurz; jedes Koi-Koi multipliziert, egal von wem
about-richmind = Der Sakebecher ist keine einfache Karte; weitere Karten zählen
about-steam = Beide starten mit 30 und nehmen einander Punkte ab
about-nintendo = Ein Koi-Koi pro Runde; nur das beste Yaku aus Tieren und aus Bändern
rules-changed = { $rules }, Hausregeln

watching = Du schaust zu: **{ $first }** gegen **{ $second }** · { $round }
waiting-at-table = { $place ->
    [one] Wer diese Runde gewinnt, spielt gegen dich: **{ $first }** gegen **{ $second }**. Dann kommen deine Karten.
   *[other] **{ $first }** gegen **{ $second }** läuft gerade. Nach { $place } Runden bist du dran; dann kommen deine Karten.
}
watching-over = **{ $first }** gegen **{ $second }**: Diese Partie ist zu Ende.
button-watch = Zuschauen
button-winner = Gegen Sieger spielen
rematch-asked = Gefragt: Die Herausforderung steht in <#{ $channel }>.
rematch-waits = Du hast schon gefragt, und { $name } kann annehmen: { $where }
table-tournament = 🏆 Eine Partie des Turniers **{ $name }**

menu-title = Partie gegen { $name } · { $round }
button-resign = Aufgeben
button-bring = Tisch hierher holen
button-send-again = Tisch neu senden
button-bring-short = Hierher holen
button-rules = Regeln
button-report = Problem melden
resign-question = Die Partie gegen { $name } aufgeben? Sie zählt als verloren.
resign-tournament = Die Partie gegen { $name } aufgeben? Sie zählt als verloren, auch wenn noch niemand eine Karte gespielt hat: Ein Turnier braucht ein Ergebnis.
withdraw-question = Aus der Partie gegen { $name } aussteigen? Ihr habt noch nicht beide eine Karte gespielt, also wird sie nicht gewertet.
button-leave-match = Aussteigen
button-withdraw-match = Ja, aussteigen
withdrawn = Du bist ausgestiegen. Die Partie wird nicht gewertet.
withdraw-late = { $name } hat inzwischen eine Karte gespielt, darum zählt die Partie jetzt.
button-off = Gemeinsam abbrechen
off-question = { $name } fragen, ob ihr die Partie abbrecht? Sagt { $name } Ja, endet sie und wird nicht gewertet. Spielt { $name } weiter, ist das Angebot vom Tisch. Du kannst zweimal pro Partie fragen.
button-off-yes = Fragen
off-offered = Gefragt. Deine Uhr läuft weiter: Bis zur Antwort geht die Partie weiter.
off-done = Ihr wart euch einig: Die Partie ist abgebrochen und wird nicht gewertet.
button-resign-yes = Ja, aufgeben
button-resign-no = Weiterspielen
resigned = Du hast aufgegeben. Danke fürs Spielen!
resign-kept = Gut, weiter geht’s!
brought = Der Tisch ist jetzt hier.
report-label = Was ist das Problem?
report-about = Der Betreiber des Bots liest es, mit dem Protokoll dieser Partie.
report-hint = Was hast du getan, was ist passiert, was hast du erwartet?
host-notice = -# 🛠️ { $notice }
button-answer = Antworten
host-report = **Meldung { $number }** von { $name }
host-report-where = { $server } · Partie { $match }, Schritt { $step }
host-in-dms = Direktnachrichten
host-report-terminal = -# Auf dem Rechner des Bots zeigt `koikoi reports { $number }` sie mit dem Protokoll der Partie.
answer-label = Deine Antwort
answer-about = Sie kommt als Direktnachricht vom Bot an.
answer-saved = Deine Antwort wird jetzt zugestellt. Wenn das nicht klappt, sage ich dir Bescheid.
report-answer = **Der Betreiber des Bots antwortet auf deine Meldung** zur Partie { $match }:
host-answer-closed = Deine Antwort auf Meldung { $number } kam nicht an: { $name } nimmt keine Direktnachrichten an.
host-answer-failed = Deine Antwort auf Meldung { $number } kam bei { $name } nicht an: Discord hat sie nicht angenommen.
host-dms-stopped = ⚠️ **Discord hat diesen Bot eingeschränkt:** Er kann keine neuen Direktnachrichten öffnen und keinen Servern beitreten. Leute, denen er schon geschrieben hat, bekommen weiter seine Nachrichten. Sieh dir die Anwendung im Developer Portal an und leg beim Support von Discord Einspruch ein. Der Bot versucht es einmal am Tag wieder, und nach `koikoi doctor`.
host-dms-again = ✅ Discord lässt diesen Bot wieder neue Direktnachrichten öffnen.
host-unit-failed = Auf dem Rechner deines Bots ist **{ $unit }** fehlgeschlagen. Warum, zeigt { $command }.
host-voids = ⚖️ Ungültige Partien, die auf deine Bestätigung warten: **{ $count }**. Bis du eine bestätigst, zählt sie für alle Server zusammen weiter, zumindest als Niederlage. Auf dem Rechner des Bots zeigt `koikoi voids` sie.
reported = Danke. Der Betreiber kann es lesen, zusammen mit Partie { $match }. Die Nachrichten der Partie habe ich auch neu aufgebaut.

yaku-title-own = **Deine Yaku** gegen { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }: fehlt noch { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: noch { $count ->
    [one] eine
   *[other] { $count }
} von { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ auf deiner Hand
yaku-none = Noch kein Yaku, und keins ist in Reichweite.
yaku-captured = -# Genommen: { $cards }
yaku-opponent = **{ $name }** hat { $sum }
yaku-opponent-none = **{ $name }** hat noch kein Yaku.
yaku-opponent-near = ▫️ nah dran: { $near }
yaku-more = und { $count } weitere

fair-title = **Faire Karten.** Jede Runde wird mit einem Fingerabdruck versiegelt, bevor irgendwer eine Karte sieht; seine ersten { $digits } Zeichen stehen am Tisch, bis jemand spielt (in Direktnachrichten: unter deinem Blatt). Nach der Runde wird das Siegel für alle geöffnet. Das beweist, dass die Karten während der Runde nicht verändert wurden, nicht aber, dass zufällig gemischt wurde.
fair-sealed = Runde { $number }, versiegelt: `{ $commitment }`
fair-opened = Runde { $number }, geöffnet: `{ $commitment }`
fair-void = Runde { $number }, neu gegeben ({ $reason }), geöffnet: `{ $commitment }`
fair-check = -# Zum Prüfen: der SHA-256 aus Nonce, Zeilenumbruch und der Zeile mit den Karten, alles in der angehängten Datei. Auch das Protokoll einer beendeten Partie enthält sie, und `koikoi verify` prüft es.
fair-file-round = Runde { $number }
fair-file-void = (neu gegeben: { $reason })

record-here = Das Protokoll der Partie { $match }: alle Karten, alle Züge. Im Terminal spielt `koikoi record` es ab.

games-title = ### Deine Partien
games-none = Keine Partie wartet. Fordere mit `/koikoi spielen` ein Mitglied heraus, such mit `/koikoi suchen` einen Gegner auf allen Servern oder spiel mit `/koikoi computer` gegen mich.
games-your-turn = 🟢 **Du bist dran** gegen { $name } · { $round }
games-absent = 💤 **{ $name } hat nicht rechtzeitig gespielt: Du entscheidest** · { $round }
games-their-turn = ⚪ { $name } ist dran · { $round }
games-late = ⏰ deine Zeit ist um
games-since = Zug begann { $since }
games-between = ⏸️ Rundenpause gegen { $name } · { $round }
games-invited = 📨 { $name } lädt dich ein · { $length } · schließt { $until }
games-inviting = 📨 Du hast { $name } eingeladen · { $length } · schließt { $until }
games-open-table = 📨 Dein offener Tisch · { $length } · schließt { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Direktnachricht
games-page = -# Seite { $page } von { $pages }
button-open-hand = Blatt öffnen
button-previous = ◂
button-next = ▸
button-withdraw = Zurückziehen
games-bring-missing = Ein Tisch kann nur in einem Kanal seines eigenen Servers sein. Er ist jetzt die neueste Nachricht in <#{ $channel }>.

list-own-only = 🔒 Das ist deine eigene Liste: In Direktnachrichten sieht niemand die von anderen. Sieh dir die von { $name } auf einem Server an.
list-own-only-outside = 🔒 Das ist deine eigene Liste: Die von anderen zeige ich nur auf Servern, auf denen ich bin. Sieh dir die von { $name } dort an.
history-title = ### { $name }: beendete Partien
history-none = Hier gibt es noch keine beendete Partie.
history-won = 🏆 gewonnen gegen { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ verloren gegen { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 unentschieden gegen { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 gewonnen: { $name } gab bei **{ $score }** auf · { $when } · { $rules }
history-resign-lost = 🏳️ aufgegeben gegen { $name } bei **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 gewonnen: { $name } hat bei **{ $score }** die Zeit überschritten · { $when } · { $rules }
history-timeout-lost = ⌛ Zeit überschritten gegen { $name } bei **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 von einem Admin beendet, gegen { $name } · { $when }
history-abort = 🛑 von einem Admin beendet, gegen { $name } · { $when }
history-withdraw = 🚪 { $name } ist ausgestiegen · { $when }
history-withdraw-own = 🚪 ausgestiegen aus einer Partie gegen { $name } · { $when }
history-agreed = 🤝 gemeinsam mit { $name } abgebrochen · { $when }
history-uncounted = { $line } · zählt nicht
history-void = ~~{ $line }~~ · ungültig
history-standing = **Rangliste**, Partien zwischen Menschen: { $won } gewonnen · { $lost } verloren · { $drawn } unentschieden · beste Runde { $best } · Platz { $rank } nach Siegen
history-count = { $count ->
    [one] **1 Partie** insgesamt
   *[other] **{ $count } Partien** insgesamt
}
history-count-here = { $count ->
    [one] **1 Partie** auf diesem Server
   *[other] **{ $count } Partien** auf diesem Server
}

leaderboard-title = ### 🏆 Rangliste von { $guild }
leaderboard-title-all = ### 🏆 Rangliste aller Server
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Hier hat noch niemand eine Partie beendet. Starte eine mit `/koikoi spielen`.
leaderboard-none-then = In diesem Zeitraum hat niemand eine Partie beendet.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Du: Platz { $rank }, { $result }
leaderboard-you-none = -# Du: noch keine Partie, die hier zählt
leaderboard-you-provisional = -# Du: { $result }; noch kein Platz nach Wertung: { $matches } von { $enough } gewerteten Partien, { $opponents } von { $people } Gegnern, die schon gegen andere gespielt hatten
leaderboard-you-few = -# Du: { $result }; noch kein Platz nach Wertung: { $played } von { $enough } Partien in dieser Saison
leaderboard-about = Partien zwischen zwei Menschen zählen, aber pro Woche nur die ersten { $week } zwischen denselben zwei Leuten. Wer aufgibt, bevor eine Runde zu Ende ist, verliert, ohne dass jemand gewinnt.
leaderboard-about-provisional = ?: noch kein Platz. Dafür braucht es { $enough } gewertete Partien gegen { $people } Leute, die schon gegen andere gespielt hatten.
leaderboard-about-provisional-season = ?: noch kein Platz. Dafür braucht es { $enough } gewertete Partien gegen { $people } Leute, die schon gegen andere gespielt hatten, und { $season } Partien in der Saison.
leaderboard-about-marks = 🥇 🥈 🥉: Plätze nach Wertung in früheren Saisons
measure-rating = Wertung
measure-wins = Siege
measure-points = Punkte
measure-hand = Beste Runde
period-all = Insgesamt
period-week = Diese Woche
period-this-season = Diese Saison
period-season = Diese Saison: { $season }
period-past-season = Saison: { $season }
period-of-week = Woche vom { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = { $won } von { $played } gewonnen · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
result-points = { $points ->
    [one] **1** Punkt
   *[other] **{ $points }** Punkte
}
result-hand = { $best_round ->
    [one] **1** Punkt in einer Runde
   *[other] **{ $best_round }** Punkte in einer Runde
}
button-board-all = Alle Server
button-board-here = Dieser Server
button-leaderboard = Rangliste
button-counting = Was zählt
weekly-title = ### 🏆 Die Woche auf { $guild }, { $first } bis { $last } · { $measure }
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
date-year = { $date } { $year }
season-quarter = { $quarter ->
    [1] Januar bis März { $year }
    [2] April bis Juni { $year }
    [3] Juli bis September { $year }
   *[4] Oktober bis Dezember { $year }
}
season-since = seit { $date }
season-rest = { $season }, ab { $date }
season-now = **Saison:** { $season }
season-begun = **Eine neue Saison hat begonnen:** { $season }. **{ $before }** ist vorbei; ihre Rangliste bleibt unter `/koikoi rangliste`, und die ersten drei behalten eine Medaille.
season-how-quarter = Sie endet mit dem Kalenderquartal (UTC), die nächste beginnt automatisch.
season-how-begun = Sie dauert, bis du eine andere beginnst oder zu den Kalenderquartalen zurückkehrst.
season-command = -# Mit `/koikoi-admin saison` und einer Aktion beginnst du eine neue.
season-ask-new = **Neue Saison beginnen?**
season-ask-unnamed = -# Sie hat noch keinen Namen: Mit der Option `name` gibst du ihr einen.
season-ask-named = **Neue Saison beginnen?** Ihr Name:
season-ask-quarter = **Zurück zu den Kalenderquartalen?** Der Rest dieses Quartals wird eine neue Saison.
season-ends = **{ $before }** endet damit endgültig; das lässt sich nicht rückgängig machen. Ihre Rangliste bleibt unter `/koikoi rangliste`, und die ersten drei behalten eine Medaille.
button-season-begin = Ja, beginnen
button-season-keep = Nichts ändern

rules-title = ### Regeln: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# Die Regeln von { $channel } und seinen Threads. Sonst auf diesem Server: { $rules }.
rules-counting = **Kurz gesagt**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, +1 für jede weitere · { $made }
rules-borrowed-yaku = -# Die Quelle dieser Regeln nennt keine Punkte für Yaku: Es gelten die von { $lender }.
rules-borrowed-flow = -# Die Quelle dieser Regeln sagt nur, was Punkte bringt: Der Rest ist wie bei { $lender }.
button-rules-yaku = Yaku
button-rules-dealing = Geben
button-rules-turns = Züge
button-rules-scoring = Punkte
button-rules-match = Partie

rule-hint = Nimm Karten desselben Monats, bilde Yaku (Sets, die Punkte bringen) und wähl dann: Stopp und Punkte, oder Koi-Koi für mehr.
rule-seven = Yaku, die zusammen 7 oder mehr wert sind, zählen doppelt.
rule-no-seven = Ab 7 Punkten verdoppelt sich nichts.
rule-koi-none = Koi-Koi anzusagen multipliziert nichts.
rule-koi-opponent_x2 = Hat dein Gegner Koi-Koi angesagt, zählen deine Punkte doppelt.
rule-koi-own_plus_1 = Deine eigenen Koi-Koi multiplizieren deine Punkte: ×2, ×3 …
rule-koi-all_plus_1 = Die Koi-Koi von euch beiden multiplizieren die Punkte: ×2, ×3 …
rule-koi-steam = Deine ersten drei Koi-Koi bringen je einen Punkt dazu; ein viertes verdoppelt, ein fünftes verdreifacht …
rule-brights = Jedes Licht, das nach dem Geben auf dem Feld liegt, multipliziert: eins ×2, zwei ×3 …
rule-combine-product = Multiplikatoren werden multipliziert: ×2 und ×2 macht ×4.
rule-combine-sum = Koi-Koi und Lichter auf dem Feld werden addiert: ×2 und ×2 macht ×3.
rule-flat = Punkte für ausgeteilte Karten und für eine Runde ohne Stopp werden nie multipliziert.
rule-exhaust-zero = Alle Karten gespielt, niemand hat gestoppt: keine Punkte.
rule-exhaust-oya = Alle Karten gespielt, niemand hat gestoppt: Wer gibt, bekommt { $points }.
rule-exhaust-caller = Alle Karten gespielt, niemand hat gestoppt: Wer zuletzt Koi-Koi angesagt hat, punktet, ohne Verdopplung.
rule-zero-sum = Der Verlierer zahlt die Punkte, die der Sieger bekommt.

rule-brights-best = Von den Yaku aus Lichtern zählt nur dein bestes.
rule-stacking-all = Alle deine anderen Yaku zählen zusammen.
rule-stacking-every = Alle deine Yaku zählen zusammen.
rule-stacking-family = Nur dein bestes Yaku aus Tieren und dein bestes aus Bändern zählen.
rule-stacking-one = Nur dein bestes Yaku zählt.
rule-chofuku-off = Gedichtbänder und blaue Bänder zusammen sind kein eigenes Yaku: Beide zählen.
rule-chofuku-on = Gedichtbänder und blaue Bänder zusammen zählen als ein Yaku anstelle der beiden.
rule-cup-0 = Der Sakebecher ist nur ein Tier.
rule-cup-1 = Der Sakebecher ist ein Tier und auch eine einfache Karte.
rule-cup-2 = Der Sakebecher ist ein Tier und zählt auch wie zwei einfache Karten.
rule-viewing-off = Mondschau und Blütenschau zählen nicht.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] Die Mondschau zählt nur zusammen mit einem anderen Yaku.
    [hanami] Die Blütenschau zählt nur zusammen mit einem anderen Yaku.
   *[both] Mondschau und Blütenschau zählen nur zusammen mit einem anderen Yaku.
}
rule-viewing-after = { $viewing ->
    [tsukimi] Nach deinem eigenen Koi-Koi ist die Mondschau { $points } wert.
    [hanami] Nach deinem eigenen Koi-Koi ist die Blütenschau { $points } wert.
   *[both] Nach deinem eigenen Koi-Koi sind Mondschau und Blütenschau je { $points } wert.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] Nach deinem eigenen Koi-Koi zählt die Mondschau nicht.
    [hanami] Nach deinem eigenen Koi-Koi zählt die Blütenschau nicht.
   *[both] Nach deinem eigenen Koi-Koi zählen Mondschau und Blütenschau nicht.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Deine Dezemberkarten verderben dir die Mondschau.
    [hanami] Dein Regenmann verdirbt dir die Blütenschau.
   *[both] Dein Regenmann verdirbt dir die Blütenschau, deine Dezemberkarten die Mondschau.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Dein Regenmann oder Blitz verdirbt dir die Mondschau.
    [hanami] Dein Regenmann oder Blitz verdirbt dir die Blütenschau.
   *[both] Dein Regenmann oder Blitz verdirbt dir Mondschau und Blütenschau.
}
rule-weather-november = { $viewing ->
    [tsukimi] Jede deiner Novemberkarten verdirbt dir die Mondschau.
    [hanami] Jede deiner Novemberkarten verdirbt dir die Blütenschau.
   *[both] Jede deiner Novemberkarten verdirbt dir Mondschau und Blütenschau.
}
rule-month = Die Monatskarten sind die der Runde: Januar in der ersten, zusammen { $points } wert.

rule-first-month_draw = Wer zuerst gibt: Beide ziehen eine Karte, der frühere Monat gibt; bei gleichem Monat die höhere Karte. Zwei einfache Karten eines Monats: Beide ziehen neu.
rule-first-random = Wer zuerst gibt, entscheidet der Zufall.
rule-first-challenger = Zuerst gibt, wer herausgefordert hat; gegen den Computer du.
rule-next-winner = Danach gibt, wer die letzte Runde gewonnen hat.
rule-next-loser = Danach gibt, wer die letzte Runde verloren hat.
rule-next-alternate = Danach wird abwechselnd gegeben.
rule-nobody-same = Niemand hat gewonnen: Dieselbe Person gibt noch einmal.
rule-nobody-other = Niemand hat gewonnen: Der Gegner gibt.
rule-deal-kfo4 = Acht Karten für beide, je vier auf einmal: Gegner, Feld, Geber. Wer gibt, spielt zuerst.
rule-deal-kfo2 = Acht Karten für beide, je zwei auf einmal: Gegner, Feld, Geber. Wer gibt, spielt zuerst.
rule-deal-kof4 = Acht Karten für beide, je vier auf einmal: Gegner, Geber, Feld. Wer gibt, spielt zuerst.
rule-deal-kfo8 = Acht Karten für beide, alle auf einmal: Gegner, Feld, Geber. Wer gibt, spielt zuerst.
rule-swap = Wer nicht gibt, kann das Blatt mit dem Geber tauschen, bevor jemand hineinschaut.
rule-field_quad-redeal = Vier Karten eines Monats auf dem Feld: Es wird neu gegeben.
rule-field_quad-pay = Vier Karten eines Monats auf dem Feld: Die Runde endet, wer gibt, bekommt { $points }.
rule-field_quad-off = Vier Karten eines Monats auf dem Feld: Es wird weitergespielt.
rule-field_pairs-redeal = Vier Paare auf dem Feld: Es wird neu gegeben.
rule-field_pairs-pay = Vier Paare auf dem Feld: Die Runde endet, wer gibt, bekommt { $points }.
rule-field_pairs-off = Vier Paare auf dem Feld: Es wird weitergespielt.
rule-field_triple-redeal = Drei Karten eines Monats auf dem Feld: Es wird neu gegeben.
rule-field_triple-off = Drei Karten eines Monats auf dem Feld: Es wird weitergespielt.
rule-teshi-pay = Vier Karten eines Monats im ausgeteilten Blatt: Die Runde endet, dieses Blatt bringt { $points }.
rule-teshi-redeal = Vier Karten eines Monats im ausgeteilten Blatt: Es wird neu gegeben.
rule-teshi-off = Vier Karten eines Monats im ausgeteilten Blatt: Es wird weitergespielt.
rule-kuttsuki-pay = Vier Paare im ausgeteilten Blatt: Die Runde endet, dieses Blatt bringt { $points }.
rule-kuttsuki-redeal = Vier Paare im ausgeteilten Blatt: Es wird neu gegeben.
rule-kuttsuki-off = Vier Paare im ausgeteilten Blatt: Es wird weitergespielt.
rule-lucky-tie = Beide Blätter würden so punkten: Die Runde endet ohne Punkte.
rule-lucky-ignore = Beide Blätter würden so punkten: Keins punktet, es wird weitergespielt.
rule-lucky-redeal = Beide Blätter würden so punkten: Es wird neu gegeben.
rule-lucky-dealer = Beide Blätter würden so punkten: Nur das Blatt des Gebers zählt.
rule-field-first = Erst wird auf das Feld geschaut, dann auf die Blätter.
rule-dealt-again = Beim neuen Geben gibt dieselbe Person; die ungültigen Karten zählen nicht.

rule-turn = Ein Zug: Du spielst eine Karte von der Hand, dann wird eine vom Stapel gezogen.
rule-take = Jede nimmt eine Karte ihres Monats vom Feld oder bleibt dort liegen. Liegen dort zwei, wählst du eine.
rule-three-all = Liegen dort drei, nimmt sie alle.
rule-three-one = Auch wenn dort drei liegen, wählst du eine.
rule-wild = Der Blitz nimmt jede Karte, wenn kein anderer November auf dem Feld liegt.
rule-decision-increase = Mit einem Yaku wählst du: Stopp oder Koi-Koi. Du wählst erneut, sobald deine Yaku mehr wert sind.
rule-decision-new_yaku = Mit einem Yaku wählst du: Stopp oder Koi-Koi. Du wählst erst mit einem neuen Yaku wieder.
rule-stop = Stopp beendet die Runde: Du bekommst die Punkte deiner Yaku, dein Gegner bekommt nichts.
rule-limit-none = Koi-Koi darf beliebig oft angesagt werden.
rule-limit = Pro Runde kann jeder höchstens { $limit }-mal Koi-Koi ansagen; danach beendet ein Yaku die Runde.
rule-limit-round = Pro Runde kann insgesamt höchstens { $limit }-mal Koi-Koi angesagt werden; danach beendet ein Yaku die Runde.
rule-last-card = Ist deine Hand leer, beendet ein Yaku die Runde.
rule-reply = Nach einem Koi-Koi beendet das nächste Yaku des Gegners die Runde.

rule-rounds = { $rounds ->
    [one] Die Partie ist eine Runde. Wer mehr Punkte hat, gewinnt.
   *[other] Die Partie geht über { $rounds } Runden. Wer am Ende mehr Punkte hat, gewinnt.
}
rule-target = Wer zuerst { $points } Punkte hat, gewinnt die Partie.
rule-tie-draw = Gleich viele Punkte: unentschieden. Mit *{ button-rematch }* beginnt eine neue Partie.
rule-tie-extra_round = Gleich viele Punkte: Extrarunden entscheiden.
rule-bank = Beide starten mit { $points } Punkten; wer keine mehr hat, verliert die Partie.

learn-title = ### Koi-Koi in einer Minute
learn-turn = **Ein Zug.** Spiel eine Karte: Liegt eine desselben Monats auf dem Feld, nimmst du beide. Dann wird eine Karte vom Stapel gezogen, für die dasselbe gilt. Die Buttons zeigen, was du mit jeder Karte nimmst; mit grünen nimmst du etwas.
learn-yaku = **Yaku** sind Sets aus genommenen Karten: drei Gedichtbänder, Eber–Hirsch–Schmetterlinge, Mond und Sakebecher, zehn einfache Karten und mehr. Der Button *{ button-yaku }* zeigt, wie nah du dran bist.
learn-decide = **Mit einem Yaku hast du die Wahl.** *Stopp* beendet die Runde und bringt Punkte. Mit *Koi-Koi* spielst du auf mehr; ist dein Gegner schneller, gehst du leer aus.
learn-more = Die Karten eines Monats haben dieselbe Pflanze und dieselbe Zahl. Du musst nichts installieren und dir nichts merken: Spiel eine Runde, und du kannst es.
help-command = { $command }: { $about }
help-admins = **Wenn du diesen Server verwaltest**
greeting =
    Hallo! Auf diesem Server könnt ihr jetzt **Koi-Koi** spielen, Japans beliebtestes Kartenspiel. Ihr spielt gegeneinander oder gegen den Computer, mit Bildern und Buttons; zu installieren gibt es nichts.
    - `/koikoi lernen`: das Spiel in fünf Minuten lernen
    - `/koikoi spielen`: ein Mitglied herausfordern oder einen Tisch für alle aufmachen
    - `/koikoi-admin einstellungen`: Regeln, Kanäle und Sprache hier (für Admins)
how-terms = **Diese Herausforderung:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - und { $count } weitere, unter *{ button-rules }*
button-try = Gegen mich ausprobieren

me-title = ### Deine Vorlieben
me-hand = Wo dein Blatt erscheint
me-hand-dm = Als Direktnachricht
me-hand-channel = Im Kanal, unter { $button }
me-nudges = Bescheid bekommen, wenn du dran bist
me-nudges-usual = Wenn ich gerade nicht da bin
me-nudges-always = Bei jedem Zug
me-nudges-never = Nie
me-challenges = Herausforderungen von anderen
me-challenges-on = Andere können mich herausfordern
me-challenges-off = Niemand kann mich herausfordern
me-print = Die Bilder von deinem Blatt
me-print-usual = Normal groß
me-print-large = Groß
    .about = Größere Karten auf deiner Hand, vor allem am Handy; Genommenes als Zahlen
me-pause = Die Züge des Computers
me-pause-short = Schnell: halbe Sekunde
me-pause-usual = Normal: 2–3 Sekunden
me-pause-long = Langsam: fünf Sekunden
me-confirm = Beim Druck auf eine Karte
me-confirm-off = Sofort spielen
me-confirm-on = Erst fragen, ob ich sicher bin
me-order = Die Buttons unter deinem Blatt
me-order-usual = Normale Reihenfolge
me-order-left = Für Linkshänder
    .about = Button-Reihen umgedreht, aber nicht deine Karten
me-motion = Animationen
me-motion-usual = Sofort abspielen
me-motion-less = Weniger Bewegung
    .about = Erst ein Standbild
me-language = Sprache deiner Nachrichten
me-language-auto = Wie in deinem Discord
me-note = -# Gilt auf allen Servern. Dein Blatt kannst du jederzeit an beiden Orten öffnen; hier geht es darum, wo es automatisch erscheint.
me-saved = -# ✔ Gespeichert
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Hallo! Hier schicke ich dir ab jetzt, worum du mich gebeten hast, und dein Blatt.
dm-waits = ✉️ Schreiben kann ich dir { $when }: Discord lässt mich immer nur wenige neue Direktnachrichten öffnen. Beginnt vorher eine Partie, ist dein Blatt im Kanal, unter **{ $button }**.
dm-flagged = ⚠️ Discord lässt mich gerade keine neuen Direktnachrichten öffnen, darum kann ich dir noch nicht schreiben. Dein Blatt ist im Kanal, unter **{ $button }**; ich versuche es weiter.
dm-closed = ⚠️ Ich kann dir keine Direktnachrichten schicken, darum bleibt dein Blatt im Kanal, unter **{ $button }**. Erlaube sie in den Privatsphäre-Einstellungen eines gemeinsamen Servers und wähl dann noch einmal.

doctor-message = Eine Testnachricht von `koikoi doctor`. Sie verschwindet automatisch.

privacy-title = ### Was über dich gespeichert ist
privacy-text = Deine Discord-ID und deine Namen, deine Vorlieben und Erinnerungen, deine Partien, Turniere, Tische und Rätsel mit jedem Zug und seiner Zeit, deine Ergebnisse und Erfolge, wen du blockiert hast, was du als Admin entschieden hast und welche Probleme du gemeldet hast. *{ button-export }* gibt dir alles. Der Bot liest keine Nachrichten. Sehen kann das nur, wer diesen Bot betreibt; dein Name und deine Ergebnisse bei den Karten des Tages und in der Rangliste aller Server sind auch auf anderen Servern zu sehen, dein Profil ebenso.
privacy-erase-text = Beim Löschen gibst du deine laufenden Partien auf, und dein Name und deine ID verschwinden überall. Die Partien bleiben, ohne dich. Die Karten von heute kannst du nicht noch einmal spielen. Kommst du zurück, gelten Blockierungen gegen dich, Pausen und Grenzen weiter. Es lässt sich nicht rückgängig machen.
privacy-host = **Dieser Bot wird betrieben von:** { $said }
privacy-contact = **Fragen zu deinen Daten:** { $said }
button-privacy-policy = Datenschutz
button-terms = Nutzungsbedingungen
button-export = Meine Daten holen
button-erase = Daten löschen
button-erase-yes = Ja, alles löschen
button-erase-no = Behalten
privacy-question = Wirklich alles löschen, was über dich gespeichert ist?
privacy-erased = Alles ist gelöscht. Du kannst jederzeit wiederkommen, dann als neues Mitglied.
privacy-kept = Nichts wurde geändert.
privacy-export = Alles, was über dich gespeichert ist:
