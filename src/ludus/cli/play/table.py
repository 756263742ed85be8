"""A table at one keyboard: the match, those who play it, what each person has been shown, and the game's file."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from ludus.cli import boards
from ludus.cli.play import saves
from ludus.cli.play.orders import KeyboardOrders
from ludus.cli.play.saves import SaveFile
from ludus.cli.play.seating import Player, make_bots
from ludus.cli.play.thoughts import Thoughts
from ludus.cli.terminal.menu import MenuEntry, numbers
from ludus.cli.terminal.screen import Screen
from ludus.cli.terminal.signals import Signals
from ludus.coach import Advice
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.match import Match
from ludus.speech import Glossary, RulesPage

REMEMBERED: Final = 40  # lines of the story kept at hand


class TerminalTable:
    """A match and its players."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        players: Sequence[Player],
        practice: bool = False,
        file: SaveFile | None = None,
    ) -> None:
        lexicon = match.lexicon()
        self.screen = screen.at_table(lexicon, [player.name for player in players])
        self.match = match
        self.players = players
        self.bots = make_bots(players, match.seed)
        self.people = tuple(Seat(seat) for seat, player in enumerate(players) if not player.is_bot)
        self.hides = any(phrase.secret for phrase in lexicon.phrases)  # whether people must not see each other's turns
        self.sitting = self.people[0] if len(self.people) == 1 else None  # who is at the keyboard
        self.conferred = -1  # after how many choices bots have had their say beside the decision
        self.page = RulesPage.open(match.title.family, screen.speech.lang)
        self.orders = KeyboardOrders(match, self.people)
        self.thoughts = Thoughts()
        self.practice = practice  # bots say at once why they chose what they chose
        self.warns = False  # the coach asks before a blunder
        self.advised: tuple[int, Seat, Advice | None] | None = None  # after how many choices, for whom, and what
        self.note = ""  # a word to the next person asked
        self.file = file or SaveFile(match.title.name)
        self.signals = Signals()
        self._cannot_save = False  # and that has been said
        self._told: dict[Seat | None, int] = {}  # how many events each person has been shown

    @cached_property
    def glossary(self) -> Glossary:
        """What everything in the box is, read when somebody first asks."""
        return Glossary(self.screen.speech, self.match.things(), self.page)

    def viewer(self) -> Seat | None:
        """Whose eyes the screen is for when nobody is asked."""
        return None if self.hides and len(self.people) > 1 else self.sitting

    def board(self, seat: Seat | None, room: int | None = None) -> RenderableType:
        """The table as the seat sees it, in so many lines if it can be."""
        return boards.draw(self.match.view(seat), self.screen.speech, room)

    def story(self, seat: Seat | None) -> tuple[list[Text], list[Text]]:
        """The last lines the person has been told, and what has happened since."""
        events = self.match.events()
        told = self._told.get(seat, 0)
        self._told[seat] = len(events)
        before = events[max(0, told - REMEMBERED) : told]
        return self.screen.story(before, seat), self.screen.story(events[told:], seat)

    def act(self, seat: Seat, option: Option) -> None:
        """Make a choice and, if a person made it, write it down; nothing comes in between."""
        with self.signals.held():
            self.match.act(seat, option)
            if seat in self.people:
                self.save()

    def save(self) -> bool:
        """Bring the game's file up to date. If that cannot be done it is said once, until it can be done again."""
        try:
            self.file.write(saves.saved(self.match, self.players))
        except (OSError, ValueError) as error:
            if not self._cannot_save:
                place = str(self.file.path or saves.folder())
                self.screen.say_whole("cli-not-saved", file=place, why=saves.why_not(self.screen, error))
            self._cannot_save = True
            return False
        self._cannot_save = False
        return True

    def forget(self) -> None:
        """Leave on disk what was there before, or what somebody asked to keep since."""
        try:
            self.file.discard()
        except OSError as error:
            self.screen.say_whole("cli-not-saved", file=str(self.file.path), why=saves.why_not(self.screen, error))

    def go_back(self, seat: Seat, step: int, consent: bool) -> None:
        """Take a choice of the seat back, and all after it; what happens instead is news again. Raises UndoRefused."""
        with self.signals.held():
            while len(self.match.acts) > step:
                self.match.undo(seat, consent)
            self.save()
        self.orders.went_back()
        self.thoughts.forget(len(self.match.acts))
        events = len(self.match.events())
        self._told = {other: min(told, events) for other, told in self._told.items()}
        self.note = self.screen.speech.text("cli-taken-back", name=self.name(seat))

    def remember(self, seat: Seat, option: Option) -> None:
        """Keep what a bot has just thought, if it had a choice."""
        if len(self.match.options(seat)) > 1:
            self.thoughts.add(seat, len(self.match.acts), option.words, self.bots[seat])

    def tells_thoughts(self) -> bool:
        """Whether people may know what bots thought: not while these have something to hide."""
        return self.practice or not self.hides or self.match.decision is None

    def catch_up(self) -> None:
        """Everything that has happened so far is old news."""
        self._told = dict.fromkeys((None, *self.people), len(self.match.events()))

    def answers(self, seat: Seat) -> list[MenuEntry]:
        """What the seat may answer, numbered."""
        options = self.match.options(seat)
        return self._numbered(seat, options, numbers(options, self.screen.speech.lexicon))

    def beside(self, seat: Seat) -> list[MenuEntry]:
        """What the seat may do beside the question; the numbers go on from its answers."""
        options, answers = self.match.free(seat), self.answers(seat)
        first = answers[-1].number + 1 if answers else 1
        return self._numbered(seat, options, range(first, first + len(options)))

    def is_busy_beside(self, seat: Seat) -> bool:
        """Whether the last that happened was something this seat did beside the question."""
        acts = self.match.acts
        return bool(acts) and acts[-1].beside and acts[-1].seat == seat

    def entries(self, seat: Seat) -> list[MenuEntry]:
        """Everything the seat can choose now."""
        return [*self.answers(seat), *self.beside(seat)]

    def wording(self, seat: Seat) -> boards.Say:
        """How options are said to this seat."""
        return boards.wording(self.match.view(seat), self.screen.speech)

    def _numbered(self, seat: Seat, options: Sequence[Option], numbers: Sequence[int]) -> list[MenuEntry]:
        say = self.wording(seat)
        return [MenuEntry(number, option, say(option)) for number, option in zip(numbers, options, strict=True)]

    def question(self, seat: Seat) -> str:
        """What the seat is being asked; whoever owes no answer can do something beside."""
        if not self.match.options(seat):
            return self.screen.speech.text("cli-ask-beside")
        message, speech = self.match.prompt(), self.screen.speech
        answers = len(self.match.options(seat))
        return speech.text("cli-choose") if message is None else speech.question(message, answers)

    def waiting(self) -> str:
        """Who is asked what, for somebody who is not."""
        message, decision, speech = self.match.prompt(), self.match.decision, self.screen.speech
        if decision is None:
            return ""
        said = None if message is None else speech.waiting(message, decision.seats)
        names = speech.join([self.name(seat) for seat in decision.seats])
        return speech.text("cli-waiting-for", names=names) if said is None else said

    def name(self, seat: Seat) -> str:
        return self.players[seat].name
