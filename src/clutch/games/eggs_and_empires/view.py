"""What one seat may know, built up from nothing; and a state imagined back from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from clutch.engine.chance import Chance
from clutch.engine.errors import BadView
from clutch.engine.game import Setup
from clutch.engine.records import record
from clutch.engine.seats import Seat, Viewer
from clutch.games.eggs_and_empires.components import Card, Components, Egg, adventurer_deck, egg_deck
from clutch.games.eggs_and_empires.state import (
    Area,
    FaceDownEgg,
    Mark,
    Options,
    Phase,
    PileEgg,
    PlayedCard,
    State,
)


@record
class SeenPileEgg:
    mark: Mark
    card: Card
    value: Egg | None  # None: unknown to the viewer
    known_to: tuple[Seat, ...] | None  # who knows it is public (EGG-4.6); None: everyone


@record
class SeenFaceDownEgg:
    scout: Seat
    value: Egg | None


@record
class SeenCard:
    seat: Seat
    card: Card
    took: Mark | None


@record
class SeenArea:
    hand: tuple[Card, ...] | None  # the viewer's own only
    hand_size: int
    draw_pile: int
    discards: tuple[Card, ...]
    pile: tuple[SeenPileEgg, ...]
    laid: tuple[Card, ...]


@record
class View:
    viewer: Viewer
    areas: tuple[SeenArea, ...]
    marker: Seat
    round: int
    turn: int
    phase: Phase
    egg_deck: int
    face_up: tuple[Egg, ...]
    face_down: tuple[SeenFaceDownEgg, ...]
    played: tuple[SeenCard, ...]
    queue: tuple[int, ...]  # which of `played` are still to pick or to act
    gone_face_up: tuple[Egg, ...]
    gone_face_down: tuple[SeenFaceDownEgg, ...]
    round_points: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]


def view(state: State, viewer: Viewer) -> View:
    return View(
        viewer=viewer,
        areas=tuple(see_area(area, seat, viewer) for seat, area in enumerate(state.areas)),
        marker=state.marker,
        round=state.round,
        turn=state.turn,
        phase=state.phase,
        egg_deck=len(state.egg_deck),
        face_up=tuple(state.face_up),
        face_down=see_face_down(state.face_down, viewer),
        played=see_cards(state.played),
        queue=tuple(state.queue),
        gone_face_up=tuple(state.gone_face_up),
        gone_face_down=see_face_down(state.gone_face_down, viewer),
        round_points=tuple(state.round_points),
        tokens=tuple(state.tokens),
    )


def see_area(area: Area, seat: Seat, viewer: Viewer) -> SeenArea:
    return SeenArea(
        hand=tuple(sorted(area.hand)) if seat == viewer else None,
        hand_size=len(area.hand),
        draw_pile=len(area.draw_pile),
        discards=tuple(area.discards),
        pile=tuple(
            SeenPileEgg(egg.mark, egg.card, egg.value if is_known(egg, viewer) else None, egg.known_to)
            for egg in area.pile
        ),
        laid=tuple(area.laid),
    )


def is_known(egg: PileEgg, viewer: Viewer) -> bool:
    return egg.known_to is None or (viewer is not None and viewer in egg.known_to)


def see_face_down(eggs: list[FaceDownEgg], viewer: Viewer) -> tuple[SeenFaceDownEgg, ...]:
    """Each Scout knows its own (EGG-5.2, EGG-3.3)."""
    return tuple(SeenFaceDownEgg(egg.scout, egg.value if egg.scout == viewer else None) for egg in eggs)


def see_cards(cards: list[PlayedCard]) -> tuple[SeenCard, ...]:
    return tuple(SeenCard(played.seat, played.card, played.took) for played in cards)


# --- back from a view to a state ----------------------------------------------------------------------------


def imagine(setup: Setup[Options, Components], seen: View, chance: Chance) -> State:
    """A state that looks just like this view; everything else is dealt at random."""
    unknown = unseen_eggs(setup, seen, chance)
    state = State(
        options=setup.options,
        components=setup.components,
        areas=[imagine_area(setup, seen, seat, unknown, chance) for seat in range(setup.players)],
        marker=seen.marker,
        round=seen.round,
        turn=seen.turn,
        phase=seen.phase,
        face_up=list(seen.face_up),
        face_down=imagine_face_down(seen.face_down, unknown),
        played=[PlayedCard(card.seat, card.card, card.took) for card in seen.played],
        queue=list(seen.queue),
        gone_face_up=list(seen.gone_face_up),
        gone_face_down=imagine_face_down(seen.gone_face_down, unknown),
        round_points=list(seen.round_points),
        tokens=list(seen.tokens),
    )
    state.egg_deck = unknown
    return state


def unseen_eggs(setup: Setup[Options, Components], seen: View, chance: Chance) -> list[Egg]:
    """All eggs of the round that the viewer has not seen, shuffled."""
    if seen.phase == "mulligan":
        return []  # not yet shuffled (EGG-6.2)
    in_piles = [egg.value for area in seen.areas for egg in area.pile]
    face_down = [egg.value for egg in (*seen.face_down, *seen.gone_face_down)]
    known = [value for value in (*in_piles, *face_down) if value is not None]
    left = without(egg_deck(setup.components, setup.players), [*known, *seen.face_up, *seen.gone_face_up])
    return chance.shuffled(left)


def imagine_face_down(eggs: tuple[SeenFaceDownEgg, ...], unknown: list[Egg]) -> list[FaceDownEgg]:
    return [FaceDownEgg(egg.scout, unknown.pop() if egg.value is None else egg.value) for egg in eggs]


def imagine_area(setup: Setup[Options, Components], seen: View, seat: Seat, unknown: list[Egg], chance: Chance) -> Area:
    area = seen.areas[seat]
    on_table = [card.card for i, card in enumerate(seen.played) if card.seat == seat and card_is_on_table(seen, i)]
    hand = list(area.hand or ())
    left = chance.shuffled(without(adventurer_deck(setup.players), [*area.discards, *area.laid, *on_table, *hand]))
    if area.hand is None:
        hand = [left.pop() for _ in range(area.hand_size)]
    return Area(
        hand=hand,
        draw_pile=left,
        discards=list(area.discards),
        pile=[
            PileEgg(egg.mark, egg.card, unknown.pop() if egg.value is None else egg.value, egg.known_to)
            for egg in area.pile
        ],
        laid=list(area.laid),
    )


def card_is_on_table(seen: View, i: int) -> bool:
    """While eggs are collected every played card is; afterwards only those that go on a pile (EGG-3.3)."""
    if seen.phase == "collecting":
        return True
    return i in seen.queue and seen.played[i].took is None


def without(cards: list[int], gone: Iterable[int]) -> list[int]:
    rest = Counter(cards)
    rest.subtract(gone)
    if min(rest.values(), default=0) < 0:
        raise BadView("bad-view")
    return list(rest.elements())
