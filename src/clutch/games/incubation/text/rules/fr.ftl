# Les règles d’Incubation, pour les joueurs : un message pour chaque article de docs/rules/incubation.md.
# Un paragraphe qui commence par un de ces mots et deux points est mis en valeur sur la page.
rules-label-ruling = Notre lecture
rules-label-figures = Reconstitué
rules-label-option = Variante
rules-label-example = Exemple

rules-introduction =
    Vous dirigez une écloserie de dragons. Lancez les dés pour obtenir de l’eau et du feu, réchauffez et rafraîchissez les œufs de vos incubateurs jusqu’à l’éclosion, et vendez chaque jeune dragon au marché contre un trésor de sa couleur. Gardez un œil sur les objectifs : le premier qui en remplit un peut l’enlever à tous les autres.

    De 2 à 5 joueurs. Quand deux des trois piles d’œufs sont vides, ou que tous les objectifs sont pris, on termine la manche, et le plus grand total l’emporte.

    Chaque règle porte un numéro, afin que la table, le journal et les explications puissent y renvoyer. Là où les règles imprimées se taisent ou se contredisent, nous disons comment nous les comprenons : cherchez « Notre lecture ». Les chiffres qu’aucune source publique ne donne sont annoncés par « Reconstitué ». Quand il n’y a qu’une possibilité, le choix est fait pour vous.

rules-INC-1 = Le contenu de la boîte
rule-INC-1-1 = Il y a 36 cartes d’œuf, avec au dos leur dragon. Un œuf indique sa valeur en points, et combien de feu et combien d’eau il lui faut, de 1 à 4 de chaque. Un œuf simple a une couleur, un hybride en a deux différentes, un œuf mystère n’en a aucune.
rule-INC-1-2 =
    Reconstitué : les couleurs sont le rouge, le bleu, le vert et le jaune. Il y a 24 œufs simples, six de chaque couleur, 8 hybrides et 4 œufs mystères. Ce que chacun demande et ce qu’il vaut est écrit sur sa carte.
rule-INC-1-3 =
    Il y a 10 objectifs, chacun avec une condition et une valeur. Un objectif demande des dragons de certaines couleurs, ou plusieurs dragons d’une même couleur, peu importe laquelle, ou des dragons de couleurs différentes. Certains demandent aussi de l’or : il faut le posséder, mais on ne le paie pas.

    Reconstitué : les valeurs, et toutes les conditions sauf une (trois dragons rouges et 10 or).
rule-INC-1-4 =
    Il y a deux dés, qui montrent quatre symboles : eau, feu, or et coffre.

    Reconstitué : chaque dé a six faces, deux avec de l’eau, deux avec du feu, une avec de l’or et une avec un coffre.
rule-INC-1-5 =
    Le marché est un anneau de huit sections. Chacune a une couleur et abrite un trésor : un tas d’or, d’eau et de feu. La roue, au milieu, désigne trois sections, une pour l’or, une pour l’eau et une pour le feu. Sa position de départ est tirée au sort.

    Reconstitué : dans le sens horaire, les sections sont rouge, bleue, verte, jaune, puis de nouveau rouge, bleue, verte, jaune. L’aiguille de l’eau a trois sections d’avance sur celle de l’or, et celle du feu en a six.
rule-INC-1-6 =
    Il y a des pièces d’or, du feu et de l’eau, et un jeton pour le premier joueur, qui reste au même joueur toute la partie.

    Notre lecture : il y a 30 pièces de 1 et 15 de 5, ainsi que 30 jetons feu et 30 jetons eau ; mais si quelque chose vient à manquer, on joue comme s’il y en avait encore.
rule-INC-1-7 = Chaque joueur a un plateau avec deux incubateurs. Un incubateur contient un œuf, et le feu et l’eau déjà placés pour lui.

rules-INC-2 = La mise en place
rule-INC-2-1 = Une pièce d’or, un jeton eau et un jeton feu vont au marché, dans les trois trésors que désigne la roue.
rule-INC-2-2 =
    Mélangez les œufs et formez trois piles de 12, faces visibles. Chacun voit la hauteur des piles et tout ce qui est sur la table ; seuls sont secrets les œufs du dessous et les objectifs non utilisés.

    Notre lecture : seul l’œuf du dessus d’une pile peut être vu et pris.
