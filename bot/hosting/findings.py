"""The finding of one check of `koikoi doctor --live`."""

from dataclasses import dataclass
from enum import Enum


class Mark(Enum):
    """The result of a check."""

    WELL = "✓"
    WRONG = "✗"
    """The host must do something."""
    HINT = "·"
    """It works, but there is something that the host should know or may do later."""


@dataclass(frozen=True, slots=True)
class HostFinding:
    """One line for the host. If something is wrong, the text says what to do."""

    name: str
    mark: Mark
    text: str

    def __str__(self) -> str:
        return f"{self.mark.value} {self.name}: {self.text}"


def well(name: str, text: str) -> HostFinding:
    """Return a finding that everything is right."""
    return HostFinding(name, Mark.WELL, text)


def wrong(name: str, text: str) -> HostFinding:
    """Return a finding that the host must act on."""
    return HostFinding(name, Mark.WRONG, text)


def hint(name: str, text: str) -> HostFinding:
    """Return a finding that the host should know of."""
    return HostFinding(name, Mark.HINT, text)
