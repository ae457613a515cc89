# Incubation à l’écran, en français.

## La table
incubation-place = { $name } : { $what }
incubation-egg-has = { $egg } ; reçu : feu { $fire }, eau { $water }
incubation-gold = or : { $gold }
incubation-dragons = { $count ->
    [0] pas encore de dragon
    [one] un dragon
   *[other] { $count } dragons
}
incubation-roll-again = le relancer
incubation-pick-die = le choisir
incubation-take-egg = prendre cet œuf
incubation-one-then-egg = Un seul : +1, puis un œuf
incubation-in-hand = en main, à placer
incubation-tap-dice = Choisissez les dés à relancer
incubation-tap-die = Choisissez un dé pour l’utiliser
incubation-tap-die-or-pile = Utilisez un dé, ou dépensez-le pour un œuf
incubation-look-at = Voir cette écloserie : { $who }
incubation-look-at-own = Voir votre écloserie
incubation-your-hatchery = Votre écloserie
incubation-hatchery-of = Écloserie : { $who }
incubation-sum = Œufs { $eggs } + objectifs { $objectives } + or { $gold } = { $total }

## Écrit en grand un instant
incubation-cry-first = { $who } commence la partie
incubation-cry-nothing = rien à prendre
incubation-cry-last-round = Dernière manche !
incubation-cry-victory = Victoire pour { $who } !

## La situation en mots
incubation-tell = { $title } : { $what }.
incubation-turn-of = C’est à { $who } de jouer.

## Les fiches
incubation-when-dice = au début de chaque tour
incubation-when-chest = dès que le lancer est définitif
incubation-when-water = quand le dé agit, ou avec un trésor
incubation-when-fire = quand le dé agit, ou avec un trésor
incubation-when-gold = quand le dé agit, ou avec un trésor
incubation-when-egg = dès qu’il a tout son feu et toute son eau
incubation-when-hybrid = dès qu’il a tout son feu et toute son eau
incubation-when-mystery = dès qu’il a tout son feu et toute son eau
incubation-when-incubator = tout au long de la partie
incubation-when-pile = quand vous dépensez un dé
incubation-when-market = chaque fois qu’un dragon est vendu
incubation-when-wheel = quand le lancer définitif montre un seul coffre
incubation-when-section = quand un dragon est vendu, ou avec deux coffres
incubation-when-objective = à la fin de votre tour
incubation-when-first-player = tout au long de la partie
incubation-when-score = à la fin de la partie
incubation-when-end = quand deux piles sont vides ou tous les objectifs pris

## Le guide
incubation-tip-welcome = Bienvenue à l’écloserie ! Chauffez vos œufs avec le feu, baignez-les dans l’eau, et vendez les dragons qui éclosent. Le plus grand total gagne : œufs, objectifs et or.
incubation-tip-first-egg = Prenez votre premier œuf. Les gouttes et les flammes montrent ce qu’il lui faut, le nombre ce qu’il vaut. Un petit œuf éclot vite, un gros demande de la patience.
incubation-tip-rolled = Vous avez lancé deux dés. Touchez ceux que vous voulez relancer, une seule fois, ou gardez les deux. L’eau et le feu nourrissent vos œufs, l’or vaut un point, un coffre fait tourner la roue.
incubation-tip-dice = Chaque dé peut agir, ou être dépensé pour un œuf. Touchez un dé pour l’utiliser ; touchez un dé puis une pile pour prendre un œuf à la place.
incubation-tip-pair = Deux dés identiques ! Ensemble, ils donnent trois au lieu de deux. Mais vous pouvez aussi en dépenser un pour un œuf.
incubation-tip-spend = Un de vos incubateurs est vide. Un incubateur vide ne fait rien éclore : un dé dépensé pour un œuf est rarement perdu.
incubation-tip-full = Vos deux incubateurs sont occupés : impossible de prendre un œuf. Complétez-en un !
incubation-tip-gold = Chaque pièce d’or vaut un point, et certains objectifs en demandent. On ne la dépense jamais.
incubation-tip-placing = Vos deux œufs ont besoin de ce jeton. Choisissez lequel le reçoit : compléter un œuf vaut souvent mieux que d’en nourrir deux.
incubation-tip-surplus = Plus que vos œufs n’en peuvent prendre ! Le surplus va dans un trésor. Choisissez-en un que vous espérez prendre bientôt.
incubation-tip-hatching = Deux œufs sont prêts en même temps. Ce que rapporte le premier dragon peut déjà servir : choisissez lequel éclot d’abord.
incubation-tip-hatched = Il éclot ! Le dragon est à vous et sa valeur compte. Il vous rapporte aussi le trésor d’une section de sa couleur.
incubation-tip-rival-hatched = L’œuf d’un rival a éclos. Regardez quels trésors partent : ce qui est au marché est là pour tout le monde.
incubation-tip-selling = Votre dragon va au marché. Prenez le trésor le plus utile : l’or est sûr, mais le feu et l’eau peuvent compléter votre autre œuf.
incubation-tip-hybrid-sale = Un hybride rapporte deux trésors, un de chaque couleur. Le premier est placé avant que vous preniez le second.
incubation-tip-nothing = Rien dans les sections de cette couleur : le dragon est vendu pour rien. Ses points comptent quand même.
incubation-tip-wheel = Un coffre ! La roue a tourné d’un cran et laissé tomber de l’or, de l’eau et du feu dans trois sections. Les trésors grossissent jusqu’à ce que quelqu’un les prenne.
incubation-tip-one-chest = Un coffre et autre chose. Gardez-le et la roue tourne ; ou relancez en espérant un second : deux coffres donnent le trésor de votre choix.
incubation-tip-chests = Deux coffres : prenez n’importe quel trésor du marché, quelle que soit sa couleur. Vous recevez tout son or, et ce dont vos œufs ont besoin.
incubation-tip-objective = Vous remplissez plusieurs objectifs, mais n’en prenez qu’un par tour. Commencez par celui qu’un rival pourrait vous souffler.
incubation-tip-objective-taken = Un objectif est pris et ne revient pas. On en prend au plus un par tour, à la fin du tour.
incubation-tip-nearly = Il vous manque un seul dragon pour un objectif. Les signes lumineux sont les dragons que vous avez, le signe vide est celui qui manque.
incubation-tip-met = Un objectif brille : vous le remplissez. Vous le prendrez à la fin de votre tour.
incubation-tip-mystery = Un œuf mystère est sur une pile. Son dragon ne se vend pas, mais pour les objectifs il compte comme un dragon de n’importe quelle couleur.
incubation-tip-hybrid = Un œuf hybride est sur une pile. Il rapporte deux trésors, mais ne compte pour aucun objectif.
incubation-tip-rich = Il y a un riche trésor au marché. Faites éclore un dragon de sa couleur avant les autres.
incubation-tip-piles = Une pile s’épuise. Quand deux piles sont vides, ou tous les objectifs pris, on termine la manche et la partie s’arrête.
incubation-tip-end = La fin approche : on termine cette manche, puis on compte. Les œufs qui n’ont pas éclos ne valent rien.
incubation-tip-over = Bien joué ! C’était une partie entière. Revenez avec des amis, ou affrontez un dragon plus fort.
