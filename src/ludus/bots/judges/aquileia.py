"""What the search knows of Aquileia.

A round's beginning is the quiet moment. Before the search looks ahead, the judge asks what `greedy` would think of
every space, site and laurel on each seat; in the imagined games all play by those worths to the end of the round.
"""

import math
import random
from collections.abc import Sequence
from typing import Final

from ludus.bots.aquileia import VALUES
from ludus.bots.aquileia.placement import value_of_place
from ludus.bots.aquileia.plan import COIN, Plan
from ludus.bots.search.judge import Features, Judge, Rewards, softmax, weigh
from ludus.bots.weights import AQUILEIA
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.aquileia import AquileiaGame
from ludus.games.aquileia.box import BANK, CREST, ROUNDS, VILLA
from ludus.games.aquileia.features import auction_of, building_of, errand_of, is_placing
from ludus.games.aquileia.scoring import cards_by_colour, neutral_points

WHIM: Final = 1.0  # how far a choice by rule of thumb may stray, in points
WARMTH: Final = 1.5  # points by which an option must look better to be e times as promising
OPEN_MIND: Final = 0.2  # the part of a prior that all options share


class AquileiaJudge(Judge[AquileiaGame]):
    """Knows what things were worth to everybody when the search began."""

    def __init__(self, g: AquileiaGame, seat: Seat, rng: random.Random) -> None:
        self.seats: int = g.table.seats
        self.plans = [Plan(g, Seat(other)) for other in range(self.seats)]
        self.left = self.plans[0].left
        self.places = [self.worth_of_places(g, plan) for plan in self.plans] if is_placing(g) else []
        decision = g.decision
        assert decision is not None
        self.seat = seat
        self.options = g.options(seat)  # of the decision searched
        self.looks = list(map(VALUES[decision.kind](self.plans[seat]), self.options))

    def worth_of_places(self, g: AquileiaGame, plan: Plan) -> dict[Option, float]:
        """What a seat would gain on each space that is free, and by its crest."""
        t, value = g.table, value_of_place(plan)
        free = [option for space, option in enumerate(t.box.place) if t.at[space] < 0]
        return {option: value(option) for option in (*free, CREST)}

    def stage(self, g: AquileiaGame) -> object:
        return g.table.round if is_placing(g) else None

    def settles(self, g: AquileiaGame) -> bool:
        return not is_placing(g)

    def prior(self, g: AquileiaGame, seat: Seat, options: list[Option]) -> list[float] | None:
        if seat == self.seat and options == self.options:
            looks = self.looks
        elif self.places and is_placing(g):
            looks = [self.places[seat].get(option, 0.0) for option in options]
        else:
            return None
        chances = softmax([look / WARMTH for look in looks])
        return [(1 - OPEN_MIND) * chance + OPEN_MIND / len(options) for chance in chances]

    # --- by rule of thumb ---------------------------------------------------------------------------

    def quick(self, g: AquileiaGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        rule = RULES.get(options[0].verb)
        return rng.choice(options) if rule is None else rule(self, g, seat, options, rng)

    def quick_place(self, g: AquileiaGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        if not self.places:
            return rng.choice(options)
        worths = self.places[seat]
        return max(options, key=lambda option: worths.get(option, 0.0) + WHIM * rng.random())

    def quick_trade(self, g: AquileiaGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        """Once, for the points."""
        return options[-1] if errand_of(g).traded else rng.choice(options)

    def quick_keep(self, g: AquileiaGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        award, worth = g.table.awards[-1], self.plans[seat].worth_of_laurel
        return options[worth(award.hidden) > worth(award.open)]

    def quick_bid(self, g: AquileiaGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        """Up to what the card is worth, or nearly."""
        auction = auction_of(g)
        price = (sum(auction.bid) + 1) * max(COIN[self.left], 0.3)
        worth = self.plans[seat].worth_of_theatre(auction.card) * (0.5 + 0.5 * rng.random())
        raises = [option for option in options if option.verb == "bid"]
        return rng.choice(raises) if raises and worth > price else options[-1]

    def quick_build(self, g: AquileiaGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        plan = self.plans[seat]

        def net(option: Option) -> float:
            if option.verb != "build":
                return 0.0
            return plan.worths[0].get(option.operand, 0.0) - COIN[self.left] * sum(
                plan.t.box.sites[option.operand].cost
            )

        return max(options, key=net)

    def quick_slaves(self, g: AquileiaGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        """The largest card that is not too large, or else the smallest."""
        owed, cards = building_of(g).owed, g.table.box.cards
        sizes = [cards[option.operand].strength for option in options]
        fitting = [size if size <= owed else -size for size in sizes]
        return options[fitting.index(max(fitting))]

    # --- who stands how -----------------------------------------------------------------------------

    def chances(self, g: AquileiaGame) -> Rewards:
        self.weighed = self.features(g)
        return softmax([weigh(AQUILEIA, one) for one in self.weighed])

    def features(self, g: AquileiaGame) -> list[Features]:
        """What is known of each seat, in the order of the weights; the more rounds to come, the less it says."""
        left = ROUNDS - g.table.round + 1
        return [tuple(x / math.sqrt(left) for x in numbers(g, Seat(seat), left)) for seat in range(self.seats)]


def numbers(g: AquileiaGame, seat: Seat, left: int) -> Sequence[float]:
    """A seat's points, what its villas and laurels would score now, and what may bring more in the rounds left."""
    t = g.table
    sites = [site for i, site in enumerate(t.box.sites) if t.houses[seat] >> i & 1]
    cards = cards_by_colour(t, seat)
    villas = [sum(site.value for site in sites if site.kind == VILLA and site.colour == c) for c in range(len(cards))]
    held = [t.hands[seat][kind] * card.strength for kind, card in enumerate(t.box.cards)]
    slaves = sum(n for kind, n in enumerate(held) if t.box.cards[kind].suit == 0)
    coins = t.coins[seat]
    return (
        t.points[seat] + neutral_points(t, seat) + sum(map(int.__mul__, villas, cards)),
        float(sum(villas) * left),
        float(sum(cards) * left),
        float(sum(site.value for site in sites if site.kind not in (VILLA, BANK)) * left),
        float(sum(sum(site.payout) for site in sites if site.kind == BANK) * left),
        *(float(min(count, 4)) for count in coins),
        float(min(sum(coins), 8)),
        float(min(slaves, 6)),
        float(sum(held) - slaves),
        float(t.start == seat),
    )


def first(judge: AquileiaJudge, g: AquileiaGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
    """The first option: to buy, to take points, to pay the fee."""
    return options[0]


RULES: Final = {
    "place": AquileiaJudge.quick_place,
    "crest": AquileiaJudge.quick_place,
    "trade": AquileiaJudge.quick_trade,
    "keep-open": AquileiaJudge.quick_keep,
    "bid": AquileiaJudge.quick_bid,
    "build": AquileiaJudge.quick_build,
    "pay": AquileiaJudge.quick_slaves,
    "buy": first,
    "take": first,
    "pay-fee": first,
}
