"""Golden games: records with every event beneath the choice that brought it about, as comments.

`python -m tests.replays.golden kampf last-standing --seats 3 --seed 7 --bots greedy,random,random` makes a new one;
`python -m tests.replays.golden --again` writes all of them anew after a deliberate change of the rules or of a data
set: the choices stay, read the diff of the rest.

They are played with the data sets in `sets`, which stay as they are when a card is added or a value corrected: a golden
game tells whether rules still do what they did. Only `--again` takes over the shipped sets.
"""

import argparse
import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any, Final

from ludus import GAMES, Match, replay, verify
from ludus.bots import find
from ludus.core.dataset import SHIPPED
from ludus.core.ids import CHANCE
from ludus.core.phrase import Event, Value
from ludus.core.spec import GameSpec
from ludus.match import play
from ludus.match.match import DATA_SET

FOLDER: Final = Path(__file__).parent
SETS: Final = FOLDER / "sets"


def files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.txt"))


def set_of(game: str) -> str:
    """The folder of the data set that golden games of this game are played with."""
    return str(SETS / game)


def freeze() -> None:
    """Take over the shipped data sets."""
    for game in GAMES:
        shutil.rmtree(SETS / game, ignore_errors=True)
        shutil.copytree(SHIPPED / game, SETS / game)


@cache
def frozen_box(title: GameSpec) -> Any:
    """The box as it was when golden games were made; of a game that has none, as it is."""
    folder = SETS / title.family
    return title.load(title.data(folder if folder.is_dir() else None))


def choices_of(text: str) -> str:
    """The record without its comments."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(";"))


def renewed(text: str) -> str:
    """The choices of a record as if made with the set beside it and today's rules, without hashes of old positions."""
    game = re.findall(r"\[game (\w+)\]", text)[0]
    today = re.sub(r"\[set \w+\]", f"[set {GAMES[game].data(set_of(game)).digest}]", choices_of(text))
    today = re.sub(r"\[rules \d+\]", f"[rules {GAMES[game].rules}]", today)
    return "".join(line for line in today.splitlines(keepends=True) if not line.startswith("@"))


@cache
def verified(path: Path) -> Match:
    """A golden game, played and checked once for all tests; not to be played on."""
    return verify(path.read_text(), folder=set_of(path.parent.name))


def replayed(path: Path) -> Match:
    """A golden game of its own, to be played on or gone back in."""
    return replay(path.read_text(encoding="utf-8"), folder=set_of(path.parent.name))


def annotate(text: str, match: Match) -> str:
    """The record of a match with the events of each choice beneath it."""
    head: list[str] = []
    body: list[str] = []
    for line in choices_of(text).splitlines():
        (body if body or not line.startswith("[") else head).append(line)
    told = _told(match)
    out = [*head, *told.pop(0, [])]
    number = 0
    for line in body:
        out.append(line)
        if line[0] not in "@=[":
            number += 1
            out += told.pop(number, [])
    assert not told
    return "\n".join(out) + "\n"


def _told(match: Match) -> dict[int, list[str]]:
    """The events of each choice, by the number of the last line of the log that belongs to it."""
    told = {_opening_lines(match): [_words(match, event) for event in match.opening]}
    ends = [*(act.begins for act in match.acts[1:]), len(match.log)]
    for act, end in zip(match.acts, ends, strict=True):
        told.setdefault(end, []).extend(_words(match, event) for event in act.events)
    return told


def _opening_lines(match: Match) -> int:
    return next((i for i, (seat, _) in enumerate(match.log) if seat != CHANCE), len(match.log))


def _words(match: Match, event: Event) -> str:
    facts = " ".join(f"{name}={_name(match, event, name, value)}" for name, value in event.facts(None).items())
    known = "" if event.seats is None else f" (known to {', '.join(map(str, event.seats))})"
    if event.seats:
        facts = " ".join(f"{n}={_name(match, event, n, v)}" for n, v in event.facts(event.seats[0]).items())
    return f";   {event.phrase.id} {facts}{known}".rstrip()


def _name(match: Match, event: Event, field: str, value: Value) -> str:
    lexicon, kind = match.lexicon(), event.phrase.fields[field]
    if isinstance(value, tuple):
        return ",".join(_name(match, event, field, part) for part in value) or "none"
    names = lexicon.labels.get(kind) or lexicon.terms.get(kind)
    if names is None or not isinstance(value, int):
        return str(value)
    if kind == "coin":  # told by its metal
        kind = "metal"
    return names[value].rpartition(f"-{kind}-")[2]


def write(game: str, name: str, *, seats: int, seed: str, bots: list[str], options: dict[str, str]) -> Path:
    match = Match.new(game, seats, seed, {**options, DATA_SET: set_of(game)})
    play(match, [find(bot)(i) for i, bot in enumerate(bots)])
    return keep(match, FOLDER / game / f"{name}.txt")


def keep(match: Match, path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    text = match.record()
    path.write_text(annotate(text, replay(text, folder=set_of(match.title.family))))
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("name", nargs="?")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--bots", default="random,random,random")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--again", action="store_true")
    wishes = parser.parse_args()
    if wishes.again:
        freeze()
        for path in files():
            match = replay(renewed(path.read_text()), folder=set_of(path.parent.name))
            path.write_text(annotate(match.record(), match))
        return
    options = dict(option.split("=") for option in wishes.option)
    bots = wishes.bots.split(",")
    print(write(wishes.game, wishes.name, seats=wishes.seats, seed=wishes.seed, bots=bots, options=options))


if __name__ == "__main__":
    main()
