"""The industry phase of one player (END-7)."""

from __future__ import annotations

from collections.abc import Generator

from tests.games.empires_end.reference.pieces import ALL, DISASTERS, LOCATIONS, Asking, Move, Player

Choosing = Generator[set[Move], Move, int]


class Industry:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.hand_is_open = True  # (a)
        self.repair_is_open = True  # (b)
        self.abilities_are_open = True  # (c)
        self.abilities_are_begun = False
        self.cards_used = 0
        self.cards_built = 0
        self.city_is_used = False
        self.acted: set[int] = set()  # cards that moved or refreshed something

    def run(self) -> Asking:
        while True:
            move = yield {("Done",)} | self.hand_offers() | self.repair_offers() | self.ability_offers()
            match move[0]:
                case "Done":
                    break
                case "Build" | "Sell" | "DiscardHand":
                    self.end_abilities_begun()
                    yield from self.use_hand(move)
                case "Repair":
                    self.end_abilities_begun()
                    yield from self.repair(move[1])
                case "SwapFirst":
                    yield from self.swap(move[1])
                case "MoveFrom":
                    yield from self.move_innovation(move[1])
                case "UseRefresh":
                    self.refresh(move[1])
        if self.abilities_are_open:
            self.score_points()

    def choose(self, kind: str, among: list[int]) -> Choosing:
        """A choice with one possibility is made by the engine."""
        if len(among) == 1:
            return among[0]
        move = yield {(kind, each) for each in among}
        return int(move[1])

    def pay(self, cost: int) -> Asking:
        coins = yield from self.choose("PayCoins", self.player.mixes(cost))
        self.player.stock["coin"] -= coins
        self.player.stock["hammer"] -= cost - coins

    # ---------------------------------------------------------------- (a) the hand

    def hand_offers(self) -> set[Move]:
        if not self.hand_is_open or not self.player.hand:
            return set()
        return {("DiscardHand",)} | self.card_offers()

    def card_offers(self) -> set[Move]:
        if self.cards_used == 2:  # END-7.3
            return set()
        slots = range(len(self.player.hand))
        builds = {("Build", slot) for slot in slots if self.player.mixes(self.building_cost(slot))}
        return builds | {("Sell", slot) for slot in slots}

    def building_cost(self, slot: int) -> int:
        """END-7.2: every healthy Town makes one card cheaper."""
        towns = len(self.player.active("industry", "discount"))
        cost: int = DISASTERS[self.player.hand[slot]]["cost"]
        return cost - 1 if towns > self.cards_built else cost

    def use_hand(self, move: Move) -> Asking:
        self.hand_is_open = False
        while True:
            match move:
                case ("Build", slot):
                    yield from self.build(slot)
                case ("Sell", slot):
                    self.player.thrown.append(self.player.hand.pop(slot))
                    self.player.stock["coin"] += 1
                    self.cards_used += 1
                case ("DiscardHand",):
                    self.player.thrown += self.player.hand
                    self.player.hand = []
            if not self.player.hand or move == ("KeepHand",):  # END-7.4
                return
            move = yield {("KeepHand",), ("DiscardHand",)} | self.card_offers()

    def build(self, slot: int) -> Asking:
        cost = self.building_cost(slot)
        card = self.player.hand.pop(slot)
        self.cards_used += 1
        self.cards_built += 1
        yield from self.pay(cost)
        position = yield from self.choose("ChoosePosition", self.player.places())
        self.player.cards(position).append(card)

    # ---------------------------------------------------------------- (b) repair

    def repair_offers(self) -> set[Move]:
        if not self.repair_is_open:
            return set()
        ruins = [position for position in ALL if not self.player.is_healthy(position)]
        return {("Repair", position) for position in ruins if self.player.mixes(self.repair_cost(position))}

    def repair_cost(self, position: int) -> int:
        """END-7.5"""
        cost: int = LOCATIONS[self.player.row[position]]["repair"]
        for where, effect in self.player.active("industry", "cheaper_repairs"):
            cost -= effect["amount"] if where in self.player.beside(position) else 0
        return max(cost, 0)

    def repair(self, position: int) -> Asking:
        self.repair_is_open = False
        yield from self.pay(self.repair_cost(position))
        self.player.ruined.remove(self.player.row[position])

    # ---------------------------------------------------------------- (c) abilities

    def ability_offers(self) -> set[Move]:
        if not self.abilities_are_open:
            return set()
        offers: set[Move] = set()
        if self.player.active("industry", "swap") and not self.city_is_used:
            offers |= {("SwapFirst", position) for position in ALL}
        if self.unused("move", self.player.healthy()):
            offers |= {
                ("MoveFrom", position) for position in ALL if self.player.cards(position) and self.new_homes(position)
            }
        for position in self.player.healthy():
            if self.unused("refresh_adjacent", [position]) and self.player.exhausted_beside(position):
                offers.add(("UseRefresh", position))
        return offers

    def unused(self, does: str, positions: list[int]) -> list[int]:
        """Innovations that can still act in (c)."""
        cards = [card for position in positions for card in self.player.cards(position)]
        effects = {card: DISASTERS[card]["innovation"] for card in cards if card not in self.acted}
        return [card for card, effect in effects.items() if (effect["when"], effect["does"]) == ("industry", does)]

    def swap(self, position: int) -> Asking:
        """END-7.6"""
        self.abilities_are_begun = self.city_is_used = True
        other = yield from self.choose("ChoosePosition", [each for each in ALL if each != position])
        self.player.swap(position, other)

    def new_homes(self, position: int) -> list[int]:
        """Where a card lifted from here may go (END-7.7)."""
        counts = {each: len(self.player.cards(each)) - (each == position) for each in self.player.healthy()}
        return [each for each, count in counts.items() if count == min(counts.values()) and each != position]

    def move_innovation(self, position: int) -> Asking:
        self.abilities_are_begun = True
        self.acted.add(self.unused("move", self.player.healthy())[0])
        cards = self.player.cards(position)
        different = {self.looks(card): number for number, card in reversed(list(enumerate(cards, 1)))}
        number = yield from self.choose("PickInnovation", sorted(different.values()))
        target = yield from self.choose("ChoosePosition", self.new_homes(position))
        self.player.cards(target).append(cards.pop(number - 1))

    def looks(self, card: int) -> str:
        """Two innovations of equal looks are the same to move: a used one can as well be moved before it is used."""
        return f"{DISASTERS[card]['innovation']} {card in self.player.exhausted}"

    def refresh(self, position: int) -> None:
        self.abilities_are_begun = True
        self.acted.add(self.unused("refresh_adjacent", [position])[0])
        self.player.exhausted -= set(self.player.exhausted_beside(position))

    def end_abilities_begun(self) -> None:
        """END-7.1: beginning another action ends (c), but only if it was begun."""
        if self.abilities_are_begun and self.abilities_are_open:
            self.abilities_are_open = False
            self.score_points()

    def score_points(self) -> None:
        self.player.score += sum(effect["amount"] for _, effect in self.player.active("industry", "points"))
