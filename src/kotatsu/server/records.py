"""What can be asked about games that are over: lists, records, games step by step, analyses."""

from base64 import b64decode
from contextlib import suppress
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, Parameter

from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.server.asking import (
    ANYBODY,
    AT_A_TABLE,
    SOMEBODY,
    Asked,
    Before,
    GameName,
    TableId,
    known,
    problems,
    services_of,
    tables_of,
    who,
)
from kotatsu.server.listing import seats_listed
from kotatsu.server.pool import NoAnswer
from kotatsu.server.problems import NoSuchTable
from kotatsu.server.services import Services
from kotatsu.server.webapp import house_picture
from kotatsu.store import NotFound, RecordInfo
from kotatsu.table import Refused, Table, projection
from kotatsu.table.refusals import refusal_from
from kotatsu.wire.document import Result
from kotatsu.wire.http import PAGE_SIZE, Analysed, Dropped, Finished, PlayOn
from kotatsu.wire.proof import Proof
from kotatsu.wire.replay import Decision, Replay

Eyes = Annotated[str, Parameter(max_length=5, required=False)]
PICTURES_KEPT = 64  # some 50 kB each
OF_A_RECORD = problems(404, 409)


# --- lists --------------------------------------------------------------------------------------------------


@get("/api/results", responses=ANYBODY)
async def results(request: Asked, game: GameName = None, before: Before = None) -> list[Finished]:
    """Games that have ended at public tables, the newest first."""
    found = await services_of(request).store.records(game, public=True, before=before, limit=PAGE_SIZE)
    return [_finished(info, _about(info)) for info in found]


@get("/api/results/mine", responses=SOMEBODY)
async def my_results(request: Asked, game: GameName = None, before: Before = None) -> list[Finished]:
    """One's own games that have ended, the newest first. Practice, such as what was played on from a moment
    of another game, is no result."""
    store, identity = services_of(request).store, who(request)
    listed: list[Finished] = []
    while len(listed) < PAGE_SIZE:
        found = await store.records(game, identity, before=before, limit=PAGE_SIZE)
        abouts = [(info, _about(info)) for info in found]
        listed += [_finished(info, about) for info, about in abouts if not about.get("practice")]
        if len(found) < PAGE_SIZE:
            break
        before = found[-1].number
    return listed[:PAGE_SIZE]


def _about(info: RecordInfo) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(info.about)
    return found


def _finished(info: RecordInfo, about: dict[str, Any]) -> Finished:
    return Finished(
        number=info.number,
        table=info.table_id,
        game=info.game,
        players=about["players"],
        options=about["options"],
        seats=seats_listed(about),
        result=Result(**about["result"]) if about["result"] is not None else None,
        abandoned=about["abandoned"],
        finished=info.finished,
        hash=info.hash,
        edition=about.get("edition"),
    )


# --- records ------------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON, responses=AT_A_TABLE)
async def record(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=7, required=False)] = None,
) -> Response[bytes]:
    """The record: of a finished game all of it, of a running one what one's own seat may know."""
    identity = known(request)
    return _file(
        table_id, await _record(request, table_id, lambda table: projection.record(table, identity, seat))
    )


@get("/api/records/{table_id:str}", media_type=MediaType.JSON, responses=OF_A_RECORD)
async def whole_record(request: Asked, table_id: TableId) -> Response[bytes]:
    """The record of a finished game, under an address that stays; its hash, as lists have it, is its ETag."""
    content = await _of_finished(request, table_id)
    with suppress(NotFound):  # it is just being stored
        content = await services_of(request).store.record(table_id)
    found = _file(table_id, content)
    if request.headers.get("if-none-match") == found.headers["etag"]:
        return Response(b"", status_code=304, headers={"etag": found.headers["etag"]})
    return found


def _file(table_id: str, content: bytes) -> Response[bytes]:
    headers = {
        "content-disposition": f'attachment; filename="kotatsu-{table_id[:8]}.json"',
        "etag": f'"{sha256(content).hexdigest()}"',
    }
    return Response(content, media_type="application/json", headers=headers)


async def _of_finished(request: Asked, table_id: str) -> bytes:
    """The whole record, for whoever may know it; `Refused` while the game runs."""
    identity = known(request)
    return await _record(request, table_id, lambda table: _whole(table, identity))


def _whole(table: Table, identity: str | None) -> Any:
    if not table.is_closed:
        raise Refused("still-running")
    if not table.lies_open:
        raise Refused("round-plays")
    return projection.record(table, identity)


async def _record(request: Asked, table_id: str, of_table: Any) -> bytes:
    try:
        read = tables_of(request).read
        return await read(table_id, lambda table: msgspec.json.encode(of_table(table).as_data()))
    except NoSuchTable:  # its private entries are gone, but the record may have stayed
        return await _kept_record(services_of(request), table_id, known(request))


async def _kept_record(services: Services, table_id: str, identity: str | None) -> bytes:
    """The record of a table that is gone; of a private one, for those who played there."""
    try:
        about = msgspec.json.decode((await services.store.record_info(table_id)).about)
    except NotFound:
        raise Refused("no-record") from None
    if about["private"] and identity not in about["owners"]:
        raise NoSuchTable("no-table")
    return await services.store.record(table_id)


# --- played again -------------------------------------------------------------------------------------------


