"""Set-up (rulebook p. 3).

1. Everybody rolls; the highest takes the host token and chooses a house, then the others clockwise.
2. Starting gladiators are dealt, then starting slaves; those left over stay in the market deck.
3. Guards from the intrigue deck, gold, and influence by the length of the game.
Rulings applied: S-17 (the first host), S-66 (those tied for highest roll again).
"""

from typing import Final

from ludus.core.chance import Chance, Draw
from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NO_SEAT, NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import GLADIATOR, SLAVE, MarketCard
from ludus.games.spartacus.table.moves import acquire, receive, take_from_pile
from ludus.games.spartacus.table.rolls import RollOff
from ludus.games.spartacus.table.table import NO_HOUSE, SpartacusGame, SpartacusTable, all_seats, house_of, length_of
from ludus.games.spartacus.words import setup as words


class SetUp(Frame):
    """From the closed box to the first round. Who is next follows from the table."""

    def steps(self) -> list[Step]:
        return SET_UP_STEPS

    def copy(self) -> "SetUp":
        f = SetUp()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


# --- 1. Choosing houses ------------------------------------------------------------------------------


def roll_for_first_choice(f: SetUp, g: SpartacusGame) -> None:
    f.go_on()
    g.call(RollOff("first-choice", tuple(Seat(seat) for seat in range(g.table.seats))))


ROLL: Final = Step(then=roll_for_first_choice)


def name_the_host(f: SetUp, g: SpartacusGame) -> None:
    g.table.host = g.table.rolled_highest
    g.tell(words.HOST, g.table.host)
    f.go_on()


HOST: Final = Step(then=name_the_host)


def next_without_house(t: SpartacusTable) -> Seat:
    """Who chooses next: the host, then clockwise."""
    for seat in all_seats(t):
        if t.house[seat] == NO_HOUSE:
            return seat
    return NO_SEAT


def ask_house(f: SetUp, g: SpartacusGame) -> tuple[Seat, ...]:
    seat = next_without_house(g.table)
    return NOBODY if seat == NO_SEAT else ONLY[seat]


def house_options(f: SetUp, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    return [option for option in t.box.houses_for("house") if option.operand not in t.house]


def why_no_house(f: SetUp, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    t = g.table
    return [
        Blocked(t.box.houses_for("house")[house], Message(words.HOUSE_TAKEN, (other,)), "setup.houses")
        for other, house in enumerate(t.house)
        if house != NO_HOUSE
    ]


def hear_house(f: SetUp, g: SpartacusGame, seat: Seat, option: Option) -> None:
    g.table.house[seat] = option.operand
    g.tell(words.TAKES_HOUSE, seat, option.operand)


CHOOSE: Final = Step(
    "house",
    "setup.houses",
    ask=ask_house,
    options=house_options,
    hear=hear_house,
    why_not=why_no_house,
    prompt=lambda f, g: Message(words.ASK_HOUSE, (next_without_house(g.table),)),
    auto=True,
)


# --- 2. Starting gladiators and slaves ---------------------------------------------------------------


def next_to_be_dealt(t: SpartacusTable, kind: int) -> Seat:
    """Whose house still lacks starting cards of a kind: the host's first, then clockwise."""
    for seat in all_seats(t):
        house = house_of(t, seat)
        owed = house.gladiators if kind == GLADIATOR else house.slaves
        for card in t.assets[seat]:
            owed -= t.box.market[card].kind == kind
        if owed > 0:
            return seat
    return NO_SEAT


def kind_dealt(f: SetUp) -> int:
    """What is being dealt now."""
    return GLADIATOR if f.is_at(GLADIATORS) else SLAVE


def luck_starting_card(f: SetUp, g: SpartacusGame) -> Chance | None:
    t, kind = g.table, kind_dealt(f)
    if next_to_be_dealt(t, kind) == NO_SEAT:
        return None
    draw = t.box.assets("draw-asset")
    dealt = [card for assets in t.assets for card in assets]
    left = [draw[card] for card in t.box.starting[kind] if card not in dealt]
    return Draw("starting-gladiators" if kind == GLADIATOR else "starting-slaves", 0, left)


def hear_starting_card(f: SetUp, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t, card = g.table, MarketCard(option.operand)
    dealt_to = next_to_be_dealt(t, kind_dealt(f))
    take_from_pile(t, card)
    acquire(t, dealt_to, card)
    g.tell(words.IS_DEALT, dealt_to, card)


GLADIATORS: Final = Step("starting-gladiator", "setup.assets", luck=luck_starting_card, hear=hear_starting_card)
SLAVES: Final = Step("starting-slave", "setup.assets", luck=luck_starting_card, hear=hear_starting_card)


# --- 3. Guards, gold and influence -------------------------------------------------------------------


def begin(f: SetUp, g: SpartacusGame) -> None:
    """Guards lie open on the table from the start; one is like another."""
    t = g.table
    first = 0  # of the guards still in the deck
    for seat in all_seats(t):
        house = house_of(t, seat)
        t.guards[seat] = t.box.guards[first : first + house.guards]
        first += house.guards
        t.influence[seat] = length_of(t).influence
        receive(t, seat, house.gold)
        g.tell(words.BEGINS_WITH, seat, house.gold, house.guards, t.influence[seat])
    dealt = t.box.guards[:first]
    t.intrigue_pile = tuple([card for card in t.intrigue_pile if card not in dealt])
    f.end()


BEGIN: Final = Step(then=begin)


SET_UP_STEPS: Final = in_order(ROLL, HOST, CHOOSE, GLADIATORS, SLAVES, BEGIN)
