# Eggs and Empires on the screen, in English.

## The table
eggs-card = { $name }, { $number }, { $ability }
eggs-card-short = { $name }, { $number }
eggs-play = play this card
eggs-take = take this egg
eggs-discard = discard this egg
eggs-egg = Egg, { $value }
eggs-exploding-egg = Exploding egg, { $value }
eggs-face-down-egg = Face-down egg scouted by { $scout }
eggs-face-down-egg-known = Face-down egg scouted by { $scout }; you know it is { $value }
eggs-offer-with-value = { $offer }: { $value }
eggs-picks = picks as number { $number }
eggs-marker-of = { $who } holds the marker
eggs-holds = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
eggs-has-tokens = tokens: { $points }
eggs-nest-of = { $who }’s nest
eggs-open-nest = { $who }’s nest, { $count ->
    [0] empty
    [one] one egg
   *[other] { $count } eggs
}
eggs-your-nest = Your nest
eggs-open-own-nest = Your nest, { $count ->
    [0] empty
    [one] one egg
   *[other] { $count } eggs
}
eggs-nest-empty = still empty
eggs-this-round = This round: { $points }
eggs-left-to-memory = { $count ->
    [0] No egg yet.
    [one] One egg, face down. Do you remember it?
   *[other] { $count } eggs, face down. Do you remember them?
}
eggs-eggs-come = The eggs come when everybody has decided.
eggs-round-over = End of round { $round }: the nests are turned up

## Written large for a moment
eggs-cry-nothing = no egg
eggs-cry-keep = kept
eggs-cry-hop = ahead of the Blacksmith!
eggs-cry-redraw = New hand: { $who }
eggs-cry-victory = { $who } wins!

## The situation in words
eggs-tell = { $title }: { $what }.
eggs-tell-hand = Your hand: { $cards }.
eggs-tell-nest = { $who }’s nest: { $count ->
    [0] no eggs
    [one] one egg
   *[other] { $count } eggs
}, { $points }{ $sure ->
    [yes] { "" }
   *[no] { " " }and something unknown
}.
eggs-tell-played = { $who } has played { $cards }.

## Sheets

eggs-sheet-round = Rounds and turns
eggs-when-round = throughout the game
eggs-about-round = Three rounds of nine turns. In each turn everyone chooses an adventurer in secret, all are revealed, the highest number picks an egg first. After nine turns the nests are counted and everyone starts afresh with a full deck.
eggs-example-round = Five full cups: five turns of this round are over, four are to come.
eggs-clause-round = EGG-3, EGG-6.1

eggs-sheet-egg = Egg
eggs-when-egg = when the round is scored
eggs-about-egg = Worth its number in points at the end of the round. Whoever is to pick must take an egg if there is one to take.
eggs-example-egg = 12 and 3 lie on the ledge: the highest card takes the 12, the next one must take the 3.
eggs-clause-egg = EGG-4.1, EGG-4.2

eggs-sheet-exploding-egg = Exploding egg
eggs-when-exploding-egg = when the round is scored
eggs-about-exploding-egg = Costs its number in points. You must take it if it is the only one left for your card. The Mage never takes it face up, a Courier may give it away, a Priest may throw it out.
eggs-example-exploding-egg = 9 and −8 with four players: the highest card takes the 9, the second highest must take the −8.
eggs-clause-exploding-egg = EGG-1.2, EGG-4.2

eggs-sheet-face-down-egg = Face-down egg
eggs-when-face-down-egg = in the turn after it was scouted
eggs-about-face-down-egg = A Scout has looked at it and put it here. Only the Scout knows it, and whoever takes it. The emblem shows who scouted it.
eggs-example-face-down-egg = The Scout’s owner plays a Hero right after: the egg is probably a good one.
eggs-clause-face-down-egg = EGG-5.2, EGG-4.6

eggs-sheet-nest = Nest
eggs-when-nest = when the round is scored
eggs-about-nest = The eggs a player has collected this round, face down, with Merchants and Blacksmiths that came home without one. If the table remembers for you, you see what you could have remembered yourself.
eggs-example-nest = 7, −4 and a Merchant: 7 − 4 + 6 = 9 points this round.
eggs-clause-nest = EGG-4.6, EGG-6.1

eggs-sheet-marker = Marker
eggs-when-marker = when two players reveal the same number
eggs-about-marker = Equal numbers pick clockwise, starting with the holder of the marker. After a turn with a tie it passes to the left. After a round it goes to the player with the fewest points.
eggs-example-marker = You hold the marker and reveal an 8, so does a rival: you pick first, then the marker passes on.
eggs-clause-marker = EGG-4.5, EGG-6.3

