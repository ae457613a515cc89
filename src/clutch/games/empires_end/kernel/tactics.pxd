# The C side of tactics.py.
from clutch.games.empires_end.kernel.outlook cimport Outlook

cdef int END_TURN, FIGHT, FREE_BID, REPLACE, SUFFER, BID_AXES, BID_COINS, MOST_BID
cdef int POSITIONS, NONE, AXE, COIN, AXES, REPLACE_READY, MOST_TURNS
cdef double E

cdef class Tactics(Outlook):
    cdef double chance_of(self, double lead) noexcept nogil
    cdef void weigh_suffering(self, int seat, int i) noexcept nogil
    cdef void weigh_fighters(self, int i) noexcept nogil
    cdef double stake(self, int seat, int i) noexcept nogil
    cdef double take_worth(self, int seat) noexcept nogil
    cdef double pay_on(self, int seat) noexcept nogil
    cdef int list_turns(self, int i) noexcept nogil
    cdef double fight_gain(self, int i) noexcept nogil
    cdef double turn_gain(self, int turn) noexcept nogil
    cdef void judge_turn(self, int turn, double takes) noexcept nogil
    cdef double least_loss(self, int seat, int position) noexcept nogil
    cdef double bid_cost(self, int seat, int token, int number) noexcept nogil
    cdef int cheapest_bid(self, int i) noexcept nogil
    cdef double bid_price(self, int action) noexcept nogil
    cdef int thumb_turn(self) noexcept nogil
    cdef int thumb_bid(self, int seat) noexcept nogil
    cdef double bid_gain(self, int seat, int total, double rival) noexcept nogil
    cdef double strongest_rival(self, int seat) noexcept nogil
