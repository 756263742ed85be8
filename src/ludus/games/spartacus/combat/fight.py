"""Combat (rulebook pp. 14–18): the fight from the first round to the last fighter standing.

A combat round: 1. initiative      2. the side that acts first moves and attacks, in either order      3. the other.
Teams act in turn, one fighter at a time, until everybody has acted once; who of a team acts next its houses agree, or
a die decides. Before the initiative traitors may change sides.
A fight knows nothing of what is at stake: ordinary games, a Primus, tournaments and trial fights are all fought so. It
reads and changes `t.fighters`, exhausts the equipment that is used, and ends when a side has nobody left.
Rulings applied: S-24, S-29, S-30, S-98 (the crowd), S-168 (who acts next).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.core.windows import Sealed, ask_sealed
from ludus.games.spartacus.combat import crowd
from ludus.games.spartacus.combat.attack import Attack
from ludus.games.spartacus.combat.field import (
    JAVELIN,
    Melee,
    carried,
    enemies,
    fight_of,
    in_range,
    in_reach,
    is_over,
    moves_away,
    reach_of,
    step_to,
    stride,
    team_mates,
)
from ludus.games.spartacus.combat.initiative import Initiative, seats_with_nets
from ludus.games.spartacus.combat.treason import Treason
from ludus.games.spartacus.table.fighters import STANDING
from ludus.games.spartacus.table.moves import exhaust
from ludus.games.spartacus.table.rolls import RollOff
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.words import combat as words
from ludus.games.spartacus.words import primus as primus_words

STOP: Final = Option("stop")

DUEL: Final = 2  # fighters


class Fight(Melee):
    """A fight between the fighters of two sides."""

    def steps(self) -> list[Step]:
        return FIGHT_STEPS

    def copy(self) -> "Fight":
        f = Fight()
        f.step = self.step
        f.side = self.side
        f.acted = self.acted
        f.has_blood_flowed = self.has_blood_flowed
        f.quiet_rounds = self.quiet_rounds
        f.must_attack = self.must_attack
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.side, self.acted, self.has_blood_flowed, self.quiet_rounds, self.must_attack)


# --- The combat round --------------------------------------------------------------------------------


def open_round(f: Fight, g: SpartacusGame) -> None:
    """Everybody may act again; the crowd is heard first."""
    if crowd.is_heard(g.table, f.quiet_rounds):
        crowd.drive_together(g)
        f.quiet_rounds = 0
        f.must_attack = True
    f.acted = 0
    f.has_blood_flowed = False
    f.go_on()
    g.call(Initiative(seats_with_nets(g.table)))
    if len(g.table.fighters) > DUEL:
        g.call(Treason())  # comes first


ROUND: Final = Step(then=open_round)


def next_turn(f: Fight, g: SpartacusGame) -> None:
    """The sides take turns until everybody standing has acted; a side with nobody left to act is skipped."""
    t = g.table
    if is_over(t):
        f.end()
        return
    waiting = waiting_of(f, t)
    if len(waiting) == 1:
        begin_turn(f, g, waiting[0])
    elif waiting:
        domini = tuple(dict.fromkeys(t.fighters[who].seat for who in waiting))
        g.call(NextToAct(domini, tuple(waiting)))
    else:
        f.quiet_rounds = 0 if f.has_blood_flowed else f.quiet_rounds + 1
        f.go_to(ROUND)


TURNS: Final = Step(then=next_turn)


def begin_turn(f: Melee, g: SpartacusGame, actor: int) -> None:
    """A fighter acts; after him somebody of the other side."""
    f.side = 1 - g.table.fighters[actor].side
    f.acted |= 1 << actor
    g.call(Turn(actor))


def waiting_of(f: Fight, t: SpartacusTable) -> list[int]:
    """Who of the side whose turn it is has still to act this round; where nobody has, who of the other."""
    waiting: list[int] = []
    others: list[int] = []
    for who, fighter in enumerate(t.fighters):
        if fighter.fate == STANDING and not f.acted >> who & 1:
            if fighter.side == f.side:
                waiting.append(who)
            else:
                others.append(who)
    return waiting or others


FIGHT_STEPS: Final = in_order(ROUND, TURNS)


# --- Who of a team acts next (The Serpents and the Wolf) ---------------------------------------------


class NextToAct(Sealed):
    """Each house with a fighter who has still to act says who of the team is next; a die settles a quarrel (S-168)."""

    def __init__(self, seats: tuple[Seat, ...], waiting: tuple[int, ...]) -> None:
        super().__init__(seats)
        self.waiting = waiting
        self.domini = seats
        self.wishes: tuple[int, ...] = ()  # of each house, once all have spoken

    def steps(self) -> list[Step]:
        return NEXT_STEPS

    def copy(self) -> "NextToAct":
        f = NextToAct(self.seats, self.waiting)
        self.carry(f)
        f.domini = self.domini
        f.wishes = self.wishes
        return f

    def key(self) -> tuple[object, ...]:
        return (*self.sealed_key(), self.waiting, self.domini, self.wishes)


def next_options(f: NextToAct, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    act = t.box.assets("act-next")
    return [act[t.fighters[who].card] for who in f.waiting] if f.owes(seat) else []


def hear_next(f: NextToAct, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=True)


def compare_wishes(f: NextToAct, g: SpartacusGame) -> None:
    """All have spoken. Whoever rolls highest has it his way, if they disagree."""
    cards = tuple(f.draft(seat)[0].operand for seat in f.seats)
    f.wishes = tuple(who for card in cards for who in f.waiting if g.table.fighters[who].card == card)
    f.seats = NOBODY
    f.ask_again()
    f.go_on()
    if len(set(cards)) > 1:
        for seat, card in zip(f.domini, cards, strict=True):
            g.tell(primus_words.WANTS_NEXT, seat, card)
        g.call(RollOff("next-to-act", f.domini))


WISHES: Final = Step(
    "next-to-act",
    "primus.turns",
    ask=ask_sealed,
    options=next_options,
    hear=hear_next,
    then=compare_wishes,
    prompt=lambda f, g: Message(primus_words.ASK_NEXT),
)


def follow_wish(f: NextToAct, g: SpartacusGame) -> None:
    is_agreed = len(set(f.wishes)) == 1
    wish = 0 if is_agreed else f.domini.index(g.table.rolled_highest)
    f.end()
    begin_turn(fight_of(g), g, f.wishes[wish])


FOLLOW_WISH: Final = Step(then=follow_wish)


NEXT_STEPS: Final = in_order(WISHES, FOLLOW_WISH)


# --- A fighter's turn --------------------------------------------------------------------------------


class Turn(Frame):
    """One move and one attack, in either order; either may be left out."""

    def __init__(self, actor: int) -> None:
        super().__init__()
        self.actor = actor
        self.has_moved = False
        self.has_attacked = False

    def steps(self) -> list[Step]:
        return TURN_STEPS

    def copy(self) -> "Turn":
        f = Turn(self.actor)
        f.step = self.step
        f.has_moved = self.has_moved
        f.has_attacked = self.has_attacked
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.actor, self.has_moved, self.has_attacked)


def ask_turn(f: Turn, g: SpartacusGame) -> tuple[Seat, ...]:
    """The fighter's owner, until he has done both; only an attack can end the fight, or the fighter."""
    t = g.table
    actor = t.fighters[f.actor]
    if f.has_attacked and (f.has_moved or actor.fate != STANDING or is_over(t)):
        return NOBODY
    return ONLY[actor.seat]


