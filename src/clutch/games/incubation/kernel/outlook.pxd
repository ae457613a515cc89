# The C side of outlook.py.
from clutch.games.incubation.kernel.unknown cimport Unknown

cdef int SECTIONS, PILES, NONE, OVER
cdef double E

cdef class Outlook(Unknown):
    cdef double left_for(self, int seat) noexcept nogil
    cdef double rounds_left(self) noexcept nogil
    cdef void weigh_market(self) noexcept nogil
    cdef double reach(self, int missing, int gold) noexcept nogil
    cdef double weigh_objectives(self, int seat) noexcept nogil
    cdef double worth(self, int egg) noexcept nogil
    cdef double promise(self, double worth, int lacks) noexcept nogil
    cdef double prospect(self, int seat) noexcept nogil
    cdef void weigh_seats(self) noexcept nogil
    cdef bint is_ahead(self, int seat, int other) noexcept nogil
