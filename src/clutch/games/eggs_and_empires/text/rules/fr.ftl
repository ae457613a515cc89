# Les règles d’Eggs and Empires, pour les joueurs : un message pour chaque article de docs/rules/eggs_and_empires.md.
# Un paragraphe qui commence par un de ces mots et deux points est mis en valeur sur la page.
rules-label-ruling = Notre lecture
rules-label-figures = Reconstitué
rules-label-option = Variante
rules-label-example = Exemple

rules-introduction =
    Les dragons couvent sur le mont Ridback, et tous les empires veulent leurs œufs. À chaque tour, vous envoyez en secret un aventurier sur la montagne. Tous sont révélés au même instant, le plus grand nombre choisit en premier, et qui peut prendre un œuf doit en prendre un, même s’il est sur le point d’exploser.

    De 2 à 6 joueurs. Une partie compte trois manches de neuf tours, et le plus grand total l’emporte.

    Chaque règle porte un numéro, afin que la table, le journal et les explications puissent y renvoyer. Là où les règles imprimées se taisent ou se contredisent, nous disons comment nous les comprenons : cherchez « Notre lecture ». Les chiffres qu’aucune source publique ne donne sont annoncés par « Reconstitué ».

rules-EGG-0 = Quelles règles comptent
rule-EGG-0-1 =
    Notre lecture : quand les règles imprimées diffèrent d’une langue à l’autre, c’est l’anglais qui compte. Ainsi, l’œuf de l’Éclaireur est pour le tour suivant et non pour la manche suivante ; le Marchand et le Forgeron comptent à la fin de la manche ; on complète sa main sans en piocher une nouvelle entière ; le marqueur est attribué par tirage au sort ; et le Mage ne refuse que les œufs explosifs posés face visible.

rules-EGG-1 = Le contenu de la boîte
rule-EGG-1-0 = Les joueurs sont assis en cercle et tout se passe dans le sens horaire. « À gauche » désigne le joueur suivant dans le sens horaire.
rule-EGG-1-1 = Chaque empire possède le même paquet de dix aventuriers, numérotés de 1 à 10 : Barde (1), Éclaireur (2), Bergère (3), Messager (4), Marchand (5), Prêtre (6), Mage (7), Forgeron (8), Prêtresse noire (9) et Héros (10). Il y a six paquets de ce genre.
rule-EGG-1-2 =
    Il y a 42 œufs, et chacun vaut les points qu’il porte. Un œuf de valeur négative est un œuf explosif. Certains œufs sont marqués « 5/6p » (seulement à cinq ou six joueurs), d’autres « 6p » (seulement à six).

    Reconstitué : 22 œufs sans marque, 10 avec « 5/6p » et 10 avec « 6p ». C’est juste assez pour que la pioche ne s’épuise jamais, quel que soit le nombre d’Éclaireurs joués.
rule-EGG-1-3 =
    Reconstitué : la valeur des œufs. Les règles imprimées prouvent seulement l’existence des œufs 13, 10, −6 et −8. Sauf si la table a ses propres cartes, nous jouons avec ceux-ci :

    Sans marque : 13, 12, 11, 10, 9, 8, 8, 7, 7, 6, 5, 5, 4, 3, 2, −2, −4, −5, −6, −6, −8, −10.

    « 5/6p » : 11, 9, 8, 6, 5, 4, 3, −3, −6, −8.

    « 6p » : 12, 10, 7, 7, 6, 4, 2, −4, −5, −9.
rule-EGG-1-4 = Il y a un marqueur d’égalité, appelé ici simplement « le marqueur », et 13 jetons d’œuf, qui ne servent que dans la variante EGG-6.5.

rules-EGG-2 = La mise en place
rule-EGG-2-1 = À deux, trois ou quatre joueurs, la pioche se compose des œufs sans marque. À cinq, on y ajoute les œufs « 5/6p » ; à six, on joue avec tous les œufs.
rule-EGG-2-2 = Chaque joueur mélange un paquet d’aventuriers et pioche une main de trois cartes. (À deux joueurs, c’est différent : voir EGG-7.)
rule-EGG-2-3 =
    Votre main ne vous plaît pas ? Au début de chaque manche, avant que les œufs soient révélés, vous pouvez la repiocher une fois : mettez toute la main de côté, piochez autant de nouvelles cartes, puis mélangez les anciennes à votre pioche. Tout le monde décide en même temps.

    Notre lecture : c’est permis à chaque manche, et pas seulement à la première. Tant que tous n’ont pas décidé, vous pouvez changer d’avis et personne ne voit de nouvelles cartes ; ensuite, on repioche joueur par joueur. Tout le monde apprend qui a repioché, mais jamais quelles cartes.
