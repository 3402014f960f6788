preset-wikipedia-2015 = Classique
preset-wikipedia-2020 = Standard
preset-sloperama = Course à 50
preset-ktane = Trois manches
preset-richmind = Rubans +1
preset-steam = Somme nulle 30
preset-nintendo = Console portable
about-wikipedia-2015 = Cinq lumières : 15 ; chaque carte de plus d’une série compte
about-wikipedia-2020 = Les règles habituelles d’aujourd’hui ; double à partir de 7 points
about-sloperama = Tes propres koi-koi multiplient ; premier à 50 points
about-ktane = Court ; chaque koi-koi multiplie, d’où qu’il vienne
about-richmind = La coupe de saké n’est pas une carte simple ; les cartes en plus comptent
about-steam = 30 points chacun au départ, à prendre à l’adversaire
about-nintendo = Un koi-koi par manche ; seul le meilleur yaku d’animaux et de rubans
rules-changed = { $rules }, règles maison

watching = Tu regardes **{ $first }** contre **{ $second }** · { $round }
waiting-at-table = { $place ->
        [one] Tu affrontes le vainqueur de cette manche : **{ $first }** contre **{ $second }**. Tu recevras alors tes cartes.
        [many] En ce moment, **{ $first }** contre **{ $second }**. C’est à toi dans { $place } manches ; tu recevras alors tes cartes.
       *[other] En ce moment, **{ $first }** contre **{ $second }**. C’est à toi dans { $place } manches ; tu recevras alors tes cartes.
    }
watching-over = **{ $first }** contre **{ $second }** : cette partie est finie.
button-watch = Regarder
button-winner = Face au vainqueur
rematch-asked = C’est demandé : le défi est dans <#{ $channel }>.
rematch-waits = Tu as déjà demandé, et { $name } peut accepter : { $where }
table-tournament = 🏆 Un match du tournoi **{ $name }**

menu-title = Partie contre { $name } · { $round }
button-resign = Abandonner
button-bring = Déplacer la table ici
button-send-again = Renvoyer la table
button-bring-short = Déplacer ici
button-rules = Règles
button-report = Signaler un problème
resign-question = Abandonner la partie contre { $name } ? Elle comptera comme une défaite.
resign-tournament = Abandonner la partie contre { $name } ? Elle comptera comme une défaite, même si personne n’a joué de carte : dans un tournoi, il faut un résultat.
withdraw-question = Quitter la partie contre { $name } ? Vous n’avez pas encore joué une carte chacun : elle ne comptera pas.
button-leave-match = Quitter
button-withdraw-match = Oui, quitter
withdrawn = Tu as quitté la partie. Elle ne comptera pas.
withdraw-late = { $name } a joué une carte entre-temps : maintenant, la partie compte.
button-off = Annuler à deux
off-question = Proposer à { $name } d’annuler cette partie ? Si { $name } accepte, elle s’arrête et ne comptera pas. Si { $name } joue, la proposition tombe. Tu peux demander deux fois par partie.
button-off-yes = Proposer
off-offered = C’est proposé. Ton temps continue de courir : la partie continue jusqu’à la réponse.
off-done = D’un commun accord, la partie est annulée et ne compte pas.
button-resign-yes = Oui, abandonner
button-resign-no = Continuer
resigned = Tu as abandonné. Merci d’avoir joué !
resign-kept = Bien, on continue !
brought = La table est maintenant ici.
report-label = Quel est le problème ?
report-about = L’hôte du bot lira ton message, avec la feuille de cette partie.
report-hint = Qu’as-tu fait, que s’est-il passé, à quoi t’attendais-tu ?
host-notice = -# 🛠️ { $notice }
button-answer = Répondre
host-report = **Signalement { $number }**, envoyé par { $name }
host-report-where = { $server } · partie { $match }, étape { $step }
host-in-dms = messages privés
host-report-terminal = -# Sur la machine du bot, `koikoi reports { $number }` le montre avec la feuille de partie.
answer-label = Ta réponse
answer-about = Elle arrivera dans un message privé du bot.
answer-saved = Ta réponse part maintenant. Si elle ne peut pas être remise, je te le dirai.
report-answer = **L’hôte du bot répond à ton signalement** sur la partie { $match } :
host-answer-closed = Ta réponse au signalement { $number } n’a pas pu être remise à { $name } : ses messages privés sont fermés.
host-answer-failed = Ta réponse au signalement { $number } n’a pas pu être remise à { $name } : Discord l’a refusée.
host-dms-stopped = ⚠️ **Discord a signalé ce bot :** il ne peut plus ouvrir de nouveaux messages privés ni rejoindre de serveurs. Ceux à qui il a déjà écrit reçoivent encore ses messages. Va voir l’application dans le Developer Portal et fais appel auprès de l’assistance de Discord. Le bot réessaie une fois par jour, et après `koikoi doctor`.
host-dms-again = ✅ Discord laisse de nouveau ce bot ouvrir de nouveaux messages privés.
host-unit-failed = Sur la machine de ton bot, **{ $unit }** a échoué. La cause s’affiche avec { $command }.
host-voids = ⚖️ Parties invalidées qui attendent ta confirmation : **{ $count }**. Tant qu’elle n’est pas confirmée, chacune compte encore pour tous les serveurs, au moins comme une défaite. Sur la machine du bot, `koikoi voids` en donne la liste.
reported = Merci. L’hôte peut lire ton message, avec la partie { $match }. J’ai aussi actualisé ses messages.

