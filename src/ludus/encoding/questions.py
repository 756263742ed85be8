"""A game as programs that learn are asked it: one seat at a time, by number, in small steps.

- Seats that owe an answer together are asked one after the other, in seat order; no answer shows before the reveal.
- What a seat may do beside the decision (lay a guard, sell an asset) it is offered together with what it owes.
- Deals are off, or are made in steps: the seat that is asked may first make up one offer, piece by piece; whom it is
  made to answers at once.

Chance is a seat too; whoever holds the game answers for it. All that a step takes is here, and compiled with the rules.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludus.core.chance import Below
from ludus.core.decision import Option
from ludus.core.errors import IllegalChoice
from ludus.core.game import Game
from ludus.core.ids import CHANCE, NO_SEAT, Seat
from ludus.core.phrase import Event
from ludus.encoding.bargaining import Bargaining
from ludus.encoding.spec import Encoding, Writer
from ludus.encoding.told import Told
from ludus.encoding.vocabulary import Answers, Asked

UNKNOWN: Final = -3  # who is asked was not looked for yet


@mypyc_attr(serializable=True)  # compiled too, copies begin as blank ones
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
        self._seat: int = UNKNOWN  # since something was said; so the next three
        self._offered: list[Option] | None = None
        self._ids: list[int] | None = None
        self._answers: Answers | None = None

    # --- what is asked ------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """Who is asked: a seat, or chance; None at the end."""
        seat = self.seat_asked()
        return None if seat == NO_SEAT else Seat(seat)

    def seat_asked(self) -> int:
        """The same as a number, which compiled costs less; NO_SEAT at the end."""
        if self._seat == UNKNOWN:
            self._seat = self._find_seat()
        return self._seat

    def _find_seat(self) -> int:
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
        return NO_SEAT

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return not self.game.asked

    def options(self) -> tuple[Option, ...]:
        """Everything the seat that is asked may do."""
        return tuple(self._find_options())

    def _find_options(self) -> list[Option]:
        if self.seat_asked() < 0:
            return []
        seat = Seat(self.seat_asked())
        owed, beside = self.game.options(seat), self.game.free(seat)
        if self.bargaining is None:
            return owed + beside if beside else owed
        return self._with_deals(seat, owed, beside)

    def _with_deals(self, seat: Seat, owed: list[Option], beside: list[Option]) -> list[Option]:
        bargaining = self.bargaining
        assert bargaining is not None
        if self.answering is not None:
            maker = self.answering[1]
            return [one for one in beside if one.verb in bargaining.answers and one.operand == maker]
        if self.drafting is not None:
            return [option for option in beside if option.verb in bargaining.pieces]
        has_dealt = self.dealt == (self.game.number, seat)
        open_to_all = [
            option
            for option in beside
            if option.verb not in bargaining.verbs or (option.verb == bargaining.opens and not has_dealt)
        ]
        return owed + open_to_all

    def offered(self) -> list[Option]:
        """The same, less what no longer goes with what has been said of the answer. Not to be changed."""
        found = self._offered
        if found is None:
            narrowed = self.narrowed
            found = self._offered = self._find_options() if narrowed is None else list(narrowed.options)
        return found

    def asked(self) -> Asked:
        """The question as it stands, with what has been said of the answer."""
        return self.narrowed or Asked(tuple(self.offered()))

    def answers(self) -> Answers:
        """The numbers with which the seat can answer, and what each says; none for chance."""
        found = self._answers
        if found is None:
            found = self._answers = self.encoding.actions.answers(self.asked(), max(self.seat_asked(), 0))
        return found

    def ids(self) -> list[int]:
        """The numbers alone. Not to be changed."""
        found = self._ids
        if found is None:
            if self.narrowed is None:
                found = self.encoding.actions.plain_ids(self.offered(), max(self.seat_asked(), 0))
            if found is None:
                found = list(self.answers())
            self._ids = found
        return found

    def verbs(self) -> set[str]:
        """The verbs the seat that is asked can use now."""
        return {option.verb for option in self.offered()}

    # --- as bytes -----------------------------------------------------------------------------------

    def mask(self) -> bytearray:
        """A byte for every number: 1 where the seat that is asked can answer with it."""
        found = bytearray(self.encoding.actions.count)
        ids: list[Any] = self.ids()
        for id in ids:  # as objects: compiled, they need not be unpacked
            found[id] = 1
        return found

    def write(self, seat: Seat, out: list[bytes], writer: Writer | None) -> None:
        """Add the pieces that make up what a seat observes; the game must have an encoder."""
        assert writer is not None
        writer.write(self.game, seat, self.offered() if self.seat_asked() == seat else [], out)

    def written(self, seat: Seat) -> bytes:
        """What a seat observes, in bytes: marks, and counts as they are."""
        out: list[bytes] = []
        self.write(seat, out, self.encoding.writer)
        return b"".join(out)

    def fractions(self, seat: Seat) -> bytearray | None:
        """The same as float32: counts as parts of what is usual at most; None where the game has no encoder."""
        writer = self.encoding.fractions
        if writer is None:
            return None
        out: list[bytes] = []
        self.write(seat, out, writer)
        found = b"".join(out)
        return bytearray(found[:])  # compiled, this is one copy; joined at once it would take longer

    # --- answering ----------------------------------------------------------------------------------

    def choose(self, id: int) -> None:
        """Answer by number. Raises IllegalChoice, and then nothing has changed."""
        place = place_of(self.ids(), id)
        if place < 0:
            raise self._refusal(id)
        known = self._answers
        answer = self.offered()[place] if known is None else known[id]
        if isinstance(answer, Option):
            self.do(Seat(self.seat_asked()), answer)
        else:
            self.narrowed = answer
            self.path = (*self.path, id)
            self._offered = self._ids = self._answers = None

    def check(self, id: int) -> None:
        """Raises IllegalChoice where the seat that is asked cannot answer with this number."""
        if place_of(self.ids(), id) < 0:
            raise self._refusal(id)

    def _refusal(self, id: int) -> IllegalChoice:
        names = self.encoding.actions.names
        said = names[id] if 0 <= id < len(names) else "nothing"
        return IllegalChoice(
            f"Number {id} ({said}) cannot be chosen now.", hint="the action mask says which numbers can."
        )

    def do(self, seat: Seat, option: Option) -> list[Event]:
        """Let a seat, or chance, do what an option says. Raises IllegalChoice."""
        game = self.game
        number = game.number
        events = game.apply(seat, option)
        self.told.append(Told(seat, option.words, events))
        self.narrowed = None
        self.path = ()
        self.forget()
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

    def play_on(self, below: Below, forced: bool) -> None:
        """Let chance answer, and where `forced` the only answers there are, up to a choice or the end."""
        game = self.game
        while game.asked:
            if game.chance is not None:
                self.roll(below)
            if not forced or not game.asked:
                return
            ids = self.ids()
            if len(ids) > 1:
                return
            self.choose(ids[0])

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
        self._seat = UNKNOWN
        self._offered = None
        self._ids = None
        self._answers = None


def place_of(ids: list[int], id: int) -> int:
    """Where a number stands in a list; -1 where it does not."""
    for place in range(len(ids)):  # `list.index` raises, and takes longer
        if ids[place] == id:
            return place
    return -1