rule-INC-2-3 = Révélez des objectifs au hasard : cinq s’il y a deux ou trois joueurs, quatre s’il y en a quatre, trois s’il y en a cinq. Les autres restent dans la boîte, sans être vus.
rule-INC-2-4 = Le premier joueur est tiré au sort. Chacun prend un œuf du dessus d’une pile et le met dans un incubateur. On procède dans le sens antihoraire, en commençant par le joueur à droite du premier joueur : le premier joueur choisit donc en dernier.

rules-INC-3 = Un tour : les dés
rule-INC-3-1 = On joue dans le sens horaire. Lancez les deux dés. Si vous voulez, relancez-en un ou deux, une seule fois. Le résultat est alors définitif.
rule-INC-3-2 =
    Exactement un coffre : la roue avance d’une section dans le sens horaire. Puis une pièce d’or, un jeton eau et un jeton feu vont dans les trésors qu’elle désigne maintenant.

    Notre lecture : seul le résultat définitif compte, et non un coffre que vous relancez.
rule-INC-3-3 =
    Deux coffres : la roue ne bouge pas. Vous devez choisir une section quelconque, même vide, et prendre son trésor, comme expliqué en INC-4.3. Si tout le marché est vide, il ne se passe rien.

    Notre lecture : ce qui ne trouve pas de place chez vous reste dans ce trésor.
rule-INC-3-4 = Un coffre agit en premier. Ensuite, chaque autre dé doit servir, pour ce qu’il montre ou pour un œuf (INC-3.8), dans l’ordre de votre choix. Si deux dés identiques servent tous deux pour ce qu’ils montrent, ils agissent ensemble.
rule-INC-3-5 = Un dé or vous rapporte 1 or. Deux dés or ensemble en rapportent 3.
rule-INC-3-6 = Un dé eau vous rapporte 1 eau, deux dés eau ensemble en rapportent 3 ; de même pour le feu. Vous devez placer aussitôt tout ce qui peut l’être sur ceux de vos œufs qui en ont besoin, réparti comme vous voulez, mais jamais au-delà du besoin d’un œuf.
rule-INC-3-7 =
    Ce qui est de trop va dans un trésor du marché, celui de votre choix. Cela se fait tout de suite, avant toute éclosion. Il en va de même d’un dé dont l’eau ou le feu ne vous sert à rien.

    Notre lecture : tout ce qui est de trop dans un même tour va dans le même trésor. Vous le choisissez la première fois que cela arrive dans le tour.
rule-INC-3-8 =
    Au lieu d’utiliser un dé eau, feu ou or pour ce qu’il montre, vous pouvez le dépenser pour prendre l’œuf du dessus d’une pile et le mettre dans un incubateur vide. Un coffre ne peut pas servir ainsi. Vous pouvez dépenser les deux dés pour des œufs, le second aussi pour l’œuf que le premier vient de découvrir. Si vous dépensez pour un œuf l’un de deux dés identiques, l’autre agit seul et rapporte 1, avant ou après.

    Notre lecture : l’un de deux dés identiques ne peut agir d’abord que si vous êtes sûr de pouvoir prendre un œuf ensuite : il doit en rester un, et un incubateur doit être vide, ou se vider grâce à ce que place ce dé. L’autre dé doit alors prendre un œuf.
rule-INC-3-9 =
    Notre lecture : les dés agissent l’un après l’autre ; un œuf que vous venez de prendre peut donc déjà recevoir l’eau ou le feu de votre autre dé.

rules-INC-4 = Éclosions et ventes
rule-INC-4-1 =
    Un œuf qui a tout son feu et toute son eau éclot dès qu’est placé tout ce qui vient d’un dé (de deux dés ensemble : les trois), d’un trésor pris avec deux coffres, ou d’une vente (d’un hybride : les deux trésors). Son feu et son eau retournent à la réserve. Retournez la carte et gardez le dragon.

    Notre lecture : cela se produit même entre vos deux dés ; le second peut donc déjà prendre un œuf pour l’incubateur qui vient de se vider.
