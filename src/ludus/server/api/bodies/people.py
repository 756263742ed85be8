"""People, and how they are called."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from ludus.server.api.bodies import Body, Login, Name, Password, Token


class Guest(Body):
    name: Name


class Account(Body):
    login: Login
    password: Password


class AccountWish(Account):
    """An account to be kept; whoever has one already gives its password too."""

    old: Password | None = None


class Link(Body):
    token: Token


class Me(BaseModel):
    """The person asking, as they see themselves."""

    id: str
    name: str
    login: str | None
    return_token: str | None = None  # shown once, when it is made


CallKind = Literal["turn", "reminder", "against"]
Address = Annotated[str, StringConstraints(min_length=8, max_length=1000, pattern=r"^https?://[!-~]+$")]
Lang = Annotated[str, StringConstraints(max_length=8)]


class CallWish(Body):
    """What to be called about, in which language."""

    what: list[CallKind] = Field(["turn", "reminder", "against"], max_length=3)
    lang: Lang = "en"


class BrowserKeys(Body):
    p256dh: Annotated[str, StringConstraints(max_length=128)]
    auth: Annotated[str, StringConstraints(max_length=64)]


class Browser(CallWish):
    """A browser's subscription."""

    endpoint: Address
    keys: BrowserKeys
    expirationTime: float | None = None


class Hook(CallWish):
    url: Address


class PushSeen(BaseModel):
    id: str
    created: float
    what: list[str]


class HookSeen(BaseModel):
    url: str
    what: list[str]


class HookMade(HookSeen):
    secret: str  # shown once


class CallsSeen(BaseModel):
    """How a person is called; `key` is what a browser needs to subscribe."""

    key: str
    kinds: list[str]
    push: list[PushSeen]
    webhook: HookSeen | None
