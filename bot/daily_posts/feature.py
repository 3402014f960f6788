"""The feature of daily posts, on servers that want them."""

from typing import Final

from bot.daily_posts.runner import DailyPosts
from bot.daily_posts.service import DailyPostings
from bot.feature import Feature

DAILY_POSTS: Final = Feature(
    name="daily posts",
    services=lambda service: [DailyPostings(service.core)],
    runners=lambda tools: [DailyPosts(tools.service, tools.presenter.deps, tools.features)],
)
