"""`koikoi health`: an exit code for monitoring programs."""

import asyncio
import socket
from http import HTTPStatus

import pytest
from aiohttp import web

from bot.__main__ import main


async def asked(
    status: HTTPStatus, text: str, monkeypatch: pytest.MonkeyPatch, host: str = "127.0.0.1"
) -> int:
    """Query a bot that gives this answer."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(text=text, status=status)

    app = web.Application()
    app.router.add_get("/health", answer)
    runner = web.AppRunner(app, shutdown_timeout=0.5)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, 0).start()
        monkeypatch.setenv("KOIKOI_METRICS", f"{host}:{runner.addresses[0][1]}")
        # The machine's proxy must not be used for it.
        monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
        return await asyncio.to_thread(main, ["health"])
    finally:
        await runner.cleanup()


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
async def test_it_says_that_the_bot_is_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], host: str
) -> None:
    assert await asked(HTTPStatus.OK, "well\n", monkeypatch, host) == 0
    assert capsys.readouterr().out == "well\n"


@pytest.mark.parametrize(
    ("status", "text", "said"),
    [
        (503, "disconnected: the bot is not connected.\n", "disconnected: the bot"),
        (404, "nothing here", "something else answers"),
        (500, "broken", "something else answers"),
    ],
)
async def test_it_says_why_it_is_not(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    status: int,
    text: str,
    said: str,
) -> None:
    assert await asked(HTTPStatus(status), text, monkeypatch) == 1
    assert said in capsys.readouterr().err


def test_nobody_is_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))  # nothing listens there
        monkeypatch.setenv("KOIKOI_METRICS", str(other.getsockname()[1]))
        assert main(["health"]) == 1
    assert "isn't running" in capsys.readouterr().err
    monkeypatch.setenv("KOIKOI_METRICS", "")
    assert main(["health"]) == 1
    assert "KOIKOI_METRICS is not set" in capsys.readouterr().err


def test_a_setting_that_is_none_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KOIKOI_METRICS", "nowhere:at all")
    assert main(["health"]) == 1
    said = capsys.readouterr().err
    assert "KOIKOI_METRICS" in said
    assert len(said.splitlines()) == 1
