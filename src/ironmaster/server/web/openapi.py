"""The OpenAPI document: completes what Litestar derives from the routes."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import msgspec

from ironmaster.server import wire, wire_advice, wire_errors, wire_games, wire_play, wire_table
from ironmaster.server.web.error_responses import MEDIA

Json = dict[str, Any]
ABOUT: Final = """The table server. Errors are sent as `application/problem+json`, in the language of `lang`
or of Accept-Language. Live play goes over the WebSocket `/api/live`; see docs/host/server.md."""
TAGS: Final = {
    "games": "The games, their boards and their rules",
    "people": "Guests, accounts, sessions, tokens",
    "tables": "The lobby, and tables before and after the game",
    "play": "Playing over HTTP, chat and records",
    "facts": "Boards, text panels, figures and scoring",
    "advice": "Hints, and analyses of finished games",
    "service": "Monitoring and administration",
}
ERRORS: Final = {
    400: ("BadRequest", "The request is malformed"),
    401: ("Unauthorized", "Not signed in, or wrong token or password"),
    403: ("Forbidden", "Not allowed"),
    404: ("NotFound", "Not found, or private"),
    409: ("Conflict", "Not possible in the current state, or another request came first"),
    413: ("TooLarge", "The request is too large"),
    415: ("NotJson", "The request is not JSON"),
    422: ("Unprocessable", "Against the rules of the game, or an impossible setup"),
    429: ("TooMany", "Too many requests"),
    503: ("Unavailable", "The database does not answer"),
}
PUBLIC: Final = {"about", "games", "rules", "game_board", "healthz", "readyz"}
SIGN_IN: Final = {"guest", "account", "sign_in"}
VIEWING: Final = {
    *("lobby", "show", "state", "events", "chat", "record"),
    *("board", "panels", "figures", "scoring", "analysis", "analysis_page"),
}
OTHER_PUBLIC: Final = {"session": "For everybody.", "show_link": "For everybody who has the token of the link."}
"""Other operations that need no authentication; an API token that is sent must be valid and have the scope `read`."""
SCOPES: Final = {
    "read": {"me", "mine", "turns", "analyse"},
    "play": {"move", "undo", "draft", "why", "hint", "resign", "say", "unsay"},
    "tables": {
        *("create", "bring", "join", "leave", "bot", "free", "start", "rematch"),
        *("show_links", "make_link", "end_link", "use_link"),
    },
}
"""The scope that an API token needs. Operations that are not listed are only for browser sessions."""
RULE_ERRORS: Final = {"create", "bring", "bot", "move", "draft", "why", "rematch", "game_board"}
"""Operations that can fail because of the rules or the setup of a game."""
DOWNLOADS: Final = {"record": "text/plain", "analysis_page": "text/html"}
"""Operations whose responses are files to download."""
DONE: Final = {"200": "Success", "201": "Created", "204": "Done, without content"}
LANG: Final = {
    "name": "lang",
    "in": "query",
    "description": "The language of the response; it overrides Accept-Language. Unknown languages are ignored.",
    "schema": {"type": "string", "examples": ["en", "fr"]},
}
ROWS: Final = {"type": "array", "items": {"type": "object"}}
EXPORTED: Final = ("sessions", "tokens", "tables", "seats", "resigned", "access", "moves", "chat")
EXPORT: Final = {
    "type": "object",
    "title": "Export",
    "description": "All data that is stored about a person.",
    "properties": {"person": {"type": "object"}} | dict.fromkeys(EXPORTED, ROWS),
    "required": ["person", *EXPORTED],
}


def completed(found: Json, cookie: str) -> Json:
    """The complete document. `cookie` is the name of the session cookie."""
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            _complete(path, method, operation)
    found["info"]["description"] = ABOUT.replace("\n", " ")
    found["tags"] = [{"name": name, "description": text} for name, text in TAGS.items()]
    found["components"] = {
        "schemas": dict(sorted(_schemas(found["components"]["schemas"]).items())),
        "parameters": {"lang": LANG},
        "responses": {name: _error_response(status, text) for status, (name, text) in ERRORS.items()},
        "securitySchemes": _security_schemes(cookie),
    }
    found.pop("security", None)
    return found


def serialised(document: Json) -> bytes:
    """The document as it is served and stored in docs/: sorted, indented, with a final newline."""
    text = msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=2)
    return text + b"\n"


def _security_schemes(cookie: str) -> Json:
    return {
        "session": {"type": "apiKey", "in": "cookie", "name": cookie, "description": "A browser session."},
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "A token from POST /api/me/tokens.",
        },
        "metrics": {"type": "http", "scheme": "bearer", "description": "The value of the setting metrics_token."},
    }


def _complete(path: str, method: str, operation: Json) -> None:
    name = operation["operationId"]
    operation.pop("deprecated", None)
    operation["security"] = _security(name)
    operation["description"] = _access_text(name)
    parameters = [_parameter(one) for one in operation.get("parameters", []) if one["name"] != "lang"]
    if path.startswith("/api/"):
        parameters.append({"$ref": "#/components/parameters/lang"})
    if parameters:
        operation["parameters"] = parameters
    else:
        operation.pop("parameters", None)
    done = next(status for status in operation["responses"] if status.startswith("2"))
    responses = {done: _success(name, done, operation["responses"][done])}
    for status in _error_statuses(path, method, operation, name):
        responses[str(status)] = {"$ref": f"#/components/responses/{ERRORS[status][0]}"}
    if name == "readyz":
        responses["503"] = {"description": "The server is not ready", "content": _text()}
    operation["responses"] = responses


def _security(name: str) -> list[Json]:
    if name in PUBLIC:
        return []
    if name == "metrics":
        return [{"metrics": []}, {}]
    if name in SIGN_IN:
        return [{}, {"session": []}]
    if name in VIEWING or name in OTHER_PUBLIC:
        return [{"session": []}, {"token": ["read"]}, {}]
    scopes = [scope for scope, names in SCOPES.items() if name in names]
    return [{"session": []}, *({"token": [scope]} for scope in scopes)]


def _access_text(name: str) -> str:
    if name in PUBLIC | SIGN_IN:
        return "For everybody."
    if name == "metrics":
        return "With metrics_token set, for requests with that token; otherwise for requests from this machine."
    if name in OTHER_PUBLIC:
        return f"{OTHER_PUBLIC[name]} A token needs the scope `read`."
    if name in VIEWING:
        return "For everybody at listed tables, otherwise with access to the table. A token needs the scope `read`."
    scope = next((scope for scope, names in SCOPES.items() if name in names), "")
    return f"For guests, accounts, and tokens with the scope `{scope}`." if scope else "For browser sessions only."


def _parameter(found: Json) -> Json:
    """A path or query parameter: never null, and numbers are not negative."""
    schema = dict(found["schema"])
    kinds = [one for one in schema.pop("oneOf", []) if one != {"type": "null"}]
    schema |= kinds[0] if kinds else {}
    for bound in ("minimum", "maximum"):
        if bound in schema:
            schema[bound] = int(schema[bound])
    if schema.get("type") == "integer":
        schema.setdefault("minimum", 0)
    text = schema.pop("description", "")
    kept = {key: value for key, value in found.items() if key in ("name", "in", "required") and value}
    return {**kept, "schema": schema} | ({"description": text} if text else {})


def _success(name: str, status: str, found: Json) -> Json:
    answer: Json = {"description": DONE[status]}
    if name == "export":
        answer["content"] = {"application/json": {"schema": {"$ref": "#/components/schemas/Export"}}}
    elif name in DOWNLOADS:
        answer["content"] = {DOWNLOADS[name]: {"schema": {"type": "string"}}}
        answer["headers"] = {"Content-Disposition": _header("A file name.", required=True)}
    elif "text/plain" in found.get("content", {}):
        answer["content"] = _text()
    elif status != "204":
        answer["content"] = found["content"]
    if name in SIGN_IN | {"sign_out", "forget"}:
        answer["headers"] = {"Set-Cookie": _header("Sets or removes the session cookie.")}
    return answer


def _text() -> Json:
    return {"text/plain": {"schema": {"type": "string"}}}


def _header(text: str, *, required: bool = False) -> Json:
    return {"description": text, "schema": {"type": "string"}} | ({"required": True} if required else {})


def _error_statuses(path: str, method: str, operation: Json, name: str) -> Iterator[int]:
    """The error statuses of an operation."""
    if not path.startswith("/api/"):
        yield from (403,) if name == "metrics" else ()
        return
    known, changes = name not in PUBLIC, method not in ("get", "head")
    yield from (400, 429)
    if known:
        yield from (401, 403, 503)
    if "{" in path or name == "use_link":
        yield 404
    if changes or "{table}" in path or name == "show_link":
        yield 409
    if "requestBody" in operation:
        yield 413
    if changes:
        yield 415
    if name in RULE_ERRORS:
        yield 422


def _error_response(status: int, text: str) -> Json:
    answer: Json = {"description": text, "content": {MEDIA: {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    if status == 401:
        answer["headers"] = {"WWW-Authenticate": _header("Bearer", required=True)}
    if status == 429:
        seconds = {"type": "integer", "minimum": 1}
        answer["headers"] = {"Retry-After": {"description": "Seconds.", "required": True, "schema": seconds}}
    return answer


def _schemas(found: Json) -> Json:
    """The schemas of the wire types, taken from msgspec because it includes every constraint that it checks."""
    names = {*found, "Problem"}
    modules = (wire, wire_advice, wire_errors, wire_games, wire_play, wire_table)
    types = [kind for module in modules for kind in _structs(module) if kind.__name__ in names]
    _, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return {**found, **components, "Export": EXPORT}


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            yield kind
