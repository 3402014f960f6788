"""Adding a language as a contributor would: one line in the table, and a folder of catalogues.

It is added to a copy of the bot, in which the same tests are run.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.locales import languages
from tests.bytecode import bring_bytecode

pytestmark = [pytest.mark.reads_code, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
LINE = '    Entry("sv", "svenska"),\n'
WORDS = {
    "command-learn": "lär-dig",
    "lesson-title-months": "Tolv månader",
    "challenge-open": "🎴 { $challenger } öppnar ett bord för **Koi-Koi**",
}

OWED = "tests/locales/test_languages.py"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the bot with its own languages; everything else is linked."""
    root = tmp_path / "copy"
    (root / "bot").mkdir(parents=True)
    for name in ("pyproject.toml", "tests"):
        (root / name).symlink_to(ROOT / name)
    for path in (ROOT / "bot").iterdir():
        if path.name not in {"locales", "__pycache__"}:
            (root / "bot" / path.name).symlink_to(path)
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "bot" / "locales", root / "bot" / "locales", ignore=unwanted)
    table = root / "bot" / "locales" / "languages.py"
    text = table.read_text(encoding="utf-8")
    # In the copy, Swedish has only these two neighbours.
    for code in set(languages.LANGUAGES) - {"en", "ja"}:
        text, removed = re.subn(rf'^    Entry\("{code}", .*\n', "", text, flags=re.MULTILINE)
        assert removed == 1, f"{code} has one line in {table}"
        shutil.rmtree(table.parent / code, ignore_errors=True)
    text, added = re.subn(r'^    Entry\("ja", .*\n', rf"\g<0>{LINE}", text, flags=re.MULTILINE)
    assert added == 1
    table.write_text(text, encoding="utf-8")
    for name in ("bot", "tests"):
        bring_bytecode(ROOT / name, root / name)
    return root


def run_tests(root: Path, *arguments: str) -> tuple[int, str]:
    """Run tests in the copy; return the exit code and the output."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def add_catalogues(root: Path) -> Path:
    """Add the Swedish needed here: English, with a few Swedish words."""
    folder = root / "bot" / "locales" / "sv"
    shutil.copytree(root / "bot" / "locales" / "en", folder)
    for path in folder.glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        for name, swedish in WORDS.items():
            text = re.sub(rf"^{name} = .*$", f"{name} = {swedish}", text, flags=re.MULTILINE)
        text = text.replace(
            ".about = Learn the game in five minutes, with cards to press",
            ".about = Spelet på fem minuter",
        )
        text = text.replace("/koikoi learn", f"/koikoi {WORDS['command-learn']}")
        path.write_text(text, encoding="utf-8")
    glossary = root / "bot" / "locales" / "glossary.toml"
    text = glossary.read_text(encoding="utf-8")
    text = re.sub(r"^en = (.*)$", r"en = \1\nsv = \1", text, flags=re.MULTILINE)
    for word, stem in (("points", "point"), ("month", "mån")):  # as inflected in its sentences
        text = text.replace(f'sv = ["{word}"]', f'sv = ["{word}", "{stem}"]')
    glossary.write_text(text, encoding="utf-8")
    return folder


def test_with_a_line_and_a_folder_a_language_is_spoken(copied: Path) -> None:
    """The only fault of this Swedish is that most of it was copied."""
    add_catalogues(copied)
    code, said = run_tests(copied, "tests/locales/new_language.py", OWED)
    assert code == 1, said
    only = (
        r"Error: bot/locales/sv: \d+ messages were left in English, .*\n"
        r"E +assert not \['[^']*'\]\n"
    )
    assert re.search(only, said), said
    assert re.search(r"^1 failed, \d+ passed", said, re.MULTILINE), said


def test_what_a_language_still_owes_is_named(copied: Path) -> None:
    code, said = run_tests(copied, OWED)
    assert code == 1, said
    assert "bot/locales/sv lacks ['achievements.ftl', 'alt.ftl'," in said
    folder = add_catalogues(copied)
    (folder / "alt.ftl").unlink()
    cards = folder / "cards.ftl"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("yaku-goko = Five brights\n", ""), encoding="utf-8")
    code, said = run_tests(copied, OWED)
    assert code == 1, said
    assert "bot/locales/sv lacks ['alt.ftl']" in said
    assert "bot/locales/sv: yaku-goko is missing" in said
