"""Routes: what can be asked by HTTP. Each says in its documentation what it may refuse."""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from triumvir.errors import Code, IllegalActionError, SetupError
from triumvir.games.options import Value
from triumvir.record.record import Record
from triumvir.record.toml import format_record
from triumvir.server import models, origin, reviews
from triumvir.server.doors import Doors, doors_of
from triumvir.server.events import Plan
from triumvir.server.faults import RefusedError, limited, spoken
from triumvir.server.house import Seated, digest
from triumvir.server.limits import Kind
from triumvir.server.metrics import TYPE
from triumvir.server.offers import offers
from triumvir.server.page import shown
from triumvir.server.plain import plain
from triumvir.server.primer import primer
from triumvir.server.review import read_book
from triumvir.server.table import Table, rules_for

router = APIRouter()
KEY = range(32, 129)
"""How long the key of an account may be."""
NAMED = 24
"""The letters of a name that are kept."""
CODE = 12
"""A short code is no longer; an id is."""
READY = 2.0
"""Seconds within which the store has to answer."""
TOML = "application/toml"


def _text(kind: str, of: str = "string") -> dict[int | str, dict[str, Any]]:
    """What a route documents that answers by a text; or by an object whose form stands elsewhere."""
    return {200: {"content": {kind: {"schema": {"type": of}}}}}


def _refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The statuses of refusals that a route documents, besides those that all have."""
    return {status: {"model": models.Fault} for status in (400, 422, 429, 500, 503, *statuses)}


async def _doors(request: Request) -> Doors:
    return doors_of(request)


async def _bearer(request: Request) -> str:
    return origin.bearer(request.headers)


At = Annotated[Doors, Depends(_doors)]
Bearer = Annotated[str, Depends(_bearer)]
Where = Annotated[str, Path(max_length=64, description="The id of a table, or its short code.")]
Language = Annotated[str, Query(max_length=40, description="en, uk, ar or zh; else as Accept-Language says.")]


async def _table(doors: Doors, request: Request, where: str) -> Table:
    """A table by its id or short code; too many codes that are wrong are guesses. Error: table/unknown."""
    address = doors.address(request)
    if wait := doors.limits.spent("hello", address=address):
        raise limited(wait, "wrong codes")
    try:
        table_id = await doors.house.find(where) if len(where) <= CODE else where
        return await doors.house.table(table_id)
    except SetupError:
        doors.limits.wait("hello", address=address)
        raise


def _account(bearer: str) -> str:
    """The digest of the key of an account; "" without one. Error: token/wrong for what can't be a key."""
    if bearer and len(bearer) not in KEY:
        raise RefusedError(Code.TOKEN_WRONG, got="a key", expected=f"a key of {KEY[0]} to {KEY[-1]} letters")
    return digest(bearer) if bearer else ""


def _holder(account: str, once: str) -> str:
    """Who asks for a chair: an account; without one whoever made the request, to get the same one again."""
    return account or (digest(f"once {once}") if once else "")


def _limit(doors: Doors, request: Request, kind: Kind, account: str = "") -> None:
    """Error: limit/rate."""
    if wait := doors.limits.wait(kind, address=doors.address(request), account=account):
        raise limited(wait, kind)


def _seat(doors: Doors, request: Request, seated: Seated) -> models.Seat:
    base = doors.settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    join = f"{base}/t/{seated.code}"
    return models.Seat(
        table=seated.table, code=seated.code, chair=seated.chair, token=seated.token, join=join
    )


@router.post("/api/tables", status_code=201, responses=_refuses(401, 403, 409, 413), tags=["tables"])
async def create(request: Request, doors: At, bearer: Bearer, make: models.Create) -> models.Seat:
    """Make a table and sit down at it. `Authorization: Bearer KEY` names the account, if there is one."""
    account = _account(bearer)
    _limit(doors, request, "create", account)
    seated = await doors.house.create(make.plan, make.name, make.bots, _holder(account, make.once), make.once)
    await _named(doors, account, make.name)
    return _seat(doors, request, seated)


