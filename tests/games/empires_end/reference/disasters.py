"""Disaster phases (END-3, END-4)."""

from __future__ import annotations

from tests.games.empires_end.reference.pieces import DISASTERS, TOKENS, Move, Player
from tests.games.empires_end.reference.table import Pile, Playing, Table


def disaster_phase(table: Table, cards: int) -> Playing:
    table.piles = [Pile(table.draw(), dict.fromkeys(TOKENS, 0)) for _ in range(cards)]  # END-3.1, END-4.1
    seat = table.first
    while True:  # END-3.2: round and round
        yield from take_turn(table, seat)
        if all(pile.is_suffered for pile in table.piles) or len(table.seats_in()) == 1:
            return
        (seat, *_) = table.seats_in(seat + 1)


def take_turn(table: Table, seat: int) -> Playing:
    for pile in table.piles:
        pile.is_fought = False
    while not table.players[seat].fell:
        there = [pile for pile in table.piles if not pile.is_suffered]
        has_replace = bool(table.players[seat].ready("replace"))
        is_done = all(pile.is_fought for pile in there)
        if not there or (is_done and not has_replace):  # END-3.9: the turn ends by itself
            return
        offers: set[Move] = {("EndTurn",)} if is_done else set()
        for number, pile in enumerate(table.piles):
            offers |= offers_for(table.players[seat], number, pile)
        move = yield from table.ask(seat, offers)
        if move == ("EndTurn",):
            return
        yield from CARRY_OUT[move[0]](table, seat, move)


def offers_for(player: Player, number: int, pile: Pile) -> set[Move]:
    if pile.is_suffered:
        return set()
    offers: set[Move] = set()
    if player.ready("replace"):
        offers.add(("Replace", number))
    if not pile.is_fought:
        accepted = DISASTERS[pile.card]["accepts"]
        offers |= {("Fight", number, token) for token in (*accepted, "coin") if player.stock[token]}
        offers |= {("FreeBid", number, resource) for resource in accepted if player.ready("free_bid", resource)}
        offers.add(("Suffer", number))
    return offers


def fight(table: Table, seat: int, move: Move) -> Playing:
    _, number, token = move
    table.players[seat].stock[token] -= 1
    table.piles[number].heap[token] += 1
    table.piles[number].is_fought = True
    yield from ()


def free_bid(table: Table, seat: int, move: Move) -> Playing:
    """END-3.8"""
    _, number, resource = move
    yield from exhaust(table, seat, table.players[seat].ready("free_bid", resource))
    table.piles[number].is_fought = True


def exhaust(table: Table, seat: int, ready: list[tuple[int, int]]) -> Playing:
    """Which one is a question of where; two alike at one location are the same."""
    position = yield from table.choose(seat, sorted({where for where, _ in ready}))
    card = next(card for where, card in ready if where == position)
    table.players[seat].exhausted.add(card)


def replace(table: Table, seat: int, move: Move) -> Playing:
    """END-3.9: the heap stays, a fight already made counts."""
    yield from exhaust(table, seat, table.players[seat].ready("replace"))
    pile = table.piles[move[1]]
    old, pile.card = pile.card, table.draw()
    table.discards.append(old)


def suffer(table: Table, seat: int, move: Move) -> Playing:
    """END-3.4"""
    player, pile = table.players[seat], table.piles[move[1]]
    pile.is_suffered = True
    if all(each.is_suffered for each in table.piles):  # END-4.2
        table.first = seat
    player.gain(pile.heap)
    pile.heap = dict.fromkeys(TOKENS, 0)
    target = yield from table.choose(seat, nearest(player, DISASTERS[pile.card]["target"] - 1))
    destroy(player, target)
    if not player.healthy():
        fall(table, seat, pile.card)
        return
    position = yield from table.choose(seat, player.places())
    player.cards(position).append(pile.card)
    yield from shortage(table, seat)


def nearest(player: Player, target: int) -> list[int]:
    """END-3.5"""
    distance = min(abs(position - target) for position in player.healthy())
    return [position for position in player.healthy() if abs(position - target) == distance]


def destroy(player: Player, position: int) -> None:
    player.ruined.add(player.row[position])
    for card in player.cards(position):  # Earthquakes
        effect = DISASTERS[card]["innovation"]
        if effect["when"] == "destruction":
            player.gain(effect.get("gives", {}))
            player.score += effect.get("amount", 0)
            if effect["does"] == "refresh_all":
                player.exhausted.clear()


def fall(table: Table, seat: int, card: int) -> None:
    """END-3.6"""
    player = table.players[seat]
    table.discards += player.hand
    for location in player.row:
        table.discards += player.under[location]
        player.under[location] = []
    table.discards.append(card)
    player.hand = []
    player.stock = dict.fromkeys(TOKENS, 0)
    player.exhausted.clear()
    player.fell = 1 + max(each.fell for each in table.players)
    if table.first == seat:
        (table.first, *_) = table.seats_in(seat + 1)


def shortage(table: Table, seat: int) -> Playing:
    """END-3.7"""
    player = table.players[seat]
    if player.tokens() < 5:
        move = yield from table.ask(seat, {("BuyCoins", count) for count in range(5 - player.tokens() + 1)})
        player.stock["coin"] += move[1]
        player.score -= 2 * move[1]


CARRY_OUT = {"Fight": fight, "FreeBid": free_bid, "Replace": replace, "Suffer": suffer}
