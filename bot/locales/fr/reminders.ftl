me-remind = Rappels : la donne et l’énigme du jour, les nouvelles tables
button-remind = Rappels
remind-title = ### Rappels
remind-about = Une fois par jour, à l’heure que tu choisis, je t’envoie un message privé si tu n’as pas encore joué la donne ou l’énigme du jour. Ça s’arrête tout seul après une semaine sans réponse.
remind-is-off = **Désactivés**
remind-is-on = **Activés :** chaque jour à { $time }. Le prochain message arrive { $when }.
remind-closed = ⚠️ J’ai tout désactivé, car Discord ne m’a pas laissé t’écrire. Autorise les messages privés dans les paramètres de confidentialité d’un serveur que nous partageons, puis choisis à nouveau.
remind-lapsed = ⚠️ Je n’ai pas pu t’envoyer à temps le message du { $day }.
remind-clock-ask = Quelle heure est-il chez toi ?
remind-hour-ask = À quelle heure veux-tu le rappel ?
remind-hour-am = { $hour }:00 · { $half ->
    [0] minuit
   *[else] { $half } h du matin
}
remind-hour-pm = { $hour }:00 · { $half ->
    [0] midi
    [6] 6 h du soir
    [7] 7 h du soir
    [8] 8 h du soir
    [9] 9 h du soir
    [10] 10 h du soir
    [11] 11 h du soir
   *[else] { $half } h de l’après-midi
}
remind-clock-am = { $hour }:00 à { $hour }:59 · { $half ->
    [0] minuit
   *[else] { $half } h du matin
}
remind-clock-pm = { $hour }:00 à { $hour }:59 · { $half ->
    [0] midi
    [6] 6 h du soir
    [7] 7 h du soir
    [8] 8 h du soir
    [9] 9 h du soir
    [10] 10 h du soir
    [11] 11 h du soir
   *[else] { $half } h de l’après-midi
}
# A menu, after the hour that the clock shows.
ask-zone = Quel lieu est dans ton fuseau horaire ?
button-zone = Autre fuseau horaire
remind-zone = Ton fuseau horaire : **{ $place }**, où il est { $time }.
button-remind-off = Désactiver
button-remind-stop = Arrêter les rappels
reminder-both = 🎴 La **donne du jour nº { $number }** et l’**énigme nº { $number }** sont là.
reminder-deal = 🎴 La **donne du jour nº { $number }** est là.
reminder-puzzle = 🧩 L’**énigme nº { $number }** est là.
reminder-last = -# Pas de réponse depuis une semaine : c’est donc le dernier rappel.
reminder-stopped = Je ne t’enverrai plus de rappels. Réactive-les avec `/koikoi moi`.
alerts-about = **Les tables de ce serveur.** Quand quelqu’un ouvre une table et attend, je t’envoie un lien en message privé, au plus { $most } fois par jour, et jamais pendant que tu joues.
alerts-are-on = **Activé** pour { $guild }
alerts-are-off = **Désactivé** pour { $guild }
alerts-elsewhere = -# Ça se règle serveur par serveur : utilise `/koikoi moi` là-bas.
button-alerts-on = Me signaler les tables
button-alerts-off = Ne plus signaler
alerts-stopped = Je ne te signalerai plus les tables de ce serveur. Pour les réactiver : `/koikoi moi` là-bas.
alert = 🎴 { $name } a ouvert une table sur **{ $guild }** et attend quelqu’un pour jouer.
alert-several = 🎴 { $name } a ouvert une table à plusieurs sur **{ $guild }**.
button-alert-go = Aller à la table
button-alerts-stop = Ne plus signaler ce serveur