@router.post("/api/shows", status_code=201, responses=_refuses(401, 403, 413), tags=["tables"])
async def show(request: Request, doors: At, bearer: Bearer, make: models.Show) -> models.Facts:
    """Make a table at which bots play among themselves, while somebody looks on."""
    account = _account(bearer)
    _limit(doors, request, "create", account)
    holder = _holder(account, make.once)
    return models.Facts.of(await doors.house.show(make.plan, make.bots, holder, make.once))


async def _named(doors: Doors, account: str, name: str) -> None:
    """Remember what the owner of an account calls himself."""
    if account:
        await doors.house.store.set_account(account, plain(name, NAMED))


@router.get("/api/me", responses=_refuses(401), tags=["accounts"])
async def me(request: Request, doors: At, bearer: Bearer) -> models.Me:
    """What is known of the account whose key is the bearer: its chairs at tables that go on, whose tokens
    `retake` makes anew, and the matches it played.
    """
    account = _account(bearer)
    if not account:
        raise RefusedError(Code.TOKEN_WRONG, got="no key", expected="the key of an account")
    _limit(doors, request, "me", account)
    house = doors.house
    placed = [(await house.table(place.table), place.chair) for place in await house.store.places(account)]
    return models.Me(
        name=await house.store.account(account) or "",
        tables=[
            models.Place(table=models.Facts.of(table), chair=chair, turn=table.to_act, at=table.at)
            for table, chair in placed
            if table.chairs[chair].account == account
        ],
        records=[models.Played(**played._asdict()) for played in await house.store.played(account)],
    )


