# La page autour des tables, en français.
app-name = Clutch
language = Langue
theme-auto = Clair ou sombre : comme votre appareil
theme-light = Clair ou sombre : toujours clair
theme-dark = Clair ou sombre : toujours sombre
close = Fermer
loading = Un instant…
laying-out = On prépare la table…
try-again = Réessayer
to-lobby = Retour à l’accueil
to-lobby-help = Votre place reste la vôtre ; revenez quand vous voulez.
copy-link = Copier le lien
copied = Copié
qr-of = Code QR : { $what }

## Quand quelque chose ne va pas
unknown-page-title = Rien ne niche ici
unknown-page = Cette page n’existe pas. Vérifiez l’adresse, ou repartez de l’accueil.
offline-title = Pas de connexion
offline = Le serveur ne répond pas. Vérifiez votre réseau ; rien de ce que vous avez joué n’est perdu.
broken-title = Quelque chose s’est fêlé
broken = Cette page a trébuché. Votre partie est conservée sur le serveur : réessayez.
no-table-title = Pas de table ici

## Accueil
play-now = Jouer tout de suite
new-table = Nouvelle table
how-to-play = Règles du jeu
learn-by-playing = Première partie : apprendre en jouant
players-range = { $least } à { $most } joueurs
my-games = Mes parties
my-games-none = Vous n’avez pas de partie en cours. « Jouer tout de suite » : un seul clic suffit.
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs. Ouvrez-en une et rendez-la publique.
tables-to-watch = Tables à regarder
replays = Parties à revoir
replays-none = Les parties terminées pourront être revues ici.
open-file = Ouvrir une partie enregistrée
join = S’asseoir
watch = Regarder
watch-replay = Revoir la partie
play-turn = Jouer
go-to-table = Rejoindre la table
your-turn = À vous de jouer
others-turn = Les autres décident
just-now = à l’instant
being-played = En cours
seats-free = { $count ->
    [0] Toutes les places sont prises
    [one] Une place libre
   *[other] { $count } places libres
}
won-by = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}

## Une nouvelle table
new-table-of = Nouvelle table : { $game }
who-plays = Qui joue ?
wish-me = Moi
wish-local = Quelqu’un ici avec moi
wish-open = Un ami, par lien
wish-bot = Un dragon (robot)
wish-open-help = Vous recevrez un lien à envoyer.
seat-kind = Qui occupe la place { $number }
remove-seat = Enlever la place { $number }
add-bot = Dragon
add-friend = Ami
add-local = Quelqu’un ici
name-placeholder = Nom
name-needed = Écrivez vos noms, pour que chacun sache qui est qui.
bot-level = Force du dragon
variants = Variantes
settings = Règles de la table
make-and-invite = Ouvrir la table et inviter
start-game = Commencer la partie
setting-public = Publique
setting-public-help = La table figure à l’accueil.
setting-spectators = Spectateurs
setting-spectators-help = D’autres peuvent regarder ; ils ne voient jamais ce qui est caché.
setting-hints = Conseils
setting-hints-help = Vous pouvez demander conseil à un dragon expérimenté.
setting-memory = Aide-mémoire
setting-memory-help = On peut consulter ce que tout le monde a vu.
setting-undo = Retours en arrière
setting-undo-help = Tant que rien de nouveau n’a été révélé, et si les autres sont d’accord.
setting-clock = Pendule
setting-clock-help = Quand le temps est écoulé, un dragon continue.
setting-stand-in = Remplaçant
setting-stand-in-help = Joue pour les absents et ceux qui n’ont plus de temps.

## En attendant les joueurs
seat-open = Place libre
seat-waits = attend quelqu’un
is-bot = dragon
is-you = c’est vous
is-here = est là
is-away = n’est pas là
sit-here = S’asseoir ici
stand-up = Quitter la place
seat-bot = Installer ici
open-seat = Libérer la place
waiting-for-players = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
all-seated = Tout le monde est assis. L’hôte lance la partie.
all-seated-host = Tout le monde est assis. Vous pouvez commencer.
start-help = Il faut quelqu’un à chaque place : un ami ou un dragon.
your-name = Votre nom
name-help = Les autres joueurs le verront.
name-missing = Écrivez d’abord un nom, puis choisissez une place.
invite-title = Inviter des amis
invite-text = Toute personne qui ouvre ce lien peut prendre une place. Aucun compte n’est nécessaire.
invite-link = Lien vers cette table
invite-entry = Lien vers cette table
invite-running = Toute personne qui ouvre ce lien peut regarder, si la table le permet.
agreed = Convenu pour cette table
terms-no-clock = Sans pendule
terms-clock-move = { $time } par décision
terms-clock-bank = { $time } pour la partie, plus { $increment } s par décision
terms-public = Visible à l’accueil
terms-private = Seulement avec le lien
terms-spectators = Spectateurs bienvenus
terms-no-spectators = Sans spectateurs
terms-hints = Conseils permis
terms-no-hints = Pas de conseils à cette table
terms-undo = On peut revenir sur une décision
terms-no-undo = Ce qui est joué est joué
terms-own-cards = Avec les cartes du propriétaire

