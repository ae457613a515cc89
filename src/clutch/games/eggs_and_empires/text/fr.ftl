# Eggs and Empires en français.
game-name = Eggs and Empires
game-pitch = Envoyez vos aventuriers sur la montagne des dragons, rapportez les plus beaux œufs et laissez les explosifs à vos rivaux.
game-length = 20 à 30 minutes

## Les pièces
adventurer = { $key ->
    [1] Barde (1)
    [2] Éclaireur (2)
    [3] Bergère (3)
    [4] Messager (4)
    [5] Marchand (5)
    [6] Prêtre (6)
    [7] Mage (7)
    [8] Forgeron (8)
    [9] Prêtresse noire (9)
   *[10] Héros (10)
}
egg = { $key }
mark = tour { $turn }, pris par { $by }{ $nth ->
    [0] { "" }
   *[other] , deuxième œuf
}

## Ce que fait une carte, en bref et en détail (pour l’aide)
ability-short = { $key ->
    [1] sans pouvoir
    [2] repère un œuf
    [3] avant les Forgerons
    [4] peut donner son œuf
    [5] +{ $merchant } sans œuf
    [6] peut jeter un œuf
    [7] pas d’œuf explosif
    [8] { $blacksmith } sans œuf
    [9] à deux ou plus : aucun œuf
   *[10] sans pouvoir
}
moment = { $key ->
    [3] pendant la récolte
    [7] pendant la récolte
    [9] pendant la récolte
    [1] jamais
    [10] jamais
   *[other] en fin de tour
}
ability = { $key ->
    [1] Sans pouvoir, et le plus petit nombre : il repart le plus souvent sans œuf, ce qui est parfait quand il n’y en a que de mauvais.
    [2] Vous montre l’œuf suivant de la pioche, puis le laisse caché au milieu : un œuf de plus au prochain tour, et personne d’autre ne sait ce qu’il vaut.
    [3] Choisit comme un 3, mais si quelqu’un révèle un Forgeron, la Bergère choisit juste avant tous les Forgerons.
    [4] L’œuf pris par le Messager n’est pas forcément pour vous : livrez-le à qui vous voulez, surtout s’il explose.
    [5] Si le Marchand n’a pas pris d’œuf, il va sur votre pile et vaut { $merchant } points au décompte de la manche.
    [6] Si le Prêtre a pris un œuf, vous pouvez jeter un œuf de votre pile : celui-ci ou un plus ancien. Tout le monde voit ce que c’était.
    [7] Ne prend jamais un œuf explosif posé face visible. S’il ne reste que des œufs explosifs et des œufs cachés, vous pouvez prendre un œuf caché, ou rien.
    [8] Une carte forte mais risquée : si le Forgeron n’a pas pris d’œuf, il va sur votre pile et vaut { $blacksmith } points au décompte de la manche.
    [9] Presque la plus forte. Mais si deux Prêtresses noires ou plus sont révélées au même tour, aucune ne choisit. Ce n’est pas une égalité.
   *[10] Sans pouvoir, et le plus grand nombre : personne ne choisit avant lui, sauf un autre Héros plus proche du marqueur.
}
clause = { $key ->
    [1] EGG-5.1
    [2] EGG-5.2
    [3] EGG-5.3
    [4] EGG-5.4
    [5] EGG-5.5
    [6] EGG-5.6
    [7] EGG-5.7
    [8] EGG-5.8
    [9] EGG-5.9
   *[10] EGG-5.1
}
example = { $key ->
    [1] Œufs −4 et −10 à quatre joueurs : les deux plus fortes cartes doivent les prendre, votre Barde s’en tire.
    [2] Vous avez vu un 12 : au tour suivant, deux œufs sont visibles et le vôtre est caché. Prenez-le avant que quelqu’un n’ose.
    [3] Prêtresse noire, Forgeron, Mage et Bergère sont révélés : ils choisissent dans l’ordre 9, 3, 8, 7.
    [4] Votre Messager doit prendre −8 ; à la fin du tour, vous l’offrez au premier du classement.
    [5] Trois rivaux révèlent des cartes plus fortes et prennent les deux œufs : votre Marchand gagne ses points.
    [6] Vous prenez un 4 avec le Prêtre et jetez le −10 d’il y a deux tours.
    [7] Œufs −5 et −6, tous deux visibles : le Mage ne prend rien, et c’est la carte suivante qui doit en prendre un.
    [8] Deux œufs, et deux Héros avant vous : votre Forgeron rentre bredouille et vous coûte des points.
    [9] Cartes 9, 9, 6, 4 : les deux Prêtresses partent en fumée, le Prêtre choisit en premier.
   *[10] Œufs 11 et −5 : le Héros prend 11, la carte suivante doit prendre −5.
}

