# The C side of table.py.
from clutch.engine.kernel cimport Kernel

cdef int SEATS

cdef class Table(Kernel):
    cdef Table original  # what this is a copy of
    # the set-up
    cdef int each, hand_size, decks, reveal, target, marker_option
    cdef int merchant, blacksmith, n_eggs
    cdef bint tokens_count
    cdef signed char eggs[60]
    cdef int rivals
    cdef double usual[11]       # what a card is worth on average
    cdef double mean_egg
    # what rules of thumb and values go by
    cdef int rounds_ahead
    cdef double spread, margin, points_share, token_weight, whim, thrift
    # the table
    cdef int marker, round, turn, phase, to_act, last_round
    cdef int n_egg_deck, n_up, n_down, n_lost, n_queue
    cdef int score[6]
    cdef int bonus[6]
    cdef int open_points[6]
    cdef int round_points[6]
    cdef signed char tokens[6]
    cdef signed char unseen[11]      # how many of each card nobody has revealed this round
    cdef signed char wants[6]
    cdef signed char merchants[6]
    cdef signed char smiths[6]
    cdef signed char n_hand[6]
    cdef signed char n_deck[6]
    cdef signed char n_pile[6]
    cdef signed char hand[6][4]
    cdef signed char deck[6][20]
    cdef signed char played[6][2]
    cdef signed char took[6][2]      # the mark of the egg that a card took, plus 1
    cdef signed char pile[6][24]
    cdef signed char pile_mark[6][24]
    cdef signed char pile_known[6][24]
    cdef signed char queue[12]       # 2 * seat + which of the seat's cards
    cdef signed char egg_deck[60]
    cdef signed char up[4]
    cdef signed char down[6]
    cdef signed char down_scout[6]
    cdef signed char lost[8]
    cdef signed char lost_scout[8]
    cdef signed char pool[64]
    cdef double worth_of[12]
    cdef double ahead[12]            # chance that a rival's card beats this one
    cdef int left[11]

cdef void make_copy(Table twin, Table other)
cdef void copy_setup(Table twin, Table other) noexcept nogil
cdef void copy_table(Table twin, Table other) noexcept nogil
cdef void copy_area(Table twin, Table other, int seat) noexcept nogil
