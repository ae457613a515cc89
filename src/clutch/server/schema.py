"""What the browser's types and constants are made from: `python -m clutch.server.schema`."""

from __future__ import annotations

import json
import sys
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from clutch.bots.levels import BOTS, LESSON_LEVEL, USUAL_LEVEL
from clutch.engine.game import Game
from clutch.games.registry import all_games
from clutch.server import protocol, rest_protocol
from clutch.tables import commands
from clutch.tables.settings import Settings


def schemas() -> dict[str, Any]:
    """One schema a generated file: the protocol, and the records of each game."""
    return {"protocol": protocol_schema(), **{game.name: game_schema(game) for game in all_games()}}


def constants() -> dict[str, Any]:
    """What the browser proposes, and has to choose from: as the server has it."""
    return {
        "LEVELS": list(BOTS),
        "USUAL_LEVEL": USUAL_LEVEL,
        "LESSON_LEVEL": LESSON_LEVEL,
        "USUAL_SETTINGS": Settings().model_dump(mode="json"),
    }


def protocol_schema() -> dict[str, Any]:
    models = [
        each
        for module in (commands, protocol, rest_protocol)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, commands.Strict) and each.__module__ == module.__name__
        if each not in (commands.Strict, commands.Command)
    ]
    _, schema = models_json_schema([(each, "serialization") for each in models], title="Protocol")
    names = [each.__name__ for each in models]
    return _with_all(schema, names)


def game_schema(game: Game[Any, Any, Any, Any]) -> dict[str, Any]:
    """Moves and events carry their kind."""
    definitions: dict[str, Any] = {}
    for title, records in (("Move", game.moves), ("Event", game.events)):
        for cls in records:
            schema = TypeAdapter(cls).json_schema(ref_template="#/$defs/{model}", mode="serialization")
            definitions |= schema.pop("$defs", {})
            schema["properties"] = {"kind": {"const": cls.__name__}, **schema.get("properties", {})}
            schema["required"] = ["kind", *schema.get("required", [])]
            definitions[cls.__name__] = schema
        definitions[title] = {"anyOf": [{"$ref": f"#/$defs/{cls.__name__}"} for cls in records], "title": title}
    for title, cls in (("View", game.view_type), ("Components", game.components), ("Options", game.options)):
        whole: Any = cls
        schema = TypeAdapter(whole).json_schema(ref_template="#/$defs/{model}", mode="serialization")
        definitions |= schema.pop("$defs", {})
        definitions[title] = {**schema, "title": title}
    return _with_all({"$defs": definitions}, ["Move", "Event", "View", "Components", "Options"])


def _with_all(schema: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """One type that uses every other, so that all are written."""
    return {
        **_without_titles(schema),
        "title": "All",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "required": names,
    }


def _without_titles(schema: Any) -> Any:
    """The titles of fields would become types of their own."""
    if isinstance(schema, dict):
        named = {key: _without_titles(value) for key, value in schema.items()}
        if not isinstance(named.get("title"), str) or named.get("type") == "object":
            return named
        return {key: value for key, value in named.items() if key != "title"}
    return [_without_titles(each) for each in schema] if isinstance(schema, list) else schema


if __name__ == "__main__":
    json.dump({"schemas": schemas(), "constants": constants()}, sys.stdout)
