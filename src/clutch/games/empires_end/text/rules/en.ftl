# The rules of Empire’s End, for players: one message for each clause of docs/rules/empires_end.md.
# A paragraph that begins with one of these labels and a colon is set apart on the page.
rules-label-ruling = Our ruling
rules-label-figures = Reconstructed
rules-label-option = Variant
rules-label-example = Example

rules-introduction =
    Your empire has seen its greatest days. Now fires, floods, famines and invaders come one after the other, and you cannot keep them all away. Pay to push a disaster on to your rivals, or let it strike: you lose a location, but you win everything that was paid, and what your people learn from it becomes an innovation that serves you for the rest of the game.

    For 2 to 4 players. A track of phases leads from the first disaster to the last conflict; then the most points win.

    Every rule has a number, so that the table, the log and the explanations can point to it. Where the printed rules are silent or contradict themselves, we say how we read them: look for “Our ruling”. Figures that no public source gives are called “Reconstructed”. A choice with a single possibility is made for you; only “suffer”, and the end of a phase that all play at the same time, are always left to you.

rules-END-1 = What is in the box
rule-END-1-1 =
    Every player has the same eleven locations, worth 150 points in all. Each has a base ability, which acts in one kind of phase.

    In Industry: the City, worth 32, lets you swap two of your locations. The Towns, worth 25 and 20, each take 1 hammer off the cost of one card that you build.

    In Economy: the Roads worth 17 and 9 refresh all exhausted innovations on the locations next to them. The Road worth 14 turns 1 wheat into 1 hammer or 1 axe, up to twice. The Farm worth 11 gives 1 hammer, the Farm worth 8 gives 1 axe, the Farm worth 3 gives 1 wheat.

    In Conflict: the Armies, worth 6 and 5, give 2 strength each.
rule-END-1-2 =
    A destroyed location can be repaired for hammers. How many is written on it.

    Reconstructed: these costs. As a rule, the more a location is worth, the more its repair costs.
rule-END-1-3 =
    There are four kinds of tokens: wheat, axes, hammers and coins. A coin is a joker: wherever you spend wheat, an axe or a hammer, you may spend a coin instead, and mix them as you like. A coin that you bid on a disaster stays a coin for whoever wins it.

    Our ruling: a coin also does for the wheat of a conversion, though never to get just a coin back. There are 36 wheat, 30 axes, 30 hammers and 26 coins; but should anything run out, the game goes on as if there were more.
rule-END-1-4 = There are 88 disaster cards: eight types with eleven cards each. In every type each target from 1 to 11 occurs once. A card shows its type, the position it strikes, which of wheat, axes and hammers may be paid against it, what it costs to build (1 or 2 hammers), and at the bottom its innovation: the phase in which it acts, and what it does.
rule-END-1-5 =
    Disasters of the same type leave similar innovations. Fire: cheaper repairs, moving and refreshing innovations, free bids of a hammer. Rebellion: strength, and final points for axes. Famine: free bids of wheat, and final points for wheat. Flood: more resources in Economy. Drought: points, in Industry, in Economy or at the end. Invasion: converting wheat and coins, repeating Economy abilities, replacing a disaster, free bids of an axe. Plague: strength or points for what lies next to it. Earthquake: a gift at the moment its own location is destroyed.

    Reconstructed: the cards themselves, within what the printed rules say about each type. The same innovation always costs the same; see the cards.
rule-END-1-6 =
    There are 11 conflict cards. Each shows a bonus for the winner; tiers, which say what your total strength brings you: points won or lost, resources, refresh symbols; and an Uprising, in which your first, second or third most valuable healthy location changes places with the one at a certain position.

    Reconstructed: the figures on these cards, except for most of those on one: with 2 or less you lose points, with 7 or more you win 7 points and 2 wheat, the bonus is 3 points and 1 coin, and in the Uprising your most valuable healthy location changes places with the one at position 11.
rule-END-1-7 =
    There are also exhaust markers, two disaster markers for each player, a first-player marker, a marker for the phase, and a score track. Your score may go below zero.

    Our ruling: exhaust markers never run out.
rule-END-1-8 =
    The track tells which phase comes next. There is one for two players, and one for three or four. Both have 26 phases; the quick game leaves out the first seven. The track opens with a disaster and then an Economy phase, and it closes with a conflict.

    Reconstructed: the order of the phases in between. You see the track on the table throughout the game.
rule-END-1-9 = A healthy location counts with its points, its base ability and its innovations. A destroyed one has no points and no base ability, and its innovations are idle (END-6.2); but it keeps its place, its type and its repair cost. “Next to” or “adjacent” means directly to the left or to the right in your row, whether healthy or destroyed. So positions 1 and 11 have only one neighbour, and a location is not adjacent to itself. An innovation is adjacent to whatever its location is adjacent to.

