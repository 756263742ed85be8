"""Starting a server."""

import contextlib
import fcntl
import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from ludus.bots import register
from ludus.core.errors import BadSetting, LudusError
from ludus.server.api import logs
from ludus.server.api.app import create_app
from ludus.server.api.websocket.socket import LARGEST_FRAME
from ludus.server.config import Config, address_of, open_store
from ludus.server.store import files
from ludus.server.store.store import DATABASE, check
from ludus.server.store.store import address_of as url_of

APP: Final = "ludus.server.serve:worker_app"
YOUNG: Final = 20_000  # new objects before they are looked through; more of them wait longer, and take longer
NEVER: Final = 1_000_000_000
CANNOT_START: Final = 3  # exit code of a web server that has logged why
PATIENCE: Final = 10  # seconds that open requests have to finish when the server stops
HUNG: Final = 60  # seconds without a sign of life after which a process is replaced; busy machines start one slowly

log = logging.getLogger("ludus.server")


def serve(
    config: Config, host: str, port: int, workers: int = 1, on_start: Callable[[int], None] = lambda port: None
) -> None:
    """Serve until told to stop; `on_start` gets the port that is listened at. Raises LudusError if it cannot start."""
    if workers > 1 and not config.database.startswith("postgres"):
        raise BadSetting(
            "Several processes cannot share an SQLite database.",
            hint="leave out --workers, or name a PostgreSQL database with --database.",
        )
    logs.set_up()
    check_port(host, port)
    for name in config.bots.split():
        register(name)  # a bot that cannot be had shows here
    with claim(config):
        with closing(open_store(config)) as store:  # migrate before anything else, and complain here
            check(store)
        config.to_environment()
        signal.signal(signal.SIGTERM, _leave_quietly)
        app = worker_app() if workers == 1 else APP
        settings = uvicorn.Config(app, host, port, workers=workers, factory=workers > 1, **UVICORN_OPTIONS)
        _run(settings, on_start)


class AnnouncingServer(uvicorn.Server):
    """A web server that says so when it listens, and not before."""

    def __init__(self, settings: uvicorn.Config, on_start: Callable[[int], None]) -> None:
        super().__init__(settings)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _announce(self.config, self.servers[0].sockets[0], self._on_start)


def _run(settings: uvicorn.Config, on_start: Callable[[int], None]) -> None:
    """Listen, say so, and go on until told to stop."""
    with contextlib.suppress(KeyboardInterrupt):
        if settings.workers > 1:
            bound = settings.bind_socket()
            bound.listen(settings.backlog)  # who calls before the processes are up waits for them
            _announce(settings, bound, on_start)
            Multiprocess(settings, sockets=[bound]).run()
            return
        server = AnnouncingServer(settings, on_start)
        server.run()
        if not server.started:
            raise SystemExit(CANNOT_START)


def _announce(settings: uvicorn.Config, listening: Any, on_start: Callable[[int], None]) -> None:
    port = listening.getsockname()[1]  # the one chosen, where any would do
    log.info("serving on http://%s:%d with %d process(es)", settings.host, port, settings.workers)
    on_start(port)


UVICORN_OPTIONS: Final[dict[str, Any]] = {
    "ws": "ludus.server.api.websocket.wire:Wire",
    "ws_max_size": 4 * LARGEST_FRAME,  # a little more than we accept, so that too much gets a sentence
    "ws_per_message_deflate": False,
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "proxy_headers": False,
    "timeout_graceful_shutdown": PATIENCE,
    "timeout_worker_healthcheck": HUNG,
}


def worker_app() -> FastAPI:
    """The application in a process that does nothing else."""
    logs.set_up()
    app = create_app()
    _collect_rarely()
    return app


def check_port(host: str, port: int) -> None:
    """Raises BadSetting unless the address can be listened at."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, OverflowError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise BadSetting(
            f"The server cannot listen at {host}:{port}: {why}.", hint="choose another --host or --port."
        ) from error


def _leave_quietly(_number: int, _frame: FrameType | None) -> None:
    """Told to stop before there is a web server, or again after it has stopped and closed everything."""
    raise SystemExit(0)


def _collect_rarely() -> None:
    """Thousands of positions live long, and looking for garbage among them makes everybody wait.

    So only what was made a moment ago is looked through, a little at a time; the hall says when to look at the rest.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def claim(config: Config) -> AbstractContextManager[object]:
    """Make sure that no other server uses an SQLite database; the claim ends with the process. Raises LudusError."""
    address = url_of(address_of(config))
    if address.get_backend_name() != "sqlite" or not address.database or address.database == ":memory:":
        return contextlib.nullcontext()
    file = Path(address.database)
    lock = file.with_name("lock" if file.name == DATABASE else f"{file.name}.lock")
    try:
        files.make_folder(lock.parent)
        files.keep_private(lock)
        claimed = lock.open("w")
    except OSError as error:
        raise LudusError(f"{lock} cannot be written: {error.strerror}.", hint="name another folder.") from error
    try:
        fcntl.flock(claimed, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        claimed.close()
        raise BadSetting(
            f"Another server uses {file.parent}.", hint="stop it, or name another folder with --store."
        ) from error
    return claimed