@router.get("/api/tables", responses=_refuses(), tags=["tables"])
async def tables(
    doors: At,
    after: Annotated[str, Query(max_length=40, pattern=r"^(\d{1,15}\.[A-Z]{1,12})?$")] = "",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> models.Page:
    """The tables that are listed, the one that changed last first; `after` is `more` of the page before."""
    updated, _, code = after.partition(".")
    page = await doors.house.store.listing((int(updated), code) if after else None, limit=limit)
    rows = [
        models.Row(
            code=row.code,
            game=row.game,
            title=row.title,
            phase=row.phase,
            persons=row.persons,
            seats=row.seats,
            free=row.free,
            updated=row.updated,
        )
        for row in page.rows
    ]
    return models.Page(tables=rows, more=f"{page.more[0]}.{page.more[1]}" if page.more else "")


@router.get("/api/tables/{table}", responses=_refuses(404), tags=["tables"])
async def facts(request: Request, doors: At, table: Where) -> models.Facts:
    """What everybody may know of a table."""
    return models.Facts.of(await _table(doors, request, table))


@router.post("/api/tables/{table}/seats", responses=_refuses(401, 403, 404, 409, 413), tags=["tables"])
async def sit(request: Request, doors: At, bearer: Bearer, table: Where, wish: models.Sit) -> models.Seat:
    """Sit down. With the key of an account, or with `once`, it can be said again: the same chair, and a new
    token.
    """
    account = _account(bearer)
    _limit(doors, request, "sit", account)
    found = await _table(doors, request, table)
    holder = _holder(account, wish.once)
    seated = await doors.house.sit(found.id, wish.name, wish.chair, holder, program=wish.program)
    await _named(doors, account, wish.name)
    return _seat(doors, request, seated)


@router.post("/api/tables/{table}/retake", responses=_refuses(401, 403, 404, 409), tags=["tables"])
async def retake(request: Request, doors: At, bearer: Bearer, table: Where) -> models.Seat:
    """Get a new token for the chair of an account, whose key is the bearer; the old token is good no more."""
    account = _account(bearer)
    _limit(doors, request, "sit", account)
    found = await _table(doors, request, table)
    mine = [at for at in found.people if account and found.chairs[at].account == account]
    if not mine:
        doors.limits.wait("hello", address=doors.address(request))
        expected = "the key of an account that has a chair at this table"
        raise RefusedError(Code.TOKEN_WRONG, got="a key" if bearer else "no key", expected=expected)
    name = found.chairs[mine[0]].name
    return _seat(doors, request, await doors.house.sit(found.id, name, mine[0], account))


async def _chair(doors: Doors, request: Request, table: Table, bearer: str) -> int:
    """The chair that a token opens. Error: token/wrong."""
    chair = await doors.house.authenticate(table.id, bearer) if bearer else None
    if chair is None:
        doors.limits.wait("hello", address=doors.address(request))
        expected = "the token of a chair of this table"
        raise RefusedError(Code.TOKEN_WRONG, got="a token" if bearer else "no token", expected=expected)
    return chair


@router.get("/api/tables/{table}/records", responses=_refuses(404), tags=["records"])
async def records(request: Request, doors: At, table: Where) -> list[models.Kept]:
    """The matches of a table that are over."""
    found = await _table(doors, request, table)
    kept = await doors.house.store.records(found.id)
    return [models.Kept(number=record.number, at=record.at) for record in kept]


@router.get(
    "/api/tables/{table}/records/now",
    response_class=Response,
    responses=_refuses(401, 404, 409) | _text(TOML),
    tags=["records"],
)
async def running(request: Request, doors: At, bearer: Bearer, table: Where) -> Response:
    """The match that is played, as the chair sees it whose token is the bearer."""
    found = await _table(doors, request, table)
    chair = await _chair(doors, request, found, bearer)
    if found.match is None:
        raise IllegalActionError(Code.TABLE_PHASE, got=found.phase, expected="playing | between | over")
    names = [found.name_of(at) for at in range(len(found.chairs))]
    record = Record.of(found.match, players=names, seat=found.seat_of(chair))
    return Response(format_record(record), media_type=TOML)


@router.get(
    "/api/tables/{table}/records/{number}",
    response_class=Response,
    responses=_refuses(401, 404) | _text(TOML),
    tags=["records"],
)
async def record(
    request: Request,
    doors: At,
    bearer: Bearer,
    table: Where,
    number: Annotated[int, Path(ge=0, le=999_999)],
) -> Response:
    """A match that is over, as TOML, or those deals of the running one that are; where spectators never see
    hands, for who has a chair's token, or the key of an account that played it.
    """
    found = await _table(doors, request, table)
    took_part = bearer and await doors.house.store.took_part(digest(bearer), found.id, number)
    if not found.plan.late and not took_part:
        await _chair(doors, request, found, bearer)
    for kept in await doors.house.store.records(found.id):
        if kept.number == number:
            return Response(kept.text, media_type=TOML)
    if found.match and found.match.past and found.number == number:
        return Response(format_record(found.record()), media_type=TOML)
    raise SetupError(Code.PATH_UNKNOWN, got=f"record {number}", expected="a deal that is over")


@router.post(
    "/api/records",
    response_class=Response,
    responses=_refuses(413) | _text("application/json", "object"),
    openapi_extra={"requestBody": {"required": True, "content": _text(TOML)[200]["content"]}},
    tags=["records"],
)
async def read(
    request: Request,
    deal: Annotated[int, Query(ge=-1, le=999_999)] = -1,
    chair: Annotated[int, Query(ge=-1, le=7)] = -1,
    language: Language = "",
) -> Response:
    """Read a record that one has, as far as it goes; with one deal of it (-1: the last), as whoever had the
    chair is told of it (-1: nobody). The answer is a `Book` as in the schema of the frames.
    """
    said = spoken(language or request.headers.get("accept-language", ""))
    text = (await request.body()).decode(errors="replace")
    book = await asyncio.to_thread(read_book, text, deal, chair, said)
    return Response(msgspec.json.encode(book), media_type="application/json")


@router.post(
    "/api/reviews",
    response_class=Response,
    responses=_refuses(409, 413) | _text(reviews.KIND),
    openapi_extra={"requestBody": {"required": True, "content": _text(TOML)[200]["content"]}},
    tags=["records"],
)
async def mistakes(
    request: Request,
    doors: At,
    deal: Annotated[int, Query(ge=-1, le=999_999)] = -1,
    language: Language = "",
) -> Response:
    """The mistakes of a deal of a record that one has (-1: the last), found with all hands open, from its end
    back as far as a few seconds go; before that what an expert thinks who sees no more than the player saw.
    The answer is lines, each a whole `Review` as in the schema of the frames, as it grows; the last one is
    `over`, or `broken` where it had to be given up. Whoever hangs up ends the work.
    """
    _limit(doors, request, "review")
    said = spoken(language or request.headers.get("accept-language", ""))
    text = (await request.body()).decode(errors="replace")
    found = doors.reviews.find(text, deal, said.language)
    return reviews.Lines(found, await anext(found))


@router.get(
    "/api/rules",
    response_class=Response,
    responses=_refuses() | _text("application/json", "object"),
    tags=["games"],
)
async def rules(
    request: Request,
    game: Annotated[str, Query(max_length=40)],
    preset: Annotated[str, Query(max_length=40)] = "text",
    option: Annotated[list[str] | None, Query(max_length=64, description="Such as spring=x2.")] = None,
    language: Language = "",
) -> Response:
    """The rules of a game with these options, in words, pictures and exercises. The answer is a `Primer` as
    in the schema of the frames.
    """
    said = spoken(language or request.headers.get("accept-language", ""))
    given = (each.partition("=") for each in option or ())
    options: dict[str, Value] = {name: value for name, _, value in given}
    chosen = rules_for(Plan(game, preset, options)).chosen
    told = await asyncio.to_thread(primer, chosen, preset, said.language)
    return Response(msgspec.json.encode(told), media_type="application/json")


@router.get("/api/games", responses=_refuses(), tags=["games"])
async def games(request: Request, language: Language = "") -> models.Games:
    """What can be played here: games, options, presets, levels of bots, named in a language."""
    return offers(spoken(language or request.headers.get("accept-language", "")).language)


@router.get("/healthz", tags=["operation"])
async def alive() -> models.Health:
    """The process answers."""
    return models.Health(status="ok", failing=[])


@router.get("/readyz", responses={503: {"model": models.Health}}, tags=["operation"])
async def ready(doors: At, response: Response) -> models.Health:
    """The store answers, what is due is done, and the server is not being stopped."""
    failing = ["closing"] if doors.closing else []
    if not doors.house.alarms.alive:
        failing.append("alarms")
    try:
        async with asyncio.timeout(READY):
            await doors.house.store.find("")
    except Exception:
        failing.append("store")
    if failing:
        response.status_code = 503
    return models.Health(status="failing" if failing else "ok", failing=failing)


@router.get(
    "/metrics", response_class=Response, responses=_refuses(401) | _text("text/plain"), tags=["operation"]
)
async def metrics(doors: At, bearer: Bearer) -> Response:
    """The figures of this worker, as Prometheus reads them."""
    token = doors.settings.metrics_token
    if token and digest(token) != digest(bearer):
        raise RefusedError(Code.TOKEN_WRONG, got="a token", expected="the token for metrics")
    return Response(doors.metrics.text(), media_type=TYPE)


@router.get("/t/{code}", response_class=PlainTextResponse, tags=["tables"])
async def link(request: Request, code: Annotated[str, Path(max_length=40)]) -> Response:
    """Where a link to a table leads: to the page in a browser, else it is said how to come to the table."""
    if page := shown(request):
        return page.answer(request.headers)
    text = f"A table of cards. Join it in a terminal:\n\n    triumvir join {request.url.replace(query='')}\n"
    return PlainTextResponse(text, headers={"vary": "Accept"})
