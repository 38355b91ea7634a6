### What went wrong: one message for each code.
