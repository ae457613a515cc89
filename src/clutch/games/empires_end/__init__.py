"""Empire's End, for 2 to 4 players."""
