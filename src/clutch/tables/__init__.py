"""Live games: who sits where, what may be done, and how a game is kept."""

from pathlib import Path

TEXT = Path(__file__).parent / "text"
