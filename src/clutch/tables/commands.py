"""What people can ask for: a new table, and what is to be done at it. `clutch.tables.rulings` says what is allowed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from clutch.engine.records import PrintableName
from clutch.engine.seats import Seat
from clutch.tables.settings import BotLevel, Settings

CommandId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,40}$")]
Reaction = Literal["cheer", "laugh", "gasp", "cry", "think", "thanks"]
Text = Annotated[str, Field(min_length=1, max_length=300)]


class Strict(BaseModel):
    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, json_schema_serialization_defaults_required=True
    )


class NewSeat(Strict):
    """`me`: somebody at this browser (several: pass-and-play)."""

    kind: Literal["me", "open", "bot"]
    name: PrintableName | None = None
    level: BotLevel | None = None


class NewTable(Strict):
    game: Annotated[str, Field(pattern="^[a-z_]{1,40}$")]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=10)]
    options: dict[str, str] = Field(default_factory=dict)
    components: dict[str, Any] | None = None  # one's own cards; None: the standard ones
    settings: Settings = Settings()
    lesson: bool = False


class Command(Strict):
    """Changes the table. The same id twice is carried out once."""

    id: CommandId


class Answer(Command):
    """Decide; or change one's mind, as long as others are still deciding."""

    type: Literal["answer"] = "answer"
    seat: Seat
    step: Annotated[int, Field(ge=0)]
    move: dict[str, Any]


class Withdraw(Command):
    """Take an answer back; of a plan, so many moves stay."""

    type: Literal["withdraw"] = "withdraw"
    seat: Seat
    step: Annotated[int, Field(ge=0)]
    keep: Annotated[int, Field(ge=0)] = 0


class AskUndo(Command):
    """Go back to before one's own last decision, as far as nothing was revealed since."""

    type: Literal["ask_undo"] = "ask_undo"
    seat: Seat
    step: Annotated[int, Field(ge=0)]


class ReplyUndo(Command):
    type: Literal["reply_undo"] = "reply_undo"
    seat: Seat
    agree: bool


class Resign(Command):
    type: Literal["resign"] = "resign"
    seat: Seat


class Join(Command):
    type: Literal["join"] = "join"
    seat: Seat | None = None  # None: any that is open
    name: PrintableName


class Leave(Command):
    """Give up a seat before the game has begun."""

    type: Literal["leave"] = "leave"
    seat: Seat


class SeatBot(Command):
    """The host puts a bot on an open seat."""

    type: Literal["seat_bot"] = "seat_bot"
    seat: Seat
    level: BotLevel


class OpenSeat(Command):
    """The host clears a seat before the game has begun."""

    type: Literal["open_seat"] = "open_seat"
    seat: Seat


class Start(Command):
    type: Literal["start"] = "start"


class StandIn(Command):
    """The host lets a bot play for somebody who is away."""

    type: Literal["stand_in"] = "stand_in"
    seat: Seat
    level: BotLevel


class TakeBack(Command):
    """Somebody is back (or the host gives the seat back): no bot plays for this seat any more."""

    type: Literal["take_back"] = "take_back"
    seat: Seat


class Say(Command):
    type: Literal["say"] = "say"
    seat: Seat
    text: Text


class React(Command):
    type: Literal["react"] = "react"
    seat: Seat
    reaction: Reaction


class Rematch(Command):
    """A new table with the same seats; everyone at this one is told of it."""

    type: Literal["rematch"] = "rematch"


AnyCommand = (
    Answer
    | Withdraw
    | AskUndo
    | ReplyUndo
    | Resign
    | Join
    | Leave
    | SeatBot
    | OpenSeat
    | Start
    | StandIn
    | TakeBack
    | Say
    | React
    | Rematch
)
