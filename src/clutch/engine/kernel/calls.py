"""What a game's kernel can do: the functions that it supplies, by the module in which each stands.

Decisions come one seat at a time: seats that decide at once are asked in seat order, and none of them may know what
another answered (`information`, `deal_anew`). None of these functions checks anything; `Position` does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from clutch.engine.kernel import layout
from clutch.engine.kernel.layout import Pointer, Record, Word

At = Pointer
MOST_ACTIONS = 128  # that can be legal at one decision
MOST_SEATS = 8


class Calls(Record):
    start: Annotated[Callable[[At], None], "play"]
    """A new game, from the position's generator to the first decision; all other numbers are 0."""
    legal_actions: Annotated[Callable[[At, list[int]], int], "play"]
    """Write what the decider may do; return how many there are."""
    apply: Annotated[Callable[[At, int], None], "play"]
    """Carry out a legal action and run on to the next decision."""
    decider: Annotated[Callable[[At], int], "play"]
    is_over: Annotated[Callable[[At], bool], "play"]
    step_begun: Annotated[Callable[[At], bool], "play"]
    """Whether somebody has answered in a step that others have still to answer."""
    take_back: Annotated[Callable[[At, At], None], "play"]
    """Undo the answers of a step that is not complete: nobody has seen them. The second is how the step began."""
    ask: Annotated[Callable[[At, int], None], "play"]
    """Turn to this one of the deciders of a step, to list what it may do or to hear its rule of thumb."""
    deal_anew: Annotated[Callable[[At, int], None], "unknown"]
    """Deal everything that this seat cannot know anew, uniformly over what fits with what it knows."""
    information: Annotated[Callable[[At, int], Word], "unknown"]
    """A number for what this seat has seen: equal if it cannot tell two positions apart."""
    rule_of_thumb: Annotated[Callable[[At, bool], int], "thumb"]
    """A sensible action for the decider, from nothing but what it knows; carefully, also by what takes longer."""
    set_horizon: Annotated[Callable[[At], None], "outlook"]
    """Decide, from the present position, how far playouts look ahead."""
    at_horizon: Annotated[Callable[[At], bool], "outlook"]
    """Far enough: a playout stops here."""
    standings: Annotated[Callable[[At, list[float]], None], "outlook"]
    """Weights of all seats that grow with their prospects: their shares are the chances to win, estimated."""
    score: Annotated[Callable[[At, int], int], "outcome"]
    is_ahead: Annotated[Callable[[At, int, int], bool], "outcome"]
    """Whether a seat's place is better than another's."""
    rounds: Annotated[Callable[[At], int], "outcome"]
    """How many have begun; for studies."""
    opener: Annotated[Callable[[At], int], "outcome"]
    """Who begins, clockwise from whom the others follow; for studies."""
    points_from: Annotated[Callable[[At, int, int], int], "outcome"]
    """What a seat has from the n-th source of points; for studies."""
    points_share: float  # of a finished game's value that goes by points, not by the place


class Rows(Record):
    """Positions side by side."""

    calls: Calls
    at: At
    template: At  # a position before the set-up
    size: int
    seats: int
    remembers: int  # how the present step of each began
    before: At
    scratch: At


def calls_at(memory: Any) -> Any:
    """The calls that lie in this memory."""
    return layout.address(memory)
