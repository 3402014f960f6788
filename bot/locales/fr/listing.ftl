listing-summary = Joue à Koi-Koi, le jeu japonais aux cartes à fleurs, entre amis ou contre l’ordinateur, sur Discord.
listing-description = Koi-Koi est le jeu de hanafuda, les cartes à fleurs, que le Japon préfère. Défie quelqu’un avec `/koikoi jouer`, ou l’ordinateur avec `/koikoi ordinateur`. Tout le monde voit la table ; ta main, toi seul. Tu débutes ? `/koikoi apprendre` t’apprend le jeu en cinq minutes. Gratuit et sans publicité.
listing-page =
    Deux joueurs, quarante-huit cartes à fleurs et une question : t’arrêter et prendre tes points, ou dire koi-koi et les risquer pour en gagner plus ?

    - **De belles cartes.** La table est une image dans le salon, et les boutons disent ce que fait chaque carte.
    - **Facile à apprendre.** `/koikoi apprendre` te montre les cartes en cinq minutes et joue la première manche avec toi.
    - **Toujours un adversaire.** Défie un membre, trouve quelqu’un sur d’autres serveurs ou joue contre l’ordinateur, du débutant au maître.
    - **Du nouveau chaque jour.** Une donne identique pour tout le monde, et une énigme.
    - **Pour ton serveur.** Des tournois, des classements, des saisons et tes propres règles, à partir de sept jeux de règles.
    - **Où que tu sois.** Ajoute-le à ton compte et joue sur n’importe quel serveur, en groupe ou en message privé.
    - **Honnête et discret.** Chaque donne peut être vérifiée après coup, et tu peux exporter ou effacer tes données à tout moment.
