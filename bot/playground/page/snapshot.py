"""The complete state for a page that opens."""

from typing import Any

from bot.playground.core import Core
from bot.playground.objects.page_forms import list_dm, list_people

Json = dict[str, Any]


def page_state(core: Core) -> Json:
    """Return the whole state. After that a page gets only changes."""
    directory = core.directory
    messages: dict[str, list[Json]] = {str(one): [] for one in directory.channels}
    for message in sorted(core.messages.by_id.values(), key=lambda one: one.id):
        if message.id in core.messages.dismissed:
            continue
        shown = core.messages.wire(message)
        if message.only_for is not None:
            shown["for"] = [str(message.only_for)]
        messages.setdefault(str(message.channel_id), []).append(shown)
    return {
        "t": "state",
        "people": list_people(directory.people.values()),
        "bot": {**directory.bot.wire(), "online": core.gateway.online},
        "guilds": directory.guilds_listed(),
        "dms": [
            list_dm(channel, directory.bot)
            for channel in directory.channels.values()
            if directory.recipients(channel)
        ],
        "messages": messages,
        "commands": list(core.commands.by_id.values()),
        "pushes": {
            str(person_id): [push.page_wire() for push in core.pushes.of(person_id)]
            for person_id in directory.people
        },
        "starts_bot": core.starts_bot,
        "starts_over": core.start_over is not None,
        "ahead": core.clock.ahead.total_seconds(),
        "emojis": core.emojis.page_wire(),
        "events": core.scheduled_events.page_wire(),
    }
