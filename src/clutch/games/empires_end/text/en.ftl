# Empire’s End in English.
game-name = Empire’s End
game-pitch = Your empire is crumbling: pay to keep disasters away, or let them strike, take all that was paid and learn from the ruins.
game-length = 60–90 minutes; quick game 30–45

## Pieces
disaster-type = { $key ->
    [fire] Fire
    [rebellion] Rebellion
    [famine] Famine
    [flood] Flood
    [drought] Drought
    [invasion] Invasion
    [plague] Plague
   *[earthquake] Earthquake
}
location-kind = { $key ->
    [city] City
    [town] Town
    [army] Army
    [road] Road
   *[farm] Farm
}
resource = { $key ->
    [wheat] wheat
    [axe] axe
   *[hammer] hammer
}
token = { $key ->
    [wheat] wheat
    [axe] axe
    [hammer] hammer
   *[coin] coin
}
when = { $key ->
    [disaster] Disaster
    [economy] Economy
    [industry] Industry
    [conflict] Conflict
    [final] Final score
   *[destruction] When destroyed
}
ready = { $key ->
    [wheat] free bid of wheat
    [axe] free bid of an axe
    [hammer] free bid of a hammer
   *[replace] replacement of a disaster
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
    [0] disaster
   *[1] second disaster
}
card = card { $key }
location = location { $key }
phase-disaster = Disaster
phase-double_disaster = Double disaster
phase-economy = Economy
phase-industry = Industry
phase-conflict = Conflict
phase-combined = Economy and Industry

## Cards and locations, called by what the card file says of them
card-of = { $type } { $target }
card-with = { $card } ({ $effect })
disaster-card = { $card } (accepts { $accepts }; { $effect })
location-of = { $kind } { $value }
location-at = { $location } ({ $position })
location-short = { $key ->
    [city] City
    [town] Town
    [army] Army
    [road] Road
   *[farm] Farm
}

## Tokens, as a gain or a payment
some-wheat = { $wheat } wheat
some-axes = { $axe ->
    [one] { $axe } axe
   *[other] { $axe } axes
}
some-hammers = { $hammer ->
    [one] { $hammer } hammer
   *[other] { $hammer } hammers
}
some-coins = { $coin ->
    [one] { $coin } coin
   *[other] { $coin } coins
}
goods = { $wheat ->
    [0] { $axe ->
        [0] { $hammer ->
            [0] { $coin ->
                [0] nothing
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
# Nobody reads “none”: whatever says tokens asks first whether there are any.
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
    [0] free
   *[other] { some-hammers }
}
payment = { $hammers ->
    [0] { $coins ->
        [0] for free
        [one] for { $coins } coin
       *[other] for { $coins } coins
    }
   *[other] { $hammers ->
        [one] for { $hammers } hammer
       *[other] for { $hammers } hammers
    }{ $coins ->
        [0] { "" }
        [one] { " " }and { $coins } coin
       *[other] { " " }and { $coins } coins
    }
}

## Options
option-length = Length
option-length-standard = standard: the whole game, all 26 phases, 60–90 minutes
option-length-quick = quick: the quick game, without the first seven phases; two disasters have struck everyone already, and hands are of two cards; 30–45 minutes
option-stocks = Stocks
option-stocks-hidden = hidden: everyone’s tokens lie behind a screen
option-stocks-open = open: everyone sees all tokens

## What an ability does, in one line, as on a card; without the phase where that is shown already ($when is “none”)
effect = { $when ->
    [none] { "" }
   *[other] { $when }:{ " " }
}{ $does ->
    [free_bid] free bid of 1 { $resource }
    [replace] replace the disaster
    [gain] gain { $gives }
    [convert] { $times ->
        [one] once
       *[other] up to { $times } times
    } 1 { $pays ->
        [coin] coin
       *[wheat] wheat
    } → { $gives }{ $either ->
        [yes] { " " }(one of them, your choice)
       *[no] { "" }
    }
    [repeat] repeat another Economy ability
    [points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
    [points_per_ruin] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } per destroyed location next to it
    [gain_per_neighbour] gain { $gives } per healthy { $near } next to it
    [points_per_neighbour] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } per { $near } next to it
    [refresh_adjacent] refresh all innovations next to it
    [swap] swap two locations
    [discount] { $amount ->
        [one] 1 hammer
       *[other] { $amount } hammers
    } off one card you build
    [cheaper_repairs] repairs next to it cost { $amount ->
        [one] 1 hammer
       *[other] { $amount } hammers
    } less
    [move] move an innovation
    [strength] strength +{ $amount }
    [strength_per_ruin] strength +{ $amount } per destroyed location next to it
    [points_per_token] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } per { $resource }
    [points_per_own_ruin] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } per destroyed location of yours
    [points_for_most_ruins] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } for the most destroyed locations
    [copy] as much as your best other final innovation
   *[refresh_all] refresh everything
}

