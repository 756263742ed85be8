"""A game as programs that learn are asked it: one seat at a time, by number, in small steps.

- Seats that owe an answer together are asked one after the other, in seat order; no answer shows before the reveal.
- What a seat may do beside the decision (lay a guard, sell an asset) it is offered together with what it owes.
- Deals are off, or are made in steps: the seat that is asked may first make up one offer, piece by piece; whom it is
  made to answers at once.

Chance is a seat too; whoever holds the position answers for it.
"""

import json
import random
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import Any, Final

from ludus.core.chance import Below, Dealer
from ludus.core.dataset import DataSet
from ludus.core.decision import Option
from ludus.core.errors import BadSetting, IllegalChoice
from ludus.core.game import Game
from ludus.core.ids import CHANCE, NO_SEAT, Seat
from ludus.core.phrase import Event, Json, Phrase
from ludus.encoding.spec import LATEST, Encoding
from ludus.encoding.vocabulary import Answers, Asked, Vocabulary
from ludus.match.match import DATA_SET
from ludus.research.bargaining import BARGAINING, NONE
from ludus.research.small.titles import find
from ludus.research.told import Told, lines

DEALS: Final = ("off", "steps")
Script = Sequence[tuple[int, str, int | None]]  # who said what; or who began to imagine, with which seed


class Rules:
    """What all positions of one kind of game share: title and box, how it is set, and the numbers of its options."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        deals: str = DEALS[0],
        data: DataSet | None = None,
        *,
        encoding: int = LATEST,
    ) -> None:
        """The data set, where none is given, is the one the options name. Raises UnknownGame, BadSetting, BrokenSet."""
        if deals not in DEALS:
            raise BadSetting(f"Deals cannot be '{deals}'.", hint=f"choose one of: {', '.join(DEALS)}.")
        self.title = find(game)
        self.title.check_seats(seats)
        self.seats = seats
        self.deals = deals
        self.bargaining = BARGAINING.get(self.title.family, NONE)
        given = dict(options or {})
        folder = given.pop(DATA_SET, None)
        if any(setting.name == "deals" for setting in self.title.settings):
            given["deals"] = "off" if deals == "off" else "on"
        self.settings = self.title.read_settings(given)
        self.data = data or self.title.data(None if folder is None else str(folder))
        self.box = self.title.load(self.data)
        self.encoding = Encoding(self.title, seats, self.settings, self.box, encoding)
        self.given = {**given, **({} if folder is None else {DATA_SET: folder})}

    @property
    def vocabulary(self) -> Vocabulary:
        """The numbers of all options."""
        return self.encoding.actions

    @cached_property
    def phrases(self) -> dict[Phrase, int]:
        """Everything the game can say, numbered."""
        return {phrase: i for i, phrase in enumerate(self.title.lexicon(self.box).phrases)}

    @property
    def id(self) -> str:
        """The name of the environment: its version is that of the rules."""
        return f"ludus_{self.title.name}_v{self.title.rules}"

    def begin(self) -> "Position":
        """A fresh game."""
        return Position(self, self.title.new_game(self.seats, self.settings, self.box))

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Rules":
        """The rules themselves: nothing changes them."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        make = partial(rules_of, data=self.data, encoding=self.encoding.version)
        return make, (self.title.name, self.seats, self.given, self.deals)


_RULES: Final[dict[str, Rules]] = {}


def rules_of(
    game: str,
    seats: int,
    options: Mapping[str, object],
    deals: str,
    *,
    data: DataSet | None = None,
    encoding: int = LATEST,
) -> Rules:
    """The same rules for the same settings: options are told apart by identity."""
    named = {name: value for name, value in options.items() if name != "deals"}
    key = json.dumps([game, seats, sorted(named.items()), deals, data and data.digest, encoding])
    if key not in _RULES:
        _RULES[key] = Rules(game, seats, named, deals, data, encoding=encoding)
    return _RULES[key]


