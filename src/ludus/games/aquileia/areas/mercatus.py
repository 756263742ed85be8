"""I. Mercatus.

1. Dolus: two dice, two coins      2. Pecunia: exchanges, and 4 points      3. Equi et Arma, left to right
4. Servi, top to bottom      5. Potentia: the blue dice.
Rulings applied: A-07, A-51 (no payment, no card), A-10 (order), A-11, A-45 (the 4 points), A-31 (exact coins), A-43 (no
card, no coin), A-46 (the exchanges).
"""

from typing import Final

from ludus.core.chance import Chance, Roll
from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.aquileia import words
from ludus.games.aquileia.box import (
    ARMS,
    BUY,
    BUY_NOTHING,
    DONE,
    NO_COINS,
    SERVI,
    changed,
    coins_of,
    covers,
    minus,
    one_by_one,
    plus,
)
from ludus.games.aquileia.decks import Drawing
from ludus.games.aquileia.table import (
    OFF,
    AquileiaGame,
    AquileiaTable,
    cards_left,
    first_follower,
    lift,
    pay,
    receive,
    score,
    too_few_coins,
)

DOLUS_DICE: Final = 2
POINTS_FOR_TRADING: Final = 4  # once, for at least one exchange


def next_action(g: AquileiaGame) -> bool:
    """Begin the next action of the Mercatus; False when there is none."""
    t = g.table
    space = first_follower(t, t.box.mercatus)
    if space == OFF:
        return False
    g.call(Errand(t.box.spaces[space].action, space, Seat(t.at[space])))
    return True


class Errand(Frame):
    """What one follower of the Mercatus does."""

    def __init__(self, action: str, space: int, seat: Seat) -> None:
        super().__init__()
        self.action = action
        self.space = space
        self.seat = seat
        self.traded = False  # Pecunia: there has been an exchange

    def steps(self) -> list[Step]:
        return STEPS_OF[self.action]

    def copy(self) -> "Errand":
        f = Errand(self.action, self.space, self.seat)
        f.step = self.step
        f.traded = self.traded
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.action, self.space, self.seat, self.traded)


def go_home(f: Errand, g: AquileiaGame) -> None:
    lift(g.table, f.space)
    f.end()


# --- 1. Dolus ----------------------------------------------------------------------------------------


def luck_dolus(f: Errand, g: AquileiaGame) -> Chance | None:
    return Roll("dolus", g.table.box.die, DOLUS_DICE)


def hear_dolus(f: Errand, g: AquileiaGame, seat: Seat, option: Option) -> None:
    g.tell(words.ROLLS, f.seat, option.operands)
    amount = NO_COINS
    for metal in option.operands:
        amount = plus(amount, coins_of(metal, 1))
    receive(g, f.seat, amount)
    go_home(f, g)


DOLUS_STEPS: Final = in_order(Step("dolus", "mercatus.dolus", luck=luck_dolus, hear=hear_dolus))


# --- 2. Pecunia --------------------------------------------------------------------------------------


def ask_trade(f: Errand, g: AquileiaGame) -> tuple[Seat, ...]:
    """Who holds nothing that can be exchanged is not asked, and gets no points (A-45)."""
    t = g.table
    if f.traded and t.rules.single_trade:
        return NOBODY
    purse = t.coins[f.seat]
    return ONLY[f.seat] if any(covers(purse, trade.pay) for trade in t.box.trades) else NOBODY


def trade_options(f: Errand, g: AquileiaGame, seat: Seat) -> list[Option]:
    t = g.table
    purse = t.coins[seat]
    options = [t.box.trade[i] for i, trade in enumerate(t.box.trades) if covers(purse, trade.pay)]
    options.append(DONE)
    return options


def why_no_trade(f: Errand, g: AquileiaGame, seat: Seat) -> list[Blocked]:
    t = g.table
    return [
        Blocked(t.box.trade[i], too_few_coins(t.coins[seat], trade.pay), "mercatus.pecunia")
        for i, trade in enumerate(t.box.trades)
        if not covers(t.coins[seat], trade.pay)
    ]


def prompt_trade(f: Errand, g: AquileiaGame) -> Message:
    return Message(words.ASK_TRADE, (f.seat,))


