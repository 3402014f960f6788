button-block = Bloquer
block-question = Bloquer { $name } ? Il n’y aura plus de défi de sa part, `/koikoi chercher` ne vous fera jamais jouer ensemble, et tout défi en attente entre vous est fermé. Cette personne n’en saura rien. Une table que tu ouvres à tout le monde reste ouverte à tout le monde.
button-block-yes = Oui, bloquer
button-block-no = Non
block-done = Tu as bloqué { $name }. Gère tes blocages avec `/koikoi moi`.
block-known = Tu avais déjà bloqué { $name }. Gère tes blocages avec `/koikoi moi`.
block-match-runs = Cette partie continue, sauf si tu abandonnes.
block-kept = Rien n’a changé.
button-blocks = Tes blocages
blocks-title = ### Tes blocages
blocks-none = Tu ne bloques personne.
blocks-line = { $name } · { $since }
button-unblock = Débloquer
blocks-lifted = Tu as débloqué { $name }.
blocks-note = -# Personne d’autre ne voit cette liste. *{ button-block }* est dans le menu de chaque partie contre une personne.

button-report-person = Signaler ce joueur
report-person-about = Signaler { $name } à l’hôte de ce bot ? L’hôte lira ton message avec la feuille de cette partie, et peut exclure des joueurs. { $name } n’en saura rien.
report-why = Pourquoi ?
report-reason-leaving = Quitte les parties ou laisse filer le temps
report-reason-unfair = Ne joue pas loyalement
report-reason-name = Nom ou image choquants
report-reason-other = Autre chose
report-person-label = Que s’est-il passé ?
reported-person = Merci. L’hôte peut lire ton message. { $name } n’en saura rien.
host-report-about = Signalement contre { $name } : { $reason }

find-pause = Ces derniers temps, tu as quitté plusieurs parties que je t’avais trouvées. Tu pourras chercher à nouveau un adversaire { $when }.

refused-blocked-by-you = Tu ne peux pas défier { $name }, car tu as bloqué cette personne. Gère tes blocages avec `/koikoi moi`.
refused-no-opponent = Dans cette partie, il n’y a personne à bloquer ou à signaler.
refused-former-opponent = Cette personne a effacé ses données : plus rien ne relie cette partie à son compte, et tu ne peux ni la bloquer ni la signaler ici. Tu peux quand même raconter ce qui s’est passé à l’hôte du bot avec *{ button-report }*. Si ce compte rejoue contre toi, tu pourras le bloquer à ce moment-là.
refused-barred-from-find = L’hôte du bot t’a retiré l’accès à `/koikoi chercher`. Tu peux toujours jouer sur tes serveurs.
refused-find-paused = Ces derniers temps, tu as quitté plusieurs parties que je t’avais trouvées, ou tu les as manquées. Tu pourras chercher à nouveau un adversaire { $when }.
