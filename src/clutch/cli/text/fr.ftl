# Le terminal en français.

## Les commandes
help-app = Des jeux d’œufs et d’empires : jouez contre des robots ou entre amis au même clavier, simulez, rejouez, vérifiez.
help-play = Jouer dans le terminal.
help-serve = Servir les jeux aux navigateurs : sur cet ordinateur, à la maison, ou pour tous.
help-host = L’adresse d’écoute ; 0.0.0.0 veut dire toutes.
help-port = Le port (sinon 8000, ou le prochain qui soit libre).
help-lan = Laisser entrer les autres personnes du réseau domestique ; affiche l’adresse à leur donner.
help-database = Où garder les parties : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM (sinon un fichier dans votre dossier de données).
help-origin = Une autre adresse sous laquelle les navigateurs connaissent ce serveur, par exemple https://play.example.org ; peut être répétée.
help-thinkers = Combien de processus réfléchissent pour les robots (sinon un de moins que le nombre de cœurs).
help-https = Les navigateurs n’atteignent ce serveur que par HTTPS : leur dire de s’en souvenir.
help-metrics = Offrir des chiffres à Prometheus sous /metrics.
help-browser = Ouvrir un navigateur, s’il y a un écran.
help-web = Le dossier du client web construit.
help-resume = Reprendre une partie enregistrée (la dernière, si aucun fichier n’est donné).
help-games = Montrer les jeux, leurs options et leurs robots.
help-simulate = Faire jouer les robots entre eux de nombreuses fois ; donne les parts de victoires avec leurs intervalles à 95 %.
help-replay = Raconter une partie enregistrée, étape par étape.
help-verify = Vérifier une partie enregistrée : la graine promise, chaque coup et le résultat.
help-cards = Fichiers de cartes : vérifier le vôtre, ou en obtenir un pour commencer.
help-cards-check = Vérifier un fichier de cartes.
help-cards-template = Afficher le fichier de cartes standard, à copier et à modifier.
help-version = Afficher la version.

help-game = Nom du jeu (voir « clutch games »).
help-seats = Qui joue, dans l’ordre des sièges : me (vous), ou un robot (random, greedy, easy, medium, hard, expert). Plusieurs « me » partagent le clavier.
help-names = Noms des personnes à la table, dans l’ordre des sièges.
help-lang = Langue : en, fr ou it.
help-seed = Un nombre entier : le même nombre donne la même partie.
help-option = Une option du jeu, nom=valeur ; peut être répétée.
help-components = Votre propre fichier de cartes.
help-save-file = Où garder la partie (sinon dans votre dossier de données).
help-file = Une partie enregistrée.
help-players = Nombre de joueurs.
help-games-count = Nombre de parties.
help-bots = Les robots, dans l’ordre des sièges ; les sièges tournent. Un seul nom joue contre lui-même.
help-sim-seed = Un nombre entier : le même nombre donne les mêmes résultats.
help-json = Afficher les résultats en JSON.
help-cores = Nombre de cœurs à utiliser (sinon tous).
help-effort = Multiplier le nombre de simulations des robots, pour aller plus vite : 0.1 en fait un dixième.
help-replay-seat = Raconter la partie telle que ce siège l’a vue (1 est le premier) ; sinon tout est raconté.
help-card-file = Le fichier de cartes.

