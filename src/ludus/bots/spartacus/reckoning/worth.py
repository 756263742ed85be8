"""What things are worth to a house, in gold.

An influence of its own is worth most, the more the nearer it is to the last; another's counts against it, the more the
nearer that house is to winning. Gold counts less the more there is of it. The best gladiator counts by his chances
against the best of the others, the rest hardly more than the bank pays. Cards in hand count what they bring, and a
little more while they may still be played.
"""

from typing import Final

from ludus.bots.spartacus.reckoning.duels import BY_GEAR, guess, strength
from ludus.bots.spartacus.reckoning.tastes import Mind, Tastes
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.box.cards import GUARD, REACTION, SCHEME, IntrigueTitle
from ludus.games.spartacus.features import Asset, Estate, estates, rounds_left, win_at

INFLUENCE: Final = 5.0  # the first points
VICTORY: Final = 60.0  # standing where the game is won
GAME: Final = 1000.0  # the game itself

COINS: Final = ((6, 1.2), (14, 0.9), (25, 0.5))  # gold up to so much counts so much each; beyond, less
EMPTY_CHEST: Final = 1.5

NO_GLADIATOR: Final = 2.0  # none ready: a slave would have to fight
NO_FIGHTER: Final = 2.0
NO_SLAVE: Final = 1.0
HEALS: Final = 0.6  # what an injured card is still worth
ABILITIES: Final = {"skilled": 0.6, "exceptional": 1.2, "handmaid": 0.3, "healer": 0.1, "bodyguard": 0.2, "chaste": 0.7}
GEAR: Final = 0.45  # of a piece's strength, in each round to come
GUARDS: Final = (1.6, 1.4, 1.2)  # the first ones on the table
MORE_GUARDS: Final = 0.9
SPENT_GUARD: Final = 1.0  # one that is exhausted for now

# by house: the gladiators, slaves and guards to have for its power (one gladiator is for the arena), its yield a round
POWERS: Final = {"batiatus": (3, 0, 0, 1.6), "glaber": (0, 0, 3, 1.2), "tullius": (0, 3, 0, 1.5)}

PLAYABLE: Final = 0.8  # a card that may still be played counts more than its gold
OUT_OF_REACH: Final = 2  # a scheme that takes so much more influence than one has
PACE: Final = 1.7  # influence the leader gains in a round


def worth(g: SpartacusGame, seat: Seat, tastes: Tastes) -> float:
    """What the position is worth to a seat."""
    outcome = g.outcome()
    if outcome is not None:
        return GAME if seat in outcome.winners else -GAME
    all_houses = estates(g, seat)
    to_come = horizon(g, all_houses)
    rivals = rival_strengths(all_houses, seat)
    me = all_houses[seat]
    total = own_influence(me.influence, win_at(g), tastes) + coins(me.gold or 0, tastes)
    total += assets(me, rivals, to_come, tastes) + sum(kept(title, me.influence, tastes) for title in me.hand)
    for other in all_houses:
        if other.seat != seat:
            total -= threat(other.influence, win_at(g), tastes)
            total -= tastes.others * ((other.gold or 0) + assets(other, rivals, to_come, tastes) + other.cards)
    return total


def judged(g: SpartacusGame, seat: Seat, mind: Mind) -> float:
    """What the position is worth to a seat that weighs a deal."""
    return worth(g, seat, mind.tastes) if mind.judgement is None else mind.judgement(g, seat)


def horizon(g: SpartacusGame, all_houses: list[Estate]) -> float:
    """Rounds to come, as far as one can tell."""
    nearest = max(house.influence for house in all_houses)
    return min(1.0 + (win_at(g) - nearest) / PACE, rounds_left(g) + 0.5)


# --- Influence and gold ------------------------------------------------------------------------------


def own_influence(points: int, goal: int, tastes: Tastes) -> float:
    """What a seat's own influence is worth to it."""
    return INFLUENCE * points + tastes.late_influence * points**3 + (VICTORY if points >= goal else 0.0)


def threat(points: int, goal: int, tastes: Tastes) -> float:
    """What another's influence costs."""
    return tastes.threat * points**3 + (VICTORY if points >= goal else 0.0)


