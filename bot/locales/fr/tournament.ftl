tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Chaque match : { $terms }
tournament-tie = d’autres manches tant qu’il y a égalité
tournament-best-of-three = -# Au meilleur des trois : deux victoires décident. Si le temps de la ronde est écoulé, le plus de victoires décide ; en cas d’égalité, le score du match en cours.
tournament-live = en direct
tournament-daily = { $days ->
    [one] { $days } jour par ronde
    [many] { $days } jours par ronde
   *[other] { $days } jours par ronde
}
format-single = Élimination directe
format-double = Double élimination
tournament-twice = -# Deux défaites, et c’est l’élimination. En grande finale, le vainqueur du repêchage doit gagner deux fois.
tournament-winners = **Tableau principal**
tournament-losers = **Repêchage** : une défaite élimine
tournament-final = **Grande finale**
tournament-grand-final-1 = Grande finale
tournament-grand-final-2 = Grande finale, deuxième match
format-round-robin = Tous contre tous
format-swiss = Système suisse

tournament-closes = Clôture des inscriptions { $when }, puis début : { $hour } · { $count } sur { $most } places, { $seeding }
seeding-rating = têtes de série selon la cote
seeding-draw = têtes de série tirées au sort
seeding-hand = têtes de série fixées à la main
tournament-begins-soon = { $missing ->
        [0] ⏰ **Ça commence { $when }.** Si tu ne peux pas jouer, appuie sur *{ button-sign-off }* avant.
        [one] ⏰ **Ça commence { $when } s’il arrive encore { $missing } inscription** ; sinon, le tournoi est annulé.
        [many] ⏰ **Ça commence { $when } s’il arrive encore { $missing } inscriptions** ; sinon, le tournoi est annulé.
       *[other] ⏰ **Ça commence { $when } s’il arrive encore { $missing } inscriptions** ; sinon, le tournoi est annulé.
    }
tournament-closes-short = { $state }, clôture { $when }
tournament-nobody = Pas encore d’inscription.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = S’inscrire
button-sign-off = Quitter
tournament-waiting = ⏳ **Liste d’attente** ({ $count }) : si une place se libère, elle va à la première personne de la liste.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ De la liste d’attente au tournoi : { $names }
button-wait-list = Rejoindre la liste d’attente
tournament-waiting-place = Ce tournoi est complet : te voilà sur la liste d’attente, **place { $place }**. Si une place se libère avant le début, elle va à la première personne de la liste, que je mentionnerai. *{ $button }* te retire de la liste.
tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Ronde { $number }/{ $rounds }
tournament-final-0 = Finale
tournament-final-1 = Demi-finales
tournament-final-2 = Quarts de finale
tournament-begin = **Appuie sur « { button-here } »** avant la fin du délai, { $when }. Quand les deux joueurs sont là, le match commence. Si tu n’es pas là à temps, tu perds le match.
tournament-ends = Cette ronde finit { $when } au plus tard ; le score d’un match en cours décide alors.
tournament-misses = -# Si tu manques deux rondes de suite, tu sors du tournoi.
tournament-begin-again = ⏰ **Ton match attend. Appuie sur « { button-here } »** : le délai finit { $when }. Après, tu perds le match.
tournament-ends-again = ⏰ **Cette ronde finit { $when }** ; le score d’un match en cours décide alors. Si c’est à toi de jouer, `/koikoi parties` te mène à ton match.
tournament-again = 🔁 marque les rencontres qui ont déjà eu lieu : il n’y avait pas de nouvel adversaire pour tout le monde.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[else] 🎴 { $first } – { $second } · [table]({ $url })
}
pairing-first = ✔️ **{ $first }** bat { $second } { $cause }
pairing-second = ✔️ **{ $second }** bat { $first } { $cause }
pairing-draw = ✔️ { $first } et { $second } : égalité { $cause }
pairing-neither = ✖️ { $first } et { $second } : défaite des deux { $cause }
pairing-annulled = ➖ { $first } et { $second } : ne compte pour personne (départ du tournoi)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** : exempt
pairing-rests = 💤 **{ $first }** ne joue pas cette ronde
cause-no-show = (absence)
cause-left = (départ du tournoi)
cause-admin = (décision d’un admin)
tournament-decided = -# ⚖️ { $admin } a décidé { $first } – { $second }, ronde { $round } : { $note }
tournament-corrected = -# ⚖️ { $admin } a corrigé { $first } – { $second }, ronde { $round } (avant : { $before }) : { $note }
tournament-removed = -# ⚖️ { $admin } a retiré { $name } : { $note }
button-here = Je suis là
button-standings = Classement
button-tournament-text = En texte
tournament-text-sent = Voici le tournoi en fichier texte, à garder ou à partager.
button-withdraw-tournament = Quitter
tournament-over = ### 🏆 { $name }, c’est fini
tournament-won = { $count ->
    [one] 🎉 Bravo, { $names } ! Le tournoi est à toi.
    [many] 🎉 Bravo, { $names } ! Vous partagez la première place.
   *[other] 🎉 Bravo, { $names } ! Vous partagez la première place.
}
tournament-not-won = Personne ne l’a gagné.
ended-left = La finale n’a pas été terminée : départ du tournoi ({ $names }).
ended-no-show = La finale n’a pas été jouée : absence à l’appel ({ $names }).
ended-unopposed = Il n’y a pas eu de finale : plus personne pour affronter { $names }.
ended-no-final = Il n’y a pas eu de finale : plus personne pour la jouer.
ended-alone = Fini après la ronde { $number } sur { $rounds } : il ne restait plus personne d’autre.
ended-empty = Tout le monde a quitté le tournoi.
table-elimination = { $rank ->
        [0] –
       *[else] **{ $rank }.**
    } { $name } · { $won ->
        [one] { $won } gagné
        [many] { $won } gagnés
       *[other] { $won } gagnés
    }, { $lost ->
        [one] { $lost } perdu
        [many] { $lost } perdus
       *[other] { $lost } perdus
    } { $notes }
