"""A press: what the custom id of a button or menu says, word by word."""

from __future__ import annotations

from dataclasses import dataclass

from discord import ComponentType

from bot.screens.custom_ids import PATTERN


@dataclass(frozen=True, slots=True)
class Press:
    """What was pressed, word by word. Its repr keeps the cards to itself."""

    match_id: int
    seq: int
    words: tuple[str, ...]
    component: ComponentType = ComponentType.button
    values: tuple[str, ...] = ()  # what was chosen in a menu

    def __repr__(self) -> str:
        return f"Press(match={self.match_id}, seq={self.seq})"

    @classmethod
    def read(
        cls,
        custom_id: str,
        component: ComponentType = ComponentType.button,
        values: tuple[str, ...] = (),
    ) -> Press | None:
        """The press of a custom id; None if no id of ours looks like that."""
        found = PATTERN.fullmatch(custom_id)
        if found is None:
            return None
        words = tuple(found["words"].split(" "))
        return cls(int(found["match"]), int(found["seq"]), words, component, values)
