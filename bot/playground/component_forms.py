"""Components as Discord answers them: numbered, with every default filled in."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final

Json = dict[str, Any]

ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT = 1, 2, 3, 4, 5, 6, 7
CHANNEL_SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 8, 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
SELECTS: Final = frozenset({SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK_STYLE: Final = 5
PREMIUM_STYLE: Final = 6

ATTACHMENT: Final = "attachment://"


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Every component, also the nested ones, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for inner in ("accessory", "component"):
            if component.get(inner):
                yield from walk([component[inner]])


def find(components: Sequence[Json], custom_id: str) -> Json | None:
    """The component with a custom id."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def settled(components: Sequence[Json], attachments: Sequence[Json]) -> list[Json]:
    """The components of a message as it is kept and answered.

    Args:
        components: valid components, as the bot sent them.
        attachments: the message's files, for ``attachment://`` addresses.
    """
    used = {c["id"] for c in walk(components) if c.get("id")}
    numbers = (number for number in count(1) if number not in used)
    files = {attachment["filename"]: attachment for attachment in attachments}
    return [_settled(component, numbers, files) for component in components]


def _settled(component: Json, numbers: Iterator[int], files: Mapping[str, Json]) -> Json:
    given = {key: value for key, value in component.items() if value is not None}
    done: Json = {"type": given["type"], "id": given.get("id") or next(numbers)}
    done |= {key: value for key, value in given.items() if key not in done}
    for inner in ("accessory", "component"):
        if inner in done:
            done[inner] = _settled(done[inner], numbers, files)
    if "components" in done:
        done["components"] = [_settled(one, numbers, files) for one in done["components"]]
    match done["type"]:
        case kind if kind in SELECTS:
            done = {"min_values": 1, "max_values": 1, **done}
        case 11:
            done |= {"media": media(done["media"], files)}
            done = {"description": None, "spoiler": False, **done}
        case 12:
            done["items"] = [
                {
                    "description": None,
                    "spoiler": False,
                    **item,
                    "media": media(item["media"], files),
                }
                for item in done["items"]
            ]
        case 13:
            found = media(done["file"], files)
            name = found["url"].rsplit("/", 1)[-1]
            done |= {"file": found, "name": name, "size": found.pop("size", None)}
            done = {"spoiler": False, **done}
        case 14:
            done = {"spacing": 1, "divider": True, **done}
        case 17:
            done = {"accent_color": None, "spoiler": False, **done}
    return done


def media(given: Mapping[str, Any], files: Mapping[str, Json]) -> Json:
    """A picture's address as Discord answers it."""
    url: str = given["url"]
    unfurled: Json = {"id": "0", "url": url, "proxy_url": url}
    unfurled |= {"width": None, "height": None, "content_type": None}
    if url.startswith(ATTACHMENT):
        attachment = files[url.removeprefix(ATTACHMENT)]
        unfurled |= {
            key: attachment[key]
            for key in ("url", "proxy_url", "width", "height", "content_type", "size")
            if key in attachment
        }
        unfurled |= {"id": attachment["id"], "attachment_id": attachment["id"]}
    return unfurled
