"""Discord's API description as a judge: it detects errors, and contains our routes."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

import bot.playground.rest.api  # noqa: F401  (registers the routes)
from bot.playground.rest.routes.table import ROUTES
from tests.discord_openapi import (
    body_faults,
    description_path,
    description_paths,
    judge,
)

if description_path() is None:
    pytest.skip(
        "Requests to Discord are not validated: name Discord's API description in DISCORD_OPENAPI",
        allow_module_level=True,
    )

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
COMMANDS = "/applications/{application_id}/commands"


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


MESSAGE: dict[str, Any] = {
    "content": "x",
    "nonce": "1",
    "flags": 4,
    "tts": False,
    "allowed_mentions": {"parse": ["users"], "replied_user": True},
    "attachments": [{"id": "0", "filename": "a.png", "description": "b"}],
    "message_reference": {"message_id": "5", "fail_if_not_exists": False},
    "embeds": [{"title": "a", "fields": [{"name": "a", "value": "b", "inline": True}], "color": 1}],
    "components": [
        *row(button(emoji={"id": "7", "name": "c"}), button(disabled=True))["components"],
        *row({"type": 3, "custom_id": "c", "options": [{"label": "a", "value": "b"}]})[
            "components"
        ],
        {"type": 17, "components": [{"type": 10, "content": "x"}]},
    ],
}
FORM: dict[str, Any] = {
    "type": 9,
    "data": {
        "title": "a",
        "custom_id": "b",
        "components": [
            {"type": 18, "label": "a", "component": {"type": 4, "custom_id": "c", "style": 1}}
        ],
    },
}
COMMAND: dict[str, Any] = {
    "name": "koikoi",
    "name_localizations": {"ja": "a"},
    "description": "b",
    "contexts": [0, 1],
    "options": [
        {
            "type": 1,
            "name": "play",
            "description": "b",
            "options": [
                {
                    "type": 3,
                    "name": "level",
                    "description": "c",
                    "required": True,
                    "choices": [{"name": "a", "value": "b"}],
                },
                {"type": 4, "name": "rounds", "description": "c", "min_value": 1, "max_value": 12},
            ],
        }
    ],
}
WRONG: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1.5,
    2**70,
    "",
    "x",
    "x" * 40,
    "x" * 5000,
    [],
    [{}],
    {},
    {"type": 99},
)


def damaged(thing: Any, into: Any) -> Iterator[Any]:
    """Yield every copy of a thing with one error; a copy must be used before the next one."""
    places = list(into if isinstance(into, dict) else range(len(into)))
    for place in places:
        kept = into[place]
        for wrong in (*WRONG, [kept] * 30):
            into[place] = wrong
            yield thing
        if isinstance(into, dict):
            del into[place]
            yield thing
            into["unheard_of"] = 1
            yield thing
            del into["unheard_of"]
        into[place] = kept
        if isinstance(kept, dict | list):
            yield from damaged(thing, kept)


@pytest.mark.parametrize(
    ("method", "template", "body"),
    [
        ("POST", MESSAGES, MESSAGE),
        ("POST", CALLBACK, {"type": 4, "data": MESSAGE}),
        ("POST", CALLBACK, FORM),
        ("PUT", COMMANDS, [COMMAND]),
    ],
    ids=["message", "answer", "form", "commands"],
)
def test_the_quick_judge_lets_nothing_pass_that_the_thorough_one_refuses(
    method: str, template: str, body: Any
) -> None:
    both = judge(template, method, "request")
    assert both is not None
    body = copy.deepcopy(body)
    assert both.quick.is_valid(body)
    refused = 0
    for wrong in damaged(body, body):
        if both.quick.is_valid(wrong):
            assert both.thorough.is_valid(wrong), wrong
        else:
            refused += 1
    assert refused > 50