## What an ability does, in full (for help): its name, what it does, an example, the clauses
effect-title-free_bid = Free bid
effect-title-replace = Replace the disaster
effect-title-gain = Gain resources
effect-title-convert = Convert
effect-title-repeat = Repeat
effect-title-points = Points
effect-title-points_per_ruin = Points for ruins next to it
effect-title-gain_per_neighbour = Resources for neighbours
effect-title-points_per_neighbour = Points for neighbours
effect-title-refresh_adjacent = Refresh next to it
effect-title-swap = Swap
effect-title-discount = Cheaper building
effect-title-cheaper_repairs = Cheaper repairs
effect-title-move = Move an innovation
effect-title-strength = Strength
effect-title-strength_per_ruin = Strength from ruins next to it
effect-title-points_per_token = Points for tokens
effect-title-points_per_own_ruin = Points for your ruins
effect-title-points_for_most_ruins = Most ruins
effect-title-copy = Copy
effect-title-refresh_all = Refresh everything
effect-help-free_bid = Instead of paying you exhaust this innovation. It is one fight against one disaster that accepts the resource shown, and nothing is laid beside the card. It can be used again once it has been refreshed.
effect-help-replace = On your turn you exhaust this innovation: a new disaster is revealed and the old one discarded. All that was paid now lies beside the new card. It is not a bid: one fight or suffering against that card is still due, unless you have already fought it this turn.
effect-help-gain = You get these tokens from the supply: in every Economy phase, or, with an Earthquake, at the moment its location is destroyed.
effect-help-convert = In every Economy phase, as often as shown, you may give the first token and get what stands after the arrow. A coin does for wheat, but never to get just a coin back.
effect-help-repeat = Use another Economy ability of a healthy location once more; a conversion its full number of times. A Repeat cannot be repeated, but two of them may repeat the same ability.
effect-help-points = You score these points: in every phase of the kind shown, or, with an Earthquake, at the moment its location is destroyed.
effect-help-points_per_ruin = You score these points for each destroyed location directly to the left or right, in every Economy phase or in the final score, as the card says. Its own location must be healthy.
effect-help-gain_per_neighbour = In every Economy phase you get these tokens for each healthy location of that type directly to the left or right. Its own location does not count.
effect-help-points_per_neighbour = You score these points for each location of that type directly to the left or right. In Economy only healthy neighbours count, in the final score destroyed ones as well.
effect-help-refresh_adjacent = All exhausted innovations on the locations directly to the left and right can be used again, even if those locations are destroyed. Innovations on its own location are not refreshed.
effect-help-swap = In the Industry phase you may swap any two of your locations, healthy or destroyed. Their innovations go with them.
effect-help-discount = When you build, this Town takes its hammer off the cost of one card. Two Towns help two different cards, never the same one.
effect-help-cheaper_repairs = Repairing a location directly to the left or right costs fewer hammers. Several such innovations add up, but the cost never falls below 0.
effect-help-move = In the Industry phase you may lift one of your innovations, this one included, and tuck it under another healthy location, one of those that now have the fewest. If only the old place would do, it cannot be moved.
effect-help-strength = In every conflict it adds to your basic strength, as long as its location is healthy.
effect-help-strength_per_ruin = In every conflict it adds to your basic strength for each destroyed location directly to the left or right. Its own location must be healthy.
effect-help-points_per_token = In the final score each token of this kind that you still have brings these points. Coins count only as coins.
effect-help-points_per_own_ruin = In the final score each destroyed location of your own empire brings these points. Those of your rivals do not count.
effect-help-points_for_most_ruins = In the final score you get these points if no player still in has more destroyed locations than you. A tie will do, but you need at least one.
effect-help-copy = In the final score it brings as many points as the best of your other final innovations under healthy locations. It cannot copy another copy.
effect-help-refresh_all = At the moment its location is destroyed, all exhausted innovations of your empire can be used again. It acts again if the location is repaired and destroyed once more.
effect-example-free_bid = A Flood accepts wheat or axes, and you have a free bid of an axe: you exhaust it and keep all your tokens.
effect-example-replace = The disaster threatens your City. You replace it, and the new card strikes a Farm instead; now you fight or suffer that one.
effect-example-gain = Such an innovation lies under your City: while the City is healthy you get its tokens in every Economy phase.
effect-example-convert = Your Road turns 1 wheat into a hammer or an axe, twice: you give 1 wheat and 1 coin and get a hammer and an axe.
effect-example-repeat = You repeat the Farm that gives a hammer: you get 2 hammers from it in this phase.
effect-example-points = It lies under a Road that is destroyed: no points until you repair the Road.
effect-example-points_per_ruin = Both neighbours of its location are destroyed: you score twice.
effect-example-gain_per_neighbour = It gives wheat for Farms and lies between a healthy Farm and a destroyed one: you get its wheat once.
effect-example-points_per_neighbour = It counts Towns at the end of the game and lies between both your Towns, one of them destroyed: it scores twice.
effect-example-refresh_adjacent = The Road lies between two Farms, each with an exhausted free bid: both are ready again.
effect-example-swap = An innovation counts the Farms next to it: you swap the Army beside it with a Farm.
effect-example-discount = Both your Towns are healthy, and you build two cards that cost 1 hammer each: they are free.
effect-example-cheaper_repairs = Two such innovations lie under healthy locations, one on either side of a ruin: both make its repair cheaper.
effect-example-move = Your best innovation lies under a destroyed Farm. You move it to the Road, which has fewer innovations than all others.
effect-example-strength = A healthy Army gives 2 strength: with both Armies you have 4 before you bid anything.
effect-example-strength_per_ruin = To its left and to its right everything is destroyed: it counts twice.
effect-example-points_per_token = It counts axes: the 4 axes that you did not bid in the last conflict score four times.
effect-example-points_per_own_ruin = Three of your locations lie in ruins: it scores three times.
effect-example-points_for_most_ruins = You and a rival have four destroyed locations each, the others fewer: you score.
effect-example-copy = Your other final innovations score 3 and 8 points: the copy brings 8.
effect-example-refresh_all = Your Farm burns, and the Earthquake under it makes all your free bids ready again.
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

