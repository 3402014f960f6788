"""What people read and press, as plain values: nothing here knows Discord's library.

- `message`: a screen (classic message with a picture) or a panel (Components V2), as values;
  what a button's custom id says
- `view_model`: everything that a screen of a match is drawn from, for one reader
- `table`, `hand`, `results`, `challenge`, `daily`, `menu`, …: one screen each, pure
- `questions`, `decision`, `card_buttons`, `hints`: parts of the hand
- `wording/`: words that several screens share

No rule of the game is decided here: screens show a `PlayerView`, presses are handed to the service.
"""
