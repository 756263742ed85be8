"""The page: its files go out compressed, and those with a hash in their name may be kept for ever."""

import os
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
HASHED: Final = "assets"  # the folder of files whose name changes with their content
LEAST: Final = 1000  # bytes below which compressing is not worth it


class PageFiles(StaticFiles):
    """Files of the page, with how long a browser may keep them."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOR_EVER if Path(full_path).parent.name == HASHED else ASK_FIRST
        return response


def page(folder: Path) -> ASGIApp:
    """The built page."""
    return GZipMiddleware(PageFiles(directory=folder, html=True), minimum_size=LEAST)
