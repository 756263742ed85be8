"""What the steps of a game come to: how everybody played, and where it turned."""

import math
from collections.abc import Sequence
from typing import Final

from ludus.bots.estimates.sampling import Z95
from ludus.review.model import ReviewPlayer, ReviewStep, Row

TURNING: Final = 0.08  # of the chance to win, for somebody, in one step
HELD: Final = 3  # steps before and after it between which the chance must differ as much: play-outs may err for one
SURELY: Final = 3.0  # standard errors it must exceed: among hundreds of steps two are often exceeded by accident
NO_LOSS: Final = 0.005  # of the chance to win: less than that is no loss to speak of
MOST_TURNING: Final = 8
UNCLEAR: Final = 0.5  # of the scale of accuracy: what may lie anywhere in more of it is not told


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
        luck_points_error=math.sqrt(math.fsum(step.points_error[seat] ** 2 for step in steps)),
        accuracy=accuracy(judged),
        given_away=lost,
        given_away_error=math.sqrt(math.fsum(_error(step) ** 2 for step in judged)),
        judged=len(judged),
        best=_best(judged),
        worst=_worst(judged),
    )


def accuracy(judged: Sequence[ReviewStep]) -> int | None:
    """100 where nothing was given away, 0 where as much as by choosing by lot; None where it may be nearly anything."""
    judgements = [step.judgement for step in judged if step.judgement is not None]
    lost, edge = math.fsum(one.loss for one in judgements), math.fsum(one.edge for one in judgements)
    by_lot = lost + edge
    if by_lot <= 0:
        return None
    lost_error = math.hypot(*(one.loss_error for one in judgements))
    edge_error = math.hypot(*(one.edge_error for one in judgements))
    found, margin = edge / by_lot, Z95 * math.hypot(edge * lost_error, lost * edge_error) / by_lot**2
    low, high = (min(max(end, 0.0), 1.0) for end in (found - margin, found + margin))
    return None if high - low > UNCLEAR else round(100 * min(max(found, 0.0), 1.0))


def _best(judged: Sequence[ReviewStep]) -> int | None:
    """The decision that was right where nothing else came near: the next best would have been worse by most."""
    right = [step for step in judged if step.judgement is not None and step.judgement.better is None]
    found = max(right, key=_lead, default=None)
    return None if found is None or _lead(found) <= 0 else found.number


def _worst(judged: Sequence[ReviewStep]) -> int | None:
    """The decision that gave most away, if any surely did."""
    wrong = [step for step in judged if step.judgement is not None and step.judgement.better is not None]
    found = max(wrong, key=_loss, default=None)
    return None if found is None else found.number


def turning_points(start: Row, steps: Sequence[ReviewStep], ends: Sequence[Row] = ()) -> tuple[int, ...]:
    """The steps that changed somebody's chance most, surely and for good, in order of play.

    The curve lags a little behind the end, being what is seen on the way there, so that the last step seems to turn a
    game that was over before. `ends` are the chances before the last steps by the ends of play-outs alone: what they
    do not show as well is no turning point.
    """
    rows = [start, *(step.after for step in steps)]
    errors = [steps[0].error if steps else (), *(step.error for step in steps)]
    sure = dict(enumerate([*ends, rows[-1]], len(rows) - 1 - len(ends)))
    swings: list[tuple[float, int]] = []
    for i, step in enumerate(steps, 1):
        for seat in range(len(start)):
            swing = _swing([row[seat] for row in rows[max(i - HELD, 0) : i + HELD]], min(i, HELD))
            if i - 1 in sure:
                swing = min(swing, abs(sure[i][seat] - sure[i - 1][seat]))
            if swing >= TURNING and swing > SURELY * math.hypot(errors[i - 1][seat], errors[i][seat]):
                swings.append((swing, step.number))
    best = {number: swing for swing, number in sorted(swings)}
    return tuple(sorted(sorted(best, key=lambda number: (-best[number], number))[:MOST_TURNING]))


def _swing(chances: Sequence[float], at: int) -> float:
    """By how much all from a place on differ from all before it, in the direction taken there; 0 where they do not."""
    up = chances[at] >= chances[at - 1]
    low, high = (chances[:at], chances[at:]) if up else (chances[at:], chances[:at])
    return max(min(high) - max(low), 0.0)


def _loss(step: ReviewStep) -> float:
    return 0.0 if step.judgement is None else step.judgement.loss


def _lead(step: ReviewStep) -> float:
    """What a choice surely promised more than the next best."""
    return 0.0 if step.judgement is None else step.judgement.lead - SURELY * step.judgement.lead_error


def _error(step: ReviewStep) -> float:
    return 0.0 if step.judgement is None else step.judgement.loss_error
