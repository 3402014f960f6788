"""Keeps messages current on Discord: tables, hands, and messages that notify.

- `presenter` hears of each committed change, and makes every message follow it
- `match_messages`: all messages of one match; each is a `live_message`: `live_table` and
  `live_hand` have `kept_message`s, found again after a restart; an `OpenHand` is ephemeral
- `queue`: one drawing at a time for each message; the answer to a press is one of them
- `view_models`, `languages`: from the stored match to what one reader sees
- `notifications`: tells players that it is their turn
- `card_emojis`: uploads the cards' emojis
- `sending/`: from a screen to Discord
"""
