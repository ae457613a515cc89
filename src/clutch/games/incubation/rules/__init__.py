"""The rules, in the order of the rulebook: turns, dice, hatching, objectives, scoring. `play` ties them together."""
