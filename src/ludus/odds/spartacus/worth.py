"""What a fighter is worth, by his odds alone: a lower bound, for auctions.

He can be sold for what his card says. Or he fights once more: on his victory up to three gold can be bet, and if he
wins he can still be sold. Beaten he counts as lost, and influence, favors, tribute and equipment count nothing: they
can only make him worth more.
"""

from typing import NamedTuple

from ludus.games.spartacus.arena.bets import MOST_GOLD
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.features import Entrant
from ludus.odds.answer import EXACT, SAMPLED
from ludus.odds.spartacus import service
from ludus.odds.spartacus.bout import bout_of


class FighterWorth(NamedTuple):
    """A fighter against those on the table."""

    gold: float  # at least so much
    wins: float  # his mean chance to win
    against: dict[str, float]  # his chance against each
    how: str
    bound: float  # of the chances


def worth(box: Box, name: str, rivals: list[str], crowd: bool = True) -> FighterWorth:
    """A lower bound in gold for a fighter who may meet each of some others, one as likely as another."""
    sale = next(title.gold for title in box.market if title.name == name)
    answers = {
        rival: service.at_once(bout_of(box, Entrant(name), Entrant(rival), crowd)) for rival in rivals if rival != name
    }
    chances = {rival: answer.value for rival, answer in answers.items()}
    one_fight = [MOST_GOLD * max(0.0, 2 * chance - 1) + chance * sale for chance in chances.values()]
    how = SAMPLED if any(answer.how == SAMPLED for answer in answers.values()) else EXACT
    bound = max((answer.bound for answer in answers.values()), default=0.0)
    mean = sum(chances.values()) / len(chances) if chances else 0.5
    fights = sum(one_fight) / len(one_fight) if one_fight else 0.0
    return FighterWorth(max(float(sale), fights), mean, chances, how, bound)
