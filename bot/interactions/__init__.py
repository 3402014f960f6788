"""Answers each interaction (command or press) in time, exactly once, and with a sentence.

- `answering`: opens a context for each interaction; the one place where an error becomes a sentence
- `context`: what a handler gets
- `authorization`: who may use a button, form or command; `permissions`, `command_access`: what a
  person and the bot may do here
- `pending_replies`: what is being answered, and what an earlier run left unanswered
- `sharing`: posts a result in a channel
- `shared_results`, `members`: what is remembered or looked up between answers
- `threads`: a thread for a match; `startup_sync`: draws and sends what is missing after a start
  or an outage, or what other processes tell or have not told
"""
