"""Sends what is due, again and again until it is there or its turn is over.

A notice is taken (the store notes that), sent, and marked. A server that dies before anything has left it
loses nothing and tells nobody twice: the next one finds it waiting. Of one that dies between the first byte
and its own mark nobody can know whether the notice arrived. To a browser and by mail it goes once more, under
the same id: there it takes the place of the first. A webhook shows whatever it gets, so right before the
first byte the store notes that it leaves, and what has left is not repeated; beside the channel stands that
one may be missing.
"""

import asyncio
import functools
import hashlib
import hmac
import smtplib
import time
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.core.registry import games, has_game
from kotatsu.core.texts import Texts, sources
from kotatsu.server.identity import Signer
from kotatsu.server.logs import log, log_problem
from kotatsu.server.metrics import Metrics
from kotatsu.server.notices import mail, outgoing, push
from kotatsu.server.notices.wishes import Wishes
from kotatsu.server.settings import Settings
from kotatsu.store import DueNotice, Store, StoreError

LOOK_AGAIN = 5.0
"""Seconds at most between two looks: another process may have written something."""
AT_ONCE = 32
HELD = 12
"""A notice that is being sent is taken again after so many times the seconds that sending may take: never
before its first try has ended, by mail too, which asks several times."""
PAUSES = (15.0, 60.0, 240.0, 960.0, 3600.0, 3 * 3600.0)
"""Seconds until each further try; then it is given up."""
LONGEST_WAIT = 6 * 3600.0
A_DAY = 86_400
PROJECT = "https://github.com/kotatsu-games/kotatsu"


class Outcome(NamedTuple):
    """How it went; without a problem, it was delivered."""

    problem: str = ""
    retry_after: float | None = None
    is_gone: bool = False  # nobody will ever be there again


def texts(language: str, game: str = "") -> Texts:
    own = [(f"kotatsu.games.{game.replace('-', '_')}", "box")] if game and has_game(game) else []
    return Texts(language, *sources(language, [*own, ("kotatsu.server.notices", "notices")]))


