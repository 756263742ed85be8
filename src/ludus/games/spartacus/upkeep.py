"""Upkeep (rulebook p. 4).

1. Ready: exhausted cards without an injury are turned up.
2. Heal: a die for each injured card, in the order its owner announces; 4 or more heals, 1 kills.
3. Ledgers: 1 gold from each ready slave, 1 gold for each ready gladiator, or he is released.
Every house does each step at the same time. There is no win check (S-36).
Rulings applied: S-10, S-11 (injured cards, netting), S-33 (a champion lost), S-39 (Naevia), S-61 (healing), S-67 (the
order of healing rolls), S-68 (the ledgers are sealed).
"""

from typing import Final

from ludus.core.chance import D6, Chance, Roll
from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, Seat
from ludus.core.phrase import Message
from ludus.core.windows import Sealed, ask_sealed
from ludus.games.spartacus.box.cards import GLADIATOR, MarketCard
from ludus.games.spartacus.reactions.moments import HEAL_FAILED, LEDGERS, Moment
from ludus.games.spartacus.reactions.reactions import OnTable, close_window, open_window
from ludus.games.spartacus.table.moves import discard_asset, exhaust, make_ready, pay, receive
from ludus.games.spartacus.table.purse import Purse
from ludus.games.spartacus.table.table import (
    EXHAUSTED,
    UPKEEP,
    SpartacusGame,
    SpartacusTable,
    all_seats,
    count_slaves,
    has_ready,
    injured,
    owner_of,
    printed,
    ready_gladiators,
    ready_with,
    unbound_gold,
)
from ludus.games.spartacus.words import common
from ludus.games.spartacus.words import upkeep as words

HEALS_FROM: Final = 4  # a healing roll of so much or more
KILLS: Final = 1  # a healing roll
UPKEEP_OF_A_GLADIATOR: Final = 1
INCOME_OF_A_SLAVE: Final = 1

HEALER: Final = "healer"
TWICE_BLESSED: Final = "twice-blessed"  # rolls two dice to heal and keeps the better

PAY: Final = Option("pay")


class Upkeep(Frame):
    """The beginning of a round."""

    def steps(self) -> list[Step]:
        return UPKEEP_STEPS

    def copy(self) -> "Upkeep":
        f = Upkeep()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


# --- 1. Ready ----------------------------------------------------------------------------------------


def ready_cards(f: Upkeep, g: SpartacusGame) -> None:
    t = g.table
    t.phase = UPKEEP
    for seat in all_seats(t):
        for card in t.assets[seat]:
            if t.condition[card] == EXHAUSTED:
                make_ready(t, card)
        t.exhausted_guards[seat] = 0
    g.tell(words.ALL_READY)
    f.go_on()


READY_CARDS: Final = Step(then=ready_cards)


# --- 2. Heal -----------------------------------------------------------------------------------------


class Healing(Sealed):
    """Owners of several injured cards announce an order, then all roll, one card after the other."""

    def __init__(self, announcing: tuple[Seat, ...]) -> None:
        super().__init__(announcing)
        self.queue: tuple[MarketCard, ...] = ()  # still to be rolled for; the first is being rolled for
        self.die = 0

    def steps(self) -> list[Step]:
        return HEALING_STEPS

    def copy(self) -> "Healing":
        f = Healing(self.seats)
        self.carry(f)
        f.queue = self.queue
        f.die = self.die
        return f

    def key(self) -> tuple[object, ...]:
        return (*self.sealed_key(), self.queue, self.die)


def heal_wounds(f: Upkeep, g: SpartacusGame) -> None:
    t = g.table
    f.go_on()
    announcing, patients = [], 0
    for seat in all_seats(t):
        own = len(injured(t, seat))
        patients += own
        if own > 1:
            announcing.append(seat)
    if patients:
        g.call(Healing(tuple(announcing)))


HEAL: Final = Step(then=heal_wounds)


