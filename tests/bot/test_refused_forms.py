"""A form opens again with the text that was refused."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.app import FEATURES
from bot.buttons import router
from bot.buttons.router import RouteTable
from bot.interactions.refused_forms import CACHE_SIZE, KEPT_FOR, RefusedForms
from bot.matches.errors import Refusal, Refused
from bot.playground.objects.components import BUTTON, SELECT
from bot.playground.testing.answers import Answer
from bot.playground.user_client import modal_values
from tests.bot import press_cases
from tests.bot.crowd import Presser, Scene, Town, town
from tests.bot.forging import opened
from tests.bot.harness import BotHarness
from tests.bot.test_who_may_press import acts, may

NOW = datetime(2026, 7, 1, tzinfo=UTC)


def filled(answer: Answer, **typed: str) -> dict[str, str | list[str]]:
    """Return the values with which a form would be submitted if only these were typed."""
    assert answer.modal is not None, answer.text
    submitted = modal_values.filled(answer.modal["components"], typed)
    inputs = [label["component"] for label in submitted]
    return {one["custom_id"]: one.get("values", one.get("value")) for one in inputs}


def text_in(answer: Answer) -> str | list[str]:
    """Return the only value with which a form opens."""
    (value,) = filled(answer).values()
    return value


def opening(scene: Scene, routes: RouteTable) -> Scene:
    """Return the press that opens the form; a menu's value is the last word of the form's id."""
    assert scene.form is not None
    words = scene.press.split(":")[3].split()
    found = next(
        routes.match.get(name) or routes.panel.get(name)
        for name in (" ".join(words[:2]), words[0])
        if name in routes.match or name in routes.panel
    )
    value = scene.form[0].split(":")[-1]
    chosen = found is not None and found.chosen is not None
    return replace(
        scene, form=None, kind=SELECT if chosen else BUTTON, values=(value,) if chosen else ()
    )


def permitted(room: Town, case: Any, scene: Scene) -> Presser:
    return next(one for one in room.pressers if may(room, one, case, scene) and acts(one, scene))


async def test_each_form_opens_with_what_was_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    routes, wrong = RouteTable(one for feature in FEATURES for one in feature.routes), []

    async def refuse(*_: Any) -> None:
        raise Refused(Refusal.OLD_BUTTON)

    resolve_form = RouteTable.resolve_form

    def refusing(self: RouteTable, interaction: Any) -> Any:
        found = resolve_form(self, interaction)
        return found and (replace(found[0], handler=refuse), *found[1:])

    monkeypatch.setattr(router.RouteTable, "resolve_form", refusing)
    async with town(tmp_path) as room:
        for name, cases in press_cases.ON_FORMS.items():
            for case in cases:
                scene = await case.scene(room)
                assert scene.form is not None
                custom_id, values = scene.form
                if [*map(type, values.values())] == [str]:  # a text, whatever it says
                    values = dict.fromkeys(values, "x7")
                presser = permitted(room, case, scene)
                await room.press(presser, replace(scene, form=(custom_id, values)))
                again = (await room.press(presser, opening(scene, routes))).answer
                if filled(again) != values:
                    wrong.append(f"{name} {custom_id}: {filled(again)}")
                await room.over()
    assert not wrong, "\n".join(wrong)


async def test_a_refused_setting_and_a_refused_line_are_there_again(room: BotHarness) -> None:
    """Their forms answer with the panel and the reason, and raise nothing."""
    panel, form = await opened(room)
    before = text_in(form)
    await room.aoi.submit_modal(form, value="many, many points")
    again = await room.aoi.click("Change…", in_=room.now(panel))
    assert text_in(again) == "many, many points"
    await room.aoi.submit_modal(again, value="7")
    assert text_in(await room.aoi.click("Change…", in_=room.now(panel))) == "7" != before
    await room.aoi.click("Export or import…", in_=room.now(panel))
    paste = next(one for one in room.now(panel).labels if one.startswith("Paste"))
    form = await room.aoi.click(paste, in_=room.now(panel))
    await room.aoi.submit_modal(form, line="koikoi-rules:1 nothing")
    form = await room.aoi.click(paste, in_=room.now(panel))
    assert text_in(form) == "koikoi-rules:1 nothing"


def test_refused_values_are_kept_for_a_while_and_not_for_others() -> None:
    forms, key, values = RefusedForms(), (1, 2, "kk-form:points.goko"), {"value": ("x",)}
    forms.keep(key, values, NOW)
    assert forms.get(key, NOW) == values
    assert not forms.get((3, *key[1:]), NOW)
    assert not forms.get((1, 4, key[2]), NOW)
    assert not forms.get(key, NOW + KEPT_FOR)
    forms.drop(key)
    assert not forms.get(key, NOW)
    for person in range(CACHE_SIZE + 1):
        forms.keep((person, None, "kk-rules"), values, NOW + timedelta(minutes=1))
    assert not forms.get((0, None, "kk-rules"), NOW)
    assert forms.get((1, None, "kk-rules"), NOW) == values
