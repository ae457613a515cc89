# Eggs and Empires in English.
game-name = Eggs and Empires
game-pitch = Send adventurers up the dragons’ mountain, bring home the best eggs, and leave the exploding ones to your rivals.
game-length = 20–30 minutes

## Pieces
adventurer = { $key ->
    [1] Bard (1)
    [2] Scout (2)
    [3] Shepherd (3)
    [4] Courier (4)
    [5] Merchant (5)
    [6] Priest (6)
    [7] Mage (7)
    [8] Blacksmith (8)
    [9] Dark Priestess (9)
   *[10] Hero (10)
}
egg = { $key }
mark = turn { $turn }, collected by { $by }{ $nth ->
    [0] { "" }
   *[other] , second egg
}

## What a card does, in one line, and in full (for help)
ability-short = { $key ->
    [1] no ability
    [2] scouts an egg
    [3] before Blacksmiths
    [4] may give its egg away
    [5] +{ $merchant } without an egg
    [6] may discard an egg
    [7] no exploding eggs
    [8] { $blacksmith } without an egg
    [9] two or more: none picks
   *[10] no ability
}
moment = { $key ->
    [3] while collecting
    [7] while collecting
    [9] while collecting
    [1] never
    [10] never
   *[other] at the end of the turn
}
ability = { $key ->
    [1] No ability, and the lowest number: usually left without an egg, which is just what you want when only bad ones lie there.
    [2] Peeks at the next egg of the deck and leaves it face down in the middle: one extra egg next turn, known to you alone.
    [3] Picks as a 3, but if anybody reveals a Blacksmith, the Shepherd picks just ahead of all Blacksmiths.
    [4] An egg taken by the Courier need not stay with you: pass it on to whomever you like, above all if it explodes.
    [5] If the Merchant took no egg, it goes on your pile and is worth { $merchant } points when the round is scored.
    [6] If the Priest took an egg, you may throw any one egg off your pile: this one or an older one. Everybody sees what it was.
    [7] Never takes an exploding egg that lies face up. If only exploding eggs and face-down ones are left, you may take a face-down egg or nothing.
    [8] A strong card with a risk: if the Blacksmith took no egg, it goes on your pile and is worth { $blacksmith } points when the round is scored.
    [9] Nearly the strongest. But if two or more Dark Priestesses are revealed in the same turn, none of them picks. That is not a tie.
   *[10] No ability, and the highest number: nobody picks earlier, except another Hero nearer to the marker.
}
clause = { $key ->
    [1] EGG-5.1
    [2] EGG-5.2
    [3] EGG-5.3
    [4] EGG-5.4
    [5] EGG-5.5
    [6] EGG-5.6
    [7] EGG-5.7
    [8] EGG-5.8
    [9] EGG-5.9
   *[10] EGG-5.1
}
example = { $key ->
    [1] Eggs −4 and −10 with four players: the two highest cards must take them, your Bard goes free.
    [2] You saw a 12: next turn two eggs lie open and yours face down. Pick it before anyone dares to.
    [3] Dark Priestess, Blacksmith, Mage and Shepherd are revealed: they pick in the order 9, 3, 8, 7.
    [4] You must take −8 with the Courier; at the end of the turn you give it to the leader.
    [5] Three rivals reveal higher cards and take both eggs: your Merchant earns its points.
    [6] You take a 4 with the Priest and throw away the −10 from two turns ago.
    [7] Eggs −5 and −6, both face up: the Mage takes nothing and the next card must.
    [8] Two eggs, and two Heroes ahead of you: your Blacksmith comes home empty-handed and costs you points.
    [9] Cards 9, 9, 6, 4: both Priestesses go up in smoke, the Priest picks first.
   *[10] Eggs 11 and −5: the Hero takes 11, the next highest card must take −5.
}

## Moves
keep-hand = Keep this hand
redraw-hand = Redraw the whole hand
choose-adventurer = { $card }
choose-adventurers = { $higher } and { $lower }
take-face-up-egg = Take the { $value } egg
take-face-down-egg = Take { $scout }’s face-down egg
leave-eggs = Take nothing
keep-egg = Keep the egg
give-egg = Give the egg to { $to }
discard-nothing = Discard nothing
discard-egg = Discard the egg of { $mark }
discard-egg-of-value = Discard { $value } ({ $mark })

