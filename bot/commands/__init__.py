"""The slash commands: their names, their options, and the handlers that answer them.

- `play`, `lists`, `standing`, `account`, `admin`: a family of commands each
- `commands`: the groups to which features add theirs; `tree`: all commands
- `translator`: their languages; `sync`: their registration with Discord

The handlers are in `bot.buttons`, since buttons do the same.
"""
