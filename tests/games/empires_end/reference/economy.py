"""The economy phase of one player (END-5)."""

from __future__ import annotations

from typing import Any

from tests.games.empires_end.reference.pieces import TOKENS, Asking, Effect, Move, Player


def produce(player: Player) -> None:
    """Gains, points and refreshes come first and are never declined (END-5.1)."""
    for position, effect in player.active("economy"):
        act(player, position, effect)


def times(player: Player, position: int, effect: Effect) -> int:
    """How often an ability gives what it gives: a conversion and a repeat give nothing by themselves."""
    match effect["does"]:
        case "gain" | "points":
            return 1
        case "points_per_ruin":
            return player.ruins_beside(position)
        case "gain_per_neighbour" | "points_per_neighbour":
            return player.kind_beside(position, effect["near"], healthy_only=True)
        case _:
            return 0


def act(player: Player, position: int, effect: Effect) -> None:
    often = times(player, position, effect)
    player.gain(effect.get("gives", {}), often)
    player.score += effect.get("amount", 0) * often
    if effect["does"] == "refresh_adjacent":
        player.exhausted -= set(player.exhausted_beside(position))


class Economy:
    """What is left to choose: conversions and repeats."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.conversions: list[dict[str, Any]] = []
        self.repeats = len(player.active("economy", "repeat"))
        for _, effect in player.active("economy", "convert"):
            self.add_conversion(effect)

    def add_conversion(self, effect: Effect) -> None:
        self.conversions += [{"pays": "wheat", "either": False, **effect} for _ in range(effect["times"])]

    def run(self) -> Asking:
        while True:
            offers: set[Move] = {("Done",)}
            offers |= {move for one in self.conversions for move in self.exchanges(one)}
            if self.repeats:
                offers |= {("Repeat", position) for position in self.player.healthy() if self.repeatable(position)}
            move = yield offers
            if move == ("Done",):
                return
            if move[0] == "Convert":
                self.convert(move)
            else:
                yield from self.repeat(move[1])

    def exchanges(self, conversion: Effect) -> set[Move]:
        """What one conversion can be used for now; a coin may stand for the wheat (END-1.3)."""
        given = tuple(token for token in TOKENS if conversion["gives"].get(token))
        results = [(token,) for token in given] if conversion["either"] else [given]
        payments = {conversion["pays"], "coin"}
        return {
            ("Convert", pays, gives)
            for pays in payments
            for gives in results
            if self.player.stock[pays] and not (pays == "coin" and gives == ("coin",))
        }

    def convert(self, move: Move) -> None:
        """The one that can do the least else is used up: coin only before wheat, "+" before "/"."""
        fitting = [one for one in self.conversions if move in self.exchanges(one)]
        self.conversions.remove(min(fitting, key=lambda one: (one["pays"] != "coin", one["either"])))
        _, pays, gives = move
        self.player.stock[pays] -= 1
        for token in gives:
            self.player.stock[token] += 1

    def repeatable(self, position: int) -> dict[int, Effect]:
        """END-5.4: by number; of equal ones the first."""
        found: dict[int, Effect] = {}
        for number, effect in enumerate(self.player.abilities(position)):
            changes = times(self.player, position, effect) or effect["does"] == "convert"
            if effect["does"] == "refresh_adjacent" and self.player.exhausted_beside(position):
                changes = True
            if effect["when"] == "economy" and changes and effect not in found.values():
                found[number] = effect
        return found

    def repeat(self, position: int) -> Asking:
        self.repeats -= 1
        found = self.repeatable(position)
        number = min(found)
        if len(found) > 1:
            _, number = yield {("PickInnovation", each) for each in found}
        act(self.player, position, found[number])
        if found[number]["does"] == "convert":
            self.add_conversion(found[number])
