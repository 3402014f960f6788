daily-name = Donne du jour nº { $number }
daily-line-won = 🎴 Koi-Koi, donne du jour nº { $number } : gagné { $score } contre { $name }
daily-line-lost = 🎴 Koi-Koi, donne du jour nº { $number } : perdu { $score } contre { $name }
daily-line-drawn = 🎴 Koi-Koi, donne du jour nº { $number } : égalité, { $score }, contre { $name }
daily-line-resigned = 🎴 Koi-Koi, donne du jour nº { $number } : abandon à { $score } contre { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Trois manches de cartes à fleurs japonaises, les mêmes pour tout le monde
daily-line-streak = { $about } · 🔥 { $days } jours de suite
daily-begun =
    🎴 **Donne du jour nº { $number }** · trois manches contre { $name }, avec les mêmes cartes pour tout le monde.
    Ta main arrive en message privé ; **{ button-hand }** l’ouvre aussi ici.
daily-unfinished = 🎴 Tu n’as pas encore fini la **donne du jour nº { $number }**. Elle comptera pour son propre jour.
button-daily-finish = Finir la nº { $number }
button-daily-begin = Jouer la nº { $number }
daily-played = 🎴 Tu as joué la **donne du jour nº { $number }**.
daily-result = **{ $points } à { $conceded }** points · rang { $rank } pour l’instant
daily-void = 🎴 La donne du jour nº { $number } s’est terminée sans résultat.
daily-next = -# Prochaine donne { $when }.
button-today = Jouer la donne du jour
button-daily-table = Classement du jour
button-share = Publier ici
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# Pour publier ça sur un serveur : `/koikoi donne` dans un de ses salons.
daily-table-title = ### 🎴 Donne du jour nº { $number } · { $where }
daily-table-level = Contre { $name }
daily-table-all = tout le monde
daily-table-none = Personne ne l’a encore finie. Commence-la avec `/koikoi donne`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# Toi : rang { $rank }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
button-daily-here = Ce serveur
button-daily-all = Tous
daily-best = 🎴 Meilleur résultat à la **donne du jour nº { $number }** : { $name }, { $score } contre { $opponent }
daily-best-none = Personne n’a fini la donne du jour nº { $number } contre ce niveau.
button-daily-best = Voir la meilleure partie
button-daily-yesterday = Voir la meilleure d’hier
button-daily-round = Manche { $number }
daily-post =
    ### 🎴 Donne du jour nº { $number } · 🧩 Énigme nº { $number }
    Les mêmes cartes et la même position pour tout le monde. Les prochaines { $when }.
