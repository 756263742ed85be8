"""What things are worth, in points, to a seat in Aquileia now."""

from collections.abc import Callable
from functools import cached_property
from itertools import product
from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.aquileia import AquileiaGame
from ludus.games.aquileia.areas.arena import POINTS_PER_STRENGTH
from ludus.games.aquileia.areas.contest import COINS_BY_PLACE
from ludus.games.aquileia.box import (
    BANK,
    BRONZE,
    NEUTRAL,
    NO_COINS,
    ROUNDS,
    SLAVE,
    VILLA,
    Coins,
    coins_of,
    covers,
    minus,
    plus,
)
from ludus.games.aquileia.features import (
    OFF,
    Entrant,
    Slot,
    Spaces,
    entrants,
    hits,
    is_placing,
    laurels_by_colour,
    owner_of,
    places,
    rivals_of,
    slaves_held,
    slots_of,
    theatre_colours,
    villa_sums,
)

Slots = tuple[Slot, ...]
Value = Callable[[Option], float]  # what an answer is worth

# Worths in points, found by letting the bot play against itself; the first three by the rounds still to come.
COIN: Final = (0.0, 1.0, 1.2, 1.4, 1.5, 1.6)
SLAVES: Final = (0.0, 1.4, 1.7, 2.0, 2.1, 2.1)  # each slave on a card
STRENGTH: Final = (0.0, 1.0, 1.2, 1.3, 1.3, 1.3)  # of a weapon or horse, kept for a later contest
HOPE: Final = 0.3  # laurels that a villa will find in each round to come
VILLAS: Final = 1.7  # points of villas that a laurel will find in each round to come
CHOICE: Final = 1.0  # what choosing between two laurels is worth to the winner
ACTIVATIONS: Final = 0.6  # of a building in each round to come
MOST_COINS: Final = 8  # more than so many are worth nothing to keep
MOST_SLAVES: Final = 6
SLAVES_PER_CARD: Final = 1.5
TWO_DICE: Final = [plus(coins_of(one, 1), coins_of(other, 1)) for one, other in product(range(3), repeat=2)]


