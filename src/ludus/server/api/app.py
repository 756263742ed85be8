"""The application: its routes, its guard, and what starts and stops with it."""

import hmac
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import cache
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from ludus.bots import register
from ludus.server.api.access.guard import Guard
from ludus.server.api.access.limits import Limits
from ludus.server.api.bodies import Problem
from ludus.server.api.bodies.play import COMMAND_PARTS
from ludus.server.api.forwarding.forwarder import Forwarder
from ludus.server.api.forwarding.gate import Gate
from ludus.server.api.forwarding.line import house_key
from ludus.server.api.metrics import Metrics
from ludus.server.api.page import page
from ludus.server.api.pulse import Pulse
from ludus.server.api.routes import (
    calls,
    coach,
    company,
    duplicates,
    lessons,
    past,
    people,
    play,
    puzzles,
    replays,
    reviews,
    tables,
    thoughts,
)
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
    app = App(
        title="Ludus",
        description="Tables to play at. See docs/guide/server.md for the websocket.",
        lifespan=_lifespan(chosen, metrics),
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
        responses=PROBLEMS,
    )
    _routes(app)
    _refusals(app)
    app.add_middleware(Guard, config=chosen, metrics=metrics)
    app.add_middleware(Forwarder)  # around the guard: what is handed on is looked at once
    return app


def _lifespan(config: Config, metrics: Metrics) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """What starts before the first request and stops after the last."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        with closing(open_store(config)) as store:
            hall, gate = Hall(store, config), Gate(app, house_key(store.signing_key))
            app.state.services = Services(config, store, hall, Limits(config), metrics, Pulse(store))
            try:
                await hall.start(await gate.listen(config.peer_host) if store.shared else "")
                gate.open(hall)
                yield
            finally:
                await gate.close()
                await hall.stop()
        log.info("stopped")

    return running


@cache  # FastAPI works out at the first request what a route takes and gives: once for all applications of a process
def _router() -> APIRouter:
    whole = APIRouter(responses=PROBLEMS)
    for router in (
        people.router,
        calls.router,
        tables.router,
        play.router,
        past.router,
        company.router,
        duplicates.router,
        play.seat_router,
        replays.router,
        reviews.router,
        thoughts.router,
        coach.router,
        lessons.router,
        puzzles.router,
        socket.router,
    ):
        whole.include_router(router)
    return whole


def _routes(app: FastAPI) -> None:
    app.router.routes.extend(_router().routes)
    _operations(app)
    if STATIC.is_dir():
        app.mount("/", page(STATIC))


def _operations(app: FastAPI) -> None:
    @app.get("/health", tags=["operations"])
    async def health(services: TheServices) -> dict[str, str]:
        """Whether the server can keep what is played."""
        await services.pulse.feel()
        return {"status": "well"}

    @app.get("/metrics", response_class=PlainTextResponse, tags=["operations"])
    async def figures(services: TheServices, request: Request) -> str:
        """Counters for Prometheus; where the house has a token for them, to whoever brings it."""
        wanted = services.config.metrics_token
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        if wanted and not (scheme.lower() == "bearer" and hmac.compare_digest(given.encode(), wanted.encode())):
            raise Refused("link", 403)
        return services.metrics.text(_figures(services))


def _figures(services: Services) -> dict[str, float]:
    """What others keep count of."""
    hall, writer = services.hall, services.store.writer
    rooms, workers = hall.rooms.values(), hall.bot_workers
    return {
        "rooms": len(hall.rooms),
        "room_entries": sum(room.size for room in rooms),
        "room_evictions_total": hall.evictions,
        "connections": sum(len(room.listeners) for room in rooms),
        "bot_questions_waiting": workers.waiting,
        "bot_answers_total": workers.answers,
        "bot_overruns_total": workers.overruns,
        "bot_entries_sent_total": workers.entries,
        "commits_total": writer.commits,
        "writes_total": writer.written,
        "writes_waiting": writer.waiting,
    }


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
