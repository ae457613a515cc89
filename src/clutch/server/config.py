"""How a server is set up: flags of `clutch serve`, or CLUTCH_… in the environment."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from clutch.server.errors import Refused


def default_database() -> str:
    return f"sqlite:///{Path(platformdirs.user_data_dir('clutch', appauthor=False)) / 'tables.db'}"


def from_environment(name: str, default: float) -> Callable[[], float]:
    """A rate that is rarely changed, so it has no flag: a number above 0 in the environment."""

    def read() -> float:
        text = os.environ.get(name, str(default))
        try:
            rate = float(text)
        except ValueError:
            rate = 0
        if not 0 < rate < float("inf"):
            raise Refused("bad-setting", name=name, value=text)
        return rate

    return read


@dataclass(frozen=True)
class Config:
    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()  # other addresses of this server, as browsers know it: https://play.example.org
    thinkers: int | None = None  # processes for bots; None: one less than there are cores, at least two
    web: Path | None = None  # the built client
    https: bool = False  # served by HTTPS only: tell browsers to remember it
    # on average: messages of one connection; requests and new tables of one address
    messages_per_second: float = field(default_factory=from_environment("CLUTCH_MESSAGES_PER_SECOND", 40))
    requests_per_second: float = field(default_factory=from_environment("CLUTCH_REQUESTS_PER_SECOND", 20))
    tables_per_minute: float = field(default_factory=from_environment("CLUTCH_TABLES_PER_MINUTE", 30))
    sockets_per_address: float = field(default_factory=from_environment("CLUTCH_SOCKETS_PER_ADDRESS", 500))
    metrics: bool = True
