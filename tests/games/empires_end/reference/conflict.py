"""The conflict phase (END-8) and the final score (END-9.5, END-10.2)."""

from __future__ import annotations

from typing import Any

from tests.games.empires_end.reference.pieces import ALL, CONFLICTS, DISASTERS, LOCATIONS, Asking, Effect, Player
from tests.games.empires_end.reference.table import Playing, Table


def conflict_phase(table: Table) -> Playing:
    number = table.conflicts.pop()
    card = CONFLICTS[number]
    yield from table.let_all_plan(bid)
    seats = table.seats_in()
    for seat in seats:
        table.players[seat].gain(table.players[seat].bid, -1)
    totals = {seat: table.players[seat].strength() + sum(table.players[seat].bid.values()) for seat in seats}
    tiers = {seat: tier(card, totals[seat]) for seat in seats}
    for seat in seats:  # END-8.7: all tiers, then refreshes, bonus, Uprising
        table.players[seat].gain(tiers[seat].get("gains", {}))
        table.players[seat].score += tiers[seat].get("points", 0)
    for seat in seats:
        yield from refresh(table, seat, tiers[seat].get("refresh", 0))
    for seat in seats:
        if totals[seat] == max(totals.values()):
            table.players[seat].gain(card["bonus"].get("gains", {}))
            table.players[seat].score += card["bonus"].get("points", 0)
        else:
            uprising(table.players[seat], card["uprising"])
    table.conflicts_gone.append(number)


def bid(player: Player) -> Asking:
    """END-8.2: axes, then coins, twenty at a time; they leave the stock when all are revealed."""
    player.bid = {"axe": 0, "coin": 0}
    for kind, token in (("BidAxes", "axe"), ("BidCoins", "coin")):
        while True:
            left = player.stock[token] - player.bid[token]
            _, count = yield {(kind, count) for count in range(min(left, 20) + 1)}
            player.bid[token] += count
            if count < 20 or count == left:
                break


def tier(card: dict[str, Any], total: int) -> dict[str, Any]:
    """END-8.3: the one that fits, if any."""
    fitting = [each for each in card["tiers"] if each["least"] <= total <= each.get("most", total)]
    return fitting[0] if fitting else {}


def refresh(table: Table, seat: int, symbols: int) -> Playing:
    """END-8.4"""
    player = table.players[seat]
    for left in range(symbols, 0, -1):
        if len(player.exhausted) <= left:
            player.exhausted.clear()
            return
        choices: dict[tuple[Any, ...], int] = {}
        for position in ALL:
            for card in player.cards(position):
                if card in player.exhausted:
                    choices.setdefault(("Refresh", position, ready(card)), card)
        move = next(iter(choices))
        if len(choices) > 1:
            move = yield from table.ask(seat, set(choices))
        player.exhausted.remove(choices[move])


def ready(card: int) -> str:
    """What can be done again."""
    return str(DISASTERS[card]["innovation"].get("resource", "replace"))


def uprising(player: Player, card: dict[str, int]) -> None:
    """END-8.5"""
    by_value = sorted(player.healthy(), key=lambda position: -LOCATIONS[player.row[position]]["value"])
    if len(by_value) >= card["rank"]:
        player.swap(by_value[card["rank"] - 1], card["position"] - 1)


# ---------------------------------------------------------------- the end


def final_score(table: Table, seat: int) -> int:
    player = table.players[seat]
    locations = sum(int(LOCATIONS[player.row[position]]["value"]) for position in player.healthy())
    innovations = player.active("final")
    own = [points(table, seat, position, effect) for position, effect in innovations]
    copies = [effect for _, effect in innovations if effect["does"] == "copy"]
    return player.score + locations + sum(own) + len(copies) * max(own, default=0)


def points(table: Table, seat: int, position: int, effect: Effect) -> int:
    """What an innovation gives in its own place; a copy nothing of its own."""
    player = table.players[seat]
    amount: int = effect.get("amount", 0)
    match effect["does"]:
        case "points_per_token":
            return amount * player.stock[effect["resource"]]
        case "points_per_own_ruin":
            return amount * len(player.ruined)
        case "points_per_ruin":
            return amount * player.ruins_beside(position)
        case "points_per_neighbour":
            return amount * player.kind_beside(position, effect["near"], healthy_only=False)
        case "points_for_most_ruins":
            most = max(len(table.players[each].ruined) for each in table.seats_in())
            return amount if len(player.ruined) == most > 0 else 0
        case _:
            return 0


def places(table: Table) -> tuple[int, ...]:
    """END-3.6, END-10.2: who stayed in before who is out, later before earlier."""
    ranks = [
        (0, player.fell, 0) if player.fell else (1, final_score(table, seat), len(player.healthy()))
        for seat, player in enumerate(table.players)
    ]
    return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
