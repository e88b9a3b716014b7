"""The pixels of a PNG, without an image library."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]


def decoded(data: bytes) -> Pixels:
    """The colours of a PNG with eight bits of red, green, blue and opacity."""
    place, packed, wide, high = 8, b"", 0, 0
    while place < len(data):
        (length,), kind = struct.unpack(">I", data[place : place + 4]), data[place + 4 : place + 8]
        body = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            wide, high, *form = struct.unpack(">IIBBBBB", body)
            assert form == [8, 6, 0, 0, 0], form
        packed += body if kind == b"IDAT" else b""
        place += 12 + length
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(high, 1 + 4 * wide)
    return _unfiltered(rows[:, 0], rows[:, 1:].reshape(high, wide, 4))[:, :, :3]


def _unfiltered(filters: Pixels, rows: Pixels) -> Pixels:
    """Undo the five filters of PNG.

    Each pixel needs those to its left, above it and left above it: all pixels of a diagonal are found at once.
    """
    high, wide, _ = rows.shape
    # A border of zeros; in 16 bits, as sums of two pixels and their differences are needed.
    out = np.zeros((high + 1, wide + 1, 4), np.int16)
    for diagonal in range(high + wide - 1):
        y = np.arange(max(0, diagonal - wide + 1), min(high - 1, diagonal) + 1)
        x = diagonal - y
        left, up, corner = out[y + 1, x], out[y, x + 1], out[y, x]
        kind = filters[y][:, None]
        guesses = [left, up, (left + up) >> 1, _paeth(left, up, corner)]
        guess = np.select([kind == 1, kind == 2, kind == 3, kind == 4], guesses, np.int16(0))
        out[y + 1, x + 1] = (rows[y, x] + guess) & 255
    return out[1:, 1:].astype(np.uint8)


def _paeth(left: NDArray[np.int16], up: NDArray[np.int16], corner: NDArray[np.int16]) -> NDArray[np.int16]:
    """The one of the three that is nearest to left + up - corner."""
    by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    return np.where((by_left <= by_up) & (by_left <= by_corner), left, np.where(by_up <= by_corner, up, corner))
