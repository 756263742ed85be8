"""The door to Kampf's odds: a challenge as an answer."""

from functools import lru_cache
from typing import Final, NamedTuple

from ludus.games.kampf import KAMPF
from ludus.games.kampf.features import Side
from ludus.odds.answer import Answer
from ludus.odds.kampf.exchange import Exchange, first_nets, in_order, nets_of, spread
from ludus.odds.kampf.strikes import SPAN, WORTH_OF_AN_ANIMAL, Faces

ROUNDING: Final = 2.0**-52  # the odds are whole numbers of cases; only the division rounds
REMEMBERED: Final = 1 << 13  # answers kept


class Ending(NamedTuple):
    """How a challenge ends for the challenger."""

    taken: int  # gladiators taken or killed
    lost: int  # gladiators lost
    beaten: bool  # the challenged animal is beaten
    fallen: bool  # the animal that challenges is beaten

    @property
    def balance(self) -> int:
        """Gained minus lost; an animal counts two."""
        return self.taken - self.lost + WORTH_OF_AN_ANIMAL * (self.beaten - self.fallen)


@lru_cache(maxsize=REMEMBERED)
def worth(faces: Faces, challenger: Side, challenged: Side) -> float:
    """What a challenge is worth to the challenger, nobody being under a net yet."""
    first, second, sign = in_order(challenger, challenged)
    return sign * first_nets(faces, first, second, nets_of(first, second)) / SPAN**2


@lru_cache(maxsize=REMEMBERED)
def challenge(faces: Faces, challenger: Side, challenged: Side) -> Answer[Ending]:
    """The odds of a challenge, nobody being under a net yet."""
    first, second, sign = in_order(challenger, challenged)
    cases: dict[Ending, int] = {}
    for exchange, times in spread(faces, first, second).items():
        end = ending(exchange, sign)
        cases[end] = cases.get(end, 0) + times
    ordered = sorted(cases.items(), key=lambda item: (-item[1], item[0]))
    distribution = {end: times / SPAN**2 for end, times in ordered}
    chances = chances_of(distribution, challenger, challenged)
    value = worth(faces, challenger, challenged)
    return Answer(KAMPF.name, value, distribution=distribution, chances=chances, bound=ROUNDING)


def ending(exchange: Exchange, sign: int) -> Ending:
    """An exchange as the challenger sees it."""
    by_first, beaten_by_first, by_second, beaten_by_second = exchange
    if sign > 0:
        return Ending(by_first, by_second, bool(beaten_by_first), bool(beaten_by_second))
    return Ending(by_second, by_first, bool(beaten_by_second), bool(beaten_by_first))


def chances_of(distribution: dict[Ending, float], challenger: Side, challenged: Side) -> dict[str, float]:
    """What people ask: who comes off better, and who is gone afterwards."""
    ours, theirs = (0 if side.hits else sum(side.symbols) for side in (challenger, challenged))
    chances = dict.fromkeys(("ahead", "even", "behind", "challenged_gone", "challenger_gone", "nothing"), 0.0)
    for end, chance in distribution.items():
        chances["ahead" if end.balance > 0 else "behind" if end.balance < 0 else "even"] += chance
        chances["challenged_gone"] += chance * (end.beaten or (theirs > 0 and end.taken == theirs))
        chances["challenger_gone"] += chance * (end.fallen or (ours > 0 and end.lost == ours))
        chances["nothing"] += chance * (end == (0, 0, False, False))
    return chances
