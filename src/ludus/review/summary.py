"""What the steps of a game come to: how everybody played, and where it turned."""

import math
from collections.abc import Sequence
from typing import Final

from ludus.review.model import ReviewPlayer, ReviewStep, Row

TURNING: Final = 0.08  # of the chance to win, for somebody, in one step
SURELY: Final = 3.0  # standard errors it must exceed: among hundreds of steps two are often exceeded by accident
MOST_TURNING: Final = 8


def players(start: Row, steps: Sequence[ReviewStep]) -> tuple[ReviewPlayer, ...]:
    """How every seat played."""
    return tuple(_player(seat, start, steps) for seat in range(len(start)))


def _player(seat: int, start: Row, steps: Sequence[ReviewStep]) -> ReviewPlayer:
    own = others = 0.0
    before = start
    for step in steps:
        changed = step.decided[seat] - before[seat]
        own, others = (own + changed, others) if step.seat == seat else (own, others + changed)
        before = step.after
    judged = [step for step in steps if step.seat == seat and step.judgement is not None]
    lost = math.fsum(_loss(step) for step in judged)
    return ReviewPlayer(
        *(seat, start[seat], own, math.fsum(step.luck[seat] for step in steps), others),
        luck_error=math.sqrt(math.fsum(step.luck_error[seat] ** 2 for step in steps)),
        luck_points=math.fsum(step.points[seat] for step in steps),
        accuracy=accuracy(judged),
        given_away=lost,
        given_away_error=math.sqrt(math.fsum(_error(step) ** 2 for step in judged)),
        judged=len(judged),
        best=_best(judged),
        worst=_worst(judged),
    )


def accuracy(judged: Sequence[ReviewStep]) -> int | None:
    """100 where nothing was given away, 0 where as much as by choosing by lot."""
    lost = math.fsum(_loss(step) for step in judged)
    by_lot = lost + math.fsum(step.judgement.edge for step in judged if step.judgement is not None)
    if by_lot <= 0:
        return None
    return round(100 * min(max(1 - lost / by_lot, 0.0), 1.0))


def _best(judged: Sequence[ReviewStep]) -> int | None:
    """The decision that was right and mattered most: most options would have been worse by most."""
    right = [step for step in judged if step.judgement is not None and step.judgement.better is None]
    found = max(right, key=_edge, default=None)
    return None if found is None or _edge(found) <= 0 else found.number


def _worst(judged: Sequence[ReviewStep]) -> int | None:
    """The decision that gave most away, if any surely did."""
    wrong = [step for step in judged if step.judgement is not None and step.judgement.better is not None]
    found = max(wrong, key=_loss, default=None)
    return None if found is None else found.number


def turning_points(start: Row, steps: Sequence[ReviewStep]) -> tuple[int, ...]:
    """The steps that surely changed somebody's chance most, in order of play."""
    swings: list[tuple[float, int]] = []
    before, error = start, steps[0].error if steps else ()
    for step in steps:
        swing = max(_swings(before, step.after, error, step.error))
        before, error = step.after, step.error
        if swing >= TURNING:
            swings.append((swing, step.number))
    return tuple(sorted(number for _, number in sorted(swings, reverse=True)[:MOST_TURNING]))


def _swings(before: Row, after: Row, before_error: Row, after_error: Row) -> list[float]:
    """By how much every seat's chance has changed; what too few tries can do is no change."""
    found = []
    for then, now, *errors in zip(before, after, before_error, after_error, strict=True):
        swing = abs(now - then)
        found.append(swing if swing > SURELY * math.hypot(*errors) else 0.0)
    return found


def _loss(step: ReviewStep) -> float:
    return 0.0 if step.judgement is None else step.judgement.loss


def _edge(step: ReviewStep) -> float:
    return 0.0 if step.judgement is None else step.judgement.edge


def _error(step: ReviewStep) -> float:
    return 0.0 if step.judgement is None else step.judgement.loss_error
