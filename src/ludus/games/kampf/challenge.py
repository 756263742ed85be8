"""The challenge: a turn.

1. Choose an own team; who has no gladiators chooses an animal, in the arena or beside it.
2. Move, where the rules allow it.      3. Name a neighbour.      4. For an animal nobody leads, name who acts for it.
Rulings applied: K-12 (acting for an animal), K-13 (neighbours and moving), K-14 (a move must lead to a target), K-15
(passing), K-16 (own teams), K-19…K-21 (leading animals).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message, Phrase
from ludus.games.kampf import words
from ludus.games.kampf.box import PROXY, STAY, size
from ludus.games.kampf.combat import Fight
from ludus.games.kampf.entry import Animals, Entry
from ludus.games.kampf.table import (
    BEASTS,
    OFF,
    KampfGame,
    KampfTable,
    has_gladiators,
    is_animal,
    lift,
    owner_of,
    put,
    teams_of,
)

MAY_MOVE_UP_TO: Final = 3  # a team of so many gladiators or fewer may always move

FIGHT: Final = 4


class Turn(Frame):
    """One seat's obligatory challenge."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.unit = OFF  # the team or animal that challenges
        self.target = OFF
        self.proxy = seat  # who acts for a challenged animal

    def steps(self) -> list[Step]:
        return TURN_STEPS

    def copy(self) -> "Turn":
        f = Turn(self.seat)
        f.step = self.step
        f.unit = self.unit
        f.target = self.target
        f.proxy = self.proxy
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.unit, self.target, self.proxy)


# --- What can be challenged from where ---------------------------------------------------------------


def targets(t: KampfTable, seat: Seat) -> int:
    """All spaces that hold something the seat may challenge, wherever it stands."""
    others = t.box.all_spaces & ~t.free & ~t.teams_on[seat]
    if t.animals_vs_teams_only and not has_gladiators(t, seat):
        return others & ~t.beasts_on
    return others


def reach(t: KampfTable, space: int) -> int:
    """The free spaces that can be reached from a space over free spaces; nobody is jumped over."""
    near = t.box.near
    reached = edge = near[space] & t.free
    while edge:
        edge = t.box.beside(edge) & t.free & ~reached
        reached |= edge
    return reached


def beside_a_target(t: KampfTable, spaces: int, wanted: int) -> int:
    """Of some spaces those from which a target can be challenged."""
    return spaces & t.box.beside(wanted)


def may_move(t: KampfTable, unit: int) -> bool:
    """A team without a neighbour, or with three gladiators or fewer; an animal always (K-13, K-20)."""
    if is_animal(unit):
        return True
    neighbours = t.box.near[t.where[unit]] & ~t.free
    return not neighbours or size(t.teams[unit]) <= MAY_MOVE_UP_TO


def is_among_friends(t: KampfTable, unit: int) -> bool:
    """Whether all neighbours of a team are its owner's: it may move if no team can challenge otherwise (K-13)."""
    return not t.box.near[t.where[unit]] & ~t.free & ~t.teams_on[owner_of(unit)]


def posts(t: KampfTable, seat: Seat, unit: int, moving: bool) -> int:
    """Where the unit can stand when it challenges: its own space, or one it moves to."""
    return posts_beside(t, targets(t, seat) & ~(1 << t.where[unit]), unit, moving)


def posts_beside(t: KampfTable, wanted: int, unit: int, moving: bool) -> int:
    """The same for targets that are known."""
    space = t.where[unit]
    here = 1 << space if t.box.near[space] & wanted else 0
    return here | beside_a_target(t, reach(t, space), wanted) if moving else here


def challengers(t: KampfTable, seat: Seat) -> list[int]:
    """The seat's teams that can challenge somebody."""
    wanted = targets(t, seat)
    own = [unit for unit in teams_of(t, seat) if t.where[unit] != OFF]
    able = [
        unit for unit in own if posts_beside(t, wanted, unit, False) or posts_beside(t, wanted, unit, may_move(t, unit))
    ]
    if able:
        return able
    return [unit for unit in own if is_among_friends(t, unit) and posts_beside(t, wanted, unit, True)]


