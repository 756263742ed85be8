"""Libraries that are not installed with the product: what to say when one is missing."""

import importlib
import importlib.metadata
import importlib.util
import shlex
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

from ludus.core.errors import BadSetting

DISTRIBUTION: Final = "ludus-games"  # what is installed; `ludus` is another project's name
# Where ludus is run from its sources. Compiled rules lie elsewhere: the package itself is asked, not this module.
CHECKOUT: Final = Path(str(sys.modules["ludus"].__file__)).resolve().parents[2]


def need(module: str, extra: str) -> ModuleType:
    """The module, if it is installed. Raises BadSetting."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        hint = f"install it: {command(extra)}"
        missing = BadSetting(f"This needs the package '{module}', which is not installed.", hint=hint)
        missing.add_note(f"hint: {hint}")  # seen where Python shows the error
        raise missing from error


def command(extra: str) -> str:
    """What installs an extra here: into a checkout's own environment, or beside what is installed."""
    script = CHECKOUT / "dev.py"
    if script.is_file() and Path(sys.prefix).resolve() == CHECKOUT / ".venv":
        return shlex.join(["python3", str(script), "add", extra])
    if importlib.util.find_spec("pip") is None:  # an environment made by uv
        installer = ["uv", "pip", "install", "--python", sys.executable]
    else:
        installer = [sys.executable, "-m", "pip", "install"]
    return shlex.join(
        [*installer, *([f"{DISTRIBUTION}[{extra}]"] if is_installed() else ["-e", f"{CHECKOUT}[{extra}]"])]
    )


def is_installed() -> bool:
    """Whether the product is installed, not only found on the path: an installer then asks nobody for it."""
    try:
        importlib.metadata.distribution(DISTRIBUTION)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True
