"""What every request passes: its origin, its size, and the headers that keep a browser out of trouble."""

import logging
import time
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludus.server.api.metrics import Metrics
from ludus.server.config import Config
from ludus.server.refusals import Refused

log = logging.getLogger("ludus.server")

LARGEST_BODY: Final = 32 * 1024
LARGEST_RECORD: Final = 2 * 1024 * 1024
RECORDS: Final = "/api/records"
INSIDE: Final = ("/health", "/metrics")
ONLY_TLS: Final = "max-age=31536000"  # browsers ask for this name over TLS only, for a year
BAD_HOST: Final = 4421  # close code
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def is_own_origin(headers: Mapping[str, str], further: str) -> bool:
    """Whether a request comes from our own page. Browsers always say; a program that says nothing has no cookie jar."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return urlsplit(origin).netloc == headers.get("host") or origin in further.split()


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.origins = config.origins
        self.metrics = metrics
        self._hosts = _hosts(config)
        self._headers = HEADERS | ({"strict-transport-security": ONLY_TLS} if config.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._is_ours(scope):
            await send({"type": "websocket.close", "code": BAD_HOST})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        watch = Watch(scope, receive, send, self._headers)
        refused = self._refuse(scope)
        if refused is not None:
            body = {"code": refused.code, "sentence": str(refused), "hint": refused.hint}
            await JSONResponse(body, refused.status)(scope, receive, watch.send)
        else:
            await self.app(scope, watch.receive, watch.send)
        self.metrics.requests.labels(watch.status).inc()
        said = {"method": scope["method"], "path": scope["path"], "status": watch.status, "ms": watch.milliseconds()}
        log.info("request", extra=said)

    def _is_ours(self, scope: Scope) -> bool:
        """Whether a request was meant for this house; whoever looks after it may ask by any name."""
        return not self._hosts or scope["path"] in INSIDE or Headers(scope=scope).get("host", "").lower() in self._hosts

    def _refuse(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if not self._is_ours(scope):
            return Refused("host", 421)
        if scope["method"] not in SAFE and not is_own_origin(headers, self.origins):
            return Refused("origin", 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most(scope):
            return Refused("too-large", 413)
        return None


def _hosts(config: Config) -> frozenset[str]:
    """The names of the house: behind a proxy, where it says at which address others reach it. Empty: any."""
    if not (config.proxied and config.address):
        return frozenset()
    return frozenset(urlsplit(url).netloc.lower() for url in (config.address, *config.origins.split()))


class Watch:
    """One request going through: its size is counted, its answer gets our headers."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, headers: Mapping[str, str] = HEADERS) -> None:
        self.status = 500
        self._headers = headers
        self._scope = scope
        self._receive = receive
        self._send = send
        self._size = 0
        self._begun = time.perf_counter()

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > most(self._scope):  # a body without a length
            return {"type": "http.disconnect"}
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)
            if self._scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await self._send(message)

    def milliseconds(self) -> float:
        return round((time.perf_counter() - self._begun) * 1000, 1)


def most(scope: Scope) -> int:
    """The largest body a path takes."""
    return LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_BODY
