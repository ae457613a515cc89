"""Tournaments: bots against bots, many times, on kernels.

The seats rotate from game to game. A bot is handed a kernel in which everything its seat cannot know has been dealt
anew, so it knows no more than at a real table.
"""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from clutch.bots.levels import Bot, find_bot, with_budget
from clutch.engine.chance import Chance, seed_from
from clutch.engine.errors import BadSeating
from clutch.engine.game import Setup
from clutch.engine.kernel import Kernel
from clutch.games.registry import find_game

Watch = Callable[[Kernel, int], None]
WINDOW = 10_000  # games handed out at a time


@dataclass(frozen=True)
class Tournament:
    game: str
    bots: tuple[str, ...]  # one a seat; the seats rotate
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    components: Path | None = None
    effort: float = 1.0  # of every bot's usual number of simulations

    def check(self) -> None:
        """Raise what a bad game, seat, option or card file deserves."""
        find_game(self.game).prepare(len(self.bots), dict(self.options), self.components)
        for name in self.bots:
            find_bot(name)
        if self.games < 1:
            raise BadSeating("bad-game-count", games=self.games)


@dataclass(frozen=True)
class Result:
    """One game, by seat."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    order: tuple[int, ...]  # the seats, the one that began first
    rounds: int
    sources: tuple[tuple[str, tuple[int, ...]], ...] = ()  # where the points came from

    def win(self, seat: int) -> float:
        """1 for a victory, a part of it for a shared one."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass
class Tally:
    """Seats counted together: how often they won, with which scores."""

    games: int = 0
    wins: float = 0.0
    score: int = 0

    def add(self, win: float, score: int) -> None:
        self.games += 1
        self.wins += win
        self.score += score

    def summary(self) -> dict[str, Any]:
        low, high = interval(self.wins, self.games)
        return {
            "games": self.games,
            "win_share": self.wins / self.games,
            "interval_95": [low, high],
            "mean_score": self.score / self.games,
        }


@dataclass
class Report:
    tournament: Tournament
    by_bot: dict[str, Tally] = field(default_factory=dict)
    by_seat: list[Tally] = field(default_factory=list)  # in the order of turns: whoever began is the first
    winners: Tally = field(default_factory=Tally)
    sources: Counter[str] = field(default_factory=Counter)  # of the winners' points
    games: int = 0
    decisions: int = 0
    rounds: int = 0

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.rounds += result.rounds
        if not self.by_seat:
            self.by_seat = [Tally() for _ in result.order]
        for place, seat in enumerate(result.order):
            for tally in (self.by_bot.setdefault(result.bots[seat], Tally()), self.by_seat[place]):
                tally.add(result.win(seat), result.scores[seat])
        for seat in (seat for seat in result.order if result.win(seat)):
            self.winners.add(result.win(seat), result.scores[seat])
            self.sources.update({name: points[seat] for name, points in result.sources})

    def summary(self) -> dict[str, Any]:
        return {
            "game": self.tournament.game,
            "bots": list(self.tournament.bots),
            "options": dict(self.tournament.options),
            "seed": self.tournament.seed,
            "effort": self.tournament.effort,
            "games": self.games,
            "decisions_per_game": self.decisions / self.games,
            "rounds_per_game": self.rounds / self.games,
            "winners": {
                "mean_score": self.winners.score / self.winners.games,
                "sources": {name: points / self.winners.games for name, points in self.sources.items()},
            },
            "by_bot": {name: tally.summary() for name, tally in self.by_bot.items()},
            "by_seat": [tally.summary() for tally in self.by_seat],
        }


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def run(tournament: Tournament, cores: int | None = None) -> Iterator[Result]:
    """The results, in the order of the games; the same seed gives the same ones on any number of cores."""
    tournament.check()
    cores = cores or os.cpu_count() or 1
    numbers = range(tournament.games)
    if cores == 1 or tournament.games == 1:
        yield from (play_game(tournament, number) for number in numbers)
        return
    chunk = max(1, min(50, tournament.games // (4 * cores)))
    pool = ProcessPoolExecutor(cores, mp_context=get_context("spawn"), initializer=_end_with_ctrl_c)
    is_done = False
    try:
        for first in range(0, tournament.games, WINDOW):  # a window at a time: a billion games fit into memory
            yield from pool.map(_Player(tournament), numbers[first : first + WINDOW], chunksize=chunk)
        is_done = True
    finally:
        pool.shutdown(wait=is_done, cancel_futures=True)  # whoever breaks off does not wait for games under way


def _end_with_ctrl_c() -> None:
    """A worker ends at once; the others, and the parent, see it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@dataclass(frozen=True)
class _Player:
    """Plays games of one tournament; can be sent to another process."""

    tournament: Tournament

    def __call__(self, number: int) -> Result:
        return play_game(self.tournament, number)


@cache
def _prepared(tournament: Tournament) -> Setup[Any, Any]:
    return find_game(tournament.game).prepare(len(tournament.bots), dict(tournament.options), tournament.components)


@dataclass(frozen=True)
class Played:
    """A finished game, with the kernel it was played on."""

    kernel: Kernel
    bots: tuple[str, ...]
    order: tuple[int, ...]
    decisions: int

    @property
    def result(self) -> Result:
        return Result(
            self.bots,
            tuple(self.kernel.places()),
            tuple(self.kernel.scores()),
            self.decisions,
            self.order,
            self.kernel.rounds(),
            tuple((source, tuple(points)) for source, points in self.kernel.sources().items()),
        )


def play_game(tournament: Tournament, number: int) -> Result:
    """One game of a tournament, by its number."""
    return play_out(tournament, number).result


def play_out(tournament: Tournament, number: int, watch: Watch | None = None) -> Played:
    """The same, with the kernel at the end; `watch` sees the kernel and the action before every one of them."""
    players = len(tournament.bots)
    names = tuple(tournament.bots[(seat + number) % players] for seat in range(players))
    bots: list[Bot] = [with_budget(find_bot(name), tournament.effort) for name in names]
    chance = Chance(seed_from(tournament.seed * 1_000_003 + number))
    kernel = find_game(tournament.game).kernel(_prepared(tournament))
    kernel.start(chance.next64())
    order = tuple(kernel.order())
    decisions = 0
    while not kernel.over():
        seat = kernel.player()
        guess = kernel.copy()
        guess.use_seed(chance.next64())
        guess.redeal(seat)
        seed = chance.next64()
        offers = kernel.offers()
        action = offers[0] if len(offers) == 1 else bots[seat].choose(guess, seat, seed)
        if watch:
            watch(kernel, action)
        kernel.apply(action)
        decisions += 1
    return Played(kernel, names, order, decisions)
