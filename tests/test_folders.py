"""The home folder: one documented rule, which leaves no data behind."""

from pathlib import Path

import pytest

from bot import folders
from bot.folders import DATABASE, NoSuchFolder, home_folder


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A named folder, a working folder, a checkout, and a user's data folder."""
    for name in ("named", "working", "checkout/bot"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "checkout" / "pyproject.toml").touch()
    monkeypatch.setattr(folders, "CODE", tmp_path / "checkout" / "bot")
    monkeypatch.setattr(folders, "user_data_path", lambda *_, **__: tmp_path / "user")
    monkeypatch.chdir(tmp_path / "working")
    return tmp_path


def settings_in(folder: Path) -> None:
    (folder / ".env").touch()


def data_in(folder: Path) -> None:
    (folder / DATABASE).parent.mkdir()
    (folder / DATABASE).touch()


def test_the_users_data_folder_where_nothing_is_said(places: Path) -> None:
    assert home_folder({}) == places / "user"
    assert home_folder({"KOIKOI_HOME": " "}) == places / "user"


@pytest.mark.parametrize("made", [settings_in, data_in])
def test_the_working_folder_before_the_checkout(places: Path, made: object) -> None:
    assert callable(made)
    made(places / "checkout")
    assert home_folder({}) == places / "checkout"
    made(places / "working")
    assert home_folder({}) == places / "working"


def test_a_named_folder_before_all(places: Path) -> None:
    settings_in(places / "working")
    assert home_folder({"KOIKOI_HOME": str(places / "named")}) == places / "named"
    assert home_folder({"KOIKOI_HOME": "../named"}) == places / "named"


@pytest.mark.parametrize("named", ["nowhere", "~nobody-of-this-name", "a\0b"])
def test_a_named_folder_that_is_none_gets_a_sentence(places: Path, named: str) -> None:
    with pytest.raises(NoSuchFolder, match="KOIKOI_HOME names"):
        home_folder({"KOIKOI_HOME": named})
    assert not (places / "working" / named.replace("\0", "")).exists()


def test_installed_code_is_no_checkout(places: Path) -> None:
    data_in(places / "checkout")  # as if somebody had put data next to it
    (places / "checkout" / "pyproject.toml").unlink()
    assert home_folder({}) == places / "user"


def test_a_working_folder_that_was_deleted_is_no_hindrance(places: Path) -> None:
    (places / "working").rmdir()
    assert home_folder({}) == places / "user"
    assert home_folder({"KOIKOI_HOME": str(places / "named")}) == places / "named"
