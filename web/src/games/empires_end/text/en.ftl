# Empire’s End on the screen, in English.

## The table
empires-site = { $position }: { $name }, { $healthy ->
    [yes] healthy
   *[no] destroyed
}{ $under ->
    [none] { "" }
   *[other] { "" }; under it: { $under }
}
empires-your-empire = Your empire
empires-empire-of = { $who }’s empire
empires-look-at = Look at { $who }’s empire; destroyed locations: { $ruins }
empires-look-at-hand = Look at your cards ({ $count })
empires-decks = Deck and discards
empires-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
empires-discards = Discards
empires-discards-count = Discards: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
empires-none = none
empires-over = The end
empires-has = { $token }: { $count }
empires-if-over = { $total } if it ended now
empires-heap = Paid so far: { $goods }
empires-pay = Fight with 1 { $token }
empires-suffer = Suffer { $card }{ $heap ->
    [none] { "" }
   *[other] { "" }: take { $heap }
}
empires-suffering = suffering: { $chance }
empires-no-bids = no bids yet
empires-aim = deal with this one
empires-double = { $one } threatens { $at }, { $other } threatens { $there }. Fight or suffer each.
empires-either = { $one } or { $other }, as you choose
empires-group-second = Second disaster
empires-group-bids = Bid 10 or more

## The planner
empires-planning = Everyone is planning.
empires-plan-done = Your plan is made.
empires-which-first = Economy and Industry, each played whole. Which comes first?
empires-came = By itself
empires-convert = { $count ->
    [0] Conversions
   *[other] Conversions, { $count } left
}
empires-repeats = { $count ->
    [one] One Repeat left: choose a location
   *[other] { $count } Repeats left: choose a location
}
empires-economy = What comes by itself has come.{ $convert ->
    [yes] { " " }{ $repeat ->
        [yes] Convert or repeat something, or done?
       *[no] Convert something, or done?
    }
   *[no] { " " }{ $repeat ->
        [yes] Repeat something, or done?
       *[no] Done?
    }
}
empires-no-axes = Your strength is { $strength }. You have no axes to bid.
empires-no-coins = Your strength is { $strength } so far. You have no coins to bid.
empires-after = After this
empires-cards-used = Cards: { $used } of 2
empires-build = Build
empires-sell = Sell
empires-keep-rest = Keep the rest
empires-discard-rest = { $used ->
    [0] Discard all cards
   *[other] Discard the rest
}
empires-repair-open = Repair one location
empires-repair-done = Repaired
empires-repair-how = Choose a ruin: the cost is on it.
empires-repair-nothing = Nothing lies in ruins.
empires-repair-poor = You have too few hammers for any ruin.
empires-repair-costs = Repairing it costs { $cost }.
empires-first-hand = First finish with your cards.
empires-first-this = First finish what you have begun.
empires-abilities-open = Abilities
empires-abilities-done = Abilities used
empires-abilities-how = One after the other: cards or a repair end them.
empires-tool-swap = Swap two locations
empires-tool-move = Move an innovation
empires-tool-refresh = Refresh neighbours
empires-tool-swap-how = Choose one of the two locations.
empires-tool-move-how = Choose the innovation, or its location.
empires-tool-refresh-how = Choose the innovation that does it.
empires-later = when you are done

## Conflict
empires-total = { $total ->
    [none] strength { $basic }
   *[other] { $basic } + bid = { $total }
}
empires-less = One { $token } less
empires-more = One { $token } more

## Written large for a moment
empires-cry-shuffled = The discards become the deck
empires-cry-fell = { $who } is out of the game
empires-cry-uprising = Uprising!
empires-cry-winner = the strongest
empires-cry-victory = { $who } wins!

## The situation in words
empires-tell-phase = Phase { $number } of { $of }: { $phase }.{ $next ->
    [none] { "" }
   *[other] { " " }Next: { $next }.
}
empires-tell-disaster = { $card }. Paid so far: { $heap }.
empires-tell-first = First player: { $who }.
empires-tell-empire = { $who }: points on the track { $score }, strength { $strength }, cards { $hand }{ $stock ->
    [none] { "" }
   *[other] { "" }, stock: { $stock }
}.
empires-tell-hand = Your cards: { $cards }.
empires-tell-out = { $who } is out of the game.

