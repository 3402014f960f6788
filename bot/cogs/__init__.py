"""What people can do: slash commands and presses, each handed to the match service.

- `play`, `daily`, `lists`, `mine`, `admin`: the commands
- `presses` reads every button and menu of ours and finds who acts on it: `challenge_presses`,
  `play_presses`, `look_presses`, `rare_presses`, `teacher_presses`, `panel_presses`,
  `settings_presses`, …
- `tree`, `translator`, `sync`: the command tree, its languages, and telling Discord of it
- `answering`: the one place where an error becomes a sentence
- `challengers`, `departures`, `emojis`: what follows from changes without anybody's press
"""
