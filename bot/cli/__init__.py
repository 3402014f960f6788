"""The terminal commands: each is one module, and `COMMANDS` in `bot/__main__.py` names it.

- `program` parses the name of the command, and imports its module
- `metrics`, `error_reports`, `shard_setup`, `tokens`, `status`: parts of `run`
- `doctor_files`, `doctor_live`: parts of `doctor`
- `terminal`, `opened`, `wording`: functions that the commands share
"""
