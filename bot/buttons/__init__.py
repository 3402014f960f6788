"""Buttons, menus and forms: what their custom ids mean, and what commands and presses do.

- `router` hears every press; `press` says what was pressed, `routes` what that does, `params` what
  may stand in a custom id; `forms` lists the forms, each of which is a `text_form`
- `challenges`, `play`, `hand_menu`, `match_menu`, `review`, `daily`, `puzzle`, `lists`, `account`,
  `settings`, `abort`: the handlers, each one call of the match service

A handler gets a `bot.interactions.context.Context`, and nothing else of the bot.
"""