rule-EGG-2-4 = Mélangez les œufs et révélez les premiers, face visible, au milieu : deux œufs s’il y a de deux à quatre joueurs, trois s’il y en a cinq, quatre s’il y en a six.
rule-EGG-2-5 = Un joueur tiré au sort reçoit le marqueur.

rules-EGG-3 = Un tour
rule-EGG-3-1 =
    Chacun choisit en secret une carte de sa main. Quand tout le monde a choisi, les cartes sont révélées ensemble. (À deux joueurs, on choisit deux cartes : voir EGG-7.)

    Notre lecture : jusque-là, les autres voient seulement que vous avez choisi, et vous pouvez changer d’avis sans laisser de trace.
rule-EGG-3-2 = On récolte les œufs, comme l’explique EGG-4.
rule-EGG-3-3 =
    Les cartes jouées vont, face visible, sur la défausse de leur joueur. Un Marchand ou un Forgeron qui n’a pas pris d’œuf reste sur la table jusqu’à ce qu’il agisse (EGG-3.5). Les œufs que personne n’a pris sont hors jeu jusqu’à la fin de la manche.

    Notre lecture : chacun peut consulter toutes les défausses. Un œuf caché que personne n’a pris reste caché ; seul son Éclaireur sait ce que c’était.
rule-EGG-3-4 =
    Les Éclaireurs agissent alors, dans le sens horaire à partir du marqueur (EGG-5.2). Puis on révèle de nouveaux œufs du dessus de la pioche, autant qu’en EGG-2.4.

    Notre lecture : après le neuvième tour, on ne révèle plus d’œufs.
rule-EGG-3-5 =
    Ensuite Messager, Marchand, Prêtre et Forgeron agissent, joueur par joueur, dans le sens horaire à partir du marqueur. Chacun finit avant que le suivant commence. Ils agissent aussi au neuvième tour. Un œuf donné appartient aussitôt à son nouveau propriétaire : un Prêtre qui agit plus tard dans le même tour peut donc déjà le jeter.

    Notre lecture : ces cartes agissent après la révélation des nouveaux œufs, selon l’ordre imprimé du tour. Si un joueur en a deux (dans une partie à deux), le plus grand nombre agit d’abord. Un Prêtre peut ainsi jeter l’œuf pris par le Messager du même joueur, qui n’a alors plus rien à donner.
rule-EGG-3-6 = Chacun pioche jusqu’à avoir de nouveau trois cartes en main (à deux joueurs : quatre), tant que sa pioche n’est pas vide. À partir de trois joueurs, elle l’est après le septième tour : vous choisissez entre trois cartes au tour 8, entre deux au tour 9, et une carte reste inutilisée.
rule-EGG-3-7 = S’il y a eu égalité pendant ce tour, le marqueur passe maintenant à gauche (EGG-4.5).

rules-EGG-4 = La récolte des œufs
rule-EGG-4-1 = La plus forte carte révélée choisit un œuf en premier, puis la suivante, et ainsi de suite, jusqu’à ce qu’il n’y ait plus d’œufs ou que chaque carte ait eu son choix.
rule-EGG-4-2 = Si vous pouvez prendre un œuf, vous devez le faire. Lequel ? À vous de voir : visible ou caché. La valeur d’un œuf caché reste secrète jusqu’à la récolte ; qui le prend le regarde aussitôt, avant que la carte suivante choisisse. Quand il n’y a qu’une possibilité (des œufs visibles de même valeur n’en font qu’une), l’œuf est pris pour vous.
rule-EGG-4-3 = Chaque carte prend un seul œuf ; vous en recevez donc au plus un par tour (à deux joueurs : voir EGG-7).
rule-EGG-4-4 = Une carte qui ne prend pas d’œuf à cause d’un pouvoir est sautée, et la carte suivante choisit. Dans une partie à deux, l’autre carte du même joueur garde son propre choix.
rule-EGG-4-5 =
    Quand le même nombre a été révélé plusieurs fois, les joueurs concernés choisissent dans le sens horaire à partir du marqueur ; celui qui le tient passe en premier. Après un tour avec égalité, le marqueur passe à gauche, d’un seul joueur, quel que soit le nombre d’égalités. Des Prêtresses noires qui s’annulent ne sont pas une égalité.

    Notre lecture : il y a égalité quand deux joueurs différents ont révélé le même nombre, qu’il soit resté ou non des œufs pour eux.
