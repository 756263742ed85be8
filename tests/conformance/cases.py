"""Games to put to the test, played at random, and what is sent to whoever sits at them."""

import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from math import sqrt
from typing import Any, Final, NamedTuple

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.errors import BadSetting
from ludus.core.game import Game
from ludus.core.ids import CHANCE, Seat
from ludus.core.phrase import Event, Message
from ludus.core.spec import GameSpec, Setting, Settings, SettingValue

RUNS: Final = int(os.environ.get("LUDUS_RUNS", "1"))  # of each check
POSITIONS: Final = 24 if RUNS == 1 else 36  # looked at in one run; more of them in the soak
PER_GAME: Final = 12  # of them from one random game
EVERY: Final = 3 if RUNS == 1 else 1  # one in so many positions of a whole game is looked at; all of them in the soak
LONGEST: Final = 200_000  # choices after which a random game must have ended; of six houses some take 20,000
ENDLESS: Final = {("round_limit", "none")}  # with these, players who choose at random need not come to an end
SAMPLES: Final = 2000  # drawn where frequencies are compared
SIGMAS: Final = 5  # by which a frequency may be off

AnyGame = Game[Any]


class Case(NamedTuple):
    """A game with a number of seats, and what a test knows of it that its title does not say."""

    title: GameSpec
    seats: int
    census: Callable[[AnyGame], object] | None = None  # everything that must neither be lost nor copied
    tamper: Callable[[AnyGame, Seat, random.Random], AnyGame] | None = None  # another game with other secrets
    settings: tuple[tuple[str, SettingValue], ...] = ()  # those that are not drawn at random

    def __str__(self) -> str:
        return "-".join(map(str, (self.title.name, self.seats, *(value for _, value in self.settings))))


# --- Playing at random -------------------------------------------------------------------------------


@cache
def box_of(title: GameSpec) -> Any:
    return title.load(title.data())


def begin(case: Case, rng: random.Random) -> AnyGame:
    """A new game with settings at random."""
    return case.title.new_game(case.seats, settings_for(case, rng), box_of(case.title))


def settings_for(case: Case, rng: random.Random) -> Settings:
    """Settings at random that so many seats can be played with."""
    while True:
        drawn = {setting.name: rng.choice(choices_of(setting)) for setting in case.title.settings}
        settings = {**drawn, **dict(case.settings)}
        try:
            case.title.check(case.seats, settings)
        except BadSetting:
            continue
        return settings


def choices_of(setting: Setting) -> list[SettingValue]:
    """What a setting can be where the game must end."""
    return [choice for choice in setting.choices if (setting.name, choice) not in ENDLESS]


def seats_of(g: AnyGame) -> list[Seat]:
    return [Seat(seat) for seat in range(g.table.seats)]


def viewers(g: AnyGame) -> list[Seat | None]:
    """Everybody something is sent to; None is a spectator."""
    return [*seats_of(g), None]


def dealer(rng: random.Random) -> Dealer:
    return Dealer(random.Random(rng.getrandbits(64)).randrange)


def pick(g: AnyGame, rng: random.Random) -> tuple[Seat, Option]:
    """Somebody's choice: mostly an answer, now and then something beside."""
    if g.chance is not None:
        return CHANCE, g.chance.sample(rng.randrange)
    if rng.random() < 0.1 and (beside := [(seat, option) for seat in seats_of(g) for option in g.free(seat)]):
        return rng.choice(beside)
    seat, options = rng.choice([(seat, options) for seat in g.asked if (options := g.options(seat))])
    return seat, rng.choice(options)


def walk(case: Case, rng: random.Random) -> Iterator[AnyGame]:
    """A random game, handed over before each choice and at its end; `events` are what the last choice brought."""
    return walk_on(case, begin(case, rng), rng)


def walk_on(case: Case, g: AnyGame, rng: random.Random) -> Iterator[AnyGame]:
    """The same, from where a game stands."""
    for _ in range(LONGEST):
        yield g
        if g.decision is None:
            return
        g.apply(*pick(g, rng))
    raise AssertionError(f"{case} has not ended after {LONGEST} choices")


def looked_at(case: Case, rng: random.Random) -> Iterator[AnyGame]:
    """Positions all along a random game: one in three, or all of them in the soak, and always its end."""
    for number, g in enumerate(walk(case, rng)):
        if number % EVERY == 0 or g.decision is None:
            yield g


def play_out(case: Case, g: AnyGame, rng: random.Random) -> None:
    """Play a game at random to its end."""
    for _ in walk_on(case, g, rng):
        pass


def positions(case: Case, rng: random.Random, wanted: int = POSITIONS, fresh: bool = False) -> Iterator[AnyGame]:
    """Positions of several random games; `fresh`: only where nobody has answered yet."""
    while wanted > 0:
        kept: list[AnyGame] = []
        met, number = 0, -1
        for g in walk(case, rng):
            if fresh and g.number == number:
                continue
            number = g.number
            met += 1
            place = len(kept) if len(kept) < PER_GAME else rng.randrange(met)
            if place < PER_GAME:
                kept[place : place + 1] = [g.clone()]
        yield from kept[:wanted]
        wanted -= len(kept)


def offered(g: AnyGame, seat: Seat) -> list[Option]:
    """What a seat owes and what it may do beside."""
    return [*g.options(seat), *([] if seat == CHANCE else g.free(seat))]


def by_words(options: list[Option], words: str) -> Option:
    return next(option for option in options if option.words == words)


# --- What is sent ------------------------------------------------------------------------------------


def said(message: Message | None, is_asked: bool = True) -> object:
    return None if message is None else [message.phrase.id, message.facts(is_asked)]


def sent(g: AnyGame, seat: Seat | None) -> str:
    """Everything a seat is sent in a position, as the text that travels."""
    d = g.decision
    return json.dumps(
        {
            "view": g.view(seat),
            "decision": None if d is None else [d.number, d.seats, d.kind, d.rule],
            "prompt": said(g.prompt(), seat in g.asked),
            "options": [] if seat is None else [foretold(g, seat, option) for option in g.options(seat)],
            "free": [] if seat is None else [foretold(g, seat, option) for option in g.free(seat)],
            "blocked": [] if seat is None else [[b.option.words, said(b.reason), b.rule] for b in g.blocked(seat)],
        }
    )


def foretold(g: AnyGame, seat: Seat, option: Option) -> list[object]:
    """An option, and what it is said to lead to."""
    return [option.words, said(g.consequence(seat, option))]


def told(events: list[Event], seat: Seat | None) -> list[str]:
    """What a seat is told of some events, as the text that travels."""
    return [json.dumps(event.seen_by(seat)) for event in events if event.is_told_to(seat)]


def doubles(case: Case, g: AnyGame, seat: Seat, rng: random.Random) -> list[AnyGame]:
    """Games the seat must not be able to tell from the true one."""
    games: list[AnyGame] = [g.reimagine(seat, dealer(rng)) for _ in range(2)]
    return [*games, case.tamper(g, seat, rng)] if case.tamper is not None else games


# --- Frequencies -------------------------------------------------------------------------------------


def compare_frequencies(found: Counter[Any], chances: Mapping[Any, float], samples: int) -> None:
    """What was found is as frequent as it should be, give or take a few standard deviations."""
    for what in {*found, *chances}:
        chance = chances.get(what, 0)
        off = abs(found[what] / samples - chance)
        assert off <= SIGMAS * sqrt(chance * (1 - chance) / samples), (
            f"{what}: {found[what]} of {samples}, not {chance}"
        )