rules-END-2 = Getting ready
rule-END-2-1 = Both decks are shuffled. You start with 2 wheat, 2 axes, 2 hammers and 2 coins, a hand of four disaster cards, and a score of 0.
rule-END-2-2 =
    The first player shuffles the eleven locations and lays them out in a row, all healthy. Everyone else lays theirs out in the same order. The positions are counted from 1 to 11, from left to right.

    Our ruling: the first player is chosen by lot, and does not have to be the last one who lit a fire.
rule-END-2-3 =
    Your hand and the order of the decks are secret, and so is what you choose while all choose at the same time, until everyone has finished. Your tokens lie behind a screen, where your rivals cannot see them.

    Our ruling: everybody hears what is won and paid, so whoever counts along may know a stock. The discards lie face up, and everyone may look through them.

    Variant: play with open stocks, and everybody sees all tokens.

rules-END-3 = A disaster
rule-END-3-1 = The top disaster card is revealed. Every player marks the location at the position that it names: this is the target. In another empire the same disaster may threaten quite a different location.
rule-END-3-2 = The first player begins, and it goes on clockwise. On your turn you either fight or suffer. To fight you pay one resource that the card accepts, or a coin instead, or you use a free bid (END-3.8). If you cannot fight, you must suffer; but you may try to replace the disaster first (END-3.9). It goes round and round until somebody suffers. Even if suffering is all that is left to you, you choose it yourself, so that nobody learns that you had no choice.
rule-END-3-3 = What is paid is laid beside the card.
rule-END-3-4 =
    If you suffer, you do this in order. Take the first-player marker (in a double disaster see END-4.2). Take everything that lies beside the card. Destroy the target (END-3.5); if there are Earthquakes under it, they act at once and by themselves. If none of your locations is healthy now, you are out (END-3.6). Otherwise the card becomes your innovation: tuck it under a healthy location (END-6.1), where it is active at once. At last, see whether you are in shortage (END-3.7).

    Our ruling: so an Earthquake never acts on the disaster that brought it. In a double disaster it may already act on the second one.
rule-END-3-5 =
    If the target has been destroyed before, your nearest healthy location is destroyed instead. If two are equally near, you choose.

    Our ruling: nearness is counted in positions, also beyond the two neighbours.
rule-END-3-6 =
    If your last healthy location is destroyed, you have lost and are out at once. The others finish the phase and play on with the same track.

    Our ruling: your tokens go back to the supply, including those you have just taken; your hand, your innovations and the disaster card are discarded. If you hold the first-player marker, it passes to the next player still in, clockwise. What you bid on another disaster stays there. From now on you are skipped, and do not count for “most destroyed locations”. You rank behind everyone who stayed in, but ahead of those who went out earlier. If only one player is left, that player wins at once.
rule-END-3-7 =
    Shortage: if you have fewer than 5 tokens of all kinds together after suffering a disaster, you may buy coins for 2 points each, until you have 5 tokens. This may take your score below zero. Before you buy you show everybody what you have.

    Our ruling: in a double disaster this is done before the other card is dealt with, so the coins may already help to fight it. Everyone sees that you are asked; after all, anybody could have counted your tokens.
rule-END-3-8 =
    Free bid: instead of paying you may exhaust such an innovation under a healthy location. The card must accept the resource that the innovation shows. Nothing is laid beside the card. It counts as your fight against this one card in this turn.

    Our ruling: you may use it even if you gained it earlier in the same turn.
rule-END-3-9 =
    Replace: with such an innovation you can get rid of a disaster. Exhaust it and reveal a new card; then the old one is discarded. Everybody marks the new target, and all that lay beside the old card now lies beside the new one, even what that one does not accept. This is not a bid: you still have to fight or suffer, unless you have already fought the old card in this turn, which counts. You may replace several times in a turn, also with an innovation gained earlier in it. Your turn ends after your last fight; but if you still have a Replace ready, you say yourself when you are done.

    Our ruling: you may replace on your own turn only, before or after you fight that card, but not after suffering it. If the deck is empty, the old card is not among those that are shuffled.
rule-END-3-10 =
    Example: two players, the second disaster of the game. It is a Fire on position 9, which is the Farm worth 3. Berenice suffered the first disaster, so she begins. She pays a wheat. Anton pays an axe. Now Berenice suffers: she keeps the first-player marker, takes the wheat and the axe, turns her Farm over and tucks in the card. It may not go under the location that has her first innovation, as long as that one is healthy (END-6.1).