rule-EGG-4-6 =
    Les œufs récoltés vont face cachée sur votre pile. Tout le monde voit qui pose, prend, donne, reçoit ou jette quel œuf.

    Notre lecture : si vous savez ce que vaut un œuf, vous le savez où qu’il aille. Un œuf qui était visible est connu de tous. Un œuf caché est connu de son Éclaireur, de qui l’a récolté et de qui l’a reçu d’un Messager ; si un Prêtre le jette, tout le monde le voit. Toutes les piles sont montrées au décompte de la manche.
rule-EGG-4-7 =
    Exemple : six joueurs, œufs 13, 10, −6 et −8. On révèle deux Héros (10), deux Prêtresses noires (9), un Mage (7) et un Barde (1). Le Héros le plus proche du marqueur prend 13, l’autre Héros prend 10. Les Prêtresses noires s’annulent. Le Mage ne prend rien, puisqu’il ne reste que des œufs explosifs. Le Barde doit en prendre un et choisit −6 ; −8 est défaussé. Les deux Héros étaient à égalité : le marqueur passe.
rule-EGG-4-8 =
    Une carte « a pris un œuf » quand elle l’a choisi elle-même pendant la récolte. Dans une partie à deux, il importe de savoir laquelle de vos deux cartes a pris quel œuf.

    Notre lecture : un œuf reçu d’un Messager ne compte pas comme pris. Un Messager qui n’en a pas pris, par exemple, ne peut pas le transmettre.

rules-EGG-5 = Les aventuriers
rule-EGG-5-1 = Barde (1) et Héros (10) n’ont pas de pouvoir. Le plus petit et le plus grand nombre suffisent.
rule-EGG-5-2 =
    Éclaireur (2), en fin de tour : prenez le premier œuf de la pioche, regardez-le et posez-le face cachée au milieu. Il y sera au tour suivant, en plus des œufs révélés. S’il y a plusieurs Éclaireurs, chacun le fait, dans le sens horaire à partir du marqueur, et ne voit que son propre œuf.

    Notre lecture : au neuvième tour, un Éclaireur ne fait rien.
rule-EGG-5-3 =
    Bergère (3), pendant la récolte : choisit toujours avant n’importe quel Forgeron. Si personne n’a révélé de Forgeron, la Bergère choisit comme un 3.

    Notre lecture : c’est la Bergère qui avance, et non le Forgeron qui recule. Toutes les Bergères choisissent juste avant les Forgerons, au rang d’un 8.
rule-EGG-5-4 = Messager (4), en fin de tour : si votre Messager a pris un œuf, vous pouvez donner cet œuf à n’importe quel autre joueur, qui voit ce qu’il vaut.
rule-EGG-5-5 = Marchand (5), en fin de tour : si votre Marchand n’a pas pris d’œuf, il va sur votre pile et vaut +6 au décompte de la manche.
rule-EGG-5-6 =
    Prêtre (6), en fin de tour : si votre Prêtre a pris un œuf, vous pouvez jeter un œuf quelconque de votre pile, y compris celui-ci. Vous désignez l’œuf lui-même, par le tour, le joueur et la carte qui l’ont récolté ; deux œufs de même valeur ne sont pas le même œuf. Les Marchands et Forgerons de votre pile y restent.

    Notre lecture : un œuf donné par un Messager peut aussi être jeté. Tout le monde voit ce que valait l’œuf jeté.
rule-EGG-5-7 =
    Mage (7), pendant la récolte : ne prend jamais un œuf explosif posé face visible. S’il y a un œuf visible qui n’explose pas, le Mage doit prendre un tel œuf ou un œuf caché. S’il n’y a que des œufs explosifs et des œufs cachés, vous pouvez prendre un œuf caché, ou rien. S’il n’y a que des œufs explosifs, le Mage ne prend rien.

    Notre lecture : un œuf caché, une fois pris, ne se repose pas, même s’il explose. Un Prêtre peut encore le jeter.
rule-EGG-5-8 = Forgeron (8), en fin de tour : si votre Forgeron n’a pas pris d’œuf, il va sur votre pile et vaut −4 au décompte de la manche.
rule-EGG-5-9 = Prêtresse noire (9), pendant la récolte : si plus d’une a été révélée pendant ce tour, aucune ne choisit.

