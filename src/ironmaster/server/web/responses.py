"""Responses whose JSON no browser can take for markup, wherever it ends up."""

from typing import Any, TypeVar

from litestar import Response

from ironmaster.server.wire import harmless

T = TypeVar("T")


class SafeResponse(Response[T]):
    """The response class of the whole server."""

    def render(self, content: Any, media_type: Any, enc_hook: Any = str) -> bytes:
        data = super().render(content, media_type, enc_hook)
        return harmless(data) if str(getattr(media_type, "value", media_type)).startswith("application/json") else data
