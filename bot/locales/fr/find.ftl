command-find = chercher
    .about = Je te cherche un adversaire sur tous les serveurs
option-name-find-rules = règles
    .about = Les règles que tu veux (vide : peu importe lesquelles)
option-name-find-pace = rythme
    .about = En direct : vous jouez maintenant. En différé : un jour par tour (vide : en direct)
choice-find-any = Peu importe les règles

find-any = peu importe les règles
find-pace-live = en direct
find-pace-daily = en différé
find-wish = -# { $rules } · { $pace } · ta cote : { $rating }
find-looking = 🔎 **Je te cherche un adversaire** sur tous les serveurs. Je t’écris dès que j’ai trouvé quelqu’un ; tu auras alors 90 secondes pour appuyer sur *{ button-find-play }*.
find-looking-here = 🔎 **Je te cherche un adversaire** sur tous les serveurs. Dès que j’aurai trouvé quelqu’un, tu auras 90 secondes pour appuyer sur *{ button-find-play }*.
find-looking-daily = 🔎 **Je te cherche un adversaire pour une partie en différé** sur tous les serveurs. Dès que j’ai trouvé quelqu’un, la partie commence ; tu as un jour par tour.
find-rests = ⏸️ **Ta recherche est en pause pendant ta partie en direct.** Elle reprendra à la fin de la partie.
# Where a hidden message shows the search.
find-here = ⚠️ Je ne peux pas t’envoyer de messages privés : je ne peux donc l’afficher qu’ici, sans son et pendant un quart d’heure au plus. **Reste dans ce salon.** Autorise les messages privés d’un serveur que nous partageons et relance la recherche : je t’écrirai.
find-here-soon = ⚠️ J’ouvre les messages privés peu à peu, quelques personnes à la fois : pour le moment, je ne peux donc l’afficher qu’ici, sans son et pendant un quart d’heure au plus. **Reste dans ce salon.**
find-here-flagged = ⚠️ Discord ne me laisse pas ouvrir de nouveaux messages privés en ce moment : je ne peux donc l’afficher qu’ici, sans son et pendant un quart d’heure au plus. **Reste dans ce salon.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Ta recherche est dans [nos messages privés]({ $url }). C’est là que je t’écrirai.
find-front = L’autre joueur n’est pas venu. Te voilà en tête de la file.
find-quiet = { $count ->
        [0] Personne depuis dix minutes, et ces quatre dernières semaines, personne n’a trouvé d’adversaire à cette heure-ci. C’est plus facile de trouver quelqu’un pour une partie en différé.
        [one] Personne depuis dix minutes. Ces quatre dernières semaines, { $count } personne a trouvé un adversaire à cette heure-ci. C’est plus facile de trouver quelqu’un pour une partie en différé.
        [many] Personne depuis dix minutes. Ces quatre dernières semaines, { $count } personnes ont trouvé un adversaire à cette heure-ci. C’est plus facile de trouver quelqu’un pour une partie en différé.
       *[other] Personne depuis dix minutes. Ces quatre dernières semaines, { $count } personnes ont trouvé un adversaire à cette heure-ci. C’est plus facile de trouver quelqu’un pour une partie en différé.
    }
find-until = -# J’arrêterai de chercher { $when } si personne ne vient.
find-found = 🎴 **Je t’ai trouvé un adversaire !** Cote { $rating }. Appuie sur *{ button-find-play }* dans les 90 secondes.
find-ready = ✔️ **C’est noté.** J’attends l’autre joueur, 90 secondes au plus.
find-begun = 🎴 Ta partie contre **{ $name }** a commencé.
find-stopped = J’ai arrêté de te chercher un adversaire.
find-missed = ⏰ Tu n’as pas appuyé sur *{ button-find-play }* à temps : j’ai arrêté de chercher.
find-unreached = J’ai trouvé quelqu’un, mais je n’ai pas pu te joindre : j’ai arrêté de chercher. Autorise les messages privés, ou reste ici la prochaine fois.
find-over = Personne n’est venu : j’ai arrêté de chercher. Joue tout de suite contre moi avec `/koikoi ordinateur`.
button-find-computer = Contre l’ordinateur
button-find-daily = Partie en différé
button-find-stop = Ne plus chercher
button-find-play = Jouer
button-find-no = Plus tard
button-find-again = Relancer la recherche

games-looking = 🔎 **Je te cherche un adversaire** · recherche lancée { $since }
games-found = 🎴 **Je t’ai trouvé un adversaire !** Appuie sur *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** t’attend.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name } : { $cheer }
hand-wish = 🔁 **{ $name } veut rejouer.** Appuie sur *{ button-rematch }* pour accepter ; l’invitation se ferme { $when }.
rematch-asked-hand = C’est demandé. { $name } peut appuyer sur *{ $button }* pour accepter ; tu recevras alors ta nouvelle main.
rematch-waits-hand = Tu as déjà demandé. J’attends la réponse de l’adversaire : { $name }.

change-find = Adversaires d’autres serveurs
ask-find = { $value } · Adversaires d’ailleurs 
refused-find-off = Les admins de ce serveur ont désactivé la recherche d’adversaires sur d’autres serveurs. Tu peux l’utiliser dans nos messages privés.
refused-not-looking = Je ne te cherche pas d’adversaire. Lance la recherche avec `/koikoi chercher`.
refused-nobody-found = Cette personne n’est plus disponible. Cherche un autre adversaire avec `/koikoi chercher`.
refused-still-looking = Cette personne n’est plus disponible. Je te cherche toujours un adversaire.