def consequence_of_trade(f: Errand, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    """The points and the coins one then has; or those one goes without."""
    t = g.table
    purse = t.coins[seat]
    points = 0 if f.traded else POINTS_FOR_TRADING
    if option is DONE:
        return Message(words.TO_NO_TRADE, (points, one_by_one(purse)))
    trade = t.box.trades[option.operand]
    return Message(words.TO_TRADE, (points, one_by_one(plus(minus(purse, trade.pay), trade.get))))


def hear_trade(f: Errand, g: AquileiaGame, seat: Seat, option: Option) -> None:
    if option is DONE:
        go_home(f, g)
        return
    t = g.table
    trade = t.box.trades[option.operand]
    g.tell(words.TRADES, seat, option.operand)
    pay(g, seat, trade.pay)
    receive(g, seat, trade.get)
    if not f.traded:
        score(g, seat, POINTS_FOR_TRADING)
    f.traded = True


PECUNIA_STEPS: Final = in_order(
    Step(
        "trade",
        "mercatus.pecunia",
        ask=ask_trade,
        options=trade_options,
        hear=hear_trade,
        then=go_home,
        why_not=why_no_trade,
        consequence=consequence_of_trade,
        prompt=prompt_trade,
    ),
)


# --- 3. Equi et Arma ---------------------------------------------------------------------------------


def card_at(t: AquileiaTable, space: int) -> int:
    """The card that lies face up at a space; OFF if none."""
    return t.market[t.box.equi.index(space)]


def ask_equi(f: Errand, g: AquileiaGame) -> tuple[Seat, ...]:
    t = g.table
    can_pay = t.coins[f.seat][t.box.spaces[f.space].metal] > 0
    return ONLY[f.seat] if can_pay and card_at(t, f.space) != OFF else NOBODY


def equi_options(f: Errand, g: AquileiaGame, seat: Seat) -> list[Option]:
    return [BUY, BUY_NOTHING]


def prompt_equi(f: Errand, g: AquileiaGame) -> Message:
    return Message(words.ASK_EQUI, (f.seat, card_at(g.table, f.space), g.table.box.spaces[f.space].metal))


def consequence_of_equi(f: Errand, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    space = g.table.box.spaces[f.space]
    held = g.table.coins[seat][space.metal]
    if option is BUY_NOTHING:
        return Message(words.TO_KEEPING, (held, space.metal))
    return Message(words.TO_CARD, (space.bonus, held - 1, space.metal))


def hear_equi(f: Errand, g: AquileiaGame, seat: Seat, option: Option) -> None:
    if option is BUY_NOTHING:
        buy_nothing(f, g)
        return
    t = g.table
    space = t.box.spaces[f.space]
    slot = t.box.equi.index(f.space)
    kind = t.market[slot]
    pay(g, seat, coins_of(space.metal, 1))
    t.market[slot] = OFF
    t.hands[seat] = changed(t.hands[seat], kind, 1)
    t.shown[seat] = changed(t.shown[seat], kind, 1)
    g.tell(words.BUYS, seat, kind)
    go_home(f, g)
    if space.bonus:
        g.call(Drawing(seat, ARMS, 1))


def buy_nothing(f: Errand, g: AquileiaGame) -> None:
    """Who cannot or will not pay gets no card, nor the hidden one (A-07)."""
    g.tell(words.BUYS_NOTHING, f.seat, f.space)
    go_home(f, g)


EQUI_STEPS: Final = in_order(
    Step(
        "equi",
        "mercatus.equi",
        ask=ask_equi,
        options=equi_options,
        hear=hear_equi,
        then=buy_nothing,
        consequence=consequence_of_equi,
        prompt=prompt_equi,
    ),
)


# --- 4. Servi ----------------------------------------------------------------------------------------


def most_slaves(f: Errand, t: AquileiaTable) -> int:
    """How many cards the seat can buy here: as many as the space sells, the purse pays and the pile holds (A-43)."""
    space = t.box.spaces[f.space]
    affordable = min(space.most, t.coins[f.seat][space.metal])
    return min(affordable, cards_left(t, SERVI))


def ask_servi(f: Errand, g: AquileiaGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if most_slaves(f, g.table) else NOBODY


def servi_options(f: Errand, g: AquileiaGame, seat: Seat) -> list[Option]:
    t = g.table
    slaves = t.box.slaves[t.box.spaces[f.space].metal]
    return [*slaves[1 : most_slaves(f, t) + 1], BUY_NOTHING]


def why_no_servi(f: Errand, g: AquileiaGame, seat: Seat) -> list[Blocked]:
    t = g.table
    space = t.box.spaces[f.space]
    blocked = []
    for count in range(most_slaves(f, t) + 1, space.most + 1):
        price = coins_of(space.metal, count)
        if covers(t.coins[seat], price):
            reason, rule = Message(words.TOO_FEW_CARDS, (cards_left(t, SERVI),)), "cards.reshuffle"
        else:
            reason, rule = too_few_coins(t.coins[seat], price), "mercatus.servi"
        blocked.append(Blocked(t.box.slaves[space.metal][count], reason, rule))
    return blocked


def prompt_servi(f: Errand, g: AquileiaGame) -> Message:
    return Message(words.ASK_SERVI, (f.seat, g.table.box.spaces[f.space].metal))


def consequence_of_servi(f: Errand, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    metal = g.table.box.spaces[f.space].metal
    held = g.table.coins[seat][metal]
    if option is BUY_NOTHING:
        return Message(words.TO_KEEPING, (held, metal))
    return Message(words.TO_SLAVES, (option.operand, held - option.operand, metal))


def hear_servi(f: Errand, g: AquileiaGame, seat: Seat, option: Option) -> None:
    if option is BUY_NOTHING:
        buy_nothing(f, g)
        return
    count, metal = option.operands
    pay(g, seat, coins_of(metal, count))
    g.tell(words.BUYS_SLAVES, seat, count)
    go_home(f, g)
    g.call(Drawing(seat, SERVI, count))


SERVI_STEPS: Final = in_order(
    Step(
        "servi",
        "mercatus.servi",
        ask=ask_servi,
        options=servi_options,
        hear=hear_servi,
        then=buy_nothing,
        why_not=why_no_servi,
        consequence=consequence_of_servi,
        prompt=prompt_servi,
    ),
)


# --- 5. Potentia -------------------------------------------------------------------------------------


def take_blue_dice(f: Errand, g: AquileiaGame) -> None:
    t = g.table
    t.potentia, t.blue_dice = f.seat, t.box.blue_dice
    g.tell(words.HAS_BLUE_DICE, f.seat, t.blue_dice)
    go_home(f, g)


POTENTIA_STEPS: Final = in_order(Step(then=take_blue_dice))


STEPS_OF: Final = {
    "dolus": DOLUS_STEPS,
    "pecunia": PECUNIA_STEPS,
    "equi": EQUI_STEPS,
    "servi": SERVI_STEPS,
    "potentia": POTENTIA_STEPS,
}