@get("/api/records/{table_id:str}/replay", media_type=MediaType.JSON, responses=OF_A_RECORD)
async def replay(request: Asked, table_id: TableId, eyes: Eyes = "open") -> Response[Replay]:
    """A finished game step by step: through the eyes of a seat ("0", "1" …), of a spectator ("watch"), or
    with all cards open ("open")."""
    return await _replay(request, msgspec.json.decode(await _of_finished(request, table_id)), eyes)


@post("/api/replay", status_code=200, media_type=MediaType.JSON, responses=problems(409))
async def replay_of_file(request: Asked, data: JSONBody[Dropped]) -> Response[Replay]:
    """The same of a record that somebody has as a file."""
    return await _replay(request, data.record, data.eyes)


async def _replay(request: Asked, record: dict[str, Any], eyes: str) -> Response[Replay]:
    return await _played_again(request, {"record": record, "replay": eyes})


@get("/api/records/{table_id:str}/proof", media_type=MediaType.JSON, responses=OF_A_RECORD)
async def shuffle_proof(request: Asked, table_id: TableId) -> Response[Proof]:
    """What a finished game drew, for whoever works it out again from the seed; and what does not hold."""
    record = msgspec.json.decode(await _of_finished(request, table_id))
    return await _played_again(request, {"record": record, "proof": True})


@post("/api/proof", status_code=200, media_type=MediaType.JSON, responses=problems(409))
async def shuffle_proof_of_file(request: Asked, data: JSONBody[Dropped]) -> Response[Proof]:
    """The same of a record that somebody has as a file."""
    return await _played_again(request, {"record": data.record, "proof": True})


@get("/api/records/{table_id:str}/picture", media_type="image/png", responses=ANYBODY)
async def picture(
    request: Asked,
    table_id: TableId,
    at: Annotated[int | None, Parameter(ge=0, le=100_000, required=False)] = None,
    seat: Eyes = "open",
    lang: Annotated[str, Parameter(max_length=10, required=False)] = FALLBACK,
) -> Response[bytes]:
    """A moment of a finished game as a picture (PNG), for programs that preview links. Where nobody may see
    the game, or none was drawn, it is the picture of the house: that tells nothing."""
    services = services_of(request)
    language = lang if lang in LANGUAGES else FALLBACK
    drawn = await _picture(request, services, table_id, [at, seat, language])
    sent = drawn or house_picture()
    if sent is None:
        raise NotFoundException
    caching = "private, max-age=3600" if drawn is not None else "no-store"
    return Response(sent, media_type="image/png", headers={"cache-control": caching, "vary": "cookie"})


async def _picture(request: Asked, services: Services, table_id: str, wish: list[Any]) -> bytes | None:
    try:
        content = await _of_finished(request, table_id)  # whoever asks, for each may know other games
        key = sha256(content + msgspec.json.encode(wish)).hexdigest()
        if (kept := services.pictures.get(key)) is not None:
            return kept
        question = {"record": msgspec.json.decode(content), "picture": wish}
        found = (await services.record_worker.ask(question, aside=True))["found"]
        if found is None:
            return None
        drawn = services.pictures[key] = b64decode(found)
        while len(services.pictures) > PICTURES_KEPT:
            services.pictures.pop(next(iter(services.pictures)))
        return drawn
    except (Refused, NoSuchTable, NoAnswer):
        return None


@post("/api/decision", status_code=200, media_type=MediaType.JSON, responses=OF_A_RECORD)
async def decision(request: Asked, data: JSONBody[PlayOn]) -> Response[Decision]:
    """What a seat was asked at a moment of a finished game, and all that it might have done."""
    record = await record_to_play_on(request, data)
    return await _played_again(request, {"record": record, "decision": [data.at, data.seat]})


async def _played_again(request: Asked, question: dict[str, Any]) -> Response[Any]:
    try:
        reply = await services_of(request).record_worker.ask(question, aside=True)
    except NoAnswer:
        raise Refused("replay-nobody") from None
    if reply["why"] is not None:
        raise refusal_from(reply["why"])
    encoded: Any = reply["found"].encode()  # as text: nobody here need understand it
    return Response(encoded, media_type="application/json")


async def record_to_play_on(request: Asked, wish: PlayOn) -> Any:
    """The record that somebody would play on from."""
    if wish.table is None:
        return wish.record
    return msgspec.json.decode(await _of_finished(request, wish.table))


@get("/api/records/{table_id:str}/analysis", responses=OF_A_RECORD)
async def analysis(request: Asked, table_id: TableId) -> Analysed:
    """What each decision of a finished game cost, and how the chances stood. It is made while somebody
    asks for it again and again; until it is done, the answer says how far it has come."""
    services = services_of(request)
    content = await _of_finished(request, table_id)
    if (kept := await services.store.analysis(table_id)) is not None:
        return msgspec.json.decode(kept, type=Analysed)
    return _analysed(services, table_id, msgspec.json.decode(content), keep=table_id)


@post("/api/analysis", status_code=200, responses=problems(409))
async def analysis_of_file(request: Asked, data: JSONBody[Dropped]) -> Analysed:
    """The same of a record that somebody has as a file."""
    key = sha256(msgspec.json.encode(data.record)).hexdigest()
    return _analysed(services_of(request), key, data.record, keep=None)


def _analysed(services: Services, key: str, record: dict[str, Any], keep: str | None) -> Analysed:
    return services.analyses.progress(key) or services.analyses.begin(key, record, keep)


RECORD_HANDLERS = [
    results,
    my_results,
    record,
    whole_record,
    replay,
    replay_of_file,
    shuffle_proof,
    shuffle_proof_of_file,
    picture,
    decision,
    analysis,
    analysis_of_file,
]
