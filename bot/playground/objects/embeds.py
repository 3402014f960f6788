"""Embeds in the form of Discord's responses."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.playground.objects.components import media

Json = dict[str, Any]


def normalized_embeds(
    embeds: Sequence[Mapping[str, Any]], attachments: Sequence[Json]
) -> list[Json]:
    """Return the embeds of a message in the form in which it is stored and returned.

    Args:
        embeds: valid embeds from the bot.
        attachments: the message's files, for ``attachment://`` addresses.
    """
    files = {attachment["filename"]: attachment for attachment in attachments}
    return [_normalized(embed, files) for embed in embeds]


def _normalized(embed: Mapping[str, Any], files: Mapping[str, Json]) -> Json:
    done: Json = {key: value for key, value in embed.items() if value is not None}
    done["type"] = "rich"
    for part in ("image", "thumbnail"):
        if part in done:
            picture = media(done[part], files)
            keys = ("url", "proxy_url", "width", "height", "content_type")
            done[part] = {key: picture[key] for key in keys if picture[key] is not None}
    if "fields" in done:
        done["fields"] = [{"inline": False, **field} for field in done["fields"]]
    return done