rules-END-4 = A double disaster
rule-END-4-1 = With three or four players some phases bring two disasters at once. Each has its own pile of bids. On your turn you deal with both cards, in the order you like: you must fight or suffer each one that is still there, and again in every turn. If you suffer one, finish that completely (END-3.4) before you deal with the other. What you took may help to pay for the other. Whoever has suffered one disaster keeps bidding on the other.
rule-END-4-2 = Only whoever suffers the second of the two disasters takes the first-player marker. The phase is over when both have been suffered.
rule-END-4-3 = If both disasters hit the same location and you suffer both, END-3.5 applies to the second: your nearest healthy location is destroyed.

rules-END-5 = The Economy phase
rule-END-5-1 =
    All play at the same time. Everybody uses all Economy abilities of their healthy locations, those of the locations and those of their innovations, each once and in any order. Nothing that you do here touches the others, and the results are shown when all are done.

    Our ruling: gains, points and refreshes come first and by themselves, because nothing in this phase is better for waiting. You decide only on conversions, one at a time, and on repeats.
rule-END-5-2 = You may convert as often as the card shows in each Economy phase, or less often, or not at all. A “+” means that you get one of each, a “/” that you choose one.
rule-END-5-3 =
    An ability that refreshes removes all exhaust markers from the innovations on adjacent locations.

    Our ruling: destroyed neighbours are refreshed too, but not the ability’s own location.
rule-END-5-4 =
    Repeat: use another Economy ability of a healthy location once more. A conversion can be used its full number of times again.

    Our ruling: a Repeat cannot be repeated, but two Repeats may repeat the same ability. You are not offered a refresh or a repeat that would change nothing. Repeating a conversion is always offered, even before you have used it.
rule-END-5-5 =
    Example: your Farms worth 11 and 8 are healthy, the Farm worth 3 is destroyed. You get 1 hammer and 1 axe, but no wheat. You may use the conversions of the Road worth 14, and also those of an innovation under it that turns wheat into a hammer and an axe. Nothing of yours is exhausted, so the Road worth 9 does nothing.

rules-END-6 = Innovations
rule-END-6-1 = A new innovation goes under a healthy location, and always where there are the fewest: of your healthy locations, choose one that has no more innovations than any other. It never goes under a destroyed one.
rule-END-6-2 = An innovation acts as long as its location is healthy. Under a destroyed location it is idle, until that is repaired. Earthquakes are different: they act at the very moment when their location is destroyed.
rule-END-6-3 = When a location moves, its innovations move with it. Only the ability “move an innovation” separates them.
rule-END-6-4 =
    Innovations that act in a disaster are exhausted when you use them: put an exhaust marker on them. They stay exhausted until something refreshes them. The marker belongs to the innovation and moves with it.

    Our ruling: all other innovations are never exhausted; they act once in every phase of their kind. Exhausted innovations under a destroyed location can be refreshed as well.

rules-END-7 = The Industry phase
rule-END-7-1 =
    There are three things you may do, each of them once, in any order; but finish one before you begin the next. With your hand: build or sell cards, then keep or discard the others (END-7.2 to END-7.4). Repair one destroyed location (END-7.5). Use the Industry abilities of your healthy locations, each at most once, in any order.

    Our ruling: all play at the same time, and the results are shown when all are done. Until you say that you are done, you may start the phase over. When you turn to your hand or to a repair, you have finished with your abilities; so what you build or repair afterwards does not act among them any more. Points from Industry abilities come by themselves when you have finished with them; if you never begin with them, these points, and only these, come at the end of the phase. The discounts of Towns and of innovations are not among the abilities you use: they apply whenever you build or repair, as long as their own location is healthy.
rule-END-7-2 = Build up to two cards of your hand. Pay the hammers, or coins instead, and tuck the card in as an innovation (END-6.1). Each healthy Town takes 1 off the cost of one card, but never two Towns off the same card.
rule-END-7-3 = Sell: instead of building a card you may discard it for 1 coin. In all you build or sell at most two cards, in any mix.
rule-END-7-4 =
    Afterwards you keep all the cards left in your hand, or discard them all. You may do so even if you neither built nor sold anything. When everyone has finished, hands are filled up to four cards again (to two in a quick game).

    Our ruling: cards are drawn when all have finished the phase, in a combined phase the whole of it, from the first player clockwise, also by those who did nothing with their hand. What was sold and discarded joins the discards just before that. If the deck is empty when a card is needed, the discards are shuffled; together they never run out.
rule-END-7-5 =
    Repair: once in the phase you may turn one destroyed location back to its healthy side. Pay the hammers that it shows, or coins instead. Innovations on adjacent healthy locations may make it cheaper. You may use its abilities in the same phase.

    Our ruling: several such discounts add up, but the cost never falls below 0.
