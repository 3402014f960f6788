"""Validates requests and answers by Discord's own API description.

The description is not part of the project. Its path is given by ``DISCORD_OPENAPI``,
or it is in the folder next to the checkout. Without it, requests are not validated, and a
skipped test says so (`tests/playground/test_description.py`).

A compiled validator comes first, which is sixty times as fast; its errors are checked again, and
explained, by the validator written in Python.
"""

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError

from bot.playground.http.request_log import LoggedRequest

_BESIDE = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"

_BODILESS = {"GET", "DELETE"}


def description_path() -> Path | None:
    """Return the path of the description, or None."""
    path = Path(os.environ.get("DISCORD_OPENAPI") or _BESIDE)
    return path if path.is_file() else None


@cache
def _description() -> dict[str, Any]:
    path = description_path()
    assert path is not None
    description: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return description


@dataclass(frozen=True, slots=True)
class Judge:
    """Both validators of one schema."""

    quick: jsonschema_rs.Draft202012Validator
    thorough: Draft202012Validator


@cache
def judge(template: str, method: str, part: str) -> Judge | None:
    """Return the validators of a request's body, or of an answer by its status."""
    operation = _description()["paths"][template][method.lower()]
    if part == "request":
        content = operation.get("requestBody", {}).get("content", {})
    else:
        responses = operation["responses"]
        response = responses.get(part) or responses.get(f"{part[0]}XX")
        if response is None:
            raise KeyError(f"{method} {template} never answers {part}")
        if "$ref" in response:
            name = response["$ref"].rsplit("/", 1)[-1]
            response = _description()["components"]["responses"][name]
        content = response.get("content", {})
    if "application/json" not in content:
        return None
    schema = {**content["application/json"]["schema"], "components": _components()}
    return Judge(
        jsonschema_rs.Draft202012Validator(schema),
        _Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER),
    )


def _one_of(
    validator: Any, branches: list[dict[str, Any]], thing: Any, schema: dict[str, Any]
) -> Iterator[ValidationError]:
    """`oneOf`, without trying branches with another required ``type``.

    Components are nested unions of twenty kinds: these take most of the time.
    """
    if isinstance(thing, dict) and isinstance(thing.get("type"), int):
        kind = thing["type"]
        branches = [one for one in branches if kind in (_kinds(one.get("$ref", "")) or (kind,))]
    yield from Draft202012Validator.VALIDATORS["oneOf"](validator, branches, thing, schema)


@cache
def _kinds(reference: str) -> tuple[int, ...] | None:
    """Return the possible values of a schema's required ``type``; None if any is allowed."""
    name = reference.removeprefix("#/components/schemas/")
    schema = _components()["schemas"].get(name, {})
    kind = schema.get("properties", {}).get("type", {})
    if "type" not in schema.get("required", ()):
        return None
    values = kind.get("enum", [kind["const"]] if "const" in kind else None)
    return None if values is None else tuple(values)


_Validator: type[Draft202012Validator] = validators.extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {"oneOf": _one_of}
)


@cache
def _components() -> dict[str, Any]:
    components: dict[str, Any] = _description()["components"]
    return components


def _with_text_ids(thing: Any, key: str = "") -> Any:
    """discord.py sends some ids as integers; Discord accepts both, the description one."""
    if isinstance(thing, dict):
        # A component's own id is really an integer; its type is a number.
        component = isinstance(thing.get("type"), int)
        return {k: v if k == "id" and component else _with_text_ids(v, k) for k, v in thing.items()}
    if isinstance(thing, list):
        return [_with_text_ids(one, key) for one in thing]
    # `users` and `roles` are lists of ids in `allowed_mentions`.
    is_id = key in {"id", "users", "roles"} or key.endswith("_id")
    if is_id and isinstance(thing, int) and not isinstance(thing, bool):
        return str(thing)
    return thing


def _with_number_codes(errors: Any) -> Any:
    """The description expects numbers as inner error codes; Discord's reference shows words."""
    if isinstance(errors, dict):
        return {
            key: 0 if key == "code" and isinstance(one, str) else _with_number_codes(one)
            for key, one in errors.items()
        }
    return [_with_number_codes(one) for one in errors] if isinstance(errors, list) else errors


def _deepest(error: ValidationError) -> ValidationError:
    """Return the real cause inside a union: the branch with the matching ``type``."""
    branches: dict[Any, list[ValidationError]] = {}
    for inner in error.context or []:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    fitting = [
        branch
        for branch in branches.values()
        if not any(list(e.path)[-1:] == ["type"] or e.validator == "type" for e in branch)
    ]
    pool = [e for branch in (fitting or list(branches.values())) for e in branch]
    return _deepest(max(pool, key=lambda e: len(e.absolute_path))) if pool else error


def _faults(judge: Judge | None, thing: Any) -> Iterator[str]:
    if judge is None or judge.quick.is_valid(thing):
        return
    for error in map(_deepest, judge.thorough.iter_errors(thing)):
        place = "/".join(map(str, error.absolute_path)) or "(root)"
        yield f"{place}: {error.message[-200:]}"


def description_paths() -> dict[str, Any]:
    """Return every route in Discord's description, by its path."""
    paths: dict[str, Any] = _description()["paths"]
    return paths


def body_faults(method: str, template: str, body: Any) -> list[str]:
    """Return the description's errors of a request's body."""
    return list(_faults(judge(template, method, "request"), _with_text_ids(body)))


def request_faults(request: LoggedRequest) -> list[str]:
    """Return the errors of a request or its answer, as far as they can be validated here.

    Without the description, only unknown routes and failures of the local Discord are found. A
    rejected request may be invalid: the rejection is correct.
    """
    if request.template is None:
        return [f"{request}: no such route"]
    if request.status == 500 and not request.ordered:
        return [f"{request}: the local Discord failed"]
    if description_path() is None:
        return []
    faults: list[str] = []
    if request.method not in _BODILESS and request.status < 400 and request.body is not None:
        found = body_faults(request.method, request.template, request.body)
        faults += [f"{request} request {one}" for one in found]
    if not request.ordered:
        try:
            judge_of_answer = judge(request.template, request.method, str(request.status))
        except KeyError as error:
            return [f"{request}: {error}"]
        reply = request.response
        if request.status == 400:
            reply = _with_number_codes(reply)
        faults += [f"{request} answer {one}" for one in _faults(judge_of_answer, reply)]
    return faults


def assert_valid(requests: Iterable[LoggedRequest]) -> None:
    """Check that every request and answer agrees with Discord's description."""
    faults = [fault for request in requests for fault in request_faults(request)]
    assert not faults, "\n".join(faults[:20])
