"""What a game is. No game is named in here."""
