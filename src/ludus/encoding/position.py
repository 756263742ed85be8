"""The game behind every door: the questions it asks, what came of it, what is known of it, and copies."""

import json
import random
from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import CHANCE, Seat
from ludus.core.phrase import Json, Phrase
from ludus.core.spec import GameSpec, Settings
from ludus.encoding.bargaining import Bargaining
from ludus.encoding.questions import Questions
from ludus.encoding.spec import LATEST, Encoding, encoding_of
from ludus.encoding.told import Told, lines
from ludus.encoding.vocabulary import Vocabulary

Script = Sequence[tuple[int, str, int | None]]  # who said what; or who began to imagine, with which seed


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What all positions of one kind of game share: title and box, how it is set, and the numbers of its options."""

    def __init__(self, title: GameSpec, seats: int, settings: Settings, box: Any, encoding: int) -> None:
        """Raises BadSetting."""
        self.title = title
        self.seats = seats
        self.settings = settings
        self.box = box
        self.encoding = Encoding(title, seats, settings, box, encoding)
        self.bargaining: Bargaining | None = None  # how deals are made, where they are not off
        self._phrases: dict[Phrase, int] = {}

    @property
    def vocabulary(self) -> Vocabulary:
        """The numbers of all options."""
        return self.encoding.actions

    @property
    def phrases(self) -> dict[Phrase, int]:
        """Everything the game can say, numbered."""
        if not self._phrases:
            self._phrases = {phrase: i for i, phrase in enumerate(self.title.lexicon(self.box).phrases)}
        return self._phrases

    @property
    def id(self) -> str:
        """The name of the environment: its version is that of the rules."""
        return f"ludus_{self.title.name}_v{self.title.rules}"

    def latest_encoding(self) -> Encoding:
        """The newest one, in which bots read."""
        if self.encoding.version == LATEST:
            return self.encoding
        return encoding_of(self.title, self.seats, self.settings, self.box)

    def begin(self, quiet: bool = False) -> "Position":
        """A fresh game. Where `quiet`, nobody hears what happens in it, and it goes on the faster."""
        game = self.title.new_game(self.seats, self.settings, self.box)
        if quiet:
            game.be_quiet()
        return self.take_up(game)

    def take_up(self, game: Game[Any]) -> "Position":
        """A game that is under way. Compiled, only compiled code can make positions: others would get blank ones."""
        return Position(self, game)


class Position(Questions):
    """A game, who is asked, and what everybody has been told."""

    def __init__(self, rules: Kind, game: Game[Any]) -> None:
        super().__init__(game, rules.encoding, rules.bargaining)
        self.rules = rules
        self._recall: list[tuple[int, str | None]] = [(0, "")] * (rules.seats + 1)  # by seat; the last: a spectator's
        self._dreamt: Game[Any] | None = None  # the imagined game this one began as
        self._public = ""  # and what all had been told by then
        self._said = (0, "")

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
                seen["options"] = [option.words for option in self.offered()]
        return json.dumps(seen)

    def recall(self, seat: Seat | None) -> str:
        """Everything the seat has said and been told from the beginning, a line for each; None is a spectator."""
        assert not self.game.is_quiet, "nobody has listened to a quiet game"
        place = self.rules.seats if seat is None else seat
        known, text = self._recall[place]
        if text is None:  # of an imagined game another knows what all have been told, and what it sees there
            assert self._dreamt is not None
            text = f"{self._public}{json.dumps(self._dreamt.view(seat))}\n"
        if known < len(self.told):
            text += "".join([line for told in self.told[known:] for line in lines(told, seat)])
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
        self.copy_to(twin)
        twin.rules = self.rules
        twin._recall = self._recall[:]
        twin._dreamt, twin._public, twin._said = self._dreamt, self._public, self._said
        return twin

    def __copy__(self) -> "Position":
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds what was said."""
        return replay, (self.rules, self.script(), self.path, self.game.is_quiet)

    def imagine(self, seat: Seat, seed: int) -> "Position":
        """A position the seat cannot tell from this one; the others know what they see there, and what all know."""
        twin = self.clone()
        twin.game = self.imagined(seat, seed)
        twin.forget()
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
            text += "".join([f"{told.seat} {told.words or 'imagines'}\n" for told in self.told[known:]])
            self._said = (len(self.told), text)
        return text

    def script(self) -> Script:
        """All that was said, from which the position can be made again."""
        return [(told.seat, told.words, told.dreams) for told in self.told]


def replay(rules: Kind, script: Script, path: Sequence[int] = (), quiet: bool = False) -> Position:
    """A position made again from what was said, and the numbers chosen of an answer that is not complete."""
    position = rules.begin(quiet)
    for seat, words, dreams in script:
        if dreams is not None:
            position = position.imagine(Seat(seat), dreams)
        elif seat == CHANCE:
            assert position.game.chance is not None
            position.do(CHANCE, position.game.chance.parse(words))
        else:
            offered = [*position.game.options(Seat(seat)), *position.game.free(Seat(seat))]
            position.do(Seat(seat), next(option for option in offered if option.words == words))
    for number in path:
        position.choose(number)
    return position
