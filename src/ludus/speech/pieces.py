"""Names of pieces, those too that only an edited data set has.

Copies of a card are told apart by a number (`net-2`, "Net II"), animals of a kind by a letter (`lion-b`, "Lion B"). A
copy or an animal beyond those that are shipped is called like its kin; a piece without any by the name in the set.
"""

from typing import Final

from ludus.speech.bundles import find_message

ROMAN: Final = ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def name_of_piece(lang: str, id: str) -> str | None:
    """The name of a piece by the id of its message; None where neither it nor its kin has one."""
    found = find_message(lang, id, {})
    if found is not None:
        return found
    stem, _, mark = id.rpartition("-")
    sign = _sign(mark)
    base = (_without_sign(lang, stem) if sign else None) or _without_sign(lang, id)
    return base if base is None or not sign else f"{base} {sign}"


def _sign(mark: str) -> str:
    """What tells a copy from the others, as it is printed; nothing where the mark is a part of the name."""
    if mark.isdecimal():
        return _roman(int(mark))
    return mark.upper() if len(mark) == 1 else ""


def _roman(number: int) -> str:
    text = ""
    for value, letters in ROMAN:
        while number >= value:
            text += letters
            number -= value
    return text


def _without_sign(lang: str, stem: str) -> str | None:
    """What all of a kind are called: the name of an only one, or of the first without its sign."""
    for kin, sign in ((stem, ""), (f"{stem}-1", " I"), (f"{stem}-a", " A")):
        found = find_message(lang, kin, {})
        if found is not None:
            return found.removesuffix(sign)
    return None
