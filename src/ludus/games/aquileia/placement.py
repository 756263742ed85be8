"""Placement.

In turn everybody sets one follower on a free action space, or the crest on the next free position of the advantage
track, or stops. It is over when all have placed everything or stopped.
Rulings applied: A-01 (the crest of who stops), A-02 (stopping is final), A-03 (only Portus looks at money), A-04 (its
coins), A-05 (Latro beside a fee space), A-23 (several followers in an area), A-39 (no building needed),
A-54 (a crest left over).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.aquileia import words
from ludus.games.aquileia.box import CREST, GOLD, ROUNDS, SILVER, STOP
from ludus.games.aquileia.promise import promise_of
from ludus.games.aquileia.table import OFF, AquileiaGame, AquileiaTable, lay_fee, put


class Placement(Frame):
    """Who places next, and who has stopped."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: int = seat  # OFF when all are done
        self.stopped = 0  # bit i: seat i has stopped

    def steps(self) -> list[Step]:
        return PLACEMENT_STEPS

    def copy(self) -> "Placement":
        f = Placement(Seat(self.seat))
        f.step = self.step
        f.stopped = self.stopped
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.stopped)


def ask_place(f: Placement, g: AquileiaGame) -> tuple[Seat, ...]:
    return NOBODY if f.seat == OFF else ONLY[f.seat]


def closed_spaces(t: AquileiaTable, seat: Seat) -> int:
    """The free or taken spaces that the Stadium and Portus close to a seat."""
    box, own = t.box, t.stands[seat]
    closed = 0
    if own & box.sides[GOLD]:
        closed |= box.sides[SILVER]
    elif own & box.sides[SILVER]:
        closed |= box.sides[GOLD]
    if own & box.fee_spaces:
        return closed | box.fee_spaces
    purse = t.coins[seat]
    for space in box.portus:
        if not purse[box.spaces[space].metal]:
            closed |= 1 << space
    return closed


def place_options(f: Placement, g: AquileiaGame, seat: Seat) -> list[Option]:
    """Free spaces, the crest, stopping. Who has only the crest left places it (A-54)."""
    t = g.table
    if not t.followers[seat]:
        return [CREST]
    closed = closed_spaces(t, seat)
    place = t.box.place
    for stands in t.stands:
        closed |= stands
    options = [place[i] for i in range(len(place)) if not closed >> i & 1]
    if seat not in t.track:
        options.append(CREST)
    options.append(STOP)
    return options


def why_no_place(f: Placement, g: AquileiaGame, seat: Seat) -> list[Blocked]:
    t = g.table
    closed = closed_spaces(t, seat)
    blocked = []
    for space, holder in enumerate(t.at):
        option = t.box.place[space]
        if holder != OFF:
            blocked.append(Blocked(option, Message(words.TAKEN, (holder,)), "placement.turn"))
        elif closed >> space & 1:
            blocked.append(why_closed(t, seat, space))
    if seat in t.track:
        blocked.append(Blocked(CREST, Message(words.CREST_PLACED, (t.track.index(seat) + 1,)), "placement.crest"))
    return blocked


def why_closed(t: AquileiaTable, seat: Seat, space: int) -> Blocked:
    """Why a free space is closed to a seat."""
    box = t.box
    option = box.place[space]
    if space in box.stadium:
        return Blocked(option, Message(words.OTHER_SIDE), "placement.stadium")
    if t.stands[seat] & box.fee_spaces:
        return Blocked(option, Message(words.ONE_FEE_SPACE), "placement.portus")
    return Blocked(option, Message(words.NO_COIN, (box.spaces[space].metal,)), "placement.portus")


def prompt_place(f: Placement, g: AquileiaGame) -> Message:
    t = g.table
    phrase = words.ASK_FOLLOWER if f.seat in t.track else words.ASK_PLACE
    return Message(phrase, (f.seat, t.followers[f.seat]))


def consequence_of_place(f: Placement, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    """What a space would bring, as the city stands now; or what the crest is good for."""
    t = g.table
    position = 0 if seat in t.track else len(t.track) + 1
    if option is STOP:
        return Message(words.TO_STOP, (t.followers[seat], position))
    if option is not CREST:
        return promise_of(t, seat, option.operand)
    return Message(words.TO_LAST_CREST if t.round == ROUNDS else words.TO_CREST, (position,))


def hear_place(f: Placement, g: AquileiaGame, seat: Seat, option: Option) -> None:
    t = g.table
    if option is STOP:
        g.tell(words.STOPS, seat)
        f.stopped |= 1 << seat
        if seat not in t.track:
            place_crest(g, seat)
    elif option is CREST:
        place_crest(g, seat)
    else:
        place_follower(g, seat, option.operand)
    f.seat = next_to_place(f, t)


def place_crest(g: AquileiaGame, seat: Seat) -> None:
    """The crest goes on the lowest free position."""
    t = g.table
    t.track = (*t.track, seat)
    g.tell(words.CREST, seat, len(t.track))


def place_follower(g: AquileiaGame, seat: Seat, space: int) -> None:
    """On a fee space of Portus a coin of its metal is laid under the follower."""
    t = g.table
    put(t, seat, space)
    g.tell(words.PLACES, seat, space)
    if t.box.fee_spaces >> space & 1:
        metal = t.box.spaces[space].metal
        lay_fee(t, seat, metal)
        g.tell(words.LAYS_FEE, seat, metal)


def next_to_place(f: Placement, t: AquileiaTable) -> int:
    """The next seat clockwise with something to place that has not stopped."""
    for i in range(1, t.seats + 1):
        seat = Seat((f.seat + i) % t.seats)
        if not f.stopped >> seat & 1 and (t.followers[seat] or seat not in t.track):
            return seat
    return OFF


PLACEMENT_STEPS: Final = in_order(
    Step(
        "place",
        "placement.turn",
        ask=ask_place,
        options=place_options,
        hear=hear_place,
        why_not=why_no_place,
        consequence=consequence_of_place,
        prompt=prompt_place,
        auto=True,
    ),
)
