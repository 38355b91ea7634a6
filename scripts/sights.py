"""Sights: every screen of the page, and how one comes to it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from playwright.sync_api import Page, WebSocketRoute

from staging import Place, Stage, Until, Wanted, following, leading, my_turn, settled, stage

KEY = "5ea1" * 16
"""The key of somebody who has played before."""
FRIENDS = ("Олена", "小林")
GAMES = ("dou_dizhu", "dou_dizhu-4", "big_three", "big_three-4", "hokm")
PLAY = '[data-act="play"][aria-disabled="false"]'
CARDS = ".hand button.card"
SETTLED = "#after-title"
HOUSE = {"spring": "x2", "auction_mode": "single_round"}
"""House rules that differ from the written ones."""


@dataclass(frozen=True)
class Sight:
    """A screen: its name, the table it is of, whether one has a chair there (`seated`), the address with the
    table's code for CODE, what has to be shown before it is looked at, and what is done then.

    `meets` comes between the page and the table's socket. `needs` is what else must be on the server.
    """

    name: str
    path: str = "/t/CODE"
    wanted: Wanted | None = None
    seated: bool = True
    shown: str = "main"
    acts: Callable[[Page], object] | None = None
    meets: Callable[[WebSocketRoute], object] | None = None
    needs: Callable[[Stage], object] | None = None
    key: str = ""

    @property
    def table(self) -> bool:
        """Whether it is the table, which may not scroll."""
        return self.path == "/t/CODE" and (self.seated or self.acts is _watch) and self.shown != SETTLED


def sights() -> Iterator[Sight]:
    """All of them, in the order of a visit."""
    yield Sight("home", "/", shown="article .btn.primary")
    yield Sight("home-again", "/", shown=".cont", needs=_played, key=KEY)
    yield Sight("new", "/new/dou_dizhu", shown=".gobar .btn.primary")
    yield Sight("new-rules", "/new/big_three", shown=".gobar .btn.primary", acts=_edit)
    yield Sight("new-hokm", "/new/hokm", shown=".gobar .btn.primary")
    yield from _before()
    yield from _said()
    yield from _plays()
    yield from _panels()
    yield from _links()
    yield from _after()
    for game in GAMES:
        yield Sight(f"rules-{game}", f"/rules/{game}", shown="#chain .card")
    for game in GAMES[::2]:
        yield Sight(f"lesson-{game}", f"/lesson/{game}", shown=".felt .card")
    yield Sight("lesson-wrong", "/lesson/dou_dizhu", shown=".felt .card", acts=_mistake)
    yield Sight("lesson-done", "/lesson/hokm", shown=".felt .card", acts=_skip)
    yield Sight("settings", "/settings", shown="main select, main .seg")
    yield Sight("unknown", "/nowhere")
    yield Sight("no-table", "/t/ZZZZZZZ")


def _before() -> Iterator[Sight]:
    """A table before its first deal."""
    waiting = Wanted(
        "dou_dizhu", people=FRIENDS[:1], free=1, options=HOUSE, listed=True, title="Вечір у Києві"
    )
    yield Sight("door", wanted=waiting, seated=False, shown="form")
    yield Sight("door-full", wanted=Wanted("hokm", people=FRIENDS), seated=False, shown="main .acts .btn")
    yield Sight("waiting", wanted=waiting, shown=".acts")
    yield Sight(
        "waiting-ready", wanted=replace(waiting, people=("Олена", "سالم الحربي"), free=0), shown=".acts"
    )
    yield Sight("invite", wanted=replace(waiting, people=(), free=2), shown=".acts", acts=_invite)


def _said() -> Iterator[Sight]:
    """What is said before the play."""
    for game in GAMES[:4]:
        name = game.replace("-", "/")
        wanted = Wanted(name, lambda scene: my_turn(scene) and stage(scene) == "auction")
        if game != "big_three-4":
            yield Sight(f"auction-{game}", wanted=wanted, shown="[data-bid]")
    calls: Until = lambda scene: my_turn(scene) and bool(scene.deal and len(scene.deal.calls) == 2)  # noqa: E731
    yield Sight("auction-hokm", wanted=Wanted("hokm", calls), shown="[data-bid]")
    trump: Until = lambda scene: my_turn(scene) and stage(scene) == "trump"  # noqa: E731
    named = Wanted("hokm", trump, high=True)
    yield Sight("trump", wanted=named, shown="[data-suit]")
    yield Sight("trump-order", wanted=named, shown="[data-suit]", acts=_trump)


def _plays() -> Iterator[Sight]:
    """The play itself."""
    lead = Wanted("dou_dizhu", leading, least=20, high=True)
    yield Sight("lead", wanted=lead, shown=CARDS)
    follow = Wanted("dou_dizhu", following, least=10)
    yield Sight("follow", wanted=follow, shown=CARDS)
    yield Sight("reason", wanted=follow, shown=CARDS, acts=_nonsense)
    yield Sight("hint", wanted=lead, shown=CARDS, acts=_hint)
    other: Until = lambda scene: stage(scene) == "play" and not my_turn(scene)  # noqa: E731
    others = Wanted("dou_dizhu", other, least=12, people=FRIENDS)
    yield Sight("before-turn", wanted=others, shown=CARDS, acts=_choose)
    yield Sight("pit-lead", wanted=Wanted("big_three", leading, least=20, high=True), shown=CARDS)
    yield Sight("pit-follow", wanted=Wanted("big_three", following, least=8), shown=CARDS)
    packs = Wanted("dou_dizhu/4", leading, least=33, high=True)
    yield Sight("two-packs", wanted=packs, shown=CARDS)
    yield Sight("two-packs-groups", wanted=packs, shown=CARDS, acts=lambda page: page.keyboard.press("r"))
    yield Sight("two-packs-follow", wanted=Wanted("dou_dizhu/4", following, least=20), shown=CARDS)
    yield Sight("pairs", wanted=Wanted("big_three/4", following, least=8), shown=CARDS)
    trick: Until = lambda scene: following(scene) and bool(scene.deal and len(scene.deal.table) == 2)  # noqa: E731
    yield Sight("trick", wanted=Wanted("hokm", trick, least=5), shown=CARDS)
    yield Sight("trick-lead", wanted=Wanted("hokm", leading, least=6, high=True), shown=CARDS)
    away = Wanted("hokm", my_turn, least=6, people=FRIENDS[:1], away=True)
    yield Sight("away", wanted=away, shown=CARDS)


def _panels() -> Iterator[Sight]:
    """What is opened over the table."""
    follow = Wanted("dou_dizhu", following, least=8, people=(), says=("Good luck", "加油！"))
    trick = Wanted("hokm", following, least=5, people=FRIENDS[:1], says=("Вітаю всіх", "مرحبا بالجميع"))
    second = Wanted("hokm", lambda scene: settled(scene) and scene.phase == "between")
    yield Sight("menu", wanted=follow, shown=CARDS, acts=partial(_open, panel="menu"))
    yield Sight("chat", wanted=trick, shown=CARDS, acts=partial(_open, panel="chat"))
    yield Sight("last-trick", wanted=trick, shown=CARDS, acts=partial(_open, panel="last"))
    yield Sight("counter", wanted=follow, shown=CARDS, acts=partial(_menu, button="counter"))
    yield Sight("score", wanted=second, shown=SETTLED, acts=_score)
    yield Sight(
        "table-rules", wanted=replace(follow, options=HOUSE), shown=CARDS, acts=partial(_menu, button="book")
    )
    yield Sight("keys", wanted=follow, shown=CARDS, acts=partial(_menu, button="keys"))
    yield Sight("leave", wanted=follow, shown=CARDS, acts=partial(_menu, button="leave"))


def _links() -> Iterator[Sight]:
    """What may happen to the connection, and who looks on."""
    follow = Wanted("dou_dizhu", following, least=8)
    lead = Wanted("dou_dizhu", leading, least=20, high=True)
    yield Sight("lost", wanted=follow, shown=".prompt .now", meets=Broken().meets)
    yield Sight("sending", wanted=lead, shown=CARDS, meets=_holds, acts=_send)
    yield Sight(
        "spectator", wanted=Wanted("dou_dizhu", following, least=8), seated=False, shown="main", acts=_watch
    )
    yield Sight("spectator-hokm", wanted=Wanted("hokm", my_turn, least=5), seated=False, acts=_watch)


def _after() -> Iterator[Sight]:
    """After a deal."""
    for game in GAMES:
        wanted = Wanted(game.replace("-", "/"), settled)
        yield Sight(f"settlement-{game}", wanted=wanted, shown=f".sum table, .sum ul, {SETTLED}")
    over = Wanted("dou_dizhu", settled, options={"match_deals": 1}, high=True)
    yield Sight("match-over", wanted=over, shown=SETTLED)
    deal = Wanted("dou_dizhu", settled)
    yield Sight("replay", "/t/CODE/replay/1/1", deal, shown=".rep .card")
    yield Sight("replay-end", "/t/CODE/replay/1/1", deal, shown=".rep .card", acts=_end)
    hokm = Wanted("hokm", settled)
    yield Sight("replay-hokm", "/t/CODE/replay/1/1", hokm, shown=".rep .card", acts=partial(_steps, moves=8))
    yield Sight("record", "/record")
    yield Sight("record-wrong", "/record", acts=_broken)


# --- what is done


def _played(stage: Stage) -> None:
    """Tables of somebody who has played before, and one that others may join."""
    over = Wanted("hokm", settled, options={"match_deals": 1}, account=KEY)
    for number, game in enumerate(("dou_dizhu", "big_three")):
        stage.table(f"played {number}", replace(over, game=game))
    stage.table("running", Wanted("hokm", my_turn, account=KEY, people=FRIENDS[:1]))
    stage.table(
        "open", Wanted("dou_dizhu/4", bots=("club",), free=1, people=FRIENDS, listed=True, title="周末牌局")
    )
    stage.table("open too", Wanted("hokm", bots=(), free=2, listed=True, name="سالم"))


def _edit(page: Page) -> None:
    page.locator(".panel button[aria-expanded]").click()
    page.locator("summary").first.click()
    page.locator(".option").first.wait_for()


def _invite(page: Page) -> None:
    page.locator(".mid .btn").first.click()
    page.locator("dialog .code").wait_for()


def _trump(page: Page) -> None:
    page.locator("[data-suit]").nth(1).focus()
    page.locator(".order .card").first.wait_for()


def _choose(page: Page) -> None:
    for at in (0, 3, 4):
        page.locator(CARDS).nth(at).press("ArrowUp")


def _nonsense(page: Page) -> None:
    """Cards that can't be played together."""
    for card in ("first", "last"):
        getattr(page.locator(f"{CARDS}:not(.dim)"), card).press("ArrowUp")
    page.locator(CARDS).nth(5).press("ArrowUp")
    page.locator(".prompt .why").wait_for()


