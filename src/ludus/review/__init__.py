"""A finished game looked back on: chances to win, what was decided and what was luck."""

from ludus.review.model import Review
from ludus.review.review import EDITION, LUCK_ALONE, Wanted, review

__all__ = ["EDITION", "LUCK_ALONE", "Review", "Wanted", "review"]
