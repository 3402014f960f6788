"""A small bot of the real client library that uses everything once."""

import io
import re
from typing import Any, Self

import discord
from discord import app_commands, ui

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000020000000108020000007b40e8dd"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


def picture(name: str = "board.png", text: str = "A board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=text)


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that counts, and survives a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction, __: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Count(self.n + 1))
        await interaction.response.edit_message(
            content=f"counted {self.n}", view=view, attachments=[picture(f"n{self.n}.png")]
        )


class SmallBot(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        # Tests must not wait two seconds for servers after each login.
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.tree = app_commands.CommandTree(self)
        self.sent: set[str] = set()
        """Which of form and panel were sent: before that the library ignores their presses."""
        self.tree.add_command(Group())
        self.tree.add_command(challenge)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        await self.tree.set_translator(JapaneseToo())
        await self.tree.sync()


class Group(app_commands.Group, name="small", description="Small things"):
    """Commands of the small bot."""

    @app_commands.command(description="Count up")
    async def count(self, interaction: discord.Interaction, start: int = 0) -> None:
        view = ui.View(timeout=None)
        view.add_item(Count(start))
        await interaction.response.send_message("ready", view=view, file=picture())

    @app_commands.command(description="Only for you")
    async def secret(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("a secret", ephemeral=True)

    @app_commands.command(description="Takes a while")
    async def slow(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="done", attachments=[picture()])
        await interaction.followup.send("and more", ephemeral=True)

    @app_commands.command(description="Writes to somebody")
    async def write(self, interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await member.send("a letter")
        except discord.Forbidden as error:
            await interaction.edit_original_response(content=f"refused {error.code}")
        else:
            await interaction.edit_original_response(content="sent")

    @app_commands.command(description="Asks about a flower")
    async def form(self, interaction: discord.Interaction, flower: str) -> None:
        await interaction.response.send_modal(About(flower))
        _bot(interaction).sent.add("form")

    @form.autocomplete("flower")
    async def flowers(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = ("Pine", "Plum", "Cherry", "Peony")
        fitting = [one for one in known if one.lower().startswith(typed.lower())]
        return [app_commands.Choice(name=one, value=one) for one in fitting]

    @app_commands.command(description="A panel")
    async def panel(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Panel(), file=picture())
        _bot(interaction).sent.add("panel")

    @app_commands.command(description="A message of everything")
    async def rich(self, interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Title", description="Text", colour=0xC0392B)
        embed.set_image(url="attachment://board.png").add_field(name="a", value="b")
        embed.set_footer(text="foot").timestamp = discord.utils.utcnow()
        await interaction.response.send_message("rich", embed=embed, file=picture())


def _bot(interaction: discord.Interaction) -> SmallBot:
    assert isinstance(interaction.client, SmallBot)
    return interaction.client


class About(ui.Modal):
    """A form with one field."""

    colour: ui.Label[Any] = ui.Label(text="Its colour", component=ui.TextInput(max_length=20))

    def __init__(self, flower: str) -> None:
        super().__init__(title=f"About {flower}")
        self.flower = flower

    async def on_submit(self, interaction: discord.Interaction) -> None:
        field = self.colour.component
        assert isinstance(field, ui.TextInput)
        await interaction.response.send_message(f"{self.flower} is {field.value}")


class Panel(ui.LayoutView):
    """Components V2, with one of each kind."""

    row: ui.ActionRow[Any] = ui.ActionRow()

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.text = ui.TextDisplay[Any]("Length: 3 rounds")
        self.add_item(
            ui.Container(
                ui.TextDisplay("## House rules"),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                ui.Section(self.text, accessory=ui.Thumbnail("attachment://board.png")),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")),
                accent_colour=0xC0392B,
            )
        )

    @row.select(
        placeholder="Length",
        options=[discord.SelectOption(label=f"{n} rounds", value=str(n)) for n in (3, 6)],
    )
    async def choose(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        self.text.content = f"Length: {select.values[0]} rounds"
        await interaction.response.edit_message(view=self)


@app_commands.context_menu(name="Challenge")
async def challenge(interaction: discord.Interaction, member: discord.Member) -> None:
    """A command of the menu that opens on a person."""
    await interaction.response.send_message(f"{member.mention}, {interaction.user} calls you")


class JapaneseToo(app_commands.Translator):
    """One name in Japanese."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = {"Challenge": "挑戦", "count": "数える", "Count up": "数を数える"}
        return words.get(string.message) if locale is discord.Locale.japanese else None
