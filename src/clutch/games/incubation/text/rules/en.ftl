# The rules of Incubation, for players: one message for each clause of docs/rules/incubation.md.
# A paragraph that begins with one of these labels and a colon is set apart on the page.
rules-label-ruling = Our ruling
rules-label-figures = Reconstructed
rules-label-option = Variant
rules-label-example = Example

rules-introduction =
    You run a hatchery for dragons. Roll the dice for water and fire, warm and cool the eggs in your incubators until they hatch, and sell each young dragon at the market for a treasure of its colour. Keep an eye on the objectives: whoever meets one first may take it away from all the others.

    For 2 to 5 players. When two of the three piles of eggs are empty, or all objectives are taken, the round is finished, and the most points win.

    Every rule has a number, so that the table, the log and the explanations can point to it. Where the printed rules are silent or contradict themselves, we say how we read them: look for “Our ruling”. Figures that no public source gives are called “Reconstructed”. A choice with a single possibility is made for you.

rules-INC-1 = What is in the box
rule-INC-1-1 = There are 36 egg cards; on the back of each is its dragon. An egg shows its value in points, and how much fire and how much water it needs, from 1 to 4 of each. A plain egg has one colour, a hybrid has two different ones, and a mystery egg has none.
rule-INC-1-2 =
    Reconstructed: the colours are red, blue, green and yellow. There are 24 plain eggs, six of each colour, 8 hybrids and 4 mystery eggs. What each of them needs and is worth is written on its card.
rule-INC-1-3 =
    There are 10 objectives, each with a condition and a value. It asks for dragons of certain colours, or for several dragons of any one colour, or for dragons of different colours. Some ask for gold as well: you must own it, but you do not pay it.

    Reconstructed: the values, and all conditions but one (three red dragons and 10 gold).
rule-INC-1-4 =
    There are two dice with four symbols: water, fire, gold and chest.

    Reconstructed: each die has six sides, two with water, two with fire, one with gold and one with a chest.
rule-INC-1-5 =
    The market is a ring of eight sections. Each has a colour and holds a treasure: a heap of gold, water and fire. The wheel in the middle points at three sections, one for gold, one for water and one for fire. Where it stands at the start is left to chance.

    Reconstructed: clockwise, the sections are red, blue, green, yellow and once more red, blue, green, yellow. The wheel’s pointer for water is three sections ahead of the one for gold, and the pointer for fire six.
rule-INC-1-6 =
    There are gold coins, fire and water, and a token for the first player, which stays with the same player for the whole game.

    Our ruling: the coins are 30 of value 1 and 15 of value 5, with 30 fire and 30 water; but should anything run out, the game goes on as if there were more.
rule-INC-1-7 = Every player has a board with two incubators. An incubator holds one egg, and the fire and water that have been placed for it.

rules-INC-2 = Getting ready
rule-INC-2-1 = One gold, one water and one fire go to the market, into the three treasures that the wheel points at.
rule-INC-2-2 =
    Shuffle the eggs and make three face-up piles of 12. How high the piles are is for all to see, and so is everything else on the table; only what lies further down in the piles, and the unused objectives, are secret.

    Our ruling: only the top egg of a pile can be seen and taken.
rule-INC-2-3 = Turn up objectives at random: five with two or three players, four with four players, three with five. The others stay in the box, unseen.
rule-INC-2-4 = The first player is chosen by lot. Everyone takes one top egg into an incubator. This goes anticlockwise and begins with the player to the right of the first player, so that the first player picks last.

rules-INC-3 = A turn: the dice
rule-INC-3-1 = Players have their turns clockwise. Roll both dice. If you like, reroll one or both of them, once. Then the result is final.
rule-INC-3-2 =
    Exactly one chest: the wheel turns by one section, clockwise. Then one gold, one water and one fire go into the treasures that it now points at.

    Our ruling: only the final result counts, not a chest that you reroll.
rule-INC-3-3 =
    Two chests: the wheel stays where it is. You must choose any section you like, even an empty one, and take its treasure, as told in INC-4.3. If the whole market is empty, nothing happens.

    Our ruling: what you have no room for stays in that treasure.
rule-INC-3-4 = A chest is carried out first. Then every other die must be used, for what it shows or for an egg (INC-3.8), in the order you like. If two equal dice are both used for what they show, they act together.
rule-INC-3-5 = A gold die gives you 1 gold. Two gold dice together give 3.
rule-INC-3-6 = A water die gives you 1 water, two water dice together give 3; fire likewise. You must place as much as fits at once, on those of your eggs that need it, split as you like, but never more than an egg needs.
rule-INC-3-7 =
    What does not fit goes into one treasure of the market, whichever you choose. This happens at once, before anything hatches. A die whose water or fire you do not need at all does the same.

    Our ruling: everything that does not fit in one turn goes into the same treasure. You choose it when it happens for the first time in the turn.
