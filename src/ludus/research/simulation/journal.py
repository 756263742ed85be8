"""A file that keeps what has been finished, line by line, so that a long run can be cut short and taken up again.

The first line says what is being done; every other line is one part of it. A line that was cut off is done again.
"""

import json
import os
from pathlib import Path
from typing import IO, Any, Final

from ludus.core.errors import BadSetting

FORMAT: Final = "ludus-run 1"


class Journal:
    """What has been finished of one plan. Without a path nothing is kept."""

    def __init__(self, path: str | Path | None, plan: dict[str, Any]) -> None:
        """Raises BadSetting where the file belongs to another plan, or cannot be written."""
        self.parts: list[dict[str, Any]] = []
        self._file: IO[str] | None = None
        if path is None:
            return
        head = {"format": FORMAT, **plan}
        place = Path(path)
        try:
            lines = _whole_lines(place)
            if lines and lines[0] != head:
                raise BadSetting(
                    f"'{place}' holds the results of something else.", hint="name another file, or remove this one."
                )
            self._file = place.open("a", encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetting(f"'{place}' cannot be used: {error}.", hint="name a file that can be written.") from error
        self.parts = lines[1:]
        if not lines:
            self.write(head)

    def write(self, part: dict[str, Any]) -> None:
        """Keep a part, at once."""
        if self._file is not None:
            self._file.write(json.dumps(part) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """All is written."""
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _whole_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a file; one that was cut off is removed. Raises BadSetting."""
    if not path.exists():
        return []
    written = path.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    try:
        lines = [json.loads(line) for line in whole.decode().splitlines()]
    except ValueError as error:
        raise BadSetting(
            f"'{path}' does not hold the results of a run.", hint="name another file, or remove this one."
        ) from error
    if len(whole) < len(written):
        os.truncate(path, len(whole))
    return lines
