"""The rules, in the order of the rulebook: rounds, collecting, the end of a turn. `play` ties them together."""
