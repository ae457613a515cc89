# The C side of rounds.py.
from clutch.games.eggs_and_empires.kernel.loading cimport Loaded

cdef int DARK_PRIESTESS, MULLIGAN, CHOOSING, COLLECTING, TURN_END, OVER
cdef int TURNS, ROUNDS, SEATS, NO_HORIZON

cdef class Rounds(Loaded):
    cdef void begin_round(self) noexcept nogil
    cdef void draw_card(self, int seat) noexcept nogil
    cdef void redraw(self, int seat) noexcept nogil
    cdef void carry_out_mulligans(self) noexcept nogil
    cdef void reveal_eggs(self) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    cdef bint is_tie(self) noexcept nogil
    cdef void score_round(self) noexcept nogil
    cdef bint is_won(self) noexcept nogil
    cdef int after_marker(self, int i) noexcept nogil
