# The C side of table.py.
from clutch.engine.kernel cimport Kernel

cdef int SEATS, MOST_EGGS, MOST_OBJECTIVES, SECTIONS, PILES, ROW, SALTS

cdef class Table(Kernel):
    cdef Table original  # what this is a copy of
    cdef object pieces
    # the set-up
    cdef int n_eggs, n_faces, n_cards, in_play
    cdef int gold_pointer, water_pointer, fire_pointer
    cdef signed char eggs[60]              # the deck in the order of the file, by egg numbers
    cdef signed char fire_need[60]
    cdef signed char water_need[60]
    cdef signed char egg_value[60]
    cdef signed char n_colours[60]
    cdef signed char egg_colour[60][2]
    cdef signed char faces[20]
    cdef double share[4]                   # of a die's faces, by symbol
    cdef signed char section_colour[8]
    cdef signed char asks_for[20][4]       # dragons of each colour
    cdef signed char asks_alike[20]
    cdef signed char asks_different[20]
    cdef signed char asks_gold[20]
    cdef signed char card_value[20]
    cdef unsigned long long salt[96]       # factors of `knowledge`
    # what rules of thumb and values go by
    cdef double rounds_ahead, spread, margin, points_share, patience, pace, haste, stored, chase, gold_step, tempo, toll
    cdef double decay[40]                  # what is left of an egg's worth if it lacks so much
    cdef double hope[40]                   # and of an objective's, if so many dragons are missing
    # the table
    cdef int first, seat, round, phase, wheel, ending, stirred, quiet_rounds, turns_made
    cdef double horizon                    # turns made when a playout stops
    cdef int rerolled, second_takes_egg, water, fire, surplus_water, surplus_fire, surplus_section
    cdef int n_owed, n_row
    cdef signed char dice[2]               # NONE before the first roll
    cdef signed char used[2]
    cdef signed char owed[2]
    cdef signed char row[5]                # objective cards, by number
    cdef signed char taken_by[5]
    cdef signed char height[3]
    cdef signed char pile[3][60]
    cdef short treasure[8][3]              # gold, water, fire
    cdef signed char egg[5][2]             # in the incubators; NONE: empty
    cdef signed char lacks_fire[5][2]
    cdef signed char lacks_water[5][2]
    cdef short gold[5]
    cdef short points[5]                   # of dragons and objectives
    cdef signed char n_objectives[5]
    cdef signed char n_dragons[5]
    cdef signed char mystery[5]            # mystery dragons
    cdef signed char plain[5][4]           # plain dragons of each colour
    cdef signed char dragons[5][60]
    cdef signed char missing_of[5][5]      # dragons, for each objective of the row
    cdef signed char helpful_of[5][5]      # colours that would help, one bit each
    # room to work in
    cdef bint is_weighed                   # the standings are those of this position
    cdef double standing_of[5]
    cdef double turns_left
    cdef double market[4]                  # what a sale brings, by colour
    cdef double wish[5]                    # what a dragon adds to objectives, by colour; the last is a mystery dragon
    cdef double gold_wish
    cdef double worth_of[2]                # of the eggs in the incubators, once hatched
    cdef double best_egg, second_egg       # what the best eggs on the piles promise
    cdef double alone[4]                   # what one die does for the seat, by symbol
    cdef double together[4]                # and two equal ones
    cdef double roll_worth[4][4]
    cdef double appeal[4]                  # of a colour, to store surplus there
    cdef signed char still_lacks[2][2]     # water and fire of both eggs, while resources are shared out
    cdef signed char pool[60]
