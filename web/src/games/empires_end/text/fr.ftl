# Empire’s End à l’écran, en français.

## La table
empires-site = { $position } : { $name }, { $healthy ->
    [yes] prospère
   *[no] en ruine
}{ $under ->
    [none] { "" }
   *[other] { "" } ; dessous : { $under }
}
empires-your-empire = Votre empire
empires-empire-of = Empire : { $who }
empires-look-at = Regarder cet empire : { $who } ; lieux sinistrés : { $ruins }
empires-look-at-hand = Regarder vos cartes ({ $count })
empires-decks = Paquet et défausse
empires-deck = Paquet : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
empires-discards = Défausse
empires-discards-count = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
empires-none = rien
empires-over = La fin
empires-has = { $token } : { $count }
empires-if-over = { $total } si c’était fini
empires-heap = Payé jusqu’ici : { $goods }
empires-pay = Combattre avec 1 { $token }
empires-suffer = Subir { $card }{ $heap ->
    [none] { "" }
   *[other] { "" } : prendre { $heap }
}
empires-suffering = subir : { $chance }
empires-no-bids = rien encore
empires-aim = s’occuper de celui-ci
empires-double = { $one } menace ce lieu : { $at } ; { $other }, celui-ci : { $there }. Combattez ou subissez chacun.
empires-either = { $one } ou { $other }, à votre choix
empires-group-second = Second fléau
empires-group-bids = Mise de 10 ou plus

## Le planificateur
empires-planning = Tout le monde prépare son plan.
empires-plan-done = Votre plan est prêt.
empires-which-first = Économie et Croissance, chacune en entier. Laquelle d’abord ?
empires-came = Reçu d’office
empires-convert = { $count ->
    [0] Conversions
   *[other] Conversions, encore { $count }
}
empires-repeats = { $count ->
    [one] Une répétition : choisissez un lieu
   *[other] { $count } répétitions : choisissez un lieu
}
empires-economy = Vos gains automatiques sont arrivés.{ $convert ->
    [yes] { " " }{ $repeat ->
        [yes] Convertir, répéter, ou terminer ?
       *[no] Convertir, ou terminer ?
    }
   *[no] { " " }{ $repeat ->
        [yes] Répéter, ou terminer ?
       *[no] Terminer ?
    }
}
empires-no-axes = Votre force est de { $strength }. Vous n’avez aucune hache à miser.
empires-no-coins = Votre force est de { $strength } jusqu’ici. Vous n’avez aucune pièce à miser.
empires-after = Ensuite
empires-cards-used = Cartes : { $used } sur 2
empires-build = Construire
empires-sell = Vendre
empires-keep-rest = Garder le reste
empires-discard-rest = { $used ->
    [0] Défausser toutes les cartes
   *[other] Défausser le reste
}
empires-repair-open = Réparer un lieu
empires-repair-done = Réparation faite
empires-repair-how = Choisissez une ruine : le coût y est inscrit.
empires-repair-nothing = Rien n’est en ruine.
empires-repair-poor = Vous avez trop peu de marteaux, quelle que soit la ruine.
empires-repair-costs = La réparation coûte { $cost }.
empires-first-hand = Finissez d’abord avec vos cartes.
empires-first-this = Finissez d’abord ce que vous avez commencé.
empires-abilities-open = Capacités
empires-abilities-done = Capacités utilisées
empires-abilities-how = Toutes à la suite : jouer des cartes ou réparer y met fin.
empires-tool-swap = Intervertir deux lieux
empires-tool-move = Déplacer une innovation
empires-tool-refresh = Rétablir les innovations voisines
empires-tool-swap-how = Choisissez l’un des deux lieux.
empires-tool-move-how = Choisissez l’innovation, ou son lieu.
empires-tool-refresh-how = Choisissez l’innovation qui le fait.
empires-later = quand vous aurez fini

## Conflit
empires-total = { $total ->
    [none] force { $basic }
   *[other] { $basic } + mise = { $total }
}
empires-less = Un jeton de moins : { $token }
empires-more = Un jeton de plus : { $token }

## Écrit en grand un instant
empires-cry-shuffled = La défausse devient le nouveau paquet
empires-cry-fell = { $who } : hors jeu
empires-cry-uprising = Insurrection !
empires-cry-winner = le plus fort
empires-cry-victory = Victoire pour { $who } !

## La situation en mots
empires-tell-phase = Phase { $number } sur { $of } : { $phase }.{ $next ->
    [none] { "" }
   *[other] { " " }Ensuite : { $next }.
}
empires-tell-disaster = { $card }. Payé jusqu’ici : { $heap }.
empires-tell-first = Premier joueur : { $who }.
empires-tell-empire = { $who } : points sur la piste { $score }, force { $strength }, cartes { $hand }{ $stock ->
    [none] { "" }
   *[other] { "" }, réserve : { $stock }
}.
empires-tell-hand = Vos cartes : { $cards }.
empires-tell-out = { $who } est hors jeu.

