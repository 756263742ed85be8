"""A round, from the prize to whoever takes it.

1. A card of the pile is turned up: the prize.      2. The leader may look at one hidden card of somebody else.
3. The leader may sell a ruse for a coin.      4. Everybody bids.      5. The claim may be seized.
6. The claimant takes the prize.
"""

from typing import Final

from ludus.core.chance import Chance
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.game import Game
from ludus.core.ids import NOBODY, ONLY, Seat, clockwise
from ludus.core.phrase import Message
from tests.conformance.toy import words
from tests.conformance.toy.bid import Bid
from tests.conformance.toy.dealing import draw, take_from_pile
from tests.conformance.toy.seizing import Window, asked_to_seize
from tests.conformance.toy.table import KEEP, LEAVE, NONE, PEEK, SELL, Stall, ruses_of, throw_away


class Round(Frame):
    """One prize, from the pile to whoever takes it."""

    def steps(self) -> list[Step]:
        return ROUND_STEPS

    def copy(self) -> "Round":
        f = Round()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def luck_prize(f: Round, g: Game[Stall]) -> Chance | None:
    return draw(g.table)


def hear_prize(f: Round, g: Game[Stall], seat: Seat, option: Option) -> None:
    g.table.prize = take_from_pile(g.table, option)
    g.tell(words.PRIZE, option.operand)
    f.go_on()


def ask_peek(f: Round, g: Game[Stall]) -> tuple[Seat, ...]:
    return ONLY[g.table.leader] if peek_options(f, g, g.table.leader)[1:] else NOBODY


def peek_options(f: Round, g: Game[Stall], seat: Seat) -> list[Option]:
    t = g.table
    others = clockwise(seat, t.seats)[1:]
    return [LEAVE, *(PEEK[other][slot] for other in others for slot in range(len(t.hands[other])))]


def hear_peek(f: Round, g: Game[Stall], seat: Seat, option: Option) -> None:
    if option is not LEAVE:
        at, slot = option.operands
        card = g.table.hands[at][slot]
        g.table.seen[seat] |= 1 << card
        g.whisper((seat, Seat(at)), words.PEEKS, seat, at, slot, card)
    f.go_on()


def ask_sell(f: Round, g: Game[Stall]) -> tuple[Seat, ...]:
    return ONLY[g.table.leader]


def sell_options(f: Round, g: Game[Stall], seat: Seat) -> list[Option]:
    return [KEEP, *(SELL[card] for card in ruses_of(g.table, seat))]


def hear_sell(f: Round, g: Game[Stall], seat: Seat, option: Option) -> None:
    t = g.table
    if option is not KEEP:
        throw_away(t, seat, option.operand)
        t.coins[seat] += 1
        t.bank -= 1
        g.tell(words.SELLS, seat, option.operand)
    f.go_on()


def consequence_of_selling(f: Round, g: Game[Stall], seat: Seat, option: Option) -> Message:
    return Message(words.LEADS_TO_COINS, (g.table.coins[seat] + (option is not KEEP),))


def open_bids(f: Round, g: Game[Stall]) -> None:
    f.go_on()
    g.call(Bid(tuple(clockwise(g.table.leader, g.table.seats))))


def open_window(f: Round, g: Game[Stall]) -> None:
    f.go_on()
    g.call(Window(asked_to_seize(g.table)))


def award(f: Round, g: Game[Stall]) -> None:
    t = g.table
    t.won[t.claimant].append(t.prize)
    g.tell(words.TAKES, t.claimant, t.prize)
    t.prize, t.claimant = NONE, Seat(NONE)
    f.end()


ROUND_STEPS: Final = in_order(
    Step("prize", "round.prize", luck=luck_prize, hear=hear_prize),
    Step(
        "peek",
        "round.peek",
        ask=ask_peek,
        options=peek_options,
        hear=hear_peek,
        prompt=lambda f, g: Message(words.ASK_PEEK, (g.table.leader,)),
    ),
    Step(
        "sell",
        "round.sell",
        ask=ask_sell,
        options=sell_options,
        hear=hear_sell,
        consequence=consequence_of_selling,
        prompt=lambda f, g: Message(words.ASK_SELL, (g.table.leader,)),
    ),
    Step(then=open_bids),
    Step(then=open_window),
    Step(then=award),
)
