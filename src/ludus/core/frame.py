"""Rules as frames: how far one rule has got, as plain data on a stack, and the steps it walks through.

A rule is a list of steps in the book's order. A step says whom it asks (`ask`), what they may answer (`options`), what
an answer does (`hear`), and what happens when there is nothing (more) to ask (`then`). `ask` and `options` change
nothing, so the pending decision is never stored, only derived.

A step is a constant right under its functions, and a rule's list names its steps in order:

    COUNTER: Final = Step(then=counter_strike)
    FIGHT_STEPS: Final = in_order(SPEARS, FIRST_NETS, SECOND_NETS, ROLL, HITS, COUNTER)

A rule goes from one step to the next with `go_on()`, to any other with `go_to(COUNTER)`; what is stored and hashed is
the step's place in the list. The frame of a rule further out is found with `g.enclosing(Fight)`.
"""

from collections.abc import Callable
from typing import Any, Self

from ludus.core.chance import Chance, Dealer
from ludus.core.decision import Blocked, Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message

# `Any` stands for the rule's own frame and game: each chapter types its functions fully.
Ask = Callable[[Any, Any], tuple[Seat, ...]]
Options = Callable[[Any, Any, Seat], list[Option]]
Hear = Callable[[Any, Any, Seat, Option], None]
Then = Callable[[Any, Any], None]
Luck = Callable[[Any, Any], Chance | None]
WhyNot = Callable[[Any, Any, Seat], list[Blocked]]
Consequence = Callable[[Any, Any, Seat, Option], Message | None]
Prompt = Callable[[Any, Any], Message]


class Frame:
    """How far one rule has got: ints, tuples and ids, never references to other objects."""

    def __init__(self) -> None:
        self.step = 0

    def steps(self) -> "list[Step]":
        """The rule's steps, in the book's order."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An equal frame that shares nothing that changes."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything the frame knows, for comparing and hashing."""
        raise NotImplementedError

    def is_open(self) -> bool:
        """Whether answers to one and the same decision are still outstanding (sealed frames only)."""
        return False

    def reimagine(self, seat: Seat, deal: Dealer) -> None:
        """Replace what this seat may not know; most frames hold nothing hidden."""

    def go_to(self, step: "Step") -> None:
        """The rule goes on with this step, one of its own."""
        self.step = step.number

    def is_at(self, step: "Step") -> bool:
        """Whether this step of the rule is the one at hand."""
        return self.step == step.number

    def has_passed(self, step: "Step") -> bool:
        """Whether the rule is at a later step than this one of its own, or done."""
        return self.step > step.number

    def go_on(self) -> None:
        """This step is done."""
        self.step += 1

    def end(self) -> None:
        """The whole rule is done."""
        self.step = len(self.steps())


def ask_nobody(f: Frame, g: object) -> tuple[Seat, ...]:
    """A step at which nobody is asked."""
    return ()


def no_options(f: Frame, g: object, seat: Seat) -> list[Option]:
    """A step without options of its own."""
    return []


def hear_nothing(f: Frame, g: object, seat: Seat, option: Option) -> None:
    """A step that waits for no answer."""
    raise AssertionError("nobody was asked")


def go_on(f: Frame, g: object) -> None:
    """Nothing happens; the next step."""
    f.go_on()


def nothing_blocked(f: Frame, g: object, seat: Seat) -> list[Blocked]:
    """A step at which nothing visible is forbidden."""
    return []


def nothing_foretold(f: Frame, g: object, seat: Seat, option: Option) -> Message | None:
    """A step whose options say all that can be said of them."""
    return None


class Step:
    """One step of a rule: whom it asks, what they may answer, what an answer does, what follows.

    `kind` names the question for programs, `rule` the paragraph of the rulebook. With `luck`, chance is asked; with
    `auto`, a lone option answers itself. A step that neither asks nor rolls only happens:

    >>> Step(then=go_on).is_silent
    True

    A seat is asked again and again until `hear` moves the frame on or `ask` names nobody; in the latter case `then`
    happens. It must move the frame (`go_on`, `go_to`, `end`) or call another rule, or the game would never settle.

    >>> from ludus.core.ids import ONLY
    >>> def ask(f: Frame, g: object) -> tuple[Seat, ...]:
    ...     return ONLY[0]
    >>> def options(f: Frame, g: object, seat: Seat) -> list[Option]:
    ...     return [Option("stay"), Option("leave")]
    >>> def hear(f: Frame, g: object, seat: Seat, option: Option) -> None:
    ...     f.go_on()
    >>> REPLY = Step("reply", "arena.invitations", ask=ask, options=options, hear=hear)
    >>> REPLY.is_silent, REPLY.options(Frame(), None, Seat(0))
    (False, [<stay>, <leave>])
    """

    def __init__(
        self,
        kind: str = "",
        rule: str = "",
        *,
        ask: Ask = ask_nobody,
        options: Options = no_options,
        hear: Hear = hear_nothing,
        then: Then = go_on,
        luck: Luck | None = None,
        why_not: WhyNot = nothing_blocked,
        consequence: Consequence = nothing_foretold,
        prompt: Prompt | None = None,
        auto: bool = False,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.number = -1  # its place in the list of its rule, which `in_order` makes; no step is in two lists
        self.is_silent = luck is None and ask is ask_nobody  # it only happens
        self.ask = ask
        self.options = options
        self.hear = hear
        self.then = then
        self.luck = luck
        self.why_not = why_not
        self.consequence = consequence  # for people: what an option leads to, told from what its seat may see
        self.prompt = prompt
        self.auto = auto  # only where what is on offer is public: a silence would tell what a hand holds

    def again(self) -> "Step":
        """The same once more, for another place in the order: a rule is at the one or at the other."""
        return Step(
            self.kind,
            self.rule,
            ask=self.ask,
            options=self.options,
            hear=self.hear,
            then=self.then,
            luck=self.luck,
            why_not=self.why_not,
            consequence=self.consequence,
            prompt=self.prompt,
            auto=self.auto,
        )


def in_order(*steps: Step) -> list[Step]:
    """The list of a rule's steps, each of which learns its place.

    >>> [step.number for step in in_order(Step(), Step())]
    [0, 1]
    """
    for number, step in enumerate(steps):
        step.number = number
    return list(steps)
