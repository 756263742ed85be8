"""Web Push: what a browser is sent is sealed for that browser, and signed by our key (RFC 8291, 8292)."""

import base64
import time
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

KEPT_SECONDS: Final = 24 * 3600  # how long the service keeps a message for a browser that is away
VALID_SECONDS: Final = 12 * 3600
PADDED_TO: Final = 1024  # bytes, so that its length tells the service nothing


class PushRequest(NamedTuple):
    """A message ready to be posted to a browser's service."""

    body: bytes
    headers: dict[str, str]


def public_key(kept: str) -> str:
    """What browsers are told of the key when they subscribe."""
    key = Vapid02.from_raw(kept.encode()).public_key
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def seal(kept: str, contact: str, endpoint: str, keys: dict[str, str], text: bytes) -> PushRequest:
    """Encrypt a message for one browser and sign it. Raises ValueError where the browser's keys are none."""
    parts = urlsplit(endpoint)
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID_SECONDS}
    signed: dict[str, str] = Vapid02.from_raw(kept.encode()).sign(claims)
    body = http_ece.encrypt(
        text.ljust(PADDED_TO),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(keys["p256dh"]),
        auth_secret=_bytes(keys["auth"]),
        version="aes128gcm",
    )
    headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEPT_SECONDS)}
    return PushRequest(body, {**headers, "Urgency": "normal", **signed})


def check_keys(keys: dict[str, str]) -> bool:
    """Whether these can be the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(keys["p256dh"]))
        return len(_bytes(keys["auth"])) == 16
    except (ValueError, KeyError):
        return False


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
