# The rules of Eggs and Empires, for players: one message for each clause of docs/rules/eggs_and_empires.md.
# A paragraph that begins with one of these labels and a colon is set apart on the page.
rules-label-ruling = Our ruling
rules-label-figures = Reconstructed
rules-label-option = Variant
rules-label-example = Example

rules-introduction =
    Dragons brood on Ridback Mountain, and every empire wants their eggs. Each turn you secretly send one adventurer up the mountain. All are revealed at the same moment, the highest number picks first, and whoever can take an egg must take one, even if it is about to explode.

    For 2 to 6 players. A game has three rounds of nine turns, and the most points win.

    Every rule has a number, so that the table, the log and the explanations can point to it. Where the printed rules are silent or contradict each other, we say how we read them: look for “Our ruling”. Figures that no public source gives are called “Reconstructed”.

rules-EGG-0 = Which rules count
rule-EGG-0-1 =
    Our ruling: where the printed rules differ from one language to another, the English ones count. So the Scout’s egg is for the next turn, not the next round; Merchant and Blacksmith score at the end of the round; you draw until your hand is full again, not a whole new hand; the marker is given out by lot; and the Mage refuses only exploding eggs that lie face up.

rules-EGG-1 = What is in the box
rule-EGG-1-0 = Players sit in a circle and everything goes clockwise. “To the left” means to the next player clockwise.
rule-EGG-1-1 = Every empire has the same deck of ten adventurers, numbered 1 to 10: Bard (1), Scout (2), Shepherd (3), Courier (4), Merchant (5), Priest (6), Mage (7), Blacksmith (8), Dark Priestess (9) and Hero (10). There are six such decks.
rule-EGG-1-2 =
    There are 42 eggs, each worth the points written on it. An egg with a negative number is an exploding egg. Some eggs are marked “5/6p” (only for five or six players), some “6p” (only for six).

    Reconstructed: 22 eggs without a mark, 10 with “5/6p” and 10 with “6p”. That is just enough for the deck never to run out, however many Scouts are played.
rule-EGG-1-3 =
    Reconstructed: the values of the eggs. The printed rules only prove that 13, 10, −6 and −8 exist. We play with these, unless the table has its own cards:

    Without a mark: 13, 12, 11, 10, 9, 8, 8, 7, 7, 6, 5, 5, 4, 3, 2, −2, −4, −5, −6, −6, −8, −10.

    “5/6p”: 11, 9, 8, 6, 5, 4, 3, −3, −6, −8.

    “6p”: 12, 10, 7, 7, 6, 4, 2, −4, −5, −9.
rule-EGG-1-4 = There is one tie-breaker marker, called “the marker” from here on, and there are 13 egg tokens, which are used only in the variant EGG-6.5.

rules-EGG-2 = Getting ready
rule-EGG-2-1 = With two, three or four players the egg deck consists of the eggs without a mark. With five players the “5/6p” eggs join them, with six players all eggs are in.
rule-EGG-2-2 = Each player shuffles one deck of adventurers and draws a hand of three cards. (With two players it is different: see EGG-7.)
rule-EGG-2-3 =
    Not happy with your hand? At the start of each round, before any egg is revealed, you may redraw once: put the whole hand aside, draw as many new cards, then shuffle the old ones back into your draw pile. Everyone decides at the same time.

    Our ruling: this is allowed in every round, not only in the first. Until all have decided you may change your mind and nobody sees new cards; then the redraws are carried out player by player. Everyone learns who redrew, but never which cards.
rule-EGG-2-4 = Shuffle the egg deck and reveal the first eggs face up in the middle: two eggs with two to four players, three eggs with five players, four eggs with six.
rule-EGG-2-5 = A player chosen by lot receives the marker.

rules-EGG-3 = A turn
rule-EGG-3-1 =
    Everyone secretly chooses one card from their hand. Once all have chosen, the cards are revealed together. (With two players you choose two cards: see EGG-7.)

    Our ruling: until then the others see only that you have chosen, and you may change your mind without leaving a trace.
rule-EGG-3-2 = The eggs are collected, as told in EGG-4.
rule-EGG-3-3 =
    The played cards go face up on their players’ discard piles. A Merchant or Blacksmith that took no egg stays on the table until it acts (EGG-3.5). Eggs that nobody took are out for the rest of the round.

    Our ruling: everyone may look through all discard piles. A face-down egg that nobody took stays face down; only its Scout knows what it was.
