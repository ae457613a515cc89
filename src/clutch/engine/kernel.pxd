# The C side of kernel.py: what a compiled search calls.
cdef unsigned long long MASK
cdef unsigned long long MIX, MIX_1, MIX_2

cdef class Kernel:
    cdef readonly int seats
    cdef readonly bint is_copy
    cdef readonly bint is_asked
    cdef unsigned long long s0, s1, s2, s3
    cdef int actions[128]

    # a game supplies these
    cdef int list_actions(self, int *out) noexcept nogil
    cdef void do_action(self, int action) noexcept nogil
    cdef int decider(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef void rewind(self) noexcept nogil
    cdef void deal_again(self, int seat) noexcept nogil
    cdef unsigned long long knowledge(self, int seat) noexcept nogil
    cdef int rule_of_thumb(self) noexcept nogil
    cdef bint at_horizon(self) noexcept nogil
    cdef double value(self, int seat) noexcept nogil

    # and gets these
    cdef int play_randomly(self) noexcept nogil
    cdef int play_by_thumb(self, int carelessness) noexcept nogil
    cdef void set_chance(self, unsigned long long a, unsigned long long b,
                         unsigned long long c, unsigned long long d) noexcept nogil
    cdef void set_horizon(self) noexcept nogil
    cdef void set_seed(self, unsigned long long seed) noexcept nogil
    cdef unsigned long long mixed(self, unsigned long long z) noexcept nogil
    cdef int below(self, int n) noexcept nogil
    cdef void shuffle(self, signed char *cards, int n) noexcept nogil

    # for Python, checked
    cpdef list offers(self)
    cpdef void apply(self, int action) except *
    cpdef int player(self)
    cpdef bint over(self)
