"""What one check of `koikoi doctor --live` found."""

from dataclasses import dataclass
from enum import Enum


class Mark(Enum):
    """How a check ended."""

    WELL = "✓"
    WRONG = "✗"
    """The host must do something."""
    HINT = "·"
    """It works, but the host should know something or may do something later."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line for the host; where something is wrong, the text says what to do."""

    name: str
    mark: Mark
    text: str

    def __str__(self) -> str:
        return f"{self.mark.value} {self.name}: {self.text}"


def well(name: str, text: str) -> Finding:
    """Everything is as it should be."""
    return Finding(name, Mark.WELL, text)


def wrong(name: str, text: str) -> Finding:
    """The host must do something."""
    return Finding(name, Mark.WRONG, text)


def hint(name: str, text: str) -> Finding:
    """It works; the host may want to know something."""
    return Finding(name, Mark.HINT, text)