## What happened
round-began = Round { $round } begins.
marker-moved = { $why ->
    [random] { $to } gets the marker, by lot.
    [tie] There was a tie: the marker passes to { $to }.
    [turn] The marker passes to { $to }.
    [round] The marker passes to { $to }.
   *[lowest] { $to } has the fewest points and gets the marker.
}
hand-dealt = { $cards ->
    [none] { $seat } is dealt { $count } cards.
   *[other] { $seat } is dealt { $cards }.
}
hand-kept = { $seat } keeps the hand.
hand-redrawn = { $cards ->
    [none] { $seat } redraws the hand.
   *[other] { $seat } redraws the hand and gets { $cards }.
}
eggs-revealed = Turn { $turn }: the eggs { $eggs } are revealed.
revealed = { $seat }: { $cards }
pick-turn = { $seat } with { $card }
adventurers-revealed = All reveal. { $cards }
priestesses-cancelled = The Dark Priestesses of { $seats } cancel each other out: none of them picks.
egg-collected = { $scout ->
    [none] { $seat } takes the { $value } egg with { $card }.
   *[other] { $value ->
        [none] { $seat } takes { $scout }’s face-down egg with { $card }.
       *[other] { $seat } takes { $scout }’s face-down egg with { $card }: it is { $value }.
    }
}
nothing-taken = { $why ->
    [no_eggs] { $seat } finds no egg left for { $card }.
    [only_exploding] { $seat } takes nothing with { $card }: only exploding eggs are left.
   *[left] With { $card }, { $seat } leaves the face-down eggs alone.
}
egg-left = { $scout ->
    [none] Nobody takes the { $value } egg; it is discarded.
   *[other] { $value ->
        [none] Nobody takes { $scout }’s face-down egg; it is discarded unseen.
       *[other] Nobody takes { $scout }’s face-down egg, { $value }; it is discarded unseen.
    }
}
egg-scouted = { $value ->
    [none] { $scout } scouts an egg and puts it face down in the middle.
   *[other] { $scout } scouts an egg, { $value }, and puts it face down in the middle.
}
egg-kept = { $seat } keeps the Courier’s egg.
egg-given = { $value ->
    [none] { $seat } gives the Courier’s egg to { $to }, unseen.
   *[other] { $seat } gives the Courier’s egg, { $value }, to { $to }.
}
card-laid = { $seat }’s { $card } took no egg: { $points } at the end of the round.
egg-discarded = { $seat } discards the { $value } egg with the Priest.
nothing-discarded = { $seat } discards nothing with the Priest.
cards-drawn = { $cards ->
    [none] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $cards }.
}
pile-shown = { $seat } scores { $points } this round ({ $eggs }{ $laid ->
    [none] { "" }
   *[other] ; { $laid }
}) and has { $total } in all.
laid-card = { $card } { $points }
token-won = { $seat } wins the round and now has { $tokens ->
    [one] one egg token
   *[other] { $tokens } egg tokens
}.
game-ended = { $reason ->
    [enough-tokens] The game is won by { $winners }: enough egg tokens!
   *[most-points] The game is won by { $winners }: most points!
}
most-points = most points after three rounds
enough-tokens = first to enough egg tokens

## Why not
not-in-hand = You do not hold { $card }.
two-equal-cards = Two cards of the same number cannot be played in one turn.
higher-card-first = Name the higher card first.
wrong-number-of-cards = { $players ->
    [2] With two players everyone plays two cards a turn.
   *[other] With { $players } players everyone plays one card a turn.
}
mage-takes-no-exploding-egg = The Mage never takes an exploding egg that lies face up.
no-such-egg = There is no { $egg } egg in the middle.
no-such-face-down-egg = There is no face-down egg scouted by { $scout } in the middle.
give-to-another-player = An egg is given to another player.
not-on-your-pile = This egg is not on your pile.
not-now = This cannot be done now.
wrong-number-of-eggs = With { $players } players there would be { $found } eggs. There must be from { $least } to { $most }, so that the deck never runs out.

## Options
option-scoring = Scoring
option-scoring-points = points: most points after three rounds
option-scoring-tokens = tokens: the best of each round gets an egg token, the first to 3 (with five or six players: 2) wins
option-marker = Tie-breaker marker
option-marker-ties = ties: it passes after a turn with a tie, and after a round goes to the player with the fewest points
option-marker-every_round = every_round: it passes to the left after each round
option-marker-every_turn = every_turn: it passes to the left after each turn, and after a round goes to the player with the fewest points

## The rules in short (for help)
rules-in-short = Three rounds of nine turns. Each turn everyone secretly chooses an adventurer; all are revealed together. The highest number takes an egg first, then the next, until the eggs are gone. You must take one if you can, even if it explodes! Equal numbers: whoever is nearest to the marker, clockwise, is first. Then Scouts look at an egg, new eggs are revealed, and Courier, Merchant, Priest and Blacksmith do their work. Everyone draws a new card. After nine turns the piles are counted.
rules-two-players = With two players everyone holds four cards from two shuffled decks, plays two different ones each turn and may collect two eggs.

## What is to be decided now
decide-mulligan = Round { $round }: keep this hand, or redraw all of it once?
decide-choosing = Whom do you send up the mountain?
decide-choosing-two = Which two adventurers do you send up the mountain?
decide-collecting = Your { $card } picks: which egg do you take?
decide-mage = None of the face-up eggs is for your { $card }: take a face-down egg, or nothing.
decide-giving = Your { $card } took the egg { $value }. Keep it, or give it away?
decide-discarding = Your { $card } may throw one egg off your pile. Which?

## What lies on the table
label-round = Round { $round } of { $rounds } · turn { $turn } of 9
label-round-tokens = Round { $round } · turn { $turn } of 9 · { $target } tokens win
label-eggs = Eggs in the middle
label-eggs-later = Eggs of the next turn
label-no-eggs = none
label-hand = Your hand
label-player = Player
label-points = Points
label-tokens = Tokens
label-pile = Pile
label-played = Played
label-discards = Discards
label-scouted-by = scouted by { $scout }
label-egg-deck = { $count ->
    [one] one egg left in the deck
   *[other] { $count } eggs left in the deck
}
label-place = Place
label-round-number = Round { $round }
label-total = Total
legend = ◆ holds the marker · ? an egg you have not seen · (−8) face down, known to you · +6·5 a Merchant on the pile · 18 +7 points from earlier rounds, and in this one so far
