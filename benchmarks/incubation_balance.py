"""Is Incubation's reconstructed set fair? Bots play each other; then eggs, colours, piles and objectives are counted.

    python -m benchmarks.incubation_balance --players 4 --games 1000 --bot hard [--components FILE]

What it found, and what was tuned, is in docs/balance/incubation.md.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tests.games.incubation.plain_position import plain_position

from clutch.games.incubation.components import COLOURS, Components, Egg, egg_deck
from clutch.games.incubation.game import GAME
from clutch.lab.tournament import Report, Result, Tournament, interval, play_out

Finished = tuple[Result, dict[str, Any]]


@dataclass
class Kind:
    """Eggs counted together: how many there are, how many hatch, and how their owners fare."""

    cards: int = 0
    hatched: int = 0
    wins: float = 0.0

    def line(self, name: str, games: int, players: int) -> str:
        low, high = interval(self.wins, max(1, self.hatched))
        share = self.wins / max(1, self.hatched)
        return (
            f"  {name:<28} {self.hatched / games / max(1, self.cards):6.1%} hatch   "
            f"owner wins {share * players:5.2f} times their share [{low * players:.2f}, {high * players:.2f}]"
        )


@dataclass
class Study:
    components: Components
    report: Report
    eggs: dict[Egg, Kind] = field(default_factory=dict)
    heights: list[int] = field(default_factory=lambda: [0, 0, 0])
    endings: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    points: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def __post_init__(self) -> None:
        for egg in egg_deck(self.components):
            self.eggs.setdefault(egg, Kind()).cards += 1

    def add(self, result: Result, end: dict[str, Any]) -> None:
        self.report.add(result)
        self.endings[end["ending"]] += 1
        deck = egg_deck(self.components)
        for seat, dragons in enumerate(end["dragons"]):
            for number in dragons:
                kind = self.eggs[deck[number]]
                kind.hatched += 1
                kind.wins += result.win(seat)
        for pile, eggs in enumerate(end["piles"]):
            self.heights[pile] += len(eggs)
        for name, points in result.sources:
            self.points[name] += sum(points)

    def together(self, eggs: list[Egg]) -> Kind:
        kinds = [self.eggs[egg] for egg in eggs]
        return Kind(sum(k.cards for k in kinds), sum(k.hatched for k in kinds), sum(k.wins for k in kinds))


def one_game(tournament: Tournament, number: int) -> Finished:
    played = play_out(tournament, number)
    return played.result, plain_position(played.position)


def study(tournament: Tournament) -> Study:
    components = GAME.read_components(tournament.components)
    found = Study(components, Report(tournament))
    with ProcessPoolExecutor() as pool:
        for result, end in pool.map(partial(one_game, tournament), range(tournament.games), chunksize=5):
            found.add(result, end)
    return found


def name_of(egg: Egg) -> str:
    return f"{'-'.join(egg.colours) or 'mystery'} {egg.fire}/{egg.water}={egg.value}"


def show(found: Study) -> None:
    summary = found.report.summary()
    games, players = summary["games"], len(summary["bots"])
    print(f"{games} games, {players} players, {summary['bots'][0]}, effort {summary['effort']}")
    print(f"rounds {summary['rounds_per_game']:.1f}, decisions {summary['decisions_per_game']:.0f}", end=", ")
    winners = summary["winners"]
    print(f"winners {winners['mean_score']:.1f}:", {name: round(each, 1) for name, each in winners["sources"].items()})
    print("all players:", {name: round(each / games / players, 1) for name, each in found.points.items()})
    print("endings:", dict(found.endings))
    for place, tally in enumerate(summary["by_seat"], start=1):
        low, high = tally["interval_95"]
        print(f"  turn order {place}: wins {tally['win_share']:.1%} [{low:.1%}, {high:.1%}], {tally['mean_score']:.1f}")
    print("eggs left in each pile:", [round(height / games, 2) for height in found.heights])
    for colour in COLOURS:
        eggs = [egg for egg in found.eggs if egg.colours == (colour,)]
        print(found.together(eggs).line(f"plain {colour}", games, players))
    for count, name in enumerate(("mystery", "plain", "hybrid")):
        eggs = [egg for egg in found.eggs if len(egg.colours) == count]
        print(found.together(eggs).line(name, games, players))
    for egg, kind in found.eggs.items():
        print(kind.line(name_of(egg), games, players))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--components", type=Path)
    args = parser.parse_args()
    bots = (args.bot,) * args.players
    tournament = Tournament("incubation", bots, args.games, args.seed, (), args.components, args.effort)
    tournament.check()
    show(study(tournament))


if __name__ == "__main__":
    main()
