"""What people have tried to write into names, titles and chats: pages, terminals, directions, sizes."""

from itertools import product

SCRIPTS = (
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "</script><script>alert(1)</script>",
    "<script\x0c>alert(1)</script>",
    "<script/x>alert(1)</script>",
    "<script>alert`1`</script>",
    "<svg><script>alert(1)</script></svg>",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<!--<script>alert(1)</script>-->",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "{{constructor.constructor('alert(1)')()}}",
    "${alert(1)}",
    "#{7*7}",
    "<%= 7*7 %>",
    "{% raw %}x{% endraw %}",
    "'-alert(1)-'",
    '"-alert(1)-"',
    "\\'-alert(1)//",
    "\u2028alert(1)//",
    "\u2029alert(1)//",
)
HANDLERS = tuple(
    f"<{tag} {handler}=alert(1)>"
    for tag, handler in (
        ("img src=x", "onerror"),
        ("svg", "onload"),
        ("body", "onload"),
        ("a href=#", "onclick"),
        ("input autofocus", "onfocus"),
        ("details open", "ontoggle"),
        ("video src=x", "onerror"),
        ("marquee", "onstart"),
        ("div", "onpointerover"),
        ("iframe src=javascript:alert(1)", "onload"),
        ("object data=javascript:alert(1)", "onload"),
        ("form action=javascript:alert(1)", "onsubmit"),
        ("math href=javascript:alert(1)", "onclick"),
        ("style", "onload"),
        ("link rel=stylesheet href=//evil.example", "onload"),
    )
)
ESCAPES = (
    "\x1b[31mred\x1b[0m",
    "\x1b[2J\x1b[H",
    "\x1b]0;title\x07",
    "\x1b]8;;https://evil.example\x1b\\link\x1b]8;;\x1b\\",
    "\x1b]52;c;ZXZpbA==\x07",
    "\x1b[6n",
    "\x1b[5i",
    "\x1bP$q\x1b\\",
    "\x1b_G\x1b\\",
    "\x1b^x\x1b\\",
    "\x1bc",
    "\x1b#8",
    "\x1b(0",
    "\x9b31m",
    "\x9d0;x\x9c",
    "\x90q\x9c",
    "\x07\x07\x07",
    "abc\b\b\bxyz",
    "line\roverwritten",
    "one\ntwo",
    "\x0e\x0f",
    "\x00null",
    "\x7f\x7f",
    "\x85next",
    "\x1b[?1049h",
    "%1b[31m",
)
TURNS = tuple(
    f"abc{mark}def{end}"
    for mark, end in (
        ("\u202a", "\u202c"),
        ("\u202b", "\u202c"),
        ("\u202d", "\u202c"),
        ("\u202e", ""),
        ("\u202e", "\u202c"),
        ("\u2066", "\u2069"),
        ("\u2067", "\u2069"),
        ("\u2068", "\u2069"),
        ("\u2067", ""),
        ("\u200e", ""),
        ("\u200f", ""),
        ("\u061c", ""),
    )
)
HIDDEN = (
    "a\u200bb",
    "a\u200cb",
    "a\u200db",
    "a\u2060b",
    "\ufeffa",
    "a\u00adb",
    "a\u180eb",
    "a\u2061b",
    "a\u2064b",
    "a\U000e0041\U000e007fb",
    "a\ufff9b\ufffac\ufffb",
    "a\U0001d173b",
    "\ue000private",
    "\uffffnone",
    "\U0010fffflast",
)
LARGE = (
    "a" * 40,
    "\u00e9" * 40,
    "e" + "\u0301" * 39,
    "\u0639" + "\u064b" * 39,
    "\U0001f600" * 40,
    " " * 40,
    "\u3000" * 40,
    "\u00a0",
    "a" + " " * 38 + "b",
    "Z\u0351\u036b\u0343\u036aa\u0300\u0301\u0302\u0303l\u0304g\u0305o",
)
ALL = (*SCRIPTS, *HANDLERS, *ESCAPES, *TURNS, *HIDDEN, *LARGE)
assert len(ALL) >= 100, "a hundred of our own"
MIXED = tuple(f"{one}{other}" for one, other in product(ALL[::5], ALL[::4]))[: 500 - len(ALL)]
"""Combinations, so that there are five hundred in all."""
