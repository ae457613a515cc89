"""Positions for tests: a state laid out by hand, and what happens in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from clutch.engine.chance import seed_from
from clutch.engine.game import Event
from clutch.engine.match import Match
from clutch.games.eggs_and_empires.game import GAME
from clutch.games.eggs_and_empires.moves import ChooseAdventurer, ChooseAdventurers, KeepHand, Move
from clutch.games.eggs_and_empires.state import FaceDownEgg, State

E = TypeVar("E")
Choice = int | tuple[int, int]


class Scenario:
    """A state at the choosing step of a turn, laid out as wanted."""

    def __init__(
        self,
        players: int,
        eggs: Sequence[int] = (),
        *,
        marker: int = 0,
        turn: int = 1,
        face_down: Sequence[tuple[int, int]] = (),
        next_eggs: Sequence[int] = (),
        seed: int = 1,
        **options: str,
    ) -> None:
        self.match = Match(GAME, GAME.prepare(players, options), seed_from(seed))
        self.match.answer_all({seat: KeepHand() for seat in range(players)})
        self.state.face_up = list(eggs) or self.state.face_up
        self.state.face_down = [FaceDownEgg(scout, value) for scout, value in face_down]
        self.state.egg_deck += reversed(next_eggs)
        self.state.marker = marker
        self.state.turn = turn

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def happened(self) -> list[Event]:
        """The events of the last step."""
        return self.match.events[-1]

    def reveal(self, *cards: Choice) -> None:
        """All seats play these cards; whatever is needed for it is put into their hands."""
        answers: dict[int, Move] = {}
        for seat, choice in enumerate(cards):
            hand = self.state.areas[seat].hand
            if isinstance(choice, tuple):
                high, low = max(choice), min(choice)
                answers[seat] = ChooseAdventurers(high, low)
                hand[:2] = [high, low]
            else:
                answers[seat] = ChooseAdventurer(choice)
                hand[0] = choice
        self.match.answer_all(answers)

    def decide(self, move: Any) -> None:
        """The one seat whose decision it is answers."""
        (seat,) = self.match.deciders
        self.match.answer(seat, move)

    def offers(self) -> tuple[Any, ...]:
        (seat,) = self.match.deciders
        return self.match.offers(seat)

    def told(self, kind: type[E]) -> list[E]:
        """Events of a kind since the cards were revealed."""
        return [event for events in self.match.events[2:] for event in events if isinstance(event, kind)]

    def pile(self, seat: int) -> list[int]:
        return [egg.value for egg in self.state.areas[seat].pile]

    def collected(self) -> list[tuple[int, int, int]]:
        """(seat, card, egg) in the order of picking."""
        from clutch.games.eggs_and_empires.events import EggCollected

        return [(event.seat, event.card, event.value or 0) for event in self.told(EggCollected)]
