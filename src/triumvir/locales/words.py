"""Words for codes: what the house calls "trio_single", "TH" or "call/pays", said in a language."""

from collections.abc import Callable, Iterable

from triumvir.locales.catalog import Catalog

Details = Iterable[tuple[str, int | str]]
TENTHS = ("points", "tricks")
"""Details of reasons that come in tenths."""
NAMED = {"2": "bass", "10": "kabbout"}
"""Numbers of tricks that have a name as a call."""


def game(said: Catalog, name: str) -> str:
    """The name of a game.

    >>> from triumvir.locales.catalog import catalog
    >>> game(catalog("uk"), "dou_dizhu/4")
    'Доу Дічжу вчотирьох'
    """
    return said.say(f"game-{message_id(name)}")


def seat(said: Catalog, number: int) -> str:
    """A seat by its number, where it has no other name."""
    return said.say("seat-number", seat=number)


def side(said: Catalog, where: str) -> str:
    """Where somebody sits: you, left, right, across."""
    return said.say(f"side-{where}")


def role(said: Catalog, name: str) -> str:
    """What a seat is, by its name in `games/*/names.py`, or partner and opponent."""
    return said.say(f"role-{message_id(name)}")


def level(said: Catalog, name: str) -> str:
    """How well a bot of that name plays; its budget is left out."""
    return said.say(f"level-{message_id(name.partition(':')[0])}")


def preset(said: Catalog, name: str) -> str:
    """What rules a preset of that name is."""
    return said.say(f"preset-{message_id(name)}")


def suit(said: Catalog, letter: str) -> str:
    """The name of a suit."""
    return said.say(f"suit-{letter}")


def rank(said: Catalog, letter: str) -> str:
    """The name of a rank, or of a joker."""
    return said.say(f"rank-{letter}")


def card(said: Catalog, text: str) -> str:
    """The name of a card from its text; cards of either pack have one name.

    >>> from triumvir.locales.catalog import catalog
    >>> card(catalog("zh"), "TH'"), card(catalog("uk"), "AH")
    ('红桃10', 'чирвовий туз')
    """
    return said.say(f"card-{text.rstrip(chr(39))}")


def call(said: Catalog, text: str, *, tricks: bool = False) -> str:
    """A call from its text; in a game of `tricks` a number is how many of them.

    >>> from triumvir.locales.catalog import catalog
    >>> [call(catalog("en"), text, tricks=True) for text in ("pass", "bid 2", "bid 3")]
    ['pass', 'bass, 2 tricks', '3 tricks']
    """
    verb, _, number = text.partition(" ")
    if verb != "bid":
        return said.say(f"call-{verb}")
    named = NAMED.get(number, "tricks") if tricks else "bid"
    return said.say(f"call-{named}", n=int(number))


def called(said: Catalog, text: str) -> str:
    """A call of tricks as it is told of somebody while tricks are taken: it must not look like what he took.

    >>> from triumvir.locales.catalog import catalog
    >>> [called(catalog("en"), text) for text in ("pass", "bid 2", "bid 3")]
    ['pass', 'called bass', 'called 3']
    """
    verb, _, number = text.partition(" ")
    if verb != "bid":
        return call(said, text)
    return said.say(f"called-{NAMED.get(number, 'tricks')}", n=int(number))


def combination(said: Catalog, kind: str, key: str, length: int) -> str:
    """A combination from its kind, key and length.

    >>> from triumvir.locales.catalog import catalog
    >>> combination(catalog("en"), "pair", "K", 1), combination(catalog("zh"), "straight", "T", 6)
    ('pair of kings', '顺子（6 张，到 10）')
    """
    run = f"top-{key}" if key not in "br" else f"rank-{key}"
    names = {
        "rank": said.say(f"rank-{key}"),
        "ranks": said.say(f"ranks-{key}"),
        "some": said.say(f"some-{key}"),
    }
    return said.say(f"kind-{message_id(kind)}", length=length, top=said.say(run), **names)


def reason(said: Catalog, code: str, details: Details, who: Callable[[int], str] | None = None) -> str:
    """Why a bot chose what it did, or what a play costs; `who` names a seat.

    >>> from triumvir.locales.catalog import catalog
    >>> reason(catalog("en"), "lead/clears_singles", (("turns", 1), ("singles", 2)))
    'clears 2 lone cards, 1 play to go'
    """
    values: dict[str, str | float] = {"code": code}
    for name, value in details:
        if name == "seat" and isinstance(value, int):
            values["who"] = who(value) if who else seat(said, value)
        elif name == "suit":
            values[name] = suit(said, str(value))
        else:
            values[name] = value / 10 if name in TENTHS and isinstance(value, int) else value
    message = f"reason-{message_id(code)}"
    return said.say(message if message in said else "reason-unknown", **values)


def error(said: Catalog, code: str, got: str, expected: str) -> str:
    """What went wrong, as a sentence for the person who caused it.

    >>> from triumvir.locales.catalog import catalog
    >>> error(catalog("en"), "call/illegal", "bid 1", "pass, bid 2")
    '“bid 1” is not open to you now. You may say: pass, bid 2.'
    """
    return said.say(f"error-{message_id(code)}", got=got.removeprefix("play "), expected=expected)


def fault(
    said: Catalog,
    code: str,
    got: str,
    expected: str,
    details: Details = (),
    who: Callable[[int], str] | None = None,
) -> str:
    """What is wrong with picked cards (a `Fault`), going by its details; `who` names a seat.

    >>> from triumvir.locales.catalog import catalog
    >>> table = (("lacks", "key"), ("kind", "pair"), ("key", "6"), ("length", 1))
    >>> fault(catalog("en"), "play/does_not_beat", "play 44", "", table)
    'Too low: pair of sixes lies on the table.'
    """
    given = dict(details)
    if "lacks" in given:
        laid = combination(said, str(given["kind"]), str(given["key"]), int(given["length"]))
        return said.say(f"fault-lacks-{given['lacks']}", combination=laid)
    if "suit" in given:
        duty = message_id(code.rpartition("/")[2])
        return said.say(f"fault-{duty}", suit=suit(said, str(given["suit"])))
    if "cards" in given:
        return said.say("fault-not-held", cards=given["cards"])
    if "seat" in given:
        number = int(given["seat"])
        return said.say("fault-other-seat", who=who(number) if who else seat(said, number))
    return error(said, code, got, expected)


def phase(said: Catalog, name: str) -> str:
    """What is being done: auction, trump, play."""
    return said.say(f"phase-{name}")


def message_id(code: str) -> str:
    """A code as it stands in the id of a message.

    >>> message_id("play/goes_out")
    'play-goes-out'
    """
    return code.replace("/", "-").replace("_", "-")
