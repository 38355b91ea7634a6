"""Scene: all that a viewer sees of a table at one moment, built field by field. What is not named here stays
hidden.
"""

from typing import Any

import msgspec

Answer = dict[str, Any]
"""What a question is answered with."""


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a chair: his name, or the level of the bot; whether he is here, whether a bot plays for him,
    ready for the next deal, has given the deal up. `seat` is where he sits in this deal.
    """

    chair: int
    seat: int
    name: str = ""
    bot: str = ""
    here: bool = False
    away: bool = False
    ready: bool = False
    surrendered: bool = False


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is seen: the number of the last event, the phase of the table (waiting, playing, between, over,
    closed), who is there. To be grown by its owner.
    """

    seq: int
    phase: str
    people: tuple[Person, ...]
