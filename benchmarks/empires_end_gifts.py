"""What is an innovation of Empire's End worth? Somebody gets it for nothing, and rules of thumb play on.

    python -m benchmarks.empires_end_gifts --tables 500 [--components FILE]

Tables are stopped just after an Industry phase. From each the game is played to its end many times: as it is, with one
card more under a location of one player, and with one token more. Nobody chose to build that card, so its owner is no
better a player than others: the difference is what the card does. One that is worth less than a coin is better sold.
Printed are the average over all tables, and what it was worth after each Industry phase where it fitted.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.games.empires_end.plain_position import plain_position

from benchmarks.empires_end_measure import Estimate, name_of
from clutch.engine.chance import Chance, seed_from
from clutch.engine.kernel import Kernel
from clutch.engine.lines import line_of
from clutch.engine.words import Words
from clutch.games.empires_end.components import TOKENS, Components
from clutch.games.empires_end.game import GAME
from clutch.games.empires_end.state import Empire, Innovation, OpenDisaster, Options, Site, State, Stock

PLAYERS = (2, 3, 4)
AS_IT_IS = 6  # times
STOPS = 4  # Industry phases that a disaster follows, with any number of players
WORDS = Words("en", GAME.text)


def states(kernel: Kernel, components: Components, seed: int) -> Iterator[State]:
    """Of one game, as rules of thumb play it: where a disaster follows an Industry phase."""
    position = kernel.start(seed)
    track = components.track(kernel.seats)
    phase = 0
    while not position.is_over():
        now = kernel.values(position).phase
        if now != phase and track[phase] in ("industry", "combined") and "disaster" in track[now]:
            yield state_of(plain_position(position), components)
        phase = now
        position.apply(position.rule_of_thumb())


def state_of(dump: dict[str, Any], components: Components) -> State:
    """A position at the beginning of a disaster, as a state of the rules."""
    return State(
        options=Options(),
        components=components,
        empires=[empire_of(each) for each in dump["empires"]],
        first=dump["first"],
        phase=dump["phase"],
        seat=dump["seat"],
        deck=dump["deck"],
        discards=dump["discards"],
        conflict_deck=dump["conflict_deck"],
        conflicts_gone=dump["conflicts_gone"],
        disasters=[OpenDisaster(card) for card, *_ in dump["disasters"]],
    )


def empire_of(dump: dict[str, Any]) -> Empire:
    row = [
        Site(place, bool(healthy), [Innovation(card, bool(exhausted)) for card, exhausted in innovations])
        for place, healthy, innovations in dump["row"]
    ]
    return Empire(row, Stock(*dump["stock"]), dump["hand"], dump["score"], dump["out"])


# --- gifts --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gift:
    """What it brought somebody: how many points, after which Industry phase, and whether it fitted."""

    points: float
    stop: int
    fits: bool = True


@contextmanager
def with_card(state: State, seat: int, card: int, chance: Chance) -> Iterator[Site | None]:
    """The location of this player that has the card, while this lasts; none if it lies on the table already."""
    where = state.deck if card in state.deck else state.discards
    if card not in where:
        yield None
        return
    index = where.index(card)
    where.pop(index)
    site = best_site(state, state.empires[seat], card, chance)
    site.innovations.append(Innovation(card))
    yield site
    site.innovations.pop()
    where.insert(index, card)


def best_site(state: State, empire: Empire, card: int, chance: Chance) -> Site:
    """One with the fewest innovations (END-6.1), among those the one with the right neighbours."""
    fewest = min(len(site.innovations) for site in empire.healthy)
    sites = [site for site in empire.healthy if len(site.innovations) == fewest]
    return max(chance.shuffled(sites), key=lambda site: fitting(state, empire, site, card))


def fitting(state: State, empire: Empire, site: Site, card: int) -> int:
    """How much of what the card needs is beside it."""
    effect = state.card(card).innovation
    position = empire.row.index(site)
    beside = empire.row[max(0, position - 1) : position] + empire.row[position + 1 : position + 2]
    if effect.does.endswith("_per_ruin") or effect.does == "cheaper_repairs":
        return sum(not each.healthy for each in beside)
    if effect.does == "refresh_adjacent":
        return sum(state.effect(each).when == "disaster" for other in beside for each in other.innovations)
    if effect.near is None:
        return 1
    return sum(state.place(each).kind == effect.near for each in beside)


def lead_after(kernel: Kernel, state: State, seat: int, seed: int) -> float:
    """Points before the mean of the rivals, when rules of thumb have played on."""
    position = kernel.load(state)
    position.seed(seed)
    position.play_by_thumb(0)
    scores = position.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (kernel.seats - 1)


def try_all(kernel: Kernel, state: State, stop: int, chance: Chance, found: dict[str | int, list[Gift]]) -> None:
    """Every card and token once, for one player."""
    seat = state.seats_in[chance.below(len(state.seats_in))]
    usual = sum(lead_after(kernel, state, seat, chance.next64()) for _ in range(AS_IT_IS)) / AS_IT_IS
    for token in TOKENS:
        state.empires[seat].stock.add(token, 1)
        found[token].append(Gift(lead_after(kernel, state, seat, chance.next64()) - usual, stop))
        state.empires[seat].stock.add(token, -1)
    for card in range(len(state.components.disasters)):
        with with_card(state, seat, card, chance) as site:
            if site is not None:
                fits = fitting(state, state.empires[seat], site, card) > 0
                found[card].append(Gift(lead_after(kernel, state, seat, chance.next64()) - usual, stop, fits))


# --- what is printed ----------------------------------------------------------------------------------------


def worth(gifts: list[Gift]) -> str:
    """On average, and after each Industry phase where it fitted."""
    stops = (Estimate.of(gift.points for gift in gifts if gift.fits and gift.stop == stop) for stop in range(STOPS))
    return "".join(f"{each!s:>16}" for each in (average(gifts), *stops))


def average(gifts: list[Gift]) -> Estimate:
    return Estimate.of(gift.points for gift in gifts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500, help="games that are stopped")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--components", type=Path)
    args = parser.parse_args()
    components = GAME.read_components(args.components)
    setups = [GAME.prepare(players, {}, args.components) for players in PLAYERS]
    found: dict[str | int, list[Gift]] = defaultdict(list)
    for number in range(args.tables):
        chance = Chance(seed_from(args.seed * 1_000_003 + number))
        kernel = GAME.kernel(setups[number % len(setups)])
        for stop, state in enumerate(states(kernel, components, chance.next64())):
            try_all(kernel, state, stop, chance, found)
    print(f"{'points':<92}{'on average':>16}" + "".join(f"{f'Industry {stop + 1}':>16}" for stop in range(STOPS)))
    for token in TOKENS:
        print(f"{f'1 {token}':<92}{worth(found[token])}")
    cards = range(len(components.disasters))
    for card in sorted(cards, key=lambda each: -average(found[each]).value):
        piece = components.disasters[card]
        name = f"{WORDS.say(name_of(piece)):<14} {WORDS.say(line_of(piece.innovation)):<75} {piece.cost}"
        print(f"{name:<92}{worth(found[card])}")


if __name__ == "__main__":
    main()
