# Incubation in English.
game-name = Incubation
game-pitch = Hatch dragon eggs with fire and water, sell the young dragons for treasure, and be first to meet the objectives.
game-length = 30–45 minutes

## Pieces
colour = { $key ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
resource = { $key ->
    [water] water
   *[fire] fire
}
symbol = { $key ->
    [water] water
    [fire] fire
    [gold] gold
   *[chest] chest
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
    [0] left pile
    [1] middle pile
   *[2] right pile
}
incubator = { $key ->
    [0] left incubator
   *[1] right incubator
}
die = { $key ->
    [0] first die
   *[1] second die
}
egg = { $colours ->
    [none] mystery egg
   *[other] { $colours } egg
} (fire { $fire }, water { $water }, worth { $value })
dragons-of = { $count ->
    [one] 1 { $colour } dragon
   *[other] { $count } { $colour } dragons
}
objective = { $dragons ->
    [none] { $alike ->
        [0] { $different } dragons of different colours
       *[other] { $alike } dragons of one colour
    }
   *[other] { $dragons }
}{ $gold ->
    [0] { "" }
   *[other] { " " }· { $gold } gold
} (worth { $value })

## Moves
take-first-egg = Take the egg on the { $pile }
keep-dice = Keep both dice
reroll-die = Reroll the { $die }
reroll-both = Reroll both dice
use-die = Use the { $die }
use-both = Use both dice together
spend-die = Spend the { $die } on the egg of the { $pile }
place-resource = Put the { $resource } into the { $incubator }
store-surplus = Put it into { $section }
take-treasure = Take the treasure of { $section }
hatch-first = Hatch the egg in the { $incubator } first
take-objective = { $slot ->
    [0] Take the first objective
    [1] Take the second objective
    [2] Take the third objective
    [3] Take the fourth objective
   *[4] Take the fifth objective
}

## The same moves, once one sees what they are about
use-die-of = Use the { $symbol } die: { $symbol } +{ $amount }
use-both-of = Use both { $symbol } dice together: { $symbol } +{ $amount }
spend-die-of = Spend the { $symbol } die: { $egg }
reroll-die-of = Reroll the { $symbol } die
take-first-egg-of = Take the { $egg }
place-resource-on = Put the { $resource } on the { $egg }
hatch-first-of = Hatch first: { $egg }
take-objective-of = Take the objective: { $objective }
section-with = { $section }: { $treasure }
section-of-colour = { $section }, { $colour }
treasure = { $gold ->
    [0] { $water ->
        [0] { $fire ->
            [0] empty
           *[other] { $fire } fire
        }
       *[other] { $water } water{ $fire ->
            [0] { "" }
           *[other] { " " }· { $fire } fire
        }
    }
   *[other] { $gold } gold{ $water ->
        [0] { "" }
       *[other] { " " }· { $water } water
    }{ $fire ->
        [0] { "" }
       *[other] { " " }· { $fire } fire
    }
}

## What happened
table-laid = Three piles of eggs lie ready. On top: { $tops }. The objectives: { $objectives }.
wheel-set = The wheel brings gold to { $gold }, water to { $water } and fire to { $fire }.
first-player-chosen = { $seat } is the first player, and so the last to take a first egg.
egg-taken = { $die ->
    [none] { $seat } takes a first egg from the { $pile }: { $egg }.
   *[other] { $seat } spends the { $die } on an egg of the { $pile }: { $egg }.
}{ $uncovered ->
    [none] { " " }The pile is empty now.
   *[other] { " " }Next on the pile: { $uncovered }.
}
turn-began = Round { $round }: it is { $seat }’s turn.
dice-rolled = { $seat } rolls { $dice }.
dice-rerolled = { $first ->
    [yes] { $second ->
        [yes] { $seat } rerolls both dice: { $dice }.
       *[no] { $seat } rerolls the first die: { $dice }.
    }
   *[no] { $seat } rerolls the second die: { $dice }.
}
dice-kept = { $seat } keeps the dice.
wheel-turned = { $seat }’s chest turns the wheel: gold to { $gold }, water to { $water }, fire to { $fire }.
dice-used = { $die ->
    [none] { $seat } uses both { $symbol } dice: { $symbol } +{ $amount }.
   *[other] { $seat } uses the { $die }: { $symbol } +{ $amount }.
}
resource-placed = { $seat } puts { $amount } { $resource } into the { $incubator }.
surplus-stored = { $seat } cannot place { $amount } { $resource }: off to { $section }.
egg-hatched = { $seat }’s egg hatches: { $egg }.
treasure-taken = { $why ->
    [chests] Two chests: { $seat } takes the treasure of { $section }
   *[sale] { $seat } sells the dragon at { $section }
}{ $gold ->
    [0] { $water ->
        [0] { $fire ->
            [0] { " " }· nothing there of use
           *[other] { " " }· { $fire } fire
        }
       *[other] { " " }· { $water } water{ $fire ->
            [0] { "" }
           *[other] { " " }· { $fire } fire
        }
    }
   *[other] { " " }· { $gold } gold{ $water ->
        [0] { "" }
       *[other] { " " }· { $water } water
    }{ $fire ->
        [0] { "" }
       *[other] { " " }· { $fire } fire
    }
}.
nothing-to-take = { $why ->
    [chests] Two chests, but all treasures are empty: nothing for { $seat }.
   *[sale] { $seat } sells the dragon for nothing: the { $colours } treasures are empty.
}
objective-taken = { $seat } takes an objective: { $objective }.
end-triggered = { $why ->
    [piles] Two piles are empty: this is the last round.
   *[objectives] { $seat } takes the last objective: this is the last round.
}
score-counted = { $seat }: eggs { $eggs } + objectives { $objectives } + gold { $gold } = { $total }.
game-ended = { $reason ->
    [piles] Two piles are empty, and the round is over. The game is won by { $winners }!
    [objectives] All objectives are taken, and the round is over. The game is won by { $winners }!
    [standoff] Five quiet rounds in a row end the game. It is won by { $winners }!
   *[rounds] A hundred rounds have been played. The game is won by { $winners }!
}
two-piles-empty = two egg piles are empty
no-objective-left = all objectives are taken
standoff = nothing moved for five rounds
hundred-rounds = a hundred rounds have been played

## Why not
not-now = This cannot be done now.
dice-not-equal = Only two equal dice act together.
die-already-used = The { $die } has been used already.
chest-is-no-action = The { $die } shows a chest: it can neither act nor buy an egg.
no-empty-incubator = Both your incubators are full: there is no room for an egg.
pile-is-empty = There are no eggs left on the { $pile }.
must-take-egg = The other die acted first, so this one has to take an egg.
egg-does-not-need = The egg in the { $incubator } needs no more { $resource }.
not-in-hand = You have no { $resource } to place.
dice-are-alike = The dice are equal: it does not matter which. Choose the first.
wrong-colour = The dragon cannot be sold at { $section }. A section of its colour is needed: { $colours }.
objective-taken-already = This objective has been taken already.
objective-not-met = You do not meet this objective yet.
already-rerolled = You have rerolled already. The dice stay as they are.
wrong-count-of-eggs = There are { $found } eggs. There must be from { $least } to { $most }, and they must make three equal piles.
wrong-count-of-objectives = There are { $found } objectives. There must be from { $least } to { $most }.
objective-form = Objective { $number } must have exactly one of “dragons”, “alike” and “different”.
objective-colour-twice = Objective { $number } names a colour twice. Add up the dragons of a colour.
hybrid-of-one-colour = Egg { $number } names the same colour twice. A hybrid has two different ones.
egg-without-need = Egg { $number } needs neither fire nor water. It must need at least one of them.
colour-not-on-ring = No section of the market is { $colour }. Every colour needs one.
only-chests = The dice show nothing but chests. They must also show something that a player can use.

## The rules in short (for help)
rules-in-short = Roll two dice, and reroll one or both of them once if you like. One chest turns the wheel, which drops gold, water and fire into the market; two chests give you a treasure of your choice. Use every other die: water and fire go onto the eggs in your incubators, gold is yours; or spend it to take an egg. Two equal dice used together give three. An egg with all its fire and water hatches at once, and its dragon is sold for a treasure of its colour. At the end of your turn you take one objective that you meet. When two piles of eggs are empty, or all objectives taken, the round is finished. Hatched eggs, objectives and gold are your points.

## What is to be decided now
decide-first-egg = Which egg do you begin with?
decide-rolled = You rolled { $dice }. Keep the dice, or reroll once?
decide-chests = Two chests! Which treasure do you take?
decide-dice = What do you do with your dice?
decide-die = What do you do with the { $symbol } die?
decide-die-egg = This die takes an egg. From which pile?
decide-placing = Which egg gets the { $resource }?
decide-surplus = { $amount ->
    [one] 1 { $resource } does not fit. Into which treasure does it go?
   *[other] { $amount } { $resource } do not fit. Into which treasure do they go?
}
decide-hatching = Two eggs are ready. Which one hatches first?
decide-selling = Your dragon is sold. Which treasure does it bring you? Colours: { $colours }
decide-objective = You meet several objectives. Which one do you take?

## What lies on the table
label-round = Round { $round }
label-last-round = Last round
label-quiet-rounds = { $count ->
    [one] one quiet round; the fifth in a row ends the game
   *[other] { $count } quiet rounds in a row; the fifth ends the game
}
label-market = Market
label-dice = Dice
label-die-used = used
label-piles = Eggs to take
label-objectives = Objectives
label-your-board = Your incubators
label-incubators = Incubators
label-dragons = Dragons
label-player = Player
label-gold = Gold
label-points = Points
label-eggs = Eggs
label-total = Total
label-place = Place
label-first-player = First player
label-empty = empty
label-none = none
label-in-hand = To place: { $amount } { $resource }
label-eggs-left = { $count ->
    [0] no eggs left
    [one] one egg left
   *[other] { $count } eggs left
}
label-taken-by = taken by { $who }
label-met = met
label-missing = { $count ->
    [0] enough dragons
    [one] one dragon missing
   *[other] { $count } dragons missing
}
label-missing-gold = { $count ->
    [0] enough gold
   *[other] { $count } gold missing
}
legend = ● gold · ≈ water · ▲ fire · ▣ chest · ◆ first player · ▲ 1/3 needs three fire and has one

## Explanations, for help sheets: what it is called, what it does, an example, the clauses
title-market = Market
title-wheel = Wheel
title-section = Section
title-dice = Dice
title-chest = Chest
title-gold = Gold
title-water = Water
title-fire = Fire
title-egg = Egg and dragon
title-hybrid = Hybrid
title-mystery = Mystery egg
title-incubator = Incubator
title-pile = Pile of eggs
title-objective = Objective
title-first-player = First player
title-end = End of the game
title-score = Points
help-market = A ring of eight sections, each with a colour and a treasure. Dragons are sold here: a dragon brings you the treasure of one section of its colour.
help-wheel = It points at three sections: one gets gold, one water, one fire. Whenever a final roll shows exactly one chest, the wheel turns one section clockwise and drops one of each.
help-section = Its treasure is a heap of gold, water and fire. Whoever takes it gets all the gold, and as much water and fire as their eggs still need; the rest stays there.
help-dice = Roll both, then reroll one or both of them once if you like. Every die that shows no chest must be used: for what it shows, or for an egg. Two equal dice used together give three instead of two.
help-chest = Exactly one chest turns the wheel. Two chests leave it alone: you take the treasure of any section you like. A chest cannot be spent on an egg.
help-gold = A gold die gives 1 gold, two of them together 3. Gold is worth a point each at the end and helps with some objectives; it is never spent.
help-water = A water die gives 1 water, two of them together 3. Whatever your eggs need goes onto them at once. What does not fit goes into one treasure of your choice, for anybody to win.
help-fire = A fire die gives 1 fire, two of them together 3. Whatever your eggs need goes onto them at once. What does not fit goes into one treasure of your choice, for anybody to win.
help-egg = It shows how much fire and water it needs, and how many points it is worth once hatched. As soon as it has everything it hatches, and the dragon is sold for a treasure of its colour. You keep the dragon.
help-hybrid = An egg of two colours. Its dragon brings you two treasures, one of each colour, but it never counts for an objective.
help-mystery = An egg without a colour. Its dragon is not sold, but for each objective it stands for any colour you like.
help-incubator = You have two, and each holds one egg with the fire and water it has received. Only an empty incubator can take a new egg.
help-pile = Only the top egg can be seen and taken. Spend a water, fire or gold die to take it into an empty incubator. When two piles are empty, the last round is played.
help-objective = At the end of your turn you take one objective if you meet it: enough dragons, and sometimes gold that you own. Nothing is spent, so the same dragons may serve again.
help-first-player = The first player begins every round, and takes the first egg last. The token never moves; it shows where the round ends.
help-end = When two piles of eggs are empty, or no objective is left, the round is played to its end, so that all have had the same number of turns. Five quiet rounds in a row also end the game.
help-score = The values of your hatched eggs, your objectives, and 1 point for each gold. Eggs that have not hatched count nothing. If there is a tie: more objectives, then more hatched eggs.
example-market = You hatch a blue egg: you may take the treasure of either blue section.
example-wheel = You roll chest and fire: the wheel moves on by one and three treasures grow. Then you use the fire.
example-section = It holds 3 gold, 2 water and 1 fire, and your eggs need only 1 water: you get 3 gold and 1 water.
example-dice = Fire and fire: 3 fire; or an egg and 1 fire; or two eggs, if both your incubators are empty.
example-chest = You keep a chest and reroll the other die, hoping for a second one: the richest treasure would be yours.
example-gold = Gold and gold used together: 3 gold, and 3 points.
example-water = Two water dice, but your eggs need only 1 water: 1 is placed, 2 go into a treasure, then the egg may hatch.
example-fire = You spend one fire die on an egg, and the other gives 1 fire to that very egg.
example-egg = A red egg that needs 2 fire and 1 water hatches as soon as all three lie on it.
example-hybrid = A dragon red and blue: the first treasure is placed before you take the second.
example-mystery = Two red dragons and a mystery dragon meet an objective that asks for three red dragons.
example-incubator = Your fire completes an egg: it hatches, and your second die can already fetch the next one.
example-pile = You spend both dice on eggs: the second may take the egg that the first has uncovered.
example-objective = You meet two objectives: you take one now, and the other one next turn if it is still there.
example-first-player = The player to the right of the first player empties a second pile: the game ends with that turn.
example-end = The first player empties the second pile: everybody else has one more turn.
example-score = Eggs 38, objectives 5 and gold 13: 56 points.
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
source-eggs = eggs
source-objectives = objectives
source-gold = gold
