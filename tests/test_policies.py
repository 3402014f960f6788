"""The privacy policy and the terms of service: filled in by settings, printed for publication."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.policies import PRIVACY, TERMS, UNNAMED, Hosted, filled, source
from bot.settings import load_settings
from tests.root import ROOT
from tests.test_commands import host, typed

ALL = Hosted("Aoi", "aoi@example.org", "https://example.org/p", "https://example.org/t")
BOTH = pytest.mark.parametrize("name", [PRIVACY, TERMS])


@BOTH
def test_the_text_lies_where_readers_look(name: str) -> None:
    assert source(name) == (ROOT / name).read_text(encoding="utf-8")


@BOTH
def test_all_that_is_set_is_filled_in(name: str) -> None:
    policy = filled(name, ALL)
    assert policy.unfilled == ()
    assert "- **Host**: Aoi\n- **Contact**: <aoi@example.org>\n\n## " in policy.text
    assert "PRIVACY.md" not in policy.text
    assert ("[Privacy](https://example.org/p) describes" in policy.text) == (name == TERMS)


@BOTH
@pytest.mark.parametrize("hosted", [UNNAMED, ALL])
def test_remarks_for_hosts_are_not_published(name: str, hosted: Hosted) -> None:
    text = filled(name, hosted).text
    assert "**Hosts**" in source(name)
    assert "**Hosts**" not in text
    assert "<!--" not in text
    assert "\n\n\n" not in text
    assert text.startswith("# ")
    assert text.endswith(".\n")


@BOTH
def test_what_is_not_set_reads_well_and_is_named(name: str) -> None:
    policy = filled(name, UNNAMED)
    assert policy.unfilled == ("host", "contact", *(["privacy"] if name == TERMS else []))
    assert "- **Host**: *each copy of the bot has its own*\n" in policy.text
    assert filled(name, Hosted(contact="Ben")).unfilled[0] == "host"


@pytest.mark.parametrize(
    ("contact", "written"),
    [
        ("a_b@example.org", "<a_b@example.org>"),
        ("https://discord.gg/a_b", "<https://discord.gg/a_b>"),
        ("*Aoi* <b>, `x` [y](z)", r"\*Aoi\* \<b\>, \`x\` \[y\](z)"),
        ("Tea & Cards #1 | \\", r"Tea \& Cards \#1 \| \\"),
        ("花札の会", "花札の会"),
    ],
)
def test_what_a_host_writes_is_no_markdown(contact: str, written: str) -> None:
    assert f"- **Contact**: {written}\n" in filled(PRIVACY, Hosted(contact=contact)).text


def test_links_within_a_text_lead_somewhere() -> None:
    """Links to other files are filled in, or not published."""
    for name in (PRIVACY, TERMS):
        text = filled(name, ALL).text
        headings = {
            re.sub(r"[^a-z ]", "", one.lower()).replace(" ", "-")
            for one in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
        }
        for target in re.findall(r"\]\(([^)]*)\)", text):
            assert target.startswith("https://") or target.removeprefix("#") in headings


async def test_the_commands_print_them_and_say_what_is_missing(tmp_path: Path) -> None:
    set_up = host(
        tmp_path,
        KOIKOI_HOME=str(tmp_path),
        KOIKOI_PRIVACY_HOST="花札の会",
        KOIKOI_PRIVACY_CONTACT="https://example.org/ask",
    )
    code, output, complaints = await typed("privacy", environ=set_up)
    assert (code, complaints) == (0, "")
    assert output == filled(PRIVACY, load_settings(set_up).hosted).text
    assert "- **Host**: 花札の会\n- **Contact**: <https://example.org/ask>\n" in output
    code, output, complaints = await typed("terms", environ=set_up)
    assert code == 0
    assert output.startswith("# Terms of service\n")
    missing, how = complaints.split(". ", 1)
    assert missing == "koikoi: not filled in: KOIKOI_PRIVACY_URL"
    assert how == f"Set this in {tmp_path}/.env, and print again.\n"
    _, _, complaints = await typed("privacy", environ=host(tmp_path, KOIKOI_HOME=str(tmp_path)))
    assert "not filled in: KOIKOI_PRIVACY_HOST, KOIKOI_PRIVACY_CONTACT." in complaints


@pytest.mark.parametrize("command", ["privacy", "terms"])
async def test_a_bad_setting_prints_nothing(command: str) -> None:
    code, output, complaints = await typed(command, environ={"KOIKOI_PRIVACY_URL": "here"})
    assert (code, output) == (1, "")
    assert "KOIKOI_PRIVACY_URL must be the address of a web page" in complaints


def test_it_is_written_as_utf_8_whatever_the_system_says(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "privacy"],
        cwd=ROOT,
        env={
            "PYTHONIOENCODING": "ascii",
            "KOIKOI_HOME": str(tmp_path),
            "KOIKOI_PRIVACY_HOST": "花札の会",
            "HOME": str(tmp_path),
        },
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "花札の会" in done.stdout.decode()


async def test_the_doctor_says_whether_people_know_whom_to_ask(tmp_path: Path) -> None:
    nobody = {"KOIKOI_DISCORD_API": "http://127.0.0.1:9", "KOIKOI_DISCORD_GATEWAY": "ws://x"}

    async def said(**more: str) -> str:
        environ = host(tmp_path, DISCORD_TOKEN="x", KOIKOI_HOME=str(tmp_path), **nobody, **more)
        output = (await typed("doctor", environ=environ))[1]
        (line,) = (line for line in output.splitlines() if " privacy: " in line)
        return line

    assert (await said()).startswith("· privacy: people aren't told where to ask")
    contact = {"KOIKOI_PRIVACY_CONTACT": "aoi@example.org"}
    assert "set KOIKOI_PRIVACY_URL" in await said(**contact)
    address = {"KOIKOI_PRIVACY_URL": "https://example.org/p"}
    assert (await said(**contact, **address)).startswith("✓ privacy: people are told to ask aoi@")
