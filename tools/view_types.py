"""What the page draws, as TypeScript: views of games and the server's protocol, from the types that Python declares.

Views are `TypedDict`s (`seen.py` of a game, or of its room `sight`), the protocol's bodies `msgspec` Structs
(`server/protocol.py`).
"""

from importlib import import_module
from pathlib import Path
from types import GenericAlias, ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import UNSET, Struct, UnsetType

GAMES_FOLDER: Final = Path(__file__).resolve().parents[1] / "src" / "ludus" / "games"
SEEN_PATHS: Final = [path.relative_to(GAMES_FOLDER).with_suffix("").parts for path in GAMES_FOLDER.rglob("seen.py")]
SEEN: Final[dict[str, ModuleType]] = {  # the types of each game's view, where it declares some
    parts[0]: import_module(".".join(["ludus.games", *parts])) for parts in sorted(SEEN_PATHS)
}
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def declared(module: ModuleType) -> str:
    """The types of a module in the order in which they are written down."""
    return "\n".join(
        interface(kind) if isinstance(kind, type) else f"export type {name} = {spell(kind)};\n"
        for name, kind in vars(module).items()
        if is_spelt(kind, module)
    )


def is_spelt(kind: Any, module: ModuleType) -> bool:
    """Whether it is an object of this module, a union of such objects, or a table of plain values."""
    if isinstance(kind, UnionType):
        return all(is_object(part) for part in get_args(kind))
    if isinstance(kind, GenericAlias):
        return get_origin(kind) is dict
    return is_object(kind) and kind.__module__ == module.__name__


def is_object(kind: Any) -> bool:
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, Struct))


def interface(part: type) -> str:
    """One object as a TypeScript interface."""
    about = f"/** {' '.join(part.__doc__.split())} */\n" if part.__doc__ else ""
    lines = _struct(part) if issubclass(part, Struct) else _typed_dict(part)
    return "\n".join([f"{about}export interface {part.__name__} {{", *lines, "}\n"])


def _typed_dict(part: type) -> list[str]:
    lines = []
    for field, kind in get_type_hints(part, include_extras=True).items():
        optional = get_origin(kind) is NotRequired
        inner = get_args(kind)[0] if optional else kind
        lines.append(f"  {field}{'?' if optional else ''}: {spell(inner)};")
    return lines


def _struct(part: type[Struct]) -> list[str]:
    """Fields of a Struct: the server leaves out what is UNSET, a client may leave out what has a default."""
    config = part.__struct_config__
    lines = [] if config.tag is None else [f"  {config.tag_field}: {_value(config.tag)};"]
    for field in msgspec.structs.fields(part):
        optional = field.default is UNSET or (config.forbid_unknown_fields and not field.required)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {spell(field.type)};")
    return lines


def spell(kind: Any) -> str:
    """A Python type as a TypeScript type."""
    if kind in PLAIN:
        return PLAIN[kind]
    if is_object(kind):
        return str(kind.__name__)
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return spell(inside[0])
    if origin is Literal:
        return " | ".join(_value(value) for value in inside)
    if origin in (Union, UnionType):
        return " | ".join(spell(part) for part in inside if part is not UnsetType)
    if origin is list or (origin is tuple and inside[1:] == (...,)):
        inner = spell(inside[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{spell(inside[0])}, {spell(inside[1])}>"
    raise TypeError(f"{kind} cannot be spelt in TypeScript")


def _value(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)
