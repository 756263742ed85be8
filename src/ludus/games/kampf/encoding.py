"""What a seat sees, as bytes: the arena, what lies beside it, the players, the fight, and the unit that acts."""

from typing import Any, Final

from ludus.core.encoding import (
    Counts,
    Encoder,
    Form,
    Layout,
    Marks,
    Number,
    Tally,
    mask_of,
    one_of,
    seat_names,
    seats_from,
)
from ludus.core.frame import Frame
from ludus.core.game import Game
from ludus.core.ids import Seat, clockwise
from ludus.games.kampf.box import EMPTY, FACES, GLADIATORS, TEAM_SIZE, Box
from ludus.games.kampf.box import Counts as Team
from ludus.games.kampf.challenge import Turn, acting
from ludus.games.kampf.combat import Fight
from ludus.games.kampf.table import BEASTS, CARRIERS, OFF, KampfTable, symbols_of
from ludus.games.kampf.trophies import score

# What is usual at most.
TROPHIES: Final = 8
SCORE: Final = 32
OWED: Final = 4  # casualties
DICE: Final = 6
SUPPLY: Final = 30

UNWRITTEN: Final = -2  # no unit, nor OFF


class Arena:
    """The arena as it was written last for one seat, space by space: what stood there, with its stones."""

    def __init__(self, spaces: int) -> None:
        self.units = [UNWRITTEN] * spaces
        self.stones = [0] * spaces
        self.teams: list[Team] = [EMPTY] * spaces
        self.pieces = [b""] * spaces
        self.whole = b""

    def changed(self, t: KampfTable) -> list[int]:
        """The spaces on which something has changed; they are taken to be written now."""
        units, stones, teams, found = self.units, self.stones, self.teams, []
        for space, unit in enumerate(t.at):
            is_new = unit != units[space]
            if unit != OFF:
                if stones[space] != t.stones[unit]:
                    stones[space], is_new = t.stones[unit], True
                if unit < BEASTS and teams[space] is not t.teams[unit]:
                    teams[space], is_new = t.teams[unit], True
            if is_new:
                units[space] = unit
                found.append(space)
        return found


class Won:
    """A player's things as they were written last."""

    def __init__(self) -> None:
        self.trophies: Team = EMPTY
        self.prey: tuple[int, ...] = ()
        self.spaces = 0
        self.how = ""
        self.piece = b""

    def is_still(self, t: KampfTable, seat: Seat) -> bool:
        """Whether nothing has changed since."""
        if not self.piece or t.trophies[seat] is not self.trophies or t.prey[seat] is not self.prey:
            return False
        return t.teams_on[seat] == self.spaces and t.how == self.how

    def keep(self, t: KampfTable, seat: Seat, piece: bytes) -> None:
        """This is how it is now."""
        self.trophies, self.prey = t.trophies[seat], t.prey[seat]
        self.spaces, self.how, self.piece = t.teams_on[seat], t.how, piece


class Page:
    """What changes seldom of one game, with the pieces that were written of it last."""

    def __init__(self, seats: int, spaces: int, form: Form) -> None:
        self.form = form
        self.arenas = [Arena(spaces) for _ in range(seats)]
        self.players = [Won() for _ in range(seats)]
        self.supply: Team = EMPTY
        self.killed: Team = EMPTY
        self.gladiators = b""  # beside the arena
        self.pile: tuple[int, ...] = ()
        self.beside: tuple[int, ...] = ()
        self.slain: tuple[int, ...] = ()
        self.animals = b""

    def look(self, t: KampfTable) -> None:
        """Forget what is no longer so beside the arena."""
        if t.supply is not self.supply or t.killed is not self.killed:
            self.supply, self.killed, self.gladiators = t.supply, t.killed, b""
        if t.pile is not self.pile or t.beside is not self.beside or t.slain is not self.slain:
            self.pile, self.beside, self.slain, self.animals = t.pile, t.beside, t.slain, b""


