# The C side of industry.py.
from clutch.games.empires_end.kernel.economy cimport Economy

cdef int INDUSTRY
cdef int DONE, KEEP_HAND, DISCARD_HAND, PICK_INNOVATION, BUILD, SELL, REPAIR, PAY_COINS, SWAP_FIRST
cdef int MOVE_FROM, USE_REFRESH, MOST_ABILITIES, POSITIONS, NONE, HAMMER, COIN, MOST_USED
cdef int INDUSTRY_TIME, REFRESHES, SWAPS, DISCOUNTS, CHEAPENS, MOVES

cdef class Industry(Economy):
    cdef void begin_industry(self, int seat) noexcept nogil
    cdef int sum_of(self, int seat, int does) noexcept nogil
    cdef int sum_at(self, int seat, int place, int does) noexcept nogil
    cdef int discount(self, int seat) noexcept nogil
    cdef int building_cost(self, int seat, int card) noexcept nogil
    cdef int repair_cost(self, int seat, int position) noexcept nogil
    cdef int find_unused(self, int seat, int position, int does) noexcept nogil
    cdef int find_mover(self, int seat) noexcept nogil
    cdef int innovation_number(self, int seat, int position, int number) noexcept nogil
    cdef int list_industry(self, int seat, int *out) noexcept nogil
    cdef int list_cards(self, int seat, int n, int *out) noexcept nogil
    cdef int list_abilities(self, int seat, int n, int *out) noexcept nogil
    cdef int list_hand(self, int seat, int *out) noexcept nogil
    cdef int list_payments(self, int seat, int *out) noexcept nogil
    cdef int list_movable(self, int seat, int position, int *out) noexcept nogil
    cdef bint is_like(self, int card, int other) noexcept nogil
    cdef int fewest_coins(self, int seat) noexcept nogil
    cdef int most_coins(self, int seat) noexcept nogil
