"""Looking back on a finished game.

A position is worth what play-outs from it come to, on average. What a choice changes is the worth after it, with all
dice and cards that may follow, less the worth before. Luck is the worth once they have fallen less the worth before
they fell: over many games it comes to nothing. A decision is judged by what its seat could know, in imagined games.
"""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from ludus.bots.estimates import EVALUATORS, Estimate, Estimator, EvaluatorMaker, Verdict
from ludus.bots.estimates.sampling import estimate
from ludus.core.decision import Option
from ludus.core.errors import BadSetting
from ludus.encoding import encoding_of
from ludus.match import Match, Turn
from ludus.review.model import Judgement, NamedMessage, NamedOption, Review, ReviewDeal, ReviewStep, Row
from ludus.review.summary import HELD, NO_LOSS, SURELY, players, turning_points
from ludus.review.walk import Moment, Move, walk
from ludus.review.why import why_better
from ludus.review.work import STEPS, Work

EDITION: Final = 8  # raised when reviews would come out otherwise: what is kept of older ones is made anew
DECISIONS: Final = 0.55  # of the work; the rest is for positions
DEALS: Final = frozenset({"accept"})  # what is done beside a decision and changes who has what

Progress = Callable[[int, int], None]
Picks = Callable[[Moment], bool]  # some of the choices of a game


def is_weighed(moment: Moment) -> bool:
    """Whether a choice can change what the position is worth: making up an offer does not."""
    return not moment.act.beside or bool(moment.luck) or moment.option.verb in DEALS


class Wanted(NamedTuple):
    """Which decisions are judged, and after which choices positions are weighed: the work goes to those alone.

    A choice that is not weighed changes nothing; what it changed counts as that of the next one that is.
    """

    judges: Picks = lambda moment: True  # of those at which there was something to choose from
    weighs: Picks = is_weighed


EVERYTHING: Final = Wanted()
LUCK_ALONE: Final = Wanted(judges=lambda moment: False, weighs=lambda moment: bool(moment.luck))


class Reviewer:
    """One game being looked back on."""

    def __init__(self, match: Match, steps: int, seed: str, make: EvaluatorMaker | None, wanted: Wanted) -> None:
        self.match = match
        self.encoding = encoding_of(match.title, match.seats, match.settings, match.box)
        self.wanted = wanted
        self.rng = random.Random(seed)
        self.estimator = Estimator(match.title.family, self.rng, make)
        moments = [(self.judges(m), wanted.weighs(m) * (1 + bool(m.luck))) for m in walk(match)]
        self.decisions = Work(int(DECISIONS * steps), sum(is_judged for is_judged, _ in moments))
        self.positions = Work(steps - int(DECISIONS * steps), sum(values for _, values in moments) + 1 + HELD)
        self.steps: list[ReviewStep] = []
        self.deals: list[ReviewDeal] = []
        self.ends: list[Row] = []  # the last positions, by the ends of play-outs alone

    def look(self, progress: Progress) -> Review:
        """Look at every choice."""
        total, now, start = len(self.match.acts), None, None
        for moment in walk(self.match):
            if now is None:
                now = start = self.value(moment, [])
            if moment.number > total - HELD:
                self.ends.append(self.value(moment, [], by_end=True).chances)
            now = self.step(moment, now)
            progress(moment.number, total)
        outcome = self.match.outcome
        assert outcome is not None
        assert start is not None
        return Review(
            game=self.match.title.name,
            seats=self.match.seats,
            start=start.chances,
            steps=tuple(self.steps),
            players=players(start.chances, self.steps),
            turning=turning_points(start.chances, self.steps, self.ends),
            deals=tuple(self.deals),
            winners=tuple(outcome.winners),
            work=self.decisions.spent + self.positions.spent,
        )

    def judges(self, moment: Moment) -> bool:
        return moment.is_decision and self.wanted.judges(moment)

    def step(self, moment: Moment, now: Estimate) -> Estimate:
        """One choice; the value after it."""
        judgement = self.judge(moment) if self.judges(moment) else None
        choice = (moment.act.seat, moment.option)
        if not self.wanted.weighs(moment):
            decided = after = now
        elif moment.luck:
            decided, after = self.value(moment, [choice]), self.value(moment, [choice, *moment.luck])
        else:
            decided = after = self.value(moment, [choice])
        decision, nothing = moment.match.decision, (0.0,) * self.match.seats
        assert decision is not None
        self.steps.append(
            ReviewStep(
                *(moment.number, int(moment.act.seat), decision.kind, named(moment.option), moment.act.beside),
                *(decided.chances, after.chances, after.error),
                luck=minus(after.chances, decided.chances),
                luck_error=together(after.error, decided.error) if moment.luck else nothing,
                points=minus(after.points, decided.points),
                points_error=together(after.points_error, decided.points_error) if moment.luck else nothing,
                judgement=judgement,
                asked=None if moment.act.beside else question(moment),
            )
        )
        if moment.act.beside and moment.option.verb in DEALS:
            change, error = minus(after.chances, now.chances), together(after.error, now.error)
            self.deals.append(ReviewDeal(moment.number, partners(moment), change, error))
        return after

    def value(self, moment: Moment, moves: list[Move], *, by_end: bool = False) -> Estimate:
        """What the position is worth to everybody after these moves."""
        foresight = self.estimator.foresight(moment.before, moment.before.asked[0], self.encoding, by_end=by_end)
        found = estimate(moment.before, moves, foresight, self.positions.tries, self.rng)
        self.positions.spend(found.steps, found.tries)
        return found

    def judge(self, moment: Moment) -> Judgement:
        """The decision of a seat, from what it could know."""
        seat, match = moment.act.seat, moment.match
        decision = match.decision
        assert decision is not None
        turn = Turn(match, seat, decision, match.options(seat))
        verdict = self.estimator.options(turn, self.decisions.share, moment.option.words)
        self.decisions.spend(verdict.steps)
        return judged(turn, verdict, moment.option)


