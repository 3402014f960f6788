"""`/koikoi privacy` names the host, a contact, and the address of the published texts."""

from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.policies import Hosted
from tests.bot.harness import BotHarness


async def panel(pilot: Pilot) -> RenderedMessage:
    message = (await pilot.command("koikoi privacy")).message
    assert message is not None
    return message


async def hosted(room: BotHarness, hosted: Hosted) -> RenderedMessage:
    """Set the host's information, restart the bot, and read as Ben, who uses Japanese."""
    await room.client.close()
    room.choices = {"hosted": hosted}
    async with room.open():
        await room.ben.click("データを受け取る", in_=await panel(room.ben))
        return await panel(room.ben)


def links(message: RenderedMessage) -> list[tuple[str, str]]:
    return [(one.label, one.url) for one in message.buttons if one.url is not None]


async def test_a_host_who_says_nothing_is_not_named(room: BotHarness) -> None:
    seen = await panel(room.aoi)
    assert "run by" not in seen.text
    assert links(seen) == []


async def test_everything_that_is_set_is_shown_in_both_languages(room: BotHarness) -> None:
    room.ben.speak("ja")
    seen = await hosted(
        room,
        Hosted(
            "Aoi *of* Tea Room",
            "aoi_b_c@example.org",
            "https://example.org/privacy",
            "https://example.org/terms",
        ),
    )
    assert "**このボットの運営者**：Aoi \\*of\\* Tea Room\n" in seen.text
    assert "**データについてのお問い合わせ**：aoi\\_b\\_c\\@example.org" in seen.text
    assert links(seen) == [
        ("プライバシーポリシー", "https://example.org/privacy"),
        ("利用規約", "https://example.org/terms"),
    ]
    async with room.open():
        seen = await panel(room.aoi)
    assert "**This bot is run by:** Aoi" in seen.text
    assert "**Questions about your data:** aoi" in seen.text
    assert [label for label, _ in links(seen)] == ["Privacy policy", "Terms of service"]


async def test_an_address_stays_one_and_nobody_is_called(room: BotHarness) -> None:
    room.ben.speak("ja")
    seen = await hosted(room, Hosted(contact="https://discord.gg/a_b_c"))
    assert "：https://discord.gg/a_b_c" in seen.text
    assert "運営者**" not in seen.text
    seen = await hosted(room, Hosted(host="x" * 200, contact="@everyone " + "花" * 190))
    assert seen.raw["mention_everyone"] is False
    assert links(seen) == []