## Les coups
keep-hand = Garder cette main
redraw-hand = Repiocher toute la main
choose-adventurer = { $card }
choose-adventurers = { $higher } et { $lower }
take-face-up-egg = Prendre l’œuf { $value }
take-face-down-egg = Prendre l’œuf caché repéré par { $scout }
leave-eggs = Ne rien prendre
keep-egg = Garder l’œuf
give-egg = Donner l’œuf à { $to }
discard-nothing = Ne rien jeter
discard-egg = Jeter l’œuf du { $mark }
discard-egg-of-value = Jeter le { $value } ({ $mark })

## Ce qui s’est passé
round-began = La manche { $round } commence.
marker-moved = { $why ->
    [random] Le sort donne le marqueur à { $to }.
    [tie] Il y a eu égalité : le marqueur passe à { $to }.
    [turn] Le marqueur passe à { $to }.
    [round] Le marqueur passe à { $to }.
   *[lowest] { $to } a le moins de points et reçoit le marqueur.
}
hand-dealt = { $cards ->
    [none] { $seat } reçoit { $count } cartes.
   *[other] { $seat } reçoit { $cards }.
}
hand-kept = { $seat } garde sa main.
hand-redrawn = { $cards ->
    [none] { $seat } repioche toute sa main.
   *[other] { $seat } repioche toute sa main et reçoit { $cards }.
}
eggs-revealed = Tour { $turn } : les œufs { $eggs } sont révélés.
revealed = { $seat } : { $cards }
pick-turn = { $seat } avec { $card }
adventurers-revealed = Tous révèlent. { $cards }
priestesses-cancelled = { $seats } : les Prêtresses noires s’annulent, aucune ne choisit.
egg-collected = { $scout ->
    [none] { $seat } prend l’œuf { $value } avec { $card }.
   *[other] { $value ->
        [none] { $seat } prend l’œuf caché repéré par { $scout } avec { $card }.
       *[other] { $seat } prend l’œuf caché repéré par { $scout } avec { $card } : c’est { $value }.
    }
}
nothing-taken = { $why ->
    [no_eggs] { $seat } ne trouve plus d’œuf pour { $card }.
    [only_exploding] { $seat } ne prend rien avec { $card } : il ne reste que des œufs explosifs.
   *[left] Avec { $card }, { $seat } laisse les œufs cachés.
}
egg-left = { $scout ->
    [none] Personne ne prend l’œuf { $value } ; il est défaussé.
   *[other] { $value ->
        [none] Personne ne prend l’œuf caché repéré par { $scout } ; il est défaussé sans être montré.
       *[other] Personne ne prend l’œuf caché repéré par { $scout }, { $value } ; il est défaussé sans être montré.
    }
}
egg-scouted = { $value ->
    [none] { $scout } repère un œuf et le pose face cachée au milieu.
   *[other] { $scout } repère un œuf, { $value }, et le pose face cachée au milieu.
}
egg-kept = { $seat } garde l’œuf du Messager.
egg-given = { $value ->
    [none] { $seat } donne l’œuf du Messager à { $to }, sans le montrer.
   *[other] { $seat } donne l’œuf du Messager, { $value }, à { $to }.
}
card-laid = { $seat } : { $card } n’a pas pris d’œuf, { $points } en fin de manche.
egg-discarded = { $seat } jette l’œuf { $value } avec le Prêtre.
nothing-discarded = { $seat } ne jette rien avec le Prêtre.
cards-drawn = { $cards ->
    [none] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $seat } pioche { $cards }.
}
pile-shown = { $seat } marque { $points } dans cette manche ({ $eggs }{ $laid ->
    [none] { "" }
   *[other]  ; { $laid }
}) et a { $total } au total.
laid-card = { $card } { $points }
token-won = { $seat } remporte la manche et possède maintenant { $tokens ->
    [one] un jeton d’œuf
   *[other] { $tokens } jetons d’œuf
}.
game-ended = { $reason ->
    [enough-tokens] Victoire pour { $winners } : assez de jetons d’œuf !
   *[most-points] Victoire pour { $winners } : le plus de points !
}
most-points = le plus de points après trois manches
enough-tokens = assez de jetons d’œuf réunis

