"""What people say about notices: where they want to be told, when, and of which tables. Only they can ask."""

import secrets

import msgspec
from litestar import MediaType, get, post
from litestar.params import JSONBody

from kotatsu.server import pages
from kotatsu.server.asking import (
    AT_A_TABLE,
    SOMEBODY,
    Asked,
    TableId,
    Token,
    address_of,
    live_table,
    problems,
    services_of,
    who,
)
from kotatsu.server.clubs import AT_A_CLUB, ClubId, as_member, must_help
from kotatsu.server.identity import new_id
from kotatsu.server.notices import outgoing, push
from kotatsu.server.notices.sender import language_of, texts
from kotatsu.server.notices.wishes import Wishes
from kotatsu.store import Channel, NotFound, Wanted, club_owner
from kotatsu.table import Refused
from kotatsu.table.refusals import Unfit
from kotatsu.wire.http import (
    Bell,
    ChannelCode,
    NewChannel,
    NoticeChannel,
    Notices,
    NoticeTimes,
)

CODES = 5
"""Wrong codes until a mailbox must be named anew."""


@get("/api/notices", responses=SOMEBODY)
async def notices(request: Asked) -> Notices:
    """Where and when one is told, and what this server can do."""
    return await _notices(request, who(request))


async def _notices(request: Asked, identity: str) -> Notices:
    services = services_of(request)
    wishes = msgspec.json.decode(await services.store.wishes(identity), type=Wishes)
    vapid = services.notices.vapid
    return Notices(
        push_key=None if vapid is None else vapid.public,
        mail=services.notices.post is not None,
        channels=[_shown(one) for one in await services.store.channels(identity)],
        times=NoticeTimes(wishes.quiet_from, wishes.quiet_to, wishes.zone, wishes.reminders),
    )


def _shown(channel: Channel) -> NoticeChannel:
    """Without what nobody needs to see again; the keys of a webhook are for whoever checks its signatures."""
    secret = channel.secret if channel.kind == "webhook" else None
    return NoticeChannel(
        channel.id,
        channel.kind,  # type: ignore[arg-type]
        channel.address,
        secret,
        channel.confirmed,
        channel.problem,
    )


@post("/api/notices/channels", status_code=200, responses=problems(401, 409))
async def add_channel(request: Asked, data: JSONBody[NewChannel]) -> Notices:
    """Be told there too. A mailbox gets a code first."""
    identity, services = who(request), services_of(request)
    services.spend("links", identity, address_of(request))
    secret = _secret_of(request, data)
    channel = Channel(
        id=new_id(),
        identity=identity,
        kind=data.kind,
        address=data.address,
        secret=secret,
        language=language_of(data.language),
        origin=_origin(request, data.kind),
        created=services.now(),
        confirmed=data.kind != "mail",
    )
    told = Wanted(identity, "confirm", channel.id, services.now()) if data.kind == "mail" else None
    if not await services.store.put_channel(channel, services.settings.channels_each, told):
        raise Refused("notice-too-many", most=services.settings.channels_each)
    services.notices.look()
    return await _notices(request, identity)


def _secret_of(request: Asked, data: NewChannel) -> str:
    """What belongs to a new channel; `Refused` if it cannot be one."""
    services = services_of(request)
    if data.kind == "mail":
        if services.notices.post is None:
            raise Refused("notice-no-mail")
        if not _is_mailbox(data.address):
            raise Unfit("notice-mailbox")
        return f"{secrets.randbelow(10**8):08}"
    if data.kind == "push" and (
        services.notices.vapid is None or not push.is_subscription(data.p256dh, data.auth)
    ):
        raise Refused("notice-no-push")
    try:
        outgoing.check(data.address, bool(services.settings.private_notices))
    except outgoing.NotAllowed as problem:
        raise Unfit(problem.code) from None
    return secrets.token_urlsafe(24) if data.kind == "webhook" else f"{data.p256dh} {data.auth}"


def _is_mailbox(address: str) -> bool:
    """Whether it looks like one. Whether there is one, the code shows."""
    name, at, host = address.rpartition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' <>,;:"()[]\\')
    return bool(name and at and plain and len(address) <= 254 and "." in host.strip(".") and "@" not in name)


def _origin(request: Asked, kind: str) -> str:
    """The address of this server for links: the host's own word, or else what the browser asks. A mail goes
    to somebody who has not asked for it yet: there only the host's word counts."""
    said = services_of(request).settings.list_of("origins")
    if said:
        return said[0]
    if kind == "mail":
        raise Refused("notice-no-mail")
    return f"{request.scope['scheme']}://{request.headers.get('host', '')}"


@post("/api/notices/channels/{channel_id:str}/confirm", status_code=200, responses=AT_A_TABLE)
async def confirm_channel(request: Asked, channel_id: TableId, data: JSONBody[ChannelCode]) -> Notices:
    """This is the code that came by mail."""
    identity, services = who(request), services_of(request)
    services.spend("links", identity, address_of(request))
    try:
        right = await services.store.confirm_channel(identity, channel_id, data.code, CODES)
    except NotFound:
        raise Refused("nothing-here") from None
    if not right:
        raise Refused("notice-code")
    return await _notices(request, identity)


