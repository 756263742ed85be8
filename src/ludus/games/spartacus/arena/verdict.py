"""Victor and vanquished (rulebook pp. 12–13): rewards, the host's verdict, and death in the arena.

1. The victor's house gains 1 influence, he a favor; the third makes him champion and brings 1 more.
2. The host points thumbs up or down; not after a decapitation. An execution costs him 1 influence per favor.
In a Primus each house of the winning team gains 1 influence, and one verdict is given for all who lost.
Rulings applied: S-32 (order), S-33, S-34, S-35, S-45 (Blood on the Sand), S-160 and S-162 (teams).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import GLADIATOR, MarketCard
from ludus.games.spartacus.combat.field import winning_side
from ludus.games.spartacus.reactions.moments import DEATH, Moment
from ludus.games.spartacus.reactions.reactions import Playable, Reaction, open_window
from ludus.games.spartacus.table.fighters import DECAPITATION, INJURY, Fighter, fate_of
from ludus.games.spartacus.table.influence import tell_gain, tell_loss
from ludus.games.spartacus.table.moves import add_favor, discard_asset, gain_influence, injure, lose_influence
from ludus.games.spartacus.table.promises import CONDEMNED, SPARED, note
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, is_champion, printed
from ludus.games.spartacus.words import arena as words
from ludus.games.spartacus.words import common
from ludus.games.spartacus.words import reactions as reaction_words

GLORY: Final = 1  # influence for the victor's house

THUMBS_UP: Final = Option("thumbs-up")
THUMBS_DOWN: Final = Option("thumbs-down")


# --- 1. The victor -----------------------------------------------------------------------------------


def victors(t: SpartacusTable) -> list[Fighter]:
    """The fighters of the side that won, as far as they live."""
    side = winning_side(t)
    return [fighter for fighter in t.fighters if fighter.side == side and fate_of(fighter) != DECAPITATION]


def vanquished(t: SpartacusTable) -> list[Fighter]:
    """The fighters of the side that lost, as far as they live."""
    side = winning_side(t)
    return [fighter for fighter in t.fighters if fighter.side != side and fate_of(fighter) != DECAPITATION]


def reward_victors(g: SpartacusGame) -> None:
    """Influence for each house of the side that won, a favor for each of its fighters (S-32)."""
    t = g.table
    side = winning_side(t)
    for seat in dict.fromkeys([fighter.seat for fighter in t.fighters if fighter.side == side]):
        tell_gain(g, seat, gain_influence(t, seat, GLORY))
    for fighter in victors(t):
        g.tell(words.WINS_FIGHT, fighter.seat, fighter.card)
        if is_champion(t, fighter.card):
            continue
        add_favor(t, fighter.card)
        g.tell(words.FAVOR, fighter.card)
        if is_champion(t, fighter.card):
            g.tell(words.CHAMPION, fighter.seat, fighter.card)


# --- 2. The verdict ----------------------------------------------------------------------------------


class Verdict(Frame):
    """The host decides on the life of all who were beaten and live."""

    def steps(self) -> list[Step]:
        return VERDICT_STEPS

    def copy(self) -> "Verdict":
        f = Verdict()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def ask_verdict(f: Verdict, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[g.table.host] if vanquished(g.table) else NOBODY


def is_a_champion_down(t: SpartacusTable) -> bool:
    """Whether a champion is among the beaten: the crowd would not bear his execution (S-33)."""
    for fighter in vanquished(t):  # noqa: SIM110 - a generator takes longer
        if is_champion(t, fighter.card):
            return True
    return False


def verdict_options(f: Verdict, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [THUMBS_UP] if is_a_champion_down(g.table) else [THUMBS_UP, THUMBS_DOWN]


def why_no_verdict(f: Verdict, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    forbidden = is_a_champion_down(g.table)
    return [Blocked(THUMBS_DOWN, Message(words.CHAMPION_LIVES), "arena.verdict")] if forbidden else []


def hear_verdict(f: Verdict, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    beaten = vanquished(t)
    cards = tuple([fighter.card for fighter in beaten])
    is_mercy = option is THUMBS_UP
    g.tell(words.THUMBS_UP if is_mercy else words.THUMBS_DOWN, seat, cards)
    for dominus in dict.fromkeys([fighter.seat for fighter in beaten]):
        note(g, SPARED if is_mercy else CONDEMNED, seat, dominus)
    f.end()
    if is_mercy:
        return
    price = sum([t.favor[card] for card in cards])
    if price:
        tell_loss(g, seat, lose_influence(t, seat, price))
    g.call(Burial(cards))


VERDICT_STEPS: Final = in_order(
    Step(
        "verdict",
        "arena.verdict",
        ask=ask_verdict,
        options=verdict_options,
        hear=hear_verdict,
        why_not=why_no_verdict,
        prompt=lambda f, g: Message(
            words.ASK_VERDICT, (g.table.host, tuple(fighter.card for fighter in vanquished(g.table)))
        ),
    ),
)


# --- Death and injury --------------------------------------------------------------------------------


class Burial(Frame):
    """Those who died in the arena are discarded, one after the other, with time to react to each death."""

    def __init__(self, dead: tuple[MarketCard, ...]) -> None:
        super().__init__()
        self.dead = dead

    def steps(self) -> list[Step]:
        return BURIAL_STEPS

    def copy(self) -> "Burial":
        f = Burial(self.dead)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.dead)


def bury(f: Burial, g: SpartacusGame) -> None:
    """His equipment stays with his Dominus (S-59)."""
    if not f.dead:
        f.end()
        return
    t, card = g.table, f.dead[0]
    f.dead = f.dead[1:]
    owner = next(fighter.seat for fighter in t.fighters if fighter.card == card)
    g.tell(words.DIES, owner, card)
    if discard_asset(t, card):
        g.tell(common.LOSES_CHAMPION, owner, card)
    open_window(g, Moment(DEATH, target=owner, card=card))


BURIAL_STEPS: Final = in_order(Step(then=bury))


def tend_the_fallen(g: SpartacusGame) -> None:
    """After the fight: injury tokens for the injured, burial for the decapitated."""
    t = g.table
    for fighter in t.fighters:
        if fate_of(fighter) == INJURY:
            injure(t, fighter.card)
    dead = tuple([fighter.card for fighter in t.fighters if fate_of(fighter) == DECAPITATION])
    if dead:
        g.call(Burial(dead))


# --- Blood on the Sand -------------------------------------------------------------------------------


def why_no_blood(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """After the death of a gladiator, not of a slave (S-45)."""
    fits = printed(t, MarketCard(moment.card)).kind == GLADIATOR
    return None if fits else Message(reaction_words.NOT_NOW)


def honour_the_dead(g: SpartacusGame, f: Reaction) -> None:
    """The dead gladiator's Dominus gains influence."""
    t, dominus = g.table, f.moment.target
    tell_gain(g, dominus, gain_influence(t, dominus, t.box.intrigue[f.card].amount))


REACTIONS: Final[dict[str, Playable]] = {"blood-on-the-sand": Playable(why_no_blood, honour_the_dead, when=(DEATH,))}
