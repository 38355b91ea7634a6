"""Keys: what a key at the table means, on Latin, Cyrillic and Arabic keyboards alike."""

from collections.abc import Mapping

LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
LAYOUTS = ("йцукенгшщзхїфівапролджєячсмитьбю.", "ضصثقفغعهخحجدشسيبلاتنمكطئءؤر\0ىةوزظ")
"""What the same keys write on a Ukrainian and on an Arabic keyboard."""
PLACES = {own: latin for layout in LAYOUTS for own, latin in zip(layout, LATIN, strict=True) if own != "\0"}
FIGURES = {figure: str(value) for value, figure in enumerate("٠١٢٣٤٥٦٧٨٩")}
COMMANDS = {
    "p": "pass",
    "backspace": "pass",
    "h": "hint",
    "c": "clear",
    "r": "sort",
    "u": "undo",
    "v": "reading",
    "tab": "reading",
    "g": "counter",
    "l": "story",
    "m": "menu",
    "escape": "menu",
    "o": "settings",
    "f2": "score",
    "f1": "help",
    "question_mark": "help",
    "f3": "rules",
    "f4": "story",
    "f5": "sort",
    "enter": "play",
    "space": "pick",
    "left": "left",
    "right": "right",
    "up": "lift",
    "down": "lower",
    "home": "first",
    "end": "last_card",
    "ctrl+q": "quit",
    "ctrl+c": "quit",
}
"""What keys do, ranks aside."""
RANKS = {"0": "T", "1": "T", "t": "T", "j": "J", "q": "Q", "k": "K", "a": "A", "s": "b", "b": "r"}
"""The ranks that keys stand for, those of figures aside."""


def meant(key: str, character: str | None, letters: Mapping[str, str]) -> str:
    """What a key means: a command, or "rank " with a rank; empty for nothing. `letters` are the ranks that
    the cards write in another alphabet.

    >>> meant("h", "h", {}), meant("0", "0", {}), meant("к", "к", {"К": "K"}), meant("р", "р", {})
    ('hint', 'rank T', 'rank K', 'hint')
    """
    sign = (character or "").lower()
    if sign.upper() in letters and sign:
        return f"rank {letters[sign.upper()]}"
    sign = FIGURES.get(sign) or PLACES.get(sign, sign)
    if sign in RANKS:
        return f"rank {RANKS[sign]}"
    if len(sign) == 1 and sign in "23456789":
        return f"rank {sign}"
    if character == "?" or sign in COMMANDS:
        return COMMANDS.get(sign, "help")
    return COMMANDS.get(key, "")
