"""Sent presses, and which of them the bot answered.

A press on a move counts as answered when the bot changed the pressed message in answer to it:
with its first answer, or after it had acknowledged the press. A text or an apology is not such an
answer. The bot commits before it answers, so the log must then have an action at that press's seq.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from http import HTTPStatus
from typing import Final

from bot.koikoi import parse_action
from bot.playground.core import Core
from bot.playground.http.request_log import LoggedRequest, RequestLog
from bot.playground.objects.interaction import Answer, Interaction
from tests.tools.endurance.controls import MOVES

_CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"
_ORIGINAL: Final = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
_KEPT: Final = 500
"""Number of the newest requests that are kept: their bodies are large."""


@dataclass(slots=True)
class SentPress:
    order: int
    """Position in the common order of everything sent and answered."""
    person_id: int
    match_id: int
    seq: int
    action: str
    forged: bool
    answered: int | None = None
    """Position of the answer in the same order; None: not answered."""

    def __str__(self) -> str:
        return f"match {self.match_id}, seq {self.seq}, person {self.person_id}"


@dataclass(slots=True)
class Presses:
    """Every press on a move that was sent."""

    core: Core
    sent: list[SentPress] = field(default_factory=list)
    puzzles: set[tuple[int, str]] = field(default_factory=set)
    """People and their choices of puzzles: `puzzle play <day> <card>`."""
    tokens: set[str] = field(default_factory=set)
    """The tokens of all interactions: no log may contain them."""
    _by_token: dict[str, SentPress] = field(default_factory=dict)
    _order: int = 0

    def note(self, interaction: Interaction, *, forged: bool = False) -> None:
        """Record an interaction sent to the bot."""
        self.tokens.add(interaction.token)
        match str(interaction.data.get("custom_id", "")).split(":"):
            case ["kk", match_id, seq, action] if action.split(" ")[0] in MOVES:
                if not match_id.isdecimal() or not seq.isdecimal():
                    return
                person, action = interaction.person.id, _canonical(action)
                self._order += 1
                sent = SentPress(self._order, person, int(match_id), int(seq), action, forged)
                self.sent.append(sent)
                self._by_token[interaction.token] = sent
            case ["kk", "0", "0", action] if action.startswith("puzzle "):
                self.puzzles.add((interaction.person.id, action))
            case _:
                return

    def heard(self, request: LoggedRequest) -> None:
        """Record the press that a request of the bot answers, if any."""
        if request.template not in {_CALLBACK, _ORIGINAL}:
            return
        token = request.path.split("/")[3]
        sent, interaction = self._by_token.get(token), self.core.interactions.by_token.get(token)
        if sent is None or interaction is None or sent.answered is not None:
            return
        if _changed_the_message(request, interaction):
            self._order += 1
            sent.answered = self._order

    @property
    def answered(self) -> list[SentPress]:
        """Return the answered presses that were not forged."""
        return [one for one in self.sent if one.answered is not None and not one.forged]


def _canonical(action: str) -> str:
    """Return the action in the form of the log: forged actions may have extra blanks."""
    try:
        return parse_action(action).text
    except ValueError:
        return action


def _changed_the_message(request: LoggedRequest, interaction: Interaction) -> bool:
    if request.template == _CALLBACK:
        # If an answer took effect but its response was lost, the person sees it nevertheless.
        return interaction.answer is Answer.UPDATE
    taken = request.status < HTTPStatus.BAD_REQUEST
    return taken and request.method == "PATCH" and interaction.answer is Answer.DEFERRED_UPDATE


class ListeningRequestLog(RequestLog):
    """A request log that reports each request to a listener and keeps only the newest."""

    def __init__(
        self, listener: Callable[[LoggedRequest], None], write: Callable[[str], None]
    ) -> None:
        """Call *listener* for each request, and *write* with a line about it."""
        super().__init__()
        self._listener = listener
        self._write = write

    def append(self, request: LoggedRequest, /) -> None:
        """Add a request, and report it."""
        super().append(request)
        self._listener(request)
        self._write(_told(request))
        while len(self) > _KEPT:
            self.popleft()


def _told(request: LoggedRequest) -> str:
    """Return a request in a line: time, whether it failed by a fault, and Discord's code."""
    code = request.response.get("code", "") if isinstance(request.response, dict) else ""
    fault = "fault" if request.ordered else ""
    now = f"{datetime.now():%H:%M:%S.%f}"  # noqa: DTZ005 - as in the bot's log
    return f"{now} {request.method} {request.path} {request.status} {code} {fault}".rstrip()
