"""Combat: teams and animals.

1. Spears: who strikes first      2. Nets, first striker, then the other      3. The strike: dice, re-roll, shields,
stones, casualties      4. The counter-strike, the same way with what is left. A side that is gone ends it at once.
Rulings applied: K-01…K-12, K-22, K-23 and those on animals and nets from K-29 on.
"""

from typing import Final

from ludus.core.chance import Chance, Roll
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.kampf import words
from ludus.games.kampf.box import (
    EMPTY,
    FULL,
    KEEP,
    KINDS,
    NET,
    PRONG,
    REROLL,
    SHIELD,
    SINGLE,
    SPEAR,
    SWORD,
    Counts,
    plus,
    size,
)
from ludus.games.kampf.table import (
    BEASTS,
    KampfGame,
    KampfTable,
    hand_over,
    is_animal,
    lift,
    owner_of,
    symbols_of,
    take_animal,
)

STONES_PER_GLADIATOR: Final = 2
STONES_OF_A_FULL_HIT: Final = 2  # on an animal


# the two sides
CHALLENGER: Final = 0
CHALLENGED: Final = 1


class Fight(Frame):
    """One challenge: a strike and a counter-strike between two units."""

    def __init__(self, units: tuple[int, int], seats: tuple[Seat, Seat]) -> None:
        super().__init__()
        self.units = units  # challenger and challenged
        self.seats = seats  # who decides for each side
        self.first = CHALLENGER  # the side that strikes first
        self.striker = CHALLENGER  # the side striking now
        self.netted: list[Counts] = [EMPTY, EMPTY]  # gladiators of each side under a net
        self.nets = 0  # nets the present thrower has still to throw
        self.dice: tuple[int, ...] = ()
        self.owed = 0  # gladiators the victim has still to hand over

    def steps(self) -> list[Step]:
        return FIGHT_STEPS

    def copy(self) -> "Fight":
        f = Fight(self.units, self.seats)
        f.step = self.step
        f.first = self.first
        f.striker = self.striker
        f.netted = self.netted[:]
        f.nets = self.nets
        f.dice = self.dice
        f.owed = self.owed
        return f

    def key(self) -> tuple[object, ...]:
        return (
            *(self.step, self.units, self.seats, self.first, self.striker),
            *(tuple(self.netted), self.nets, self.dice, self.owed),
        )


def active(f: Fight, t: KampfTable, side: int, kind: int) -> int:
    """How many of a kind take part: a team's without those under a net, or an animal's symbols."""
    return symbols_of(t, f.units[side])[kind] - f.netted[side][kind]


def winner_of_trophies(f: Fight, side: int) -> Seat | None:
    """Who keeps what this side beats; nobody, for an animal that somebody only acts for (K-12, K-22, K-23)."""
    return None if side == CHALLENGED and is_animal(f.units[side]) else f.seats[side]


# --- 1. Spears ---------------------------------------------------------------------------------------


def compare_spears(f: Fight, g: KampfGame) -> None:
    """More spears strike first; a tie goes to the challenger. Counted once, before the nets (K-08)."""
    t = g.table
    mine, theirs = symbols_of(t, f.units[CHALLENGER])[SPEAR], symbols_of(t, f.units[CHALLENGED])[SPEAR]
    f.first = f.striker = CHALLENGED if theirs > mine else CHALLENGER
    if mine == theirs:
        g.tell(words.TIED, t.where[f.units[f.first]], mine)
    else:
        g.tell(words.STRIKES_FIRST, t.where[f.units[f.first]], max(mine, theirs), min(mine, theirs))
    f.nets = nets_of(f, t, f.first)
    f.go_to(FIRST_NETS)


SPEARS: Final = Step(then=compare_spears)


# --- 2. Nets -----------------------------------------------------------------------------------------


def nets_of(f: Fight, t: KampfTable, side: int) -> int:
    """How many nets the side throws: one for each active net thrower, as far as there are targets; none at animals."""
    if is_animal(f.units[0]) or is_animal(f.units[1]):
        return 0
    other = 1 - side
    return min(active(f, t, side, NET), size(t.teams[f.units[other]]) - size(f.netted[other]))


def thrower(f: Fight) -> int:
    """The side whose nets fly now."""
    return f.first if f.is_at(FIRST_NETS) else 1 - f.first


def ask_net(f: Fight, g: KampfGame) -> tuple[Seat, ...]:
    return ONLY[f.seats[thrower(f)]] if f.nets else NOBODY


