"""Entering the arena.

1. The starting seat is drawn.      2. In turn everybody sets a new carrier or joins an own team, and takes a gladiator.
3. The spaces left are filled with animals drawn from the pile; the rest of the pile is laid open beside the board.
Rulings applied: K-17 (spaces beside own carriers), K-18 (enemy carriers), K-28 (starting seat).
"""

from typing import Final

from ludus.core.chance import Chance, Draw
from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat, left_of
from ludus.core.phrase import Message
from ludus.games.kampf import words
from ludus.games.kampf.box import KINDS, START
from ludus.games.kampf.table import BEASTS, OFF, KampfGame, KampfTable, is_full, put, recruit, teams_of

# --- The starting seat -------------------------------------------------------------------------------


class Start(Frame):
    """Who begins: seat 0, or a seat drawn by lot."""

    def __init__(self, by_lot: bool) -> None:
        super().__init__()
        self.by_lot = by_lot

    def steps(self) -> list[Step]:
        return START_STEPS

    def copy(self) -> "Start":
        f = Start(self.by_lot)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.by_lot)


def luck_start(f: Start, g: KampfGame) -> Chance | None:
    return Draw("start", 0, START[: g.table.seats]) if f.by_lot else None


def hear_start(f: Start, g: KampfGame, seat: Seat, option: Option) -> None:
    g.table.start = Seat(option.operand)
    g.tell(words.STARTS, g.table.start)
    f.go_on()


START_STEPS: Final = in_order(Step("start", "setup.supply", luck=luck_start, hear=hear_start))


# --- Teams -------------------------------------------------------------------------------------------


class Entry(Frame):
    """Gladiators enter one by one: first the carrier, then the gladiator who steps onto it."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.unit = OFF  # the team that gets the next gladiator

    def steps(self) -> list[Step]:
        return ENTRY_STEPS

    def copy(self) -> "Entry":
        f = Entry(self.seat)
        f.step = self.step
        f.unit = self.unit
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.unit)


def ask_carrier(f: Entry, g: KampfGame) -> tuple[Seat, ...]:
    """Everybody takes the same number of turns, so the entry ends when the next seat's teams are full."""
    t = g.table
    for unit in teams_of(t, f.seat):
        if t.where[unit] == OFF or not is_full(t, unit):
            return ONLY[f.seat]
    return NOBODY


def open_spaces(t: KampfTable, seat: Seat) -> int:
    """Where a new carrier may stand: away from own carriers, while there is such a space (K-17)."""
    if next_carrier(t, seat) == OFF:
        return 0
    apart = t.free & ~t.box.beside(t.teams_on[seat])
    return apart or t.free


def next_carrier(t: KampfTable, seat: Seat) -> int:
    """The seat's first carrier that is not in the arena yet."""
    for unit in teams_of(t, seat):
        if t.where[unit] == OFF:
            return unit
    return OFF


def carrier_options(f: Entry, g: KampfGame, seat: Seat) -> list[Option]:
    t = g.table
    options = [t.box.carrier[space] for space in t.box.spaces_in(open_spaces(t, seat))]
    for unit in teams_of(t, seat):
        if t.where[unit] != OFF and not is_full(t, unit):
            options.append(t.box.join[t.where[unit]])
    return options


def why_no_carrier(f: Entry, g: KampfGame, seat: Seat) -> list[Blocked]:
    t = g.table
    left = next_carrier(t, seat) != OFF
    reason = Message(words.BESIDE_OWN, (t.teams_on[seat].bit_count(),)) if left else Message(words.NO_CARRIER_LEFT)
    closed = t.box.spaces_in(t.free & ~open_spaces(t, seat))
    taken = t.box.spaces_in(t.box.all_spaces & ~t.free) if left else ()
    full = [u for u in teams_of(t, seat) if t.where[u] != OFF and is_full(t, u)]
    return [
        *(Blocked(t.box.carrier[space], reason, "entry.place" if left else "setup.carriers") for space in closed),
        *(Blocked(t.box.carrier[space], Message(words.OCCUPIED), "entry.place") for space in taken),
        *(Blocked(t.box.join[t.where[u]], Message(words.TEAM_FULL), "entry.turn") for u in full),
    ]


def prompt_carrier(f: Entry, g: KampfGame) -> Message:
    return Message(words.ASK_CARRIER, (f.seat, g.table.teams_on[f.seat].bit_count()))