def _hint(page: Page) -> None:
    page.locator('[data-act="hint"]').click()
    page.locator(".prompt .hint").wait_for()


def _open(page: Page, panel: str) -> None:
    """A panel by its icon, wherever that is at this size."""
    icon = {"menu": "menu", "chat": "chat", "last": "last"}[panel]
    page.locator(f".game button:has([data-icon='{icon}']):visible").first.click()
    page.locator("dialog[open]").wait_for()


def _menu(page: Page, button: str) -> None:
    """Something in the menu."""
    _open(page, "menu")
    page.locator(f"dialog .menu .btn:has([data-icon='{button}'])").click()
    page.locator("dialog[open] h2").first.wait_for()


def _score(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator(SETTLED).wait_for(state="detached")
    _menu(page, "score")


def _send(page: Page) -> None:
    """Play something; wait until it is said that it takes long."""
    _hint(page)
    page.locator(PLAY).click()
    page.locator(".card.sending").first.wait_for()
    said = page.locator(".prompt").inner_text()
    page.wait_for_function("said => document.querySelector('.prompt').innerText !== said", arg=said)


def _watch(page: Page) -> None:
    page.locator("main .acts .btn.primary").click()
    page.locator(".seat").first.wait_for()


def _steps(page: Page, moves: int) -> None:
    for _ in range(moves):
        page.keyboard.press("ArrowRight")


def _end(page: Page) -> None:
    page.keyboard.press("End")
    page.locator(".note p").nth(2).wait_for()


def _broken(page: Page) -> None:
    wrong = 'format = "triumvir-record/1"\ngame = "dou_dizhu"\npreset = text\n'
    page.locator("input[type=file]").set_input_files(
        {"name": "broken.toml", "mimeType": "application/toml", "buffer": wrong.encode()}
    )
    page.locator("[role=status] *").first.wait_for()


def _mistake(page: Page) -> None:
    page.locator(".hand button.card, main button.card").last.press("ArrowUp")
    page.locator("main .buttons .primary").click()
    page.locator(".told.wrong").wait_for()


def _skip(page: Page) -> None:
    while page.locator(".buttons").count():
        page.locator(".buttons .btn").first.click()
    page.locator(".done").wait_for()


class Broken:
    """A socket that brings the table and then breaks, and can't be opened again."""

    def meets(self, route: WebSocketRoute) -> None:
        """Let the first frames through."""
        server = route.connect_to_server()
        heard: list[object] = []

        def hear(message: str | bytes) -> None:
            heard.append(message)
            route.send(message)
            if len(heard) == 1:
                route.close(code=1012)

        server.on_message(hear)


def _holds(route: WebSocketRoute) -> None:
    """A socket that loses what is done."""
    server = route.connect_to_server()
    route.on_message(lambda text: None if re.search(r'"type": ?"act"', str(text)) else server.send(text))


__all__ = ["Place", "Sight", "sights"]
