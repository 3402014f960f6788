rotation-name = Le vainqueur reste
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = en { $points } points
rotation-to-hands = { $hands } manches
rotation-how = Deux joueurs disputent une manche. Le perdant laisse sa place, et le suivant affronte le vainqueur, qui donne. Chacun garde ses points.
rotation-seated = À la table ({ $count }) : { $names }
rotation-missing = { $missing ->
    [one] Il manque encore { $missing } personne.
    [many] Il manque encore { $missing } personnes.
   *[other] Il manque encore { $missing } personnes.
}
rotation-ready = { $host } peut commencer maintenant. Jusqu’à huit personnes peuvent rejoindre, même plus tard.
rotation-closes = -# Se fermera { $when } si personne ne commence.
rule-goal = Le but de la table : { $goal }. Le plus de points l’emporte.
rotation-hand = Manche { $number }
picture-rotation-hand = Manche
rotation-runs = ▶️ Manche { $number } : **{ $first }** contre **{ $second }**.
rotation-at = ▶️ Manche { $number } : **{ $first }** contre **{ $second }**. [À la manche]({ $url })
rotation-soon = ⏭️ Manche suivante { $when } : **{ $first }** donne, **{ $second }** joue.
rotation-waiting = Ensuite, face au vainqueur : { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    } sur { $played }
rotation-left = -# **{ $rank }.** { $name } · { $points } · { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    } sur { $played } · départ
rotation-more = -# … et { $more } de plus
rotation-late = -# Si tu abandonnes ou laisses filer le temps, tu perds la manche, et l’adversaire marque ce que ses cartes valent à ce moment-là, au moins 1. Temps écoulé deux fois de suite : tu quittes la table.
rotation-won = 🏆 **La table est à { $names } !** { $points } points après { $hands ->
    [one] { $hands } manche
    [many] { $hands } manches
   *[other] { $hands } manches
}
rotation-shared = 🏆 **Première place partagée : { $names }.** { $points } points après { $hands ->
    [one] { $hands } manche
    [many] { $hands } manches
   *[other] { $hands } manches
}
rotation-end-few = La table est finie : il reste moins de deux joueurs.
rotation-end-aborted = La table est finie : un admin a interrompu la manche.
rotation-end-expired = La table est fermée : personne n’a commencé.
rotation-hand-won = 🏆 **{ $mark } { $name } gagne la manche !**
rotation-hand-drawn = 🤝 **Manche nulle.** Le donneur suivant continue.
rotation-line = 🪑 { $goal } : { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ { $name } affronte le vainqueur.
rotation-line-pair = ⏭️ Manche suivante : **{ $first }** donne, **{ $second }** joue.
rotation-resign-won = 🏆 Manche gagnée : { $name } a abandonné
rotation-resign-lost = Tu as abandonné cette manche contre { $name }
rotation-timeout-won = 🏆 Manche gagnée : temps écoulé pour { $name }
rotation-timeout-lost = Tu as dépassé le temps dans cette manche contre { $name }
rotation-half = ⏳ **Il te reste la moitié de ton temps.** S’il s’écoule, tu perds cette manche.
rotation-resign = Abandonner cette manche ? { $name } marque ce que ses cartes valent pour l’instant, au moins 1 point.
winner-question = **Ouvrir une table ici ?** Tout le salon la verra, et tu seras en tête de file.
button-winner-yes = L’ouvrir
button-rotation-join = Rejoindre
button-rotation-leave = Quitter
button-rotation-start = Lancer
button-rotation-again = Rejouer
button-rotation-show = Classement
refused-line-of-players = Tu joues toi-même cette partie : la file est pour les autres.
refused-unknown-rotation = Je ne connais pas cette table.
refused-rotation-guild-only = Une table s’ouvre dans un salon de serveur. Ici, tu peux chercher un adversaire sur tous les serveurs avec `/koikoi chercher`, ou jouer contre moi avec `/koikoi ordinateur`.
refused-rotation-open = Tu as ouvert une table qui n’est pas encore finie. Quitte-la, ou attends qu’elle finisse.
refused-rotation-open-at = Tu as ouvert une table qui n’est pas encore finie : [y aller]({ $url }). Quitte-la, ou attends qu’elle finisse.
refused-rotation-started = Cette table a déjà commencé.
refused-rotation-over = Cette table est finie. Ouvres-en une nouvelle avec `/koikoi table`.
refused-rotation-full = Il y a déjà { $limit } personnes à cette table : plus de place.
refused-too-few-seated = Il faut { $limit } personnes pour commencer.
refused-already-seated = Tu es déjà à cette table.
refused-not-seated = Tu n’es pas à cette table.
refused-not-seated-over = Tu n’étais pas à cette table. Ouvres-en une nouvelle avec `/koikoi table`.
refused-not-your-rotation = Seule cette personne peut lancer cette table : { $name }.
