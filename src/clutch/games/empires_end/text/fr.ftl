# Gloire et Déclin en français.
game-name = Gloire et Déclin
game-pitch = Votre empire se fissure : payez pour écarter les fléaux, ou laissez-les frapper, ramassez tout ce qui a été payé et tirez les leçons des ruines.
game-length = 60 à 90 minutes ; partie rapide 30 à 45

## Les pièces
disaster-type = { $key ->
    [fire] Incendie
    [rebellion] Révolte
    [famine] Famine
    [flood] Inondation
    [drought] Sécheresse
    [invasion] Invasion
    [plague] Épidémie
   *[earthquake] Séisme
}
location-kind = { $key ->
    [city] cité
    [town] village
    [army] caserne
    [road] voie
   *[farm] ferme
}
resource = { $key ->
    [wheat] blé
    [axe] hache
   *[hammer] marteau
}
token = { $key ->
    [wheat] blé
    [axe] hache
    [hammer] marteau
   *[coin] pièce
}
when = { $key ->
    [disaster] Fléau
    [economy] Économie
    [industry] Croissance
    [conflict] Conflit
    [final] Score final
   *[destruction] À la destruction
}
ready = { $key ->
    [wheat] enchère gratuite d’un blé
    [axe] enchère gratuite d’une hache
    [hammer] enchère gratuite d’un marteau
   *[replace] remplacement d’un fléau
}
position = { $key ->
    [0] position 1
    [1] position 2
    [2] position 3
    [3] position 4
    [4] position 5
    [5] position 6
    [6] position 7
    [7] position 8
    [8] position 9
    [9] position 10
   *[10] position 11
}
disaster = { $key ->
    [0] fléau
   *[1] second fléau
}
card = carte { $key }
location = lieu { $key }
phase-disaster = Fléau
phase-double_disaster = Double fléau
phase-economy = Économie
phase-industry = Croissance
phase-conflict = Conflit
phase-combined = Économie et Croissance

## Les cartes et les lieux, nommés d’après le fichier de cartes
card-of = { $type } { $target }
card-with = { $card } ({ $effect })
disaster-card = { $card } (accepte { $accepts } ; { $effect })
location-of = { $kind } à { $value ->
    [one] { $value } point
   *[other] { $value } points
}
location-at = { $location } ({ $position })
location-short = { $key ->
    [city] Cité
    [town] Vill
    [army] Cas
    [road] Voie
   *[farm] Fer
}

## Des jetons, gagnés ou payés
some-wheat = { $wheat ->
    [one] { $wheat } blé
   *[other] { $wheat } blés
}
some-axes = { $axe ->
    [one] { $axe } hache
   *[other] { $axe } haches
}
some-hammers = { $hammer ->
    [one] { $hammer } marteau
   *[other] { $hammer } marteaux
}
some-coins = { $coin ->
    [one] { $coin } pièce
   *[other] { $coin } pièces
}
goods = { $wheat ->
    [0] { $axe ->
        [0] { $hammer ->
            [0] { $coin ->
                [0] rien
               *[other] { some-coins }
            }
           *[other] { some-hammers }{ $coin ->
                [0] { "" }
               *[other] { " " }+ { some-coins }
            }
        }
       *[other] { some-axes }{ $hammer ->
            [0] { "" }
           *[other] { " " }+ { some-hammers }
        }{ $coin ->
            [0] { "" }
           *[other] { " " }+ { some-coins }
        }
    }
   *[other] { some-wheat }{ $axe ->
        [0] { "" }
       *[other] { " " }+ { some-axes }
    }{ $hammer ->
        [0] { "" }
       *[other] { " " }+ { some-hammers }
    }{ $coin ->
        [0] { "" }
       *[other] { " " }+ { some-coins }
    }
}
# Personne ne lit « none » : qui nomme des jetons demande d’abord s’il y en a.
tokens = { $wheat ->
    [0] { $axe ->
        [0] { $hammer ->
            [0] { $coin ->
                [0] none
               *[other] { goods }
            }
           *[other] { goods }
        }
       *[other] { goods }
    }
   *[other] { goods }
}
cost = { $hammer ->
    [0] gratuit
   *[other] { some-hammers }
}
payment = { $hammers ->
    [0] { $coins ->
        [0] gratuitement
        [one] pour { $coins } pièce
       *[other] pour { $coins } pièces
    }
   *[other] { $hammers ->
        [one] pour { $hammers } marteau
       *[other] pour { $hammers } marteaux
    }{ $coins ->
        [0] { "" }
        [one] { " " }et { $coins } pièce
       *[other] { " " }et { $coins } pièces
    }
}

## Les options
option-length = Durée
option-length-standard = standard : la partie complète, les 26 phases, 60 à 90 minutes
option-length-quick = quick : la partie rapide, sans les sept premières phases ; chaque empire a déjà subi deux fléaux, et les mains sont de deux cartes ; 30 à 45 minutes
option-stocks = Réserves
option-stocks-hidden = hidden : les jetons de chacun sont derrière un écran
option-stocks-open = open : chacun voit tous les jetons

