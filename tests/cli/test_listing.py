"""`koikoi listing`, and the step of the checklist that the doctor reads back."""

import errno
import re
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image

from bot.__main__ import main
from bot.hosting.findings import Mark
from bot.hosting.installation import COMMANDS, GUILD, PERMISSIONS, SCOPES, USER
from bot.hosting.listing import STEPS, TAGS, VERIFIED, checklist, directory, missing
from bot.locales import LANGUAGES, texts_in
from bot.screens.message import units

LISTED: Final[dict[str, Any]] = {
    "bot_public": True,
    "team": {"owner_user_id": "1"},
    "icon": "0123",
    "description": "Koi-Koi",
    "tags": ["hanafuda"],
    "privacy_policy_url": "https://x.y/privacy",
    "terms_of_service_url": "https://x.y/terms",
    "integration_types_config": {
        GUILD: {"oauth2_install_params": {"scopes": SCOPES, "permissions": str(PERMISSIONS.value)}},
        USER: {"oauth2_install_params": {"scopes": [COMMANDS], "permissions": "0"}},
    },
    "bot": {"public_flags": VERIFIED},
    "guild_id": "2",
}
"""The application of a listed bot, as far as Discord tells it to the bot."""
LIMITS: Final = {"listing-summary": 120, "listing-description": 400, "listing-page": 1500}
SIZES: Final = {"icon.png": (1024, 1024), "banner.png": (1360, 480)}


def test_the_folder_has_all_that_its_checklist_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "花札"
    assert main(["listing", str(folder)]) == 0
    assert str(folder / "CHECKLIST.md") in capsys.readouterr().out
    named = re.findall(r"`([\w/-]+\.(?:png|txt|md))`", (folder / "CHECKLIST.md").read_text())
    assert len(named) > 4
    assert [one for one in named if not (folder / one).is_file()] == []
    for language in LANGUAGES:
        assert len(list((folder / language).iterdir())) == len(LIMITS)
    for picture in folder.glob("*.png"):
        with Image.open(picture) as opened:
            assert opened.size == SIZES.get(picture.name, (1920, 1080))


def test_a_second_listing_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["listing", str(tmp_path)]) == 2
    assert "already there" in capsys.readouterr().err
    assert [one.name for one in tmp_path.iterdir()] == ["mine.txt"]


def test_a_full_disk_leaves_no_half_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        if path.suffix == ".png":
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(["listing", str(tmp_path / "new")]) == 2
    assert "No space left" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_every_text_fits_in_every_language() -> None:
    too_long = [
        f"{language}: {name} has {units(text)} of {most}"
        for language in LANGUAGES
        for name, most in LIMITS.items()
        if units(text := texts_in(language)(name)) > most
    ]
    assert too_long == []
    assert len(TAGS) <= 5
    assert all(len(tag) <= 20 for tag in TAGS)


def test_the_doctor_names_each_missing_step() -> None:
    assert missing(LISTED) == ()
    assert directory(LISTED).mark is Mark.WELL
    needed = {one: key for one in STEPS if one.reads for key in LISTED if one.reads(LISTED)}
    assert len(needed) == len(LISTED), "each step reads one field"
    alone = [missing({**LISTED, key: None}) for key in LISTED if key != "bot_public"]
    assert all(len(names) == 1 for names in alone), alone
    assert {name for names in alone for name in names} == {
        one.name for one in STEPS if one.reads and one.name != "public bot"
    }
    found = directory({**LISTED, "icon": None, "tags": []})
    assert found.mark is Mark.HINT
    assert "still needs icon, tags. `koikoi listing" in found.text


def test_an_own_install_link_is_enough() -> None:
    application = {**LISTED, "integration_types_config": {}, "custom_install_url": "https://x.y"}
    assert missing(application) == ()


def test_a_private_bot_has_nothing_to_do() -> None:
    assert "isn't public" in directory({"bot_public": False}).text


def test_the_checklist_marks_what_the_doctor_reads() -> None:
    for one in STEPS:
        assert (f"**{one.name}** ✓" in checklist()) is (one.reads is not None)
