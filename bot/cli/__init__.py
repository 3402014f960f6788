"""The terminal commands: each has a file with its arguments, and imports the rest when it runs.

- `running` puts the parts of the bot together for `koikoi run`
- `database`, `doctor_checks`, `doctor_live`, `review_record`, `review_text`: what commands do
- `status`, `logs`, `problems`: the status, the log, and how commands report errors
"""
