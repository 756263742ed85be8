"""A position that plays itself: a table, a stack of frames, and the driver that walks them."""

from collections.abc import Sequence
from typing import Any, Final, Generic, NoReturn, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from ludus.core.chance import Chance, Dealer
from ludus.core.decision import Blocked, Decision, Option, is_among
from ludus.core.errors import IllegalChoice
from ludus.core.frame import Frame, Step
from ludus.core.ids import BY_CHANCE, CHANCE, NOBODY, Seat
from ludus.core.phrase import Event, Json, Message, Phrase, Value

NOT_OFFERED: Final = Seat(-3)  # no seat, nor any that rules speak of: nobody's options are kept
NO_OPTIONS: Final[list[Option]] = []
NO_STEPS: Final[list[Step]] = []


@mypyc_attr(serializable=True)  # compiled too, copies begin as blank tables
class Table:
    """Everything the box contains and where it is."""

    seats: int

    def copy(self) -> Self:
        """An equal table; what no move changes is shared."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything on the table, for comparing and hashing."""
        raise NotImplementedError


class Outcome:
    """How a game ended."""

    __slots__ = ("how", "scores", "winners")

    def __init__(self, scores: tuple[int, ...], winners: tuple[Seat, ...], how: str) -> None:
        self.scores = scores
        self.winners = winners
        self.how = how

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.scores, self.winners, self.how)

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, how={self.how!r})"


T = TypeVar("T", bound=Table)
F = TypeVar("F", bound=Frame)


