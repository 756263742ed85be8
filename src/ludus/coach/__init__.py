"""A coach at practice tables: where to look, the best choices and why, and a warning before a blunder.

It knows what the seat may know and imagines the rest, as bots do; for positions the seat cannot tell apart it says the
same.
"""

from ludus.coach.advice import Advice, Blunder, Choice, advise
from ludus.coach.words import PHRASES

__all__ = ["PHRASES", "Advice", "Blunder", "Choice", "advise"]
