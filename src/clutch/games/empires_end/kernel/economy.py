"""Economy once more, flat and fast: production, conversions, repeats (END-5)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel.disasters import Disasters

ECONOMY, REPEAT_PICK = 1, 2
DONE = moves.DONE
CONVERT = moves.CONVERT
REPEAT = moves.REPEAT
PICK_INNOVATION = moves.PICK_INNOVATION
MOST_ABILITIES = moves.MOST_ABILITIES
POSITIONS = components.POSITIONS
NONE = -1
WHEAT, COIN = 0, 3
COIN_ALONE = 8  # a coin, as a set of tokens
ECONOMY_TIME = 1
GAINS, CONVERTS, REPEATS, SCORES, SCORES_BY_RUINS, GAINS_BY_NEIGHBOURS, SCORES_BY_NEIGHBOURS, REFRESHES = range(2, 10)


class Economy(Disasters):
    def produce(self, seat: int) -> None:
        """Every Economy ability of healthy locations acts; conversions and repeats are laid ready (END-5.1)."""
        for kind in range(self.n_kinds):
            self.left[seat][kind] = 0
        self.repeats[seat] = 0
        for position in range(POSITIONS):
            place = self.row[seat][position]
            if not self.healthy[seat][place]:
                continue
            self.use(seat, position, self.base[place])
            card = self.head[seat][place]
            while card != NONE:
                self.use(seat, position, self.effect_of[card])
                card = self.follows[card]
        self.planned[seat] = ECONOMY

    def use(self, seat: int, position: int, effect: int) -> None:
        if self.when[effect] != ECONOMY_TIME:
            return
        does = self.does[effect]
        if does == GAINS:
            self.gain(seat, self.gives[effect], 1)
        elif does == CONVERTS:
            self.left[seat][self.kind_of[effect]] += self.times[effect]
        elif does == REPEATS:
            self.repeats[seat] += 1
        elif does == SCORES:
            self.score[seat] += self.amount[effect]
        elif does == SCORES_BY_RUINS:
            self.score[seat] += self.amount[effect] * self.ruins_beside(seat, position)
        elif does == GAINS_BY_NEIGHBOURS:
            self.gain(seat, self.gives[effect], self.neighbours(seat, position, self.near[effect], True))
        elif does == SCORES_BY_NEIGHBOURS:
            self.score[seat] += self.amount[effect] * self.neighbours(seat, position, self.near[effect], True)
        elif does == REFRESHES:
            self.refresh_beside(seat, position)

    # --- repeats (END-5.4) ----------------------------------------------------------------------------------

    def would_change(self, seat: int, position: int, effect: int) -> bool:
        """What can be repeated: not what would change nothing, but every conversion."""
        if self.when[effect] != ECONOMY_TIME:
            return False
        does = self.does[effect]
        if does == SCORES_BY_RUINS:
            return self.ruins_beside(seat, position) > 0
        if does == GAINS_BY_NEIGHBOURS or does == SCORES_BY_NEIGHBOURS:
            return self.neighbours(seat, position, self.near[effect], True) > 0
        if does == REFRESHES:
            return self.can_refresh_beside(seat, position)
        return does != REPEATS

    def effect_number(self, seat: int, position: int, number: int) -> int:
        """0: of the location itself; otherwise of one of its innovations; NONE: it has no more."""
        place = self.row[seat][position]
        if number == 0:
            return self.base[place]
        if number > self.count[seat][place]:
            return NONE
        card = self.head[seat][place]
        for _ in range(number - 1):
            card = self.follows[card]
        return self.effect_of[card]

    def is_first_of_kind(self, seat: int, position: int, number: int) -> bool:
        effect = self.effect_number(seat, position, number)
        for i in range(number):
            if self.effect_number(seat, position, i) == effect:
                return False
        return True

    def has_repeatable(self, seat: int, position: int) -> bool:
        if not self.is_healthy_at(seat, position):
            return False
        for number in range(min(MOST_ABILITIES, self.count[seat][self.row[seat][position]] + 1)):
            if self.would_change(seat, position, self.effect_number(seat, position, number)):
                return True
        return False

    def list_repeatable(self, seat: int, position: int, out: list[int]) -> int:
        """Different abilities; of equal ones the first."""
        n = 0
        for number in range(min(MOST_ABILITIES, self.count[seat][self.row[seat][position]] + 1)):
            effect = self.effect_number(seat, position, number)
            if self.would_change(seat, position, effect) and self.is_first_of_kind(seat, position, number):
                out[n] = PICK_INNOVATION + number
                n += 1
        return n

    def repeat_at(self, seat: int, position: int) -> None:
        self.repeats[seat] -= 1
        n = self.list_repeatable(seat, position, self.actions)
        if n == 1:
            self.repeat(seat, position, self.actions[0] - PICK_INNOVATION)
        else:
            self.plan_position[seat] = position
            self.planned[seat] = REPEAT_PICK

    def repeat(self, seat: int, position: int, number: int) -> None:
        self.use(seat, position, self.effect_number(seat, position, number))
        self.plan_position[seat] = NONE
        self.planned[seat] = ECONOMY

    # --- choices --------------------------------------------------------------------------------------------

    def list_economy(self, seat: int, out: list[int]) -> int:
        n = 0
        if self.repeats[seat] > 0:
            for position in range(POSITIONS):
                if self.has_repeatable(seat, position):
                    out[n] = REPEAT + position
                    n += 1
        found = self.conversions(seat)
        for offset in range(32):
            if found >> offset & 1:
                out[n] = CONVERT + offset
                n += 1
        out[n] = DONE
        return n + 1

    def conversions(self, seat: int) -> int:
        """Those that can be made and paid, one bit each, as they are numbered."""
        found = 0
        for kind in range(self.n_kinds):
            if self.left[seat][kind] > 0:
                found |= self.conversions_of(seat, kind)
        return found

    def conversions_of(self, seat: int, kind: int) -> int:
        found = 0
        gives = self.kind_gives[kind]
        if not self.kind_either[kind]:
            found |= 1 << gives
        else:
            for token in range(4):
                if gives >> token & 1:
                    found |= 1 << (1 << token)
        paid = 0
        if self.kind_pays[kind] == WHEAT and self.stock[seat][WHEAT] > 0:
            paid |= found
        if self.stock[seat][COIN] > 0:
            paid |= (found & ~(1 << COIN_ALONE)) << 16
        return paid

    def convert(self, seat: int, offset: int) -> None:
        token = COIN if offset >= 16 else WHEAT
        gives = offset % 16
        kind = 0
        while not (self.left[seat][kind] > 0 and self.fits(kind, token, gives)):
            kind += 1
        self.left[seat][kind] -= 1
        self.stock[seat][token] -= 1
        for given in range(4):
            self.stock[seat][given] += gives >> given & 1

    def fits(self, kind: int, token: int, gives: int) -> bool:
        if token == WHEAT and self.kind_pays[kind] != WHEAT:
            return False
        if not self.kind_either[kind]:
            return gives == self.kind_gives[kind]
        return gives & (gives - 1) == 0 and gives & self.kind_gives[kind] != 0
