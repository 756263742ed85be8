"""Which language is spoken."""

from collections.abc import Mapping
from typing import Final

from ludus.core.errors import BadSetting

LANGUAGES: Final = ("en", "de", "hu")
FALLBACK: Final = "en"
VARIABLE: Final = "LUDUS_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or that of LUDUS_LANG, or that of the locale, or English. Raises BadSetting."""
    wanted = asked or environment.get(VARIABLE)
    if wanted:
        return _known(wanted)
    locale = next((value for name in LOCALE_VARIABLES if (value := environment.get(name))), "")
    return _tag(locale) if _tag(locale) in LANGUAGES else FALLBACK


def _known(wanted: str) -> str:
    if _tag(wanted) in LANGUAGES:
        return _tag(wanted)
    raise BadSetting(f"There is no language '{wanted}'.", hint=f"choose one of: {', '.join(LANGUAGES)}.")


def _tag(locale: str) -> str:
    """`de` of `de`, `de-AT` or `de_AT.UTF-8`."""
    return locale.replace("_", "-").partition("-")[0].partition(".")[0].lower()
