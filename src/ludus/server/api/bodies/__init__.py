"""What is sent and answered over HTTP: what all bodies share; one file per subject beside it."""

from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=32)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Login = Annotated[str, StringConstraints(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=128)]
Count = Annotated[int, Field(ge=0, le=2**53)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]

PROTOCOL: Final = "x-protocol"


def sent(kind: str) -> Any:
    """Marks what is described in `ludus.server.protocol` rather than here, by its type there as the page spells it."""
    return Field(json_schema_extra={PROTOCOL: kind})


class Body(BaseModel):
    """A body with nothing in it that was not asked for."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why a request was refused."""

    code: str
    sentence: str
    hint: str
