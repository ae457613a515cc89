# The C side of economy.py.
from clutch.games.empires_end.kernel.disasters cimport Disasters

cdef int ECONOMY, REPEAT_PICK
cdef int DONE, CONVERT, REPEAT, PICK_INNOVATION, MOST_ABILITIES
cdef int POSITIONS, NONE, WHEAT, COIN, COIN_ALONE, ECONOMY_TIME
cdef int GAINS, CONVERTS, REPEATS, SCORES, SCORES_BY_RUINS, GAINS_BY_NEIGHBOURS, SCORES_BY_NEIGHBOURS, REFRESHES

cdef class Economy(Disasters):
    cdef void produce(self, int seat) noexcept nogil
    cdef void use(self, int seat, int position, int effect) noexcept nogil
    cdef bint would_change(self, int seat, int position, int effect) noexcept nogil
    cdef int effect_number(self, int seat, int position, int number) noexcept nogil
    cdef bint is_first_of_kind(self, int seat, int position, int number) noexcept nogil
    cdef bint has_repeatable(self, int seat, int position) noexcept nogil
    cdef int list_repeatable(self, int seat, int position, int *out) noexcept nogil
    cdef int list_economy(self, int seat, int *out) noexcept nogil
    cdef unsigned int conversions(self, int seat) noexcept nogil
    cdef unsigned int conversions_of(self, int seat, int kind) noexcept nogil
    cdef void convert(self, int seat, int offset) noexcept nogil
    cdef bint fits(self, int kind, int token, int gives) noexcept nogil
    cdef void repeat_at(self, int seat, int position) noexcept nogil
    cdef void repeat(self, int seat, int position, int number) noexcept nogil
