"""Where this checkout lies."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / "tests"
"""A home folder without settings."""
