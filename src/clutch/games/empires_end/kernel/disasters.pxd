# The C side of disasters.py.
from clutch.games.empires_end.kernel.final cimport Final

cdef int TURN, FREE_BIDDING, REPLACING, TARGETING, ASSIGNING, SHORTAGE, OVER, BETWEEN
cdef int END_TURN, FIGHT, FREE_BID, REPLACE, SUFFER, CHOOSE_POSITION, BUY_COINS
cdef int POSITIONS, NONE, COIN, REPLACE_READY, LEAST_TOKENS, COIN_PRICE
cdef int GAINS, SCORES, REFRESHES_ALL, DESTRUCTION_TIME

cdef class Disasters(Final):
    cdef int draw(self) noexcept nogil
    cdef void discard(self, int card) noexcept nogil
    cdef void reveal_disasters(self, int number) noexcept nogil
    cdef int list_turn(self, int *out) noexcept nogil
    cdef int list_fights(self, int i, int kinds, int n, int *out) noexcept nogil
    cdef int list_disaster_places(self, int *out) noexcept nogil
    cdef void deal_with(self, int action) noexcept nogil
    cdef void make_free_bid(self, int position) noexcept nogil
    cdef void replace_disaster(self, int position) noexcept nogil
    cdef void choose_ready(self, int kind) noexcept nogil
    cdef void suffer(self, int i) noexcept nogil
    cdef void destroy(self, int position) noexcept nogil
    cdef void shake(self, int place) noexcept nogil
    cdef void assign(self, int position) noexcept nogil
    cdef void buy_coins(self, int bought) noexcept nogil
    cdef void fall(self) noexcept nogil
    cdef void bury(self, int seat) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void next_turn(self) noexcept nogil