class Sender:
    """Of a server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], float],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._now = now
        self._spawn = spawn
        self._news = asyncio.Event()
        self._sending = 0
        self._signer: Signer | None = None
        self.vapid: push.Vapid | None = None
        self.post: mail.Post | None = None
        if settings.smtp:
            self.post = mail.Post(settings.smtp, settings.mail_from, settings.notice_seconds)

    async def open(self, signer: Signer) -> None:
        """Be ready to send; the keys are made here, once, and stay in the store."""
        self._signer = signer
        if push.IS_HERE:
            self.vapid = push.Vapid(await self._store.secret("vapid"), self._contact())
        else:
            log("notices of browsers are off: pip install kotatsu[notices] brings what they need")

    def _contact(self) -> str:
        """Whom a push service may ask about this server."""
        if "@" in self._settings.mail_from:
            return f"mailto:{self._settings.mail_from.rpartition('<')[2].strip('<> ')}"
        return next((one for one in self._settings.list_of("origins") if one.startswith("https:")), PROJECT)

    def look(self) -> None:
        """There may be something to send soon."""
        self._news.set()

    async def run(self) -> None:
        """Until it is cancelled. Where nobody else sends, what was being sent is nobody's any more."""
        taken_up = False
        while True:
            try:
                if not taken_up:
                    await self._store.take_up_notices(self._now())
                    taken_up = True
                await self._send_due()
                await self._rest()
            except StoreError as problem:
                log_problem("notices could not be looked for", problem)
                await asyncio.sleep(LOOK_AGAIN)

    async def _rest(self) -> None:
        due = await self._store.next_notice()
        wait = LOOK_AGAIN if due is None else min(max(due - self._now(), 0.05), LOOK_AGAIN)
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), wait)
        except TimeoutError:
            return
        await asyncio.sleep(0.05)  # what comes together is looked at once

    async def _send_due(self) -> None:
        now, free = self._now(), AT_ONCE - self._sending
        due = await self._store.next_notice()
        if due is None or due > now or free <= 0:
            return
        again = now + HELD * self._settings.notice_seconds
        for notice in await self._store.claim_notices(now, again, free):
            until = quiet_until(msgspec.json.decode(notice.wishes, type=Wishes), now)
            if notice.kind == "remind" and not msgspec.json.decode(notice.wishes, type=Wishes).reminders:
                await self._store.notice_sent(notice.number, notice.channel.id)
            elif until is not None and notice.kind != "confirm":
                await self._store.postpone_notice(notice.number, until)
            else:
                self._sending += 1
                self._spawn(self._send(notice))

    async def _send(self, notice: DueNotice) -> None:
        try:
            await self._note(notice, await self._try(notice))
        finally:
            self._sending -= 1
            self.look()

    async def _try(self, notice: DueNotice) -> Outcome:
        try:
            return await {"push": self._push, "webhook": self._hook, "mail": self._mail}[notice.channel.kind](
                notice
            )
        except outgoing.NotAllowed as problem:
            return Outcome(problem.code)
        except smtplib.SMTPRecipientsRefused:
            return Outcome("notice-mail")
        except smtplib.SMTPException:
            return Outcome("notice-answer")
        except OSError:  # among them what takes too long
            return Outcome("notice-network")
        except Exception as problem:  # one that cannot be written is no reason to send no other
            log_problem("a notice could not be written", problem)
            return Outcome("notice-answer")

    async def _note(self, notice: DueNotice, outcome: Outcome) -> None:
        kind, channel = notice.channel.kind, notice.channel
        self._metrics.count("notices" if not outcome.problem else "notices_failed", kind)
        if not outcome.problem:
            await self._store.notice_sent(notice.number, channel.id)
        elif outcome.is_gone:
            await self._store.drop_channel(channel.identity, channel.id)
        else:
            until = None
            if notice.tries < len(PAUSES):
                wait = max(PAUSES[notice.tries] * self._settings.notice_pause, outcome.retry_after or 0.0)
                until = self._now() + min(wait, LONGEST_WAIT)
            await self._store.notice_failed(notice.number, channel.id, outcome.problem, until)

    # --- the ways -------------------------------------------------------------------------------------------

    async def _push(self, notice: DueNotice) -> Outcome:
        """Of what table, by name, no push service learns: it sees a hash of it, so that a later notice takes
        the place of one that still waits there."""
        if self.vapid is None:
            return Outcome("notice-network")
        payload = msgspec.json.encode(
            {
                "id": notice.id,
                "kind": notice.kind,
                "game": notice.game,
                "table": notice.table_id,
                "language": notice.channel.language,
            }
        )
        p256dh, auth = notice.channel.secret.split(" ")
        headers = {
            "Authorization": self.vapid.header(notice.channel.address),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(A_DAY),
            "Topic": push.encoded(hashlib.sha256(notice.table_id.encode()).digest())[:32],
            "Urgency": "normal",
        }
        body = push.sealed(push.padded(payload), p256dh, auth)
        answer = await self._ask(notice.channel.address, headers, body)
        if answer.status in (404, 410):
            return Outcome("notice-gone", is_gone=True)
        return _judged(answer)

    async def _hook(self, notice: DueNotice) -> Outcome:
        body = hook_body(notice, self._link(notice), self._now())
        at = str(int(time.time()))
        signed = hmac.digest(notice.channel.secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Kotatsu",
            "Kotatsu-Notice": notice.id,
            "Kotatsu-Signature": f"t={at},v1={signed.hex()}",
        }
        leaves = functools.partial(self._store.notice_leaves, notice.number)
        return _judged(await self._ask(notice.channel.address, headers, body, leaves))

    async def _ask(
        self,
        url: str,
        headers: dict[str, str],
        body: bytes,
        leaves: Callable[[], Awaitable[None]] | None = None,
    ) -> outgoing.Answer:
        settings = self._settings
        private = bool(settings.private_notices)
        return await outgoing.post(url, headers, body, private, settings.notice_seconds, leaves)

    async def _mail(self, notice: DueNotice) -> Outcome:
        channel = notice.channel
        if self.post is None or self._signer is None:
            return Outcome("notice-mail")
        stop = f"{channel.origin}/notices/stop/{channel.id}.{self._signer.stop_token(channel.id)}"
        link, code = self._link(notice), channel.secret if notice.kind == "confirm" else ""
        subject, text = mail_text(notice, link, code, stop)
        await asyncio.to_thread(self.post.send, channel.address, subject, text, notice.id, stop)
        return Outcome()

    def _link(self, notice: DueNotice) -> str:
        _, is_clubs, club = notice.channel.identity.partition("club:")
        if is_clubs:
            return f"{notice.channel.origin}/club/{club}"
        return (
            f"{notice.channel.origin}/table/{notice.table_id}" if notice.table_id else notice.channel.origin
        )


