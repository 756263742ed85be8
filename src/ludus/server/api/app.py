"""The application: its routes, its guard, and what starts and stops with it."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from ludus.bots import register
from ludus.server.api.access.guard import Guard
from ludus.server.api.access.limits import Limits
from ludus.server.api.bodies import Problem
from ludus.server.api.bodies.play import COMMAND_PARTS
from ludus.server.api.metrics import Metrics
from ludus.server.api.page import page
from ludus.server.api.routes import calls, company, lessons, past, people, play, replays, tables, thoughts
from ludus.server.api.services import Services, TheServices, problem
from ludus.server.api.websocket import socket
from ludus.server.config import Config, open_store
from ludus.server.refusals import Refused
from ludus.server.rooms.hall import Hall

log = logging.getLogger("ludus.server")

STATIC: Final = Path(__file__).parent.parent / "static"  # the page, where it was built
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Problem, "description": words}
    for code, words in {
        400: "It cannot be read.",
        401: "You are not signed in.",
        403: "It is not yours to do.",
        404: "There is no such thing.",
        405: "That cannot be done here.",
        409: "It cannot be done now.",
        413: "It is too large.",
        422: "It is not complete, or not possible.",
        429: "Too fast.",
        503: "The database is away.",
    }.items()
}


class App(FastAPI):
    """The application; it describes commands as the websocket's protocol does."""

    def openapi(self) -> dict[str, Any]:
        described = super().openapi()
        described["components"]["schemas"].update(COMMAND_PARTS)
        return described


def create_app(config: Config | None = None) -> FastAPI:
    """The application of a server; without settings they come from the environment."""
    chosen = Config.from_environment() if config is None else config
    metrics = Metrics()
    for name in chosen.bots.split():
        register(name)

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        with closing(open_store(chosen)) as store:
            hall = Hall(store, chosen)
            app.state.services = Services(chosen, store, hall, Limits(chosen), metrics)
            try:
                await hall.start()
                yield
            finally:
                await hall.stop()
        log.info("stopped")

    app = App(
        title="Ludus",
        description="Tables to play at. See docs/guide/server.md for the websocket.",
        lifespan=running,
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
        responses=PROBLEMS,
    )
    _routes(app)
    _refusals(app)
    app.add_middleware(Guard, origins=chosen.origins, metrics=metrics)
    return app


def _routes(app: FastAPI) -> None:
    for router in (
        people.router,
        calls.router,
        tables.router,
        play.router,
        past.router,
        company.router,
        play.seat_router,
        replays.router,
        thoughts.router,
        lessons.router,
        socket.router,
    ):
        app.include_router(router)
    _operations(app)
    if STATIC.is_dir():
        app.mount("/", page(STATIC))


def _operations(app: FastAPI) -> None:
    @app.get("/health", tags=["operations"])
    async def health(services: TheServices) -> dict[str, str]:
        """Whether the server and its database answer."""
        await services.store.read(lambda c: c.execute(text("select 1")).scalar())
        return {"status": "well"}

    @app.get("/metrics", response_class=PlainTextResponse, tags=["operations"])
    async def figures(services: TheServices) -> str:
        """Counters for Prometheus."""
        hall, writer = services.hall, services.store.writer
        return services.metrics.text(
            {
                "rooms": len(hall.rooms),
                "connections": sum(len(room.listeners) for room in hall.rooms.values()),
                "bot_overruns_total": hall.bot_workers.overruns,
                "commits_total": writer.commits,
                "writes_total": writer.written,
            }
        )


def _refusals(app: FastAPI) -> None:
    """Every error is a sentence and a hint."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return problem(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return problem(request, Refused("bad-request", 422, why=f"{place}: {first['msg']}"[:200].rstrip(".")))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        response = problem(request, Refused("bad-request", error.status_code, why=str(error.detail)[:200].rstrip(".")))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(SQLAlchemyError)
    async def away(request: Request, error: Exception) -> Response:
        return problem(request, Refused("store", 503))
