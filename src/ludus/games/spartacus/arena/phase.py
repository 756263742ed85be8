"""Arena phase (rulebook pp. 11–13).

1. Honour to the host: 1 influence.      2. Arranging the games: invitations, or a Primus (`primus`).      3. Tribute.
4. Bets.      5. The fight.      6. Victor and vanquished: rewards, bets settled, the verdict.
Fewer than two fighters: no fight, and the phase is over. The win check follows (`victory`).
Rulings applied: S-18, S-32 (order), S-33 (tribute), S-44 and S-170 (Rigging the Match), S-59 (equipment goes home as
it is).
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.arena.bets import place_bets, settle_bets
from ludus.games.spartacus.arena.invitations import FIGHTERS, Invitations, is_sent
from ludus.games.spartacus.arena.primus import Primus, can_be_held
from ludus.games.spartacus.arena.verdict import Verdict, reward_victors, tend_the_fallen
from ludus.games.spartacus.box.cards import EQUIPMENT, MarketCard
from ludus.games.spartacus.combat.field import printed_dice, replace
from ludus.games.spartacus.combat.fight import Fight
from ludus.games.spartacus.reactions.moments import BETS, GAMES, Moment
from ludus.games.spartacus.reactions.reactions import Playable, Reaction, open_window
from ludus.games.spartacus.table.influence import tell_gain
from ludus.games.spartacus.table.moves import gain_influence, receive
from ludus.games.spartacus.table.table import (
    ARENA,
    READY,
    SpartacusGame,
    SpartacusTable,
    is_champion,
    owner_of,
    printed,
    ready_fighters,
)
from ludus.games.spartacus.words import arena as words
from ludus.games.spartacus.words import primus as primus_words
from ludus.games.spartacus.words import reactions as reaction_words

HONOUR: Final = 1  # influence for the host
TRIBUTE_PER_FAVOR: Final = 2  # gold
TRIBUTE_OF_A_CHAMPION: Final = 6
CROWD_PLEASER: Final = "crowd-pleaser"  # Hamilcar: brings more tribute
PLEASURE: Final = 1  # gold


class ArenaPhase(Frame):
    """The games of one round."""

    def steps(self) -> list[Step]:
        return ARENA_STEPS

    def copy(self) -> "ArenaPhase":
        f = ArenaPhase()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


# --- 1. and 2. The host and his guests ---------------------------------------------------------------


def honour_host(f: ArenaPhase, g: SpartacusGame) -> None:
    t = g.table
    t.phase = ARENA
    t.invited = 0
    g.tell(words.PRESIDES, t.host)
    tell_gain(g, t.host, gain_influence(t, t.host, HONOUR))
    f.go_on()
    open_window(g, Moment(GAMES))


HOST: Final = Step(then=honour_host)


def arrange_games(f: ArenaPhase, g: SpartacusGame) -> None:
    """A Primus, by right or by force; else ordinary games."""
    f.go_on()
    g.call(Primus() if can_be_held(g.table) else Invitations())


ARRANGE: Final = Step(then=arrange_games)


# --- 3. Tribute --------------------------------------------------------------------------------------


def tribute_of(t: SpartacusTable, card: MarketCard) -> int:
    """What the bank pays for a fighter the crowd knows."""
    gold = TRIBUTE_OF_A_CHAMPION if is_champion(t, card) else TRIBUTE_PER_FAVOR * t.favor[card]
    return gold + PLEASURE * (printed(t, card).ability == CROWD_PLEASER)


def muster(f: ArenaPhase, g: SpartacusGame) -> None:
    """Tribute is paid when all fighters are chosen; with fewer than two there are no games (S-18)."""
    t = g.table
    if len(t.fighters) < FIGHTERS:
        g.tell(words.NO_FIGHT)
        f.go_to(HOME)
        return
    for fighter in t.fighters:
        gold = tribute_of(t, fighter.card)
        if gold:
            receive(t, fighter.seat, gold)
            g.tell(words.TRIBUTE, fighter.seat, fighter.card, gold)
    f.go_on()


MUSTER: Final = Step(then=muster)


# --- 4. Bets -----------------------------------------------------------------------------------------


def take_bets(f: ArenaPhase, g: SpartacusGame) -> None:
    f.go_on()
    place_bets(g)


TAKE_BETS: Final = Step(then=take_bets)


def after_the_bets(f: ArenaPhase, g: SpartacusGame) -> None:
    """Time to rig the match."""
    f.go_on()
    open_window(g, Moment(BETS))


AFTER_BETS: Final = Step(then=after_the_bets)


def substitutes(t: SpartacusTable) -> list[MarketCard]:
    """The other ready fighters of every house that has one in the arena."""
    present = [fighter.card for fighter in t.fighters]
    houses = dict.fromkeys([fighter.seat for fighter in t.fighters])
    return [card for seat in houses for card in ready_fighters(t, seat) if card not in present]


def is_there_a_substitute(t: SpartacusTable) -> bool:
    """Whether a house in the arena has another ready fighter."""
    market, condition = t.box.market, t.condition
    for fighter in t.fighters:
        for card in t.assets[fighter.seat]:
            if condition[card] == READY and market[card].kind != EQUIPMENT and not is_sent(t, card):
                return True
    return False


def why_not_rig(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    return None if is_there_a_substitute(t) else Message(reaction_words.NOBODY_FITS)


def whom_to_send(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    swap = t.box.assets("swap-for")
    return [swap[card] for card in substitutes(t)]


def rig(g: SpartacusGame, f: Reaction) -> None:
    """Another fighter of the same house takes the place and the equipment; tribute and bets stand (S-44)."""
    assert f.named is not None
    t, card = g.table, MarketCard(f.named.operand)
    if card in substitutes(t):
        g.call(SwapOut(f.seat, card))
    else:
        g.tell(reaction_words.NO_EFFECT, t.box.intrigue[f.card].title)


class SwapOut(Frame):
    """Whoever rigs the match says which fighter makes way, where the house has two in a Primus (expansion; S-170)."""

    def __init__(self, seat: Seat, card: MarketCard) -> None:
        super().__init__()
        self.seat = seat
        self.card = card  # who comes instead

    def steps(self) -> list[Step]:
        return SWAP_OUT_STEPS

    def copy(self) -> "SwapOut":
        f = SwapOut(self.seat, self.card)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.card)


def swap_out_options(f: SwapOut, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    owner = owner_of(t, f.card)
    return [t.box.assets("swap-out")[fighter.card] for fighter in t.fighters if fighter.seat == owner]


def hear_swap_out(f: SwapOut, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    who = next(who for who, fighter in enumerate(t.fighters) if fighter.card == option.operand)
    old = t.fighters[who]
    replace(t, who, old.but(card=f.card, dice=printed_dice(t, f.card)))
    g.tell(words.SWAPPED, old.seat, old.card, f.card)
    f.end()


SWAP_OUT_STEPS: Final = in_order(
    Step(
        "swap-out",
        "primus.rigging",
        ask=lambda f, g: ONLY[f.seat],
        options=swap_out_options,
        hear=hear_swap_out,
        prompt=lambda f, g: Message(primus_words.ASK_SWAP_OUT, (f.seat, f.card)),
        auto=True,
    ),
)


REACTIONS: Final[dict[str, Playable]] = {"rigging-the-match": Playable(why_not_rig, rig, whom_to_send, (BETS,))}


# --- 5. The fight ------------------------------------------------------------------------------------


def fight(f: ArenaPhase, g: SpartacusGame) -> None:
    f.go_on()
    g.call(Fight())


FIGHT: Final = Step(then=fight)


# --- 6. Victor and vanquished ------------------------------------------------------------------------


def tend(f: ArenaPhase, g: SpartacusGame) -> None:
    f.go_on()
    tend_the_fallen(g)


TEND: Final = Step(then=tend)


def reward(f: ArenaPhase, g: SpartacusGame) -> None:
    """First the victor, then the bets (S-32)."""
    reward_victors(g)
    settle_bets(g)
    f.go_on()


REWARD: Final = Step(then=reward)


def judge(f: ArenaPhase, g: SpartacusGame) -> None:
    f.go_on()
    g.call(Verdict())


JUDGE: Final = Step(then=judge)


def go_home(f: ArenaPhase, g: SpartacusGame) -> None:
    """Fighters and equipment return to their houses, ready or exhausted as they are (S-59)."""
    g.table.fighters = ()
    g.table.primus_forced = False
    f.end()


HOME: Final = Step(then=go_home)


ARENA_STEPS: Final = in_order(HOST, ARRANGE, MUSTER, TAKE_BETS, AFTER_BETS, FIGHT, TEND, REWARD, JUDGE, HOME)
