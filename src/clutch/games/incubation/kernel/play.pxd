# The C side of play.py.
from clutch.games.incubation.kernel.turns cimport Turns

cdef int FIRST_EGGS, ROLLED, CHESTS, DICE, PLACING, SURPLUS, HATCHING, SELLING, OBJECTIVE, OVER
cdef int KEEP_DICE, REROLL_DIE, REROLL_BOTH, USE_DIE, USE_BOTH, SPEND_DIE, TAKE_FIRST_EGG, PLACE_WATER, PLACE_FIRE
cdef int STORE_SURPLUS, TAKE_TREASURE, HATCH_FIRST, TAKE_OBJECTIVE
cdef int SECTIONS, PILES, WATER, FIRE, GOLD, NONE

cdef class Play(Turns):
    cdef int list_all(self, int first, int count, int *out) noexcept nogil
    cdef int list_dice(self, int *out) noexcept nogil
    cdef int list_eggs(self, int first, int n, int *out) noexcept nogil
    cdef int list_sales(self, int *out) noexcept nogil
    cdef int list_objectives(self, int *out) noexcept nogil
    cdef bint is_pair(self) noexcept nogil
    cdef bint may_act_first(self, int symbol) noexcept nogil
    cdef void use_dice(self, int action) noexcept nogil
    cdef void act(self, int symbol, int amount) noexcept nogil
    cdef void settle(self, int action) noexcept nogil
    cdef void run_on(self) noexcept nogil
    cdef bint hatch_all(self) noexcept nogil
    cdef bint use_up_dice(self) noexcept nogil
    cdef bint claim_objective(self) noexcept nogil
