"""The areas of the city, which act in their order: I Mercatus, II Arena, III Stadium, IV Theatrum, V Forum, VI Portus.

Arena and Stadium are both a contest.
"""
