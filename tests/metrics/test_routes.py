"""Routes of Discord's API without their secret parts."""

import pytest

from bot.metrics.discord_requests import OTHER, route_of

TOKEN = "aW50ZXJhY3Rpb246MTIz.abc-_DEF"


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/users/@me", "/users/@me"),
        ("/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/channels/123/messages/456/threads", "/channels/{id}/messages/{id}/threads"),
        (f"/interactions/123/{TOKEN}/callback", "/interactions/{id}/{token}/callback"),
        (f"/webhooks/123/{TOKEN}", "/webhooks/{id}/{token}"),
        (
            f"/webhooks/123/{TOKEN}/messages/@original",
            "/webhooks/{id}/{token}/messages/@original",
        ),
        ("/webhooks/123/456/messages/789", "/webhooks/{id}/{token}/messages/{id}"),
        ("/webhooks/123/messages", "/webhooks/{id}/{token}"),  # a token may look like a word
        (
            "/applications/1/guilds/2/commands/3/permissions",
            "/applications/{id}/guilds/{id}/commands/{id}/permissions",
        ),
    ],
)
def test_ids_and_tokens_are_left_out(path: str, route: str) -> None:
    assert route_of(path) == route


@pytest.mark.parametrize(
    "path",
    ["/", "", f"/{TOKEN}", f"/channels/{TOKEN}", "/reactions/🎴/@me", "/channels/٣", "/a/b/c"],
)
def test_what_is_not_known_is_not_told(path: str) -> None:
    assert route_of(path) == OTHER
