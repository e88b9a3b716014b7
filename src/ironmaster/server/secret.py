"""Ids, secrets and passwords: nothing here can be guessed, and what is stored cannot be turned back."""

import asyncio
from functools import cache
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_hasher: Final = PasswordHasher()
_busy: Final = asyncio.Semaphore(2)
"""A hash takes 64 MiB on purpose; so many at a time and no more."""


def new_id() -> str:
    """A name for a thing: short, without letters that look alike, no secret."""
    return "".join(choice(LETTERS) for _ in range(12))


def new_token() -> str:
    """A secret of 192 bits, fit for an address."""
    return token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of a session or an API token."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


async def hash_password(password: str) -> str:
    """The argon2id hash of a password."""
    async with _busy:
        return await asyncio.to_thread(_hasher.hash, password)


async def password_fits(password: str, stored: str | None) -> bool:
    """Whether it is the password. Takes as long for a name that nobody has."""
    async with _busy:
        return await asyncio.to_thread(_fits, password, stored)


@cache
def _of_nobody() -> str:
    """A hash that no password fits. Made when first needed: it takes as long as it is meant to."""
    return _hasher.hash(token_urlsafe(16))


def _fits(password: str, stored: str | None) -> bool:
    try:
        return _hasher.verify(stored or _of_nobody(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False