class Plan:
    """What things are worth to a seat now."""

    def __init__(self, g: AquileiaGame, seat: Seat) -> None:
        self.g = g
        self.t = g.table
        self.seat = seat
        self.left = ROUNDS - self.t.round  # rounds still to come
        self.to_come = self.left + 0.5 * is_placing(g)  # the same, with half of what this one still holds
        self.slots: Slots = slots_of(g, seat)
        self.slaves = float(slaves_held(self.t, seat))
        self.has_fee = bool(self.t.stands[seat] & self.t.box.fee_spaces)
        self.sums = villa_sums(self.t, seat)
        self.laurels = laurels_by_colour(self.t, seat)
        self._spent: dict[tuple[Coins, float, Slots, bool], float] = {}

    # --- buildings, coins and slaves ----------------------------------------------------------------

    def activation(self, site: int) -> float:
        """What a workshop or bank gives each time."""
        it = self.t.box.sites[site]
        return COIN[self.left] * sum(it.payout) if it.kind == BANK else float(it.value)

    def worth_of_site(self, site: int, fee: bool) -> float:
        """What a building will bring, but for points at once; `fee`: with a follower on a fee space this round."""
        it = self.t.box.sites[site]
        if it.kind != VILLA:
            return self.activation(site) * (self.left * ACTIVATIONS + fee)
        worth = it.value * (self.laurels[it.colour] + HOPE * self.to_come)
        for first, second in theatre_colours(self.t, self.seat):
            if it.colour in (first, second):
                other = self.sums[second if it.colour == first else first]
                worth += max(self.sums[it.colour] + it.value, other) - max(self.sums[it.colour], other)
        return worth

    @cached_property
    def worths(self) -> tuple[dict[int, float], dict[int, float]]:
        """The worth of every free site, without and with a follower on a fee space."""
        free = [site for site in range(len(self.t.box.sites)) if owner_of(self.t, site) == OFF]
        without, with_fee = ({site: self.worth_of_site(site, fee) for site in free} for fee in (False, True))
        return without, with_fee

    @cached_property
    def purses(self) -> list[Coins]:
        """The coins the seat may have in the Forum, all equally likely."""
        purse = self.t.coins[self.seat]
        for contest in (self.t.box.arena, self.t.box.stadium):
            me = self.entrant(contest)
            if me is not None:
                chances = places(me.strength + me.dice // 3, rivals_of(self.g, contest, me))
                won = sum(chance * count for chance, count in zip(chances, COINS_BY_PLACE, strict=False))
                purse = plus(purse, coins_of(me.metal, int(won)))
        dolus = any(self.t.at[i] == self.seat and self.t.box.spaces[i].action == "dolus" for i in self.t.box.mercatus)
        return [plus(purse, coins) for coins in TWO_DICE] if dolus else [purse]

    @cached_property
    def aims(self) -> Slots:
        """What the seat may build this round: with nobody in the Forum yet, it may still send somebody."""
        t = self.t
        may_send = is_placing(self.g) and t.followers[self.seat] and any(t.at[space] == OFF for space in t.box.forum)
        return self.slots or (((1, 0),) if may_send else ())

    def wealth(
        self, gain: Coins = NO_COINS, slaves: float = 0.0, slots: Slots | None = None, fee: bool | None = None
    ) -> float:
        """The worth of coins and slaves, and of what can be built with them, after a gain or a loss."""
        aims = self.aims if slots is None else slots
        has_fee = self.has_fee if fee is None else fee
        ends = [self.spent(plus(purse, gain), self.slaves + slaves, aims, has_fee) for purse in self.purses]
        return sum(ends) / len(ends)

    def gain(self, coins: Coins, slaves: float = 0.0) -> float:
        """What more (or fewer) coins and slaves are worth."""
        return self.wealth(coins, slaves) - self.wealth()

    def loss(self, coins: Coins) -> float:
        """What coins are worth that have to be paid."""
        return -self.gain(minus(NO_COINS, coins))

    def spent(self, purse: Coins, slaves: float, slots: Slots, fee: bool) -> float:
        """What coins and slaves bring: the best buildings, and what is left to keep. Reckoned once."""
        key = (purse, slaves, slots, fee)
        if key not in self._spent:
            self._spent[key] = self.build_on(self.worths[fee], purse, slaves, slots)
        return self._spent[key]

    def build_on(self, sites: dict[int, float], purse: Coins, slaves: float, slots: Slots) -> float:
        """Build the best of some sites, one after another, and keep the rest."""
        total, worths = 0.0, dict(sites)
        for bonus in (bonus for count, bonus in slots for _ in range(count)):
            site = self.best_site(worths, purse, slaves, bonus)
            if site != OFF:
                it = self.t.box.sites[site]
                total += worths.pop(site) + bonus * it.value
                purse, slaves = minus(purse, it.cost), slaves - it.slaves
        return total + self.kept(purse, slaves)

    def kept(self, purse: Coins, slaves: float) -> float:
        """What coins and slaves are worth in later rounds."""
        return COIN[self.left] * min(sum(purse), MOST_COINS) + SLAVES[self.left] * min(slaves, MOST_SLAVES)

    def best_site(self, worths: dict[int, float], purse: Coins, slaves: float, bonus: int) -> int:
        """The site that brings most beyond its price; OFF if none does."""
        coin, slave = COIN[self.left], SLAVES[self.left]
        best, most = OFF, 0.0
        for site, worth in worths.items():
            it = self.t.box.sites[site]
            net = worth + bonus * it.value - coin * sum(it.cost) - slave * it.slaves
            if net > most and it.slaves <= slaves and covers(purse, it.cost):
                best, most = site, net
        return best

    # --- laurels ------------------------------------------------------------------------------------

    def worth_of_colour(self, colour: int) -> float:
        """The villas of a colour, built and to be built."""
        return self.sums[colour] + VILLAS * (self.left + 0.5)

    def worth_of_laurel(self, kind: int) -> float:
        laurel = self.t.box.laurels[kind]
        return float(laurel.points) if laurel.colour == NEUTRAL else self.worth_of_colour(laurel.colour)

    def worth_of_theatre(self, card: int) -> float:
        return max(map(self.worth_of_colour, self.t.box.theatre[card].colours))

    @cached_property
    def laurel_prizes(self) -> tuple[float, float]:
        """What this round's stadium cards bring the winner and the second."""
        t = self.t
        hidden = sum(count * self.worth_of_laurel(kind) for kind, count in enumerate(t.laurels)) / (sum(t.laurels) or 1)
        shown = hidden if t.open_laurel == OFF else self.worth_of_laurel(t.open_laurel)
        return max(shown, hidden) + CHOICE, max(0.0, min(shown, hidden) - CHOICE)

    # --- contests -----------------------------------------------------------------------------------

    def entrant(self, contest: Spaces) -> Entrant | None:
        """The seat's own side of a contest, if it takes part."""
        return next((one for one in entrants(self.g, contest) if one.seat == self.seat), None)

    def contests(self) -> list[tuple[Spaces, Entrant]]:
        """The contests the seat takes part in this round."""
        both = ((contest, self.entrant(contest)) for contest in (self.t.box.arena, self.t.box.stadium))
        return [(contest, me) for contest, me in both if me is not None]

    def stake(self, contest: Spaces, me: Entrant) -> float:
        """What taking part is worth: the prize of each place by its chance."""
        rivals = rivals_of(self.g, contest, me)
        total = 0.0
        for count, chance in hits(me.dice):
            strength = me.strength + count
            prizes = zip(places(strength, rivals), self.prizes(me.metal, strength), strict=False)
            total += chance * sum(share * prize for share, prize in prizes)
        return total

    def prizes(self, metal: int, strength: int) -> tuple[float, float, float]:
        """What the three places bring."""
        first, second, third = (self.gain(coins_of(metal, count)) for count in COINS_BY_PLACE)
        if metal == BRONZE:
            slave = self.gain(NO_COINS, SLAVES_PER_CARD)
            return first + max(POINTS_PER_STRENGTH * strength, slave), second + slave, third
        better, worse = self.laurel_prizes
        return first + better, second + worse, third

    def stronger(self, contest: Spaces, me: Entrant, strength: int = 0, dice: int = 0) -> float:
        """What more strength or more dice are worth in a contest."""
        grown = me._replace(strength=me.strength + strength, dice=me.dice + dice)
        return self.stake(contest, grown) - self.stake(contest, me)

    def worth_of_card(self, kind: int) -> float:
        """What a weapon or a horse is worth: kept for later, or played this round."""
        card = self.t.box.cards[kind]
        fitting = [(contest, me) for contest, me in self.contests() if kind in self.t.box.playable[me.metal]]
        now = [self.stronger(contest, me, strength=card.strength) for contest, me in fitting]
        return max(STRENGTH[self.left] * card.strength, *now, 0.0)

    def price_of_card(self, kind: int) -> float:
        """What a card that is played would be worth later."""
        card = self.t.box.cards[kind]
        if card.suit == SLAVE:
            return -self.gain(NO_COINS, -card.strength)
        return STRENGTH[self.left] * card.strength
