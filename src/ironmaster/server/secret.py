"""Random ids and tokens, and hashes of tokens and passwords."""

import asyncio
from functools import cache
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_hasher: Final = PasswordHasher()
_hash_slots: Final = asyncio.Semaphore(2)
"""At most two hashes at a time: argon2 needs 64 MiB for each."""


def new_id() -> str:
    """A random id: short, without letters that look alike. It is not secret."""
    return "".join(choice(LETTERS) for _ in range(12))


def new_token() -> str:
    """A random secret of 192 bits that can be part of a URL."""
    return token_urlsafe(24)


def token_hash(token: str) -> str:
    """The hash of a session or API token; only the hash is stored."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


async def hash_password(password: str) -> str:
    """The argon2id hash of a password."""
    async with _hash_slots:
        return await asyncio.to_thread(_hasher.hash, password)


async def password_matches(password: str, stored: str | None) -> bool:
    """Whether a password matches a stored hash. An unknown name takes as long, so that timing does not reveal names."""
    async with _hash_slots:
        return await asyncio.to_thread(_matches, password, stored)


@cache
def _dummy_hash() -> str:
    """A hash that no password matches. Computed on first use, because a hash is slow."""
    return _hasher.hash(token_urlsafe(16))


def _matches(password: str, stored: str | None) -> bool:
    try:
        return _hasher.verify(stored or _dummy_hash(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False
