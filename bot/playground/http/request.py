"""Requests of the bot, and responses."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import BodyPartReader, web

from bot.playground.objects.errors import BAD_JSON, NOT_FOUND, TOO_LARGE
from bot.playground.objects.upload import MOST_BYTES, Upload

Json = dict[str, Any]


MAX_ID: Final = 2**63 - 1
"""The largest number that the database takes."""


def path_id(text: str) -> int | None:
    """Return an id from a path; None if it isn't a number that an id can be."""
    if not text.isdecimal() or len(text) > len(str(MAX_ID)):
        return None
    return number if (number := int(text)) <= MAX_ID else None


@dataclass(frozen=True, slots=True)
class ApiRequest:
    """A request: its route and its data."""

    params: Mapping[str, str]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: Mapping[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """Return an id from the path.

        Raises:
            ApiError: the id isn't a number that an id can be.
        """
        found = path_id(self.params[name])
        if found is None:
            raise NOT_FOUND.error()
        return found

    @property
    def form(self) -> Json:
        """Return the body as an object; an empty body is an empty object."""
        return self.body if isinstance(self.body, dict) else {}


@dataclass(frozen=True, slots=True)
class ApiResponse:
    """A response. Without a body its status is 204."""

    body: Any = None
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)

    def to_http(self) -> web.Response:
        """Return the HTTP response.

        JSON's content type has no charset, because discord.py wouldn't recognize it. A body that
        is a string is plain text: no response of the API is.
        """
        if self.body is None:
            return web.Response(status=204, headers=self.headers)
        if isinstance(self.body, str):
            return web.Response(text=self.body, status=self.status, headers=self.headers)
        headers = {"content-type": "application/json", **self.headers}
        body = json.dumps(self.body, ensure_ascii=False).encode()
        return web.Response(body=body, status=self.status, headers=headers)


NO_CONTENT = ApiResponse(status=204)


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """Return a request's JSON body and its files, sent as JSON or as a multipart form.

    Raises:
        ApiError: the JSON is invalid, or a file is too large.
    """
    if not request.can_read_body:
        return None, {}
    if not request.content_type.startswith("multipart/"):
        return _parsed(await request.text()), {}
    body: Any = {}
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        if name == "payload_json":
            body = _parsed(await part.text())
        elif name.startswith("files[") and name[6:-1].isdecimal():
            data = bytes(await part.read())
            if len(data) > MOST_BYTES:
                raise TOO_LARGE.error()
            uploads[int(name[6:-1])] = Upload(part.filename or "file", data)
    return body, uploads


def _parsed(text: str) -> Any:
    if not text:
        return None
    try:
        return json.loads(text)
    except ValueError:
        raise BAD_JSON.error() from None
