"""Static files: complete, compressed and cacheable; no other files of the disk are served."""

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from ironmaster.server.errors import ServeError
from ironmaster.server.web import static_files
from tests.server.running import Server
from tests.server.test_bad_input import check_security_headers, french, problem

HOME = b"<!doctype html><title>Ironmaster</title><script type=module src=/assets/index-a1b2.js></script>"
SCRIPT = b"document.title = 'a table';\n" * 50
FONT = b"wOF2 a font"
BROTLI = b"what only a browser unpacks"
IMMUTABLE = "public, max-age=31536000, immutable"
ADDRESSES = [
    *("/", "/new", "/new/brass", "/table/abc", "/link/x_y-z", "/rules", "/rules/brass/coal", "/account"),
    *("/about", "/table/", "/?lang=fr"),
]
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as a build creates it, beside a file that must not be served."""
    root = tmp_path_factory.mktemp("site")
    (root / "secret.txt").write_text("secret", "utf-8")
    found = root / "page"
    (found / "assets").mkdir(parents=True)
    for name, data in {
        "index.html": HOME,
        "index.html.gz": gzip.compress(HOME),
        "assets/index-a1b2.js": SCRIPT,
        "assets/index-a1b2.js.gz": gzip.compress(SCRIPT),
        "assets/index-a1b2.js.br": BROTLI,
        "assets/text-c3d4.woff2": FONT,
        "assets/board-e5f6.odd": b"?",
        "favicon.svg": b"<svg/>",
        "manifest.webmanifest": b"{}",
        "robots.txt": b"User-agent: *\n",
    }.items():
        (found / name).write_bytes(data)
    return found


@pytest.fixture(scope="module")
def site(start_server: Callable[..., Server], folder: Path) -> Iterator[httpx.Client]:
    server = start_server("sqlite", page=folder, bot_processes=0)
    with httpx.Client(base_url=server.url, headers={"accept-encoding": "identity"}) as client:
        yield client


@pytest.mark.parametrize("path", ADDRESSES)
@pytest.mark.parametrize("accept", ["*/*", BROWSER["accept"]])
def test_every_address_of_the_page_is_served_and_revalidated(site: httpx.Client, path: str, accept: str) -> None:
    answer = site.get(path, headers={"accept": accept})
    assert (answer.status_code, answer.content) == (200, HOME)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["etag"]
    check_security_headers(answer, cache="no-cache")


@pytest.mark.parametrize(
    ("path", "media", "cache", "data"),
    [
        ("/assets/index-a1b2.js", "text/javascript; charset=utf-8", IMMUTABLE, SCRIPT),
        ("/assets/text-c3d4.woff2", "font/woff2", IMMUTABLE, FONT),
        ("/assets/board-e5f6.odd", "application/octet-stream", IMMUTABLE, b"?"),
        ("/favicon.svg", "image/svg+xml", "no-cache", b"<svg/>"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache", b"{}"),
        ("/robots.txt", "text/plain; charset=utf-8", "no-cache", b"User-agent: *\n"),
    ],
)
def test_file_has_media_type_and_cache_headers(
    site: httpx.Client, path: str, media: str, cache: str, data: bytes
) -> None:
    answer = site.get(path)
    assert (answer.status_code, answer.content) == (200, data)
    assert answer.headers["content-type"] == media
    assert answer.headers["content-length"] == str(len(data))
    assert "content-encoding" not in answer.headers
    check_security_headers(answer, cache=cache)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, identity", "gzip"),
        ("br;q=0, gzip;q=0.1", "gzip"),
        ("br; q=0.000, gzip; q=0", ""),
        ("*", "br"),
        ("br;q=0, *", "gzip"),
        ("*;q=0", ""),
        ("deflate", ""),
        ("", ""),
        (";;q,=,", ""),
    ],
)
def test_browser_gets_the_smallest_accepted_encoding(site: httpx.Client, accepted: str, encoding: str) -> None:
    wanted = {"br": BROTLI, "gzip": gzip.compress(SCRIPT), "": SCRIPT}[encoding]
    with site.stream("GET", "/assets/index-a1b2.js", headers={"accept-encoding": accepted}) as answer:
        data = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["content-length"] == str(len(data)) == str(len(wanted))
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert gzip.decompress(data) == SCRIPT if encoding == "gzip" else data == wanted


def test_uncompressed_file_is_sent_without_encoding(site: httpx.Client) -> None:
    answer = site.get("/assets/text-c3d4.woff2", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers and answer.content == FONT


@pytest.mark.parametrize("path", ["/", "/table/abc", "/assets/index-a1b2.js", "/robots.txt"])
def test_head_has_the_same_headers_without_a_body(site: httpx.Client, path: str) -> None:
    shown, told = site.get(path), site.head(path)
    assert told.status_code == 200 and told.content == b""
    assert {**told.headers, "date": ""} == {**shown.headers, "date": ""}


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@pytest.mark.parametrize("path", ["/", "/favicon.svg", "/assets/index-a1b2.js"])
def test_cached_file_is_304(site: httpx.Client, path: str, encoding: str) -> None:
    headers = {"accept-encoding": encoding}
    tag = site.get(path, headers=headers).headers["etag"]
    for given in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        answer = site.get(path, headers=headers | {"if-none-match": given})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == tag and answer.headers["vary"] == "accept-encoding"
        assert answer.headers["cache-control"] in ("no-cache", IMMUTABLE)
    for given in ('"other"', tag.strip('"'), ""):
        assert site.get(path, headers=headers | {"if-none-match": given}).status_code == 200


def test_each_form_of_a_file_has_a_tag_of_its_own(site: httpx.Client) -> None:
    tags = {
        site.head("/assets/index-a1b2.js", headers={"accept-encoding": name}).headers["etag"]
        for name in ("br", "gzip", "identity")
    }
    assert len(tags) == 3


@pytest.mark.parametrize("path", ["/nothing", "/index.html", "/tables/abc", "/.env", "/newer", "/favicon.svg/"])
def test_browser_gets_the_page_for_an_unknown_path(site: httpx.Client, path: str) -> None:
    answer = site.get(path, headers=BROWSER)
    assert (answer.status_code, answer.content) == (404, HOME)
    assert "etag" not in answer.headers
    check_security_headers(answer)
    assert site.head(path, headers=BROWSER).status_code == 404
    problem(site.get(path), 404)


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/schema/x", "/assets/", "/assets/index-0000.js"])
def test_program_gets_a_problem_for_an_unknown_path(site: httpx.Client, path: str) -> None:
    assert french(problem(site.get(path, headers=BROWSER | {"accept-language": "fr"}), 404))


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/../../secret.txt", "/../secret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"),
        *(
            "/assets/%2e%2e/index.html",
            "/assets//index-a1b2.js",
            "//new",
            "/assets\\index-a1b2.js",
            "/assets/index-a1b2.js%00",
        ),
        *("/assets/index-a1b2.js.gz", "/assets/index-a1b2.js.br", "/index.html.gz", "/secret.txt"),
    ],
)
def test_only_the_files_of_the_page_are_served(site: httpx.Client, path: str) -> None:
    with httpx.Client() as client:
        request = client.build_request("GET", site.base_url)
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = client.send(request)
    problem(answer, 404)


@pytest.mark.parametrize("path", ["/", "/new", "/assets/index-a1b2.js", "/robots.txt"])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_the_page_accepts_only_get_and_head(site: httpx.Client, method: str, path: str) -> None:
    answer = site.request(method, path, headers={"accept-language": "fr"})
    assert french(problem(answer, 405))
    assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/schema/openapi.json", "/api/about"])
def test_browser_gets_other_routes_instead_of_the_page(site: httpx.Client, path: str) -> None:
    answer = site.get(path, headers=BROWSER)
    assert answer.status_code == 200 and answer.content != HOME


def test_page_is_not_in_the_openapi_document(site: httpx.Client) -> None:
    paths = site.get("/schema/openapi.json").json()["paths"]
    assert all(path.startswith(("/api/", "/healthz", "/readyz", "/metrics")) for path in paths)


def test_metrics_of_the_page_have_few_labels(site: httpx.Client) -> None:
    for path in ("/table/one", "/table/two", "/assets/index-a1b2.js", "/wherever"):
        site.get(path, headers=BROWSER)
    routes = set(re.findall(r'route="([^"]*)"', site.get("/metrics").text))
    assert {"/", "/assets/{file}", "unknown"} <= routes
    assert not any("/table/one" in route or "wherever" in route or "a1b2" in route for route in routes)


def test_page_loads_are_never_rate_limited(start_server: Callable[..., Server], folder: Path) -> None:
    """A person whose programs have used up their rate limit can still load the page many times."""
    server = start_server("sqlite", page=folder, bot_processes=0, rates=1)
    with httpx.Client(base_url=server.url) as client:
        while client.get("/api/about").status_code == 200:
            pass
        for _ in range(5):
            loaded = [client.get(path) for path in ("/", *["/assets/index-a1b2.js"] * 15)]
            assert {answer.status_code for answer in loaded} == {200}


def test_server_and_page_know_the_same_addresses() -> None:
    source = (Path(__file__).parent.parent.parent / "web" / "src" / "routes.ts").read_text("utf-8")
    names = re.findall(r'^  (\w+): \(\) => import\("', source, re.MULTILINE)
    assert names and sorted(names) == sorted(static_files.ADDRESSES)


# Without a built page


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ServeError) as caught:
        static_files.read_page(str(tmp_path))
    assert str(tmp_path) in caught.value.say("en") and "index.html" in caught.value.say("fr")


def test_unbuilt_page_tells_how_to_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "BUILT", tmp_path / "page")
    found = static_files.read_page("")
    assert b"scripts/page" in found.home.bodies[""].data and found.files == {}
