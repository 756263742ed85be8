"""The command line: a parser that speaks the user's language, and arguments that several commands share."""

import argparse
import math
import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NoReturn

from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting, UnknownGame
from ludus.core.spec import GameSpec
from ludus.match import GAMES
from ludus.match import find as find_title
from ludus.speech import LANGUAGES, Speech

# What argparse writes above its lists.
HEADINGS: Final = {
    "usage:": "cli-help-usage",
    "positional arguments:": "cli-help-arguments",
    "options:": "cli-help-options",
}
# What it says is wrong, by the message that says the same in every language.
COMPLAINTS: Final = {
    r"argument (?P<name>.+?): invalid int value: (?P<value>.+)": "cli-error-int",
    r"argument (?P<name>.+?): invalid float value: (?P<value>.+)": "cli-error-float",
    r"argument (?P<name>.+?): invalid choice: (?P<value>.+?) \(choose from (?P<choices>.+)\)": "cli-error-choice",
    r"argument (?P<name>.+?): expected (?:one|at least one) argument": "cli-error-value",
    r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)": "cli-error-both",
    r"the following arguments are required: (?P<names>.+)": "cli-error-required",
}


class Parser(argparse.ArgumentParser):
    """An argument parser whose mistakes end in a sentence and a hint like all others."""

    def __init__(self, speech: Speech, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.speech = speech
        self.add_argument("-h", "--help", action="help", help=speech.text("cli-arg-help"))
        self.add_argument("--lang", metavar="LANG", help=speech.text("cli-arg-lang", languages=", ".join(LANGUAGES)))

    def format_help(self) -> str:
        shown = super().format_help()
        for heading, id in HEADINGS.items():
            shown = shown.replace(heading, self.speech.text(id), 1)
        return shown

    def error(self, message: str) -> NoReturn:
        raise BadSetting(translated(self.speech, message), hint=self.speech.text("cli-hint-help", program=self.prog))

    def refuse(self, words: Sequence[str], command: str | None) -> NoReturn:
        """Words that mean nothing. Raises BadSetting, and names the command they were given to."""
        text, program = self.speech.text, f"{self.prog} {command}" if command else self.prog
        told = text("cli-error-unrecognized", words=" ".join(words))
        raise BadSetting(told, hint=text("cli-hint-help", program=program))


def translated(speech: Speech, message: str) -> str:
    """What argparse complains of, in the user's language; what it has never said before stays as it is."""
    for pattern, id in COMPLAINTS.items():
        if found := re.fullmatch(pattern, message):
            return speech.text(id, **found.groupdict())
    return f"{message[0].upper()}{message[1:]}."


def add_number(
    parser: Parser,
    name: str,
    help: str,
    *,
    least: float,
    most: float | None = None,
    kind: Callable[[str], float] = int,
    **settings: Any,
) -> None:
    """`--name N`, a number from `least` to `most`; anything else gets a sentence, what is no number at all too."""

    def read(given: str) -> float:
        value = kind(given)
        if least <= value <= (math.inf if most is None else most) and math.isfinite(value):
            return value
        refuse_number(parser.speech, name, given, least, most)

    read.__name__ = kind.__name__  # argparse names it where the text is no number
    parser.add_argument(name, type=read, help=parser.speech.text(help), **settings)


def refuse_number(speech: Speech, name: str, given: object, least: float, most: float | None) -> NoReturn:
    """Raises BadSetting for a number that is too small or too large."""
    hint = "cli-hint-least" if most is None else "cli-hint-range"
    values = {"least": str(least)} | ({} if most is None else {"most": str(most)})
    raise BadSetting(speech.text("cli-error-range", name=name, value=str(given)), hint=speech.text(hint, **values))


def add_options(parser: Parser) -> None:
    """`--option NAME=VALUE`, as often as needed."""
    parser.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=parser.speech.text("cli-arg-option"),
    )


def add_set(parser: Parser) -> None:
    """`--set DIR`: an edited data set."""
    parser.add_argument("--set", metavar="DIR", help=parser.speech.text("cli-arg-set"))


def read_options(args: argparse.Namespace, screen: Screen) -> dict[str, object]:
    """The table options given, and the data set among them. Raises BadSetting."""
    options: dict[str, object] = {}
    for given in args.options:
        name, equals, value = given.partition("=")
        if not equals:
            text = screen.speech.text
            raise BadSetting(text("cli-error-option", given=given), hint=text("cli-hint-option"))
        options[name.strip()] = value.strip()
    return {**options, "set": args.set} if args.set else options


def find_game(screen: Screen, name: str, more: Mapping[str, GameSpec] = MappingProxyType({})) -> GameSpec:
    """The game of that name, or one of those that are taken here besides. Raises UnknownGame."""
    try:
        return more[name] if name in more else find_title(name)
    except UnknownGame as error:
        text, games = screen.speech.text, screen.speech.join([*GAMES, *more])
        raise UnknownGame(text("cli-error-game", name=name), hint=text("cli-hint-game", games=games)) from error