def _judged(answer: outgoing.Answer) -> Outcome:
    """What is answered elsewhere, by a redirect too, is not asked there."""
    return Outcome() if 200 <= answer.status < 300 else Outcome("notice-answer", answer.retry_after)


def hook_body(notice: DueNotice, link: str, now: float) -> bytes:
    """What Discord and Slack show; other receivers get the facts beside it."""
    language = notice.channel.language
    say = texts(language, notice.game).say
    title = say("title") if notice.game in {game.name for game in games()} else notice.game
    host = notice.channel.address.split("/")[2].partition(":")[0]
    said = say(f"hook-{notice.kind}", name=notice.name or "?", game=title, link=link)
    if host in ("discord.com", "discordapp.com"):
        return msgspec.json.encode({"content": said, "allowed_mentions": {"parse": []}})
    if host == "hooks.slack.com":
        for letter, safe in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
            said = said.replace(letter, safe)
        return msgspec.json.encode({"text": said})
    facts = {
        "id": notice.id,
        "kind": notice.kind,
        "game": notice.game,
        "table": notice.table_id,
        "link": link,
    }
    return msgspec.json.encode({"content": said, "text": said, "kotatsu": {**facts, "at": round(now)}})


def mail_text(notice: DueNotice, link: str, code: str, stop: str) -> tuple[str, str]:
    """Subject and text."""
    say = texts(notice.channel.language, notice.game).say
    known = notice.game in {game.name for game in games()}
    values = {
        "name": notice.name or "?",
        "game": say("title") if known else "Kotatsu",
        "link": link,
        "code": code,
    }
    subject = say(f"mail-{notice.kind}-subject", **values)
    last = say("mail-stop", link=stop)
    return subject, f"{say(f'mail-{notice.kind}', **values)}\n\n-- \n{last}\n"


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When it is quiet no longer for somebody; None if it is not quiet now. In summer and winter time alike
    it is their own clock that counts.

    >>> wishes = Wishes(quiet_from=22 * 60, quiet_to=7 * 60, zone="Atlantic/Reykjavik")
    >>> quiet_until(wishes, 23 * 3600.0) == (24 + 7) * 3600
    True
    >>> quiet_until(wishes, 12 * 3600.0) is None
    True
    """
    if wishes.quiet_from is None or wishes.quiet_to is None or wishes.quiet_from == wishes.quiet_to:
        return None
    try:
        zone = ZoneInfo(wishes.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        zone = ZoneInfo("UTC")
    here = datetime.fromtimestamp(now, zone)
    minute = here.hour * 60 + here.minute
    begins, ends = wishes.quiet_from, wishes.quiet_to
    is_quiet = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not is_quiet:
        return None
    last = here.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
    if minute >= ends:
        last = (last.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=zone)
    return last.timestamp()


def language_of(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else FALLBACK
