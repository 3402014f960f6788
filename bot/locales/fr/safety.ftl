button-block = Bloquer
block-question = Bloquer { $name } ? Plus de défi de sa part, `/koikoi chercher` ne vous met jamais ensemble, et un défi en attente entre vous prend fin. Personne ne lui dit rien. À une table que tu ouvres à tout le monde, tout le monde peut encore s’asseoir.
button-block-yes = Oui, bloquer
button-block-no = Non
block-done = C’est fait : { $name } est dans tes blocages. `/koikoi moi` les montre et les lève.
block-known = { $name } était déjà dans tes blocages. `/koikoi moi` les montre et les lève.
block-match-runs = Cette partie continue, sauf si tu l’abandonnes.
block-kept = Rien n’a changé.
button-blocks = Tes blocages
blocks-title = ### Tes blocages
blocks-none = Tu ne bloques personne.
blocks-line = { $name } · { $since }
blocks-lift = Lever un blocage
blocks-lifted = Tu ne bloques plus { $name }.
blocks-note = -# Personne d’autre ne voit cette liste. *{ button-block }* est dans le menu de chaque partie contre une personne.

button-report-person = Signaler ce joueur
report-person-about = Signaler { $name } à l’hôte de ce bot ? L’hôte lit ton message avec la feuille de cette partie, et peut exclure des gens. { $name } n’en saura rien.
report-why = Pourquoi ?
report-reason-leaving = Quitte des parties ou laisse filer le temps
report-reason-unfair = Ne joue pas loyalement
report-reason-name = Nom ou image choquants
report-reason-other = Autre chose
report-person-label = Que s’est-il passé ?
reported-person = Merci. L’hôte peut lire ton message. { $name } n’en saura rien.
host-report-about = Au sujet de { $name } : { $reason }

find-pause = Tu as quitté plusieurs parties trouvées ces derniers temps : tu pourras chercher à nouveau un adversaire { $when }.

refused-blocked-by-you = Tu ne peux pas défier { $name } : il y a un blocage de ta part. `/koikoi moi` montre tes blocages et les lève.
refused-no-opponent = Dans cette partie, il n’y a personne à bloquer ou à signaler.
refused-former-opponent = Cette personne a effacé ses données et plus rien, dans cette partie, ne mène à son compte : tu ne peux donc ni la bloquer ni la signaler ici. Tu peux quand même raconter ce qui s’est passé à l’hôte du bot avec *{ button-report }*. Si ce compte rejoue contre toi, tu pourras le bloquer à ce moment-là.
refused-barred-from-find = L’hôte de ce bot t’a retiré l’accès à `/koikoi chercher`. Tu peux jouer sur tes serveurs.
refused-find-paused = Ces derniers temps, tu as quitté plusieurs parties que je t’avais trouvées, ou tu les as manquées. Tu pourras chercher à nouveau un adversaire { $when }.
