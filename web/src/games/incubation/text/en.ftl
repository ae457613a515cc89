# Incubation on the screen, in English.

## The table
incubation-place = { $name }: { $what }
incubation-egg-has = { $egg }; so far fire { $fire }, water { $water }
incubation-gold = gold: { $gold }
incubation-dragons = { $count ->
    [0] no dragons yet
    [one] one dragon
   *[other] { $count } dragons
}
incubation-roll-again = reroll it
incubation-pick-die = pick it up
incubation-take-egg = take this egg
incubation-one-then-egg = One: +1, then an egg
incubation-in-hand = in hand, to be placed
incubation-tap-dice = Pick the dice to reroll
incubation-tap-die = Pick a die to use it
incubation-tap-die-or-pile = Use a die, or spend it on an egg
incubation-look-at = Look at { $who }’s hatchery
incubation-look-at-own = Look at your hatchery
incubation-your-hatchery = Your hatchery
incubation-hatchery-of = { $who }’s hatchery
incubation-sum = Eggs { $eggs } + objectives { $objectives } + gold { $gold } = { $total }

## Written large for a moment
incubation-cry-first = { $who } is the first player
incubation-cry-nothing = nothing there
incubation-cry-last-round = The last round!
incubation-cry-victory = { $who } wins!

## The situation in words
incubation-tell = { $title }: { $what }.
incubation-turn-of = It is { $who }’s turn.

## The sheets
incubation-when-dice = at the beginning of every turn
incubation-when-chest = as soon as the roll is final
incubation-when-water = when you use the die, or take a treasure
incubation-when-fire = when you use the die, or take a treasure
incubation-when-gold = when you use the die, or take a treasure
incubation-when-egg = as soon as it has all its fire and water
incubation-when-hybrid = as soon as it has all its fire and water
incubation-when-mystery = as soon as it has all its fire and water
incubation-when-incubator = throughout the game
incubation-when-pile = when you spend a die
incubation-when-market = whenever a dragon is sold
incubation-when-wheel = when a final roll shows exactly one chest
incubation-when-section = when a dragon is sold, or with two chests
incubation-when-objective = at the end of your turn
incubation-when-first-player = throughout the game
incubation-when-score = at the end of the game
incubation-when-end = when two piles are empty, or all objectives taken

## The coach
incubation-tip-welcome = Welcome to the hatchery! Warm your eggs with fire, bathe them in water, and sell the dragons that hatch. Most points win: eggs, objectives and gold.
incubation-tip-first-egg = Take your first egg. The drops and flames show what it needs, the number what it is worth. A small egg hatches soon, a large one takes patience.
incubation-tip-rolled = You rolled two dice. Click those you want to reroll, once, or keep both. Water and fire feed your eggs, gold is a point each, a chest turns the wheel.
incubation-tip-dice = Each die can act, or be spent on an egg. Click a die to use it; click a die and then a pile to take an egg instead.
incubation-tip-pair = Two equal dice! Used together they give three instead of two. But you may also spend one of them on an egg.
incubation-tip-spend = One of your incubators is empty. An idle incubator hatches nothing: a die spent on a new egg is seldom wasted.
incubation-tip-full = Both incubators are full, so no egg can be taken now. Finish one of them!
incubation-tip-gold = Gold is a point for each coin, and some objectives ask for it. You never spend it.
incubation-tip-placing = Both eggs need this. Choose which one gets it: completing one egg is often better than feeding two.
incubation-tip-surplus = More than your eggs can take! What does not fit goes into a treasure. Choose one that you hope to take yourself soon.
incubation-tip-hatching = Two eggs are ready at once. What the first dragon brings may already help; choose which one goes first.
incubation-tip-hatched = It hatches! The dragon is yours and its value counts. It also brings you the treasure of a section of its colour.
incubation-tip-rival-hatched = A rival’s egg has hatched. Watch which treasures are taken: what lies in the market is there for everybody.
incubation-tip-selling = Your dragon goes to market. Take the treasure that helps you most: gold is sure, but fire and water may complete your other egg.
incubation-tip-hybrid-sale = A hybrid brings two treasures, one of each colour. The first is placed before you take the second.
incubation-tip-nothing = Nothing in the sections of that colour: the dragon was sold for nothing. It still counts its points.
incubation-tip-wheel = A chest! The wheel turned one notch and dropped gold, water and fire into three sections. The treasures grow until somebody takes them.
incubation-tip-one-chest = A chest and something else. Keep it and the wheel turns; or reroll, hoping for a second one: two chests give you any treasure you like.
incubation-tip-chests = Two chests: take any treasure on the ring, whatever its colour. You get all its gold, and what your eggs need.
incubation-tip-objective = You meet several objectives, but take only one each turn. Begin with the one a rival may snatch away.
incubation-tip-objective-taken = An objective is taken and gone. Each turn a player takes at most one, at the end of the turn.
incubation-tip-nearly = You are one dragon short of an objective. The bright signs are the dragons you have, the hollow one is missing.
incubation-tip-met = An objective gleams: you meet it. You take it at the end of your turn.
incubation-tip-mystery = A mystery egg lies on top of a pile. Its dragon is not sold, but for objectives it stands for any colour.
incubation-tip-hybrid = A hybrid egg lies on top of a pile. It brings two treasures, but never counts for an objective.
incubation-tip-rich = There is a rich treasure in the market. Hatch a dragon of its colour before somebody else does.
incubation-tip-piles = A pile runs low. When two piles are empty, or all objectives gone, the round is finished and the game ends.
incubation-tip-end = The end is near: this round is played out, then the points are counted. Eggs that have not hatched count nothing.
incubation-tip-over = Well done! That was a whole game. Come back with friends, or against a stronger dragon.
