"""A mail by the mail server that the host has named."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

from kotatsu.core.errors import BadInput

SUBMISSION, IMPLICIT = 587, 465


class Post:
    """Where mail goes out, by `smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`."""

    def __init__(self, address: str, sender: str, seconds: float) -> None:
        parts = urlsplit(address)
        try:
            port = parts.port
        except ValueError:
            port = 0
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == 0:
            raise BadInput("setting-value", name="smtp", value=repr(parts.scheme), why="expected-smtp")
        self._host, self._secure = parts.hostname, parts.scheme == "smtps"
        self._port = port or (IMPLICIT if self._secure else SUBMISSION)
        self._user = None if parts.username is None else unquote(parts.username)
        self._password = unquote(parts.password or "")
        self._sender = sender
        self._seconds = seconds

    def send(self, to: str, subject: str, text: str, id: str, stop: str | None) -> None:
        """Takes seconds: for a thread. `smtplib.SMTPException` or `OSError` if it cannot be sent."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._sender, to, subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = f"<{id}@{self._sender.rpartition('@')[2].strip('>') or 'kotatsu'}>"
        mail["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            mail["List-Unsubscribe"] = f"<{stop}>"
        mail.set_content(text)
        with self._connected() as server:
            server.send_message(mail)

    def _connected(self) -> smtplib.SMTP:
        if self._secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self._host, self._port, timeout=self._seconds, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=self._seconds)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            elif self._user is not None:
                raise smtplib.SMTPNotSupportedError  # no password goes over an open line
        if self._user is not None:
            server.login(self._user, self._password)
        return server