## Ce que fait une capacité, en une ligne, comme sur une carte ; sans la phase là où on la voit déjà ($when est « none »)
effect = { $when ->
    [none] { "" }
   *[other] { $when } :{ " " }
}{ $does ->
    [free_bid] enchère gratuite de 1 { $resource }
    [replace] remplacez le fléau
    [gain] gagnez { $gives }
    [convert] { $times ->
        [one] { $times } fois
       *[other] jusqu’à { $times } fois
    } 1 { $pays ->
        [coin] pièce
       *[wheat] blé
    } → { $gives }{ $either ->
        [yes] { " " }(un seul, au choix)
       *[no] { "" }
    }
    [repeat] répétez une autre capacité d’Économie
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    [points_per_ruin] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } par lieu sinistré à côté
    [gain_per_neighbour] gagnez { $gives } par { $near } prospère à côté
    [points_per_neighbour] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } par { $near } à côté
    [refresh_adjacent] rétablissez toutes les innovations à côté
    [swap] intervertissez deux lieux
    [discount] { $amount ->
        [one] { $amount } marteau
       *[other] { $amount } marteaux
    } de moins pour une carte construite
    [cheaper_repairs] réparer à côté coûte { $amount ->
        [one] { $amount } marteau
       *[other] { $amount } marteaux
    } de moins
    [move] déplacez une innovation
    [strength] force +{ $amount }
    [strength_per_ruin] force +{ $amount } par lieu sinistré à côté
    [points_per_token] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } par { $resource }
    [points_per_own_ruin] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } par lieu sinistré de votre empire
    [points_for_most_ruins] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } pour le plus de lieux sinistrés
    [copy] autant que votre meilleure autre innovation de Score final
   *[refresh_all] rétablissez toutes vos innovations
}

## Ce que fait une capacité, en détail (pour l’aide) : le nom, l’effet, un exemple, les articles
effect-title-free_bid = Enchère gratuite
effect-title-replace = Remplacer le fléau
effect-title-gain = Gagner des ressources
effect-title-convert = Convertir
effect-title-repeat = Répéter
effect-title-points = Points
effect-title-points_per_ruin = Points pour les ruines voisines
effect-title-gain_per_neighbour = Ressources selon les voisins
effect-title-points_per_neighbour = Points selon les voisins
effect-title-refresh_adjacent = Rétablir à côté
effect-title-swap = Intervertir
effect-title-discount = Construire à moindre coût
effect-title-cheaper_repairs = Réparer à moindre coût
effect-title-move = Déplacer une innovation
effect-title-strength = Force
effect-title-strength_per_ruin = Force des ruines voisines
effect-title-points_per_token = Points pour les jetons
effect-title-points_per_own_ruin = Points pour vos ruines
effect-title-points_for_most_ruins = Le plus de ruines
effect-title-copy = Copier
effect-title-refresh_all = Rétablir toutes les innovations
effect-help-free_bid = Au lieu de payer, vous épuisez cette innovation. C’est un combat contre un seul fléau, qui doit accepter la ressource indiquée ; on ne pose rien près de la carte. Elle peut resservir une fois rétablie.
effect-help-replace = À votre tour, vous épuisez cette innovation : un nouveau fléau est révélé et l’ancien défaussé. Tout ce qui a été payé se trouve maintenant près de la nouvelle carte. Ce n’est pas une enchère : il vous reste à combattre ou à subir cette carte, sauf si vous l’avez déjà combattue ce tour-ci.
effect-help-gain = Vous recevez ces jetons de la réserve commune : à chaque phase d’Économie ou, pour un Séisme, au moment où son lieu est détruit.
effect-help-convert = À chaque phase d’Économie, autant de fois qu’indiqué, vous pouvez donner le premier jeton et recevoir ce qui suit la flèche. Une pièce remplace un blé, mais jamais pour ne recevoir qu’une pièce.
effect-help-repeat = Utilisez encore une fois une autre capacité d’Économie d’un lieu prospère ; une conversion, autant de fois qu’elle l’indique. Une répétition ne se répète pas, mais deux peuvent porter sur la même capacité.
effect-help-points = Vous marquez ces points : à chaque phase de la sorte indiquée ou, pour un Séisme, au moment où son lieu est détruit.
effect-help-points_per_ruin = Vous marquez ces points pour chaque lieu sinistré juste à gauche ou juste à droite, à chaque phase d’Économie ou dans le score final, selon la carte. Son propre lieu doit être prospère.
effect-help-gain_per_neighbour = À chaque phase d’Économie, vous recevez ces jetons pour chaque lieu prospère de ce type juste à gauche ou juste à droite. Son propre lieu ne compte pas.
effect-help-points_per_neighbour = Vous marquez ces points pour chaque lieu de ce type juste à gauche ou juste à droite. En Économie, seuls les voisins prospères comptent ; dans le score final, les sinistrés aussi.
effect-help-refresh_adjacent = Toutes les innovations épuisées des lieux juste à gauche et juste à droite peuvent resservir, même si ces lieux sont sinistrés. Celles de son propre lieu ne sont pas rétablies.
effect-help-swap = Dans la phase de Croissance, vous pouvez intervertir deux de vos lieux, prospères ou sinistrés. Leurs innovations les suivent.
effect-help-discount = Quand vous construisez, ce village ôte 1 marteau au coût d’une carte. Deux villages servent à deux cartes différentes, jamais à la même.
effect-help-cheaper_repairs = Réparer un lieu juste à gauche ou juste à droite coûte moins de marteaux. Plusieurs de ces innovations s’additionnent, mais le coût ne descend jamais sous 0.
effect-help-move = Dans la phase de Croissance, vous pouvez soulever une de vos innovations, même celle-ci, et la glisser sous un autre lieu prospère, parmi ceux qui en ont maintenant le moins. Si seule l’ancienne place convient, elle ne peut pas être déplacée.
effect-help-strength = À chaque conflit, elle s’ajoute à votre force initiale, tant que son lieu est prospère.
effect-help-strength_per_ruin = À chaque conflit, elle s’ajoute à votre force initiale pour chaque lieu sinistré juste à gauche ou juste à droite. Son propre lieu doit être prospère.
effect-help-points_per_token = Dans le score final, chaque jeton de cette sorte qui vous reste rapporte ces points. Les pièces ne comptent que comme pièces.
effect-help-points_per_own_ruin = Dans le score final, chaque lieu sinistré de votre propre empire rapporte ces points. Ceux de vos rivaux ne comptent pas.
effect-help-points_for_most_ruins = Dans le score final, vous recevez ces points si aucun joueur encore en lice n’a davantage de lieux sinistrés que vous. L’égalité suffit, mais il vous en faut au moins un.
effect-help-copy = Dans le score final, elle rapporte autant que la meilleure de vos autres innovations de Score final placées sous des lieux prospères. Elle ne peut pas copier une autre copie.
effect-help-refresh_all = Au moment où son lieu est détruit, toutes les innovations épuisées de votre empire peuvent resservir. Elle agit de nouveau si le lieu est réparé puis détruit encore une fois.
effect-example-free_bid = Une Inondation accepte du blé ou des haches, et vous avez une enchère gratuite d’une hache : vous l’épuisez et gardez tous vos jetons.
effect-example-replace = Le fléau menace votre cité. Vous le remplacez, et la nouvelle carte vise une ferme ; maintenant, combattez-la ou subissez-la.
effect-example-gain = Une telle innovation est sous votre cité : tant que la cité est prospère, vous recevez ses jetons à chaque phase d’Économie.
effect-example-convert = Votre voie change 1 blé en un marteau ou une hache, deux fois : vous donnez 1 blé et 1 pièce et recevez un marteau et une hache.
effect-example-repeat = Vous répétez la ferme qui donne un marteau : elle vous en rapporte 2 dans cette phase.
effect-example-points = Elle est sous une voie sinistrée : pas de points tant que la voie n’est pas réparée.
effect-example-points_per_ruin = Les deux voisins de son lieu sont sinistrés : vous marquez deux fois.
effect-example-gain_per_neighbour = Elle donne du blé pour les fermes, et se trouve entre une ferme prospère et une ferme sinistrée : vous recevez son blé une fois.
effect-example-points_per_neighbour = Elle compte les villages à la fin de la partie, et se trouve entre vos deux villages, dont l’un est sinistré : elle rapporte ses points deux fois.
effect-example-refresh_adjacent = La voie se trouve entre deux fermes qui ont chacune une enchère gratuite épuisée : les deux sont de nouveau prêtes.
effect-example-swap = Une innovation compte les fermes à côté d’elle : vous intervertissez la caserne voisine et une ferme.
effect-example-discount = Vos deux villages sont prospères, et vous construisez deux cartes à 1 marteau chacune : elles sont gratuites.
effect-example-cheaper_repairs = Deux de ces innovations sont sous des lieux prospères, de part et d’autre d’une ruine : les deux réduisent le coût de sa réparation.
effect-example-move = Votre meilleure innovation est sous une ferme sinistrée. Vous la déplacez sous la voie, qui a moins d’innovations que tous les autres lieux.
effect-example-strength = Une caserne prospère donne 2 de force : avec les deux casernes, vous en avez 4 avant de miser quoi que ce soit.
effect-example-strength_per_ruin = À sa gauche et à sa droite, tout est sinistré : elle compte deux fois.
effect-example-points_per_token = Elle compte les haches : les 4 haches que vous n’avez pas misées dans le dernier conflit rapportent quatre fois ses points.
effect-example-points_per_own_ruin = Trois de vos lieux sont en ruine : elle rapporte ses points trois fois.
effect-example-points_for_most_ruins = Vous et un rival avez quatre lieux sinistrés chacun, les autres en ont moins : vous marquez les points.
effect-example-copy = Vos autres innovations de Score final rapportent 3 et 8 points : la copie en rapporte 8.
effect-example-refresh_all = Votre ferme brûle, et le Séisme placé dessous rétablit toutes vos enchères gratuites.
effect-clause-free_bid = END-3.8, END-6.4
effect-clause-replace = END-3.9, END-6.4
effect-clause-gain = END-9.2, END-9.6
effect-clause-convert = END-5.2, END-1.3
effect-clause-repeat = END-5.4
effect-clause-points = END-9.2, END-9.3, END-9.6
effect-clause-points_per_ruin = END-9.2, END-9.5
effect-clause-gain_per_neighbour = END-9.2
effect-clause-points_per_neighbour = END-9.2, END-9.5
effect-clause-refresh_adjacent = END-5.3, END-9.3
effect-clause-swap = END-7.6
effect-clause-discount = END-7.1, END-7.2
effect-clause-cheaper_repairs = END-7.1, END-7.5
effect-clause-move = END-7.7
effect-clause-strength = END-8.1
effect-clause-strength_per_ruin = END-8.1, END-9.4
effect-clause-points_per_token = END-9.5
effect-clause-points_per_own_ruin = END-9.5
effect-clause-points_for_most_ruins = END-9.5
effect-clause-copy = END-9.5
effect-clause-refresh_all = END-9.6

