"""What owning a card does, measured beside empires that are alike otherwise; for empires_end_balance.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Self

from benchmarks.empires_end_games import Reign
from clutch.engine.lines import Line, Piece, line_of
from clutch.engine.words import Words
from clutch.games.empires_end.components import Components, DisasterCard

Measure = Callable[[Reign], float]


@dataclass(frozen=True)
class Games:
    components: Components
    reigns: list[Reign]


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, numbers: Iterable[float], base: float = 0.0) -> Self:
        found = list(numbers)
        if len(found) < 2:
            return cls(base, 9.0)
        middle = mean(found)
        spread = sum((each - middle) ** 2 for each in found) / (len(found) - 1)
        return cls(base + middle, (spread / len(found)) ** 0.5)

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.error:.2f}".replace("-", "−")


def mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


def index_of(reign: Reign) -> float:
    return reign.index


def lead_of(reign: Reign) -> float:
    return reign.lead


class Fit:
    """What to expect of an empire by two of its counts: least squares, for each number of players by itself."""

    def __init__(self, reigns: list[Reign], measure: Measure, counts: Callable[[Reign], tuple[float, float]]) -> None:
        self.measure = measure
        self.counts = counts
        self.plane = {
            players: self.fitted([each for each in reigns if each.players == players])
            for players in {each.players for each in reigns}
        }

    def fitted(self, reigns: list[Reign]) -> tuple[float, float, float]:
        """The height at 0 and the two slopes."""
        rows = [(*self.counts(each), self.measure(each)) for each in reigns]
        a, b, y = (mean(column) for column in zip(*rows, strict=True))
        aa = sum((row[0] - a) ** 2 for row in rows)
        bb = sum((row[1] - b) ** 2 for row in rows)
        ab = sum((row[0] - a) * (row[1] - b) for row in rows)
        ay = sum((row[0] - a) * (row[2] - y) for row in rows)
        by = sum((row[1] - b) * (row[2] - y) for row in rows)
        area = aa * bb - ab * ab
        if area <= 0:
            return y, 0.0, 0.0
        first, second = (ay * bb - by * ab) / area, (by * aa - ay * ab) / area
        return y - first * a - second * b, first, second

    def surplus(self, reign: Reign) -> float:
        """More than was to be expected."""
        base, first, second = self.plane[reign.players]
        a, b = self.counts(reign)
        return self.measure(reign) - base - first * a - second * b


@dataclass(frozen=True)
class Card:
    """One innovation: its fate in hands, and how its owners fare."""

    name: str
    effect: str
    moment: int
    kind: str
    cost: int
    held: int
    built: int
    sold: int
    discarded: int
    owners: int
    standing: int
    raw: float  # wins as a multiple of an equal share
    wins: Estimate  # the same beside empires that built and suffered as many
    points: Estimate
    dealt: Estimate  # points beside empires that held as many cards


MOMENTS = ("disaster", "economy", "industry", "conflict", "final", "destruction")


def name_of(card: DisasterCard) -> Line:
    return Line("card-of", {"type": Piece("disaster-type", card.type), "target": card.target})


def cards_of(games: Games, words: Words) -> list[Card]:
    def gained(reign: Reign) -> tuple[float, float]:
        return len(reign.built), len(reign.suffered)

    def seen(reign: Reign) -> tuple[float, float]:
        return len(reign.held), len(reign.suffered)

    wins, points = Fit(games.reigns, index_of, gained), Fit(games.reigns, lead_of, gained)
    dealt = Fit(games.reigns, lead_of, seen)
    found = []
    for number, card in enumerate(games.components.disasters):
        holders = [each for each in games.reigns if number in each.held]
        owners = [each for each in games.reigns if number in each.owned]
        found.append(
            Card(
                words.say(name_of(card)),
                words.say(line_of(card.innovation)),
                MOMENTS.index(card.innovation.when),
                f"{card.innovation.does} {card.innovation.near or ''} {card.innovation.resource or ''}",
                card.cost,
                len(holders),
                sum(number in each.built for each in holders),
                sum(number in each.sold for each in holders),
                sum(number in each.discarded for each in holders),
                len(owners),
                sum(number in each.standing for each in owners),
                mean(map(index_of, owners)),
                Estimate.of(map(wins.surplus, owners), 1),
                Estimate.of(map(points.surplus, owners)),
                Estimate.of(map(dealt.surplus, holders)),
            )
        )
    return found
