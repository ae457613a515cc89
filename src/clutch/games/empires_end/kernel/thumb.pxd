# The C side of thumb.py.
from clutch.games.empires_end.kernel.rearranging cimport Rearranging

cdef int REDRAWING, FOUNDING, TURN, TARGETING, ASSIGNING, SHORTAGE, PLANNING, BIDDING
cdef int ECONOMY, REPEAT_PICK, INDUSTRY, IN_HAND, PLACE, SWAP_WITH, MOVE_PICK, MOVE_TO, FOUND_TARGET, FOUND_PLACE
cdef int DISCARD_HAND, KEEP_CARDS, REDRAW_CARDS, CHOOSE_POSITION, BUY_COINS, CONVERT, REPEAT, PICK_INNOVATION, BUILD, SELL
cdef int REPAIR, PAY_COINS, SWAP_FIRST, MOVE_FROM, USE_REFRESH, BID_AXES, FOUND_WITH
cdef int POSITIONS, WHEAT, HAMMER, COIN, LEAST_TOKENS, COIN_PRICE

cdef class EmpiresEndKernel(Rearranging):
    cdef int thumb_place(self, int places, int card) noexcept nogil
    cdef int thumb_target(self, int card) noexcept nogil
    cdef int thumb_shortage(self) noexcept nogil
    cdef int thumb_redraw(self) noexcept nogil
    cdef int thumb_plan(self, int seat) noexcept nogil
    cdef int best_offer(self, int seat) noexcept nogil
    cdef double offer_gain(self, int seat, int action) noexcept nogil
    cdef int best_swap(self, int seat, int otherwise) noexcept nogil
    cdef void weigh_hand(self, int seat) noexcept nogil
    cdef double sell_gain(self, int slot) noexcept nogil
    cdef double conversion_gain(self, int offset) noexcept nogil
    cdef double repeat_gain(self, int seat, int position, int number) noexcept nogil
    cdef double best_repeat(self, int seat, int position) noexcept nogil
    cdef double repair_gain(self, int seat, int position) noexcept nogil
    cdef double discard_gain(self, int seat) noexcept nogil
    cdef double found_gain(self, int seat, int card) noexcept nogil
