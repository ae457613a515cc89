# The C side of worth.py.
from clutch.games.empires_end.kernel.unknown cimport Unknown

cdef int POSITIONS, NONE, WHEAT, AXE, HAMMER, COIN
cdef int DISASTER_TIME, ECONOMY_TIME, INDUSTRY_TIME, CONFLICT_TIME, FINAL_TIME
cdef int GAINS, CONVERTS, REPEATS, SCORES, SCORES_BY_RUINS, GAINS_BY_NEIGHBOURS, SCORES_BY_NEIGHBOURS
cdef int DISCOUNTS, CHEAPENS, PER_TOKEN, COPIES

cdef class Worth(Unknown):
    cdef void weigh_time(self) noexcept nogil
    cdef void weigh_finals(self, int seat) noexcept nogil
    cdef double goods_worth(self, signed char *goods) noexcept nogil
    cdef double use_worth(self, int seat, int position, int effect) noexcept nogil
    cdef double industry_worth(self, int effect) noexcept nogil
    cdef double worth_of(self, int seat, int position, int effect) noexcept nogil
    cdef double place_worth(self, int seat, int position) noexcept nogil
    cdef double hope_for(self, int seat, int place) noexcept nogil
    cdef double loss_at(self, int seat, int position) noexcept nogil
    cdef int best_place(self, int seat, int places, int card) noexcept nogil
    cdef double card_worth(self, int seat, int card) noexcept nogil
    cdef double marginal(self, int seat, int token) noexcept nogil
