"""An invalid token is reported before the bot connects, and never printed."""

import base64
import secrets
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.tokens import fault_of

ID = "1234567890123456789"
SECRET = secrets.token_urlsafe(28)


def token(who: str = ID, padding: str = "") -> str:
    first = base64.urlsafe_b64encode(who.encode()).decode().rstrip("=")
    return f"{first}{padding}.GabcdE.{SECRET}"


WRONG = {
    f'"{token()}"': "has quotes around it",
    f"'{token()}": "has quotes around it",
    f"“{token()}”": "has quotes around it",
    f"Bot {token()}": 'starts with "Bot"',
    f"bot  {token()}": 'starts with "Bot"',
    f"DISCORD_TOKEN={token()}": "has its own name in it",
    f"{token()[:30]} {token()[30:]}": "has a space or a line break",
    f"{token()}\n{token()}": "has a space or a line break",
    f"{token()}\u3000x": "has a space",
    ID: "is an id",
    "ab" * 32: "public key",
    "Ab-_" * 8: "client secret",
    f"https://discord.com/api/webhooks/1/{SECRET}": "is an address",
    token("no-id-at-all-in-here"): "three parts",
    token().rpartition(".")[0]: "three parts",
    token() + ".x": "three parts",
    f"{'a' * 21}.GabcdE.{SECRET}": "three parts",  # no text is encoded like this
    "changeme": "three parts",
    "…": "three parts",
}


@pytest.mark.parametrize("given", WRONG, ids=range(len(WRONG)))
def test_each_kind_is_named(given: str) -> None:
    fault = fault_of(given)
    assert fault is not None
    assert WRONG[given] in fault
    assert fault.startswith("DISCORD_TOKEN ")
    assert SECRET[:12] not in fault
    assert given not in fault.removeprefix("DISCORD_TOKEN")


@pytest.mark.parametrize("who", [ID, "80351110224678912", "123456789012345678"])
def test_a_real_one_is_none_of_these(who: str) -> None:
    assert fault_of(token(who)) is None
    assert fault_of(token(who, "=" * (-len(token(who).partition(".")[0]) % 4))) is None


@pytest.mark.parametrize(
    "command", ["run", "doctor", "servers", "servers leave 123456789012345678"]
)
def test_commands_say_so_before_they_connect(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f"Bot {token()}")
    assert main(command.split()) == 1
    said = "".join(capsys.readouterr())
    assert 'DISCORD_TOKEN starts with "Bot": leave out that word and the space.' in said
    assert SECRET not in said


@pytest.mark.parametrize("command", ["run", "doctor", "servers"])
def test_a_misspelt_name_is_told_where_the_token_is_missing(
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKENS={token()}\n", encoding="utf-8")
    monkeypatch.setenv("KOIKOI_HOME", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main([command]) == 1
    said = "".join(capsys.readouterr())
    assert "There is no token. DISCORD_TOKENS is no setting of the bot, so it does noth" in said
    assert "Is DISCORD_TOKEN meant?" in said
    assert SECRET not in said
