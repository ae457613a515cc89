"""Live games: who sits where, and how a game is kept."""
