"""Looking: which tables of a server are somebody's."""

from triumvir.cli.join import EXAMPLE
from triumvir.cli.screen import complain, say
from triumvir.games.registry import games
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.remote.door import Door, DoorError, address


def look(url: str, key: str, said: Catalog) -> bool:
    """Say at which tables the owner of a key has a chair; false where that can't be found out, which is
    said.
    """
    where = address(url)
    if where is None:
        complain(said.say("net-address", got=url, example=EXAMPLE))
        return False
    try:
        places = Door(where.server, said.language).mine(key)
    except DoorError as error:
        complain(error.words or said.say("net-unreached", server=where.server))
        return False
    for place in places:
        told = "account-turn" if place.turn == place.chair else "account-seat"
        game = place.table.game
        named = words.game(said, game) if game in games() else game
        say(said.say(told, game=named, command=f"triumvir join {where.server}/{place.table.code}"))
    if not places:
        say(said.say("account-nowhere", server=where.server))
    return True