## À la table
decision = Ce qu’il faut décider
waiting-for = On attend { $names }
watch-this = Regardez ce qui se passe…
skip = Passer
you-chose = Votre choix : { $choice }. Vous pouvez encore changer d’avis.
confirm-choice = Valider : { $choice }
choose-again = Choisir autre chose
withdraw = Reprendre ce choix
step-back = Un pas en arrière
start-over = Recommencer
plan-made = Votre plan est prêt. Vous pouvez encore le changer.
list-offers = Toutes les possibilités en liste
game-over = La partie est terminée.
show-result = Résultat
reconnecting = La connexion est interrompue ; vos coups ne sont pas perdus. Reconnexion…
watching = Vous regardez la partie.
spectators-count = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
bot-plays-for = Un dragon joue pour { $name }.
take-back = Jouer de nouveau moi-même
clock-of = { $name } : { $time }
hint = Conseil
hint-key = Conseil (h)
hint-meaning = L’avis d’un dragon expérimenté : vos chances de gagner avec chaque choix
hint-chance = Chances de gagner :
log = Journal
log-key = Journal (l)
chat = Discussion
chat-key = Discussion (c)
chat-unread = { $count ->
    [1] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
chat-none = Personne n’a encore rien dit.
chat-placeholder = Dire quelque chose
chat-send = Envoyer
mute = Couper le son
mute-key = Activer ou couper le son (m)
menu = Menu
explanation = Explication
in-words = La table en mots
reaction-cheer = Bravo !
reaction-laugh = Ha ha !
reaction-gasp = Oh !
reaction-cry = Hélas !
reaction-think = Je réfléchis…
reaction-thanks = Merci !
note-joined = { $name } prend place.
note-left = { $name } quitte sa place.
note-stand-in = Un dragon joue maintenant pour { $name }.
note-back = { $name } est de retour.
note-resigned = { $name } abandonne ; un dragon continue.
note-undone = { $name } revient sur une décision.
note-undo-refused = { $name } n’accepte pas de revenir en arrière.

## Le menu d’une table
undo = Revenir sur ma dernière décision
move-seat = Transférer ma place sur un autre appareil
move-seat-text = Ouvrez ce lien sur l’autre appareil : votre place vous y suit. Il sert une seule fois, pendant { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
}.
move-seat-link = Lien qui transfère la place
speed = Vitesse
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-instant = immédiate
sound = Son
one-click = Jouer en un clic
one-click-help = Sans confirmation
memory = Aide-mémoire
memory-help = Montrer ce que tout le monde a vu
fingerprint = Empreinte de la donne
resign = Abandonner
resign-title = Abandonner ?
resign-text = Un dragon joue votre place jusqu’au bout, et la partie compte comme perdue pour vous. C’est irrévocable.
resign-not = Continuer à jouer
host-care = En tant qu’hôte
let-bot-play = Laisser jouer un dragon
give-back = Rendre la place
undo-title = Revenir en arrière ?
undo-text = { $you }, { $name } aimerait revenir sur une décision. Êtes-vous d’accord ?
undo-agree = D’accord
undo-cancel = Finalement non
undo-refuse = Non
undo-waiting = Retour en arrière : on attend la réponse ({ $names }).

## Plusieurs personnes sur un appareil
hand-over = { $name }, à vous de jouer
hand-over-text = Prenez l’appareil. Que les autres ne regardent pas !
i-am = Je suis { $name }

## Transférer une place
claim-title = Prenez votre place ici
claim-text = Votre place passe sur cet appareil ; sur l’autre, vous ne ferez plus que regarder.
claim-do = Prendre la place
claim-failed-title = Ce lien ne marche plus

## La fin
game-over-title = La partie est terminée
winner-is = { $count ->
    [one] Victoire pour { $names } !
   *[other] Victoire partagée : { $names } !
}
ended-by-resigning = La partie s’est arrêtée avant la fin : trop d’abandons.
rematch = Encore une partie
rematch-go = Rejoindre la partie suivante
fair-title = La donne était-elle honnête ?
fair-text = L’empreinte était affichée avant la première carte. La graine a fait la donne et correspond à l’empreinte : enregistrez la partie et vérifiez vous-même.
seed = Graine
download-game = Enregistrer la partie

## La première partie guidée
coach = Le Doyen explique
got-it = Compris

## Touches
keys-title = Touches
keys-hint = Appuyez sur ? pour toutes les touches, sur d pour entendre la table en mots.
keys-digits = choisir la possibilité qui porte ce numéro
keys-zero = choisir la dernière, s’il y en a plus de neuf
keys-arrows = parcourir les possibilités
keys-enter = confirmer
keys-escape = choisir autre chose, fermer
keys-explain = expliquer l’élément actif ; ou cette liste
keys-hint-key = conseil
keys-undo = revenir sur mon dernier pas ou ma dernière décision
keys-space = passer ce qui est montré
keys-log = journal
keys-chat = discussion
keys-mute = activer ou couper le son
keys-describe = la table en mots, pour les lecteurs d’écran

icon-credit = Icônes : game-icons.net (Lorc, Delapouite et d’autres), CC BY 3.0

## Sur tous les plateaux
advice = { $chance } de chances de gagner
advice-best = { $chance } de chances de gagner, le meilleur choix
seat-away = hors ligne
seat-thinks = réfléchit
has-points = points : { $points }
sheet-when = Quand : { $when }
sheet-example = Exemple : { $example }
