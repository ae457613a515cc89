# The C side of purse.py.
from clutch.games.empires_end.kernel.unknown cimport Unknown

cdef int POSITIONS, NONE, WHEAT, AXE, HAMMER, COIN, PLANNING, BIDDING, COMBINED_PHASE, PER_TOKEN, PER_OWN_RUIN

cdef class Purse(Unknown):
    cdef void weigh_for(self, int seat, bint is_deciding) noexcept nogil
    cdef void weigh_finals(self, int seat) noexcept nogil
    cdef double use_worth(self, int token, int number) noexcept nogil
    cdef double rate_of(self, int seat, int token) noexcept nogil
    cdef double stock_worth(self, int seat) noexcept nogil
    cdef double goods_worth(self, signed char *goods) noexcept nogil