def turn_options(f: Turn, g: SpartacusGame, seat: Seat) -> list[Option]:
    """Attacks, then moves, then the end of the turn; nothing but attacks where the crowd demands one."""
    t, options = g.table, []
    if not f.has_attacked:
        reachable = in_reach(t, f.actor)
        if reachable or t.fighters[f.actor].gear:
            options = attack_options(f, t, reachable)
        if reachable and must_attack(f, g, reachable):
            return options
    if not f.has_moved:
        moves = move_options(f, t)
        options = options + moves if options else moves
    options.append(STOP)
    return options


def attack_options(f: Turn, t: SpartacusTable, reachable: list[int]) -> list[Option]:
    """With weapon in hand, then with the javelin."""
    attack, fighters = t.box.assets("attack"), t.fighters
    options = [attack[fighters[enemy].card] for enemy in reachable]
    for enemy in in_range(t, f.actor):
        options.append(t.box.assets("throw-javelin")[fighters[enemy].card])
    return options


def move_options(f: Turn, t: SpartacusTable) -> list[Option]:
    """As many hexes as the fighter has speed dice left (S-29)."""
    return moves_away(t, f.actor, stride(t, f.actor), t.box.hexes("move"))


def must_attack(f: Turn, g: SpartacusGame, reachable: list[int]) -> bool:
    """Whether the crowd lets this fighter do nothing else (S-98)."""
    return bool(reachable) and not f.has_attacked and fight_of(g).must_attack


def why_no_turn(f: Turn, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    """Enemies out of reach, team mates, and what the crowd forbids."""
    t = g.table
    here, reachable = t.fighters[f.actor].hex, in_reach(t, f.actor)
    far = [] if f.has_attacked else [t.fighters[enemy] for enemy in enemies(t, f.actor) if enemy not in reachable]
    blocked = [
        Blocked(
            t.box.assets("attack")[enemy.card],
            Message(words.OUT_OF_REACH, (t.box.arena.distance[here][enemy.hex], reach_of(t, f.actor))),
            "combat.attack",
        )
        for enemy in far
    ]
    blocked += [
        Blocked(t.box.assets("attack")[t.fighters[mate].card], Message(primus_words.IS_TEAM_MATE), "primus.turns")
        for mate in ([] if f.has_attacked else team_mates(t, f.actor))
    ]
    if must_attack(f, g, reachable):
        blocked.append(Blocked(STOP, Message(words.CROWD_WAITS), "combat.crowd"))
    return blocked


def hear_turn(f: Turn, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    card = t.fighters[f.actor].card
    if option is STOP:
        f.end()
    elif option.verb == "move":
        f.has_moved = True
        step_to(t, f.actor, option.operand)
        g.tell(words.MOVES, card, option.operand)
    else:
        begin_attack(f, g, option)


def begin_attack(f: Turn, g: SpartacusGame, option: Option) -> None:
    """An attack with weapon in hand, or with the javelin instead."""
    t = g.table
    with_javelin = option.verb == "throw-javelin"
    if with_javelin:
        javelin = carried(t, f.actor, JAVELIN)
        assert javelin is not None
        exhaust(t, javelin)
    phrase = words.THROWS_JAVELIN if with_javelin else words.ATTACKS
    g.tell(phrase, t.fighters[f.actor].card, option.operand)
    f.has_attacked = True
    fight_of(g).has_blood_flowed = True
    for target in enemies(t, f.actor):
        if t.fighters[target].card == option.operand:
            g.call(Attack(f.actor, target, with_javelin))
            return


def prompt_turn(f: Turn, g: SpartacusGame) -> Message:
    actor = g.table.fighters[f.actor]
    return Message(words.ASK_TURN, (actor.seat, actor.card))


TURN_STEPS: Final = in_order(
    Step(
        "turn",
        "combat.turn",
        ask=ask_turn,
        options=turn_options,
        hear=hear_turn,
        why_not=why_no_turn,
        prompt=prompt_turn,
        auto=True,
    ),
)
