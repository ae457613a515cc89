"""What a table agrees on beside the options of its game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from clutch.bots.levels import BOTS, USUAL_LEVEL


def check_level(level: str) -> str:
    if level not in BOTS:
        raise ValueError(f"expected one of {', '.join(BOTS)}")
    return level


BotLevel = Annotated[str, AfterValidator(check_level), WithJsonSchema({"type": "string", "enum": list(BOTS)})]


class Agreement(BaseModel):
    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, json_schema_serialization_defaults_required=True
    )


class Clock(Agreement):
    """`move`: so many seconds for each decision. `bank`: so many for the game, and `increment` more with each."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Field(ge=5, le=86_400)] = 60
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class Settings(Agreement):
    public: bool = False  # listed in the lobby; otherwise only who has the link finds it
    spectators: bool = True
    hints: bool = True
    memory: bool = True  # what a player could remember is shown
    undo: bool = True
    clock: Clock = Clock()
    stand_in: BotLevel = USUAL_LEVEL  # plays for whoever is asleep
