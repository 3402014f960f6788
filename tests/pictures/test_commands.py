"""`koikoi art`."""

import argparse
import subprocess
import sys
from pathlib import Path

from PIL import Image

from bot.cli.art import add_command


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    add_command(commands)
    arguments = parser.parse_args(words)
    code: int = arguments.run(arguments)
    return code


def test_the_contact_sheet_holds_all_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.png"
    assert run("art", str(file), "--width", "40") == 0
    with Image.open(file) as sheet:
        assert sheet.width > 8 * 40


def test_naming_the_command_imports_neither_pillow_nor_the_cards() -> None:
    script = (
        "import argparse, sys\n"
        "from bot.cli import art\n"
        "art.add_command(argparse.ArgumentParser().add_subparsers())\n"
        "assert not {'PIL', 'resvg_py', 'bot.pictures.art'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
