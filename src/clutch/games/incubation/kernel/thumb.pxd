# The C side of thumb.py.
from clutch.games.incubation.kernel.gains cimport Gains

cdef int FIRST_EGGS, ROLLED, CHESTS, DICE, PLACING, SURPLUS, HATCHING, SELLING, OBJECTIVE, OVER
cdef int KEEP_DICE, REROLL_DIE, REROLL_BOTH, USE_DIE, USE_BOTH, SPEND_DIE, TAKE_FIRST_EGG, PLACE_WATER, PLACE_FIRE
cdef int STORE_SURPLUS, TAKE_TREASURE, HATCH_FIRST, TAKE_OBJECTIVE
cdef int SECTIONS, PILES, WATER, FIRE, GOLD, CHEST, NONE

cdef class IncubationKernel(Gains):
    cdef double roll_gain(self, int one, int other) noexcept nogil
    cdef void weigh_rolls(self) noexcept nogil
    cdef int thumb_roll(self) noexcept nogil
    cdef int thumb_dice(self) noexcept nogil
    cdef double offer_gain(self, int action) noexcept nogil
    cdef double spend_gain(self, int die, int pile) noexcept nogil
    cdef int thumb_placing(self) noexcept nogil
    cdef int thumb_surplus(self) noexcept nogil
    cdef int thumb_treasure(self) noexcept nogil
    cdef int thumb_objective(self) noexcept nogil
    cdef int thumb_first_egg(self) noexcept nogil
