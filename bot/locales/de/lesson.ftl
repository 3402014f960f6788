# Der Kurs von `/koikoi lernen`. Ein Handy zeigt etwa acht Zeilen: wenige Worte pro Schritt.

plant-1 = Kiefer
plant-2 = Pflaume
plant-3 = Kirsche
plant-4 = Glyzinie
plant-5 = Iris
plant-6 = Pfingstrose
plant-7 = Buschklee
plant-8 = Pampasgras
plant-9 = Chrysantheme
plant-10 = Ahorn
plant-11 = Weide
plant-12 = Paulownie
picture-kind-B = Lichter
picture-kind-A = Tiere
picture-kind-R = Bänder
picture-kind-C = Einfache Karten
picture-part-captured = Genommen
picture-part-field = Feld
picture-part-drawn = Gezogen
picture-part-hand = Dein Blatt

button-lesson = Kurs: 5 Minuten
button-lesson-skip = Überspringen
button-lesson-brief = In einer Minute
button-lesson-undo = Zurücknehmen
button-lesson-next = Weiter
button-lesson-round-again = Noch einmal
button-lesson-again = Kurs von vorn
hand-lesson = -# 🌱 Neu für dich, diese Karten? Mit `/koikoi lernen` kennst du sie in fünf Minuten. Deine Partie wartet so lange.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Fünf Minuten. Du kannst jederzeit aufhören: Mit `/koikoi lernen` machst du da weiter, wo du warst.
lesson-right = ✅ { $said }

lesson-title-months = Zwölf Monate
lesson-text-months = 48 kleine Karten: zwölf Monate mit je vier Karten. Jeder Monat hat seine Pflanze und seine Zahl in der Ecke. **Karten eines Monats gehören zusammen.**
lesson-ask-months = 👉 Welche Karte ist aus demselben Monat wie **{ $card }**?
lesson-right-months = Ja, beide gehören zum Januar: Kiefer, Nummer 1.

lesson-title-kinds = Vier Arten
lesson-text-kinds = Das Zeichen unter der Zahl zeigt, was für eine Karte es ist. Es gibt wenige Lichter und Tiere und viele einfache Karten.
lesson-ask-kinds = 👉 Welche davon ist ein **Licht**? Such den Stern.
lesson-right-kinds = Ja, der Mond. Nur fünf Karten sind Lichter.

lesson-title-capture = Nimm eine Karte
lesson-text-capture = Wenn du dran bist, spielst du eine Karte von der Hand. Liegt eine Karte desselben Monats auf dem Feld, **nimmst du beide**. Sonst bleibt deine Karte dort liegen.
lesson-ask-capture = 👉 Nimm **{ $card }**: Welche deiner Karten ist aus demselben Monat?
lesson-right-capture = Kirsche nimmt Kirsche: Beide Karten gehören dir.

lesson-title-draw = Dann der Stapel
lesson-text-draw = Nach deiner Karte wird die oberste Karte vom Stapel aufgedeckt. Für sie gilt dasselbe: Sie nimmt eine Karte ihres Monats oder bleibt auf dem Feld.
lesson-ask-draw = 👉 Gezogen: **{ $card }**. Welche Karte auf dem Feld nimmt sie?
lesson-right-draw = Noch zwei für dich. Das ist ein ganzer Zug: eine Karte von der Hand, dann eine vom Stapel.

lesson-title-yaku = Yaku
lesson-text-yaku = Punkte gibt es für Sets aus genommenen Karten, die **Yaku**. Eins davon: *Eber, Hirsch, Schmetterlinge*, 5 Punkte. Zwei der drei hast du schon!
lesson-ask-yaku = 👉 Nimm **{ $card }**: Mit welcher deiner Karten geht das?
lesson-right-yaku = **Eber, Hirsch, Schmetterlinge!** Dein erstes Yaku.

