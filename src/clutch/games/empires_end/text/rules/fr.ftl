# Les règles de Gloire et Déclin, pour les joueurs : un message pour chaque article de docs/rules/empires_end.md.
# Un paragraphe qui commence par un de ces mots et deux points est mis en valeur sur la page.
rules-label-ruling = Notre lecture
rules-label-figures = Reconstitué
rules-label-option = Variante
rules-label-example = Exemple

rules-introduction =
    Votre empire a connu ses plus beaux jours. Incendies, inondations, famines et envahisseurs se succèdent, et vous ne pourrez pas tout repousser. Payez pour détourner un fléau vers vos rivaux, ou laissez-le frapper : vous perdez un lieu, mais vous ramassez tout ce qui a été payé, et ce que votre peuple en apprend devient une innovation qui vous servira jusqu’à la fin.

    De 2 à 4 joueurs. Une piste de phases mène du premier fléau au dernier conflit ; alors, le plus grand total l’emporte.

    Chaque règle porte un numéro, afin que la table, le journal et les explications puissent y renvoyer. Là où les règles imprimées se taisent ou se contredisent, nous disons comment nous les comprenons : cherchez « Notre lecture ». Les chiffres qu’aucune source publique ne donne sont annoncés par « Reconstitué ». Quand il n’y a qu’une possibilité, le choix est fait pour vous ; seuls « subir » et la fin d’une phase que tous jouent en même temps vous sont toujours laissés.

rules-END-1 = Le contenu de la boîte
rule-END-1-1 =
    Chaque joueur a les onze mêmes lieux, qui valent 150 points en tout. Chacun a une capacité de base, qui agit dans un type de phase précis.

    En Croissance : la cité, qui vaut 32, vous laisse intervertir deux de vos lieux. Les villages, qui valent 25 et 20, ôtent chacun 1 marteau au coût d’une carte que vous construisez.

    En Économie : les voies à 17 et à 9 points rétablissent toutes les innovations épuisées des lieux voisins. La voie à 14 points change 1 blé en 1 marteau ou 1 hache, jusqu’à deux fois. La ferme à 11 points donne 1 marteau, la ferme à 8 points 1 hache, la ferme à 3 points 1 blé.

    En Conflit : les casernes, qui valent 6 et 5, donnent chacune 2 de force.
rule-END-1-2 =
    Un lieu sinistré se répare avec des marteaux. Leur nombre est écrit dessus.

    Reconstitué : ces coûts. En général, plus un lieu vaut de points, plus sa réparation est chère.
rule-END-1-3 =
    Il y a quatre sortes de jetons : le blé, les haches, les marteaux et les pièces. Une pièce est un joker : partout où vous dépensez un blé, une hache ou un marteau, vous pouvez dépenser une pièce à la place, et mélanger à votre gré. Une pièce misée contre un fléau reste une pièce pour qui la ramasse.

    Notre lecture : une pièce remplace aussi le blé d’une conversion, mais jamais pour ne recevoir qu’une pièce. Il y a 36 blés, 30 haches, 30 marteaux et 26 pièces ; mais si quelque chose vient à manquer, on joue comme s’il y en avait encore.
rule-END-1-4 = Il y a 88 cartes Fléau : huit types de onze cartes. Dans chaque type, chaque cible de 1 à 11 figure une fois. Une carte montre son type, la position qu’elle frappe, ce que l’on peut payer contre elle parmi le blé, les haches et les marteaux, ce qu’elle coûte à construire (1 ou 2 marteaux) et, en bas, son innovation : la phase où elle agit, et son effet.
rule-END-1-5 =
    Les fléaux d’un même type laissent des innovations semblables. Incendie : réparer à moindre coût, déplacer et rétablir des innovations, enchères gratuites d’un marteau. Révolte : de la force, et des points pour les haches à la fin. Famine : enchères gratuites d’un blé, et des points pour le blé à la fin. Inondation : davantage de ressources en Économie. Sécheresse : des points, en Croissance, en Économie ou à la fin. Invasion : convertir du blé et des pièces, répéter une capacité d’Économie, remplacer un fléau, enchères gratuites d’une hache. Épidémie : de la force ou des points selon le voisinage. Séisme : un cadeau au moment même où son lieu est détruit.

    Reconstitué : les cartes elles-mêmes, dans les limites de ce que les règles imprimées disent de chaque type. Une même innovation coûte toujours autant ; voyez les cartes.
