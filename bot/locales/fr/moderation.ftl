moderation-title = ### Modération sur { $guild }
moderation-about = Pour bloquer ou débloquer un membre, utilise `/koikoi-admin modération` avec l’option *membre* ; pour invalider une partie terminée, avec l’option *partie* et son numéro.
moderation-blocked = **Membres bloqués**
moderation-nobody = Aucun membre bloqué.
moderation-choose = Choisis un membre bloqué
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · se termine { $until }
}
moderation-log = **Journal**
moderation-no-log = Rien pour l’instant.
moderation-channel = **Salon du journal.** Je publie dans un salon ce que les admins font ici : blocages, parties invalidées, parties interrompues, réglages modifiés.
ask-log = Journal : aucun salon
moderation-back = Retour à la modération
moderation-may-play = **{ $name }** peut jouer sur ce serveur. Un membre bloqué ne peut rien commencer ici : ni défi, ni table, ni tournoi, ni partie contre l’ordinateur, ni donne du jour. Ses parties et tournois déjà commencés continuent ; `/koikoi-admin interrompre` met fin à une partie.
moderation-is-blocked = **{ $name }** : membre bloqué, qui ne peut rien commencer sur ce serveur.
moderation-until = Le blocage prend fin tout seul : { $until }, { $when }.
moderation-do-block = Bloquer…
moderation-do-block-for = Bloquer quelques jours…
moderation-days = { $days ->
    [one] Pendant un jour
    [many] Pendant { $days } jours
   *[other] Pendant { $days } jours
}
moderation-lift = Débloquer
moderation-warned = **Avertissements**
moderation-choose-warned = Choisis un membre averti
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · fin { $until }
}
moderation-do-warn = Avertir…
moderation-no-end = Sans fin
moderation-do-unwarn = Lever un avertissement…
warn-title = Avertir ce membre
warn-about = Cette personne le lira à sa prochaine commande ici, sans ton nom.
warned-title = ⚠️ Les admins du serveur { $guild } t’ont donné un avertissement :
warned-line = { $until ->
    [none] - « { $reason } »
   *[other] - « { $reason } » · jusqu’au { $until }
}
moderation-reason-about = Les admins de ce serveur peuvent la lire.
block-title = Bloquer ce membre
void-title = Invalider la partie { $match }
void-question = Invalider la partie { $match } ? { $players } · { $score } · { $when }
    Elle ne comptera plus sur ce serveur : ses effets sur les cotes sont annulés, et elle disparaît des classements et des profils. { $reach } Les parties suivantes restent comptées comme elles l’ont été, et les succès sont gardés. C’est définitif.
void-tournament = Elle appartient au tournoi **{ $name }**, dont les résultats restent tels quels.
void-yes = L’invalider…
void-done = La partie { $match } est invalidée : elle ne compte plus sur ce serveur. { $reach }
void-reach-gain = Pour tous les serveurs, seuls les gains sont retirés, jusqu’à ce que l’hôte du bot confirme.
void-reach-server = Pour tous les serveurs, elle compte encore jusqu’à ce que l’hôte du bot confirme : elle est ancienne, ou beaucoup de parties ont été invalidées récemment.
void-reach-all = L’hôte du bot l’a confirmé : elle ne compte plus nulle part.
log-line = { $when } · { $line }
log-reason = { $line } · « { $reason } »
log-reach = { $line } · { $reach }
log-until = { $line } · se termine { $until }
log-block = 🚫 { $admin } a bloqué { $name }
log-lift = ✅ { $admin } a débloqué { $name }
log-warn = ⚠️ { $admin } a averti { $name }
log-unwarn = ✅ { $admin } a levé un avertissement : { $name }
log-void = 🧹 { $admin } a invalidé la partie { $match }
log-confirm = ✅ L’hôte du bot a confirmé que la partie { $match } est invalidée
log-waits = -# ⏳ Pour tous les serveurs, cela attend l’hôte du bot.
log-abort = 🛑 { $admin } a mis fin à la partie { $match } sans résultat
log-settings = ⚙️ { $admin } a modifié des réglages
log-match = { $match } ({ $players })
