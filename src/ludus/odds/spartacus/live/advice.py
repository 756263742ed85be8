"""What to choose, option by option: in a fight, before it, and when betting on it.

What a fight is about is told as chances to win it, what a bet is about in gold. Everything is read from what lies open,
and sealed answers of others are not looked at.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus.arena.bets import BOXES, ODDS
from ludus.games.spartacus.combat.fight import Fight
from ludus.games.spartacus.features import Asset, Entrant, an_asset_of, box_of, edition, entrants, estates, not_invited
from ludus.games.spartacus.table.fighters import is_standing
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.odds.answer import EXACT, SAMPLED, Advice, BoxChance, Choice
from ludus.odds.spartacus import service
from ludus.odds.spartacus.answer import FightAnswer, Unsolvable
from ludus.odds.spartacus.bout import Bout, bout_at, bout_of
from ludus.odds.spartacus.tactics.sampling import TRIALS, dice_of, error_of, fight_on, margin_of

WINS: Final = "wins"  # values are chances to win
GOLD: Final = "gold"  # or gold
GUEST: Final = "guest"  # chances are those of the best fighter a guest could send, without equipment
RIVAL: Final = "rival"  # or of a fighter as he is now, against the one who is there
COMING: Final = "coming"  # or against those who may still come, without equipment: the mean
MANY_TRIALS: Final = 1200  # sampled fights for one piece of advice
MOST_TRIALS: Final = 2400  # and so many at most, where there are many options
WIDEST: Final = 0.1  # the margin of a chance that is still told
ENOUGH: Final = 100  # sampled fights for such a margin
NOBODY_DEALS: Final = Dealer(lambda n: 0)  # nothing in a fight is dealt


def advise(g: SpartacusGame, seat: Seat | None = None, *, wait: bool = False) -> Advice | None:
    """What each option is worth to a seat, the first that is asked if none is named; None where odds say nothing.

    With `wait` a fight is solved, however long that takes; otherwise what is not solved is sampled.
    """
    if not g.asked or CHANCE in g.asked or g.decision is None:
        return None
    seat = next((seat for seat in g.asked if g.options(seat)), None) if seat is None else seat
    if seat is None or not g.options(seat):
        return None
    if any(isinstance(frame, Fight) for frame in g.stack):
        return in_a_fight(g, seat, wait)
    before = BEFORE.get(g.decision.kind)
    return None if before is None else before(g, seat)


def outlook(g: SpartacusGame, *, wait: bool = False) -> float | None:
    """The first side's exact chance to win the fight at hand; None where there is none, or it is not solved."""
    bout = bout_at(g)
    if bout is None or not any(isinstance(frame, Fight) for frame in g.stack):
        return None
    if not (wait or service.is_at_hand(bout)):
        service.solve_later(bout)
        return None
    try:
        insight = service.insight(bout)
    except Unsolvable:
        return None
    from ludus.odds.spartacus.live.outlook import chance_of  # noqa: PLC0415 - heavy, and needed only here

    return chance_of(insight, g)


def is_coming(g: SpartacusGame) -> bool:
    """Whether the fight at hand is being solved, so that exact chances will be known soon."""
    bout = bout_at(g)
    return bout is not None and service.is_being_solved(bout)


# --- In a fight --------------------------------------------------------------------------------------


def in_a_fight(g: SpartacusGame, seat: Seat, wait: bool) -> Advice | None:
    """The choice at hand in a fight."""
    bout = bout_at(g)
    if bout is not None and (wait or service.is_at_hand(bout)):
        try:
            return exact(bout, g, seat)
        except Unsolvable:
            pass
    elif bout is not None:
        service.solve_later(bout)
    return by_sampling(g, seat)


