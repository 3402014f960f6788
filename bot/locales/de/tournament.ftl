# Turniere.

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Jede Partie: { $terms }
tournament-tie = weitere Runden, solange die Punkte gleich sind
tournament-best-of-three = -# Best of three: Zwei Siege entscheiden. Ist die Zeit der Runde um, entscheiden mehr Siege; bei gleich vielen der Stand der laufenden Partie.
tournament-live = live
tournament-daily = { $days ->
    [one] ein Tag pro Runde
   *[other] { $days } Tage pro Runde
}
format-single = K.-o.-System
format-double = Doppel-K.-o.
tournament-twice = -# Nach zwei Niederlagen bist du raus. Im Großen Finale muss, wer aus dem Verliererbaum kommt, zweimal gewinnen.
tournament-winners = **Siegerbaum**
tournament-losers = **Verliererbaum**: Wer verliert, ist raus
tournament-final = **Großes Finale**
tournament-grand-final-1 = Großes Finale
tournament-grand-final-2 = Großes Finale, zweite Partie
format-round-robin = Jeder gegen jeden
format-swiss = Schweizer System

tournament-closes = Die Anmeldung schließt { $when }, dann geht es los: { $hour } · { $count } von { $most } Plätzen vergeben, { $seeding }
seeding-rating = gesetzt nach Wertung
seeding-draw = Setzliste ausgelost
seeding-hand = Setzliste von Hand
tournament-begins-soon = { $missing ->
    [0] ⏰ **Es beginnt { $when }.** Wenn du nicht kannst, drück bis dahin *{ button-sign-off }*.
    [one] ⏰ **Es beginnt { $when }, wenn sich noch ein Spieler anmeldet**; sonst fällt es aus.
   *[other] ⏰ **Es beginnt { $when }, wenn sich noch { $missing } Spieler anmelden**; sonst fällt es aus.
}
tournament-closes-short = { $state } schließt { $when }
tournament-nobody = Noch hat sich niemand angemeldet.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Anmelden
button-sign-off = Abmelden
tournament-waiting = ⏳ **Warteliste** ({ $count }): Wenn jemand aussteigt, rückt nach, wer vorn steht.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Von der Warteliste nachgerückt: { $names }
button-wait-list = Auf die Warteliste
tournament-waiting-place = Dieses Turnier ist voll, also stehst du jetzt auf der Warteliste: **Platz { $place }**. Wenn vor dem Start jemand aussteigt, rückt nach, wer vorn steht, und wird erwähnt. *{ $button }* nimmt dich von der Liste.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Runde { $number }/{ $rounds }
tournament-final-0 = Finale
tournament-final-1 = Halbfinale
tournament-final-2 = Viertelfinale
tournament-begin = **Drück „{ button-here }“**, die Zeit dafür endet { $when }. Sind beide da, beginnt ihre Partie. Wer nicht rechtzeitig drückt, verliert.
tournament-ends = Diese Runde endet spätestens { $when }; dann entscheidet der Stand einer laufenden Partie.
tournament-misses = -# Wer zwei Runden in Folge verpasst, scheidet aus dem Turnier aus.
tournament-begin-again = ⏰ **Deine Partie wartet. Drück „{ button-here }“**: Die Zeit dafür endet { $when }. Danach verlierst du die Partie.
tournament-ends-again = ⏰ **Diese Runde endet { $when }**; dann entscheidet der Stand einer laufenden Partie. Bist du dran, führt dich `/koikoi partien` zu deiner Partie.
tournament-again = 🔁 heißt: Die beiden haben schon gegeneinander gespielt. Nicht für alle gab es einen neuen Gegner.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[any] 🎴 { $first } – { $second } · [Tisch]({ $url })
}
pairing-first = ✔️ **{ $first }** schlägt { $second } { $cause }
pairing-second = ✔️ **{ $second }** schlägt { $first } { $cause }
pairing-draw = ✔️ { $first } und { $second }: unentschieden { $cause }
pairing-neither = ✖️ { $first } und { $second }: Beide verlieren { $cause }
pairing-annulled = ➖ { $first } und { $second }: zählt für niemanden (hat das Turnier verlassen)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** hat ein Freilos
pairing-rests = 💤 **{ $first }** pausiert in dieser Runde
cause-no-show = (nicht erschienen)
cause-left = (Turnier verlassen)
cause-admin = (vom Admin entschieden)
tournament-decided = -# ⚖️ { $admin } hat { $first } – { $second } entschieden, Runde { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } hat { $first } – { $second } korrigiert, Runde { $round } (vorher: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } hat { $name } entfernt: { $note }
button-here = Bin da
button-standings = Tabelle
button-tournament-text = Als Text
tournament-text-sent = Hier ist das Turnier als Textdatei, zum Speichern oder Weitergeben.
button-withdraw-tournament = Aussteigen

