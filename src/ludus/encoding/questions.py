"""A game as programs that learn are asked it: one seat at a time, by number, in small steps.

- Seats that owe an answer together are asked one after the other, in seat order; no answer shows before the reveal.
- What a seat may do beside the decision (lay a guard, sell an asset) it is offered together with what it owes.
- Deals are off, or are made in steps: the seat that is asked may first make up one offer, piece by piece; whom it is
  made to answers at once.

Chance is a seat too; whoever holds the game answers for it. All that a step takes is here, and compiled with the rules.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from ludus.core.chance import Below
from ludus.core.decision import Option
from ludus.core.errors import IllegalChoice
from ludus.core.game import Game
from ludus.core.ids import CHANCE, NO_SEAT, Seat
from ludus.core.phrase import Event
from ludus.encoding.bargaining import Bargaining
from ludus.encoding.spec import Encoding
from ludus.encoding.told import Told
from ludus.encoding.vocabulary import Answers, Asked


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Questions:
    """A game, who is asked, with which numbers it can answer, and what was said."""

    def __init__(self, game: Game[Any], encoding: Encoding, bargaining: Bargaining | None) -> None:
        self.game = game
        self.encoding = encoding
        self.bargaining = bargaining  # None where deals are off
        self.told: list[Told] = []
        self.first: Seat | None = None  # asked before the others, where several owe an answer
        self.narrowed: Asked | None = None  # what is left to say of an answer that takes several steps
        self.path: tuple[int, ...] = ()  # and the numbers said so far
        self.drafting: Seat | None = None  # who is making up an offer
        self.answering: tuple[Seat, Seat] | None = None  # who is to answer an offer, and whose it is
        self.dealt: tuple[int, Seat] | None = None  # the last decision before which a seat made an offer
        self._seat: Seat | None = NO_SEAT  # not looked for yet, since something was said; so the next two
        self._asked: Asked | None = None
        self._answers: Answers | None = None

    # --- what is asked ------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """Who is asked: a seat, or chance; None at the end."""
        if self._seat == NO_SEAT:
            self._seat = self._find_seat()
        return self._seat

    def _find_seat(self) -> Seat | None:
        game = self.game
        if game.chance is not None:
            return CHANCE
        if self.answering is not None:
            return self.answering[0]
        if self.drafting is not None:
            return self.drafting
        asked = game.asked
        if len(asked) == 1:
            return asked[0]
        if self.first is not None and self.first in asked and game.options(self.first):
            return self.first
        for seat in sorted(asked):
            if game.options(seat):
                return seat
        return None

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return not self.game.asked

    def options(self) -> tuple[Option, ...]:
        """Everything the seat that is asked may do."""
        seat = self.seat
        if seat is None or seat == CHANCE:
            return ()
        owed, beside = self.game.options(seat), self.game.free(seat)
        if self.bargaining is None:
            return tuple(owed + beside) if beside else tuple(owed)
        return self._with_deals(seat, owed, beside)

    def _with_deals(self, seat: Seat, owed: list[Option], beside: list[Option]) -> tuple[Option, ...]:
        bargaining = self.bargaining
        assert bargaining is not None
        if self.answering is not None:
            maker = self.answering[1]
            return tuple([one for one in beside if one.verb in bargaining.answers and one.operand == maker])
        if self.drafting is not None:
            return tuple([option for option in beside if option.verb in bargaining.pieces])
        has_dealt = self.dealt == (self.game.number, seat)
        open_to_all = [
            option
            for option in beside
            if option.verb not in bargaining.verbs or (option.verb == bargaining.opens and not has_dealt)
        ]
        return tuple(owed + open_to_all)

    def asked(self) -> Asked:
        """The question as it stands, with what has been said of the answer."""
        found = self._asked
        if found is None:
            found = self._asked = self.narrowed or Asked(self.options())
        return found

    def answers(self) -> Answers:
        """The numbers with which the seat can answer; none for chance."""
        found = self._answers
        if found is None:
            found = self._answers = self.encoding.actions.answers(self.asked(), self.seat or 0)
        return found

    def verbs(self) -> set[str]:
        """The verbs the seat that is asked can use now."""
        return {option.verb for option in self.asked().options}

    # --- as bytes -----------------------------------------------------------------------------------

    def mark(self, out: bytearray, start: int = 0) -> None:
        """Set a mark for every number with which the seat that is asked can answer."""
        for id in self.answers():
            out[start + id] = 1

    def write(self, seat: Seat, out: list[bytes]) -> None:
        """Add the pieces that make up what a seat observes; the game must have an encoder."""
        encoder = self.encoding.encoder
        assert encoder is not None
        self.encoding.write_head(self.game, seat, self.asked().options if self.seat == seat else (), out)
        encoder.write(self.game, seat, out)

    # --- answering ----------------------------------------------------------------------------------

    def choose(self, id: int) -> None:
        """Answer by number. Raises IllegalChoice, and then nothing has changed."""
        answer = self.answers().get(id)
        if answer is None:
            names = self.encoding.actions.names
            said = names[id] if 0 <= id < len(names) else "nothing"
            raise IllegalChoice(
                f"Number {id} ({said}) cannot be chosen now.", hint="the action mask says which numbers can."
            )
        if isinstance(answer, Option):
            seat = self.seat
            assert seat is not None
            self.do(seat, answer)
        else:
            self.narrowed = answer
            self.path = (*self.path, id)
            self._asked = self._answers = None

    def do(self, seat: Seat, option: Option) -> list[Event]:
        """Let a seat, or chance, do what an option says. Raises IllegalChoice."""
        game = self.game
        number = game.number
        events = game.apply(seat, option)
        self.told.append(Told(seat, option.words, events))
        self.narrowed = None
        self._asked = None
        self._answers = None
        self._seat = NO_SEAT
        self.path = ()
        if game.number != number:
            self.first = None
        if self.bargaining is not None and option.verb in self.bargaining.verbs:
            self._note_deal(seat, option)
        elif self.drafting is not None or self.answering is not None:
            self._check_deal()
        return events

    def roll(self, below: Below) -> None:
        """Let chance answer as long as it is asked."""
        chance = self.game.chance
        while chance is not None:
            self.do(CHANCE, chance.sample(below))
            chance = self.game.chance

    def _note_deal(self, seat: Seat, option: Option) -> None:
        """An offer is begun, made, dropped or answered."""
        bargaining = self.bargaining
        assert bargaining is not None
        if option.verb == bargaining.opens:
            self.drafting = seat
            self.dealt = (self.game.number, seat)
        elif option.verb in (bargaining.sends, bargaining.drops):
            self.drafting = None
        if option.verb == bargaining.sends:
            self.answering = None
            for taker in range(self.encoding.seats):
                if self._may_answer(Seat(taker), seat):
                    self.answering = (Seat(taker), seat)
                    break
        elif option.verb in bargaining.answers:
            self.answering = None
        self._check_deal()

    def _may_answer(self, taker: Seat, maker: Seat) -> bool:
        assert self.bargaining is not None
        answers = self.bargaining.answers
        return any([one.verb in answers and one.operand == maker for one in self.game.free(taker)])

    def _check_deal(self) -> None:
        """Where the game has moved on and there is nothing left to say about an offer, nobody is asked about it."""
        if self.bargaining is None:
            return
        pieces = self.bargaining.pieces
        if self.drafting is not None and not any([one.verb in pieces for one in self.game.free(self.drafting)]):
            self.drafting = None
        if self.answering is not None and not self._may_answer(*self.answering):
            self.answering = None

    # --- copies -------------------------------------------------------------------------------------

    def copy_to(self, twin: "Questions") -> None:
        """Fill in another, which then goes on by itself."""
        twin.game = self.game.clone()
        twin.encoding = self.encoding
        twin.bargaining = self.bargaining
        twin.told = self.told[:]
        twin.first = self.first
        twin.narrowed = self.narrowed
        twin.path = self.path
        twin.drafting = self.drafting
        twin.answering = self.answering
        twin.dealt = self.dealt
        twin.forget()

    def forget(self) -> None:
        """Look anew for who is asked, and what."""
        self._seat = NO_SEAT
        self._asked = None
        self._answers = None
