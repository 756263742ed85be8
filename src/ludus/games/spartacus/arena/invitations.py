"""Arranging the games (rulebook p. 11).

1. The host names a house, himself if he likes; he must when nobody else is left to ask.
2. It sends a fighter, or refuses and loses 1 influence.
3. The fighter takes up to one weapon, one armor and one special.
Until two fighters are found, or everybody has been asked. What is chosen is fixed and seen by all.
Rulings applied: S-18, S-19 (the host may refuse himself), S-20 (slaves fight too), S-60 (one of each type).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat, clockwise, left_of
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import EQUIPMENT, TYPES, MarketCard
from ludus.games.spartacus.combat.field import a_fighter, replace
from ludus.games.spartacus.table.influence import tell_loss
from ludus.games.spartacus.table.moves import lose_influence
from ludus.games.spartacus.table.promises import ARRANGED, INVITED, note
from ludus.games.spartacus.table.table import (
    READY,
    SpartacusGame,
    SpartacusTable,
    all_seats,
    assets_of,
    is_ready,
    printed,
    ready_fighters,
)
from ludus.games.spartacus.words import arena as words

FIGHTERS: Final = 2  # in ordinary games
SHAME: Final = 1  # influence lost by refusing

STAY_AWAY: Final = Option("stay-away")
GO_WITHOUT: Final = Option("go-without")


# --- 1. The invitation -------------------------------------------------------------------------------


class Invitations(Frame):
    """The host looks for fighters. Whom he has asked, and who came, lies on the table."""

    def steps(self) -> list[Step]:
        return INVITATIONS_STEPS

    def copy(self) -> "Invitations":
        f = Invitations()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def not_invited(t: SpartacusTable) -> list[Seat]:
    """Whom the host can still ask, himself last."""
    return [seat for seat in clockwise(left_of(t.host, t.seats), t.seats) if not t.invited >> seat & 1]


def ask_invitation(f: Invitations, g: SpartacusGame) -> tuple[Seat, ...]:
    t = g.table
    is_over = len(t.fighters) >= FIGHTERS or t.invited == (1 << t.seats) - 1
    return NOBODY if is_over else ONLY[t.host]


def invitation_options(f: Invitations, g: SpartacusGame, seat: Seat) -> list[Option]:
    invite = g.table.box.seats("invite")
    return [invite[other] for other in not_invited(g.table)]


def why_no_invitation(f: Invitations, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    t = g.table
    return [
        Blocked(t.box.seats("invite")[other], Message(words.WAS_INVITED, (other,)), "arena.invitations")
        for other in all_seats(t)
        if t.invited >> other & 1
    ]


def invite(g: SpartacusGame, option: Option) -> Seat:
    """The host names a house; it is returned."""
    t, guest = g.table, Seat(option.operand)
    t.invited |= 1 << guest
    g.tell(words.INVITES, t.host, guest, int(guest == t.host))
    note(g, INVITED, t.host, guest)
    return guest


def hear_invitation(f: Invitations, g: SpartacusGame, seat: Seat, option: Option) -> None:
    guest = invite(g, option)
    g.call(Entry(guest, side=len(g.table.fighters), may_refuse=True))


def end_invitations(f: Frame, g: SpartacusGame) -> None:
    note(g, ARRANGED, g.table.host)
    f.end()


INVITATIONS_STEPS: Final = in_order(
    Step(
        "invitation",
        "arena.invitations",
        ask=ask_invitation,
        options=invitation_options,
        hear=hear_invitation,
        then=end_invitations,
        why_not=why_no_invitation,
        prompt=lambda f, g: Message(words.ASK_INVITE, (g.table.host,)),
        auto=True,
    ),
)


# --- 2. The fighter ----------------------------------------------------------------------------------


class Entry(Frame):
    """A house sends a fighter into the arena and equips him; tournaments leave it no choice but to send one."""

    def __init__(self, seat: Seat, side: int, may_refuse: bool) -> None:
        super().__init__()
        self.seat = seat
        self.side = side
        self.may_refuse = may_refuse
        self.type = 0  # of equipment, being chosen now

    def steps(self) -> list[Step]:
        return ENTRY_STEPS

    def copy(self) -> "Entry":
        f = Entry(self.seat, self.side, self.may_refuse)
        f.step = self.step
        f.type = self.type
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.side, self.may_refuse, self.type)


def ask_fighter(f: Entry, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat]


def fighter_options(f: Entry, g: SpartacusGame, seat: Seat) -> list[Option]:
    send = g.table.box.assets("send")
    ready = [send[card] for card in ready_fighters(g.table, seat) if not is_sent(g.table, card)]
    return [*ready, STAY_AWAY] if f.may_refuse else ready


def is_sent(t: SpartacusTable, card: MarketCard) -> bool:
    """Whether a fighter is in the arena already."""
    for fighter in t.fighters:  # noqa: SIM110 - a generator takes longer
        if fighter.card == card:
            return True
    return False


def why_not_send(t: SpartacusTable, card: MarketCard) -> Message | None:
    """Why a gladiator or slave cannot be sent; None, if he can."""
    if is_sent(t, card):
        return Message(words.IS_SENT)
    return None if is_ready(t, card) else Message(words.NOT_READY)


def why_no_fighter(f: Entry, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    t = g.table
    able = [card for card in t.assets[seat] if printed(t, card).kind != EQUIPMENT]
    reasons = [(card, why_not_send(t, card)) for card in able]
    return [
        Blocked(t.box.assets("send")[card], reason, "arena.fighters") for card, reason in reasons if reason is not None
    ]


def hear_fighter(f: Entry, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    if option is STAY_AWAY:
        g.tell(words.REFUSES, seat)
        tell_loss(g, seat, lose_influence(t, seat, SHAME))
        f.end()
        return
    card = MarketCard(option.operand)
    t.fighters = (*t.fighters, a_fighter(t, seat, card, f.side))
    g.tell(words.SENDS, seat, card)
    f.go_on()


FIGHTER: Final = Step(
    "fighter",
    "arena.fighters",
    ask=ask_fighter,
    options=fighter_options,
    hear=hear_fighter,
    why_not=why_no_fighter,
    prompt=lambda f, g: Message(words.ASK_FIGHTER, (f.seat,)),
    auto=True,
)


# --- 3. His equipment --------------------------------------------------------------------------------


def pieces_of(t: SpartacusTable, seat: Seat, type_: str) -> list[MarketCard]:
    """A house's ready equipment of a type that no fighter carries yet, of each kind one: copies are alike."""
    market, condition = t.box.market, t.condition
    pieces: list[MarketCard] = []
    kinds: list[str] = []
    for piece in t.assets[seat]:
        title = market[piece]
        if title.type == type_ and condition[piece] == READY and title.name not in kinds and not is_carried(t, piece):
            kinds.append(title.name)
            pieces.append(piece)
    return pieces