rule-END-1-6 =
    Il y a 11 cartes Conflit. Chacune montre un bonus de victoire ; des paliers, qui disent ce que vous apporte votre force totale : points gagnés ou perdus, ressources, symboles de rétablissement ; et une Insurrection, où votre premier, deuxième ou troisième lieu prospère par la valeur change de place avec celui d’une position donnée.

    Reconstitué : les chiffres de ces cartes, sauf la plupart de ceux d’une seule : avec 2 ou moins on perd des points, avec 7 ou plus on gagne 7 points et 2 blés, le bonus est de 3 points et 1 pièce, et l’Insurrection échange votre lieu prospère le plus précieux avec celui de la position 11.
rule-END-1-7 =
    Il y a aussi des marqueurs Indisponible, deux marqueurs Fléau par joueur, un marqueur Premier joueur, un marqueur de phase et une piste de score. Votre score peut passer sous zéro.

    Notre lecture : les marqueurs Indisponible ne viennent jamais à manquer.
rule-END-1-8 =
    La piste dit quelle phase vient ensuite. Il y en a une pour deux joueurs, et une pour trois ou quatre. L’une et l’autre ont 26 phases ; la partie rapide laisse de côté les sept premières. La piste s’ouvre sur un fléau, puis une phase d’Économie, et s’achève par un conflit.

    Reconstitué : l’ordre des phases entre les deux. Vous voyez la piste sur la table tout au long de la partie.
rule-END-1-9 = Un lieu prospère compte avec ses points, sa capacité de base et ses innovations. Un lieu sinistré n’a ni points ni capacité de base, et ses innovations sont inertes (END-6.2) ; mais il garde sa place, son type et son coût de réparation. « Voisin » ou « adjacent » veut dire juste à gauche ou juste à droite dans votre rangée, prospère ou sinistré. Les positions 1 et 11 n’ont donc qu’un voisin, et un lieu n’est pas son propre voisin. Une innovation a les mêmes voisins que son lieu.

rules-END-2 = La mise en place
rule-END-2-1 = On mélange les deux paquets. Vous commencez avec 2 blés, 2 haches, 2 marteaux et 2 pièces, une main de quatre cartes Fléau et un score de 0.
rule-END-2-2 =
    Le premier joueur mélange ses onze lieux et les aligne, tous prospères. Les autres disposent les leurs dans le même ordre. Les positions se comptent de 1 à 11, de gauche à droite.

    Notre lecture : le premier joueur est tiré au sort ; peu importe qui a allumé un feu en dernier.
rule-END-2-3 =
    Votre main et l’ordre des paquets sont secrets, de même que ce que vous choisissez quand tous choisissent en même temps, jusqu’à ce que chacun ait fini. Vos jetons sont derrière un écran, où vos rivaux ne les voient pas.

    Notre lecture : tout le monde apprend ce qui est gagné et payé, donc qui compte peut connaître une réserve. Les défausses sont visibles, et chacun peut les parcourir.

    Variante : jouez à réserves ouvertes, et chacun voit tous les jetons.

rules-END-3 = Un fléau
rule-END-3-1 = On révèle la première carte Fléau. Chaque joueur marque le lieu qui se trouve à la position indiquée : c’est la cible. Dans un autre empire, le même fléau peut menacer un tout autre lieu.
rule-END-3-2 = Le premier joueur commence, et l’on continue dans le sens horaire. À votre tour, vous combattez ou vous subissez. Pour combattre, vous payez une ressource que la carte accepte, ou une pièce à la place, ou vous utilisez une enchère gratuite (END-3.8). Si vous ne pouvez pas combattre, vous devez subir ; mais vous pouvez d’abord essayer de remplacer le fléau (END-3.9). On tourne ainsi jusqu’à ce que quelqu’un subisse. Même s’il ne vous reste qu’à subir, c’est vous qui le dites : personne n’apprend que vous n’aviez pas le choix.
rule-END-3-3 = Ce qui est payé est posé près de la carte.
rule-END-3-4 =
    Si vous subissez, procédez dans cet ordre. Prenez le marqueur Premier joueur (pour un double fléau, voyez END-4.2). Ramassez tout ce qui est près de la carte. Détruisez la cible (END-3.5) ; s’il y a des Séismes sous ce lieu, ils agissent aussitôt, d’eux-mêmes. Si plus aucun de vos lieux n’est prospère, vous êtes éliminé (END-3.6). Sinon, la carte devient votre innovation : glissez-la sous un lieu prospère (END-6.1), où elle est active tout de suite. Enfin, voyez si vous êtes en pénurie (END-3.7).

    Notre lecture : un Séisme n’agit donc jamais sur le fléau qui l’a apporté. Dans un double fléau, il peut déjà agir sur le second.
