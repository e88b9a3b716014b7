"""Validation of texts that people enter: names, titles, chat, passwords. Invisible characters are removed."""

import unicodedata
from typing import Final

from ironmaster.server.errors import RequestError

LONGEST_NAME: Final = 32
LONGEST_KEY: Final = 128
LONGEST_TITLE: Final = 64
LONGEST_CHAT: Final = 500
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
_INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean(text: str, *, lines: bool = False) -> str:
    """The text in Unicode normal form C, without control, format and unassigned characters.

    >>> clean("  Ada\\u202e \\x07Lovelace ")
    'Ada Lovelace'
    """
    kept = (
        letter
        for letter in unicodedata.normalize("NFC", text)
        if unicodedata.category(letter) not in _INVISIBLE or (lines and letter == "\n")
    )
    words = "".join(kept)
    return words.strip() if lines else " ".join(words.split())


def name_of(text: str) -> str:
    """A cleaned name. Raises RequestError if it is empty or too long."""
    name = _bounded("name", clean(text), 1, LONGEST_NAME)
    if not 1 <= len(name_key(name)) <= LONGEST_KEY:  # normalisation may expand one character to many
        raise RequestError("length", field="name", least=1, most=LONGEST_NAME)
    return name


def key_of(name: str) -> str:
    """The key of an account name. Raises RequestError if it is too long."""
    key = name_key(name)
    if len(key) > LONGEST_KEY:
        raise RequestError("length", field="name", least=1, most=LONGEST_NAME)
    return key


def name_key(name: str) -> str:
    """A key that is equal for names that look the same.

    >>> name_key("Ada") == name_key("ADA")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).replace(" ", "")


def title_of(text: str) -> str:
    """A cleaned title of a table; it may be empty."""
    return _bounded("title", clean(text), 0, LONGEST_TITLE)


def chat_of(text: str) -> str:
    """A cleaned chat text."""
    return _bounded("text", clean(text, lines=True), 1, LONGEST_CHAT)


def password_of(text: str) -> str:
    """A password. Raises RequestError if it is too short or too long."""
    return _bounded("password", text, SHORTEST_PASSWORD, LONGEST_PASSWORD)


def email_of(text: str) -> str:
    """An e-mail address of plausible form; empty for none."""
    address = clean(text)
    name, at, host = address.rpartition("@")
    if address and not (at and name and "." in host and " " not in address and len(address) <= 254):
        raise RequestError("email", field="email")
    return address


def _bounded(field: str, text: str, least: int, most: int) -> str:
    if not least <= len(text) <= most:
        raise RequestError("length", field=field, least=least, most=most)
    return text
