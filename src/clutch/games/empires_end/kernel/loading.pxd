# The C side of loading.py.
from clutch.games.empires_end.kernel.play cimport Play

cdef int NONE, NO_HORIZON, TURN, FREE_BIDDING, ASSIGNING, SHORTAGE, BIDDING, REFRESHING, OVER, FOUND_PLACE, PLANNED

cdef class Loaded(Play):
    pass