rule-END-3-5 =
    Si la cible est déjà sinistrée, c’est votre lieu prospère le plus proche qui est détruit. Si deux sont aussi proches l’un que l’autre, vous choisissez.

    Notre lecture : la distance se compte en positions, même au-delà des deux voisins.
rule-END-3-6 =
    Si votre dernier lieu prospère est détruit, vous avez perdu et vous êtes aussitôt éliminé. Les autres terminent la phase et continuent sur la même piste.

    Notre lecture : vos jetons retournent à la réserve commune, même ceux que vous venez de ramasser ; votre main, vos innovations et la carte Fléau sont défaussées. Si vous avez le marqueur Premier joueur, il passe au prochain joueur encore en lice, dans le sens horaire. Ce que vous avez misé sur un autre fléau y reste. Désormais, votre tour est sauté, et vous ne comptez plus pour « le plus de lieux sinistrés ». Vous êtes classé derrière tous ceux qui sont restés, mais devant ceux qui sont partis plus tôt. S’il ne reste qu’un joueur, il gagne aussitôt.
rule-END-3-7 =
    Pénurie : si, après avoir subi un fléau, vous avez moins de 5 jetons, toutes sortes confondues, vous pouvez acheter des pièces à 2 points chacune, jusqu’à avoir 5 jetons. Votre score peut ainsi passer sous zéro. Avant d’acheter, vous montrez à tous ce que vous avez.

    Notre lecture : dans un double fléau, cela se fait avant de s’occuper de l’autre carte ; les pièces peuvent donc déjà servir à la combattre. Tout le monde voit que la question vous est posée ; après tout, chacun aurait pu compter vos jetons.
rule-END-3-8 =
    Enchère gratuite : au lieu de payer, vous pouvez épuiser une telle innovation sous un lieu prospère. La carte doit accepter la ressource que montre l’innovation. On ne pose rien près de la carte. Cela compte comme votre combat contre cette carte, et elle seule, pour ce tour.

    Notre lecture : vous pouvez l’utiliser même si vous l’avez gagnée plus tôt dans le même tour.
rule-END-3-9 =
    Remplacer : une telle innovation vous débarrasse d’un fléau. Épuisez-la et révélez une nouvelle carte ; puis l’ancienne est défaussée. Chacun marque la nouvelle cible, et tout ce qui était près de l’ancienne carte est maintenant près de la nouvelle, même ce qu’elle n’accepte pas. Ce n’est pas une enchère : il vous reste à combattre ou à subir, sauf si vous avez déjà combattu l’ancienne carte ce tour-ci, ce qui compte. Vous pouvez remplacer plusieurs fois dans un tour, y compris avec une innovation gagnée plus tôt dans ce tour. Votre tour s’achève avec votre dernier combat ; mais s’il vous reste de quoi remplacer, c’est vous qui dites quand vous avez fini.

    Notre lecture : on ne remplace qu’à son tour, avant ou après avoir combattu cette carte, mais pas après l’avoir subie. Si le paquet est vide, l’ancienne carte n’est pas parmi celles que l’on mélange.
rule-END-3-10 =
    Exemple : deux joueurs, le deuxième fléau de la partie. C’est un Incendie sur la position 9, la ferme à 3 points. Bérénice a subi le premier fléau, donc elle commence. Elle paie un blé. Antoine paie une hache. À présent, Bérénice subit : elle garde le marqueur Premier joueur, ramasse le blé et la hache, retourne sa ferme et glisse la carte. Celle-ci ne peut pas aller sous le lieu qui porte sa première innovation, tant que celui-ci est prospère (END-6.1).

