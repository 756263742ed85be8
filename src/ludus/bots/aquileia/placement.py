"""What each action space, and the crest, is worth in Aquileia."""

from typing import Final

from ludus.bots.aquileia.plan import COIN, SLAVES_PER_CARD, STRENGTH, TWO_DICE, Plan, Value
from ludus.core.decision import Option
from ludus.games.aquileia.areas.mercatus import POINTS_FOR_TRADING
from ludus.games.aquileia.areas.portus import workshops_and_banks
from ludus.games.aquileia.box import BRONZE, NO_COINS, coins_of, covers, minus
from ludus.games.aquileia.features import OFF, Entrant, blue_share, crest_of, entrants, playable, slaves_held

CREST: Final = (1.6, 1.0, 0.6, 0.3, 0.0, 0.0)  # by how many lie before it
TIE: Final = 0.8  # for each rival that loses ties
HIDDEN_CARD: Final = 1.6  # the strength of a weapon or horse from the pile
STOLEN: Final = 5 / 9  # the chance that one of two dice shows a metal
AUCTIONEER: Final = 0.5  # the share of a theatre card's worth that auctioning it brings


def value_of_place(plan: Plan) -> Value:
    spaces = plan.t.box.spaces

    def value(option: Option) -> float:
        if option.verb == "place":
            return SPACES[spaces[option.operand].action](plan, option.operand)
        return worth_of_crest(plan) if option.verb == "crest" else 0.0

    return value


def worth_of_crest(plan: Plan) -> float:
    """To start the next round, and to win ties against those whose crest is not placed yet."""
    t = plan.t
    standing = [one for contest, _ in plan.contests() for one in entrants(plan.g, contest)]
    rivals = sum(1 for one in standing if one.seat != plan.seat and one.seat not in t.track)
    return CREST[len(t.track)] * (plan.left > 0) + TIE * rivals


def worth_of_dolus(plan: Plan, space: int) -> float:
    return sum(map(plan.gain, TWO_DICE)) / len(TWO_DICE)


def worth_of_pecunia(plan: Plan, space: int) -> float:
    purse = plan.t.coins[plan.seat]
    gains = [plan.gain(minus(trade.get, trade.pay)) for trade in plan.t.box.trades if covers(purse, trade.pay)]
    return POINTS_FOR_TRADING + max(gains) if gains else 0.0


def worth_of_equi(plan: Plan, space: int) -> float:
    t = plan.t
    it, kind = t.box.spaces[space], t.market[t.box.equi.index(space)]
    if kind == OFF or not t.coins[plan.seat][it.metal]:
        return 0.0
    hidden = HIDDEN_CARD * STRENGTH[plan.left] * it.bonus
    return plan.worth_of_card(kind) + hidden - plan.loss(coins_of(it.metal, 1))


def worth_of_servi(plan: Plan, space: int) -> float:
    it = plan.t.box.spaces[space]
    most = min(it.most, plan.t.coins[plan.seat][it.metal])
    return max(worth_of_slaves(plan, it.metal, count) for count in range(most + 1))


def worth_of_slaves(plan: Plan, metal: int, count: int) -> float:
    """So many slave cards for as many coins."""
    return plan.gain(coins_of(metal, -count), SLAVES_PER_CARD * count)


def worth_of_potentia(plan: Plan, space: int) -> float:
    """The blue dice, shared out among the contests the seat takes part in."""
    contests = plan.contests()
    dice = plan.t.box.blue_dice // max(len(contests), 1)
    return sum(plan.stronger(contest, me, dice=dice) for contest, me in contests)


def worth_of_contest(plan: Plan, space: int) -> float:
    """What entering is worth, or being stronger; slaves stay at home."""
    t, it = plan.t, plan.t.box.spaces[space]
    contest = t.box.arena if it.action == "arena" else t.box.stadium
    me = plan.entrant(contest)
    if me is not None:
        return plan.stronger(contest, me, strength=it.strength)
    cards = playable(t, plan.seat, it.metal) - (slaves_held(t, plan.seat) if it.metal == BRONZE else 0)
    dice = t.box.red_dice + blue_share(t, plan.seat)
    return plan.stake(contest, Entrant(plan.seat, it.metal, it.strength + cards, dice, 0, crest_of(t, plan.seat)))


def worth_of_theatrum(plan: Plan, space: int) -> float:
    cards = [card for card, owner in enumerate(plan.t.theatre) if owner == OFF]
    return AUCTIONEER * sum(map(plan.worth_of_theatre, cards)) / len(cards)


def worth_of_forum(plan: Plan, space: int) -> float:
    """What one more follower can build; the best goes where it scores at once."""
    it = plan.t.box.spaces[space]
    slots = sorted((*plan.slots, (it.most, it.bonus)), key=lambda slot: -slot[1])
    return plan.wealth(slots=tuple(slots)) - plan.wealth(slots=plan.slots)


def worth_of_latro(plan: Plan, space: int) -> float:
    """The coins that lie under the others' followers, and safety for the own one."""
    return STOLEN * sum(plan.t.fees) * COIN[plan.left]


def worth_of_portus(plan: Plan, space: int) -> float:
    fee = coins_of(plan.t.box.spaces[space].metal, 1)
    return activations(plan) + plan.wealth(minus(NO_COINS, fee), fee=True) - plan.wealth()


def activations(plan: Plan) -> float:
    """What all own workshops and banks give."""
    return sum(map(plan.activation, workshops_and_banks(plan.t, plan.seat)))


SPACES: Final = {
    "dolus": worth_of_dolus,
    "pecunia": worth_of_pecunia,
    "equi": worth_of_equi,
    "servi": worth_of_servi,
    "potentia": worth_of_potentia,
    "arena": worth_of_contest,
    "stadium": worth_of_contest,
    "theatrum": worth_of_theatrum,
    "forum": worth_of_forum,
    "latro": worth_of_latro,
    "portus": worth_of_portus,
}