## Ce que laisse un type de fléau (pour l’aide)
disaster-type-help = { $key ->
    [fire] Ses innovations aident à rebâtir : réparer à moindre coût, déplacer et rétablir des innovations, enchères gratuites d’un marteau.
    [rebellion] Ses innovations arment les fidèles : de la force dans les conflits, et des points pour vos haches à la fin.
    [famine] Ses innovations apprennent l’épargne : enchères gratuites d’un blé, et des points pour votre blé à la fin.
    [flood] Ses innovations enrichissent la terre : davantage de ressources à chaque phase d’Économie.
    [drought] Ses innovations honorent les dieux : des points en Croissance, en Économie ou à la fin.
    [invasion] Ses innovations viennent d’ailleurs : convertir du blé et des pièces, répéter une capacité d’Économie, remplacer un fléau, enchères gratuites d’une hache.
    [plague] Ses innovations vivent de leurs voisins : de la force, ou des points en Économie ou à la fin. Choisissez bien leur place.
   *[earthquake] Ses innovations attendent le pire : des ressources, des points ou un rétablissement général au moment où leur propre lieu est détruit.
}

## Les coups
fight = Combattre le { $disaster } : payer 1 { $token }
free-bid = Combattre le { $disaster } par une enchère gratuite (1 { $resource })
replace = Remplacer le { $disaster }
suffer = Subir le { $disaster }
end-turn = Finir votre tour
choose-position = Choisir la { $position }
buy-coins = { $count ->
    [0] N’acheter aucune pièce
    [one] Acheter { $count } pièce pour 2 points
   *[other] Acheter { $count } pièces à 2 points chacune
}
begin-economy = D’abord l’Économie
begin-industry = D’abord la Croissance
convert = Convertir 1 { $pays } en { $gives }
repeat = Répéter une capacité de la { $position }
pick-innovation = { $number ->
    [0] Ce que le lieu sait faire lui-même
   *[other] L’innovation { $number } de ce lieu
}
build = { $slot ->
    [0] Construire la première carte de votre main
    [1] Construire la deuxième carte de votre main
    [2] Construire la troisième carte de votre main
   *[3] Construire la quatrième carte de votre main
}
sell = { $slot ->
    [0] Vendre la première carte de votre main
    [1] Vendre la deuxième carte de votre main
    [2] Vendre la troisième carte de votre main
   *[3] Vendre la quatrième carte de votre main
}
keep-hand = Garder les cartes qui restent
discard-hand = Défausser toutes les cartes qui restent
repair = Réparer le lieu de la { $position }
pay-coins = { $count ->
    [0] Payer en marteaux seulement
    [one] Payer { $count } pièce, le reste en marteaux
   *[other] Payer { $count } pièces, le reste en marteaux
}
swap-first = Intervertir le lieu de la { $position } avec un autre
move-from = Déplacer une innovation de la { $position }
use-refresh = Rétablir les innovations à côté de la { $position }
done = Terminé
bid-axes = { $count ->
    [0] Ne miser aucune hache
    [one] Miser { $count } hache
   *[other] Miser { $count } haches
}
bid-coins = { $count ->
    [0] Ne miser aucune pièce
    [one] Miser { $count } pièce
   *[other] Miser { $count } pièces
}
refresh = Rétablir à la { $position } : { $ready }
keep-cards = Garder ces cartes
redraw-cards = Les défausser toutes et en piocher de nouvelles
found-with = { $slot ->
    [0] La première carte a frappé
    [1] La deuxième carte a frappé
    [2] La troisième carte a frappé
   *[3] La quatrième carte a frappé
}