tournament-row = { $rank ->
    [0] –
   *[else] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = { $count ->
    [one] (exempt { $count } fois)
    [many] (exempt { $count } fois)
   *[other] (exempt { $count } fois)
}
table-left = (départ)
table-annulled = (départ, ne compte pour personne)
tournament-too-few = Moins de { $fewest } inscriptions : le tournoi est annulé.
tournament-cancelled = { $admin } l’a annulé : { $note }
tournament-plays-on = Les matchs commencés peuvent se terminer, mais ils ne comptent pas ici.

tournament-leave-question = Quitter **{ $name }** maintenant ? Tu abandonnes ton match en cours, et tes adversaires suivants gagnent sans jouer. Tu ne pourras ni revenir, ni gagner le tournoi.
tournament-leave-annuls = Tu as joué moins de la moitié de tes matchs : tes résultats ne compteront pour personne.
button-withdraw-yes = Oui, quitter
button-withdraw-no = Non, rester
tournament-left = Tu as quitté le tournoi.
tournament-stayed = Tu restes dans le tournoi.
tournament-noted = C’est fait. Le message du tournoi le montre.

tournaments-title = ### 🏆 Les tournois d’ici
tournaments-line = { $name } · { $count ->
    [one] { $count } joueur
    [many] { $count } joueurs
   *[other] { $count } joueurs
} · { $state }
yours-signup = -# ↳ Ton inscription est faite.
yours-waiting = -# ↳ Tu es à la place { $place } de la liste d’attente.
yours-call = -# ↳ Tu affrontes { $opponent }. Appuie sur « { button-here } » !
yours-wait = -# ↳ Tu affrontes { $opponent } : pas encore là.
yours-match = -# ↳ Tu affrontes { $opponent } en ce moment : `/koikoi parties` te mène à ton match.
tournaments-none = Pas encore de tournoi ici. Les personnes qui gèrent le serveur peuvent en lancer un : `/koikoi-admin tournoi`.
tournaments-none-admin = Pas encore de tournoi ici.
button-manage = Gérer
button-all-tournaments = Tous les tournois
tournament-stage-signup = inscriptions
tournament-stage-finished = fini
tournament-stage-won = victoire : { $names }
tournament-stage-cancelled = annulé

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Personne d’autre ne voit ceci. Toutes les personnes qui gèrent le serveur peuvent faire pareil. Si tu donnes une raison, tout le monde pourra la lire.
tournament-made = ✔ Les inscriptions sont ouvertes : leur message est dans ce salon. À la clôture, le tournoi commence tout seul.
tournament-entry = Seuls les membres avec le rôle { $role } peuvent s’inscrire.
tournament-prize-role = 🎖️ Le vainqueur reçoit le rôle { $role }.
tournament-prize-given = { $count ->
    [one] 🎖️ { $names } a maintenant le rôle { $role }.
    [many] 🎖️ { $names } ont maintenant le rôle { $role }.
   *[other] 🎖️ { $names } ont maintenant le rôle { $role }.
}
tournament-prize-refused = ⚠️ Discord ne m’a pas laissé donner le rôle { $role }. Un admin peut le donner : { $names }
tournament-prize-partly = ⚠️ Discord ne m’a laissé donner le rôle { $role } qu’à une partie des vainqueurs. Un admin peut le donner aux autres : { $names }
audit-prize = A gagné le tournoi de koi-koi { $name }
tournaments-new = Un nouveau tournoi…
change-title-new = Un nouveau tournoi
plan-format-label = Qui rencontre qui
plan-format-single = Élimination directe : une défaite élimine
plan-format-double = Double élimination : deux défaites éliminent
plan-format-round-robin = Tous contre tous : chacun affronte tous les autres
plan-format-swiss = Suisse : quelques rondes entre joueurs au score proche
plan-days-label = Durée de chaque ronde
plan-best-label = Parties par duel
plan-best-1 = Une partie
plan-best-3 = Deux victoires sur trois parties
plan-rounds-label = Nombre de rondes
plan-rounds-about = Vide : autant qu’il en faut
plan-entry-label = Rôle requis pour s’inscrire
plan-entry-about = Seuls les membres avec ce rôle peuvent s’inscrire (vide : tout le monde)
plan-call-label = Rôle à mentionner
plan-call-about = Rôle à mentionner à l’ouverture des inscriptions (vide : aucun)
plan-prize-label = Rôle pour le vainqueur
plan-call = 📣 { $role } sera mentionné à l’ouverture des inscriptions.
button-plan-matches = Parties…
button-plan-roles = Rôles…
plan-question = Tu vois cette heure dans ton fuseau ; les autres la voient dans le leur. C’est bien ça ?
button-plan-yes = Oui, ouvrir les inscriptions
button-plan-no = Non
plan-dropped = Rien n’a été ouvert.
begin-question = **{ $name }** commencerait le { $hour }, { $when }. C’est bien ça ?

    Tu vois cette heure dans ton fuseau ; les autres la voient dans le leur.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }** : cette heure peut se lire de deux façons. Quand est-ce que ça commence ?
