# Um sich jemanden vom Leib zu halten.

button-block = Blockieren
block-question = { $name } blockieren? { $name } kann dich dann nicht mehr herausfordern, `/koikoi suchen` bringt euch nie zusammen, und eine offene Herausforderung zwischen euch wird geschlossen. { $name } erfährt nichts davon. An einen Tisch, den du für alle aufmachst, können sich weiter alle setzen.
button-block-yes = Ja, blockieren
button-block-no = Nein
block-done = Du hast { $name } blockiert. Deine Blockierungen verwaltest du mit `/koikoi ich`.
block-known = Du hattest { $name } schon blockiert. Deine Blockierungen verwaltest du mit `/koikoi ich`.
block-match-runs = Diese Partie geht weiter, außer du gibst sie auf.
block-kept = Nichts wurde geändert.
button-blocks = Blockierte
blocks-title = ### Wen du blockiert hast
blocks-none = Du hast niemanden blockiert.
blocks-line = { $name } · { $since }
button-unblock = Aufheben
blocks-lifted = Du blockierst { $name } nicht mehr.
blocks-note = -# Nur du siehst diese Liste. *{ button-block }* steht im Menü jeder Partie gegen einen Menschen.

button-report-person = Person melden
report-person-about = { $name } beim Betreiber dieses Bots melden? Er liest es mit dem Protokoll dieser Partie und kann Leute aussperren. { $name } erfährt nichts davon.
report-why = Warum?
report-reason-leaving = Verlässt Partien oder spielt auf Zeit
report-reason-unfair = Spielt unfair
report-reason-name = Anstößiger Name oder anstößiges Bild
report-reason-other = Etwas anderes
report-person-label = Was ist passiert?
reported-person = Danke. Der Betreiber kann es lesen. { $name } erfährt nichts davon.
host-report-about = Über { $name }: { $reason }

find-pause = Du hast zuletzt mehrere Partien verlassen, die ich dir gesucht hatte. Einen Gegner suchen kannst du wieder { $when }.

refused-blocked-by-you = Du kannst { $name } nicht herausfordern, denn du hast { $name } blockiert. Deine Blockierungen verwaltest du mit `/koikoi ich`.
refused-no-opponent = In dieser Partie gibt es niemanden, den du blockieren oder melden könntest.
refused-former-opponent = Diese Person hat ihre Daten gelöscht, und von dieser Partie führt nichts mehr zu ihrem Konto. Darum kannst du sie hier nicht blockieren oder melden. Was passiert ist, kannst du dem Betreiber des Bots mit *{ button-report }* trotzdem schreiben. Spielt das Konto wieder gegen dich, kannst du es dann blockieren.
refused-barred-from-find = Der Betreiber dieses Bots hat dich von `/koikoi suchen` ausgeschlossen. Auf deinen Servern kannst du weiter spielen.
refused-find-paused = Zuletzt hast du mehrere Partien, die ich dir gesucht hatte, verlassen oder gar nicht erst angefangen. Einen Gegner suchen kannst du wieder { $when }.
