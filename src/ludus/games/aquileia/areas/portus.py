"""VI. Portus: the harbour thief and the fee spaces.

1. Latro rolls two red dice and takes the coins of these metals that lie on the fee spaces.
2. Bronze, silver, gold: pay the coin lying there, or another if it was stolen, and activate all workshops and banks.
Rulings applied: A-05 (Latro's own coin), A-06 (equal dice), A-25 (new buildings), A-40, A-52 (victims),
A-41 (his loot).
"""

from typing import Final

from ludus.core.chance import Chance, Roll
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.aquileia import words
from ludus.games.aquileia.box import BANK, FORGO, NO_COINS, PAY_FEE, WORKSHOP, Coins, coins_of, minus, one_by_one, plus
from ludus.games.aquileia.table import (
    OFF,
    AquileiaGame,
    AquileiaTable,
    first_follower,
    lift,
    pay,
    receive,
    score,
    sites_of,
    tell_coins,
)

LATRO_DICE: Final = 2


# --- 1. Latro ----------------------------------------------------------------------------------------


class Latro(Frame):
    """The harbour thief."""

    def __init__(self, space: int, seat: Seat) -> None:
        super().__init__()
        self.space = space
        self.seat = seat

    def steps(self) -> list[Step]:
        return LATRO_STEPS

    def copy(self) -> "Latro":
        f = Latro(self.space, self.seat)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.space, self.seat)


def send_latro(g: AquileiaGame) -> None:
    """Latro acts before the fee spaces."""
    t = g.table
    space = first_follower(t, t.box.latro)
    if space != OFF:
        g.call(Latro(space, Seat(t.at[space])))


def luck_latro(f: Latro, g: AquileiaGame) -> Chance | None:
    return Roll("latro", g.table.box.die, LATRO_DICE)


def hear_latro(f: Latro, g: AquileiaGame, seat: Seat, option: Option) -> None:
    """Only coins that lie there, so two equal dice take one at most (A-06); his own too (A-05)."""
    t = g.table
    g.tell(words.ROLLS, f.seat, option.operands)
    stolen = [metal for metal in range(3) if metal in option.operands and t.fees[metal]]
    for metal in stolen:
        t.fees = minus(t.fees, coins_of(metal, 1))
        t.coins[f.seat] = plus(t.coins[f.seat], coins_of(metal, 1))
        g.tell(words.STEALS, f.seat, t.at[fee_space(t, metal)], metal)
    if not stolen:
        g.tell(words.STEALS_NOTHING, f.seat)
    lift(t, f.space)
    f.end()


def fee_space(t: AquileiaTable, metal: int) -> int:
    """The space of Portus with this fee."""
    return next(space for space in t.box.portus if t.box.spaces[space].metal == metal)


LATRO_STEPS: Final = in_order(Step("latro", "portus.latro", luck=luck_latro, hear=hear_latro))


# --- 2. The fee spaces -------------------------------------------------------------------------------


class Fee(Frame):
    """A follower on a fee space pays and activates."""

    def __init__(self, space: int, seat: Seat) -> None:
        super().__init__()
        self.space = space
        self.seat = seat

    def steps(self) -> list[Step]:
        return FEE_STEPS

    def copy(self) -> "Fee":
        f = Fee(self.space, self.seat)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.space, self.seat)


def next_fee(g: AquileiaGame) -> bool:
    """Begin with the next fee space; False when there is none."""
    t = g.table
    space = first_follower(t, t.box.portus)
    if space == OFF:
        return False
    g.call(Fee(space, Seat(t.at[space])))
    return True


def metal_of(f: Fee, t: AquileiaTable) -> int:
    return t.box.spaces[f.space].metal


def pay_lying_coin(f: Fee, g: AquileiaGame) -> None:
    """A coin that was not stolen always goes to the supply."""
    t = g.table
    fee = coins_of(metal_of(f, t), 1)
    if not t.fees[metal_of(f, t)]:
        f.go_on()
        return
    t.fees = minus(t.fees, fee)
    t.supply = plus(t.supply, fee)
    tell_coins(g, words.PAYS, (f.seat,), fee)
    activate(f, g)


LYING_COIN: Final = Step(then=pay_lying_coin)


def ask_fee(f: Fee, g: AquileiaGame) -> tuple[Seat, ...]:
    """A victim of Latro with another such coin, and with something to activate, may pay again (A-40, A-52)."""
    t = g.table
    can_pay = t.coins[f.seat][metal_of(f, t)] > 0
    return ONLY[f.seat] if can_pay and workshops_and_banks(t, f.seat) else NOBODY


def fee_options(f: Fee, g: AquileiaGame, seat: Seat) -> list[Option]:
    return [PAY_FEE, FORGO]


def prompt_fee(f: Fee, g: AquileiaGame) -> Message:
    return Message(words.ASK_FEE, (f.seat, metal_of(f, g.table)))


def consequence_of_fee(f: Fee, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    t = g.table
    points, payout = income(t, seat)
    facts = (points, one_by_one(payout), sum(payout))
    if option is not PAY_FEE:
        return Message(words.TO_FORGOING, facts)
    metal = metal_of(f, t)
    return Message(words.TO_ACTIVATING, (*facts, metal, t.coins[seat][metal] - 1))


def hear_fee(f: Fee, g: AquileiaGame, seat: Seat, option: Option) -> None:
    if option is PAY_FEE:
        pay(g, seat, coins_of(metal_of(f, g.table), 1))
        activate(f, g)
    else:
        forgo(f, g)


def forgo(f: Fee, g: AquileiaGame) -> None:
    """Who cannot or will not pay activates nothing."""
    g.tell(words.FORGOES, f.seat, metal_of(f, g.table))
    lift(g.table, f.space)
    f.end()


FEE: Final = Step(
    "fee",
    "portus.fee",
    ask=ask_fee,
    options=fee_options,
    hear=hear_fee,
    then=forgo,
    consequence=consequence_of_fee,
    prompt=prompt_fee,
)


def workshops_and_banks(t: AquileiaTable, seat: Seat) -> list[int]:
    """The sites of a seat that Portus can activate."""
    return [site for site in sites_of(t, seat) if t.box.sites[site].kind in (WORKSHOP, BANK)]


def income(t: AquileiaTable, seat: Seat) -> tuple[int, Coins]:
    """The points of a seat's workshops and the coins of its banks."""
    points, payout = 0, NO_COINS
    for i in workshops_and_banks(t, seat):
        site = t.box.sites[i]
        points += site.value if site.kind == WORKSHOP else 0
        payout = plus(payout, site.payout)
    return points, payout


def activate(f: Fee, g: AquileiaGame) -> None:
    """All own workshops give their points and all own banks their coins, those built this round too (A-25)."""
    t = g.table
    points, payout = income(t, f.seat)
    g.tell(words.ACTIVATES, f.seat, len(workshops_and_banks(t, f.seat)))
    score(g, f.seat, points)
    receive(g, f.seat, payout)
    lift(t, f.space)
    f.end()


FEE_STEPS: Final = in_order(LYING_COIN, FEE)
