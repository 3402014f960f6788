"""Errors are reported to Sentry, without any personal data."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Final

import pytest
import sentry_sdk

from bot.cli.doctor import examine
from bot.cli.error_reports import NOT_INSTALLED, start_error_reports, stripped
from bot.koikoi.cards import DECK, card_code
from bot.locales import LANGUAGES, texts_in
from bot.screens.wording.cards import card_name
from bot.settings import SettingsError, load_settings
from tests.bot.each import each
from tests.bot.forging import pressed
from tests.bot.harness import BotHarness

SECRET: Final = "nobody else may read this"


class Sink(ThreadingHTTPServer):
    """Receives the data sent to Sentry."""

    def __init__(self) -> None:
        self.bodies: list[str] = []
        self.headers: list[str] = []
        super().__init__(("127.0.0.1", 0), Taking)

    @property
    def dsn(self) -> str:
        return f"http://key@127.0.0.1:{self.server_port}/1"

    @property
    def events(self) -> list[dict[str, Any]]:
        return [
            found
            for body in self.bodies
            for line in body.splitlines()
            if "event_id" in (found := json.loads(line)) and "level" in found
        ]


class Taking(BaseHTTPRequestHandler):
    server: Sink

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        self.server.bodies.append(body.decode())
        self.server.headers.append(str(self.headers))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def sink() -> Iterator[Sink]:
    server = Sink()
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        assert start_error_reports(server.dsn, "1.2.3") is None
        yield server
    finally:
        sentry_sdk.flush()
        sentry_sdk.get_client().close()
        sentry_sdk.get_global_scope().set_client(None)
        server.shutdown()
        server.server_close()
        thread.join()


class Broken(Exception):  # noqa: N818 - as a bug of ours would be
    """Contains all kinds of data that an error may have."""


async def test_an_error_in_a_match_carries_nothing_of_it(
    room: BotHarness, sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a press, in its background work, in an unobserved task, and in a library."""
    table = await room.started()
    stored = await room.stored()
    assert stored.match is not None

    async def fails(*arguments: Any, **named: Any) -> Any:
        hands = stored.match  # a local that contains every card
        raise Broken(f"{arguments} {named} {hands!r} {room.aoi.name} {room.aoi.id} {SECRET}")

    with monkeypatch.context() as broken:
        broken.setattr(room.service.queries, "get", fails)
        answer = await pressed(room.ben, table, "kk:1:1:menu")
    assert re.search(r"give an admin this number: `[0-9a-f]{8}`", answer.text)
    room.client.presenter.background.start(fails("background"))
    await room.drawn()

    def unhandled() -> None:
        loop = asyncio.get_running_loop()
        loop.call_exception_handler(
            {"message": f"Task of {room.aoi.name}", "exception": Broken(SECRET)}
        )

    unhandled()
    logging.getLogger("aiohttp.server").error("%s said to Ben", SECRET)
    logging.getLogger("bot.some").error("Report %d of %s failed.", 7, SECRET)
    sentry_sdk.flush()

    kinds = [one["type"] for event in sink.events for one in _errors(event)]
    assert kinds.count("Broken") >= 3
    said = [(one.get("logentry") or {}).get("message") for one in sink.events]
    assert "Report %d of %s failed." in said
    assert "An error of asyncio." in said
    assert "An error of aiohttp.server." in said
    functions = {
        frame["function"]
        for event in sink.events
        for error in _errors(event)
        for frame in (error.get("stacktrace") or {"frames": ()})["frames"]
    }
    assert {"fails", "_press"} <= functions
    everything = "\n".join((*sink.bodies, *sink.headers))
    for words in _private(room):
        assert not re.search(rf"(?<!\w){re.escape(words)}(?!\w)", everything), words
    allowed = {"event_id", "timestamp", "level", "platform", "release", "logger", "logentry"}
    allowed |= {"exception", "contexts", "sdk"}
    extra = {key for event in sink.events for key in event} - allowed
    assert not extra, extra


def _errors(event: dict[str, Any]) -> list[dict[str, Any]]:
    return (event.get("exception") or {}).get("values") or []


def _private(room: BotHarness) -> Iterator[str]:
    """Yield text that no report may contain: words, names, ids, tokens, cards, in all languages."""
    yield SECRET
    core = room.world.core
    yield core.token
    for person in (room.aoi, room.ben):
        yield from (person.name, str(person.id), str(person.dm.id))
    yield from (room.world.guild.name, str(room.world.guild.id), str(room.world.channel.id))
    for request in room.world.requests:
        yield from re.findall(r"(?<=/)[\w-]{40,}(?=/)", request.path)
    for card in DECK:
        yield card_code(card)
        yield from (card_name(texts_in(language), card) for language in LANGUAGES)
    from socket import gethostname

    yield gethostname()
    yield str(room.world.core.data_dir)


def test_what_is_not_known_is_not_sent() -> None:
    """A newer library may add anything to an event."""
    event: Any = {
        "event_id": "1",
        "logger": "bot.x",
        "user": {"id": SECRET},
        "extra": {SECRET: 1},
        "breadcrumbs": {"values": [SECRET]},
        "server_name": SECRET,
        "request": {"data": SECRET},
        "contexts": {"runtime": {"name": "CPython", "build": SECRET}, "new": SECRET},
        "logentry": {"message": "%s fails", "params": [SECRET], "formatted": SECRET},
        "exception": {
            "values": [
                {
                    "type": "X",
                    "value": SECRET,
                    "stacktrace": {
                        "frames": [
                            {
                                "function": "f",
                                "filename": f"/home/{SECRET}/x.py",
                                "abs_path": SECRET,
                                "vars": {"a": SECRET},
                                "context_line": SECRET,
                            }
                        ]
                    },
                }
            ]
        },
    }
    sent = stripped(event, {})
    assert sent is not None
    assert SECRET not in json.dumps(sent)
    assert "x.py" in json.dumps(sent)
    assert stripped({"logger": "discord.client"}, {}) is None


def test_without_an_address_nothing_is_started() -> None:
    assert start_error_reports(None, "1") is None
    assert not sentry_sdk.is_initialized()


def test_without_the_library_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "sentry_sdk", None)
    monkeypatch.setattr("bot.cli.error_reports.find_spec", lambda _: None)
    assert start_error_reports("https://key@sentry.example/1", "1") == NOT_INSTALLED
    monkeypatch.setenv("KOIKOI_SENTRY_DSN", "https://key@sentry.example/1")
    examine()
    assert f"✗ error reports: {NOT_INSTALLED}" in capsys.readouterr().out


@each("given", ["https://key@o1.ingest.sentry.example/42", "http://key@127.0.0.1:9000/sentry/1"])
def test_an_address(given: str) -> None:
    assert load_settings({"KOIKOI_SENTRY_DSN": given}).sentry_dsn == given


@each(
    "given",
    [
        "x",
        "https://sentry.example/1",
        "https://k@sentry.example/",
        "https://k@h:port/1",
        "ftp://k@h/1",
    ],
)
def test_an_address_that_is_none_is_refused_with_a_sentence(given: str) -> None:
    with pytest.raises(SettingsError, match="KOIKOI_SENTRY_DSN must be the DSN of a project"):
        load_settings({"KOIKOI_SENTRY_DSN": given})
