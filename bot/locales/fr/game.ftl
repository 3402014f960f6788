name-anybody = qui veut
name-erased = ex-membre
versus = { $first } contre { $second }
name-blank = sans nom
name-you = Toi
name-person = { $name }
# Un nom inséré ne suit jamais « de », « que » ni un article, qui s’élideraient : « Rang : { $name } »,
# « contre { $name } », « à { $name } », ou un nom commun devant (« du salon { $channel } »).
# On tutoie. Genre : les rôles au masculin générique (joueur, vainqueur, adversaire) ; une personne
# nommée a un verbe avec « avoir » (« { $name } a quitté »), jamais un accord ni un point médian.
# Espace insécable devant « : » et dans les guillemets, fine devant ; ? ! et %.

# L’ordinateur dans une phrase : un nom propre, sans article ni élision. `.menu` se lit là où l’on
# choisit le niveau.
level-greedy = Bot Simple
    .menu = Ordinateur
level-sprout = Bot Pousse
    .menu = Ordinateur · Pousse
level-player = Bot Amateur
    .menu = Ordinateur · Amateur
level-expert = Bot Expert
    .menu = Ordinateur · Expert
level-master = Bot Maître
    .menu = Ordinateur · Maître
level-other = Bot ({ $level })
plays-sprout = Débutant : rate des prises, s’arrête trop tôt
plays-player = Solide et rapide : forme ses yaku, gêne les tiens
plays-expert = Voit loin : teste chaque carte contre mille mains
plays-master = Devine ta main, joue pour gagner la partie
level-line = -# { $name } · { $style } · autres niveaux : `/koikoi ordinateur`
choose-level = Jouer contre l’ordinateur : choisis un niveau
picture-round = Manche
picture-any-of = { $count } de
picture-further = puis +1 par carte
picture-nobody = Aucun gagnant
picture-won = gagne
picture-your-turn = À toi
picture-quarter-final = Quarts de finale
picture-semi-final = Demi-finales
picture-final = Finale
picture-grand-final = Grande finale
picture-winners-bracket = Tableau principal
picture-losers-bracket = Repêchage
picture-winner = Vainqueur
picture-bye = exempt
picture-walkover = forf.
picture-points = Pts
picture-round-of = Ronde { $number }

length-rounds = { $rounds ->
    [one] { $rounds } manche
    [many] { $rounds } manches
   *[other] { $rounds } manches
}
length-target = { $target ->
    [one] en { $target } point
    [many] en { $target } points
   *[other] en { $target } points
}
length-instead = { $length } (d’habitude { $usual })
time-minutes = { $minutes ->
    [one] { $minutes } minute par tour
    [many] { $minutes } minutes par tour
   *[other] { $minutes } minutes par tour
}
time-hours = { $hours ->
    [one] { $hours } heure par tour
    [many] { $hours } heures par tour
   *[other] { $hours } heures par tour
}
pace-live = en direct
pace-daily = en différé

