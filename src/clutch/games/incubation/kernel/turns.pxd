# The C side of turns.py.
from clutch.games.incubation.kernel.hatching cimport Hatching

cdef int FIRST_EGGS, ROLLED, CHESTS, DICE, PLACING, SURPLUS, HATCHING, SELLING, OBJECTIVE, OVER
cdef int BY_PILES, BY_OBJECTIVES, BY_STANDOFF, BY_ROUNDS
cdef int SECTIONS, PILES, ROW, NONE, NO_HORIZON, CHEST, QUIET_ROUNDS, ROUNDS

cdef class Turns(Hatching):
    cdef void lay_out(self) noexcept nogil
    cdef void clear_areas(self) noexcept nogil
    cdef void clear_turn(self) noexcept nogil
    cdef void drop_treasure(self) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef void reroll(self, bint one, bint other) noexcept nogil
    cdef void open_chests(self) noexcept nogil
    cdef bint all_empty(self) noexcept nogil
    cdef void take_egg(self, int pile) noexcept nogil
    cdef void take_first_egg(self, int pile) noexcept nogil
    cdef bint is_met(self, int slot) noexcept nogil
    cdef void take_objective(self, int slot) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef bint is_last_round(self) noexcept nogil
