"""Are Empire's End's reconstructed cards fair? Bots play each other; then cards, locations and seats are counted.

    python -m benchmarks.empires_end_balance --players 2 3 4 --games 1000 --bot hard
        [--components FILE] [--cores N] [--logs FOLDER] [--picture FILE.svg]

With --logs a run can be broken off and continued, and its tables made again. What is measured, what it found and what
was tuned is in docs/balance/empires_end.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.empires_end_games import Reign, watched
from benchmarks.empires_end_measure import Card, Estimate, Fit, Games, cards_of, index_of, mean
from benchmarks.empires_end_picture import picture
from clutch.engine.words import Words
from clutch.games.empires_end.game import GAME
from clutch.lab.tournament import Tournament, interval

WORDS = Words("en", GAME.text)
CARDS_EXPLAINED = """
Innovations. Of the empires that held it in Industry: built, sold, discarded. Of the empires that owned it: under a
healthy location at the end; wins as a multiple of an equal share, as they are, and beside empires that built and
suffered as many; points more than those. Last: points more of the empires that were dealt it, built or not."""
LOCATIONS_EXPLAINED = """
Locations. How often it burns in an empire, how many of those times it is rebuilt, ruined at the end; wins as a multiple
of an equal share if it is ruined at the end, as they are, and beside empires with as many ruins that burnt as often;
wins as they are if it first burns in the first 13 phases, later, or never."""


def share(part: float, whole: float) -> str:
    return f"{part / whole:4.0%}" if whole else "   –"


# --- the table as a whole -----------------------------------------------------------------------------------


def show_games(games: Games, players: int) -> None:
    reigns = [each for each in games.reigns if each.players == players]
    winners = [each for each in reigns if each.win]
    print(f"\n{players} players, {len(reigns) // players} games")
    for place in range(players):
        here = [each for each in reigns if each.place == place]
        wins = sum(each.win for each in here)
        low, high = interval(wins, len(here))
        points = mean(each.score for each in here)
        print(f"  turn order {place + 1}: wins {wins / len(here):.1%} [{low:.1%}, {high:.1%}], {points:.1f} points")
    for name, some in (("all", reigns), ("winners", winners)):
        parts = ", ".join(f"{source} {mean(each.points[source] for each in some):.1f}" for source in some[0].points)
        print(f"  points of {name}: {mean(each.score for each in some):.1f} ({parts})")
    print(f"  fallen empires: {share(sum(each.has_fallen for each in reigns), len(reigns))}", end=", ")
    print(f"below zero: {share(sum(each.score < 0 for each in reigns), len(reigns))}", end=", ")
    print(f"below zero on the track: {share(sum(each.points['track'] < 0 for each in reigns), len(reigns))}")
    show_means(reigns)


def show_means(reigns: list[Reign]) -> None:
    counts: dict[str, Callable[[Reign], float]] = {
        "burnt": lambda each: len(each.burnt),
        "rebuilt": lambda each: len(each.rebuilt),
        "ruins at the end": lambda each: len(each.ruins),
        "built": lambda each: len(each.built),
        "sold": lambda each: len(each.sold),
        "discarded": lambda each: len(each.discarded),
    }
    print("  an empire:", ", ".join(f"{name} {mean(map(count, reigns)):.1f}" for name, count in counts.items()))
    stock = [mean(each.stock[token] for each in reigns) for token in range(4)]
    print("  left at the end: wheat {:.1f}, axes {:.1f}, hammers {:.1f}, coins {:.1f}".format(*stock))
    used: Counter[str] = Counter()
    for each in reigns:
        used.update(each.used)
    print("  moves:", ", ".join(f"{name} {count / len(reigns):.2f}" for name, count in used.most_common()))


# --- innovations --------------------------------------------------------------------------------------------


def show_cards(cards: list[Card]) -> None:
    print(CARDS_EXPLAINED)
    heads = ("held", "built", "sold", "disc.", "own", "stand", "wins", "wins beside equals", "points beside equals")
    print(f"{'':<66}" + " ".join(f"{head:>6}" for head in heads) + "  points if dealt")
    for each in sorted(cards, key=lambda card: (card.moment, card.kind, card.effect)):
        fates = " ".join(f"{share(count, each.held):>6}" for count in (each.built, each.sold, each.discarded))
        measured = f"{each.wins!s:>18} {each.points!s:>20} {each.dealt!s:>16}"
        print(
            f"{each.name:<14}{each.effect[:48]:<49}{each.cost:>2} {each.held:>6} {fates} {each.owners:>6} "
            f"{share(each.standing, each.owners):>6} {each.raw:6.2f} {measured}"
        )


# --- locations ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Half:
    """Empires in which a location first burnt in one part of the game, or never."""

    name: str
    first: int
    after: int

    def holds(self, reign: Reign, place: int) -> bool:
        phases = [phase for burnt, phase in reign.burnt if burnt == place]
        return self.first <= min(phases, default=99) < self.after


HALVES = (Half("early", 0, 13), Half("late", 13, 26), Half("never", 99, 100))


def show_locations(games: Games) -> None:
    by_ruins = Fit(games.reigns, index_of, lambda each: (len(each.ruins), len(each.burnt)))
    print(LOCATIONS_EXPLAINED)
    for number, location in enumerate(games.components.locations):
        name = f"{location.kind} {location.value}"
        burnt = sum(place == number for each in games.reigns for place, _ in each.burnt)
        rebuilt = sum(place == number for each in games.reigns for place, _ in each.rebuilt)
        ruined = [each for each in games.reigns if number in each.ruins]
        halves = [[each for each in games.reigns if half.holds(each, number)] for half in HALVES]
        print(
            f"{name:<8} burnt {burnt / len(games.reigns):.2f}, rebuilt {share(rebuilt, burnt)}, "
            f"ruined {share(len(ruined), len(games.reigns))}: wins {mean(map(index_of, ruined)):.2f}, "
            f"{Estimate.of(map(by_ruins.surplus, ruined), 1)};  "
            + ", ".join(
                f"{half.name} {share(len(some), len(games.reigns))} {Estimate.of(map(index_of, some))}"
                for half, some in zip(HALVES, halves, strict=True)
            )
        )


# --- all of it ----------------------------------------------------------------------------------------------


def play(args: argparse.Namespace, players: int) -> Iterable[Reign]:
    bots = (args.bot,) * players
    tournament = Tournament("empires_end", bots, args.games, args.seed, (), args.components, args.effort)
    tournament.check()
    log = args.logs / f"{args.bot}-{players}.jsonl" if args.logs else None
    for reigns in watched(tournament, args.cores, log):
        yield from reigns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=1000, help="with each number of players")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--components", type=Path)
    parser.add_argument("--logs", type=Path, help="a folder")
    parser.add_argument("--picture", type=Path)
    args = parser.parse_args()
    components = GAME.read_components(args.components)
    games = Games(components, [each for players in args.players for each in play(args, players)])
    print(f"{args.bot}, effort {args.effort}, seed {args.seed}")
    for players in args.players:
        show_games(games, players)
    cards = cards_of(games, WORDS)
    show_cards(cards)
    show_locations(games)
    if args.picture:
        args.picture.write_text(picture(cards, len(games.reigns)), "utf-8")


if __name__ == "__main__":
    main()
