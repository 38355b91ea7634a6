#!/usr/bin/env python3
"""A bot that plays any legal action, with nothing but Python. It speaks docs/reference/bot_protocol.md."""

import json
import random
import sys


def say(**message):
    """One message, on one line, at once."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say(type="hello", name="random", version="1")
    elif told["type"] == "think":
        say(type="act", id=told["id"], action=random.choice(told["view"]["legal"]))
    elif told["type"] == "error":
        sys.stderr.write(f"{told['code']}: {told['got']}, expected {told['expected']}\n")
    elif told["type"] == "bye":
        break
