"""The terminal commands: each is one module, and `COMMANDS` in `bot/__main__.py` names it.

- `program` reads which command is called, and imports its module
- `metrics`, `error_reports`, `shard_setup`, `tokens`, `status`: parts of `run`
- `doctor_live`: part of `doctor`
- `terminal`, `opened`, `wording`: what the commands share
"""
