# Eggs and Empires à l’écran, en français.

## La table
eggs-card = { $name }, { $number }, { $ability }
eggs-card-short = { $name }, { $number }
eggs-play = jouer cette carte
eggs-take = prendre cet œuf
eggs-discard = jeter cet œuf
eggs-egg = Œuf, { $value }
eggs-exploding-egg = Œuf explosif, { $value }
eggs-face-down-egg = Œuf caché repéré par { $scout }
eggs-face-down-egg-known = Œuf caché repéré par { $scout } ; vous savez qu’il vaut { $value }
eggs-offer-with-value = { $offer } : { $value }
eggs-picks = choisit en position { $number }
eggs-marker-of = { $who } a le marqueur
eggs-holds = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
eggs-has-tokens = jetons : { $points }
eggs-nest-of = Nid : { $who }
eggs-open-nest = Nid : { $who }, { $count ->
    [0] vide
    [one] un œuf
   *[other] { $count } œufs
}
eggs-your-nest = Votre nid
eggs-open-own-nest = Votre nid, { $count ->
    [0] vide
    [one] un œuf
   *[other] { $count } œufs
}
eggs-nest-empty = encore vide
eggs-this-round = Cette manche : { $points }
eggs-left-to-memory = { $count ->
    [0] Pas encore d’œuf.
    [one] Un œuf, face cachée. Vous en souvenez-vous ?
   *[other] { $count } œufs, face cachée. Vous en souvenez-vous ?
}
eggs-eggs-come = Les œufs arrivent quand tout le monde a décidé.
eggs-round-over = Fin de la manche { $round } : on dévoile les nids

## Écrit en grand un instant
eggs-cry-nothing = pas d’œuf
eggs-cry-keep = gardé
eggs-cry-hop = devant le Forgeron !
eggs-cry-redraw = Nouvelle main : { $who }
eggs-cry-victory = Victoire pour { $who } !

## La situation en mots
eggs-tell = { $title } : { $what }.
eggs-tell-hand = Votre main : { $cards }.
eggs-tell-nest = { $who }, nid : { $count ->
    [0] aucun œuf
    [one] un œuf
   *[other] { $count } œufs
}, { $points }{ $sure ->
    [yes] { "" }
   *[no] { " " }et une inconnue
}.
eggs-tell-played = { $who } a joué { $cards }.

## Les fiches

eggs-sheet-round = Manches et tours
eggs-when-round = tout au long de la partie
eggs-about-round = Trois manches de neuf tours. À chaque tour, chacun choisit en secret un aventurier, tous sont révélés, et le plus grand nombre choisit un œuf en premier. Après neuf tours, on compte les nids et chacun repart avec un paquet complet.
eggs-example-round = Cinq coquetiers pleins : cinq tours de cette manche sont passés, il en reste quatre.
eggs-clause-round = EGG-3, EGG-6.1

eggs-sheet-egg = Œuf
eggs-when-egg = au décompte de la manche
eggs-about-egg = Vaut son nombre en points à la fin de la manche. Celui dont c’est le tour de choisir doit en prendre un s’il le peut.
eggs-example-egg = Un 12 et un 3 sur la corniche : la carte la plus forte prend le 12, la suivante doit prendre le 3.
eggs-clause-egg = EGG-4.1, EGG-4.2

eggs-sheet-exploding-egg = Œuf explosif
eggs-when-exploding-egg = au décompte de la manche
eggs-about-exploding-egg = Coûte son nombre en points. Vous devez le prendre s’il ne reste que lui pour votre carte. Le Mage ne le prend jamais face visible, un Messager peut le donner, un Prêtre peut le jeter.
eggs-example-exploding-egg = Un 9 et un −8 à quatre joueurs : la carte la plus forte prend le 9, la deuxième doit prendre le −8.
eggs-clause-exploding-egg = EGG-1.2, EGG-4.2

eggs-sheet-face-down-egg = Œuf caché
eggs-when-face-down-egg = au tour qui suit son repérage
eggs-about-face-down-egg = Un Éclaireur l’a regardé et posé ici. Lui seul sait ce qu’il vaut, avec la personne qui le prendra. L’emblème montre qui l’a repéré.
eggs-example-face-down-egg = La personne qui l’a repéré joue aussitôt un Héros : c’est sans doute un bon œuf.
eggs-clause-face-down-egg = EGG-5.2, EGG-4.6

eggs-sheet-nest = Nid
eggs-when-nest = au décompte de la manche
eggs-about-nest = Les œufs récoltés dans cette manche, face cachée, avec les Marchands et les Forgerons rentrés bredouilles. Si la table se souvient pour vous, vous voyez ce que vous auriez pu retenir.
eggs-example-nest = 7, −4 et un Marchand : 7 − 4 + 6 = 9 points dans cette manche.
eggs-clause-nest = EGG-4.6, EGG-6.1

eggs-sheet-marker = Marqueur
eggs-when-marker = quand deux joueurs révèlent le même nombre
eggs-about-marker = À nombre égal, on choisit dans le sens horaire en partant de qui a le marqueur. Après un tour avec égalité, il passe à gauche. Après une manche, il va à qui a le moins de points.
eggs-example-marker = Vous avez le marqueur et révélez un 8, un rival aussi : vous choisissez d’abord, puis le marqueur passe.
eggs-clause-marker = EGG-4.5, EGG-6.3

eggs-sheet-mulligan = Repiocher sa main
eggs-when-mulligan = au début de chaque manche
eggs-about-mulligan = Avant que les œufs soient révélés, chacun peut une fois mettre toute sa main de côté et en piocher une nouvelle. Les anciennes cartes sont mélangées à la pioche.
eggs-example-mulligan = 4, 5 et 6 : rien pour se battre, rien pour esquiver. De nouvelles cartes seraient peut-être meilleures.
eggs-clause-mulligan = EGG-2.3

