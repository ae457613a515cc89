"""The presenter: what one viewer is told about a table. Nothing of a table leaves the server but through here.

Whatever leaves goes through `Match.observe` and `Match.seen_events`, for one viewer; nothing here reads a game's state,
and nothing else in the server looks at a match. `infos`: what everyone may know; `moments`: the game as it goes on;
`replays`: the same again, step by step; `thoughts`: what a bot is told, and what is told of its answer.
"""