rule-EGG-3-4 =
    Now the Scouts act, clockwise from the marker (EGG-5.2). Then new eggs are turned up from the top of the deck, as many as in EGG-2.4.

    Our ruling: after the ninth turn no new eggs are turned up.
rule-EGG-3-5 =
    Then Courier, Merchant, Priest and Blacksmith act, player by player, clockwise from the marker. Each is finished before the next begins. They act in the ninth turn too. An egg that is given away belongs to its new owner at once, so a Priest who acts later in the same turn may already discard it.

    Our ruling: these cards act after the new eggs are revealed, as in the printed order of play. If one player has two of them (in a game for two), the higher number acts first. A Priest may thus discard the egg that the same player’s Courier took; the Courier then has nothing to give.
rule-EGG-3-6 = Everyone draws until they hold three cards again (with two players: four), as long as their draw pile lasts. With three or more players the pile is empty after the seventh turn: you choose among three cards in turn 8 and two in turn 9, and one card remains unused.
rule-EGG-3-7 = If there was a tie in this turn, the marker now passes to the left (EGG-4.5).

rules-EGG-4 = Collecting eggs
rule-EGG-4-1 = The highest revealed card picks an egg first, then the next highest, and so on, until the eggs are gone or every card has had its pick.
rule-EGG-4-2 = If you can take an egg, you must. Which one is up to you: face up or face down. What a face-down egg is worth stays hidden until it is collected; whoever takes it looks at it at once, before the next card picks. When there is only one possibility (face-up eggs of equal value count as one), the egg is taken for you.
rule-EGG-4-3 = Each card takes one egg, so you get at most one egg a turn (with two players: see EGG-7).
rule-EGG-4-4 = A card that takes no egg because of an ability is passed over, and the next card picks. In a game for two, its player’s other card still has its own pick.
rule-EGG-4-5 =
    When the same number was revealed more than once, the players concerned pick clockwise from the marker; its holder comes first of all. After a turn with a tie the marker passes to the left, by one player only, however many ties there were. Dark Priestesses that cancel each other out are not a tie.

    Our ruling: it is a tie when two different players revealed the same number, whether or not there were eggs left for them.
rule-EGG-4-6 =
    Collected eggs lie face down on your own pile. Everyone sees who puts down, takes, gives, receives or discards which egg.

    Our ruling: if you know what an egg is worth, you know it wherever it goes. An egg that lay face up is known to all. A face-down egg is known to its Scout, to whoever collected it and to whoever received it from a Courier; if a Priest discards it, everyone sees it. All piles are shown when the round is scored.
rule-EGG-4-7 =
    Example: six players, eggs 13, 10, −6 and −8. Revealed are two Heroes (10), two Dark Priestesses (9), a Mage (7) and a Bard (1). The Hero nearest to the marker takes 13, the other Hero takes 10. The Dark Priestesses cancel each other out. The Mage takes nothing, since only exploding eggs are left. The Bard must take one and chooses −6; −8 is discarded. The two Heroes were a tie, so the marker passes.
rule-EGG-4-8 =
    A card “took an egg” when it picked the egg itself while the eggs were collected. In a game for two it matters which of your two cards took which egg.

    Our ruling: an egg you receive from a Courier does not count as taken. A Courier that took none, for instance, cannot pass it on.

rules-EGG-5 = The adventurers
rule-EGG-5-1 = Bard (1) and Hero (10) have no ability. The lowest and the highest number are enough.
rule-EGG-5-2 =
    Scout (2), at the end of the turn: take the top egg of the deck, look at it, and put it face down in the middle. It is there in the next turn, in addition to the eggs that are revealed. If there are several Scouts, each does this, clockwise from the marker, and each sees only their own egg.

    Our ruling: in the ninth turn a Scout does nothing.
rule-EGG-5-3 =
    Shepherd (3), while collecting: always picks before any Blacksmith. If nobody revealed a Blacksmith, the Shepherd picks as a 3.

    Our ruling: the Shepherd moves up, the Blacksmith does not move down. Every Shepherd picks just ahead of the Blacksmiths, in the place of an 8.
rule-EGG-5-4 = Courier (4), at the end of the turn: if your Courier took an egg, you may give that egg to any other player, who sees what it is worth.
rule-EGG-5-5 = Merchant (5), at the end of the turn: if your Merchant took no egg, it goes on your pile and is worth +6 when the round is scored.
rule-EGG-5-6 =
    Priest (6), at the end of the turn: if your Priest took an egg, you may discard any one egg from your pile, the new one included. You choose the egg itself, by the turn, player and card that collected it; two eggs of the same value are not the same egg. Merchants and Blacksmiths on your pile stay there.

    Our ruling: an egg that a Courier gave you may be discarded as well. Everyone sees what the discarded egg was worth.