rules-END-4 = Un double fléau
rule-END-4-1 = À trois ou quatre joueurs, certaines phases amènent deux fléaux d’un coup. Chacun a son propre tas d’enchères. À votre tour, vous vous occupez des deux cartes, dans l’ordre de votre choix : vous devez combattre ou subir chacune de celles qui sont encore là, et de nouveau à chaque tour. Si vous en subissez une, terminez tout (END-3.4) avant de passer à l’autre. Ce que vous avez ramassé peut servir à payer pour l’autre. Qui a subi un fléau continue d’enchérir sur l’autre.
rule-END-4-2 = Seul celui qui subit le second des deux fléaux prend le marqueur Premier joueur. La phase est finie quand les deux ont été subis.
rule-END-4-3 = Si les deux fléaux touchent le même lieu et si vous subissez les deux, END-3.5 s’applique au second : votre lieu prospère le plus proche est détruit.

rules-END-5 = La phase d’Économie
rule-END-5-1 =
    Tous jouent en même temps. Chacun utilise toutes les capacités d’Économie de ses lieux prospères, celles des lieux et celles de leurs innovations, une fois chacune et dans n’importe quel ordre. Rien de ce que vous faites ici ne touche les autres, et les résultats sont montrés quand tous ont fini.

    Notre lecture : les gains, les points et les rétablissements viennent d’abord et d’eux-mêmes, car dans cette phase on ne gagne rien à attendre. Vous ne décidez que des conversions, une à une, et des répétitions.
rule-END-5-2 = À chaque phase d’Économie, vous pouvez convertir autant de fois que la carte le montre, ou moins, ou pas du tout. Un « + » veut dire que vous recevez un jeton de chaque, un « / » que vous en choisissez un.
rule-END-5-3 =
    Une capacité qui rétablit retire tous les marqueurs Indisponible des innovations des lieux voisins.

    Notre lecture : les innovations des voisins sinistrés sont rétablies aussi, mais pas celles du lieu de la capacité elle-même.
rule-END-5-4 =
    Répéter : utilisez encore une fois une autre capacité d’Économie d’un lieu prospère. Une conversion peut resservir autant de fois qu’elle l’indique.

    Notre lecture : une répétition ne se répète pas, mais deux répétitions peuvent porter sur la même capacité. On ne vous propose ni rétablissement ni répétition qui ne changerait rien. Répéter une conversion est toujours proposé, même avant de l’avoir utilisée.
rule-END-5-5 =
    Exemple : vos fermes à 11 et à 8 points sont prospères, la ferme à 3 points est sinistrée. Vous recevez 1 marteau et 1 hache, mais pas de blé. Vous pouvez utiliser les conversions de la voie à 14 points, et aussi celles d’une innovation placée dessous qui change du blé en un marteau et une hache. Rien chez vous n’est épuisé, donc la voie à 9 points ne fait rien.

rules-END-6 = Les innovations
rule-END-6-1 = Une nouvelle innovation va sous un lieu prospère, et toujours là où il y en a le moins : parmi vos lieux prospères, choisissez-en un qui n’en a pas plus que les autres. Elle ne va jamais sous un lieu sinistré.
rule-END-6-2 = Une innovation agit tant que son lieu est prospère. Sous un lieu sinistré elle est inerte, jusqu’à ce qu’il soit réparé. Les Séismes font exception : ils agissent au moment même où leur lieu est détruit.
rule-END-6-3 = Quand un lieu change de place, ses innovations le suivent. Seule la capacité « déplacer une innovation » les sépare.
rule-END-6-4 =
    Les innovations qui agissent pendant un fléau s’épuisent quand on les utilise : posez dessus un marqueur Indisponible. Elles restent épuisées jusqu’à ce que quelque chose les rétablisse. Le marqueur appartient à l’innovation et la suit.

    Notre lecture : toutes les autres innovations ne s’épuisent jamais ; elles agissent une fois dans chaque phase de leur sorte. Une innovation épuisée sous un lieu sinistré peut être rétablie aussi.

