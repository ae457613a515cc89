# The C side of play.py.
from clutch.games.empires_end.kernel.plans cimport Plans

cdef int REDRAWING, FOUNDING, TURN, FREE_BIDDING, REPLACING, TARGETING, ASSIGNING, SHORTAGE, PLANNING, BIDDING
cdef int REFRESHING, OVER, BETWEEN, ORDERING, PLANNED
cdef int KEEP_CARDS, REDRAW_CARDS, REPLACE, CHOOSE_POSITION, BUY_COINS
cdef int ONE_DISASTER, TWO_DISASTERS, ECONOMY_PHASE, INDUSTRY_PHASE, CONFLICT_PHASE, COMBINED_PHASE
cdef int QUICK_FROM, LEAST_TOKENS

cdef class Play(Plans):
    cdef void settle(self, int action) noexcept nogil
    cdef void first_planner(self) noexcept nogil
    cdef void next_planner(self) noexcept nogil
    cdef void end_step(self) noexcept nogil
    cdef void end_planning(self) noexcept nogil
    cdef void run_on(self) noexcept nogil
    cdef void begin_phase(self) noexcept nogil
    cdef void begin_planning(self, int phase) noexcept nogil
