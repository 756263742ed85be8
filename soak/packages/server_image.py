"""The server as in its container: an ordinary user on a read-only root, where only the store can be written."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from soak.packages.server_wheel import install, play_a_game
from tests.server.remote import Server

NOBODY: Final = 65534
# What `docker run --read-only -v STORE:/data` gives: everything is read-only but the volume, and nobody is root.
INSIDE: Final = (
    'mount --bind "$0" "$0" && mount -o remount,bind,ro / && mount -o remount,bind,rw "$0" && '
    f'exec setpriv --reuid={NOBODY} --regid={NOBODY} --clear-groups --no-new-privs env HOME=/nonexistent "$@"'
)


def is_open_to_all(path: Path) -> bool:
    """Whether an ordinary user gets there."""
    return all(parent.stat().st_mode & 0o001 for parent in path.resolve().parents)


def python_for_all() -> Path:
    """A Python that an ordinary user may run, as the image's is."""
    found = (shutil.which(name, path=f"/usr/local/bin:/usr/bin:{os.environ['PATH']}") for name in ("python3", "python"))
    usable = [Path(each) for each in found if each and is_open_to_all(Path(each))]
    assert usable, "every Python of this machine lies where an ordinary user does not get"
    return usable[0]


def run(progress: Callable[[str], None]) -> list[str]:
    assert os.geteuid() == 0 and shutil.which("unshare") and shutil.which("setpriv"), "this needs root on Linux"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        python = install(folder, python_for_all())
        progress("installed")
        store = folder / "data"
        store.mkdir(mode=0o700)
        os.chown(store, NOBODY, NOBODY)
        box = ("unshare", "--mount", "--propagation", "private", "sh", "-c", INSIDE, str(store))
        shut = subprocess.run(
            [*box, str(python), "-c", "open('/tmp/x', 'w')"], capture_output=True, text=True, check=False
        )
        assert "Read-only file system" in shut.stderr, shut.stderr
        server = Server(["--store", str(store)], folder / "log", str(python), box=box)
        server.start()
        try:
            page, commands = play_a_game(server)
        finally:
            server.kill()
        kept = sorted(file.name for file in store.iterdir())
    played = f"page of {page} bytes, a game of {commands} commands, kept: {', '.join(kept)}"
    return [f"as user {NOBODY} on a read-only root: {played}"]