def not_announced(f: Healing, t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """The seat's injured cards that its order does not name yet."""
    named = [option.operand for option in f.draft(seat)] if seat in f.seats else []
    return [card for card in injured(t, seat) if card not in named]


def order_options(f: Healing, g: SpartacusGame, seat: Seat) -> list[Option]:
    heal = g.table.box.assets("heal")
    return [heal[card] for card in not_announced(f, g.table, seat)] if f.owes(seat) else []


def hear_order(f: Healing, g: SpartacusGame, seat: Seat, option: Option) -> None:
    """The last card names itself."""
    f.hear(seat, option, complete=len(not_announced(f, g.table, seat)) == 2)


def line_up(f: Healing, g: SpartacusGame) -> None:
    """All orders are known: the host's cards first, then clockwise (S-67)."""
    t = g.table
    queue: list[MarketCard] = []
    for seat in all_seats(t):
        if seat in f.seats:
            queue += [MarketCard(option.operand) for option in f.draft(seat)]
        queue += not_announced(f, t, seat)
    f.queue = tuple(queue)
    f.seats = NOBODY
    f.ask_again()
    f.go_on()


ANNOUNCE: Final = Step(
    "healing-order",
    "upkeep.heal",
    ask=ask_sealed,
    options=order_options,
    hear=hear_order,
    then=line_up,
    prompt=lambda f, g: Message(words.ASK_ORDER),
)


def next_patient(f: Healing, g: SpartacusGame) -> None:
    if f.queue:
        f.go_to(HEALING_ROLL)
    else:
        f.end()


NEXT: Final = Step(then=next_patient)


def luck_healing(f: Healing, g: SpartacusGame) -> Chance | None:
    blessed = printed(g.table, f.queue[0]).ability == TWICE_BLESSED
    return Roll("heal", D6, 2 if blessed else 1)


def hear_healing(f: Healing, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.die = max(option.operands)
    g.tell(words.ROLLS_TO_HEAL, owner_of(g.table, f.queue[0]), f.queue[0], f.die)
    f.go_to(JUDGE)


HEALING_ROLL: Final = Step("heal", "upkeep.heal", luck=luck_healing, hear=hear_healing)


def judge(f: Healing, g: SpartacusGame) -> None:
    """A failed roll gives every healer a chance before it counts."""
    f.go_to(LAST_WORD)
    if f.die < HEALS_FROM:
        open_window(g, Moment(HEAL_FAILED, target=owner_of(g.table, f.queue[0]), card=f.queue[0]))


JUDGE: Final = Step(then=judge)


def let_the_roll_stand(f: Healing, g: SpartacusGame) -> None:
    t, card = g.table, f.queue[0]
    owner = owner_of(t, card)
    if f.die >= HEALS_FROM:
        make_ready(t, card)
        g.tell(words.HEALED, owner, card)
    elif f.die == KILLS:
        g.tell(words.DIES, owner, card)
        discard_openly(g, owner, card)
    else:
        g.tell(words.STAYS_INJURED, owner, card)
    f.queue = f.queue[1:]
    f.go_to(NEXT)


LAST_WORD: Final = Step(then=let_the_roll_stand)


def discard_openly(g: SpartacusGame, owner: Seat, card: MarketCard) -> None:
    """Discard an asset, and say so where a champion's influence goes with him (S-33)."""
    if discard_asset(g.table, card):
        g.tell(common.LOSES_CHAMPION, owner, card)


HEALING_STEPS: Final = in_order(ANNOUNCE, NEXT, HEALING_ROLL, JUDGE, LAST_WORD)


def healers(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """After a failed healing roll: the seat's ready healers, whoever's the roll was (S-61)."""
    tend = t.box.assets("tend")
    return [tend[card] for card in ready_with(t, seat, HEALER)]


def send_healer(g: SpartacusGame, seat: Seat, option: Option, moment: Moment) -> None:
    """The healer is exhausted, and the die is rolled again; the moment of the failed roll is over."""
    exhaust(g.table, MarketCard(option.operand))
    g.tell(words.TENDS, seat, option.operand, moment.card)
    close_window(g)
    g.enclosing(Healing).go_to(HEALING_ROLL)


ABILITIES: Final[dict[str, OnTable]] = {"tend": OnTable(healers, send_healer, (HEAL_FAILED,))}


# --- 3. Ledgers --------------------------------------------------------------------------------------


class Ledgers(Purse):
    """Every house with ready gladiators says which it releases, and pays for the rest."""

    def steps(self) -> list[Step]:
        return LEDGER_STEPS

    def copy(self) -> "Ledgers":
        f = Ledgers(self.seats)
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return self.sealed_key()

    def binds(self, t: SpartacusTable, seat: Seat) -> int:
        sealed = seat in self.seats and not self.owes(seat)
        return max(cost_of(kept(self, t, seat)) - income_of(t, seat), 0) if sealed else 0


def balance_ledgers(f: Upkeep, g: SpartacusGame) -> None:
    f.go_on()
    g.call(Ledgers(tuple([seat for seat in all_seats(g.table) if has_ready(g.table, seat, GLADIATOR)])))


BALANCE: Final = Step(then=balance_ledgers)


def income_of(t: SpartacusTable, seat: Seat) -> int:
    """What a house's ready slaves earn (S-39)."""
    return INCOME_OF_A_SLAVE * count_slaves(t, seat)


def cost_of(gladiators: list[MarketCard]) -> int:
    """What it costs to keep them."""
    return UPKEEP_OF_A_GLADIATOR * len(gladiators)


def released(f: Ledgers, seat: Seat) -> list[MarketCard]:
    """The gladiators the seat has said it releases."""
    for place, other in enumerate(f.seats):
        if other == seat:
            return [MarketCard(option.operand) for option in f.drafts[place] if option is not PAY]
    return []


def kept(f: Ledgers, t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """The ready gladiators the seat has not released."""
    gone, gladiators = released(f, seat), ready_gladiators(t, seat)
    return [card for card in gladiators if card not in gone] if gone else gladiators


def means(t: SpartacusTable, seat: Seat) -> int:
    """What a seat that has still to answer can pay with: its free gold and what its slaves earn."""
    return max(unbound_gold(t, seat), 0) + income_of(t, seat)


def ledger_options(f: Ledgers, g: SpartacusGame, seat: Seat) -> list[Option]:
    """Pay for all that are kept, where there is enough gold; or release one more (S-11)."""
    if not f.owes(seat):
        return []
    t = g.table
    keep, release = kept(f, t, seat), t.box.assets("release")
    options = [PAY] if cost_of(keep) <= means(t, seat) else []
    for card in keep:
        options.append(release[card])
    return options


def why_not_pay(f: Ledgers, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    if not f.owes(seat) or PAY in ledger_options(f, g, seat):
        return []
    facts = (means(g.table, seat), cost_of(kept(f, g.table, seat)))
    return [Blocked(PAY, Message(common.TOO_LITTLE_GOLD, facts), "upkeep.ledgers")]


def hear_ledger(f: Ledgers, g: SpartacusGame, seat: Seat, option: Option) -> None:
    """Done with `pay`, or when the last gladiator is released."""
    f.hear(seat, option, complete=option is PAY or len(kept(f, g.table, seat)) == 1)


def close_the_books(f: Ledgers, g: SpartacusGame) -> None:
    """All answers are in: gladiators go free, gold changes hands."""
    t = g.table
    for seat in all_seats(t):
        income = income_of(t, seat)
        for card in released(f, seat):
            g.tell(words.RELEASES, seat, card)
            discard_openly(g, seat, card)
        cost = cost_of(ready_gladiators(t, seat))
        receive(t, seat, max(income - cost, 0))
        pay(t, seat, max(cost - income, 0))
        g.tell(words.BALANCES, seat, income, cost)
    f.end()


LEDGER_STEPS: Final = in_order(
    Step(
        "ledger",
        "upkeep.ledgers",
        ask=ask_sealed,
        options=ledger_options,
        hear=hear_ledger,
        then=close_the_books,
        why_not=why_not_pay,
        prompt=lambda f, g: Message(words.ASK_LEDGER),
    ),
)


# --- The end of the upkeep ---------------------------------------------------------------------------


def after_the_ledgers(f: Upkeep, g: SpartacusGame) -> None:
    """Time to react: a house may have paid its last gold."""
    f.go_on()
    open_window(g, Moment(LEDGERS))


AFTER_BALANCE: Final = Step(then=after_the_ledgers)


UPKEEP_STEPS: Final = in_order(READY_CARDS, HEAL, BALANCE, AFTER_BALANCE)