@post("/api/notices/channels/{channel_id:str}/remove", status_code=200, responses=SOMEBODY)
async def remove_channel(request: Asked, channel_id: TableId) -> Notices:
    """Not there any more."""
    identity = who(request)
    await services_of(request).store.drop_channel(identity, channel_id)
    return await _notices(request, identity)


@post("/api/notices/times", status_code=200, responses=SOMEBODY)
async def set_times(request: Asked, data: JSONBody[NoticeTimes]) -> Notices:
    """Quiet hours, by the clock of a place, and whether to be reminded before one's time is up."""
    identity, store = who(request), services_of(request).store
    wishes = msgspec.json.decode(await store.wishes(identity), type=Wishes)
    wishes.quiet_from, wishes.quiet_to = data.quiet_from, data.quiet_to
    wishes.zone, wishes.reminders = data.zone, data.reminders
    await store.put_wishes(identity, msgspec.json.encode(wishes))
    return await _notices(request, identity)


# --- a club's -----------------------------------------------------------------------------------------------


async def _of_club(request: Asked, club_id: str) -> str:
    """Whose the channels of a club are, for its host and helpers."""
    _, me = await as_member(services_of(request).store, club_id, who(request))
    must_help(me)
    return club_owner(club_id)


@get("/api/clubs/{club_id:str}/channels", responses=AT_A_CLUB)
async def club_channels(request: Asked, club_id: ClubId) -> list[NoticeChannel]:
    """Where a club tells that a table is open, or that the tables of a round are drawn."""
    owner = await _of_club(request, club_id)
    return [_shown(one) for one in await services_of(request).store.channels(owner)]


@post("/api/clubs/{club_id:str}/channels", status_code=200, responses=AT_A_CLUB)
async def add_club_channel(
    request: Asked, club_id: ClubId, data: JSONBody[NewChannel]
) -> list[NoticeChannel]:
    """Tell it there too, by a webhook."""
    owner, services = await _of_club(request, club_id), services_of(request)
    services.spend("links", who(request), address_of(request))
    if data.kind != "webhook":
        raise Unfit("notice-address")
    channel = Channel(
        id=new_id(),
        identity=owner,
        kind=data.kind,
        address=data.address,
        secret=_secret_of(request, data),
        language=language_of(data.language),
        origin=_origin(request, data.kind),
        created=services.now(),
        confirmed=True,
    )
    if not await services.store.put_channel(channel, services.settings.channels_each):
        raise Refused("notice-too-many", most=services.settings.channels_each)
    return [_shown(one) for one in await services.store.channels(owner)]


@post("/api/clubs/{club_id:str}/channels/{channel_id:str}/remove", status_code=200, responses=AT_A_CLUB)
async def remove_club_channel(request: Asked, club_id: ClubId, channel_id: TableId) -> list[NoticeChannel]:
    """Not there any more."""
    owner, store = await _of_club(request, club_id), services_of(request).store
    await store.drop_channel(owner, channel_id)
    return [_shown(one) for one in await store.channels(owner)]


# --- of one table -------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/bell", responses=AT_A_TABLE)
async def bell(request: Asked, table_id: TableId) -> Bell:
    """Whether one is told of this table."""
    return await _bell(request, who(request), table_id)


async def _bell(request: Asked, identity: str, table_id: str) -> Bell:
    store = services_of(request).store
    told = any(one.confirmed for one in await store.channels(identity))
    return Bell(on=not await store.is_muted(identity, table_id), told=told)


@post("/api/tables/{table_id:str}/bell", status_code=200, responses=AT_A_TABLE)
async def ring(request: Asked, table_id: TableId, data: JSONBody[Bell]) -> Bell:
    """Be told of a table one sits at, or not."""
    identity, store = who(request), services_of(request).store
    live = await live_table(request, table_id)
    if not live.table.seats_of(identity):
        raise Refused("only-seated-bell")
    await store.mute(identity, table_id, not data.on)
    return await _bell(request, identity, table_id)


@get("/notices/stop/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def stop_page(request: Asked, token: Token) -> str:
    """Asks first: programs that look at links must not stop anything."""
    return pages.question_page(_spoken(request), "stop-question", "stop-yes", texts)


@post("/notices/stop/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def stop(request: Asked, token: Token) -> str:
    """No more mail to this address, whoever asks for it there."""
    services = services_of(request)
    channel_id, _, signature = token.partition(".")
    if not signature.isascii() or not secrets.compare_digest(
        signature, services.signer.stop_token(channel_id)
    ):
        raise Refused("link-used")
    try:
        channel = await services.store.channel(channel_id)
        await services.store.drop_channel(channel.identity, channel_id)
    except NotFound:
        pass  # it has been done
    return pages.told_page(_spoken(request), "stop-done", texts)


def _spoken(request: Asked) -> str:
    return pages.language_wanted(request.headers.get("accept-language", ""))


NOTICE_HANDLERS = [
    notices,
    add_channel,
    confirm_channel,
    remove_channel,
    set_times,
    club_channels,
    add_club_channel,
    remove_club_channel,
    bell,
    ring,
    stop_page,
    stop,
]
