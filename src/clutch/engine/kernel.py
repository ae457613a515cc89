"""A kernel: a game's rules once more, flat and fast, for search and simulation.

This file is ordinary Python; kernel.pxd beside it gives the C types, with which it compiles to the speed of C. A game's
kernel derives from `Kernel` and supplies the first ten methods. Decisions come one seat at a time: seats that decide at
once are asked in seat order, and none of them may know another's answer (`knowledge`, `deal_again`).
"""

from __future__ import annotations

from typing import Any

MASK = 0xFFFF_FFFF_FFFF_FFFF
MIX = 0x9E37_79B9_7F4A_7C15
MIX_1 = 0xBF58_476D_1CE4_E5B9
MIX_2 = 0x94D0_49BB_1331_11EB
COMPILED = not __file__.endswith(".py")


def room(*sizes: int) -> list[Any]:
    """What a C array is when nothing is compiled: a list of zeros, or a list of such lists."""
    first, *rest = sizes
    return [room(*rest) if rest else 0 for _ in range(first)]


class Kernel:
    seats: int
    is_copy: bool
    is_asked: bool
    s0: int
    s1: int
    s2: int
    s3: int
    actions: list[int]

    def __init__(self) -> None:
        if not COMPILED:
            self.__dict__.update(actions=room(128), is_copy=False, is_asked=False)
        self.set_seed(0)

    # --- what a game supplies -------------------------------------------------------------------------------

    def list_actions(self, out: list[int]) -> int:
        """Write what the decider may do into `out`; return how many there are."""
        return 0

    def do_action(self, action: int) -> None:
        """Carry out a legal action and run on to the next decision."""

    def decider(self) -> int:
        return 0

    def is_over(self) -> bool:
        return True

    def rewind(self) -> None:
        """Become again what this kernel is a copy of, chance included."""

    def deal_again(self, seat: int) -> None:
        """Deal everything that this seat cannot know anew, uniformly over what fits with what it knows."""

    def knowledge(self, seat: int) -> int:
        """A number that stands for what this seat has seen: equal if it cannot tell two positions apart."""
        return 0

    def rule_of_thumb(self) -> int:
        """A sensible action for the decider, quickly, from nothing but what the decider knows."""
        n = self.list_actions(self.actions)
        return self.actions[self.below(n)]

    def set_horizon(self) -> None:
        """Decide, from the present position, how far playouts look ahead."""

    def at_horizon(self) -> bool:
        """Far enough: a playout stops here and asks `value`."""
        return self.is_over()

    def value(self, seat: int) -> float:
        """How well this seat stands, 0 to 1; over all seats about 1."""
        return 0.0

    def start(self, seed: int) -> None:
        """A new game, from a 64-bit number."""

    def tune(self, tuning: dict[str, float]) -> None:
        """Change what rules of thumb and values go by; for experiments."""

    def load(self, state: Any) -> None:
        """Become equal to a state of the rules."""
        raise TypeError("this kernel cannot be loaded from a state")

    def take_back(self) -> None:
        """Undo the answers of a step whose deciders have not all answered; nobody has seen them."""

    def ask(self, seat: int) -> None:
        """Turn to this one of the deciders of a step, to list what it may do or to hear its rule of thumb.

        After that the kernel answers questions only: ask a copy.
        """

    def dump(self) -> dict[str, Any]:
        """The position in plain values, for comparison with the rules."""
        return {}

    def copy(self) -> Kernel:
        raise TypeError("this kernel cannot be copied")

    def scores(self) -> list[int]:
        return []

    def places(self) -> list[int]:
        return []

    def search_wishes(self) -> dict[str, float]:
        """How a search should differ from the usual one here: exploration, carelessness, caution, certainty, share."""
        return {}

    def sources(self) -> dict[str, list[int]]:
        """Where each seat's points come from, by the name of the source; for studies."""
        return {}

    def rounds(self) -> int:
        """How many rounds have begun; for studies."""
        return 0

    def order(self) -> list[int]:
        """The seats, the one that begins first; for studies."""
        return list(range(self.seats))

    # --- what it gets ---------------------------------------------------------------------------------------

    def play_randomly(self) -> int:
        """Any legal actions to the end; how many were made."""
        made = 0
        while not self.is_over():
            n = self.list_actions(self.actions)
            self.do_action(self.actions[self.below(n)])
            made += 1
        return made

    def play_by_thumb(self, carelessness: int) -> int:
        """Rules of thumb up to the horizon, with so many actions in 100 taken at random."""
        made = 0
        while not self.at_horizon():
            if self.below(100) < carelessness:
                n = self.list_actions(self.actions)
                self.do_action(self.actions[self.below(n)])
            else:
                self.do_action(self.rule_of_thumb())
            made += 1
        return made

    def set_chance(self, a: int, b: int, c: int, d: int) -> None:
        self.s0 = a
        self.s1 = b
        self.s2 = c
        self.s3 = d

    def set_seed(self, seed: int) -> None:
        """Fill the generator from a 64-bit number (SplitMix64)."""
        a = (seed + MIX) & MASK
        b = (a + MIX) & MASK
        c = (b + MIX) & MASK
        d = (c + MIX) & MASK
        self.set_chance(self.mixed(a), self.mixed(b), self.mixed(c), self.mixed(d))

    def mixed(self, z: int) -> int:
        """The mixing of SplitMix64: every bit of the result depends on every bit of z."""
        z = ((z ^ (z >> 30)) * MIX_1) & MASK
        z = ((z ^ (z >> 27)) * MIX_2) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A random whole number from 0 to n - 1; xoshiro256**, drawing like clutch.engine.chance."""
        x = (self.s1 * 5) & MASK
        x = (((x << 7) & MASK) | (x >> 57)) & MASK
        x = (x * 9) & MASK
        t = (self.s1 << 17) & MASK
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= t
        self.s3 = ((self.s3 << 45) & MASK) | (self.s3 >> 19)
        return ((x >> 32) * n) >> 32

    def shuffle(self, cards: list[int], n: int) -> None:
        i = n - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    # --- for Python: checked --------------------------------------------------------------------------------

    def offers(self) -> list[int]:
        n = self.list_actions(self.actions)
        return [self.actions[i] for i in range(n)]

    def apply(self, action: int) -> None:
        """Carry out an action after checking that it is legal."""
        if self.is_asked:
            raise ValueError("a kernel that was asked answers questions only; act on another copy")
        n = self.list_actions(self.actions)
        for i in range(n):
            if self.actions[i] == action:
                self.do_action(action)
                return
        raise ValueError(f"action {action} is not legal here; legal are {self.offers()}")

    def player(self) -> int:
        return self.decider()

    def over(self) -> bool:
        return bool(self.is_over())

    def check_seat(self, seat: int) -> None:
        """Compiled arrays have no bounds of their own."""
        if not 0 <= seat < self.seats:
            raise IndexError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def redeal(self, seat: int) -> None:
        self.check_seat(seat)
        self.deal_again(seat)

    def advice(self) -> int:
        """The rule of thumb's action."""
        if self.is_over():
            raise ValueError("the game is over")
        return self.rule_of_thumb()

    def back_to_original(self) -> None:
        """Become again what this kernel is a copy of."""
        if not self.is_copy:
            raise ValueError("this kernel is not a copy")
        self.rewind()

    def look_ahead(self) -> None:
        """Set the horizon of playouts from here."""
        self.set_horizon()

    def information(self, seat: int) -> int:
        self.check_seat(seat)
        return self.knowledge(seat)

    def worth(self, seat: int) -> float:
        self.check_seat(seat)
        return self.value(seat)

    def playout(self) -> int:
        return self.play_randomly()

    def thumb_playout(self, carelessness: int = 0) -> int:
        return self.play_by_thumb(carelessness)

    def random_below(self, n: int) -> int:
        return self.below(n)

    def use_chance(self, key: bytes) -> None:
        """Draw from now on like Chance(key)."""
        if len(key) != 32 or not any(key):
            raise ValueError("a key is 32 bytes, not all of them zero")
        a, b, c, d = (int.from_bytes(key[i : i + 8], "little") for i in (0, 8, 16, 24))
        self.set_chance(a, b, c, d)

    def use_seed(self, seed: int) -> None:
        self.set_seed(seed & 0xFFFF_FFFF_FFFF_FFFF)
