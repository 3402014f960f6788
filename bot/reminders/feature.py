"""The feature *Remind me*: daily reminders, and alerts of open tables."""

from collections.abc import Sequence
from typing import Final

from bot.feature import Feature
from bot.interactions.context import Context, PreferenceBlocks, Tools
from bot.interactions.runner import Runner
from bot.reminders import presses
from bot.reminders.alert_runner import AlertRunner
from bot.reminders.runner import ReminderRunner
from bot.reminders.screens import me_blocks
from bot.reminders.service import Reminders, TableAlerts
from bot.reminders.store import STORED


def _runners(tools: Tools) -> Sequence[Runner]:
    reminders = ReminderRunner(tools.service, tools.presenter.deps)
    tools.arrived.subscribe(reminders.note_active)
    alerts = AlertRunner(
        tools.service, tools.client, tools.presenter, reminders.pace, reminders.rest
    )
    return reminders, alerts


async def _preference_blocks(context: Context) -> PreferenceBlocks:
    asked = await presses.asked_by(context)
    blocks = me_blocks(context.texts, asked)
    if not asked.refused:
        return PreferenceBlocks(blocks)
    person_id = context.person.id
    return PreferenceBlocks(blocks, lambda: context.of(Reminders).forget_refusals(person_id))


REMINDERS: Final = Feature(
    name="reminders",
    stored=STORED,
    services=lambda service: [Reminders(service.core), TableAlerts(service.core)],
    routes=(presses.ROUTES,),
    runners=_runners,
    preference_blocks=_preference_blocks,
)
