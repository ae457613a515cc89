"""Players that see what a player sees, and nothing else."""

from pathlib import Path

TEXT = Path(__file__).parent / "text"
