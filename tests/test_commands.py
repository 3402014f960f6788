"""The commands for a host: one sentence per problem, no traceback, no exit code zero."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.playground.faults.rest_faults import Fault
from bot.playground.http.request import ApiResponse
from bot.playground.server import LocalDiscord, serve
from bot.playground.testing.pilot import World
from bot.version import version
from tests.root import ROOT
from tests.terminal_driver import run

PATIENCE = 180
"""Timeout in seconds that only a broken test reaches: processes start on a busy machine."""
PLAIN = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}


async def koikoi(
    *arguments: str, environ: dict[str, str] | None = None, stdin: bytes = b""
) -> tuple[int, str, str]:
    """Run a command as a separate process: exit code, output, errors."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=ROOT,
        env={**PLAIN, **(environ or {})},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    output, complaints = await asyncio.wait_for(process.communicate(stdin), PATIENCE)
    assert process.returncode is not None
    return process.returncode, output.decode(), complaints.decode()


async def typed(*arguments: str, environ: dict[str, str] | None = None) -> tuple[int, str, str]:
    """Run a command in this process, without a process start: exit code, output, errors."""
    with pytest.MonkeyPatch.context() as patched:
        # The doctor points the library to a local Discord.
        patched.setattr(Route, "BASE", Route.BASE)
        patched.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
        patched.delenv("DISCORD_TOKEN", raising=False)
        for key, value in (environ or {}).items():
            patched.setenv(key, value)
        return await asyncio.to_thread(run, list(arguments))


def host(tmp_path: Path, **environ: str) -> dict[str, str]:
    """Return the environment of a host with a separate database, and without `.env`.

    The cards are drawn once for all tests.
    """
    return {
        "DATABASE_URL": f"sqlite:///{tmp_path}/koikoi.sqlite3",
        "KOIKOI_CACHE": str(tmp_path.parent / "cards"),
        **environ,
    }


def host_on(local: LocalDiscord, folder: Path) -> dict[str, str]:
    """Return the same, on a local Discord that accepts the token."""
    return host(
        folder,
        DISCORD_TOKEN="good",
        KOIKOI_DISCORD_API=local.api_url,
        KOIKOI_DISCORD_GATEWAY=local.gateway_url,
    )


def one_sentence(complaints: str) -> str:
    assert "Traceback" not in complaints
    assert len(complaints.strip().splitlines()) == 1, complaints
    return complaints


@pytest.mark.skipif((ROOT / ".env").exists(), reason="a token may stand in .env here")
async def test_run_without_a_token_says_where_it_goes(tmp_path: Path) -> None:
    code, _, complaints = await typed("run", environ=host(tmp_path, KOIKOI_HOME=str(ROOT)))
    assert code == 1
    assert "DISCORD_TOKEN" in one_sentence(complaints)
    assert "make play" in complaints


async def test_run_with_a_refused_token_says_so(tmp_path: Path) -> None:
    local = await serve(tmp_path / "discord", token="the-right-one")
    try:
        code, _, complaints = await koikoi(
            "run",
            environ=host(
                tmp_path,
                DISCORD_TOKEN="a-wrong-one",
                KOIKOI_DISCORD_API=local.api_url,
                KOIKOI_DISCORD_GATEWAY=local.gateway_url,
            ),
        )
    finally:
        await local.close()
    assert code == 78, "a service manager is not to try it again"
    assert "refuses the token" in complaints
    assert "Traceback" not in complaints


async def test_run_that_is_closed_for_good_ends_with_a_sentence_and_is_not_to_be_restarted(
    tmp_path: Path,
) -> None:
    local = await serve(tmp_path / "discord", token="good")
    running = asyncio.create_task(
        koikoi(
            "run",
            environ=host_on(local, tmp_path),
        )
    )
    try:
        await World(local.core, local).until(
            lambda: local.core.gateway.online, "the bot is connected", within=PATIENCE
        )
        local.core.gateway.drop(4011)
        code, _, complaints = await running
    finally:
        running.cancel()
        await local.close()
    assert code == 78
    assert "requires sharding" in complaints.splitlines()[-1]
    assert "Traceback" not in complaints


async def test_run_connects_anew_when_a_client_of_several_shards_has_ended(tmp_path: Path) -> None:
    """A malformed event ends all of the client's shards; the process continues."""
    local = await serve(tmp_path / "discord", token="good")
    running = asyncio.create_task(
        koikoi(
            "run",
            environ=host(
                tmp_path,
                DISCORD_TOKEN="good",
                KOIKOI_SHARDS="0,1/2",
                KOIKOI_DISCORD_API=local.api_url,
                KOIKOI_DISCORD_GATEWAY=local.gateway_url,
            ),
        )
    )
    gateway, world = local.core.gateway, World(local.core, local)
    try:
        await world.until(lambda: gateway.identifies == 2, "both connect", within=PATIENCE)
        await world.until(lambda: gateway.online, "the bot is connected", within=PATIENCE)
        gateway.malformed_event()
        await world.until(lambda: gateway.identifies == 4, "both connect anew", within=PATIENCE)
        assert not running.done()
        gateway.drop(4011)
        code, _, complaints = await running
    finally:
        running.cancel()
        await local.close()
    assert code == 78
    assert "requires sharding" in complaints.splitlines()[-1]