class Game(Generic[T]):
    """A position that plays itself by the rules: ask for options, apply one, read the events. No dice, no clock.

    >>> from ludus.match import GAMES
    >>> kampf = GAMES["kampf"]
    >>> g = kampf.new_game(2, kampf.read_settings({"start": "first"}), kampf.load(kampf.data()))
    >>> g.asked, g.decision.kind, g.options(Seat(0))[:2]
    ((0,), 'carrier', [<carrier a1>, <carrier a2>])
    >>> g.apply(Seat(0), g.options(Seat(0))[0])
    [Event('kampf-event-carrier', (0, 0), seats=None)]

    `apply` changes the game itself: to look ahead, play on with `clone()`, which shares nothing that changes. `events`
    are those of the last `apply` alone.

    >>> ahead = g.clone()
    >>> ahead.apply(Seat(0), ahead.options(Seat(0))[0]) and g.key() != ahead.key()
    True

    Options are told apart by identity: choose one that `options` gave for this position, never one of the same words
    from elsewhere. While `chance` is something, `asked` is `(CHANCE,)` and whoever runs the game applies an outcome,
    `g.apply(CHANCE, g.chance.sample(rng.randrange))`; a `Match` does so by itself.

    >>> from ludus.core.decision import Option
    >>> g.apply(Seat(0), Option("gladiator spear"))
    Traceback (most recent call last):
    ludus.core.errors.IllegalChoice: 'gladiator spear' cannot be chosen now.
    """

    def __init__(self, table: T) -> None:
        self.table = table
        self.stack: list[Frame] = []
        self.number = 0  # decisions settled
        self.asked: tuple[Seat, ...] = NOBODY
        self.chance: Chance | None = None  # what chance is asked, while it is
        self.events: list[Event] = []
        self.is_quiet = False  # whether nothing is told: for whoever plays on and reads no events
        self.page: object = None  # what an encoder has kept of this game since it wrote last
        self._step: Step | None = None
        self._offered_to = NOT_OFFERED  # the seat whose options were computed last, for this decision
        self._offered = NO_OPTIONS

    # --- what is being asked ----------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is being waited for; None when the game is over."""
        step = self._step
        return None if step is None else Decision(self.number, self.asked, step.kind, step.rule)

    def options(self, seat: Seat) -> list[Option]:
        """What this seat owes an answer to now, in a fixed order; empty if nothing."""
        if seat == self._offered_to:
            return self._offered
        step = self._step
        if step is None or seat not in self.asked:
            return []
        if seat == CHANCE:
            assert self.chance is not None
            return self.chance.outcomes()
        self._offered = step.options(self.stack[-1], self, seat)
        self._offered_to = seat
        return self._offered

    def free(self, seat: Seat) -> list[Option]:
        """Side actions: what the seat may do beside what is asked, owing nothing and settling nothing of it."""
        return []

    def addressed(self) -> tuple[Seat, ...]:
        """Before whom something lies that it may answer beside what is asked; for whoever runs the game."""
        return NOBODY

    def blocked(self, seat: Seat) -> list[Blocked]:
        """What the seat can see but not do now, and why."""
        if self._step is None or seat not in self.asked or seat == CHANCE:
            return []
        return self._step.why_not(self.stack[-1], self, seat)

    def consequence(self, seat: Seat, option: Option) -> Message | None:
        """What choosing this option leads to, where its own words do not say it; from what the seat may see alone."""
        if self._step is None or not is_among(self.options(seat), option):
            return self.consequence_beside(seat, option)
        return self._step.consequence(self.stack[-1], self, seat, option)

    def consequence_beside(self, seat: Seat, option: Option) -> Message | None:
        """The same of what the seat may do beside what is asked."""
        return None

    def prompt(self) -> Message | None:
        """The question being asked, for people."""
        step = self._step
        return None if step is None or step.prompt is None else step.prompt(self.stack[-1], self)

    # --- answering --------------------------------------------------------------------------------

    def apply(self, seat: Seat, option: Option) -> list[Event]:
        """Answer the decision, or do something beside it. Raises IllegalChoice, and then nothing has changed."""
        if not self.is_quiet:
            self.events = []
        if seat == CHANCE:
            is_owed = self.chance is not None and self.chance.gives(option)
        else:
            is_owed = False
            for one in self._offered if seat == self._offered_to else self.options(seat):
                if one is option:  # `is_among`, without another call for every answer
                    is_owed = True
                    break
        if is_owed:
            frame, step = self.stack[-1], self._step
            assert step is not None
            self._offered_to = NOT_OFFERED
            step.hear(frame, self, seat, option)
            if frame.is_open():  # the others have still to answer
                return self.events
            self.number += 1
        elif is_among(self.free(seat), option):
            self.hear_free(seat, option)
        else:
            raise IllegalChoice(f"'{option.words}' cannot be chosen now.", hint="choose one of the options offered.")
        self.settle()
        return self.events

    def hear_free(self, seat: Seat, option: Option) -> None:
        """Do what a seat may do beside the decision."""
        raise AssertionError("this game has nothing beside its decisions")

    def settle(self) -> None:
        """Walk the rules until somebody must answer, or the game is over."""
        stack = self.stack
        self._offered_to = NOT_OFFERED
        self.chance = None
        known: Frame | None = None  # whose steps these are: a rule often takes several before it asks
        steps = NO_STEPS
        while stack:
            frame = stack[-1]
            if frame is not known:
                known, steps = frame, frame.steps()
            if frame.step >= len(steps):
                stack.pop()
                continue
            step = steps[frame.step]
            if step.is_silent:
                step.then(frame, self)
                continue
            if step.luck is not None:
                self.chance = step.luck(frame, self)
                seats = NOBODY if self.chance is None else BY_CHANCE
            else:
                seats = step.ask(frame, self)
            if not seats:
                step.then(frame, self)
                continue
            if step.auto and len(seats) == 1:
                options = step.options(frame, self, seats[0])
                if len(options) == 1:
                    step.hear(frame, self, seats[0], options[0])
                    continue
                self._offered_to, self._offered = seats[0], options
            self._step = step
            self.asked = seats
            return
        self._step = None
        self.asked = NOBODY

    def call(self, frame: Frame) -> None:
        """Begin another rule; this one goes on when it is done."""
        self.stack.append(frame)

    def enclosing(self, kind: type[F], inner: Frame | None = None) -> F:
        """The innermost rule of a kind that is under way; with `inner`, the innermost which that rule serves.

        Raises LookupError where there is none.
        """
        frame = self.under_way(kind, inner)
        if frame is None:
            raise LookupError(f"no {kind.__name__} is under way")
        return frame

    def under_way(self, kind: type[F], inner: Frame | None = None) -> F | None:
        """The same, or None."""
        is_outer = inner is None
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if is_outer and issubclass(type(frame), kind):  # `isinstance` asks those of other kinds for more
                return cast(F, frame)
            is_outer = is_outer or frame is inner
        return None

    # --- what happened ----------------------------------------------------------------------------

    def tell(self, phrase: Phrase, *values: Value) -> None:
        """Something happened that everybody may know."""
        if not self.is_quiet:
            self.events.append(Event(phrase, values))

    def whisper(self, seats: tuple[Seat, ...], phrase: Phrase, *values: Value) -> None:
        """Something happened whose secret part only these seats may know; all of it, where the phrase is private."""
        if not self.is_quiet:
            self.events.append(Event(phrase, values, seats))

    def be_quiet(self) -> None:
        """Tell nothing from now on, nor do copies: events take time to make, and a program that learns reads none."""
        self.is_quiet = True
        self.events = []

    # --- copies and looks -------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent equal position."""
        g = type(self)(self.table.copy())
        g.stack = [frame.copy() for frame in self.stack]
        g.number = self.number
        g.asked = self.asked
        g.chance = self.chance
        g.is_quiet = self.is_quiet
        g._step = self._step
        g._offered_to = self._offered_to
        g._offered = self._offered
        return g

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> NoReturn:
        """Options are told apart by identity, so none of another process would fit. Raises TypeError."""
        raise TypeError("a game by itself cannot be pickled: pickle its match, which is kept in words.")

    def key(self) -> tuple[object, ...]:
        """The whole position as plain values: equal keys, equal games."""
        frames = tuple((type(f).__name__, *f.key()) for f in self.stack)
        return (self.number, self.table.key(), frames)

    def view(self, seat: Seat | None) -> Json:
        """What a seat may see, named piece by piece; None is a spectator."""
        raise NotImplementedError

    def views(self, viewers: Sequence[Seat | None]) -> list[Json]:
        """What several may see at once; a game in which all lies open need not look again for each."""
        return [self.view(seat) for seat in viewers]

    def reimagine(self, seat: Seat, deal: Dealer) -> Self:
        """A game this seat cannot tell from the true one, settled anew so that it remembers no question."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Scores and winners once the game is over."""
        raise NotImplementedError
