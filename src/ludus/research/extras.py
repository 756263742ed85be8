"""Libraries that are not installed with the product: what to say when one is missing."""

import importlib
from types import ModuleType

from ludus.core.errors import BadSetting


def need(module: str, extra: str) -> ModuleType:
    """The module, if it is installed. Raises BadSetting."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise BadSetting(
            f"This needs the package '{module}', which is not installed.",
            hint=f"install it: pip install 'ludus[{extra}]'.",
        ) from error
