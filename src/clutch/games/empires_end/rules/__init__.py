"""The rules, in the order of the rulebook. `play` ties them together."""
