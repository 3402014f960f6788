button-review = Analyse
percent = { $value } %
review-begins = 🔎 J’étudie la partie…
review-working = 🔎 J’étudie la partie : { $done } décisions sur { $whole }…
review-accuracy = # { $name } : précision { $accuracy }
review-undecided = # { $name } : rien à décider
review-seat = { $mark } **{ $name } { $accuracy }** · chances de gain gâchées : **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · rien de gâché
review-seat-undecided = { $mark } **{ $name }** n’avait rien à décider
review-count-none = seulement de petites imprécisions
review-count-inaccuracy = { $count ->
    [one] { $count } imprécision
    [many] { $count } imprécisions
   *[other] { $count } imprécisions
}
review-count-mistake = { $count ->
    [one] { $count } erreur
    [many] { $count } erreurs
   *[other] { $count } erreurs
}
review-count-blunder = { $count ->
    [one] { $count } gaffe
    [many] { $count } gaffes
   *[other] { $count } gaffes
}
review-rounds = { $mark } chances de gain gâchées par manche : { $rounds }
review-best = 👏 { $mark } Meilleurs choix : **{ $best }** sur { $all }
review-finest = ✨ { $round }, tour { $turn } : **{ $action }**, de loin le meilleur choix
review-finest-because = ✨ { $round }, tour { $turn } : **{ $action }**, de loin le meilleur choix ({ $reason }).
review-nothing = Il n’y avait rien à décider dans cette partie.
review-meaning = -# 100 % : aucune chance de gain gâchée. Chaque décision est jugée sur ce qu’on pouvait voir alors, pas sur le hasard.
button-retry = Rejouer à partir d’ici
button-retry-again = Réessayer
retry-name = Nouvel essai (ne compte pas)
match-retried = 🔁 C’était un nouvel essai, il ne compte pas. La vraie partie s’est finie sur { $score }.
review-turn = { $number } · { $round }, tour { $turn } : { $before } → { $after }
picture-chance = Chances de gain
review-alt-course = Les chances de gain de { $name }, choix après choix, avec le score après chaque manche.
review-alt-course-round = { $round } : { $before } → { $after }.
button-review-points = { $count ->
    [one] { $count } tournant ▸
    [many] { $count } tournants ▸
   *[other] { $count } tournants ▸
}
button-review-other = Jeu : { $name }
button-review-own = Ton jeu

review-point = **Tournant { $number }/{ $count }** · { $round }, tour { $turn } · { $mark } { $name }
review-played = ❌ Joué : **{ $action }**, { $grade }
review-played-you = ❌ Tu as joué **{ $action }** : { $grade }
review-played-danger = ❌ Joué : **{ $action }**, { $grade } ; { $danger }
review-played-danger-you = ❌ Tu as joué **{ $action }** : { $grade } ; { $danger }
danger-gives = l’adversaire pourrait la prendre pour { $yaku }
danger-feeds = ça pourrait donner des points à l’adversaire ({ $yaku }), qui pourrait alors dire stop
danger-exposes = ça rapproche l’adversaire d’un yaku : { $yaku }
review-better = ✅ Mieux : **{ $action }**
review-better-because = ✅ Mieux : **{ $action }** ({ $reason }).
review-cost = Coût : **{ $points } points**, chances de gain **{ $before } → { $after }**
review-cost-chance = Coût : chances de gain **{ $before } → { $after }**
review-grade-best = le meilleur coup
review-grade-good = un bon coup
review-grade-inaccuracy = une imprécision
review-grade-mistake = une erreur
review-grade-blunder = une gaffe
review-koi = Koi-koi
review-stop = Stop (+{ $points })
review-odds = Après koi-koi, qui marque ensuite : { $own } { $improve }, { $other } { $first }, personne { $nobody }
review-alt-seat = Vu par { $name } (« toi », c’est { $name }).
review-alt = Barré, le choix joué : { $played }. Coché, le meilleur : { $better }.

history-review = Voir comment une partie a été jouée
history-review-line = { $name } { $score }
