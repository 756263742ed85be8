"""Why something was refused: a message id of `server.ftl`, so that everybody reads it in their language."""

from typing import Final

from ludus.core.errors import LudusError
from ludus.speech import Speech

PREFIX: Final = "server-refused-"
RULES: Final = "rules"  # said by the game itself
BY_RULES: Final = ("sentence", "hint")  # values that are its words, in English


class Refused(LudusError):
    """A request cannot be met: its code, the HTTP status that fits, and the values of its sentence."""

    def __init__(self, code: str, status: int = 409, **values: int | str) -> None:
        self.code = code
        self.status = status
        self.values = values
        sentence, hint = said(self, "en")
        super().__init__(sentence, hint)


def by_rules(error: LudusError, status: int = 409) -> Refused:
    """A refusal by the engine, as it said it; read in whatever language like all others."""
    return Refused(RULES, status, sentence=str(error), hint=error.hint)


def said(refused: Refused, lang: str) -> tuple[str, str]:
    """The sentence and the hint in a language."""
    speech, id = Speech(lang), PREFIX + refused.code
    values = {name: speech.mistake(str(value)) if name in BY_RULES else value for name, value in refused.values.items()}
    return speech.text(id, **values), speech.text(f"{id}-hint", **values)
