"""`koikoi notify`: a failed service is written to the hosts, with a database or without one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import STORED_FEATURES
from bot.matches.models.people import Preferences
from bot.playground.faults.rest_faults import Fault
from bot.playground.http.request import ApiResponse
from bot.playground.server import LocalDiscord, serve
from bot.playground.testing.pilot import World
from bot.service.units import BACKUP
from bot.storage import people_rows, schema
from bot.storage.engine import Database
from tests.test_commands import host_on, one_sentence, typed

TEXT = (
    "On your bot's machine, **koikoi-backup.service** failed. This shows why:"
    " `journalctl --unit=koikoi-backup.service`"
)


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    opened = await serve(tmp_path / "discord", token="good")
    yield opened
    await opened.close()


def written(local: LocalDiscord) -> list[tuple[int, str]]:
    """Return all messages: the channel, and the text."""
    found = local.core.messages.by_id.values()
    return [(message.channel_id, message.wire["content"]) for message in found]


async def test_the_owner_is_told_without_a_database(local: LocalDiscord, tmp_path: Path) -> None:
    owner = next(iter(local.core.directory.people.values()))
    code, said, complaints = await typed("notify", BACKUP, environ=host_on(local, tmp_path))
    assert (code, said, complaints) == (0, "It was written to 1 of 1 host.\n", "")
    assert written(local) == [(local.core.directory.open_dm(owner).id, TEXT)]
    form = await schema.form(host_on(local, tmp_path)["DATABASE_URL"])
    assert form.revision is None, "no database is made"


async def test_each_host_is_told_in_their_language(local: LocalDiscord, tmp_path: Path) -> None:
    directory = local.core.directory
    (guild,) = directory.guilds.values()
    people = [directory.add_person(name) for name in ("Dan", "Emi", "Fay")]
    for person in people:
        guild = directory.join(guild, person)
    environ = host_on(local, tmp_path) | {"KOIKOI_HOSTS": ",".join(str(one.id) for one in people)}
    await schema.upgrade(environ["DATABASE_URL"])
    store = Database(environ["DATABASE_URL"], STORED_FEATURES)
    for person, language in zip(people, ("de", "ja"), strict=False):
        chosen = Preferences(person.id, language=language)
        await store.write(people_rows.save_preferences, chosen)
    await store.close()
    code, said, _ = await typed("notify", "koikoi@0.service", environ=environ)
    assert (code, said) == (0, "It was written to 3 of 3 hosts.\n")
    texts = [text for _, text in written(local)]
    assert [text.partition("**")[0] for text in texts] == [
        "Auf dem Rechner deines Bots ist ",
        "ボットを動かしているマシンで",
        "On your bot's machine, ",
    ]
    assert all("koikoi@0.service" in text for text in texts)


async def test_a_broken_database_hinders_nothing(local: LocalDiscord, tmp_path: Path) -> None:
    (tmp_path / "koikoi.sqlite3").write_bytes(b"no database, though it is long enough" * 99)
    code, _, complaints = await typed("notify", BACKUP, environ=host_on(local, tmp_path))
    assert (code, complaints) == (0, "")
    assert [text for _, text in written(local)] == [TEXT]


async def test_hosts_who_are_not_reached(local: LocalDiscord, tmp_path: Path) -> None:
    environ = host_on(local, tmp_path)
    refused = {"message": "Cannot send messages to this user", "code": 50007}
    route = "/channels/{channel_id}/messages"
    fault = Fault("POST", route, ApiResponse(refused, 403), times=1)
    local.core.faults.choose = lambda *asked: fault if asked == ("POST", route) else None
    code, _, complaints = await typed("notify", BACKUP, environ=environ)
    assert code == 1
    assert "Discord doesn't do that now (403, code 50007)" in one_sentence(complaints)
    code, _, complaints = await typed(
        "notify", BACKUP, environ=environ | {"KOIKOI_HOSTS": "nobody"}
    )
    assert code == 1
    assert "KOIKOI_HOSTS" in one_sentence(complaints)
    code, _, complaints = await typed("notify", "`x` **y**", environ=environ)
    assert code == 2
    assert "is not a systemd unit" in one_sentence(complaints)
    assert written(local) == []


async def test_the_webhook_for_reports_is_told_instead(local: LocalDiscord, tmp_path: Path) -> None:
    (guild,) = local.core.directory.guilds.values()
    office = local.core.directory.add_channel(guild, "office")
    webhook = World(local.core, local).add_webhook(office)
    environ = host_on(local, tmp_path) | {"KOIKOI_REPORTS_WEBHOOK": webhook.url}
    code, said, complaints = await typed("notify", BACKUP, environ=environ)
    assert (code, said, complaints) == (0, "It was posted to the webhook for reports.\n", "")
    assert written(local) == [(office.id, TEXT)]
