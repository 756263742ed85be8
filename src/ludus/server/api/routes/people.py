"""People: a name is enough. A return link or an account brings them back; nothing else is asked of anyone."""

import time
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy.exc import IntegrityError
from starlette.concurrency import run_in_threadpool

from ludus.server.api.access import tokens
from ludus.server.api.bodies.people import Account, AccountWish, Guest, Link, Me
from ludus.server.api.routes.seating import good_name
from ludus.server.api.services import Services, ThePerson, TheServices, TheVisitor, address_of, services_of
from ludus.server.refusals import Refused
from ludus.server.rows import STAND_IN
from ludus.server.store import people
from ludus.server.store.people import PersonRow

router = APIRouter(prefix="/api/people", tags=["people"])
hasher = PasswordHasher()


def sign_in_limit(request: Request) -> None:
    services_of(request).limits.take("sign-in", address_of(request))


def person_limit(request: Request) -> None:
    services_of(request).limits.take("person", address_of(request))


@router.post("", status_code=201, dependencies=[Depends(person_limit)])
async def arrive(guest: Guest, response: Response, services: TheServices, who: TheVisitor) -> Me:
    """Play at once as a guest. The return token brings you back when the cookie is lost: keep it."""
    name = good_name(guest.name)
    token = tokens.new_token()
    newcomer = PersonRow(tokens.new_id(), name, None, None, tokens.hashed(token), 0, time.time())
    await services.store.write(lambda c: people.create(c, newcomer))
    _give_cookie(services, response, newcomer)
    return _me(newcomer, token)


@router.get("/me")
async def me(who: ThePerson) -> Me:
    """Who you are."""
    return _me(who)


@router.patch("/me")
async def rename(guest: Guest, services: TheServices, who: ThePerson) -> Me:
    """Take another name, from the next table on."""
    name = good_name(guest.name)
    await services.store.write(lambda c: people.change(c, who.id, name=name))
    return _me(who._replace(name=name))


@router.delete("/me", status_code=204)
async def forget(services: TheServices, who: ThePerson, response: Response) -> None:
    """Delete yourself. Bots play your running games on; finished ones stay, without your name."""
    now, origin = time.time(), services.hall.origin
    await services.store.write(lambda c: people.remove(c, who.id, STAND_IN, now, origin))
    await services.hall.revocation.look(who.id)
    response.delete_cookie(tokens.COOKIE)


@router.post("/return", dependencies=[Depends(sign_in_limit)])
async def come_back(link: Link, response: Response, services: TheServices, who: TheVisitor) -> Me:
    """Come back by a return link."""
    found = await services.store.read(lambda c: people.by_return(c, tokens.hashed(link.token)))
    if found is None or found.banned is not None:
        raise Refused("link", 403)
    _give_cookie(services, response, found)
    return _me(found)


@router.post("/me/return-link")
async def new_return_link(services: TheServices, who: ThePerson) -> Me:
    """A new return token; the old one is void."""
    token = tokens.new_token()
    await services.store.write(lambda c: people.change(c, who.id, return_hash=tokens.hashed(token)))
    return _me(who, token)


@router.put("/me/account", dependencies=[Depends(sign_in_limit)])
async def keep_account(account: AccountWish, response: Response, services: TheServices, who: ThePerson) -> Me:
    """Keep your games across devices: an account name and a password.

    Whoever has an account gives its password to change it. All cookies, return links and connections of before are void
    then; this answer brings a new cookie.
    """
    if who.password is not None and not await run_in_threadpool(_fits, who.password, account.old or ""):
        raise Refused("sign-in", 403)
    kept = {"login": account.login.lower(), "password": await run_in_threadpool(hasher.hash, account.password)}
    try:
        if who.password is None:
            await services.store.write(lambda c: people.change(c, who.id, **kept))
            return _me(who._replace(login=kept["login"]))
        epoch = await services.store.write(lambda c: people.sign_out(c, who.id, **kept))
    except IntegrityError as error:
        raise Refused("login-taken") from error
    if epoch is None:
        raise Refused("no-person", 401)
    changed = who._replace(login=kept["login"], epoch=epoch)
    await services.hall.revocation.look(who.id)
    _give_cookie(services, response, changed)
    return _me(changed)


@router.post("/sign-in", dependencies=[Depends(sign_in_limit)])
async def sign_in(account: Account, response: Response, services: TheServices, who: TheVisitor) -> Me:
    """Come back by account. A wrong name and a wrong password answer alike."""
    found = await services.store.read(lambda c: people.by_login(c, account.login.lower()))
    kept = found.password if found is not None else None
    fits = await run_in_threadpool(_fits, kept, account.password)
    if found is None or not fits or found.banned is not None:
        raise Refused("sign-in", 403)
    _give_cookie(services, response, found)
    return _me(found)


@router.post("/sign-out", response_model=None, responses={200: {"model": Me}, 204: {"description": "Signed out."}})
async def sign_out(services: TheServices, who: TheVisitor, everywhere: bool = False) -> Response:
    """Forget the cookie. With `everywhere`, all cookies and return links given so far are void, and connections end.

    The answer then has a new return link: for whoever has no account it is the only way back.
    """
    answer = Response(status_code=204)
    if who.person is not None and everywhere:
        known, token = who.person, tokens.new_token()
        await services.store.write(lambda c: people.sign_out(c, known.id, return_hash=tokens.hashed(token)))
        await services.hall.revocation.look(known.id)
        answer = JSONResponse(_me(known, token).model_dump())
    answer.delete_cookie(tokens.COOKIE)
    return answer


def _fits(kept: str | None, password: str) -> bool:
    """Whether a password is the one kept; where there is none, finding out takes as long."""
    try:
        return hasher.verify(kept or _nobodys(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return hasher.hash(tokens.new_token())


def _give_cookie(services: Services, response: Response, who: PersonRow) -> None:
    value = tokens.sign(services.store.signing_key, who.id, who.epoch)
    secure = services.config.secure
    response.set_cookie(tokens.COOKIE, value, max_age=tokens.KEPT_SECONDS, httponly=True, samesite="lax", secure=secure)


def _me(who: PersonRow, token: str | None = None) -> Me:
    return Me(id=who.id, name=who.name, login=who.login, return_token=token)
