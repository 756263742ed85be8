"""`ludus replay`: a record again, step by step, as everybody or as one seat knew it."""

import argparse
from typing import Final

from rich.text import Text

from ludus.cli import boards
from ludus.cli.play import saves
from ludus.cli.play.picture import FEWEST_LINES, INPUT_LINE, fill
from ludus.cli.terminal.parser import Parser, add_set, refuse_number
from ludus.cli.terminal.screen import Screen
from ludus.core.ids import Seat
from ludus.core.phrase import Event
from ludus.match import Match, replay

FORWARD: Final = ("", "n")
BACK: Final = "b"
JUMPS: Final = {"r": "round", "f": "fight", "c": "race", "a": "auction", "s": "scheme"}
NUMBERS: Final = {"r": 3, "s": 4}  # by way of example; 2 of the others
BEGINNINGS: Final = {  # what is told, or chosen, when one begins
    "round": ("aquileia-event-round", "spartacus-event-round", "spartacus-event-last-round"),
    "fight": (
        "kampf-event-challenges",
        "kampf-event-challenges-animal",
        "aquileia-event-fights",
        "spartacus-event-presides",
    ),
    "race": ("aquileia-event-races",),
    "auction": ("aquileia-event-reveals", "spartacus-event-turned-up"),
    "scheme": ("scheme",),
}


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("file", metavar="FILE", help=text("cli-arg-file"))
    parser.add_argument("--seat", type=int, metavar="N", help=text("cli-arg-seat"))
    parser.add_argument("--step", type=int, metavar="K", help=text("cli-arg-step"))
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    text = saves.read(screen, args.file)
    match = replay(text, folder=args.set)
    _check(screen, "--seat", args.seat, match.seats - 1)
    _check(screen, "--step", args.step, len(match.acts))
    players = saves.read_players(text)
    names = [player.name for player in players] if len(players) == match.seats else []
    names = names or [screen.speech.text("cli-seat", number=str(seat)) for seat in range(match.seats)]
    story = Replay(screen.at_table(match.lexicon(), names), match, args.seat)
    if screen.is_live():
        story.browse(args.step or 0)
    else:
        story.tell(args.step)
    return 0


def _check(screen: Screen, name: str, value: int | None, most: int) -> None:
    if value is not None and not 0 <= value <= most:
        refuse_number(screen.speech, name, value, 0, most)