button-which = Choisir { $number }
button-hour-yes = Oui, à cette heure-là
choose-change = Changer quelque chose…
change-title = Changer le tournoi
change-name-label = Le titre
change-name-about = Tout le monde le voit.
change-begins-label = Quand ça commence
change-begins-about = dans 2 heures ou demain à 20h, à l’heure de ce serveur. On peut s’inscrire jusque-là.
change-most-label = Nombre maximum de joueurs
change-most-about = De 3 à { $most }. Les inscriptions déjà faites restent.
tournament-done = ✔ C’est fait.
tournament-done-gone = ✔ Enregistré, mais aucun message ne le montre : le salon du tournoi a été supprimé.
tournament-done-closed = ✔ Enregistré, mais le message du tournoi ne le montre pas encore : je n’ai pas le droit d’écrire dans { $channel }. Il le montrera dès que je pourrai y publier.
tournament-brought = ✔ Il est maintenant dans ce salon ; ses prochains matchs s’y joueront.
tournament-held-gone = ⚠️ **Je ne peux pas montrer ce tournoi : son salon a été supprimé.** Le chronomètre est arrêté : personne n’est pénalisé. Va dans un autre salon et appuie sur *{ button-show-here }*.
tournament-held-closed = ⚠️ **Je ne peux pas montrer ce tournoi : je n’ai pas le droit d’écrire dans { $channel }.** Le chronomètre est arrêté : personne n’est pénalisé. Laisse-moi y écrire à nouveau, ou va dans un autre salon et appuie sur *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Je ne peux pas montrer ce tournoi : AutoMod bloque mon message dans { $channel }.** Le chronomètre est arrêté : personne n’est pénalisé. Exempte mon rôle de ses règles (*Paramètres du serveur → AutoMod*), puis appuie sur *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord a refusé le message de ce tournoi.** Le chronomètre est arrêté : personne n’est pénalisé. Je réessaierai bientôt.
tournament-held = -# ⚠️ Le message ne peut pas être montré : le chronomètre est arrêté. Préviens un admin, s’il te plaît.
button-start-now = Commencer…
start-question = Commencer **{ $name }** maintenant, avec { $count ->
    [one] { $count } joueur
    [many] { $count } joueurs
   *[other] { $count } joueurs
} ? Après, on ne peut plus s’inscrire.
button-start-yes = Oui, commencer
button-show-here = Le montrer ici
button-cancel = Annuler…
choose-pairing = Fixer un résultat…
button-decide = Décider…
button-correct = Corriger…
pairing-own = -# ↳ Tu joues dans ce match : un autre admin en décide.
choose-removed = Retirer un joueur…
button-seeds = Têtes de série…
seeds-title = ### 🏆 { $name } · têtes de série
seeds-about = Les têtes de série décident qui rencontre qui. En ce moment : { $seeding }. Toute inscription après un tirage ou un changement va à la fin.
choose-seed = Changer le rang de quelqu’un…
button-seeds-rating = Selon la cote
button-seeds-draw = Tirer au sort
seed-title = Rang : { $name }
seed-label = Rang
seed-about = 1 est le meilleur rang, et { $count } le dernier. Les autres gardent leur ordre.
decide-question = Comment s’est terminé **{ $pairing }** ? Tu donneras ensuite ta raison ; tout le monde la verra.
decide-now = Maintenant : { $line }
decide-stops = Leur match est en cours : il sera arrêté et ne comptera pas.
decide-goes-on-double = Le vainqueur continue. Le perdant est éliminé à sa deuxième défaite. Si les deux perdent, c’est une défaite pour les deux.
decide-goes-on-single = Le vainqueur passe à la ronde suivante. Si les deux perdent, aucun ne passe.
decide-ends = - { $result } : fin du tournoi. { $count ->
    [0] Personne ne le gagne.
    [one] Victoire : { $names }.
    [many] Première place partagée : { $names }.
   *[other] Première place partagée : { $names }.
}
decide-ends-many = - { $result } : fin du tournoi. Première place partagée entre { $count } joueurs.
decide-until = Tu peux corriger le résultat jusqu’au début de la ronde suivante.
decide-last-of-round = ⚠️ C’est le dernier match ouvert de la ronde : la suivante commence aussitôt, et le résultat devient définitif.
decide-last = ⚠️ C’est le dernier match ouvert : le tournoi finit aussitôt, et le résultat devient définitif.
decide-first = { $first } gagne
decide-second = { $second } gagne
decide-draw = Match nul
decide-neither = Défaite des deux
reason-title = Ta raison
reason-label = Pourquoi ?
reason-about = Tout le monde la verra, avec ton nom.
reason-about-end = Le tournoi finit aussitôt, sans vainqueur. Tout le monde verra la raison, avec ton nom.
reason-about-remove = Son match en cours sera perdu, sans retour possible. Tout le monde verra la raison, avec ton nom.

table-about-swiss = -# Points · gagnés–nuls–perdus · points des adversaires (BH). À égalité de points, BH décide.
table-about-round-robin = -# Points · gagnés–nuls–perdus · points des adversaires battus (SB). À égalité de points, SB décide.
table-rule-swiss = -# Pour BH, une exemption ou un match non joué compte comme contre un adversaire virtuel, comme aux échecs (FIDE).
table-rule-round-robin = -# Si un joueur part avant la moitié de ses matchs, ses résultats ne comptent pas, comme aux échecs (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = Le tableau du tournoi { $name }. Cette ronde :
alt-standings = Le classement du tournoi :
refused-line-of-tournament = C’est un match de tournoi : le tournoi décide qui affronte le vainqueur.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Ajouter aux évènements
button-event-off = Retirer des évènements
event-about = Inscris-toi dans le salon avant le début.
tournament-event-on = 📅 Ce tournoi figure parmi les évènements du serveur.
tournament-event-refused = ⚠️ Discord n’a pas accepté l’évènement. J’ai besoin de la permission *Créer des évènements*, et un serveur peut en avoir 100 au maximum.
tournament-event-again = Ensuite, appuie sur *{ button-event-on }*.
