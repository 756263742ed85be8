"""What the suite looks at in some of its ways, so as to be short, the soak looks at in all of them (`page_whole`)."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
NAME: Final = "LUDUS_WHOLE"  # what the soak sets
WHOLE: Final = os.environ.get(NAME) == "yes"


def some(everything: Sequence[T], share: slice) -> Sequence[T]:
    """A share of it in the suite, everything in the soak."""
    return everything if WHOLE else everything[share]


def one(everything: Sequence[T], number: int) -> Sequence[T]:
    """By turns one of them in the suite, everything in the soak."""
    return everything if WHOLE else [everything[number % len(everything)]]


def most(suite: int, soak: int) -> int:
    """How many in the suite, and how many in the soak."""
    return soak if WHOLE else suite
