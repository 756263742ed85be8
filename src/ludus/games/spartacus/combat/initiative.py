"""Initiative: who acts first in a combat round (rulebook pp. 14, 18).

1. Nets are declared, sealed; a lone net wins the initiative, two cancel each other.
2. Otherwise everybody rolls his speed dice; the higher total wins, a tie is rolled again.
3. The winner chooses to act first or second.
A team counts its best roll, then the next; a net wins for the whole team. Whoever has the roll that decides chooses.
Rulings applied: S-30, S-96 (Pericles), S-161 (teams), S-169 (one net at a time).
"""

from typing import Final

from ludus.core.chance import D6, Chance, Roll
from ludus.core.decision import Option
from ludus.core.frame import Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.core.windows import Sealed, ask_sealed
from ludus.games.spartacus.combat.field import NET, carried, fight_of, has_ability_still, standing
from ludus.games.spartacus.table.fighters import MOST_DICE, SPEED, STANDING, is_standing
from ludus.games.spartacus.table.moves import exhaust
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.words import combat as words
from ludus.games.spartacus.words import primus as primus_words

QUICK: Final = "quick"  # Nemetes: adds to what he rolls for initiative
HEAD_START: Final = 2
TACTICIAN: Final = "tactician"  # Pericles: may roll again for initiative

HOLD_NET: Final = Option("hold-net")
THROW_NET: Final = Option("throw-net")
LET_STAND: Final = Option("let-stand")
ROLL_AGAIN: Final = Option("roll-again")
ACT_FIRST: Final = Option("act-first")
ACT_SECOND: Final = Option("act-second")

INITIATIVE_ROLLS: Final = tuple(Roll("initiative", D6, dice) for dice in range(MOST_DICE + 1))
NOT_ROLLED: Final = 0  # a roll is at least 1
NOBODY_YET: Final = -1


class Initiative(Sealed):
    """The beginning of a combat round; when it is done, the fight knows which side acts first."""

    def __init__(self, with_net: tuple[Seat, ...]) -> None:
        super().__init__(with_net)
        self.totals: tuple[int, ...] = ()  # by fighter
        self.tactician = NOBODY_YET  # who rolls, or has rolled, again
        self.winner = NOBODY_YET

    def steps(self) -> list[Step]:
        return INITIATIVE_STEPS

    def copy(self) -> "Initiative":
        f = Initiative(self.seats)
        self.carry(f)
        f.totals = self.totals
        f.tactician = self.tactician
        f.winner = self.winner
        return f

    def key(self) -> tuple[object, ...]:
        return (*self.sealed_key(), self.totals, self.tactician, self.winner)


# --- 1. Nets -----------------------------------------------------------------------------------------


def net_bearers(t: SpartacusTable, seat: Seat) -> list[int]:
    """The seat's standing fighters with a ready net."""
    return [
        who
        for who, fighter in enumerate(t.fighters)
        if fighter.seat == seat and fighter.gear and is_standing(fighter) and carried(t, who, NET) is not None
    ]


def seats_with_nets(t: SpartacusTable) -> tuple[Seat, ...]:
    """Everybody who could use a net now; all can see it."""
    seats: list[Seat] = []
    for who, fighter in enumerate(t.fighters):
        if fighter.gear and is_standing(fighter) and carried(t, who, NET) is not None and fighter.seat not in seats:
            seats.append(fighter.seat)
    return tuple(seats) if seats else NOBODY


def net_options(f: Initiative, g: SpartacusGame, seat: Seat) -> list[Option]:
    """To hold or to throw; who has several nets in the arena says whose (S-169)."""
    if not f.owes(seat):
        return []
    t, bearers = g.table, net_bearers(g.table, seat)
    if len(bearers) == 1:
        return [HOLD_NET, THROW_NET]
    return [HOLD_NET, *(t.box.assets("throw-net-of")[t.fighters[who].card] for who in bearers)]


def hear_net(f: Initiative, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=True)


def throwers_of(f: Initiative, t: SpartacusTable) -> list[int]:
    """Who throws a net, by the answers."""
    throwers = []
    for seat in f.seats:
        option, bearers = f.draft(seat)[0], net_bearers(t, seat)
        if option is THROW_NET:
            throwers += bearers
        elif option is not HOLD_NET:
            throwers += [who for who in bearers if t.fighters[who].card == option.operand]
    return throwers


def cast_nets(f: Initiative, g: SpartacusGame) -> None:
    """Every net used is exhausted; those of one side alone win the initiative."""
    t = g.table
    f.go_to(ROLLS)
    f.totals = (NOT_ROLLED,) * len(t.fighters)
    if not f.seats:
        return
    throwers = throwers_of(f, t)
    for who in throwers:
        net = carried(t, who, NET)
        assert net is not None
        exhaust(t, net)
        g.tell(words.THROWS_NET, t.fighters[who].card)
    f.seats = NOBODY
    f.ask_again()
    sides = {t.fighters[who].side for who in throwers}
    if len(sides) == 1:
        f.winner = throwers[0]
        f.go_to(CHOICE)
    elif sides:
        g.tell(words.NETS_TANGLE)


THROW_NETS: Final = Step(
    "net",
    "combat.net",
    ask=ask_sealed,
    options=net_options,
    hear=hear_net,
    then=cast_nets,
    prompt=lambda f, g: Message(words.ASK_NET),
)


# --- 2. Rolls ----------------------------------------------------------------------------------------


def next_to_roll(f: Initiative, t: SpartacusTable) -> int:
    """The first standing fighter who has not rolled."""
    for who, fighter in enumerate(t.fighters):
        if f.totals[who] == NOT_ROLLED and fighter.fate == STANDING:
            return who
    return NOBODY_YET


