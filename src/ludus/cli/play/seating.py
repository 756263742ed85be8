"""Who sits where: people by name, bots by level."""

import argparse
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ludus.bots import BOTS, load
from ludus.cli.terminal.levels import typed_name
from ludus.cli.terminal.screen import MARKS, Screen
from ludus.core.errors import BadSetting
from ludus.core.spec import GameSpec
from ludus.match import Bot
from ludus.research.simulation.simulate import seed_of

BOT_NAMES: Final = ("Marcus", "Livia", "Titus", "Flavia", "Quintus", "Aelia")
USUAL: Final = "lanista"  # a fair opponent that does not keep people waiting
LONGEST_NAME: Final = 20


class Player(NamedTuple):
    """Somebody at the table; a bot has a level."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.level)


class Seated(argparse.Action):
    """Keeps `--human NAME` and `--bot LEVEL` in the order they are given, as players."""

    def __call__(self, parser: object, namespace: argparse.Namespace, values: Any, option: str | None = None) -> None:
        player = Player(str(values)) if option == "--human" else Player("", str(values))
        setattr(namespace, self.dest, [*(getattr(namespace, self.dest) or []), player])


def seat_players(screen: Screen, title: GameSpec, seats: int | None, given: Sequence[Player]) -> list[Player]:
    """The players of a new game: those given, and the strongest bots; or, if nothing is given, those asked for."""
    if seats is None and not given:
        return _ask_players(screen, title)
    count = max(len(given), title.fewest) if seats is None else seats
    title.check_seats(count)
    if len(given) > count:
        text = screen.speech.text
        raise BadSetting(
            text("cli-error-too-many-players", players=len(given), seats=count), hint=text("cli-hint-more-seats")
        )
    return named(screen, [*given, *[Player("", USUAL)] * (count - len(given))])


def named(screen: Screen, players: Sequence[Player]) -> list[Player]:
    """The players with a name for every bot. Raises BadSetting for a bot or a name that cannot be."""
    people = [player.name for player in players if not player.is_bot]
    for name in people:
        if not is_good_name(name) or people.count(name) > 1:
            text = screen.speech.text
            raise BadSetting(text("cli-error-name", name=name), hint=text("cli-hint-name", longest=LONGEST_NAME))
    unused = iter(name for name in BOT_NAMES if name not in people)
    seated = []
    for player in players:
        if player.is_bot:
            load(player.level)
        seated.append(Player(next(unused), player.level) if player.is_bot and not player.name else player)
    return seated


def is_good_name(name: str) -> bool:
    """Whether it can be written in a record, and shown on one line."""
    return bool(name.strip()) and name.isprintable() and len(name) <= LONGEST_NAME


def make_bots(players: Sequence[Player], seed: str) -> dict[int, Bot]:
    """A bot for each seat that has one, always the same for the same seed."""
    start = int.from_bytes(seed.encode(), "big")
    return {seat: load(p.level)(seed_of(start, seat)) for seat, p in enumerate(players) if p.is_bot}


def _ask_players(screen: Screen, title: GameSpec) -> list[Player]:
    seats = _ask_seats(screen, title)
    screen.say("cli-ask-players", levels=screen.speech.join([typed_name(screen.speech, level) for level in BOTS]))
    players: list[Player] = []
    while len(players) < seats:
        default = USUAL if players else screen.speech.text("cli-player")
        answer = screen.ask(f"  {MARKS[len(players)]} [{default}]") or default
        if answer in BOTS:
            players.append(Player("", answer))
        elif is_good_name(answer) and answer not in [player.name for player in players]:
            players.append(Player(answer))
        else:
            screen.say("cli-ask-name-again", longest=LONGEST_NAME)
    return named(screen, players)


def _ask_seats(screen: Screen, title: GameSpec) -> int:
    default = min(max(3, title.fewest), title.most)
    question = screen.speech.text("cli-ask-seats", fewest=title.fewest, most=title.most)
    while True:
        answer = screen.ask(f"{question} [{default}]") or str(default)
        if answer.isdecimal() and title.fewest <= int(answer) <= title.most:
            return int(answer)
        screen.say("cli-hint-seats", fewest=title.fewest, most=title.most)
