"""What people can do: slash commands and presses, each handed to the match service.

- `play`, `daily`, `lists`, `mine`, `admin`: the commands
- `presses` is the handle: `press_reading` says what was pressed, `verbs` what that does, `words`
  what may stand in a custom id, `reach` on which matches; then one of `challenge_presses`,
  `play_presses`, `look_presses`, `rare_presses`, `teacher_presses`, `panel_presses`,
  `settings_presses`, … acts
- `tree`, `translator`, `sync`: the command tree, its languages, and telling Discord of it
- `answering`: the one place where an error becomes a sentence
- `in_flight`, `deferred`: what is being answered, and what an earlier run left unanswered
- `direct_messages`, `lost_tables`: where messages of ours are
- `winner_challenges`, `leavers`, `emojis`: what follows from changes without anybody's press
"""
