# The C side of table.py.
from clutch.engine.kernel cimport Kernel

cdef class Table(Kernel):
    cdef Table original  # what this is a copy of
    cdef Table before    # the table when the step began that all decide at once
    cdef object pieces
    # the set-up
    cdef int n_cards, n_effects, n_kinds, n_conflicts, n_phases, is_quick, hand_size
    cdef signed char track[40]
    cdef signed char start_stock[4]
    cdef signed char type_at[11]           # of a location: city, town, ...
    cdef signed char value_at[11]
    cdef signed char repair_at[11]
    cdef short base[11]                    # the effect of a location
    cdef signed char target_of[120]        # a position from 0
    cdef signed char accepts[120]          # one bit a resource
    cdef signed char cost_of[120]
    cdef short effect_of[120]
    cdef signed char ready_of[120]         # what it does when exhausted: a free bid by resource, replace, or NONE
    cdef signed char does[132]
    cdef signed char when[132]
    cdef signed char amount[132]
    cdef signed char token_of[132]
    cdef signed char near[132]
    cdef signed char gives[132][4]
    cdef signed char times[132]
    cdef signed char kind_of[132]          # of a conversion
    cdef signed char kind_pays[60]         # a token
    cdef signed char kind_gives[60]        # one bit a token
    cdef signed char kind_either[60]
    cdef signed char bonus_points[24]
    cdef signed char bonus_gives[24][4]
    cdef signed char n_tiers[24]
    cdef signed char least[24][6]
    cdef signed char most[24][6]
    cdef signed char tier_points[24][6]
    cdef signed char tier_gives[24][6][4]
    cdef signed char tier_refresh[24][6]
    cdef signed char uprising_rank[24]
    cdef signed char uprising_at[24]
    cdef unsigned long long salt[512]      # factors of `knowledge`
    # phases of a kind that are still to come when a phase has begun
    cdef signed char economies_from[42]
    cdef signed char industries_from[42]
    cdef signed char conflicts_from[42]
    cdef signed char disasters_from[42]
    # what rules of thumb and values go by
    cdef double phases_ahead, spread, margin, points_share, crowd, fights, builds, bids, trades
    cdef double both, leak, flow, strong, hope, freedom, again, handy, barter, echo
    cdef double mending, shaken, settled, steep, spite, reach, last_reach, keen, dread, bargain
    cdef double fresh, later, risk, anew, marker
    cdef double price[4]                   # of a token, while it can be used for all it is good for
    # the table
    cdef int first, opener, phase, asked, seat, n_out, begun
    cdef int n_deck, n_discards, n_conflict_deck, n_gone, conflict
    cdef int n_disasters, dealing_with, resource
    cdef signed char deck[120]
    cdef signed char discards[120]
    cdef signed char conflict_deck[24]
    cdef signed char gone[24]
    cdef signed char open_card[2]
    cdef short heap[2][4]
    cdef signed char fought[2]
    cdef signed char suffered[2]
    cdef signed char row[4][11]            # the location at each position
    cdef signed char healthy[4][11]        # by location
    cdef signed char n_healthy[4]
    cdef signed char head[4][11]           # the first innovation of a location, NONE: no one
    cdef signed char count[4][11]
    cdef signed char follows[120]          # the next innovation of the same location
    cdef signed char exhausted[120]
    cdef short stock[4][4]
    cdef signed char n_hand[4]
    cdef signed char hand[4][4]
    cdef short score[4]
    cdef signed char out[4]
    # plans
    cdef signed char planned[4]            # what a planner decides next
    cdef signed char has_economy[4]
    cdef signed char has_industry[4]
    cdef signed char did_industry[4]
    cdef short left[4][60]                 # conversions that can still be made, by kind
    cdef short repeats[4]
    cdef signed char hand_open[4]
    cdef signed char repair_open[4]
    cdef signed char abilities_open[4]
    cdef signed char began_abilities[4]
    cdef signed char cards_used[4]
    cdef signed char cards_built[4]
    cdef signed char swaps_used[4]
    cdef signed char acted[120]            # innovations that moved or refreshed in this phase
    cdef signed char n_thrown[4]
    cdef signed char thrown[4][4]
    cdef signed char plan_card[4]
    cdef signed char plan_position[4]
    cdef signed char plan_cost[4]
    cdef short bid_axes[4]
    cdef short bid_coins[4]
    cdef signed char n_founded[4]
    cdef signed char founded[4][2]
    cdef signed char wants[4]              # a new hand
    cdef signed char refreshes[4]
    cdef short basic[4]                    # strength without the bid
    cdef double horizon                    # the phase in which a playout stops
    # room to work in
    cdef bint is_weighed                   # the standings are those of this position
    cdef double standing_of[4]
    cdef int economies, industries, conflicts, disasters
    cdef double trouble                    # disasters to come, for each player of two
    cdef double need[4]                    # how many tokens can still be spent well
    cdef double rate[4]                    # points for a token more or less
    cdef double final_rate[4]              # points for a token at the end
    cdef double kept                       # of the tokens there are, what is left at the end
    cdef double ruin_rate                  # points for a ruin at the end
    # a hand in a plan: what its cards are worth once built, and less what that costs
    cdef double hand_worth[4]
    cdef double hand_gain[4]
    # a line of turns in a disaster phase
    cdef int stakes_known                  # one bit each
    cdef double stakes[2][4]               # what suffering costs, kept from turn to turn
    cdef double loss_of[4]                 # of who suffers, the heap left aside
    cdef double promised[4]
    cdef double rate_by[4][4]              # `rate` of each seat
    cdef int free_left[4]
    cdef int cheap_left[4]
    cdef int coins_left[4]
    cdef int cheap_token[4]
    cdef int laid[4]
    cdef int turn_seat[24]
    cdef double turn_worth[24]
    cdef double turn_price[24]
    cdef bint is_careful                   # also weigh what takes long
    cdef double here[11]
    cdef double danger[11]                 # by position
    cdef signed char pool[120]
    cdef signed char is_unseen[120]
