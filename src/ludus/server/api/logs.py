"""Logs: one JSON object a line. Paths are logged without their queries, and no header, cookie or body ever is."""

import json
import logging
import time
from typing import Final

OWN: Final = ("table", "method", "path", "status", "ms", "code")  # what our own lines may carry


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "name": record.name,
            "says": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in OWN if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str = "INFO") -> None:
    """Write every log as lines of JSON to standard error."""
    out = logging.StreamHandler()
    out.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [out]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).setLevel("WARNING")  # it says when each connection opens, with its query
    logging.getLogger("uvicorn.access").disabled = True  # ours says the same without queries
    logging.getLogger("alembic").setLevel("WARNING")
