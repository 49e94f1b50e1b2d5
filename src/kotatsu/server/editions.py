"""Editions of games: those that games come with, those that people made, and what other numbers would do."""

import time
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from kotatsu.core.editions import Edition, as_toml, read_toml
from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.registry import game as find_game
from kotatsu.core.registry import has_game
from kotatsu.server.asking import (
    AT_A_TABLE,
    SOMEBODY,
    Asked,
    ShortName,
    TableId,
    address_of,
    known,
    live_table,
    problems,
    services_of,
    who,
)
from kotatsu.server.identity import is_id, new_id
from kotatsu.store import NotFound, StoredEdition
from kotatsu.table import Refused, Table
from kotatsu.table.editions import file_of, house_edition, house_faults, title_of
from kotatsu.table.refusals import refusal_of
from kotatsu.wire.editions import (
    CheckedEdition,
    EditionFault,
    GameEdition,
    GivenEdition,
    KeepEdition,
    KeptEdition,
    Trial,
    Tried,
    TriedNothing,
    shown,
)

SAFE = 2**53
"""Whole numbers beyond this a browser would read as others."""
DEEPEST = 12
"""Tables and lists inside each other; what is deeper is no edition."""


def _game(name: str) -> Game:
    if not has_game(name):
        raise Refused("nothing-here")
    return find_game(name)


# --- the edition that a game comes with ---------------------------------------------------------------------


@get("/api/games/{game:str}/edition", responses=problems(404))
async def game_edition(game: ShortName) -> GameEdition:
    """The edition that a game comes with, value by value, and what each must be."""
    return _shown(_game(game))


@cache
def _shown(game: Game) -> GameEdition:
    return shown(game)


# --- what somebody made -------------------------------------------------------------------------------------


@post("/api/editions/check", status_code=200, responses=problems(404))
async def check_edition(request: Asked, data: JSONBody[GivenEdition]) -> CheckedEdition:
    """What the engine says of an edition: all that is wrong with it, or its file."""
    game = _game(data.game)
    async with services_of(request).turn():
        try:
            return checked(game, data.edition if data.toml is None else read_toml(data.toml, file_of(None)))
        except BadInput as unreadable:
            return CheckedEdition(game.name, "", None, [_fault(unreadable)], None, None, False)


def checked(game: Game, data: Any) -> CheckedEdition:
    """What the engine says of the data of an edition."""
    title = title_of(data)
    faults = house_faults(game, data)
    if faults:
        return CheckedEdition(
            game.name, title, _plain(data), [_fault(one) for one in faults], None, None, False
        )
    edition = house_edition(game, data)
    return _whole(game, edition or replace(game.default_edition, title=title), title)


def _whole(game: Game, edition: Edition, title: str) -> CheckedEdition:
    house = edition.hash != game.default_edition.hash
    return CheckedEdition(game.name, title, edition.as_data(), [], as_toml(edition), edition.hash, house)


def _fault(error: KotatsuError) -> EditionFault:
    key = error.values.get("key")
    refused = refusal_of(error)
    return EditionFault(None if key is None else str(key), refused.code, refused.values)


def _plain(value: Any, deep: int = 0) -> Any:
    """Data as a browser can show it although something is wrong with it: TOML knows dates, and numbers beyond
    all bounds."""
    if deep > DEEPEST:
        return None
    if isinstance(value, dict):
        return {str(name): _plain(inner, deep + 1) for name, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner, deep + 1) for inner in value]
    if isinstance(value, bool | str) or (isinstance(value, int) and abs(value) < SAFE):
        return value
    return str(value)[:40]


@get("/api/editions", responses=SOMEBODY)
async def own_editions(request: Asked) -> list[KeptEdition]:
    """Those that one has kept here, the newest first."""
    stored = await services_of(request).store.editions(who(request))
    return [_kept(one) for one in stored]


@post("/api/editions", status_code=200, responses=problems(401, 404, 409))
async def keep_edition(request: Asked, data: JSONBody[KeepEdition]) -> KeptEdition:
    """Keep one as one's own, in place of the one of its id."""
    services, identity = services_of(request), who(request)
    services.spend("links", identity, address_of(request))
    game = _game(data.game)
    async with services.turn():
        made = house_edition(game, data.edition)
        kept = made or replace(game.default_edition, title=title_of(data.edition))
    if data.id is not None and not is_id(data.id):
        raise Refused("no-edition")
    new = StoredEdition(data.id or new_id(), game.name, msgspec.json.encode(kept.as_data()), time.time())
    try:
        if not await services.store.put_edition(identity, new, services.settings.editions_each):
            raise Refused("too-many-editions", most=services.settings.editions_each)
    except NotFound:
        raise Refused("no-edition") from None
    return _kept(new)


def _kept(stored: StoredEdition) -> KeptEdition:
    data = msgspec.json.decode(stored.edition)
    return KeptEdition(stored.id, stored.game, data["title"], stored.changed, data)


@post("/api/editions/{edition_id:str}/remove", status_code=200, responses=SOMEBODY)
async def remove_edition(request: Asked, edition_id: TableId) -> list[KeptEdition]:
    """Keep one's own edition no longer; what is left."""
    identity = who(request)
    await services_of(request).store.drop_edition(identity, edition_id)
    return [_kept(one) for one in await services_of(request).store.editions(identity)]


@get("/api/tables/{table_id:str}/edition", responses=AT_A_TABLE)
async def edition_of_table(request: Asked, table_id: TableId) -> CheckedEdition:
    """The edition that a table plays, for whoever may look at the table."""
    identity = known(request)
    live = await live_table(request, table_id)
    return await live.read_as(identity, lambda table, invite: _of_table(table, identity, invite))


def _of_table(table: Table, identity: str | None, invite: str | None) -> CheckedEdition:
    table.must_admit(identity, invite)
    game = table.game
    edition = game.default_edition if table.edition is None else game.make_edition(table.edition)
    house = edition.hash != game.default_edition.hash
    return CheckedEdition(
        game.name, edition.title, edition.as_data(), [], as_toml(edition), edition.hash, house
    )


# --- what would it do? --------------------------------------------------------------------------------------


@post("/api/trials", status_code=200, responses=problems(401, 404, 409))
async def try_edition(request: Asked, data: JSONBody[Trial]) -> Tried:
    """What other numbers would do: bots play both editions on the same deals, as long as somebody asks for it
    again and again. Everybody has one trial at most: another one ends it."""
    services, identity = services_of(request), who(request)
    _game(data.game)
    found = services.trials.progress(identity, data)
    if found is not None:
        return found
    services.spend("trials", identity, address_of(request))
    async with services.turn():
        return services.trials.begin(identity, data)


@post("/api/trials/stop", status_code=200, responses=SOMEBODY)
async def stop_trial(request: Asked) -> TriedNothing:
    """Nobody waits for one's trial any more."""
    services_of(request).trials.stop(who(request))
    return TriedNothing(True)


EDITION_HANDLERS = [
    game_edition,
    check_edition,
    own_editions,
    keep_edition,
    remove_edition,
    edition_of_table,
    try_edition,
    stop_trial,
]