rule-INC-3-8 =
    Instead of using a water, fire or gold die for what it shows, you may spend it to take the top egg of a pile into an empty incubator. A chest cannot be spent like this. You may spend both dice on eggs, the second also on the egg that the first has just uncovered. If you spend one die of a pair on an egg, the other acts alone and gives 1, before or after it.

    Our ruling: one die of a pair may act first only if you can surely take an egg afterwards: there must be one left, and an incubator must be empty, or become empty by what the die places. The other die then has to take an egg.
rule-INC-3-9 =
    Our ruling: the dice act one after the other, so an egg that you have just taken can already receive the water or fire of your other die.

rules-INC-4 = Hatching and selling
rule-INC-4-1 =
    An egg that has all its fire and water hatches as soon as everything is placed that came from a die (from a pair: all three), from a treasure taken with two chests, or from a sale (of a hybrid: both treasures). Its fire and water go back to the supply. Turn the card over and keep the dragon.

    Our ruling: this happens even between your two dice, so the second die may already take an egg into the incubator that has become empty.
rule-INC-4-2 = A plain dragon is sold at once: take the treasure of one section of its colour. Which of the two is up to you; it may even be an empty one.
rule-INC-4-3 = When you take a treasure you take all its gold, and as much of its water and fire as your eggs in incubators still need, split as you like. The rest stays there. (INC-3.7 is only about dice.)
rule-INC-4-4 = A hybrid brings you two treasures, one of each of its colours. A mystery dragon brings you none.
rule-INC-4-5 =
    Our ruling: if two eggs are complete at the same time, they hatch one after the other, and you say which comes first. The two treasures of a hybrid are taken in the order you like, and the first is placed before you take the second. Only then does the next egg hatch. This goes on until nothing hatches any more.
rule-INC-4-6 = You keep your dragons and your gold until the end of the game. Selling a dragon does not cost you the dragon.

rules-INC-5 = Objectives
rule-INC-5-1 =
    If you meet one or more objectives at the end of your turn, you take exactly one. If you met another one already, you may take it in a later turn, even if nothing has changed by then.

    Our ruling: this is done at the very end of your own turn, after everything has hatched.
rule-INC-5-2 = Hybrids never count for an objective. A mystery dragon stands for any one colour you like, and for the next objective it may be another. Several mystery dragons may stand for the same colour, and they may even meet an objective all by themselves.
rule-INC-5-3 =
    Our ruling: nothing is spent. The same dragons and the same gold may serve for several objectives.
rule-INC-5-4 =
    An objective that you meet must be taken, even if this brings about the end of the game.

    Our ruling: if you meet several, you choose which one.

rules-INC-6 = The end of the game
rule-INC-6-1 = The end begins as soon as two piles of eggs are empty, or no objective is left. The turn is completed, with its objective. Then the others have their turns, up to the player to the right of the first player, so that all have had the same number of turns. If it is that player who brings about the end, the game is over after the turn. Eggs of the last pile can still be taken.
rule-INC-6-2 =
    Your points are the values of your hatched eggs, your objectives, and your gold. Eggs that have not hatched, and the fire and water on them, count nothing.

    Example: eggs worth 38, an objective worth 5 and 13 gold make 56 points.
rule-INC-6-3 = The most points win. If there is a tie, the most objectives decide, then the most hatched eggs. If that is equal too, the victory is shared.
rule-INC-6-4 =
    Our ruling: the game also ends after five complete rounds in a row in which nobody took an egg, placed anything on an egg, or took an objective; and after round 100 at the latest. The points are counted as usual. So every game comes to an end, even if nobody wants to take the last egg.
rule-INC-6-5 =
    Example: you roll fire and fire, and only one fire is needed. You place 1, the other 2 go into one treasure, then the egg hatches and the dragon is sold.

    Example: you roll fire and fire and spend one die on an egg. The other gives 1 fire, on the new egg if you like.

    Example: both your incubators are full and you roll gold. You get 1 gold, or 3 with two gold dice, but no egg.

    Example: two chests, and all treasures are empty. Nothing happens.

    Example: your hybrid hatches, and its first treasure completes your other egg. First you take the hybrid’s second treasure, then the other egg hatches.
