"""Being called when you are not here: by your browser, or at one web address. Nobody is called who did not ask."""

import secrets
import time

from fastapi import APIRouter

from ludus.server.api.access import tokens
from ludus.server.api.bodies.people import Browser, CallsSeen, Hook, HookMade, HookSeen, PushSeen
from ludus.server.api.services import Services, ThePerson, TheServices
from ludus.server.refusals import Refused
from ludus.server.rooms.calls import push
from ludus.server.rooms.calls.delivery import KINDS, TEST, Call
from ludus.server.rooms.calls.post import Unreachable, check_address
from ludus.server.store import calls
from ludus.server.store.calls import PUSH, WEBHOOK, CallRow
from ludus.speech import Speech

router = APIRouter(prefix="/api/people/me/calls", tags=["people"])


@router.get("")
async def ways(services: TheServices, who: ThePerson) -> CallsSeen:
    """How you are called, and the key that a browser needs to subscribe."""
    found = await services.store.read(lambda c: calls.of(c, who.id))
    hooks = [HookSeen(url=way.address, what=list(way.what)) for way in found if way.kind == WEBHOOK]
    return CallsSeen(
        key=push.public_key(services.store.push_key),
        kinds=list(KINDS),
        push=[PushSeen(id=way.id, created=way.created, what=list(way.what)) for way in found if way.kind == PUSH],
        webhook=hooks[0] if hooks else None,
    )


@router.post("/push", status_code=201)
async def subscribe(browser: Browser, services: TheServices, who: ThePerson) -> PushSeen:
    """Call this browser: its subscription, as `PushSubscription.toJSON()` writes it."""
    keys = browser.keys.model_dump()
    if not push.check_keys(keys):
        raise Refused("call-keys", 422)
    way = _way(services, who.id, PUSH, browser, keys)
    await services.store.write(lambda c: calls.add(c, way))
    return PushSeen(id=way.id, created=way.created, what=list(way.what))


@router.delete("/push/{id}", status_code=204)
async def unsubscribe(id: str, services: TheServices, who: ThePerson) -> None:
    """Call that browser no longer."""
    await services.store.write(lambda c: calls.remove(c, who.id, id=id, kind=PUSH))


@router.put("/webhook")
async def set_webhook(hook: Hook, services: TheServices, who: ThePerson) -> HookMade:
    """Call a web address of yours. The secret signs what is sent there; it is shown once."""
    secret = secrets.token_urlsafe(24)
    way = _way(services, who.id, WEBHOOK, hook, {"secret": secret})
    await services.store.write(lambda c: calls.add(c, way))
    return HookMade(url=way.address, what=list(way.what), secret=secret)


@router.delete("/webhook", status_code=204)
async def drop_webhook(services: TheServices, who: ThePerson) -> None:
    """Call your web address no longer."""
    await services.store.write(lambda c: calls.remove(c, who.id, kind=WEBHOOK))


@router.post("/test", status_code=202)
async def try_out(services: TheServices, who: ThePerson) -> None:
    """Call yourself, to see whether it works."""
    services.limits.take("call", who.id)

    def words(lang: str) -> Call:
        speech = Speech(lang)
        return Call(TEST, "", "", 0, speech.text("server-call-title"), speech.text("server-call-test"))

    services.hall.spawn(services.hall.delivery.send(who.id, words))


def _way(services: Services, person: str, kind: str, wish: Browser | Hook, keys: dict[str, str]) -> CallRow:
    """A way to call somebody, if anything may be sent there at all. Raises Refused."""
    services.limits.take("call", person)
    address = wish.endpoint if isinstance(wish, Browser) else wish.url
    try:
        check_address(address, services.config.private_calls)
    except Unreachable as error:
        raise Refused("call-address", 422) from error
    what = tuple(kind for kind in KINDS if kind in wish.what)
    return CallRow(tokens.new_id(), person, kind, address, keys, what, wish.lang, time.time())