yaku-title-own = **Tes yaku** contre { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku } : { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need } : il manque { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need } : il en manque { $count ->
    [one] { $count }
    [many] { $count }
   *[other] { $count }
} parmi { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ dans ta main
yaku-none = Pas encore de yaku, et aucun en vue.
yaku-captured = -# Prises : { $cards }
yaku-opponent = **{ $name }** a { $sum }
yaku-opponent-none = **{ $name }** n’a pas encore de yaku.
yaku-opponent-near = ▫️ en vue : { $near }
yaku-more = et { $count } de plus

fair-title = **La donne loyale.** Chaque manche est scellée par une empreinte avant que quiconque voie une carte ; ses { $digits } premiers chiffres sont affichés à la table jusqu’au premier coup (en messages privés : sous ta main). Après la manche, le sceau est ouvert pour tout le monde. Il prouve que la donne n’a pas été changée pendant la manche, pas que le mélange s’est fait au hasard.
fair-sealed = Manche { $number }, scellée : `{ $commitment }`
fair-opened = Manche { $number }, ouverte : `{ $commitment }`
fair-void = Manche { $number }, nouvelle donne ({ $reason }), ouverte : `{ $commitment }`
fair-check = -# Pour vérifier : le SHA-256 du nonce, d’un saut de ligne et de la ligne de la donne, tous dans le fichier joint. La feuille d’une partie terminée les contient aussi, et `koikoi verify` la vérifie.
fair-file-round = Manche { $number }
fair-file-void = (nouvelle donne : { $reason })

record-here = La feuille de la partie { $match } : chaque donne et chaque coup. Dans un terminal, `koikoi record` la rejoue.

games-title = ### Tes parties
games-none = Aucune partie ne t’attend. Défie un membre avec `/koikoi jouer`, cherche un adversaire avec `/koikoi chercher`, ou joue contre moi avec `/koikoi ordinateur`.
games-your-turn = 🟢 **À toi de jouer** contre { $name } · { $round }
games-absent = 💤 **{ $name } n’a pas joué à temps : tu décides** · { $round }
games-their-turn = ⚪ À { $name } de jouer · { $round }
games-late = ⏰ ton temps est écoulé
games-since = tour commencé { $since }
games-between = ⏸️ Entre deux manches contre { $name } · { $round }
games-invited = 📨 { $name } t’invite · { $length } · clôture { $until }
games-inviting = 📨 Tu as invité { $name } · { $length } · clôture { $until }
games-open-table = 📨 Ta table ouverte · { $length } · clôture { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Message privé
games-page = -# Page { $page } sur { $pages }
button-open-hand = Voir la main
button-previous = ◂
button-next = ▸
button-withdraw = Retirer
games-bring-missing = Une table ne peut être que dans un salon de son propre serveur. C’est maintenant le dernier message de <#{ $channel }>.

list-own-only = 🔒 C’est ta propre liste : en messages privés, personne ne voit celle des autres. Pour voir celle d’un autre membre ({ $name }), demande sur un serveur.
list-own-only-outside = 🔒 C’est ta propre liste : je ne montre celle des autres que sur les serveurs où je suis. Pour voir celle d’un autre membre ({ $name }), demande là-bas.
history-title = ### { $name } : parties terminées
history-none = Pas encore de partie terminée ici.
history-won = 🏆 gagné contre { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ perdu contre { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 égalité contre { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 gagné : { $name } a abandonné à **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ abandon contre { $name } à **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 gagné : temps écoulé pour { $name } à **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ temps écoulé contre { $name } à **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 interrompue par un admin, contre { $name } · { $when }
history-abort = 🛑 interrompue par un admin, contre { $name } · { $when }
history-withdraw = 🚪 { $name } a quitté la partie · { $when }
history-withdraw-own = 🚪 partie quittée, contre { $name } · { $when }
history-agreed = 🤝 annulée d’un commun accord avec { $name } · { $when }
history-uncounted = { $line } · ne compte pas
history-void = ~~{ $line }~~ · invalidée
history-standing = **Classement**, parties entre personnes : { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    } · { $lost ->
        [one] { $lost } perdue
        [many] { $lost } perdues
       *[other] { $lost } perdues
    } · { $drawn ->
        [one] { $drawn } nulle
        [many] { $drawn } nulles
       *[other] { $drawn } nulles
    } · meilleure manche { $best } · rang { $rank } aux victoires
history-count = { $count ->
    [one] **{ $count } partie** en tout
    [many] **{ $count } parties** en tout
   *[other] **{ $count } parties** en tout
}
history-count-here = { $count ->
    [one] **{ $count } partie** sur ce serveur
    [many] **{ $count } parties** sur ce serveur
   *[other] **{ $count } parties** sur ce serveur
}

leaderboard-title = ### 🏆 Classement : { $guild }
leaderboard-title-all = ### 🏆 Classement de tous les serveurs
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Personne n’a encore fini de partie ici. Lances-en une avec `/koikoi jouer`.
leaderboard-none-then = Personne n’a fini de partie pendant cette période.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Toi : rang { $rank }, { $result }
leaderboard-you-none = -# Toi : pas encore de partie qui compte ici
leaderboard-you-provisional = -# Toi : { $result } ; pas encore de rang selon la cote : { $matches } sur { $enough } parties cotées, { $opponents } sur { $people } adversaires ayant déjà joué contre d’autres
leaderboard-you-few = -# Toi : { $result } ; pas encore de rang selon la cote : { $played } sur { $enough } parties cette saison
leaderboard-about = Les parties entre deux personnes comptent, mais seulement les { $week } premières de la semaine contre la même personne. Un abandon avant qu’une manche soit finie compte comme une défaite, mais ne donne de victoire à personne.
leaderboard-about-provisional =? : pas encore de rang. Il faut { $enough } parties cotées, contre { $people } personnes qui avaient déjà joué contre d’autres.
leaderboard-about-provisional-season =? : pas encore de rang. Il faut { $enough } parties cotées, contre { $people } personnes qui avaient déjà joué contre d’autres, et { $season } parties dans la saison.
leaderboard-about-marks = 🥇 🥈 🥉 : places selon la cote, lors des saisons passées
measure-rating = Cote
measure-wins = Victoires
measure-points = Points
measure-hand = Meilleure manche
period-all = Depuis toujours
period-week = Cette semaine
period-this-season = Cette saison
period-season = Cette saison : { $season }
period-past-season = Saison : { $season }
period-of-week = Semaine du { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = gagné { $won } sur { $played } · { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
result-points = { $points ->
    [one] **{ $points }** point
    [many] **{ $points }** points
   *[other] **{ $points }** points
}
result-hand = { $best_round ->
    [one] **{ $best_round }** point en une manche
    [many] **{ $best_round }** points en une manche
   *[other] **{ $best_round }** points en une manche
}
button-board-all = Tous les serveurs
button-board-here = Ce serveur
button-leaderboard = Classement
button-counting = Ce qui compte
weekly-title = ### 🏆 La semaine : { $guild }, du { $first } au { $last } · { $measure }
date = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[else] décembre
}
date-year = { $date } { $year }
season-quarter = { $quarter ->
    [1] janvier à mars { $year }
    [2] avril à juin { $year }
    [3] juillet à septembre { $year }
   *[else] octobre à décembre { $year }
}
season-since = commencée le { $date }
season-rest = { $season }, à partir du { $date }
season-now = **Saison :** { $season }
season-begun = **Une nouvelle saison a commencé :** { $season }. **{ $before }** est finie ; son classement reste dans `/koikoi classement`, et ses trois premières places gardent une médaille.
season-how-quarter = Elle finit avec le trimestre civil (UTC), et la suivante commence toute seule.
season-how-begun = Elle dure jusqu’à ce que tu en commences une autre, ou que tu reviennes aux trimestres civils.
season-command = -# Pour en commencer une nouvelle : `/koikoi-admin saison` avec une action.
season-ask-new = **Commencer une nouvelle saison ?**
season-ask-unnamed = -# Elle n’a pas encore de nom : donne-lui-en un avec l’option `nom`.
season-ask-named = **Commencer une nouvelle saison ?** Son nom :
season-ask-quarter = **Revenir aux trimestres civils ?** Le reste de ce trimestre devient une nouvelle saison.
season-ends = **{ $before }** se termine alors pour de bon : c’est irréversible. Son classement reste dans `/koikoi classement`, et ses trois premières places gardent une médaille.
button-season-begin = Oui, commencer
button-season-keep = Ne rien changer

rules-title = ### Règles : { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# Les règles du salon { $channel } et de ses fils. Ailleurs sur ce serveur : { $rules }.
rules-counting = **En bref**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, +1 par carte de plus · { $made }
rules-borrowed-yaku = -# La source de ces règles ne donne pas de points aux yaku : ce sont ceux des règles { $lender }.
rules-borrowed-flow = -# La source de ces règles dit seulement ce qui marque : le reste suit les règles { $lender }.
button-rules-yaku = Yaku
button-rules-dealing = Donne
button-rules-turns = Tours
button-rules-scoring = Points
button-rules-match = Partie

rule-hint = Prends des cartes du même mois, forme des yaku (des séries qui rapportent), puis choisis : stop pour marquer, ou koi-koi pour tenter plus.
rule-seven = Des yaku qui valent ensemble 7 ou plus comptent double.
rule-no-seven = Rien ne double à 7 points.
rule-koi-none = Dire koi-koi ne multiplie rien.
rule-koi-opponent_x2 = Si l’adversaire a dit koi-koi, tes points doublent.
rule-koi-own_plus_1 = Tes propres koi-koi multiplient tes points : ×2, ×3…
rule-koi-all_plus_1 = Les koi-koi des deux joueurs multiplient les points : ×2, ×3…
rule-koi-steam = Tes trois premiers koi-koi ajoutent un point chacun ; un quatrième double, un cinquième triple…
rule-brights = Chaque lumière sur le tapis après la donne multiplie : une ×2, deux ×3…
rule-combine-product = Les multiplicateurs se multiplient : ×2 et ×2 font ×4.
rule-combine-sum = Koi-koi et lumières du tapis s’additionnent : ×2 et ×2 font ×3.
rule-flat = Les points d’une main de départ, ou d’une manche sans stop, ne sont jamais multipliés.
rule-exhaust-zero = Toutes les cartes jouées, personne ne s’est arrêté : aucun point.
rule-exhaust-oya = Toutes les cartes jouées, personne ne s’est arrêté : le donneur reçoit { $points }.
rule-exhaust-caller = Toutes les cartes jouées, personne ne s’est arrêté : le dernier à avoir dit koi-koi marque, sans doubler.
rule-zero-sum = Le perdant paie les points que marque le vainqueur.

rule-brights-best = Seul ton meilleur yaku de lumières compte.
rule-stacking-all = Tous tes autres yaku comptent ensemble.
rule-stacking-every = Tous tes yaku comptent ensemble.
rule-stacking-family = Seuls ton meilleur yaku d’animaux et ton meilleur yaku de rubans comptent.
rule-stacking-one = Seul ton meilleur yaku compte.
rule-chofuku-off = Rubans de poésie et rubans bleus ensemble ne forment pas un yaku à part : les deux s’ajoutent.
rule-chofuku-on = Rubans de poésie et rubans bleus ensemble forment un seul yaku, qui remplace les deux.
rule-cup-0 = La coupe de saké ne compte que comme animal.
rule-cup-1 = La coupe de saké compte comme animal et aussi comme une carte simple.
rule-cup-2 = La coupe de saké compte comme animal et aussi comme deux cartes simples.
rule-viewing-off = Le saké sous la lune et le saké sous les fleurs ne comptent pas.
rule-viewing-needs_other = { $viewing ->
        [tsukimi] Le saké sous la lune ne compte qu’avec un autre yaku.
        [hanami] Le saké sous les fleurs ne compte qu’avec un autre yaku.
       *[both] Le saké sous la lune ou sous les fleurs ne compte qu’avec un autre yaku.
    }
rule-viewing-after = { $viewing ->
        [tsukimi] Après ton propre koi-koi, le saké sous la lune vaut { $points }.
        [hanami] Après ton propre koi-koi, le saké sous les fleurs vaut { $points }.
       *[both] Après ton propre koi-koi, le saké sous la lune et le saké sous les fleurs valent { $points } chacun.
    }
rule-viewing-after-none = { $viewing ->
        [tsukimi] Après ton propre koi-koi, le saké sous la lune ne compte pas.
        [hanami] Après ton propre koi-koi, le saké sous les fleurs ne compte pas.
       *[both] Après ton propre koi-koi, le saké sous la lune et le saké sous les fleurs ne comptent pas.
    }
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Tes cartes de décembre gâchent ton saké sous la lune.
    [hanami] Ton poète sous la pluie gâche ton saké sous les fleurs.
   *[both] Ton poète sous la pluie gâche ton saké sous les fleurs, tes cartes de décembre ton saké sous la lune.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Ton poète sous la pluie ou ta foudre gâche ton saké sous la lune.
    [hanami] Ton poète sous la pluie ou ta foudre gâche ton saké sous les fleurs.
   *[both] Ton poète sous la pluie ou ta foudre gâche ton saké sous la lune et sous les fleurs.
}
rule-weather-november = { $viewing ->
    [tsukimi] Chacune de tes cartes de novembre gâche ton saké sous la lune.
    [hanami] Chacune de tes cartes de novembre gâche ton saké sous les fleurs.
   *[both] Chacune de tes cartes de novembre gâche ton saké sous la lune et sous les fleurs.
}
rule-month = Les cartes du mois sont celles de la manche : janvier pour la première. Ensemble, elles valent { $points }.

rule-first-month_draw = Premier donneur : chacun tire une carte, et le plus petit mois donne ; à mois égal, la carte la plus forte. Deux cartes simples du même mois : on tire à nouveau.
rule-first-random = Premier donneur : tiré au sort.
rule-first-challenger = Premier donneur : l’auteur du défi ; contre l’ordinateur, toi.
rule-next-winner = Ensuite, le vainqueur d’une manche donne la suivante.
rule-next-loser = Ensuite, le perdant d’une manche donne la suivante.
rule-next-alternate = Ensuite, chacun donne à son tour.
rule-nobody-same = Personne n’a gagné : le même joueur redonne.
rule-nobody-other = Personne n’a gagné : l’autre joueur donne.
rule-deal-kfo4 = Huit cartes chacun, par quatre : à l’autre joueur, au tapis, au donneur. Le donneur joue en premier.
rule-deal-kfo2 = Huit cartes chacun, par deux : à l’autre joueur, au tapis, au donneur. Le donneur joue en premier.
rule-deal-kof4 = Huit cartes chacun, par quatre : à l’autre joueur, au donneur, au tapis. Le donneur joue en premier.
rule-deal-kfo8 = Huit cartes chacun, d’un seul coup : à l’autre joueur, au tapis, au donneur. Le donneur joue en premier.
rule-swap = Le joueur qui ne donne pas peut échanger sa main contre celle du donneur, avant que quiconque regarde.
rule-field_quad-redeal = Quatre cartes d’un mois sur le tapis : nouvelle donne.
rule-field_quad-pay = Quatre cartes d’un mois sur le tapis : la manche s’arrête, le donneur reçoit { $points }.
rule-field_quad-off = Quatre cartes d’un mois sur le tapis : on joue quand même.
rule-field_pairs-redeal = Quatre paires sur le tapis : nouvelle donne.
rule-field_pairs-pay = Quatre paires sur le tapis : la manche s’arrête, le donneur reçoit { $points }.
rule-field_pairs-off = Quatre paires sur le tapis : on joue quand même.
rule-field_triple-redeal = Trois cartes d’un mois sur le tapis : nouvelle donne.
rule-field_triple-off = Trois cartes d’un mois sur le tapis : on joue quand même.
rule-teshi-pay = Quatre cartes d’un mois dans une main de départ : la manche s’arrête, cette main reçoit { $points }.
rule-teshi-redeal = Quatre cartes d’un mois dans une main de départ : nouvelle donne.
rule-teshi-off = Quatre cartes d’un mois dans une main de départ : on joue quand même.
rule-kuttsuki-pay = Quatre paires dans une main de départ : la manche s’arrête, cette main reçoit { $points }.
rule-kuttsuki-redeal = Quatre paires dans une main de départ : nouvelle donne.
rule-kuttsuki-off = Quatre paires dans une main de départ : on joue quand même.
rule-lucky-tie = Si les deux mains devaient marquer ainsi, la manche finit sans points.
rule-lucky-ignore = Si les deux mains devaient marquer ainsi, aucune ne marque, et on joue.
rule-lucky-redeal = Si les deux mains devaient marquer ainsi, on redonne.
rule-lucky-dealer = Si les deux mains devaient marquer ainsi, seule celle du donneur marque.
rule-field-first = On regarde le tapis avant les mains.
rule-dealt-again = Quand on redonne, le donneur reste le même ; la donne annulée ne compte pas.

rule-turn = Un tour : tu poses une carte de ta main, puis on en tire une de la pioche.
rule-take = Chacune prend une carte de son mois sur le tapis, ou y reste. S’il y en a deux, tu en choisis une.
rule-three-all = S’il y en a trois, elle les prend toutes.
rule-three-one = S’il y en a trois, tu en choisis aussi une.
rule-wild = La foudre prend n’importe quelle carte s’il n’y a pas d’autre carte de novembre sur le tapis.
rule-decision-increase = Avec un yaku, tu choisis : stop ou koi-koi. Tu choisis à nouveau chaque fois que tes yaku valent plus.
rule-decision-new_yaku = Avec un yaku, tu choisis : stop ou koi-koi. Tu ne choisis à nouveau qu’avec un nouveau yaku.
rule-stop = Stop met fin à la manche : tu marques tes yaku, l’adversaire rien.
rule-limit-none = On peut dire koi-koi autant de fois qu’on veut.
rule-limit = Au plus { $limit } koi-koi par manche et par joueur ; ensuite, un yaku met fin à la manche.
rule-limit-round = Au plus { $limit } koi-koi par manche en tout ; ensuite, un yaku met fin à la manche.
rule-last-card = Si tu n’as plus de carte en main, un yaku met fin à la manche.
rule-reply = Après un koi-koi, le prochain yaku de l’adversaire met fin à la manche.

rule-rounds = { $rounds ->
        [one] La partie se joue en { $rounds } manche. Le plus de points l’emporte.
        [many] La partie se joue en { $rounds } manches. Le plus de points à la fin l’emporte.
       *[other] La partie se joue en { $rounds } manches. Le plus de points à la fin l’emporte.
    }
rule-target = Le premier à { $points } points gagne la partie.
rule-tie-draw = Égalité de points : partie nulle. Relance une partie avec *{ button-rematch }*.
rule-tie-extra_round = Égalité de points : des manches en plus départagent.
rule-bank = Chacun commence avec { $points } points ; à zéro, la partie est perdue.

learn-title = ### Koi-Koi en une minute
learn-turn = **Un tour.** Joue une carte : s’il y en a une du même mois sur le tapis, tu prends les deux. Puis on retourne une carte de la pioche, et c’est pareil. Les boutons montrent ce que prend chaque carte ; les verts prennent.
learn-yaku = Les **yaku** sont des séries de cartes prises : trois rubans de poésie, sanglier-cerf-papillons, lune et coupe de saké, dix cartes simples, et d’autres. Le bouton *{ button-yaku }* montre où tu en es.
learn-decide = **Avec un yaku, tu choisis.** *Stop* met fin à la manche et te donne tes points. *Koi-koi* : tu continues pour marquer plus, mais si l’adversaire est plus rapide, tu n’as rien.
learn-more = Les cartes d’un même mois ont la même plante et le même numéro. Rien à installer, rien à retenir : joue une manche et tu sauras jouer.
help-command = { $command } : { $about }
help-admins = **Si tu gères ce serveur**
greeting =
    Bonjour ! Sur ce serveur, vous pouvez maintenant jouer à **Koi-Koi**, le jeu de cartes préféré des Japonais. On joue entre membres ou contre l’ordinateur, avec des images et des boutons ; rien à installer.
    - `/koikoi apprendre` : apprends le jeu en cinq minutes
    - `/koikoi jouer` : défie un membre, ou ouvre une table que tout le monde peut rejoindre
    - `/koikoi-admin paramètres` : les règles, les salons et la langue d’ici (pour les admins)
how-terms = **Ce défi :** { $terms }
how-house-rule = - { $option } : { $value }
how-more = - et { $count } de plus, sous *{ button-rules }*
button-try = Essayer contre moi

me-title = ### Tes préférences
me-hand = Où ta main apparaît
me-hand-dm = En message privé
me-hand-channel = Dans le salon, sous { $button }
me-nudges = Te prévenir que c’est à toi
me-nudges-usual = Quand je suis ailleurs
me-nudges-always = À chaque tour
me-nudges-never = Jamais
me-challenges = Défis lancés par d’autres
me-challenges-on = On peut me défier
me-challenges-off = Personne ne peut me défier
me-print = Les images de ta main
me-print-usual = Taille normale
me-print-large = Grande taille
    .about = Des cartes plus grandes en main, surtout sur téléphone ; les prises en chiffres
me-pause = Les coups de l’ordinateur
me-pause-short = Rapides : une demi-seconde
me-pause-usual = Normaux : deux ou trois secondes
me-pause-long = Lents : cinq secondes
me-confirm = Quand tu choisis une carte
me-confirm-off = La jouer tout de suite
me-confirm-on = Me demander d’abord si c’est sûr
me-order = Les boutons sous ta main
me-order-usual = Ordre normal
me-order-left = Pour la main gauche
    .about = Rangées de boutons inversées ; tes cartes restent dans l’ordre
me-motion = Animations
me-motion-usual = Lire tout de suite
me-motion-less = Moins de mouvement
    .about = D’abord une image fixe
me-language = Langue de tes messages
me-language-auto = Comme dans ton Discord
me-note = -# Pareil sur tous les serveurs. Ta main peut toujours s’ouvrir aux deux endroits ; ici, tu choisis où elle apparaît par défaut.
me-saved = -# ✔ Enregistré
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Salut ! C’est ici que je t’écrirai : ce que tu m’as demandé, et ta main.
dm-waits = ✉️ Je pourrai t’écrire { $when } : Discord ne me laisse ouvrir que quelques nouveaux messages privés à la fois. Si une partie commence avant, ta main sera dans le salon, sous **{ $button }**.
dm-flagged = ⚠️ Discord ne me laisse pas ouvrir de nouveaux messages privés en ce moment : je ne peux pas encore t’écrire. Ta main est dans le salon, sous **{ $button }** ; je réessaierai.
dm-closed = ⚠️ Je ne peux pas t’envoyer de messages privés : ta main reste donc dans le salon, sous **{ $button }**. Autorise-les dans les paramètres de confidentialité d’un serveur que nous partageons, puis choisis à nouveau.

doctor-message = Un message d’essai de `koikoi doctor`. Il disparaît tout seul.

privacy-title = ### Ce que le bot garde sur toi
privacy-text = Ton identifiant et tes noms Discord, tes préférences et rappels, les parties, tournois, tables et énigmes que tu as joués, avec chaque coup et son heure, tes résultats et succès, les personnes que tu as bloquées, tes décisions comme admin, et les problèmes que tu as signalés. *{ button-export }* te donne le tout. Le bot ne lit aucun message. Seul l’hôte de ce bot peut le voir ; ton nom et tes résultats dans la donne du jour, et dans le classement de tous les serveurs, sont aussi montrés sur d’autres serveurs, tout comme ton profil.
privacy-erase-text = En effaçant tout, tu abandonnes tes parties en cours, et ton nom et ton identifiant disparaissent de partout. Les parties restent, sans toi. La donne d’aujourd’hui ne peut pas être rejouée. Si tu reviens, les blocages contre toi, les pauses et les limites s’appliquent toujours. C’est définitif.
privacy-host = **Ce bot est géré par :** { $said }
privacy-contact = **Questions sur tes données :** { $said }
button-privacy-policy = Confidentialité
button-terms = Conditions
button-export = Recevoir mes données
button-erase = Effacer mes données
button-erase-yes = Oui, tout effacer
button-erase-no = Garder
privacy-question = Vraiment effacer tout ce que le bot garde sur toi ?
privacy-erased = Tout est effacé. Reviens quand tu veux, comme si c’était la première fois.
privacy-kept = Rien n’a changé.
privacy-export = Tout ce que le bot garde sur toi :
