# The C side of plans.py.
from clutch.games.empires_end.kernel.founding cimport Founding

cdef int FOUNDING, BIDDING, AXES, COINS, PLANNED
cdef int ORDERING, ECONOMY, REPEAT_PICK, INDUSTRY, IN_HAND, PAY_BUILD, PAY_REPAIR, PLACE, SWAP_WITH, MOVE_PICK, MOVE_TO
cdef int DONE, BEGIN_ECONOMY, BEGIN_INDUSTRY, CHOOSE_POSITION, CONVERT, REPEAT, PICK_INNOVATION, PAY_COINS, POSITIONS

cdef class Plans(Founding):
    cdef int list_slots(self, int first, int count, int *out) noexcept nogil
    cdef int list_plan(self, int seat, int *out) noexcept nogil
    cdef void plan(self, int seat, int action) noexcept nogil
    cdef void plan_economy(self, int seat, int action) noexcept nogil
    cdef void plan_industry(self, int seat, int action) noexcept nogil
    cdef void end_part(self, int seat) noexcept nogil
