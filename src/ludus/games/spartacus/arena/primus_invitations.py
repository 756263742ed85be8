"""Invitations to a Primus (The Serpents and the Wolf).

The host invites one Dominus after another, himself included. Everybody is invited once before anybody is invited
again, nobody more than twice, and whoever refuses loses 1 influence and is not invited again. It is over when four
fighters have come, or nobody is left to invite. Rulings applied: S-164.
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NO_SEAT, NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.arena.invitations import Entry, end_invitations, invite, not_invited
from ludus.games.spartacus.table.fighters import NO_SIDE
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, all_seats
from ludus.games.spartacus.words import arena as arena_words
from ludus.games.spartacus.words import primus as words

FIGHTERS: Final = 4
OF_ONE_HOUSE: Final = 2  # fighters a house can have in a Primus


class PrimusInvitations(Frame):
    """The host looks for four fighters. Who was asked at all, and who came, lies on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.refused = 0  # a mask of the seats that have stayed away
        self.guest = NO_SEAT  # who is being asked
        self.came = 0  # how many fighters there were before

    def steps(self) -> list[Step]:
        return PRIMUS_INVITATIONS_STEPS

    def copy(self) -> "PrimusInvitations":
        f = PrimusInvitations()
        f.step = self.step
        f.refused = self.refused
        f.guest = self.guest
        f.came = self.came
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.refused, self.guest, self.came)


def sent_by(t: SpartacusTable, seat: Seat) -> int:
    """How many fighters a house has sent."""
    return sum(fighter.seat == seat for fighter in t.fighters)


def why_not_invite(f: PrimusInvitations, t: SpartacusTable, seat: Seat) -> Message | None:
    """Why a Dominus cannot be invited now; None, if he can."""
    if f.refused >> seat & 1:
        return Message(words.HAS_REFUSED, (seat,))
    if sent_by(t, seat) == OF_ONE_HOUSE:
        return Message(words.HAS_TWO_FIGHTERS, (seat,))
    left = not_invited(t)
    if left and seat not in left:
        return Message(words.NOT_ALL_INVITED, (tuple(left),))
    return None


def host_last(t: SpartacusTable) -> list[Seat]:
    """Everybody, from the host's left neighbour on."""
    return [*all_seats(t)[1:], t.host]


def can_be_invited(f: PrimusInvitations, t: SpartacusTable) -> list[Seat]:
    return [seat for seat in host_last(t) if why_not_invite(f, t, seat) is None]


def ask_invitation(f: PrimusInvitations, g: SpartacusGame) -> tuple[Seat, ...]:
    t = g.table
    return ONLY[t.host] if len(t.fighters) < FIGHTERS and can_be_invited(f, t) else NOBODY


def invitation_options(f: PrimusInvitations, g: SpartacusGame, seat: Seat) -> list[Option]:
    options = g.table.box.seats("invite")
    return [options[other] for other in can_be_invited(f, g.table)]


def why_no_invitation(f: PrimusInvitations, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    t = g.table
    reasons = [(other, why_not_invite(f, t, other)) for other in host_last(t)]
    return [
        Blocked(t.box.seats("invite")[other], reason, "primus.invitations")
        for other, reason in reasons
        if reason is not None
    ]


def hear_invitation(f: PrimusInvitations, g: SpartacusGame, seat: Seat, option: Option) -> None:
    """The fighter has no side yet: the host will give him one."""
    f.guest = invite(g, option)
    f.came = len(g.table.fighters)
    f.go_to(REPLY)
    g.call(Entry(f.guest, NO_SIDE, may_refuse=True))


INVITATION: Final = Step(
    "invitation",
    "primus.invitations",
    ask=ask_invitation,
    options=invitation_options,
    hear=hear_invitation,
    then=end_invitations,
    why_not=why_no_invitation,
    prompt=lambda f, g: Message(arena_words.ASK_INVITE, (g.table.host,)),
    auto=True,
)


def note_reply(f: PrimusInvitations, g: SpartacusGame) -> None:
    """Whoever stayed away is shut out of these games."""
    if len(g.table.fighters) == f.came:
        f.refused |= 1 << f.guest
    f.go_to(INVITATION)


REPLY: Final = Step(then=note_reply)


PRIMUS_INVITATIONS_STEPS: Final = in_order(INVITATION, REPLY)
