"""The whole game: cards are dealt, then round after round until the last.

Everybody is dealt two hidden cards and has two coins. Beside all that is asked everybody may give a coin away, once a
round. After the last round the most valuable prizes win.
"""

from typing import Final

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.game import Game, Outcome
from ludus.core.ids import Seat, clockwise
from ludus.core.phrase import Json, Message
from ludus.core.spec import GameSpec, Lexicon, Setting, Settings
from tests.conformance.toy import sight, words
from tests.conformance.toy.bid import spare_coins
from tests.conformance.toy.dealing import Deal
from tests.conformance.toy.orders import ORDERS
from tests.conformance.toy.round import Round
from tests.conformance.toy.table import CARDS, FEWEST, GIVE, HAND, MOST, SOLD_OUT, Stall
from tests.conformance.toy.things import things


class Toy(Game[Stall]):
    """A game of the auction."""

    def free(self, seat: Seat) -> list[Option]:
        t = self.table
        if not self.asked or seat < 0 or self.chance is not None or t.given >> seat & 1 or not spare_coins(self, seat):
            return []
        return [GIVE[other] for other in clockwise(seat, t.seats)[1:]]

    def hear_free(self, seat: Seat, option: Option) -> None:
        t = self.table
        t.given |= 1 << seat
        t.coins[seat] -= 1
        t.coins[option.operand] += 1
        self.tell(words.GIVES, seat, option.operand)

    def consequence_beside(self, seat: Seat, option: Option) -> Message | None:
        return Message(words.LEADS_TO_GIFT, (spare_coins(self, seat) - 1,)) if spare_coins(self, seat) else None

    def view(self, seat: Seat | None) -> Json:
        return sight.view(self, seat)

    def reimagine(self, seat: Seat, deal: Dealer) -> "Toy":
        g = self.clone()
        sight.deal_anew(g.table, seat, deal)
        for frame in g.stack:
            frame.reimagine(seat, deal)
        g.settle()
        return g

    def outcome(self) -> Outcome | None:
        t = self.table
        if self.stack:
            return None
        scores = tuple(map(sum, t.won))
        return Outcome(scores, tuple(Seat(seat) for seat in range(t.seats) if scores[seat] == max(scores)), SOLD_OUT)


class Whole(Frame):
    """The course of the game."""

    def steps(self) -> list[Step]:
        return WHOLE_STEPS

    def copy(self) -> "Whole":
        f = Whole()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def deal_cards(f: Whole, g: Game[Stall]) -> None:
    f.go_on()
    g.call(Deal())


def next_round(f: Whole, g: Game[Stall]) -> None:
    t = g.table
    if t.round == t.rounds:
        f.end()
    else:
        t.round += 1
        t.given = 0
        g.call(Round())


WHOLE_STEPS: Final = in_order(Step(then=deal_cards), Step(then=next_round))


def lexicon(box: object) -> Lexicon:
    return Lexicon(
        phrases=words.PHRASES,
        verbs=words.VERBS,
        terms={"card": tuple(f"toy-card-{name}" for name in CARDS)},
        labels={"slot": tuple(str(slot + 1) for slot in range(HAND))},
    )


def make_title(game: type[Toy] = Toy, table: type[Stall] = Stall) -> GameSpec:
    """The auction, or a variant of it with other rules or another table."""

    def new_game(seats: int, settings: Settings, box: object) -> Toy:
        g = game(table(seats, int(settings["rounds"])))
        g.stack = [Whole()]
        g.settle()
        return g

    return GameSpec(
        "toy",
        rules=1,
        fewest=FEWEST,
        most=MOST,
        settings=(Setting("rounds", 2, 3),),
        endings=(SOLD_OUT,),
        side_kinds=("bid",),
        covert_kinds=("seize",),
        orders=ORDERS,
        load=lambda data: data,
        new_game=new_game,
        lexicon=lexicon,
        things=things,
    )


TOY: Final = make_title()
