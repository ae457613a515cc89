# The C side of empire.py.
from clutch.games.empires_end.kernel.copies cimport Copies

cdef int POSITIONS, CHOOSE_POSITION, NONE, CONFLICT_TIME, STRENGTHENS

cdef class Empire(Copies):
    cdef void add_innovation(self, int seat, int place, int card) noexcept nogil
    cdef void lift(self, int seat, int place, int card) noexcept nogil
    cdef void swap(self, int seat, int one, int other) noexcept nogil
    cdef void gain(self, int seat, signed char *goods, int times) noexcept nogil
    cdef int tokens(self, int seat) noexcept nogil
    cdef bint is_healthy_at(self, int seat, int position) noexcept nogil
    cdef int ruins_beside(self, int seat, int position) noexcept nogil
    cdef int neighbours(self, int seat, int position, int type_, bint only_healthy) noexcept nogil
    cdef int places_for(self, int seat) noexcept nogil
    cdef int nearest(self, int seat, int position) noexcept nogil
    cdef int places_to_move(self, int seat, int position) noexcept nogil
    cdef int ready_kinds(self, int seat) noexcept nogil
    cdef int ready_places(self, int seat, int kind) noexcept nogil
    cdef int find_ready(self, int seat, int position, int kind, bint is_exhausted) noexcept nogil
    cdef int exhausted_kinds(self, int seat, int position) noexcept nogil
    cdef int n_exhausted(self, int seat) noexcept nogil
    cdef void refresh_place(self, int seat, int place) noexcept nogil
    cdef void refresh_all(self, int seat) noexcept nogil
    cdef void refresh_beside(self, int seat, int position) noexcept nogil
    cdef bint can_refresh_beside(self, int seat, int position) noexcept nogil
    cdef int strength(self, int seat) noexcept nogil
    cdef int strength_by(self, int seat, int position, int effect) noexcept nogil
    cdef int next_in(self, int seat) noexcept nogil
    cdef int list_places(self, int places, int *out) noexcept nogil
    cdef int only_place(self, int places) noexcept nogil
    cdef void cut(self, signed char *cards, int n, int i) noexcept nogil