## L’entraîneur
empires-tip-welcome = Bienvenue à la fin d’un empire ! Les fléaux vont s’abattre, encore et encore. Combattez-les avec vos jetons, ou subissez-les : vous perdez un lieu, mais vous gagnez tout ce qui a été payé et une innovation.
empires-tip-fight = La carte montre la position qu’elle frappe et les jetons qu’elle accepte. Choisissez un jeton éclairé et confirmez pour combattre, ou subissez. Personne ne tient éternellement : qui subit prend le tas.
empires-tip-rich = Un tas de jetons s’est formé près de la carte. Plus il grossit, plus il est tentant de subir, surtout quand le lieu menacé vaut peu.
empires-tip-suffered = Votre lieu brûle : ni points ni capacité jusqu’à sa réparation. Mais le tas est à vous, et la carte devient une innovation.
empires-tip-rival-suffered = Un rival a cédé et prend le tas. Tous les autres gardent leur lieu et n’ont perdu que ce qu’ils ont payé.
empires-tip-target = Le lieu à cette position est déjà sinistré : le plus proche brûle à sa place. Deux sont à égale distance : choisissez celui dont vous avez le moins besoin.
empires-tip-assign = Glissez la nouvelle innovation sous un lieu. Elle n’agit que tant qu’il est prospère : choisissez un endroit sûr, ou de bons voisins.
empires-tip-earthquake = Glissez le séisme sous un lieu. Il agit au moment où ce lieu est sinistré : un lieu dont vous pouvez vous passer est peut-être le bon.
empires-tip-marker = La torche du premier joueur est à vous : vous commencez le prochain fléau et paierez en premier.
empires-tip-shortage = Vous manquez de jetons. Les pièces coûtent 2 points chacune ; sans jeton, impossible de combattre le prochain fléau.
empires-tip-ruin = Cette position est en ruine dans votre empire. Si vous subissez, c’est le lieu prospère le plus proche qui brûlera.
empires-tip-double = Deux fléaux ! Choisissez la carte à viser, puis payez ou subissez. À chacun de vos tours il faut répondre aux deux.
empires-tip-free-bid = Une de vos bandes brille : une enchère gratuite. Elle combat pour vous sans jeton, puis reste épuisée jusqu’à ce qu’on la rétablisse.
empires-tip-replace = Vous pouvez remplacer le fléau : nouvelle carte, nouvelle cible. Ce qui a été payé reste en place.
empires-tip-economy = Économie : fermes et innovations ont donné ce qu’elles pouvaient, c’est coché. Convertissez ou répétez si vous le pouvez, puis dites que vous avez fini.
empires-tip-convert = Le blé abonde, marteaux et haches sont recherchés. Une pièce peut remplacer un blé. Vous pouvez tout reprendre du début tant que vous n’avez pas terminé.
empires-tip-repeat = Une répétition ! Choisissez un lieu pour utiliser sa capacité une fois de plus.
empires-tip-industry = Croissance : construisez jusqu’à deux cartes comme innovations, ou vendez-les une pièce chacune ; réparez une ruine ; utilisez vos capacités. Dans l’ordre de votre choix, une fois chacune.
empires-tip-repair = Réparer rend les points d’un lieu et tout ce qui est dessous. Le coût est inscrit sur la ruine.
empires-tip-swap = Votre cité peut intervertir deux lieux. Les innovations qui comptent leurs voisins aiment la bonne compagnie.
empires-tip-hand = Le reste de votre main : gardez-le, ou défaussez-le pour de nouvelles cartes. On complète les mains quand tout le monde a fini.
empires-tip-combined = Économie et Croissance ensemble. Commencer par l’Économie rapporte des marteaux pour construire ; commencer par la Croissance permet de réparer une ferme, qui produira ensuite.
empires-tip-bidding = Conflit ! Les haches et les pièces dans votre poing s’ajoutent à votre force. Les paliers de la carte montrent ce que vaut votre total. Tous les poings s’ouvrent ensemble.
empires-tip-coins = Aux pièces : chacune vaut aussi un point de force. Mais c’est le meilleur jeton : ne la donnez que pour atteindre le palier suivant.
empires-tip-uprising = Qui n’était pas le plus fort subit l’Insurrection : deux de ses lieux changent de place, avec tout ce qui est dessous.
empires-tip-bonus = Les plus forts reçoivent aussi le bonus, et échappent à l’Insurrection.
empires-tip-refresh = Choisissez quelle innovation épuisée redevient utilisable.
empires-tip-exhausted = Une de vos bandes est épuisée. Prospères, vos voies à 17 et à 9 points rétablissent les innovations des lieux voisins à chaque phase d’Économie.
empires-tip-final = Une de vos bandes est dorée : elle compte à la fin de la partie, si son lieu est alors prospère.
empires-tip-conflict-next = Après ce fléau vient un conflit. Gardez quelques haches.
empires-tip-last = La fin approche. Ne compteront que les lieux prospères, les bandes dorées dessous et vos points sur la piste.
empires-tip-fell = Un empire est tombé : tous ses lieux sont détruits. Les autres continuent.
empires-tip-over = Bravo ! Vous avez joué une partie entière. Revenez avec des amis, ou contre un dragon plus fort.
