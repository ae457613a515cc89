# The C side of thumb.py.
from clutch.games.incubation.kernel.outlook cimport Outlook

cdef int FIRST_EGGS, ROLLED, CHESTS, DICE, PLACING, SURPLUS, HATCHING, SELLING, OBJECTIVE, OVER
cdef int KEEP_DICE, REROLL_DIE, REROLL_BOTH, USE_DIE, USE_BOTH, SPEND_DIE, TAKE_FIRST_EGG, PLACE_WATER, PLACE_FIRE
cdef int STORE_SURPLUS, TAKE_TREASURE, HATCH_FIRST, TAKE_OBJECTIVE
cdef int SECTIONS, PILES, WATER, FIRE, GOLD, CHEST, NONE

cdef class IncubationKernel(Outlook):
    cdef void weigh(self) noexcept nogil
    cdef void weigh_piles(self) noexcept nogil
    cdef void weigh_dice(self) noexcept nogil
    cdef double egg_gain(self, int pile) noexcept nogil
    cdef double rise(self, int incubator, int lacks) noexcept nogil
    cdef double fill(self, int water, int fire) noexcept nogil
    cdef double treasure_gain(self, int section) noexcept nogil
    cdef int rooms(self) noexcept nogil
    cdef double room_for_egg(self, int symbol) noexcept nogil
    cdef double roll_gain(self, int one, int other) noexcept nogil
    cdef int thumb_roll(self) noexcept nogil
    cdef int thumb_dice(self) noexcept nogil
    cdef double offer_gain(self, int action) noexcept nogil
    cdef double spend_gain(self, int die, int pile) noexcept nogil
    cdef int thumb_placing(self) noexcept nogil
    cdef int thumb_surplus(self) noexcept nogil
    cdef int thumb_treasure(self) noexcept nogil
    cdef int thumb_objective(self) noexcept nogil
    cdef int thumb_first_egg(self) noexcept nogil