## Pourquoi pas
not-in-hand = Vous n’avez pas { $card } en main.
two-equal-cards = On ne joue pas deux cartes de même nombre dans un tour.
higher-card-first = Nommez d’abord la carte la plus forte.
wrong-number-of-cards = { $players ->
    [2] À deux joueurs, chacun joue deux cartes par tour.
   *[other] À { $players } joueurs, chacun joue une carte par tour.
}
mage-takes-no-exploding-egg = Le Mage ne prend jamais un œuf explosif posé face visible.
no-such-egg = Il n’y a pas d’œuf { $egg } au milieu.
no-such-face-down-egg = Il n’y a pas d’œuf caché repéré par { $scout } au milieu.
give-to-another-player = Un œuf se donne à un autre joueur.
not-on-your-pile = Cet œuf n’est pas sur votre pile.
not-now = Ce n’est pas possible maintenant.
wrong-number-of-eggs = À { $players } joueurs, il y aurait { $found } œufs. Il en faut de { $least } à { $most }, pour que la pioche ne s’épuise jamais.

## Les options
option-scoring = Décompte
option-scoring-points = points : le plus de points après trois manches
option-scoring-tokens = tokens : le meilleur de chaque manche reçoit un jeton d’œuf, le premier à 3 (à cinq ou six joueurs : 2) gagne
option-marker = Marqueur d’égalité
option-marker-ties = ties : il passe après un tour avec égalité, et revient après une manche à qui a le moins de points
option-marker-every_round = every_round : il passe à gauche après chaque manche
option-marker-every_turn = every_turn : il passe à gauche après chaque tour, et revient après une manche à qui a le moins de points

## Les règles en bref (pour l’aide)
rules-in-short = Trois manches de neuf tours. À chaque tour, chacun choisit en secret un aventurier ; tous sont révélés ensemble. Le plus grand nombre prend un œuf en premier, puis le suivant, jusqu’au dernier œuf. Qui peut en prendre un doit le faire, même s’il explose ! À nombre égal, le plus proche du marqueur, dans le sens horaire, passe en premier. Ensuite les Éclaireurs regardent un œuf, de nouveaux œufs sont révélés, puis Messager, Marchand, Prêtre et Forgeron agissent. Chacun pioche une carte. Après neuf tours, on compte les points.
rules-two-players = À deux joueurs, chacun tient quatre cartes de deux paquets mélangés, en joue deux différentes par tour et peut récolter deux œufs.

## Ce qu’il faut décider
decide-mulligan = Manche { $round } : garder cette main, ou la repiocher entièrement, une seule fois ?
decide-choosing = Qui envoyez-vous sur la montagne ?
decide-choosing-two = Quels aventuriers envoyez-vous sur la montagne ? Choisissez-en deux.
decide-collecting = À votre carte { $card } de choisir : quel œuf prenez-vous ?
decide-mage = Aucun œuf visible pour votre carte { $card } : prenez un œuf caché, ou rien.
decide-giving = Votre carte { $card } a pris l’œuf { $value }. Le garder, ou le donner ?
decide-discarding = Votre carte { $card } peut jeter un œuf de votre pile. Lequel ?

## Ce qui est sur la table
label-round = Manche { $round } sur { $rounds } · tour { $turn } sur 9
label-round-tokens = Manche { $round } · tour { $turn } sur 9 · { $target } jetons pour gagner
label-eggs = Œufs au milieu
label-eggs-later = Œufs du tour suivant
label-no-eggs = aucun
label-hand = Votre main
label-player = Joueur
label-points = Points
label-tokens = Jetons
label-pile = Pile
label-played = Joué
label-discards = Défausse
label-scouted-by = repéré par { $scout }
label-egg-deck = { $count ->
    [one] encore { $count } œuf dans la pioche
   *[other] encore { $count } œufs dans la pioche
}
label-place = Place
label-round-number = Manche { $round }
label-total = Total
legend = ◆ a le marqueur · ? un œuf que vous n’avez pas vu · (−8) caché, connu de vous · +6·5 un Marchand sur la pile · 18 +7 points des manches passées, et de celle-ci jusqu’ici
