"""The contract holds for games in a folder outside the package too: TRIUMVIR_EXTRA_GAMES names one.

The registry looks wherever the room of the games looks, so the folder is added to the room's path before any
test asks which games there are.
"""

import os

import triumvir.games

if extra := os.environ.get("TRIUMVIR_EXTRA_GAMES"):
    triumvir.games.__path__.append(extra)