eggs-sheet-token = Jeton d’œuf
eggs-when-token = à la fin de chaque manche, quand on joue avec les jetons
eggs-about-token = Qui marque le plus de points dans une manche reçoit un jeton. Le premier à en avoir trois gagne ; à cinq ou six joueurs, deux suffisent.
eggs-example-token = Deux joueurs partagent le meilleur résultat de la manche : un jeton chacun.
eggs-clause-token = EGG-6.5

eggs-sheet-two-players = À deux joueurs
eggs-when-two-players = tout au long de la partie
eggs-about-two-players = Chacun tient quatre cartes de deux paquets mélangés, en joue deux différentes par tour et peut récolter deux œufs, un avec chaque carte.
eggs-example-two-players = Vous révélez 10 et 8, votre rival 8 et 3 : votre 10 choisit d’abord, puis le 3, qui passe devant les deux 8.
eggs-clause-two-players = EGG-7

## Le guide
eggs-tip-welcome = Bienvenue sur le mont Ridback ! Envoyez vos aventuriers chercher des œufs de dragon. Après trois manches de neuf tours, le plus grand total gagne.
eggs-tip-mulligan = Voici votre main. Si elle vous déplaît, repiochez-la entièrement, une fois par manche. Les cartes fortes gagnent des œufs, les faibles les esquivent : l’idéal est un mélange.
eggs-tip-choosing = Choisissez une carte. Toutes sont révélées en même temps et le plus grand nombre choisit en premier. Mais attention : qui peut prendre un œuf doit le faire, même s’il explose !
eggs-tip-reveal = Toutes les cartes sont retournées ensemble ! Les petits numéros indiquent l’ordre des choix. Deux œufs, trois aventuriers : quelqu’un rentrera bredouille.
eggs-tip-picking = À vous de choisir : touchez l’œuf que vous voulez. Ce que vous laissez ira peut-être à un rival.
eggs-tip-nest = Les œufs récoltés vont au nid, face cachée. Essayez de les retenir, ou laissez la table s’en souvenir pour vous : c’est dans le menu.
eggs-tip-must-take = Aïe ! Votre carte pouvait prendre un œuf, elle y était donc obligée. Une carte plus faible s’en serait peut-être tirée. Un Prêtre peut encore jeter cet œuf.
eggs-tip-tie = Deux nombres égaux : le plus proche du dragon sculpté, dans le sens horaire, choisit en premier. Après une égalité, le dragon passe au suivant.
eggs-tip-smoke = Deux Prêtresses noires au même tour : elles partent en fumée et ne choisissent rien. Redoutable, mais à condition d’être seule !
eggs-tip-shepherd = La Bergère n’est qu’un 3, mais dès que quelqu’un révèle un Forgeron, elle saute devant et choisit avant le 8.
eggs-tip-courier = Le Messager peut donner l’œuf qu’il a pris. Un œuf explosif fait un joli cadeau pour qui est en tête.
eggs-tip-priest = Si le Prêtre prend un œuf, vous pouvez jeter n’importe quel œuf de votre nid. Le remède parfait contre un vieux −10.
eggs-tip-merchant = Le Marchand ne veut surtout pas d’œuf : rentré sans rien, il vaut 6 points. Jouez-le quand les autres se battent.
eggs-tip-blacksmith = Le Forgeron est fort, mais sans œuf il vous coûte 4 points. Assurez-vous qu’il en reste un pour vous.
eggs-tip-scout = L’Éclaireur regarde l’œuf suivant et le pose face cachée. Au prochain tour, vous saurez, et personne d’autre, s’il mérite qu’on se batte.
eggs-tip-scouted = Un œuf caché ! Son emblème montre qui l’a repéré. Si ce joueur joue fort maintenant, devinez pourquoi.
eggs-tip-mage = Le Mage ne prend jamais un œuf explosif visible. Un choix sûr quand un bon et un mauvais œuf sont côte à côte.
eggs-tip-priestess = Un 9 bat presque tout. Jouez la Prêtresse noire quand vous pensez que personne d’autre ne le fera.
eggs-tip-hero = Le Héros choisit en premier. Vous n’en avez qu’un par manche : gardez-le pour un œuf qui en vaut la peine.
eggs-tip-bard = Le Barde est le plus faible de tous. Parfait quand il n’y a que de mauvais œufs.
eggs-tip-only-bad = Rien que des œufs explosifs ! Les deux plus fortes cartes devront les prendre. Jouez bas et laissez-les à vos rivaux.
eggs-tip-great-egg = Un œuf précieux ! Tout le monde le veut. Vous battez-vous, ou laissez-vous les autres gaspiller leurs meilleures cartes ?
eggs-tip-counting = Chacun a chaque nombre une seule fois par manche. Un Héros joué ne revient pas avant la suivante : retenez qui a encore le sien.
eggs-tip-marker = Regardez le dragon sculpté : près de lui, dans le sens horaire, vous gagnez les égalités, et une carte moyenne peut suffire.
eggs-tip-last-cards = Votre pioche est vide : on ne pioche plus. Une carte vous restera en main, alors choisissez celle dont vous pouvez vous passer.
eggs-tip-scoring = La manche est finie : on dévoile les nids et on compte. Qui a le moins de points reçoit le marqueur, et chacun un paquet complet.
eggs-tip-over = Bien joué ! C’était une partie entière. Revenez avec des amis, ou affrontez un dragon plus fort.
