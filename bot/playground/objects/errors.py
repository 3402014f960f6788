"""The errors of Discord's API: status, code and message."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

Path = tuple[str | int, ...]
"""A place in a request body, as keys and indices."""


class ApiError(Exception):
    """Discord refuses a request."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.body: dict[str, Any] = {"message": message, "code": code, **more}
        self.headers: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Refusal:
    """One of Discord's fixed errors; raise ``refusal.error()``."""

    status: int
    code: int
    message: str

    def error(self) -> ApiError:
        """Return the exception to raise."""
        return ApiError(self.status, self.code, self.message)


UNAUTHORIZED: Final = Refusal(401, 0, "401: Unauthorized")
NOT_FOUND: Final = Refusal(404, 0, "404: Not Found")
METHOD_NOT_ALLOWED: Final = Refusal(405, 0, "405: Method Not Allowed")
UNKNOWN_APPLICATION: Final = Refusal(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL: Final = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD: Final = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER: Final = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE: Final = Refusal(404, 10008, "Unknown Message")
UNKNOWN_ROLE: Final = Refusal(404, 10011, "Unknown Role")
UNKNOWN_USER: Final = Refusal(404, 10013, "Unknown User")
UNKNOWN_EMOJI: Final = Refusal(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK: Final = Refusal(404, 10015, "Unknown Webhook")
INVALID_WEBHOOK_TOKEN: Final = Refusal(401, 50027, "Invalid Webhook Token")
TOO_MANY_FOLLOW_UPS: Final = Refusal(
    400, 40094, "This interaction has reached the maximum number of follow up messages"
)
UNKNOWN_INTERACTION: Final = Refusal(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND: Final = Refusal(404, 10063, "Unknown application command")
UNKNOWN_EVENT: Final = Refusal(404, 10070, "Unknown Guild Scheduled Event")
BOT_FLAGGED: Final = Refusal(
    403, 20026, "Your bot has been flagged by our anti-spam system for abusive behavior."
)
UNKNOWN_COMMAND_PERMISSIONS: Final = Refusal(404, 10066, "Unknown application command permissions")
TOO_MANY_EMOJIS: Final = Refusal(400, 30008, "Maximum number of emojis reached (2000)")
TOO_MANY_EVENTS: Final = Refusal(
    400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)"
)
OPENING_TOO_FAST: Final = Refusal(403, 40003, "You are opening direct messages too fast.")
TOO_LARGE: Final = Refusal(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED: Final = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS: Final = Refusal(403, 50001, "Missing Access")
WRONG_CHANNEL_TYPE: Final = Refusal(400, 50024, "Cannot execute action on this channel type")
NOT_THE_AUTHOR: Final = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE: Final = Refusal(400, 50006, "Cannot send an empty message")
NO_TEXT_CHANNEL: Final = Refusal(400, 50008, "Cannot send messages in a non-text channel")
DMS_CLOSED: Final = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS: Final = Refusal(403, 50013, "Missing Permissions")
INVALID_TOKEN: Final = Refusal(401, 50027, "Invalid Webhook Token")
BAD_JSON: Final = Refusal(400, 50109, "The request body contains invalid JSON.")
THREAD_ARCHIVED: Final = Refusal(400, 50083, "Thread is archived")
THREAD_LOCKED: Final = Refusal(400, 160005, "Thread is locked")
THREAD_EXISTS: Final = Refusal(400, 160004, "A thread has already been created for this message")
INVALID_RECIPIENT: Final = Refusal(400, 50033, "Invalid Recipient(s)")
TWO_FACTOR_REQUIRED: Final = Refusal(403, 60003, "Two factor is required for this operation")
UPLOADS_LIMITED: Final = Refusal(
    403, 400001, "Access to file uploads has been limited for this guild"
)
MESSAGE_BLOCKED: Final = Refusal(400, 200000, "Message was blocked by automatic moderation")
TITLE_BLOCKED: Final = Refusal(400, 200001, "Title was blocked by automatic moderation")
LINK_BLOCKED: Final = Refusal(400, 240000, "Message blocked by harmful links filter")
NO_MUTUAL_GUILD: Final = Refusal(
    403, 50278, "Cannot send messages to this user due to having no mutual guilds"
)


class Problems:
    """All errors in a request body, each with its place.

    Discord reports all errors at once, in a tree that mirrors the body. The errors of a place are
    in its ``_errors``.
    """

    def __init__(self) -> None:
        self._found: list[tuple[Path, str, str]] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Add an error at a place."""
        self._found.append((path, code, message))

    def tree(self) -> dict[str, Any]:
        """Return the errors in the form of Discord's response."""
        root: dict[str, Any] = {}
        for path, code, message in self._found:
            place = root
            for step in path:
                place = place.setdefault(str(step), {})
            place.setdefault("_errors", []).append({"code": code, "message": message})
        return _leaves_only(root)

    def raise_any(self) -> None:
        """Refuse the body if it has errors.

        Raises:
            ApiError: 50035 with the tree of errors.
        """
        if self._found:
            raise ApiError(400, 50035, "Invalid Form Body", errors=self.tree())

    @classmethod
    def one(cls, path: Path, code: str, message: str) -> ApiError:
        """Return the exception for a single error."""
        problems = cls()
        problems.add(path, code, message)
        return ApiError(400, 50035, "Invalid Form Body", errors=problems.tree())

    def under(self, *steps: str | int) -> "BodyPlace":
        """Return a place in the body for reporting errors."""
        return BodyPlace(self, steps)


def _leaves_only(tree: dict[str, Any]) -> dict[str, Any]:
    """Return the tree without the errors of places that contain other errors, as Discord does."""
    inner = {key: _leaves_only(one) for key, one in tree.items() if key != "_errors"}
    return inner or tree


@dataclass(frozen=True, slots=True)
class BodyPlace:
    """A place in a request body, with the object that collects its errors."""

    problems: Problems
    path: Path = ()

    def at(self, *steps: str | int) -> Self:
        """Return a place inside this place."""
        return type(self)(self.problems, (*self.path, *steps))

    def wrong(self, code: str, message: str) -> None:
        """Add an error at this place."""
        self.problems.add(self.path, code, message)