def is_carried(t: SpartacusTable, piece: MarketCard) -> bool:
    """Whether a fighter in the arena has a piece of equipment."""
    for fighter in t.fighters:  # noqa: SIM110 - a generator takes longer
        if piece in fighter.gear:
            return True
    return False


def ask_gear(f: Entry, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if f.type < len(TYPES) else NOBODY


def gear_options(f: Entry, g: SpartacusGame, seat: Seat) -> list[Option]:
    equip = g.table.box.assets("equip")
    options = [equip[piece] for piece in pieces_of(g.table, seat, TYPES[f.type])]
    options.append(GO_WITHOUT)
    return options


def why_no_gear(f: Entry, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    t = g.table
    return [
        Blocked(t.box.assets("equip")[piece], Message(words.NOT_READY), "arena.equipment")
        for piece in assets_of(t, seat, EQUIPMENT)
        if printed(t, piece).type == TYPES[f.type] and not is_ready(t, piece)
    ]


def hear_gear(f: Entry, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    f.type += 1
    if option is not GO_WITHOUT:
        who = len(t.fighters) - 1
        fighter, piece = t.fighters[who], MarketCard(option.operand)
        replace(t, who, fighter.but(gear=(*fighter.gear, piece)))
        g.tell(words.EQUIPS, seat, fighter.card, piece)


GEAR: Final = Step(
    "equipment",
    "arena.equipment",
    ask=ask_gear,
    options=gear_options,
    hear=hear_gear,
    why_not=why_no_gear,
    prompt=lambda f, g: Message(words.ASK_GEAR, (f.seat, g.table.fighters[-1].card)),
    auto=True,
)


ENTRY_STEPS: Final = in_order(FIGHTER, GEAR)
