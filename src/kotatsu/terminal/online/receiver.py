"""What comes from the server: the mirror keeps up with it, and people are told what is new."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kotatsu.core.errors import Said
from kotatsu.terminal.online.changes import noticed
from kotatsu.terminal.online.client import TableClient, story_key
from kotatsu.terminal.online.link import Broken, Gone, Mended, News
from kotatsu.terminal.online.newsfeed import NewsFeed
from kotatsu.terminal.online.refusals import refusal
from kotatsu.wire import messages
from kotatsu.wire.document import Document


class Receiver:
    """Takes in the messages of one table. `BadInput` when there will be no more, or none that make sense."""

    def __init__(self, client: TableClient, news: NewsFeed) -> None:
        self._client = client
        self._news = news

    def take(self, incoming: list[News]) -> None:
        for one in incoming:
            try:
                self._take(one)
            except msgspec.ValidationError:
                raise self._client.web.other_version() from None

    def _take(self, incoming: News) -> None:
        client, news = self._client, self._news
        match incoming:
            case messages.Snapshot():
                old = client.table
                client.mirror.snapshot(incoming)
                self._changed(old)
            case messages.Update():
                self._update(incoming)
            case messages.Welcome() | messages.Pong():
                client.mirror.time(incoming)
            case messages.Done():
                client.answered(incoming.client, done=True)
            case messages.Refused():
                client.answered(incoming.client, done=False)
                news.notice = refusal(incoming.code, incoming.values)
            case Broken():
                news.tell_broken()
            case Mended():
                news.tell_mended()
            case Gone():
                raise client.web.other_version() if incoming.why is None else Said(incoming.why)

    def _update(self, update: messages.Update) -> None:
        client, news = self._client, self._news
        old, before = client.table, client.story(client.reader)
        happened = client.mirror.update(update)
        self._changed(old)
        reader = client.reader
        events, gone = happened.get(story_key(reader), []), before[len(client.story(reader)) :]
        if gone and not events:
            news.forget_all_but_chat()
            news.tell(self._gone_back(gone))
        elif old.take_back is not None and client.table.take_back is None and update.story is None:
            news.tell(client.say("online-back-refused"))
        if events and client.own_move_comes:
            client.own_move_comes = False
            news.forget_old()
        if not client.is_passing:  # whoever takes the keyboard will be told
            news.tell_events(events, reader)
        for said in update.chat:
            news.tell_chat(said)

    def _gone_back(self, gone: Sequence[Mapping[str, Any]]) -> str:
        """Whose moves were taken back: what is gone names one seat, or several."""
        client = self._client
        movers = {event["seat"] for event in gone if "seat" in event}
        if len(movers) != 1:
            return client.say("online-went-back")
        mover = movers.pop()
        if mover in client.own and len(client.own) == 1:
            return client.say("online-taken-back")
        return client.say("online-took-back", name=client.narrator.names[mover])

    def _changed(self, old: Document) -> None:
        """Say what is different beside the game, after the document has changed."""
        client, news, new = self._client, self._news, self._client.table
        client.name_seats()
        for sentence in noticed(old, new, client.narrator.names, client.narrator.texts):
            news.tell(sentence)
        if old.invite != new.invite or old.host != new.host or old.own != new.own:
            client.links = None
        if old.phase != "playing" and new.phase == "playing" and client.own:
            news.forget_all_but_chat()
            news.tell(client.say("online-begins"))
            news.tell_if_narrow()
        if old.phase == "playing" and new.phase != "playing":
            news.notice = ""
