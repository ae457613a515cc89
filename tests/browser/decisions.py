"""What is being decided, and where it can be pointed at."""

from __future__ import annotations

from tests.server.house import Json

# Pieces that may be used now, and what a planner offers to do with them.
PIECES = "main button[aria-pressed]:enabled, main button.way:enabled"


def kind_of(view: Json) -> str:
    """What kind of decision it is, as the game calls it; in a plan, what is planned next."""
    plan = view.get("plan")
    return str(plan["next"] if plan else view.get("asked", view["phase"]))
