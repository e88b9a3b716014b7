"""Routes for guests, accounts, sessions and API tokens."""

from typing import Any

from litestar import Request, delete, get, patch, post
from litestar.datastructures import Cookie

from ironmaster.server.context import AppContext
from ironmaster.server.people import accounts
from ironmaster.server.people.accounts import DAY, SignedIn
from ironmaster.server.people.export import export_data
from ironmaster.server.store import people as sql
from ironmaster.server.store.rows import Person, Token
from ironmaster.server.text import clean, name_key
from ironmaster.server.web.authentication import Caller, cookie_name
from ironmaster.server.web.params import TokenId
from ironmaster.server.web.responses import SafeResponse
from ironmaster.server.wire import (
    AccountForm,
    GuestForm,
    LeaveForm,
    Me,
    MeForm,
    Session,
    SignInForm,
    TokenCard,
    TokenForm,
    moment,
)

AnyRequest = Request[Any, Any, Any]


@post("/api/guest", summary="Play at once, without an account", opt={"rate": "guest"}, status_code=201)
async def guest(context: AppContext, caller: Caller, data: GuestForm, language: str) -> SafeResponse[Me]:
    if caller.person is not None:
        return SafeResponse(_me(caller.known()), status_code=201)
    return _signed_in(context, await accounts.create_guest(context, data.name, language), 201)


@post("/api/account", summary="Create an account; a guest keeps their games", opt={"rate": "sign"}, status_code=201)
async def account(context: AppContext, caller: Caller, data: AccountForm, language: str) -> SafeResponse[Me]:
    guest = None if caller.person is None else caller.known()
    return _signed_in(context, await accounts.create_account(context, guest, data, language), 201)


@post("/api/session", summary="Sign in; guests keep their games", opt={"rate": "sign"}, status_code=201)
async def sign_in(context: AppContext, caller: Caller, data: SignInForm) -> SafeResponse[Me]:
    context.limits.check("name", name_key(clean(data.name)))
    guest = None if caller.person is None else caller.known()
    return _signed_in(context, await accounts.sign_in(context, guest, data, caller.session), 201)


@delete("/api/session", summary="Sign out", status_code=204)
async def sign_out(context: AppContext, caller: Caller) -> SafeResponse[None]:
    if caller.session:
        await accounts.sign_out(context, caller.session)
    return SafeResponse(None, status_code=204, cookies=[_cookie(context, "", 0)])


@get("/api/session", summary="The person of this session, or null")
async def session(context: AppContext, caller: Caller, request: AnyRequest) -> SafeResponse[Session]:
    """Like `me`, but also for visitors: browsers log a 401 response as an error, even on a first visit."""
    person = caller.reader()
    return SafeResponse(Session(me=None if person is None else _me(person)), cookies=_renewed(context, caller, request))


@get("/api/me", summary="My profile")
async def me(context: AppContext, caller: Caller, request: AnyRequest) -> SafeResponse[Me]:
    return SafeResponse(_me(caller.known("read")), cookies=_renewed(context, caller, request))


@patch("/api/me", summary="Change name, e-mail, language or password", opt={"rate": "sign"})
async def change(context: AppContext, caller: Caller, data: MeForm) -> Me:
    return _me(await accounts.change_me(context, caller.known(), data, caller.session))


@post("/api/me/delete", summary="Delete my account; bots continue my games", opt={"rate": "sign"}, status_code=204)
async def forget(context: AppContext, caller: Caller, data: LeaveForm) -> SafeResponse[None]:
    await accounts.delete_me(context, caller.known(), data.password)
    return SafeResponse(None, status_code=204, cookies=[_cookie(context, "", 0)])


@get("/api/me/export", summary="All data stored about me", opt={"rate": "import"})
async def export(context: AppContext, caller: Caller) -> dict[str, Any]:
    person = caller.known()
    return await context.store.read(lambda connection: export_data(connection, person))


@get("/api/me/tokens", summary="My API tokens")
async def tokens(context: AppContext, caller: Caller) -> list[TokenCard]:
    person = caller.known()
    return [_token(row) for row in await context.store.read(lambda connection: sql.tokens_of(connection, person.id))]


@post("/api/me/tokens", summary="Create a token for a program; it is shown once", opt={"rate": "sign"}, status_code=201)
async def new_token(context: AppContext, caller: Caller, data: TokenForm) -> TokenCard:
    token, secret = await accounts.new_api_token(context, caller.known(), data)
    return _token(token, secret)


@delete("/api/me/tokens/{token:str}", summary="Revoke a token", status_code=204)
async def drop_token(context: AppContext, caller: Caller, token: TokenId) -> None:
    await accounts.revoke_api_token(context, caller.known(), token)


def _signed_in(context: AppContext, signed: SignedIn, status: int) -> SafeResponse[Me]:
    seconds = int(context.settings.session_days * DAY)
    return SafeResponse(_me(signed.person), status_code=status, cookies=[_cookie(context, signed.token, seconds)])


def _renewed(context: AppContext, caller: Caller, request: AnyRequest) -> list[Cookie]:
    """The session cookie again, with a new expiry date, for a browser that comes back."""
    secret = request.cookies.get(cookie_name(context.settings), "") if caller.session else ""
    return [_cookie(context, secret, int(context.settings.session_days * DAY))] if secret else []


def _cookie(context: AppContext, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=cookie_name(context.settings),
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=context.settings.secure,
        samesite="lax",
    )


def _me(person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        kind=person.kind,
        email=person.email or "",
        admin=person.admin,
        lang=person.lang,
        created=moment(person.created),
    )


def _token(row: Token, secret: str = "") -> TokenCard:
    return TokenCard(
        id=row.id,
        name=row.name,
        scopes=row.scopes.split(),
        created=moment(row.created),
        expires=moment(row.expires),
        token=secret,
    )


HANDLERS = (
    guest,
    account,
    sign_in,
    sign_out,
    session,
    me,
    change,
    forget,
    export,
    tokens,
    new_token,
    drop_token,
)
