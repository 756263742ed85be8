"""How a server is run."""

import os
from pathlib import Path
from typing import Any, Final, NamedTuple

from platformdirs import user_data_path

from ludus.core.errors import BadSetting
from ludus.server.store.store import Store, file_in

VARIABLE: Final = "LUDUS_SERVE_"  # environment variables that carry the settings to worker processes


class Config(NamedTuple):
    """Settings of a server. A database address wins over a folder."""

    store: str = ""
    database: str = ""
    thinkers: int = 1  # bots that think at the same time
    think_seconds: float = 10.0
    review_work: float = 1.0  # of the usual work for looking back on a game, which takes a minute or two
    pace: float = 0.0  # seconds a bot waits before it answers, so that people can follow
    idle_seconds: float = 300.0  # a room nobody uses leaves memory after so long
    kept_entries: int = 300_000  # of logs in memory; above that, rooms nobody uses leave at once
    poll_seconds: float = 1.0  # how often to look for tables at which a bot or a clock is due
    bots: str = ""  # further bots people may seat, as `bots.load` names them, separated by blanks
    limits: bool = True  # whether requests are counted
    address_sockets: int = 400  # open at once from one address,
    visitor_sockets: int = 40  # by those of it who are not known,
    person_sockets: int = 20  # and by one person or seat token
    address_work: float = 400.0  # shares of work a second for one address (see `api/limits.py`),
    visitor_work: float = 40.0  # for those of it who are not known,
    person_work: float = 40.0  # and for one person or seat token
    guest_tables: int = 50  # that a guest has set up and that are not over,
    person_tables: int = 500  # and somebody with an account
    peer_host: str = "127.0.0.1"  # where other processes of the house reach this one
    send_seconds: float = 20.0  # how long a client may take to read what it is sent
    secure: bool = False  # cookies only over TLS: set it behind a proxy that ends TLS
    proxied: bool = False  # whether to believe X-Forwarded-For
    address: str = ""  # where others reach the server, told in invitations; empty: where the page was found
    origins: str = ""  # further origins that may connect, separated by blanks
    metrics_token: str = ""  # who reads the metrics must bring it; empty: anybody may
    contact: str = "mailto:ludus@localhost"  # who runs the server, told to the services that carry pushes
    private_calls: bool = False  # whether people may be called at addresses inside, and without TLS
    call_after: float = 5.0  # seconds somebody who is not here has to come before being called

    def to_environment(self) -> None:
        """Leave the settings where worker processes find them."""
        for name, value in self._asdict().items():
            os.environ[VARIABLE + name.upper()] = str(value)

    @staticmethod
    def from_environment() -> "Config":
        """The settings that `to_environment` left. Raises BadSetting."""
        given: dict[str, Any] = {}
        for name, default in Config()._asdict().items():
            text = os.environ.get(VARIABLE + name.upper())
            if text is None:
                continue
            try:
                given[name] = text == "True" if isinstance(default, bool) else type(default)(text)
            except ValueError as error:
                raise BadSetting(f"{VARIABLE}{name.upper()} cannot be '{text}'.", hint="write a number.") from error
        return Config(**given)


def default_store() -> Path:
    """Where tables are kept when nothing is said."""
    return user_data_path("ludus", appauthor=False) / "server"


def folder_of(config: Config) -> Path:
    """The folder in which tables are kept, where there is no database server."""
    return Path(config.store) if config.store else default_store()


def address_of(config: Config) -> str:
    """The address of the database the settings name."""
    return config.database or file_in(folder_of(config))


def open_store(config: Config) -> Store:
    """The database the settings name. Raises LudusError."""
    if config.database:
        return Store.open(config.database)
    return Store.in_folder(folder_of(config))
