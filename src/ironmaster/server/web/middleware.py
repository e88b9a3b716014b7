"""The outermost ASGI middleware: security headers for every response; rate limit, metrics and log for every request."""

import logging
import time
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ironmaster.server.context import AppContext
from ironmaster.server.errors import RateLimited
from ironmaster.server.web.error_responses import ClientGone, fault, language_in, problem_of, send_problem

log: Final = logging.getLogger("ironmaster.access")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
UNLIMITED: Final = ("/healthz", "/readyz", "/metrics")
"""Paths for monitoring: never rate limited and not logged."""


class OuterMiddleware:
    """Wraps the complete application, including the static files and the 404 and 405 responses of the router."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self.app = app
        self.context = context
        headers = HEADERS | ({"strict-transport-security": "max-age=31536000"} if context.settings.secure else {})
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(message)]
            await send(message)

        try:
            await self._respond(scope, receive, send_with_headers)
        except Exception as error:  # not handled by the framework
            log.error("request failed", exc_info=error)
            if status:
                raise
            await send_problem(fault(language_in(scope)), send_with_headers)
        finally:
            self._count(scope, status or 500, time.perf_counter() - started)

    async def _respond(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            if scope["path"] not in UNLIMITED:
                self.context.limits.check("any", scope["client"][0] if scope["client"] else "-")
        except RateLimited as error:
            retry = str(error.params.get("seconds", 1))
            await send_problem(problem_of(error, language_in(scope)), send, [(b"retry-after", retry.encode())])
            return
        await self.app(scope, _detect_disconnect(receive), send)

    def _headers(self, message: Any) -> list[tuple[bytes, bytes]]:
        given = {name.lower() for name, _ in message["headers"]}
        added = [header for header in self.headers if header[0] not in given]
        if b"cache-control" not in given:
            added.append((b"cache-control", b"no-store"))
        return added

    def _count(self, scope: Any, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "unknown"
        method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE") else "other"
        self.context.metrics.requests.labels(method, route, str(status)).inc()
        self.context.metrics.seconds.labels(route).observe(seconds)
        if route not in UNLIMITED:
            log.info(
                "request", extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1e3, 1)}
            )


def _detect_disconnect(receive: Receive) -> Receive:
    """Wrap `receive` so that it raises ClientGone if the client disconnects before the body is complete."""
    complete = False

    async def checked_receive() -> Any:
        nonlocal complete
        message = await receive()
        if message["type"] == "http.disconnect" and not complete:
            raise ClientGone
        complete = complete or not message.get("more_body", False)
        return message

    return checked_receive
