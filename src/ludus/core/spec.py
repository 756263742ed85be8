"""A game as it is registered: how many can play, what can be set, how to begin, and what it can say."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ludus.core.dataset import DataSet
from ludus.core.encoding import Encoder, Form
from ludus.core.errors import BadSetting
from ludus.core.game import Game
from ludus.core.orders import StandingOrder
from ludus.core.phrase import Phrase
from ludus.core.thing import Thing

SettingValue = bool | int | str
Settings = dict[str, SettingValue]


class Setting:
    """One table option of a game; the first choice is the default."""

    def __init__(self, name: str, *choices: SettingValue) -> None:
        self.name = name
        self.choices = choices

    @property
    def default(self) -> SettingValue:
        """What is played when nothing is said."""
        return self.choices[0]

    def read(self, value: object) -> SettingValue:
        """The choice meant, also when it comes as text. Raises BadSetting."""
        for choice in self.choices:
            if str(choice).lower() == str(value).lower():
                return choice
        known = ", ".join(str(choice).lower() for choice in self.choices)
        raise BadSetting(f"The option '{self.name}' cannot be '{value}'.", hint=f"choose one of: {known}.")


class Lexicon:
    """What a game can say: its phrases, the phrase of each option's verb, and names for the kinds of values.

    `terms` gives a message id per value ("kampf-gladiator-net"), `labels` a name that is the same in every language.
    Several values of a kind that is `counted` are told by their number: "2 gold, 1 bronze".
    """

    def __init__(
        self,
        phrases: tuple[Phrase, ...],
        verbs: Mapping[str, Phrase],
        terms: Mapping[str, tuple[str, ...]],
        labels: Mapping[str, tuple[str, ...]],
        counted: tuple[str, ...] = (),
    ) -> None:
        self.phrases = phrases
        self.verbs = verbs
        self.terms = terms
        self.labels = labels
        self.counted = counted


def any_table(seats: int, settings: Settings) -> None:
    """All settings go with all numbers of seats."""


def nothing_told(box: Any) -> tuple[Thing, ...]:
    """A game that explains none of its pieces."""
    return ()


class GameSpec:
    """What the rest of the product needs to know of a game."""

    def __init__(
        self,
        name: str,
        *,
        family: str = "",
        rules: int,
        fewest: int,
        most: int,
        settings: tuple[Setting, ...],
        endings: tuple[str, ...] = (),
        side_kinds: tuple[str, ...] = (),
        covert_kinds: tuple[str, ...] = (),
        orders: tuple[StandingOrder, ...] = (),
        check: Callable[[int, Settings], None] = any_table,
        load: Callable[[DataSet], Any],
        new_game: Callable[[int, Settings, Any], Game[Any]],
        lexicon: Callable[[Any], Lexicon],
        things: Callable[[Any], tuple[Thing, ...]] = nothing_told,
        encoder: Callable[[int, Settings, Any, Form], Encoder] | None = None,
    ) -> None:
        self.name = name
        self.family = family or name  # the game whose components, words and bots it has
        self.rules = rules  # the rules version: raised only when play can differ
        self.fewest = fewest
        self.most = most
        self.settings = settings
        self.endings = endings  # the ways a game can end, as outcomes name them
        self.side_kinds = side_kinds  # the kinds of decisions at which a bot is asked for side actions too
        self.covert_kinds = covert_kinds  # the kinds of decisions at which nobody should see who could answer
        self.orders = orders  # what a seat can decide beforehand
        self.check = check  # raises BadSetting where so many seats and these settings do not go together
        self._load = load
        self.new_game = new_game
        self.lexicon = lexicon
        self.things = things  # everything in the box that can be asked about
        self.encoder = encoder  # makes what writes down, in a form, what a seat sees

    def check_seats(self, seats: int) -> None:
        """Raises BadSetting unless so many can play."""
        if not self.fewest <= seats <= self.most:
            raise BadSetting(
                f"{self.name} cannot be played by {seats}.",
                hint=f"it takes {self.fewest} to {self.most} players.",
            )

    def read_settings(self, given: Mapping[str, object]) -> Settings:
        """Every setting of the game, with what was given read and the rest at its default. Raises BadSetting."""
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise BadSetting(
                    f"{self.name} has no option '{name}'.", hint=f"its options are: {', '.join(known) or 'none'}."
                )
        return {name: setting.read(given.get(name, setting.default)) for name, setting in known.items()}

    def load(self, data: DataSet) -> Any:
        """The box: every piece of a data set, once it has been looked through. Raises BrokenSet."""
        box = self._load(data)
        data.refuse_unknown()
        return box

    def data(self, folder: str | Path | None = None) -> DataSet:
        """The game's data set: the one shipped, or an edited copy of it in a folder. Raises BrokenSet."""
        return DataSet.open(self.family, folder)
