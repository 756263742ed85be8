"""The Primus: two against two, instead of ordinary games (The Serpents and the Wolf).

1. A host with 10 or more influence may hold one; a reaction can force it, whatever the host's influence.
2. Four fighters are found (`primus_invitations`).
3. The host makes two teams of them, and they take their places (`primus_teams`).
With fewer than four the two earliest fighters of different houses fight in ordinary games.
Tribute, bets, the fight and what follows go as in ordinary games. Rulings applied: S-159, S-163.
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.arena.invitations import FIGHTERS as IN_ORDINARY_GAMES
from ludus.games.spartacus.arena.invitations import Invitations
from ludus.games.spartacus.arena.primus_invitations import FIGHTERS, PrimusInvitations
from ludus.games.spartacus.arena.primus_teams import Teams
from ludus.games.spartacus.combat.field import on_side
from ludus.games.spartacus.table.fighters import Fighter
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.words import primus as words

PRIMUS_AT: Final = 10  # influence of a host who may hold one

HOLD_PRIMUS: Final = Option("hold-primus")
HOLD_GAMES: Final = Option("hold-games")


class Primus(Frame):
    """A Primus, or the host's right to one, up to the moment its fighters stand in the arena."""

    def steps(self) -> list[Step]:
        return PRIMUS_STEPS

    def copy(self) -> "Primus":
        f = Primus()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def can_be_held(t: SpartacusTable) -> bool:
    """Whether these games can be a Primus, or must."""
    return t.primus_forced or (t.box.has_expansion and t.influence[t.host] >= PRIMUS_AT)


def is_primus(g: SpartacusGame) -> bool:
    """Whether a Primus is being held: once the host has decided, and while there are more than two fighters."""
    return len(g.table.fighters) > IN_ORDINARY_GAMES or any(isinstance(f, PrimusInvitations) for f in g.stack)


# --- 1. The host's right -----------------------------------------------------------------------------


def ask_primus(f: Primus, g: SpartacusGame) -> tuple[Seat, ...]:
    return NOBODY if g.table.primus_forced else ONLY[g.table.host]


def primus_options(f: Primus, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [HOLD_PRIMUS, HOLD_GAMES]


def hear_primus(f: Primus, g: SpartacusGame, seat: Seat, option: Option) -> None:
    if option is HOLD_GAMES:
        f.end()
        g.call(Invitations())
    else:
        hold(f, g)


# --- 2. Four fighters --------------------------------------------------------------------------------


def hold(f: Primus, g: SpartacusGame) -> None:
    """There will be a Primus, if enough fighters can be found."""
    g.tell(words.HELD, g.table.host)
    f.go_on()
    g.call(PrimusInvitations())


DECIDE: Final = Step(
    "primus",
    "primus.host",
    ask=ask_primus,
    options=primus_options,
    hear=hear_primus,
    then=hold,
    prompt=lambda f, g: Message(words.ASK_PRIMUS, (g.table.host,)),
)


def the_two_earliest(t: SpartacusTable) -> list[Fighter]:
    """The first who came, and the first of another house (S-159)."""
    first = t.fighters[:1]
    others = [fighter for fighter in t.fighters if fighter.seat != first[0].seat]
    return [*first, *others[:1]]


def look_who_came(f: Primus, g: SpartacusGame) -> None:
    """Teams of four; or else ordinary games, and the others go home as they came."""
    t = g.table
    f.end()
    if len(t.fighters) == FIGHTERS:
        g.call(Teams())
        return
    g.tell(words.FALLS_THROUGH, len(t.fighters))
    stay = the_two_earliest(t)
    for fighter in t.fighters:
        if fighter not in stay:
            g.tell(words.GOES_HOME, fighter.seat, fighter.card)
    t.fighters = tuple(on_side(t, fighter, side) for side, fighter in enumerate(stay))


WHO_CAME: Final = Step(then=look_who_came)


PRIMUS_STEPS: Final = in_order(DECIDE, WHO_CAME)
