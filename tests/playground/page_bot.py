"""A bot that shows the page everything that it must be able to show."""

import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

KINDS = ("Pine", "Plum", "Cherry", "Wisteria")

NASTY = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
"""Markup, used wherever a bot can put text."""


def picture() -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (600, 400), "#2d5a3d").save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description="A green board")


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = {"plant": "植える", "Plant a flower": "花を植える"}
        return words.get(string.message) if locale is discord.Locale.japanese else None


class Form(ui.Modal, title="A new flower"):
    name: ui.Label[Any] = ui.Label(
        text="Its name", component=ui.TextInput(placeholder="Camellia", min_length=3)
    )
    month: ui.Label[Any] = ui.Label(
        text="Its month",
        component=ui.Select(
            options=[
                discord.SelectOption(label="January", value="1"),
                discord.SelectOption(label="February", value="2"),
            ]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, month = self.name.component, self.month.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(month, ui.Select)
        text = f"{name.value} blooms in month {month.values[0]}"
        await interaction.response.send_message(text)


class Garden(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.watered = 0

    @ui.button(label="Water", emoji="💧", style=discord.ButtonStyle.success)
    async def water(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        self.watered += 1
        await interaction.response.edit_message(
            content=f"watered {self.watered}", attachments=[picture()]
        )

    @ui.button(label="Name one")
    async def form(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Whisper", style=discord.ButtonStyle.primary)
    async def whisper(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    @ui.button(label="Withered", disabled=True)
    async def withered(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        raise AssertionError("a disabled button was clicked")

    @ui.select(
        placeholder="Which season?",
        options=[
            discord.SelectOption(label="Spring", value="spring", description="It blooms"),
            discord.SelectOption(label="Autumn", value="autumn"),
        ],
    )
    async def season(self, interaction: discord.Interaction, chosen: ui.Select[Any]) -> None:
        await interaction.response.edit_message(content=f"it is {chosen.values[0]}")


class Panel(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        button: ui.Button[Any] = ui.Button(label="Change", custom_id="change")
        self.add_item(
            ui.Container(
                ui.TextDisplay("## House rules"),
                ui.Separator(),
                ui.Section(ui.TextDisplay("**Length**\n3 rounds"), accessory=button),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")),
                accent_colour=0xC0392B,
            )
        )


class PageBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Flowers())
        self.tree.add_command(give)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self.tree.sync()


@app_commands.context_menu(name="Give a flower")
async def give(interaction: discord.Interaction, member: discord.Member) -> None:
    await interaction.response.send_message(f"a flower for {member.mention}")


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Flowers(app_commands.Group, name="flower", description="Flowers"):
    @app_commands.command(description="Plant a flower")
    @app_commands.rename(where="place")
    @app_commands.choices(where=[app_commands.Choice(name="In the sun", value="sun")])
    async def plant(
        self,
        interaction: discord.Interaction,
        kind: str,
        count: app_commands.Range[int, 1, 12] = 1,
        where: str = "shade",
        gardener: discord.Member | None = None,
    ) -> None:
        who = gardener.mention if gardener else "nobody"
        await interaction.response.send_message(f"{count} {kind} in the {where} by {who}")

    @plant.autocomplete("kind")
    async def kinds(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [kind for kind in KINDS if kind.lower().startswith(current.lower())]
        return [app_commands.Choice(name=kind, value=kind.lower()) for kind in found]

    @app_commands.command(description="A garden to work in")
    async def garden(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("dry", view=Garden(), file=picture())

    @app_commands.command(description="A panel")
    async def panel(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Panel(), file=picture())

    @app_commands.command(description="When it blooms")
    async def clock(self, interaction: discord.Interaction, unix: str) -> None:
        await interaction.response.send_message(f"It blooms <t:{unix}:R>")

    @app_commands.command(description="Read a packet of seeds")
    async def seeds(self, interaction: discord.Interaction, packet: discord.Attachment) -> None:
        told = (await packet.read()).decode()
        await interaction.response.send_message(f"{packet.filename}: {told}")

    @app_commands.command(description="A letter by direct message")
    async def letter(self, interaction: discord.Interaction, to: discord.Member) -> None:
        await to.send(f"**a letter** from {interaction.user.mention}")
        await interaction.response.send_message("sent", ephemeral=True)

    @app_commands.command(description=f"Markup {NASTY}"[:100])
    async def weed(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label=NASTY[:80], custom_id=NASTY[:100]))
        view.add_item(ui.Button(label="A link", url='https://example.com/?q="><b>'))
        embed = discord.Embed(title=NASTY, description=NASTY, url="https://example.com/")
        embed.add_field(name=NASTY, value=f"[x](javascript:window.hacked=1) {NASTY}")
        embed.set_footer(text=NASTY)
        text = f"{NASTY}\n**{NASTY}** `{NASTY}`\n> {NASTY}\n[click](javascript:window.hacked=1)"
        await interaction.response.send_message(text, embed=embed, view=view)
