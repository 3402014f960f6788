"""Validation of embeds."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from bot.playground.objects.components import ATTACHMENT
from bot.playground.objects.errors import BodyPlace
from bot.playground.rest.validation.shapes import (
    Shape,
    form,
    integer,
    length,
    listing,
    text,
    url,
    yes_or_no,
)

Json = dict[str, Any]

MOST_TEXT: Final = 6000


def _moment(value: Any, place: BodyPlace) -> bool:
    try:
        datetime.fromisoformat(value)
    except (TypeError, ValueError):
        message = f'Could not parse "{value}". Should be ISO8601.'
        place.wrong("DATE_TIME_TYPE_PARSE", message)
        return False
    return True


_LINK: Final = url(2048, "http", "https")
_PICTURE: Final = form({"url": url(2048, "http", "https", "attachment")})
_FIELDS: Final[Mapping[str, Shape]] = {
    "title": text(256),
    "description": text(4096),
    "url": _LINK,
    "color": integer(0, 0xFFFFFF),
    "timestamp": _moment,
    "author": form({"name": text(256, 1), "url": _LINK, "icon_url": text(2048)}, ["name"]),
    "footer": form({"text": text(2048, 1), "icon_url": text(2048)}, ["text"]),
    "image": _PICTURE,
    "thumbnail": _PICTURE,
    "fields": listing(
        form(
            {"name": text(256, 1), "value": text(1024, 1), "inline": yes_or_no}, ["name", "value"]
        ),
        25,
    ),
}
EMBEDS: Final = listing(form(_FIELDS), 10)


def check_embeds(embeds: Sequence[Json], place: BodyPlace, filenames: Collection[str]) -> None:
    """Check embeds beyond their single fields: emptiness, the sum of the texts, the pictures."""
    total = 0
    for i, embed in enumerate(embeds):
        total += _size(embed)
        if not any(embed.get(field) for field in _FIELDS if field not in {"color", "timestamp"}):
            place.at(i).wrong("BASE_TYPE_REQUIRED", "An embed must not be empty")
        for part in ("image", "thumbnail"):
            address = (embed.get(part) or {}).get("url") or ""
            if address.startswith(ATTACHMENT):
                name = address.removeprefix(ATTACHMENT)
                if name not in filenames:
                    message = f"The referenced attachment '{name}' was not found"
                    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                    place.at(i, part, "url").wrong(code, message)
    if total > MOST_TEXT:
        message = f"Embed size exceeds maximum size of {MOST_TEXT}"
        place.wrong("MAX_EMBED_SIZE_EXCEEDED", message)


def _size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("author") or {}).get("name"), (embed.get("footer") or {}).get("text")]
    for field in embed.get("fields") or ():
        texts += [field["name"], field["value"]]
    return sum(length(one) for one in texts if one)
