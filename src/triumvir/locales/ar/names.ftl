### What the things of the games are called.

# The name of this language, in itself.
language-own = العربية
