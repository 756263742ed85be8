"""The image of the Dockerfile, built step by step, serves as an ordinary user from a root that cannot be written."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.server.remote import PATIENCE, Guest, Player
from tools.container import Container, Image, Podman
from tools.ports import quiet_port
from tools.trouble import Trouble

ROOT: Final = Path(__file__).resolve().parents[2]
NOT_FOR_DOCKER: Final = (".cache", ".git", ".venv", "dist", "src/ludus/__pycache__", "web/node_modules")
DECOY: Final = "decoy"
BEFORE: Final = 10  # commands that are answered by the first container
OF_PODMAN: Final = ("C /etc", "C /run")  # where it hangs in files of its own
READ_ONLY: Final = ("--read-only", "--read-only-tmpfs=false")  # podman alone would let /tmp be written
ASIDE: Final = ("/proc", "/sys", "/dev", "/data")  # what the system makes, and the volume
# What others see of our mounts ends with us; crun refuses a second, empty tree of control groups.
APART: Final = (
    "unshare", "--mount", "--propagation", "private", "sh", "-c",
    'umount /sys/fs/cgroup/unified 2>/dev/null; exec "$@"', "sh",
)  # fmt: skip


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def checkout(folder: Path) -> Path:
    """What git knows or would add, as in a fresh clone, and in each ignored place something that must not be copied."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    for name in NOT_FOR_DOCKER:
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / DECOY).touch()
    return folder


def build(podman: Podman, folder: Path) -> str:
    """The image `ludus`; what its base was."""
    image = Image(podman, checkout(folder))
    image.make_base()
    say("the base stands")
    look = podman.folder / "Dockerfile"
    look.write_text(f"FROM {image.base}\nCOPY . /src\nRUN test -d /src/web && ! find /src -name {DECOY} | grep .\n")
    image.build("copied", look)  # fails where .dockerignore lets something through
    image.build("ludus")
    say("the image is built")
    return f"{image.base}, stood in for by Debian's smallest root with this machine's Python {image.version}"


def until_well(container: Container) -> None:
    until = time.monotonic() + PATIENCE
    while not container.is_well():
        assert container.is_running() and time.monotonic() < until, container.log()
        time.sleep(0.2)


def begin(url: str) -> tuple[Player, int]:
    """Somebody who has loaded the page and plays; the bytes of the page."""
    ana = Guest(url, "Ana")
    page = ana.get("/")
    scripts = re.findall(r'src="\./(assets/[^"]+\.js)"', page)
    assert "<!doctype html>" in page.lower() and scripts and all(ana.get(f"/{script}") for script in scripts), page
    assert ana.get("/health") == {"status": "well"}
    table = ana.post("/api/tables", {"game": "kampf", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]})
    player = Player(ana, table["id"], "ana", lambda words: words[0])
    player.pause = 0.2  # the limits of the house are on
    player.start()
    return player, len(page)


def look_inside(container: Container) -> str:
    """Who serves; nothing but the volume may be written."""
    user = container.do("id", "-un").stdout.strip()
    assert user not in ("", "root"), user
    refused = container.do("sh", "-c", "touch /tmp/x")
    assert refused.returncode and "Read-only file system" in refused.stderr, refused
    aside = [word for place in ASIDE for word in ("-path", place, "-prune", "-o")]
    found = container.do("find", "/", *aside, "(", "-type", "d", "-o", "-type", "f", ")", "-writable", "-print")
    assert not found.stdout, f"can be written: {found.stdout}"
    for place in ("/data", "/data/ludus.db"):
        mode = container.do("stat", "-c", "%U %a", place).stdout.split()
        assert mode[0] == user and mode[1].endswith("00"), (place, mode)
    return user


def begin_read_only(podman: Podman, port: int) -> tuple[Player, str]:
    """A game that is stopped in the middle, with its server; what was seen."""
    container = Container(podman, "ludus", "ludus:/data", port, *READ_ONLY)
    try:
        until_well(container)
        player, page = begin(f"http://127.0.0.1:{port}")
        user = look_inside(container)
        while len(player.acknowledged) < BEFORE:
            assert player.is_alive(), player.trouble or "over too soon"
            time.sleep(0.1)
        code = container.stop(PATIENCE)
        assert code == 0, f"exit code {code}: {container.log()}"
    finally:
        container.remove()
    seen = f"as user {user} on a read-only root, healthy by the image's own check: page of {page} bytes"
    return player, f"{seen}; stopped by SIGTERM in the middle of a game with exit code {code}"


def go_on(podman: Podman, port: int, player: Player) -> str:
    """The same game in another container, started as the guide says, to its end."""
    before = len(player.acknowledged)
    container = Container(podman, "ludus", "ludus:/data", port)
    try:
        until_well(container)
        player.join()
        assert player.over and player.trouble is None, player.trouble
        assert not player.refused and len(player.acknowledged) == player.n > before, player.refused
        written = [line for line in container.changes() if line not in OF_PODMAN]
        assert not written, f"written outside the volume: {written}"
        kept = container.do("ls", "/data").stdout.split()
    finally:
        container.remove()
    return (
        f"a second container on the same volume, free to write anywhere, went on from command {before} to the end of"
        f" the game at {player.n}: none lost, none refused; kept in the volume: {', '.join(kept)}; elsewhere: nothing"
    )


def main(folder: Path) -> int:
    podman = Podman(folder / "podman")
    try:
        base = build(podman, folder / "checkout")
        size = int(podman("image", "inspect", "--format={{.Size}}", "ludus")) // 10**6
        port = quiet_port()
        player, seen = begin_read_only(podman, port)
        say("stopped in the middle of a game")
        lines = [f"built by {podman('--version')} as the Dockerfile says, {size} MB, on {base}", seen]
        lines += [go_on(podman, port, player)]
    except Trouble as trouble:
        say(f"error: {trouble}\nhint: {trouble.hint}")
        return 1
    print("\n".join(lines))
    return 0


def run(progress: Callable[[str], None]) -> list[str]:
    assert os.geteuid() == 0 and sys.platform == "linux", "this needs root on Linux"
    with tempfile.TemporaryDirectory(prefix="ludus-image-") as folder:
        words = [*APART, sys.executable, "-m", "soak.packages.server_image", folder]
        progress("apart")
        return subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