class KampfEncoder(Encoder):
    """The pieces of an observation, for so many seats and one box."""

    def __init__(self, box: Box, seats: int, form: Form) -> None:
        super().__init__(layout_of(box, seats), form)
        self.seats = seats
        animals, spaces = len(box.animals), len(box.spaces)
        self.seats_from = seats_from(seats, form)
        self.space = one_of(spaces, form)
        self.animal = one_of(animals, form)
        self.side = one_of(2, form)
        self.animals = Marks(animals, form)
        self.team = Counts(TEAM_SIZE, form)
        self.trophies = Counts(TROPHIES, form)
        self.supply = Counts(SUPPLY, form)
        self.stones = Number(TEAM_SIZE, form)
        self.score = Number(SCORE, form)
        self.owed = Number(OWED, form)
        self.dice = Tally(len(FACES), DICE, form)
        one_side = spaces + seats + 2 * len(GLADIATORS)
        self.no_fight = form.blank(2 * one_side + 2 * 2 + len(FACES) + 1)
        self.nobody_acts = form.blank(spaces + animals + spaces)
        self.keep_spaces(seats, animals)

    def keep_spaces(self, seats: int, animals: int) -> None:
        """Whole spaces: free ones, animals and teams with their stones."""
        form, counts = self.form, self.stones.pieces
        self.no_animal = form.blank(animals)
        no_team = form.blank(seats + len(GLADIATORS))
        self.free_space = no_team + self.no_animal + form.blank(1)
        self.beast = [[no_team + animal + count for count in counts] for animal in self.animal]
        owners = one_of(seats, form)  # from one's own seat
        self.manned = [[Counts(TEAM_SIZE, form, owner, self.no_animal + count) for count in counts] for owner in owners]

    def write(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        t: KampfTable = g.table
        page = g.page
        if not isinstance(page, Page) or page.form is not self.form:
            page = g.page = Page(self.seats, len(t.at), self.form)
        out.append(self.arena_of(t, seat, page.arenas[seat]))
        self.write_aside(t, page, out)
        for other in clockwise(seat, self.seats):
            out.append(self.won_by(t, other, page.players[other]))
        f = g.stack[-1] if g.stack else None
        if isinstance(f, Fight):
            self.write_fight(t, f, seat, out)
            out.append(self.nobody_acts)
        else:
            out.append(self.no_fight)
            self.write_acting(t, f, out)

    def arena_of(self, t: KampfTable, seat: Seat, arena: Arena) -> bytes:
        """For each space whose team stands there, or which animal, and the stones on it."""
        changed = arena.changed(t)
        for space in changed:
            arena.pieces[space] = self.space_of(t, t.at[space], seat)
        if changed:
            arena.whole = b"".join(arena.pieces)
        return arena.whole

    def space_of(self, t: KampfTable, unit: int, seat: Seat) -> bytes:
        """A space on which this stands."""
        if unit == OFF:
            return self.free_space
        stones = min(t.stones[unit], self.stones.most)
        if unit >= BEASTS:
            return self.beast[unit - BEASTS][stones]
        return self.manned[(unit // CARRIERS - seat) % self.seats][stones].of(t.teams[unit])

    def write_aside(self, t: KampfTable, page: Page, out: list[bytes]) -> None:
        """What lies beside the arena, and what has left it."""
        page.look(t)
        if not page.gladiators:
            page.gladiators = self.supply.of(t.supply) + self.supply.of(t.killed)
        if not page.animals:
            page.animals = b"".join([self.animals.of(mask_of(some)) for some in (t.pile, t.beside, t.slain)])
        out.append(page.gladiators)
        out.append(page.animals)

    def won_by(self, t: KampfTable, seat: Seat, won: Won) -> bytes:
        """What a player has won, and the carriers that are not in the arena."""
        if not won.is_still(t, seat):
            carriers = self.stones.of(t.carriers - t.teams_on[seat].bit_count())
            prey, points = self.animals.of(mask_of(t.prey[seat])), self.score.of(score(t, seat))
            won.keep(t, seat, b"".join([self.trophies.of(t.trophies[seat]), prey, carriers, points]))
        return won.piece

    def write_fight(self, t: KampfTable, f: Fight, seat: Seat, out: list[bytes]) -> None:
        """The two sides, their nets, who strikes, the dice and what is owed."""
        for side in range(2):
            unit = f.units[side]
            out.append(self.space[t.where[unit]])
            out.append(self.seats_from[seat][f.seats[side]])
            out.append(self.team.of(symbols_of(t, unit)))
            out.append(self.team.of(f.netted[side]))
        out.append(self.side[f.first])
        out.append(self.side[f.striker])
        out.append(self.dice.of(f.dice))
        out.append(self.owed.of(f.owed))

    def write_acting(self, t: KampfTable, f: Frame | None, out: list[bytes]) -> None:
        """The team or animal about which something is asked, and whom it challenges."""
        unit = OFF if f is None else acting(f)
        if unit == OFF:
            out.append(self.nobody_acts)
            return
        target = f.target if isinstance(f, Turn) else OFF
        out.append(self.space[t.where[unit]])
        out.append(self.animal[unit - BEASTS] if unit >= BEASTS else self.no_animal)
        out.append(self.space[OFF if target == OFF else t.where[target]])


def layout_of(box: Box, seats: int) -> Layout:
    """What stands where."""
    layout = Layout()
    kinds, animals, spaces = len(GLADIATORS), len(box.animals), len(box.spaces)
    for space in box.spaces:
        layout.add(f"{space} owner", seats)
        layout.add(f"{space} gladiators", kinds, TEAM_SIZE)
        layout.add(f"{space} animal", animals)
        layout.add(f"{space} stones", 1, TEAM_SIZE)
    layout.add("supply", kinds, SUPPLY)
    layout.add("killed", kinds, SUPPLY)
    for pile in ("pile", "beside", "slain"):
        layout.add(pile, animals)
    for whose in seat_names(seats):
        layout.add(f"{whose} trophies", kinds, TROPHIES)
        layout.add(f"{whose} animals", animals)
        layout.add(f"{whose} carriers", 1, TEAM_SIZE)
        layout.add(f"{whose} score", 1, SCORE)
    for side in ("challenger", "challenged"):
        layout.add(f"{side} space", spaces)
        layout.add(f"{side} seat", seats)
        layout.add(f"{side} symbols", kinds, TEAM_SIZE)
        layout.add(f"{side} netted", kinds, TEAM_SIZE)
    layout.add("strikes first", 2)
    layout.add("strikes now", 2)
    layout.add("dice", len(FACES), DICE)
    layout.add("owed", 1, OWED)
    layout.add("acting space", spaces)
    layout.add("acting animal", animals)
    layout.add("target", spaces)
    return layout