rule-INC-4-2 = Un dragon simple se vend aussitôt : prenez le trésor d’une section de sa couleur. Vous choisissez laquelle des deux ; elle peut même être vide.
rule-INC-4-3 = Qui prend un trésor prend tout son or, et autant de son eau et de son feu que ses œufs en incubateur en demandent encore, répartis à son gré. Le reste ne bouge pas. (INC-3.7 ne concerne que les dés.)
rule-INC-4-4 = Un hybride vous rapporte deux trésors, un de chacune de ses couleurs. Un dragon mystère n’en rapporte aucun.
rule-INC-4-5 =
    Notre lecture : si deux œufs sont complets en même temps, ils éclosent l’un après l’autre, et c’est vous qui dites lequel d’abord. Les deux trésors d’un hybride se prennent dans l’ordre de votre choix, et le premier est placé avant que vous ne preniez le second. Alors seulement, l’œuf suivant éclot. On continue jusqu’à ce que plus rien n’éclose.
rule-INC-4-6 = Vous gardez vos dragons et votre or jusqu’à la fin de la partie. Vendre un dragon ne vous le fait pas perdre.

rules-INC-5 = Les objectifs
rule-INC-5-1 =
    Si vous remplissez un ou plusieurs objectifs à la fin de votre tour, vous en prenez exactement un. Si vous en remplissiez déjà un autre, vous pourrez le prendre à un tour suivant, même si rien n’a changé d’ici là.

    Notre lecture : cela se fait tout à la fin de votre propre tour, après toutes les éclosions.
rule-INC-5-2 = Les hybrides ne comptent jamais pour un objectif. Un dragon mystère compte comme un dragon de la couleur de votre choix, et cette couleur peut changer pour l’objectif suivant. Plusieurs dragons mystères peuvent compter pour la même couleur, et même remplir un objectif à eux seuls.
rule-INC-5-3 =
    Notre lecture : on ne dépense rien. Les mêmes dragons et le même or peuvent servir pour plusieurs objectifs.
rule-INC-5-4 =
    Un objectif rempli doit être pris, même si cela provoque la fin de la partie.

    Notre lecture : si vous en remplissez plusieurs, vous choisissez lequel.

rules-INC-6 = La fin de la partie
rule-INC-6-1 = La fin s’annonce dès que deux piles d’œufs sont vides, ou qu’il ne reste plus d’objectif. On achève le tour, objectif compris. Puis les autres jouent encore, jusqu’au joueur à droite du premier joueur, afin que tous aient eu le même nombre de tours. Si c’est ce joueur qui provoque la fin, la partie s’arrête après son tour. On peut encore prendre les œufs de la dernière pile.
rule-INC-6-2 =
    Vos points sont la valeur de vos œufs éclos, vos objectifs et votre or. Les œufs non éclos, avec le feu et l’eau qu’ils portent, ne comptent pas.

    Exemple : des œufs pour 38, un objectif pour 5 et 13 or font 56 points.
rule-INC-6-3 = Le plus grand total l’emporte. En cas d’égalité, le plus d’objectifs décide, puis le plus d’œufs éclos. Si l’égalité demeure, la victoire est partagée.
rule-INC-6-4 =
    Notre lecture : la partie finit aussi après cinq manches complètes de suite où personne n’a pris d’œuf, ni rien placé sur un œuf, ni pris d’objectif ; et au plus tard après la manche 100. On compte les points comme d’habitude. Toute partie a donc une fin, même si personne ne veut prendre le dernier œuf.
rule-INC-6-5 =
    Exemple : vous obtenez feu et feu, et il ne faut qu’un feu. Vous en placez 1, les 2 autres vont dans un même trésor, puis l’œuf éclot et le dragon est vendu.

    Exemple : vous obtenez feu et feu et dépensez un dé pour un œuf. L’autre rapporte 1 feu, pour le nouvel œuf si vous voulez.

    Exemple : vos deux incubateurs sont occupés et vous obtenez de l’or. Vous recevez 1 or, ou 3 avec deux dés or, mais pas d’œuf.

    Exemple : deux coffres, et tous les trésors sont vides. Il ne se passe rien.

    Exemple : votre hybride éclot, et son premier trésor complète votre autre œuf. Vous prenez d’abord le second trésor de l’hybride, puis l’autre œuf éclot.
