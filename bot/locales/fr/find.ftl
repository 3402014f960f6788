command-find = chercher
    .about = Je te cherche un adversaire sur tous les serveurs
option-name-find-rules = règles
    .about = Les règles que tu veux (vide : n’importe lesquelles de celles-ci)
option-name-find-pace = rythme
    .about = En direct : maintenant. En différé : un jour par tour (vide : en direct)
choice-find-any = N’importe lesquelles

find-any = toutes règles
find-pace-live = en direct
find-pace-daily = un jour par tour
find-wish = -# { $rules } · { $pace } · ta cote : { $rating }
find-looking = 🔎 **Je te cherche un adversaire**, sur tous les serveurs. Je t’écris dès qu’il y a quelqu’un ; tu as alors 90 secondes pour toucher *{ button-find-play }*.
find-looking-here = 🔎 **Je te cherche un adversaire**, sur tous les serveurs. Dès qu’il y a quelqu’un, tu as 90 secondes pour toucher *{ button-find-play }*.
find-looking-daily = 🔎 **Je te cherche un adversaire pour une partie en différé**, sur tous les serveurs. Dès qu’il y a quelqu’un, la partie commence ; tu as un jour par tour.
find-rests = ⏸️ **Ta recherche est en pause pendant ta partie en direct.** Elle reprend d’elle-même à la fin de la partie.
# Where a hidden message shows the search.
find-here = ⚠️ Je ne peux pas t’envoyer de messages privés : je ne peux donc l’afficher qu’ici, sans son et pendant un quart d’heure au plus. **Reste dans ce salon.** Autorise les messages privés d’un serveur que nous partageons et relance la recherche : je t’écrirai.
find-here-soon = ⚠️ J’ouvre encore nos messages privés, quelques personnes à la fois : pour le moment, je ne peux donc l’afficher qu’ici, sans son et pendant un quart d’heure au plus. **Reste dans ce salon.**
find-here-flagged = ⚠️ Discord ne me laisse pas ouvrir de nouveaux messages privés en ce moment : je ne peux donc l’afficher qu’ici, sans son et pendant un quart d’heure au plus. **Reste dans ce salon.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Ta recherche est dans [nos messages privés]({ $url }). C’est là que je t’écris.
find-front = L’autre joueur n’est pas venu. Te voilà en tête de la file.
find-quiet = { $count ->
    [0] Personne depuis dix minutes, et ces quatre dernières semaines, personne n’a trouvé d’adversaire à cette heure-ci. Une partie en différé se trouve plus facilement.
    [one] Personne depuis dix minutes. Ces quatre dernières semaines, { $count } personne a trouvé un adversaire à cette heure-ci. Une partie en différé se trouve plus facilement.
    [many] Personne depuis dix minutes. Ces quatre dernières semaines, { $count } personnes ont trouvé un adversaire à cette heure-ci. Une partie en différé se trouve plus facilement.
   *[other] Personne depuis dix minutes. Ces quatre dernières semaines, { $count } personnes ont trouvé un adversaire à cette heure-ci. Une partie en différé se trouve plus facilement.
}
find-until = -# J’arrête { $when } si personne ne vient.
find-found = 🎴 **Je t’ai trouvé un adversaire !** Cote { $rating }. Touche *{ button-find-play }* dans les 90 secondes.
find-ready = ✔️ **C’est noté, tu es là.** J’attends l’autre, 90 secondes au plus.
find-begun = 🎴 Ta partie contre **{ $name }** a commencé.
find-stopped = Je ne te cherche plus d’adversaire.
find-missed = ⏰ Tu n’as pas touché *{ button-find-play }* à temps, je ne cherche donc plus.
find-unreached = Je n’ai pas pu te dire qu’il y avait quelqu’un, je ne cherche donc plus. Ouvre tes messages privés, ou reste ici la prochaine fois.
find-over = Personne n’est venu, je ne cherche donc plus. `/koikoi ordinateur` lance tout de suite une partie contre moi.
button-find-computer = Contre l’ordinateur
button-find-daily = Partie en différé
button-find-stop = Ne plus chercher
button-find-play = Jouer
button-find-no = Plus tard
button-find-again = Relancer

games-looking = 🔎 **Je te cherche un adversaire** · lancé { $since }
games-found = 🎴 **Je t’ai trouvé un adversaire !** Touche *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** t’attend.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name } : { $cheer }
hand-wish = 🔁 **{ $name } veut rejouer.** Touche *{ button-rematch }* pour accepter ; l’invitation se ferme { $when }.
rematch-asked-hand = Demandé. { $name } peut toucher *{ $button }* pour accepter ; ta nouvelle main arrive alors.
rematch-waits-hand = Tu as déjà demandé. J’attends la réponse de l’adversaire : { $name }.

change-find = Adversaires d’autres serveurs
ask-find = { $value } · Adversaires d’ailleurs 
refused-find-off = Les admins de ce serveur ont désactivé la recherche d’adversaires sur d’autres serveurs. Tu peux l’utiliser dans nos messages privés.
refused-not-looking = Je ne te cherche pas d’adversaire. `/koikoi chercher` lance la recherche.
refused-nobody-found = Il n’y a plus personne. `/koikoi chercher` relance la recherche.
refused-still-looking = Cette personne n’est plus là. Je te cherche toujours un adversaire.
