"""What a choice makes of the word a house has given: the rules are played on, and the ledger of promises is read."""

from typing import Final, NamedTuple, cast

from ludus.bots.spartacus.schemes import value_of_word
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import moment_at_hand, open_promises
from ludus.games.spartacus.sight.seen import Promised, View
from ludus.games.spartacus.table.terms import PROMISES, Promise
from ludus.match import Turn

IS_KEPT: Final = {"kept": True, "broken": False}


class Deed(NamedTuple):
    """A promise that was put to the test."""

    taker: Seat
    is_kept: bool


def deed(turn: Turn, g: SpartacusGame, option: Option) -> Deed | None:
    """The promise a choice keeps or breaks; a broken one before one that is kept."""
    given = open_promises(g, turn.seat)
    if not given:
        return None
    if option.verb == "pass":
        return holding_back(turn, g)
    after = g.clone()
    after.apply(turn.seat, next(one for one in after.options(turn.seat) if one.words == option.words))
    ledger = cast(View, after.view(turn.seat))["promises"]
    judged = [Deed(line.taker, IS_KEPT[now]) for line in given if (now := standing(ledger, line)) in IS_KEPT]
    return min(judged, key=lambda one: one.is_kept, default=None)


def standing(ledger: list[Promised], line: Promise) -> str | None:
    """How a promise stands now; there may be another one like it."""
    same = (line.maker, line.taker, PROMISES[line.what], line.round)
    return next(
        (one["standing"] for one in ledger if (one["maker"], one["taker"], one["what"], one["round"]) == same), None
    )


def holding_back(turn: Turn, g: SpartacusGame) -> Deed | None:
    """Whoever lets a scheme pass keeps his word to its player, if he could have tried to stop it."""
    word, moment = value_of_word(turn, g), moment_at_hand(g)
    is_bound = moment is not None and any(word(option) < 0 for option in turn.options)
    return Deed(moment.by, True) if is_bound and moment is not None else None
