"""Anything by anybody: a table is the fold of its log, and refusals change nothing."""

from __future__ import annotations

import random
from typing import Any

from clutch.engine.codec import encode_kind
from clutch.engine.errors import ClutchError
from clutch.server.presenter import moments
from clutch.tables import commands, entries
from clutch.tables.settings import Clock
from tests.tables.place import ANN, BEN, CAT, EVE, Place, dice, folded, picture

WALKS = 25
WALK_STEPS = 150


def any_command(place: Place, chance: random.Random) -> tuple[str, type[commands.Command], dict[str, Any]]:
    table = place.table
    seat = chance.randrange(6) if chance.random() < 0.1 else chance.randrange(len(table.seats))
    owner = table.seats[seat].owner if seat < len(table.seats) else None
    actor = owner if owner and chance.random() < 0.8 else chance.choice([ANN, BEN, CAT, EVE])
    step = len(table.match.steps) if table.match and chance.random() < 0.9 else chance.randrange(5)
    offers = table.match.offers(seat) if table.match and seat < len(table.seats) else ()
    move = encode_kind(chance.choice(offers)) if offers else {"kind": "KeepHand"}
    answering = (commands.Answer, {"seat": seat, "step": step, "move": move})
    rest: list[tuple[type[commands.Command], dict[str, Any]]] = [
        (commands.Withdraw, {"seat": seat, "step": step}),
        (commands.AskUndo, {"seat": seat, "step": step}),
        (commands.ReplyUndo, {"seat": seat, "agree": chance.random() < 0.8}),
        (commands.Join, {"seat": chance.choice([None, seat]), "name": chance.choice(["Ben", "Cat", "ann", "x"])}),
        (commands.Leave, {"seat": seat}),
        (commands.SeatBot, {"seat": seat, "level": "greedy"}),
        (commands.OpenSeat, {"seat": seat}),
        (commands.Start, {}),
        (commands.StandIn, {"seat": seat, "level": "random"}),
        (commands.TakeBack, {"seat": seat}),
        (commands.Say, {"seat": seat, "text": chance.choice(["hello", " ", "\x00"])}),
        (commands.React, {"seat": seat, "reaction": "think"}),
        (commands.Rematch, {}),
    ]
    if table.status == "waiting" and chance.random() < 0.5:
        return (ANN, commands.Start, {}) if chance.random() < 0.3 else (chance.choice([BEN, CAT]), *rest[3])
    if chance.random() < 0.01:
        return actor, commands.Resign, {"seat": seat}
    return actor, *(answering if chance.random() < 0.6 else chance.choice(rest))


def walk(seed: int) -> tuple[int, int]:
    """Random commands by random people; how many were carried out, and how many refused."""
    chance = dice(seed)
    clock = Clock(kind=chance.choice(["none", "move", "bank"]), seconds=30, increment=5)
    place = Place(
        "me:Ann", *["open"] * chance.randrange(1, 4), *["greedy"] * chance.randrange(3), seed=seed, clock=clock
    )
    done = refused = 0
    for _ in range(WALK_STEPS):
        table = place.table
        if table.status == "running" and chance.random() < 0.3:
            bots = [seat for seat in table.undecided if table.seats[seat].bot]
            people = [seat for seat in table.undecided if not table.seats[seat].bot]
            if bots:
                place.answer(bots[0], chance)
            elif people and clock.kind != "none" and chance.random() < 0.2:
                place.write(entries.StoodIn(people[0], "easy", "clock"))
            continue
        actor, command, fields = any_command(place, chance)
        before = picture(table)
        try:
            place.do(actor, command, used=chance.randrange(4000), **fields)
            done += 1
        except ClutchError:
            refused += 1
            assert picture(table) == before, "a refused command has changed something"
        assert picture(folded(place)) == picture(table), "the table is not the fold of its log"
        moments.welcome(table, chance.randrange(len(table.seats)), actor, None).model_dump_json()
    return done, refused


def test_whatever_anybody_asks_for_the_table_is_the_fold_of_its_log_and_refusals_change_nothing() -> None:
    counts = [walk(seed) for seed in range(WALKS)]
    assert sum(done for done, _ in counts) > 500
    assert sum(refused for _, refused in counts) > 500
