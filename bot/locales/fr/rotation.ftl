rotation-name = Le vainqueur reste
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = en { $points } points
rotation-to-hands = { $hands } manches
rotation-how = Deux jouent une manche. Qui perd laisse sa place. La personne suivante affronte le vainqueur, qui donne. Chacun garde ses points.
rotation-seated = À la table ({ $count }) : { $names }
rotation-missing = { $missing ->
    [one] Il manque encore { $missing } personne.
    [many] Il manque encore { $missing } personnes.
   *[other] Il manque encore { $missing } personnes.
}
rotation-ready = { $host } peut commencer maintenant. Jusqu’à huit personnes, même plus tard.
rotation-closes = -# Se ferme { $when } si personne ne commence.
rule-goal = Le but de la table : { $goal }. Qui a le plus de points gagne.
rotation-hand = Manche { $number }
picture-rotation-hand = Manche
rotation-runs = ▶️ Manche { $number } : **{ $first }** et **{ $second }** jouent.
rotation-at = ▶️ Manche { $number } : **{ $first }** et **{ $second }** jouent. [À la manche]({ $url })
rotation-soon = ⏭️ Manche suivante { $when } : **{ $first }** donne, **{ $second }** joue.
rotation-waiting = Ensuite, face au vainqueur : { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · gagné { $won } sur { $played }
rotation-left = -# **{ $rank }.** { $name } · { $points } · gagné { $won } sur { $played } · départ
rotation-more = -# … et { $more } de plus
rotation-late = -# Si tu abandonnes ou laisses filer le temps, tu perds la manche, et l’autre marque ce que valent ses cartes, au moins 1. Temps écoulé deux fois de suite : tu quittes la table.
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
rotation-end-few = La table est finie : il reste moins de deux personnes.
rotation-end-aborted = La table est finie : la manche a été interrompue côté admin.
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
rotation-timeout-lost = Temps écoulé pour toi dans cette manche contre { $name }
rotation-half = ⏳ **La moitié de ton temps est passée.** Quand il n’en reste plus, tu perds cette manche.
rotation-resign = Abandonner cette manche ? { $name } marque ce que valent ses cartes pour l’instant, au moins 1 point.
winner-question = **Ouvrir une table ici ?** Tout le salon la verra, et tu seras en tête de file.
button-winner-yes = L’ouvrir
button-rotation-join = Rejoindre
button-rotation-leave = Quitter
button-rotation-start = Lancer
button-rotation-again = Encore
button-rotation-show = Classement
refused-line-of-players = Tu joues toi-même ce match : la file est pour les autres.
refused-unknown-rotation = Je ne connais pas cette table.
refused-rotation-guild-only = Une table s’ouvre dans un salon de serveur. Ici, je peux te chercher un adversaire sur tous les serveurs, `/koikoi chercher`, ou jouer moi-même : `/koikoi ordinateur`.
refused-rotation-open = Tu as ouvert une table qui n’est pas finie. Quitte-la, ou laisse-la d’abord finir.
refused-rotation-open-at = Tu as ouvert une table qui n’est pas finie : [y aller]({ $url }). Quitte-la, ou laisse-la d’abord finir.
refused-rotation-started = Cette table a déjà commencé.
refused-rotation-over = Cette table est finie. `/koikoi table` en ouvre une nouvelle.
refused-rotation-full = Il y a { $limit } personnes à cette table, et plus de place.
refused-too-few-seated = Il faut { $limit } personnes pour commencer.
refused-already-seated = Tu es déjà à cette table.
refused-not-seated = Tu n’es pas à cette table.
refused-not-seated-over = Tu n’étais pas à cette table. Ouvres-en une nouvelle avec `/koikoi table`.
refused-not-your-rotation = Seule cette personne peut lancer cette table : { $name }.
