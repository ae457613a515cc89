# The C side of building.py.
from clutch.games.empires_end.kernel.industry cimport Industry

cdef int INDUSTRY, IN_HAND, PAY_BUILD, PAY_REPAIR, PLACE, SWAP_WITH, MOVE_PICK, MOVE_TO
cdef int KEEP_HAND, DISCARD_HAND, BUILD, SELL, REPAIR, SWAP_FIRST, MOVE_FROM, USE_REFRESH
cdef int NONE, HAMMER, COIN, SCORES, REFRESHES

cdef class Building(Industry):
    cdef void act_in_industry(self, int seat, int action) noexcept nogil
    cdef void act_with_hand(self, int seat, int action) noexcept nogil
    cdef void end_abilities(self, int seat) noexcept nogil
    cdef void begin_build(self, int seat, int slot) noexcept nogil
    cdef void begin_repair(self, int seat, int position) noexcept nogil
    cdef void pay(self, int seat, int coins) noexcept nogil
    cdef void build(self, int seat, int position) noexcept nogil
    cdef void throw(self, int seat, int card) noexcept nogil
    cdef void discard_hand(self, int seat) noexcept nogil
    cdef void look_at_hand(self, int seat) noexcept nogil
    cdef void use_refresh(self, int seat, int position) noexcept nogil
    cdef void move_from(self, int seat, int position) noexcept nogil
    cdef void lift_number(self, int seat, int number) noexcept nogil
    cdef void move_to(self, int seat, int position) noexcept nogil
    cdef void swap_with(self, int seat, int position) noexcept nogil
