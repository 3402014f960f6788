"""The terminal commands: each is one module, and `COMMANDS` in `bot/__main__.py` names it.

- `program` reads which command is called, and imports its module
- `metrics`, `error_reports`, `together`, `tokens`, `logs`, `status`: parts of `run`
- `doctor_live`, `doctor_metrics`, `review_text`: parts of `doctor` and `review`
- `terminal`, `problems`, `opened`, `wording`, `answers`: what the commands share
"""