eggs-sheet-mulligan = Redrawing the hand
eggs-when-mulligan = at the start of each round
eggs-about-mulligan = Before the eggs are revealed everyone may once put the whole hand aside and draw a new one. The old cards are shuffled back into the deck.
eggs-example-mulligan = 4, 5 and 6: nothing to fight with, nothing to dodge with. Perhaps new cards are better.
eggs-clause-mulligan = EGG-2.3

eggs-sheet-token = Egg token
eggs-when-token = at the end of each round, when the table plays for tokens
eggs-about-token = Whoever has the most points in a round gets a token. The first with three of them wins; with five or six players two are enough.
eggs-example-token = Two players share the best result of the round: each gets a token.
eggs-clause-token = EGG-6.5

eggs-sheet-two-players = Two players
eggs-when-two-players = throughout the game
eggs-about-two-players = Everyone holds four cards from two shuffled decks, plays two different ones each turn and may collect two eggs, one with each card.
eggs-example-two-players = You reveal 10 and 8, your rival 8 and 3: your 10 picks first, then the 3, which goes ahead of both 8s.
eggs-clause-two-players = EGG-7

## The coach
eggs-tip-welcome = Welcome to Ridback Mountain! Send your adventurers up for dragons’ eggs. After three rounds of nine turns, the most points win.
eggs-tip-mulligan = This is your hand. If you dislike it, redraw all of it, once a round. High cards win eggs, low cards dodge them: a mix is good.
eggs-tip-choosing = Choose a card. All are revealed at the same time, and the highest number picks first. But mind: whoever can take an egg must, even one that explodes!
eggs-tip-reveal = All turned up together! The small numbers show who picks when. Two eggs, three adventurers: somebody goes home empty-handed.
eggs-tip-picking = It is your pick: tap the egg you want. What you leave may go to a rival.
eggs-tip-nest = Collected eggs lie face down in the nest. Try to remember them, or let the table do it for you: there is a switch in the menu.
eggs-tip-must-take = Ouch! Your card could take an egg, so it had to. A lower card might have slipped away. A Priest can still throw this egg out.
eggs-tip-tie = Two equal numbers: whoever is nearer to the carved dragon, clockwise, picks first. After a tie the dragon moves on.
eggs-tip-smoke = Two Dark Priestesses in one turn: both go up in smoke and pick nothing. Strong, but only when alone!
eggs-tip-shepherd = The Shepherd is only a 3, but whenever someone reveals a Blacksmith, it hops ahead and picks before the 8.
eggs-tip-courier = The Courier may give away the egg it took. An exploding egg makes a fine present for the leader.
eggs-tip-priest = If the Priest takes an egg, you may throw any egg out of your nest. The perfect cure for an old −10.
eggs-tip-merchant = The Merchant wants no egg at all: home without one, it is worth 6 points. Play it when others fight.
eggs-tip-blacksmith = The Blacksmith is strong, but without an egg it costs you 4 points. Make sure there is one left for you.
eggs-tip-scout = The Scout looks at the next egg and lays it face down. Next turn you alone know whether it is worth a fight.
eggs-tip-scouted = A face-down egg! Its emblem shows who scouted it. If that player now plays high, guess why.
eggs-tip-mage = The Mage never takes a face-up exploding egg. A safe choice when a good and a bad egg lie together.
eggs-tip-priestess = A 9 beats nearly everything. Play the Dark Priestess when you think nobody else will.
eggs-tip-hero = The Hero picks first. You have only one in the round: keep it for an egg that is worth it.
eggs-tip-bard = The Bard is the lowest of all. Just right when only bad eggs lie there.
eggs-tip-only-bad = Only exploding eggs! The two highest cards must take them. Go low and let your rivals have them.
eggs-tip-great-egg = A precious egg! Everyone wants it. Do you fight for it, or let the others waste their best cards?
eggs-tip-counting = Everyone has each number once a round. A Hero that was played will not return before the next one: remember who still has theirs.
eggs-tip-marker = Watch the carved dragon: near it, clockwise, you win ties, and a middling card may be enough.
eggs-tip-last-cards = Your deck is empty: no more cards are drawn. One card will stay in your hand, so choose what you can do without.
eggs-tip-scoring = The round is over: the nests are turned up and counted. The player with the fewest points gets the marker, and everyone a full deck.
eggs-tip-over = Well played! That was a whole game. Come back with friends, or try a stronger dragon.
