"""The image of the Dockerfile, built and started by podman where no registry of images can be reached.

Only the base image is stood in for: by Debian's smallest root (debootstrap) with a Python of this machine in
/usr/local, where the real one has it. `podman` itself reads the Dockerfile and .dockerignore. Its images, containers
and volumes lie in a folder of their own.
"""

import ast
import os
import platform
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools import matrix
from tools.trouble import Trouble

ROOT: Final = Path(__file__).resolve().parents[1]
NEEDED: Final = ("podman", "crun", "conmon", "debootstrap", "unshare")
# What Python's own modules load. Which version of each is the distribution's business, hence its Python's library.
PACKAGES: Final = "ca-certificates,netbase,tzdata,libpython3-stdlib"
PATH: Final = "/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin"
CERTIFICATES: Final = "/etc/ssl/certs"
NOT_OF_PYTHON: Final = ("site-packages", "test", "__pycache__", "*.a")
STORAGE: Final = '[storage]\ndriver = "overlay"\ngraphroot = "{0}/store"\nrunroot = "{0}/run"\n'
ENGINE: Final = """[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
static_dir = "{0}/libpod"
tmp_dir = "{0}/libpod-tmp"
volume_path = "{0}/volumes"
"""
LIMIT: Final = 4096  # open files and processes: podman would ask for more than some machines grant


def base_image(dockerfile: str) -> str:
    """The one image that the stages start from; later stages may start from earlier ones."""
    line = re.compile(r"^FROM[ \t]+(\S+)(?:[ \t]+AS[ \t]+(\S+))?[ \t]*$", re.MULTILINE | re.IGNORECASE)
    found: list[tuple[str, str]] = line.findall(dockerfile)
    stages = {stage for _, stage in found}
    bases = sorted({base for base, _ in found} - stages)
    if len(bases) != 1:
        raise Trouble(f"the Dockerfile starts from {', '.join(bases) or 'nothing'}.", "let all stages start from one.")
    return bases[0]


def wanted_python(base: str) -> str:
    """The version that an image of Python has, as in 3.12."""
    found = re.fullmatch(r"python:(\d+\.\d+)-slim", base)
    if found is None:
        raise Trouble(f"nothing stands in for the image {base}.", "start from python:VERSION-slim.")
    return str(found[1])


def python_of_this_machine(wanted: str) -> tuple[str, Path]:
    """The full version and the program."""
    for version, program in matrix.pythons().items():
        if version.startswith(f"{wanted}."):
            return version, Path(program)
    raise Trouble(f"this machine has no Python {wanted}.", f"install one, as with `pyenv install {wanted}`.")


def settings_of(listed: str) -> tuple[str, list[str]]:
    """What `pip config list` says as a file for the image, and the files and folders that it names.

    The index of a folder leads to files beside it.
    """
    lines, places = ["[global]"], []
    for name, value in re.findall(r"^[^.\n]*\.([\w-]+)=(.*)$", listed, re.MULTILINE):
        words = str(ast.literal_eval(value)).split()
        lines.append(f"{name} = {' '.join(words)}")
        places += [word for word in words if word.startswith("/")]
        places += [str(Path(word.removeprefix("file://")).parent) for word in words if word.startswith("file:///")]
    return "\n".join(dict.fromkeys(lines)) + "\n", sorted(set(places))


