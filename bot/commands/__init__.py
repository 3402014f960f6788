"""The slash commands: what they are called, what they take, and which handler answers.

- `play`, `lists`, `standing`, `account`, `admin`: a family of commands each
- `tree`: all of them; `translator`: their languages; `sync`: telling Discord of them

What a command does stands in `bot.buttons`, since buttons do the same.
"""
