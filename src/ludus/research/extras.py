"""Libraries that are not installed with the product: what to say when one is missing."""

import importlib
import importlib.metadata
import importlib.util
import re
import shlex
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import ludus
from ludus.core.errors import BadSetting

CHECKOUT: Final = Path(ludus.__file__).resolve().parents[2]  # where ludus is run from its sources


def need(module: str, extra: str) -> ModuleType:
    """The module, if it is installed. Raises BadSetting."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise BadSetting(
            f"This needs the package '{module}', which is not installed.",
            hint=f"install it: {command(extra)}",
        ) from error


def command(extra: str) -> str:
    """What installs an extra here.

    Nothing asks an index for `ludus`: there the name is somebody else's.
    """
    script = CHECKOUT / "dev.py"
    if script.is_file() and Path(sys.prefix).resolve() == CHECKOUT / ".venv":
        return shlex.join(["python3", str(script), "add", extra])
    if importlib.util.find_spec("pip") is None:  # an environment made by uv
        installer = ["uv", "pip", "install", "--python", sys.executable]
    else:
        installer = [sys.executable, "-m", "pip", "install"]
    return shlex.join([*installer, *(packages(extra) or ["-e", f"{CHECKOUT}[{extra}]"])])


def packages(extra: str) -> list[str]:
    """What an extra brings, as the installed product says; nothing if it is not installed but only found."""
    try:
        lines = importlib.metadata.requires("ludus") or []
    except importlib.metadata.PackageNotFoundError:
        return []
    of_extra = re.compile(rf"\bextra == ['\"]{re.escape(extra)}['\"]")
    return [line.partition(";")[0].strip() for line in lines if of_extra.search(line.partition(";")[2])]
