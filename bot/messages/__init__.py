"""Keeps messages current on Discord: tables, hands, and messages that notify.

- `presenter` subscribes to committed changes, and makes every message follow them
- `post`: the engine that keeps one message current, whatever it shows
- `match_messages`: all messages of one match; each is a `match_message`: `live_table`, `live_hand`
- `queue`: one drawing at a time for each message
- `view_models`, `languages`: from the stored match to the view of one reader
- `notifications`: tells players that it is their turn
- `card_emojis`: uploads the cards' emojis
- `sending/`: from a screen to Discord
"""