class Replay:
    """A recorded game, and whose eyes it is seen with; None sees a spectator's board and every line."""

    def __init__(self, screen: Screen, match: Match, seat: int | None) -> None:
        self.screen = screen
        self.match = match
        self.seat = None if seat is None else Seat(seat)
        self._beginnings: dict[str, list[int]] = {}
        lexicon = match.lexicon()
        said = {*lexicon.verbs, *(phrase.id for phrase in lexicon.phrases)}
        self.jumps = {letter: kind for letter, kind in JUMPS.items() if not said.isdisjoint(BEGINNINGS[kind])}

    def lines(self, events: list[Event]) -> list[Text]:
        """What happened. Without a seat everything is told: whoever has the record has it all."""
        if self.seat is not None:
            return self.screen.story(events, self.seat)
        return [
            line for event in events for line in self.screen.story([event], event.seats[0] if event.seats else None)
        ]

    def tell(self, step: int | None) -> None:
        """Every line up to a step, and how it ended."""
        events = self.match.at(len(self.match.acts) if step is None else step).events()
        for line in self.lines(events):
            self.screen.console.print(line)
        if step is None or step == len(self.match.acts):
            for line in self.ending():
                self.screen.console.print(line)

    def ending(self) -> list[Text]:
        """Scores and winners, if the game is over."""
        outcome, text = self.match.outcome, self.screen.speech.text
        if outcome is None:
            return [Text(text("cli-unfinished"))]
        names = self.screen.speech.names
        scores = self.screen.speech.join([f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True)])
        winners = self.screen.speech.join([names[seat] for seat in outcome.winners])
        how = text(f"{self.match.title.name}-how-{outcome.how}")
        return [Text(how), Text(text("cli-scores", scores=scores)), Text(text("cli-winners", names=winners), "bold")]

    def show(self, step: int, note: str = "") -> None:
        """The table after a step, what the step brought about, and the keys."""
        match, screen, text = self.match.at(step), self.screen, self.screen.speech.text
        news = self.lines(match.acts[step - 1].events if step else match.opening)
        last = len(self.match.acts)
        below = self.ending() if step == last else []
        below += [Text(text("cli-step", step=step, last=last)), *([Text(note, "italic")] if note else [])]
        below.append(Text(self.keys(), "dim"))
        room = screen.console.height - INPUT_LINE - FEWEST_LINES - sum(map(screen.height, below))
        board = boards.draw(match.view(self.seat), screen.speech, room if screen.is_live() else None)
        fill(screen, board, [], news, below)

    def keys(self) -> str:
        """What can be typed: jumps only to what the game has."""
        text, join = self.screen.speech.text, self.screen.speech.join
        jumps = ""
        if self.jumps:
            examples = join([f"{letter}{NUMBERS.get(letter, 2)}" for letter in self.jumps])
            kinds = join([text(f"cli-step-{kind}") for kind in self.jumps.values()])
            jumps = text("cli-step-jumps", examples=examples, kinds=kinds, letters=join(list(self.jumps)))
        return join([part for part in (text("cli-step-keys"), jumps, text("cli-step-leave")) if part])

    def browse(self, step: int) -> None:
        """Forward, back or to any step, as the keys say, until somebody leaves."""
        self.show(step)
        while (typed := self.ask()) != "q":
            note, before = "", step
            if typed == "l":
                with self.screen.paged():
                    for line in self.lines(self.match.at(step).events()):
                        self.screen.console.print(line)
                continue
            step = self.turn_to(step, typed)
            if step == before:
                note = self.why_not(step, typed)
            self.show(step, note)

    def why_not(self, step: int, typed: str) -> str:
        """Why somebody is where they were: the game goes no further, or there is nothing of that kind."""
        text, last = self.screen.speech.text, len(self.match.acts)
        if typed == str(step) or (typed in FORWARD and step == last) or (typed == BACK and not step):
            return text("cli-step-is-this")
        counts = {kind: len(self.beginnings(kind)) for kind in self.jumps.values()}
        there = [text(f"cli-step-{kind}s", count=count) for kind, count in counts.items() if count]
        there.append(text("cli-step-steps", last=last))
        return text("cli-step-nowhere", typed=typed, there=self.screen.speech.join(there))

    def chapter(self, step: int, kind: str, number: int | None) -> int:
        """The step at which the round, fight or other kind of this number begins, or without a number the next."""
        steps = self.beginnings(kind)
        if number is not None:
            return steps[number - 1] if 0 < number <= len(steps) else step
        return next((begins for begins in steps if begins > step), step)

    def beginnings(self, kind: str) -> list[int]:
        """The steps that begin a round, a fight or what else of this kind."""
        if kind not in self._beginnings:
            steps = [("", self.match.opening), *((act.words.split()[0], act.events) for act in self.match.acts)]
            said = [{verb, *(event.phrase.id for event in events)} for verb, events in steps]
            self._beginnings[kind] = [i for i, ids in enumerate(said) if not ids.isdisjoint(BEGINNINGS[kind])]
        return self._beginnings[kind]

    def ask(self) -> str:
        """The key pressed; the end of the input is a wish to leave."""
        try:
            return self.screen.ask(">").casefold()
        except EOFError:
            return "q"

    def turn_to(self, step: int, typed: str) -> int:
        """The step somebody asks for, within the game; where there is no such chapter, the one shown."""
        letter, number = typed[:1], typed[1:].strip()
        if letter in self.jumps and (not number or number.isdecimal()):
            return self.chapter(step, self.jumps[letter], int(number) if number else None)
        wanted = int(typed) if typed.isdecimal() else step + (typed in FORWARD) - (typed == BACK)
        return min(max(wanted, 0), len(self.match.acts))
