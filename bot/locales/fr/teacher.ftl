button-hint = 💡 Conseil
button-odds = Chances
button-facts = Détails

hint-best = 💡 **{ $action }** : { $reason }.
hint-best-though = 💡 **{ $action }** : { $reason }, mais tout le reste semble pire.
hint-only = 💡 **{ $action }** : tu n’as pas d’autre choix.
hint-even = -# À peu près équivalents : { $names }.
hint-even-many = -# À peu près équivalents : { $names }, et { $count } autres.
hint-second = -# Deuxième choix : { $action }, environ { $points } points de moins.
hint-second-rarer = -# Deuxième choix : { $action }, qui fait gagner la partie moins souvent.
hint-swap = 💡 Aucune des deux mains n’a été vue : elles se valent.

reason-gap = { " ; " }
reason-opponent = l’adversaire
reason-the-other = l’adversaire
list-and = { " et " }
list-or = { " ou " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = forme { $yaku }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
reason-completes-stop = forme { $yaku }, { $stop } en disant stop
reason-adds = ajoute { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} aux yaku
reason-captures = prend { $cards }
reason-denies = prend { $cards }, qu’il faut à { $other } pour { $yaku }
reason-builds = un pas vers { $yaku }
reason-gathers = amasse des cartes simples
reason-safe = personne d’autre ne peut la prendre
reason-safe-held = on ne peut la reprendre qu’avec { $cards } en main
reason-returns = si elle y reste, on peut la reprendre avec { $cards } en main
reason-harmless = elle n’apporte pas grand-chose à { $other }
reason-nears-play = au prochain tour, avec { $cards } en main, on peut former { $yaku }
reason-nears-take = au prochain tour, avec { $cards } du tapis, on peut former { $yaku }
reason-nears-held = avec { $cards } en main, on formerait { $yaku }
reason-nears-lying = avec { $cards } du tapis, on formerait { $yaku }
reason-nears = avec { $cards }, on formerait { $yaku }
reason-nears-many = plus qu’une carte pour { $yaku }
reason-waits = rien ne presse pour { $cards } : personne d’autre n’y a accès
reason-stop-wins = la partie est gagnée
reason-stop-ties = avec Stop, la partie finit sur une égalité
reason-stop-loses = avec Stop, la partie est perdue
reason-banks = { $points ->
    [one] { $points } point est acquis
    [many] { $points } points sont acquis
   *[other] { $points } points sont acquis
}
reason-fears = à { $other }, il ne manque que { $cards } pour { $yaku }
reason-fears-many = à { $other }, il ne manque qu’une carte pour { $yaku }
reason-fears-more = avec une seule carte de plus pour { $yaku }, { $other } peut dire stop
reason-gives = ça pourrait donner un yaku à { $other } : { $yaku }
reason-feeds = ça pourrait donner des points à { $other } ({ $yaku }), qui pourrait alors dire stop
reason-exposes = ça pourrait rapprocher { $other } d’un yaku : { $yaku }
reason-none = rien de spécial, mais c’est le mieux à la longue

odds-chances = 🎲 **Koi-koi**, qui marque : toi { $own } %, l’adversaire { $other } %, personne { $nobody } %.
odds-points = **Stop** { $stop } · **koi-koi** { $koi } en moyenne (points de l’adversaire déjà retirés).
odds-match = Pour gagner la partie : stop { $stop } %, koi-koi { $koi } %.
odds-even = 💡 Les deux se valent : choisis ce que tu veux.
odds-stop = 💡 Je dirais **stop**.
odds-stop-because = 💡 Je dirais **stop** : { $reason }.
odds-stop-for-the-match = 💡 Je dirais **stop** : moins de points en moyenne, mais la partie est plus souvent gagnée.
odds-koi = 💡 Je dirais **koi-koi**.
odds-koi-because = 💡 Je dirais **koi-koi** : { $reason }.
odds-koi-for-the-match = 💡 Je dirais **koi-koi** : moins de points en moyenne, mais la partie est plus souvent gagnée.
