"""Radio buttons and boxes of a form: what a person's client sends for them."""

from typing import Any

import pytest

from bot.playground.user_client.modal_values import filled

Json = dict[str, Any]
OPTIONS = [
    {"label": "A", "value": "a"},
    {"label": "B", "value": "b", "default": True},
    {"label": "C", "value": "c"},
]


def sent(component: Json, **values: Any) -> Json:
    """Return what is sent for a form of this input."""
    (label,) = filled([{"type": 18, "label": "l", "component": component}], values)
    assert label["type"] == 18
    found: Json = label["component"]
    assert found.pop("id") > label["id"]
    assert found.pop("type") == component["type"]
    assert found.pop("custom_id") == component["custom_id"]
    return found


def radio(**more: Any) -> Json:
    return {"type": 21, "custom_id": "x", "options": OPTIONS, **more}


def boxes(**more: Any) -> Json:
    return {"type": 22, "custom_id": "x", "options": OPTIONS, **more}


def test_of_radio_buttons_one_is_sent() -> None:
    assert sent(radio()) == {"value": "b"}, "the one that the bot preset"
    assert sent(radio(), x="c") == {"value": "c"}
    bare = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]
    assert sent(radio(options=bare, required=False)) == {"value": None}


def test_of_boxes_all_chosen_ones_are_sent() -> None:
    assert sent(boxes()) == {"values": ["b"]}
    assert sent(boxes(), x=["a", "b", "c"]) == {"values": ["a", "b", "c"]}
    assert sent(boxes(required=False, min_values=0), x=[]) == {"values": []}


def test_a_single_box_is_on_or_off() -> None:
    assert sent({"type": 23, "custom_id": "x", "default": True}) == {"value": True}
    assert sent({"type": 23, "custom_id": "x"}) == {"value": False}
    assert sent({"type": 23, "custom_id": "x", "default": True}, x=False) == {"value": False}


@pytest.mark.parametrize(
    ("component", "given", "refused"),
    [
        (radio(), "d", "no option"),
        (radio(), ["a", "b"], "at most 1"),
        (radio(), [], "at least 1"),
        (boxes(), [], "at least 1"),
        (boxes(min_values=2), ["a"], "at least 2"),
        (boxes(max_values=2), ["a", "b", "c"], "at most 2"),
    ],
)
def test_the_app_sends_no_form_that_is_filled_in_wrongly(
    component: Json, given: Any, refused: str
) -> None:
    with pytest.raises(ValueError, match=refused):
        sent(component, x=given)