rules-END-7 = La phase de Croissance
rule-END-7-1 =
    Vous pouvez faire trois choses, chacune une fois, dans n’importe quel ordre ; mais finissez l’une avant de commencer la suivante. Avec votre main : construire ou vendre des cartes, puis garder ou défausser les autres (END-7.2 à END-7.4). Réparer un lieu sinistré (END-7.5). Utiliser les capacités de Croissance de vos lieux prospères, chacune une fois au plus, dans n’importe quel ordre.

    Notre lecture : tous jouent en même temps, et les résultats sont montrés quand tous ont fini. Tant que vous n’avez pas dit que vous avez fini, vous pouvez recommencer la phase. Quand vous passez à votre main ou à une réparation, vous en avez terminé avec vos capacités ; ce que vous construisez ou réparez ensuite n’agit donc plus parmi elles. Les points des capacités de Croissance viennent d’eux-mêmes quand vous en avez terminé avec elles ; si vous ne les commencez jamais, ces points, et eux seuls, viennent à la fin de la phase. Les réductions des villages et des innovations ne sont pas parmi les capacités que l’on utilise : elles s’appliquent chaque fois que vous construisez ou réparez, tant que leur propre lieu est prospère.
rule-END-7-2 = Construisez jusqu’à deux cartes de votre main. Payez les marteaux, ou des pièces à la place, et glissez la carte comme innovation (END-6.1). Chaque village prospère ôte 1 au coût d’une carte, mais jamais deux villages à la même carte.
rule-END-7-3 = Vendre : au lieu de construire une carte, vous pouvez la défausser contre 1 pièce. En tout, vous construisez ou vendez deux cartes au plus, dans le mélange de votre choix.
rule-END-7-4 =
    Ensuite, vous gardez toutes les cartes qui vous restent en main, ou vous les défaussez toutes. Vous le pouvez même sans avoir rien construit ni vendu. Quand chacun a fini, on complète les mains à quatre cartes (à deux dans une partie rapide).

    Notre lecture : on pioche quand tous ont fini la phase, toute la phase si elle est combinée, à partir du premier joueur dans le sens horaire, même ceux qui n’ont rien fait de leur main. Ce qui a été vendu et défaussé rejoint la défausse juste avant. Si le paquet est vide quand il faut une carte, on mélange la défausse ; à eux deux, ils ne s’épuisent jamais.
rule-END-7-5 =
    Réparer : une fois par phase, vous pouvez remettre un lieu sinistré sur sa face prospère. Payez les marteaux qu’il indique, ou des pièces à la place. Des innovations de lieux voisins prospères peuvent réduire ce coût. Vous pouvez utiliser ses capacités dans la même phase.

    Notre lecture : plusieurs réductions s’additionnent, mais le coût ne descend jamais sous 0.
rule-END-7-6 = Votre cité, tant qu’elle est prospère, vous laisse intervertir deux de vos lieux, prospères ou sinistrés. Leurs innovations les suivent.
rule-END-7-7 =
    Déplacer : soulevez une de vos innovations, d’un lieu prospère ou sinistré ; ce peut même être celle-ci. Tant que vous la tenez, elle ne compte pas. Glissez-la ensuite sous un autre de vos lieux prospères, parmi ceux qui ont maintenant le moins d’innovations. Un marqueur Indisponible la suit. Une capacité déjà utilisée n’agit pas une nouvelle fois.

    Notre lecture : le lieu d’où elle vient compte aussi quand on cherche celui qui en a le moins. Si lui seul convient, la carte ne peut pas être déplacée.

rules-END-8 = La phase de Conflit
rule-END-8-1 = On révèle une carte Conflit. Votre force initiale est la somme de tous les symboles de force de vos lieux prospères et des innovations placées dessous.
rule-END-8-2 = Chacun mise en secret autant de haches et de pièces qu’il veut ; ne rien miser est permis. Vous pouvez changer d’avis tant que tous n’ont pas misé. Puis toutes les mises sont révélées d’un coup, et elles sont dépensées. Chaque hache et chaque pièce ajoute 1 à votre force initiale : c’est votre force totale.
rule-END-8-3 = Vous recevez ce que la carte indique pour votre total : un seul palier, ou rien si aucun ne convient. Tous ceux qui ont le plus grand total reçoivent en plus le bonus de victoire.
rule-END-8-4 = Pour chaque symbole de rétablissement, vous retirez un marqueur Indisponible de votre choix, même sous un lieu sinistré. Si rien n’est épuisé chez vous, le symbole est perdu.
rule-END-8-5 =
    Tous ceux qui n’ont pas le plus grand total subissent l’Insurrection : les deux lieux que la carte désigne changent de place, avec leurs innovations. Celui de la position donnée peut être sinistré.

    Notre lecture : il ne se passe rien si c’est deux fois le même lieu, ou si vous avez trop peu de lieux prospères pour la carte.
