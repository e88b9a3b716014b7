"""The page that people see: the files of a built folder, all held in memory, with what browsers need to keep them."""

import hashlib
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ironmaster.server.errors import ServeError
from ironmaster.server.web.error_responses import language_in, refuse, told

BUILT: Final = Path(__file__).parent.parent / "page"
"""Where scripts/page puts the page."""
ADDRESSES: Final = ("new", "table", "link", "rules", "account", "about")
"""How the page's own addresses begin; the home page is `/`."""
PROGRAMS: Final = ("api", "schema", "assets")
"""Below these, nobody reads what is not there but programs."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The compressed forms that a build leaves beside a file, the smaller first."""
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
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Files in assets/ have a hash of what they hold in their name."""
ASK_AGAIN: Final = "no-cache"
UNBUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ironmaster</title></head>
<body><h1>Ironmaster</h1><p>The game table is running, but its page is not built. In a clone, <code>scripts/page</code>
builds it; then start the server again. Programs find the interface at
<a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
<p>The games belong to their designers and publishers.</p></body></html>
"""


class Body(NamedTuple):
    """The bytes of a file in one encoding, and what tells them from others."""

    data: bytes
    tag: str


class File(NamedTuple):
    """A file of the page; the empty encoding is the file as it is."""

    media: str
    cache: str
    bodies: dict[str, Body]


class Page(NamedTuple):
    """All that there is to serve: files by their address, and what every address of the page shows."""

    home: File
    files: dict[str, File]


def find_page(folder: str) -> Path | None:
    """Where the page lies: in a folder, or in that of the build, which may be empty. Raises ServeError."""
    root = Path(folder).expanduser() if folder else BUILT
    if (root / "index.html").is_file():
        return root
    if folder:
        raise ServeError("page", path=folder)
    return None


def read_page(folder: str) -> Page:
    """The page in a folder, or in the one of the build; where that is empty, a page that says so."""
    root = find_page(folder)
    if root is None:
        return Page(File(MEDIA[".html"], ASK_AGAIN, {"": _body(UNBUILT.encode())}), {})
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
    return File(MEDIA.get(path.suffix, "application/octet-stream"), FOR_EVER if hashed else ASK_AGAIN, bodies)


def _body(data: bytes) -> Body:
    return Body(data, f'"{hashlib.sha256(data).hexdigest()[:24]}"')


class StaticFiles:
    """An ASGI application around another: what belongs to the page is answered here."""

    def __init__(self, app: ASGIApp, page: Page) -> None:
        self.app = app
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
        elif (found := self._found(scope)) is None:
            await self._other(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await refuse(told(405, "method", language_in(scope)), send, [(b"allow", b"GET, HEAD")])
        else:
            await _give(scope, send, found)

    def _found(self, scope: Any) -> File | None:
        path: str = scope["path"]
        file = self.page.files.get(path)
        if file is not None:
            scope["path_template"] = "/assets/{file}" if file.cache == FOR_EVER else path
            return file
        if path == "/" or _first(path) in ADDRESSES:
            scope["path_template"] = "/"
            return self.page.home
        return None

    async def _other(self, scope: Any, receive: Receive, send: Send) -> None:
        """What others answer; somebody with a browser who finds nothing is shown the page, which says so."""
        reads = scope["method"] in ("GET", "HEAD") and "text/html" in _headers(scope).get("accept", "")
        if not reads or _first(scope["path"]) in PROGRAMS:
            await self.app(scope, receive, send)
            return
        missing = False

        async def watched(message: Message) -> None:
            nonlocal missing
            missing = missing or (message["type"] == "http.response.start" and message["status"] == 404)
            if not missing:
                await send(message)

        await self.app(scope, receive, watched)
        if missing:
            await _give(scope, send, self.page.home._replace(cache="no-store"), 404)


def _first(path: str) -> str:
    return path.removeprefix("/").partition("/")[0]


async def _give(scope: Any, send: Send, file: File, status: int = 200) -> None:
    asked = _headers(scope)
    encoding = _chosen(asked.get("accept-encoding", ""), file)
    body = file.bodies[encoding]
    headers = {"content-type": file.media, "cache-control": file.cache, "vary": "accept-encoding"}
    headers |= {"content-encoding": encoding} if encoding else {}
    if status == 200:
        headers["etag"] = body.tag
        if _known(asked.get("if-none-match", ""), body.tag):
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


def _chosen(accepted: str, file: File) -> str:
    """The smallest encoding that the browser takes; the empty one always does."""
    wanted = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        wanted[name.strip()] = not weight or weight.partition("=")[2].strip().strip("0.") != ""
    return next((name for name in ENCODINGS if name in file.bodies and wanted.get(name, wanted.get("*"))), "")


def _known(given: str, tag: str) -> bool:
    """Whether the browser has this very body already."""
    return given.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in given.split(",")]
