"""What people can do: slash commands and presses, each handed to the match service.

- `play`, `lists`, `mine`, `admin`: the commands
- `presses` reads every button and menu of ours; `match_presses` and `panel_presses` act on them
- `tree`, `translator`, `sync`: the command tree, its languages, and telling Discord of it
- `answering`: the one place where an error becomes a sentence
"""
