# The C side of worth.py.
from clutch.games.empires_end.kernel.purse cimport Purse

cdef int POSITIONS, NONE, HAMMER
cdef int DISASTER_TIME, ECONOMY_TIME, INDUSTRY_TIME, CONFLICT_TIME, FINAL_TIME, DESTRUCTION_TIME
cdef int GAINS, CONVERTS, REPEATS, SCORES, SCORES_BY_RUINS, GAINS_BY_NEIGHBOURS, SCORES_BY_NEIGHBOURS, REFRESHES
cdef int DISCOUNTS, CHEAPENS, PER_TOKEN, COPIES
cdef double DOOM

cdef class Worth(Purse):
    cdef double economy_worth(self, int seat, int position, int effect) noexcept nogil
    cdef double trade_gain(self, int kind) noexcept nogil
    cdef double industry_worth(self, int effect) noexcept nogil
    cdef double final_worth(self, int seat, int position, int effect) noexcept nogil
    cdef double copy_worth(self, int seat) noexcept nogil
    cdef double worth_of(self, int seat, int position, int effect) noexcept nogil
    cdef int refreshers(self, int seat, int position) noexcept nogil
    cdef double place_worth(self, int seat, int position) noexcept nogil
    cdef double hope_for(self, int seat, int place) noexcept nogil
    cdef double beside_worth(self, int seat, int position) noexcept nogil
    cdef double ruin_gain(self, int seat, int position) noexcept nogil
    cdef double quake_gain(self, int seat, int place) noexcept nogil
    cdef double loss_at(self, int seat, int position) noexcept nogil
    cdef int best_place(self, int seat, int places, int card) noexcept nogil
    cdef double card_worth(self, int seat, int card) noexcept nogil