tournament-over = ### 🏆 { $name } ist vorbei
tournament-won = { $count ->
    [one] 🎉 Glückwunsch, { $names }! Du hast das Turnier gewonnen.
   *[other] 🎉 Glückwunsch, { $names }! Ihr teilt euch den ersten Platz.
}
tournament-not-won = Niemand hat gewonnen.
ended-left = Das Finale wurde nicht zu Ende gespielt. Aus dem Turnier ausgestiegen: { $names }.
ended-no-show = Das Finale wurde nicht gespielt. Nicht erschienen: { $names }.
ended-unopposed = Es gab kein Finale: Niemand war mehr da, um gegen { $names } zu spielen.
ended-no-final = Es gab kein Finale: Niemand war mehr da, um es zu spielen.
ended-alone = Es endete nach Runde { $number } von { $rounds }: Alle anderen waren gegangen.
ended-empty = Alle haben das Turnier verlassen.
table-elimination = { $rank ->
    [0] –
   *[any] **{ $rank }.**
} { $name } · { $won } gewonnen, { $lost } verloren { $notes }
tournament-row = { $rank ->
    [0] –
   *[any] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] (ein Freilos)
   *[other] ({ $count } Freilose)
}
table-left = (gegangen)
table-annulled = (gegangen, zählt für niemanden)
tournament-too-few = Weniger als { $fewest } haben sich angemeldet, darum fiel es aus.
tournament-cancelled = { $admin } hat es abgesagt: { $note }
tournament-plays-on = Begonnene Partien könnt ihr zu Ende spielen, aber hier zählen sie nicht.

tournament-leave-question = **{ $name }** jetzt verlassen? Du gibst deine laufende Partie auf, und deine späteren Gegner gewinnen kampflos. Zurück kannst du nicht, und gewinnen kannst du es dann auch nicht mehr.
tournament-leave-annuls = Du hast weniger als die Hälfte deiner Partien gespielt: Dann zählen deine Ergebnisse für niemanden.
button-withdraw-yes = Ja, aussteigen
button-withdraw-no = Nein, bleiben
tournament-left = Du hast das Turnier verlassen.
tournament-stayed = Du bist weiter dabei.
tournament-noted = Erledigt. Die Nachricht des Turniers zeigt es.

