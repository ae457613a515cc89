"""An empire: what is next to what, what acts, where an innovation goes (END-1.9, END-6)."""

from __future__ import annotations

from collections.abc import Iterator

from clutch.games.empires_end.components import POSITIONS, Does, Effect, Kind, Token, When
from clutch.games.empires_end.moves import Position, Ready
from clutch.games.empires_end.state import CardNumber, Empire, Innovation, Site, State


def neighbours(empire: Empire, position: Position) -> list[Site]:
    """Directly left and right (END-1.9)."""
    return [empire.row[each] for each in (position - 1, position + 1) if 0 <= each < POSITIONS]


def ruins_near(empire: Empire, position: Position) -> int:
    return sum(not site.healthy for site in neighbours(empire, position))


def kind_near(state: State, empire: Empire, position: Position, kind: Kind | None, healthy_only: bool) -> int:
    return sum(
        state.place(site).kind == kind and (site.healthy or not healthy_only) for site in neighbours(empire, position)
    )


def abilities(state: State, empire: Empire, when: When) -> Iterator[tuple[Position, Innovation | None, Effect]]:
    """All that act in a phase: of healthy locations, the location's own first, from the left."""
    for position, site in enumerate(empire.row):
        if site.healthy:
            if state.place(site).ability.when == when:
                yield position, None, state.place(site).ability
            for innovation in site.innovations:
                if state.effect(innovation).when == when:
                    yield position, innovation, state.effect(innovation)


def count_of(state: State, empire: Empire, does: Does, when: When) -> int:
    return sum(effect.does == does for _, _, effect in abilities(state, empire, when))


def places_for_innovation(empire: Empire) -> list[Position]:
    """A healthy location with the fewest innovations among healthy ones (END-6.1)."""
    fewest = min(len(site.innovations) for site in empire.healthy)
    return [position for position, site in enumerate(empire.row) if site.healthy and len(site.innovations) == fewest]


def is_ready(state: State, innovation: Innovation, does: Does, resource: Token | None = None) -> bool:
    """Not exhausted, and able to do this in a disaster phase."""
    effect = state.effect(innovation)
    return not innovation.exhausted and effect.does == does and (resource is None or effect.resource == resource)


def ready_places(state: State, empire: Empire, does: Does, resource: Token | None = None) -> list[Position]:
    """Healthy locations with such an innovation (END-3.8, END-3.9)."""
    return [
        position
        for position, site in enumerate(empire.row)
        if site.healthy and any(is_ready(state, each, does, resource) for each in site.innovations)
    ]


def exhaust(state: State, site: Site, does: Does, resource: Token | None = None) -> CardNumber:
    """Of equal ones it does not matter which; the card it was."""
    used = next(each for each in site.innovations if is_ready(state, each, does, resource))
    used.exhausted = True
    return used.card


def refresh_sites(sites: list[Site]) -> tuple[int, ...]:
    """Take all markers off, also of destroyed locations (END-5.3); the cards they lay on."""
    refreshed = [each for site in sites for each in site.innovations if each.exhausted]
    for each in refreshed:
        each.exhausted = False
    return tuple(each.card for each in refreshed)


def ready_again(state: State, innovation: Innovation) -> Ready:
    """What a marker keeps from use: only Disaster-phase innovations are exhausted (END-6.4)."""
    effect = state.effect(innovation)
    if effect.does == "replace" or effect.resource is None or effect.resource == "coin":
        return "replace"
    return effect.resource


def swap(empire: Empire, one: Position, other: Position) -> None:
    """Locations with their innovations (END-6.3)."""
    empire.row[one], empire.row[other] = empire.row[other], empire.row[one]


def nearest_healthy(empire: Empire, position: Position) -> list[Position]:
    """The target itself if it is healthy; otherwise the nearest, or the two that are equally near (END-3.5)."""
    distances = {each: abs(each - position) for each, site in enumerate(empire.row) if site.healthy}
    nearest = min(distances.values(), default=0)
    return [each for each, distance in distances.items() if distance == nearest]