def leadable(t: KampfTable, seat: Seat) -> list[int]:
    """The animals a seat without gladiators can challenge with: in the arena first, then those beside it."""
    animals = [t.at[space] for space in t.box.spaces_in(t.beasts_on)]
    able = [unit for unit in animals if posts(t, seat, unit, True)]
    if beside_a_target(t, t.free, targets(t, seat)):
        able += [BEASTS + animal for animal in t.beside]
    return able


# --- 1. Choosing a team or an animal -----------------------------------------------------------------


def ask_team(f: Turn, g: KampfGame) -> tuple[Seat, ...]:
    able = challengers(g.table, f.seat) if has_gladiators(g.table, f.seat) else leadable(g.table, f.seat)
    return ONLY[f.seat] if able else NOBODY


def team_options(f: Turn, g: KampfGame, seat: Seat) -> list[Option]:
    t = g.table
    if has_gladiators(t, seat):
        return [t.box.team[t.where[unit]] for unit in challengers(t, seat)]
    return [t.box.lead[unit - BEASTS] for unit in leadable(t, seat)]


def why_no_team(f: Turn, g: KampfGame, seat: Seat) -> list[Blocked]:
    t = g.table
    able = challengers(t, seat)
    return [
        Blocked(t.box.team[t.where[unit]], Message(words.NO_TARGET), "challenge.move")
        for unit in teams_of(t, seat)
        if t.where[unit] != OFF and unit not in able
    ]


def prompt_team(f: Turn, g: KampfGame) -> Message:
    return Message(words.ASK_TEAM if has_gladiators(g.table, f.seat) else words.ASK_ANIMAL, (f.seat,))


def hear_team(f: Turn, g: KampfGame, seat: Seat, option: Option) -> None:
    t = g.table
    if option.verb == "team":
        f.unit = t.at[option.operand]
    else:
        f.unit = BEASTS + option.operand
        if t.where[f.unit] != OFF:
            g.tell(words.LEADS, seat, option.operand, t.where[f.unit])
    f.go_to(MOVE)


def nobody_to_challenge(f: Turn, g: KampfGame) -> None:
    """Without any legal challenge the turn passes (K-15)."""
    g.tell(words.PASSES, f.seat)
    f.end()


CHOOSE: Final = Step(
    "team",
    "challenge.turn",
    ask=ask_team,
    options=team_options,
    hear=hear_team,
    then=nobody_to_challenge,
    why_not=why_no_team,
    prompt=prompt_team,
    auto=True,
)


# --- 2. Moving ---------------------------------------------------------------------------------------


def ask_move(f: Turn, g: KampfGame) -> tuple[Seat, ...]:
    return ONLY[f.seat]


def move_options(f: Turn, g: KampfGame, seat: Seat) -> list[Option]:
    t = g.table
    box, space = t.box, t.where[f.unit]
    if space == OFF:  # from beside the board to any free space (K-19)
        return [box.enter[to] for to in box.spaces_in(beside_a_target(t, t.free, targets(t, seat)))]
    here = posts(t, seat, f.unit, False)
    moving = may_move(t, f.unit) or (not here and is_among_friends(t, f.unit))
    there = posts(t, seat, f.unit, moving) & ~(1 << space)
    options = [box.move[to] for to in box.spaces_in(there)]
    return [STAY, *options] if here else options


def why_no_move(f: Turn, g: KampfGame, seat: Seat) -> list[Blocked]:
    t = g.table
    box, space = t.box, t.where[f.unit]
    offered = move_options(f, g, seat)
    verb = box.enter if space == OFF else box.move
    within = t.free if space == OFF else reach(t, space)
    blocked = []
    for to in box.spaces_in(box.all_spaces):
        if verb[to] in offered or to == space:
            continue
        blocked.append(Blocked(verb[to], Message(why_not_to(t, to, within)), "challenge.move"))
    if space != OFF and STAY not in offered:
        blocked.append(Blocked(STAY, Message(words.NO_TARGET), "challenge.move"))
    return blocked


def why_not_to(t: KampfTable, space: int, within: int) -> Phrase:
    """What keeps a unit from a space; where it can go is known."""
    if not t.free >> space & 1:
        return words.OCCUPIED
    return words.NO_ENEMY_THERE if within >> space & 1 else words.NO_WAY


def prompt_move(f: Turn, g: KampfGame) -> Message:
    space = g.table.where[f.unit]
    if space == OFF:
        return Message(words.ASK_ENTER, (f.seat, f.unit - BEASTS))
    return Message(words.ASK_MOVE, (f.seat, space))


