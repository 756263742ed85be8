"""Small games by the real rules, whose values are known exactly: to try methods on.

| title | what it is | its value |
|---|---|---|
| `kampf-small` | two teams of two challenge each other in turn; open, with dice | backward induction, or the odds |
| `auction` | cards are sold by sealed bids with ties, as in Spartacus; no dice | backward induction |
| `spartacus-duel` | two gladiators of Spartacus fight in the arena | the odds |

All doors know them by these names. The tables for people do not.
"""

from ludus.research.small.solve import Solution, solve
from ludus.research.small.titles import SMALL, find
from ludus.research.small.value import Value, value

__all__ = ["SMALL", "Solution", "Value", "find", "solve", "value"]
