"""The list of achievements: what a person has earned, and what is still open."""

from __future__ import annotations

from bot.locales import Texts
from bot.matches.models.achievements import NEEDED, Achievement, Achievements, Earned
from bot.matches.models.people import Person
from bot.screens.custom_ids import panel_id
from bot.screens.message import CHOICE_LIMIT, Choice, Divider, Panel, Prose, Row, Select, clip
from bot.screens.result_lines import achievement_name
from bot.screens.wording.names import name


def achievements_panel(
    texts: Texts, person: Person, found: Achievements, reader: Person, guild_id: int | None
) -> Panel:
    """Show both lists, and a menu of the matches that the reader may see again here."""
    has = {one.achievement for one in found.earned}
    who, count = name(texts, person), len(has)
    title = texts("achievements-title", name=who, count=count, of=len(Achievement))
    blocks: list[Prose | Divider | Row] = [Prose(title)]
    if found.earned:
        blocks.append(Prose("\n".join(_earned(texts, one) for one in found.earned)))
    left = [one for one in Achievement if one not in has]
    if left:
        blocks.append(Divider())
        blocks.append(Prose("\n".join(_open(texts, one, found) for one in left)))
    blocks.append(Prose(texts("achievements-about")))
    seen = [one for one in found.earned if person == reader or one.guild_id == guild_id]
    if seen:
        menu = Select(panel_id("replay"), _matches(texts, seen), texts("achievements-replay"))
        blocks.append((menu,))
    return Panel(tuple(blocks))


def _earned(texts: Texts, one: Earned) -> str:
    when = f"<t:{int(one.earned_at.timestamp())}:d>"
    return texts("achievements-earned", when=when, **_named(texts, one.achievement))


def _open(texts: Texts, one: Achievement, found: Achievements) -> str:
    line = texts("achievements-open", **_named(texts, one))
    if one not in NEEDED:
        return line
    have = min(found.progress.get(one, 0), NEEDED[one])
    return texts("achievements-progress", line=line, have=have, need=NEEDED[one])


def _named(texts: Texts, one: Achievement) -> dict[str, str]:
    about = texts.attribute(f"achievement-{one}", "about")
    assert about is not None
    return {"name": achievement_name(texts, one), "about": about}


def _matches(texts: Texts, earned: list[Earned]) -> tuple[Choice, ...]:
    """Return a choice for each match, named after what was earned in it."""
    by_match: dict[int, list[Earned]] = {}
    for one in earned:
        by_match.setdefault(one.match_id, []).append(one)
    return tuple(
        Choice(
            clip(
                texts("list-comma").join(achievement_name(texts, one.achievement) for one in some),
                CHOICE_LIMIT,
            ),
            str(match_id),
            f"{some[0].earned_at:%Y-%m-%d}",
        )
        for match_id, some in by_match.items()
    )
