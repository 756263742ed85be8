"""A table at one keyboard: the match, those who play it, and what each person has been shown."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from ludus.cli import boards
from ludus.cli.menu import Entry
from ludus.cli.screen import Screen
from ludus.cli.seating import Player, make_bots
from ludus.core.ids import Seat
from ludus.match import Match
from ludus.speech import RulesPage

REMEMBERED: Final = 40  # lines of the story kept at hand


class Table:
    """A match and its players."""

    def __init__(self, screen: Screen, match: Match, players: Sequence[Player]) -> None:
        lexicon = match.lexicon()
        self.screen = screen.at_table(lexicon, [player.name for player in players])
        self.match = match
        self.players = players
        self.bots = make_bots(players, match.seed)
        self.people = tuple(Seat(seat) for seat, player in enumerate(players) if not player.is_bot)
        self.hides = any(phrase.secret for phrase in lexicon.phrases)  # whether people must not see each other's turns
        self.sitting = self.people[0] if len(self.people) == 1 else None  # who is at the keyboard
        self.conferred = -1  # after how many choices bots have had their say beside the decision
        self.page = RulesPage.open(match.title.name, screen.speech.lang)
        self.note = ""  # a word to the next person asked
        self._told: dict[Seat | None, int] = {}  # how many events each person has been shown

    def viewer(self) -> Seat | None:
        """Whose eyes the screen is for when nobody is asked."""
        return None if self.hides and len(self.people) > 1 else self.sitting

    def board(self, seat: Seat | None) -> RenderableType:
        """The table as the seat sees it."""
        return boards.draw(self.match.view(seat), self.screen.speech)

    def story(self, seat: Seat | None) -> tuple[list[Text], list[Text]]:
        """The last lines the person has been told, and what has happened since."""
        events = self.match.events()
        told = self._told.get(seat, 0)
        self._told[seat] = len(events)
        before = events[max(0, told - REMEMBERED) : told]
        return self.screen.story(before, seat), self.screen.story(events[told:], seat)

    def go_back(self, seat: Seat, consent: bool) -> None:
        """Take the seat's last choice back; what happens instead is news again. Raises UndoRefused."""
        self.match.undo(seat, consent)
        events = len(self.match.events())
        self._told = {other: min(told, events) for other, told in self._told.items()}
        self.note = self.screen.speech.text("cli-taken-back", name=self.name(seat))

    def catch_up(self) -> None:
        """Everything that has happened so far is old news."""
        self._told = dict.fromkeys((None, *self.people), len(self.match.events()))

    def entries(self, seat: Seat) -> list[Entry]:
        """What the seat may answer, and then what it may do beside, numbered from 1."""
        options = [*self.match.options(seat), *self.match.free(seat)]
        return [Entry(number, option, self.screen.speech.option(option)) for number, option in enumerate(options, 1)]

    def question(self) -> str:
        """What is being asked."""
        message = self.match.prompt()
        return self.screen.speech.text("cli-choose") if message is None else self.screen.speech.message(message)

    def name(self, seat: Seat) -> str:
        return self.players[seat].name
