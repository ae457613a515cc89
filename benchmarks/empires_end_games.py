"""Games of Empire's End, watched: what every player did with each card and location, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tests.games.empires_end.plain_position import plain_position

from clutch.engine.kernel import Position
from clutch.games.empires_end.moves import DISCARD_HAND, MOVE_OF, BuyCoins, Sell
from clutch.lab.tournament import Tournament, play_out

Dump = dict[str, Any]


@dataclass
class Reign:
    """One player in one game. Cards and locations by number, phases from 0."""

    players: int
    place: int  # in the order of turns
    held: list[int] = field(default_factory=list)  # in the hand when cards could be built
    built: list[int] = field(default_factory=list)
    sold: list[int] = field(default_factory=list)
    discarded: list[int] = field(default_factory=list)
    suffered: list[int] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)  # at the end, under healthy locations
    burnt: list[tuple[int, int]] = field(default_factory=list)  # a location and the phase
    rebuilt: list[tuple[int, int]] = field(default_factory=list)
    ruins: list[int] = field(default_factory=list)  # at the end
    used: dict[str, int] = field(default_factory=dict)  # moves by their names
    stock: list[int] = field(default_factory=list)  # at the end: wheat, axes, hammers, coins
    points: dict[str, int] = field(default_factory=dict)  # by source
    score: int = 0
    mean: float = 0.0  # of all scores of that game
    win: float = 0.0
    has_fallen: bool = False

    @property
    def owned(self) -> set[int]:
        return {*self.built, *self.suffered}

    @property
    def index(self) -> float:
        """Wins as a multiple of an equal share."""
        return self.win * self.players

    @property
    def lead(self) -> float:
        return self.score - self.mean


class Chronicle:
    """Looks at the table before every action, and sees what the last one changed."""

    def __init__(self, players: int) -> None:
        self.reigns = [Reign(players, 0) for _ in range(players)]
        self.actor = 0
        self.before: Dump = {}

    def __call__(self, position: Position, action: int) -> None:
        now = plain_position(position)
        self.compare(now)
        self.before = now
        self.actor = position.decider()
        self.note(self.reigns[self.actor], action)

    def note(self, reign: Reign, action: int) -> None:
        """What a player is about to do."""
        move = MOVE_OF[action]
        hand: list[int] = self.before["empires"][self.actor]["hand"]
        reign.used[type(move).__name__] = reign.used.get(type(move).__name__, 0) + 1
        if self.before["asked"] == "planning":
            reign.held += [card for card in hand if card not in reign.held]
        if isinstance(move, Sell):
            reign.sold.append(hand[move.slot])
        elif action == DISCARD_HAND:
            reign.discarded += hand
        elif isinstance(move, BuyCoins):
            reign.used["Coins"] = reign.used.get("Coins", 0) + move.count

    def compare(self, now: Dump) -> None:
        if not self.before:
            return
        reign = self.reigns[self.actor]
        old, new = (each["empires"][self.actor]["row"] for each in (self.before, now))
        gained = reign.built if self.before["asked"] == "planning" else reign.suffered
        gained += [card for card in cards_under(new) if card not in cards_under(old)]
        phase = self.before["phase"]
        healthy = {place: is_healthy for place, is_healthy, _ in old}
        reign.burnt += [(place, phase) for place, is_healthy, _ in new if healthy[place] and not is_healthy]
        reign.rebuilt += [(place, phase) for place, is_healthy, _ in new if is_healthy and not healthy[place]]

    def finish(self, end: Dump) -> None:
        self.compare(end)
        for reign, empire in zip(self.reigns, end["empires"], strict=True):
            reign.ruins = [place for place, is_healthy, _ in empire["row"] if not is_healthy]
            reign.standing = cards_under([site for site in empire["row"] if site[1]])
            reign.stock = empire["stock"]
            reign.has_fallen = empire["out"] > 0


def cards_under(row: list[tuple[int, int, list[tuple[int, int]]]]) -> list[int]:
    return [card for _, _, innovations in row for card, _ in innovations]


def one_game(tournament: Tournament, number: int) -> list[Reign]:
    chronicle = Chronicle(len(tournament.bots))
    played = play_out(tournament, number, chronicle)
    chronicle.finish(plain_position(played.position))
    result = played.result
    for seat, reign in enumerate(chronicle.reigns):
        reign.place = result.order.index(seat)
        reign.score = result.scores[seat]
        reign.mean = sum(result.scores) / len(result.scores)
        reign.win = result.win(seat)
        reign.points = {name: points[seat] for name, points in result.sources}
    return chronicle.reigns


def watched(tournament: Tournament, cores: int, log: Path | None) -> Iterator[list[Reign]]:
    """All games, in order. With a log, those that are in it are not played again, and the others are added to it."""
    known = read_log(log, tournament) if log else []
    yield from known[: tournament.games]
    numbers = range(len(known), tournament.games)
    with ProcessPoolExecutor(cores) as pool:
        for reigns in pool.map(partial(one_game, tournament), numbers, chunksize=1 if log else 5):
            if log:
                with log.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([asdict(each) for each in reigns]) + "\n")
            yield reigns


def read_log(log: Path, tournament: Tournament) -> list[list[Reign]]:
    heading = repr((tournament.bots, tournament.effort, tournament.seed, str(tournament.components)))
    if not log.exists():
        log.write_text(heading + "\n", "utf-8")
    first, *lines = log.read_text("utf-8").splitlines()
    if first != heading:
        raise SystemExit(f"{log} has other games: {first}, not {heading}")
    return [[Reign(**each) for each in json.loads(line)] for line in lines]
