"""Validation of message bodies, for new messages and for edits."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.playground.core import Core
from bot.playground.objects.errors import EMPTY_MESSAGE, TOO_LARGE, BodyPlace, Problems
from bot.playground.objects.message import V2, Message
from bot.playground.objects.upload import MOST_BYTES, MOST_FILES, Upload
from bot.playground.rest.validation.component_rules import (
    check_defaults,
    check_references,
    check_rules,
    check_sums,
)
from bot.playground.rest.validation.component_shapes import IN_LEGACY, IN_V2, components
from bot.playground.rest.validation.embeds import EMBEDS, check_embeds
from bot.playground.rest.validation.shapes import (
    form,
    integer,
    listing,
    nonce,
    one_of,
    snowflake,
    text,
    yes_or_no,
)
from bot.playground.state.attachments import fit_filename

MOST_CONTENT: Final = 2000
_MOST_REQUEST: Final = 25 * 1024 * 1024
_MENTIONS: Final = form(
    {
        "parse": listing(one_of("users", "roles", "everyone"), 3),
        "users": listing(snowflake, 100),
        "roles": listing(snowflake, 100),
        "replied_user": yes_or_no,
    }
)
_ATTACHMENT: Final = form(
    {
        "id": snowflake,
        "filename": text(1024, 1),
        "description": text(1024),
        "title": text(1024),
    },
    ["id"],
)
_FORM: Final = form(
    {
        "content": text(MOST_CONTENT),
        "embeds": EMBEDS,
        "allowed_mentions": _MENTIONS,
        "attachments": listing(_ATTACHMENT, MOST_FILES),
        "flags": integer(0, 2**31 - 1),
        "tts": yes_or_no,
        "nonce": nonce,
        "enforce_nonce": yes_or_no,
        "message_reference": form({"message_id": snowflake}, ["message_id"]),
    }
)
_LEGACY: Final = components(IN_LEGACY, 5, 0)
_V2: Final = components(IN_V2, 40, 0)


@dataclass(frozen=True, slots=True)
class _Body:
    core: Core
    given: Mapping[str, Any]
    uploads: Mapping[int, Upload]
    present: Message | None

    def after(self, key: str) -> Any:
        """Return a field's value after the request: the new value, or the present one."""
        if key in self.given:
            return self.given[key]
        return self.present.wire.get(key) if self.present else None

    @property
    def is_v2(self) -> bool:
        """Whether the message will be a V2 message. That can't be undone."""
        was = self.present is not None and self.present.flags & V2
        return bool(was or int(self.given.get("flags") or 0) & V2)

    def filenames(self) -> set[str]:
        present = {one["id"]: one["filename"] for one in self.present.files} if self.present else {}
        if "attachments" not in self.given:
            return {*present.values(), *self.new_filenames()}
        kept = {
            present[key]
            for entry in self.given["attachments"] or ()
            if (key := str(entry["id"])) in present
        }
        return kept | self.new_filenames()

    def new_filenames(self) -> set[str]:
        entries = {str(one["id"]): one for one in self.given.get("attachments") or ()}
        return {
            fit_filename(entries.get(str(number), {}).get("filename") or upload.filename)
            for number, upload in self.uploads.items()
        }


def check_message(
    core: Core,
    given: Mapping[str, Any],
    uploads: Mapping[int, Upload],
    present: Message | None = None,
) -> None:
    """Refuse an invalid body of a new message, or of an edit of the message `present`.

    Raises:
        ApiError: the body is invalid; with all its errors.
    """
    body, problems = _Body(core, given, uploads, present), Problems()
    place = problems.under()
    if sum(len(one.data) for one in uploads.values()) > _MOST_REQUEST or any(
        len(one.data) > MOST_BYTES for one in uploads.values()
    ):
        raise TOO_LARGE.error()
    if _FORM(given, place):
        _check_attachments(body, place.at("attachments"))
        problems.raise_any()
        _check_components(body, place)
        check_embeds(given.get("embeds") or (), place.at("embeds"), body.filenames())
    problems.raise_any()
    _check_not_empty(body)


def _check_attachments(body: _Body, place: BodyPlace) -> None:
    known = {one["id"] for one in body.present.files} if body.present else set()
    seen: set[str] = set()
    for i, entry in enumerate(body.given.get("attachments") or ()):
        key = str(entry["id"])
        uploaded = key.isdecimal() and int(key) in body.uploads
        if key in seen or not (uploaded or key in known):
            message = "The attachment is neither uploaded nor on the message"
            place.at(i, "id").wrong("ATTACHMENT_NOT_FOUND", message)
        seen.add(key)
    if len(body.uploads) > MOST_FILES:
        place.wrong("BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")


def _check_components(body: _Body, place: BodyPlace) -> None:
    if body.is_v2:
        for key in ("content", "embeds"):
            if body.after(key):
                message = (
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                )
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                place.at(key).wrong(code, message)
    given = body.given.get("components")
    if given is None:
        return
    here = place.at("components")
    if not (_V2 if body.is_v2 else _LEGACY)(given, here):
        return
    check_rules(given, here, lambda emoji_id: _knows_emoji(body.core, emoji_id))
    check_defaults(given, here, _known_ids(body.core))
    if body.is_v2:
        check_sums(given, here)
        refused = body.present is not None and body.core.faults.refuses_gallery_uploads
        check_references(given, here, body.filenames(), body.new_filenames() if refused else ())


def _check_not_empty(body: _Body) -> None:
    present = body.present.files if body.present else ()
    files = body.uploads or body.given.get("attachments", present)
    content = (body.after("content") or "").strip()
    if not (content or files or body.after("embeds") or body.after("components")):
        raise EMPTY_MESSAGE.error()


def _knows_emoji(core: Core, emoji_id: str) -> bool:
    return emoji_id.isdecimal() and int(emoji_id) in core.emojis.by_id


def _known_ids(core: Core) -> dict[str, Collection[int]]:
    """Return the possible default values of menus, by kind; roles are those of all servers.

    A server's default role has the id of the server.
    """
    guilds = core.directory.guilds
    return {
        "channel": core.directory.channels,
        "user": core.directory.people,
        "role": {*guilds, *(role.id for guild in guilds.values() for role in guild.roles)},
    }