def net_options(f: Fight, g: KampfGame, seat: Seat) -> list[Option]:
    t, target = g.table, 1 - thrower(f)
    return [t.box.net[kind] for kind in KINDS if active(f, t, target, kind)]


def hear_net(f: Fight, g: KampfGame, seat: Seat, option: Option) -> None:
    target = 1 - thrower(f)
    f.netted[target] = plus(f.netted[target], option.operand, 1)
    f.nets -= 1
    g.tell(words.NETS, seat, option.operand, g.table.where[f.units[target]])


def prompt_net(f: Fight, g: KampfGame) -> Message:
    target = f.units[1 - thrower(f)]
    return Message(words.ASK_NET, (f.seats[thrower(f)], g.table.where[target], f.nets))


def next_thrower(f: Fight, g: KampfGame) -> None:
    """The other side throws with the net throwers it has left; a net already thrown stays."""
    f.nets = nets_of(f, g.table, 1 - f.first) if f.is_at(FIRST_NETS) else 0
    f.go_on()


FIRST_NETS: Final = Step(
    "net",
    "combat.nets",
    ask=ask_net,
    options=net_options,
    hear=hear_net,
    then=next_thrower,
    prompt=prompt_net,
    auto=True,
)
SECOND_NETS: Final = FIRST_NETS.again()


# --- 3. The strike -----------------------------------------------------------------------------------


def dice_of(f: Fight, t: KampfTable, side: int) -> int:
    """A team rolls one die and one more for each active swordsman; an animal one for each sword (K-10)."""
    swords = active(f, t, side, SWORD)
    return swords if is_animal(f.units[side]) else swords + 1


def luck_strike(f: Fight, g: KampfGame) -> Chance | None:
    count = dice_of(f, g.table, f.striker)
    return Roll("strike", g.table.box.die, count) if count else None


def hear_strike(f: Fight, g: KampfGame, seat: Seat, option: Option) -> None:
    f.dice = option.operands
    unit = f.units[f.striker]
    if is_animal(unit):
        g.tell(words.ANIMAL_ROLLS, unit - BEASTS, f.dice)
    else:
        g.tell(words.ROLLS, f.seats[f.striker], f.dice)
    f.go_on()


ROLL_AGAIN: Final = Step("strike", "combat.reroll", luck=luck_strike, hear=hear_strike)


def no_strike(f: Fight, g: KampfGame) -> None:
    """An animal without a sword has no dice."""
    f.dice = ()
    f.go_to(HITS)


ROLL: Final = Step("strike", "combat.dice", luck=luck_strike, hear=hear_strike, then=no_strike)


def ask_reroll(f: Fight, g: KampfGame) -> tuple[Seat, ...]:
    """The side with more active prongs may roll all its dice once more (K-11)."""
    t = g.table
    if active(f, t, f.striker, PRONG) > active(f, t, 1 - f.striker, PRONG):
        return ONLY[f.seats[f.striker]]
    return NOBODY


def reroll_options(f: Fight, g: KampfGame, seat: Seat) -> list[Option]:
    return [KEEP, REROLL]


def hear_reroll(f: Fight, g: KampfGame, seat: Seat, option: Option) -> None:
    if option is KEEP:
        g.tell(words.KEEPS, seat)
        f.go_to(HITS)
    else:
        g.tell(words.ROLLS_AGAIN, seat)
        f.go_to(ROLL_AGAIN)


def prompt_reroll(f: Fight, g: KampfGame) -> Message:
    return Message(words.ASK_REROLL, (f.seats[f.striker], f.dice))


def no_reroll(f: Fight, g: KampfGame) -> None:
    f.go_to(HITS)


SECOND_THOUGHT: Final = Step(
    "reroll",
    "combat.reroll",
    ask=ask_reroll,
    options=reroll_options,
    hear=hear_reroll,
    then=no_reroll,
    prompt=prompt_reroll,
)


def count_hits(f: Fight, g: KampfGame) -> None:
    """Shields stop single hits, never full ones; what is left becomes stones or casualties."""
    t = g.table
    victim = 1 - f.striker
    unit = f.units[victim]
    singles = fulls = 0
    for die in f.dice:  # `count` twice takes longer
        if die == SINGLE:
            singles += 1
        elif die == FULL:
            fulls += 1
    stopped = min(singles, active(f, t, victim, SHIELD))
    if stopped:
        g.tell(words.SHIELDED, t.where[unit], stopped)
    if is_animal(unit):
        hit_animal(f, g, unit, singles - stopped + STONES_OF_A_FULL_HIT * fulls)
    else:
        hit_team(f, g, unit, singles - stopped, fulls)


