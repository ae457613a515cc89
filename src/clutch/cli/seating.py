"""Who sits where: new tables, and saved ones."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from clutch.bots.levels import BOTS
from clutch.cli.context import TEXT, CliError, data_folder
from clutch.engine.chance import commitment
from clutch.engine.errors import BadGameFile, UnknownBot
from clutch.engine.game import Game, Setup
from clutch.engine.match import Match
from clutch.engine.seats import Seat
from clutch.engine.words import Words
from clutch.tables.game_file import SavedSeat, load_game, open_match, save_game

ME = "me"


@dataclass
class Table:
    match: Match
    seats: tuple[SavedSeat, ...]
    path: Path

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, each in enumerate(self.seats) if each.player == ME]

    def save(self, path: Path | None = None) -> Path:
        """Keep the game where it is kept, or somewhere else."""
        where = path or self.path
        try:
            save_game(where, self.match, self.seats)
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise CliError("cli-cannot-save", file=str(where), problem=problem) from None
        return where


def new_table(
    game: Game[Any, Any, Any, Any],
    setup: Setup[Any, Any],
    players: list[str],
    names: list[str],
    words: Words,
    seed: bytes,
    path: Path | None,
) -> Table:
    for player in players:
        if player != ME and player not in BOTS:
            raise UnknownBot("unknown-bot", name=player, known=", ".join((ME, *BOTS)))
    when = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = path or data_folder() / "games" / f"{game.name}-{when}-{commitment(seed)[:4]}.json"
    return Table(Match(game, setup, seed), named_seats(players, names, words), path)


def named_seats(players: list[str], names: list[str], words: Words) -> tuple[SavedSeat, ...]:
    """People by the names given, bots by their kind; alike ones are numbered."""
    if any(not 1 <= len(name) <= 40 or not name.isprintable() for name in names):
        raise CliError("cli-bad-name")
    given = iter(names)
    plain = [
        next(given, words.say("seat-number", number=seat + 1)) if player == ME else words.say(f"bot-{player}")
        for seat, player in enumerate(players)
    ]
    seen: Counter[str] = Counter()
    seats = []
    for name, player in zip(plain, players, strict=True):
        seen[name] += 1
        seats.append(SavedSeat(f"{name[:36]} {seen[name]}" if plain.count(name) > 1 else name, player))
    return tuple(seats)


def open_table(path: Path | None) -> Table:
    """A saved game; without a path the last one played."""
    if path is None:
        path = last_unfinished_game()
    saved, match = open_match(path)
    if match.outcome is not None:
        raise BadGameFile("cli-already-over", text=TEXT, file=str(path))
    return Table(match, saved.seats, path)


def saved_when(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def last_unfinished_game() -> Path:
    games = sorted((data_folder() / "games").glob("*.json"), key=saved_when, reverse=True)
    for path in games:
        with suppress(BadGameFile):  # a file that cannot be read is not the one to go on with
            if load_game(path).outcome is None:
                return path
    raise CliError("cli-no-game-to-resume")