rule-EGG-5-7 =
    Mage (7), while collecting: never takes an exploding egg that lies face up. If a face-up egg that does not explode is there, the Mage must take such an egg or a face-down one. If there are only exploding eggs and face-down ones, you may take a face-down egg or nothing. If there are only exploding eggs, the Mage takes nothing.

    Our ruling: a face-down egg once taken cannot be put back, even if it explodes. A Priest may still discard it.
rule-EGG-5-8 = Blacksmith (8), at the end of the turn: if your Blacksmith took no egg, it goes on your pile and is worth −4 when the round is scored.
rule-EGG-5-9 = Dark Priestess (9), while collecting: if more than one was revealed in this turn, none of them picks.

rules-EGG-6 = The end of a round and of the game
rule-EGG-6-1 = A round ends after nine turns. Everyone adds up the eggs, Merchants and Blacksmiths on their pile.
rule-EGG-6-2 =
    Then the next round is prepared: first the marker changes hands (EGG-6.3); then all adventurers return to their decks, which are shuffled; everyone draws a new hand and may redraw it (EGG-2.3); last, all eggs of EGG-2.1 are shuffled and the first ones revealed (EGG-2.4).

    Our ruling: the order of these steps. The first round begins in the same order: marker, hands, redraws, eggs.
rule-EGG-6-3 =
    After every round but the last, the marker goes to the player with the lowest total.

    Our ruling: the total of all rounds so far counts. If several players are lowest, the marker goes to the first of them clockwise, beginning with whoever holds it after the ninth turn.
rule-EGG-6-4 =
    After the third round the highest total wins. Players with equal totals share the victory.

    Our ruling: the other places go by total too, and equals share a place.
rule-EGG-6-5 =
    Variant: egg tokens. At the end of each round the player with the most points gets an egg token; if several are level, each of them gets one. With two to four players the first to have 3 tokens wins, with five or six players the first to have 2. There are as many rounds as it takes, and everyone who gets there in the same round shares the victory.

    Our ruling: only the points of the round just played count for its token, and also for who gets the marker as the lowest (EGG-6.3), unless the variant EGG-6.6 rules that out. The other places go by tokens. The game cannot go on for ever, and the 13 tokens always suffice.
rule-EGG-6-6 =
    Variant: the marker passes every round. It stays where it is during a round, ties or not, and passes to the left between two rounds. EGG-3.7 and EGG-6.3 do not apply.

    Variant: the marker passes every turn. It passes to the left after every turn, tie or not. After a round it still goes to the player with the lowest total (EGG-6.3).

    Our ruling: exactly when the marker passes in these two variants.

rules-EGG-7 = Two players
rule-EGG-7-1 = With two players, each of you shuffles two decks together, 20 cards in all, and holds four cards.
rule-EGG-7-2 = Each turn you play two cards, never two of the same number, and may collect two eggs, one with each card. Both cards are chosen secretly and revealed together with your rival’s. You must play both. Four cards always hold two different numbers; you are asked even when only one pair is possible, so that nobody can guess your hand.
rule-EGG-7-3 = The draw pile is empty after the eighth turn. In turn 9 you choose among four cards, and two remain unused.
rule-EGG-7-4 =
    Example: eggs 13 and −6. Anna reveals Hero (10) and Blacksmith (8), Bruno reveals Blacksmith (8) and Shepherd (3). The Hero takes 13. The Shepherd picks ahead of both Blacksmiths and must take −6. Neither Blacksmith took an egg, so each goes on its player’s pile for −4. The two Blacksmiths were a tie, and the marker passes.
rule-EGG-7-5 = When you redraw (EGG-2.3), you redraw all four cards.
rule-EGG-7-6 =
    Example: two players reveal Hero (10) and Dark Priestess (9) against Dark Priestess (9) and Shepherd (3). The Hero picks, the Dark Priestesses cancel each other out, the Shepherd picks. That is not a tie.

    Example: three players all reveal a Dark Priestess (9). Nobody picks, both eggs are discarded, and the marker stays.

    Example: three players all reveal a Blacksmith (8). They pick clockwise from the marker; the third finds no egg and gets −4. The marker passes once.
