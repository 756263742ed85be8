"""What can be wrong with a question about a fight, and what to do.

People who speak another language are told in it, by the same names.
"""

from collections.abc import Mapping
from typing import Final

from ludus.core.errors import LudusError

PROBLEMS: Final = {
    # Kampf
    "empty": ("A side has no fighters.", "write a team such as '{example}', or an animal such as '{animal}'."),
    "unknown": ("There is no fighter called '{word}'.", "perhaps one of these: {near}."),
    "count": ("'{word}' does not say how many of whom.", "write a number before each kind, such as '{example}'."),
    "size": ("A team of {size} is too large.", "a carrier holds {most} gladiators."),
    "mixed": ("'{text}' is more than a team or an animal.", "each side is one team, or one animal by its name."),
    "teams": ("Battles to the end are known for teams only, and '{text}' is an animal.", "name two teams."),
    "stones": ("{stones} stones cannot lie on '{text}'.", "it can have from 0 to {most}."),
    # Spartacus
    "nobody": ("'{text}' names no fighter.", "write a fighter and what he carries, such as '{example}'."),
    "unknown-card": ("There is no fighter and no equipment called '{word}'.", "perhaps one of these: {near}."),
    "several": ("'{text}' names more than one fighter.", "each side is one fighter: {names} cannot fight together."),
    "twice": (
        "'{text}' has more than one {type}.",
        "a fighter takes one weapon, one armor and one special; leave out {less}.",
    ),
    "unique": ("There is only one {name}.", "name somebody else for one of the two sides."),
    "scarce": ("There are not so many cards called {name}.", "leave it out on one of the two sides."),
}


class BadFighter(LudusError):
    """A side of a fight cannot be read; `problem` and `values` say why, for other languages."""

    def __init__(self, problem: str, values: Mapping[str, int | str]) -> None:
        sentence, hint = PROBLEMS[problem]
        super().__init__(sentence.format(**values), hint.format(**values))
        self.problem = problem
        self.values = values

    def __reduce__(self) -> tuple[type["BadFighter"], tuple[str, Mapping[str, int | str]]]:  # type: ignore[override]
        return type(self), (self.problem, self.values)
