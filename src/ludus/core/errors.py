"""What can go wrong, in a sentence, and what to do about it."""


class LudusError(Exception):
    """A mistake a person can mend: `str(error)` says what is wrong, `hint` what to do."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint

    def __reduce__(self) -> tuple[type["LudusError"], tuple[str, str]]:
        return type(self), (str(self), self.hint)


class IllegalChoice(LudusError):
    """The seat may not do this now; nothing has changed."""


class UnknownGame(LudusError):
    """There is no game of that name."""


class BadSetting(LudusError):
    """A game was asked for with seats or options it does not have."""


class BrokenRecord(LudusError):
    """A record cannot be read, or does not replay."""


class BrokenSet(LudusError):
    """A data set cannot be used."""


class UndoRefused(LudusError):
    """The choice cannot be taken back without the others' consent."""
