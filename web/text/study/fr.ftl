# Règles, parties revues et analyse en français.

## Les règles
study-rules = Les règles
study-rules-title = { $game } : les règles · Clutch
study-learn = Apprendre en jouant
study-new-table = Nouvelle table
study-contents = Sommaire
study-search = Chercher dans les règles
study-search-label = Chercher dans les règles : un mot, une carte, un numéro
study-found = { $count ->
    [0] rien trouvé
    [one] un article
   *[other] { $count } articles
}
study-nothing-found = Aucun article ne parle de « { $query } ». Essayez un autre mot, ou effacez la recherche avec Échap.
study-clause = Article { $id }, lien direct
study-pieces = Les pièces, une par une
study-pieces-text = Les mêmes explications qu’à la table, où vous les obtenez en pointant une pièce.
study-no-rules-title = Pas de règles ici
study-no-rules = Aucun jeu ne porte ce nom. L’accueil les montre tous.

## Parcourir une partie
study-replay = Relecture
study-replay-title = { $game } : relecture · Clutch
study-no-replay = Cette partie ne peut pas être montrée
study-watch-as = Vue par
study-spectator = Spectateur
study-controls = Lecture
study-scrubber = Étape de la partie
study-step = étape { $step } sur { $last }
study-step-number = Étape { $step }
study-round = Manche { $round }
study-round-turn = Manche { $round }, tour { $turn }
study-play = Lire (espace)
study-pause = Pause (espace)
study-back = Une étape en arrière (flèche gauche)
study-forward = Une étape en avant (flèche droite)
study-first = Au début (Origine)
study-last = À la fin (Fin)
study-speed = Vitesse
study-speed-slow = Lente
study-speed-normal = Normale
study-speed-fast = Rapide
study-speed-instant = Immédiate
study-step-panel = Cette étape en mots
study-happened = Ce qui s’est passé
study-nothing-happened = Rien qui soit visible d’ici.
study-earlier = Plus tôt dans ce tour
study-decided = Ce qui se décide maintenant
study-not-told = Les décisions sont montrées quand la partie est finie.
study-not-decided = La partie a pris fin avant cette décision.
study-resigned = Abandon ({ $names }) : la partie s’arrête ici.
study-bot-agrees = Le robot ferait de même. Chances de gagner : { $chances }.
study-bot-would = Le robot choisirait :
study-chances = Chances de gagner { $before }, avec ce choix { $after }.
study-explanation = Qu’est-ce que c’est ?
study-all-rules = Toutes les règles

## Partager
study-share = Partager
study-share-text = Cette adresse mène à l’étape que vous regardez, vue par le même joueur.
study-share-label = Adresse de cette partie
study-download = Enregistrer en fichier

## Ce qu’en pense le robot
study-no-analysis = Cette partie n’est pas encore analysée. Revenez dans un moment.
study-progress = Le robot parcourt la partie : { $done ->
    [one] { $done } décision
   *[other] { $done } décisions
} sur { $of }.
study-curve = Chances de gagner
study-curve-text = Les chances de chacun après chaque étape, telles qu’un robot les estime. Cliquez pour y aller.
study-curve-label = Chances de gagner, étape par étape. Les flèches parcourent la partie, Entrée montre l’étape.
study-curve-at = Étape { $step } : { $chances ->
    [none] chances pas encore estimées
   *[other] { $chances }
}
study-curve-table = Sous forme de tableau
study-moment = Moment
study-moments = Les coups décisifs
study-moments-of = Les coups de qui
study-moments-none = Ici, aucune décision n’a coûté cher. Bien joué !
study-all-seats = Tous les joueurs
study-chose = a choisi :
study-better = Mieux :
study-becomes = devient
study-show = Montrer
study-summary = Toutes les décisions de la partie
study-player = Joueur
study-agreed = Aussi bonnes que le choix du robot
study-agreed-of = { $agreed } sur { $decisions }
study-lost = Chances perdues, en moyenne

## Une donne honnête
study-fair = La donne était-elle honnête ?
study-fair-text = Avant que la première carte soit distribuée, tout le monde a vu l’empreinte d’un nombre secret, la graine. Tous les mélanges et toutes les pioches découlent de la graine. À la fin de la partie, la graine est révélée, et chacun peut vérifier que c’est bien celle qui était promise.
study-fingerprint = Empreinte, montrée dès le début
study-seed = Graine
study-seed-secret = secrète jusqu’à la fin de la partie
study-seed-fits = Votre navigateur l’a vérifié : la graine correspond à l’empreinte.
study-seed-differs = La graine ne correspond pas à l’empreinte. Ce n’est pas la donne promise !
study-seed-cannot-check = Votre navigateur ne vérifie cela que sur une connexion sécurisée (https).
study-fair-how = Chaque mélange et chaque coup se vérifient sur votre propre ordinateur : enregistrez la partie en fichier et lancez cette commande.

## Une partie dans un fichier
study-file-title = Revoir une partie enregistrée
study-file-text = Choisissez une partie que vous avez enregistrée ici ou en ligne de commande. Le serveur n’en garde rien.
study-file-choose = Choisir un fichier
study-file-reading = Lecture…
study-file-other = Un autre fichier
study-file-drop = Ou déposez le fichier ici.
study-file-too-large = « { $name } » est trop grand pour une partie enregistrée. Choisissez un fichier qui finit par .json.
