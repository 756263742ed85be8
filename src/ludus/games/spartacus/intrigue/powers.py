"""The powers of the houses, used in their own intrigue turn as often as they can be paid for (S-12).

Batiatus: Exhibition Match, Fodder for the Primus      Glaber: Legionnaire Patrol, Dispatch to Rome
Tullius: Duplicitous Dealings, To the Mines            Solonius: A Finger in Every Pie; his bribes are in `support`
Varinius: Praetor of Rome; his Will of the Senate is in `support`, and of Seppius there are `intervention` and `schemes`
Rulings applied: S-09 (only ready cards pay), S-39 (Naevia pays for two slaves), S-52, S-157 (Praetor of Rome).
"""

from collections.abc import Callable
from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import GLADIATOR, SLAVE, MarketCard
from ludus.games.spartacus.box.houses import POWERS as POWERS_EACH
from ludus.games.spartacus.table.deeds import (
    discard_guards_openly,
    discard_openly,
    earn,
    exhaust_guards_openly,
    exhaust_openly,
    gain,
)
from ludus.games.spartacus.table.draws import DrawCards, Exchange
from ludus.games.spartacus.table.moves import take_discarded_guards
from ludus.games.spartacus.table.table import (
    SpartacusGame,
    SpartacusTable,
    count_gladiators,
    count_slaves,
    has_discarded_guard,
    house_of,
    printed,
    ready_assets,
    ready_guards,
)
from ludus.games.spartacus.words import intrigue as words
from ludus.games.spartacus.words import serpents

EXHIBITION_GOLD: Final = 2
PATROL_CARDS: Final = 1
DEALINGS_CARDS: Final = 3
PRAETOR_GUARDS: Final = 2
INFLUENCE_FOR_ASSETS: Final = 1

# what becomes of the cards that pay
EXHAUST: Final = "exhaust"
DISCARD: Final = "discard"


def nothing_else(t: SpartacusTable) -> Message | None:
    """A power that takes only cards."""
    return None


class Power:
    """A power of a house: what it takes, and what it brings."""

    def __init__(
        self,
        manner: str,
        effect: Callable[[SpartacusGame, Seat], None],
        *,
        gladiators: int = 0,
        slaves: int = 0,
        guards: int = 0,
        why_not: Callable[[SpartacusTable], Message | None] = nothing_else,
    ) -> None:
        self.manner = manner
        self.effect = effect
        self.gladiators = gladiators
        self.slaves = slaves
        self.guards = guards
        self.why_not = why_not  # what else stands in the way


def exhibition_match(g: SpartacusGame, seat: Seat) -> None:
    earn(g, seat, EXHIBITION_GOLD)


def legionnaire_patrol(g: SpartacusGame, seat: Seat) -> None:
    g.call(DrawCards(seat, PATROL_CARDS))


def duplicitous_dealings(g: SpartacusGame, seat: Seat) -> None:
    g.call(Exchange(seat, 0, DEALINGS_CARDS))


def influence_for_assets(g: SpartacusGame, seat: Seat) -> None:
    gain(g, seat, INFLUENCE_FOR_ASSETS)


def no_discarded_guard(t: SpartacusTable) -> Message | None:
    """Praetor of Rome needs a guard in the discard pile."""
    return None if has_discarded_guard(t) else Message(serpents.NO_DISCARDED_GUARD)


def praetor_of_rome(g: SpartacusGame, seat: Seat) -> None:
    """Guards come back from the discard pile, exhausted until the next upkeep (S-52)."""
    taken = take_discarded_guards(g.table, seat, PRAETOR_GUARDS, exhausted=True)
    g.tell(serpents.PRAETOR, seat, taken)


POWERS: Final = {
    "exhibition-match": Power(EXHAUST, exhibition_match, gladiators=2),
    "fodder-for-the-primus": Power(DISCARD, influence_for_assets, gladiators=3),
    "legionnaire-patrol": Power(EXHAUST, legionnaire_patrol, guards=3),
    "dispatch-to-rome": Power(DISCARD, influence_for_assets, guards=3),
    "duplicitous-dealings": Power(EXHAUST, duplicitous_dealings, slaves=3),
    "to-the-mines": Power(DISCARD, influence_for_assets, slaves=3),
    "a-finger-in-every-pie": Power(DISCARD, influence_for_assets, gladiators=1, slaves=1, guards=1),
    "praetor-of-rome": Power(EXHAUST, praetor_of_rome, guards=3, why_not=no_discarded_guard),
}
OPTIONS: Final = {name: Option(name) for name in POWERS}