def review(
    match: Match,
    progress: Progress = lambda done, total: None,
    *,
    work: float = 1.0,
    steps: int | None = None,
    seed: str = "review",
    make: EvaluatorMaker | None = None,
    wanted: Wanted = EVERYTHING,
) -> Review:
    """Look back on a finished game; the same for the same match, work and seed. Raises BadSetting.

    `work` is a part of the usual, which takes a minute or two; `steps` says it in steps of play-outs. `wanted` picks
    the choices to look at.
    """
    family = match.title.family
    if match.outcome is None:
        raise BadSetting("This game is not finished.", hint="look back on it when it is over.")
    if family not in EVALUATORS and make is None:
        raise BadSetting(f"Nobody can judge positions of {family}.", hint=f"the games are: {', '.join(EVALUATORS)}.")
    return Reviewer(match, steps or int(work * STEPS[family]), seed, make, wanted).look(progress)


def judged(turn: Turn, verdict: Verdict, option: Option) -> Judgement:
    """What was found, as it is kept."""
    own = next(one for one in verdict.judged if one.option.words == option.words)
    best = verdict.best.option
    is_better = best.words != option.words and verdict.loss > max(SURELY * verdict.loss_error, NO_LOSS)
    return Judgement(
        *(len(turn.options), len(verdict.judged), own.chance, own.error, verdict.loss, verdict.loss_error),
        better=named(best) if is_better else None,
        why=why_better(turn, verdict, option) if is_better else None,
        edge=verdict.edge,
        edge_error=verdict.edge_error,
        lead=verdict.lead,
        lead_error=verdict.lead_error,
    )


def question(moment: Moment) -> NamedMessage | None:
    """What was asked, as whoever was asked was told it."""
    prompt = moment.match.prompt()
    return None if prompt is None else NamedMessage(prompt.phrase.id, prompt.facts())


def partners(moment: Moment) -> tuple[int, ...]:
    """Who struck a bargain: who accepts it, and who made it."""
    other = moment.option.operand
    return (int(moment.act.seat), other) if 0 <= other < moment.match.seats else (int(moment.act.seat),)


def named(option: Option) -> NamedOption:
    return NamedOption(option.words, option.verb, option.operands)


def minus(one: Row, other: Row) -> Row:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def together(one: Row, other: Row) -> Row:
    """The standard error of a difference."""
    return tuple((a * a + b * b) ** 0.5 for a, b in zip(one, other, strict=True))
