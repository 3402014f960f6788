"""The judge itself: Discord's API description catches what it should, and knows our routes."""

from typing import Any

import pytest

import bot.playground.rest.api  # noqa: F401  (registers the routes)
from bot.playground.rest.routes.table import ROUTES
from tests.discord_openapi import (
    body_faults,
    description_path,
    description_paths,
    require_description,
)

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
COMMANDS = "/applications/{application_id}/commands"


@pytest.fixture(autouse=True)
def description() -> None:
    require_description()


def test_the_description_is_not_part_of_the_project() -> None:
    path = description_path()
    assert path is not None
    assert "tests" not in path.parts


@pytest.mark.parametrize("route", ROUTES, ids=lambda one: f"{one.method} {one.template}")
def test_every_route_is_one_of_discords(route: Any) -> None:
    assert route.method.lower() in description_paths()[route.template]


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "c", **more}


def row(*components: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(components)}]}


@pytest.mark.parametrize(
    ("method", "template", "body", "place"),
    [
        ("POST", MESSAGES, row(button(label="x" * 81)), "components/0/components/0/label"),
        ("POST", MESSAGES, row(button(custom_id="x" * 101)), "components/0/components/0/custom_id"),
        ("POST", MESSAGES, row(*[button()] * 6), "components/0/components"),
        ("POST", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}, "data/content"),
        ("PUT", COMMANDS, [{"name": "a" * 33, "description": "b"}], "0/name"),
    ],
)
def test_it_finds_the_fault_at_its_place(method: str, template: str, body: Any, place: str) -> None:
    (fault,) = body_faults(method, template, body)
    assert fault.startswith(f"{place}: ")


def test_numbers_as_ids_are_let_pass() -> None:
    body = {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]}
    assert body_faults("POST", MESSAGES, body) == []
