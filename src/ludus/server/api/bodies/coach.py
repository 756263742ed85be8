"""What a coach says at a practice table."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel

from ludus.coach import Advice, Choice
from ludus.server.api.bodies import sent
from ludus.server.api.bodies.reasons import Clause, ReasonSeen, clause, option_seen, reason_seen

Wish = Literal["hint", "choices", "warnings"]


class ChoiceSeen(BaseModel):
    """One of the best options: its chance to win and how far off that is in 19 of 20 cases, and what speaks for it.

    Where it was not tried often enough, or there is nothing to try, chance and margin are null. `as_good` where it was
    not told apart from the one that is named first; otherwise `less` is what it promises less than that one, if known.
    """

    option: Annotated[dict[str, Any], sent("Option")]
    chance: float | None
    margin: float | None
    reason: ReasonSeen
    as_good: bool
    less: float | None


class WarningSeen(BaseModel):
    """An option that gives away so much of the chance to win, against the best; and what it exposes the seat to."""

    words: str
    less: float
    danger: Clause | None


class CoachSeen(BaseModel):
    """What was asked for: a `hint` where to look, the best `choices`, or `warnings` of those that give much away.

    All is empty where the seat has no choice.
    """

    decision: int
    line: int
    hint: Clause | None
    choices: list[ChoiceSeen]
    warnings: list[WarningSeen]


def coach_seen(advice: Advice | None, decision: int, line: int, wish: Wish) -> CoachSeen:
    """The part of the advice that was asked for."""
    seen = CoachSeen(decision=decision, line=line, hint=None, choices=[], warnings=[])
    if advice is None:
        return seen
    if wish == "hint":
        seen.hint = clause(advice.hint)
    elif wish == "choices":
        seen.choices = [choice_seen(one) for one in advice.best]
    else:
        seen.warnings = [
            WarningSeen(words=one.option.words, less=one.less, danger=clause(one.danger)) for one in advice.blunders
        ]
    return seen


def choice_seen(one: Choice) -> ChoiceSeen:
    option = option_seen(one.option)
    assert option is not None
    reason = reason_seen(one.reason)
    return ChoiceSeen(
        option=option, chance=one.chance, margin=one.margin, reason=reason, as_good=one.as_good, less=one.less
    )