def hear_move(f: Turn, g: KampfGame, seat: Seat, option: Option) -> None:
    t = g.table
    if option.verb == "enter":
        animal = f.unit - BEASTS
        t.beside = tuple(other for other in t.beside if other != animal)
        put(t, f.unit, option.operand)
        g.tell(words.ENTERS, seat, animal, option.operand)
    elif option is not STAY:
        g.tell(words.MOVES, seat, t.where[f.unit], option.operand)
        lift(t, f.unit)
        put(t, f.unit, option.operand)
    f.go_to(TARGET)


MOVE: Final = Step(
    "move",
    "challenge.move",
    ask=ask_move,
    options=move_options,
    hear=hear_move,
    why_not=why_no_move,
    prompt=prompt_move,
    auto=True,
)


# --- 3. The target -----------------------------------------------------------------------------------


def ask_target(f: Turn, g: KampfGame) -> tuple[Seat, ...]:
    return ONLY[f.seat]


def target_options(f: Turn, g: KampfGame, seat: Seat) -> list[Option]:
    t = g.table
    return [t.box.challenge[space] for space in t.box.spaces_in(t.box.near[t.where[f.unit]] & targets(t, seat))]


def why_no_target(f: Turn, g: KampfGame, seat: Seat) -> list[Blocked]:
    t = g.table
    others = t.box.near[t.where[f.unit]] & ~t.free & ~targets(t, seat)
    reason = words.OWN_TEAM if has_gladiators(t, seat) else words.TEAMS_ONLY
    return [
        Blocked(
            t.box.challenge[space], Message(reason), "challenge.target" if reason is words.OWN_TEAM else "leading.fight"
        )
        for space in t.box.spaces_in(others)
    ]


def prompt_target(f: Turn, g: KampfGame) -> Message:
    return Message(words.ASK_TARGET, (f.seat, g.table.where[f.unit]))


def hear_target(f: Turn, g: KampfGame, seat: Seat, option: Option) -> None:
    t = g.table
    f.target = t.at[option.operand]
    if is_animal(f.target):
        g.tell(words.CHALLENGES_ANIMAL, seat, t.where[f.unit], option.operand, f.target - BEASTS)
    else:
        g.tell(words.CHALLENGES, seat, t.where[f.unit], option.operand, owner_of(f.target))
    f.go_to(SPOKESMAN)


TARGET: Final = Step(
    "target",
    "challenge.target",
    ask=ask_target,
    options=target_options,
    hear=hear_target,
    why_not=why_no_target,
    prompt=prompt_target,
    auto=True,
)


# --- 4. Who acts for an animal -----------------------------------------------------------------------


def ask_proxy(f: Turn, g: KampfGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if is_animal(f.target) and f.proxy == f.seat else NOBODY


def proxy_options(f: Turn, g: KampfGame, seat: Seat) -> list[Option]:
    """Any other player, the right-hand neighbour first (K-12)."""
    seats = g.table.seats
    return [PROXY[(seat - i) % seats] for i in range(1, seats)]


def prompt_proxy(f: Turn, g: KampfGame) -> Message:
    return Message(words.ASK_PROXY, (f.seat, f.target - BEASTS))


def hear_proxy(f: Turn, g: KampfGame, seat: Seat, option: Option) -> None:
    f.proxy = Seat(option.operand)
    g.tell(words.ACTS_FOR, f.proxy, f.target - BEASTS)


def fight(f: Turn, g: KampfGame) -> None:
    defender = f.proxy if is_animal(f.target) else owner_of(f.target)
    f.end()
    g.call(Fight((f.unit, f.target), (f.seat, defender)))


SPOKESMAN: Final = Step(
    "proxy",
    "animals.proxy",
    ask=ask_proxy,
    options=proxy_options,
    hear=hear_proxy,
    then=fight,
    prompt=prompt_proxy,
    auto=True,
)


TURN_STEPS: Final = in_order(CHOOSE, MOVE, TARGET, SPOKESMAN)


# --- Who acts ----------------------------------------------------------------------------------------


def acting(f: Frame) -> int:
    """The team or animal that a question outside a fight is about; OFF while none is chosen."""
    if isinstance(f, (Turn, Entry)):
        return f.unit
    return BEASTS + f.animal if isinstance(f, Animals) and f.animal != OFF else OFF
