# The C side of gains.py.
from clutch.games.incubation.kernel.outlook cimport Outlook

cdef int PILES, WATER, FIRE, GOLD, CHEST, NONE
cdef double SURPLUS_SHARE

cdef class Gains(Outlook):
    cdef void weigh(self) noexcept nogil
    cdef void weigh_piles(self) noexcept nogil
    cdef void weigh_dice(self) noexcept nogil
    cdef double egg_gain(self, int pile) noexcept nogil
    cdef double rise(self, int incubator, int lacks) noexcept nogil
    cdef double fill(self, int water, int fire) noexcept nogil
    cdef double add_one(self, int resource) noexcept nogil
    cdef double treasure_gain(self, int section) noexcept nogil
    cdef int rooms(self) noexcept nogil
    cdef double room_for_egg(self, int symbol) noexcept nogil