def coins(gold: int, tastes: Tastes) -> float:
    """What gold is worth: less and less."""
    total, counted = (0.0 if gold else -EMPTY_CHEST), 0
    for up_to, each in COINS:
        some = min(max(gold - counted, 0), up_to - counted)
        total += each * some
        counted = up_to
    return total + tastes.more_coins * max(gold - counted, 0)


# --- Assets ------------------------------------------------------------------------------------------


def rival_strengths(all_houses: list[Estate], seat: Seat) -> list[float]:
    """How strong the best fighter of each other house is."""
    return [best_strength(house) for house in all_houses if house.seat != seat]


def best_strength(house: Estate) -> float:
    """How strong a house's best fighter is, once healed."""
    return max((strength(asset.title) for asset in (*house.gladiators, *house.slaves)), default=0.0)


def assets(house: Estate, rivals: list[float], to_come: float, tastes: Tastes) -> float:
    """What lies on a house's table."""
    guards = sum(GUARDS[: house.guards]) + MORE_GUARDS * max(house.guards - len(GUARDS), 0)
    guards += SPENT_GUARD * house.spent_guards
    total = gladiators(house.gladiators, rivals, to_come, tastes) + tastes.guard * guards
    total += sum(slave(asset, to_come, tastes) for asset in house.slaves)
    total += sum(equipment(asset, to_come, tastes) for asset in house.equipment)
    if not any(asset.is_ready for asset in house.gladiators):
        total -= NO_GLADIATOR + (0.0 if any(asset.is_ready for asset in house.slaves) else NO_FIGHTER)
    return total + tastes.power * standing_income(house, to_come) - (0.0 if house.slaves else NO_SLAVE)


def standing_income(house: Estate, to_come: float) -> float:
    """What the power of a house that exhausts assets brings in the rounds to come, while it has them to spare."""
    gladiators, slaves, guards, brings = POWERS.get(house.house, (0, 0, 0, 0.0))
    has_enough = (
        len(house.gladiators) >= gladiators
        and len(house.slaves) >= slaves
        and house.guards + house.spent_guards >= guards
    )
    return brings * max(to_come - 0.5, 0.0) if has_enough else 0.0


def gladiators(stable: tuple[Asset, ...], rivals: list[float], to_come: float, tastes: Tastes) -> float:
    """The best by what he may win, the others for sale."""
    total, share = 0.0, 1.0
    for asset in sorted(stable, key=lambda asset: -strength(asset.title)):
        value = tastes.resale * asset.title.gold + tastes.favor * asset.favor
        if share:
            power = strength(asset.title)
            chance = sum([guess(power - rival) for rival in rivals]) / len(rivals)
            rounds = to_come if asset.is_ready else max(to_come - 1.0, 0.0)
            value += share * tastes.fight * chance * rounds
        total += value * (HEALS if asset.is_injured else 1.0) - tastes.wage * max(to_come - 0.5, 0.0)
        share = tastes.second if share == 1.0 else 0.0
    return total


def slave(asset: Asset, to_come: float, tastes: Tastes) -> float:
    """What a slave earns, and brings at a sale."""
    rounds = max(to_come - 0.5, 0.0)
    value = tastes.resale * asset.title.gold + (tastes.income + ABILITIES.get(asset.title.ability, 0.0)) * rounds
    return value * (HEALS if asset.is_injured else 1.0)


def equipment(asset: Asset, to_come: float, tastes: Tastes) -> float:
    """What a piece adds to a fighter."""
    return tastes.resale * asset.title.gold + GEAR * BY_GEAR.get(asset.title.name, 0.0) * to_come


# --- Cards in hand -----------------------------------------------------------------------------------


def kept(title: IntrigueTitle, influence: int, tastes: Tastes) -> float:
    """What a card is worth in hand."""
    if title.kind == GUARD:
        return title.gold + 0.3
    if title.influence > influence + OUT_OF_REACH * (title.kind == SCHEME):
        return 0.9 * title.gold
    return title.gold + (tastes.foil if title.kind == REACTION else PLAYABLE)