HITS: Final = Step(then=count_hits)


def hit_animal(f: Fight, g: KampfGame, unit: int, stones: int) -> None:
    """Stones pile up until they reach the animal's number (K-03)."""
    t = g.table
    t.stones[unit] += stones
    hits = t.box.animals[unit - BEASTS].hits
    if stones:
        g.tell(words.STONES, t.where[unit], stones, min(t.stones[unit], hits), hits)
    f.go_to(COUNTER)
    if t.stones[unit] >= hits:
        keeper = winner_of_trophies(f, f.striker)
        take_animal(t, unit, keeper)
        if keeper is None:
            g.tell(words.SLAIN, unit - BEASTS)
        else:
            g.tell(words.BEATEN, unit - BEASTS, keeper)
        f.end()


def hit_team(f: Fight, g: KampfGame, unit: int, stones: int, fulls: int) -> None:
    """Two stones cost a gladiator and go back; a lone stone stays (K-01). A full hit costs one by itself (K-05)."""
    t = g.table
    lying = t.stones[unit] + stones
    if stones:
        g.tell(words.STONES, t.where[unit], stones, lying, 0)
    t.stones[unit] = lying % STONES_PER_GLADIATOR
    f.owed = min(lying // STONES_PER_GLADIATOR + fulls, size(t.teams[unit]))  # surplus hits are lost (K-06)
    f.go_to(CASUALTIES)


# --- Casualties --------------------------------------------------------------------------------------


def ask_casualty(f: Fight, g: KampfGame) -> tuple[Seat, ...]:
    return ONLY[f.seats[1 - f.striker]] if f.owed else NOBODY


def strikes_back(f: Fight) -> bool:
    """Whether the victim of this strike has its own still to come."""
    return f.striker == f.first


def casualty_options(f: Fight, g: KampfGame, seat: Seat) -> list[Option]:
    """Any gladiator, under a net or not; the difference matters only to a victim that will strike back."""
    t = g.table
    victim = 1 - f.striker
    team, netted = t.teams[f.units[victim]], f.netted[victim]
    if netted is EMPTY or not strikes_back(f):
        return [t.box.give[kind] for kind in KINDS if team[kind]]
    return [
        *(t.box.give[kind] for kind in KINDS if team[kind] > netted[kind]),
        *(t.box.give_netted[kind] for kind in KINDS if netted[kind]),
    ]


def hear_casualty(f: Fight, g: KampfGame, seat: Seat, option: Option) -> None:
    t = g.table
    victim = 1 - f.striker
    unit, kind = f.units[victim], option.operand
    keeper = winner_of_trophies(f, f.striker)
    hand_over(t, unit, kind, keeper)
    if option.verb == "give-netted" or f.netted[victim][kind] > t.teams[unit][kind]:
        f.netted[victim] = plus(f.netted[victim], kind, -1)
    f.owed -= 1
    if keeper is None:
        g.tell(words.KILLED, t.where[unit], kind)
    else:
        g.tell(words.TAKEN, t.where[unit], kind, keeper)


def prompt_casualty(f: Fight, g: KampfGame) -> Message:
    victim = 1 - f.striker
    return Message(words.ASK_CASUALTY, (f.seats[victim], g.table.where[f.units[victim]], f.owed))


def after_casualties(f: Fight, g: KampfGame) -> None:
    """A team without gladiators leaves the arena with its carrier and stone, and the fight is over."""
    t = g.table
    unit = f.units[1 - f.striker]
    if size(t.teams[unit]) == 0:
        g.tell(words.WIPED_OUT, owner_of(unit), t.where[unit])
        lift(t, unit)
        t.stones[unit] = 0
        f.end()
    else:
        f.go_to(COUNTER)


CASUALTIES: Final = Step(
    "casualty",
    "combat.casualties",
    ask=ask_casualty,
    options=casualty_options,
    hear=hear_casualty,
    then=after_casualties,
    prompt=prompt_casualty,
    auto=True,
)


# --- 4. The counter-strike ---------------------------------------------------------------------------


def counter_strike(f: Fight, g: KampfGame) -> None:
    """The other side strikes with what it has left (K-07); after both, those under a net are free again."""
    if strikes_back(f):
        f.striker = 1 - f.striker
        f.go_to(ROLL)
    else:
        f.end()


COUNTER: Final = Step(then=counter_strike)


FIGHT_STEPS: Final = in_order(
    SPEARS, FIRST_NETS, SECOND_NETS, ROLL, SECOND_THOUGHT, ROLL_AGAIN, HITS, CASUALTIES, COUNTER
)
