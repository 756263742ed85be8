"""Combat: initiative, moves, attacks and wounds (rulebook pp. 14–18)."""
