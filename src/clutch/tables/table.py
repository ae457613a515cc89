"""A table: a game being played by people and bots, as the fold of its log.

`apply` never refuses: what is allowed was decided (`clutch.tables.rulings`) before an entry was written.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache, singledispatchmethod
from typing import Any, Literal

from clutch.engine.chance import commitment
from clutch.engine.codec import decode, encode
from clutch.engine.game import Game, Setup
from clutch.engine.match import Match
from clutch.engine.options import read_options
from clutch.engine.outcome import Outcome
from clutch.engine.records import record
from clutch.engine.seats import Seat
from clutch.games.registry import find_game
from clutch.tables import entries as log
from clutch.tables.clocks import Banks
from clutch.tables.entries import Entry
from clutch.tables.settings import BotLevel, Settings

Status = Literal["waiting", "running", "over"]
NoteKind = Literal["said", "reacted", "joined", "left", "stand_in", "back", "resigned", "undone", "undo_refused"]


@record
class Head:
    """What is fixed when a table is made."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    components: dict[str, Any]
    own_components: bool
    settings: Settings
    lesson: bool
    host: str
    seed: str
    created: int


@dataclass(frozen=True, slots=True)
class SeatState:
    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    owner: str | None = None
    level: BotLevel | None = None
    stand_in: BotLevel | None = None
    resigned: bool = False

    @property
    def bot(self) -> BotLevel | None:
        """The bot that decides for this seat now."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(frozen=True, slots=True)
class Note:
    number: int
    at: int
    kind: NoteKind
    seat: Seat | None = None
    text: str | None = None


@dataclass(slots=True)
class Undo:
    by: Seat
    step: int
    agreed: set[Seat] = field(default_factory=set)


class Table:
    def __init__(self, head: Head) -> None:
        self.head = head
        self.game: Game[Any, Any, Any, Any] = find_game(head.game)
        self.setup: Setup[Any, Any] = setup_of(head, self.game)
        self.seats = [SeatState() for _ in range(head.players)]
        self.host = head.host
        self.match: Match | None = None
        self.undo: Undo | None = None
        self.rematch: str | None = None
        self.notes: list[Note] = []
        self.opening: list[Entry] = []  # of a table that has just been made: what the store has not seen yet
        self.done: dict[str, int] = {}  # commands that were carried out, and the number they got
        self.banks = Banks(head.settings.clock, head.players)
        self.entries = 0  # how many there are in the log
        self.number = 0  # counts what everybody may know of: not a change of mind
        self.info_number = 0  # when the table itself (seats, status …) last changed
        self.step_numbers: list[int] = []  # with which number each step came about; the set-up first
        self.rewound = 0  # the number of the last undo
        self.changed = head.created
        self.resigned_out = False

    # --- the present ------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.resigned_out or self.match.outcome else "running"

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.head.seed))

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return self.match.deciders if self.match and self.status == "running" else ()

    @property
    def undecided(self) -> tuple[Seat, ...]:
        """Who has still to answer."""
        if not self.match:
            return ()
        return tuple(seat for seat in self.deciders if seat not in self.match.pending)

    def seats_of(self, owner: str | None) -> tuple[Seat, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if owner is not None and seat.owner == owner)

    @property
    def people(self) -> list[Seat]:
        """Seats for which a person decides now."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person" and seat.stand_in is None]

    @property
    def outcome(self) -> Outcome | None:
        """As the rules have it, but whoever resigned is last."""
        if self.match is None or self.status != "over":
            return None
        outcome = self.match.outcome
        resigned = [seat.resigned for seat in self.seats]
        if outcome is None:
            places = [1 + (len(resigned) - sum(resigned)) * gone for gone in resigned]
            return Outcome(tuple(places), (0,) * len(resigned), "all-resigned")
        if not any(resigned):
            return outcome
        order = sorted(range(len(resigned)), key=lambda seat: (resigned[seat], outcome.places[seat]))
        ranks = [(resigned[seat], outcome.places[seat]) for seat in order]
        return replace(outcome, places=tuple(1 + ranks.index(ranks[order.index(seat)]) for seat in range(len(order))))

    def undo_target(self, seat: Seat) -> int | None:
        """How many steps there would be after an undo by this seat; None if a secret lies in between."""
        if self.match is None or self.status != "running":
            return None
        for step in range(len(self.match.steps), 0, -1):
            if self.match.reveals(step):
                return None
            if seat in self.match.steps[step - 1]:
                return step - 1
        return None

    def must_agree(self, seat: Seat) -> list[Seat]:
        """Whose consent an undo needs: of everyone who plays on another device."""
        owner = self.seats[seat].owner
        return [other for other in self.people if self.seats[other].owner != owner]

    # --- the fold ---------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        self.entries = entry.number
        if not self._is_private(entry.what):
            self.number += 1
            self.changed = entry.at
        self._apply(entry.what, entry)
        if entry.by is not None:
            self.done[entry.by] = self.number

    def _is_private(self, what: Any) -> bool:
        """A change of mind, or a move of a plan that is not whole yet: nobody else may notice."""
        match = self.match
        if match is None or not isinstance(what, log.Answered | log.Withdrawn):
            return False
        if isinstance(what, log.Withdrawn):
            return what.seat not in match.pending
        return what.seat in match.pending or not match.is_last_move(what.seat, self.game.read_move(what.move))

    def _note(self, entry: Entry, kind: NoteKind, seat: Seat | None, text: str | None = None) -> None:
        self.notes.append(Note(self.number, entry.at, kind, seat, text))

    def _seat(self, seat: Seat, state: SeatState) -> None:
        self.seats[seat] = state
        self.info_number = self.number

    @singledispatchmethod
    def _apply(self, what: Any, entry: Entry) -> None:
        raise TypeError(f"no such entry: {what!r}")

    @_apply.register
    def _(self, what: log.Joined, entry: Entry) -> None:
        self._seat(what.seat, SeatState("person", what.name, what.owner))
        self._note(entry, "joined", what.seat)

    @_apply.register
    def _(self, what: log.SeatCleared, entry: Entry) -> None:
        if self.seats[what.seat].kind == "person":
            self._note(entry, "left", what.seat, self.seats[what.seat].name)
        self._seat(what.seat, SeatState())

    @_apply.register
    def _(self, what: log.BotSeated, entry: Entry) -> None:
        self._seat(what.seat, SeatState("bot", level=what.level))

    @_apply.register
    def _(self, what: log.SeatMoved, entry: Entry) -> None:
        before = self.seats[what.seat].owner
        self._seat(what.seat, replace(self.seats[what.seat], owner=what.owner))
        if self.host == before and not self.seats_of(before):
            self.host = what.owner

    @_apply.register
    def _(self, what: log.Started, entry: Entry) -> None:
        self.match = Match(self.game, self.setup, bytes.fromhex(self.head.seed))
        self.step_numbers = [self.number]
        self.info_number = self.number

    @_apply.register
    def _(self, what: log.Answered, entry: Entry) -> None:
        match = self._running()
        self.banks.use(what.seat, what.used)
        if match.answer(what.seat, self.game.read_move(what.move)):
            self.banks.next_step(seat for seat in match.steps[-1] if self.seats[seat].bot is None)
            self.step_numbers.append(self.number)
            if self.undo is not None:
                self.undo = None
                self.info_number = self.number
            if match.outcome:
                self.info_number = self.number

    @_apply.register
    def _(self, what: log.Withdrawn, entry: Entry) -> None:
        self.banks.use(what.seat, what.used)
        self._running().withdraw(what.seat, what.keep)

    @_apply.register
    def _(self, what: log.UndoAsked, entry: Entry) -> None:
        self.undo = Undo(what.seat, what.step)
        self.info_number = self.number
        self._undo_if_agreed(entry)

    @_apply.register
    def _(self, what: log.UndoReplied, entry: Entry) -> None:
        self.info_number = self.number
        if self.undo is None:
            return
        if not what.agree:
            self._note(entry, "undo_refused", what.seat)
            self.undo = None
            return
        self.undo.agreed.add(what.seat)
        self._undo_if_agreed(entry)

    def _undo_if_agreed(self, entry: Entry) -> None:
        if self.undo is None or set(self.must_agree(self.undo.by)) - self.undo.agreed:
            return
        self.match = self._running().back_to(self.undo.step)
        self.banks.next_step(())
        del self.step_numbers[self.undo.step + 1 :]
        self._note(entry, "undone", self.undo.by)
        self.undo = None
        self.rewound = self.number

    @_apply.register
    def _(self, what: log.Resigned, entry: Entry) -> None:
        seat = self.seats[what.seat]
        self._seat(what.seat, replace(seat, resigned=True, stand_in=self.head.settings.stand_in))
        self._note(entry, "resigned", what.seat)
        left = [each for each in self.seats if not each.resigned]
        self.resigned_out = len(left) < 2 or all(each.kind == "bot" for each in left)
        if self.resigned_out or (self.undo is not None and self.undo.by == what.seat):
            self.undo = None
        self._undo_if_agreed(entry)

    @_apply.register
    def _(self, what: log.StoodIn, entry: Entry) -> None:
        self._seat(what.seat, replace(self.seats[what.seat], stand_in=what.level))
        self._note(entry, "stand_in", what.seat, what.why)
        if what.why == "clock":
            self.banks.run_out(what.seat)
        self._undo_if_agreed(entry)

    @_apply.register
    def _(self, what: log.CameBack, entry: Entry) -> None:
        self._seat(what.seat, replace(self.seats[what.seat], stand_in=None))
        self.banks.come_back(what.seat)
        self._note(entry, "back", what.seat)

    @_apply.register
    def _(self, what: log.Said, entry: Entry) -> None:
        self._note(entry, "said", what.seat, what.text)

    @_apply.register
    def _(self, what: log.Reacted, entry: Entry) -> None:
        self._note(entry, "reacted", what.seat, what.reaction)

    @_apply.register
    def _(self, what: log.RematchMade, entry: Entry) -> None:
        self.rematch = what.table
        self.info_number = self.number

    def _running(self) -> Match:
        if self.match is None:
            raise ValueError("the game has not begun")
        return self.match


def setup_of(head: Head, game: Game[Any, Any, Any, Any]) -> Setup[Any, Any]:
    return Setup(head.players, read_options(game.options, head.options), decode(game.components, head.components))


@cache
def standard_components(game: Game[Any, Any, Any, Any]) -> dict[str, Any]:
    encoded: dict[str, Any] = encode(game.read_components())
    return encoded
