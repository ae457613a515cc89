"""Players that see what a player sees, and nothing else."""
