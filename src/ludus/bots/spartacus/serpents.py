"""How `greedy` plays what the expansion adds: toil and forfeits, support that is demanded or lent, a forced Primus."""

from typing import Final

from ludus.bots.spartacus.arena import ready
from ludus.bots.spartacus.reckoning.duels import TEAMWORK, guess, strength
from ludus.bots.spartacus.reckoning.foresight import asset_picked, card_forfeited, outcomes, outlook, toiler
from ludus.bots.spartacus.reckoning.tastes import Mind
from ludus.bots.spartacus.reckoning.worth import INFLUENCE, worth
from ludus.bots.spartacus.schemes import Value
from ludus.bots.spartacus.schemes import value_of_reaction as answer_by_outlook
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import as_if_supported, box_of, estate, estates, sought
from ludus.match import Turn

PRIMUS: Final = "cry-for-a-primus"
INVITED: Final = 2  # fighters in ordinary games
FAVOR: Final = 1.5  # what a favor brings
DANGER: Final = 3.0  # what a lost fight costs
WORTH_A_CARD: Final = 2.0  # what a scheme must bring before a card is spent on its support


def value_of_forfeit(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    chosen = card_forfeited(g, turn.seat, turn.options, mind.tastes)
    return lambda option: float(option is chosen)


def value_of_toil(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Influence is worth more than what is exhausted until the next upkeep; the least of one's people toil first."""
    chosen = toiler(g, turn.seat, turn.options)
    return lambda option: float(option is chosen)


def value_of_beguiling(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    return lambda option: outlook(g, turn.seat, option, mind)


def value_of_anointing(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    chosen = asset_picked(g, turn.seat, turn.options)
    return lambda option: float(option is chosen)


def value_of_reaction(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """As any other answer; what a forced Primus leads to cannot be played out, so it is guessed."""
    plain = answer_by_outlook(turn, g, mind)
    titles = box_of(g).intrigue_titles

    def value(option: Option) -> float:
        if option.verb == "play" and titles[option.operand].name == PRIMUS:
            return worth(g, turn.seat, mind.tastes) + gain_by_primus(g, turn.seat) - titles[option.operand].gold
        return plain(option)

    return value


VALUES: Final = {
    "reaction": value_of_reaction,
    "forfeit": value_of_forfeit,
    "toil": value_of_toil,
    "beguile": value_of_beguiling,
    "anoint": value_of_anointing,
}


# --- Lending support ---------------------------------------------------------------------------------


def lend(turn: Turn, g: SpartacusGame, free: list[Option], mind: Mind) -> Option | None:
    """A card for the support of one's own scheme, where it suffices and the scheme is worth it."""
    scheme = sought(g)
    cards = [option for option in free if option.verb == "lend"]
    if not cards or scheme is None or scheme.seat != turn.seat:
        return None
    enough = [option for option in cards if lent_by(g, turn.seat, option) >= scheme.wants]
    hoped = sum(chance * worth(end, turn.seat, mind.tastes) for chance, end in outcomes(as_if_supported(g), mind))
    return enough[0] if enough and hoped - worth(g, turn.seat, mind.tastes) >= WORTH_A_CARD else None


def lent_by(g: SpartacusGame, seat: Seat, option: Option) -> int:
    """What a card adds: a number, or the influence of the strongest who has not answered."""
    amount = box_of(g).intrigue_titles[option.operand].amount
    scheme = sought(g)
    known = (seat, *(scheme.supporters if scheme is not None else ()))
    return amount or max((house.influence for house in estates(g, seat) if house.seat not in known), default=0)


# --- A forced Primus ---------------------------------------------------------------------------------


def gain_by_primus(g: SpartacusGame, seat: Seat) -> float:
    """What it means that everybody is invited: a strong fighter is sure to fight, a weak one too."""
    me = estate(g, seat, seat)
    if not ready(me):
        return -1.0
    best = max(strength(asset.title) for asset in ready(me))
    rivals = [max((strength(asset.title) for asset in ready(house)), default=0.0) for house in estates(g, seat)]
    chance = sum(guess(TEAMWORK * (best - rival)) for other, rival in enumerate(rivals) if other != seat)
    chance /= len(rivals) - 1
    else_invited = INVITED / len(rivals)
    return (1.0 - else_invited) * (chance * (INFLUENCE + FAVOR) - (1.0 - chance) * DANGER)
