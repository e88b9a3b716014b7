"""The description of the HTTP interface: what Litestar finds out of the routes, made exact and complete."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import msgspec

from ironmaster.server import wire, wire_advice, wire_games, wire_play, wire_table
from ironmaster.server.web.error_responses import MEDIA

Json = dict[str, Any]
ABOUT: Final = """The table server. Every problem is answered as `application/problem+json`, in the language of `lang`
or of Accept-Language. Live play goes over the WebSocket `/api/live`; see docs/host/server.md."""
TAGS: Final = {
    "games": "What can be played here, and by which rules",
    "people": "Guests, accounts, sessions, tokens",
    "tables": "The lobby, and tables before and after the game",
    "play": "Playing over plain HTTP, chat and records",
    "facts": "What a page draws and looks up beside the play",
    "advice": "Hints, and the analysis of a game that has ended",
    "service": "For those who look after the server",
}
REFUSALS: Final = {
    400: ("BadRequest", "The request is malformed"),
    401: ("Unknown", "Nobody is signed in, or the token or password is wrong"),
    403: ("Forbidden", "Not allowed"),
    404: ("NotThere", "Not there, or private"),
    409: ("Conflict", "Not in this state, or somebody else was quicker"),
    413: ("TooLarge", "The request is too large"),
    415: ("NotJson", "The request is not JSON"),
    422: ("Unprocessable", "Against the rules, or not to be set up like that"),
    429: ("TooMany", "Too many requests"),
    503: ("Away", "The store does not answer"),
}
PUBLIC: Final = {"about", "games", "rules", "game_board", "healthz", "readyz"}
COMING: Final = {"guest", "account", "sign_in"}
WATCHING: Final = {
    *("lobby", "show", "state", "events", "chat", "record"),
    *("board", "panels", "figures", "scoring", "analysis", "analysis_page"),
}
ASKING: Final = {"session": "For everybody.", "show_link": "For whoever has the token of the link."}
"""Who may ask for what strangers may too, so that a wrong or narrow token is all that is refused."""
SCOPES: Final = {
    "read": {"me", "mine", "turns", "analyse"},
    "play": {"move", "undo", "draft", "why", "hint", "resign", "say", "unsay"},
    "tables": {
        *("create", "bring", "join", "leave", "bot", "free", "start", "rematch"),
        *("show_links", "make_link", "end_link", "use_link"),
    },
}
"""What a token must allow. An operation that is named nowhere here is for people in a browser alone."""
SET_UP: Final = {"create", "bring", "bot", "move", "draft", "why", "rematch", "game_board"}
"""Operations that the rules or the setup of a game can refuse."""
KEPT: Final = {"record": "text/plain", "analysis_page": "text/html"}
"""Operations whose answers are files to keep."""
DONE: Final = {"200": "What was asked for", "201": "It is made", "204": "It is done"}
LANG: Final = {
    "name": "lang",
    "in": "query",
    "description": "The language of the answer, before that of Accept-Language; one that is not there is passed over.",
    "schema": {"type": "string", "examples": ["en", "fr"]},
}
ROWS: Final = {"type": "array", "items": {"type": "object"}}
EXPORTED: Final = ("sessions", "tokens", "tables", "seats", "resigned", "access", "moves", "chat")
EXPORT: Final = {
    "type": "object",
    "title": "Export",
    "description": "All that is stored about somebody.",
    "properties": {"person": {"type": "object"}} | dict.fromkeys(EXPORTED, ROWS),
    "required": ["person", *EXPORTED],
}


def refined(found: Json, cookie: str) -> Json:
    """The document to serve; `cookie` is the name of the session's cookie."""
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            _refine(path, method, operation)
    found["info"]["description"] = ABOUT.replace("\n", " ")
    found["tags"] = [{"name": name, "description": text} for name, text in TAGS.items()]
    found["components"] = {
        "schemas": dict(sorted(_schemas(found["components"]["schemas"]).items())),
        "parameters": {"lang": LANG},
        "responses": {name: _refusal(status, text) for status, (name, text) in REFUSALS.items()},
        "securitySchemes": _doors(cookie),
    }
    found.pop("security", None)
    return found


