"""Answers each interaction (command or press) in time, exactly once, and with a sentence.

- `answering`: opens a context for each interaction, and turns errors into sentences
- `context`: the context that a handler gets
- `authorization`: the people who may use a button, form or command; `permissions`,
  `command_access`: permissions of a person and of the bot on a server and in a channel
- `pending_replies`: interactions that are being answered, and commands that an earlier run left
  unanswered
- `sharing`: posts a result in a channel
- `shared_results`, `members`: shared results and server members, cached between answers
- `threads`: a thread for a match; `startup_sync`: draws and sends missing messages after a start,
  an outage or a change by another process
"""
