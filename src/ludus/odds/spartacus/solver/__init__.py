"""The solver: a duel as numbers, and the chance to win wherever it may stand. Compiled with Numba where it counts."""