tournaments-title = ### 🏆 Turniere hier
tournaments-line = { $name } · { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
} · { $state }
yours-signup = -# ↳ Du bist angemeldet.
yours-waiting = -# ↳ Du stehst auf Platz { $place } der Warteliste.
yours-call = -# ↳ Du spielst gegen { $opponent }. Drück „{ button-here }“!
yours-wait = -# ↳ Du spielst gegen { $opponent }. { $opponent } ist noch nicht da.
yours-match = -# ↳ Du spielst jetzt gegen { $opponent }: `/koikoi partien` führt dich zu deiner Partie.
tournaments-none = Hier gibt es noch kein Turnier. Wer den Server verwaltet, kann eins beginnen: `/koikoi-admin turnier`.
tournaments-none-admin = Hier gibt es noch kein Turnier.
button-manage = Verwalten
button-all-tournaments = Alle Turniere
tournament-stage-signup = Anmeldung
tournament-stage-finished = vorbei
tournament-stage-won = Sieg: { $names }
tournament-stage-cancelled = abgesagt

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Nur du siehst das. Alle, die den Server verwalten, können dasselbe tun. Gibst du einen Grund an, können ihn alle lesen.
tournament-made = ✔ Die Anmeldung ist offen: Ihre Nachricht steht in diesem Kanal. Wenn die Anmeldung schließt, beginnt das Turnier automatisch.
tournament-entry = Nur Mitglieder mit der Rolle { $role } können sich anmelden.
tournament-prize-role = 🎖️ Wer gewinnt, bekommt die Rolle { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ { $names } hat jetzt die Rolle { $role }.
   *[other] 🎖️ { $names } haben jetzt die Rolle { $role }.
}
tournament-prize-refused = ⚠️ Discord ließ mich die Rolle { $role } nicht vergeben. Ein Admin kann es tun: { $names }
tournament-prize-partly = ⚠️ Discord ließ mich die Rolle { $role } nur einem Teil der Gewinner geben. Den anderen kann ein Admin sie geben: { $names }
audit-prize = Hat das Koi-Koi-Turnier { $name } gewonnen
tournaments-new = Ein neues Turnier …
change-title-new = Ein neues Turnier
plan-format-label = Wer gegen wen spielt
plan-format-single = K.-o.: Wer verliert, ist raus
plan-format-double = Doppel-K.-o.: Nach zwei Niederlagen bist du raus
plan-format-round-robin = Jeder gegen jeden
plan-format-swiss = Schweizer System: einige Runden gegen Leute mit ähnlichem Stand
plan-days-label = Zeit für jede Runde
plan-best-label = Partien pro Duell
plan-best-1 = Eine Partie
plan-best-3 = Best of three: Zwei Siege entscheiden
plan-rounds-label = Zahl der Runden
plan-rounds-about = Leer: so viele wie nötig
plan-entry-label = Rolle, die zur Anmeldung nötig ist
plan-entry-about = Nur Mitglieder mit dieser Rolle können sich anmelden (leer: alle)
plan-call-label = Rolle, die erwähnt wird
plan-call-about = Diese Rolle wird zum Start der Anmeldung erwähnt (leer: keine)
plan-prize-label = Rolle für den Sieg
plan-call = 📣 { $role } wird erwähnt, wenn die Anmeldung öffnet.
button-plan-matches = Partien …
button-plan-roles = Rollen …
plan-question = Du siehst die Uhrzeit in deiner Zeitzone, alle anderen in ihrer. Stimmt sie?
button-plan-yes = Ja, Anmeldung öffnen
button-plan-no = Doch nicht
plan-dropped = Nichts wurde geöffnet.
begin-question = Beginn von **{ $name }** wäre { $hour }, { $when }. Stimmt das?

    Du siehst die Uhrzeit in deiner Zeitzone, alle anderen in ihrer.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: Diese Zeit kann zweierlei heißen. Wann beginnt es?