class Position:
    """A game, who is asked, and what everybody has been told."""

    def __init__(self, rules: Rules, game: Game[Any]) -> None:
        self.rules = rules
        self.game = game
        self.told: list[Told] = []
        self.first: Seat | None = None  # asked before the others, where several owe an answer
        self.narrowed: Asked | None = None  # what is left to say of an answer that takes several steps
        self.path: tuple[int, ...] = ()  # and the numbers said so far
        self.drafting: Seat | None = None  # who is making up an offer
        self.answering: tuple[Seat, Seat] | None = None  # who is to answer an offer, and whose it is
        self.dealt: tuple[int, Seat] | None = None  # the last decision before which a seat made an offer
        self._recall: list[tuple[int, str | None]] = [(0, "")] * (rules.seats + 1)  # by seat; the last: a spectator's
        self._dreamt: Game[Any] | None = None  # the imagined game this one began as
        self._public = ""  # and what all had been told by then
        self._said = (0, "")
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
        if self.game.chance is not None:
            return CHANCE
        if self.answering is not None:
            return self.answering[0]
        if self.drafting is not None:
            return self.drafting
        asked = self.game.asked
        if len(asked) == 1:
            return asked[0]
        if self.first is not None and self.first in asked and self.game.options(self.first):
            return self.first
        return next((seat for seat in sorted(asked) if self.game.options(seat)), None)

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return not self.game.asked

    def options(self) -> tuple[Option, ...]:
        """Everything the seat that is asked may do."""
        seat = self.seat
        if seat is None or seat == CHANCE:
            return ()
        owed = self.game.options(seat)
        beside = self.game.free(seat)
        if self.rules.deals == "off":
            return (*owed, *beside) if beside else tuple(owed)
        return self._with_deals(seat, owed, beside)

    def _with_deals(self, seat: Seat, owed: list[Option], beside: list[Option]) -> tuple[Option, ...]:
        bargaining = self.rules.bargaining
        if self.answering is not None:
            maker = self.answering[1]
            return tuple(option for option in beside if option.verb in bargaining.answers and option.operand == maker)
        if self.drafting is not None:
            return tuple(option for option in beside if option.verb in bargaining.pieces)
        has_dealt = self.dealt == (self.game.number, seat)
        return (
            *owed,
            *(
                option
                for option in beside
                if option.verb not in bargaining.verbs or (option.verb == bargaining.opens and not has_dealt)
            ),
        )

    def asked(self) -> Asked:
        """The question as it stands, with what has been said of the answer."""
        if self._asked is None:
            self._asked = self.narrowed or Asked(self.options())
        return self._asked

    def answers(self) -> Answers:
        """The numbers with which the seat can answer; none for chance."""
        if self._answers is None:
            self._answers = self.rules.vocabulary.answers(self.asked(), self.seat or 0)
        return self._answers

    def verbs(self) -> set[str]:
        """The verbs the seat that is asked can use now."""
        return {option.verb for option in self.asked().options}

    # --- answering ----------------------------------------------------------------------------------

    def choose(self, id: int) -> None:
        """Answer by number. Raises IllegalChoice, and then nothing has changed."""
        answer = self.answers().get(id)
        if answer is None:
            names = self.rules.vocabulary.names
            said = names[id] if 0 <= id < len(names) else "nothing"
            raise IllegalChoice(
                f"Number {id} ({said}) cannot be chosen now.", hint="the action mask says which numbers can."
            )
        if isinstance(answer, Asked):
            self.narrowed = answer
            self.path = (*self.path, id)
            self._asked = self._answers = None
        else:
            seat = self.seat
            assert seat is not None
            self.do(seat, answer)

    def do(self, seat: Seat, option: Option) -> list[Event]:
        """Let a seat, or chance, do what an option says. Raises IllegalChoice."""
        number = self.game.number
        events = self.game.apply(seat, option)
        self.told.append(Told(seat, option.words, events))
        self.narrowed = self._asked = self._answers = None
        self._seat = NO_SEAT
        self.path = ()
        if self.game.number != number:
            self.first = None
        if self.rules.deals != "off" and option.verb in self.rules.bargaining.verbs:
            self._note_deal(seat, option)
        elif self.drafting is not None or self.answering is not None:
            self._check_deal()
        return events

    def roll(self, below: Below) -> None:
        """Let chance answer as long as it is asked."""
        while self.game.chance is not None:
            self.do(CHANCE, self.game.chance.sample(below))

    def _note_deal(self, seat: Seat, option: Option) -> None:
        """An offer is begun, made, dropped or answered."""
        bargaining = self.rules.bargaining
        if option.verb == bargaining.opens:
            self.drafting = seat
            self.dealt = (self.game.number, seat)
        elif option.verb in (bargaining.sends, bargaining.drops):
            self.drafting = None
        if option.verb == bargaining.sends:
            self.answering = next(
                ((Seat(taker), seat) for taker in range(self.rules.seats) if self._may_answer(Seat(taker), seat)), None
            )
        elif option.verb in bargaining.answers:
            self.answering = None
        self._check_deal()

    def _may_answer(self, taker: Seat, maker: Seat) -> bool:
        answers = self.rules.bargaining.answers
        return any(one.verb in answers and one.operand == maker for one in self.game.free(taker))

    def _check_deal(self) -> None:
        """Where the game has moved on and there is nothing left to say about an offer, nobody is asked about it."""
        pieces = self.rules.bargaining.pieces
        if self.drafting is not None and not any(one.verb in pieces for one in self.game.free(self.drafting)):
            self.drafting = None
        if self.answering is not None and not self._may_answer(*self.answering):
            self.answering = None

    # --- what came of it ----------------------------------------------------------------------------

    def payoffs(self) -> list[float]:
        """At the end 1 for a victory, less for a shared one, and what the losers lose in equal parts: the sum is 0."""
        outcome = self.game.outcome()
        if outcome is None:
            return [0.0] * self.rules.seats
        share = 1 / len(outcome.winners)
        won = [share if seat in outcome.winners else 0.0 for seat in range(self.rules.seats)]
        return [mine - (1 - mine) / (self.rules.seats - 1) for mine in won]

    # --- what a seat knows --------------------------------------------------------------------------

    def text(self, seat: Seat) -> str:
        """What a seat sees, what is asked and, if it is asked, what it can say."""
        seen = dict(self.game.view(seat))
        decision = self.game.decision
        if decision is not None:
            seen["asked"] = {"kind": decision.kind, "seats": list(decision.seats)}
            if self.seat == seat:
                seen["options"] = [option.words for option in self.asked().options]
        return json.dumps(seen)

    def recall(self, seat: Seat | None) -> str:
        """Everything the seat has said and been told from the beginning, a line for each; None is a spectator."""
        place = self.rules.seats if seat is None else seat
        known, text = self._recall[place]
        if text is None:  # of an imagined game another knows what all have been told, and what it sees there
            assert self._dreamt is not None
            text = f"{self._public}{json.dumps(self._dreamt.view(seat))}\n"
        if known < len(self.told):
            text += "".join(line for told in self.told[known:] for line in lines(told, seat))
        self._recall[place] = (len(self.told), text)
        return text

    def free(self, seat: int) -> list[Option]:
        """What a seat may do beside the decision."""
        return self.game.free(Seat(seat))

    def view(self, seat: int | None) -> Json:
        """What a seat sees."""
        return self.game.view(None if seat is None else Seat(seat))

    def imagined(self, seat: int, seed: int) -> Game[Any]:
        """A game the seat cannot tell from the true one."""
        return self.game.reimagine(Seat(seat), Dealer(random.Random(seed).randrange))

    # --- copies -------------------------------------------------------------------------------------

    def clone(self) -> "Position":
        """An independent equal position."""
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.clone()
        twin.told = self.told[:]
        twin._recall = self._recall[:]
        twin._asked = twin._answers = None
        twin._seat = NO_SEAT
        return twin

    def __copy__(self) -> "Position":
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds what was said."""
        return replay, (self.rules, self.script(), self.path)

    def imagine(self, seat: Seat, seed: int) -> "Position":
        """A position the seat cannot tell from this one; the others know what they see there, and what all know."""
        twin = self.clone()
        twin.game = self.imagined(seat, seed)
        twin.first = self.seat  # who is asked is no secret
        if seat != self.seat:  # but what another has begun to say is
            twin.narrowed, twin.path = None, ()
        mine, public = self.recall(seat), self.recall(None)
        twin.told.append(Told(seat, "", [], seed))
        known = len(twin.told)
        twin._recall = [(known, mine if other == seat else None) for other in range(self.rules.seats)]
        twin._recall.append((known, public))
        twin._dreamt, twin._public = twin.game.clone(), public
        twin._check_deal()
        return twin

    def said(self) -> str:
        """All that anybody has said from the beginning, a line for each."""
        known, text = self._said
        if known < len(self.told):
            text += "".join(f"{told.seat} {told.words or 'imagines'}\n" for told in self.told[known:])
            self._said = (len(self.told), text)
        return text

    def script(self) -> Script:
        """All that was said, from which the position can be made again."""
        return [(told.seat, told.words, told.dreams) for told in self.told]


def replay(rules: Rules, script: Script, path: Sequence[int] = ()) -> Position:
    """A position made again from what was said, and the numbers chosen of an answer that is not complete."""
    position = rules.begin()
    for seat, words, dreams in script:
        if dreams is not None:
            position = position.imagine(Seat(seat), dreams)
        elif seat == CHANCE:
            assert position.game.chance is not None
            position.do(CHANCE, position.game.chance.parse(words))
        else:
            offered = (*position.game.options(Seat(seat)), *position.game.free(Seat(seat)))
            position.do(Seat(seat), next(option for option in offered if option.words == words))
    for number in path:
        position.choose(number)
    return position
