"""A program outside the bot that speaks the arena's protocol: it answers the first legal action."""

import sys

answer = ""
for line in sys.stdin:
    if line.strip() == "?":
        print(answer if sys.argv[1:] != ["badly"] else "play 13B", flush=True)
        answer = ""
    elif line.startswith("legal ") and not answer:
        answer = line.removeprefix("legal ").strip()
