profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · tous les serveurs
profile-empty-own = Tu n’as pas encore fini de partie qui compte contre une personne{ $scope ->
        [here] { " " }sur ce serveur
       *[all] { "" }
    }. Défie quelqu’un avec `/koikoi jouer` : ton profil commence avec ta première partie. Pour t’entraîner, il y a `/koikoi ordinateur`.
profile-empty = { $name } n’a pas encore fini de partie qui compte contre une personne{ $scope ->
    [here] { " " }sur ce serveur
   *[all] { "" }
}. Lance un défi : `/koikoi jouer`
profile-earned = 🏅 Succès : { $names }
profile-matches = **Parties :** { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
        [many] { $lost } perdues
       *[other] { $lost } perdues
    }, { $drawn ->
        [one] { $drawn } nulle
        [many] { $drawn } nulles
       *[other] { $drawn } nulles
    } · série de victoires : { $streak } en cours, { $best } au mieux
profile-rating = **Cote :** { $rating }, rang { $rank }{ $curve }
profile-rating-provisional = **Cote :** { $rating }, provisoire jusqu’à { $enough } parties contre { $people } personnes qui avaient déjà joué contre d’autres{ $curve }
profile-curve = { " " }· entre { $low } et { $high } sur les { $matches } dernières parties
profile-rounds = **Manches :** { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    } sur { $rounds }, { $average } points par manche en moyenne
profile-calls = **Koi-koi :** annoncé dans { $called } sur { $chances ->
        [one] { $chances } manche
        [many] { $chances } manches
       *[other] { $chances } manches
    } avec yaku ; { $paid ->
        [one] { $paid } gagnée
        [many] { $paid } gagnées
       *[other] { $paid } gagnées
    }, { $punished ->
        [one] { $punished } perdue
        [many] { $punished } perdues
       *[other] { $punished } perdues
    }
profile-yaku = **Yaku préférés :** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (attendu { $expected })
profile-hand = **Meilleure manche :** { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} avec { $sum }
profile-hand-plain = **Meilleure manche :** { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
profile-accuracy = **Précision :** { $accuracy } % en moyenne, sur { $matches ->
    [one] { $matches } partie analysée
    [many] { $matches } parties analysées
   *[other] { $matches } parties analysées
}
profile-against = **Contre toi :** { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
        [many] { $lost } perdues
       *[other] { $lost } perdues
    }, { $drawn ->
        [one] { $drawn } nulle
        [many] { $drawn } nulles
       *[other] { $drawn } nulles
    }
profile-computer = **Contre l’ordinateur :** { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    } sur { $played }
profile-deals = **Donnes du jour :** { $count ->
        [one] { $count } jouée
        [many] { $count } jouées
       *[other] { $count } jouées
    } · { $streak }
profile-puzzles = **Énigmes :** { $solved ->
        [one] { $solved } résolue
        [many] { $solved } résolues
       *[other] { $solved } résolues
    } sur { $count } · cote { $rating } · { $streak }
profile-puzzles-provisional = **Énigmes :** { $solved ->
        [one] { $solved } résolue
        [many] { $solved } résolues
       *[other] { $solved } résolues
    } sur { $count } · cote { $rating }, provisoire · { $streak }
profile-streak = jours de suite : { $days } en cours, { $longest } au mieux
profile-about = -# Les parties entre deux personnes comptent, mais seulement les { $week } premières de la semaine contre la même personne. « Attendu », c’est ce que ferait un joueur régulier en autant de manches. La précision vient des analyses, même de parties contre l’ordinateur.
button-profile-words = En texte
alt-profile = Profil : { $name }. Des chiffres, une courbe de la cote, les yaku préférés et les cartes de la meilleure manche.

picture-profile-won = gagnées
picture-profile-lost = perdues
picture-profile-drawn = nulles
picture-profile-rating = Cote
picture-profile-streak = série
picture-profile-best-streak = série max.
picture-profile-average = pts / manche
picture-profile-accuracy = précision
picture-profile-called = koi-koi annoncé
picture-profile-of = { $called } sur { $chances }
picture-profile-paid = puis gagné
picture-profile-punished = puis perdu
picture-profile-expected = attendu
picture-profile-biggest = meilleure manche
picture-profile-against = Contre toi
