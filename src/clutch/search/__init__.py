"""Looking ahead: one tree search for every game with a kernel."""