def speed_roll(t: SpartacusTable, who: int) -> Chance:
    return INITIATIVE_ROLLS[t.fighters[who].dice[SPEED]]


def luck_initiative(f: Initiative, g: SpartacusGame) -> Chance | None:
    who = next_to_roll(f, g.table)
    return None if who == NOBODY_YET else speed_roll(g.table, who)


def hear_initiative(f: Initiative, g: SpartacusGame, seat: Seat, option: Option) -> None:
    note_total(f, g, next_to_roll(f, g.table), sum(option.operands))


ROLLS: Final = Step("initiative-roll", "combat.initiative", luck=luck_initiative, hear=hear_initiative)


def note_total(f: Initiative, g: SpartacusGame, who: int, total: int) -> None:
    t = g.table
    if has_ability_still(t, who, QUICK):
        total += HEAD_START
    totals = list(f.totals)
    totals[who] = total
    f.totals = tuple(totals)
    g.tell(words.ROLLS_INITIATIVE, t.fighters[who].card, total)


def may_roll_again(f: Initiative, t: SpartacusTable) -> int:
    """The fighter who may roll all his dice again: once a combat round (S-96)."""
    if f.tactician == NOBODY_YET:
        market = t.box.market
        for who, fighter in enumerate(t.fighters):
            is_able = market[fighter.card].ability == TACTICIAN and fighter.fate == STANDING
            if is_able and has_ability_still(t, who, TACTICIAN):
                return who
    return NOBODY_YET


def ask_again(f: Initiative, g: SpartacusGame) -> tuple[Seat, ...]:
    who = may_roll_again(f, g.table)
    return NOBODY if who == NOBODY_YET else ONLY[g.table.fighters[who].seat]


def again_options(f: Initiative, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [LET_STAND, ROLL_AGAIN]


def hear_again(f: Initiative, g: SpartacusGame, seat: Seat, option: Option) -> None:
    if option is ROLL_AGAIN:
        f.tactician = may_roll_again(f, g.table)
        f.go_to(ANOTHER_ROLL)
    else:
        f.go_to(COMPARE)


def prompt_again(f: Initiative, g: SpartacusGame) -> Message:
    fighter = g.table.fighters[may_roll_again(f, g.table)]
    return Message(words.ASK_INITIATIVE_AGAIN, (fighter.seat, fighter.card))


def let_stand(f: Initiative, g: SpartacusGame) -> None:
    f.go_to(COMPARE)


SECOND_THOUGHT: Final = Step(
    "initiative-again",
    "combat.abilities",
    ask=ask_again,
    options=again_options,
    hear=hear_again,
    then=let_stand,
    prompt=prompt_again,
)


def luck_another(f: Initiative, g: SpartacusGame) -> Chance:
    return speed_roll(g.table, f.tactician)


def hear_another(f: Initiative, g: SpartacusGame, seat: Seat, option: Option) -> None:
    note_total(f, g, f.tactician, sum(option.operands))
    f.go_to(COMPARE)


ANOTHER_ROLL: Final = Step("initiative-roll", "combat.abilities", luck=luck_another, hear=hear_another)


def best_first(f: Initiative, t: SpartacusTable) -> list[list[int]]:
    """For each side who of it is standing, the highest total first."""
    teams: list[list[int]] = [[], []]
    for who, fighter in enumerate(t.fighters):
        if fighter.fate == STANDING:
            teams[fighter.side].append(who)
    for team in teams:
        if len(team) > 1:
            team.sort(key=lambda who: -f.totals[who])
    return teams


def compare_totals(f: Initiative, g: SpartacusGame) -> None:
    """Best against best, then the next; a missing partner counts 0."""
    t = g.table
    teams = best_first(f, t)
    one, other = teams[0], teams[1]
    for place in range(max(len(one), len(other))):
        mine = f.totals[one[place]] if place < len(one) else 0
        theirs = f.totals[other[place]] if place < len(other) else 0
        if mine != theirs:
            f.winner = one[place] if mine > theirs else other[place]
            f.go_to(CHOICE)
            return
    g.tell(words.INITIATIVE_TIED)
    f.totals = (NOT_ROLLED,) * len(t.fighters)
    f.go_to(ROLLS)


COMPARE: Final = Step(then=compare_totals)


# --- 3. First or second ------------------------------------------------------------------------------


def ask_choice(f: Initiative, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[g.table.fighters[f.winner].seat]


def choice_options(f: Initiative, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [ACT_FIRST, ACT_SECOND]


def hear_choice(f: Initiative, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    side = t.fighters[f.winner].side
    first = side if option is ACT_FIRST else 1 - side
    fight_of(g).side = first
    team = [t.fighters[who].card for who in standing(t, first)]
    if option is ACT_SECOND:
        g.tell(words.LETS_ACT_FIRST, t.fighters[f.winner].card, tuple(team))
    elif len(team) == 1:
        g.tell(words.ACTS_FIRST, team[0])
    else:
        g.tell(primus_words.TEAM_ACTS_FIRST, tuple(team))
    f.end()


def prompt_choice(f: Initiative, g: SpartacusGame) -> Message:
    fighter = g.table.fighters[f.winner]
    return Message(words.ASK_ORDER, (fighter.seat, fighter.card))


CHOICE: Final = Step(
    "order-of-turns",
    "combat.initiative",
    ask=ask_choice,
    options=choice_options,
    hear=hear_choice,
    prompt=prompt_choice,
)


INITIATIVE_STEPS: Final = in_order(THROW_NETS, ROLLS, SECOND_THOUGHT, ANOTHER_ROLL, COMPARE, CHOICE)