class Podman:
    """A podman whose images, containers and volumes lie in one folder."""

    def __init__(self, folder: Path) -> None:
        if missing := [name for name in NEEDED if shutil.which(name) is None]:
            raise Trouble(f"{', '.join(missing)} cannot be found.", f"install {' '.join(missing)}, as with apt-get.")
        self.folder = folder
        folder.mkdir(parents=True)
        (folder / "storage.conf").write_text(STORAGE.format(folder))
        (folder / "containers.conf").write_text(ENGINE.format(folder))
        own = {"CONTAINERS_STORAGE_CONF": folder / "storage.conf", "CONTAINERS_CONF": folder / "containers.conf"}
        self._environment = {**os.environ, **{name: str(file) for name, file in own.items()}, "TMPDIR": str(folder)}

    def __call__(self, *words: str | Path) -> str:
        """What it answers."""
        done = self.ask(*words)
        if done.returncode:
            raise Trouble(f"podman {words[0]} failed: {(done.stderr or done.stdout)[-4000:]}", "see what it says.")
        return done.stdout.strip()

    def ask(self, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """How it went, also where it went wrong."""
        return subprocess.run(
            ["podman", *map(str, words)], env=self._environment, capture_output=True, text=True, check=False
        )


class Image:
    """What the Dockerfile of a folder makes."""

    def __init__(self, podman: Podman, context: Path) -> None:
        self._podman = podman
        self._context = context
        self.base = base_image((context / "Dockerfile").read_text())
        self.version, self._program = python_of_this_machine(wanted_python(self.base))

    def make_base(self) -> None:
        """Something that can be started from in the place of the real one."""
        root, archive = self._podman.folder / "base", self._podman.folder / "base.tar"
        release = platform.freedesktop_os_release()["VERSION_CODENAME"]
        log = self._podman.folder / "debootstrap.log"
        with log.open("w") as said:
            words = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", release, str(root)]
            if subprocess.run(words, stdout=said, stderr=said, check=False).returncode:
                raise Trouble(f"debootstrap failed: {log.read_text()[-2000:]}", "can Debian's archive be reached?")
        self._bring_python(root / "usr" / "local")
        shutil.rmtree(root / "var" / "cache" / "apt")
        subprocess.run(["chroot", root, "/sbin/ldconfig"], check=True)
        words = ["/usr/local/bin/python", "-m", "ensurepip", "--default-pip"]
        subprocess.run(["chroot", root, *words], check=True, capture_output=True, env={"PATH": PATH})
        subprocess.run(["tar", "-C", root, "-cf", archive, "."], check=True)
        shutil.rmtree(root)
        self._podman("import", "--change", f"ENV PATH={PATH}", archive, f"docker.io/library/{self.base}")
        archive.unlink()

    def _bring_python(self, local: Path) -> None:
        words = [str(self._program), "-c", "import sys; print(sys.base_prefix)"]
        prefix = Path(subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip())
        name = f"python{wanted_python(self.base)}"
        shutil.copytree(prefix / "lib" / name, local / "lib" / name, ignore=shutil.ignore_patterns(*NOT_OF_PYTHON))
        (local / "lib" / name / "site-packages").mkdir()
        for library in (prefix / "lib").glob("libpython3*.so*"):
            shutil.copy2(library, local / "lib" / library.name)
        shutil.copy2(prefix / "bin" / name, local / "bin" / name)
        for alias in ("python3", "python"):
            (local / "bin" / alias).symlink_to(name)

    def build(self, tag: str, dockerfile: Path | None = None) -> None:
        """Follow its Dockerfile, or another one with the same files; pip asks where it asks on this machine."""
        words = [str(self._program), "-m", "pip", "config", "list"]
        listed = subprocess.run(words, capture_output=True, text=True, check=True).stdout
        text, places = settings_of(listed)
        settings = self._podman.folder / "pip.conf"
        settings.write_text(text)
        seen = {CERTIFICATES: CERTIFICATES, str(settings): "/etc/pip.conf"}
        seen |= {place: place for place in places if os.path.exists(place) and not place.startswith(CERTIFICATES)}
        volumes = [f"--volume={here}:{there}:ro" for here, there in seen.items()]
        # Old buildahs mount nothing from a stage that they have kept (`--mount=from=`).
        how = ["--pull=never", "--isolation=chroot", "--network=host", "--format=docker", "--layers=false"]
        file = dockerfile or self._context / "Dockerfile"
        self._podman("build", *how, *volumes, "-f", file, "-t", tag, self._context)


class Container:
    """One started from an image, with a volume, as `docker run` starts it."""

    def __init__(self, podman: Podman, image: str, volume: str, port: int, *further: str) -> None:
        self._podman = podman
        words = ["-p", f"127.0.0.1:{port}:8000", "-v", volume, f"--ulimit=nofile={LIMIT}", f"--ulimit=nproc={LIMIT}"]
        words += ["--cgroups=disabled", "--health-interval=disable"]  # systemd is asked for nothing
        self._name = podman("run", "-d", *words, *further, image)

    def is_well(self) -> bool:
        """Whether its own check finds it healthy."""
        return self._podman.ask("healthcheck", "run", self._name).returncode == 0

    def is_running(self) -> bool:
        return self._podman("inspect", "--format={{.State.Running}}", self._name) == "true"

    def do(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A command inside, as the user of the image."""
        return self._podman.ask("exec", self._name, *words)

    def changes(self) -> list[str]:
        """What is otherwise than in the image."""
        return self._podman("diff", self._name).splitlines()

    def log(self) -> str:
        done = self._podman.ask("logs", self._name)
        return done.stdout + done.stderr

    def stop(self, patience: float) -> int:
        """Ask it to stop; its exit code, 137 where it had to be killed."""
        self._podman("stop", f"--time={patience:.0f}", self._name)
        return int(self._podman("inspect", "--format={{.State.ExitCode}}", self._name))

    def remove(self) -> None:
        self._podman.ask("rm", "-f", self._name)
