"""Chair: a place at a table for a person or a bot. Its number is the player's in every match played there."""

import msgspec


class Chair(msgspec.Struct, frozen=True, gc=False):
    """Who has a chair, and how he stands.

    A person has a `token` (its SHA-256 digest), a bot its level in `bot`; a free chair has neither. A person
    is `here` while connected, to a `worker` of the server; since `gone` (milliseconds since 1970) he is not.
    While he is `away`, for the reason in `why`, a bot plays for him; `surrendered`, to the end of the deal.
    `grace` is what drops have cost in this deal, in milliseconds. `muted` are the chairs he does not hear.
    `program`: he is a program that says so. Nothing but names and what he does is for others to see.
    """

    name: str = ""
    bot: str = ""
    token: str = ""
    account: str = ""
    program: bool = False
    here: bool = False
    worker: str = ""
    gone: int = 0
    away: bool = False
    why: str = ""
    auto_pass: bool = False
    auto_play: bool = False
    ready: bool = False
    salt: str = ""
    surrendered: bool = False
    grace: int = 0
    muted: tuple[int, ...] = ()

    @property
    def person(self) -> bool:
        """Whether a person has it."""
        return bool(self.token)

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return not self.token and not self.bot

    @property
    def itself(self) -> bool:
        """Whether a bot plays for it now."""
        return bool(self.bot) or self.away or self.surrendered
