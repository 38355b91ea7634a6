### What line mode and the full screen both say: events, settlement, prompts.
