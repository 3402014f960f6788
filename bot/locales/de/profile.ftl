# Das Profil einer Person. Die Wörter im Bild beginnen mit `picture-profile-`; sie sind kurz.

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · alle Server
profile-empty-own = Du hast { $scope ->
    [here] auf diesem Server noch
   *[all] noch
} keine Partie gegen einen Menschen beendet, die zählt. Fordere jemanden mit `/koikoi spielen` heraus: Damit wächst dein Profil. Zum Üben gibt es `/koikoi computer`.
profile-empty = { $name } hat { $scope ->
    [here] auf diesem Server noch
   *[all] noch
} keine Partie gegen einen Menschen beendet, die zählt. Zeit für eine Herausforderung: `/koikoi spielen`
profile-earned = 🏅 Erfolge: { $names }
profile-matches = **Partien:** { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden · Siegesserie: aktuell { $streak }, Rekord { $best }
profile-rating = **Wertung:** { $rating }, Platz { $rank }{ $curve }
profile-rating-provisional = **Wertung:** { $rating }, vorläufig bis { $enough } Partien gegen { $people } Leute, die schon gegen andere gespielt hatten{ $curve }
profile-curve = { " " }· zwischen { $low } und { $high } in den letzten { $matches } Partien
profile-rounds = **Runden:** { $won } von { $rounds } gewonnen, im Schnitt je { $average } Punkte
profile-calls = **Koi-Koi:** angesagt in { $called } von { $chances ->
    [one] 1 Runde
   *[other] { $chances } Runden
} mit Yaku; { $paid } davon gewonnen, { $punished } verloren
profile-yaku = **Lieblings-Yaku:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (erwartet { $expected })
profile-hand = **Beste Runde:** { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $sum })
profile-hand-plain = **Beste Runde:** { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
profile-accuracy = **Genauigkeit:** { $accuracy } % im Schnitt, in { $matches ->
    [one] 1 analysierten Partie
   *[other] { $matches } analysierten Partien
}
profile-against = **Gegen dich:** { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
profile-computer = **Gegen den Computer:** { $won } von { $played } gewonnen
profile-deals = **Karten des Tages:** { $count } gespielt · { $streak }
profile-puzzles = **Rätsel:** { $solved } von { $count } gelöst · Wertung { $rating } · { $streak }
profile-puzzles-provisional = **Rätsel:** { $solved } von { $count } gelöst · Wertung { $rating }, vorläufig · { $streak }
profile-streak = Tage in Folge: aktuell { $days }, Rekord { $longest }
profile-about = -# Partien zwischen zwei Menschen zählen, aber pro Woche nur die ersten { $week } zwischen denselben zwei Leuten. „Erwartet“ ist, was man mit solidem Spiel in so vielen Runden schafft. Die Genauigkeit kommt aus Analysen, auch von Partien gegen den Computer.
button-profile-words = Als Text
alt-profile = Profil von { $name }: Zahlen, eine Kurve der Wertung, die Lieblings-Yaku und die Karten der besten Runde.

picture-profile-won = gewonnen
picture-profile-lost = verloren
picture-profile-drawn = remis
picture-profile-rating = Wertung
picture-profile-streak = Serie
picture-profile-best-streak = beste Serie
picture-profile-average = Punkte/Runde
picture-profile-accuracy = Genauigkeit
picture-profile-called = Koi-Koi angesagt
picture-profile-of = { $called } von { $chances }
picture-profile-paid = dann gewonnen
picture-profile-punished = dann verloren
picture-profile-expected = erwartet
picture-profile-biggest = beste Runde
picture-profile-against = Gegen dich
