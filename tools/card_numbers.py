"""Numbers that follow from the cards of Spartacus: sizes of decks, and what the rulebook prints beside a card's name.

    .venv/bin/python -m tools.card_numbers          writes them into game.toml and the rulebook, in every language
    .venv/bin/python -m tools.card_numbers --check  says whether they are up to date

A card is written by hand once, in its file of `src/ludus/data/spartacus`; its words stand in the rulebook and the
locales. Here the numbers in those words are made those of the data.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ludus.core.dataset import DataSet
from ludus.games.spartacus.box.cards import (
    EQUIPMENT,
    GLADIATOR,
    GUARD,
    REACTION,
    SCHEME,
    SLAVE,
    IntrigueTitle,
    MarketTitle,
    read_intrigue,
    read_market,
)
from ludus.speech import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[1]
RULEBOOK: Final = ROOT / "src" / "ludus" / "rulebook"
DECKS: Final = ROOT / "src" / "ludus" / "data" / "spartacus" / "game.toml"

GameSpec = MarketTitle | IntrigueTitle
NUMBER: Final = re.compile(r"\d+")
# how a language says influence, gold and copies; a word for one and a word for several
INFLUENCE: Final = {"en": "influence", "de": "Einfluss", "hu": "befolyás"}
GOLD: Final = {"en": "gold", "de": "Gold", "hu": "arany"}
COPIES: Final = {"en": ("copy", "copies"), "de": ("Karte", "Karten"), "hu": ("példány", "példány")}


# --- Sizes of decks ----------------------------------------------------------------------------------


class Decks:
    """Both decks of the data as it lies there, without the expansion and with it."""

    def __init__(self) -> None:
        data = DataSet.open("spartacus")
        self.market = (read_market(data, False), read_market(data, True))
        self.intrigue = (read_intrigue(data, False), read_intrigue(data, True))

    def sizes(self, full: int) -> tuple[int, ...]:
        """As game.toml counts: market, intrigue, starting gladiators and slaves."""
        market = self.market[full]
        starting = [title.kind for title in market if title.is_starting]
        return len(market), len(self.intrigue[full]), starting.count(GLADIATOR), starting.count(SLAVE)

    def told(self) -> dict[str, list[int]]:
        """The numbers that paragraphs about the decks begin with."""
        market, intrigue = ([title.kind for title in deck[0]] for deck in (self.market, self.intrigue))
        replaced = {title.replaces for title in self.market[1]}
        with_it = [title for title in self.market[1] if title.name not in replaced]
        guards = [title.kind for title in self.intrigue[1]].count(GUARD)
        return {
            "components.market": [len(market), *(market.count(kind) for kind in (GLADIATOR, SLAVE, EQUIPMENT))],
            "components.intrigue": [len(intrigue), *(intrigue.count(kind) for kind in (SCHEME, REACTION, GUARD))],
            "expansion.decks": [len(with_it), len(self.intrigue[1]), guards],
        }


def deck_sizes(decks: Decks) -> str:
    """The text of game.toml with the sizes of the decks as they are."""
    text = DECKS.read_text(encoding="utf-8")
    base, full = decks.sizes(0), decks.sizes(1)
    added = [more - less for more, less in zip(full, base, strict=True)]
    for section, sizes in (("decks", base), ("decks-of-the-expansion", added)):
        head, heading, rest = text.partition(f"[{section}]\n")
        body, blank, tail = rest.partition("\n\n")
        for field, size in zip(("market", "intrigue", "starting-gladiators", "starting-slaves"), sizes, strict=True):
            body = re.sub(rf"^{field} = \d+", f"{field} = {size}", body, flags=re.MULTILINE)
        text = head + heading + body + blank + tail
    return text


# --- The rulebook ------------------------------------------------------------------------------------


def page(lang: str, decks: Decks) -> str:
    """A rulebook with the numbers of the data."""
    path = RULEBOOK / lang / "spartacus.md"
    cards: dict[str, GameSpec] = {title.name: title for title in decks.market[1]}
    cards |= {title.name: title for title in decks.intrigue[1]}
    told = decks.told()
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        found = re.match(r"\*\*\[([\w.-]+)\]\*\* ", line)
        name = "" if found is None else found[1]
        if found is not None and name in told:
            lines.append(with_numbers(line, found.end(), told[name]))
        elif (card := cards.get(name.removeprefix("card."))) is not None:
            lines.append(with_card(lang, line, card))
        else:
            lines.append(line)
    return "".join(lines)


def with_numbers(line: str, start: int, numbers: Iterable[int]) -> str:
    """A paragraph whose first numbers are these."""
    wanted: Iterator[int] = iter(numbers)
    return line[:start] + NUMBER.sub(lambda found: str(next(wanted, found[0])), line[start:])


def with_card(lang: str, line: str, title: GameSpec) -> str:
    """A card's paragraph with what is printed on the card: the first brackets that name gold."""
    found = re.search(rf"\([^()]*\d+ {GOLD[lang]}[^()]*\)", line)
    if found is None:
        return line
    said = re.sub(rf"\d+ {GOLD[lang]}", f"{title.gold} {GOLD[lang]}", found[0])
    one, several = COPIES[lang]
    copies = f"{title.copies} {one if title.copies == 1 else several}"
    said = re.sub(rf"\d+ (?:{several}|{one})\b", copies, said)
    if isinstance(title, IntrigueTitle):
        said = re.sub(rf"{INFLUENCE[lang]} \d+", f"{INFLUENCE[lang]} {title.influence}", said)
    else:
        said = re.sub(r"\d/\d/\d", f"{title.attack}/{title.defence}/{title.speed}", said)
    return line[: found.start()] + said + line[found.end() :]


# --- Writing and checking ----------------------------------------------------------------------------


def files() -> dict[Path, str]:
    """Every file with its text as it should be."""
    decks = Decks()
    pages = {RULEBOOK / lang / "spartacus.md": page(lang, decks) for lang in LANGUAGES}
    return {DECKS: deck_sizes(decks), **pages}


def stale() -> list[Path]:
    """Files with numbers that are not those of the data."""
    return [path for path, text in files().items() if path.read_text(encoding="utf-8") != text]


def main(words: list[str]) -> int:
    if words == ["--check"]:
        wrong = stale()
        for path in wrong:
            print(f"out of date: {path.relative_to(ROOT)}")
        return 1 if wrong else 0
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
