"""Buttons, menus and forms: what their custom ids mean, and what a press does.

- `router` hears every press; `reading` says what was pressed, `verbs` what that does, `words` what
  may stand in a custom id
- `play`, `challenges`, `look`, `match_menu`, `teacher`, `review`, `panels`, `settings`, `abort`:
  what presses do, each one call of the match service
"""
