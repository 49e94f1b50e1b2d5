"""Why the system or a reader of a format failed is said in its reader's language."""

import errno
import http.client
import os
import socket
import ssl
import tomllib
from pathlib import Path

import pytest

import kotatsu
from kotatsu.core import causes
from kotatsu.core.causes import cause, cause_in, cause_in_toml
from kotatsu.core.editions import read_toml
from kotatsu.core.errors import BadInput
from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.core.record import read_json
from kotatsu.core.sentences import told

each_language = pytest.mark.parametrize("language", LANGUAGES)
OTHERS = [language for language in LANGUAGES if language != FALLBACK]


def of_certificate(number: int) -> ssl.SSLCertVerificationError:
    error = ssl.SSLCertVerificationError(1, "[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed")
    error.verify_code = number
    return error


ERRORS = [
    *(OSError(number, os.strerror(number)) for number in causes._CODES),
    socket.gaierror(socket.EAI_NONAME, "Name or service not known"),
    socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution"),
    TimeoutError("timed out"),
    http.client.RemoteDisconnected("Remote end closed connection without response"),
    http.client.BadStatusLine("SSH-2.0-OpenSSH_9.6"),
    ssl.SSLError(1, "[SSL: WRONG_VERSION_NUMBER] wrong version number"),
    *(of_certificate(number) for number in (9, 10, 18, 19, 20, 62)),
]


@each_language
@pytest.mark.parametrize("error", ERRORS, ids=repr)
def test_what_people_meet_is_said_in_their_language(error: Exception, language: str) -> None:
    code = cause(error)
    said = told(BadInput("file-unreadable", path="mia.json", reason=code), language)
    assert code.startswith("cause-") and code not in said
    assert str(error) not in said
    if language in OTHERS:
        assert said != told(BadInput("file-unreadable", path="mia.json", reason=code))


def test_what_nobody_has_words_for_is_left_to_the_system() -> None:
    assert cause(OSError(errno.ENOTTY, "Inappropriate ioctl for device")) == "Inappropriate ioctl for device"
    assert cause(OverflowError()) == "OverflowError"
    assert cause_in('database "mia" does not exist') == 'database "mia" does not exist'


def test_a_reason_is_found_in_what_a_library_says() -> None:
    refused = 'connection to server at "127.0.0.1", port 1 failed: Connection refused'
    assert cause_in(refused) == "cause-refused"
    assert cause_in("failed to resolve host 'nobody': [Errno -2]") == "cause-unknown-name"
    assert cause_in('FATAL:  password authentication failed for user "mia"') == "cause-password"


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("a 1", "toml-no-equals", 1),
        ("a = 1\nb = 2 c = 3", "toml-more", 2),
        ("\na = [1", "toml-open", 2),
        ("[a\nb = 1", "toml-open", 1),
        ("a = {b = 1", "toml-open", 1),
        ('a = "b', "toml-open-text", 1),
        ("a = '''b", "toml-open-text", 1),
        ("a = 1\na = 2", "toml-twice", 2),
        ("[a]\n[a]", "toml-twice", 2),
        ("a = {b = 1, b = 2}", "toml-twice", 1),
        ("= 1", "toml-no-key", 1),
        ("a = 1\n\na = ", "toml-no-value", 3),
        ("\x00", "toml-no-key", 1),
        ('a = "\\x"', "toml-backslash", 1),
        (f"a = {'9' * 5000}", "toml-number", 0),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(text: str, code: str, line: int) -> None:
    with pytest.raises(ValueError, match=r"\(at |limit") as caught:
        tomllib.loads(text)
    assert cause_in_toml(caught.value, text) == (code, line)
    with pytest.raises(BadInput) as told_of:
        read_toml(text, "mia.toml")
    for language in LANGUAGES:
        said = told(told_of.value, language)
        assert code not in said and str(caught.value).split(" (at")[0] not in said
        assert (str(line) in said) == (line > 0)


@each_language
def test_what_is_no_json_is_told_with_its_place(language: str, tmp_path: Path) -> None:
    path = tmp_path / "mia.json"
    path.write_text('{\n "a": 1,, }', encoding="utf-8")
    with pytest.raises(kotatsu.BadInput) as caught:
        read_json(path, "file-not-record")
    said = told(caught.value, language)
    assert "2" in said and "9" in said
    assert "Expecting" not in said and "delimiter" not in said


@each_language
def test_a_missing_file_is_told_in_one_language(language: str, tmp_path: Path) -> None:
    with pytest.raises(kotatsu.BadInput) as caught:
        read_json(tmp_path / "none.json", "file-not-record")
    assert os.strerror(errno.ENOENT) not in told(caught.value, language)
