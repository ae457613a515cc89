# Incubation en français.
game-name = Incubation
game-pitch = Faites éclore des œufs de dragon par l’eau et le feu, vendez les jeunes dragons contre des trésors et remplissez les objectifs avant les autres.
game-length = 30 à 45 minutes

## Les pièces
colour = { $key ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
resource = { $key ->
    [water] eau
   *[fire] feu
}
symbol = { $key ->
    [water] eau
    [fire] feu
    [gold] or
   *[chest] coffre
}
section = { $key ->
    [0] section 1
    [1] section 2
    [2] section 3
    [3] section 4
    [4] section 5
    [5] section 6
    [6] section 7
   *[7] section 8
}
pile = { $key ->
    [0] pile de gauche
    [1] pile du milieu
   *[2] pile de droite
}
incubator = { $key ->
    [0] incubateur de gauche
   *[1] incubateur de droite
}
die = { $key ->
    [0] premier dé
   *[1] second dé
}
egg = { $colours ->
    [none] œuf mystère
   *[other] œuf { $colours }
} (feu { $fire }, eau { $water }, valeur { $value })
dragons-of = { $count ->
    [one] { $count } dragon { $colour }
   *[other] { $count } dragons { $colour }s
}
objective = { $dragons ->
    [none] { $alike ->
        [0] { $different } dragons de couleurs différentes
       *[other] { $alike } dragons d’une même couleur
    }
   *[other] { $dragons }
}{ $gold ->
    [0] { "" }
   *[other] { " " }· { $gold } or
} (valeur { $value })

## Les coups
take-first-egg = Prendre l’œuf de la { $pile }
keep-dice = Garder les deux dés
reroll-die = Relancer le { $die }
reroll-both = Relancer les deux dés
use-die = Utiliser le { $die }
use-both = Utiliser les deux dés ensemble
spend-die = Dépenser le { $die } pour l’œuf de la { $pile }
place-resource = Placer le jeton { $resource } dans l’{ $incubator }
store-surplus = Déposer dans la { $section }
take-treasure = Prendre le trésor de la { $section }
hatch-first = Faire éclore d’abord l’œuf de l’{ $incubator }
take-objective = { $slot ->
    [0] Prendre le premier objectif
    [1] Prendre le deuxième objectif
    [2] Prendre le troisième objectif
    [3] Prendre le quatrième objectif
   *[4] Prendre le cinquième objectif
}

## Les mêmes coups, quand on voit de quoi il s’agit
use-die-of = Utiliser le dé { $symbol } : { $symbol } +{ $amount }
use-both-of = Utiliser ensemble les deux dés { $symbol } : { $symbol } +{ $amount }
spend-die-of = Dépenser le dé { $symbol } : { $egg }
reroll-die-of = Relancer le dé { $symbol }
take-first-egg-of = Prendre l’{ $egg }
place-resource-on = Placer le jeton { $resource } sur l’{ $egg }
hatch-first-of = Faire éclore d’abord : { $egg }
take-objective-of = Prendre l’objectif : { $objective }
section-with = { $section } : { $treasure }
section-of-colour = { $section } ({ $colour })
treasure = { $gold ->
    [0] { $water ->
        [0] { $fire ->
            [0] vide
           *[other] { $fire } feu
        }
       *[other] { $water } eau{ $fire ->
            [0] { "" }
           *[other] { " " }· { $fire } feu
        }
    }
   *[other] { $gold } or{ $water ->
        [0] { "" }
       *[other] { " " }· { $water } eau
    }{ $fire ->
        [0] { "" }
       *[other] { " " }· { $fire } feu
    }
}

## Ce qui s’est passé
table-laid = Trois piles d’œufs sont prêtes. Au-dessus : { $tops }. Les objectifs : { $objectives }.
wheel-set = La roue apporte de l’or à la { $gold }, de l’eau à la { $water } et du feu à la { $fire }.
first-player-chosen = { $seat } commence la partie, et choisira donc son premier œuf après tous les autres.
egg-taken = { $die ->
    [none] { $seat } prend un premier œuf sur la { $pile } : { $egg }.
   *[other] { $seat } dépense le { $die } pour un œuf de la { $pile } : { $egg }.
}{ $uncovered ->
    [none] { " " }La pile est maintenant vide.
   *[other] { " " }En dessous : { $uncovered }.
}
turn-began = Manche { $round } : à { $seat } de jouer.
dice-rolled = { $seat } lance les dés : { $dice }.
dice-rerolled = { $first ->
    [yes] { $second ->
        [yes] { $seat } relance les deux dés : { $dice }.
       *[no] { $seat } relance le premier dé : { $dice }.
    }
   *[no] { $seat } relance le second dé : { $dice }.
}
dice-kept = { $seat } garde les dés.
wheel-turned = { $seat } fait tourner la roue avec un coffre : or à la { $gold }, eau à la { $water }, feu à la { $fire }.
dice-used = { $die ->
    [none] { $seat } utilise les deux dés { $symbol } : { $symbol } +{ $amount }.
   *[other] { $seat } utilise le { $die } : { $symbol } +{ $amount }.
}
resource-placed = { $seat } place { $amount ->
    [one] un jeton
   *[other] { $amount } jetons
} { $resource } dans l’{ $incubator }.
surplus-stored = { $seat } n’a pas de place pour { $amount ->
    [one] un jeton
   *[other] { $amount } jetons
} { $resource } : direction la { $section }.
egg-hatched = Éclosion chez { $seat } : { $egg }.
treasure-taken = { $why ->
    [chests] Deux coffres : { $seat } prend le trésor de la { $section }
   *[sale] { $seat } vend le dragon à la { $section }
}{ $gold ->
    [0] { $water ->
        [0] { $fire ->
            [0] { " " }· rien d’utile
           *[other] { " " }· { $fire } feu
        }
       *[other] { " " }· { $water } eau{ $fire ->
            [0] { "" }
           *[other] { " " }· { $fire } feu
        }
    }
   *[other] { " " }· { $gold } or{ $water ->
        [0] { "" }
       *[other] { " " }· { $water } eau
    }{ $fire ->
        [0] { "" }
       *[other] { " " }· { $fire } feu
    }
}.
nothing-to-take = { $why ->
    [chests] Deux coffres, mais tous les trésors sont vides : rien pour { $seat }.
   *[sale] { $seat } ne tire rien de son dragon : les trésors de sa couleur ({ $colours }) sont vides.
}
objective-taken = { $seat } prend un objectif : { $objective }.
end-triggered = { $why ->
    [piles] Deux piles sont vides : c’est la dernière manche.
   *[objectives] { $seat } prend le dernier objectif : c’est la dernière manche.
}
score-counted = { $seat } : œufs { $eggs } + objectifs { $objectives } + or { $gold } = { $total }.
game-ended = { $reason ->
    [piles] Deux piles sont vides et la manche est finie. Victoire pour { $winners } !
    [objectives] Tous les objectifs sont pris et la manche est finie. Victoire pour { $winners } !
    [standoff] Cinq manches calmes de suite mettent fin à la partie. Victoire pour { $winners } !
   *[rounds] Cent manches ont été jouées. Victoire pour { $winners } !
}
two-piles-empty = deux piles d’œufs sont vides
no-objective-left = tous les objectifs sont pris
standoff = rien n’a bougé pendant cinq manches
hundred-rounds = cent manches ont été jouées

## Pourquoi pas
not-now = Ce n’est pas possible maintenant.
dice-not-equal = Seuls deux dés identiques agissent ensemble.
die-already-used = Le { $die } a déjà servi.
chest-is-no-action = Le { $die } montre un coffre : il ne peut ni agir ni acheter un œuf.
no-empty-incubator = Vos deux incubateurs sont occupés : il n’y a pas de place pour un œuf.
pile-is-empty = Il ne reste plus d’œuf sur la { $pile }.
must-take-egg = L’autre dé a agi le premier : celui-ci doit prendre un œuf.
egg-does-not-need = L’œuf de l’{ $incubator } n’a plus besoin de jeton { $resource }.
not-in-hand = Vous n’avez pas de jeton { $resource } à placer.
dice-are-alike = Les dés sont identiques, peu importe lequel. Choisissez le premier.
wrong-colour = Le dragon ne se vend pas à la { $section }. Il faut une section de sa couleur : { $colours }.
objective-taken-already = Cet objectif est déjà pris.
objective-not-met = Vous ne remplissez pas encore cet objectif.
already-rerolled = Vous avez déjà relancé. Les dés restent ainsi.
wrong-count-of-eggs = Il y a { $found } œufs. Il en faut de { $least } à { $most }, en trois piles égales.
wrong-count-of-objectives = Il y a { $found } objectifs. Il en faut de { $least } à { $most }.
objective-form = L’objectif { $number } doit contenir exactement un de ces mots : « dragons », « alike », « different ».
objective-colour-twice = L’objectif { $number } nomme deux fois une couleur. Additionnez les dragons de même couleur.
hybrid-of-one-colour = L’œuf { $number } nomme deux fois la même couleur. Un hybride en a deux différentes.
egg-without-need = L’œuf { $number } n’a besoin ni de feu ni d’eau. Il lui faut au moins l’un des deux.
colour-not-on-ring = Le marché n’a aucune section de cette couleur : { $colour }. Il en faut une par couleur.
only-chests = Les dés ne montrent que des coffres. Ils doivent aussi montrer quelque chose dont on puisse se servir.

## Les règles en bref (pour l’aide)
rules-in-short = Lancez deux dés, et relancez-en un ou deux si vous voulez, une seule fois. Un coffre fait tourner la roue, qui dépose or, eau et feu au marché ; deux coffres vous donnent le trésor de votre choix. Utilisez chaque autre dé : l’eau et le feu vont sur les œufs de vos incubateurs, l’or est à vous ; ou dépensez ce dé pour prendre un œuf. Deux dés identiques utilisés ensemble rapportent trois. Un œuf qui a tout son feu et toute son eau éclot aussitôt, et son dragon se vend contre un trésor de sa couleur. À la fin de votre tour, vous prenez un objectif que vous remplissez. Dès que deux piles d’œufs sont vides, ou tous les objectifs pris, on termine la manche. Œufs éclos, objectifs et or sont vos points.

## Ce qu’il faut décider
decide-first-egg = Par quel œuf commencez-vous ?
decide-rolled = Vos dés : { $dice }. Les garder, ou relancer une fois ?
decide-chests = Deux coffres ! Quel trésor prenez-vous ?
decide-dice = Que faites-vous de vos dés ?
decide-die = Que faites-vous du dé { $symbol } ?
decide-die-egg = Ce dé prend un œuf. De quelle pile ?
decide-placing = Quel œuf reçoit le jeton { $resource } ?
decide-surplus = { $amount ->
    [one] Un jeton { $resource } est de trop. Dans quel trésor va-t-il ?
   *[other] { $amount } jetons { $resource } sont de trop. Dans quel trésor vont-ils ?
}
decide-hatching = Deux œufs sont prêts. Lequel éclot en premier ?
decide-selling = Votre dragon est vendu. Quel trésor vous rapporte-t-il ? Couleurs : { $colours }
decide-objective = Vous remplissez plusieurs objectifs. Lequel prenez-vous ?

## Ce qui est sur la table
label-round = Manche { $round }
label-last-round = Dernière manche
label-quiet-rounds = { $count ->
    [one] { $count } manche calme ; la cinquième de suite met fin à la partie
   *[other] { $count } manches calmes de suite ; la cinquième met fin à la partie
}
label-market = Marché
label-dice = Dés
label-die-used = utilisé
label-piles = Œufs à prendre
label-objectives = Objectifs
label-your-board = Vos incubateurs
label-incubators = Incubateurs
label-dragons = Dragons
label-player = Joueur
label-gold = Or
label-points = Points
label-eggs = Œufs
label-total = Total
label-place = Place
label-first-player = Premier joueur
label-empty = vide
label-none = aucun
label-in-hand = À placer : { $amount } { $resource }
label-eggs-left = { $count ->
    [0] plus d’œufs
    [one] encore { $count } œuf
   *[other] encore { $count } œufs
}
label-taken-by = pris par { $who }
label-met = rempli
label-missing = { $count ->
    [0] assez de dragons
    [one] il manque { $count } dragon
   *[other] il manque { $count } dragons
}
label-missing-gold = { $count ->
    [0] assez d’or
    [one] il manque { $count } pièce d’or
   *[other] il manque { $count } pièces d’or
}
legend = ● or · ≈ eau · ▲ feu · ▣ coffre · ◆ premier joueur · ▲ 1/3 demande trois jetons feu et en a un

## Explications, pour les fiches d’aide : le nom, l’effet, un exemple, les règles
title-market = Marché
title-wheel = Roue
title-section = Section
title-dice = Dés
title-chest = Coffre
title-gold = Or
title-water = Eau
title-fire = Feu
title-egg = Œuf et dragon
title-hybrid = Hybride
title-mystery = Œuf mystère
title-incubator = Incubateur
title-pile = Pile d’œufs
title-objective = Objectif
title-first-player = Premier joueur
title-end = Fin de la partie
title-score = Points
help-market = Un anneau de huit sections, chacune avec une couleur et un trésor. C’est ici que l’on vend les dragons : chacun vous rapporte le trésor d’une section de sa couleur.
help-wheel = Elle désigne trois sections : l’une reçoit de l’or, une autre de l’eau, une autre du feu. Quand le résultat définitif des dés montre exactement un coffre, elle avance d’une section dans le sens horaire et dépose un jeton de chaque sorte.
help-section = Son trésor est un tas d’or, d’eau et de feu. Qui le prend reçoit tout l’or, et autant d’eau et de feu que ses œufs en demandent encore ; le reste ne bouge pas.
help-dice = Lancez les deux, puis relancez-en un ou deux si vous voulez, une seule fois. Tout dé qui ne montre pas un coffre doit servir : pour ce qu’il montre, ou pour un œuf. Deux dés identiques utilisés ensemble rapportent trois au lieu de deux.
help-chest = Exactement un coffre fait tourner la roue. Deux coffres la laissent en place : vous prenez le trésor de la section de votre choix. Un coffre ne peut pas payer un œuf.
help-gold = Un dé or rapporte 1 or, deux ensemble en rapportent 3. À la fin, chaque or vaut un point, et certains objectifs en demandent ; on ne le dépense jamais.
help-water = Un dé eau rapporte 1 eau, deux ensemble en rapportent 3. Vos œufs reçoivent aussitôt ce dont ils ont besoin. Le surplus va dans un trésor de votre choix, où chacun pourra le gagner.
help-fire = Un dé feu rapporte 1 feu, deux ensemble en rapportent 3. Vos œufs reçoivent aussitôt ce dont ils ont besoin. Le surplus va dans un trésor de votre choix, où chacun pourra le gagner.
help-egg = Il indique combien de feu et d’eau il lui faut, et combien de points il vaut une fois éclos. Dès qu’il a tout, il éclot, et le dragon se vend contre un trésor de sa couleur. Vous gardez le dragon.
help-hybrid = Un œuf de deux couleurs. Son dragon vous rapporte deux trésors, un de chaque couleur, mais il ne compte pour aucun objectif.
help-mystery = Un œuf sans couleur. Son dragon ne se vend pas, mais pour chaque objectif il compte comme un dragon de la couleur de votre choix.
help-incubator = Vous en avez deux ; chacun contient un œuf, avec le feu et l’eau déjà reçus. Il faut un incubateur vide pour prendre un nouvel œuf.
help-pile = On ne voit, et on ne prend, que l’œuf du dessus. Dépensez un dé eau, feu ou or pour le mettre dans un incubateur vide. Quand deux piles sont vides, on joue la dernière manche.
help-objective = À la fin de votre tour, vous prenez un objectif si vous le remplissez : assez de dragons, et parfois de l’or en votre possession. On ne dépense rien : les mêmes dragons peuvent resservir.
help-first-player = Le premier joueur commence chaque manche, et choisit son premier œuf après les autres. Le jeton ne change jamais de main ; il montre où finit la manche.
help-end = Quand deux piles d’œufs sont vides, ou qu’il ne reste plus d’objectif, on joue la manche jusqu’au bout : tous ont ainsi le même nombre de tours. Cinq manches calmes de suite mettent aussi fin à la partie.
help-score = La valeur de vos œufs éclos, vos objectifs, et 1 point par or. Un œuf non éclos ne compte pas. En cas d’égalité : le plus d’objectifs, puis le plus d’œufs éclos.
example-market = Votre œuf bleu éclot : prenez le trésor de l’une ou l’autre des sections bleues.
example-wheel = Vous obtenez coffre et feu : la roue avance d’une section et trois trésors grossissent. Puis vous utilisez le feu.
example-section = Elle contient 3 or, 2 eau et 1 feu, et vos œufs n’ont besoin que de 1 eau : vous recevez 3 or et 1 eau.
example-dice = Feu et feu : 3 feu ; ou un œuf et 1 feu ; ou deux œufs, si vos deux incubateurs sont vides.
example-chest = Vous gardez un coffre et relancez l’autre dé dans l’espoir d’un second : le plus riche des trésors serait à vous.
example-gold = Or et or utilisés ensemble : 3 or, donc 3 points.
example-water = Deux dés eau, mais vos œufs n’ont besoin que de 1 eau : elle est placée, les 2 autres vont dans un trésor, puis l’œuf peut éclore.
example-fire = Vous dépensez un dé feu pour un œuf, et l’autre donne 1 feu à ce même œuf.
example-egg = Un œuf rouge qui demande 2 feu et 1 eau éclot dès que les trois jetons y sont.
example-hybrid = Un dragon rouge et bleu : le premier trésor est placé avant que vous ne preniez le second.
example-mystery = Deux dragons rouges et un dragon mystère remplissent un objectif qui demande trois dragons rouges.
example-incubator = Votre feu complète un œuf : il éclot, et votre second dé peut déjà aller chercher le suivant.
example-pile = Vous dépensez les deux dés pour des œufs : le second peut prendre l’œuf que le premier a découvert.
example-objective = Vous remplissez deux objectifs : vous en prenez un maintenant, et l’autre au tour suivant s’il est encore là.
example-first-player = Le voisin de droite du premier joueur vide une deuxième pile : la partie finit avec ce tour.
example-end = Le premier joueur vide la deuxième pile : tous les autres ont encore un tour.
example-score = Œufs 38, objectifs 5 et or 13 : 56 points.
clause-market = INC-1.5, INC-4.2
clause-wheel = INC-1.5, INC-3.2
clause-section = INC-4.3
clause-dice = INC-3.1, INC-3.4
clause-chest = INC-3.2, INC-3.3
clause-gold = INC-3.5, INC-6.2
clause-water = INC-3.6, INC-3.7
clause-fire = INC-3.6, INC-3.7
clause-egg = INC-1.1, INC-4.1
clause-hybrid = INC-4.4, INC-5.2
clause-mystery = INC-4.4, INC-5.2
clause-incubator = INC-1.7, INC-3.8
clause-pile = INC-2.2, INC-3.8
clause-objective = INC-5.1, INC-5.4
clause-first-player = INC-2.4, INC-6.1
clause-end = INC-6.1, INC-6.4
clause-score = INC-6.2, INC-6.3

## Where points come from (for studies)
source-eggs = œufs
source-objectives = objectifs
source-gold = or