def exact(bout: Bout, g: SpartacusGame, seat: Seat) -> Advice:
    """By the solution. Raises Unsolvable."""
    insight = service.insight(bout)
    from ludus.odds.spartacus.live import choices, picks  # noqa: PLC0415 - heavy, and needed only here
    from ludus.odds.spartacus.live.state import FightState  # noqa: PLC0415

    state, options, side = FightState(insight, g), g.options(seat), choices.side_of(g, seat)
    found = choices.worths(state, g, seat, options)
    values = [worth.chance if side == 0 else 1.0 - worth.chance for worth in found]
    advised = tuple(
        Choice(option, value, worth.share) for option, value, worth in zip(options, values, found, strict=True)
    )
    best = picks.pick(state, g, seat, options, found)
    return Advice(side, advised, best, max(values), EXACT, insight.bound, WINS)


def by_sampling(g: SpartacusGame, seat: Seat) -> Advice | None:
    """By fights of the real engine from here on, as many for each option; None where they would be too few."""
    options = g.options(seat)
    if ENOUGH * len(options) > MOST_TRIALS:
        return None
    trials = max(ENOUGH, min(TRIALS, MANY_TRIALS // len(options)))
    below = dice_of(f"{seat} {g.number} {[option.words for option in options]}")
    found = []
    for option in options:
        won = 0
        for _ in range(trials):
            trial = g.clone()
            forget_sealed(trial, seat)
            trial.apply(seat, option)
            fight_on(trial, below)
            won += has_won(trial, seat)
        found.append(Choice(option, won / trials, margin=margin_of(won / trials, trials)))
    best = max(found, key=lambda choice: choice.value)
    side = next((fighter.side for fighter in g.table.fighters if fighter.seat == seat), 0)
    return Advice(side, tuple(found), best.option, best.value, SAMPLED, error_of(best.value, trials), WINS)


def forget_sealed(g: SpartacusGame, seat: Seat) -> None:
    """In a trial the others' sealed answers are still to be given."""
    g.stack[-1].reimagine(seat, NOBODY_DEALS)
    g.settle()


def has_won(g: SpartacusGame, seat: Seat) -> bool:
    """Whether a seat's side is left standing."""
    sides = {fighter.side for fighter in g.table.fighters if fighter.seat == seat}
    return any(is_standing(fighter) and fighter.side in sides for fighter in g.table.fighters)


# --- Before a fight ----------------------------------------------------------------------------------


def told(answers: list[FightAnswer]) -> tuple[str, float]:
    """How several answers are known together."""
    how = SAMPLED if any(answer.how == SAMPLED for answer in answers) else EXACT
    return how, sqrt(sum(answer.bound**2 for answer in answers)) / max(len(answers), 1)


def bet(g: SpartacusGame, seat: Seat) -> Advice | None:
    """What a stake wins on average, in gold, and how likely each of the boxes wins."""
    bout = bout_at(g)
    if bout is None:
        return None
    options = g.options(seat)
    box = options[0].verb.removeprefix("bet-")
    answer = service.at_once(bout)
    pays, boxes = ODDS[BOXES.index(box)], chances_of_boxes(answer)
    off = boxes[BOXES.index(box)].margin * (1 + pays)
    found = tuple(
        Choice(option, option.operand * answer.bets[box].edge, margin=option.operand * off) for option in options
    )
    best = max(found, key=lambda choice: choice.value)
    return Advice(0, found, best.option, best.value, answer.how, answer.bound * (1 + pays), GOLD, boxes=boxes)


def chances_of_boxes(answer: FightAnswer) -> tuple[BoxChance, ...]:
    """How likely each box wins; where that was sampled, with its margin."""
    likely = {box: found.chance for box, found in answer.bets.items()}
    off = {box: margin_of(chance, answer.trials) if answer.how == SAMPLED else 0.0 for box, chance in likely.items()}
    return tuple(BoxChance(box, likely[box], off[box]) for box in BOXES)


class Against(NamedTuple):
    """A fighter's mean chance against some others, and how far off it is at most in 19 of 20 cases."""

    chance: float
    margin: float
    answers: list[FightAnswer]


def bouts_of(g: SpartacusGame, entrant: Entrant, rivals: list[Entrant]) -> list[Bout]:
    """A fighter against each of some others; he does not meet himself."""
    crowd, box = edition(g)[1], box_of(g)
    return [bout_of(box, rival, entrant, crowd) for rival in rivals if rival.name != entrant.name]


def against(bouts: list[Bout], trials: int) -> Against:
    """How the second of these fighters does on average; what must be sampled is sampled so often."""
    answers = [service.at_once(bout, trials) for bout in bouts]
    off = [margin_of(answer.value, answer.trials) for answer in answers if answer.how == SAMPLED]
    mean = sum(1.0 - answer.value for answer in answers) / len(answers)
    return Against(mean, sqrt(sum(margin**2 for margin in off)) / len(answers), answers)


def ready(g: SpartacusGame, seat: Seat, eyes: Seat) -> list[Asset]:
    """Whom a house can send."""
    house = estates(g, eyes)[seat]
    return [asset for asset in (*house.gladiators, *house.slaves) if asset.is_ready]


def rivals_of(g: SpartacusGame, seat: Seat) -> list[Entrant]:
    """Whom a seat's fighter would meet: whoever is there; else all that may still come, without equipment."""
    met = [entrant for entrant, fighter in zip(entrants(g), g.table.fighters, strict=True) if fighter.seat != seat]
    if met:
        return met
    names = {asset.title.name for other in not_invited(g) if other != seat for asset in ready(g, other, seat)}
    return [Entrant(name) for name in sorted(names)]


Candidates = list[tuple[Option, Seat, list[Entrant]]]  # whose fighters each option stands for


def compared(g: SpartacusGame, found: Candidates, about: str) -> Advice | None:
    """Options by the best of the fighters each stands for, against those he would meet; None if nobody is known."""
    listed = [
        (option, [bouts for one in candidates if (bouts := bouts_of(g, one, rivals_of(g, house)))], not candidates)
        for option, house, candidates in found
    ]
    unknown = {bout.key for _, fights, _ in listed for bouts in fights for bout in bouts if not service.known(bout)}
    trials = max(1, min(TRIALS, max(ENOUGH, MANY_TRIALS // max(len(unknown), 1)), MOST_TRIALS // max(len(unknown), 1)))
    choices, answers = [], []
    for option, fights, sends_nobody in listed:
        best = max((against(bouts, trials) for bouts in fights), key=lambda one: one.chance, default=None)
        if best is not None and best.margin <= WIDEST:
            choices.append(Choice(option, best.chance, margin=best.margin))
            answers += best.answers
        elif sends_nobody:
            choices.append(Choice(option, 0.0))
    if not answers:
        return None
    first = max(choices, key=lambda choice: choice.value)
    return Advice(0, tuple(choices), first.option, first.value, *told(answers), WINS, about)


def about(g: SpartacusGame, seat: Seat) -> str:
    """Whether the rival is there already."""
    return RIVAL if any(fighter.seat != seat for fighter in g.table.fighters) else COMING


def fighter(g: SpartacusGame, seat: Seat) -> Advice | None:
    """Whom to send: his chance to win without equipment. To stay away wins nothing."""
    found: Candidates = []
    for option in g.options(seat):
        sends = option.verb == "send"
        found.append((option, seat, [Entrant(an_asset_of(g, option.operand).title.name)] if sends else []))
    return compared(g, found, about(g, seat))


def equipment(g: SpartacusGame, seat: Seat) -> Advice | None:
    """What to give one's fighter, the last who entered: his chance to win with it."""
    own, market = entrants(g)[-1], box_of(g).market
    found: Candidates = []
    for option in g.options(seat):
        gear = own.gear if option.verb == "go-without" else (*own.gear, market[option.operand].name)
        found.append((option, seat, [own._replace(gear=gear)]))
    return compared(g, found, about(g, seat))


def invitation(g: SpartacusGame, seat: Seat) -> Advice | None:
    """Whom to invite: the chance of the best fighter of each house."""
    found: Candidates = []
    for option in g.options(seat):
        guest = Seat(option.operand)
        found.append((option, guest, [Entrant(asset.title.name) for asset in ready(g, guest, seat)]))
    return compared(g, found, GUEST)


BEFORE: Final[dict[str, Callable[[SpartacusGame, Seat], Advice | None]]] = {
    "bet": bet,
    "fighter": fighter,
    "equipment": equipment,
    "invitation": invitation,
}
