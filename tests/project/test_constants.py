"""What has a name in the rules is `Final`: compiled it is a constant, without it a search in a dictionary."""

import ast
from pathlib import Path

RULES = Path(__file__).resolve().parents[2] / "src" / "ludus"
FILES = [*(RULES / "core").glob("*.py"), *(RULES / "games").rglob("*.py")]


def loose_names(source: str) -> list[str]:
    """Names in capitals that a module gives to something without `Final`; one letter names a type."""
    names = [
        name.id
        for statement in ast.parse(source).body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        for name in ast.walk(target)
        if isinstance(name, ast.Name)
    ]
    return [name for name in names if len(name) > 1 and name.isupper()]


def test_what_has_a_name_is_final():
    assert len(FILES) > 100
    assert [f"{file.relative_to(RULES)}: {name}" for file in FILES for name in loose_names(file.read_text())] == []


def test_names_without_final_are_found():
    module = 'T = TypeVar("T")\nSPEAR, NET = range(2)\nMOST: Final = 3\nCounts = tuple[int, ...]\nFEW = 1\n'
    assert loose_names(module) == ["SPEAR", "NET", "FEW"]