def written(document: Json) -> bytes:
    """The document as it is served and kept: sorted, indented, with a last line feed."""
    text = msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=2)
    return text + b"\n"


def _doors(cookie: str) -> Json:
    return {
        "session": {"type": "apiKey", "in": "cookie", "name": cookie, "description": "A browser that is signed in."},
        "token": {"type": "http", "scheme": "bearer", "description": "A program: POST /api/me/tokens makes a token."},
        "metrics": {"type": "http", "scheme": "bearer", "description": "The setting metrics_token."},
    }


def _refine(path: str, method: str, operation: Json) -> None:
    name = operation["operationId"]
    operation.pop("deprecated", None)
    operation["security"] = _security(name)
    operation["description"] = _needs(name)
    parameters = [_parameter(one) for one in operation.get("parameters", []) if one["name"] != "lang"]
    if path.startswith("/api/"):
        parameters.append({"$ref": "#/components/parameters/lang"})
    if parameters:
        operation["parameters"] = parameters
    else:
        operation.pop("parameters", None)
    done = next(status for status in operation["responses"] if status.startswith("2"))
    responses = {done: _success(name, done, operation["responses"][done])}
    for status in _refused(path, method, operation, name):
        responses[str(status)] = {"$ref": f"#/components/responses/{REFUSALS[status][0]}"}
    if name == "readyz":
        responses["503"] = {"description": "It cannot serve now", "content": _text()}
    operation["responses"] = responses


def _security(name: str) -> list[Json]:
    if name in PUBLIC:
        return []
    if name == "metrics":
        return [{"metrics": []}, {}]
    if name in COMING:
        return [{}, {"session": []}]
    if name in WATCHING or name in ASKING:
        return [{"session": []}, {"token": ["read"]}, {}]
    scopes = [scope for scope, names in SCOPES.items() if name in names]
    return [{"session": []}, *({"token": [scope]} for scope in scopes)]


def _needs(name: str) -> str:
    if name in PUBLIC | COMING:
        return "For everybody."
    if name == "metrics":
        return "For this machine where no token is set, otherwise for whoever has the token."
    if name in ASKING:
        return f"{ASKING[name]} A token needs the scope `read`."
    if name in WATCHING:
        return "For everybody at listed tables, otherwise for those who were let in. A token needs the scope `read`."
    scope = next((scope for scope, names in SCOPES.items() if name in names), "")
    return f"For people, and programs whose token has the scope `{scope}`." if scope else "For people in a browser."


def _parameter(found: Json) -> Json:
    """A parameter of an address: it is never null, and no number in it is negative."""
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
    elif name in KEPT:
        answer["content"] = {KEPT[name]: {"schema": {"type": "string"}}}
        answer["headers"] = {"Content-Disposition": _header("A file name.", required=True)}
    elif "text/plain" in found.get("content", {}):
        answer["content"] = _text()
    elif status != "204":
        answer["content"] = found["content"]
    if name in COMING | {"sign_out", "forget"}:
        answer["headers"] = {"Set-Cookie": _header("The session, or its end.")}
    return answer


def _text() -> Json:
    return {"text/plain": {"schema": {"type": "string"}}}


def _header(text: str, *, required: bool = False) -> Json:
    return {"description": text, "schema": {"type": "string"}} | ({"required": True} if required else {})


def _refused(path: str, method: str, operation: Json, name: str) -> Iterator[int]:
    """The statuses other than success that an operation can have."""
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
    if name in SET_UP:
        yield 422


def _refusal(status: int, text: str) -> Json:
    answer: Json = {"description": text, "content": {MEDIA: {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    if status == 401:
        answer["headers"] = {"WWW-Authenticate": _header("Bearer", required=True)}
    if status == 429:
        seconds = {"type": "integer", "minimum": 1}
        answer["headers"] = {"Retry-After": {"description": "Seconds.", "required": True, "schema": seconds}}
    return answer


def _schemas(found: Json) -> Json:
    """The schemas of the types themselves: msgspec knows every bound that it checks."""
    names = {*found, "Problem"}
    modules = (wire, wire_advice, wire_games, wire_play, wire_table)
    types = [kind for module in modules for kind in _structs(module) if kind.__name__ in names]
    _, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return {**found, **components, "Export": EXPORT}


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            yield kind
