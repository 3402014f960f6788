"""`koikoi art`."""

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main


@pytest.mark.slow
def test_the_contact_sheet_holds_all_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.png"
    assert main(["art", str(file), "--width", "40"]) == 0
    with Image.open(file) as sheet:
        assert sheet.width > 8 * 40


def test_a_sheet_that_is_not_drawn_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(_: int) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.art.contact_sheet", stopped)
    assert main(["art", str(tmp_path / "cards.png")]) == 130
    assert list(tmp_path.iterdir()) == []
