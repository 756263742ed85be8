"""The tasks of `ludus admin`, and what they print."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from ludus.core.errors import BadSetting
from ludus.server import admin
from ludus.server.config import Config, address_of, open_store
from ludus.server.rooms.table.validation import Validation
from ludus.server.store.migrate import newest
from ludus.server.store.reading import reading
from ludus.server.store.store import Store
from ludus.server.store.store import address_of as url_of
from ludus.speech import Speech


class AdminTask(NamedTuple):
    """One task: its name, the table, person, file or record it is about, and whether to cut what does not fit."""

    task: str
    what: str = ""
    cut: bool = False


MAKES_A_DATABASE: Final = ("import",)  # where there is none yet
Show = Callable[[str], None]
Do = Callable[[Config, AdminTask, Speech, Show], int]
DoOnStore = Callable[[Store, AdminTask, Speech, Show], int]


def perform(asked: AdminTask, config: Config, speech: Speech, show: Show) -> int:
    """Do a task on a database; the exit code. Raises LudusError."""
    return TASKS[asked.task](config, asked, speech, show)


def _on_store(task: DoOnStore) -> Do:
    """A task on a database that is brought up to date first."""

    def do(config: Config, asked: AdminTask, speech: Speech, show: Show) -> int:
        if asked.task not in MAKES_A_DATABASE:
            _need_a_database(config, speech)
        store = open_store(config)
        try:
            return task(store, asked, speech, show)
        finally:
            store.close()

    return do


def _need_a_database(config: Config, speech: Speech) -> None:
    """Raises BadSetting where a file is named that is not there: a task that looks after tables makes none."""
    address = url_of(address_of(config))
    if address.get_backend_name() == "sqlite" and not (address.database and Path(address.database).exists()):
        where = str(Path(address.database or "").parent if not config.database else address.database)
        raise BadSetting(speech.text("server-error-no-store", store=where), hint=speech.text("server-hint-no-store"))


def list_tables(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    for table, chairs in admin.all_tables(store):
        names = ", ".join(chair.name or chair.kind for chair in chairs)
        show(f"{table.id}  {table.game:10}  {table.status:8}  {names}")
    return 0


def export(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    show(admin.export(store, asked.what).rstrip("\n"))
    return 0


def import_record(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    show(admin.import_record(store, asked.what))
    return 0


def validate(config: Config, asked: AdminTask, speech: Speech, show: Show) -> int:
    """Replay everything and change nothing; the exit code says whether anything differs."""
    with reading(address_of(config)) as found:
        shape = "server-shape-old" if found.is_old else "server-shape-present"
        show(speech.text(shape, present=found.present or "0000", newest=newest()))
        validations = admin.validate(found.engine)
    differing = [validation for validation in validations if validation.trouble]
    for validation in differing:
        show(_difference(validation, speech))
    show(speech.text("server-validated", count=len(validations), differing=len(differing)))
    return 1 if differing else 0


def repair(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    validation = admin.repair(store, asked.what, asked.cut)
    if validation.trouble:
        show(_difference(validation, speech))
        return 0 if asked.cut else 1
    show(speech.text("server-repaired", table=asked.what, steps=validation.entries))
    return 0


def delete_person(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    admin.delete_person(store, asked.what)
    return 0


def find_person(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    """Who that is; nobody is exit code 1."""
    found = admin.find_people(store, asked.what)
    for person, seated in found:
        banned = "" if person.banned is None else f"  banned {_day(person.banned)}"
        show(f"{person.id}  {_day(person.created)}  {person.login or '-':16}  {seated:4}  {person.name}{banned}")
    return 0 if found else 1


def ban(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    admin.ban(store, asked.what)
    return 0


def unban(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    admin.unban(store, asked.what)
    return 0


def tidy(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    """Take away what nobody has touched for so many days."""
    if not asked.what.isdecimal() or not int(asked.what):
        raise BadSetting(speech.text("server-error-days", days=asked.what), hint=speech.text("server-hint-days"))
    unfinished, guests = admin.tidy(store, int(asked.what))
    show(speech.text("server-tidied", tables=unfinished, guests=guests))
    return 0


def reports(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    """Number, day, table and seat, who is meant and who complains, and the complaint."""
    for filed in admin.reports(store):
        said = filed.complaint
        about = f"{filed.about or '-'} {filed.name!r}"
        show(f"{filed.id}  {_day(said.at)}  {said.table_id} {said.seat}  {about}  by {said.person}  {said.text!r}")
    return 0


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def backup(store: Store, asked: AdminTask, speech: Speech, show: Show) -> int:
    admin.backup(store, Path(asked.what))
    return 0


def _difference(validation: Validation, speech: Speech) -> str:
    return speech.text("server-differs", table=validation.table.id, step=validation.fits, why=validation.trouble)


TASKS: Final[dict[str, Do]] = {
    "tables": _on_store(list_tables),
    "export": _on_store(export),
    "import": _on_store(import_record),
    "validate": validate,
    "repair": _on_store(repair),
    "person": _on_store(find_person),
    "ban": _on_store(ban),
    "unban": _on_store(unban),
    "delete-person": _on_store(delete_person),
    "reports": _on_store(reports),
    "tidy": _on_store(tidy),
    "backup": _on_store(backup),
}
