# The C side of play.py.
from clutch.games.eggs_and_empires.kernel.rounds cimport Rounds

cdef int SCOUT, SHEPHERD, COURIER, MERCHANT, PRIEST, MAGE, BLACKSMITH, DARK_PRIESTESS
cdef int MULLIGAN, CHOOSING, COLLECTING, TURN_END, OVER
cdef int KEEP_HAND, REDRAW_HAND, LEAVE_EGGS, KEEP_EGG, DISCARD_NOTHING
cdef int CHOOSE, CHOOSE_TWO, TAKE_FACE_DOWN, GIVE, DISCARD, TAKE_FACE_UP, MOST_POINTS
cdef int SECOND_EGGS, TURNS, SEATS, EVERYONE

cdef class Play(Rounds):
    cdef int list_picks(self, int *out) noexcept nogil
    cdef int list_pairs(self, int seat, int *out) noexcept nogil
    cdef int list_acts(self, int *out) noexcept nogil
    cdef void choose(self, int seat, int action) noexcept nogil
    cdef void remove_from_hand(self, int seat, int card) noexcept nogil
    cdef void queue_picks(self) noexcept nogil
    cdef void collect(self) noexcept nogil
    cdef void take(self, int seat, int which, int action) noexcept nogil
    cdef void pile_up(self, int seat, int value, int mark, int known) noexcept nogil
    cdef void clear_table(self) noexcept nogil
    cdef void act(self) noexcept nogil
    cdef void give(self, int seat, int to, int mark) noexcept nogil
    cdef void drop(self, int seat, int slot) noexcept nogil
    cdef int find_mark(self, int seat, int mark) noexcept nogil
    cdef void pop_queue(self) noexcept nogil

cdef void cut(signed char *cards, int n, int i) noexcept nogil