button-which = { $number } nehmen
button-hour-yes = Ja, dann beginnen
choose-change = Etwas ändern …
change-title = Turnier ändern
change-name-label = Der Titel
change-name-about = Alle sehen ihn.
change-begins-label = Wann es beginnt
change-begins-about = in 2 Stunden oder morgen 20 Uhr, nach der Uhr dieses Servers. Bis dahin kann man sich anmelden.
change-most-label = Wie viele höchstens mitspielen
change-most-about = 3 bis { $most }. Wer schon angemeldet ist, bleibt.
tournament-done = ✔ Erledigt.
tournament-done-gone = ✔ Gespeichert, aber keine Nachricht zeigt es: Der Kanal des Turniers wurde gelöscht.
tournament-done-closed = ✔ Gespeichert, aber die Nachricht des Turniers zeigt es noch nicht: In { $channel } darf ich nicht schreiben. Das hole ich nach, sobald ich dort schreiben darf.
tournament-brought = ✔ Es ist jetzt in diesem Kanal; die nächsten Partien werden hier gespielt.
tournament-held-gone = ⚠️ **Ich kann dieses Turnier nicht zeigen: Sein Kanal wurde gelöscht.** Die Uhr ist angehalten, niemand verliert Zeit. Geh in einen anderen Kanal und drück *{ button-show-here }*.
tournament-held-closed = ⚠️ **Ich kann dieses Turnier nicht zeigen: In { $channel } darf ich nicht schreiben.** Die Uhr ist angehalten, niemand verliert Zeit. Lass mich dort wieder schreiben, oder geh in einen anderen Kanal und drück *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Ich kann dieses Turnier nicht zeigen: AutoMod hält meine Nachricht in { $channel } auf.** Die Uhr ist angehalten, niemand verliert Zeit. Nimm meine Rolle von den Regeln aus (*Servereinstellungen → AutoMod*) und drück dann *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord hat die Nachricht dieses Turniers nicht angenommen.** Die Uhr ist angehalten, niemand verliert Zeit. Ich versuche es bald wieder.
tournament-held = -# ⚠️ Die Nachricht lässt sich nicht zeigen, darum ist die Uhr angehalten. Sag bitte einem Admin Bescheid.
button-start-now = Jetzt starten …
start-question = **{ $name }** jetzt starten, mit { $count ->
    [one] einer Person
   *[other] { $count } Leuten
}? Danach kann sich niemand mehr anmelden.
button-start-yes = Ja, starten
button-show-here = Hier zeigen
button-cancel = Absagen …
choose-pairing = Ergebnis setzen …
button-decide = Werten …
button-correct = Ändern …
pairing-own = -# ↳ Du spielst in dieser Partie: Ein anderer Admin wertet sie.
choose-removed = Jemanden entfernen …
button-seeds = Setzliste …
seeds-title = ### 🏆 { $name } · Setzliste
seeds-about = Die Setzliste entscheidet, wer auf wen trifft. Jetzt: { $seeding }. Wer sich nach einer Auslosung oder Änderung anmeldet, kommt ans Ende.
choose-seed = Einen Spieler anders setzen …
button-seeds-rating = Nach Wertung
button-seeds-draw = Auslosen
seed-title = Setzplatz: { $name }
seed-label = Setzplatz
seed-about = 1 ist der beste Platz, { $count } der letzte. Die anderen behalten ihre Reihenfolge.
decide-question = Wie ging **{ $pairing }** aus? Danach gibst du einen Grund an, den alle lesen können.
decide-now = Jetzt: { $line }
decide-stops = Die Partie läuft gerade: Sie wird abgebrochen und zählt nicht.
decide-goes-on-double = Wer gewinnt, kommt weiter. Wer verliert, ist nach der zweiten Niederlage raus. Verlieren beide, ist es für beide eine Niederlage.
decide-goes-on-single = Wer gewinnt, kommt in die nächste Runde. Verlieren beide, kommt niemand weiter.
decide-ends = - { $result }: Damit endet das Turnier. { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den ersten Platz.
}
decide-ends-many = - { $result }: Damit endet das Turnier. { $count } Leute teilen sich den ersten Platz.
decide-until = Du kannst das Ergebnis korrigieren, bis die nächste Runde beginnt.
decide-last-of-round = ⚠️ Das ist die letzte offene Partie der Runde: Die nächste Runde beginnt sofort. Dann steht das Ergebnis fest.
decide-last = ⚠️ Das ist die letzte offene Partie: Das Turnier endet sofort. Dann steht das Ergebnis fest.
decide-first = { $first } gewinnt
decide-second = { $second } gewinnt
decide-draw = Unentschieden
decide-neither = Beide verlieren
reason-title = Dein Grund
reason-label = Warum?
reason-about = Alle sehen ihn, mit deinem Namen.
reason-about-end = Das Turnier endet sofort, niemand gewinnt. Alle sehen den Grund, mit deinem Namen.
reason-about-remove = Eine laufende Partie ist verloren, zurück geht es nicht. Alle sehen den Grund, mit deinem Namen.

table-about-swiss = -# Punkte · gewonnen–unentschieden–verloren · Punkte der Gegner (BH). Bei gleichen Punkten entscheidet BH.
table-about-round-robin = -# Punkte · gewonnen–unentschieden–verloren · Punkte der besiegten Gegner (SB). Bei gleichen Punkten entscheidet SB.
table-rule-swiss = -# Für BH zählt ein Freilos oder eine kampflose Partie wie gegen einen virtuellen Gegner, wie im Schach (FIDE).
table-rule-round-robin = -# Geht jemand vor der Hälfte der eigenen Partien, zählen diese Ergebnisse für niemanden, wie im Schach (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = Der Turnierbaum von { $name }. Diese Runde:
alt-standings = Die Tabelle des Turniers:
refused-line-of-tournament = Das ist eine Turnierpartie: Wer als Nächstes gegen wen spielt, entscheidet das Turnier, nicht der Sieg.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Zu Events hinzufügen
button-event-off = Aus Events entfernen
event-about = Melde dich im Kanal an, bevor es losgeht.
tournament-event-on = 📅 Dieses Turnier steht bei den Events des Servers.
tournament-event-refused = ⚠️ Discord hat das Event nicht angenommen. Ich brauche die Berechtigung *Events erstellen*, und ein Server kann höchstens 100 Events haben.
tournament-event-again = Danach drück *{ button-event-on }*.
