"""Signs for a terminal that has not ours: each by one of ASCII, so that boards keep their columns and seats differ."""

import codecs
import re
import unicodedata
from collections.abc import Mapping
from typing import Final

NAME: Final = "ludus-ascii"  # of the way to handle letters that an encoding lacks
UNKNOWN: Final = "?"
ROWS: Final = (
    ("●■▲◆▼✚", "@#AOVX"),  # seats
    ("─│┴┬┼╰╯╭╮├┤╱╲", "-|+++++++++/\\"),
    ("█░▮▯★☆♔♛✸•✱·×", "=.I.*o^!*ox.x"),
    ("▶→›‹⇄↳↑↓✉✎", ">>><=`^v!%"),
    ("–—−…„“”‘’‚«»", '---~"""\'\',<>'),
    ("\u00a0\u202f", "  "),
)
SIGNS: Final = {sign: plain for signs, plains in ROWS for sign, plain in zip(signs, plains, strict=True)}


def ascii_of(char: str) -> str:
    """The nearest sign of ASCII: a sign of ours, or a letter without its accent."""
    if char in SIGNS:
        return SIGNS[char]
    bare = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return bare or ("ss" if char == "ß" else UNKNOWN)


def replace(error: UnicodeError) -> tuple[str, int]:
    """What is written instead of letters that cannot be, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(ascii_of, error.object[error.start : error.end])), error.end


codecs.register_error(NAME, replace)


def as_written(text: str, encoding: str) -> str:
    """A text as a terminal of this encoding shows it, for a program that writes there itself."""
    return text.encode(encoding, NAME).decode(encoding)


def is_asked_for(env: Mapping[str, str]) -> bool:
    """Whether LC_ALL names a locale without UTF-8 and nothing sets an encoding by itself.

    Python writes UTF-8 in the locale C all the same, since it is what a machine has on which nobody has chosen one. A
    terminal of LC_ALL=C is one that somebody has chosen; LANG does not count, for Python sets LC_CTYPE beside it.
    """
    if env.get("PYTHONUTF8") == "1" or env.get("PYTHONIOENCODING"):
        return False
    name, _, codes = env.get("LC_ALL", "").partition("@")[0].partition(".")
    return name in ("C", "POSIX") if not codes else re.sub(r"[^a-z0-9]", "", codes.lower()) != "utf8"
