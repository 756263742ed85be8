"""What the scripts of this checkout say when they cannot do what was asked."""


class Trouble(Exception):
    """Something the person at the keyboard can mend: what is wrong, and what to do."""

    def __init__(self, what: str, hint: str, code: int = 1) -> None:
        super().__init__(what)
        self.hint = hint
        self.code = code
