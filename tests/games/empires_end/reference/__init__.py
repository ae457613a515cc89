"""Empire's End, a slow and obvious reference: one reading of the rules page (clause ids END-n.m).

It has its own pieces, its own table and its own words for everything. Nothing here is fast or clever, on purpose.
"""
