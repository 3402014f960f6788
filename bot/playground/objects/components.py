"""Components in the form of Discord's responses: with ids, and all defaults filled in."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final

Json = dict[str, Any]

ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT = 1, 2, 3, 4, 5, 6, 7
CHANNEL_SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 8, 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS: Final = frozenset({SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK_STYLE: Final = 5
PREMIUM_STYLE: Final = 6

ATTACHMENT: Final = "attachment://"


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield every component, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for inner in ("accessory", "component"):
            if component.get(inner):
                yield from walk([component[inner]])


def find(components: Sequence[Json], custom_id: str) -> Json | None:
    """Return the component with a custom id, or None."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def normalized(components: Sequence[Json], attachments: Sequence[Json]) -> list[Json]:
    """Return the components of a message in the form in which it is stored and returned.

    Args:
        components: valid components from the bot.
        attachments: the message's files, for ``attachment://`` addresses.
    """
    used = {c["id"] for c in walk(components) if c.get("id")}
    numbers = (number for number in count(1) if number not in used)
    files = {attachment["filename"]: attachment for attachment in attachments}
    return [_normalized(component, numbers, files) for component in components]


_DEFAULTS: Final[Mapping[int, Json]] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


def _normalized(component: Json, numbers: Iterator[int], files: Mapping[str, Json]) -> Json:
    given = {key: value for key, value in component.items() if value is not None}
    kind: int = given["type"]
    done: Json = {"type": kind, "id": given.get("id") or next(numbers), **_DEFAULTS.get(kind, {})}
    done |= {key: value for key, value in given.items() if key != "id"}
    for inner in ("accessory", "component"):
        if inner in done:
            done[inner] = _normalized(done[inner], numbers, files)
    if "components" in done:
        done["components"] = [_normalized(one, numbers, files) for one in done["components"]]
    if "emoji" in done:
        done["emoji"] = _emoji(done["emoji"])
    if "options" in done:
        done["options"] = [_option(one) for one in done["options"]]
    if "default_values" in done:
        done["default_values"] = [{**one, "id": str(one["id"])} for one in done["default_values"]]
    return done | _with_media(done, files)


def _with_media(component: Json, files: Mapping[str, Json]) -> Json:
    """Return the changed fields of a component that shows files."""
    match component["type"]:
        case 11:
            return {"media": media(component["media"], files)}
        case 12:
            look: Json = {"description": None, "spoiler": False}
            items = [
                {**look, **item, "media": media(item["media"], files)}
                for item in component["items"]
            ]
            return {"items": items}
        case 13:
            file = media(component["file"], files)
            name = file["url"].rsplit("/", 1)[-1]
            return {"file": file, "name": name, "size": file.pop("size", None)}
    return {}


def _option(given: Mapping[str, Any]) -> Json:
    option = {key: value for key, value in given.items() if value is not None}
    return {**option, "emoji": _emoji(option["emoji"])} if "emoji" in option else option


def _emoji(given: Mapping[str, Any]) -> Json:
    """Return an emoji in the form of responses, with its id as a string."""
    emoji = {key: value for key, value in given.items() if value is not None}
    return {**emoji, "id": str(emoji["id"])} if "id" in emoji else emoji


def media(given: Mapping[str, Any], files: Mapping[str, Json]) -> Json:
    """Return a picture's media object in the form of responses."""
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