challenge-member = 🎴 { $opponent }, { $challenger } t’invite à jouer à **Koi-Koi**
challenge-rematch = 🎴 { $opponent }, { $challenger } te demande une revanche à **Koi-Koi**
challenge-open = 🎴 { $challenger } ouvre une table de **Koi-Koi**. Qui joue ?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = Tu découvres ? Lance-toi : les boutons montrent ce que tu peux prendre.
challenge-offer = Encore personne ? { $challenger } peut choisir un niveau ci-dessous et jouer contre l’ordinateur. D’ici là, tout le monde peut rejoindre.
challenge-until = -# Clôture { $when }
challenge-declined = -# 🎴 { $opponent } ne peut pas jouer pour l’instant. Le défi lancé par { $challenger } est clos.
challenge-withdrawn = -# 🎴 { $challenger } a retiré son défi.
challenge-expired = -# 🎴 Le défi lancé par { $challenger } a expiré.
challenge-unjoined = -# 🎴 Personne n’a rejoint la table ouverte par { $challenger }. { $challenger } peut encore jouer ici contre l’ordinateur :
challenge-aborted = -# 🎴 Un admin a annulé le défi lancé par { $challenger }.
button-accept = Accepter
button-join = Rejoindre
button-how = Comment jouer
button-decline = Refuser
button-ask-again = Redemander
button-close = Fermer la table

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Manche { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = janvier (pin)
month-2 = février (prunier)
month-3 = mars (cerisier)
month-4 = avril (glycine)
month-5 = mai (iris)
month-6 = juin (pivoine)
month-7 = juillet (lespédèze)
month-8 = août (miscanthus)
month-9 = septembre (chrysanthème)
month-10 = octobre (érable)
month-11 = novembre (saule)
month-12 = décembre (paulownia)
round-extra = Manche { $number } (décisive)
round-open = Manche { $number }, en { $target }
table-turn = { $mark } **À { $name } de jouer**
turn-until = ⏳ fin { $when }
table-deal = La manche suivante commence { $when }
table-deal-soon = La manche suivante commence dans un instant
table-swap = { $mark } **{ $name }** peut échanger sa main contre celle du donneur, sans les voir
table-dealer-draw = { $first } a tiré { $a }, { $second } a tiré { $b } : le plus petit mois désigne le donneur.
table-dealer-draw-same = { $first } a tiré { $a }, { $second } a tiré { $b } : même mois, la carte la plus forte désigne le donneur.
deal-again = 🔁 Nouvelle donne : { $reasons }.
void-field_quad = quatre cartes d’un mois sur le tapis
void-field_pairs = quatre paires sur le tapis
void-field_triple = trois cartes d’un mois sur le tapis
void-teshi = quatre cartes d’un mois dans une main
void-kuttsuki = quatre paires dans une main
void-both_lucky = deux mains chanceuses
table-hand-here = { $names } : les cartes sont sous **{ button-hand }**.
table-absent = 💤 { $name } n’a pas joué à temps. { $other } décide de la suite sous **{ button-hand }**.
table-before = Manche { $number } : { $result }
table-thread = 🎴 **{ $match }** : [joue ici]({ $url })
table-moved = -# 🎴 Cette table se trouve maintenant [ici]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ prend { $taken }
did-stays = { $card } au tapis
did-drew-took = pioche { $card } ▸ { $taken }
did-drew-stays = pioche { $card }, au tapis
did-drew = pioche { $card }
did-formed = ✨ **{ $yaku }**
did-called = **koi-koi !**
did-nothing = …
turn-by = { $name } : { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Ma main
button-yaku = Yaku
button-menu = Menu
button-table = Table
button-next-game = Autre partie ({ $count })

hand-your-turn = **À toi de jouer** contre { $name }
hand-their-turn = **À { $name } de jouer**
hand-between = Entre deux manches, contre { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } sur { $goal }
hand-draw-question = Tu pioches **{ $card }**. Prends :
hand-pick-question = **{ $card }** prend :
hand-sure = **C’est bien ça ?** Rien n’est encore joué.
hand-late = ⏰ **Ton temps est écoulé.** { $name } peut maintenant mettre fin à la partie ; si tu joues avant, elle continue.
hand-half = ⏳ **Il te reste la moitié de ton temps.**
hand-swap-question = Aucun de vous deux n’a encore vu sa main. Tu peux échanger la tienne contre celle de l’adversaire ({ $name }), sans les voir. Si tu ne fais rien, tu gardes la tienne.
hand-swap-wait = { $name } peut échanger sa main contre la tienne, sans les voir. Ensuite, vous verrez tous les deux vos cartes.
hand-dms-closed = Je ne peux pas t’envoyer de messages privés : ta main est donc ici, sous **{ $button }**. Autorise-les dans les paramètres de confidentialité d’un serveur que nous partageons, et tu la recevras par message à ta prochaine partie.
hand-dms-later = Discord ne me laisse pas t’écrire pour l’instant : ta main est donc ici, sous **{ $button }**. Rien d’autre ne change.
hand-dms-soon = J’ouvre les messages privés peu à peu, quelques personnes à la fois : pour le moment, ta main est donc ici, sous **{ $button }**. Rien d’autre ne change.
hand-waking = -# ⏳ L’ordinateur se réveille encore : après un redémarrage, il lui faut une minute. Il jouera dès qu’il pourra réfléchir.
hand-table-gone = -# Le salon de la table n’existe plus. Continue ici, ou déplace la table dans un autre salon : `/koikoi parties`.
hand-table-locked = -# Le fil de la table est verrouillé : ses boutons ne marchent pas. Continue ici, ou déplace la table dans un autre salon : `/koikoi parties`.
hand-table-blocked = -# Je ne peux pas écrire dans le salon de la table. Continue ici, ou déplace la table dans un autre salon : `/koikoi parties`.
hand-table-filtered = -# L’AutoMod de ce serveur bloque le message de la table. Continue ici, et demande à un admin d’exempter mon rôle de ses règles.
hand-table-refused = -# Discord refuse le message de la table pour l’instant. Continue ici, ou déplace la table dans un autre salon : `/koikoi parties`.
deal-sealed = -# 🔒 Donne scellée avant de jouer : `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ les { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Échanger les mains
button-keep = Garder la mienne
button-back = Retour
button-sure = Oui : { $said }

decision-made = ## ✨ { $yaku } !
decision-sum = **{ $sum }**
decision-stop-on = **Stop** : +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Stop** : +{ $points }, { $now } → **{ $score } : tu gagnes { $what ->
    [table] la table
   *[match] la partie
}**.
decision-stop-loses = **Stop** : +{ $points }, { $now } → **{ $score } : { $what ->
    [table] la table va à quelqu’un d’autre
   *[match] tu perds la partie
}**.
decision-stop-ties = **Stop** : +{ $points }, { $now } → **{ $score } : { $what ->
    [table] la table finit avec une première place partagée
   *[match] la partie est nulle
}**.
decision-stop-extra = **Stop** : +{ $points }, { $now } → **{ $score }** : égalité, une manche de plus décide.
decision-koi-increase = **Koi-koi** : on continue ; tu ne marqueras que si tes yaku valent plus
decision-koi-new = **Koi-koi** : on continue ; tu ne marqueras qu’avec un nouveau yaku
decision-risk-none = .
decision-risk-opponent = , et un yaku de l’adversaire ({ $name }) compterait ×{ $other }.
decision-risk-own = , puis ×{ $own } grâce à tes koi-koi.
decision-risk-both = , puis ×{ $own } ; un yaku de l’adversaire ({ $name }) compterait ×{ $other }.
decision-risk-bonus = ; ce koi-koi s’ajoute alors à tes points.
decision-reply = Le moindre yaku de l’adversaire ({ $name }) mettrait aussitôt fin à la manche.
decision-needs = Pour gagner { $what ->
    [table] la table
   *[match] la partie
}, il te faut +{ $points }.
decision-nobody-wins = Si personne ne s’arrête, tu gagnes { $what ->
    [table] la table
   *[match] la partie
} { $score }{ $why }.
decision-nobody-loses = Si personne ne s’arrête, { $what ->
    [table] la table va à quelqu’un d’autre
   *[match] tu perds la partie
} { $score }{ $why }.
decision-nobody-ties = Si personne ne s’arrête, { $what ->
    [table] la première place de la table est partagée
   *[match] la partie est nulle
}, { $score }{ $why }.
decision-nobody-extra = Si personne ne s’arrête, une manche de plus décide, { $score }{ $why }.
decision-dealer-gets = { " " }(le donneur reçoit { $points })
decision-turns = { $count ->
    [one] Il te reste { $count } tour.
    [many] Il te reste { $count } tours.
   *[other] Il te reste { $count } tours.
}
decision-threats = **{ $name }** n’est pas loin de : { $near }
decision-wait = ✨ { $mark } **{ $name }** a **{ $sum }** et doit choisir
button-stop-on = Stop · +{ $points }
button-stop-wins = Stop · +{ $points }, gagne { $what ->
    [table] la table
   *[match] { $score }
}
button-stop-loses = Stop · +{ $points }, perd { $what ->
    [table] la table
   *[match] { $score }
}
button-stop-ties = Stop · +{ $points }, égalité { $what ->
    [table] à la table
   *[match] { $score }
}
button-stop-extra = Stop · +{ $points }, égalité { $score }
button-koi = Koi-koi !

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (7 ou plus)
step-opponent_koi = ×{ $value } (koi-koi de l’adversaire)
step-own_koi = ×{ $value } (ses propres koi-koi)
step-all_koi = ×{ $value } (koi-koi annoncés)
step-field_brights = ×{ $value } (lumières sur le tapis)
step-koi_and_brights = ×{ $value } (koi-koi et lumières sur le tapis)

result-won = **{ $mark } { $name } +{ $points }** : { $sum }
result-lucky = **{ $mark } { $name } +{ $points }** : { $yaku } dans la main de départ
result-both-lucky = Deux mains chanceuses à la donne : aucun point.
result-nobody = Toutes les cartes sont jouées et personne ne s’est arrêté : aucun point.
result-oya = **{ $mark } { $name } +{ $points }** : toutes les cartes sont jouées et personne ne s’est arrêté, le donneur marque.
result-ended = La manche n’a pas été jouée jusqu’au bout.
result-paid = { $name } paie { $points }.
result-paid-you = Tu paies { $points }.
result-leftover = { $mark } { $name } avait encore en main : { $cards }
result-leftover-you = { $mark } Tu avais encore en main : { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = Prochaine donne : { $name }
result-deals-you = Prochaine donne : à toi
result-before = **La manche { $number }** est finie :
yaku-teshi = Quatre d’un mois
yaku-kuttsuki = Quatre paires
button-ready = Manche suivante { $ready }/2
button-ready-alone = Manche suivante
button-fair = Donne loyale

match-won = 🏆 **{ $mark } { $name } gagne la partie !**
match-won-by = 🏆 **{ $mark } { $name } gagne la partie de { $margin ->
        [one] { $margin } point
        [many] { $margin } points
       *[other] { $margin } points
    } !**
match-drawn = 🤝 **Partie nulle.**
match-target = L’objectif est atteint.
match-bust = L’un des deux n’a plus de points.
match-resign = { $name } abandonne.
match-timeout = { $name } n’a pas rejoué à temps.
match-abort = 🛑 Un admin a mis fin à cette partie ; elle ne compte pas.
match-withdraw = 🚪 { $name } a quitté la partie avant que chacun ait joué une carte. Elle ne compte pas.
match-agreed = 🤝 Partie annulée d’un commun accord. Elle ne compte pas.
match-unrated = Elle ne compte pas pour le classement.
match-unrated-early = Elle ne compte pas : elle s’est terminée avant que chacun ait joué une carte.
outcome-won = 🏆 Gagné de { $margin ->
        [one] { $margin } point
        [many] { $margin } points
       *[other] { $margin } points
    } contre { $name }, { $score }
outcome-lost = Perdu de { $margin ->
        [one] { $margin } point
        [many] { $margin } points
       *[other] { $margin } points
    } contre { $name }, { $score }
outcome-drawn = 🤝 Partie nulle contre { $name }, { $score }
outcome-resign-won = 🏆 Gagné : { $name } a abandonné à { $score }
outcome-resign-lost = Tu as abandonné contre { $name } à { $score }
outcome-timeout-won = 🏆 Gagné : temps écoulé pour { $name } à { $score }
outcome-timeout-lost = Tu as dépassé le temps contre { $name } à { $score }
outcome-abort = 🛑 Un admin a mis fin à la partie contre { $name } ; elle ne compte pas.
outcome-withdraw = 🚪 { $name } a quitté la partie. Elle ne compte pas.
outcome-withdraw-own = 🚪 Tu as quitté la partie contre { $name }. Elle ne compte pas.
outcome-agreed = 🤝 { $name } et toi avez annulé la partie. Elle ne compte pas.
button-rematch = Revanche
button-record = Feuille de partie
button-more = Plus
button-add-bot = Ajouter à un autre serveur

absent-question = 💤 **{ $name } n’a pas joué à temps.** On fait quoi ? Si tu ne fais rien, la partie continue en différé { $when }, un jour par tour.
absent-question-daily = 💤 **{ $name } n’a pas joué à temps.** On fait quoi ? Si tu ne fais rien, tu gagnes { $when }.
button-wait = Attendre
button-daily = Continuer en différé
button-claim = Réclamer la victoire
table-first-match = -# { $names } : les cartes sont dans vos messages privés. **{ button-hand }** les montre aussi ici.
outside-playing = 🎴 { $first } et { $second } jouent. Tes cartes sont dans tes messages privés, ou appuie sur **{ button-hand }**.

coach-start = 💡 Les boutons verts prennent : une carte en prend une du même mois sur le tapis. Réunis des séries, les *yaku*. Sur l’image, 親 marque le donneur.
coach-near = 💡 Pour **{ $yaku }**, tu en as pris { $have } sur { $need } : { $made }.
coach-makes = 💡 ✨ marque une carte qui complète un yaku, avec les points que te donnerait un stop.
coach-draw = 💡 La carte de la pioche prend aussi : choisis celle qu’il faut à tes séries.
coach-called = 💡 { $name } continue pour marquer plus (こい sur l’image). Fais un yaku avant et dis stop : { $name } ne marquera rien.
coach-own-call = 💡 Tu as dit koi-koi (こい sur l’image) : tes yaku doivent valoir plus pour que tu puisses t’arrêter. À toi d’être plus rapide.
coach-lay = 💡 Tu ne peux rien prendre pour l’instant : ta carte restera sur le tapis. Joue celle dont tu peux te passer.
coach-decide = 💡 **Stop**, c’est la sécurité. **Koi-koi** vaut le coup si tu penses pouvoir marquer plus.
coach-decide-threat = 💡 Il ne manque qu’une carte à { $name } pour **{ $yaku }** : **Stop** est le choix sûr.
coach-decide-wins = 💡 Avec **Stop**, tu gagnes { $what ->
    [table] la table
   *[match] la partie
} : tu n’as pas besoin de plus de points.
coach-decide-loses = 💡 Avec **Stop**, tu perdrais { $what ->
    [table] la table
   *[match] la partie
} maintenant. **Koi-koi** est ta seule chance.
coach-decide-ties = 💡 Avec **Stop**, tu finis { $what ->
    [table] la table
   *[match] la partie
} sur une égalité. Seul **Koi-koi** te permet encore de gagner.

nudge = { $person }, à toi de jouer : [à la table]({ $url })
nudge-half = ⏳ { $person }, il te reste la moitié de ton temps : [à la table]({ $url })
nudge-late = ⏰ { $person }, ton temps est écoulé, mais tu peux encore jouer : [à la table]({ $url })
nudge-choose = 💤 { $person }, { $name } n’a pas joué à temps. À toi de choisir la suite : [à la table]({ $url })
nudge-offer = 🤝 { $person }, { $name } te propose d’annuler la partie : [à la table]({ $url })
off-asked = 🤝 **{ $name } te propose d’annuler cette partie.** Si tu acceptes, elle s’arrête et ne comptera pas. Si tu joues, c’est non.
off-waits = -# 🤝 Tu as proposé à { $name } d’annuler cette partie. Son prochain coup voudra dire non.
off-asked-table = 🤝 **{ $first } propose à { $second } d’annuler cette partie.** Si { $second } accepte, elle ne comptera pas.
button-off-agree = On annule
button-off-no = Continuer
digest = { $count ->
    [one] Une partie t’attend.
    [many] **{ $count } parties t’attendent.**
   *[other] **{ $count } parties t’attendent.**
}

called = 📣 **{ $name } dit koi-koi** : maintenant, tes yaku comptent ×{ $factor }.
called-plain = 📣 **{ $name } dit koi-koi** : si tu dis stop avant, { $name } ne marquera rien.
called-reply = 📣 **{ $name } dit koi-koi** : ton prochain yaku met fin à la manche et compte ×{ $factor }.
called-reply-plain = 📣 **{ $name } dit koi-koi** : ton prochain yaku met fin à la manche.

note-stale = -# Ce bouton n’était plus à jour : voici où en est la table.
note-wait = -# Un instant : ce n’est pas ton tour.
note-illegal = -# Ce n’est pas possible ici ; voici où on en est.