# --- Which powers can be used ------------------------------------------------------------------------


def powers_of(t: SpartacusTable, seat: Seat) -> list[str]:
    """The powers of a house that are used by themselves."""
    return [name for name in house_of(t, seat).powers if name in POWERS]


def why_no_power(t: SpartacusTable, seat: Seat, name: str) -> Message | None:
    """Why a power cannot be used."""
    power = POWERS[name]
    if power.gladiators and (ready := count_gladiators(t, seat)) < power.gladiators:
        return Message(words.TOO_FEW_GLADIATORS, (ready, power.gladiators))
    if power.slaves and (ready := count_slaves(t, seat)) < power.slaves:
        return Message(words.TOO_FEW_SLAVES, (ready, power.slaves))
    if power.guards and (ready := ready_guards(t, seat)) < power.guards:
        return Message(words.TOO_FEW_GUARDS, (ready, power.guards))
    return power.why_not(t)


def power_options(t: SpartacusTable, seat: Seat) -> list[Option]:
    """The powers the seat can use now."""
    return [OPTIONS[name] for name in powers_of(t, seat) if why_no_power(t, seat, name) is None]


def blocked_powers(t: SpartacusTable, seat: Seat) -> list[Blocked]:
    """The powers the seat cannot use now."""
    reasons = ((name, why_no_power(t, seat, name)) for name in powers_of(t, seat))
    return [Blocked(OPTIONS[name], reason, "intrigue.powers") for name, reason in reasons if reason is not None]


# --- Using one ---------------------------------------------------------------------------------------


class UsePower(Frame):
    """A power being paid for, card by card."""

    def __init__(self, seat: Seat, name: str, owed: tuple[int, int]) -> None:
        super().__init__()
        self.seat = seat
        self.name = name
        self.owed = owed  # gladiators and slaves still to be chosen

    def steps(self) -> list[Step]:
        return POWER_STEPS

    def copy(self) -> "UsePower":
        f = UsePower(self.seat, self.name, self.owed)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.name, self.owed)


def use_power(g: SpartacusGame, seat: Seat, name: str) -> None:
    """Begin to use a power."""
    power = POWERS[name]
    g.tell(words.USES_POWER, seat, number_of(g.table, seat, name))
    g.call(UsePower(seat, name, (power.gladiators, power.slaves)))


def number_of(t: SpartacusTable, seat: Seat, name: str) -> int:
    """A power's place among the powers of all houses."""
    return t.house[seat] * POWERS_EACH + house_of(t, seat).powers.index(name)


def ask_payment(f: UsePower, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if any(f.owed) else NOBODY


def payment_options(f: UsePower, g: SpartacusGame, seat: Seat) -> list[Option]:
    """Gladiators first, then slaves."""
    t = g.table
    cards = ready_assets(t, seat, GLADIATOR if f.owed[GLADIATOR] else SLAVE)
    return [t.box.assets(POWERS[f.name].manner)[card] for card in cards]


def hear_payment(f: UsePower, g: SpartacusGame, seat: Seat, option: Option) -> None:
    card = MarketCard(option.operand)
    title = printed(g.table, card)
    gladiators, slaves = f.owed
    if title.kind == GLADIATOR:
        f.owed = (gladiators - 1, slaves)
    else:
        f.owed = (gladiators, max(slaves - title.counts_as, 0))
    if option.verb == EXHAUST:
        exhaust_openly(g, card)
    else:
        discard_openly(g, card)


def pay_with_guards(f: UsePower, g: SpartacusGame) -> None:
    """The last of the price, and the power works."""
    power = POWERS[f.name]
    f.end()
    if power.guards and power.manner == EXHAUST:
        exhaust_guards_openly(g, f.seat, power.guards)
    elif power.guards:
        discard_guards_openly(g, f.seat, power.guards)
    power.effect(g, f.seat)


def prompt_payment(f: UsePower, g: SpartacusGame) -> Message:
    return Message(words.ASK_PAYMENT, (f.seat, number_of(g.table, f.seat, f.name)))


POWER_STEPS: Final = in_order(
    Step(
        "payment",
        "intrigue.powers",
        ask=ask_payment,
        options=payment_options,
        hear=hear_payment,
        then=pay_with_guards,
        prompt=prompt_payment,
        auto=True,
    ),
)
