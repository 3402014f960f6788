"""The process in which the computer players think, and the bot's side of it."""
