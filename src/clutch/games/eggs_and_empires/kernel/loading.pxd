# The C side of loading.py.
from clutch.games.eggs_and_empires.kernel.table cimport Table

cdef int SEATS, MERCHANT, BLACKSMITH, EVERYONE, NO_HORIZON

cdef class Loaded(Table):
    pass
