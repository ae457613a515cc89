"""Saved games: everything that reproduces a game, in one JSON file.

Seed, options, pieces, version of the rules and moves; the whole game follows from them, and anybody can check it.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from clutch.engine.chance import commitment
from clutch.engine.codec import BadRecord, decode, encode
from clutch.engine.errors import BadGameFile, ClutchError, NotYourDecision
from clutch.engine.game import Game, Setup
from clutch.engine.match import Answers, Match
from clutch.engine.outcome import Outcome
from clutch.engine.plans import encode_answer
from clutch.engine.records import PrintableName, record
from clutch.games.registry import find_game

FORMAT: Final = 1
MOST_BYTES = 5_000_000


@record
class SavedSeat:
    name: PrintableName
    player: Annotated[str, Field(pattern="^[a-z_]{1,20}$")]  # "me", or the name of a bot


@record
class SavedAnswer:
    seat: Annotated[int, Field(ge=0, le=9)]
    move: dict[str, Any]


@record
class SavedGame:
    clutch_game: Literal[1]
    game: Annotated[str, Field(pattern="^[a-z_]{1,40}$")]
    rules_version: Annotated[int, Field(ge=1, le=10_000)]
    players: Annotated[int, Field(ge=1, le=100)]
    options: dict[str, str]
    components: dict[str, Any]
    seats: tuple[SavedSeat, ...]
    commitment: str
    seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    steps: tuple[tuple[SavedAnswer, ...], ...]
    outcome: Outcome | None = None


def saved_game(match: Match, seats: tuple[SavedSeat, ...]) -> SavedGame:
    return SavedGame(
        clutch_game=FORMAT,
        game=match.game.name,
        rules_version=match.game.rules_version,
        players=match.setup.players,
        options=encode(match.setup.options),
        components=encode(match.setup.components),
        seats=seats,
        commitment=commitment(match.seed),
        seed=match.seed.hex(),
        steps=tuple(
            tuple(SavedAnswer(seat, encode_answer(answer)) for seat, answer in answers.items())
            for answers in match.steps
        ),
        outcome=match.outcome,
    )


def save_game(path: Path, match: Match, seats: tuple[SavedSeat, ...]) -> None:
    """Write the file whole or not at all."""
    saved = saved_game(match, seats)
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=path.parent, suffix=".part", delete=False, encoding="utf-8") as part:
        try:
            json.dump(encode(saved), part, ensure_ascii=False, separators=(",", ":"))
            part.flush()
            os.fsync(part.fileno())
            Path(part.name).replace(path)
        except BaseException:
            Path(part.name).unlink(missing_ok=True)
            raise


def load_game(path: Path) -> SavedGame:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadGameFile("game-file-too-large", file=str(path), most=MOST_BYTES)
        return parse_game(path.read_bytes(), path)
    except OSError as error:
        raise BadGameFile("game-file-unreadable", file=str(path), problem=error.strerror or str(error)) from None


def parse_game(content: bytes, path: Path) -> SavedGame:
    """A saved game from its text; errors call it by the name of `path`."""
    try:
        data = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadGameFile("game-file-no-json", file=str(path), problem=str(error)) from None
    version = data.get("clutch_game") if isinstance(data, dict) else None
    if type(version) is int and version > FORMAT:
        raise BadGameFile("game-file-newer", file=str(path), version=version)
    try:
        return decode(SavedGame, data)
    except BadRecord as error:
        raise BadGameFile(
            "game-file-bad-field", file=str(path), field=error.where or "?", problem=error.problem
        ) from None


def open_match(path: Path) -> tuple[SavedGame, Match]:
    """Replay a saved game to where it was; every move is checked against the rules."""
    saved = load_game(path)
    return saved, replayed(path, saved)


def replayed(path: Path, saved: SavedGame) -> Match:
    try:
        game = find_game(saved.game)
        setup = _setup(path, saved, game)
    except BadGameFile:
        raise
    except ClutchError as error:
        raise bad_field(path, "game", error) from None
    if saved.rules_version != game.rules_version:
        raise BadGameFile(
            "game-file-other-rules", file=str(path), version=saved.rules_version, known=game.rules_version
        )
    match = Match(game, setup, bytes.fromhex(saved.seed))
    for number, step in enumerate(saved.steps, start=1):
        _replay_step(path, match, number, step)
    return match


def verify_game(path: Path) -> tuple[SavedGame, Match]:
    """Check that the seed is the one promised, that every move is legal and that the outcome follows."""
    saved, match = open_match(path)
    check_promises(path, saved, match)
    return saved, match


def check_promises(path: Path, saved: SavedGame, match: Match) -> None:
    if commitment(match.seed) != saved.commitment:
        raise BadGameFile("game-file-bad-seed", file=str(path))
    if match.outcome != saved.outcome:
        raise BadGameFile("game-file-bad-outcome", file=str(path))


def _setup(path: Path, saved: SavedGame, game: Game[Any, Any, Any, Any]) -> Setup[Any, Any]:
    if len(saved.seats) != saved.players:
        raise BadGameFile(
            "game-file-bad-field",
            file=str(path),
            field="seats",
            problem=f"{len(saved.seats)} ≠ {saved.players}",
        )
    setup = game.prepare(saved.players, saved.options)
    try:
        return Setup(
            setup.players,
            setup.options,
            game.check_components(decode(game.components, saved.components), path),
        )
    except BadRecord as error:
        raise BadGameFile(
            "game-file-bad-field", file=str(path), field=f"components.{error.where}", problem=error.problem
        ) from None


def _replay_step(path: Path, match: Match, number: int, step: tuple[SavedAnswer, ...]) -> None:
    try:
        answers: Answers = {each.seat: match.game.read_answer(each.move) for each in step}
        if len(answers) != len(step):
            raise NotYourDecision("wrong-deciders", step=number)
        match.answer_all(answers)
    except ClutchError as error:
        raise BadGameFile(
            "game-file-bad-step",
            text=match.game.text,
            clause=error.clause,
            file=str(path),
            step=number,
            problem=error.line,
        ) from None


def bad_field(path: Path, field: str, error: ClutchError) -> BadGameFile:
    """What another part has against a saved game, with the name of the file."""
    folders = error.folders
    return BadGameFile(
        "game-file-bad-field", text=folders[0] if folders else None, file=str(path), field=field, problem=error.line
    )
