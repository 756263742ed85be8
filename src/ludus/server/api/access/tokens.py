"""Secrets that people and programs carry: cookies are signed, links and tokens random and kept as hashes only."""

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "ludus"
KEPT_SECONDS: Final = 400 * 24 * 3600  # the longest a browser keeps a cookie


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_hex(10)


def new_seed() -> str:
    """Of the dice and cards of a game: nobody foresees them."""
    return secrets.token_hex(16)


def new_token() -> str:
    """A secret to hand out once. On a command line it must not look like an option."""
    while (token := secrets.token_urlsafe(24)).startswith("-"):
        pass
    return token


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash cannot be turned round."""
    return hashlib.sha256(token.encode()).hexdigest()


def sign(key: bytes, person_id: str, epoch: int) -> str:
    """The cookie of a person."""
    said = f"{person_id}.{epoch}"
    return f"{said}.{_mac(key, said)}"


def read(key: bytes, cookie: str) -> tuple[str, int] | None:
    """The person and epoch a cookie names; None if this server did not sign it."""
    said, _, mac = cookie.rpartition(".")
    person_id, _, epoch = said.partition(".")
    if not hmac.compare_digest(_mac(key, said).encode(), mac.encode()) or not epoch.isdecimal():
        return None
    return person_id, int(epoch)


def _mac(key: bytes, said: str) -> str:
    return hmac.new(key, said.encode(), "sha256").hexdigest()[:40]