rule-END-8-6 =
    Exemple : Antoine a une force initiale de 5, Bérénice de 3. Antoine mise 2 haches et arrive à 7 : il gagne 7 points et 2 blés. Bérénice mise 4 haches et 1 pièce et arrive à 8 : elle gagne autant, plus le bonus de 3 points et 1 pièce. Le lieu prospère le plus précieux d’Antoine est sa cité ; elle change de place avec la ferme de la position 11.
rule-END-8-7 = L’ordre est le suivant : d’abord les points et les ressources de chacun, puis les rétablissements, à partir du premier joueur dans le sens horaire, puis le bonus, puis l’Insurrection. Les mises retournent à la réserve commune et la carte est défaussée. Dans une partie, vous verrez quatre des onze cartes Conflit, trois dans une partie rapide.

rules-END-9 = Ce que font les innovations
rule-END-9-1 = Pendant un fléau : une enchère gratuite d’un blé, d’une hache ou d’un marteau (END-3.8) ; remplacer le fléau (END-3.9).
rule-END-9-2 = En Économie : gagner des ressources ; convertir 1 blé ou 1 pièce en autre chose, autant de fois qu’indiqué ; répéter une autre capacité (END-5.4) ; gagner des points ; gagner des points pour chaque lieu voisin sinistré ; gagner des ressources ou des points pour chaque lieu voisin prospère d’un certain type.
rule-END-9-3 = En Croissance : réparer un lieu voisin coûte 1 marteau de moins ; déplacer une innovation (END-7.7) ; rétablir les innovations des lieux voisins ; gagner des points.
rule-END-9-4 = En Conflit : de la force ; de la force pour chaque lieu voisin sinistré.
rule-END-9-5 =
    À la fin, si leur lieu est prospère : des points pour chaque jeton d’une sorte qui vous reste, où les pièces ne comptent que comme pièces ; 2 points pour chacun de vos lieux sinistrés ; des points pour chaque lieu voisin sinistré ; des points pour chaque lieu voisin d’un certain type ; 13 points si aucun joueur n’a davantage de lieux sinistrés que vous, et si vous en avez au moins un ; une copie, qui rapporte autant que la meilleure de vos autres innovations de Score final.

    Notre lecture : pour les points de la fin, un lieu voisin du bon type compte même s’il est sinistré. Pour le plus de lieux sinistrés, on ne compare que les joueurs encore en lice. Une copie prend les points que l’autre innovation rapporte à sa propre place, sous un lieu prospère ; elle ne peut pas copier une autre copie, et vaut 0 s’il n’y a rien à copier.
rule-END-9-6 = Quand son lieu est détruit (Séismes) : gagner des ressources ; gagner des points ; ou rétablir toutes les innovations de votre empire. Si le lieu est réparé puis détruit de nouveau, elle agit de nouveau.

rules-END-10 = Phase combinée, fin de la partie, partie rapide
rule-END-10-1 = À trois ou quatre joueurs, il y a des phases combinées : vous jouez une phase d’Économie entière et une phase de Croissance entière, dans l’ordre de votre choix. Les autres peuvent choisir l’ordre inverse.
rule-END-10-2 = La partie finit après la dernière phase de la piste. À votre score s’ajoutent la valeur de vos lieux prospères et les points de vos innovations de Score final placées sous des lieux prospères. Le plus grand total l’emporte. En cas d’égalité, le plus grand nombre de lieux prospères décide ; s’il est égal aussi, la victoire est partagée.
rule-END-10-3 =
    Variante : dans la partie rapide, on laisse de côté les sept premières phases. La mise en place est la même. Regardez vos quatre cartes ; si elles ne vous plaisent pas, vous pouvez, une fois, les défausser toutes et en piocher quatre nouvelles. Puis choisissez-en deux, qui ont déjà frappé votre empire : les deux cibles sont détruites, et les deux cartes deviennent des innovations. Défaussez les deux autres et piochez deux nouvelles cartes. Pour le reste de la partie, les mains sont de deux cartes.

    Notre lecture : tous choisissent en même temps, et tout est montré ensemble. Les deux cibles sont détruites d’abord (END-3.5 aide si c’est la même), puis les deux cartes sont glissées selon END-6.1, donc sous deux lieux différents. Aucun Séisme n’agit, personne n’est en pénurie, et le marqueur Premier joueur ne bouge pas.