rule-END-7-6 = Your City, while it is healthy, lets you swap any two of your locations, healthy or destroyed. Their innovations go with them.
rule-END-7-7 =
    Move: lift one of your innovations, from a healthy or a destroyed location; it may even be this one. While you hold it, it does not count. Then tuck it under another of your healthy locations, one of those that now have the fewest innovations. An exhaust marker goes along. An ability that was used already does not act again.

    Our ruling: the location it came from counts too when you look for the fewest. If only that one would do, the card cannot be moved.

rules-END-8 = The Conflict phase
rule-END-8-1 = A conflict card is revealed. Your basic strength is the sum of all strength symbols on your healthy locations and on the innovations under them.
rule-END-8-2 = Everyone secretly bids any number of axes and coins; none at all is fine too. You may change your mind until all have bid. Then all bids are revealed at once, and they are spent. Each axe and each coin adds 1 to your basic strength: that is your total strength.
rule-END-8-3 = You get what the card says for your total: exactly one tier, or nothing if none fits. Everyone with the highest total gets the winner’s bonus as well.
rule-END-8-4 = For each refresh symbol you remove one exhaust marker of your choice, also under a destroyed location. If you have nothing exhausted, the symbol is lost.
rule-END-8-5 =
    Everyone who does not have the highest total suffers the Uprising: the two locations that the card names change places, together with their innovations. The one at the given position may be a destroyed one.

    Our ruling: nothing happens if both are the same location, or if you have too few healthy locations for the card.
rule-END-8-6 =
    Example: Anton has a basic strength of 5, Berenice of 3. Anton bids 2 axes and has 7: he wins 7 points and 2 wheat. Berenice bids 4 axes and 1 coin and has 8: she wins the same, and the bonus of 3 points and 1 coin. Anton’s most valuable healthy location is his City; it changes places with the Farm at position 11.
rule-END-8-7 = It is done in this order: first everyone’s points and resources, then the refreshing, from the first player clockwise, then the bonus, then the Uprising. The bids go back to the supply and the card is discarded. In a game you will see four of the eleven conflict cards, in a quick game three.

rules-END-9 = What the innovations do
rule-END-9-1 = In a disaster: a free bid of a wheat, an axe or a hammer (END-3.8); replace the disaster (END-3.9).
rule-END-9-2 = In Economy: gain resources; convert 1 wheat or 1 coin into something else, as often as shown; repeat another ability (END-5.4); gain points; gain points for each adjacent destroyed location; gain resources or points for each adjacent healthy location of a certain type.
rule-END-9-3 = In Industry: repairs of adjacent locations cost 1 hammer less; move an innovation (END-7.7); refresh the innovations on adjacent locations; gain points.
rule-END-9-4 = In Conflict: strength; strength for each adjacent destroyed location.
rule-END-9-5 =
    At the end, if their location is healthy: points for each token of a kind that you still have, where coins count only as coins; 2 points for each destroyed location of yours; points for each adjacent destroyed location; points for each adjacent location of a certain type; 13 points if nobody has more destroyed locations than you, and you have at least one; a copy, which scores as much as the best of your other final innovations.

    Our ruling: for final points an adjacent location of the right type counts even if it is destroyed. For the most destroyed locations only players who are still in are compared. A copy takes the points that the other innovation scores in its own place, under a healthy location; it cannot copy another copy, and is worth 0 if there is nothing to copy.
rule-END-9-6 = When its location is destroyed (Earthquakes): gain resources; gain points; or refresh everything in your empire. If the location is repaired and destroyed again, it acts again.

rules-END-10 = Combined phase, end of the game, quick game
rule-END-10-1 = With three or four players there are combined phases: you play a whole Economy phase and a whole Industry phase, in the order you like. The others may choose the other order.
rule-END-10-2 = The game ends after the last phase of the track. To your score are added the values of your healthy locations, and the points of your final innovations under healthy locations. The most points win. If there is a tie, the most healthy locations decide; if that is equal too, the victory is shared.
rule-END-10-3 =
    Variant: in the quick game the first seven phases are left out. Get ready as usual. Look at your four cards; if you do not like them you may discard all four, once, and draw four new ones. Then choose two of them, which have already struck your empire: both targets are destroyed, and both cards become innovations. Discard the other two and draw two new cards. For the rest of the game hands are of two cards.

    Our ruling: all choose at the same time, and everything is shown together. Both targets are destroyed first (END-3.5 helps if they are the same), then both cards are tucked in by END-6.1, so under two different locations. No Earthquake acts, nobody is in shortage, and the first-player marker stays where it is.
