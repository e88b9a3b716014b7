"""What people write: names, titles, chat. Cleaned of what cannot be seen or would disturb the line around it."""

import unicodedata
from typing import Final

from ironmaster.server.errors import RequestError

LONGEST_NAME: Final = 32
LONGEST_KEY: Final = 128
LONGEST_TITLE: Final = 64
LONGEST_CHAT: Final = 500
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
_UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean(text: str, *, lines: bool = False) -> str:
    """The text in one Unicode form, without control, format and unassigned characters.

    >>> clean("  Ada\\u202e \\x07Lovelace ")
    'Ada Lovelace'
    """
    kept = (
        letter
        for letter in unicodedata.normalize("NFC", text)
        if unicodedata.category(letter) not in _UNSEEN or (lines and letter == "\n")
    )
    words = "".join(kept)
    return words.strip() if lines else " ".join(words.split())


def name_of(text: str) -> str:
    """A person's name as it is shown. Raises RequestError if nothing is left of it or it is too long."""
    name = _bounded("name", clean(text), 1, LONGEST_NAME)
    if not 1 <= len(name_key(name)) <= LONGEST_KEY:  # one sign may stand for a whole sentence
        raise RequestError("length", field="name", least=1, most=LONGEST_NAME)
    return name


def key_of(name: str) -> str:
    """The key of an account's name. Raises RequestError if it is too long: one letter may stand for many."""
    key = name_key(name)
    if len(key) > LONGEST_KEY:
        raise RequestError("length", field="name", least=1, most=LONGEST_NAME)
    return key


def name_key(name: str) -> str:
    """What two names that look the same share.

    >>> name_key("Ada") == name_key("ADA")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).replace(" ", "")


def title_of(text: str) -> str:
    """The title of a table; may be empty."""
    return _bounded("title", clean(text), 0, LONGEST_TITLE)


def chat_of(text: str) -> str:
    """What is said at a table."""
    return _bounded("text", clean(text, lines=True), 1, LONGEST_CHAT)


def password_of(text: str) -> str:
    """A password long enough to be one."""
    return _bounded("password", text, SHORTEST_PASSWORD, LONGEST_PASSWORD)


def email_of(text: str) -> str:
    """An e-mail address, as far as its shape tells; empty for none."""
    address = clean(text)
    name, at, host = address.rpartition("@")
    if address and not (at and name and "." in host and " " not in address and len(address) <= 254):
        raise RequestError("email", field="email")
    return address


def _bounded(field: str, text: str, least: int, most: int) -> str:
    if not least <= len(text) <= most:
        raise RequestError("length", field=field, least=least, most=most)
    return text