## The coach
empires-tip-welcome = Welcome to the end of an empire! Disasters will strike, again and again. Fight them with tokens, or suffer them: you lose a location, but win all that was paid and a new innovation.
empires-tip-fight = The card shows the position it strikes, and which tokens it accepts. Choose a lit token and confirm to fight, or suffer. Nobody can hold out for ever: whoever suffers takes the heap.
empires-tip-rich = A heap of tokens lies by the card. The larger it grows, the sweeter it is to suffer, most of all when a cheap location is at stake.
empires-tip-suffered = Your location burns: no points and no ability until it is repaired. But the heap is yours, and the card becomes an innovation.
empires-tip-rival-suffered = A rival gave in and takes the heap. Everybody else keeps their location and has lost only what they paid.
empires-tip-target = The location at that position is destroyed already, so the nearest one burns. Two are equally near: choose the one you need less.
empires-tip-assign = Tuck the new innovation under a location. It acts only while that location is healthy, so choose a safe place, or one whose neighbours it likes.
empires-tip-earthquake = Tuck the Earthquake under a location. It acts at the moment that location is destroyed: one that you can spare may be the right place.
empires-tip-marker = The torch is yours: you begin the next disaster, and will be the first to pay.
empires-tip-shortage = You are short of tokens. Coins cost 2 points each; without any you cannot fight the next disaster.
empires-tip-ruin = That position lies in ruins in your empire. The nearest healthy location will burn instead if you suffer.
empires-tip-double = Two disasters! Choose a card to aim at it, then pay or suffer. Both must be dealt with in each of your turns.
empires-tip-free-bid = One of your strips glows: a free bid. It fights for you without a token, but then it is exhausted until it is refreshed.
empires-tip-replace = You can replace the disaster: a new card, a new target. What was paid stays where it is.
empires-tip-economy = Economy: Farms and innovations have given what they can; it is ticked. If you can convert or repeat, now is the time. Then say that you are done.
empires-tip-convert = Wheat is common, hammers and axes are wanted. A coin does for wheat. You can start over until you are done.
empires-tip-repeat = A Repeat! Choose a location to use its ability once more.
empires-tip-industry = Industry: build up to two cards as innovations, or sell them for a coin each; repair one ruin; use abilities. In any order, each once.
empires-tip-repair = Repairing brings back the points of a location, and everything under it. Look at the cost on the ruin.
empires-tip-swap = Your City can swap two locations. Innovations that count their neighbours like good company.
empires-tip-hand = The rest of your hand: keep it, or discard it for new cards. You draw up to a full hand when everybody is done.
empires-tip-combined = Economy and Industry together. Economy first brings hammers for building; Industry first may repair a Farm that then produces.
empires-tip-bidding = Conflict! Axes and coins in your fist add to your strength. The ladder on the card shows what your total brings. All fists open together.
empires-tip-coins = Now coins: each is one strength as well. But a coin is the best token there is: spend it only for the next step of the ladder.
empires-tip-uprising = Who was not the strongest suffers the Uprising: two of their locations change places, with all that lies under them.
empires-tip-bonus = The strongest get the bonus as well, and no Uprising.
empires-tip-refresh = Choose which exhausted innovation becomes ready again.
empires-tip-exhausted = One of your strips is exhausted. While healthy, your Roads of 17 and 9 points refresh the innovations next to them in every Economy phase.
empires-tip-final = One of your strips is golden: it counts at the end of the game, if its location is healthy then.
empires-tip-conflict-next = After this disaster comes a conflict. Keep some axes for it.
empires-tip-last = The end is near. Only healthy locations and golden strips under them will count, and your points on the track.
empires-tip-fell = An empire has fallen: all its locations are destroyed. The others play on.
empires-tip-over = Well done! That was a whole game. Come back with friends, or against a stronger dragon.