## What a type of disaster leaves behind (for help)
disaster-type-help = { $key ->
    [fire] Its innovations help to rebuild: cheaper repairs, moving and refreshing innovations, and free bids of a hammer.
    [rebellion] Its innovations arm the loyal: strength in conflicts, and points for your axes at the end.
    [famine] Its innovations teach thrift: free bids of wheat, and points for your wheat at the end.
    [flood] Its innovations make the soil rich: more resources in every Economy phase.
    [drought] Its innovations honour the gods: points in Industry, in Economy, or at the end.
    [invasion] Its innovations bring foreign ways: converting wheat and coins, repeating an Economy ability, replacing a disaster, and free bids of an axe.
    [plague] Its innovations live on what lies next to them: strength, or points in Economy or at the end. Choose their place with care.
   *[earthquake] Its innovations wait for the worst: resources, points or a general refresh at the moment their own location is destroyed.
}

## Moves
fight = Fight the { $disaster }: pay 1 { $token }
free-bid = Fight the { $disaster } with a free bid of 1 { $resource }
replace = Replace the { $disaster }
suffer = Suffer the { $disaster }
end-turn = End your turn
choose-position = Choose { $position }
buy-coins = { $count ->
    [0] Buy no coins
    [one] Buy { $count } coin for 2 points
   *[other] Buy { $count } coins at 2 points each
}
begin-economy = Economy first
begin-industry = Industry first
convert = Convert { $pays } into { $gives }
repeat = Repeat an ability at { $position }
pick-innovation = { $number ->
    [0] What the location itself can do
   *[other] Innovation { $number } of this location
}
build = { $slot ->
    [0] Build the first card of your hand
    [1] Build the second card of your hand
    [2] Build the third card of your hand
   *[3] Build the fourth card of your hand
}
sell = { $slot ->
    [0] Sell the first card of your hand
    [1] Sell the second card of your hand
    [2] Sell the third card of your hand
   *[3] Sell the fourth card of your hand
}
keep-hand = Keep the cards that are left
discard-hand = Discard all cards that are left
repair = Repair the location at { $position }
pay-coins = { $count ->
    [0] Pay hammers only
    [one] Pay { $count } coin, the rest in hammers
   *[other] Pay { $count } coins, the rest in hammers
}
swap-first = Swap the location at { $position } with another one
move-from = Move an innovation away from { $position }
use-refresh = Refresh the innovations next to { $position }
done = Done
bid-axes = { $count ->
    [0] Bid no axes
    [one] Bid { $count } axe
   *[other] Bid { $count } axes
}
bid-coins = { $count ->
    [0] Bid no coins
    [one] Bid { $count } coin
   *[other] Bid { $count } coins
}
refresh = Refresh the { $ready } at { $position }
keep-cards = Keep these cards
redraw-cards = Discard them all and draw new ones
found-with = { $slot ->
    [0] The first card has struck
    [1] The second card has struck
    [2] The third card has struck
   *[3] The fourth card has struck
}