## Jouer
cli-welcome = { $game } · { $players } joueurs
cli-commitment = La donne est déjà fixée. Son empreinte : { $commitment }
cli-commands = Tapez un numéro pour choisir. ? aide · ? 7 explique le numéro 7 · hint : conseil · undo : annuler · log : journal · save : enregistrer · quit : quitter
cli-commands-short = ? pour l’aide
cli-prompt = Votre choix
cli-not-understood = « { $typed } » n’est pas un des choix. Tapez un numéro de 1 à { $most }, ou ? pour l’aide.
cli-thinking = { $name } réfléchit…
cli-weighing = Examen de chaque possibilité…
cli-hand-over = { $name }, à vous de jouer. Que personne d’autre ne regarde. Appuyez sur Entrée.
cli-hand-over-done = C’est choisi. Appuyez sur Entrée pour cacher vos cartes.
cli-enter = Appuyez sur Entrée pour continuer.
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-since = Entre-temps
cli-undone = Coup repris. À vous de décider à nouveau.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-no-undo = On ne peut reprendre un coup que seul contre des robots : les autres ont vu la suite.
cli-saved = Partie enregistrée dans { $file }.
cli-cannot-save = La partie ne peut pas être enregistrée dans { $file } : { $problem }. Indiquez un autre endroit avec --save.
cli-interrupted = La partie est enregistrée. Reprenez-la avec : clutch resume { $file }
cli-hint-title = Ce que donne chaque possibilité
cli-hint-offer = Choix
cli-hint-chance = Chances de victoire
cli-over = La partie est terminée : { $reason }.
cli-fair = La graine de cette donne : { $seed }
cli-check-fair = Chacun peut la vérifier avec : clutch verify { $file }
cli-no-game-to-resume = Il n’y a pas de partie enregistrée. Commencez-en une avec : clutch play eggs_and_empires
cli-already-over = Cette partie est terminée. Revoyez-la avec : clutch replay { $file }
cli-log-title = Ce qui s’est passé jusqu’ici
cli-help-cards = Les cartes
cli-help-rules = Le jeu
cli-help-when = Quand elle agit
cli-help-when-line = Quand elle agit : { $moment }
cli-help-example-line = Exemple : { $example }
cli-offer-with-value = { $offer } : { $value }
cli-no-such-card = Rien à expliquer sous le numéro { $number }. Tapez ? pour voir la liste.

## Les autres commandes
cli-seats-mismatch = { $seats } sièges sont nommés, mais --players indique { $players }. Mettez-les d’accord, ou enlevez --players.
cli-bad-option = « { $option } » n’est pas une option. Écrivez nom=valeur, par exemple scoring=tokens.
cli-bad-language = La langue « { $language } » n’existe pas ici. Choisissez parmi : { $known }.
cli-bad-name = Un nom a de 1 à 40 caractères.
cli-people-cannot-simulate = Seuls les robots peuvent être simulés : { $known }.
cli-games-players = de { $least } à { $most } joueurs · { $length }
cli-games-bots = Robots, du plus faible au plus fort :
cli-default = par défaut
cli-sim-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-sim-bot = Robot
cli-sim-seat = Dans l’ordre des tours
cli-sim-share = Part de victoires
cli-sim-interval = Intervalle à 95 %
cli-sim-score = Score moyen
cli-sim-seats-played = Sièges joués
cli-sim-winners = Les vainqueurs marquent { $score } points en moyenne{ $sources ->
    [none] {""}
   *[other]  : { $sources }
} ; { $rounds } manches par partie
cli-sim-source = { $source } { $points }
cli-sim-length = { $decisions } décisions par partie, graine { $seed }
cli-sim-progress = Parties
cli-replay-step = Étape { $step }
cli-verify-ok = { $file } est en ordre : la graine correspond à l’empreinte, { $steps } étapes suivent les règles, et le résultat en découle. Comparez l’empreinte avec celle montrée au début : { $fingerprint }
cli-verify-ok-unfinished = { $file } est en ordre jusqu’ici : la graine correspond à l’empreinte et { $steps } étapes suivent les règles. La partie n’est pas terminée. Comparez l’empreinte avec celle montrée au début : { $fingerprint }
cli-cards-ok = { $file } est en ordre : « { $name } », pour { $game }.
cli-cards-no-game = { $file } ne dit pas pour quel jeu il est fait. Sa première ligne devrait être : game = "eggs_and_empires"
cli-bad-replay-seat = Il n’y a pas de siège { $seat }. Choisissez de 1 à { $most }.
