"""Buttons, menus and forms: their custom ids, and the handlers of commands and presses.

- `router` receives every press; `press` reads its custom id, `params` the words of that; `routes`
  finds the handler; `forms` opens and reads forms
- all other modules hold handlers, each one call of a service, with the `ROUTES` that lead there

A handler gets a `bot.interactions.context.Context`, and nothing else of the bot.
"""