## The same moves, once one sees what they are about
fight-of = Fight { $card }: pay 1 { $token }
free-bid-of = Fight { $card } with a free bid of 1 { $resource }
replace-of = Replace { $card }
suffer-of = Suffer { $card }: lose { $location }{ $heap ->
    [none] { "" }
   *[other] , take { $heap }
}
repeat-of = Repeat an ability of { $location }
build-of = Build { $card }: { $cost }
sell-of = Sell { $card }: 1 coin
repair-of = Repair { $location }: { $cost }
swap-first-of = Swap { $location } with another one
move-from-of = Move an innovation away from { $location }
use-refresh-of = Refresh next to { $location }
refresh-of = Refresh at { $location }: { $ready }
found-with-of = { $card }: lose { $location }
group-disaster = Disaster
group-build = Build
group-sell = Sell
group-hand = Hand
group-repair = Repair
group-swap = Swap
group-move = Move an innovation
group-refresh = Refresh
group-convert = Convert
group-repeat = Repeat
group-place = Location
group-bid = Bid
group-done = Phase

## What happened
row-laid = { $first } is the first player. Every empire, from left to right: { $row }.
cards-drawn = { $cards ->
    [none] { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws: { $cards }.
}
phase-began = Phase { $number }: { $phase ->
    [disaster] Disaster
    [double_disaster] Double disaster
    [economy] Economy
    [industry] Industry
    [conflict] Conflict
   *[combined] Economy and Industry
}.
deck-shuffled = { $cards ->
    [one] The discard is the new deck.
   *[other] The { $cards } discards are shuffled: a new deck.
}
disaster-revealed = The { $disaster }: { $card }.
fought = { $seat } fights the { $disaster } and pays 1 { $token }.
free-bid-made = { $seat } fights the { $disaster } with a free bid of 1 { $resource } ({ $position }).
disaster-replaced = { $seat } replaces { $old } ({ $position }). The { $disaster } is now { $card }.
disaster-suffered = { $seat } suffers { $card }{ $heap ->
    [none] ; nothing lies there to take.
   *[other] { " " }and takes { $heap }.
}
marker-moved = { $to } takes the first-player marker.
location-destroyed = { $seat } loses { $location } ({ $position }).
empire-fell = The last location of { $seat } is destroyed: this empire has fallen.{ $hand ->
    [none] { "" }
   *[other] { " " }Its hand: { $hand }.
}
innovation-gained = { $seat } gains an innovation at { $position }: { $card }.
coins-bought = { $count ->
    [0] { $seat } buys no coins.
    [one] { $seat } { $stock ->
        [none] has nothing left
       *[other] shows { $stock }
    } and buys { $count } coin: { $points }.
   *[other] { $seat } { $stock ->
        [none] has nothing left
       *[other] shows { $stock }
    } and buys { $count } coins: { $points }.
}
ability-acted = { $seat }, { $position }{ $card ->
    [none] { "" }
   *[other] , { $card }
}: { $gains ->
    [none] { $refreshed ->
        [none] { $points }
       *[other] refreshes { $refreshed }
    }
   *[other] gains { $gains }
}.
converted = { $seat } converts { $pays } into { $gives }.
innovation-built = { $seat } builds at { $position } { payment }: { $card }.
card-sold = { $seat } sells { $card } for 1 coin.
hand-discarded = { $seat } discards: { $cards }.
location-repaired = { $seat } repairs { $location } ({ $position }) { payment }.
locations-swapped = { $why ->
    [city] { $seat } swaps { $one } and { $other }.
   *[uprising] Uprising: { $seat } must swap { $one } and { $other }.
}
innovation-moved = { $seat } moves { $card } from { $origin } to { $position }.
conflict-revealed = A conflict card is revealed.
conflict-revealed-of = The conflict: { $card }
bid-shown = { $seat }: strength { $basic } + { $axes ->
    [one] { $axes } axe
   *[other] { $axes } axes
} + { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} = { $total }.
tier-reached = { $seat }: { $points }{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}{ $refresh ->
    [0] { "" }
    [one] , { $refresh } refresh
   *[other] , { $refresh } refreshes
}.
marker-taken-off = { $seat } refreshes { $card } ({ $position }).
bonus-won = { $seat } is strongest. The bonus: { $points }{ $gains ->
    [none] { "" }
   *[other] , { $gains }
}.
cards-kept = { $seat } keeps the cards.
empire-founded = { $seat } has already suffered { $cards }, and discards { $discarded }.
final-counted = { $seat }, { $position }, { $card }: { $points }.
score-counted = { $seat }: track { $track } + locations { $locations } + innovations { $innovations } = { $total }.
game-ended = { $reason ->
    [last-phase] The last phase has been played. The game is won by { $winners }!
   *[last-empire] A single empire is left. The game is won by { $winners }!
}
last-phase = the last phase has been played
last-empire = a single empire is left

## Why not
not-now = This cannot be done now.
cannot-pay = You have no { $token } to pay.
not-accepted = This disaster does not accept this: { $resource }.
already-fought = You have already fought this disaster in this turn.
already-suffered = This disaster has been suffered already.
must-fight-or-suffer = Every disaster that is still there must be fought or suffered before your turn ends.
nothing-ready = None of your healthy locations has this ready: { $ready }.
not-ready-there = This is not ready there: { $ready } ({ $position }).
not-healthy = Your location at { $position } is destroyed.
not-destroyed = Your location at { $position } is healthy.
not-nearest = The disaster strikes your healthy location that is nearest to the target. That is not the one at { $position }.
too-many-innovations = Another healthy location of yours has fewer innovations than the one at { $position }.
enough-tokens = You may only buy coins until you have { $most } tokens.
no-conversion = No conversion that you have left turns { $pays } into { $gives }.
no-ability-left = You have no ability left for this: { $ability }.
changes-nothing = This would change nothing there: { $position }.
nothing-to-repeat = There is nothing to repeat at { $position }.
nothing-to-move = There is no innovation at { $position } that could go elsewhere.
nothing-to-refresh = Nothing is exhausted next to { $position }.
no-such-ability = This location has no such ability to choose.
hand-action-done = You are finished with the cards of your hand in this phase.
repair-done = You have already repaired a location in this phase.
abilities-done = You are finished with your Industry abilities in this phase.
two-cards-used = You have already built or sold two cards in this phase.
no-such-card = There is no such card in your hand.
card-chosen-already = You have already chosen this card. Choose another one.
cannot-afford = This costs { $cost }, and you have too few hammers and coins.
wrong-payment = This cannot be paid so. It costs { $cost }.
same-location = Choose two different locations.
stock-too-small = You have only { $most } of that.
not-exhausted = This is not exhausted at { $position }: { $ready }.
wrong-number-of-locations = There are { $found } locations. There must be eleven.
wrong-number-of-disasters = There are { $found } disasters. There must be from { $least } to { $most }.
wrong-number-of-conflicts = The number of conflict cards is { $found }. There must be from { $least } to { $most }.
location-cannot = Location { $number }: “{ $does }” at the moment “{ $when }” is for cards only.
convert-gives-one = Card { $number }: a conversion gives at most one of each token.
effect-not-then = Card { $number }: “{ $does }” cannot act at this moment: “{ $when }”.
effect-needs = Card { $number }: “{ $does }” must also say “{ $what }”.
tiers-overlap = Conflict card { $number }: two tiers hold for the same strength. Every strength may have one tier at most.

## The rules in short (for help)
rules-in-short = The track tells which phase comes next. In a disaster everyone’s location at its target is in danger. In turn you fight, paying one resource that the card accepts, or you suffer: you take the first-player marker and all that was paid, your location is destroyed, and the card becomes an innovation under one of your healthy locations. Coins replace anything. In Economy your healthy locations and their innovations bring resources, points and conversions. In Industry you build or sell up to two cards of your hand, repair one location, and use Industry abilities. In a conflict all bid axes and coins in secret to add to their strength; the card tells what your total brings, the strongest get a bonus, all others an Uprising. At the end healthy locations and final innovations are added to your score.

## What is to be decided now
decide-redraw = Do you keep these cards? You may exchange them all, once.
decide-founding = Two disasters have already struck your empire. Which ones?
decide-disaster = Fight the disaster, or suffer it?
decide-disaster-of = { $card } threatens { $location }. Fight, or suffer?
decide-double_disaster = Fight or suffer each disaster that is still there, in the order you like.
decide-end_turn = You may still replace a disaster. Do that, or end your turn?
decide-free_bid = Which location makes the free bid of 1 { $resource }?
decide-replace = Which location’s innovation do you exhaust to replace the disaster?
decide-target = The target is destroyed already, and two locations are equally near. Which one is struck?
decide-assign = Under which location does the new innovation go? { $card }
decide-shortage = { $count ->
    [0] You have no tokens left. Do you buy coins at 2 points each?
    [one] You have only { $count } token left. Do you buy coins at 2 points each?
   *[other] You have only { $count } tokens left. Do you buy coins at 2 points each?
}
decide-planning = All plan this phase at the same time.
decide-bidding = All bid axes and coins in secret.
decide-refresh = { $count ->
    [one] You may refresh one innovation. Which one?
   *[other] You may refresh { $count } innovations. Which one first?
}
decide-order = Which phase do you play first?
decide-economy = What comes by itself has come. Convert or repeat something, or done?
decide-repeat_pick = Which ability of { $location } do you repeat?
decide-industry = Hand, repair, abilities: each once, in any order. What is next?
decide-hand = Build or sell another card, or keep or discard the rest?
decide-rest = Keep or discard the cards that are left?
decide-pay_build = How do you pay for { $card }?
decide-pay_repair = How do you pay for { $location }?
decide-place = Under which location does it go? { $card }
decide-swap_with = With which location do you swap { $location }?
decide-move_pick = Which innovation of { $location } do you move?
decide-move_to = Where do you move it? { $card }
decide-axes = Your strength is { $strength }. How many axes do you bid?
decide-coins = Your strength is { $strength } so far. How many coins do you bid?
decide-found_first = Two disasters have already struck. Choose the first card: it destroys its target and becomes an innovation.
decide-found_second = Choose the second card: it destroys its target as well and becomes an innovation.
decide-found_target = The target is destroyed already, and two locations are equally near. Which one was struck?
decide-found_place = Under which location does the innovation go? { $card }

## What lies on the table
label-phase = Phase { $number } of { $count }
label-next = next:
label-track = Track
label-accepts = Accepts
label-heap = Lies there
label-here = Yours
label-leaves = Innovation
label-nothing = nothing
label-suffered = suffered by somebody
label-fought = fought
label-conflict = Conflict
label-tiers = Strength
label-bonus = Bonus
label-uprising = Uprising
reward-and = { $first }, { $more }
label-refreshes = { $count ->
    [one] { $count } refresh
   *[other] { $count } refreshes
}
label-player = Player
label-place = Place
label-total = Total
label-score-of = { $points } on the track
label-strength = strength { $strength }
label-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
label-out = fallen
label-locations = Locations
label-innovations = Innovations
label-stock = Your stock
label-hand = Your hand
label-cost = Cost
label-exhausted = exhausted
label-idle = idle
tier = { $most ->
    [99] { $least } or more
   *[other] { $least }–{ $most }
}: { $brings }
tier-exactly = { $least }: { $brings }
uprising = { $rank ->
    [1] most valuable healthy location
    [2] second most valuable healthy location
    [3] third most valuable healthy location
   *[other] healthy location no. { $rank } by value
} ↔ position { $position }
conflict-card = { $tiers }. Bonus: { $bonus }. Uprising: { $uprising }.
legend = ψ wheat · † axe · τ hammer · ¢ coin · ★ points · ☆ points at the end · ‡ strength · ▲ψ free bid · ▲⇋ replace · ↻ refresh · ⟲ repeat · ⇢ move · ⇄ swap · (…) exhausted · ✗ destroyed, or when destroyed · ✗✗ all your ruins · /Farm for each one next to it · ◆ first player · ▼ target · ▲ Disaster · ● Economy · ■ Industry · × Conflict

## Explanations, for help sheets: what it is called, what it does, an example, the clauses
title-location = Location
title-city = City
title-town = Town
title-army = Army
title-road = Road
title-farm = Farm
title-stock = Stock
title-wheat = Wheat
title-axe = Axe
title-hammer = Hammer
title-coin = Coin
title-hand = Hand
title-track = Track of phases
title-first-player = First-player marker
title-disaster = Disaster
title-double-disaster = Double disaster
title-target = Target
title-bids = Bids
title-shortage = Shortage
title-innovation = Innovation
title-exhausted = Exhausted
title-economy = Economy
title-industry = Industry
title-repair = Repair
title-conflict = Conflict
title-strength = Strength
title-tiers = Tiers
title-bonus = Winner’s bonus
title-uprising = Uprising
title-combined = Combined phase
title-final-scoring = Final score
title-elimination = Out of the game
help-location = One of the eleven of your empire. Healthy, it is worth its points at the end, and its ability and its innovations act. Destroyed, it is worth nothing and everything under it is idle, but it keeps its place and can be repaired.
help-city = Your most valuable location, worth 32 points. While it is healthy you may swap any two of your locations in the Industry phase.
help-town = You have two, worth 25 and 20 points. While healthy, each takes 1 hammer off the cost of one card that you build.
help-army = You have two, worth 6 and 5 points. While healthy, each gives you 2 strength in every conflict.
help-road = You have three. In Economy those worth 17 and 9 points refresh all innovations next to them; the one worth 14 turns 1 wheat into 1 hammer or 1 axe, up to twice.
help-farm = You have three. In every Economy phase the one worth 11 points gives 1 hammer, the one worth 8 gives 1 axe, and the one worth 3 gives 1 wheat.
help-stock = Your wheat, axes, hammers and coins. Unless the table plays with open stocks they lie behind your screen; but everyone hears what you win and pay, and may count along.
help-wheat = Pays against many disasters, and is turned into other tokens by conversions. Some innovations give points for it at the end.
help-axe = Pays against many disasters, and adds 1 strength when you bid it in a conflict. Some innovations give points for it at the end.
help-hammer = Pays against many disasters, builds the cards of your hand, and repairs your locations.
help-coin = A joker: it replaces wheat, an axe or a hammer wherever you spend one. In a conflict it adds 1 strength. In the final score it counts only as a coin.
help-hand = Disaster cards that strike nobody: in the Industry phase you build them as innovations, or sell them for a coin each. Nobody else sees them. Hands are of four cards, in a quick game of two.
help-track = It shows all phases in their order. When a phase is over the marker moves on; after the last one the game ends.
help-first-player = Its holder begins the next disaster. Whoever suffers a disaster takes it; in a double disaster only whoever suffers the second.
help-disaster = A card that strikes the same position in every empire. In turn everyone fights, paying one resource that it accepts, or suffers. Whoever suffers takes all that was paid, loses the location, and gains the card as an innovation.
help-double-disaster = Two disasters at once, each with its own bids. On your turn you fight or suffer each one that is still there, in the order you like. The phase ends when both have been suffered.
help-target = The location at the position that the disaster names. If yours is destroyed already, your nearest healthy location is struck instead; of two equally near ones you choose.
help-bids = Everything that was paid to fight this disaster. Whoever suffers it takes it all; a coin stays a coin.
help-shortage = If you have fewer than 5 tokens after suffering a disaster, you may buy coins for 2 points each until you have 5 tokens. You show your stock first, and your score may go below zero.
help-innovation = The lower part of a disaster card: an ability that acts in a certain kind of phase while its location is healthy. A new one always goes under a healthy location that has the fewest.
help-exhausted = An innovation used in a disaster is exhausted and cannot be used again until it is refreshed: by a Road next to it, by another innovation, or by a conflict card.
help-economy = All play at the same time. Everything that your healthy locations and their innovations bring comes by itself; you decide on conversions and repeats.
help-industry = All play at the same time. Each once, in any order: build or sell up to two cards and keep or discard the rest; repair one location; use your Industry abilities. Finish one before you begin the next.
help-repair = Once in every Industry phase you may pay the hammers shown on a destroyed location to make it healthy again. Its ability and its innovations act again at once.
help-conflict = All bid axes and coins in secret and reveal them together. Your total strength decides what the card brings you. The strongest get a bonus, all others suffer the Uprising.
help-strength = Your basic strength is what your healthy locations and the innovations under them show. Each axe and each coin that you bid adds 1.
help-tiers = They tell what each total strength brings: points won or lost, resources, refresh symbols. You get exactly one tier, or nothing if none fits.
help-bonus = Goes to everyone with the highest total strength, on top of the tier.
help-uprising = Everyone without the highest total strength swaps two locations: one of their most valuable healthy ones, and the one at the position named. Innovations go along.
help-combined = An Economy phase and an Industry phase, each played whole. Everyone chooses which comes first.
help-final-scoring = Your score on the track, the values of your healthy locations, and the final innovations under them. If there is a tie, more healthy locations decide.
help-elimination = Whoever loses the last healthy location is out at once and ranks behind everyone still in. A player who is left alone wins.
example-location = Your Road worth 14 burns: no points, no conversions, and its innovation is idle. It still is a Road, for innovations that count Roads at the end.
example-city = An Uprising has carried your City away from the innovation that counts it: you swap it back.
example-town = One Town is healthy and you build two cards: one of them costs 1 hammer less.
example-army = Both Armies are healthy: you have 4 strength before you bid anything.
example-road = The Road worth 9 lies beside the City, under which a free bid is exhausted: it is ready again.
example-farm = The Farm worth 8 is destroyed: no axe from it until you repair it.
example-stock = A rival began with 2 axes, paid both and has won none since: now only coins can stand in for them.
example-wheat = The Road worth 14: you give 2 wheat and get a hammer and an axe.
example-axe = You have 4 strength and bid 3 axes: 7 in all.
example-hammer = A repair costs 3 hammers: you pay 2 hammers and a coin.
example-coin = The disaster accepts only hammers and you have none: you pay a coin.
example-hand = You build one card and sell another, then discard the last two and draw four new ones.
example-track = The next phase is a conflict: keep some axes.
example-first-player = You suffered the last disaster, so you are the first to pay against the next one.
example-disaster = Five tokens lie beside the card and it threatens only your Farm worth 3: time to suffer.
example-double-disaster = You suffer the first card, take its bids, and use one of them to fight the second.
example-target = Target 9, but your position 9 lies in ruins; 8 and 10 are healthy: you choose which one burns.
example-bids = Wheat, axe, coin and wheat lie there: whoever suffers gets 2 wheat, 1 axe and 1 coin.
example-shortage = You have 3 tokens: you may buy one coin for 2 points, or two for 4.
example-innovation = All your healthy locations but the City have one innovation: the next one must go under the City.
example-exhausted = Your free bid of wheat has been used; in the next Economy phase the Road beside it refreshes it.
example-economy = Two healthy Farms give a hammer and an axe; then you turn 1 wheat into a hammer.
example-industry = You repair a Town first; then it already makes a card cheaper that you build.
example-repair = Your burnt City costs many hammers, but at the end it is worth 32 points again.
example-conflict = Strength 5 and 2 axes against strength 3, 4 axes and 1 coin: 7 against 8.
example-strength = Two Armies with 2 each, one innovation with 1, and 2 axes bid: 7.
example-tiers = A tier begins at 7: with 6 you get less, with 8 nothing more.
example-bonus = Two players have 8 and nobody more: both get it.
example-uprising = The card names your most valuable location and position 11: your City and the Farm there change places.
example-combined = You play Economy first to get hammers for a repair; a rival repairs a Farm first and then lets it produce.
example-final-scoring = 40 on the track, 95 for healthy locations and 12 for final innovations: 147 points.
example-elimination = Three players, and one loses the last location: the other two play on with the same track.
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

## Where points come from (for studies)
source-track = track
source-locations = locations
source-innovations = innovations
