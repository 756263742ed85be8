"""Letters as they are compared with what somebody types."""

import unicodedata


def bare(text: str) -> str:
    """Without capitals and accents: a keyboard, or a terminal without UTF-8, may have none."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
