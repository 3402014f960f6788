plant-1 = Pin
plant-2 = Prunier
plant-3 = Cerisier
plant-4 = Glycine
plant-5 = Iris
plant-6 = Pivoine
plant-7 = Lespédèze
plant-8 = Miscanthus
plant-9 = Chrysanthème
plant-10 = Érable
plant-11 = Saule
plant-12 = Paulownia
picture-kind-B = Lumières
picture-kind-A = Animaux
picture-kind-R = Rubans
picture-kind-C = Simples
picture-part-captured = Tes prises
picture-part-field = Tapis
picture-part-drawn = Piochée
picture-part-hand = Ta main

button-lesson = Leçon : 5 minutes
button-lesson-skip = Passer
button-lesson-brief = En une minute
button-lesson-undo = Annuler le coup
button-lesson-next = Suite
button-lesson-round-again = Rejouer la manche
button-lesson-again = Reprendre la leçon du début
hand-lesson = -# 🌱 Tu découvres ces cartes ? `/koikoi apprendre` te les apprend en cinq minutes. Ta partie t’attendra.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Cinq minutes. Arrête quand tu veux : `/koikoi apprendre` reprend là où tu en étais.
lesson-right = ✅ { $said }

lesson-title-months = Douze mois
lesson-text-months = 48 petites cartes : douze mois, quatre cartes chacun. Chaque mois a sa plante, et son numéro dans le coin. **Les cartes d’un même mois vont ensemble.**
lesson-ask-months = 👉 Quelle carte est du même mois que celle-ci : **{ $card }** ?
lesson-right-months = Oui : les deux sont de janvier, le pin, numéro 1.

lesson-title-kinds = Quatre sortes
lesson-text-kinds = Le symbole sous le numéro indique la sorte de carte. Il y a peu de lumières et d’animaux, et beaucoup de cartes simples.
lesson-ask-kinds = 👉 Laquelle est une **lumière** ? Cherche l’étoile.
lesson-right-kinds = Oui, la lune. Cinq cartes seulement sont des lumières.

lesson-title-capture = Prendre une carte
lesson-text-capture = À ton tour, tu poses une carte de ta main. Si une carte de son mois est sur le tapis, **tu prends les deux**. Sinon, ta carte y reste.
lesson-ask-capture = 👉 Prends cette carte : **{ $card }**. Laquelle des tiennes est de son mois ?
lesson-right-capture = Le cerisier prend le cerisier : les deux cartes sont à toi.

lesson-title-draw = Puis la pioche
lesson-text-draw = Après ta carte, on retourne la première carte de la pioche. C’est pareil : elle prend une carte de son mois, ou reste sur le tapis.
lesson-ask-draw = 👉 Tu pioches : **{ $card }**. Quelle carte du tapis prend-elle ?
lesson-right-draw = Deux de plus pour toi. Voilà un tour entier : une carte de la main, puis une carte de la pioche.

lesson-title-yaku = Les yaku
lesson-text-yaku = Les points viennent de séries de cartes prises, les **yaku**. En voici un : *sanglier, cerf, papillons*, 5 points. Tu en as déjà deux sur trois !
lesson-ask-yaku = 👉 Prends cette carte : **{ $card }**. Laquelle des tiennes la prend ?
lesson-right-yaku = **Sanglier, cerf, papillons !** Ton premier yaku.

lesson-title-stop = Stop ou koi-koi ?
lesson-text-stop = Avec un nouveau yaku, tu choisis. **Stop** : la manche s’arrête et tu as tes 5 points. **Koi-koi** (« allez, viens ! ») : tu continues pour marquer plus, mais si l’adversaire fait un yaku avant toi, tu n’as rien.
lesson-ask-stop = 👉 Il te reste deux cartes, et aucune ne peut rien prendre. Quel est le choix le plus sage ?
lesson-right-stop = Les 5 points sont à toi.
lesson-wrong-koi = 🙂 Quel cran ! Mais tes deux dernières cartes ne prennent rien : tu n’aurais sans doute rien de plus, et tu pourrais perdre les 5 points. Ici, stop est plus sage.

lesson-title-round = Ta première manche
lesson-text-round = Et maintenant, une vraie manche contre moi. Les boutons verts prennent ; sur l’image, la même lettre marque les deux cartes, et 親 le donneur. Suis les conseils ou joue ce que tu veux : ça ne compte pas, et tu peux annuler chaque coup.
lesson-opponent = Ordinateur
lesson-tipped = 💡 { $said }
lesson-reason-lay = tu ne peux rien prendre, joue donc celle dont tu peux te passer
lesson-decision = **Stop** : { $points ->
        [one] { $points } point pour toi.
        [many] { $points } points pour toi.
       *[other] { $points } points pour toi.
    } **Koi-koi** : plus, ou rien si je fais un yaku avant toi.
lesson-decide = 👉 Les deux se jouent. À toi de choisir !
lesson-decide-why = 👉 Les deux se jouent : { $reason }. Prudence ou audace ?
lesson-see-near = 👀 Nouveau au-dessus de tes prises : un yaku presque complet. La carte qui manque est assombrie.
lesson-see-koi = 👀 こい sur l’image marque un koi-koi annoncé.
lesson-decide-safe = 👉 { $points } points sont sûrs : *Stop* est sage.
lesson-decide-stop = 👉 Rien de plus à gagner ici : *Stop* est sage.
lesson-back = 🙂 On annule ce coup : **{ $action }**. Après ça, tu ne pourrais plus former de yaku à temps.
lesson-back-koi = 🙂 Quel cran ! Mais tu ne pourrais plus former d’autre yaku à temps, et tu perdrais tes points. On annule ça, et on s’arrête.
lesson-won = 🎉 **Tu gagnes la manche : { $sum } !**
lesson-won-more = Voilà tout le jeu : prendre, piocher, réunir, décider. Une partie, c’est quelques manches comme celle-là.

lesson-title-done = Tu connais Koi-Koi
lesson-text-done =
    Voici tous les yaku ; les deux qui valent 6 doivent être dans ta main dès la donne. Inutile de les retenir : en partie, le bouton *{ button-yaku }* montre où tu en es.
    Joue une manche avec moi, ou défie quelqu’un : `/koikoi jouer`.

lesson-wrong-month = 🙂 Pas tout à fait. **{ $card }** : { $month }. **{ $about }** : { $right }. Cherche le numéro { $number }.
lesson-wrong-kind = 🙂 Pas tout à fait. **{ $card }**, c’est { $kind }. Cherche l’étoile dans le coin.
lesson-kind-B = une lumière
lesson-kind-A = un animal
lesson-kind-R = un ruban
lesson-kind-C = une carte simple

lesson-alt-months = Toutes les cartes, mois par mois.
lesson-alt-part = { $part } : { $cards }.
lesson-alt-kind-B = cinq cartes avec une étoile : grue, rideau, lune, poète, phénix
lesson-alt-kind-A = neuf cartes avec un losange : rossignol, coucou, pont, papillons, sanglier, oies, saké, cerf, hirondelle
lesson-alt-kind-R = dix cartes avec un ruban
lesson-alt-kind-C = vingt-quatre cartes avec un point
