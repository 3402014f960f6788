"""Answers each interaction (command or press) in time, exactly once, and with a sentence.

- `answering`: opens a context for each interaction; the one place where an error becomes a sentence
- `context`: what a handler gets
- `needs`: who may use a button, form or command; `permissions`, `command_access`: what a person and
  the bot may do here
- `in_flight`, `deferred`: what is being answered, and what an earlier run left unanswered
- `sharing`: posts a result in a channel
- `shared_results`, `leaver_check`: what is remembered or looked up between answers
- `other_processes`, `outbox`: what several processes tell each other, and what of it was lost
- `threads`: a thread for a match; `catch_up`: draws and sends what is missing after a start
  or an outage
"""
