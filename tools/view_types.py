"""What boards draw, as TypeScript: the views of those games that say what they consist of (`games/<game>/seen.py`)."""

from types import ModuleType, NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from ludus.games.aquileia import seen as aquileia
from ludus.games.kampf import seen as kampf
from ludus.games.spartacus.sight import seen as spartacus

SEEN: Final[dict[str, ModuleType]] = {"aquileia": aquileia, "kampf": kampf, "spartacus": spartacus}
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def views(module: ModuleType) -> str:
    """The parts of a view in the order in which they are written down."""
    own = [value for value in vars(module).values() if is_typeddict(value)]
    return "\n".join(interface(part) for part in own)


def interface(part: type) -> str:
    lines = [f"export interface {part.__name__} {{"]
    for field, kind in get_type_hints(part, include_extras=True).items():
        optional = get_origin(kind) is NotRequired
        inner = get_args(kind)[0] if optional else kind
        lines.append(f"  {field}{'?' if optional else ''}: {spell(inner)};")
    return "\n".join([*lines, "}\n"])


def spell(kind: Any) -> str:
    """A Python type as a TypeScript type."""
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in inside)
    if origin in (Union, UnionType):
        return " | ".join(spell(part) for part in inside)
    if origin is list:
        inner = spell(inside[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{spell(inside[0])}, {spell(inside[1])}>"
    raise TypeError(f"{kind} cannot be spelt in TypeScript")
