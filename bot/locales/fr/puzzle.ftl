puzzle-name = Énigme nº { $number }
puzzle-other = Adversaire
puzzle-head = ### 🧩 { $name } · ton choix ?
puzzle-play = **Quelle carte joues-tu ?**
puzzle-once = -# Seul ton premier choix compte. D’après ce que tu vois, un choix est nettement le meilleur.
puzzle-solved = ### ✅ { $name } : résolue !
puzzle-missed = ### ❌ { $name } : pas cette fois
puzzle-solved-late = ### ✅ { $name } : résolue, après son jour
puzzle-missed-late = ### ❌ { $name } : pas cette fois
puzzle-again = Tu as déjà répondu : ton premier choix compte.
puzzle-chosen = ❌ Tu as choisi **{ $action }** : { $grade }
puzzle-chosen-danger = ❌ Tu as choisi **{ $action }** : { $grade } ; { $danger }
puzzle-best = ✅ Le mieux : **{ $action }**.
puzzle-best-because = ✅ Le mieux : **{ $action }** ({ $reason }).
puzzle-second = Ensuite : **{ $action }**, −{ $points } points en moyenne.
puzzle-second-danger = Ensuite : **{ $action }**, −{ $points } points en moyenne ; { $danger }.
puzzle-first = 👥 C’est la toute première réponse.
puzzle-crowd = 👥 Trouvé par { $solvers } sur { $count } ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] personne d’autre n’a fait ton choix
    [one] { $count } autre a fait ton choix
    [many] { $count } autres ont fait ton choix
   *[other] { $count } autres ont fait ton choix
}
puzzle-late = -# Son jour est passé : ça ne change ni ta cote ni tes jours de suite.
puzzle-rating = 📈 Cote **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Cote **{ $rating }** ({ $gained }), provisoire
puzzle-count = { $solved ->
        [one] { $solved } résolue
        [many] { $solved } résolues
       *[other] { $solved } résolues
    } sur { $count }
puzzle-streak = 🔥 { $days } jours de suite
puzzle-next = -# Prochaine énigme { $when }.
puzzle-alt = Meilleur choix, coché : { $best }.
puzzle-line-solved = 🧩 Koi-Koi, énigme du jour nº { $number } : ✅ résolue
puzzle-line-missed = 🧩 Koi-Koi, énigme du jour nº { $number } : ❌ ratée
puzzle-line-solved-late = 🧩 Koi-Koi, énigme du jour nº { $number } : ✅ résolue, un peu tard
puzzle-line-missed-late = 🧩 Koi-Koi, énigme du jour nº { $number } : ❌ ratée, un peu tard
puzzle-line-streak = { $line } · 🔥 { $days } jours de suite
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Résoudre l’énigme du jour