rules-EGG-6 = La fin d’une manche et de la partie
rule-EGG-6-1 = Une manche se termine après neuf tours. Chacun additionne les œufs, les Marchands et les Forgerons de sa pile.
rule-EGG-6-2 =
    Puis on prépare la manche suivante : d’abord le marqueur change de main (EGG-6.3) ; ensuite tous les aventuriers retournent dans leurs paquets, que l’on mélange ; chacun pioche une nouvelle main et peut la repiocher (EGG-2.3) ; enfin tous les œufs d’EGG-2.1 sont mélangés et les premiers révélés (EGG-2.4).

    Notre lecture : l’ordre de ces étapes. La première manche commence dans le même ordre : marqueur, mains, mains repiochées, œufs.
rule-EGG-6-3 =
    Après chaque manche sauf la dernière, le marqueur va au joueur qui a le total le plus bas.

    Notre lecture : c’est le total de toutes les manches jouées qui compte. Si plusieurs joueurs sont derniers, le marqueur va au premier d’entre eux dans le sens horaire, en commençant par celui qui le tient après le neuvième tour.
rule-EGG-6-4 =
    Après la troisième manche, le plus grand total gagne. Les joueurs à égalité partagent la victoire.

    Notre lecture : les autres places suivent aussi les totaux, et à total égal on partage une place.
rule-EGG-6-5 =
    Variante : les jetons d’œuf. À la fin de chaque manche, le joueur qui a le plus de points reçoit un jeton d’œuf ; si plusieurs sont à égalité, chacun d’eux en reçoit un. De deux à quatre joueurs, le premier à avoir 3 jetons gagne ; à cinq ou six, le premier à en avoir 2. On joue autant de manches qu’il le faut, et tous ceux qui y parviennent dans la même manche partagent la victoire.

    Notre lecture : seuls les points de la manche qui vient de finir comptent pour le jeton, et aussi pour savoir qui, étant dernier, reçoit le marqueur (EGG-6.3), à moins que la variante EGG-6.6 ne l’exclue. Les autres places suivent le nombre de jetons. La partie ne peut pas durer sans fin, et les 13 jetons suffisent toujours.
rule-EGG-6-6 =
    Variante : le marqueur passe à chaque manche. Il reste en place pendant une manche, égalité ou non, et passe à gauche entre deux manches. EGG-3.7 et EGG-6.3 ne s’appliquent pas.

    Variante : le marqueur passe à chaque tour. Il passe à gauche après chaque tour, égalité ou non. Après une manche, il va toujours au joueur qui a le total le plus bas (EGG-6.3).

    Notre lecture : le moment précis où le marqueur passe dans ces deux variantes.

rules-EGG-7 = À deux joueurs
rule-EGG-7-1 = À deux joueurs, chacun mélange deux paquets ensemble, soit 20 cartes, et tient quatre cartes en main.
rule-EGG-7-2 = À chaque tour, vous jouez deux cartes, jamais deux du même nombre, et pouvez récolter deux œufs, un avec chaque carte. Les deux cartes sont choisies en secret et révélées avec celles de votre rival. Vous devez jouer les deux. Parmi quatre cartes, il y a toujours au moins deux nombres différents ; on vous demande de choisir même quand une seule paire est possible, pour que personne ne devine votre main.
rule-EGG-7-3 = La pioche est vide après le huitième tour. Au tour 9, vous choisissez parmi quatre cartes, et deux restent inutilisées.
rule-EGG-7-4 =
    Exemple : œufs 13 et −6. Anna révèle Héros (10) et Forgeron (8), Bruno révèle Forgeron (8) et Bergère (3). Le Héros prend 13. La Bergère choisit avant les deux Forgerons et doit prendre −6. Aucun des Forgerons n’a pris d’œuf : chacun va sur la pile de son joueur pour −4. Les deux Forgerons étaient à égalité, et le marqueur passe.
rule-EGG-7-5 = Si vous repiochez (EGG-2.3), vous repiochez les quatre cartes.
rule-EGG-7-6 =
    Exemple : à deux joueurs, Héros (10) et Prêtresse noire (9) contre Prêtresse noire (9) et Bergère (3). Le Héros choisit, les Prêtresses noires s’annulent, la Bergère choisit. Ce n’est pas une égalité.

    Exemple : trois joueurs révèlent tous une Prêtresse noire (9). Personne ne choisit, les deux œufs sont défaussés et le marqueur reste en place.

    Exemple : trois joueurs révèlent tous un Forgeron (8). Ils choisissent dans le sens horaire à partir du marqueur ; le troisième ne trouve plus d’œuf et reçoit −4. Le marqueur passe une fois.
