"""Tournaments: bots against bots, many times, on kernels.

The seats rotate from game to game. A bot is handed a position in which everything its seat cannot know has been dealt
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

import numpy as np

from clutch.bots.levels import Bot, GreedyBot, SearchBot, find_bot, with_budget
from clutch.engine.chance import Chance, seed_from
from clutch.engine.errors import BadSeating
from clutch.engine.game import Setup
from clutch.engine.kernel import Position
from clutch.games.registry import find_game

Watch = Callable[[Position, int], None]
BATCH = 512  # games played side by side
WINDOW = 200  # parts handed out at a time


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
    several = BATCH if is_quick(tournament) else max(1, min(50, tournament.games // (4 * cores)))
    if cores == 1 or tournament.games <= several:
        several = BATCH if is_quick(tournament) else 1  # one by one: whoever watches sees each
    parts = [range(first, min(first + several, tournament.games)) for first in range(0, tournament.games, several)]
    player = _Player(tournament)
    if cores == 1 or len(parts) == 1:
        for part in parts:
            yield from player(part)
        return
    pool = ProcessPoolExecutor(cores, mp_context=get_context("spawn"), initializer=_end_with_ctrl_c)
    is_done = False
    try:
        for first in range(0, len(parts), WINDOW):  # a window at a time: a billion games fit into memory
            for results in pool.map(player, parts[first : first + WINDOW]):
                yield from results
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

    def __call__(self, numbers: range) -> list[Result]:
        if is_quick(self.tournament):
            return [played.result for played in play_many(self.tournament, numbers)]
        return [play_game(self.tournament, number) for number in numbers]


@cache
def _prepared(tournament: Tournament) -> Setup[Any, Any]:
    return find_game(tournament.game).prepare(len(tournament.bots), dict(tournament.options), tournament.components)


@dataclass(frozen=True)
class Played:
    """A finished game, and the position at its end."""

    position: Position
    bots: tuple[str, ...]
    order: tuple[int, ...]
    decisions: int

    @property
    def result(self) -> Result:
        seats = range(len(self.bots))
        return Result(
            self.bots,
            tuple(self.position.places()),
            tuple(self.position.scores()),
            self.decisions,
            self.order,
            self.position.rounds(),
            tuple(
                (source, tuple(self.position.points_from(number, seat) for seat in seats))
                for number, source in enumerate(self.position.kernel.sources)
            ),
        )


def play_game(tournament: Tournament, number: int) -> Result:
    """One game of a tournament, by its number."""
    return play_out(tournament, number).result


def seating(tournament: Tournament, number: int) -> tuple[str, ...]:
    """The bots by seat: they rotate from game to game."""
    players = len(tournament.bots)
    return tuple(tournament.bots[(seat + number) % players] for seat in range(players))


def chance_of(tournament: Tournament, number: int) -> Chance:
    return Chance(seed_from(tournament.seed * 1_000_003 + number))


def play_out(tournament: Tournament, number: int, watch: Watch | None = None) -> Played:
    """The same, with the position at the end; `watch` sees the position and the action before every one of them."""
    if is_quick(tournament):
        (played,) = play_many(tournament, range(number, number + 1), watch)
        return played
    names = seating(tournament, number)
    bots: list[Bot] = [with_budget(find_bot(name), tournament.effort) for name in names]
    chance = chance_of(tournament, number)
    position = find_game(tournament.game).kernel(_prepared(tournament)).start(chance.next64())
    before = position.copy()
    order = tuple(position.order())
    decisions = 0
    while not position.is_over():
        seat = position.decider()
        if not position.step_begun():
            before.assign(position)
        guess_seed, seed = chance.next64(), chance.next64()
        actions = position.legal_actions()
        if len(actions) == 1:
            action = actions[0]
        else:
            action = bots[seat].choose(guess(position, before, seat, guess_seed), seat, seed)
        if watch:
            watch(position, action)
        position.apply(action)
        decisions += 1
    return Played(position, names, order, decisions)


def guess(position: Position, before: Position, seat: int, seed: int) -> Position:
    """What this seat may think of: all that it cannot know dealt anew, and no answer of others in the present step."""
    guessed = position.copy()
    guessed.seed(seed)
    guessed.deal_anew(seat)
    guessed.take_back(before)
    return guessed


# --- bots that do not look ahead: many games side by side ---------------------------------------------------


def is_quick(tournament: Tournament) -> bool:
    return not any(isinstance(find_bot(name), SearchBot) for name in tournament.bots)


def play_many(tournament: Tournament, numbers: range, watch: Watch | None = None) -> list[Played]:
    """Games of bots that do not look ahead, in one batch. Each has a chance of its own, so it matters to no game which
    others are played beside it.
    """
    names = [seating(tournament, number) for number in numbers]
    is_greedy = np.array([[isinstance(find_bot(name), GreedyBot) for name in seats] for seats in names])
    batch = find_game(tournament.game).kernel(_prepared(tournament)).batch(len(names), remember=True)
    batch.start([chance_of(tournament, number).next64() for number in numbers])
    orders = [tuple(batch.position(row).order()) for row in range(len(names))]
    decisions = np.zeros(len(names), np.int64)
    playing = np.arange(len(names))
    while len(playing := playing[(deciders := batch.legal_actions(playing).deciders) >= 0]):
        by_thumb = is_greedy[playing, deciders[deciders >= 0]]
        for rows, choose in ((playing[by_thumb], batch.rule_of_thumb), (playing[~by_thumb], batch.any_action)):
            actions = choose(rows)
            if watch:
                for row, action in zip(rows, actions, strict=True):
                    watch(batch.position(row), int(action))
            batch.apply(actions, rows)
        decisions[playing] += 1
    return [
        Played(batch.position(row), seats, order, made)
        for row, (seats, order, made) in enumerate(zip(names, orders, decisions.tolist(), strict=True))
    ]
