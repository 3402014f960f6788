"""The longest screens of admins fit into a message of Discord."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.koikoi.state import Phase
from bot.locales import Texts, texts_in
from bot.matches.models.listings import Page
from bot.matches.models.people import Person
from bot.matches.models.rankings import VoidReach
from bot.matches.models.terms import ChangedSettings, SettingChange
from bot.moderation.model import LONGEST_REASON, Deed, LogEntry, MemberWarning, ServerBlock
from bot.moderation.screens import (
    MAX_OPTIONS,
    WARNINGS,
    member_panel,
    moderation_panel,
    void_panel,
    voided_panel,
    warned_text,
)
from bot.moderation.service import A_PAGE
from bot.screens.message import CONTENT_LIMIT, PANEL_LIMIT, Panel, Prose, units
from tests.bot.view_models import NOON, model, of_phase, played
from tests.locales.walked import WALKED

WORST = "*" * 32
"""Each character takes two when escaped."""
ADMIN, MEMBER = Person(1, WORST), Person(2, WORST)
WHY = "*" * LONGEST_REASON


def screens(texts: Texts) -> Iterator[Panel]:
    """Yield every panel, and the log of each deed and of the longest change of settings."""
    one = replace(model(played(of_phase(Phase.PLAY)), 0).info, challenger=ADMIN, opponent=MEMBER)
    blocks = [
        ServerBlock(replace(MEMBER, id=number), NOON, WHY, NOON)
        for number in range(2, MAX_OPTIONS + 2)
    ]
    warned = [
        MemberWarning(number, replace(MEMBER, id=number), NOON, WHY, NOON)
        for number in range(2, MAX_OPTIONS + 2)
    ]
    channels = " ".join(str(10**18 + number) for number in range(25))
    change = SettingChange("channels", channels, channels)
    lines: list[LogEntry | ChangedSettings] = [
        LogEntry(7, deed, ADMIN, NOON, MEMBER, one.id, WHY, reach=VoidReach.SERVER, until=NOON)
        for deed in Deed
    ]
    lines.append(ChangedSettings(ADMIN, NOON, (change,) * 3))
    worst = [[line] * A_PAGE for line in lines]
    for shown in (lines[:A_PAGE], *worst):
        log = Page(tuple(shown), 1, A_PAGE, 100)
        yield moderation_panel(
            texts,
            WORST * 3,
            blocks,
            log,
            {one.id: one},
            warnings=warned,
            channel=10**18,
            trouble="!" * 200,
            note=texts("settings-saved-now"),
        )
    for blocked in (True, False):
        yield member_panel(texts, MEMBER, blocked=blocked, until=NOON, warnings=warned[:WARNINGS])
    for reach in VoidReach:
        yield void_panel(texts, one, reach, "W" * 100)
        yield voided_panel(texts, one.id, reach)


@pytest.mark.parametrize("language", WALKED)
def test_everything_fits_into_a_message(language: str) -> None:
    warned = [MemberWarning(1, MEMBER, NOON, WHY, NOON)] * 30
    assert units(warned_text(texts_in(language), WORST * 3, warned)) <= CONTENT_LIMIT
    for panel in screens(texts_in(language)):
        text = "".join(one.text for one in panel.blocks if isinstance(one, Prose))
        assert units(text) <= PANEL_LIMIT
