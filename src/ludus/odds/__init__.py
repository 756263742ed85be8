"""Exact odds: what a fight is worth when both sides play their best, and how it can end.

>>> from ludus import odds
>>> answer = odds.fight("kampf", "2 sword 1 net 1 prong", "lion-a")
>>> answer.how, round(answer.value, 4), round(answer.chances["challenged_gone"], 4)
('exact', 0.7512, 0.4583)
>>> answer = odds.fight("spartacus", "Crixus", "Spartacus")
>>> answer.how, round(answer.value, 4), round(answer.bets["injury"].chance, 4)
('exact', 0.3741, 0.3043)
"""

import difflib
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from ludus.core.errors import UnknownGame
from ludus.core.game import Game
from ludus.core.phrase import Event
from ludus.odds import kampf, spartacus
from ludus.odds.answer import EXACT, SAMPLED, Advice, Answer, BoxChance, Choice
from ludus.odds.problems import BadFighter
from ludus.odds.spartacus import Fought

__all__ = [
    "EXACT",
    "SAMPLED",
    "Advice",
    "Answer",
    "BadFighter",
    "BoxChance",
    "Choice",
    "Fought",
    "advise",
    "battle",
    "fight",
    "fought",
    "is_coming",
    "outlook",
    "prospects",
]

T = TypeVar("T")

FIGHTS: Final[dict[str, Callable[..., Answer[Any]]]] = {"kampf": kampf.fight, "spartacus": spartacus.fight}
BATTLES: Final[dict[str, Callable[..., Answer[Any]]]] = {"kampf": kampf.battle}
ADVISERS: Final[dict[str, Callable[..., Advice | None]]] = {"kampf": kampf.advise, "spartacus": spartacus.advise}
OUTLOOKS: Final[dict[str, Callable[..., float | None]]] = {"kampf": kampf.outlook, "spartacus": spartacus.outlook}

PLAYED: Final[dict[str, Callable[[Game[Any], Iterable[Event]], Fought | None]]] = {"spartacus": spartacus.fought}
COMING: Final[dict[str, Callable[..., bool]]] = {"spartacus": spartacus.is_coming}
PROSPECTS: Final[dict[str, Callable[..., tuple[kampf.Prospect, ...]]]] = {"kampf": kampf.prospects}


def fight(game: str, a: str, b: str, **circumstances: Any) -> Answer[Any]:
    """The odds of A fighting B, A being the challenger where the rules tell them apart.

    Kampf: `stones=(0, 1)` that lie on each side, `folder` of an edited data set. Spartacus: `wait=True` to have it
    solved now, `crowd`, `place`, `trials`, `progress`, `folder`. Raises UnknownGame, BadFighter.
    """
    return _of(FIGHTS, game)(a, b, **circumstances)


def battle(game: str, a: str, b: str, **circumstances: Any) -> Answer[Any]:
    """The chance that A wins when A and B fight until one of them is gone. Raises UnknownGame, BadFighter."""
    return _of(BATTLES, game)(a, b, **circumstances)


def advise(game: str, g: Game[Any], **how: Any) -> Advice | None:
    """What each option of the choice at hand is worth; None where there are no odds for it. Raises UnknownGame.

    Spartacus: `seat` where several are asked, `wait=True` to have a fight solved now rather than sampled.
    """
    return _of(ADVISERS, game)(g, **how)


def outlook(game: str, g: Game[Any], **how: Any) -> float | None:
    """What the fight at hand is still worth to the first side, exactly; None between fights, and where it is not
    known: a fight of Spartacus is solved in the background, or with `wait=True` at once. Raises UnknownGame."""
    return _of(OUTLOOKS, game)(g, **how)


def prospects(game: str, g: Game[Any]) -> tuple[kampf.Prospect, ...]:
    """The fights each option of the choice at hand leads to, exactly; none in games where nobody chooses whom to fight
    by what a fight is worth."""
    return PROSPECTS[game](g) if game in PROSPECTS else ()


def is_coming(game: str, g: Game[Any]) -> bool:
    """Whether exact chances in the fight at hand are being worked out: who asks again later is told more."""
    return COMING[game](g) if game in COMING else False


def fought(game: str, g: Game[Any], events: Iterable[Event]) -> Fought | None:
    """The fight that events decided, the game as it was before them, and how likely each side was to win it; None where
    none was decided, and where that is not known exactly."""
    return PLAYED[game](g, events) if game in PLAYED else None


def _of(answerers: dict[str, T], game: str) -> T:
    if game not in answerers:
        near = difflib.get_close_matches(game, answerers, n=1)
        hint = f"did you mean '{near[0]}'?" if near else f"there are for: {', '.join(answerers)}."
        raise UnknownGame(f"There are no odds for '{game}'.", hint=hint)
    return answerers[game]