## Les mêmes coups, quand on voit de quoi il s’agit
fight-of = Combattre { $card } : payer 1 { $token }
free-bid-of = Combattre { $card } par une enchère gratuite (1 { $resource })
replace-of = Remplacer { $card }
suffer-of = Subir { $card } ; perte : { $location }{ $heap ->
    [none] { "" }
   *[other] { " " }; gain : { $heap }
}
repeat-of = Répéter une capacité : { $location }
build-of = Construire { $card } : { $cost }
sell-of = Vendre { $card } : 1 pièce
repair-of = Réparer { $location } : { $cost }
swap-first-of = Intervertir avec un autre lieu : { $location }
move-from-of = Déplacer une innovation : { $location }
use-refresh-of = Rétablir à côté : { $location }
refresh-of = Rétablir, { $location } : { $ready }
found-with-of = { $card } ; perte : { $location }
group-disaster = Fléau
group-build = Construire
group-sell = Vendre
group-hand = Main
group-repair = Réparer
group-swap = Intervertir
group-move = Déplacer une innovation
group-refresh = Rétablir
group-convert = Convertir
group-repeat = Répéter
group-place = Lieu
group-bid = Mise
group-done = Phase

## Ce qui s’est passé
row-laid = { $first } commence. Chaque empire, de gauche à droite : { $row }.
cards-drawn = { $cards ->
    [none] { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { $seat } pioche : { $cards }.
}
phase-began = Phase { $number } : { $phase ->
    [disaster] Fléau
    [double_disaster] Double fléau
    [economy] Économie
    [industry] Croissance
    [conflict] Conflit
   *[combined] Économie et Croissance
}.
deck-shuffled = { $cards ->
    [one] La carte défaussée devient le nouveau paquet.
   *[other] On mélange la défausse : un nouveau paquet de { $cards } cartes.
}
disaster-revealed = Le { $disaster } : { $card }.
fought = { $seat } combat le { $disaster } et paie 1 { $token }.
free-bid-made = { $seat } combat le { $disaster } par une enchère gratuite : 1 { $resource } ({ $position }).
disaster-replaced = { $seat } remplace { $old } ({ $position }). Le { $disaster } est maintenant { $card }.
disaster-suffered = { $seat } subit { $card }{ $heap ->
    [none] { " " }; il n’y a rien à ramasser.
   *[other] { " " }et ramasse { $heap }.
}
marker-moved = { $to } prend le marqueur Premier joueur.
location-destroyed = { $seat } perd un lieu : { $location } ({ $position }).
empire-fell = Le dernier lieu est détruit chez { $seat } : cet empire est tombé.{ $hand ->
    [none] { "" }
   *[other] { " " }Sa main : { $hand }.
}
innovation-gained = { $seat } gagne une innovation, { $position } : { $card }.
coins-bought = { $count ->
    [0] { $seat } n’achète aucune pièce.
    [one] { $seat } { $stock ->
        [none] n’a plus rien
       *[other] montre { $stock }
    } et achète { $count } pièce : { $points }.
   *[other] { $seat } { $stock ->
        [none] n’a plus rien
       *[other] montre { $stock }
    } et achète { $count } pièces : { $points }.
}
ability-acted = { $seat }, { $position }{ $card ->
    [none] { "" }
   *[other] , { $card }
} : { $gains ->
    [none] { $refreshed ->
        [none] { $points }
       *[other] rétablit { $refreshed }
    }
   *[other] gagne { $gains }
}.
converted = { $seat } convertit 1 { $pays } en { $gives }.
innovation-built = { $seat } construit { payment }, { $position } : { $card }.
card-sold = { $seat } vend { $card } pour 1 pièce.
hand-discarded = { $seat } défausse : { $cards }.
location-repaired = { $seat } répare { payment } : { $location } ({ $position }).
locations-swapped = { $why ->
    [city] { $seat } intervertit deux lieux : { $one } et { $other }.
   *[uprising] Insurrection chez { $seat } : { $one } et { $other } changent de place.
}
innovation-moved = { $seat } déplace { $card } : { $origin } → { $position }.
conflict-revealed = Une carte Conflit est révélée.
conflict-revealed-of = Le conflit : { $card }
bid-shown = { $seat } : force { $basic } + { $axes ->
    [one] { $axes } hache
   *[other] { $axes } haches
} + { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} = { $total }.
tier-reached = { $seat } : { $points }{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}{ $refresh ->
    [0] { "" }
    [one] , { $refresh } rétablissement
   *[other] , { $refresh } rétablissements
}.
marker-taken-off = { $seat } rétablit { $card } ({ $position }).
bonus-won = { $seat } a la plus grande force. Le bonus : { $points }{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}.
cards-kept = { $seat } garde ses cartes.
empire-founded = { $seat } a déjà subi { $cards }, et défausse { $discarded }.
final-counted = { $seat }, { $position }, { $card } : { $points }.
score-counted = { $seat } : piste { $track } + lieux { $locations } + innovations { $innovations } = { $total }.
game-ended = { $reason ->
    [last-phase] La dernière phase est jouée. Victoire pour { $winners } !
   *[last-empire] Il ne reste qu’un empire. Victoire pour { $winners } !
}
last-phase = la dernière phase est jouée
last-empire = il ne reste qu’un empire

## Pourquoi pas
not-now = Ce n’est pas possible maintenant.
cannot-pay = Il vous manque 1 { $token } pour payer.
not-accepted = Ce fléau n’accepte pas cela : { $resource }.
already-fought = Vous avez déjà combattu ce fléau pendant ce tour.
already-suffered = Ce fléau a déjà été subi.
must-fight-or-suffer = Chaque fléau encore là doit être combattu ou subi avant la fin de votre tour.
nothing-ready = Aucun de vos lieux prospères n’a cela de prêt : { $ready }.
not-ready-there = Ce n’est pas prêt à cet endroit : { $ready } ({ $position }).
not-healthy = Votre lieu de la { $position } est sinistré.
not-destroyed = Votre lieu de la { $position } est prospère.
not-nearest = Le fléau frappe votre lieu prospère le plus proche de la cible. Ce n’est pas celui de la { $position }.
too-many-innovations = Un autre de vos lieux prospères a moins d’innovations que celui de la { $position }.
enough-tokens = Vous ne pouvez acheter des pièces que jusqu’à avoir { $most } jetons.
no-conversion = Aucune des conversions qui vous restent ne change 1 { $pays } en { $gives }.
no-ability-left = Il ne vous reste aucune capacité pour cela : { $ability }.
changes-nothing = Cela ne changerait rien à cet endroit : { $position }.
nothing-to-repeat = Il n’y a rien à répéter à la { $position }.
nothing-to-move = À la { $position }, aucune innovation ne peut aller ailleurs.
nothing-to-refresh = Rien n’est épuisé à côté de la { $position }.
no-such-ability = Ce lieu n’a pas de telle capacité à choisir.
hand-action-done = Vous en avez fini avec les cartes de votre main dans cette phase.
repair-done = Vous avez déjà réparé un lieu dans cette phase.
abilities-done = Vous en avez fini avec vos capacités de Croissance dans cette phase.
two-cards-used = Vous avez déjà construit ou vendu deux cartes dans cette phase.
no-such-card = Il n’y a pas de telle carte dans votre main.
card-chosen-already = Vous avez déjà choisi cette carte. Choisissez-en une autre.
cannot-afford = Cela coûte { $cost }, et vous avez trop peu de marteaux et de pièces.
wrong-payment = Cela ne se paie pas ainsi. Le coût : { $cost }.
same-location = Choisissez deux lieux différents.
stock-too-small = Vous n’en avez que { $most }.
not-exhausted = Ce n’est pas épuisé à la { $position } : { $ready }.
wrong-number-of-locations = Il y a { $found } lieux. Il en faut onze.
wrong-number-of-disasters = Il y a { $found } fléaux. Il en faut de { $least } à { $most }.
wrong-number-of-conflicts = Nombre de cartes Conflit : { $found }. Il en faut de { $least } à { $most }.
location-cannot = Lieu { $number } : « { $does } » au moment « { $when } » n’existe que sur les cartes.
convert-gives-one = Carte { $number } : une conversion donne au plus un jeton de chaque sorte.
effect-not-then = Carte { $number } : « { $does } » ne peut pas agir à ce moment : « { $when } ».
effect-needs = Carte { $number } : « { $does } » doit aussi dire « { $what } ».
tiers-overlap = Carte Conflit { $number } : deux paliers valent pour la même force. Il en faut un au plus par force.

## Les règles en bref (pour l’aide)
rules-in-short = La piste dit quelle phase vient ensuite. Un fléau menace, chez chacun, le lieu à la position visée. Tour à tour, vous combattez en payant une ressource que la carte accepte, ou vous subissez : vous prenez le marqueur Premier joueur et tout ce qui a été payé, votre lieu est détruit, et la carte devient une innovation sous un de vos lieux prospères. Une pièce remplace n’importe quelle ressource. En Économie, vos lieux prospères et leurs innovations apportent ressources, points et conversions. En Croissance, vous construisez ou vendez jusqu’à deux cartes de votre main, réparez un lieu et utilisez vos capacités de Croissance. Dans un conflit, tous misent en secret des haches et des pièces pour accroître leur force ; la carte dit ce que vaut votre total, les plus forts ont un bonus, tous les autres une Insurrection. À la fin, les lieux prospères et les innovations de Score final s’ajoutent à votre score.

## Ce qu’il faut décider
decide-redraw = Gardez-vous ces cartes ? Vous pouvez les changer toutes, une seule fois.
decide-founding = Deux fléaux ont déjà frappé votre empire. Lesquels ?
decide-disaster = Combattre le fléau, ou le subir ?
decide-disaster-of = { $card } – lieu menacé : { $location }. Combattre, ou subir ?
decide-double_disaster = Combattez ou subissez chaque fléau encore là, dans l’ordre de votre choix.
decide-end_turn = Vous pouvez encore remplacer un fléau. Le faire, ou finir votre tour ?
decide-free_bid = Quel lieu fait l’enchère gratuite de 1 { $resource } ?
decide-replace = De quel lieu épuisez-vous l’innovation pour remplacer le fléau ?
decide-target = La cible est déjà sinistrée, et deux lieux prospères sont à égale distance. Lequel est frappé ?
decide-assign = Sous quel lieu va la nouvelle innovation ? { $card }
decide-shortage = { $count ->
    [0] Vous n’avez plus de jetons. Achetez-vous des pièces à 2 points chacune ?
    [one] Il ne vous reste que { $count } jeton. Achetez-vous des pièces à 2 points chacune ?
   *[other] Il ne vous reste que { $count } jetons. Achetez-vous des pièces à 2 points chacune ?
}
decide-planning = Tous préparent cette phase en même temps.
decide-bidding = Tous misent en secret des haches et des pièces.
decide-refresh = { $count ->
    [one] Vous pouvez rétablir une innovation. Laquelle ?
   *[other] Vous pouvez rétablir { $count } innovations. Laquelle d’abord ?
}
decide-order = Quelle phase jouez-vous d’abord ?
decide-economy = Vos gains automatiques sont arrivés. Convertir, répéter, ou terminer ?
decide-repeat_pick = Quelle capacité répétez-vous ici : { $location } ?
decide-industry = Main, réparation, capacités : chacune une fois, dans n’importe quel ordre. Que faites-vous ?
decide-hand = Construire ou vendre encore une carte, ou garder ou défausser le reste ?
decide-rest = Garder ou défausser les cartes qui restent ?
decide-pay_build = Comment payez-vous { $card } ?
decide-pay_repair = Comment payez-vous cette réparation : { $location } ?
decide-place = Sous quel lieu va-t-elle ? { $card }
decide-swap_with = Avec quel lieu intervertissez-vous celui-ci : { $location } ?
decide-move_pick = Quelle innovation déplacez-vous d’ici : { $location } ?
decide-move_to = Où la déplacez-vous ? { $card }
decide-axes = Votre force est de { $strength }. Combien de haches misez-vous ?
decide-coins = Votre force est de { $strength } jusqu’ici. Combien de pièces misez-vous ?
decide-found_first = Deux fléaux ont déjà frappé. Choisissez la première carte : sa cible est sinistrée, et elle devient une innovation.
decide-found_second = Choisissez la seconde carte : sa cible est sinistrée aussi, et elle devient une innovation.
decide-found_target = La cible est déjà sinistrée, et deux lieux prospères sont à égale distance. Lequel a été frappé ?
decide-found_place = Sous quel lieu va l’innovation ? { $card }

## Ce qui est sur la table
label-phase = Phase { $number } sur { $count }
label-next = ensuite :
label-track = Piste
label-accepts = Accepte
label-heap = Posé là
label-here = Chez vous
label-leaves = Innovation
label-nothing = rien
label-suffered = déjà subi
label-fought = combattu
label-conflict = Conflit
label-tiers = Force
label-bonus = Bonus
label-uprising = Insurrection
reward-and = { $first }, { $more }
label-refreshes = { $count ->
    [one] { $count } rétablissement
   *[other] { $count } rétablissements
}
label-player = Joueur
label-place = Place
label-total = Total
label-score-of = { $points } sur la piste
label-strength = force { $strength }
label-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
label-out = hors jeu
label-locations = Lieux
label-innovations = Innovations
label-stock = Votre réserve
label-hand = Votre main
label-cost = Coût
label-exhausted = épuisée
label-idle = inerte
tier = { $most ->
    [99] { $least } ou plus
   *[other] { $least }–{ $most }
} : { $brings }
tier-exactly = { $least } : { $brings }
uprising = { $rank ->
    [1] lieu prospère le plus précieux
    [2] deuxième lieu prospère par la valeur
    [3] troisième lieu prospère par la valeur
   *[other] lieu prospère nº { $rank } par la valeur
} ↔ position { $position }
conflict-card = { $tiers }. Bonus : { $bonus }. Insurrection : { $uprising }.
legend = ψ blé · † hache · τ marteau · ¢ pièce · ★ points · ☆ points à la fin · ‡ force · ▲ψ enchère gratuite · ▲⇋ remplacer · ↻ rétablir · ⟲ répéter · ⇢ déplacer · ⇄ intervertir · (…) épuisée · ✗ sinistré, ou à la destruction · ✗✗ toutes vos ruines · /Fer pour chacune à côté · ◆ premier joueur · ▼ cible · ▲ Fléau · ● Économie · ■ Croissance · × Conflit

## Explications, pour les fiches d’aide : le nom, l’effet, un exemple, les articles
title-location = Lieu
title-city = Cité
title-town = Village
title-army = Caserne
title-road = Voie
title-farm = Ferme
title-stock = Réserve
title-wheat = Blé
title-axe = Hache
title-hammer = Marteau
title-coin = Pièce
title-hand = Main
title-track = Piste des phases
title-first-player = Marqueur Premier joueur
title-disaster = Fléau
title-double-disaster = Double fléau
title-target = Cible
title-bids = Enchères
title-shortage = Pénurie
title-innovation = Innovation
title-exhausted = Épuisée
title-economy = Économie
title-industry = Croissance
title-repair = Réparation
title-conflict = Conflit
title-strength = Force
title-tiers = Paliers
title-bonus = Bonus de victoire
title-uprising = Insurrection
title-combined = Phase combinée
title-final-scoring = Score final
title-elimination = Éliminé
help-location = L’un des onze de votre empire. Prospère, il vaut ses points à la fin, et sa capacité et ses innovations agissent. Sinistré, il ne vaut rien et tout ce qui est dessous est inerte, mais il garde sa place et peut être réparé.
help-city = Votre lieu le plus précieux, qui vaut 32 points. Tant qu’elle est prospère, vous pouvez intervertir deux de vos lieux dans la phase de Croissance.
help-town = Vous en avez deux, qui valent 25 et 20 points. Prospère, chacun ôte 1 marteau au coût d’une carte que vous construisez.
help-army = Vous en avez deux, qui valent 6 et 5 points. Prospère, chacune vous donne 2 de force à chaque conflit.
help-road = Vous en avez trois. En Économie, celles à 17 et à 9 points rétablissent toutes les innovations à côté d’elles ; celle à 14 change 1 blé en 1 marteau ou 1 hache, jusqu’à deux fois.
help-farm = Vous en avez trois. À chaque phase d’Économie, celle à 11 points donne 1 marteau, celle à 8 points 1 hache, celle à 3 points 1 blé.
help-stock = Vos blés, haches, marteaux et pièces. Sauf si la table joue à réserves ouvertes, ils sont derrière votre écran ; mais chacun apprend ce que vous gagnez et payez, et peut compter.
help-wheat = Sert à combattre beaucoup de fléaux, et se change en d’autres jetons par conversion. Certaines innovations rapportent des points pour chaque blé à la fin.
help-axe = Sert à combattre beaucoup de fléaux, et ajoute 1 de force quand vous la misez dans un conflit. Certaines innovations rapportent des points pour chaque hache à la fin.
help-hammer = Sert à combattre beaucoup de fléaux, à construire les cartes de votre main et à réparer vos lieux.
help-coin = Un joker : elle remplace un blé, une hache ou un marteau partout où vous en dépensez un. Dans un conflit, elle ajoute 1 de force. Dans le score final, elle ne compte que comme pièce.
help-hand = Des cartes Fléau qui ne frappent personne : dans la phase de Croissance, vous les construisez comme innovations, ou vous les vendez, une pièce chacune. Personne d’autre ne les voit. Les mains sont de quatre cartes, de deux dans une partie rapide.
help-track = Elle montre toutes les phases dans leur ordre. Quand une phase est finie, le marqueur avance ; après la dernière, la partie s’achève.
help-first-player = Celui qui l’a commence le prochain fléau. On le prend en subissant un fléau ; dans un double fléau, seulement en subissant le second.
help-disaster = Une carte qui frappe la même position dans tous les empires. Tour à tour, chacun combat en payant une ressource qu’elle accepte, ou subit. Qui subit ramasse tout ce qui a été payé, perd le lieu et gagne la carte comme innovation.
help-double-disaster = Deux fléaux d’un coup, chacun avec ses enchères. À votre tour, vous combattez ou subissez chacun de ceux qui sont encore là, dans l’ordre de votre choix. La phase finit quand les deux ont été subis.
help-target = Le lieu à la position que désigne le fléau. Si le vôtre est déjà sinistré, c’est votre lieu prospère le plus proche qui est frappé ; si deux sont à égale distance, vous choisissez.
help-bids = Tout ce qui a été payé pour combattre ce fléau. Qui le subit ramasse tout ; une pièce reste une pièce.
help-shortage = Si vous avez moins de 5 jetons après avoir subi un fléau, vous pouvez acheter des pièces à 2 points chacune, jusqu’à avoir 5 jetons en tout. Vous montrez d’abord votre réserve, et votre score peut passer sous zéro.
help-innovation = Le bas d’une carte Fléau : une capacité qui agit dans une certaine sorte de phase, tant que son lieu est prospère. Une nouvelle innovation va toujours sous l’un des lieux prospères qui en ont le moins.
help-exhausted = Une innovation utilisée pendant un fléau est épuisée et ne peut pas resservir avant d’être rétablie : par une voie à côté, par une autre innovation ou par une carte Conflit.
help-economy = Tous jouent en même temps. Tout ce que vos lieux prospères et leurs innovations rapportent vient de lui-même ; vous décidez des conversions et des répétitions.
help-industry = Tous jouent en même temps. Une fois chacune, dans n’importe quel ordre : construire ou vendre jusqu’à deux cartes et garder ou défausser le reste ; réparer un lieu ; utiliser vos capacités de Croissance. Finissez l’une avant de commencer la suivante.
help-repair = Une fois par phase de Croissance, vous pouvez payer les marteaux indiqués sur un lieu sinistré pour le rendre de nouveau prospère. Sa capacité et ses innovations agissent aussitôt de nouveau.
help-conflict = Tous misent en secret des haches et des pièces et les révèlent ensemble. Votre force totale décide de ce que la carte vous apporte. Les plus forts ont un bonus, tous les autres subissent l’Insurrection.
help-strength = Votre force initiale est ce que montrent vos lieux prospères et les innovations placées dessous. Chaque hache et chaque pièce misée ajoute 1.
help-tiers = Ils disent ce que vaut chaque force totale : points gagnés ou perdus, ressources, symboles de rétablissement. Vous en recevez un seul, ou rien si aucun ne convient.
help-bonus = Va à tous ceux qui ont la plus grande force totale, en plus de leur palier.
help-uprising = Tous ceux qui n’ont pas la plus grande force totale intervertissent deux lieux : un de leurs lieux prospères les plus précieux, et celui de la position indiquée. Les innovations suivent.
help-combined = Une phase d’Économie et une phase de Croissance, chacune jouée en entier. Chacun choisit laquelle vient d’abord.
help-final-scoring = Votre score sur la piste, la valeur de vos lieux prospères, et les innovations de Score final placées dessous. En cas d’égalité, le plus grand nombre de lieux prospères décide.
help-elimination = Qui perd son dernier lieu prospère est aussitôt éliminé, et classé derrière tous ceux qui restent. Un joueur resté seul gagne.
example-location = Votre voie à 14 points brûle : plus de points, plus de conversions, et son innovation est inerte. Elle reste une voie, pour les innovations qui comptent les voies à la fin.
example-city = Une Insurrection a éloigné votre cité de l’innovation qui la compte : vous la remettez à sa place.
example-town = Un village est prospère et vous construisez deux cartes : l’une d’elles coûte 1 marteau de moins.
example-army = Les deux casernes sont prospères : vous avez 4 de force avant de miser quoi que ce soit.
example-road = La voie à 9 points est à côté de la cité, sous laquelle une enchère gratuite est épuisée : la voilà de nouveau prête.
example-farm = La ferme à 8 points est sinistrée : elle ne donne plus de hache tant que vous ne la réparez pas.
example-stock = Un rival a commencé avec 2 haches, a payé les deux et n’en a plus gagné : seules des pièces peuvent les remplacer.
example-wheat = La voie à 14 points : vous donnez 2 blés et recevez un marteau et une hache.
example-axe = Vous avez 4 de force et misez 3 haches : 7 en tout.
example-hammer = Une réparation coûte 3 marteaux : vous payez 2 marteaux et une pièce.
example-coin = Le fléau n’accepte que des marteaux et vous n’en avez pas : vous payez une pièce.
example-hand = Vous construisez une carte et en vendez une autre, puis vous défaussez les deux dernières et en piochez quatre nouvelles.
example-track = La prochaine phase est un conflit : gardez quelques haches.
example-first-player = Vous avez subi le dernier fléau : vous êtes donc le premier à payer contre le suivant.
example-disaster = Cinq jetons sont près de la carte, et elle ne menace que votre ferme à 3 points : c’est le moment de subir.
example-double-disaster = Vous subissez la première carte, ramassez ses enchères, et vous servez de l’une d’elles pour combattre la seconde.
example-target = Cible 9, mais votre position 9 est en ruine ; la 8 et la 10 sont prospères : vous choisissez laquelle brûle.
example-bids = Il y a là blé, hache, pièce et blé : qui subit reçoit 2 blés, 1 hache et 1 pièce.
example-shortage = Vous avez 3 jetons : vous pouvez acheter une pièce pour 2 points, ou deux pour 4.
example-innovation = Tous vos lieux prospères sauf la cité ont une innovation : la prochaine doit aller sous la cité.
example-exhausted = Votre enchère gratuite de blé a servi ; à la prochaine phase d’Économie, la voie d’à côté la rétablit.
example-economy = Deux fermes prospères donnent un marteau et une hache ; puis vous changez 1 blé en un marteau.
example-industry = Vous réparez d’abord un village ; il réduit alors déjà le coût d’une carte que vous construisez.
example-repair = Réparer votre cité brûlée coûte beaucoup de marteaux, mais à la fin elle vaut de nouveau 32 points.
example-conflict = Force 5 et 2 haches contre force 3, 4 haches et 1 pièce : 7 contre 8.
example-strength = Deux casernes à 2, une innovation à 1, et 2 haches misées : 7.
example-tiers = Un palier commence à 7 : avec 6 vous recevez moins, avec 8 rien de plus.
example-bonus = Deux joueurs ont 8 et personne ne fait mieux : tous deux le reçoivent.
example-uprising = La carte désigne votre lieu le plus précieux et la position 11 : votre cité et la ferme qui s’y trouve changent de place.
example-combined = Vous jouez d’abord l’Économie, pour avoir les marteaux d’une réparation ; un rival répare d’abord une ferme, puis la fait produire.
example-final-scoring = 40 sur la piste, 95 pour les lieux prospères et 12 pour les innovations de Score final : 147 points.
example-elimination = Trois joueurs, et l’un perd son dernier lieu : les deux autres continuent sur la même piste.
clause-location = END-1.1, END-1.9
clause-city = END-1.1, END-7.6
clause-town = END-1.1, END-7.2
clause-army = END-1.1, END-8.1
clause-road = END-1.1, END-5.3
clause-farm = END-1.1, END-5.1
clause-stock = END-2.1, END-2.3
clause-wheat = END-1.3, END-5.2
clause-axe = END-1.3, END-8.2
clause-hammer = END-1.3, END-7.2, END-7.5
clause-coin = END-1.3, END-9.5
clause-hand = END-7.2, END-7.3, END-7.4
clause-track = END-1.8
clause-first-player = END-3.2, END-3.4, END-4.2
clause-disaster = END-3.2, END-3.4
clause-double-disaster = END-4.1, END-4.2
clause-target = END-3.1, END-3.5
clause-bids = END-3.3, END-3.4
clause-shortage = END-3.7
clause-innovation = END-6.1, END-6.2
clause-exhausted = END-6.4, END-5.3
clause-economy = END-5.1
clause-industry = END-7.1
clause-repair = END-7.5
clause-conflict = END-8.1, END-8.2
clause-strength = END-8.1, END-8.2
clause-tiers = END-8.3, END-8.4
clause-bonus = END-8.3
clause-uprising = END-8.5
clause-combined = END-10.1
clause-final-scoring = END-10.2, END-9.5
clause-elimination = END-3.6

## D’où viennent les points (pour les études)
source-track = piste
source-locations = lieux
source-innovations = innovations
