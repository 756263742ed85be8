"""What to choose, option by option: in a fight, before it, and when betting on it.

What a fight is about is told as chances to win it, what a bet is about in gold. Everything is read from what lies open,
and sealed answers of others are not looked at.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus.bets import BOXES, ODDS
from ludus.games.spartacus.combat import Fight
from ludus.games.spartacus.features import Asset, Entrant, an_asset_of, box_of, edition, entrants, estates, not_invited
from ludus.games.spartacus.fighters import is_standing
from ludus.games.spartacus.table import SpartacusGame
from ludus.odds.answer import EXACT, SAMPLED, Advice, Choice
from ludus.odds.spartacus import fighting
from ludus.odds.spartacus.bout import Bout, bout_at, bout_of
from ludus.odds.spartacus.ending import FightAnswer
from ludus.odds.spartacus.fighting import Unsolvable
from ludus.odds.spartacus.sampling import dice_of, error_of, fight_on

WINS: Final = "wins"  # values are chances to win
GOLD: Final = "gold"  # or gold
MOST_TRIALS: Final = 240  # sampled fights for one piece of advice
FEWEST_TRIALS: Final = 8  # and for one option
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
    if not (wait or fighting.is_at_hand(bout)):
        fighting.solve_later(bout)
        return None
    try:
        insight = fighting.insight(bout)
    except Unsolvable:
        return None
    from ludus.odds.spartacus.outlook import chance_of  # noqa: PLC0415 - heavy, and needed only here

    return chance_of(insight, g)


# --- In a fight --------------------------------------------------------------------------------------


def in_a_fight(g: SpartacusGame, seat: Seat, wait: bool) -> Advice:
    """The choice at hand in a fight."""
    bout = bout_at(g)
    if bout is not None and (wait or fighting.is_at_hand(bout)):
        try:
            return exact(bout, g, seat)
        except Unsolvable:
            pass
    elif bout is not None:
        fighting.solve_later(bout)
    return by_sampling(g, seat)


def exact(bout: Bout, g: SpartacusGame, seat: Seat) -> Advice:
    """By the solution. Raises Unsolvable."""
    insight = fighting.insight(bout)
    from ludus.odds.spartacus import choices, picks  # noqa: PLC0415 - heavy, and needed only here
    from ludus.odds.spartacus.moment import Moment  # noqa: PLC0415

    moment, options, side = Moment(insight, g), g.options(seat), choices.side_of(g, seat)
    found = choices.worths(moment, g, seat, options)
    values = [worth.chance if side == 0 else 1.0 - worth.chance for worth in found]
    advised = tuple(
        Choice(option, value, worth.share) for option, value, worth in zip(options, values, found, strict=True)
    )
    best = picks.pick(moment, g, seat, options, found)
    return Advice(side, advised, best, max(values), EXACT, insight.bound, WINS)


def by_sampling(g: SpartacusGame, seat: Seat) -> Advice:
    """By fights of the real engine from here on, as many for each option."""
    options = g.options(seat)
    trials = max(FEWEST_TRIALS, MOST_TRIALS // len(options))
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
        found.append(Choice(option, won / trials))
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
    """What a stake wins on average, in gold."""
    bout = bout_at(g)
    if bout is None:
        return None
    options = g.options(seat)
    box = options[0].verb.removeprefix("bet-")
    answer = fighting.at_once(bout)
    found = tuple(Choice(option, option.operand * answer.bets[box].edge) for option in options)
    best = max(found, key=lambda choice: choice.value)
    pays = ODDS[BOXES.index(box)]
    return Advice(0, found, best.option, best.value, answer.how, answer.bound * (1 + pays), GOLD)


def against(g: SpartacusGame, entrant: Entrant, rivals: list[Entrant]) -> tuple[float, list[FightAnswer]]:
    """The mean chance of a fighter against some others."""
    crowd, box = edition(g)[1], box_of(g)
    answers = [fighting.at_once(bout_of(box, rival, entrant, crowd)) for rival in rivals if rival.name != entrant.name]
    chances = [1.0 - answer.value for answer in answers]
    return (sum(chances) / len(chances) if chances else 0.5), answers


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


def compared(g: SpartacusGame, found: Candidates) -> Advice:
    """Options by the best of the fighters each stands for, against those he would meet."""
    choices, answers = [], []
    for option, house, candidates in found:
        chances = [0.0]
        for entrant in candidates:
            chance, known = against(g, entrant, rivals_of(g, house))
            chances.append(chance)
            answers += known
        choices.append(Choice(option, max(chances)))
    best = max(choices, key=lambda choice: choice.value)
    return Advice(0, tuple(choices), best.option, best.value, *told(answers), WINS)


def fighter(g: SpartacusGame, seat: Seat) -> Advice:
    """Whom to send: his chance to win without equipment. To stay away wins nothing."""
    found: Candidates = []
    for option in g.options(seat):
        sends = option.verb == "send"
        found.append((option, seat, [Entrant(an_asset_of(g, option.operand).title.name)] if sends else []))
    return compared(g, found)


def equipment(g: SpartacusGame, seat: Seat) -> Advice:
    """What to give one's fighter, the last who entered: his chance to win with it."""
    own, market = entrants(g)[-1], box_of(g).market
    found: Candidates = []
    for option in g.options(seat):
        gear = own.gear if option.verb == "go-without" else (*own.gear, market[option.operand].name)
        found.append((option, seat, [own._replace(gear=gear)]))
    return compared(g, found)


def invitation(g: SpartacusGame, seat: Seat) -> Advice:
    """Whom to invite: the chance of the best fighter of each house."""
    found: Candidates = []
    for option in g.options(seat):
        guest = Seat(option.operand)
        found.append((option, guest, [Entrant(asset.title.name) for asset in ready(g, guest, seat)]))
    return compared(g, found)


BEFORE: Final[dict[str, Callable[[SpartacusGame, Seat], Advice | None]]] = {
    "bet": bet,
    "fighter": fighter,
    "equipment": equipment,
    "invitation": invitation,
}
