"""A table: a game being played by people and bots, as the fold of its log.

`apply` never refuses and checks nothing: what is allowed was decided (`clutch.tables.rulings`) before an entry was
written.
"""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatchmethod
from typing import Any, Literal

from clutch.engine.chance import commitment
from clutch.engine.game import Game, Setup
from clutch.engine.match import Match
from clutch.engine.outcome import Outcome
from clutch.engine.seats import Seat
from clutch.games.registry import find_game
from clutch.tables import entries as log
from clutch.tables.clocks import Banks
from clutch.tables.entries import Entry
from clutch.tables.parts import Head, Note, NoteKind, SeatState, Undo, resigned_last, setup_of

Status = Literal["waiting", "running", "over"]


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
        return resigned_last(self.match.outcome, [seat.resigned for seat in self.seats])

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

    def apply(self, entry: Entry) -> None:
        self.entries = entry.number
        if not isinstance(entry.payload, log.Answered | log.Withdrawn):  # those count only if others may notice
            self._count(entry)
        self._apply(entry.payload, entry)
        if entry.by is not None:
            self.done[entry.by] = self.number

    def _count(self, entry: Entry) -> None:
        """Everybody may know of this entry."""
        self.number += 1
        self.changed = entry.at

    def _note(self, entry: Entry, kind: NoteKind, seat: Seat | None, text: str | None = None) -> None:
        self.notes.append(Note(self.number, entry.at, kind, seat, text))

    def _seat(self, seat: Seat, state: SeatState) -> None:
        self.seats[seat] = state
        self.info_number = self.number

    @singledispatchmethod
    def _apply(self, payload: Any, entry: Entry) -> None:
        raise TypeError(f"no such entry: {payload!r}")

    @_apply.register
    def _on_joined(self, joined: log.Joined, entry: Entry) -> None:
        self._seat(joined.seat, SeatState("person", joined.name, joined.owner))
        self._note(entry, "joined", joined.seat)

    @_apply.register
    def _on_seat_cleared(self, cleared: log.SeatCleared, entry: Entry) -> None:
        if self.seats[cleared.seat].kind == "person":
            self._note(entry, "left", cleared.seat, self.seats[cleared.seat].name)
        self._seat(cleared.seat, SeatState())

    @_apply.register
    def _on_bot_seated(self, seated: log.BotSeated, entry: Entry) -> None:
        self._seat(seated.seat, SeatState("bot", level=seated.level))

    @_apply.register
    def _on_seat_moved(self, moved: log.SeatMoved, entry: Entry) -> None:
        before = self.seats[moved.seat].owner
        self._seat(moved.seat, replace(self.seats[moved.seat], owner=moved.owner))
        if self.host == before and not self.seats_of(before):
            self.host = moved.owner

    @_apply.register
    def _on_started(self, started: log.Started, entry: Entry) -> None:
        self.match = Match(self.game, self.setup, bytes.fromhex(self.head.seed))
        self.step_numbers = [self.number]
        self.info_number = self.number

    @_apply.register
    def _on_answered(self, answered: log.Answered, entry: Entry) -> None:
        """A change of mind, or a move of a plan that is not whole yet, has no number: nobody else may notice."""
        match = self._running()
        self.banks.use(answered.seat, answered.used)
        is_change_of_mind = answered.seat in match.pending
        is_carried_out = match.accept(answered.seat, answered.move)
        if is_carried_out or (answered.seat in match.pending and not is_change_of_mind):
            self._count(entry)
        if is_carried_out:
            self._next_step(match)

    def _next_step(self, match: Match) -> None:
        self.banks.next_step(seat for seat in match.steps[-1] if self.seats[seat].bot is None)
        self.step_numbers.append(self.number)
        if self.undo is not None or match.outcome:
            self.undo = None
            self.info_number = self.number

    @_apply.register
    def _on_withdrawn(self, withdrawn: log.Withdrawn, entry: Entry) -> None:
        match = self._running()
        self.banks.use(withdrawn.seat, withdrawn.used)
        if withdrawn.seat in match.pending:
            self._count(entry)
        match.withdraw(withdrawn.seat, withdrawn.keep)

    @_apply.register
    def _on_undo_asked(self, asked: log.UndoAsked, entry: Entry) -> None:
        self.undo = Undo(asked.seat, asked.step)
        self.info_number = self.number
        self._undo_if_agreed(entry)

    @_apply.register
    def _on_undo_replied(self, replied: log.UndoReplied, entry: Entry) -> None:
        self.info_number = self.number
        if self.undo is None:
            return
        if not replied.agree:
            self._note(entry, "undo_refused", replied.seat)
            self.undo = None
            return
        self.undo.agreed.add(replied.seat)
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
    def _on_resigned(self, resigned: log.Resigned, entry: Entry) -> None:
        seat = self.seats[resigned.seat]
        self._seat(resigned.seat, replace(seat, resigned=True, stand_in=self.head.settings.stand_in))
        self._note(entry, "resigned", resigned.seat)
        left = [each for each in self.seats if not each.resigned]
        self.resigned_out = len(left) < 2 or all(each.kind == "bot" for each in left)
        if self.resigned_out or (self.undo is not None and self.undo.by == resigned.seat):
            self.undo = None
        self._undo_if_agreed(entry)

    @_apply.register
    def _on_stood_in(self, stood_in: log.StoodIn, entry: Entry) -> None:
        self._seat(stood_in.seat, replace(self.seats[stood_in.seat], stand_in=stood_in.level))
        self._note(entry, "stand_in", stood_in.seat, stood_in.why)
        if stood_in.why == "clock":
            self.banks.run_out(stood_in.seat)
        self._undo_if_agreed(entry)

    @_apply.register
    def _on_came_back(self, came_back: log.CameBack, entry: Entry) -> None:
        self._seat(came_back.seat, replace(self.seats[came_back.seat], stand_in=None))
        self.banks.come_back(came_back.seat)
        self._note(entry, "back", came_back.seat)

    @_apply.register
    def _on_said(self, said: log.Said, entry: Entry) -> None:
        self._note(entry, "said", said.seat, said.text)

    @_apply.register
    def _on_reacted(self, reacted: log.Reacted, entry: Entry) -> None:
        self._note(entry, "reacted", reacted.seat, reacted.reaction)

    @_apply.register
    def _on_rematch_made(self, rematch: log.RematchMade, entry: Entry) -> None:
        self.rematch = rematch.table
        self.info_number = self.number

    def _running(self) -> Match:
        if self.match is None:
            raise ValueError("the game has not begun")
        return self.match