async def test_run_with_nobody_listening_says_so(tmp_path: Path) -> None:
    local = await serve(tmp_path / "discord")
    api, gateway = local.api_url, local.gateway_url
    await local.close()
    code, _, complaints = await koikoi(
        "run",
        environ=host(
            tmp_path,
            DISCORD_TOKEN="some",
            KOIKOI_DISCORD_API=api,
            KOIKOI_DISCORD_GATEWAY=gateway,
        ),
    )
    assert code == 1
    assert f"koikoi {version()}, on Python" in complaints.splitlines()[0]
    assert "can't be reached" in complaints
    assert "Traceback" not in complaints


@pytest.mark.parametrize("command", ["run", "doctor", "db check"])
async def test_a_database_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, command: str
) -> None:
    (tmp_path / "file").write_text("no folder")
    environ = host(
        tmp_path, DISCORD_TOKEN="some", DATABASE_URL=f"sqlite:///{tmp_path}/file/koikoi.sqlite3"
    )
    # A local Discord accepts any token, and none is running.
    environ |= {"KOIKOI_DISCORD_API": "http://127.0.0.1:9", "KOIKOI_DISCORD_GATEWAY": "ws://x"}
    # `run` starts a log and signal handlers, so it needs a separate process.
    start = koikoi if command == "run" else typed
    code, output, complaints = await start(*command.split(), environ=environ)
    assert code == 1
    # A check creates nothing, and finds no database.
    said = "There is no database" if command == "db check" else "can't be written"
    assert said in output + complaints
    assert "Traceback" not in complaints


async def test_a_damaged_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "koikoi.sqlite3").write_bytes(b"this is no database, but it is long enough" * 99)
    code, _, complaints = await typed("db", "check", environ=host(tmp_path))
    assert code == 1
    assert "koikoi.sqlite3" in one_sentence(complaints)


async def test_a_bad_setting_is_one_sentence() -> None:
    code, _, complaints = await typed("run", environ={"KOIKOI_NEXT_ROUND": "tomorrow"})
    assert code == 1
    assert "KOIKOI_NEXT_ROUND" in one_sentence(complaints)


async def test_the_doctor_finds_all_well(tmp_path: Path) -> None:
    local = await serve(tmp_path / "discord", token="good")
    try:
        code, output, _ = await typed(
            "doctor",
            environ=host_on(local, tmp_path),
        )
    finally:
        await local.close()
    assert code == 0, output
    assert output.startswith(f"✓ version: koikoi {version()}.\n")
    assert "✗" not in output
    assert "on 1 server" in output
    assert "computer players: the bot isn't running." in output


async def test_the_doctor_looks_at_discord_as_well_before_the_first_start(tmp_path: Path) -> None:
    local = await serve(tmp_path / "discord", token="good")
    (guild,) = local.core.directory.guilds
    (channel,) = local.core.directory.channels_of(guild)
    try:
        code, output, complaints = await typed(
            "doctor",
            "--live",
            "--channel",
            str(channel.id),
            environ=host_on(local, tmp_path),
        )
    finally:
        await local.close()
    assert complaints == ""
    assert code == 1, "the bot has never started: its commands and emojis are not there"
    wrong = [line.split(":")[0] for line in output.splitlines() if line.startswith("✗")]
    assert wrong == ["✗ installation", "✗ commands", "✗ card emojis"]
    assert "✓ send: " in output
    assert output.splitlines()[-1] == "✓ delete: the message is gone again."


async def test_a_token_that_is_reset_while_the_doctor_looks_is_a_line(tmp_path: Path) -> None:
    local = await serve(tmp_path / "discord", token="good")
    refused = Fault("GET", "/users/@me", ApiResponse({"message": "401", "code": 0}, 401), times=1)
    asked = 0

    def second_login(method: str, template: str) -> Fault | None:
        nonlocal asked
        asked += (method, template) == ("GET", "/users/@me")
        return refused if asked > 1 else None

    local.core.faults.choose = second_login
    try:
        code, output, complaints = await typed(
            "doctor",
            "--live",
            environ=host_on(local, tmp_path),
        )
    finally:
        await local.close()
    assert (code, complaints) == (1, "")
    assert "on 1 server" in output
    assert output.splitlines()[-1].startswith("✗ Discord: Discord refuses the token.")


async def test_the_database_is_made_checked_and_copied(tmp_path: Path) -> None:
    environ = host(tmp_path)
    code, _, complaints = await typed("db", "check", environ=environ)
    assert code == 1
    assert "There is no database" in one_sentence(complaints)
    assert "upgraded" in (await typed("db", "upgrade", environ=environ))[1]
    assert "up to date" in (await typed("db", "check", environ=environ))[1]
    copy = tmp_path / "copy.sqlite3"
    assert (await typed("db", "backup", str(copy), environ=environ))[0] == 0
    assert copy.stat().st_size > 0
    code, _, complaints = await typed("db", "backup", str(copy), environ=environ)
    assert code == 1
    assert "exists already" in one_sentence(complaints)


async def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    local = await serve(tmp_path / "discord")
    try:
        port = local.url.rsplit(":", 1)[1].strip("/")
        code, _, complaints = await koikoi(
            "play", "--port", port, "--data", str(tmp_path / "other")
        )
    finally:
        await local.close()
    assert code == 1
    assert "taken" in one_sentence(complaints)