def hear_carrier(f: Entry, g: KampfGame, seat: Seat, option: Option) -> None:
    t = g.table
    space = option.operand
    if option.verb == "carrier":
        f.unit = next_carrier(t, seat)
        put(t, f.unit, space)
        g.tell(words.CARRIER, seat, space)
    else:
        f.unit = t.at[space]
    f.go_to(RECRUIT)


def ask_gladiator(f: Entry, g: KampfGame) -> tuple[Seat, ...]:
    return ONLY[f.seat]


def gladiator_options(f: Entry, g: KampfGame, seat: Seat) -> list[Option]:
    supply, gladiator = g.table.supply, g.table.box.gladiator
    return [gladiator[kind] for kind in KINDS if supply[kind]]


def why_no_gladiator(f: Entry, g: KampfGame, seat: Seat) -> list[Blocked]:
    t = g.table
    return [
        Blocked(t.box.gladiator[kind], Message(words.PILE_EMPTY), "entry.gladiator")
        for kind in KINDS
        if not t.supply[kind]
    ]


def prompt_gladiator(f: Entry, g: KampfGame) -> Message:
    return Message(words.ASK_GLADIATOR, (f.seat, g.table.where[f.unit]))


def hear_gladiator(f: Entry, g: KampfGame, seat: Seat, option: Option) -> None:
    t = g.table
    recruit(t, f.unit, option.operand)
    g.tell(words.JOINS, seat, option.operand, t.where[f.unit])
    f.unit = OFF
    f.seat = left_of(seat, t.seats)
    f.go_to(PICK)


RECRUIT: Final = Step(
    "gladiator",
    "entry.gladiator",
    ask=ask_gladiator,
    options=gladiator_options,
    hear=hear_gladiator,
    why_not=why_no_gladiator,
    prompt=prompt_gladiator,
    auto=True,
)


def all_entered(f: Entry, g: KampfGame) -> None:
    f.end()


PICK: Final = Step(
    "carrier",
    "entry.turn",
    ask=ask_carrier,
    options=carrier_options,
    hear=hear_carrier,
    then=all_entered,
    why_not=why_no_carrier,
    prompt=prompt_carrier,
    auto=True,
)


ENTRY_STEPS: Final = in_order(PICK, RECRUIT)
# fmt: on


# --- Animals -----------------------------------------------------------------------------------------


class Animals(Frame):
    """Everybody in turn draws an animal and sets it on a free space, until the board is full."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.animal = OFF  # drawn, not yet placed

    def steps(self) -> list[Step]:
        return ANIMAL_STEPS

    def copy(self) -> "Animals":
        f = Animals(self.seat)
        f.step = self.step
        f.animal = self.animal
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.animal)


def luck_animal(f: Animals, g: KampfGame) -> Chance | None:
    t = g.table
    if not t.free:
        return None
    return Draw("animals", 0, t.box.draw, pile=t.pile)


def hear_animal(f: Animals, g: KampfGame, seat: Seat, option: Option) -> None:
    t = g.table
    f.animal = option.operand
    t.pile = tuple(animal for animal in t.pile if animal != f.animal)
    f.go_to(RELEASE)


def lay_out_the_rest(f: Animals, g: KampfGame) -> None:
    t = g.table
    t.beside, t.pile = t.pile, ()
    g.tell(words.BESIDE, t.beside)
    f.end()


ANIMAL: Final = Step("animal", "entry.animals", luck=luck_animal, hear=hear_animal, then=lay_out_the_rest)


def ask_release(f: Animals, g: KampfGame) -> tuple[Seat, ...]:
    return ONLY[f.seat]


def release_options(f: Animals, g: KampfGame, seat: Seat) -> list[Option]:
    t = g.table
    return [t.box.release[space] for space in t.box.spaces_in(t.free)]


def prompt_release(f: Animals, g: KampfGame) -> Message:
    return Message(words.ASK_RELEASE, (f.seat, f.animal))


def hear_release(f: Animals, g: KampfGame, seat: Seat, option: Option) -> None:
    t = g.table
    put(t, BEASTS + f.animal, option.operand)
    g.tell(words.RELEASED, seat, f.animal, option.operand)
    f.animal = OFF
    f.seat = left_of(seat, t.seats)
    f.go_to(ANIMAL)


RELEASE: Final = Step(
    "release",
    "entry.animals",
    ask=ask_release,
    options=release_options,
    hear=hear_release,
    prompt=prompt_release,
    auto=True,
)


ANIMAL_STEPS: Final = in_order(ANIMAL, RELEASE)