lesson-title-stop = Stopp oder Koi-Koi?
lesson-text-stop = Mit einem neuen Yaku hast du die Wahl. **Stopp**: Die Runde endet, und du bekommst deine 5 Punkte. **Koi-Koi** („Komm schon!“): Du spielst auf mehr, aber wenn dein Gegner zuerst ein Yaku hat, gehst du leer aus.
lesson-ask-stop = 👉 Du hast noch zwei Karten und kannst mit keiner etwas nehmen. Was ist klüger?
lesson-right-stop = Die 5 Punkte gehören dir.
lesson-wrong-koi = 🙂 Mutig! Aber mit deinen letzten zwei Karten kannst du nichts nehmen. Mehr wird es also kaum, und die 5 Punkte könnten weg sein. Stopp ist hier klüger.

lesson-title-round = Deine erste Runde
lesson-text-round = Jetzt eine echte Runde gegen mich. Mit grünen Buttons nimmst du; im Bild tragen beide Karten denselben Buchstaben, und 親 zeigt, wer gibt. Folg dem Tipp oder spiel, was du magst: Es zählt nicht, und du kannst alles zurücknehmen.
lesson-opponent = Computer
lesson-tipped = 💡 { $said }
lesson-reason-lay = du kannst gerade nichts nehmen, also spiel eine, die du entbehren kannst
lesson-decision = **Stopp**: { $points ->
    [one] 1 Punkt gehört dir.
   *[other] { $points } Punkte gehören dir.
} **Koi-Koi**: Spiel weiter; aber wenn ich zuerst ein Yaku habe, gehst du leer aus.
lesson-decide = 👉 Beides geht hier. Du hast die Wahl!
lesson-decide-why = 👉 Beides geht hier: { $reason }. Sicher oder mutig?
lesson-see-near = 👀 Neu über deinen genommenen Karten: ein Yaku, das du fast hast. Was fehlt, ist dunkel.
lesson-see-koi = 👀 こい im Bild steht für ein angesagtes Koi-Koi.
lesson-decide-safe = 👉 { $points } Punkte sind sicher: besser *Stopp*.
lesson-decide-stop = 👉 Hier ist nicht mehr drin: besser *Stopp*.
lesson-back = 🙂 Nehmen wir **{ $action }** zurück: Damit schaffst du kein Yaku mehr.
lesson-back-koi = 🙂 Mutig! Aber ein weiteres Yaku schaffst du nicht mehr, und deine Punkte wären weg. Nehmen wir das zurück und stoppen.
lesson-won = 🎉 **Du gewinnst die Runde: { $sum }!**
lesson-won-more = Das war das ganze Spiel: nehmen, ziehen, sammeln, entscheiden. Eine Partie sind ein paar solcher Runden.

lesson-title-done = Du kannst Koi-Koi
lesson-text-done =
    Hier sind alle Yaku; die beiden für 6 zählen nur, wenn du sie schon beim Geben auf der Hand hast. Merken musst du sie dir nicht: In einer Partie zeigt der Button *{ button-yaku }*, wie nah du dran bist.
    Spiel eine Runde mit mir oder fordere jemanden heraus: `/koikoi spielen`.

lesson-wrong-month = 🙂 Nicht ganz. **{ $card }** gehört zu { $month }, **{ $about }** zu { $right }: Such die Zahl { $number }.
lesson-wrong-kind = 🙂 Nicht ganz. **{ $card }** ist { $kind }. Such den Stern in der Ecke.
lesson-kind-B = ein Licht
lesson-kind-A = ein Tier
lesson-kind-R = ein Band
lesson-kind-C = eine einfache Karte

lesson-alt-months = Alle Karten in ihren Monaten.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = fünf Karten mit Stern: Kranich, Vorhang, Mond, Regenmann, Phönix
lesson-alt-kind-A = neun Karten mit Raute: Nachtigall, Kuckuck, Brücke, Schmetterlinge, Eber, Gänse, Sakebecher, Hirsch, Schwalbe
lesson-alt-kind-R = zehn Karten mit Band
lesson-alt-kind-C = vierundzwanzig Karten mit Punkt
