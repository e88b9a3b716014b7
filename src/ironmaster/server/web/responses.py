"""The response class: JSON in which the characters of HTML are escaped, in case a browser misreads it as a page."""

from typing import Any, TypeVar

from litestar import Response

from ironmaster.server.wire import escape_markup

T = TypeVar("T")


class SafeResponse(Response[T]):
    """The default response class of all routes."""

    def render(self, content: Any, media_type: Any, enc_hook: Any = str) -> bytes:
        data = super().render(content, media_type, enc_hook)
        is_json = str(getattr(media_type, "value", media_type)).startswith("application/json")
        return escape_markup(data) if is_json else data
