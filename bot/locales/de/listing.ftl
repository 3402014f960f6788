listing-summary = Spiel Koi-Koi, Japans Spiel mit Blumenkarten, mit Freunden oder dem Computer, direkt in Discord.
listing-description = Koi-Koi ist Japans beliebtestes Spiel mit Hanafuda, den Blumenkarten. Fordere jemanden mit `/koikoi spielen` heraus oder den Computer mit `/koikoi computer`. Den Tisch sehen alle, dein Blatt nur du. Neu für dich? `/koikoi lernen` erklärt es dir in fünf Minuten. Kostenlos und ohne Werbung.
listing-page =
    Zwei Spieler, achtundvierzig Blumenkarten und eine Frage: aufhören und die Punkte nehmen oder koi-koi ansagen und sie für mehr riskieren?

    - **Schöne Karten.** Der Tisch ist ein Bild im Kanal, und auf den Buttons steht, was jede Karte tut.
    - **Leicht zu lernen.** `/koikoi lernen` zeigt dir in fünf Minuten die Karten und spielt die erste Runde mit dir.
    - **Immer ein Gegner.** Fordere ein Mitglied heraus, such dir jemanden auf anderen Servern oder spiel gegen den Computer, vom Anfänger bis zum Meister.
    - **Jeden Tag etwas Neues.** Karten, die für alle gleich sind, und ein Rätsel.
    - **Für deinen Server.** Turniere, Ranglisten, Saisons und eigene Hausregeln auf der Grundlage von sieben Regelwerken.
    - **Überall dabei.** Füg es deinem Konto hinzu und spiel auf jedem Server, in Gruppen oder per DM.
    - **Fair und privat.** Jede Kartenverteilung lässt sich danach prüfen, und deine Daten kannst du jederzeit exportieren oder löschen.
