"""Messages that are kept current on Discord: the table, the hands, and what makes a sound.

- `presenter` hears of each committed change, and sees to it that every message follows
- `match_messages`: all messages of one match; each is a `live_message`: `live_table` and
  `live_hand` are `kept_message`s, found again after a restart; `open_hand` is ephemeral
- `queue`: one drawing at a time for each message, the answer to a press included
- `view_models`, `languages`: from what is stored to what one reader sees
- `notifications`: being told that it is one's turn
- `card_emojis`, `background_tasks`: what happens beside that
- `sending/`: from a screen to Discord
"""
