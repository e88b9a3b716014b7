"""Serves the built web page from memory, with cache headers and compressed variants."""

import hashlib
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ironmaster.server.errors import ServeError
from ironmaster.server.web.error_responses import http_problem, language_in, send_problem

BUILT: Final = Path(__file__).parent.parent / "page"
"""The output folder of scripts/page."""
ADDRESSES: Final = ("new", "table", "link", "rules", "account", "about")
"""First parts of the paths that the page routes itself. They all get index.html; the home page is `/`."""
API_PATHS: Final = ("api", "schema", "assets")
"""First parts of paths that programs use. A 404 there stays a plain error; elsewhere a browser gets the page."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Compressed variants that the build puts beside a file, the smaller one first."""
MEDIA: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""For files in assets/: their names contain a hash of their content."""
REVALIDATE: Final = "no-cache"
UNBUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ironmaster</title></head>
<body><h1>Ironmaster</h1><p>The game table is running, but its page is not built. In a clone, <code>scripts/page</code>
builds it; then start the server again. Programs find the interface at
<a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
<p>The games belong to their designers and publishers.</p></body></html>
"""


class Body(NamedTuple):
    """The content of a file in one encoding, and its ETag."""

    data: bytes
    tag: str


class File(NamedTuple):
    """A file with its bodies by content encoding; the empty encoding is the uncompressed file."""

    media: str
    cache: str
    bodies: dict[str, Body]


class Page(NamedTuple):
    """The page: index.html, which answers every path of the page, and the other files by path."""

    home: File
    files: dict[str, File]


def find_page(folder: str) -> Path | None:
    """The folder with the page: the given one, or that of the build. None if nothing was built. Raises ServeError."""
    root = Path(folder).expanduser() if folder else BUILT
    if (root / "index.html").is_file():
        return root
    if folder:
        raise ServeError("page", path=folder)
    return None


def read_page(folder: str) -> Page:
    """Read the page of a folder or of the build. If nothing was built, the page says so."""
    root = find_page(folder)
    if root is None:
        return Page(File(MEDIA[".html"], REVALIDATE, {"": _body(UNBUILT.encode())}), {})
    index, packed = root / "index.html", tuple(ENCODINGS.values())
    plain = [path for path in root.rglob("*") if path.is_file() and path != index and path.suffix not in packed]
    return Page(_file(index, root), {f"/{path.relative_to(root).as_posix()}": _file(path, root) for path in plain})


def _file(path: Path, root: Path) -> File:
    bodies = {"": _body(path.read_bytes())}
    for encoding, suffix in ENCODINGS.items():
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[encoding] = _body(packed.read_bytes())
    hashed = path.relative_to(root).parts[0] == "assets"
    return File(MEDIA.get(path.suffix, "application/octet-stream"), IMMUTABLE if hashed else REVALIDATE, bodies)


def _body(data: bytes) -> Body:
    return Body(data, f'"{hashlib.sha256(data).hexdigest()[:24]}"')


class StaticFiles:
    """Middleware that answers requests for the page itself and passes on all others."""

    def __init__(self, app: ASGIApp, page: Page) -> None:
        self.app = app
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
        elif (found := self._find(scope)) is None:
            await self._pass_on(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await send_problem(http_problem(405, "method", language_in(scope)), send, [(b"allow", b"GET, HEAD")])
        else:
            await _send_file(scope, send, found)

    def _find(self, scope: Any) -> File | None:
        path: str = scope["path"]
        file = self.page.files.get(path)
        if file is not None:
            scope["path_template"] = "/assets/{file}" if file.cache == IMMUTABLE else path
            return file
        if path == "/" or _first_part(path) in ADDRESSES:
            scope["path_template"] = "/"
            return self.page.home
        return None

    async def _pass_on(self, scope: Any, receive: Receive, send: Send) -> None:
        """Pass the request on. If a browser gets a 404, send the page instead, which shows that nothing is there."""
        is_browser = scope["method"] in ("GET", "HEAD") and "text/html" in _headers(scope).get("accept", "")
        if not is_browser or _first_part(scope["path"]) in API_PATHS:
            await self.app(scope, receive, send)
            return
        missing = False

        async def send_unless_missing(message: Message) -> None:
            nonlocal missing
            missing = missing or (message["type"] == "http.response.start" and message["status"] == 404)
            if not missing:
                await send(message)

        await self.app(scope, receive, send_unless_missing)
        if missing:
            await _send_file(scope, send, self.page.home._replace(cache="no-store"), 404)


def _first_part(path: str) -> str:
    return path.removeprefix("/").partition("/")[0]


async def _send_file(scope: Any, send: Send, file: File, status: int = 200) -> None:
    asked = _headers(scope)
    encoding = _best_encoding(asked.get("accept-encoding", ""), file)
    body = file.bodies[encoding]
    headers = {"content-type": file.media, "cache-control": file.cache, "vary": "accept-encoding"}
    headers |= {"content-encoding": encoding} if encoding else {}
    if status == 200:
        headers["etag"] = body.tag
        if _is_cached(asked.get("if-none-match", ""), body.tag):
            status = 304
    data = body.data
    if status == 304:
        data = b""
        del headers["content-type"]
    else:
        headers["content-length"] = str(len(data))
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    shown = b"" if scope["method"] == "HEAD" else data
    await send({"type": "http.response.body", "body": shown, "more_body": False})


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _best_encoding(accepted: str, file: File) -> str:
    """The smallest encoding that the client accepts; empty if it accepts no compressed one."""
    wanted = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        wanted[name.strip()] = not weight or weight.partition("=")[2].strip().strip("0.") != ""
    return next((name for name in ENCODINGS if name in file.bodies and wanted.get(name, wanted.get("*"))), "")


def _is_cached(given: str, tag: str) -> bool:
    """Whether If-None-Match names this ETag."""
    return given.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in given.split(",")]
