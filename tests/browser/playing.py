"""Ways through a game: together, or quickly to a later moment of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from tests.browser.decisions import kind_of
from tests.browser.guest import Guest, State
from tests.browser.house import play_on
from tests.server.house import Json, Server


def play_together(guests: Sequence[Guest], decisions: int = 600) -> None:
    """Everyone decides when asked, until the game is over for all, or so many decisions were made."""
    made = 0
    while made < decisions and not all(guest.state == "over" for guest in guests):
        for guest in guests:
            if guest.state == "mine":
                guest.decide(made)
                made += 1
        guests[0].page.wait_for_timeout(10)


def play_to(server: Server, table: str, guest: Guest, wanted: Callable[[Json], bool]) -> State:
    """To the next moment of a game that somebody wants to look at, while their page is elsewhere."""
    guest.go("about:blank")
    play_on(server, table, guest.key, stop=wanted)
    guest.go(f"/t/{table}")
    return guest.until_asked()


def each_phase(server: Server, table: str, guest: Guest, among: Collection[str] = ()) -> Iterator[str]:
    """Stops once at every kind of decision, or at some, until the game is over; one may decide meanwhile."""
    looked: set[str] = set()

    def is_new(seen: Json) -> bool:
        kind = kind_of(seen["view"])
        return kind not in looked and (not among or kind in among)

    while play_to(server, table, guest, is_new) == "mine":
        while is_new(guest.told):  # what was decided may lead to the next
            looked.add(guest.phase)
            yield guest.phase
            guest.until_asked()
    assert len(looked) > 2, looked


def play_away(server: Server, table: str, *guests: Guest) -> None:
    """The rest of the game goes by while everyone's page is elsewhere; then they come back and find the result."""
    for guest in guests:
        guest.go("about:blank")
    play_on(server, table, *(guest.key for guest in guests))
    for guest in guests:
        guest.go(f"/t/{table}")
        guest.result.wait_for()
